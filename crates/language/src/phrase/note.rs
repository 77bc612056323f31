//! The buttons of the bidding, and the meaning of each call.

use crate::phrase::card::card_suit_key;
use crate::phrase::person::{figure, offers, sides};
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::{AllPass, GiftTo, Moon, MoonNeeds, SellerCredit, SmudgeInHole, TrumpBy};
use pitch_rules::{Bid, Call, Points, Rules, Seat, SeatView, Side, Turn};

use std::cmp::Ordering;

/// The big word on a button of the bidding: "Pass", "2", "Smudge".
#[must_use]
pub fn bid_button(language: &Language, names: &Names, call: Call) -> String {
    match call {
        Call::Pass => t!(language, "bid-pass"),
        Call::Bid(bid) if names.is_smudge(bid) => t!(language, "bid-smudge"),
        Call::Bid(Bid::MOON) => t!(language, "bid-moon"),
        Call::Bid(bid) => bid.to_string(),
        Call::Pitch => t!(language, "bid-pitch"),
        Call::Accept => t!(language, "bid-accept"),
        Call::Undertake => t!(language, "bid-undertake"),
        Call::Stand => t!(language, "bid-stand"),
        Call::Beg => t!(language, "bid-beg"),
        Call::TakeOne => t!(language, "bid-take-one"),
        Call::Run => t!(language, "bid-run"),
        Call::Bunch => t!(language, "bid-bunch"),
    }
}

/// Returns the word on a button at this moment: for the player left of the dealer, to pass in a sale is to offer the
/// pitch.
#[must_use]
pub fn bid_button_of(language: &Language, names: &Names, view: &SeatView, call: Call) -> String {
    let seller = view.turn.decides().is_some_and(|seat| offers(names, view, seat));
    if seller && call == Call::Pass { t!(language, "plate-offer") } else { bid_button(language, names, call) }
}

/// Tells what a call would mean for the player who is to speak, and what it risks: "Make 3 of the 4 points, or lose 3",
/// "Ben pitches for 2".
#[must_use]
pub fn bid_note(language: &Language, names: &Names, view: &SeatView, call: Call) -> String {
    let Turn::Call(turn) = view.turn else { return String::new() };
    let last = view.speaks_last();
    let seller = offers(names, view, turn);
    match (call, view.standing) {
        (Call::Pass, _) if seller => t!(language, "note-offer"),
        (Call::Pass, Some((bidder, bid))) => {
            let (who, name, bid) = (names.who(bidder), names.name(bidder), figure(language, bid));
            // What is offered for the pitch need not be taken.
            if last && names.rules().trump_by != TrumpBy::Sale {
                t!(language, "note-pass-pitches", who = who, name = name, bid = bid)
            } else {
                t!(language, "note-pass-holds", who = who, name = name, bid = bid)
            }
        }
        (Call::Pass, None) if last => pass_everybody(language, names, view),
        (Call::Pass, None) => t!(language, "note-pass-open"),
        (Call::Bid(bid), _) if names.rules().trump_by == TrumpBy::Sale => {
            let name = names.name(view.seats.next(view.dealer));
            t!(language, "note-sale-bid", bid = bid.number(), name = name)
        }
        (Call::Bid(bid), _) if names.is_smudge(bid) => {
            let score: Points = view.scores[names.rules().side_of(turn)];
            let hole = names.rules().is_in_the_hole(score);
            if hole && names.rules().smudge_in_hole == SmudgeInHole::FourPointsOnly {
                t!(language, "note-smudge-hole")
            } else {
                t!(language, "note-smudge")
            }
        }
        (Call::Bid(Bid::MOON), _) => moon(language, names.rules(), view.scores[names.rules().side_of(turn)]),
        (Call::Bid(bid), Some((bidder, standing))) => over(language, names, bid, bidder, standing),
        (Call::Bid(bid), None) => open(language, names, bid),
        (Call::Pitch, _) => t!(language, "note-pitch"),
        (Call::Accept, standing) => accept(language, names, standing),
        (Call::Undertake, standing) => undertake(language, names, standing),
        (Call::Stand, _) => t!(language, "note-stand", suit = turned(view)),
        (Call::Beg, _) => {
            t!(language, "note-beg", who = names.who(view.dealer), name = names.name(view.dealer))
        }
        (Call::TakeOne, _) => gift(language, names, view),
        (Call::Run, _) => t!(language, "note-run"),
        (Call::Bunch, _) if view.calls.last().is_some_and(|(_, call)| *call == Call::Bunch) => {
            t!(language, "note-bunch-agree")
        }
        (Call::Bunch, _) => t!(language, "note-bunch"),
    }
}

/// Returns the suit of the card that lies turned up: the value of `$suit`.
fn turned(view: &SeatView) -> &'static str {
    view.turned.last().map_or("", |card| card_suit_key(*card))
}

