use crate::game::fixture::{act, seat};
use crate::rules::{RevokeCall, RevokeCorrection, RevokeMode, ThrowIn};
use crate::{Action, BySeat, Event, Game, IllegalAction, Preset, Remark, Rules, Setup, Turn, Viewer};

use std::sync::Arc;

fn lancashire(change: impl FnOnce(&mut Rules)) -> Game {
    dealt(["2D", "3D", "4D", "5D"], change)
}

fn dealt(hands: [&str; 4], change: impl FnOnce(&mut Rules)) -> Game {
    let mut rules = Rules { cards_per_player: 1, revoke_mode: RevokeMode::Table, ..Rules::from(Preset::Lancashire) };
    change(&mut rules);
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    setup.stock = vec!["9H".parse().expect("a card")];
    let mut game = setup.build().expect("a position");
    let _ = act(&mut game, 1, "stand");
    game
}

#[test]
fn a_hand_is_counted_once_nobody_can_put_right_or_claim_anything() {
    let asks = |mode, call, correction| {
        let mut game = lancashire(|rules| {
            (rules.revoke_mode, rules.revoke_call, rules.revoke_correction) = (mode, call, correction);
        });
        for (by, card) in [(1, "3D"), (2, "4D"), (3, "5D"), (0, "2D")] {
            let _ = act(&mut game, by, card);
        }
        game.turn() == Turn::Rule(seat(1))
    };
    let (opponent, referee) = (RevokeCall::Opponent, RevokeCall::Referee);
    let (until, none) = (RevokeCorrection::UntilTrickComplete, RevokeCorrection::None);
    assert!(asks(RevokeMode::Table, opponent, until));
    assert!(asks(RevokeMode::Table, opponent, none));
    assert!(asks(RevokeMode::Table, referee, until));
    assert!(!asks(RevokeMode::Table, referee, none));
    assert!(!asks(RevokeMode::Enforced, opponent, until));
}

#[test]
fn the_rest_is_claimed_in_turn_and_where_the_rules_have_it() {
    let rest = || "rest_are_mine".parse::<Action>().expect("an action");
    let mut game = lancashire(|rules| rules.revoke_mode = RevokeMode::Enforced);
    assert_eq!(game.clone().apply(seat(1), rest()), Err(IllegalAction::NotCertain), "a higher diamond may be out");
    for (by, card) in [(1, "3D"), (2, "4D"), (3, "5D")] {
        assert_eq!(game.clone().apply(seat(0), rest()), Err(IllegalAction::NotCertain), "not yet");
        let _ = act(&mut game, by, card);
    }
    assert_eq!(game.clone().apply(seat(0), rest()), Err(IllegalAction::NotCertain), "the two takes nothing");
    assert_eq!(game.apply(seat(0), "lay_down".parse().expect("an action")), Err(IllegalAction::NotWorthless));
}

#[test]
fn a_card_that_was_played_stands_in_nobodys_way() {
    let rules = Rules { cards_per_player: 2, ..Rules::from(Preset::Lancashire) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["AH 2D", "KH 2C", "4D 5C", "6D 7C"].map(|cards| cards.parse().expect("cards")));
    setup.stock = vec!["9H".parse().expect("a card")];
    let mut game = setup.build().expect("a position");
    let _ = act(&mut game, 1, "stand");
    let rest = || "rest_are_mine".parse::<Action>().expect("an action");
    assert_eq!(game.clone().apply(seat(1), rest()), Err(IllegalAction::NotCertain), "the ace may be out");
    for (by, card) in [(1, "2C"), (2, "5C"), (3, "7C"), (0, "AH"), (0, "2D")] {
        let _ = act(&mut game, by, card);
    }
    assert!(game.apply(seat(1), rest()).is_ok(), "the ace was played: nothing beats the king");
}

