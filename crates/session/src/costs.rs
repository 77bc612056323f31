//! Costs of decisions: each decision of a finished hand compared with the best choice, judged by what its player knew.
//!
//! Everything follows from the record: the same figures come out on any machine and any number of cores.

use crate::player::Kind;
use crate::record::{Entry, Record};
use crate::review::{Hand, Review, play};
use pitch_players::{Judged, Level, Patience, Reason, Request, Stop};
use pitch_rules::{Action, BySeat, Seat, Viewer};

use serde::{Deserialize, Serialize};

use std::ops::AddAssign;
use std::sync::Arc;

/// The least cost of a mistake, as a chance to win the game: half a percent, since less would be shown as none.
const LEAST: f32 = 0.005;
/// Largest number of mistakes that are told of a hand.
const MOST_TOLD: usize = 5;

/// Kind of decision that is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Bids, and other calls before the first card.
    Bidding,
    /// Choice of a card to lead.
    Leading,
    /// Choice of a card to play to a trick that is begun.
    Following,
}

impl Skill {
    /// All skills, in the order of a hand.
    pub const ALL: [Skill; 3] = [Skill::Bidding, Skill::Leading, Skill::Following];
}

/// Players whose decisions are judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// People at the table, without the bots that took their seats for a while.
    People,
    /// The player who sits in this seat.
    Seat(Seat),
    /// All players.
    Everybody,
}

/// Cost of a decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Cost {
    /// Index of the step in the review of the game, from 0.
    pub step: usize,
    /// Seat that decided.
    pub seat: Seat,
    /// Kind of the decision.
    pub skill: Skill,
    /// Number of the trick, from 1; 0 for a call.
    pub trick: usize,
    /// Action that was taken.
    pub done: Action,
    /// Best choice; the action that was taken, if nothing is better.
    pub best: Action,
    /// Reasons for the best choice, the weightiest first.
    pub reasons: Vec<Reason>,
    /// Loss of the chance to win the game against the best choice, from 0 to 1.
    pub chance: f32,
    /// Average loss of points in the hand against the best choice; negative if the hand brings more points and still
    /// wins less often.
    pub points: f32,
    /// `true` if the cost is larger than chance explains.
    pub is_sure: bool,
    /// Judgements of all choices, the best first.
    pub choices: Vec<Judged>,
}

impl Cost {
    /// Returns the cost of one decision, without its place, or `None` if there was no choice or `done` is none of the
    /// choices.
    pub(super) fn of(request: &Request, done: &Action, stop: &Stop) -> Option<Self> {
        let judgement = request.judge(stop)?;
        let (judged, best) = (judgement.of(done)?, judgement.choices.first()?);
        Some(Cost {
            step: 0,
            seat: Seat::default(),
            skill: Skill::Bidding,
            trick: 0,
            done: done.clone(),
            best: best.action.clone(),
            reasons: request.reasons(&best.action),
            chance: judged.cost,
            points: best.points - judged.points,
            is_sure: judged.is_surely_worse(),
            choices: judgement.choices,
        })
    }

    /// Returns `true` if another choice was better beyond doubt, by at least half a percent of a game.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        is_mistake(self.is_sure, self.chance)
    }

    /// Returns `true` if this choice would have been a mistake in its place.
    pub(super) fn would_be_mistake(choice: &Judged) -> bool {
        is_mistake(choice.is_surely_worse(), choice.cost)
    }
}

fn is_mistake(is_sure: bool, cost: f32) -> bool {
    is_sure && cost >= LEAST
}

/// Costs of the decisions of a hand.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Costs {
    /// Index of the record's entry that ended the hand, from 0. Entries before it never change, so that it tells this
    /// course of the hand from every other.
    pub last_entry: usize,
    /// Every decision that was judged, in order: those where there was a choice.
    pub all: Vec<Cost>,
}

impl Costs {
    /// Judges the decisions of the hand at an index of the review's list. Returns `None` if there is no such hand, or
    /// if judging was stopped.
    ///
    /// Each is judged by the view that its seat had then, in deals that no bot thinks in.
    #[must_use]
    pub fn of(review: &Review, place: usize, whose: Whose, stop: &Stop) -> Option<Self> {
        let hand = review.hands().get(place)?;
        let seed = review.record().deals().judging_seed();
        let mut game = hand.before.clone();
        let mut all = Vec::new();
        for (number, step) in review.steps().iter().enumerate().take(hand.steps.end).skip(hand.steps.start) {
            let is_asked = |seat: Seat| match whose {
                Whose::People => step.kind == Some(Kind::Person),
                Whose::Seat(own) => seat == own,
                Whose::Everybody => true,
            };
            if let Entry::Act(seat, done @ (Action::Call(_) | Action::Play(_))) = &step.entry
                && game.turn().decides() == Some(*seat)
                && is_asked(*seat)
            {
                let view = game.view(Viewer::Seat(*seat));
                let (rules, patience) = (Arc::clone(game.rules()), Patience::default());
                let trick = if matches!(done, Action::Play(_)) { view.tricks.len() + 1 } else { 0 };
                let skill = match (trick, view.trick) {
                    (0, _) => Skill::Bidding,
                    (_, None) => Skill::Leading,
                    (_, Some(trick)) if trick.plays().next().is_none() => Skill::Leading,
                    (_, Some(_)) => Skill::Following,
                };
                let request = Request { view, rules, level: Level::BEST, seed, patience };
                all.extend(Cost::of(&request, done, stop).map(|cost| Cost {
                    step: number,
                    seat: *seat,
                    skill,
                    trick,
                    ..cost
                }));
                if stop.is_stopped() {
                    return None;
                }
            }
            let _ = play(&mut game, &step.entry)?;
        }
        Some(Costs { last_entry: last_entry(review, hand), all })
    }

