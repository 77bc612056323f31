//! Records of the person who plays here: against each of the eight, the last results, and how well they choose.

use super::{BotLevel, Filter, Played, Statistics, Success, Summary, Tally};
use crate::costs::{Hits, Skill};
use crate::timestamp::Timestamp;
use pitch_players::{Character, Level};

/// Number of weeks over which choices are compared.
const WEEKS: usize = 12;
/// Length of a week, in seconds.
const WEEK: u64 = 7 * 24 * 60 * 60;
/// Number of decisions in which a skill must have been seen before anything is told of it.
const NEEDED: u32 = 20;
/// Number of decisions from which a week stands by itself: one with fewer is counted with the next.
const ENOUGH: u32 = 5;

/// What is kept of the first person at the tables that were played to their end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Records {
    /// Sums over all of their games.
    pub summary: Summary,
    /// Records against the eight, in the order of [`Character::ALL`].
    pub people: [Met; Character::ALL.len()],
    /// Choices in each skill, in the order of [`Skill::ALL`].
    pub choices: [Choices; Skill::ALL.len()],
}

/// Record against one of the eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Met {
    /// Games against them; those in which the person finished ahead are the successes.
    pub ahead: Success,
    /// Number of games as their partner.
    pub partnered: u32,
}

impl Met {
    /// Returns `true` if they never sat at one table.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.ahead.of == 0 && self.partnered == 0
    }
}

/// Decisions in a skill over twelve weeks, in games without a hint and without a decision taken back.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// Points of the line, the earliest first; those of a week with few decisions are counted with the next.
    pub points: Vec<Week>,
}

/// Decisions of a week, or of several in a row with few decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Week {
    /// Number of weeks since, 0 to 11; 0 for the last seven days.
    pub ago: u32,
    /// Decisions, with those that could not be bettered as good ones.
    pub hits: Hits,
}

/// Direction of a line from its first point to its last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trend {
    /// More decisions without a better choice.
    Rising,
    /// As many in a hundred.
    Level,
    /// Fewer.
    Falling,
}

impl Week {
    /// Returns the share of the decisions that could not be bettered, in whole percent.
    #[must_use]
    pub fn percent(self) -> u32 {
        self.hits.percent().unwrap_or_default()
    }
}

impl Choices {
    /// Gathers the decisions of each week, the last one first.
    fn of(weeks: &[Hits]) -> Self {
        let mut points: Vec<Week> = Vec::new();
        let mut few = Hits::default();
        for (ago, hits) in weeks.iter().enumerate().rev() {
            few += *hits;
            if few.of >= ENOUGH {
                points.push(Week { ago: ago as u32, hits: std::mem::take(&mut few) });
            }
        }
        match points.last_mut() {
            Some(last) => last.hits += few,
            None if few.of > 0 => points.push(Week { ago: 0, hits: few }),
            None => {}
        }
        Choices { points }
    }

    /// Returns the number of decisions that are still missing before anything can be told; 0 if none are.
    #[must_use]
    pub fn missing(&self) -> u32 {
        NEEDED.saturating_sub(self.points.iter().map(|week| week.hits.of).sum())
    }

    /// Returns the first and the last point, which may be the same; `None` while decisions are missing.
    #[must_use]
    pub fn ends(&self) -> Option<(Week, Week)> {
        Some((*self.points.first()?, *self.points.last()?)).filter(|_| self.missing() == 0)
    }

    /// Returns the direction of the line; `None` while decisions are missing.
    #[must_use]
    pub fn trend(&self) -> Option<Trend> {
        let (first, last) = self.ends()?;
        Some(match last.percent().cmp(&first.percent()) {
            std::cmp::Ordering::Greater => Trend::Rising,
            std::cmp::Ordering::Equal => Trend::Level,
            std::cmp::Ordering::Less => Trend::Falling,
        })
    }
}

impl Records {
    /// Returns the skill with the lowest share in the last week that counts, the earlier one in the order of a hand of
    /// two; `None` while decisions are missing in all.
    #[must_use]
    pub fn weakest(&self) -> Option<Skill> {
        let known =
            Skill::ALL.into_iter().zip(&self.choices).filter_map(|(skill, choices)| Some((skill, choices.ends()?)));
        known.min_by_key(|(_, (_, last))| last.percent()).map(|(skill, _)| skill)
    }
}

