use crate::conduct::Ask;
use crate::game::fixture::{act, refused, seat};
use crate::rules::{EarlyPitch, ExposedCard, RevokeMode, WrongPitchDemand};
use crate::{BySeat, Event, Game, IllegalAction, IllegalPlay, Preset, Remark, Rules, Setup, Turn, Viewer};

use std::sync::Arc;

fn legal(game: &Game, by: usize) -> String {
    game.legal(seat(by)).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn asked(game: &Game) -> (Turn, Option<Ask>) {
    (game.turn(), game.view(Viewer::Public).ask)
}

/// Seat 0 deals, seat 1 speaks first.
fn table(mut rules: Rules, hands: [&str; 4]) -> Game {
    rules.revoke_mode = RevokeMode::Table;
    rules.cards_per_player = hands[0].split(' ').count() as u8;
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    setup.build().expect("a position")
}

const THREE: [&str; 4] = ["2D 3D 7H", "AS KS 2H", "3S 4S 5H", "QS JS 6H"];

/// Seat 1 bid four, seat 3 led in their place, and the lead was withdrawn.
fn withdrawn(demand: WrongPitchDemand) -> Game {
    let mut game = table(Rules { wrong_pitch_demand: demand, ..Rules::default() }, THREE);
    let _ = act(&mut game, 1, "4");
    let _ = act(&mut game, 3, "6H");
    assert_eq!(asked(&game), (Turn::Rule(seat(1)), Some(Ask::WrongLead(seat(3)))));
    assert!(!game.claims(seat(1)).contains(&Remark::Withdraw), "it is an answer, not a claim");
    assert_eq!(refused(&game, 2, "withdraw"), IllegalAction::NotYourTurn(seat(1)));
    assert_eq!(refused(&game, 1, "content"), IllegalAction::NotNow(Remark::Content));
    let _ = act(&mut game, 1, "withdraw");
    game
}

#[test]
fn who_led_in_the_pitchers_place_plays_what_the_pitcher_demands_once() {
    let mut game = withdrawn(WrongPitchDemand::FirstTurn);
    let _ = act(&mut game, 1, "AS");
    assert_eq!(game.turn(), Turn::Play(seat(2)), "nothing is demanded of another");
    let _ = act(&mut game, 2, "3S");
    assert_eq!(asked(&game), (Turn::Rule(seat(1)), Some(Ask::Demand(seat(3)))));
    let _ = act(&mut game, 1, "demand lowest");
    assert_eq!((game.turn(), legal(&game, 3).as_str()), (Turn::Play(seat(3)), "JS"));
    assert!(matches!(refused(&game, 3, "QS"), IllegalAction::Play(IllegalPlay::Demanded(..))));
    for (by, card) in [(3, "JS"), (0, "2D"), (1, "KS"), (2, "4S")] {
        let _ = act(&mut game, by, card);
    }
    assert_eq!(game.turn(), Turn::Play(seat(3)), "it was done");
}

#[test]
fn a_demand_can_wait_for_the_first_plain_lead() {
    let mut game = withdrawn(WrongPitchDemand::FirstPlainLead);
    for (by, card) in [(1, "AS"), (2, "3S"), (3, "QS"), (0, "2D"), (1, "2H"), (2, "5H")] {
        assert_eq!(game.turn(), Turn::Play(seat(by)));
        let _ = act(&mut game, by, card);
    }
    assert_eq!(asked(&game), (Turn::Rule(seat(1)), Some(Ask::Demand(seat(3)))));
}

#[test]
fn after_a_wrong_lead_that_stood_the_pitcher_leads_a_trump_first() {
    let hands = ["7H 2C 3D 8D 9D TD", "2H 3C AD AS KS AC", "5H 4C 4D 5C 6C 7C", "AH KC 2D 5D 6D 7D"];
    let mut game = table(Rules::default(), hands);
    for (by, action) in [(1, "4"), (3, "AH"), (1, "let_stand")] {
        let _ = act(&mut game, by, action);
    }
    assert!(game.claims(seat(1)).contains(&Remark::Withdraw), "until they play they may think better of it");
    assert!(!game.claims(seat(0)).contains(&Remark::Withdraw));
    let back = vec![(seat(2), "5H".parse().expect("a card"))];
    assert_eq!(act(&mut game, 2, "5H")[0], Event::Withdrawn(back), "it is no lead, and there is nothing to judge");
    assert_eq!(asked(&game), (Turn::Play(seat(0)), None));
    let _ = act(&mut game, 0, "7H");
    let _ = act(&mut game, 1, "2H");
    assert_eq!(asked(&game), (Turn::Rule(seat(1)), Some(Ask::NameTrump)));
    let _ = act(&mut game, 1, "name S");
    assert!(!game.claims(seat(1)).contains(&Remark::Withdraw));
    let rest = [(2, "5H"), (3, "KC"), (0, "2C"), (1, "3C"), (2, "4C"), (3, "2D"), (0, "3D"), (1, "AD"), (2, "4D")];
    for (by, card) in rest {
        let _ = act(&mut game, by, card);
    }
    assert_eq!(legal(&game, 1), "KS AS");
    assert!(matches!(refused(&game, 1, "AC"), IllegalAction::Play(IllegalPlay::MustLeadTrump(_))));
    for (by, card) in [(1, "AS"), (2, "5C"), (3, "5D"), (0, "8D")] {
        let _ = act(&mut game, by, card);
    }
    assert_eq!(game.legal(seat(1)).len(), 2, "once is enough");
}

#[test]
fn a_card_that_trumps_by_the_suit_named_later_is_no_renege() {
    let hands = ["7H 2S 3D", "AS KS 2H", "3S 4S 5H", "QH JS 6H"];
    let mut game = table(Rules::default(), hands);
    for (by, action) in [(1, "4"), (3, "QH"), (1, "let_stand"), (0, "2S"), (1, "2H")] {
        let _ = act(&mut game, by, action);
    }
    let lapses = |game: &Game| game.view(Viewer::Open).lapses.len();
    assert_eq!(lapses(&game), 1, "there was no trump when it was played");
    let mut other = game.clone();
    let _ = act(&mut game, 1, "name S");
    let _ = act(&mut game, 2, "5H");
    assert_eq!((lapses(&game), game.turn()), (0, Turn::Play(seat(0))), "it took the trick");
    let _ = act(&mut other, 1, "name D");
    assert_eq!(lapses(&other), 1, "neither followed nor trumped");
}

#[test]
fn nobody_says_four_who_may_not_bid_it_in_the_hole() {
    let rules = Rules {
        smudge_in_hole: crate::rules::SmudgeInHole::BidForbidden,
        revoke_mode: RevokeMode::Table,
        cards_per_player: 3,
        ..Rules::default()
    };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(THREE.map(|cards| cards.parse().expect("cards")));
    setup.scores[crate::Side::new(1).expect("a side")] = crate::Points(-1);
    let mut game = setup.build().expect("a position");
    let _ = act(&mut game, 3, "QS");
    assert_eq!(game.turn(), Turn::Rule(seat(2)));
}

#[test]
fn a_card_out_of_turn_after_the_pitch_goes_back() {
    let mut game = table(Rules { exposed_card: ExposedCard::Callable, ..Rules::default() }, THREE);
    let _ = act(&mut game, 1, "4");
    let _ = act(&mut game, 1, "AS");
    for (by, card, turn) in [(3, "QS", 2), (0, "2D", 2)] {
        let events = act(&mut game, by, card);
        let card: crate::Card = card.parse().expect("a card");
        let back = [Event::Withdrawn(vec![(seat(by), card)]), Event::Exposed { seat: seat(by), card }];
        assert_eq!((events.as_slice(), game.turn()), (&back[..], Turn::Play(seat(turn))));
    }
    assert!(matches!(refused(&game, 3, "AH"), IllegalAction::Play(IllegalPlay::NotHeld(_))));
    for (by, card) in [(2, "3S"), (3, "JS"), (0, "3D")] {
        let _ = act(&mut game, by, card);
    }
    let _ = act(&mut game, 2, "4S");
    assert_eq!(asked(&game), (Turn::Play(seat(1)), None), "trump is known, and nothing is to be judged");
}

#[test]
fn who_has_not_spoken_may_override_a_card_led_too_early() {
    let over = |rules: Rules, before: &[(usize, &str)], (by, card): (usize, &str)| {
        let mut game = table(Rules { early_pitch: EarlyPitch::AssumedFour, ..rules }, THREE);
        for &(by, action) in before {
            let _ = act(&mut game, by, action);
        }
        let _ = act(&mut game, by, card);
        let mut asks = Vec::new();
        while let Turn::Rule(next) = game.turn() {
            asks.push(next.index());
            let _ = act(&mut game, next.index(), "decline");
        }
        let contract = game.view(Viewer::Public).contract.expect("the pitch");
        assert_eq!((contract.pitcher, contract.bid.map(crate::Bid::number)), (seat(by), Some(4)));
        asks
    };
    let sale = Rules::from(Preset::Britannica1911);
    assert_eq!(over(sale.clone(), &[], (3, "QS")), [1, 2], "eldest could have kept the pitch");
    assert_eq!(over(sale.clone(), &[(1, "pass")], (3, "QS")), [2]);
    assert_eq!(over(sale.clone(), &[(1, "pass"), (2, "1")], (3, "QS")), [0; 0]);
    assert_eq!(over(sale, &[], (1, "AS")), [0; 0]);
    assert_eq!(over(Rules::default(), &[(1, "pass")], (3, "QS")), [2]);
    assert_eq!(over(Rules::default(), &[], (0, "2D")), [1, 2, 3]);
    assert_eq!(over(Rules::default(), &[(2, "3")], (3, "QS")), [1], "who must pass cannot say four");
}

#[test]
fn cards_are_played_to_an_early_lead_in_turn_and_stand_with_it() {
    let mut game = table(Rules::default(), THREE);
    let _ = act(&mut game, 1, "pass");
    let _ = act(&mut game, 3, "QS");
    assert_eq!(refused(&game, 1, "2H"), IllegalAction::Unsettled(seat(2)));
    assert_eq!(refused(&game, 0, "3"), IllegalAction::Unsettled(seat(2)), "nobody bids meanwhile");
    for (by, card) in [(0, "2D"), (1, "KS"), (2, "3S")] {
        let _ = act(&mut game, by, card);
    }
    for (by, card) in [(3, "JS"), (0, "3D")] {
        assert_eq!(refused(&game, by, card), IllegalAction::Unsettled(seat(2)), "all have played");
    }
    for (by, card) in [(3, "QS"), (0, "2D")] {
        let why = refused(&game, by, &format!("expose {card}"));
        assert!(matches!(why, IllegalAction::Play(IllegalPlay::NotHeld(_))), "it lies on the table");
    }
    let events = act(&mut game, 2, "decline");
    let played: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Played { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(played, [3], "the others were seen to play before");
    assert_eq!((game.view(Viewer::Public).tricks.len(), game.turn()), (1, Turn::Play(seat(1))));
}

#[test]
fn where_trump_is_announced_a_card_led_early_goes_back() {
    let mut game = table(Rules::from(Preset::FivePoint), THREE);
    let early = act(&mut game, 2, "3S");
    assert_eq!(early, [Event::Withdrawn(vec![(seat(2), "3S".parse().expect("a card"))])], "it is no bid of four");
    assert_eq!(asked(&game), (Turn::Call(seat(1)), None));
    for (by, call) in [(1, "2"), (2, "pass"), (3, "pass"), (0, "pass")] {
        let _ = act(&mut game, by, call);
    }
    let before_naming = act(&mut game, 1, "AS");
    assert_eq!(before_naming, [Event::Withdrawn(vec![(seat(1), "AS".parse().expect("a card"))])]);
    assert_eq!(asked(&game), (Turn::Rule(seat(1)), Some(Ask::NameTrump)));
    let _ = act(&mut game, 1, "name S");
    let others_lead = act(&mut game, 3, "QS");
    assert_eq!(others_lead, [Event::Withdrawn(vec![(seat(3), "QS".parse().expect("a card"))])], "trump is known");
    assert_eq!(asked(&game), (Turn::Play(seat(1)), None));
}
