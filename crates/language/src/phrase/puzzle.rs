//! Puzzles: the names of the choices, their results, and the reasons for the best one.

use crate::phrase::bot::{advice, reason};
use crate::phrase::card::{capital, card_alone};
use crate::phrase::joined::{listed, pair, sentences};
use crate::phrase::note::bid_button_of;
use crate::phrase::person::figure;
use crate::t;
use crate::{Language, Names};
use pitch_players::Decision;
use pitch_rules::{Action, Call, SeatView};
use pitch_session::puzzle::{Alternative, COMPANY, Drill, Exercise, Theme};
use pitch_session::{Puzzle, Settings, Shelf, Solved};

/// A choice as a label: "Bid 3", "Pass", "Queen of hearts".
#[must_use]
pub fn puzzle_choice(l: &Language, names: &Names, view: &SeatView, action: &Action) -> String {
    match action {
        Action::Call(Call::Bid(bid)) if !names.is_smudge(*bid) => t!(l, "puzzle-bid", bid = figure(l, *bid)),
        Action::Call(call) => bid_button_of(l, names, view, *call),
        Action::Play(card) => capital(&card_alone(l, *card)),
        Action::Deal(_) | Action::Misdeal(..) | Action::Discard(_) | Action::Say(_) => String::new(),
    }
}

/// Returns how many of a hundred games are won with this choice, and how many fewer that is than with the best.
fn puzzle_hundreds(choice: &Alternative) -> (u8, u8) {
    let hundred = |share: f32| (100.0 * share).round().clamp(0.0, 100.0) as u8;
    let (wins, best) = (hundred(choice.chance), hundred(choice.chance + choice.cost));
    // What is surely worse is never shown as equal.
    (wins, best.saturating_sub(wins).max(u8::from(choice.wrong)))
}

/// Tells the result of a choice, as a sentence.
#[must_use]
pub fn puzzle_line(l: &Language, names: &Names, view: &SeatView, choice: &Alternative) -> String {
    let (label, (wins, fewer)) = (puzzle_choice(l, names, view, &choice.action), puzzle_hundreds(choice));
    if fewer == 0 {
        t!(l, "puzzle-line-best", choice = label, wins = wins)
    } else {
        t!(l, "puzzle-line", choice = label, wins = wins, fewer = fewer)
    }
}

/// The answer with its reasons, the weightiest first, as sentences.
#[must_use]
pub fn puzzle_why(l: &Language, names: &Names, exercise: &Exercise) -> String {
    let Some((action, reasons)) = exercise.best() else { return String::new() };
    let more = reasons.get(1).map(|more| t!(l, "puzzle-also", reason = reason(l, *more)));
    let first = advice(l, names, &Decision { action, reasons, complete: true });
    sentences(l, std::iter::once(first).chain(more))
}

/// The name of a theme: "Keep your tens".
#[must_use]
pub fn theme(l: &Language, theme: Theme) -> String {
    t!(l, "theme-name", theme = theme.id())
}

/// The place of a hand in its drill: "Keep your tens, 3 of 5".
#[must_use]
pub fn drill_place(l: &Language, drill: &Drill, index: usize) -> String {
    let place = t!(l, "puzzle-solved-of", right = index + 1, count = drill.hands().len());
    t!(l, "list-more", first = theme(l, drill.theme), second = place)
}

/// How a drill went: "Keep your tens: 4 of 5 right".
#[must_use]
pub fn drill_result(l: &Language, drill: &Drill) -> String {
    let right = t!(l, "shelf-right", right = drill.right(), count = drill.hands().len());
    pair(l, theme(l, drill.theme), right)
}

/// Tells how the puzzles of the last five days went, the last of which is today.
#[must_use]
pub fn last_days(l: &Language, days: [Option<bool>; 5]) -> String {
    let days = days.into_iter().enumerate().map(|(place, day)| {
        let how = match (day, place) {
            (Some(true), _) => "right",
            (Some(false), _) => "missed",
            (None, 4) => "open",
            (None, _) => "none",
        };
        t!(l, "shelf-day", how = how)
    });
    t!(l, "shelf-days", days = listed(l, days))
}

/// The names at the table of a puzzle: that of the person, and those of its company.
#[must_use]
pub fn puzzle_names(l: &Language, settings: &Settings, puzzle: &Puzzle) -> Vec<String> {
    let known = settings.last_game.names.first().filter(|name| !name.is_empty()).cloned();
    let own = known.unwrap_or_else(|| t!(l, "setup-default-name"));
    let others = COMPANY.into_iter().map(|character| character.name().to_owned());
    std::iter::once(own).chain(others).take(usize::from(puzzle.players)).collect()
}

/// Tells how many puzzles are back today that were answered wrongly; `None` if there is none.
#[must_use]
pub fn puzzles_back(l: &Language, shelf: &Shelf, solved: &Solved, today: u32) -> Option<String> {
    let count = solved.back(shelf, today).count();
    (count > 0).then(|| t!(l, "puzzle-back-today", count = count))
}

/// Tells what somebody has solved so far, and for how many days in a row, as sentences.
#[must_use]
pub fn puzzle_record(l: &Language, shelf: &Shelf, solved: &Solved, today: u32) -> String {
    let (tried, count) = (solved.tried(), shelf.puzzles.len());
    if tried == 0 {
        return t!(l, "puzzle-record-none", count = count);
    }
    let record = t!(l, "puzzle-record", right = solved.at_once(), tried = tried, count = count);
    match solved.streak(today) {
        0 => record,
        days => sentences(l, [record, t!(l, "puzzle-streak", days = days)]),
    }
}
