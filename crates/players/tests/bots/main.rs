//! What bots may do, what they do in situations that every player knows, and that games between them end.
//!
//! `PITCH_GAMES` sets how many random games are begun, 500 if it is not set. More than a million decisions:
//! `PITCH_GAMES=100000 cargo test --release -p pitch-players --test bots`.

#[path = "../support/anew.rs"]
mod anew;
#[path = "../../../rules/tests/support/chance.rs"]
#[allow(dead_code, reason = "other tests draw more")]
mod chance;
mod complaints;
mod eight;
mod endings;
mod habits;
mod jokers;
mod judging;
mod law;
mod legality;
mod lengths;
mod other_games;
mod random_rules;
mod reasons;
mod rows;

use pitch_players::{self as bot, Decision, Level, Reason, Stop, Temper};
use pitch_rules::rules::{AllPass, AuctionRounds, LowTo, PackRanks, Ruff, Teams, Undertrump};
use pitch_rules::{
    Action, Bid, BySeat, BySide, Call, Cards, Contract, Game, Points, Rules, Seat, Setup, Turn, Viewer, shuffle,
};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::sync::Arc;

/// How many random games are begun.
fn tries() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500)
}

/// Rules that differ in what a bot has to think of, for so many players.
fn many_rules(players: u8) -> Vec<Rules> {
    let rules = Rules { players, ..Rules::default() };
    let all = vec![
        rules.clone(),
        Rules { low_to: LowTo::Winner, dealer_privilege: false, ..rules.clone() },
        Rules { auction_rounds: AuctionRounds::Continuous, all_pass: AllPass::RedealNextDealer, ..rules.clone() },
        Rules { all_pass: AllPass::EldestFree, ruff: Ruff::OnlyWhenVoid, target: Points(21), ..rules.clone() },
        Rules { all_pass: AllPass::EldestForced, undertrump: Undertrump::ForbiddenUnlessForced, ..rules.clone() },
        Rules { pack: PackRanks::SEVEN_TO_ACE, cards_per_player: 4, min_bid: Bid::FOUR, ..rules.clone() },
        Rules { teams: Teams::Pairs, cards_per_player: 7, four_is_final: false, ..rules.clone() },
    ];
    all.into_iter().filter(|rules| rules.validate().is_empty()).collect()
}

/// Whether the book allows this: one of the legal actions, or something that may be said besides.
fn is_allowed(game: &Game, seat: Seat, action: &Action) -> bool {
    match action {
        // Not every way to throw cards away is listed.
        Action::Discard(cards) => game.throw(seat).is_some_and(|throw| throw.allows(*cards)),
        Action::Say(remark) if game.claims(seat).contains(remark) => true,
        action => game.legal(seat).contains(action),
    }
}

fn choose(game: &Game, seat: Seat, level: Level) -> Decision {
    bot::choose(&game.view(Viewer::Seat(seat)), game.rules(), level, 7, &Stop::new())
}

/// Plays games and tells of every decision, and of the hand the seat then holds.
fn games(rules: &Rules, level: Level, count: u64, mut decided: impl FnMut(&Game, Seat, &Decision)) {
    let rules = Arc::new(rules.clone());
    let mut rng = ChaCha8Rng::from_seed([rules.players; 32]);
    for _ in 0..count {
        let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules that fit");
        for _ in 0..100 {
            let pack = Action::Deal(shuffle::pack(&rules, || rng.next_u32()));
            let _ = game.apply(game.dealer(), pack).expect("a pack");
            while let Some(seat) = game.turn().decides() {
                let decision = choose(&game, seat, level);
                decided(&game, seat, &decision);
                let why = game.apply(seat, decision.action.clone()).err();
                assert_eq!(why, None, "{} by seat {seat}", decision.action);
            }
            if game.turn() == Turn::Over {
                break;
            }
        }
    }
}

#[test]
fn whatever_the_rules_bots_do_what_is_allowed_and_say_why() {
    (2..=7_u8).into_par_iter().for_each(|players| {
        for rules in many_rules(players) {
            for &level in Level::ALL {
                // Who thinks ahead takes a thousand times as long, and a game is enough.
                let thinks = level.thinks_ahead();
                let count = if !thinks { 30 } else { u64::from(players == 3 && level.temper() == Temper::Even) };
                games(&rules, level, count, |game, seat, decision| {
                    assert!(is_allowed(game, seat, &decision.action), "{decision:?}");
                    assert!(decision.complete && !decision.reasons.is_empty(), "{decision:?}");
                });
            }
        }
    });
}

