//! A hand, a game and the points so far as they are told to somebody who listens: whole sentences, one thing each.

use crate::phrase::award::award_lines;
use crate::phrase::card::{capital, card_alone, cards_by_suit, runs_of_suits};
use crate::phrase::field::point_among;
use crate::phrase::joined::{listed, sentence, sentences};
use crate::phrase::mark::mark;
use crate::phrase::person::{change_aloud, score, side};
use crate::phrase::points::{tracked, tracked_about};
use crate::phrase::result::{end, goes_to_others, headline, headline_about, payment, reds, side_result, stamp, won_by};
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::Settlement;
use pitch_rules::{Card, Cause, Certainty, End, Finished, Mark, Point, Points, SeatView, Tracked, Tracker};

/// Tells the result of a hand: the outcome of the bid, who made which point and why, and the change of the scores.
#[must_use]
pub fn hand_aloud(language: &Language, names: &Names, finished: &Finished) -> Vec<String> {
    let (l, counted) = (language, &finished.score);
    let mut said = vec![format!("{}.", headline(l, names, counted))];
    // What all sides made is told below, point by point.
    let is_told_below = counted.pitching_side(names.rules()).is_none() && !finished.tricks.is_empty();
    said.extend((!is_told_below).then(|| headline_about(l, names, counted)));
    said.extend(finished.thrown_in.iter().map(|line| {
        let name = side(l, names, line.side);
        t!(l, "text-mark-thrown-in", name = name, mark = mark(l, names, *line))
    }));
    let is_point = |mark: &&Mark| matches!(mark.cause, Cause::Point(_) | Cause::Peg(..) | Cause::SetBack(_));
    said.extend(finished.marks.iter().filter(|mark| !is_point(mark)).map(|line| {
        let name = side(l, names, line.side);
        t!(l, "text-mark", name = name, mark = mark(l, names, *line))
    }));
    if counted.set_back {
        // Where somebody listens, with the points that it cost.
        let lost = finished.marks.iter().find(|mark| matches!(mark.cause, Cause::SetBack(_)));
        let lost = lost.filter(|_| !goes_to_others(names, counted));
        said.push(format!("{}.", lost.map_or_else(|| stamp(l, names, counted), |line| mark(l, names, *line))));
    }
    for point in names.rules().points.points().filter(|_| !finished.tricks.is_empty()) {
        said.extend(award_lines(l, names, finished, point));
    }
    for (owner, delta) in counted.delta.iter() {
        // Elsewhere the points were told one by one.
        let is_more = goes_to_others(names, counted) || counted.scores_difference(names.rules());
        let reason = is_more.then(|| side_result(l, names, counted, owner));
        let change = listed(l, reason.into_iter().chain([change_aloud(l, names, *delta)]));
        let (name, now) = (side(l, names, owner), score(l, names, counted.after[owner]));
        said.push(if *delta == Points::ZERO {
            t!(l, "text-no-change", name = name, score = now)
        } else {
            t!(l, "text-change", name = name, change = change, score = now)
        });
    }
    said
}

/// The viewer's cards, a sentence for each suit: "Hearts: ace and four. Clubs: king."
#[must_use]
pub fn held_aloud(language: &Language, view: &SeatView) -> String {
    let suits = cards_by_suit(language, view.hand(), view.rankings.with(view.trump));
    sentences(language, suits.iter().map(|suit| sentence(language, suit.as_str())))
}

/// The viewer's cards as they lie, a sentence for each run of a suit from the left.
#[must_use]
pub fn lying_aloud(language: &Language, view: &SeatView, cards: &[Card]) -> String {
    let suits = runs_of_suits(language, cards, view.rankings.with(view.trump));
    sentences(language, suits.iter().map(|suit| sentence(language, suit.as_str())))
}

/// Tells the end of a game: who won, how, and what is paid.
#[must_use]
pub fn end_aloud(language: &Language, names: &Names, over: &End) -> Vec<String> {
    let mut said = vec![format!("{}.", end(language, names, over)), won_by(language, names, over)];
    said.extend(paid_aloud(language, names, over));
    said
}

/// Tells what is paid at the end of a game.
pub(crate) fn paid_aloud(language: &Language, names: &Names, over: &End) -> Vec<String> {
    let mut said = Vec::new();
    // Where nothing is at stake, nobody pays.
    let is_paid = over.payments.iter().any(|(_, paid)| paid.0 != 0);
    if names.rules().settlement != Settlement::Off && is_paid {
        said.extend(over.payments.iter().map(|(side, paid)| format!("{}.", payment(language, names, side, *paid))));
    }
    let won = over.reds.iter().filter(|_| over.reds.values().any(|reds| *reds != 0));
    said.extend(won.map(|(side, won)| format!("{}.", reds(language, names, side, *won))));
    said
}

/// Tells who has a point so far, with which card, and how sure it is: "High: Ana, ace of spades, settled." `names` are
/// those of the hand, with its partners.
#[must_use]
pub fn point_aloud(language: &Language, names: &Names, row: &Tracked, tracker: &Tracker) -> String {
    let owner = tracked(language, names, row, tracker);
    let card = row.card.filter(|_| row.scores.is_none());
    let card = card.map(|card| card_alone(language, card)).unwrap_or_default();
    // What hangs when it is taken says so itself.
    let hangs = row.point == Point::Jack && names.rules().hang_jack > Points::ONE;
    let about = match row.certainty {
        Certainty::Open if row.worth > Points::ONE && row.point != Point::Game && !hangs => {
            t!(language, "text-open-worth", points = row.worth.0)
        }
        _ => tracked_about(language, names, row, tracker),
    };
    let state = [owner, card, about].into_iter().filter(|part| !part.is_empty());
    let state = state.reduce(|first, second| t!(language, "list-more", first = first, second = second));
    let name = || point_among(language, names.rules(), row.point);
    let of = row.scores.map_or_else(name, |scores| capital(&card_alone(language, scores)));
    t!(language, "text-point", point = of, state = state.unwrap_or_default())
}
