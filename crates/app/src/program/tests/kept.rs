//! What is kept beside the game: the evening and the statistics; and that whatever cannot be kept is told.

use crate::keymap::Key;
use crate::outcome::Outcome;
#[cfg(unix)]
use crate::program::tests::desk::refuse;
use crate::program::tests::desk::{Desk, begun, finish, nearly_over, over, playing, step, table_of};
use crate::program::{Base, Message};
use crate::screen::statistics;
use crate::sheet::{self, Sheet};
use pitch_players::Stop;
use pitch_rules::Action;
use pitch_session::costs::{Cost, Whose};
use pitch_session::family::Family;
use pitch_session::lesson::Lesson;
use pitch_session::puzzle::{Exercise, Mistake, Mistakes, Theme};
use pitch_session::settings::Choices;
use pitch_session::storage::{Storage, statistics_in};
use pitch_session::{Costs, Evening, Next, Review, Shelf, Statistics, Table, Timestamp, costs};

use tempfile::TempDir;

use std::fs;

fn last_card(people: &[&str], number: u64) -> Table {
    nearly_over(table_of(people, 4 - people.len(), 3, number))
}

#[test]
fn a_game_that_is_left_before_its_last_hand_is_judged_still_gets_its_accuracy() {
    for outcome in [Outcome::PlayAgain, Outcome::Home] {
        let mut desk = Desk::at(playing(last_card(&["Sam"], 5).record()));
        finish(&mut desk);
        // Nothing is known yet, as where somebody is quick.
        let Base::Table(table) = &mut desk.program.base else { panic!("no table") };
        let known = table.accuracies();
        table.forget_costs();
        assert!(known.is_some() && table.accuracies().is_none());
        let game = table.session().clone();
        let nothing = pitch_rules::BySeat::new(game.players().len());
        assert!(desk.program.statistics.note_accuracy(&game, &nothing));
        let accuracy = |desk: &Desk| desk.program.statistics.games().last().expect("counted").players[0].accuracy;
        assert_eq!(accuracy(&desk), None);
        desk.ask(outcome);
        desk.happens(Message::MouseMoved);
        let again = costs::of_game(game.record(), &Stop::new()).expect("judged");
        assert_eq!(accuracy(&desk), Some(again[pitch_rules::Seat::default()]));
        let kept = statistics_in(desk.folder.path()).expect("statistics").0;
        assert_eq!(kept.games().last().expect("counted").players[0].accuracy, accuracy(&desk), "and it is written");
    }
}

fn evening(desk: &Desk) -> usize {
    let text = fs::read_to_string(desk.file("evening.ron")).expect("an evening");
    pitch_session::syntax::read::<Evening>(&text).expect("an evening").games().len()
}

fn counted(desk: &Desk) -> usize {
    statistics_in(desk.folder.path()).expect("statistics").0.games().len()
}

fn erase(desk: &mut Desk) {
    desk.on_sheet(sheet::Message::Statistics(statistics::Message::Erase));
}

/// A folder in which a game was counted, with another before its last card.
fn second_game() -> TempDir {
    let folder = playing(last_card(&["Sam", "Eve"], 5).record());
    let first = over(table_of(&["Sam", "Eve"], 2, 3, 4));
    let storage = Storage::open(folder.path()).expect("opened");
    let (mut evening, mut statistics) = (Evening::default(), Statistics::default());
    assert!(evening.follow(&first, Timestamp::now()) && statistics.follow(&first, Timestamp::now()));
    storage.save_joined(&mut evening).expect("saved");
    storage.save_statistics(&mut statistics).expect("saved");
    drop(storage);
    folder
}

#[test]
fn a_game_that_is_over_is_counted_told_of_and_forgotten_on_demand() {
    let mut desk = Desk::at(second_game());
    finish(&mut desk);
    assert_eq!((evening(&desk), counted(&desk)), (2, 2));
    assert!(desk.sees("This evening"), "the people see how they stand");
    desk.ask(Outcome::NewEvening);
    assert_eq!(evening(&desk), 0);
    assert!(!desk.sees("This evening"));

    desk.ask(Outcome::Statistics);
    erase(&mut desk);
    assert_eq!(counted(&desk), 0);
    erase(&mut desk);
    assert_eq!(counted(&desk), 2, "they can be had back");
    erase(&mut desk);
    let mut desk = desk.again();
    desk.letters("t");
    assert_eq!(desk.program.statistics.games().len(), 0, "what was erased stays so");
}

