//! Games in progress as they lie on the page of saved games, each with its pad.

use crate::side_words;
use pitch_language::library::{day, saved_title};
use pitch_language::{Language, Names, phrase, rule_set_name, t};
use pitch_rules::{Finished, Points, Rules, Seat};
use pitch_session::{self, Pad, Player, Timestamp};

use std::path::PathBuf;
use std::sync::Arc;

/// Game in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Started {
    /// Path of its file.
    pub path: PathBuf,
    /// Time at which it was saved last.
    pub saved: Timestamp,
    /// Name of the game, or the title that it was given.
    pub title: String,
    /// The day, and whose turn it is or who plays.
    pub about: String,
    /// What tells it from a game of one person with the program, if anything does.
    pub sort: Sort,
    /// Columns of its pad.
    pub(super) heads: Vec<Head>,
    /// Scores after each hand so far, one inner list for each.
    pub(super) totals: Vec<Vec<i32>>,
}

/// What tells games in progress apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// One person plays with the program.
    Alone,
    /// People share this computer, or are on phones.
    People,
    /// People play with real cards.
    RealCards,
}

/// Head of a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Head {
    /// Name of the side.
    pub name: String,
    /// Only player of the side with their seat; `None` for several.
    pub player: Option<(Player, usize)>,
    /// Number of the side.
    pub side: usize,
}

impl Started {
    /// Creates the game of a table.
    pub fn of_game(path: PathBuf, table: &pitch_session::Table, language: &Language, now: Timestamp) -> Self {
        let l = language;
        let people: Vec<Seat> = table.persons().collect();
        let you = if let [only] = people[..] { Some(only) } else { None };
        let names = names(table.rules(), table.players(), you);
        let summary = table.record().summary();
        // Two games of a day are told apart by the hand.
        let when = t!(l, "saves-hand", day = day(l, summary.saved, now), number = table.game().number().max(1));
        let others = people.iter().skip(1).map(|seat| table.players()[seat.index()].name.clone());
        let about = match you {
            None if people.len() > 1 => t!(l, "saves-with", day = when, names = phrase::list(l, others)),
            Some(seat) if table.to_act() == Some(seat) => t!(l, "saves-your-turn", day = when),
            _ => when,
        };
        let hands = table.hands().iter().map(|counted| &*counted.finished);
        Started {
            path,
            saved: summary.saved,
            title: saved_title(l, summary),
            about,
            sort: if people.len() > 1 { Sort::People } else { Sort::Alone },
            heads: heads(l, &names, table.players()),
            totals: totals(&names, hands),
        }
    }

    /// Creates the game of a pad.
    pub fn of_pad(path: PathBuf, pad: &Pad, language: &Language, now: Timestamp) -> Self {
        let names = names(&Arc::new(pad.rules().clone()), pad.players(), None);
        let when = day(language, pad.saved(), now);
        let hands = (0..pad.lines().len()).filter_map(|index| pad.hand(index));
        Started {
            path,
            saved: pad.saved(),
            title: rule_set_name(language, pad.rule_set()),
            about: t!(language, "saves-real", day = when),
            sort: Sort::RealCards,
            heads: heads(language, &names, pad.players()),
            totals: totals(&names, hands),
        }
    }

    /// Returns all words about it, with the scores, for a screen reader.
    pub(super) fn told(&self, language: &Language) -> String {
        let last = self.heads.iter().zip(self.totals.last().into_iter().flatten());
        let scores = last.map(|(head, total)| phrase::pair(language, &head.name, total.to_string()));
        phrase::listed(language, [self.title.clone(), self.about.clone()].into_iter().chain(scores))
    }
}

fn names(rules: &Arc<Rules>, players: &[Player], you: Option<Seat>) -> Names {
    Names::new(Arc::clone(rules), players.iter().map(|player| player.name.clone()), you)
}

/// Returns the heads of all columns, in the order of the sides.
fn heads(language: &Language, names: &Names, players: &[Player]) -> Vec<Head> {
    let rules = names.rules();
    rules
        .all_sides()
        .enumerate()
        .map(|(index, side)| {
            let seats: Vec<Seat> = rules.seats().all().filter(|seat| rules.side_of(*seat) == side).collect();
            let player = if let [seat] = seats[..] {
                players.get(seat.index()).map(|player| (player.clone(), seat.index()))
            } else {
                None
            };
            Head { name: side_words::label(language, names, side), player, side: index }
        })
        .collect()
}

/// Returns the figures of the pad after each of these hands.
fn totals<'a>(names: &Names, hands: impl Iterator<Item = &'a Finished>) -> Vec<Vec<i32>> {
    let after = |hand: &Finished| {
        hand.score.after.values().map(|&points: &Points| side_words::figure_of(names, points)).collect()
    };
    hands.map(after).collect()
}
