//! Files that could not be read or written, with the file and the place in it.

use crate::phrase::card::capital;
use crate::phrase::field::{field_name, misfit};
use crate::phrase::joined::{listed, sentence, sentences};
use crate::phrase::refusal::refusal;
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::{Kind, PointList};
use pitch_rules::{BySide, IllegalAction, Points};
use pitch_session::diary::LastCrash;
use pitch_session::last_state::LastState;
use pitch_session::playthrough::Why;
use pitch_session::record::{MOST_DEALS, VERSION};
use pitch_session::storage::Loaded;
use pitch_session::storage::{LoadCause, Obstacle};
use pitch_session::syntax::{Flaw, MAX_BYTES};
use pitch_session::{
    Fault, LoadError, NewGameError, ParseRecordError, ParseRuleSetError, SaveError, SyntaxError, regular,
};

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Tells why the game could not be saved, and where.
#[must_use]
pub fn save_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-save", file = file, reason = reason)
}

/// Tells at the start that nothing is saved: for an error with the folder, or because there is none.
#[must_use]
pub fn unsaved(language: &Language, has_folders: bool, error: Option<&SaveError>) -> Vec<String> {
    match error {
        Some(error) => vec![save_error(language, error), t!(language, "error-no-saving")],
        None if has_folders => Vec::new(),
        None => vec![t!(language, "error-no-folder")],
    }
}

/// Tells why the settings could not be saved, and where.
#[must_use]
pub fn settings_save_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-settings-save", file = file, reason = reason)
}

/// Tells why the player's own rule sets could not be saved, and where.
#[must_use]
pub fn rules_save_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-rules-save", file = file, reason = reason)
}

/// Tells why a rule set could not be written to a file for others, and to which.
#[must_use]
pub fn share_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-share", file = file, reason = reason)
}

/// Tells why something besides the game and the settings could not be written, and where.
#[must_use]
pub fn write_error(language: &Language, error: &SaveError) -> String {
    let (file, reason) = saving(language, error);
    t!(language, "error-write", file = file, reason = reason)
}

fn saving(language: &Language, error: &SaveError) -> (String, String) {
    let (path, details): (&PathBuf, String) = match error {
        SaveError::Io { path, source, .. } => (path, refusal_of_machine(language, source)),
        SaveError::Value { path, source } => (path, source.to_string()),
        SaveError::InUse { folder } => (folder, String::new()),
        SaveError::TooLong { path } => (path, String::new()),
        SaveError::InTheWay(error) => {
            let reason = cause(language, &error.cause);
            (&error.path, t!(language, "obstacle-in-the-way", reason = without_full_stop(&reason)))
        }
    };
    let reason = match error.obstacle() {
        Obstacle::Full => t!(language, "obstacle-full"),
        Obstacle::Limit => t!(language, "obstacle-limit"),
        Obstacle::ReadOnly => t!(language, "obstacle-read-only"),
        Obstacle::NotAllowed => t!(language, "obstacle-not-allowed"),
        Obstacle::NoFolder => t!(language, "obstacle-no-folder"),
        Obstacle::InUse => t!(language, "obstacle-in-use"),
        Obstacle::Exists => t!(language, "obstacle-exists"),
        Obstacle::TooLong => t!(language, "obstacle-too-long"),
        Obstacle::Other => details,
    };
    (pitch_shown::path(path), without_full_stop(&reason).to_owned())
}

/// Tells why a file could not be read, where in it, and where it was set aside.
#[must_use]
pub fn load_error(language: &Language, error: &LoadError) -> String {
    let file = pitch_shown::path(&error.path);
    if let (LoadCause::RuleSet(cause), Some(place)) = (&error.cause, error.place())
        && let Some(said) = wrong_option(language, &file, place, cause)
    {
        return said;
    }
    let reason = cause(language, &error.cause);
    let reason = without_full_stop(&reason);
    let why = match error.place() {
        Some((line, column)) => {
            t!(language, "error-parse", file = file, line = line, column = column, reason = reason)
        }
        None => t!(language, "error-read", file = file, reason = reason),
    };
    match &error.set_aside {
        Some(aside) => sentences(language, [why, t!(language, "error-set-aside", file = pitch_shown::path(aside))]),
        None => why,
    }
}

/// Tells why a file that the program keeps could not be read: one that may be sound stays where it is and is tried
/// again.
#[must_use]
pub fn kept_error(language: &Language, error: &LoadError) -> String {
    let why = load_error(language, error);
    if error.is_refused() { sentences(language, [why, t!(language, "error-left")]) } else { why }
}

