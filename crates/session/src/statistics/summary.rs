//! Queries of the statistics, by player, rules and level.

use super::{BotLevel, Pitch, Played, Statistics, Tally};
use crate::aids::Aids;
use crate::costs::{Accuracy, Hits, Skill};
use pitch_players::Level;
use pitch_rules::{Bid, Preset, Suit};

use std::collections::BTreeMap;

/// Player whose games are asked for: a person by name, or all bots of a level.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// Person, or program, of this name.
    Person(String),
    /// Every bot of this level.
    Bot(Level),
}

/// Filter of games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Name of the rule set of the games; `None` for all.
    pub rule_set: Option<String>,
    /// Level of a bot that the first person at the table played against; `None` for all.
    pub level: Option<Level>,
}

/// Counts of attempts and successes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Success {
    /// Number of successes.
    pub made: u32,
    /// Number of attempts.
    pub of: u32,
}

/// Converts hits: decisions that could not be bettered, of all.
impl From<Hits> for Success {
    fn from(hits: Hits) -> Self {
        Success { made: hits.good, of: hits.of }
    }
}

impl Success {
    pub(super) fn count(&mut self, made: bool) {
        self.of += 1;
        self.made += u32::from(made);
    }

    /// Returns the share of successes, 0 to 1, or `None` if there were no attempts.
    #[must_use]
    pub fn share(self) -> Option<f32> {
        (self.of > 0).then(|| self.made as f32 / self.of as f32)
    }
}

/// Summary of a player in the games asked for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Summary {
    /// Games, with those that were won as successes.
    pub games: Success,
    /// Number of hands that they played in them.
    pub hands: u32,
    /// Bids they had to make, by their height in points.
    pub bids: BTreeMap<Bid, Success>,
    /// Bids they had to make, by trump: clubs, diamonds, hearts, spades.
    pub suits: [Success; 4],
    /// Number of times they were set back.
    pub set_backs: u32,
    /// Number of times their side scored High, Low, Jack and Game.
    pub points: [u32; 4],
    /// Largest number of games won one after the other.
    pub longest_streak: u32,
    /// Number of games won one after the other up to the last one.
    pub streak: u32,
    /// Results of the games, the oldest first: `true` for each that was won.
    pub results: Vec<bool>,
    /// Accuracy in the games for which it was worked out.
    pub accuracy: Accuracy,
    /// Accuracy game by game, in percent, the oldest first.
    pub accuracies: Vec<u32>,
    /// Accuracy game by game in each skill, in percent, in the order of [`Skill::ALL`], where there was something to
    /// decide.
    pub by_skill: [Vec<u32>; Skill::ALL.len()],
    /// Help that they received in the games in which it was counted.
    pub aids: Aids,
    /// Wins in games in which help was counted, with those without any help as successes.
    pub clean: Success,
    /// Scores of the last game, hand by hand, of everybody at the table by name; their own first.
    pub last_scores: Vec<(String, Vec<i32>)>,
}

impl Who {
    fn is(&self, tally: &Tally) -> bool {
        match (self, tally.level) {
            (Who::Person(name), None) => *name == tally.name,
            (Who::Bot(level), Some(BotLevel(own))) => *level == own,
            _ => false,
        }
    }
}

impl Filter {
    pub(super) fn holds(&self, played: &Played) -> bool {
        let person = played.person().and_then(|place| played.players.get(place));
        let is_with = |tally: &Tally| person.is_some_and(|person| person.is_partner(tally));
        let has =
            |level: Level| played.players.iter().any(|tally| tally.level == Some(BotLevel(level)) && !is_with(tally));
        self.rule_set.as_ref().is_none_or(|name| *name == played.rule_set) && self.level.is_none_or(has)
    }
}

impl Statistics {
    /// Returns everybody who played, with the number of their games: the people with most games first, then the bots by
    /// level.
    #[must_use]
    pub fn everybody(&self) -> Vec<(Who, u32)> {
        let mut people: BTreeMap<&str, u32> = BTreeMap::new();
        let mut bots: Vec<(Level, u32)> = Vec::new();
        for played in &self.games {
            let mut seen = Vec::new();
            for tally in &played.players {
                match tally.level {
                    None => *people.entry(&tally.name).or_default() += 1,
                    // Several bots of a level in a game make one game of it.
                    Some(BotLevel(level)) if seen.contains(&level) => {}
                    Some(BotLevel(level)) => {
                        seen.push(level);
                        match bots.iter_mut().find(|(known, _)| *known == level) {
                            Some((_, games)) => *games += 1,
                            None => bots.push((level, 1)),
                        }
                    }
                }
            }
        }
        let mut people: Vec<_> =
            people.into_iter().map(|(name, games)| (Who::Person(name.to_owned()), games)).collect();
        people.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
        people.into_iter().chain(bots.into_iter().map(|(level, games)| (Who::Bot(level), games))).collect()
    }