#[test]
fn the_same_view_gives_the_same_decision() {
    for &level in Level::ALL {
        let count = if level.thinks_ahead() { 1 } else { 40 };
        games(&Rules::default(), level, count, |game, seat, decision| {
            let again = std::thread::scope(|scope| scope.spawn(|| choose(game, seat, level)).join());
            assert_eq!(again.ok().as_ref(), Some(decision));
        });
    }
}

/// A hand of four players with seat 3 to deal: what was said before, from seat 0 on, and what seat `own` then says.
struct Bidding<'a> {
    rules: Rules,
    scores: [i16; 4],
    said: &'a str,
    hand: &'a str,
}

impl Bidding<'_> {
    fn new<'a>(said: &'a str, hand: &'a str) -> Bidding<'a> {
        Bidding { rules: Rules::default(), scores: [0; 4], said, hand }
    }

    fn call(&self) -> (String, Vec<Reason>) {
        let said: Vec<Call> = self.said.split_whitespace().map(|call| call.parse().expect("a call")).collect();
        let own: Cards = self.hand.parse().expect("cards");
        let mut rest = (self.rules.pack_cards() - own).iter();
        let hands =
            BySeat::from_fn(
                4,
                |seat: Seat| {
                    if seat.index() == said.len() { own } else { rest.by_ref().take(own.len()).collect() }
                },
            );
        let mut setup = Setup::new(Arc::new(self.rules.clone()), Seat::new(3).expect("a seat"));
        setup.hands = Some(hands);
        setup.scores = BySide::from_values(self.scores.map(Points)).expect("four sides");
        let mut game = setup.build().expect("a position");
        for call in said {
            let seat = game.turn().decides().expect("somebody's turn");
            let _ = game.apply(seat, Action::Call(call)).expect("a legal call");
        }
        let seat = game.turn().decides().expect("somebody's turn");
        let decision = choose(&game, seat, Level::USUAL);
        (decision.action.to_string(), decision.reasons)
    }
}

#[test]
fn hands_are_bid_on_what_they_can_make() {
    let call = |said, hand| Bidding::new(said, hand).call();
    let hearts = pitch_rules::Suit::Hearts;
    // Nothing to bid on.
    assert_eq!(call("", "JH TH 8S 7S 4D 3C"), ("pass".to_owned(), vec![Reason::NoHonour]));
    assert_eq!(call("2", "QH 5H 8S 7S 4D 3C"), ("pass".to_owned(), vec![Reason::TooWeak]));
    // High and Low for sure.
    let (said, reasons) = call("pass", "AH 2H 8S 7S 4D 3C");
    assert!(said != "pass" && reasons.contains(&Reason::HoldsHigh(hearts)), "{said} {reasons:?}");
    assert!(reasons.contains(&Reason::HoldsLow(hearts)), "{said} {reasons:?}");
    assert_eq!(reasons.last(), Some(&Reason::BestSuit(hearts)), "what the bid rests on is said before");
    // Everything: the smudge wins the game at once.
    let (said, reasons) = call("", "AH KH QH JH TH 2H");
    assert!(said == "4" && reasons.contains(&Reason::TriesSmudge), "{said} {reasons:?}");
    // A hand for two is not bid up to three.
    assert_eq!(call("2 pass", "AH 5H 8S 7S 4D 3C").0, "pass");
}

#[test]
fn the_dealer_takes_a_bid_at_the_same_number_and_must_bid_when_all_pass() {
    let (said, reasons) = Bidding::new("2 pass pass", "AH KH 7H 2H 4D 3C").call();
    assert!(said == "2" && reasons.contains(&Reason::TakesTheBid), "{said} {reasons:?}");
    let mut without = Bidding::new("2 pass pass", "AH KH 7H 2H 4D 3C");
    without.rules.dealer_privilege = false;
    let (said, reasons) = without.call();
    assert!(said == "3" && !reasons.contains(&Reason::TakesTheBid), "{said} {reasons:?}");
    let (said, reasons) = Bidding::new("pass pass pass", "9H 7H 8S 7S 4D 3C").call();
    assert!(said == "2" && reasons.contains(&Reason::MustBid), "{said} {reasons:?}");
}

#[test]
fn the_score_is_looked_at() {
    // Seat 0 would win the game with that bid: the dealer takes it on a hand that they would pass.
    let hand = "AH QH 5H 7S 4D 3C";
    assert_eq!(Bidding::new("3 pass pass", hand).call().0, "pass");
    let stop = Bidding { scores: [4, 0, 0, 0], ..Bidding::new("3 pass pass", hand) };
    let (said, reasons) = stop.call();
    assert!(said == "3" && reasons.contains(&Reason::StopsBidder), "{said} {reasons:?}");
    let wins = Bidding { scores: [0, 0, 0, 5], ..Bidding::new("2 pass pass", "AH KH 7H 2H 4D 3C") };
    assert!(wins.call().1.contains(&Reason::GoesOut));
    // In the hole four points do not win at once.
    let all = "AH KH QH JH TH 2H";
    let hole = Bidding { scores: [-1, 0, 0, 0], ..Bidding::new("", all) };
    assert!(!hole.call().1.contains(&Reason::TriesSmudge));
}