/// Data remembered of the player, as the program holds it.
fn remembered(desk: &mut Desk) -> String {
    let (solved, mistakes) = (desk.program.solved(), desk.program.mistakes().clone());
    let settings = &desk.program.context.settings;
    let of_settings = (settings.last_game.clone(), settings.recent_games.clone(), settings.families.clone());
    format!("{of_settings:?} {:?} {solved:?} {mistakes:?} {:?}", settings.lessons, desk.program.statistics.games())
}

/// A game before its last card in which Sam decided something that cost them, and the costs of its hands once it is over.
fn costly() -> (Table, Vec<Costs>) {
    judged(|number| {
        let game = last_card(&["Sam"], number);
        let over = over(game.clone());
        (game, over)
    })
}

/// The first of these games in which Sam decided something that cost them once it is further, and the costs by then.
fn judged(game: impl Fn(u64) -> (Table, Table)) -> (Table, Vec<Costs>) {
    let judged = (1..200).map(game).map(|(game, over)| {
        let review = Review::of(over.record()).expect("hands");
        let hands = (0..review.hands().len()).map(|hand| Costs::of(&review, hand, Whose::People, &Stop::new()));
        (game, hands.map(|costs| costs.expect("not stopped")).collect::<Vec<_>>())
    });
    let is_costly = |hands: &[Costs]| hands.iter().any(|costs| costs.all.iter().any(Cost::is_mistake));
    judged.into_iter().find(|(_, hands)| is_costly(hands)).expect("somebody errs")
}

#[test]
fn what_was_costly_in_a_hand_is_kept_while_the_game_goes_on() {
    let (game, costs) = judged(|number| {
        let mut table = table_of(&["Sam"], 3, 7, number);
        let mut last = table.clone();
        while table.hands().is_empty() {
            if matches!(table.next(), Next::Person(_)) {
                last = table.clone();
            }
            assert!(step(&mut table));
        }
        (last, table)
    });
    let mut desk = Desk::at(playing(game.record()));
    desk.press([Key::Enter]);
    while desk.table().session().hands().is_empty() {
        desk.decide();
    }
    assert!(desk.table().session().game().end().is_none());
    let all = costs.iter().flat_map(|costs| &costs.all).filter(|cost| cost.is_mistake()).count();
    assert_eq!(desk.program.mistakes().all().len(), all);
}

#[test]
fn what_was_costly_in_a_game_is_kept_as_what_it_cost_has_it_and_asked_again() {
    let (game, costs) = costly();
    let all = costs.iter().flat_map(|costs| &costs.all).filter(|cost| cost.is_mistake());
    let all: Vec<_> = all.map(|cost| (cost.done.clone(), cost.best.clone())).collect();
    let kept = |desk: &Desk| {
        let text = fs::read_to_string(desk.file("mistakes.ron")).unwrap_or_else(|_| "()".to_owned());
        pitch_session::syntax::read::<Mistakes>(&text).expect("mistakes").all().to_vec()
    };
    // At the table, and where it was left before it was judged.
    for is_quick in [false, true] {
        let mut desk = Desk::at(playing(game.record()));
        finish(&mut desk);
        if is_quick {
            desk.program.mistakes = None;
            fs::remove_file(desk.file("mistakes.ron")).expect("it was there");
            let Base::Table(table) = &mut desk.program.base else { panic!("no table") };
            table.forget_costs();
            desk.ask(Outcome::Home);
            desk.happens(Message::MouseMoved);
        }
        let found = kept(&desk);
        assert_eq!(found.len(), all.len());
        for (mistake, (done, best)) in found.iter().zip(&all) {
            let right =
                |action: &Action| mistake.alternatives().iter().any(|choice| choice.action == *action && !choice.wrong);
            assert!(mistake.alternatives()[0].action == *best && !right(done));
        }
        let mut desk = desk.again();
        desk.ask(Outcome::Puzzles);
        assert!(desk.sees("Your own mistakes"));
        desk.ask(Outcome::Drill(Theme::Mistakes, None));
        let Some(Exercise::Mistake(asked)) = desk.table().exercise().cloned() else { panic!("nothing is asked") };
        assert_eq!(asked.id(), found.last().expect("some").id(), "the last one first");
        desk.ask(Outcome::Answer(asked.alternatives()[0].action.clone()));
        assert!(kept(&desk).last().expect("some").is_solved());
        assert_eq!(desk.program.solved().tried(), 0, "it is no puzzle");
        assert_eq!(counted(&desk), 1, "nor a game");
    }
}

