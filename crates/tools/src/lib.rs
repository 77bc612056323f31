//! Tools for those who work on Auction Pitch: `arena` measures players, `puzzles` fills the shelf of puzzles, and `package`
//! writes files of packages. From the top of the project, `cargo tools` starts them.

#![warn(unreachable_pub)]

pub mod arena;
mod package;
mod puzzles;

use auction_pitch::command::usage::{self, Usage};
use auction_pitch::command::{Failure, print};
use pitch_language::{Language, t};

use clap::{Parser, Subcommand};

use std::process::ExitCode;

/// Tools for those who work on Auction Pitch
#[derive(Debug, Parser)]
#[command(version)]
struct Line {
    #[command(subcommand)]
    tool: Tool,
}

#[derive(Debug, Subcommand)]
enum Tool {
    /// Let two kinds of players meet on the same deals
    Arena(arena::Options),
    /// Make the puzzles of the shelf, or look through them
    Puzzles(puzzles::Options),
    /// Write man pages, completions and icons of the program
    Package(package::Options),
}

/// Starts the tool that the command line names, and returns the exit code.
#[must_use]
pub fn run() -> ExitCode {
    usage::run(|line: Line| match line.tool {
        Tool::Arena(options) => arena::arena(&options),
        Tool::Puzzles(options) => print(|out| puzzles::puzzles(&options, out).map_err(Failure::new)),
        Tool::Package(options) => package::package(&options).map_err(Failure::new),
    })
}

/// Only the arena, which writes pages for players, speaks other languages than English.
impl Usage for Line {
    fn about(l: &Language, command: &str) -> Option<String> {
        (command == "arena").then(|| t!(l, "usage-about-arena"))
    }

    fn option(l: &Language, _command: &str, arg: &str) -> Option<String> {
        Some(match arg {
            "rules" => t!(l, "usage-arena-rules"),
            "players" => t!(l, "usage-arena-players"),
            "a" => t!(l, "usage-arena-a"),
            "b" => t!(l, "usage-arena-b"),
            "deals" => t!(l, "usage-arena-deals"),
            "until_decided" => t!(l, "usage-arena-until-decided"),
            "games_every" => t!(l, "usage-arena-games-every"),
            "limit" => t!(l, "usage-arena-limit"),
            "seed" => t!(l, "usage-arena-seed"),
            "json" => t!(l, "usage-arena-json"),
            "ratings" => t!(l, "usage-arena-ratings"),
            "costs" => t!(l, "usage-arena-costs"),
            "games" => t!(l, "usage-arena-games"),
            "list" => t!(l, "usage-arena-list"),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use clap::{Command, CommandFactory};

    #[test]
    fn the_command_line_is_sound() {
        Line::command().debug_assert();
    }

    /// What the arena is about, and what each of its options is for.
    fn said(line: &Command) -> Vec<String> {
        let arena = line.find_subcommand("arena").expect("a tool");
        let options = arena.get_arguments().filter(|arg| !["help", "version"].contains(&arg.get_id().as_str()));
        let said = [arena.get_about()].into_iter().chain(options.map(|arg| arg.get_help()));
        said.map(|words| words.expect("words").to_string()).collect()
    }

    #[test]
    fn the_arena_says_in_every_language_what_its_options_are_documented_with() {
        let documented = said(&Line::command());
        for translation in Language::ALL {
            let told = said(&usage::in_words::<Line>(&Language::new(translation.tag).expect("a language")));
            assert!(told.len() > 15 && told.len() == documented.len());
            for (told, documented) in told.iter().zip(&documented) {
                let words = told.split(" [default: ").next().expect("words");
                assert_eq!(words == documented, translation.tag == "en", "{translation}: {told}");
            }
        }
    }
}
