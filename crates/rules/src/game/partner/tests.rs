use crate::action::{Action, IllegalAction};
use crate::bid::Bid;
use crate::call::Contract;
use crate::card::Card;
use crate::event::{Event, Viewer};
use crate::game::Game;
use crate::hand::IllegalPlay;
use crate::point::Point;
use crate::remark::Remark;
use crate::rules::{PartnerShown, Preset, Rules, Teams};
use crate::seat::{BySeat, Seat, Side};
use crate::setup::Setup;
use crate::tracker::{Certainty, Tracker};

use std::sync::Arc;

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// Four players with two cards each; seat 0 pitches hearts for two, and is to call a card.
fn calling(rules: &Rules) -> Game {
    let rules = Rules { teams: Teams::Called, cards_per_player: 2, ..rules.clone() };
    let hands = ["AH 2S", "KH 3S", "QS 4S", "JH KS"].map(|cards| cards.parse().expect("cards"));
    let contract = Some(Contract::new(seat(0), Some(Bid::TWO)));
    let setup = Setup { hands: BySeat::from_values(hands), contract, ..Setup::new(Arc::new(rules), seat(3)) };
    setup.build().unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn call(text: &str) -> Action {
    Action::Say(Remark::CallPartner(card(text)))
}

fn partner_seen(game: &Game, viewer: Viewer) -> Option<Seat> {
    game.view(viewer).contract.and_then(|contract| contract.partner)
}

#[test]
fn a_card_is_called_before_anything_is_played() {
    let mut game = calling(&Rules::default());
    assert_eq!(game.apply(seat(0), Action::Play(card("AH"))), Err(IllegalAction::Unsettled(seat(0))));
    assert!(game.legal(seat(1)).is_empty());
    assert!(game.legal(seat(0)).contains(&call("KH")) && game.legal(seat(0)).contains(&call("5C")));
    assert!(!game.legal(seat(0)).contains(&call("AH")), "a card of one's own");
    assert!(game.apply(seat(0), call("2S")).is_err());
    let events = game.apply(seat(0), call("KH")).expect("a call");
    assert_eq!(events[1..], [Event::PartnerShown(Some(seat(1)))]);
    assert_eq!(partner_seen(&game, Viewer::Public), Some(seat(1)));
    assert!(game.apply(seat(0), call("JH")).is_err(), "once");
}

#[test]
fn whoever_holds_a_card_that_shows_itself_in_play_knows_and_nobody_else() {
    let mut game = calling(&Rules { partner_shown: PartnerShown::WhenPlayed, ..Rules::default() });
    let events = game.apply(seat(0), call("JH")).expect("a call");
    assert_eq!(events.len(), 1, "nobody says so");
    assert_eq!(partner_seen(&game, Viewer::Seat(seat(3))), Some(seat(3)));
    for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        assert_eq!(partner_seen(&game, viewer), None);
    }
    for (player, played) in [(0, "AH"), (1, "KH"), (2, "QS")] {
        let _events = game.apply(seat(player), Action::Play(card(played))).expect("a card");
    }
    let events = game.apply(seat(3), Action::Play(card("JH"))).expect("a card");
    assert_eq!(events[1], Event::PartnerShown(Some(seat(3))));
    assert_eq!(partner_seen(&game, Viewer::Public), Some(seat(3)));
}

#[test]
fn with_a_card_that_nobody_holds_the_pitcher_plays_alone() {
    let mut game = calling(&Rules::default());
    let events = game.apply(seat(0), call("QH")).expect("a call");
    assert_eq!(events[1..], [Event::PartnerShown(None)]);
    for (player, played) in [(0, "AH"), (1, "KH"), (2, "QS"), (3, "JH"), (0, "2S"), (1, "3S"), (2, "4S")] {
        let _events = game.apply(seat(player), Action::Play(card(played))).expect("a card");
    }
    let _events = game.apply(seat(3), Action::Play(card("KS"))).expect("a card");
    let finished = game.last().expect("a hand");
    // High, jack and Game of the pitcher; Low is the jack, dealt to seat 3 of the others.
    assert_eq!(finished.score.after.values().map(|points| points.0).collect::<Vec<_>>(), [3, 1, 1, 1]);
}

