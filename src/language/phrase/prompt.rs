//! What a player may do now, and what each bid would mean.

use crate::engine::rules::{AllPass, SmudgeInHole};
use crate::engine::{Action, Bid, Call, Card, Cards, Points, Seat, SeatView, Suit, Turn};
use crate::language::phrase::card::{alternatives, suit_key};
use crate::language::phrase::person::bid as bid_word;
use crate::language::{Language, Names};
use crate::t;

/// What the viewer may do, or whom the table waits for: "Follow hearts, or trump.", "Waiting for Ben to bid."
#[must_use]
pub fn prompt(language: &Language, names: &Names, view: &SeatView) -> String {
    match view.turn {
        Turn::Over => t!(language, "prompt-over"),
        Turn::Deal(dealer) => {
            t!(language, "prompt-deal", who = names.who(dealer), name = names.name(dealer), number = view.number)
        }
        Turn::Call(seat) if view.own_seat() == Some(seat) => {
            if seat == view.dealer {
                t!(language, "prompt-bid-dealer")
            } else {
                t!(language, "prompt-bid")
            }
        }
        Turn::Play(seat) if view.own_seat() == Some(seat) => to_play(language, names, view),
        Turn::Call(seat) => t!(language, "prompt-waits-bid", name = names.name(seat)),
        Turn::Discard(seat) | Turn::Play(seat) | Turn::Rule(seat) => {
            t!(language, "prompt-waits-play", name = names.name(seat))
        }
    }
}

fn to_play(language: &Language, names: &Names, view: &SeatView) -> String {
    let ranking = names.rules().ranking(view.trump);
    let trumps = view.hand() & ranking.trumps();
    let legal: Cards = view
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Play(card) => Some(*card),
            _ => None,
        })
        .collect();
    let Some(led) = view.trick.and_then(|trick| trick.led()) else {
        return match (view.trump, view.hand().len()) {
            (None, _) => t!(language, "prompt-pitch"),
            (Some(_), 1) => t!(language, "prompt-last-card"),
            (Some(_), _) => t!(language, "prompt-lead"),
        };
    };
    let suit = suit_key(suit_led(led, view.trump, ranking.trumps()));
    let follows = !(view.hand() & ranking.followers(led)).is_empty();
    let may_trump = !(legal & trumps).is_empty();
    if view.hand().len() == 1 {
        t!(language, "prompt-last-card")
    } else if follows && ranking.trumps().contains(led) {
        t!(language, "prompt-follow-trump", suit = suit)
    } else if follows && may_trump {
        t!(language, "prompt-follow-or-trump", suit = suit)
    } else if follows {
        t!(language, "prompt-follow", suit = suit)
    } else if may_trump && legal != view.hand() {
        t!(language, "prompt-void-over", suit = suit)
    } else if may_trump {
        t!(language, "prompt-void-trump", suit = suit)
    } else {
        t!(language, "prompt-void", suit = suit)
    }
}

/// The suit to follow: trump where a trump is led, whatever is printed on it.
fn suit_led(led: Card, trump: Option<Suit>, trumps: Cards) -> Suit {
    trump.filter(|_| trumps.contains(led)).unwrap_or_else(|| led.suit())
}

/// Where the bidding stands for the player who is to speak: "Ben bid 2. Go higher, or pass." Empty when nobody bids.
#[must_use]
pub fn bidding(language: &Language, names: &Names, view: &SeatView) -> String {
    let Turn::Call(seat) = view.turn else { return String::new() };
    let rules = names.rules();
    match view.standing {
        Some((bidder, bid)) => {
            let (who, name, bid) = (names.who(bidder), names.name(bidder), bid.number());
            if seat == view.dealer && rules.dealer_privilege {
                t!(language, "bidding-dealer", who = who, name = name, bid = bid)
            } else {
                t!(language, "bidding-over", who = who, name = name, bid = bid)
            }
        }
        None if is_last(view) && rules.all_pass == AllPass::DealerForced => t!(language, "bidding-forced"),
        None if is_last(view) => t!(language, "bidding-dealer-last"),
        None => t!(language, "bidding-none", min = rules.min_bid.number()),
    }
}

