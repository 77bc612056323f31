//! Usage of the program in the player's language: the pages of `--help`, and the errors of a line that makes no sense.
//!
//! Each page has what clap lays out, with words from the files of the languages; its syntax, such as `<FILE>`, is the same in
//! all of them.

use super::Line;
use super::failure::{Failure, Told};
use super::surroundings::Surroundings;
use pitch_language::{Language, phrase, t};
use pitch_session::ending;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Parser};

use std::borrow::Cow;
use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Command line of a program, with the words of its help in every language.
pub trait Usage: Parser {
    /// Returns what a command does; `None` for one whose page is in English alone.
    fn about(l: &Language, command: &str) -> Option<String>;

    /// Returns the purpose of an option or an argument of a command, but for those that programs have in common.
    fn option(l: &Language, command: &str, arg: &str) -> Option<String>;
}

/// Reads the command line that the program was called with, starts what it asks for, and returns the exit code.
#[must_use]
pub fn run<L: Usage>(start: impl FnOnce(L) -> Result<(), Failure>) -> ExitCode {
    ending::begin();
    let words: Vec<OsString> = env::args_os().collect();
    let line = match L::try_parse_from(&words) {
        Ok(line) => line,
        Err(error) => return report_line::<L>(&error, &words),
    };
    match start(line) {
        Ok(()) => ending::code().unwrap_or(ExitCode::SUCCESS),
        Err(failure) => failure.report(&language(&words)),
    }
}

/// Prints what `--help` and `--version` ask for, or what is wrong with the line.
fn report_line<L: Usage>(error: &clap::Error, line: &[OsString]) -> ExitCode {
    let language = language(line);
    let mut command = in_words::<L>(&language);
    // The same once more, in words.
    match command.try_get_matches_from_mut(line) {
        Err(asked) if !asked.use_stderr() => {
            let printed = asked.print().and_then(|()| io::stdout().flush());
            printed.map_or_else(|error| Failure::from(error).report(&language), |()| ExitCode::SUCCESS)
        }
        _ => Failure::wrong_use(wrong_use(error, &command, line, &language)).report(&language),
    }
}

/// Returns the command line with its help in this language.
#[must_use]
pub fn in_words<L: Usage>(l: &Language) -> Command {
    let mut command = L::command();
    // What clap adds by itself is there only then.
    command.build();
    all_pages::<L>(command, l)
}

fn all_pages<L: Usage>(command: Command, l: &Language) -> Command {
    let command = match L::about(l, command.get_name()) {
        Some(about) => page::<L>(command, l).about(about),
        None => command,
    };
    command.mut_subcommands(|command| all_pages::<L>(command, l))
}

fn page<L: Usage>(command: Command, l: &Language) -> Command {
    let name = command.get_name().to_owned();
    let command = command.mut_args(|arg| match option::<L>(l, &name, &arg) {
        Some(words) => arg.help(words).hide_possible_values(true).hide_default_value(true),
        None => arg,
    });
    let template = template(&command, l);
    let command = command.help_template(template).subcommand_value_name("COMMAND");
    if name == "verify" { command.after_help(t!(l, "usage-verify-proof")) } else { command }
}

/// Returns the template of a page: what it is about, how the command is called, and a part for each kind of argument.
fn template(command: &Command, l: &Language) -> String {
    let heading = |title: String| {
        let style = command.get_styles().get_header();
        format!("{style}{title}{style:#}")
    };
    let part = |is_there: bool, title: String, tag: &str| {
        if is_there { format!("\n\n{}\n{tag}", heading(title)) } else { String::new() }
    };
    [
        "{about-with-newline}\n".to_owned(),
        format!("{} {{usage}}", heading(t!(l, "usage-usage"))),
        part(command.has_subcommands(), t!(l, "usage-commands"), "{subcommands}"),
        part(command.get_positionals().next().is_some(), t!(l, "usage-arguments"), "{positionals}"),
        part(command.get_opts().next().is_some(), t!(l, "usage-options"), "{options}"),
        "{after-help}".to_owned(),
    ]
    .concat()
}

impl Usage for Line {
    fn about(l: &Language, command: &str) -> Option<String> {
        Some(match command {
            "auction-pitch" => t!(l, "usage-about"),
            "learn" => t!(l, "usage-about-learn"),
            "host" => t!(l, "usage-about-host"),
            "games" => t!(l, "usage-about-games"),
            "review" => t!(l, "usage-about-review"),
            "puzzle" => t!(l, "usage-about-puzzle"),
            "pad" => t!(l, "usage-about-pad"),
            "statistics" => t!(l, "usage-about-statistics"),
            "replay" => t!(l, "usage-about-replay"),
            "rules" => t!(l, "usage-about-rules"),
            "bot" => t!(l, "usage-about-bot"),
            "verify" => t!(l, "usage-about-verify"),
            "help" => t!(l, "usage-about-help"),
            _ => return None,
        })
    }

