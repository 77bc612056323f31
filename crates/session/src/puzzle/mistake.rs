//! Mistakes of the player: decisions of their own games that cost something, kept with their positions to be asked again.

use crate::bounded;
use crate::costs::{Cost, Costs};
use crate::deals::Deals;
use crate::player::Player;
use crate::puzzle::answered::Answered;
use crate::puzzle::{Alternative, PLAYED_BY, PuzzleError, asked};
use crate::record::{Entry, Record};
use crate::review::Review;
use crate::table::Table;
use crate::timestamp::Timestamp;
use pitch_players::{Patience, Request};
use pitch_rules::{Action, Preset};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// Largest number of mistakes that are kept, the last ones.
const MOST: usize = 100;

/// Largest number of entries in the games of all that are kept, so that their file stays well below what is read.
const MOST_ENTRIES: usize = 40_000;

/// Largest number of choices in a decision: the cards of a hand, or the bids.
const MOST_CHOICES: usize = 256;

/// Decision that cost something, as the costs of its hand have it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// Moment at which its hand was judged.
    played: Timestamp,
    /// The answer at the table was wrong; those that were given since.
    answered: Answered,
    /// Choices there were, the best first.
    #[serde(deserialize_with = "choices")]
    choices: Vec<Alternative>,
    /// Game up to the decision, without its seed: what is still to be dealt in it stays unknown.
    #[serde(deserialize_with = "playable")]
    game: Record,
}

fn choices<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Alternative>, D::Error> {
    let choices: Vec<Alternative> = bounded::list::<MOST_CHOICES, _, _>(deserializer)?;
    if choices.len() < 2 || choices[0].wrong { Err(D::Error::custom("there is no right choice")) } else { Ok(choices) }
}

fn playable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
    let game = Record::deserialize(deserializer)?;
    game.check().map_err(D::Error::custom)?;
    Ok(game)
}

impl Mistake {
    /// Returns the mistakes of the first person at a table in a hand of this game, whose costs these are. Those of others
    /// are not theirs, and a position that cannot be put up again is left out.
    #[must_use]
    pub fn found(record: &Record, costs: &Costs, now: Timestamp) -> Vec<Self> {
        let person = record.players().iter().position(Player::is_person);
        let is_own = |cost: &&Cost| Some(cost.seat.index()) == person && cost.is_mistake();
        let own: Vec<&Cost> = costs.all.iter().filter(is_own).collect();
        // Nearly always there is none, and nothing has to be played again.
        let review = if own.is_empty() { None } else { Review::of(record) };
        let found = review.iter().flat_map(|review| own.iter().filter_map(|cost| Mistake::of(review, cost, now)));
        found.collect()
    }

    fn of(review: &Review, cost: &Cost, now: Timestamp) -> Option<Self> {
        let (record, steps) = (review.record(), review.steps());
        let step = steps.get(cost.step)?;
        if !matches!(&step.entry, Entry::Act(seat, done) if *seat == cost.seat && *done == cost.done) {
            return None;
        }
        let game = record.branched(review.entries_before(cost.step), Deals::from_number(0)).alone(cost.seat, PLAYED_BY);
        let alternative = |choice: &pitch_players::Judged| Alternative {
            action: choice.action.clone(),
            chance: choice.chance,
            cost: choice.cost,
            wrong: Cost::would_be_mistake(choice),
        };
        let mistake = Mistake {
            played: now,
            answered: Answered::wrongly(format!("{}-{}", record.file_stem(), step.number), now.local_day()),
            choices: cost.choices.iter().map(alternative).collect(),
            // Its summary is that of the game so far.
            game: Table::resume(game).ok()?.record().clone(),
        };
        mistake.request().is_ok().then_some(mistake)
    }