/// Whether everybody else has passed or, where one speaks once, has spoken.
fn is_last(view: &SeatView) -> bool {
    let Turn::Call(turn) = view.turn else { return false };
    view.seats.all().all(|seat| match view.last_call(seat) {
        _ if seat == turn => true,
        Some(Call::Pass) => true,
        Some(Call::Bid(_)) => turn == view.dealer && view.calls.len() + 1 == view.seats.len(),
        Some(_) | None => false,
    })
}

/// The big word on a button of the bidding: "Pass", "2", "Smudge".
#[must_use]
pub fn bid_button(language: &Language, names: &Names, call: Call) -> String {
    match call {
        Call::Pass => t!(language, "bid-pass"),
        Call::Bid(bid) if names.is_smudge(bid) => t!(language, "bid-smudge"),
        Call::Bid(bid) => bid.to_string(),
        word => word.to_string(),
    }
}

/// What a call would mean for the player who is to speak: "Take it from Ben", "Outbid Ben", "Ben pitches for 2".
#[must_use]
pub fn bid_note(language: &Language, names: &Names, view: &SeatView, call: Call) -> String {
    let Turn::Call(turn) = view.turn else { return String::new() };
    let last = is_last(view);
    match (call, view.standing) {
        (Call::Pass, Some((bidder, bid))) => {
            let (who, name, bid) = (names.who(bidder), names.name(bidder), bid.number());
            if last {
                t!(language, "note-pass-pitches", who = who, name = name, bid = bid)
            } else {
                t!(language, "note-pass-holds", who = who, name = name, bid = bid)
            }
        }
        (Call::Pass, None) if last => pass_everybody(language, names, view),
        (Call::Pass, None) => t!(language, "note-pass-open"),
        (Call::Bid(bid), _) if names.is_smudge(bid) => {
            let score: Points = view.scores[names.rules().side_of(turn)];
            let hole = names.rules().is_in_the_hole(score);
            if hole && names.rules().smudge_in_hole == SmudgeInHole::FourPointsOnly {
                t!(language, "note-smudge-hole")
            } else {
                t!(language, "note-smudge")
            }
        }
        (Call::Bid(bid), Some((bidder, standing))) => over(language, names, bid, bidder, standing),
        (Call::Bid(bid), None) => t!(language, "note-open", bid = bid.number()),
        _ => String::new(),
    }
}

fn over(language: &Language, names: &Names, bid: Bid, bidder: Seat, standing: Bid) -> String {
    let (who, name) = (names.who(bidder), names.name(bidder));
    if bid == standing {
        t!(language, "note-take", who = who, name = name)
    } else {
        t!(language, "note-outbid", who = who, name = name)
    }
}

/// What comes of it if the last player passes as well.
fn pass_everybody(language: &Language, names: &Names, view: &SeatView) -> String {
    let eldest = view.seats.next(view.dealer);
    let (who, name) = (names.who(eldest), names.name(eldest));
    match names.rules().all_pass {
        AllPass::EldestFree => t!(language, "note-pass-eldest", who = who, name = name),
        AllPass::EldestForced => {
            t!(language, "note-pass-pitches", who = who, name = name, bid = names.rules().min_bid.number())
        }
        AllPass::RedealSameDealer | AllPass::RedealNextDealer | AllPass::DealerForced => {
            t!(language, "note-pass-last")
        }
    }
}