impl Played {
    /// Returns the place of the first person at the table. In games from before help was counted programs count as
    /// people.
    #[must_use]
    pub fn person(&self) -> Option<usize> {
        let helped = self.players.iter().position(|tally| tally.aids.is_some());
        helped.or_else(|| self.players.iter().position(|tally| tally.level.is_none()))
    }

    /// Returns the tallies of the first person and of one of the eight, if both were at the table.
    fn pair(&self, character: Character) -> Option<(&Tally, &Tally)> {
        let person = self.players.get(self.person()?)?;
        let level = Some(BotLevel(Level::Character(character)));
        Some((person, self.players.iter().find(|tally| tally.level == level)?))
    }

    /// Returns how the first person finished at a table with one of the eight; `None` if they did not sit at one.
    #[must_use]
    pub fn finish(&self, character: Character) -> Option<Finish> {
        let (person, them) = self.pair(character)?;
        let last = |tally: &Tally| tally.scores.last().copied();
        Some(if person.is_partner(them) {
            Finish::Partners
        } else if person.won || !them.won && last(person) > last(them) {
            Finish::Ahead
        } else {
            Finish::Behind
        })
    }
}

/// Finish of a person in a game with one of the eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// They won, or scored more than the other, who did not win.
    Ahead,
    /// The other won, or scored as much or more.
    Behind,
    /// They were on one side.
    Partners,
}

impl Statistics {
    /// Returns the games in which the first person at the table played against one of the eight and not with them; those
    /// that the person won are the successes.
    #[must_use]
    pub fn against(&self, character: Character) -> Success {
        let mut games = Success::default();
        for played in &self.games {
            if let Some((person, them)) = played.pair(character).filter(|(person, them)| !person.is_partner(them)) {
                games.count(person.won && !them.won);
            }
        }
        games
    }

    /// Returns the games at tables with one of the eight, the last one first.
    pub fn with(&self, character: Character) -> impl Iterator<Item = (&Played, Finish)> {
        self.games.iter().rev().filter_map(move |played| Some((played, played.finish(character)?)))
    }

    /// Returns the games of the first person at tables with a bot of each level that is none of the eight, as they were
    /// before there were people; those that were won are the successes. Levels that were never met are left out.
    #[must_use]
    pub fn by_level(&self) -> Vec<(Level, Success)> {
        let plain = self.levels().into_iter().filter(|level| !matches!(level, Level::Character(_)));
        let games = |level| {
            let filter = Filter { level: Some(level), ..Filter::default() };
            self.own(&filter).games
        };
        plain.map(|level| (level, games(level))).filter(|(_, games)| games.of > 0).collect()
    }

    /// Returns the summary of the first person at each table, in the games that the filter lets through.
    fn own(&self, filter: &Filter) -> Summary {
        self.summary_of(filter, |played| played.person().map(|place| &played.players[place]).into_iter().collect())
    }

    /// Returns the records as of a moment.
    #[must_use]
    pub fn records(&self, now: Timestamp) -> Records {
        let mut weeks = [[Hits::default(); WEEKS]; Skill::ALL.len()];
        let mut people = [Met::default(); Character::ALL.len()];
        for played in &self.games {
            for (met, finish) in people.iter_mut().zip(Character::ALL.map(|character| played.finish(character))) {
                match finish {
                    Some(Finish::Partners) => met.partnered += 1,
                    Some(finish) => met.ahead.count(finish == Finish::Ahead),
                    None => {}
                }
            }
            let ago = now.seconds().saturating_sub(played.date.seconds()) / WEEK;
            let person = played.person().map(|place| &played.players[place]);
            let alone = person.filter(|tally| tally.aids.is_some_and(|aids| aids.hints == 0 && aids.undos == 0));
            if let Some(accuracy) = alone.and_then(|tally| tally.accuracy).filter(|_| ago < WEEKS as u64) {
                for (weeks, skill) in weeks.iter_mut().zip(Skill::ALL) {
                    weeks[ago as usize] += accuracy.by(skill);
                }
            }
        }
        let choices = weeks.map(|weeks| Choices::of(&weeks));
        Records { summary: self.own(&Filter::default()), people, choices }
    }
}
