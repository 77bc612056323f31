//! What decisions cost: each one of a hand that is over, compared with the best choice there was, by what its player knew.
//!
//! All follows from the record: the same figures come out on any machine and any number of cores.

use crate::bot::{Level, Patience, Reason, Request, Stop};
use crate::engine::{Action, BySeat, Seat, Viewer};
use crate::session::player::Kind;
use crate::session::record::{Entry, Record};
use crate::session::review::{Hand, Review, play};

use serde::{Deserialize, Serialize};

use std::ops::AddAssign;
use std::sync::Arc;

/// The least cost of a mistake, as a chance to win the game: half a percent, since less would be shown as none.
const LEAST: f32 = 0.005;
/// The most mistakes that are told of a hand.
const MOST_TOLD: usize = 5;

/// What is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Skill {
    /// What is bid, or said before the first card.
    Bidding,
    /// Which card is led.
    Leading,
    /// Which card is played to a lead.
    Following,
}

impl Skill {
    /// All of them, in the order of a hand.
    pub const ALL: [Skill; 3] = [Skill::Bidding, Skill::Leading, Skill::Following];
}

/// Whose decisions are judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// Those of the people at the table, and not of bots that took their seats for a while.
    People,
    /// Those of whoever sits in this seat.
    Seat(Seat),
    /// All.
    Everybody,
}

/// What a decision cost.
#[derive(Debug, Clone, PartialEq)]
pub struct Cost {
    /// Which step of the game it is.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub skill: Skill,
    /// In which trick, from 1; 0 before the first.
    pub trick: usize,
    /// What was done.
    pub done: Action,
    /// The best choice; what was done, if nothing is better.
    pub best: Action,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
    /// By how much the chance to win the game is less than with the best choice, from 0 to 1.
    pub chance: f32,
    /// By how many points the hand brings less on average; below nought if it brings more, and wins less often all the same.
    pub points: f32,
    /// Whether the cost is more than can be chance.
    pub is_sure: bool,
}

impl Cost {
    /// The cost of one decision, without its place. Nothing where there was no choice, or what was done is none of the choices.
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
        })
    }

    /// Whether another choice was better beyond doubt, and by so much that it can be told.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.is_sure && self.chance >= LEAST
    }
}

/// What the decisions of a hand cost.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Costs {
    /// Which entry of the record ended the hand, from 0. What came before it never changes, so that it tells this course of
    /// the hand from every other.
    pub last_entry: usize,
    /// Every decision that was judged, in order: those where there was a choice.
    pub all: Vec<Cost>,
}

impl Costs {
    /// Judges the decisions of one of the hands, by its place in the list. Nothing if that was stopped.
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

    /// The mistakes of a seat, at most five: the one that cost most first.
    #[must_use]
    pub fn costliest(&self, seat: Seat) -> Vec<&Cost> {
        let mut mistakes: Vec<&Cost> = self.all.iter().filter(|cost| cost.seat == seat && cost.is_mistake()).collect();
        mistakes.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(a.step.cmp(&b.step)));
        mistakes.truncate(MOST_TOLD);
        mistakes
    }

    /// What is thought of this step of the game.
    #[must_use]
    pub fn at(&self, step: usize) -> Option<&Cost> {
        self.all.iter().find(|cost| cost.step == step)
    }

    /// How well a seat decided in this hand.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let mut accuracy = Accuracy::default();
        for cost in self.all.iter().filter(|cost| cost.seat == seat) {
            accuracy.enter(cost);
        }
        accuracy
    }
}

/// Which entry of the record ended a hand, from 0.
#[must_use]
pub fn last_entry(review: &Review, hand: &Hand) -> usize {
    review.steps()[hand.steps.clone()].last().map_or(0, |step| step.number)
}

/// How well somebody decided: in how many decisions nothing was better beyond doubt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Accuracy {
    /// In bidding.
    pub bidding: Hits,
    /// In leading.
    pub leading: Hits,
    /// In following.
    pub following: Hits,
}

/// How many decisions there were, how many of them could not be bettered, and what the others cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hits {
    /// Decisions that could not be bettered.
    pub good: u32,
    /// All decisions in which there was a choice.
    pub of: u32,
    /// What the mistakes among them cost, in hundredths of a percent of a game.
    pub lost: u32,
}

impl Accuracy {
    /// What belongs to a skill.
    #[must_use]
    pub const fn by(&self, skill: Skill) -> Hits {
        match skill {
            Skill::Bidding => self.bidding,
            Skill::Leading => self.leading,
            Skill::Following => self.following,
        }
    }

    /// All skills together.
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
    /// The share of the decisions that could not be bettered, in whole percent; nothing if there were none.
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

/// The accuracy of every seat in these hands.
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

/// The accuracy of the people at the table in a game, as far as it was played; nothing if that was stopped, or no hand is
/// over.
#[must_use]
pub fn of_game(record: &Record, stop: &Stop) -> Option<BySeat<Accuracy>> {
    let review = Review::of(record)?;
    let hands = (0..review.hands().len()).map(|place| Costs::of(&review, place, Whose::People, stop));
    let hands: Vec<Costs> = hands.collect::<Option<_>>()?;
    Some(accuracies(record.players().len(), &hands))
}

#[cfg(test)]
mod tests;
