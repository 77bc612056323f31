//! The trick that decided a game.

use pitch_language::{Language, Names, phrase, t};
use pitch_rules::{Award, End, Finished, Point, Side, Suit, Trick, WonBy};
use pitch_session::Counted;

/// The hand in which a game turned, and the trick of it that did it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Decided {
    /// The trick, if the hand has any.
    pub trick: Option<Trick>,
    /// Trump in that hand.
    pub trump: Option<Suit>,
    /// Sentence about it.
    pub said: String,
    /// Red counters that the winner took from the pool.
    pub pool: i32,
}

impl Decided {
    /// Finds it as a side sees it; `None` without a hand that is over.
    pub(super) fn of(l: &Language, names: &Names, end: &End, own: Side, hands: &[Counted]) -> Option<Self> {
        let winner = end.victory.side;
        let others = end.scores.iter().filter(|(side, _)| *side != winner);
        let best = others.max_by_key(|(_, score)| **score).map_or(winner, |(side, _)| side);
        let rival = if own == winner { best } else { own };
        let last = hands.len().checked_sub(1)?;
        let is_turn = |hand: &Counted| {
            let score = &hand.finished.score;
            score.before[winner] <= score.before[rival] && score.after[winner] > score.after[rival]
        };
        // The player who led from the first hand on won by the last.
        let turned = hands.iter().rposition(is_turn).filter(|index| *index > 0).unwrap_or(last);
        let finished = &*hands[turned].finished;
        let by = if turned == last { Some(end.victory.by) } else { None };
        let (trick, said) = decisive(l, names, finished, (winner, rival), by);
        let said = match said {
            Some(said) if turned < last => t!(l, "end-turned", number = finished.number, said = said),
            Some(said) => said,
            None => phrase::won_by(l, names, end),
        };
        let pool = hands[last].finished.pool_won;
        Some(Decided { trick, trump: finished.score.trump, said, pool })
    }
}

/// Returns the trick of a hand that brought the winner most, and a sentence about it.
fn decisive(
    l: &Language,
    names: &Names,
    finished: &Finished,
    (winner, rival): (Side, Side),
    by: Option<WonBy>,
) -> (Option<Trick>, Option<String>) {
    let (rules, score) = (names.rules(), &finished.score);
    let camp = rules.camp(score.contract, winner);
    let trick_of = |award: &Award| {
        let card = award.card?.card;
        finished.tricks.iter().find(|trick| trick.cards().contains(card)).copied()
    };
    let is_caught = |award: &Award| {
        award.card.is_some_and(|made| {
            rules.side_in(score.contract, made.dealt_to) != rules.side_in(score.contract, made.taken_by)
        })
    };
    let worth = |award: &&Award| {
        let is_it = by == Some(WonBy::Point(award.point));
        let is_taken = is_caught(award) && !matches!(award.point, Point::High | Point::Low);
        (is_it, is_taken, award.point == Point::Jack, award.points, award.point != Point::Low)
    };
    let awards: Vec<Award> = score.awards.iter().filter(|award| award.side == camp && score.counts(award)).collect();
    let best = awards.iter().filter(|award| trick_of(award).is_some()).max_by_key(worth);
    // Where the others lost their bid and nothing was won, the bid decided.
    let is_set_back = score.set_back && score.pitching_side(rules) == Some(rules.camp(score.contract, rival));
    let has_gained = score.delta[winner].0 > 0;
    if let Some(award) = best.filter(|_| has_gained || !is_set_back) {
        return (trick_of(award), Some(phrase::decided(l, &names.in_hand(score.contract), finished, award)));
    }
    let ranking = rules.ranking(score.trump);
    let is_won = |trick: &&Trick| trick.best().is_some_and(|(seat, _)| rules.side_in(score.contract, seat) == camp);
    let value = |trick: &&Trick| ranking.card_points(trick.cards()).0;
    let trick = finished.tricks.iter().filter(is_won).max_by_key(value).or(finished.tricks.last()).copied();
    let game = awards.iter().find(|award| award.point == Point::Game);
    let said = match game.filter(|_| has_gained) {
        _ if finished.tricks.is_empty() => None,
        Some(game) => Some(phrase::decided(l, &names.in_hand(score.contract), finished, game)),
        None => Some(phrase::sentence(l, phrase::headline(l, names, score))),
    };
    (trick, said)
}
