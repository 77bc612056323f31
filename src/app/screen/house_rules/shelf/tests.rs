use super::*;
use crate::engine::Points;
use crate::engine::rules::Teams;

fn shelf() -> Shelf {
    let set = |name: &str, target: i16| {
        RuleSet::new(name, Preset::Setback, Rules { target: Points(target), ..Preset::Setback.into() })
    };
    Shelf::new(vec![set("Ours", 14), set("Theirs", 21)], Pick::Own("Ours".to_owned()))
}

fn names(shelf: &Shelf) -> Vec<&str> {
    shelf.sets().iter().map(|set| set.name.as_str()).collect()
}

#[test]
fn a_game_with_a_name_is_copied_by_its_first_change() {
    let mut shelf = Shelf::new(Vec::new(), Pick::Own("gone".to_owned()));
    assert_eq!(shelf.pick(), &Pick::Printed(Preset::AuctionPitch));
    shelf.set(Field::Target, Value::Number(7), "House rules");
    assert!(shelf.sets().is_empty(), "it is seven already");
    shelf.set(Field::Target, Value::Number(11), "House rules");
    assert_eq!((names(&shelf), shelf.changes()), (vec!["House rules"], vec![Field::Target]));
    assert_eq!(shelf.own().map(|set| set.base), Some(Preset::AuctionPitch));
    shelf.set(Field::Target, Value::Number(14), "");
    assert!(shelf.undo(), "copying and turning a number further is one deed");
    assert_eq!((shelf.sets().len(), shelf.pick()), (0, &Pick::Printed(Preset::AuctionPitch)));
    assert!(!shelf.undo());
}

#[test]
fn names_never_clash() {
    let mut shelf = shelf();
    shelf.copy("House rules");
    assert_eq!(
        (names(&shelf), shelf.own().map(|set| set.rules.target)),
        (vec!["Ours", "Theirs", "Ours 2"], Some(Points(14)))
    );
    shelf.rename(" THEIRS ");
    assert_eq!(names(&shelf)[2], "THEIRS 2");
    for nothing in ["", " \u{202e}\u{7} "] {
        let before = shelf.clone();
        shelf.rename(nothing);
        assert_eq!(shelf.sets(), before.sets(), "a set has a name");
    }
    shelf.rename("theirs 2");
    assert_eq!(names(&shelf)[2], "theirs 2", "its own name in other letters is free");
    shelf.rename("setback");
    assert_eq!(names(&shelf)[2], "setback 2", "the command line knows a game of this name");
    let again = shelf.sets()[0].clone();
    shelf.take(again.clone(), "");
    assert_eq!((names(&shelf).len(), shelf.own().map(|set| set.name.as_str())), (3, Some("Ours")), "it is there");
    shelf.take(RuleSet { base: Preset::Smudge, ..again }, "");
    assert_eq!(names(&shelf)[3], "Ours 2");
    shelf.take(RuleSet::new("", Preset::Smudge, Preset::Smudge.into()), "Read");
    assert_eq!(names(&shelf)[4], "Read");
}

#[test]
fn what_was_deleted_comes_back() {
    let mut shelf = shelf();
    let before = shelf.clone();
    shelf.delete();
    assert_eq!((names(&shelf), shelf.last_deed()), (vec!["Theirs"], Some(&Deed::Deleted("Ours".to_owned()))));
    shelf.delete();
    assert_eq!((shelf.sets().len(), shelf.pick()), (0, &Pick::Printed(Preset::Setback)));
    shelf.delete();
    assert!(shelf.undo() && shelf.undo() && !shelf.undo(), "a game with a name is not deleted");
    assert_eq!(shelf, before);
}

#[test]
fn options_go_back_to_their_game_alone_or_together() {
    let mut shelf = shelf();
    shelf.set(Field::Teams, Value::Choice("none"), "");
    shelf.set(Field::Players, Value::Number(6), "");
    shelf.reset(Field::Target);
    assert_eq!((shelf.rules().target, shelf.changes()), (Rules::from(Preset::Setback).target, vec![Field::Teams]));
    assert_eq!(shelf.last_deed(), Some(&Deed::Reset(Field::Target)));
    shelf.reset_all();
    assert_eq!(shelf.rules(), Preset::Setback.into());
    assert!(shelf.undo());
    assert_eq!((shelf.rules().players, shelf.rules().teams), (6, Teams::None));
}

#[test]
fn a_misfit_is_mended_and_that_can_be_undone() {
    let mut shelf = shelf();
    shelf.set(Field::Players, Value::Number(5), "");
    let misfits = shelf.rules().validate();
    shelf.mend(&misfits[0], "");
    assert!(shelf.rules().validate().is_empty());
    assert!(shelf.undo());
    assert_eq!(shelf.rules().validate(), misfits);
}

#[test]
fn only_so_much_is_remembered() {
    let mut shelf = shelf();
    for number in 0..300_i16 {
        shelf.set(Field::Target, Value::Number(1 + number % 100), "");
        shelf.set(Field::HangJack, Value::Number(1 + number % 6), "");
    }
    let mut undone = 0;
    while shelf.undo() {
        undone += 1;
    }
    assert_eq!(undone, DEEPEST);
}
