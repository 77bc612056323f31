//! `learn`: lessons in words, played with one command a line.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use crate::command::text::{self, Start};
use crate::language::phrase;
use crate::session::lesson::{Lesson, Progress};
use crate::session::{Settings, storage};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

/// Which lesson is played, and how.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// The lesson, by its name in --list; without it, the one you left, or else the first one never finished
    #[arg(value_parser = lesson())]
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
    names.try_map(|name| name.parse::<Lesson>())
}

/// Plays a lesson on standard input and output, and keeps how far the player has come.
///
/// # Errors
/// A language that is not there, a script that cannot be read, an output that cannot be written, or progress that cannot be
/// kept.
pub fn learn(options: &Options) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    let file = folders.as_ref().map(crate::session::Folders::settings);
    let known = file.as_ref().and_then(|file| Settings::peek(file)).unwrap_or_default();
    let mut output = io::stdout().lock();
    if options.list {
        for lesson in Lesson::ALL {
            let (title, about) =
                (phrase::lesson_title(&language, *lesson), phrase::lesson_state(&language, &known.lessons, *lesson));
            writeln!(output, "{}: {title}. {about}", lesson.id())?;
        }
        return Ok(());
    }
    let lesson = options.lesson.or(known.lessons.next()).unwrap_or(Lesson::First);
    let input = io::stdin();
    // What is typed is seen; what comes from elsewhere is repeated, so that it is known what was asked.
    let echo = options.script.is_some() || !input.is_terminal();
    let start = Start { language: language.clone(), settings: known, echo, ..Start::default() };
    let open_lines = |script| storage::open_lines(script).map_err(|error| Told::unread(&language, &error));
    let progress = match &options.script {
        Some(script) => text::learn(lesson, start, open_lines(script)?, output)?,
        None => text::learn(lesson, start, input.lock(), output)?,
    };
    file.map_or(Ok(()), |file| keep(&file, progress)).map_err(|error| {
        let told = phrase::settings_save_error(&language, &error);
        Failure::from(Told::new(told))
    })
}

/// Writes down how far the player has come; everything else in the file stays as it is.
fn keep(file: &std::path::Path, progress: Progress) -> Result<(), storage::SaveError> {
    let (mut settings, _) = Settings::load(file);
    if settings.lessons == progress {
        return Ok(());
    }
    settings.lessons = progress;
    settings.save(file)
}
