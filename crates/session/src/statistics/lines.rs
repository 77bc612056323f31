//! Text form of the statistics: a line of JSON for each game, and one for each whose last card was taken back.

use super::{Played, Statistics};
use crate::syntax::{self, SyntaxError};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use std::collections::HashMap;

/// Line that removes a game of an earlier line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Forgotten {
    forgotten: String,
}

enum Line {
    Played(Played),
    Forgotten(String),
}

impl Statistics {
    /// Returns the lines of all games.
    ///
    /// # Errors
    /// None that is known: all that is counted can be written.
    pub(crate) fn lines(&self) -> Result<String, serde_json::Error> {
        self.games.iter().map(line).collect()
    }

    /// Returns the lines of the games that changed since they were last written, or read.
    ///
    /// # Errors
    /// None that is known: all that is counted can be written.
    pub(crate) fn new_lines(&self) -> Result<String, serde_json::Error> {
        let lines = self.unwritten.iter().map(|game| match self.place_of(game) {
            Some(place) => line(&self.games[place]),
            None => line(&Forgotten { forgotten: game.clone() }),
        });
        lines.collect()
    }

    /// Returns `true` if any game changed since all was last written, or read.
    #[must_use]
    pub fn is_unwritten(&self) -> bool {
        !self.unwritten.is_empty()
    }

    /// Notes that all games are written.
    pub(crate) fn note_written(&mut self) {
        self.unwritten.clear();
    }

    /// Reads lines. Those that are wrong are skipped, and the error of the first of them is returned as well. Of
    /// several lines for a game the last one holds.
    pub(crate) fn of_lines(bytes: &[u8]) -> (Self, Option<SyntaxError>) {
        let lines: Vec<(usize, &[u8])> = bytes.split(|byte| *byte == b'\n').enumerate().collect();
        let lines = lines.into_par_iter().filter(|(_, line)| !line.trim_ascii().is_empty());
        let read: Vec<Result<Line, SyntaxError>> = lines.map(|(index, line)| parse(line, index + 1)).collect();
        let (mut places, mut wrong) = (HashMap::new(), None);
        let mut games: Vec<Option<Played>> = Vec::with_capacity(read.len());
        for line in read {
            match line {
                Ok(Line::Played(played)) => match places.get(&played.game) {
                    Some(&place) => games[place] = Some(played),
                    None => {
                        let _ = places.insert(played.game.clone(), games.len());
                        games.push(Some(played));
                    }
                },
                Ok(Line::Forgotten(game)) => {
                    if let Some(place) = places.remove(&game) {
                        games[place] = None;
                    }
                }
                Err(error) => wrong = wrong.or(Some(error)),
            }
        }
        (Statistics { games: games.into_iter().flatten().collect(), ..Statistics::default() }, wrong)
    }

    /// Puts earlier games, which were found later, before these; of a game that is known to both, these know better.
    pub fn follow_on(&mut self, mut before: Statistics) {
        let own: HashMap<&str, ()> = self.games.iter().map(|played| (played.game.as_str(), ())).collect();
        before.games.retain(|played| !own.contains_key(played.game.as_str()) && !self.unwritten.contains(&played.game));
        before.games.append(&mut self.games);
        self.is_cut |= before.is_cut;
        self.games = before.games;
    }
}

fn line(value: &impl Serialize) -> Result<String, serde_json::Error> {
    Ok(serde_json::to_string(value)? + "\n")
}

fn parse(line: &[u8], number: usize) -> Result<Line, SyntaxError> {
    syntax::read_line(line, number).map(Line::Played).or_else(|error| {
        let forgotten = serde_json::from_slice(line).map(|Forgotten { forgotten }| Line::Forgotten(forgotten));
        forgotten.map_err(|_| error)
    })
}
