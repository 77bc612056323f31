//! `learn`: lessons in words, played with one command a line.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use crate::command::text::{self, Start};
use pitch_language::phrase;
use pitch_session::lesson::{Lesson, Progress};
use pitch_session::{SaveError, Settings, storage};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Which lesson is played, and how.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// The lesson, by its name in --list; without it, the one you left, or else the first one never finished
    #[arg(value_parser = lesson(), ignore_case = true)]
    pub lesson: Option<Lesson>,
    /// List the lessons and exit
    #[arg(long, conflicts_with = "lesson")]
    pub list: bool,
    /// Take the commands from this file
    #[arg(long, value_name = "FILE", conflicts_with = "list")]
    pub script: Option<PathBuf>,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// The names that lessons have on the command line.
fn lesson() -> impl TypedValueParser<Value = Lesson> {
    let names = PossibleValuesParser::new(Lesson::ALL.iter().map(|lesson| lesson.id()));
    names.try_map(|name| name.to_lowercase().parse::<Lesson>())
}

/// Plays a lesson on standard input and output, and keeps how far the player has come.
///
/// # Errors
/// A language that is not there, a script that cannot be read, an output that cannot be written, or progress that cannot be
/// kept.
pub fn learn(options: &Options) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    let file = folders.as_ref().map(pitch_session::Folders::settings);
    let (known, unread) = file.as_ref().map(|file| Settings::load(file)).unwrap_or_default();
    for error in unread {
        let _ = writeln!(io::stderr(), "{}", phrase::settings_error(&language, &error));
    }
    let mut output = io::stdout().lock();
    if options.list {
        for lesson in Lesson::ALL {
            let (title, about) =
                (phrase::lesson_title(&language, *lesson), phrase::lesson_state(&language, &known.lessons, *lesson));
            writeln!(output, "{}: {title}. {about}", lesson.id())?;
        }
        return Ok(());
    }
    let lesson = options.lesson.or(known.lessons.next()).unwrap_or(Lesson::Hands);
    let input = io::stdin();
    // What is typed is seen; what comes from elsewhere is repeated, so that it is known what was asked.
    let echo = options.script.is_some() || !input.is_terminal();
    let start = Start { language: language.clone(), settings: known.clone(), echo, ..Start::default() };
    let open_lines = |script| storage::open_lines(script).map_err(|error| Told::unread(&language, &error));
    let (progress, said) = match &options.script {
        Some(script) => text::learn(lesson, start, open_lines(script)?, &mut output)?,
        None => text::learn(lesson, start, input.lock(), &mut output)?,
    };
    file.map_or(Ok(()), |file| keep(&file, known, progress)).map_err(|error| {
        let told = phrase::settings_save_error(&language, &error);
        Failure::from(Told::new(told))
    })?;
    if let Some(said) = said {
        writeln!(output, "{said}")?;
    }
    Ok(())
}

/// Writes down how far the player has come since; everything else stays as it is.
fn keep(file: &Path, mut known: Settings, progress: Progress) -> Result<(), SaveError> {
    if known.lessons == progress {
        return Ok(());
    }
    known.lessons = progress;
    known.save(file)
}
