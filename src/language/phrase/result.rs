//! The result of a hand and of a game: what was made, by whom, and why.

use crate::engine::rules::{GameTie, LowTo, Smudge};
use crate::engine::{Award, Bid, End, Finished, MadeBy, Payment, Point, Points, Score, Side, Trick, WonBy};
use crate::language::phrase::card::{list, point, rank_key, suit_key};
use crate::language::phrase::person::side as side_name;
use crate::language::{Language, Names};
use crate::t;

/// How many points a bid cost, or would have cost, 0 without a bid.
pub(crate) fn lost_bid(score: &Score) -> u8 {
    score.contract.and_then(|contract| contract.bid).map_or(0, Bid::number)
}

/// What became of the bid: "Ana bid 3 and made 2".
#[must_use]
pub fn headline(language: &Language, names: &Names, score: &Score) -> String {
    let Some(contract) = score.contract else { return String::new() };
    let pitcher = contract.pitcher;
    let (who, name, made) = (names.who(pitcher), names.name(pitcher), score.made);
    match contract.bid {
        None => t!(language, "result-free", who = who, name = name, made = made),
        Some(bid) if names.is_smudge(bid) && score.set_back => {
            t!(language, "result-smudge-failed", who = who, name = name, made = made)
        }
        Some(bid) if names.is_smudge(bid) => t!(language, "result-smudge", who = who, name = name),
        Some(bid) => t!(language, "result-made", who = who, name = name, bid = bid.number(), made = made),
    }
}

/// Which points did it, or were not enough: "High and Jack were not enough."
#[must_use]
pub fn headline_about(language: &Language, names: &Names, score: &Score) -> String {
    let Some(pitching) = score.pitching_side(names.rules()) else { return String::new() };
    let points = points_of(language, score, pitching);
    match (score.contract.and_then(|contract| contract.bid), score.set_back) {
        (_, true) => t!(language, "reason-set-back", count = score.made, points = points),
        (Some(_), false) => t!(language, "reason-made", points = points),
        (None, false) if score.made == 0 => t!(language, "reason-none-free"),
        (None, false) => t!(language, "reason-made-free", points = points),
    }
}

/// The stamp beside the headline: "Set back 3", "Made", "Smudge".
#[must_use]
pub fn stamp(language: &Language, names: &Names, score: &Score) -> String {
    match score.contract.and_then(|contract| contract.bid) {
        Some(bid) if score.set_back => t!(language, "stamp-set-back", bid = bid.number()),
        Some(bid) if names.is_smudge(bid) => t!(language, "stamp-smudge"),
        Some(_) | None => t!(language, "stamp-made"),
    }
}

/// The points a side made, scored or not.
fn points_of(language: &Language, score: &Score, side: Side) -> String {
    list(language, score.awards.iter().filter(|award| award.side == side).map(|award| point(language, award.point)))
}

/// Who made a point, as a label: "You", "Ben", "Nobody".
#[must_use]
pub fn award_owner(language: &Language, names: &Names, finished: &Finished, point: Point) -> String {
    match finished.score.awards.of(point) {
        Some(award) => side_name(language, names, award.side),
        None => t!(language, "award-nobody"),
    }
}

/// Why a point was made, or by nobody: "Took your jack of spades with the king in trick 4."
#[must_use]
pub fn award(language: &Language, names: &Names, finished: &Finished, point: Point) -> String {
    let awards = &finished.score.awards;
    match (point, awards.of(point)) {
        (Point::Game, made) => game(language, names, finished, made),
        (_, None) => t!(language, "award-jack-absent", suit = finished.score.trump.map_or("", suit_key)),
        (_, Some(Award { card: None, .. })) => String::new(),
        (Point::High, Some(Award { card: Some(made), .. })) => {
            let (rank, suit) = (rank_key(made.card.rank()), suit_key(made.card.suit()));
            t!(language, "award-high", rank = rank, suit = suit)
        }
        (Point::Low, Some(Award { card: Some(made), .. })) => low(language, names, finished, made),
        (Point::Jack, Some(Award { card: Some(made), .. })) => jack(language, names, finished, made),
    }
}