/// What the viewer may say, as words of a sentence: "pass, two, three or smudge".
#[must_use]
pub fn calls(language: &Language, names: &Names, view: &SeatView) -> String {
    let said = view.legal.iter().filter_map(|action| match action {
        Action::Call(Call::Pass) => Some(t!(language, "bid-pass-word")),
        Action::Call(Call::Bid(bid)) => Some(bid_word(language, names, *bid)),
        _ => None,
    });
    alternatives(language, said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Contract, Game, Rules, Setup, Viewer};

    use std::sync::Arc;

    fn asked(rules: &Rules, hands: &[&str], played: &[&str]) -> String {
        let rules = Arc::new(Rules { players: hands.len() as u8, cards_per_player: 3, ..rules.clone() });
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(hands.iter().map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract { pitcher: Seat::default(), bid: Some(Bid::TWO) });
        setup.played = played.iter().map(|card| card.parse().expect("a card")).collect();
        let game = setup.build().expect("a position");
        let Some(turn) = game.turn().decides() else { panic!("somebody's turn") };
        let names = Names::new(rules, ["Ana", "Ben"], Some(turn));
        prompt(&Language::default(), &names, &game.view(Viewer::Seat(turn)))
    }

    #[test]
    fn every_situation_of_play_has_its_prompt() {
        let ask = |hands: [&str; 2], played: &[&str]| asked(&Rules::default(), &hands, played);
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &[]), "Lead any card: its suit becomes trump.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &["AS"]), "Follow trump: play a spade.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &["AS", "KS"]), "Lead any card.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5C"], &["AS", "KS", "2H"]), "Follow hearts.");
        assert_eq!(ask(["AS 2H 3H", "KS 4H 5S"], &["AS", "KS", "2H"]), "Follow hearts, or trump.");
        assert_eq!(
            ask(["AS 2H 3H", "KS 4C 5S"], &["AS", "KS", "2H"]),
            "You are out of hearts: trump, or drop any card."
        );
        assert_eq!(ask(["AS 2H 3H", "KS 4C 5C"], &["AS", "KS", "2H"]), "You are out of hearts: play any card.");
        assert_eq!(ask(["AS 2H 3H", "KS 4C 5C"], &["AS", "KS", "2H", "4C", "3H"]), "Play your last card.");
    }

    /// The bidding of three players, the first of whom deals, after these calls.
    fn notes(rules: &Rules, said: &[&str]) -> (String, Vec<String>) {
        let rules = Arc::new(Rules { players: 3, ..rules.clone() });
        let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules");
        let pack = crate::engine::Pack::new(Cards::PACK.iter().collect()).expect("a pack");
        let _ = game.apply(Seat::default(), Action::Deal(pack)).expect("a deal");
        for call in said {
            let turn = game.turn().decides().expect("somebody's turn");
            let _ = game.apply(turn, call.parse().expect("a call")).expect("legal");
        }
        let turn = game.turn().decides().expect("somebody's turn");
        let names = Names::new(rules, ["Ana", "Ben", "Cleo"], Some(turn));
        let (language, view) = (Language::default(), game.view(Viewer::Seat(turn)));
        let notes = view.legal.iter().filter_map(|action| match action {
            Action::Call(call) => Some(bid_note(&language, &names, &view, *call)),
            _ => None,
        });
        (bidding(&language, &names, &view), notes.collect())
    }

    #[test]
    fn every_bid_says_what_it_means() {
        let (about, bids) = notes(&Rules::default(), &[]);
        assert_eq!(about, "Nobody has bid. Bid 2 or more, or pass.");
        assert_eq!(bids[0], "Leave it to the others");
        assert_eq!(bids[1], "Two of the four points");
        assert_eq!(bids[3], "All four points, and the game");
        let (about, bids) = notes(&Rules::default(), &["2"]);
        assert_eq!(about, "Ben bid 2. Go higher, or pass.");
        assert_eq!(bids[..2], ["Ben holds the bid at 2", "Outbid Ben"]);
        let (about, bids) = notes(&Rules::default(), &["2", "pass"]);
        assert_eq!(about, "Ben bid 2. The dealer speaks last and may take it at the same number.");
        assert_eq!(bids[..3], ["Ben pitches for 2", "Take it from Ben", "Outbid Ben"]);
        let (about, bids) = notes(&Rules::default(), &["pass", "pass"]);
        assert_eq!(about, "Everybody else passed, so the dealer must bid.");
        assert_eq!(bids[0], "Two of the four points");
        let free = Rules { all_pass: AllPass::EldestFree, ..Rules::default() };
        assert_eq!(notes(&free, &["pass", "pass"]).1[0], "Ben pitches");
        let redeal = Rules { all_pass: AllPass::RedealNextDealer, ..Rules::default() };
        assert_eq!(notes(&redeal, &["pass", "pass"]).1[0], "The hand is thrown in");
    }
}