/// What the next of three players plays, of whom seat 0 pitched for two and seat 2 dealt.
fn played(rules: &Rules, hands: [&str; 3], played: &str) -> (String, Vec<Reason>) {
    let hands = hands.map(|cards| cards.parse::<Cards>().expect("cards"));
    let rules = Rules { players: 3, cards_per_player: 6, ..rules.clone() };
    let mut setup = Setup::new(Arc::new(rules), Seat::new(2).expect("a seat"));
    setup.hands = BySeat::from_values(hands);
    setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
    setup.played = played.split_whitespace().map(|card| card.parse().expect("a card")).collect();
    let game = setup.build().expect("a position");
    let decision = choose(&game, game.turn().decides().expect("somebody's turn"), Level::USUAL);
    (decision.action.to_string(), decision.reasons)
}

#[test]
fn cards_are_played_as_every_player_would() {
    let by = |hands, cards| played(&Rules::default(), hands, cards);
    // The last to play takes the jack.
    let (card, reasons) = by(["9S 2C 3C 4C 5C 6C", "JS 4H 5H 6H 7H 8H", "KS 6S 8D 4D 5D 7D"], "9S JS");
    assert!(card == "KS" && reasons.contains(&Reason::CapturesJack), "{card} {reasons:?}");
    // They do not throw their own under the ace.
    let (card, reasons) = by(["AS 2C 3C 4C 5C 6C", "4S JS 7C 5H 6H 7H", "KD 6D 8D 2H 3H 4H"], "AS");
    assert!(card == "4S" && reasons.contains(&Reason::ProtectsJack), "{card} {reasons:?}");
    // They bring it home where nobody plays after them.
    let (card, reasons) = by(["QS 2C 3C 9C 4C 5C", "4S AH 7C TC 5H 6H", "5S JS 6D 8D 7D 9H"], "QS 4S 5S 2C TC");
    assert!(card == "JS" && reasons.contains(&Reason::SavesJack), "{card} {reasons:?}");
    assert!(reasons.contains(&Reason::RuffsPoints) && reasons.contains(&Reason::WinsTen), "{reasons:?}");
    // They give the pitcher no ten.
    let (card, reasons) = by(["AS 2C 3C 4C 5C 6C", "KD TD 5D 7H 9H 8C", "4S 6H 8H 2H 3H 4H"], "AS");
    assert!(card != "TD" && card != "KD" && reasons.contains(&Reason::ProtectsTen), "{card} {reasons:?}");
    // The pitcher with the best trumps draws them.
    let hands = ["AS KS QS 5S 3C 9D", "4S 7S 5C TC 6C 7C", "6S JS 6D 8D 2H 3H"];
    let (card, reasons) = by(hands, "AS 4S 6S");
    assert!(["KS", "QS"].contains(&card.as_str()) && reasons.contains(&Reason::HuntsJack), "{card} {reasons:?}");
}

#[test]
fn low_is_brought_home_where_it_counts_to_the_winner() {
    let winner = Rules { low_to: LowTo::Winner, ..Rules::default() };
    let hands = ["QS 2C 3C 9C 4C 5C", "4S AH 7C 8C 5H 6H", "5S 2S 6D 8D 7D 9H"];
    let (card, reasons) = played(&winner, hands, "QS 4S 5S 2C 7C");
    assert!(card == "2S" && reasons.contains(&Reason::WinsLow), "{card} {reasons:?}");
}

#[test]
fn partners_help_each_other() {
    let rules = Rules { teams: Teams::Pairs, cards_per_player: 3, ..Rules::default() };
    let hands = ["AS 2C 3C", "4S 5C 6C", "TD 7D 8D", "5S KH 9H"].map(|cards| cards.parse::<Cards>().expect("cards"));
    let mut setup = Setup::new(Arc::new(rules), Seat::new(3).expect("a seat"));
    setup.hands = BySeat::from_values(hands);
    setup.contract = Some(Contract::new(Seat::default(), Some(Bid::TWO)));
    setup.played = ["AS", "4S"].map(|card| card.parse().expect("a card")).to_vec();
    let game = setup.build().expect("a position");
    let decision = choose(&game, Seat::new(2).expect("a seat"), Level::USUAL);
    assert_eq!((decision.action.to_string().as_str(), &decision.reasons[..]), ("TD", &[Reason::FeedsPartner][..]));
}
