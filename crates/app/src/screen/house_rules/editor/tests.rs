use super::*;
use pitch_rules::Points;
use pitch_rules::rules::{PackRanks, Teams};

fn editor() -> Editor {
    let set = |name: &str, target: i16| {
        RuleSet::new(name, Preset::Setback, Rules { target: Points(target), ..Preset::Setback.into() })
    };
    Editor::new(vec![set("Ours", 14), set("Theirs", 21)], Pick::Own("Ours".to_owned()))
}

fn names(editor: &Editor) -> Vec<&str> {
    editor.sets().iter().map(|set| set.name.as_str()).collect()
}

#[test]
fn a_game_with_a_name_is_copied_by_its_first_change() {
    let mut editor = Editor::new(Vec::new(), Pick::Own("gone".to_owned()));
    assert_eq!(editor.pick(), &Pick::Printed(Preset::AuctionPitch));
    editor.set(Field::Target, Value::Number(7), "House rules");
    assert!(editor.sets().is_empty(), "it is seven already");
    editor.set(Field::Target, Value::Number(11), "House rules");
    assert_eq!((names(&editor), editor.changes()), (vec!["House rules"], vec![Field::Target]));
    assert_eq!(editor.own().map(|set| set.base), Some(Preset::AuctionPitch));
    editor.set(Field::Target, Value::Number(14), "");
    assert!(editor.undo(), "copying and turning a number further is one deed");
    assert_eq!((editor.sets().len(), editor.pick()), (0, &Pick::Printed(Preset::AuctionPitch)));
    assert!(!editor.undo());
}

#[test]
fn names_never_clash() {
    let mut editor = editor();
    editor.copy("House rules");
    assert_eq!(
        (names(&editor), editor.own().map(|set| set.rules.target)),
        (vec!["Ours", "Theirs", "Ours 2"], Some(Points(14)))
    );
    editor.rename(" THEIRS ");
    assert_eq!(names(&editor)[2], "THEIRS 2");
    for nothing in ["", " \u{202e}\u{7} "] {
        let before = editor.clone();
        editor.rename(nothing);
        assert_eq!(editor.sets(), before.sets(), "a set has a name");
    }
    editor.rename("theirs 2");
    assert_eq!(names(&editor)[2], "theirs 2", "its own name in other letters is free");
    editor.rename("setback");
    assert_eq!(names(&editor)[2], "setback 2", "the command line knows a game of this name");
    let again = editor.sets()[0].clone();
    editor.take(again.clone(), "");
    assert_eq!((names(&editor).len(), editor.own().map(|set| set.name.as_str())), (3, Some("Ours")), "it is there");
    editor.take(RuleSet { base: Preset::Smudge, ..again }, "");
    assert_eq!(names(&editor)[3], "Ours 2");
    editor.take(RuleSet::new("", Preset::Smudge, Preset::Smudge.into()), "Read");
    assert_eq!(names(&editor)[4], "Read");
}

#[test]
fn what_was_deleted_comes_back() {
    let mut editor = editor();
    let before = editor.clone();
    editor.delete();
    assert_eq!((names(&editor), editor.last_change()), (vec!["Theirs"], Some(&Change::Deleted("Ours".to_owned()))));
    editor.delete();
    assert_eq!((editor.sets().len(), editor.pick()), (0, &Pick::Printed(Preset::Setback)));
    editor.delete();
    assert!(editor.undo() && editor.undo() && !editor.undo(), "a game with a name is not deleted");
    assert_eq!(editor, before);
}

#[test]
fn options_go_back_to_their_game_alone_or_together() {
    let mut editor = editor();
    editor.set(Field::Teams, Value::Choice("none"), "");
    editor.set(Field::Players, Value::Number(6), "");
    editor.reset(Field::Target);
    assert_eq!((editor.rules().target, editor.changes()), (Rules::from(Preset::Setback).target, vec![Field::Teams]));
    assert_eq!(editor.last_change(), Some(&Change::Reset(Field::Target)));
    editor.reset_all();
    assert_eq!(editor.rules(), Preset::Setback.into());
    assert!(editor.undo());
    assert_eq!((editor.rules().players, editor.rules().teams), (6, Teams::None));
}