/// A folder in which everything that can be remembered of a player is.
fn known_player() -> TempDir {
    let folder = second_game();
    let storage = Storage::open(folder.path()).expect("opened");
    let mut solved = pitch_session::Solved::default();
    solved.note_answer("setback-4-1-9", false, 20_000, true);
    storage.save_joined(&mut solved).expect("saved");
    let (game, costs) = costly();
    let mut mistakes = Mistakes::default();
    for hand in &costs {
        let _ = mistakes.add(Mistake::found(game.record(), hand, Timestamp::now()));
    }
    storage.save_joined(&mut mistakes).expect("saved");
    let path = folder.path().join("settings.ron");
    let (mut settings, _) = pitch_session::Settings::load(&path);
    settings.lessons.note(Lesson::Count, 2, 9);
    settings.families.extend(Family::of(table_of(&["Sam", "Eve"], 2, 3, 4).players()));
    let game = Choices { names: vec!["Sam".to_owned()], ..settings.last_game.clone() };
    settings.remember_game(game);
    settings.volume = 20;
    settings.save(&path).expect("saved");
    folder
}

#[test]
fn what_is_remembered_is_forgotten_by_one_button_and_brought_back_by_the_same() {
    let nothing = remembered(&mut Desk::at(TempDir::new().expect("a folder")));
    let mut desk = Desk::at(known_player());
    let before = remembered(&mut desk);
    let (saved, volume) = (fs::read(desk.file("current.ron")).expect("a game"), desk.program.context.settings.volume);
    desk.ask(Outcome::Settings);
    desk.ask(Outcome::Forget);
    assert_eq!(remembered(&mut desk), nothing);
    assert!(desk.sees("Bring it back"));
    desk.ask(Outcome::Forget);
    assert_eq!(remembered(&mut desk), before);
    assert!(desk.sees("Forget it all"));
    let mut desk = desk.again();
    assert_eq!(remembered(&mut desk), before, "it is in the files");
    desk.ask(Outcome::Settings);
    desk.ask(Outcome::Forget);
    let mut desk = desk.again();
    assert_eq!(remembered(&mut desk), nothing, "nor is anything in the files");
    assert_eq!(fs::read(desk.file("current.ron")).expect("a game"), saved, "saved games stay");
    assert_eq!((desk.program.context.settings.volume, volume), (20, 20), "settings stay");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_forgotten_on_the_disk_is_still_remembered() {
    for name in ["families.ron", "puzzles.ron", "mistakes.ron"] {
        let mut desk = Desk::at(known_player());
        let before = remembered(&mut desk);
        let file = desk.file(name);
        let text = fs::read(&file).expect("a file");
        fs::remove_file(&file).expect("removed");
        refuse(&file);
        desk.ask(Outcome::Settings);
        desk.ask(Outcome::Forget);
        assert!(desk.is_told(name), "{:?}", desk.program.notices);
        assert!(remembered(&mut desk) == before && desk.sees("Forget it all"), "{name}");
        fs::remove_file(&file).expect("removed");
        fs::write(&file, text).expect("written");
        desk.ask(Outcome::Forget);
        assert!(desk.sees("Bring it back"), "{name}");
    }
}

#[test]
fn what_was_told_of_another_program_goes_with_it() {
    let folder = playing(last_card(&["Sam"], 5).record());
    let other = Storage::open(folder.path()).expect("opened");
    let mut desk = Desk::at(folder);
    assert!(desk.is_told("is using this folder"), "{:?}", desk.program.notices);
    drop(other);
    finish(&mut desk);
    assert!(!desk.is_told("is using this folder"), "{:?}", desk.program.notices);
    assert!(desk.is_told("From now on your game is saved here."), "{:?}", desk.program.notices);
}

#[cfg(unix)]
#[test]
fn statistics_and_evening_that_could_not_be_read_are_told_of_and_joined_later() {
    let folder = second_game();
    let files = ["evening.ron", "statistics.jsonl"].map(|name| folder.path().join(name));
    let texts = files.each_ref().map(|file| fs::read(file).expect("a file"));
    for file in &files {
        fs::remove_file(file).expect("removed");
        refuse(file);
    }
    let mut desk = Desk::at(folder);
    assert!(desk.is_told("evening.ron") && desk.is_told("statistics.jsonl"), "{:?}", desk.program.notices);
    while !desk.program.notices.is_empty() {
        desk.press([Key::Escape]);
    }
    desk.letters("t");
    erase(&mut desk);
    desk.press([Key::Escape, Key::Escape]);
    assert!(files.iter().all(|file| file.is_symlink()), "nothing takes the place of what could not be read");
    desk.program.notices.clear();
    finish(&mut desk);
    assert!(desk.is_told("statistics.jsonl") && desk.is_told("evening.ron"), "{:?}", desk.program.notices);
    for (file, text) in files.iter().zip(texts) {
        fs::remove_file(file).expect("removed");
        fs::write(file, text).expect("written");
    }
    desk.program.notices.clear();
    desk.ask(Outcome::Statistics);
    assert_eq!(desk.program.statistics.games().len(), 2, "those of the file and the one that was played since");
    erase(&mut desk);
    assert_eq!(counted(&desk), 0, "now they can be erased");
}

#[cfg(unix)]
#[test]
fn an_evening_in_a_folder_that_could_not_be_opened_goes_on() {
    let folder = second_game();
    let games = folder.path().join("games");
    fs::remove_dir(&games).expect("removed");
    refuse(&games);
    let mut desk = Desk::at(folder);
    assert!(!desk.program.notices.is_empty());
    fs::remove_file(&games).expect("removed");
    desk.letters("n");
    let players = last_card(&["Sam", "Eve"], 5).players().to_vec();
    let rules = last_card(&["Sam", "Eve"], 5).rules().as_ref().clone();
    desk.ask(Outcome::Start { rules: Box::new(rules), players, rule_set: None });
    while desk.table().session().game().end().is_none() {
        while !desk.program.sheets.is_empty() {
            desk.press([Key::Enter]);
        }
        if desk.table().session().game().end().is_none() {
            desk.decide();
        }
    }
    assert_eq!(evening(&desk), 2, "the game before is not forgotten");
}

#[test]
fn whatever_cannot_be_written_is_told_once() {
    let mut desk = Desk::at(playing(begun(table_of(&["Sam"], 3, 7, 2), 4).record()));
    desk.press([Key::Enter]);
    let _ = desk.program.keeper.storage().map(Storage::library);
    fs::remove_file(desk.file("current.ron")).expect("removed");
    fs::create_dir_all(desk.file("current.ron/in the way")).expect("made");
    for _ in 0..2 {
        desk.decide();
        assert_eq!(desk.program.notices.len(), 1, "{:?}", desk.program.notices);
    }
    assert!(desk.is_told("current.ron"), "{:?}", desk.program.notices);

    let mut desk = Desk::at(playing(last_card(&["Sam", "Eve"], 5).record()));
    for name in ["evening.ron", "statistics.jsonl"] {
        fs::create_dir_all(desk.file(name).join("in the way")).expect("made");
    }
    finish(&mut desk);
    assert!(desk.is_told("evening.ron") && desk.is_told("statistics.jsonl"), "{:?}", desk.program.notices);
    desk.program.notices.clear();
    desk.ask(Outcome::Statistics);
    erase(&mut desk);
    assert!(desk.is_told("statistics.jsonl"), "{:?}", desk.program.notices);
}

#[test]
fn what_could_not_be_counted_is_counted_when_the_window_closes() {
    let mut desk = Desk::at(playing(last_card(&["Sam", "Eve"], 5).record()));
    let files = ["evening.ron", "statistics.jsonl"].map(|name| desk.file(name));
    for file in &files {
        fs::create_dir(file).expect("made");
    }
    finish(&mut desk);
    assert_eq!(desk.program.notices.len(), 2, "{:?}", desk.program.notices);
    for file in &files {
        fs::remove_dir(file).expect("removed");
    }
    let desk = desk.again();
    assert_eq!((evening(&desk), counted(&desk)), (1, 1));
}

#[test]
fn a_drill_is_of_one_theme_and_leads_back_to_the_records() {
    let mut desk = Desk::new();
    desk.ask(Outcome::Statistics);
    desk.ask(Outcome::Drill(Theme::Trumps, None));
    let (place, shelf) = (desk.table().puzzle().expect("a puzzle"), Shelf::own());
    assert!(shelf.puzzles[place].themes().contains(&Theme::Trumps));
    desk.ask(Outcome::Answer(shelf.puzzles[place].right_action().clone()));
    // A key leads on before its time is over.
    desk.press([Key::Letter('x')]);
    let next = desk.table().puzzle().expect("the next one");
    assert!(next != place && shelf.puzzles[next].themes().contains(&Theme::Trumps));
    // The player who leaves comes back to the hand at which they were.
    desk.press([Key::Escape]);
    assert!(matches!(desk.top(), Some(Sheet::Puzzles(_))));
    desk.ask(Outcome::Drill(Theme::Trumps, None));
    assert_eq!(desk.table().puzzle(), Some(next));
    assert_eq!(desk.table().drill().map(|(drill, index)| (drill.right(), index)), Some((1, 1)));
    desk.press([Key::Escape, Key::Escape]);
    assert!(matches!(desk.top(), Some(Sheet::Statistics(_))));
}

#[test]
fn practice_begins_the_hands_that_its_tile_names() {
    let mut desk = Desk::at(second_game());
    desk.press([Key::Letter('l')]);
    let theme = |desk: &Desk| desk.table().drill().map(|(drill, _)| drill.theme);
    assert_eq!(theme(&desk), Some(Theme::Tens), "that of somebody of whom nothing is known");
    desk.press([Key::Escape]);
    assert!(matches!(desk.top(), Some(Sheet::Puzzles(_))), "behind it is the shelf");
    desk.ask(Outcome::Drill(Theme::Bid, None));
    let first = desk.table().puzzle().expect("a puzzle");
    desk.ask(Outcome::Answer(Shelf::own().puzzles[first].choices[1].action.clone()));
    desk.press([Key::Escape, Key::Escape]);
    assert!(desk.sees("Five hands: bid or pass"));
    desk.press([Key::Letter('l')]);
    let at = desk.table().drill().map(|(drill, index)| (drill.theme, index));
    assert_eq!(at, Some((Theme::Bid, 1)), "what was left goes on");
}

#[test]
fn a_counted_game_is_looked_back_at_and_one_that_is_gone_is_told_of() {
    let mut desk = Desk::at(playing(last_card(&["Sam"], 5).record()));
    finish(&mut desk);
    let game = desk.program.statistics.games()[0].game.clone();
    desk.ask(Outcome::Home);
    desk.ask(Outcome::Statistics);
    desk.ask(Outcome::LookBack(game));
    assert!(matches!(desk.top(), Some(Sheet::Review(_))), "{:?}", desk.program.notices);
    desk.press([Key::Escape]);
    desk.ask(Outcome::LookBack("none".to_owned()));
    assert!(matches!(desk.top(), Some(Sheet::Statistics(_))) && desk.is_told("kept anymore"));
}
