//! What came of a hand that was played as the learner liked, and the one decision that settled it.
//!
//! Nothing is said that was not played out: each decision that was possible is taken in turn, everybody else plays as they
//! do, and the learner goes on as a usual bot would.

use crate::record::Entry;
use crate::table::{Next, Table};
use pitch_players::{Level, Stop};
use pitch_rules::{Action, Call, Finished, Point, Seat, Side, Turn};

use std::sync::Arc;

/// Decision of the learner that cost most, and the one that would have brought more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turning {
    /// Number of entries of the record before it.
    pub moment: usize,
    /// Decision that was made.
    pub made: Action,
    /// Decision that would have brought more.
    pub better: Action,
    /// Gain by the better one.
    pub gain: Gain,
    /// Points in which the gain lies, as far as they are told: those that the learner's side would have made as well, or
    /// those that the pitcher wouldn't have.
    pub points: Vec<Point>,
}

/// Gain by another decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gain {
    /// The learner's side makes its bid, and isn't set back.
    Makes,
    /// The learner's side isn't set back, because somebody else pitches.
    Spares,
    /// So many points more for the learner's side.
    Points(u16),
    /// This pitcher is set back.
    Sets(Seat),
    /// So many points fewer for this pitcher's side.
    Holds(Seat, u16),
}

/// What a hand brought, in the order in which it counts: points of the learner's side, then those that no other side got.
type Worth = (i16, i16);

fn own_side(table: &Table) -> Side {
    table.rules().side_of(Seat::default())
}

fn worth(table: &Table, finished: &Finished) -> Worth {
    let (own, score) = (own_side(table), &finished.score);
    let change = |side: Side| score.after[side].0 - score.before[side].0;
    let best_other = table.rules().all_sides().filter(|side| *side != own).map(change).max().unwrap_or_default();
    (change(own), -best_other)
}

/// Plays the hand to its end, the learner as a usual bot. Returns its count; `None` if it is thrown in.
fn played_out(mut table: Table) -> Option<Arc<Finished>> {
    let before = table.hands().len();
    // A hand has far fewer decisions.
    for _ in 0..200 {
        if matches!(table.game().turn(), Turn::Deal(_) | Turn::Over) {
            break;
        }
        let request = match table.next() {
            Next::Bot(request) => request,
            Next::Person(seat) => table.request(seat, Level::USUAL),
            _ => return None,
        };
        let seat = table.to_act()?;
        let _ = table.act_for_bot(seat, Some(request.decide(&Stop::new()).action)).ok()?;
    }
    table.hands().get(before).map(|counted| Arc::clone(&counted.finished))
}

/// Returns what another decision gains, told by what is seen of it.
fn gain(table: &Table, better: &Action, real: &Finished, other: &Finished) -> Option<Gain> {
    let own = own_side(table);
    let side = |finished: &Finished| finished.score.contract.map(|contract| table.rules().side_of(contract.pitcher));
    let is_set = |finished: &Finished, who: Side| finished.score.set_back && side(finished) == Some(who);
    let ((own_real, rest_real), (own_other, rest_other)) = (worth(table, real), worth(table, other));
    if own_other > own_real {
        let is_spared = is_set(real, own) && !is_set(other, own);
        return Some(match side(other) {
            Some(pitcher) if is_spared && pitcher == own => Gain::Makes,
            _ if is_spared && *better == Action::Call(Call::Pass) => Gain::Spares,
            _ => Gain::Points((own_other - own_real).unsigned_abs()),
        });
    }
    let pitcher = other.score.contract.map(|contract| contract.pitcher).filter(|_| own_other == own_real)?;
    match table.rules().side_of(pitcher) {
        foe if foe == own => None,
        foe if is_set(other, foe) && !is_set(real, foe) => Some(Gain::Sets(pitcher)),
        _ if rest_other > rest_real => Some(Gain::Holds(pitcher, (rest_other - rest_real).unsigned_abs())),
        _ => None,
    }
}

/// Returns the points that a side makes in one of two counts and not in the other.
fn made_only(side: Side, here: &Finished, there: &Finished) -> Vec<Point> {
    let is_made = |finished: &Finished, point| {
        finished.score.awards.iter().any(|award| award.side == side && award.point == point)
    };
    let here = here.score.awards.iter().filter(|award| award.side == side).map(|award| award.point);
    here.filter(|point| !is_made(there, *point)).collect()
}

/// Returns the points in which a gain lies.
fn gained(table: &Table, gain: Gain, real: &Finished, other: &Finished) -> Vec<Point> {
    match gain {
        Gain::Makes | Gain::Points(_) => made_only(own_side(table), other, real),
        Gain::Spares => Vec::new(),
        Gain::Sets(who) | Gain::Holds(who, _) => made_only(table.rules().side_of(who), real, other),
    }
}

/// Returns `true` if both are cards of a suit.
fn is_of_suit(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Play(one), Action::Play(other)) => one.suit() == other.suit(),
        _ => false,
    }
}

impl Table {
    /// Returns the decision of the learner that settled the hand that is over: the one after which the most was lost,
    /// compared with what was left to be won. `None` if none of them cost anything.
    #[must_use]
    pub fn turning(&self) -> Option<Turning> {
        let real = Arc::clone(&self.hands().last()?.finished);
        let entries = self.record().entries();
        let mut found: Option<(_, Turning)> = None;
        for (moment, entry) in entries.iter().enumerate() {
            let Entry::Act(seat, made) = entry else { continue };
            if *seat != Seat::default() || matches!(made, Action::Say(_)) {
                continue;
            }
            let there = self.gone_back(moment)?;
            let outcome = |action: &Action| {
                let mut table = there.clone();
                let _ = table.act(Seat::default(), action.clone()).ok()?;
                played_out(table)
            };
            let Some(went) = outcome(made) else { continue };
            let others = there.game().legal(Seat::default()).into_iter().filter(|other| other != made);
            for better in others {
                let Some(finished) = outcome(&better) else { continue };
                // It must be better than what really came of the hand, and than what could still have come of it.
                let Some(gain) = gain(self, &better, &real, &finished) else { continue };
                let (went, other) = (worth(self, &went), worth(self, &finished));
                let lost = (other.0 - went.0, other.1 - went.1);
                // Of several that cost the learner's side as much the last one counts, since until then all could still be
                // won, and of its choices one of the suit that was played: another trump is told of by hindsight alone.
                let others = if lost.0 == 0 { lost.1 } else { 0 };
                let weight = (lost.0, others, moment, is_of_suit(made, &better), lost.1);
                if lost > (0, 0) && found.as_ref().is_none_or(|(most, _)| weight > *most) {
                    let points = gained(self, gain, &real, &finished);
                    found = Some((weight, Turning { moment, made: made.clone(), better, gain, points }));
                }
            }
        }
        found.map(|(_, turning)| turning)
    }
}

#[cfg(test)]
mod tests;
