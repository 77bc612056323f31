//! What bots say by the law of the table, where mistakes can be made.

use super::choose;

use pitch_players::{self as bot, Level, Reason};
use pitch_rules::rules::{ExposedCard, JokerLed, RevokeMode};
use pitch_rules::{
    Action, Ask, Bid, BySeat, Card, Cards, Contract, Demand, Game, Preset, Remark, Rules, Seat, Setup, Suit, Viewer,
};

use std::sync::Arc;

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// A hand of four in which seat 0 pitches for two at a table where mistakes can be made; the book is that of Trinidad.
fn pitched(hands: [&str; 4], played: &str) -> Game {
    pitched_by(&Rules::default(), hands, played)
}

fn pitched_by(rules: &Rules, hands: [&str; 4], played: &str) -> Game {
    let book = Rules::from(Preset::Trinidad);
    let rules = Rules {
        revoke_mode: RevokeMode::Table,
        revoke_call: book.revoke_call,
        revoke_correction: book.revoke_correction,
        exposed_card: ExposedCard::Callable,
        cards_per_player: hands[0].parse::<Cards>().expect("cards").len() as u8,
        ..rules.clone()
    };
    let mut setup = Setup::new(Arc::new(rules), seat(3));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    setup.contract = Some(Contract::new(seat(0), Some(Bid::TWO)));
    setup.played = played.split_whitespace().map(card).collect();
    setup.build().expect("a position")
}

fn notice(game: &Game, own: Seat) -> Option<Remark> {
    bot::notice(&game.view(Viewer::Seat(own)), game.rules(), own)
}

fn answer(game: &Game, own: Seat) -> (Option<Ask>, String, Vec<Reason>) {
    let decision = choose(game, own, Level::USUAL);
    (game.view(Viewer::Seat(own)).ask, decision.action.to_string(), decision.reasons)
}

const HANDS: [&str; 4] = ["AS KS 2D", "4S 5D 6D", "7S 3C 4C", "8S 9C TC"];

#[test]
fn a_plain_card_on_a_joker_proves_nothing_where_a_joker_frees() {
    let hands = ["AS X1 2D", "4S 6S 5D", "7S 3C 4C", "8S 9C TC"];
    let played = "AS 4S 7S 8S X1 5D 3C 9C 2D 6S";
    for (joker_led, called) in [(JokerLed::Trumps, Some(Remark::CallRenege(seat(1)))), (JokerLed::Anything, None)] {
        let game = pitched_by(&Rules { joker_led, ..Preset::JokerPitch.into() }, hands, played);
        assert_eq!(notice(&game, seat(2)), called, "{joker_led:?}");
    }
}

#[test]
fn a_renege_is_called_when_the_cards_prove_it() {
    // Seat 1 throws a diamond on the spade that was led, and shows a spade only in the next trick.
    let game = pitched(HANDS, "AS 5D 7S 8S");
    for own in 0..4 {
        assert_eq!(notice(&game, seat(own)), None, "nobody has seen the spade, least of all seat {own}");
    }
    let game = pitched(HANDS, "AS 5D 7S 8S KS 4S");
    for own in [0, 2, 3] {
        assert_eq!(notice(&game, seat(own)), Some(Remark::CallRenege(seat(1))), "seat {own}");
    }
    assert_eq!(notice(&game, seat(1)), None);
    let mut called = game.clone();
    let _ = called.apply(seat(0), Action::Say(Remark::CallRenege(seat(1)))).expect("a claim");
    assert!((0..4).all(|own| notice(&called, seat(own)).is_none()), "once is enough");
    // The player who is asked at the end says it as well.
    let (_, said, reasons) = answer(&game, seat(2));
    assert_eq!((said.as_str(), &reasons[..]), ("call_renege 1", &[Reason::SawRenege(seat(1))][..]));
}

#[test]
fn ones_own_renege_is_put_right() {
    let game = pitched(HANDS, "AS 5D 7S");
    assert_eq!(notice(&game, seat(1)), Some(Remark::TakeBack));
    assert!(!game.claims(seat(2)).contains(&Remark::TakeBack));
}

#[test]
fn a_bare_card_is_called_for_when_it_falls_into_ones_trick() {
    let mut game = pitched(["AS KS 2D", "5S 5D 6D", "7S JS 4C", "8S 9C TC"], "AS 5S");
    let _ = game.apply(seat(2), Action::Say(Remark::Expose(card("JS")))).expect("a slip");
    assert_eq!(notice(&game, seat(0)), Some(Remark::CallCard(seat(2), card("JS"))));
    assert_eq!(notice(&game, seat(1)), None, "it would fall to another");
    let mut enforced = Rules::from(Preset::Trinidad);
    enforced.revoke_mode = RevokeMode::Enforced;
    assert_eq!(bot::notice(&game.view(Viewer::Public), &enforced, seat(0)), None);
}