#[test]
fn who_is_sure_of_the_rest_says_so_in_his_turn() {
    let rest = || "rest_are_mine".parse::<Action>().expect("an action");
    let sure = |claims| {
        let mut game =
            dealt(["AH", "3D", "4D", "2H"], |rules| (rules.revoke_mode, rules.claims) = (RevokeMode::Enforced, claims));
        for (by, card) in [(1, "3D"), (2, "4D"), (3, "2H")] {
            let _ = act(&mut game, by, card);
        }
        game
    };
    assert_eq!(sure(true).apply(seat(2), rest()), Err(IllegalAction::NotCertain), "it is not their turn");
    assert!(sure(true).apply(seat(0), rest()).is_ok());
    assert_eq!(sure(false).apply(seat(0), rest()), Err(IllegalAction::NotCertain));
}

#[test]
fn the_pitcher_must_lead_trump_only_after_he_named_it() {
    for mode in RevokeMode::ALL.iter().copied() {
        let rules = Rules { cards_per_player: 3, revoke_mode: mode, ..Rules::default() };
        let mut setup = Setup::new(Arc::new(rules), seat(0));
        let hands = ["5S 6D 7C", "AS KS KD", "3S 4D 5C", "4S 5D 6C"];
        setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
        let mut game = setup.build().expect("a position");
        for (by, action) in [(1, "4"), (1, "AS"), (2, "3S"), (3, "4S"), (0, "5S")] {
            let _ = act(&mut game, by, action);
        }
        let leads = ["KD", "KS"].map(|card| card.parse::<Action>().expect("an action"));
        let legal = game.legal(seat(1));
        assert!(legal.len() == 2 && leads.iter().all(|lead| legal.contains(lead)), "{mode:?}: {legal:?}");
    }
}

#[test]
fn a_hand_up_to_the_nine_is_worthless() {
    let may = |hand: &str| {
        let game = dealt(["2D", hand, "4D", "5D"], |rules| rules.throw_in = ThrowIn::VoidAndLow);
        game.claims(seat(1)).contains(&Remark::LayDown)
    };
    assert!(may("9D") && may("3C"));
    assert!(!may("TD"), "a ten counts for Game");
    assert!(!may("3H"), "a trump");
}

#[test]
fn a_card_that_is_uncovered_is_turned_up_at_once_and_played_later() {
    let rules = Rules { cards_per_player: 4, revoke_mode: RevokeMode::Table, ..Rules::from(Preset::BlindDon) };
    let card = |text: &str| text.parse().expect("a card");
    let mut setup = Setup::new(Arc::new(rules), seat(1));
    setup.hands = BySeat::from_values(["AS 2D", "KS 3D"].map(|cards| cards.parse().expect("cards")));
    setup.beneath =
        [("AS", "2S"), ("2D", "9D"), ("KS", "5C"), ("3D", "AH")].map(|(on, under)| (card(on), card(under))).into();
    let mut game = setup.build().expect("a position");
    let up = |game: &Game, viewer, by| game.view(viewer).held[seat(by)].cards.expect("open").to_string();
    assert_eq!(up(&game, Viewer::Seat(seat(0)), 1), up(&game, Viewer::Public, 1), "everybody sees what lies face up");
    let events = act(&mut game, 0, "AS");
    let turned = Event::Uncovered { seat: seat(0), card: card("2S"), upper: card("AS") };
    assert!(events.contains(&turned), "{events:?}");
    let hidden = |game: &Game| [0, 1].map(|by| game.view(Viewer::Open).rows.hidden(seat(by)));
    assert_eq!((up(&game, Viewer::Public, 0), hidden(&game)), ("2D 2S".to_owned(), [1, 2]));
    assert!(
        game.view(Viewer::Open).rows.all().iter().all(|pile| pile.left < 2 || pile.lower.is_none()),
        "nobody sees more"
    );
    let _ = act(&mut game, 1, "KS");
    assert_eq!(game.legal(seat(0)), ["2D", "2S"].map(|card| card.parse::<Action>().expect("an action")));
    assert!(game.claims(seat(0)).is_empty());
    for (by, card) in [(0, "2S"), (1, "5C"), (0, "2D"), (1, "3D"), (1, "AH"), (0, "9D")] {
        let _ = act(&mut game, by, card);
    }
    assert_eq!(game.turn(), Turn::Deal(seat(0)), "no mistakes can be made, and nothing is asked");
}