/// Tells who pitches, for how much, and whether the player left of the dealer is paid for it (B-31).
fn accept(language: &Language, names: &Names, standing: Option<(Seat, Bid)>) -> String {
    let Some((bidder, bid)) = standing else { return String::new() };
    let (who, name, paid) = (names.who(bidder), names.name(bidder), names.rules().seller_credit.id());
    t!(language, "note-accept", who = who, name = name, bid = bid.number(), credit = paid)
}

/// Tells what the player left of the dealer must make, and whether the bidder is paid for it (B-31).
fn undertake(language: &Language, names: &Names, standing: Option<(Seat, Bid)>) -> String {
    let Some((bidder, bid)) = standing else { return String::new() };
    let rules = names.rules();
    if rules.seller_credit == SellerCredit::Immediate && rules.refused_bid_credit {
        let (who, name) = (names.who(bidder), names.name(bidder));
        t!(language, "note-undertake-paid", who = who, name = name, bid = bid.number())
    } else {
        t!(language, "note-undertake", bid = bid.number())
    }
}

/// Tells who gets the point for the beg, and whether it wins the game (TAF-14, B-21).
fn gift(language: &Language, names: &Names, view: &SeatView) -> String {
    let rules = names.rules();
    let eldest = view.seats.next(view.dealer);
    let own = rules.side_of(view.dealer);
    let others: Vec<Side> = match rules.gift_to {
        GiftTo::Beggar => vec![rules.side_of(eldest)],
        GiftTo::AllOpponents => rules.all_sides().filter(|&side| side != own).collect(),
    };
    let wins = others.iter().any(|&side| rules.reaches(view.scores[side] + Points::ONE));
    let name = sides(language, names, &others);
    let wins = if wins && rules.gift_can_win { "yes" } else { "no" };
    t!(language, "note-take-one", name = name, wins = wins)
}

fn over(language: &Language, names: &Names, bid: Bid, bidder: Seat, standing: Bid) -> String {
    if bid == standing {
        let failed = failed_key(names.rules(), bid);
        t!(
            language,
            "note-take",
            who = names.who(bidder),
            name = names.name(bidder),
            bid = bid.number(),
            failed = failed
        )
    } else {
        open(language, names, bid)
    }
}

/// Tells what must be made, and what it costs to fail.
fn open(language: &Language, names: &Names, bid: Bid) -> String {
    let rules = names.rules();
    t!(
        language,
        "note-open",
        kind = feat_key(rules, bid),
        bid = bid.number(),
        sum = rules.points_in_play().0,
        failed = failed_key(rules, bid)
    )
}

/// Tells what the moon takes, what it brings to a side with this score, and what it costs to fail (M-43).
fn moon(language: &Language, rules: &Rules, score: Points) -> String {
    let worth = match rules.moon {
        _ if rules.moon_wins(score) => "game",
        Moon::Points | Moon::PointsOrGame => "points",
        Moon::Off | Moon::TargetOrZero => "zero",
    };
    t!(
        language,
        "note-moon",
        sum = rules.points_in_play().0,
        needs = rules.moon_needs.id(),
        worth = worth,
        gain = rules.gain(Bid::MOON, score).0,
        stake = rules.stake(Bid::MOON).0
    )
}

/// Returns the share of a hand that a bid is: the value of `$kind`.
pub(crate) fn feat_key(rules: &Rules, bid: Bid) -> &'static str {
    match rules.promised(bid).cmp(&rules.points_in_play()) {
        Ordering::Less => "some",
        Ordering::Equal if bid.is_moon() && rules.moon_needs == MoonNeeds::PointsAndTricks => "slam",
        Ordering::Equal => "all",
        Ordering::Greater => "slam",
    }
}

/// Returns the side that a failed bid costs, or brings, its number: the value of `$failed`.
pub(crate) fn failed_key(rules: &Rules, bid: Bid) -> &'static str {
    if rules.bid_goes_to_others(bid) { "others" } else { "own" }
}

