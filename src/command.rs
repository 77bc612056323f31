//! Command line: the face of the program that is started, and its arguments.
//!
//! The window is opened when nothing else is asked for; everything else needs no display. What a command prints goes to
//! standard output, what went wrong to standard error. The program returns 0, 1 if something failed, and 2 if it was
//! called in a way that makes no sense; 128 and the number of a signal that asked it to end.

pub mod bot;
mod failure;
pub mod games;
#[cfg(feature = "phones")]
pub mod host;
pub mod learn;
pub mod pad;
pub mod puzzle;
pub mod replay;
pub mod review;
pub mod rules;
pub mod statistics;
mod surroundings;
pub mod text;
pub mod usage;
pub mod verify;

pub use failure::{Failure, Told};
pub use surroundings::Surroundings;

#[cfg(feature = "window")]
use pitch_app::{Library, StartError};
use pitch_language::{phrase, t};
use pitch_outside::Program;
use pitch_session::Deals;
use pitch_session::settings::Renderer;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Auction Pitch and the All Fours family: a card table with bots, house rules and saved games
#[derive(Debug, Parser)]
#[command(version, subcommand_precedence_over_arg = true)]
pub struct Line {
    #[command(flatten)]
    play: Play,
    #[command(subcommand)]
    command: Option<Command>,
}

/// How a game is played.
#[derive(Debug, Args)]
struct Play {
    /// A saved game or a rule set to open
    file: Option<PathBuf>,
    /// Play in the terminal, with one command per line
    #[arg(long)]
    text: bool,
    /// Play in the terminal, with the commands of this file
    #[arg(long, value_name = "FILE")]
    script: Option<PathBuf>,
    /// Deal from this seed: 64 hexadecimal digits, or a deal number of up to 19 digits
    #[arg(long, value_name = "HEX", value_parser = Deals::typed, allow_negative_numbers = true)]
    seed: Option<Deals>,
    /// Begin a new game by these rules, in the terminal: a preset, the name of a rule set of your own, or the file of one
    #[arg(long, value_name = "PRESET|NAME|FILE", conflicts_with = "file")]
    rules: Option<String>,
    /// Begin a new game with this many players (2 to 7), in the terminal
    #[arg(long, value_name = "NUMBER", conflicts_with = "file", value_parser = clap::value_parser!(u8).range(2..=7))]
    players: Option<u8>,
    /// Begin a new game in which mistakes can be made, in the terminal
    #[arg(long, conflicts_with = "file")]
    mistakes: bool,
    /// Offer a program of your own as a bot, such as `exec:./mybot`, among the choices for each seat (docs/protocol.md); it is
    /// started only once you seat it, and the option can be given several times
    #[arg(long = "bot", value_name = "exec:PROGRAM")]
    bots: Vec<Program>,
    #[command(flatten)]
    surroundings: Surroundings,
    /// What draws the window, whatever the settings say: `gpu` for a graphics card, `software` for the processor, or `auto` for
    /// a graphics card if the build can use one and there is one, and otherwise the processor
    #[arg(long, value_name = "RENDERER", value_parser = renderer())]
    renderer: Option<Renderer>,
}

/// Returns the parser of the names that renderers have on the command line.
fn renderer() -> impl TypedValueParser<Value = Renderer> {
    PossibleValuesParser::new(["auto", "gpu", "software"]).map(|name| match name.as_str() {
        "gpu" => Renderer::Gpu,
        "software" => Renderer::Software,
        _ => Renderer::Auto,
    })
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Learn the game in the terminal, by playing a lesson with one command per line
    Learn(learn::Options),
    /// Run a table without a window, for hands on phones on the same network
    #[cfg(feature = "phones")]
    Host(host::Options),
    /// List the saved games, or tell one of them in words
    Games(games::Options),
    /// Look back at a saved game in the terminal, step by step, with one command per line
    Review(review::Options),
    /// Show a position in the terminal and ask what is best
    Puzzle(puzzle::Options),
    /// Keep score for a game with real cards in the terminal, with one hand per line
    Pad(pad::Options),
    /// Print what everybody did in the finished games
    Statistics(statistics::Options),
    /// Play a saved game through and tell the result of every hand
    Replay(replay::Options),
    /// Print the rules of a game in plain language
    Rules(rules::Options),
    /// Play for another program, which asks in lines of JSON (docs/protocol.md)
    Bot(bot::Options),
    /// Deal a saved game again from its seed and compare
    Verify(verify::Options),
}