/// Tells what went wrong when the game that goes on was loaded from this folder, and if it comes from the backup.
#[must_use]
pub fn loaded(language: &Language, folder: &Path, loaded: &Loaded) -> Vec<String> {
    let mut notices: Vec<String> = loaded.errors.iter().map(|error| kept_error(language, error)).collect();
    if loaded.from_backup && loaded.record.is_some() {
        notices.push(t!(language, "error-backup", file = pitch_shown::path(folder)));
    }
    notices
}

/// Returns the machine's message, in the player's words where something other than a file is there.
fn refusal_of_machine(language: &Language, error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::IsADirectory => t!(language, "unread-folder"),
        ErrorKind::NotADirectory => t!(language, "unread-not-a-folder"),
        _ if regular::is_other(error) => t!(language, "unread-no-file"),
        _ => error.to_string(),
    }
}

/// Tells what could not be read of the settings and of what is kept beside them, and what holds instead.
#[must_use]
pub fn settings_error(language: &Language, error: &LoadError) -> String {
    match &error.cause {
        LoadCause::Entries { names, damage: None } => {
            let (file, entries) = (pitch_shown::path(&error.path), entries(language, names));
            t!(language, "error-settings-entries", file = file, entries = entries)
        }
        LoadCause::Entries { names, damage: Some(_) } => {
            let lost = t!(language, "error-settings-lost", entries = entries(language, names), count = names.len());
            sentences(language, [load_error(language, error), lost])
        }
        _ => sentences(language, [kept_error(language, error), t!(language, "error-settings-default")]),
    }
}

/// The first names of a list that can be of any length.
fn entries(language: &Language, names: &[String]) -> String {
    const MOST: usize = 6;
    let more = (names.len() > MOST).then(|| "…".to_owned());
    listed(language, names.iter().take(MOST).map(|name| pitch_shown::quote(name)).chain(more))
}

/// Says that the program failed when it ran last, what became of the last decisions, and where it is written down.
#[must_use]
pub fn last_crash(language: &Language, crash: &LastCrash) -> String {
    let stopped = t!(language, "error-last-time");
    let file = t!(language, "error-last-note", file = pitch_shown::path(&crash.note));
    sentences(language, [Some(stopped), last_state(language, crash.last_state), Some(file)].into_iter().flatten())
}

/// Says that the program has failed, and what became of the last decisions.
#[must_use]
pub fn program_failed(language: &Language, last: LastState) -> Vec<String> {
    [Some(t!(language, "error-failed")), last_state(language, last)].into_iter().flatten().collect()
}

/// Tells what is known of the last decisions; `None` where there was no game.
fn last_state(language: &Language, last: LastState) -> Option<String> {
    (last != LastState::None).then(|| t!(language, "error-last-state", state = last.id()))
}

/// Tells why a file could not be read, without the file and the place in it.
fn cause(language: &Language, cause: &LoadCause) -> String {
    match cause {
        LoadCause::Io(error) => match error.kind() {
            ErrorKind::NotFound => t!(language, "unread-missing"),
            ErrorKind::PermissionDenied => t!(language, "unread-not-allowed"),
            _ => refusal_of_machine(language, error),
        },
        LoadCause::Syntax(error) => syntax(language, error),
        LoadCause::RuleSet(error) => syntax(language, &error.syntax),
        LoadCause::Entries { damage: Some(error), .. } => syntax(language, error),
        LoadCause::Entries { names, damage: None } => entries(language, names),
        LoadCause::Record(error) => match error {
            ParseRecordError::Syntax(error) if error.flaw() == Flaw::Missing("format") => {
                t!(language, "unread-no-game")
            }
            ParseRecordError::Syntax(error) => syntax(language, error),
            ParseRecordError::Foreign(format) => t!(language, "unread-foreign", format = pitch_shown::quote(format)),
            ParseRecordError::Version { found } => t!(language, "unread-version", found = *found, newest = VERSION),
            ParseRecordError::Algorithm(number) => t!(language, "unread-algorithm", number = *number),
            ParseRecordError::Rules(why) => misfit(language, why),
            ParseRecordError::Players { found, expected } => players(language, *found, *expected),
            ParseRecordError::TooManyDeals => t!(language, "unread-deals", most = MOST_DEALS),
            ParseRecordError::Dealer(seat) => t!(language, "refused-no-seat", seat = seat.index() + 1),
        },
    }
}

/// Tells why a text is no file of the project. The parser's own words about its signs are in English.
fn syntax(language: &Language, error: &SyntaxError) -> String {
    match error {
        SyntaxError::TooLarge { bytes } => t!(language, "unread-large", bytes = *bytes, most = MAX_BYTES),
        SyntaxError::NotText { .. } => t!(language, "unread-no-text"),
        SyntaxError::Wrong { source, .. } => {
            let (flaw, name) = match error.flaw() {
                Flaw::Missing(name) => ("missing", name),
                Flaw::Unknown(name) => ("unknown", name),
                Flaw::Number => ("number", ""),
                Flaw::Other => ("other", ""),
            };
            t!(language, "unread-syntax", flaw = flaw, name = name, words = source.to_string())
        }
    }
}