/// Tells the consequence if the last player passes as well.
fn pass_everybody(language: &Language, names: &Names, view: &SeatView) -> String {
    let eldest = view.seats.next(view.dealer);
    let (who, name) = (names.who(eldest), names.name(eldest));
    match names.rules().all_pass {
        AllPass::EldestFree => t!(language, "note-pass-eldest", who = who, name = name),
        AllPass::DealerFree => {
            let dealer = view.dealer;
            t!(language, "note-pass-dealer", who = names.who(dealer), name = names.name(dealer))
        }
        AllPass::EldestForced => {
            t!(language, "note-pass-pitches", who = who, name = name, bid = names.rules().min_bid.number())
        }
        AllPass::RedealSameDealer | AllPass::RedealNextDealer | AllPass::DealerForced => {
            t!(language, "note-pass-last")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::bidding;
    use pitch_rules::{Action, Cards, Game, Pack, Preset, Rules, Viewer};

    use std::sync::Arc;

    /// The bidding of three players, the first of whom deals, after these calls.
    fn notes(rules: &Rules, said: &[&str]) -> (String, Vec<String>) {
        notes_of(&Rules { players: 3, ..rules.clone() }, said)
    }

    /// The same of as many players as the rules say.
    fn notes_of(rules: &Rules, said: &[&str]) -> (String, Vec<String>) {
        let rules = Arc::new(rules.clone());
        let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules");
        let pack = Pack::new(Cards::PACK.iter().collect()).expect("a pack");
        let _ = game.apply(Seat::default(), Action::Deal(pack)).expect("a deal");
        for call in said {
            let turn = game.turn().decides().expect("somebody's turn");
            let _ = game.apply(turn, call.parse().expect("a call")).expect("legal");
        }
        let turn = game.turn().decides().expect("somebody's turn");
        let all = ["Ana", "Ben", "Cleo", "Dev"].into_iter().take(rules.players.into());
        let names = Names::new(Arc::clone(&rules), all, Some(turn));
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
        assert_eq!(bids[1], "Make 2 of the 4 points, or lose 2");
        assert_eq!(bids[3], "All 4 points and the game, or lose 4");
        let (about, bids) = notes(&Rules::default(), &["2"]);
        assert_eq!(about, "Ben bid 2. Go higher, or pass.");
        assert_eq!(bids[..2], ["Ben holds the bid at 2", "Make 3 of the 4 points, or lose 3"]);
        let (about, bids) = notes(&Rules::default(), &["2", "pass"]);
        assert_eq!(about, "Ben bid 2. As dealer, you can take it for the same bid.");
        assert_eq!(bids[..2], ["Ben pitches for 2", "Take it from Ben: make 2, or lose 2"]);
        assert_eq!(bids[2], "Make 3 of the 4 points, or lose 3");
        let (about, bids) = notes_of(&Preset::Setback.into(), &["4"]);
        assert_eq!((about.as_str(), bids.len()), ("Ben bid 4. You can’t go higher: pass.", 1));
        let (about, bids) = notes(&Rules::default(), &["pass", "pass"]);
        assert_eq!(about, "Everybody else passed, so the dealer must bid.");
        assert_eq!(bids[0], "Make 2 of the 4 points, or lose 2");
        let free = Rules { all_pass: AllPass::EldestFree, ..Rules::default() };
        assert_eq!(notes(&free, &["pass", "pass"]).1[0], "Ben pitches");
        let redeal = Rules { all_pass: AllPass::RedealNextDealer, ..Rules::default() };
        assert_eq!(notes(&redeal, &["pass", "pass"]).1[0], "The hand is thrown in");
    }

    #[test]
    fn the_moon_says_what_it_takes_and_what_it_brings() {
        let rules = Rules { moon: Moon::TargetOrZero, ..Rules::default() };
        let (_, bids) = notes(&rules, &["2"]);
        assert_eq!(bids[3], "All 4 points win the game; otherwise lose 7");
        let fixed = Rules { moon: Moon::Points, moon_points: Points(6), ..Rules::default() };
        let every_trick = Rules { moon_needs: MoonNeeds::PointsAndTricks, ..fixed };
        let (_, bids) = notes(&every_trick, &[]);
        assert_eq!(bids[4], "All 4 points and every trick score 6; otherwise lose 6");
    }

    #[test]
    fn an_offer_for_the_pitch_hangs_on_the_seller() {
        let rules = Rules { players: 4, ..Rules::from(Preset::Britannica1911) };
        // Eldest, who sells, is Ben.
        let (_, notes) = notes_of(&rules, &["pass", "2"]);
        assert_eq!(notes[..2], ["Cleo holds the bid at 2", "You pitch for 3 if Ben accepts"]);
        let (_, notes) = notes_of(&rules, &["pass", "2", "pass"]);
        assert_eq!(notes[0], "Cleo holds the bid at 2", "what is offered last need not be taken");
    }

    #[test]
    fn standing_begging_and_giving_say_what_they_mean() {
        let rules = Rules { players: 4, ..Rules::from(Preset::Trinidad) };
        let noted = |calls: &[&str]| {
            let rules = Arc::new(rules.clone());
            let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules");
            let pack = Pack::new(Cards::PACK.iter().collect()).expect("a pack");
            let _ = game.apply(Seat::default(), Action::Deal(pack)).expect("a deal");
            for call in calls {
                let turn = game.turn().decides().expect("somebody's turn");
                let _ = game.apply(turn, call.parse().expect("a call")).expect("legal");
            }
            let turn = game.turn().decides().expect("somebody's turn");
            let names = Names::new(rules, ["Ana", "Ben", "Cleo", "Dev"], Some(turn));
            let (language, view) = (Language::default(), game.view(Viewer::Seat(turn)));
            let note = |action: &Action| match action {
                Action::Call(call) => bid_note(&language, &names, &view, *call),
                _ => String::new(),
            };
            view.legal.iter().map(note).collect::<Vec<_>>()
        };
        let eldest = noted(&[]);
        assert!(eldest[0].ends_with(" are trump, and you lead"), "{eldest:?}");
        assert_eq!(eldest[1], "Ana gives a point or runs the cards");
        let dealer = noted(&["beg"]);
        assert_eq!(dealer[0], "1 point for Ben and Dev");
        assert_eq!(dealer[1], "Three more cards each, a new turn-up");
    }
}
