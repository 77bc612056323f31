//! Text face: the game on standard input and output, for people who use a screen reader, for a machine without a
//! display, and for tests.
//!
//! One command comes in on each line, in the player's language or in English; whole sentences go out, one a line. The
//! game is saved after each decision of a person, and the end of the input saves and leaves.

mod decision;
mod face;
mod help;
mod irregular;
mod lesson;
mod lines;
mod look_back;
mod opening;
mod order;
mod pad;
mod puzzle;
mod setup;
mod store;
mod telling;
mod try_out;

use crate::command::failure::{Failure, Told};
use crate::command::rules::{find, own, own_name, playable};
use crate::command::surroundings;
use face::Face;
use pitch_language::{Language, phrase};
use pitch_outside::Program;
use pitch_rules::{Rules, Seat};
use pitch_session::last_state::LastState;
use pitch_session::lesson::{Lesson, Progress};
use pitch_session::storage::Opened;
use pitch_session::{Deals, Folders, Guest, LoadError, Record, Review, RuleSet, Settings, diary, storage};

pub(super) use look_back::{costs, reasons};
pub use puzzle::Which;
pub(super) use setup::for_players;

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, take_hook};
use std::path::PathBuf;

/// Options of a game in the terminal.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Saved game to go on with, or rule set to begin a new one by; `None` for the game that was being played.
    pub file: Option<PathBuf>,
    /// File with the commands; `None` for standard input.
    pub script: Option<PathBuf>,
    /// Source of the packs of a new game; `None` for a random seed.
    pub deals: Option<Deals>,
    /// Folder for saved games and settings; `None` for those of the system.
    pub data_dir: Option<PathBuf>,
    /// Tag of the language; `None` for that of the settings or the system.
    pub language: Option<String>,
    /// Rules of a new game: a preset, the name of a rule set of the player's own, or the file of a rule set or of a
    /// game that was played by them.
    pub rules: Option<String>,
    /// Number of players in a new game.
    pub players: Option<u8>,
    /// `true` if mistakes can be made in a new game.
    pub mistakes: bool,
    /// Programs that may take the seats of bots.
    pub bots: Vec<Program>,
}

/// Choices for a new game that are settled before any question.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// Rules of the game.
    pub rules: Option<Rules>,
    /// Name of the player's own rule set that the rules come from.
    pub rule_set: Option<String>,
    /// Number of players.
    pub players: Option<u8>,
    /// `true` if mistakes can be made (B-42).
    pub mistakes: bool,
}

impl Wanted {
    /// Returns `true` if anything is settled, so that a new game is to begin.
    const fn is_some(&self) -> bool {
        self.rules.is_some() || self.players.is_some() || self.mistakes
    }
}

/// State in which the text face begins.
#[derive(Debug, Clone, Default)]
pub struct Start {
    /// Language that it speaks.
    pub language: Language,
    /// Folders for games and settings; `None` to keep nothing.
    pub folders: Option<Folders>,
    /// Settings that the player chose before.
    pub settings: Settings,
    /// Game to go on with, and its file; `None` for the one that was being played.
    pub record: Option<(PathBuf, Record)>,
    /// Source of the packs of the first new game; `None` for a random seed.
    pub deals: Option<Deals>,
    /// Choices for a new game; with anything settled a new game begins at once.
    pub wanted: Wanted,
    /// Rule set with a name of its own that the game is to be played by.
    pub named: Option<RuleSet>,
    /// `true` if that was opened, so that it is added to the player's own.
    pub is_opened: bool,
    /// Programs that may take the seats of bots.
    pub guests: Vec<Guest>,
    /// News that the player is told first.
    pub news: Vec<String>,
    /// `true` if the lines that come in are repeated, as where they come from a file.
    pub echo: bool,
}