/// Carries out the command line, and returns the exit code of the program.
#[must_use]
pub fn run() -> ExitCode {
    usage::run(Line::start)
}

impl Line {
    fn start(mut self) -> Result<(), Failure> {
        if let Some(command) = &mut self.command {
            command.take_over(&mut self.play)?;
        }
        match self.command {
            None => self.play.start(),
            Some(Command::Learn(options)) => learn::learn(&options),
            #[cfg(feature = "phones")]
            Some(Command::Host(options)) => host::host(options),
            Some(Command::Games(options)) => print(|out| games::games(&options, out)),
            Some(Command::Review(options)) => review::review(&options),
            Some(Command::Puzzle(options)) => puzzle::puzzle(&options),
            Some(Command::Pad(options)) => pad::pad(&options),
            Some(Command::Statistics(options)) => print(|out| statistics::statistics(&options, out)),
            Some(Command::Replay(options)) => print(|out| replay::replay(&options, out)),
            Some(Command::Rules(options)) => print(|out| rules::rules(&options, out)),
            Some(Command::Bot(options)) => bot::bot(&options),
            Some(Command::Verify(options)) => print(|out| verify::verify(&options, out)),
        }
    }
}

impl Command {
    /// Takes over the options before the command: the folder and the language.
    fn take_over(&mut self, play: &mut Play) -> Result<(), Failure> {
        let own = match self {
            Command::Learn(options) => &mut options.surroundings,
            #[cfg(feature = "phones")]
            Command::Host(options) => &mut options.surroundings,
            Command::Games(options) => &mut options.surroundings,
            Command::Review(options) => &mut options.surroundings,
            Command::Puzzle(options) => &mut options.surroundings,
            Command::Pad(options) => &mut options.surroundings,
            Command::Statistics(options) => &mut options.surroundings,
            Command::Rules(options) => &mut options.surroundings,
            Command::Replay(options) => &mut options.surroundings,
            Command::Bot(options) => &mut options.surroundings,
            Command::Verify(options) => &mut options.surroundings,
        };
        if play.is_asked_for() {
            let (_, language) = play.surroundings.open()?;
            return Err(Failure::wrong_use(Told::new(t!(language, "start-only-play"))));
        }
        *own = std::mem::take(own).or(std::mem::take(&mut play.surroundings));
        own.check_folder()
    }
}

impl Play {
    /// Returns `true` if the line has any option that only a game can be played with.
    fn is_asked_for(&self) -> bool {
        let Play { file, text, script, seed, rules, players, mistakes, bots, renderer, surroundings: _ } = self;
        let begins = rules.is_some() || players.is_some() || *mistakes || seed.is_some() || !bots.is_empty();
        begins || *text || file.is_some() || script.is_some() || renderer.is_some()
    }

    fn start(self) -> Result<(), Failure> {
        self.surroundings.check_folder()?;
        if self.text || self.script.is_some() {
            let Play { file, script, seed, surroundings, rules, players, mistakes, bots, .. } = self;
            let Surroundings { data_dir, lang } = surroundings;
            let options =
                text::Options { file, script, deals: seed, data_dir, language: lang, rules, players, mistakes, bots };
            return text::text(options);
        }
        if self.rules.is_some() || self.players.is_some() || self.mistakes {
            let (_, language) = self.surroundings.open()?;
            return Err(Failure::wrong_use(Told::new(t!(language, "start-only-text"))));
        }
        self.open_window()
    }

