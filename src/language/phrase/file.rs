//! Files that could not be read or written, with the file and the place in it.

use crate::engine::rules::Kind;
use crate::language::phrase::field::field_name;
use crate::language::phrase::joined::{listed, sentences};
use crate::language::phrase::refusal::refusal;
use crate::language::{Language, Names};
use crate::session::playthrough::Why;
use crate::session::storage::{LoadCause, Obstacle};
use crate::session::{Fault, LoadError, ParseRuleSetError, SaveError};
use crate::{shown, t};

use std::path::{Path, PathBuf};

/// Why the game could not be saved, and where.
#[must_use]
pub fn save_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-save", file = file, reason = reason)
}

/// Why the settings could not be saved, and where.
#[must_use]
pub fn settings_save_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-settings-save", file = file, reason = reason)
}

/// Why the player's own rule sets could not be saved, and where.
#[must_use]
pub fn rules_save_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-rules-save", file = file, reason = reason)
}

/// Why a rule set could not be written to a file for others, and to which.
#[must_use]
pub fn share_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-share", file = file, reason = reason)
}

/// Why something besides the game and the settings could not be written, and where.
#[must_use]
pub fn write_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-write", file = file, reason = reason)
}

fn saving(language: &Language, error: &SaveError) -> (String, String) {
    let (path, details): (&PathBuf, String) = match error {
        SaveError::Io { path, source, .. } => (path, source.to_string()),
        SaveError::Value { path, source } => (path, source.to_string()),
        SaveError::InUse { folder } => (folder, String::new()),
        SaveError::TooLong { path } => (path, String::new()),
        SaveError::InTheWay(error) => {
            let reason = error.cause.to_string();
            (&error.path, t!(language, "obstacle-in-the-way", reason = without_full_stop(&reason)))
        }
    };
    let reason = match error.obstacle() {
        Obstacle::Full => t!(language, "obstacle-full"),
        Obstacle::ReadOnly => t!(language, "obstacle-read-only"),
        Obstacle::NotAllowed => t!(language, "obstacle-not-allowed"),
        Obstacle::NoFolder => t!(language, "obstacle-no-folder"),
        Obstacle::InUse => t!(language, "obstacle-in-use"),
        Obstacle::Exists => t!(language, "obstacle-exists"),
        Obstacle::TooLong => t!(language, "obstacle-too-long"),
        Obstacle::Other => details,
    };
    (shown::path(path), without_full_stop(&reason).to_owned())
}

/// Why a file could not be read, where in it, and where it was set aside.
#[must_use]
pub fn load_error(language: &Language, error: &LoadError) -> String {
    let file = shown::path(&error.path);
    if let (LoadCause::RuleSet(cause), Some(place)) = (&error.cause, error.place())
        && let Some(said) = wrong_option(language, &file, place, cause)
    {
        return said;
    }
    let cause = error.cause.to_string();
    let reason = without_full_stop(&cause);
    let why = match error.place() {
        Some((line, column)) => {
            // The cause may say the place once more.
            let reason = reason.strip_prefix(&format!("{line}:{column}: ")).unwrap_or(reason);
            t!(language, "error-parse", file = file, line = line, column = column, reason = reason)
        }
        None => t!(language, "error-read", file = file, reason = reason),
    };
    match &error.set_aside {
        Some(aside) => sentences(language, [why, t!(language, "error-set-aside", file = shown::path(aside))]),
        None => why,
    }
}

/// The same of a file that the program keeps: one that may be sound stays where it is and is tried again.
#[must_use]
pub fn kept_error(language: &Language, error: &LoadError) -> String {
    let why = load_error(language, error);
    if error.is_refused() { sentences(language, [why, t!(language, "error-left")]) } else { why }
}

/// What is wrong with an option in the file of a rule set, and what it could be; nothing if it is no option that is wrong.
fn wrong_option(
    language: &Language,
    file: &str,
    (line, column): (usize, usize),
    cause: &ParseRuleSetError,
) -> Option<String> {
    if let Some(id) = cause.unknown_field() {
        return Some(t!(language, "error-option-unknown", file = file, line = line, column = column, id = id));
    }
    let field = cause.field?;
    let values = match field.kind() {
        Kind::Flag => t!(language, "error-option-values", values = "true, false"),
        Kind::Number { min, max } => t!(language, "error-option-numbers", min = min, max = max),
        Kind::Choice(ids) => {
            t!(language, "error-option-values", values = listed(language, ids.iter().map(ToString::to_string)))
        }
        Kind::Points => t!(language, "error-option-points"),
        Kind::GameValues => t!(language, "error-option-card-points"),
        Kind::TrumpOrder => t!(language, "error-option-order"),
        Kind::Pack => t!(language, "error-option-pack"),
        Kind::RankScores | Kind::RankSet => String::new(),
    };
    let name = field_name(language, field);
    let said = t!(
        language,
        "error-option",
        file = file,
        line = line,
        column = column,
        name = name,
        id = field.id(),
        values = values
    );
    Some(said.trim_end().to_owned())
}

/// How far a record can be followed, and what is in the way.
#[must_use]
pub fn fault(language: &Language, names: &Names, file: &Path, fault: &Fault) -> String {
    let reason = match &fault.why {
        Why::Illegal { illegal } => refusal(language, names, illegal),
        why @ (Why::NothingToUndo | Why::Scores { .. } | Why::NoSuchSeat(_)) => why.to_string(),
    };
    let reason = without_full_stop(&reason);
    t!(language, "error-replay", file = shown::path(file), hand = fault.hand, entry = fault.entry, reason = reason)
}

/// A reason inside a sentence that has a full stop of its own.
fn without_full_stop(reason: &str) -> &str {
    reason.strip_suffix('.').unwrap_or(reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::storage;

    #[test]
    fn a_file_that_cannot_be_read_is_named_with_the_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.ron");
        std::fs::write(&path, "(\n  nothing").expect("written");
        let error = storage::load(&path).expect_err("no record");
        let said = load_error(&Language::default(), &error);
        assert!(said.starts_with(&format!("{} could not be read: line 2, column ", path.display())), "{said}");
        assert!(said.ends_with('.') && !said.ends_with(".."), "{said}");
        let missing = storage::load(&folder.path().join("none")).expect_err("no file");
        assert!(load_error(&Language::new("de").expect("German"), &missing).contains("konnte nicht gelesen werden"));
    }

    #[test]
    fn an_obstacle_is_told_in_the_players_language() {
        let error = SaveError::InUse { folder: "spiele".into() };
        let said = save_error(&Language::new("de").expect("German"), &error);
        assert_eq!(
            said,
            "Das Spiel konnte nicht in spiele gespeichert werden: Ein anderes Programm benutzt diesen Ordner."
        );
    }
}