/// The same four hands with a bidding; seat 3 deals.
fn bidding(hands: [&str; 4]) -> Game {
    let rules = Rules { revoke_mode: RevokeMode::Table, ..Rules::default() };
    let mut setup = Setup::new(Arc::new(rules), seat(3));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    setup.build().expect("a position")
}

#[test]
fn a_premature_pitch_is_overridden_with_four_points_in_the_hand() {
    let early = |hand| {
        let mut game = bidding([hand, "4C 5C 6C 7C 8C 9C", "4D 5D 6D 7D 8D 9D", "2S 3S 4S 5S 6S 7S"]);
        let _ = game.apply(seat(1), Action::Play(card("9C"))).expect("a premature pitch");
        answer(&game, seat(0))
    };
    let (ask, said, reasons) = early("AH KH QH JH TH 2H");
    assert_eq!(
        (ask, said.as_str(), reasons),
        (Some(Ask::Override(seat(1))), "override AH", vec![Reason::PitchesBetter])
    );
    let (_, said, reasons) = early("AH 9H 8S 9S TS 2D");
    assert_eq!((said.as_str(), reasons), ("decline", vec![Reason::LetsThemFail]));
}

#[test]
fn the_pitcher_judges_a_lead_in_his_place() {
    let hands = ["AH KH QH JS KS 2H", "TS 5C 6C 7C 8C 9C", "4D 5D 6D 7D 8D 9D", "2S 3S 4S 5S 6S 7S"];
    let judged = |led: &str| {
        let mut game = pitched(hands, "");
        let _ = game.apply(seat(1), Action::Play(card(led))).expect("a wrong lead");
        (answer(&game, seat(0)), game)
    };
    // A ten that they can take is welcome; a club that they cannot is not.
    let ((ask, said, reasons), mut game) = judged("TS");
    assert_eq!((ask, said.as_str()), (Some(Ask::WrongLead(seat(1))), "let_stand"));
    assert_eq!(reasons, [Reason::LeadIsWelcome]);
    let _ = game.apply(seat(0), Action::Say(Remark::LetStand)).expect("an answer");
    for own in [2, 3] {
        let decision = choose(&game, seat(own), Level::USUAL);
        let _ = game.apply(seat(own), decision.action).expect("a card");
    }
    let (_, taken, _) = answer(&game, seat(0));
    assert_eq!(taken, "JS", "the cheapest card that takes the ten");
    let _ = game.apply(seat(0), Action::Play(card("JS"))).expect("a card");
    let (ask, said, reasons) = answer(&game, seat(0));
    assert_eq!((ask, said.as_str()), (Some(Ask::NameTrump), "name H"));
    // What speaks for the suit is said before that it is the best.
    assert_eq!(reasons.last(), Some(&Reason::BestSuit(Suit::Hearts)));

    let ((_, said, _), mut game) = judged("5C");
    assert_eq!(said, "withdraw");
    let _ = game.apply(seat(0), Action::Say(Remark::Withdraw)).expect("an answer");
    let _ = game.apply(seat(0), Action::Play(card("AH"))).expect("a pitch");
    let (ask, said, _) = answer(&game, seat(0));
    assert_eq!(ask, Some(Ask::Demand(seat(1))));
    assert_eq!(said, Remark::Demand(Some(Demand::Highest)).to_string());
}

#[test]
fn who_has_nothing_to_claim_says_so() {
    let mut game = pitched(["AS KS", "4S 5D", "7S 3C", "8S 9C"], "AS 4S 7S 8S KS 5D 3C 9C");
    for own in [0, 1, 2, 3] {
        let (ask, said, reasons) = answer(&game, seat(own));
        assert_eq!((ask, said.as_str()), (Some(Ask::AnyClaims), "content"));
        assert!(!reasons.is_empty());
        let _ = game.apply(seat(own), Action::Say(Remark::Content)).expect("an answer");
    }
    assert!(game.last().is_some());
}

#[test]
fn a_tired_player_slips_only_where_that_can_happen() {
    for (mode, slips) in [(RevokeMode::Enforced, false), (RevokeMode::Table, true)] {
        let rules = Rules { revoke_mode: mode, ..Rules::default() };
        let mut found = false;
        super::games(&rules, Level::Clumsy, 20, |game, seat, decision| {
            found |= !super::is_allowed(game, seat, &decision.action);
        });
        assert_eq!(found, slips, "{mode:?}");
    }
}