/// Tells why this number of players cannot play by the rules.
fn players(language: &Language, found: usize, expected: u8) -> String {
    t!(language, "unread-players", found = found, expected = expected)
}

/// Tells why a game cannot be begun.
#[must_use]
pub fn new_game_error(language: &Language, error: &NewGameError) -> String {
    match error {
        NewGameError::Rules(why) => misfit(language, why),
        NewGameError::Players { found, expected } => sentence(language, capital(&players(language, *found, *expected))),
    }
}

/// Tells what is wrong with an option in the file of a rule set, and what it could be; `None` if it is no option that
/// is wrong.
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
        Kind::Points => t!(language, "error-option-points", most = PointList::MOST),
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

/// Tells how far a record can be followed, and what is in the way.
#[must_use]
pub fn fault(language: &Language, names: &Names, file: &Path, fault: &Fault) -> String {
    let reason = why(language, names, &fault.why);
    let reason = without_full_stop(&reason);
    t!(
        language,
        "error-replay",
        file = pitch_shown::path(file),
        action = fault.action,
        hand = fault.hand,
        reason = reason
    )
}

/// Tells the fault in a line for people who look into the file: hand, action and seat, the action that was tried, and
/// why that cannot be, with the clause of the rules where one says so.
#[must_use]
pub fn fault_line(language: &Language, names: &Names, fault: &Fault) -> String {
    let reason = match &fault.why {
        Why::Illegal { illegal: IllegalAction::NotYourTurn(turn) } => {
            t!(language, "fault-turn-seat", seat = turn.to_string())
        }
        other => why(language, names, other),
    };
    let reason = without_full_stop(&reason);
    let clause = if let Why::Illegal { illegal } = &fault.why { illegal.clause() } else { None };
    let reason = match clause {
        Some(clause) => t!(language, "fault-clause", reason = reason, clause = clause),
        None => reason.to_owned(),
    };
    let (hand, action, tried) = (fault.hand, fault.action, fault.tried.to_string());
    match fault.seat {
        Some(seat) => {
            let seat = seat.to_string();
            t!(language, "fault-seat", hand = hand, action = action, seat = seat, tried = tried, reason = reason)
        }
        None => t!(language, "fault-line", hand = hand, action = action, tried = tried, reason = reason),
    }
}

/// Tells why an entry of a record cannot be played.
fn why(language: &Language, names: &Names, why: &Why) -> String {
    let scores = |scores: &BySide<Points>| listed(language, scores.iter().map(|(_, points)| points.to_string()));
    match why {
        // The player who reads it may be far from this turn.
        Why::Illegal { illegal: IllegalAction::NotYourTurn(turn) } => {
            t!(language, "fault-turn", who = names.who(*turn), name = names.name(*turn))
        }
        Why::Illegal { illegal } => refusal(language, names, illegal),
        Why::NothingToUndo => t!(language, "fault-undo"),
        Why::Scores { written, counted } => {
            t!(language, "fault-scores", written = scores(written), counted = scores(counted))
        }
        Why::NoSuchSeat(seat) => t!(language, "refused-no-seat", seat = seat.index() + 1),
    }
}

/// A reason inside a sentence that has a full stop of its own.
fn without_full_stop(reason: &str) -> &str {
    reason.strip_suffix('.').unwrap_or(reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_session::storage;

    #[test]
    fn a_file_that_cannot_be_read_is_named_with_the_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.ron");
        std::fs::write(&path, "(\n  nothing").expect("written");
        let error = storage::load(&path).expect_err("no record");
        let said = load_error(&Language::default(), &error);
        assert!(said.starts_with(&format!("{} couldn’t be read (line 2, column ", path.display())), "{said}");
        assert!(said.ends_with('.') && !said.ends_with(".."), "{said}");
        let german = Language::new("de").expect("German");
        let said = load_error(&german, &error);
        assert!(said.contains("Das hat nicht die Form, die die Datei braucht („Expected"), "{said}");
        std::fs::write(&path, "(name: \"Ours\", target: 11)").expect("written");
        let other = storage::load(&path).expect_err("no record");
        assert!(load_error(&german, &other).contains("nicht als gespeichertes Spiel gekennzeichnet"), "{other:?}");
        let missing = storage::load(&folder.path().join("none")).expect_err("no file");
        assert!(load_error(&german, &missing).contains("konnte nicht gelesen werden"));
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
