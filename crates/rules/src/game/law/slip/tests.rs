use crate::game::fixture::{act, refused, seat};
use crate::rules::RevokeMode;
use crate::{
    Action, BySeat, Call, Cards, Event, Game, IllegalAction, Pack, Preset, Remark, Rules, Setup, Slip, Turn, Viewer,
};

use std::sync::Arc;

/// Seat 0 deals.
fn table(preset: Preset, stock: &str) -> Game {
    let rules = Rules { revoke_mode: RevokeMode::Table, cards_per_player: 2, ..Rules::from(preset) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    let hands = ["2D 3D", "AS 2S", "3S 4S", "QS JS"].map(|cards| cards.parse().expect("cards"));
    setup.hands = BySeat::from_values(hands);
    setup.stock = stock.split_whitespace().map(|card| card.parse().expect("a card")).collect();
    setup.build().expect("a position")
}

fn is_void(events: &[Event]) -> bool {
    matches!(events, [Event::CallVoid { .. }, ..])
}

#[test]
fn what_is_no_bid_at_this_table_is_refused_and_not_void() {
    let mut game = table(Preset::AuctionPitch, "");
    assert!(matches!(refused(&game, 1, "5"), IllegalAction::Call(_)));
    assert_eq!(refused(&game, 2, "5"), IllegalAction::NotYourTurn(seat(1)));
    assert_eq!(refused(&game, 2, "beg"), IllegalAction::NotYourTurn(seat(1)));
    assert!(is_void(&act(&mut game, 1, "1")), "below the lowest");
}

#[test]
fn whoever_speaks_out_of_turn_must_pass() {
    let mut game = table(Preset::AuctionPitch, "");
    assert!(is_void(&act(&mut game, 3, "pass")));
    assert!(is_void(&act(&mut game, 0, "4")), "a void four ends nothing");
    let _ = act(&mut game, 1, "pass");
    assert!(is_void(&act(&mut game, 1, "3")), "eldest too");
    let events = act(&mut game, 2, "2");
    let passed = [3, 0].map(|by| Event::Called { seat: seat(by), call: Call::Pass, takes_from: None });
    assert_eq!(events[1..3], passed);
    assert_eq!(game.turn(), Turn::Play(seat(2)));
}

#[test]
fn in_a_sale_a_void_offer_is_a_pass_and_eldest_makes_none() {
    let mut game = table(Preset::Britannica1911, "");
    let _ = act(&mut game, 1, "pass");
    assert_eq!(refused(&game, 1, "2"), IllegalAction::NotYourTurn(seat(2)));
    let _ = act(&mut game, 2, "2");
    let events = act(&mut game, 3, "1");
    assert!(is_void(&events));
    assert_eq!(events[1], Event::Called { seat: seat(3), call: Call::Pass, takes_from: None });
    assert_eq!(game.turn(), Turn::Call(seat(0)));
}

#[test]
fn a_card_played_before_trump_is_settled_is_exposed() {
    let mut game = table(Preset::Lancashire, "9H TH");
    let card = "3S".parse().expect("a card");
    let back = [Event::Withdrawn(vec![(seat(2), card)]), Event::Exposed { seat: seat(2), card }];
    assert_eq!(act(&mut game, 2, "3S"), back);
    assert_eq!(refused(&game, 1, "AS"), IllegalAction::StillBidding);
    let _ = act(&mut game, 1, "stand");
    assert!(game.claims(seat(1)).contains(&Remark::CallCard(seat(2), card)));
}

#[test]
fn cards_shown_in_a_deal_that_stands_are_seen_and_not_called_for() {
    let rules = Rules { revoke_mode: RevokeMode::Table, ..Rules::from(Preset::Lancashire) };
    let pack = Pack::new(rules.pack_cards().iter().collect()).expect("a pack");
    // Seat 1 is dealt the first card of the pack, seat 2 the fourth.
    let (first, fourth) = (pack.cards()[0], pack.cards()[3]);
    let mut game = Game::new(Arc::new(rules), seat(0)).expect("the rules fit");
    let shown: Cards = [first, fourth].into_iter().collect();
    let _ = game.apply(seat(0), Action::Misdeal(Slip::Exposed(shown), pack)).expect("it can happen");
    let exposed = game.view(Viewer::Public).exposed;
    assert_eq!(
        exposed.values().copied().collect::<Vec<_>>(),
        [Cards::NONE, Cards::of(first), Cards::of(fourth), Cards::NONE]
    );
    let _ = act(&mut game, 1, "stand");
    for by in 0..4 {
        assert!(!game.claims(seat(by)).iter().any(|claim| matches!(claim, Remark::CallCard(..))), "{by}");
    }
}

#[test]
fn where_no_mistakes_can_be_made_nothing_is_shown_or_misdealt() {
    let rules = Rules::from(Preset::Lancashire);
    let pack = Pack::new(rules.pack_cards().iter().collect()).expect("a pack");
    let mut game = Game::new(Arc::new(rules), seat(0)).expect("the rules fit");
    let first = pack.cards()[0];
    assert_eq!(game.apply(seat(0), Action::Misdeal(Slip::Count, pack.clone())), Err(IllegalAction::NoMistakes));
    let _ = game.apply(seat(0), Action::Deal(pack)).expect("the pack is full");
    assert_eq!(game.apply(seat(1), Action::Say(Remark::Expose(first))), Err(IllegalAction::NoMistakes));
}
