use super::*;
use crate::action::{Action, IllegalAction};
use crate::cards::Cards;
use crate::event::Viewer;
use crate::hand::IllegalPlay;
use crate::remark::Remark;
use crate::rules::{Preset, RevokeCorrection, RevokeMode};
use crate::seat::{BySeat, Seat};
use crate::setup::Setup;
use crate::view::{SeatView, Turn};

use std::sync::Arc;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

/// A hand of two players with three cards each, of which seat 1 leads, with spades as trump; these cards are drawn.
fn game(rules: &Rules, hands: [&str; 2], stock: &str) -> Game {
    let rules = Arc::new(Rules { cards_per_player: 3, ..rules.clone() });
    let mut setup = Setup::new(rules, seat(0));
    setup.hands = BySeat::from_values(hands.map(cards));
    setup.stock = stock.split(' ').map(|card| card.parse().expect("a card")).collect();
    setup.cut = Some("KS".parse().expect("a card"));
    setup.build().expect("a position")
}

fn play(game: &mut Game, cards: &[&str]) {
    for card in cards {
        let Turn::Play(turn) = game.turn() else { panic!("{:?}", game.turn()) };
        let _ = game.apply(turn, Action::Play(card.parse().expect("a card"))).expect("legal");
    }
}

const HANDS: [&str; 2] = ["AD 3C 4H", "KD 5C 6H"];

#[test]
fn what_is_drawn_in_sight_is_known_and_nothing_else() {
    let known = |preset: Preset, viewer| {
        let mut game = game(&preset.into(), HANDS, "9S 8S 7C TD");
        let before: SeatView = game.view(viewer);
        play(&mut game, &["KD", "AD"]);
        let view = game.view(viewer);
        let told = [before.top, view.top].map(|top| top.map(|card| card.to_string()).unwrap_or_default());
        (told, view.stock, [0, 1].map(|index| view.known(seat(index)).to_string()))
    };
    let open = (["9S".to_owned(), "7C".to_owned()], 2, ["9S".to_owned(), "8S".to_owned()]);
    let hidden = ([String::new(), String::new()], 2, [String::new(), String::new()]);
    for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        assert_eq!(known(Preset::CaliforniaJack, viewer), open);
        assert_eq!(known(Preset::ShastaSam, viewer), hidden);
    }
    let mut game = game(&Preset::CaliforniaJack.into(), HANDS, "9S 8S 7C TD");
    play(&mut game, &["KD", "AD", "9S", "8S"]);
    assert_eq!(game.view(Viewer::Public).known(seat(0)), cards("7C"), "what was drawn is played again");
}

#[test]
fn nothing_is_claimed_or_laid_down_while_cards_can_be_drawn() {
    let rules = Rules { throw_in: crate::rules::ThrowIn::VoidAndLow, ..Preset::ShastaSam.into() };
    let mut game = game(&rules, ["AS QS JS", "8D 5C 6H"], "KS 2D TS 3D");
    assert_eq!(game.claims(seat(1)), [], "a card is drawn to the worthless hand");
    play(&mut game, &["5C", "QS"]);
    assert_eq!(game.claims(seat(0)), [], "the rest of the stock could bring anything");
    play(&mut game, &["JS", "8D"]);
    assert_eq!(game.view(Viewer::Public).stock, 0);
    assert_eq!(game.claims(seat(0)), [Remark::RestAreMine]);
}

#[test]
fn a_card_that_is_left_over_is_not_drawn() {
    let mut game = game(&Preset::ShastaSam.into(), HANDS, "9D 2D 7D");
    play(&mut game, &["KD", "AD"]);
    assert_eq!(game.held().values().map(|held| held.len()).sum::<usize>(), 6);
    play(&mut game, &["9D", "2D", "3C", "5C", "6H", "4H"]);
    assert_eq!(game.last().expect("a hand").tricks.len(), 4);
}

#[test]
fn who_cannot_follow_must_trump() {
    let mut game = game(&Preset::CaliforniaJack.into(), ["9C 8C 3S", "KD 5C 6H"], "9S 8S 7C TD");
    play(&mut game, &["KD"]);
    let card = "9C".parse().expect("a card");
    let led = "KD".parse().expect("a card");
    let why = IllegalAction::from(IllegalPlay::MustTrump { card, led });
    assert_eq!(game.apply(seat(0), Action::Play(card)), Err(why.clone()));
    assert_eq!((game.legal(seat(0)).len(), why.clause()), (1, Some("M-61")));
}

#[test]
fn a_card_is_not_taken_back_once_others_were_drawn() {
    let rules = |draw| Rules {
        draw,
        revoke_mode: RevokeMode::Table,
        revoke_correction: RevokeCorrection::UntilTrickComplete,
        ..Preset::ShastaSam.into()
    };
    let claims = |draw| {
        let mut game = game(&rules(draw), ["AD 3C 4H", "KD 5C 6H"], "9D 2D 7D 8D");
        play(&mut game, &["KD", "3C"]);
        game.claims(seat(0)).contains(&Remark::TakeBack)
    };
    assert_eq!([Drawing::None, Drawing::FaceDown].map(claims), [true, false]);
}

#[test]
fn the_card_that_made_trump_is_known_to_be_held_by_who_drew_it() {
    let rules = Rules { draw: Drawing::FaceDown, ..Preset::CaliforniaJack.into() };
    let mut game = game(&rules, HANDS, "9S 8S 7C TD");
    assert_eq!(game.view(Viewer::Public).top.map(|card| card.to_string()).as_deref(), Some("9S"));
    play(&mut game, &["KD", "AD"]);
    let view = game.view(Viewer::Public);
    assert_eq!((view.known(seat(0)), view.known(seat(1)), view.top), (cards("9S"), Cards::NONE, None));
}

#[test]
fn a_card_is_taken_back_again_once_the_stock_is_out() {
    let rules = Rules {
        revoke_mode: RevokeMode::Table,
        revoke_correction: RevokeCorrection::UntilTrickComplete,
        ..Preset::ShastaSam.into()
    };
    let mut game = game(&rules, HANDS, "9D 2D");
    play(&mut game, &["KD", "AD", "9D", "5C"]);
    assert!(game.claims(seat(1)).contains(&Remark::TakeBack), "nothing was drawn after the second trick");
}