#[test]
fn a_misfit_is_mended_and_that_can_be_undone() {
    let mut editor = editor();
    editor.sets[0].rules.players = 5;
    let misfits = editor.rules().validate();
    editor.mend(&misfits[0], "");
    assert!(editor.rules().validate().is_empty());
    assert!(editor.undo());
    assert_eq!(editor.rules().validate(), misfits);
}

#[test]
fn what_follows_from_a_change_is_done_with_it_and_goes_back_with_it() {
    let mut editor = Editor::new(Vec::new(), Pick::Printed(Preset::AuctionPitch));
    editor.set(Field::Jokers, Value::Number(1), "House rules");
    assert!(editor.rules().validate().is_empty(), "the order of trumps has a place for the joker");
    let followed = |editor: &Editor| editor.repaired(&editor.rules());
    assert_eq!(
        (followed(&editor), editor.changes()),
        (vec![Field::TrumpOrder], vec![Field::Jokers, Field::TrumpOrder])
    );
    editor.set(Field::Jokers, Value::Number(2), "");
    assert!(editor.rules().validate().is_empty());
    editor.set(Field::Jokers, Value::Number(0), "");
    assert_eq!(
        (editor.rules(), followed(&editor)),
        (Preset::AuctionPitch.into(), vec![]),
        "turned back, nothing is left of it"
    );
    assert!(editor.undo());
    assert_eq!(editor.pick(), &Pick::Printed(Preset::AuctionPitch));
    assert!(!editor.undo(), "one number that is turned is one change");
    // Fewer cards for more players, and as many as before for as many players as before.
    let short = Rules { pack: PackRanks::SEVEN_TO_ACE, ..Preset::AuctionPitch.into() };
    let short = RuleSet::new("Short", Preset::AuctionPitch, short);
    let mut editor = Editor::new(vec![short], Pick::Own("Short".to_owned()));
    for (players, cards) in [(5, 6), (6, 5), (7, 4), (4, 6)] {
        editor.set(Field::Players, Value::Number(players), "");
        assert_eq!((editor.rules().cards_per_player, editor.rules().validate()), (cards, vec![]), "{players}");
    }
    // Partners follow the number of players, and no other option makes room for a joker that could be turned up.
    let mut editor = Editor::new(Vec::new(), Pick::Printed(Preset::Setback));
    editor.set(Field::Players, Value::Number(5), "");
    assert_eq!((editor.rules().validate(), followed(&editor)), (vec![], vec![Field::Teams]));
    let mut editor = Editor::new(Vec::new(), Pick::Printed(Preset::Trinidad));
    editor.set(Field::Jokers, Value::Number(1), "");
    assert!(!editor.rules().validate().is_empty() && followed(&editor).is_empty());
}

#[test]
fn an_answer_is_one_change_and_its_repairs_can_be_exchanged() {
    let mut editor = Editor::new(Vec::new(), Pick::Printed(Preset::Pawnee));
    for jokers in [0, 1] {
        editor.answer(Question::Jokers, Value::Number(jokers), "Ours");
    }
    let repairs = editor.repairs().to_vec();
    assert_eq!((repairs.len(), editor.rules()), (1, repairs[0].clone()), "with no joker the widow is small already");
    assert!(editor.undo() && editor.undo() && !editor.undo(), "each answer is taken back by itself");
    editor.answer(Question::Jokers, Value::Number(1), "Ours");
    let repairs = editor.repairs().to_vec();
    editor.repair(1);
    assert_eq!((repairs.len(), editor.rules()), (2, repairs[1].clone()));
    editor.repair(2);
    assert_eq!(editor.rules(), repairs[1], "there is no third");
    editor.choose(Pick::Printed(Preset::Setback));
    assert!(editor.repairs().is_empty(), "other rules are not repaired by it");
    assert!(editor.undo());
    assert_eq!(editor.pick(), &Pick::Printed(Preset::Pawnee));
}

#[test]
fn only_so_much_is_remembered() {
    let mut editor = editor();
    for number in 0..300_i16 {
        editor.set(Field::Target, Value::Number(1 + number % 100), "");
        editor.set(Field::HangJack, Value::Number(1 + number % 6), "");
    }
    let mut undone = 0;
    while editor.undo() {
        undone += 1;
    }
    assert_eq!(undone, DEEPEST);
}