    fn option(l: &Language, command: &str, arg: &str) -> Option<String> {
        Some(match (command, arg) {
            ("auction-pitch", "file") => t!(l, "usage-open"),
            ("auction-pitch", "text") => t!(l, "usage-text"),
            ("auction-pitch", "script") => t!(l, "usage-text-script"),
            ("auction-pitch", "seed") => t!(l, "usage-seed"),
            ("auction-pitch", "rules") => t!(l, "usage-new-rules"),
            ("auction-pitch", "players") => t!(l, "usage-new-players"),
            ("auction-pitch", "mistakes") => t!(l, "usage-new-mistakes"),
            ("auction-pitch", "bots") => t!(l, "usage-bot"),
            ("auction-pitch", "renderer") => t!(l, "usage-renderer"),
            ("learn", "lesson") => t!(l, "usage-lesson"),
            ("learn", "list") => t!(l, "usage-list-lessons"),
            ("host", "rules") => t!(l, "usage-host-rules"),
            ("host", "seats") => t!(l, "usage-host-seats"),
            ("host", "pad") => t!(l, "usage-host-pad"),
            ("host", "listen") => t!(l, "usage-host-listen"),
            ("host", "hosts") => t!(l, "usage-host-name"),
            ("host", "seed") => t!(l, "usage-seed"),
            ("games", "file") => t!(l, "usage-recount"),
            ("review", "game") => t!(l, "usage-review-game"),
            ("review", "hand") => t!(l, "usage-review-hand"),
            ("review", "seat") => t!(l, "usage-review-seat"),
            ("review", "costs") => t!(l, "usage-review-costs"),
            ("review", "reasons") => t!(l, "usage-review-reasons"),
            ("puzzle", "puzzle") => t!(l, "usage-puzzle"),
            ("pad", "rules") => t!(l, "usage-pad-rules"),
            ("pad", "players") => t!(l, "usage-pad-players"),
            ("statistics", "rules") => t!(l, "usage-count-rules"),
            ("statistics", "against") => t!(l, "usage-count-against"),
            ("statistics", "csv") => t!(l, "usage-csv"),
            ("replay" | "verify", "file") => t!(l, "usage-saved-game"),
            ("replay", "json") => t!(l, "usage-replay-json"),
            ("rules", "rules") => t!(l, "usage-rules"),
            ("rules", "list") => t!(l, "usage-list-rules"),
            ("bot", "level") => t!(l, "usage-bot-level"),
            (_, "script") => t!(l, "usage-script"),
            _ => return None,
        })
    }
}

/// Returns the purpose of an option or an argument.
fn option<L: Usage>(l: &Language, command: &str, arg: &Arg) -> Option<String> {
    let words = match arg.get_id().as_str() {
        "help" => t!(l, "usage-help"),
        "version" => t!(l, "usage-version"),
        "data_dir" => t!(l, "usage-data-dir"),
        "lang" => t!(l, "usage-lang"),
        id => L::option(l, command, id)?,
    };
    let usual = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    // A switch that is not there is off, which goes without saying.
    let usual = usual.filter(|_| arg.get_action().takes_values());
    Some(match usual {
        Some(usual) => t!(l, "usage-default", words = words, default = usual),
        None => words,
    })
}