    /// Returns a name that no other mistake has: the game and the entry of its record.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.answered.puzzle
    }

    /// Returns the moment at which its hand was judged.
    #[must_use]
    pub const fn played(&self) -> Timestamp {
        self.played
    }

    /// Returns the game up to the decision.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.game
    }

    /// Returns the game, or `None` for one by the player's own rules.
    #[must_use]
    pub fn game(&self) -> Option<Preset> {
        self.game.summary().rule_set.parse().ok()
    }

    /// Returns `true` if it was answered rightly since.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.answered.right
    }

    /// Returns the choices there were, the best first.
    #[must_use]
    pub fn alternatives(&self) -> &[Alternative] {
        &self.choices
    }

    /// Returns a table in this position, with bots in the seats of all others. Nothing that is done there is saved or
    /// counted.
    ///
    /// # Errors
    /// If the position cannot be reached.
    pub(super) fn table(&self) -> Result<Table, PuzzleError> {
        let table = Table::resume(self.game.clone()).map_err(|broken| PuzzleError::Fault(broken.fault))?;
        Ok(table.into_try_out())
    }

    /// Returns the question as a bot is asked it.
    ///
    /// # Errors
    /// If the position cannot be reached, or has other choices.
    pub(super) fn request(&self) -> Result<Request, PuzzleError> {
        let choices: Vec<&Action> = self.choices.iter().map(|choice| &choice.action).collect();
        asked(&self.table()?, &choices, 0, Patience::default())
    }
}

/// Mistakes of the player that are kept: the last hundred, fewer if their games are long.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistakes {
    /// Mistakes, the earliest first.
    #[serde(default, deserialize_with = "bounded::list::<MOST, _, _>")]
    mistakes: Vec<Mistake>,
}

impl Mistakes {
    /// Returns the mistakes, the earliest first.
    #[must_use]
    pub fn all(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// Returns the mistake of this id, if it is kept.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&Mistake> {
        self.mistakes.iter().find(|mistake| mistake.id() == id)
    }

    /// Adds mistakes; the earliest go where there are too many. Of one that is known nothing changes. Returns `true` if
    /// anything did.
    pub fn add(&mut self, found: Vec<Mistake>) -> bool {
        let before = self.mistakes.len();
        for mistake in found {
            if self.of(mistake.id()).is_none() {
                self.mistakes.push(mistake);
            }
        }
        let is_new = self.mistakes.len() > before;
        self.keep_last();
        is_new
    }

    fn keep_last(&mut self) {
        self.mistakes.sort_by_key(|mistake| mistake.played.seconds());
        let mut room = MOST_ENTRIES;
        let fits = self.mistakes.iter().rev().take(MOST).take_while(|mistake| {
            let left = room.checked_sub(mistake.game.entries().len());
            room = left.unwrap_or_default();
            left.is_some()
        });
        let kept = fits.count();
        drop(self.mistakes.drain(..self.mistakes.len() - kept));
    }

    /// Joins these with the mistakes that were kept before.
    pub(crate) fn follow_on(&mut self, before: Mistakes) {
        let own = std::mem::replace(self, before);
        for mistake in own.mistakes {
            match self.mistakes.iter_mut().find(|known| known.id() == mistake.id()) {
                Some(known) => known.answered.join(&mistake.answered),
                None => self.mistakes.push(mistake),
            }
        }
        self.keep_last();
    }

    /// Notes an answer of `today`, in days since the beginning of 1970. What was wrong comes back after 1, 3 and 7 days, the
    /// decision at the table included.
    pub fn note_answer(&mut self, id: &str, right: bool, today: u32) {
        if let Some(mistake) = self.mistakes.iter_mut().find(|mistake| mistake.id() == id) {
            mistake.answered.note(right, today);
        }
    }

    /// Returns the mistakes that are back on this day.
    pub fn back(&self, today: u32) -> impl Iterator<Item = &Mistake> {
        self.mistakes.iter().filter(move |mistake| mistake.answered.is_back(today))
    }

    /// Returns the ids of the mistakes in one game, or in all, in the order in which they are asked: first those that are back
    /// today, then those that were not answered rightly yet, and then the rest, the last one first.
    pub(super) fn to_ask(&self, game: Option<Preset>, today: u32) -> Vec<String> {
        let is_meant = |mistake: &&Mistake| game.is_none() || mistake.game() == game;
        let mut meant: Vec<&Mistake> = self.mistakes.iter().rev().filter(is_meant).collect();
        meant.sort_by_key(|mistake| {
            let is_back = mistake.answered.is_back(today);
            (!is_back, !is_back && mistake.is_solved())
        });
        meant.into_iter().map(|mistake| mistake.id().to_owned()).collect()
    }
}

#[cfg(test)]
mod tests;