    /// Returns the rule sets that were played, each once, the one played last first.
    #[must_use]
    pub fn rule_sets(&self) -> Vec<&str> {
        let mut found: Vec<&str> = Vec::new();
        for played in self.games.iter().rev() {
            if !found.contains(&played.rule_set.as_str()) {
                found.push(&played.rule_set);
            }
        }
        found
    }

    /// Returns the rule sets that were played, each once: the one played most often first, and of those played as often as
    /// each other the one played last.
    #[must_use]
    pub fn most_played(&self) -> Vec<&str> {
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for played in &self.games {
            *counts.entry(&played.rule_set).or_default() += 1;
        }
        let mut found = self.rule_sets();
        found.sort_by_key(|name| std::cmp::Reverse(counts[name]));
        found
    }

    /// Returns the preset that was played to its end most often, if any was; rules of one's own count for none.
    #[must_use]
    pub fn favorite(&self) -> Option<Preset> {
        self.most_played().into_iter().find_map(|name| name.parse().ok())
    }

    /// Returns the levels of bots that were played against, each once.
    #[must_use]
    pub fn levels(&self) -> Vec<Level> {
        let mut found = Vec::new();
        for BotLevel(level) in self.games.iter().flat_map(|played| &played.players).filter_map(|tally| tally.level) {
            if !found.contains(&level) {
                found.push(level);
            }
        }
        found
    }

    /// Returns the summary of a player in the games that the filter lets through.
    #[must_use]
    pub fn summary(&self, who: &Who, filter: &Filter) -> Summary {
        self.summary_of(filter, |played| played.players.iter().filter(|tally| who.is(tally)).collect())
    }

    /// Returns the summary of the tallies that are picked from each of the games that the filter lets through.
    pub(super) fn summary_of<'a>(&'a self, filter: &Filter, own: impl Fn(&'a Played) -> Vec<&'a Tally>) -> Summary {
        let mut summary = Summary::default();
        for played in self.games.iter().filter(|played| filter.holds(played)) {
            let own = own(played);
            let Some(first) = own.first() else { continue };
            // Bots of a level in one game win it if one of them does.
            summary.enter_game(own.iter().any(|tally| tally.won));
            for tally in &own {
                summary.enter(tally);
            }
            let others = played.players.iter().filter(|tally| !std::ptr::eq(*tally, *first));
            let row = |tally: &Tally| (tally.name.clone(), tally.scores.iter().map(|score| score.0.into()).collect());
            summary.last_scores = std::iter::once(*first).chain(others).map(row).collect();
        }
        summary
    }
}

impl Summary {
    pub(super) fn enter_game(&mut self, won: bool) {
        self.games.count(won);
        self.results.push(won);
        self.streak = if won { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
    }

    fn enter(&mut self, tally: &Tally) {
        self.hands += tally.scores.len() as u32;
        for pitch in &tally.pitches {
            self.set_backs += u32::from(pitch.set_back);
            // A pitch without obligation cannot fail.
            if pitch.bid > 0 {
                self.bids.entry(Pitch::bid_of(pitch.bid)).or_default().count(!pitch.set_back);
                let place = Suit::ALL.iter().position(|suit| *suit == pitch.suit).unwrap_or_default();
                self.suits[place].count(!pitch.set_back);
            }
        }
        for (sum, scored) in self.points.iter_mut().zip(tally.points) {
            *sum += u32::from(scored);
        }
        if let Some(accuracy) = tally.accuracy {
            self.accuracy += accuracy;
            self.accuracies.extend(accuracy.all().percent());
            for (course, skill) in self.by_skill.iter_mut().zip(Skill::ALL) {
                course.extend(accuracy.by(skill).percent());
            }
        }
        if let Some(aids) = tally.aids {
            self.aids += aids;
            if tally.won {
                self.clean.count(aids.is_none());
            }
        }
    }

    /// Returns the bids they had to make, of whatever height.
    #[must_use]
    pub fn all_bids(&self) -> Success {
        self.bids
            .values()
            .fold(Success::default(), |all, one| Success { made: all.made + one.made, of: all.of + one.of })
    }
}