/// Returns what is wrong with the line, what an option with a wrong value asks for, and how the command is called.
fn wrong_use(error: &clap::Error, command: &Command, line: &[OsString], l: &Language) -> Told {
    let is_command = |word: &OsString| command.get_subcommands().find(|command| command.get_name() == word.as_os_str());
    let called = line.iter().skip(1).find_map(is_command).unwrap_or(command);
    let first =
        [ContextKind::InvalidArg, ContextKind::InvalidSubcommand].into_iter().flat_map(|kind| words(error, kind));
    let first: Vec<String> = first.collect();
    let thing = phrase::list(l, first.iter().cloned());
    let value = words(error, ContextKind::InvalidValue).into_iter().next().unwrap_or_default();
    let wrong = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => t!(l, "usage-no-value", option = thing),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::TooManyValues => {
            t!(l, "usage-wrong-value", option = thing, value = value)
        }
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => t!(l, "usage-unknown", word = thing),
        ErrorKind::MissingRequiredArgument | ErrorKind::MissingSubcommand => t!(l, "usage-missing", things = thing),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => t!(l, "usage-missing", things = "<COMMAND>"),
        ErrorKind::ArgumentConflict => match words(error, ContextKind::PriorArg) {
            prior if prior == first => t!(l, "usage-twice", option = thing),
            prior => t!(l, "usage-together", option = thing, others = phrase::list(l, prior)),
        },
        ErrorKind::InvalidUtf8 => t!(l, "usage-no-text"),
        _ => error.to_string(),
    };
    // What an option is for tells which values it takes.
    let is_of_value = error.get(ContextKind::InvalidValue).is_some();
    let asked = called.get_arguments().find(|arg| is_of_value && first.contains(&arg.to_string()));
    let asks =
        asked.and_then(|arg| Some(t!(l, "usage-asks", option = arg.to_string(), words = arg.get_help()?.to_string())));
    // Those that stand among the words already need no line.
    let choices: Vec<String> =
        asked.map(Arg::get_possible_values).into_iter().flatten().map(|value| value.get_name().to_owned()).collect();
    let is_told = |choice: &String| asks.as_ref().is_some_and(|asks| asks.contains(choice.as_str()));
    let choices = Some(choices).filter(|choices| !choices.iter().all(is_told));
    let choices = choices.map(|choices| t!(l, "usage-choices", values = phrase::list(l, choices)));
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let meant = meant.into_iter().flat_map(|kind| words(error, kind)).next();
    let called = called.get_bin_name().unwrap_or(called.get_name());
    let lines = [
        Some(wrong),
        asks,
        choices,
        meant.map(|word| t!(l, "usage-meant", word = word)),
        Some(t!(l, "usage-more", command = format!("{called} --help"))),
    ];
    Told::new(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

fn words(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![pitch_shown::quote(word)],
        Some(ContextValue::Strings(words)) => words.iter().map(|word| pitch_shown::quote(word)).collect(),
        _ => Vec::new(),
    }
}

/// Returns the language of a line that cannot be read: as its folder and language tell, as far as they can be
/// understood.
fn language(line: &[OsString]) -> Language {
    let said = |option: &str| {
        let mut words = line.iter().map(|word| word.to_string_lossy());
        let equal = format!("{option}=");
        words
            .find_map(|word| match word.strip_prefix(&equal) {
                Some(value) => Some(Some(value.to_owned())),
                None => (word == option).then_some(None),
            })
            .and_then(|value| value.or_else(|| words.next().map(Cow::into_owned)))
    };
    let surroundings = Surroundings { data_dir: said("--data-dir").map(PathBuf::from), lang: said("--lang") };
    let otherwise = || Surroundings { lang: None, ..surroundings.clone() }.open();
    surroundings.open().or_else(|_| otherwise()).map(|(_, language)| language).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    use clap::CommandFactory;
    use clap::builder::StyledStr;

    /// What the pages say: the command, the option or nothing for what the command is about, and the words.
    fn said(command: &Command) -> Vec<(String, String, String)> {
        let plain = |words: Option<&StyledStr>| words.map(ToString::to_string).unwrap_or_default();
        let listed = command.get_subcommands().filter(|command| command.get_name() != "help");
        let mut all = Vec::new();
        for command in std::iter::once(command).chain(listed) {
            let name = command.get_name().to_owned();
            all.push((name.clone(), String::new(), plain(command.get_about())));
            for arg in command.get_arguments().filter(|arg| !["help", "version"].contains(&arg.get_id().as_str())) {
                all.push((name.clone(), arg.get_id().to_string(), plain(arg.get_help())));
            }
        }
        all
    }

    #[test]
    fn pages_in_english_say_what_the_options_are_documented_with() {
        let (documented, told) = (said(&Line::command()), said(&in_words::<Line>(&Language::default())));
        assert!(told.len() > 50 && told.len() == documented.len());
        for (told, documented) in told.into_iter().zip(documented) {
            let without = told.2.split(" [default: ").next().unwrap_or_default().to_owned();
            assert_eq!((told.0, told.1, without), documented);
        }
    }

    #[test]
    fn pages_in_other_languages_say_nothing_in_english() {
        let documented = said(&Line::command());
        for translation in Language::ALL.into_iter().skip(1) {
            let language = Language::new(translation.tag).expect("a language");
            let told = said(&in_words::<Line>(&language));
            for (told, documented) in told.iter().zip(&documented) {
                assert!(told.2 != documented.2 && !told.2.is_empty(), "{translation}: {told:?}");
            }
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_says_its_language_all_the_same() {
        let tag = |line: &[&str]| {
            let line: Vec<OsString> = line.iter().map(Into::into).collect();
            language(&line).translation().tag
        };
        assert_eq!(tag(&["auction-pitch", "--lang", "de", "--nonsense"]), "de");
        assert_eq!(tag(&["auction-pitch", "--nonsense", "--lang=pl"]), "pl");
    }
}