/// Plays on standard input and output.
///
/// # Errors
/// A language that is not there, a game or script that cannot be read, or an output that cannot be written.
pub fn text(options: Options) -> Result<(), Failure> {
    let Options { file, script, deals, data_dir, language, rules, players, mistakes, bots } = options;
    let folders = Folders::choose(data_dir.as_deref());
    let state = folders.as_ref().map(|folders| folders.state.clone());
    diary::begin(state.as_deref());
    let (settings, wrong) = folders.as_ref().map(|folders| Settings::load(&folders.settings())).unwrap_or_default();
    let language = surroundings::language(language.as_deref(), settings.language.as_deref())?;
    let own = own(folders.as_ref());
    let unread = |error: LoadError| Told::unread(&language, &error);
    let opened = file.map(|file| storage::open(&file).map(|opened| (file, opened))).transpose().map_err(unread)?;
    let script = script.map(|script| storage::open_lines(&script)).transpose().map_err(unread)?;
    let by_name = |name: String| find(Some(&name), &language, &own);
    let is_opened = matches!(opened, Some((_, Opened::Rules(_))));
    let (record, set) = match opened {
        Some((file, Opened::Game(record))) => (Some((file, *record)), None),
        // A file with rules begins a game by them. What it is called is a path and no name, also where a game is called so.
        Some((file, Opened::Rules(set))) => {
            (None, Some(playable(*set, &pitch_shown::path(&file), &language).map_err(Failure::from)))
        }
        None => (None, rules.map(by_name)),
    };
    let set = set.transpose()?;
    let named = set.as_ref().and_then(|set| Some(RuleSet { name: own_name(set, &language)?, ..set.clone() }));
    let named = named.map(|set| own.with_free_name(set));
    let rule_set = named.as_ref().map(|set| set.name.clone());
    let rules = set.map(|set| set.rules);
    if let (Some(rules), Some(players)) = (&rules, players) {
        let misfits = for_players(rules, players).validate();
        let told = misfits.first().map(|misfit| phrase::misfit(&language, misfit));
        told.map_or(Ok(()), |told| Err(Failure::wrong_use(Told::new(told))))?;
    }
    let wanted = Wanted { rules, rule_set, players, mistakes };
    let news: Vec<String> = wrong.iter().map(|error| phrase::settings_error(&language, error)).collect();
    let echo = script.is_some();
    let crash = state.as_deref().and_then(diary::last_crash);
    let crash = crash.map(|crash| phrase::last_crash(&language, &crash));
    let news = crash.into_iter().chain(news).collect();
    let guests = Guest::all(bots);
    let start = Start { language, folders, settings, record, deals, wanted, named, is_opened, guests, news, echo };
    let output = io::stdout().lock();
    let l = start.language.clone();
    diary::watch(state, |_, _| true);
    let played = catch_unwind(AssertUnwindSafe(|| match script {
        Some(script) => play(start, script, output),
        None => play(start, io::stdin().lock(), output),
    }));
    let _ = take_hook();
    // By now whatever was on its way to the disk is there, or could not be written.
    let failed = |_| Err(Told::new(phrase::sentences(&l, phrase::program_failed(&l, LastState::known()))));
    Ok(played.unwrap_or_else(failed)?)
}

/// Plays until the input ends or somebody quits: goes on with the saved game, or asks for a new one.
///
/// # Errors
/// Returns an error if the input cannot be read, the output cannot be written, or the game cannot be saved: it says
/// what happened and what of the game is kept, in the player's words.
pub fn play(start: Start, input: impl BufRead, output: impl Write) -> Result<(), Told> {
    Face::new(start, input, output).run()
}

/// Plays a lesson from where it was left, until it or the input is over. Nothing is written; the progress is returned, with
/// the sentence that is to be said once it is kept.
///
/// A listener who has left, as when a pipe is closed, is no error.
///
/// # Errors
/// Returns an error if the input cannot be read or the output cannot be written.
pub fn learn(
    lesson: Lesson,
    start: Start,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<(Progress, Option<String>)> {
    let mut face = Face::new(start, input, output);
    match face.learn(lesson) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        said => Ok((face.settings.lessons, said.unwrap_or_default())),
    }
}

/// Asks for the answers to puzzles until all are answered that were asked for, the input ends or the player quits. The answers are kept,
/// and nothing else.
///
/// A listener who has left, as when a pipe is closed, is no error.
///
/// # Errors
/// Returns an error if the input cannot be read or the output cannot be written.
pub fn puzzle(which: Which, today: u32, start: Start, input: impl BufRead, output: impl Write) -> io::Result<()> {
    match Face::new(start, input, output).puzzles(which, today) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// Keeps the score pad of a game with real cards: goes on with the one that was left, or asks for a new one, until the
/// input ends or the player quits. Every hand is saved.
///
/// # Errors
/// Returns an error if the input cannot be read, the output cannot be written, or the pad cannot be saved, in the player's
/// words.
pub fn pad(start: Start, input: impl BufRead, output: impl Write) -> Result<(), Told> {
    pad::PadFace::new(start, input, output).run()
}

/// Looks back at a game from the point that a review shows, with all cards open or as one seat saw it, until the input
/// ends or the player quits. Nothing is saved, and nothing that is tried out.
///
/// A listener who has left, as when a pipe is closed, is no error.
///
/// # Errors
/// Returns an error if the input cannot be read or the output cannot be written.
pub fn look_back(
    review: Review,
    seen_by: Option<Seat>,
    start: Start,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    match Face::new(start, input, output).look_back(review, seen_by) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}
