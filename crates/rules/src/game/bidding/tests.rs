use crate::conduct::Ask;
use crate::game::fixture::{act, refused, seat};
use crate::rules::{AllPass, PitchedWild, RevokeMode};
use crate::{BySeat, Event, Game, IllegalAction, Preset, Rules, Seat, Setup, Suit, Turn, Viewer};

use std::sync::Arc;

fn table(mut rules: Rules) -> Game {
    rules.cards_per_player = 1;
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["2D", "3D", "4D", "5D"].map(|cards| cards.parse().expect("cards")));
    setup.build().expect("a position")
}

#[test]
fn a_hand_nobody_bids_on_is_thrown_in() {
    let thrown_in = |all_pass| {
        let mut game = table(Rules { all_pass, ..Rules::default() });
        for by in [1, 2, 3] {
            let _ = act(&mut game, by, "pass");
        }
        (act(&mut game, 0, "pass")[1..].to_vec(), game.turn(), game.number())
    };
    let (same, next) = (Turn::Deal(seat(0)), Turn::Deal(seat(1)));
    assert_eq!(thrown_in(AllPass::RedealSameDealer), (vec![Event::ThrownIn], same, 1));
    assert_eq!(thrown_in(AllPass::RedealNextDealer), (vec![Event::ThrownIn, Event::DealPassed(seat(1))], next, 1));
}

#[test]
fn it_is_told_from_whom_a_bid_is_taken() {
    let taken = |events: Vec<Event>| match events[0] {
        Event::Called { takes_from, .. } => takes_from.map(Seat::index),
        ref other => panic!("{other:?}"),
    };
    let mut game = table(Rules::default());
    assert_eq!(taken(act(&mut game, 1, "2")), None);
    assert_eq!(taken(act(&mut game, 2, "pass")), None);
    assert_eq!(taken(act(&mut game, 3, "3")), None, "they bid higher");
    assert_eq!(taken(act(&mut game, 0, "3")), Some(3));
    let mut sale = table(Rules::from(Preset::Britannica1911));
    for (by, call) in [(1, "pass"), (2, "pass"), (3, "2"), (0, "pass")] {
        assert_eq!(taken(act(&mut sale, by, call)), None);
    }
    assert_eq!(taken(act(&mut sale, 1, "undertake")), Some(3));
}

#[test]
fn where_no_mistakes_can_be_made_no_card_is_led_before_the_bidding_is_over() {
    for preset in [Preset::AuctionPitch, Preset::Britannica1911] {
        assert_eq!(refused(&table(Rules::from(preset)), 1, "3D"), IllegalAction::StillBidding, "{preset}");
    }
}

/// Announced trump and what may be named: seat 1 has the contract.
fn to_name(rules: &Rules, hands: [&str; 4]) -> Game {
    let rules = Rules { cards_per_player: hands[0].split(' ').count() as u8, ..rules.clone() };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    let mut game = setup.build().expect("a position");
    for (by, call) in [(1, "2"), (2, "pass"), (3, "pass"), (0, "pass")] {
        let _ = act(&mut game, by, call);
    }
    game
}

fn choices(game: &Game, by: usize) -> String {
    game.legal(seat(by)).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

const FOUR: [&str; 4] = ["2D 3D", "JD KS", "4D 5C", "6D 7C"];

#[test]
fn trump_is_announced_before_the_first_lead() {
    for mode in RevokeMode::ALL.iter().copied() {
        let mut game = to_name(&Rules { revoke_mode: mode, ..Rules::from(Preset::FivePoint) }, FOUR);
        assert_eq!((game.turn(), game.view(Viewer::Public).ask), (Turn::Rule(seat(1)), Some(Ask::NameTrump)));
        assert_eq!(choices(&game, 1), "name C, name D, name H, name S");
        assert_eq!(refused(&game, 2, "name H"), IllegalAction::NotYourTurn(seat(1)));
        if mode == RevokeMode::Enforced {
            assert_eq!(refused(&game, 1, "KS"), IllegalAction::Unsettled(seat(1)), "a card says nothing");
        }
        assert_eq!(act(&mut game, 1, "name H"), [Event::TrumpSet(Suit::Hearts)]);
        assert_eq!(
            (game.turn(), choices(&game, 1).as_str()),
            (Turn::Play(seat(1)), "JD, KS"),
            "any card is led (F-06)"
        );
        let _ = act(&mut game, 1, "KS");
        assert_eq!(game.view(Viewer::Public).trump, Some(Suit::Hearts));
        assert!(matches!(refused(&game, 2, "name S"), IllegalAction::NotNow(_)), "once is enough");
    }
}

#[test]
fn a_card_of_two_minds_is_explained_by_the_pitcher() {
    let pitched = |rules: Rules, hand: &str, card: &str| {
        let mut game = to_name(&rules, ["2D 3D", hand, "4D 5C", "6D 7C"]);
        assert_eq!(game.turn(), Turn::Play(seat(1)), "the pitch is the first thing");
        let _ = act(&mut game, 1, card);
        match game.turn() {
            Turn::Rule(by) => choices(&game, by.index()),
            _ => game.view(Viewer::Public).trump.map_or_else(String::new, |suit| suit.to_string()),
        }
    };
    let seven = || Rules::from(Preset::SevenPoint);
    let spades = || Rules { pitched_wild: PitchedWild::Spades, ..seven() };
    assert_eq!(pitched(seven(), "X2 KS", "X2"), "name C, name D, name H, name S");
    assert_eq!(pitched(seven(), "JD KS", "JD"), "name D, name H");
    assert_eq!(pitched(seven(), "JC KS", "JC"), "name C, name S");
    assert_eq!(pitched(seven(), "JD KS", "KS"), "S", "a king says by itself what is trump");
    assert_eq!(pitched(spades(), "X2 KH", "X2"), "S");
    assert_eq!(pitched(spades(), "JD KH", "JD"), "D");
    assert_eq!(pitched(Rules::from(Preset::JokerPitch), "X1 KH", "X1"), "S");
    assert_eq!(pitched(Rules::from(Preset::JokerPitch), "JD KH", "JD"), "D", "there are no off-jacks");
}

#[test]
fn what_is_named_decides_the_trick_that_lies() {
    let mut game = to_name(&Rules::from(Preset::SevenPoint), ["2D 3D", "JD KS", "AH 5C", "QD 7C"]);
    let _ = act(&mut game, 1, "JD");
    assert_eq!(refused(&game, 2, "AH"), IllegalAction::NotYourTurn(seat(1)), "nobody plays before trump is named");
    assert_eq!(act(&mut game, 1, "name H"), [Event::TrumpSet(Suit::Hearts)]);
    assert_eq!(choices(&game, 2), "AH", "a trump was led");
    for (by, card) in [(2, "AH"), (3, "QD"), (0, "2D")] {
        let _ = act(&mut game, by, card);
    }
    assert_eq!(game.turn(), Turn::Play(seat(2)));
}