    #[cfg(feature = "window")]
    fn open_window(self) -> Result<(), Failure> {
        let Play { file, seed, surroundings, renderer, bots, .. } = self;
        let Surroundings { data_dir, lang } = surroundings.clone();
        let named = file.clone();
        let options =
            pitch_app::Options { file, deals: seed, data_dir, language: lang, renderer, bots, monitors: Vec::new() };
        pitch_app::run(options).or_else(|error| {
            // Where the language was not there, this fails once more and says so in the one that is spoken otherwise.
            let (_, l) = surroundings.open()?;
            let in_terminal = || t!(l, "start-in-terminal");
            let told = match error {
                StartError::NoGpu(_) => vec![t!(l, "start-no-gpu")],
                // A word that is neither a file nor a command needs no display to be wrong.
                StartError::NoDisplay => match named.and_then(|file| pitch_session::storage::open(&file).err()) {
                    Some(unread) => vec![phrase::load_error(&l, &unread)],
                    None => vec![t!(l, "start-no-display"), in_terminal()],
                },
                StartError::Window(why) => vec![t!(l, "start-no-window", reason = why.to_string()), in_terminal()],
                StartError::NoLibrary(Library { name, package }) => {
                    vec![t!(l, "start-no-library", library = name, package = package), in_terminal()]
                }
                StartError::Language(why) => vec![why.to_string()],
                StartError::Failed { note, last_state } => {
                    let mut told = phrase::program_failed(&l, last_state);
                    told.extend((!note.is_empty()).then(|| t!(l, "start-failed", note = note)));
                    told
                }
            };
            Err(Told::new(phrase::sentences(&l, told)).into())
        })
    }

    #[cfg(not(feature = "window"))]
    fn open_window(self) -> Result<(), Failure> {
        let (_, l) = self.surroundings.open()?;
        Err(Told::new(phrase::sentences(&l, [t!(l, "start-text-only"), t!(l, "start-in-terminal")])).into())
    }
}

/// Lets a command print. Standard output may be closed at any moment, as by `| head`; the rest is dropped then.
///
/// # Errors
/// Returns the failure of the command, or of the output.
pub fn print(command: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = command(&mut out);
    // What was printed before a failure is printed all the same.
    let flushed = out.flush();
    done?;
    Ok(flushed?)
}

#[cfg(test)]
mod tests {
    use super::*;

    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Line::command().debug_assert();
    }

    #[test]
    fn a_seed_is_hexadecimal_or_a_number() {
        let seed = |text: &str| Line::try_parse_from(["auction-pitch", "--seed", text]).map(|line| line.play.seed);
        assert_eq!(seed("42").ok().flatten(), Some(Deals::from_number(42)));
        assert!(seed(&"a".repeat(64)).is_ok_and(|deals| deals.is_some()));
        assert_eq!(seed("abc").map_err(|error| error.exit_code()), Err(2));
    }

    #[test]
    fn every_renderer_has_a_name() {
        let asked =
            |name: &str| Line::try_parse_from(["auction-pitch", "--renderer", name]).map(|line| line.play.renderer);
        for (name, renderer) in ["auto", "gpu", "software"].into_iter().zip(Renderer::ALL) {
            assert_eq!(asked(name).ok().flatten(), Some(renderer));
        }
        assert_eq!(Line::try_parse_from(["auction-pitch"]).ok().and_then(|line| line.play.renderer), None);
    }

    #[test]
    fn a_game_is_not_played_beside_a_command() {
        let beside = |words: &[&str]| {
            let words = ["auction-pitch"].iter().chain(words);
            let mut line = Line::try_parse_from(words).expect("it can be read");
            line.command.as_mut().expect("a command").take_over(&mut line.play).is_ok()
        };
        assert!(!beside(&["--text", "replay", "a.ron"]) && !beside(&["a.ron", "replay", "b.ron"]));
        for command in [&["games"][..], &["replay", "a.ron"], &["verify", "a.ron"]] {
            assert!(beside(&[&["--lang", "de"], command].concat()), "{command:?}");
        }
    }
}
