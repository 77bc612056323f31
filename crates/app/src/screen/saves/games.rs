//! Games of the list, with the words they are found by.

use crate::context::Context;
use pitch_language::library::{date, saved_title, standing};
use pitch_language::{Language, phrase, rule_set_name, t};
use pitch_rules::Points;
use pitch_session::LoadError;
use pitch_session::storage::SavedGame;

use std::path::{Path, PathBuf};

/// Game of the list in words.
#[derive(Debug, Clone)]
pub struct Game {
    /// File and its summary, or the reason that it cannot be read.
    pub saved: SavedGame,
    /// Title of the row: the title of the game, the game that is played, or the name of a file that cannot be read.
    pub title: String,
    /// Game that is played, where the title says something else.
    pub rules: Option<String>,
    /// Players, or the reason that the file cannot be read.
    pub about: String,
    /// Scores, from the first side.
    pub scores: String,
    /// State of the game.
    pub standing: String,
    /// Day on which it was saved last.
    pub date: String,
    /// Text to search: all of the words above in lower case.
    words: String,
}

impl Game {
    fn new(saved: SavedGame, language: &Language) -> Self {
        let game = match &saved.summary {
            Ok(summary) => {
                let scores: Vec<String> = summary.scores.iter().map(|points| points.0.to_string()).collect();
                let rules = (!summary.title.is_empty()).then(|| rule_set_name(language, &summary.rule_set));
                let current = saved.is_current.then(|| t!(language, "saves-current"));
                let (title, about) =
                    (saved_title(language, summary), phrase::listed(language, summary.players.iter().cloned()));
                let standing = current.unwrap_or_else(|| standing(language, summary));
                let (date, scores) = (date(language, summary.saved), scores.join(" : ").replace('-', "\u{2212}"));
                Game { saved, title, rules, about, scores, standing, date, words: String::new() }
            }
            Err(error) => {
                let title = pitch_shown::path(Path::new(saved.path.file_name().unwrap_or_default()));
                let (about, standing) = (phrase::load_error(language, error), t!(language, "saves-damaged"));
                let (rules, scores, date) = (None, String::new(), String::new());
                Game { saved, title, rules, about, scores, standing, date, words: String::new() }
            }
        };
        let parts = [&game.title, game.rules.as_ref().unwrap_or(&game.title), &game.about, &game.standing, &game.date];
        let words = parts.map(|part| part.to_lowercase()).join("\n");
        Game { words, ..game }
    }

    /// Returns the players of each side with its score; empty for a file that cannot be read.
    pub(super) fn sides(&self, language: &Language) -> String {
        let Ok(summary) = &self.saved.summary else { return String::new() };
        let line = |(side, points): (usize, &Points)| {
            // Partners sit across from each other.
            let names = summary.players.iter().skip(side).step_by(summary.scores.len()).cloned();
            phrase::pair(language, phrase::list(language, names), points.0.to_string().replace('-', "\u{2212}"))
        };
        phrase::listed(language, summary.scores.iter().enumerate().map(line))
    }

    /// Returns the file of the game.
    pub fn path(&self) -> PathBuf {
        self.saved.path.clone()
    }

    /// Returns `true` if the file can be read, as far as its summary tells.
    pub const fn is_sound(&self) -> bool {
        self.saved.summary.is_ok()
    }

    /// Returns `true` if the game was played to its end.
    pub fn is_over(&self) -> bool {
        self.saved.summary.as_ref().is_ok_and(pitch_session::Summary::is_over)
    }
}

/// Games of the list, and the places of those found.
#[derive(Debug, Clone)]
pub(super) struct Games {
    all: Vec<Game>,
    found: Vec<usize>,
}

impl Games {
    /// Creates the list of these games, all of them found.
    pub(super) fn new(games: Vec<SavedGame>, context: &Context) -> Self {
        let all: Vec<Game> = games.into_iter().map(|game| Game::new(game, &context.language)).collect();
        let found = (0..all.len()).collect();
        Games { all, found }
    }

    /// Returns all games.
    pub(super) fn all(&self) -> &[Game] {
        &self.all
    }

    /// Returns the games found.
    pub(super) fn found(&self) -> impl ExactSizeIterator<Item = &Game> {
        self.found.iter().map(|&game| &self.all[game])
    }

    /// Marks a file that turned out to be unreadable.
    pub(super) fn mark(&mut self, error: LoadError, context: &Context) {
        if let Some(game) = self.all.iter_mut().find(|game| game.saved.path == error.path) {
            let saved = SavedGame { summary: Err(error), ..game.saved.clone() };
            *game = Game::new(saved, &context.language);
        }
    }

    /// Finds the games that contain every one of these words, whatever their case; all of them if there is no word.
    pub(super) fn find(&mut self, words: &str) {
        let words = words.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        let speaks = |game: &Game| words.iter().all(|word| game.words.contains(word));
        self.found = (0..self.all.len()).filter(|&place| speaks(&self.all[place])).collect();
    }
}