fn low(language: &Language, names: &Names, finished: &Finished, made: MadeBy) -> String {
    let (rank, suit) = (rank_key(made.card.rank()), suit_key(made.card.suit()));
    let (owner, owner_name) = (names.who(made.dealt_to), names.name(made.dealt_to));
    let own = made.dealt_to == made.taken_by;
    match names.rules().low_to {
        LowTo::Dealt if own => t!(language, "award-low-kept", rank = rank, suit = suit),
        LowTo::Dealt => t!(
            language,
            "award-low-taken",
            rank = rank,
            suit = suit,
            taker = names.who(made.taken_by),
            taker_name = names.name(made.taken_by),
            owner = owner,
            owner_name = owner_name
        ),
        LowTo::Winner if own => {
            t!(language, "award-low-home", rank = rank, suit = suit, trick = trick_of(finished, made))
        }
        LowTo::Winner => t!(
            language,
            "award-low-won",
            rank = rank,
            suit = suit,
            owner = owner,
            owner_name = owner_name,
            trick = trick_of(finished, made)
        ),
    }
}

fn jack(language: &Language, names: &Names, finished: &Finished, made: MadeBy) -> String {
    let suit = suit_key(made.card.suit());
    let number = trick_of(finished, made);
    if made.dealt_to == made.taken_by {
        return t!(language, "award-jack-kept", suit = suit, trick = number);
    }
    // Only a higher trump takes the trump jack, so that its rank is enough.
    let with = finished.tricks.get(number.saturating_sub(1)).and_then(Trick::best);
    let with = with.map(|(_, card)| t!(language, "card-rank-with", rank = rank_key(card.rank()))).unwrap_or_default();
    t!(
        language,
        "award-jack-taken",
        suit = suit,
        owner = names.who(made.dealt_to),
        owner_name = names.name(made.dealt_to),
        with = with,
        trick = number
    )
}

/// The number of the trick that the card was played to, from 1.
fn trick_of(finished: &Finished, made: MadeBy) -> usize {
    finished.tricks.iter().position(|trick| trick.cards().contains(made.card)).map_or(0, |index| index + 1)
}

fn game(language: &Language, names: &Names, finished: &Finished, made: Option<Award>) -> String {
    let card_points = &finished.score.awards.card_points;
    let most = card_points.values().max().copied().unwrap_or_default();
    let with_most = || card_points.iter().filter(|(_, points)| **points == most).map(|(side, _)| side);
    match (made, names.rules().game_tie) {
        (None, _) => {
            let tied = list(language, with_most().map(|side| side_name(language, names, side)));
            t!(language, "award-game-tie", names = tied, points = most.0)
        }
        (Some(_), tie) if with_most().count() > 1 => match tie {
            GameTie::NonDealerSide => t!(language, "award-game-tie-side", points = most.0),
            GameTie::None | GameTie::Eldest => t!(language, "award-game-tie-eldest", points = most.0),
        },
        (Some(award), _) => {
            let others = card_points.iter().filter(|(side, _)| *side != award.side);
            let next = others.map(|(_, points)| *points).max().unwrap_or_default();
            t!(language, "award-game", points = most.0, next = next.0)
        }
    }
}

/// What a side scored in the hand: "Low and Game", "set back", "nothing".
#[must_use]
pub fn side_result(language: &Language, names: &Names, score: &Score, side: Side) -> String {
    let counted = score.awards.iter().filter(|award| award.side == side && score.counts(award));
    let points = list(language, counted.map(|award| point(language, award.point)));
    let set_back = score.set_back && Some(side) == score.pitching_side(names.rules());
    match (set_back, points.is_empty()) {
        (true, true) => t!(language, "hand-set-back"),
        (true, false) => t!(language, "hand-set-back-with", points = points),
        (false, true) => t!(language, "hand-nothing"),
        (false, false) => points,
    }
}

/// Who won the game: "Ana wins the game".
#[must_use]
pub fn end(language: &Language, names: &Names, end: &End) -> String {
    let winner = end.victory.side;
    t!(language, "end-title", who = names.who_side(winner), name = side_name(language, names, winner))
}

/// How the game was won, as a sentence.
#[must_use]
pub fn won_by(language: &Language, names: &Names, end: &End) -> String {
    let rules = names.rules();
    let points: Points = end.victory.at_win[end.victory.side];
    match end.victory.by {
        WonBy::Smudge if rules.smudge == Smudge::AnyAllFour => t!(language, "end-all-four"),
        WonBy::Smudge => t!(language, "end-smudge"),
        WonBy::BidderFirst => t!(language, "end-bidder-first", points = points.0),
        WonBy::Point(_) | WonBy::Lead if rules.win_by_two => t!(language, "end-lead", points = points.0),
        WonBy::Point(by) => t!(language, "end-point", target = rules.target.0, point = point(language, by)),
        WonBy::Lead => t!(language, "end-lead", points = points.0),
        other => other.to_string(),
    }
}

