//! What comes of a file or a folder that was chosen in the dialog of the desktop.

use crate::chooser::{Answer, NoChooser, Purpose};
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::Message;
use crate::program::tests::desk::{Desk, begun, folder, over, playing, shelf, table_of};
use crate::screen::saves::Ask;
use crate::sheet::Sheet;
use pitch_language::t;
use pitch_rules::{Points, Preset, Rules};
use pitch_session::storage::{self, RuleSets};
use pitch_session::{Record, RuleSet};

use std::fs;
use std::path::{Path, PathBuf};

/// A player who asks for something to be chosen, and how the dialog ends.
fn choose(desk: &mut Desk, purpose: Purpose, answer: Answer) {
    desk.ask(Outcome::Choose(Box::new(purpose)));
    desk.happens(Message::Chosen(answer));
}

fn took(path: &Path) -> Answer {
    Ok(Some(path.to_owned()))
}

fn set() -> RuleSet {
    RuleSet::new("Ours", Preset::AuctionPitch, Rules { target: Points(15), ..Rules::default() })
}

fn kept(desk: &Desk) -> Vec<RuleSet> {
    RuleSets::open(desk.folder.path()).sets().cloned().collect()
}

fn game() -> Record {
    begun(table_of(&["Sam"], 3, 11, 2), 4).record().clone()
}

#[test]
fn a_game_or_a_rule_set_is_opened_and_a_wrong_file_says_why_on_the_list() {
    let out = folder();
    let [rules, file, garbage] = ["ours.ron", "game.ron", "garbage.ron"].map(|name| out.path().join(name));
    storage::share_rule_set(&rules, &set()).expect("written");
    storage::save_as(&file, &game()).expect("written");
    fs::write(&garbage, "garbage").expect("written");
    let mut desk = Desk::at(shelf(&[]));
    desk.press([Key::Command('o')]);
    assert_eq!(desk.saves().asks(), Some(&Ask::File(String::new())), "a path can be typed");

    choose(&mut desk, Purpose::Open, Ok(None));
    assert!(desk.saves().said().is_none() && desk.saves().asks().is_some(), "nothing has changed");
    choose(&mut desk, Purpose::Open, Err(NoChooser));
    let none = t!(desk.program.context.language, "choose-none");
    assert!(desk.saves().said() == Some(none.as_str()) && desk.saves().asks().is_some(), "the field is still there");
    choose(&mut desk, Purpose::Open, took(&garbage));
    assert!(desk.saves().said().is_some_and(|said| said.contains("garbage.ron")), "{:?}", desk.saves().said());

    choose(&mut desk, Purpose::Open, took(&rules));
    assert_eq!(kept(&desk), [set()]);
    assert!(matches!(desk.top(), Some(Sheet::HouseRules(_))));
    desk.press([Key::Escape]);
    // A path that was typed leads to the same.
    desk.ask(Outcome::OpenFile(file.clone()));
    assert_eq!((desk.game(), desk.top().is_none()), (&game(), true));
    // Nothing takes the place of a game that is being played, and the list says so.
    desk.press([Key::Command('o')]);
    choose(&mut desk, Purpose::Open, took(&file));
    let refused = t!(desk.program.context.language, "error-dropped-game");
    assert_eq!(desk.saves().said(), Some(refused.as_str()));
}

#[test]
fn while_something_is_chosen_the_window_goes_on_and_asks_for_nothing_else() {
    let out = folder();
    let file = out.path().join("game.ron");
    storage::save_as(&file, &game()).expect("written");
    let mut desk = Desk::at(playing(begun(table_of(&["Sam"], 3, 7, 2), 4).record()));
    desk.ask(Outcome::Choose(Box::new(Purpose::Open)));
    desk.press([Key::Enter]);
    desk.decide();
    desk.ask(Outcome::Choose(Box::new(Purpose::Statistics)));
    desk.happens(Message::Chosen(took(&file)));
    assert_eq!(desk.game().rules().target, Points(7), "the game goes on");
    assert!(desk.is_told(&t!(desk.program.context.language, "error-dropped-game")), "{:?}", desk.program.notices);
    assert_eq!(storage::load(&file).expect("a game"), game(), "no table was written there");
    // An answer to nothing is nothing.
    desk.happens(Message::Chosen(took(&file)));
    assert!(desk.top().is_none());
}

#[test]
fn a_rule_set_is_written_where_it_was_chosen_even_over_another_file() {
    let mut desk = Desk::new();
    let file = desk.file("there.ron");
    fs::write(&file, "an older one").expect("written");
    desk.ask(Outcome::HouseRules(None));
    let share = || Purpose::Share(Box::new(set()), PathBuf::new());
    choose(&mut desk, share(), took(&file));
    assert_eq!(storage::load_rule_set(&file).expect("read").rules.target, Points(15), "the dialog has asked");
    let told = |desk: &Desk| t!(desk.program.context.language, "house-shared", file = pitch_shown::path(&file));
    assert!(desk.sees(&told(&desk)));
    // The player who went elsewhere meanwhile is told there.
    desk.press([Key::Escape, Key::Escape, Key::Escape]);
    choose(&mut desk, share(), took(&file));
    assert!(desk.is_told(&told(&desk)));
}

#[test]
fn a_deck_a_game_and_the_statistics_go_where_they_were_chosen() {
    let done = over(table_of(&["Sam"], 3, 7, 2)).record().clone();
    let mut desk = Desk::at(shelf(&[&done]));
    desk.ask(Outcome::Settings);
    let pictures = desk.file("pictures");
    fs::create_dir(&pictures).expect("made");
    choose(&mut desk, Purpose::Deck, took(&pictures));
    assert_eq!(desk.program.context.settings.deck_folder.as_ref(), Some(&pictures));
    assert!(desk.program.notices.is_empty(), "what is wrong with it stands below the field");
    choose(&mut desk, Purpose::Deck, Ok(None));
    assert_eq!(desk.program.context.settings.deck_folder.as_ref(), Some(&pictures));
    desk.press([Key::Escape]);

    let out = desk.file("out");
    fs::create_dir(&out).expect("made");
    desk.ask(Outcome::Saves);
    let saved = desk.saves().paths().remove(0);
    choose(&mut desk, Purpose::Export(saved), took(&out));
    assert_eq!(fs::read_dir(&out).expect("a folder").count(), 2, "{:?}", desk.saves().said());
    desk.press([Key::Escape]);

    desk.ask(Outcome::Statistics);
    let table = out.join("table.csv");
    fs::write(&table, "an older one").expect("written");
    choose(&mut desk, Purpose::Statistics, Ok(None));
    assert_eq!(fs::read_to_string(&table).expect("there"), "an older one");
    choose(&mut desk, Purpose::Statistics, took(&table));
    assert!(fs::read_to_string(&table).expect("there").starts_with("date,game,"));
}