    /// Returns the mistakes of a seat, at most five: the one that cost most first.
    #[must_use]
    pub fn costliest(&self, seat: Seat) -> Vec<&Cost> {
        let mut mistakes: Vec<&Cost> = self.all.iter().filter(|cost| cost.seat == seat && cost.is_mistake()).collect();
        mistakes.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(a.step.cmp(&b.step)));
        mistakes.truncate(MOST_TOLD);
        mistakes
    }

    /// Returns the cost of the decision at a step of the game, if it was judged.
    #[must_use]
    pub fn at(&self, step: usize) -> Option<&Cost> {
        self.all.iter().find(|cost| cost.step == step)
    }

    /// Returns the accuracy of a seat in this hand.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let mut accuracy = Accuracy::default();
        for cost in self.all.iter().filter(|cost| cost.seat == seat) {
            accuracy.enter(cost);
        }
        accuracy
    }
}

/// Returns the index of the record's entry that ended a hand, from 0.
#[must_use]
pub fn last_entry(review: &Review, hand: &Hand) -> usize {
    review.steps()[hand.steps.clone()].last().map_or(0, |step| step.number)
}

/// Accuracy of a player: the decisions in which nothing was better beyond doubt, by skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Accuracy {
    /// Decisions in bidding.
    pub bidding: Hits,
    /// Decisions in leading.
    pub leading: Hits,
    /// Decisions in following.
    pub following: Hits,
}

/// Counts of decisions and of those that could not be bettered, with the cost of the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hits {
    /// Number of decisions that could not be bettered.
    pub good: u32,
    /// Number of all decisions in which there was a choice.
    pub of: u32,
    /// Cost of the mistakes among them, in hundredths of a percent of a game.
    pub lost: u32,
}

impl Accuracy {
    /// Returns the counts of a skill.
    #[must_use]
    pub const fn by(&self, skill: Skill) -> Hits {
        match skill {
            Skill::Bidding => self.bidding,
            Skill::Leading => self.leading,
            Skill::Following => self.following,
        }
    }

    /// Returns the sum over all skills.
    #[must_use]
    pub fn all(&self) -> Hits {
        let mut all = self.bidding;
        all += self.leading;
        all += self.following;
        all
    }

    fn enter(&mut self, cost: &Cost) {
        let hits = match cost.skill {
            Skill::Bidding => &mut self.bidding,
            Skill::Leading => &mut self.leading,
            Skill::Following => &mut self.following,
        };
        hits.of += 1;
        if cost.is_mistake() {
            hits.lost += (10_000.0 * cost.chance).round() as u32;
        } else {
            hits.good += 1;
        }
    }
}

impl Hits {
    /// Returns the share of the decisions that could not be bettered, in whole percent, or `None` if there were no
    /// decisions.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        (self.of > 0).then(|| (100.0 * f64::from(self.good) / f64::from(self.of)).round().min(100.0) as u32)
    }
}

impl AddAssign for Hits {
    fn add_assign(&mut self, other: Hits) {
        self.good = self.good.saturating_add(other.good);
        self.of = self.of.saturating_add(other.of);
        self.lost = self.lost.saturating_add(other.lost);
    }
}

impl AddAssign for Accuracy {
    fn add_assign(&mut self, other: Accuracy) {
        self.bidding += other.bidding;
        self.leading += other.leading;
        self.following += other.following;
    }
}

/// Returns the accuracy of every seat in these hands.
#[must_use]
pub fn accuracies<'a>(seats: usize, hands: impl IntoIterator<Item = &'a Costs>) -> BySeat<Accuracy> {
    let mut all = BySeat::new(seats);
    for costs in hands {
        for (seat, accuracy) in BySeat::from_fn(seats, |seat| costs.accuracy(seat)).iter() {
            all[seat] += *accuracy;
        }
    }
    all
}

/// Returns the accuracy of the people at the table in a game, as far as it was played, or `None` if that was stopped,
/// or no hand is over.
#[must_use]
pub fn of_game(record: &Record, stop: &Stop) -> Option<BySeat<Accuracy>> {
    let review = Review::of(record)?;
    let hands = (0..review.hands().len()).map(|place| Costs::of(&review, place, Whose::People, stop));
    let hands: Vec<Costs> = hands.collect::<Option<_>>()?;
    Some(accuracies(record.players().len(), &hands))
}

#[cfg(test)]
mod tests;
