//! `review`: looking back at a saved game in words, step by step.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use crate::command::text::{self, Start};
use pitch_language::{Language, Names, library, phrase, t};
use pitch_players::Patience;
use pitch_session::{Folders, Playthrough, Review, storage};

use clap::Args;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// What is looked back at, and how.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// A saved game: its file, its title, or the name of its file; without it the game that was saved last
    #[arg(value_name = "FILE|NAME")]
    pub game: Option<String>,
    /// Begin with this hand
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub hand: Option<u32>,
    /// Show only what this player saw, by name or by number at the table; without it all cards lie open
    #[arg(long, value_name = "NUMBER|NAME")]
    pub seat: Option<String>,
    /// Print what the decisions of the people at the table cost, or with --seat those of this player, and exit
    #[arg(long, conflicts_with = "script")]
    pub costs: bool,
    /// Print why everybody decided as they did, or with --seat this player, and exit
    #[arg(long, conflicts_with_all = ["script", "costs"])]
    pub reasons: bool,
    /// Take the commands from this file
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Looks back at a game on standard input and output. Nothing is written, and a program that plays with the folder is not
/// disturbed.
///
/// # Errors
/// A language, game, hand or seat that is not there, a file that cannot be read, or an output that cannot be written.
pub fn review(options: &Options) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    let l = &language;
    let path = find(options.game.as_deref(), folders.as_ref(), l)?;
    let record = Told::saved_game(l, &path)?;
    let names = library::names(&record);
    // A game that breaks the rules can be looked back at up to there.
    let fault = Playthrough::of(&record).1.map(|fault| phrase::fault(l, &names, &path, &fault));
    let nothing = || Told::new(fault.clone().unwrap_or_else(|| t!(l, "saves-nothing-over")));
    let mut review = Review::of(&record).ok_or_else(nothing)?;
    if let Some(number) = options.hand {
        let place = review.hand_numbered(number);
        review.go_to_hand(place.ok_or_else(|| Told::new(library::no_such_hand(l, &review, number)))?);
    }
    let seat = |text: &String| names.seat(text).ok_or_else(|| Told::new(t!(l, "text-no-player", line = text.as_str())));
    let seen_by = options.seat.as_ref().map(seat).transpose()?;
    let input = io::stdin();
    let only_this = options.hand.is_some();
    if options.costs {
        let costs = |place| text::costs(l, &names, &review, place, seen_by);
        return by_hand(l, &names, &review, only_this, costs).map_err(Failure::from);
    }
    if options.reasons {
        let reasons = |place| text::reasons(l, &names, &review, place, seen_by, Patience::default());
        return by_hand(l, &names, &review, only_this, reasons).map_err(Failure::from);
    }
    // What is typed is seen; what comes from elsewhere is repeated, so that it is known what was asked.
    let echo = options.script.is_some() || !input.is_terminal();
    let script = options.script.as_deref().map(storage::open_lines).transpose();
    let script = script.map_err(|error| Told::unread(l, &error))?;
    let start = Start { language, echo, ..Start::default() };
    let mut output = io::stdout().lock();
    if let Some(fault) = fault {
        writeln!(output, "{fault}")?;
    }
    match script {
        Some(script) => text::look_back(review, seen_by, start, script, output)?,
        None => text::look_back(review, seen_by, start, input.lock(), output)?,
    }
    Ok(())
}

/// Prints lines about every hand, or only about the one that is shown.
fn by_hand(
    l: &Language,
    names: &Names,
    review: &Review,
    only_this: bool,
    tell: impl Fn(usize) -> Vec<String>,
) -> io::Result<()> {
    let mut output = io::stdout().lock();
    for (place, hand) in review.hands().iter().enumerate() {
        if only_this && place != review.hand_at() {
            continue;
        }
        let number = t!(l, "review-hand", number = hand.number);
        writeln!(output, "{number}: {}.", library::outcome(l, names, hand))?;
        for line in tell(place) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

/// Returns the file of a saved game: the given one, or that of the only game of this name, or that of the game saved
/// last.
fn find(name: Option<&str>, folders: Option<&Folders>, l: &Language) -> Result<PathBuf, Told> {
    let games = || folders.map(|folders| storage::games_in(&folders.data)).unwrap_or_default();
    let Some(name) = name else {
        let last = games().into_iter().find(|game| game.summary.is_ok());
        return last.map(|game| game.path).ok_or_else(|| Told::new(t!(l, "saves-empty")));
    };
    let file = Path::new(name);
    // A title is no path: only a file that is there comes before it.
    if file.is_file() {
        return Ok(file.to_owned());
    }
    let games = games();
    match storage::games_called(&games, name)[..] {
        [] => Err(Told::new(t!(l, "look-back-no-game", name = name))),
        [game] => Ok(game.path.clone()),
        ref several => {
            let files = phrase::list(l, several.iter().map(|game| pitch_shown::path(&game.path)));
            Err(Told::new(t!(l, "look-back-which", name = name, files = files)))
        }
    }
}
