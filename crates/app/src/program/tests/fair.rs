//! Whether it is fair: a word of the player's own before the game, and the check once it is over.

use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::tests::desk::{Desk, finish, nearly_over, playing};
use crate::screen::{fair, new_game};
use crate::sheet::{self, Sheet};
use pitch_language::phrase;
use pitch_players::Level;
use pitch_rules::{Points, Preset, Rules};
use pitch_session::verify::Verification;
use pitch_session::{Deals, Kind, NewGame, Origin, Pick, Player, Table};

/// A program that asks for a word before a new game, with what binds the table by then.
fn asked() -> (Desk, Deals) {
    let mut desk = Desk::new();
    desk.ask(Outcome::NewGame);
    desk.ask(Outcome::SetUp(Pick::Printed(Preset::AuctionPitch)));
    desk.on_sheet(sheet::Message::NewGame(new_game::Message::Pressed(Outcome::Fair)));
    assert!(matches!(desk.top(), Some(Sheet::Fair(_))));
    let drawn = desk.program.deals.clone().expect("a seed was drawn");
    let fingerprint = phrase::grouped(&drawn.commitment().expect("it was drawn by chance").to_string());
    assert!(desk.sees(&fingerprint), "it is shown before the word");
    (desk, drawn)
}

#[test]
fn a_word_given_before_the_game_goes_into_its_deals_and_leaves_what_binds_the_table() {
    let (mut desk, drawn) = asked();
    // By keys to the field and out of it again.
    desk.press([Key::Tab, Key::Tab]);
    for typed in ["two", "two ", "two words"] {
        desk.on_sheet(sheet::Message::Fair(fair::Message::Pressed(Outcome::OwnWord(typed.to_owned()))));
        assert!(desk.sees(typed), "{typed} is in the field");
    }
    desk.press([Key::Escape]);
    // The player who looks again finds it there.
    desk.on_sheet(sheet::Message::NewGame(new_game::Message::Pressed(Outcome::Fair)));
    assert!(desk.sees("two words"));
    desk.press([Key::Escape]);
    desk.on_sheet(sheet::Message::NewGame(new_game::Message::Start));
    let deals = desk.game().deals();
    assert_eq!((deals.word(), deals.seed(), deals.commitment()), ("two words", drawn.seed(), drawn.commitment()));
    let rules = desk.game().rules();
    let pack = desk.game().entries().iter().find_map(|entry| entry.pack()).expect("dealt");
    assert!(*pack == deals.pack(rules, 1) && *pack != drawn.pack(rules, 1), "the word changed the cards");
    assert!(Verification::of(desk.game()).holds());
    desk.ask(Outcome::Fair);
    assert!(desk.sees("two words"));
    // The next game is drawn anew, and asks for nothing.
    desk.ask(Outcome::PlayAgain);
    assert!(desk.game().deals().word().is_empty() && desk.game().deals().seed() != drawn.seed());
}

#[test]
fn what_was_drawn_for_a_game_that_is_not_begun_is_forgotten() {
    let (mut desk, drawn) = asked();
    desk.on_sheet(sheet::Message::Fair(fair::Message::Pressed(Outcome::OwnWord("thunder".to_owned()))));
    // From the word to the table, to the games, and home.
    desk.press([Key::Escape; 3]);
    assert!(desk.is_home());
    desk.ask(Outcome::Play);
    let deals = desk.game().deals();
    assert!(deals.word().is_empty() && deals.seed() != drawn.seed() && deals.origin() == Origin::Random);
}

#[test]
fn the_button_checks_the_deals_of_a_game_that_is_over_and_shows_what_came_of_it() {
    let kinds = [("Sam", Kind::Person), ("Ana", Kind::Bot(Level::USUAL))];
    let players = kinds.map(|(name, kind)| Player::new(name, kind)).to_vec();
    let rules = Rules { players: 2, target: Points(3), ..Rules::default() };
    let deals = Deals::random(&mut rand::rng()).with_word("thunder");
    let table = nearly_over(Table::new(NewGame::new(rules, players, deals)).expect("a table"));
    let mut desk = Desk::at(playing(table.record()));
    finish(&mut desk);
    desk.press([Key::Letter('f')]);
    let holds = "Checked: everything is as it should be.";
    assert!(desk.sees("Check the deals") && !desk.sees(holds));
    // The answer comes from a thread of its own.
    desk.press([Key::Letter('c')]);
    assert!(desk.sees(holds));
    let Some(Sheet::Fair(fair)) = desk.top() else { panic!("{:?}", desk.top()) };
    assert!(fair.found().is_some_and(|found| found.holds() && !found.deals.is_empty()));
}