#[test]
fn the_called_card_comes_to_the_first_trick_where_it_must() {
    let rules = Rules { called_first: true, ..Rules::default() };
    let mut game = calling(&rules);
    let _events = game.apply(seat(0), call("4S")).expect("a call");
    for (player, played) in [(0, "AH"), (1, "KH")] {
        let _events = game.apply(seat(player), Action::Play(card(played))).expect("a card");
    }
    let refused = game.apply(seat(2), Action::Play(card("QS")));
    let why = IllegalPlay::MustPlayPartnerCard { card: card("QS"), called: card("4S") };
    assert_eq!(refused, Err(why.into()));
    assert_eq!(game.legal(seat(2)), [Action::Play(card("4S"))]);
    // A trump must be followed first.
    let mut game = calling(&rules);
    let _events = game.apply(seat(0), call("3S")).expect("a call");
    let _events = game.apply(seat(0), Action::Play(card("AH"))).expect("a card");
    assert_eq!(game.legal(seat(1)), [Action::Play(card("KH"))]);
}

#[test]
fn two_sides_share_what_they_make_and_what_they_lose() {
    let mut game = calling(&Rules { cards_per_player: 2, ..Rules::from(Preset::AuctionPitch) });
    let _events = game.apply(seat(0), call("JH")).expect("a call");
    let plays = [(0, "AH"), (1, "KH"), (2, "QS"), (3, "JH"), (0, "2S"), (1, "3S"), (2, "4S"), (3, "KS")];
    for (player, played) in plays {
        let _events = game.apply(seat(player), Action::Play(card(played))).expect("a card");
    }
    let finished = game.last().expect("a hand");
    assert_eq!(finished.score.after.values().map(|points| points.0).collect::<Vec<_>>(), [4, 0, 0, 4]);
    assert_eq!(finished.score.contract.and_then(|contract| contract.partner), Some(seat(3)));
}

#[test]
fn who_follows_what_happens_knows_the_partner_who_said_so() {
    let mut game = calling(&Rules::default());
    let mut view = game.view(Viewer::Public);
    let events = game.apply(seat(0), call("JH")).expect("a call");
    events.iter().for_each(|event| view.apply(event));
    assert_eq!(view.contract.and_then(|contract| contract.partner), Some(seat(3)));
}

#[test]
fn a_partner_is_hidden_from_all_who_neither_hold_nor_have_seen_the_card() {
    let hides = |game: &Game, viewer| game.view(viewer).hides_partner(game.rules());
    let mut game = calling(&Rules { partner_shown: PartnerShown::WhenPlayed, ..Rules::default() });
    assert!(hides(&game, Viewer::Public), "a partner is still to be called");
    let _events = game.apply(seat(0), call("JH")).expect("a call");
    assert!(hides(&game, Viewer::Public) && hides(&game, Viewer::Seat(seat(0))));
    assert!(!hides(&game, Viewer::Seat(seat(3))), "they hold it");
    let mut alone = calling(&Rules::default());
    let _events = alone.apply(seat(0), call("QH")).expect("a call");
    assert!(!hides(&alone, Viewer::Public), "everybody knows that nobody holds it");
}

#[test]
fn a_pitcher_without_a_partner_in_sight_is_sure_of_game_only_before_all_others_together() {
    let shown = PartnerShown::WhenPlayed;
    let rules = Rules { teams: Teams::Called, cards_per_player: 4, partner_shown: shown, ..Rules::default() };
    let hands = ["AH 2C 2D 6D", "TH QC AS 3D", "3H KC QS 4D", "4H AC 5S 5D"];
    let hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    let contract = Some(Contract::new(seat(0), Some(Bid::TWO)));
    let setup = Setup { hands, contract, ..Setup::new(Arc::new(rules), seat(3)) };
    let mut game = setup.build().expect("a position");
    let _events = game.apply(seat(0), call("9H")).expect("nobody holds it");
    for played in "AH TH 3H 4H 2C QC KC AC 5S 2D AS QS 3D 4D 5D".split(' ') {
        let turn = game.turn().decides().expect("a player");
        let _events = game.apply(turn, Action::Play(card(played))).expect("a card");
    }
    let tracker = Tracker::of(&game.view(Viewer::Seat(seat(0))), game.rules()).expect("trump is set");
    let count = tracker.of_point(Point::Game).map(|point| (point.certainty, point.side));
    assert_eq!(count, Some((Certainty::SoFar, Some(Side::default()))), "fourteen, and nine and six for others");
}