/// What a side receives or pays: "Ben pays 2".
#[must_use]
pub fn payment(language: &Language, names: &Names, side: Side, payment: Payment) -> String {
    let (who, name) = (names.who_side(side), side_name(language, names, side));
    let amount = payment.0.abs();
    match payment.0 {
        0 => t!(language, "end-pays-nothing", who = who, name = name),
        1.. => t!(language, "end-receives", who = who, name = name, amount = amount),
        _ => t!(language, "end-pays", who = who, name = name, amount = amount),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Action, BySeat, Contract, Game, Rules, Seat, Setup};

    use std::sync::Arc;

    const PLAYED: [(usize, &str); 6] = [(0, "KS"), (1, "JS"), (2, "5S"), (0, "2H"), (1, "3H"), (2, "4D")];

    /// A hand of two cards each, pitched by Ana, and told to Cleo.
    fn played(rules: &Rules, bid: u8) -> (Names, Game) {
        let rules = Arc::new(Rules { players: 3, cards_per_player: 2, ..rules.clone() });
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        setup.hands = BySeat::from_values(["KS 2H", "JS 3H", "4D 5S"].map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract { pitcher: Seat::default(), bid: Bid::new(bid) });
        let mut game = setup.build().expect("a position");
        for (seat, card) in PLAYED {
            let card = Action::Play(card.parse().expect("a card"));
            let _ = game.apply(Seat::new(seat).expect("a seat"), card).expect("legal");
        }
        (Names::new(rules, ["Ana", "Ben", "Cleo"], Seat::new(2)), game)
    }

    fn reasons(rules: &Rules, tag: &str) -> Vec<String> {
        let (names, game) = played(rules, 3);
        let (language, finished) = (Language::new(tag).expect("a language"), game.last().expect("a hand"));
        Point::ALL
            .map(|point| {
                format!(
                    "{}: {}",
                    award_owner(&language, &names, finished, point),
                    award(&language, &names, finished, point)
                )
            })
            .to_vec()
    }

    #[test]
    fn every_point_has_its_reason() {
        assert_eq!(
            reasons(&Rules::default(), "en"),
            [
                "Ana: Dealt the king of spades, the highest trump out.",
                "You: Dealt the five of spades. Ana took it, but Low stays yours.",
                "Ana: Took Ben’s jack of spades with the king in trick 1.",
                "Ana: 4 card points against 0. Most points takes it.",
            ]
        );
        let winner = Rules { low_to: LowTo::Winner, ..Rules::default() };
        assert_eq!(reasons(&winner, "en")[1], "Ana: Took your five of spades, the lowest trump out, in trick 1.");
        assert_eq!(reasons(&Rules::default(), "de")[2], "Ana: Den Pikbuben von Ben in Stich 1 mit dem König geholt.");
    }

    #[test]
    fn a_bid_is_made_or_lost() {
        let english = Language::default();
        let said = |bid, text: fn(&Language, &Names, &Score) -> String| {
            let (names, game) = played(&Rules::default(), bid);
            text(&english, &names, &game.last().expect("a hand").score)
        };
        assert_eq!(said(3, headline), "Ana bid 3 and made 3");
        assert_eq!(said(3, headline_about), "High, Jack and Game did it.");
        assert_eq!(said(3, stamp), "Made");
        assert_eq!(said(4, headline), "Ana bid a smudge and made 3");
        assert_eq!(said(4, headline_about), "High, Jack and Game were not enough.");
        assert_eq!(said(4, stamp), "Set back 4");
        let (names, game) = played(&Rules::default(), 4);
        let score = game.last().expect("a hand").score;
        let each = [0, 1, 2].map(|side| side_result(&english, &names, &score, Side::new(side).expect("a side")));
        assert_eq!(each, ["set back", "nothing", "Low"]);
    }

    #[test]
    fn the_end_says_who_won_how_and_what_is_paid() {
        let (names, game) = played(&Rules { target: Points(2), ..Rules::default() }, 2);
        let (english, over) = (Language::default(), game.end().expect("the end"));
        assert_eq!(end(&english, &names, over), "Ana wins the game");
        assert_eq!(won_by(&english, &names, over), "Out with 3: the pitcher who makes the bid counts first.");
        let paid: Vec<_> =
            over.payments.iter().map(|(side, amount)| payment(&english, &names, side, *amount)).collect();
        assert_eq!(paid, ["Ana receives 3", "Ben pays 2", "You pay 1"]);
    }
}
