//! Saved games in words: their titles, dates and standings, and a whole game told.

use crate::t;
use crate::{Language, Names, phrase, rule_set_name};
use pitch_rules::Seat;
use pitch_session::review::Hand;
use pitch_session::{Playthrough, Record, Review, Summary, Timestamp};

use std::sync::Arc;

/// Returns the name of a saved game in a list: its title, or else the game that is played.
#[must_use]
pub fn saved_title(language: &Language, summary: &Summary) -> String {
    match (summary.title.as_str(), summary.rule_set.as_str()) {
        ("", "") => rule_set_name(language, "own"),
        ("", rules) => rule_set_name(language, rules),
        (title, _) => title.to_owned(),
    }
}

/// The day of a moment where the player is: "21 Nov 2026".
#[must_use]
pub fn date(language: &Language, moment: Timestamp) -> String {
    let (year, month, day) = moment.local_date();
    t!(language, "saves-date", day = day.to_string(), month = month, year = year.to_string())
}

/// The day of a moment where the player is, as it is called on the day of another: "today", "yesterday", "Sunday", and from
/// a week on "Nov 14", or in another year "14 Nov 2025".
#[must_use]
pub fn day(language: &Language, moment: Timestamp, now: Timestamp) -> String {
    let (then, today) = (moment.local_day(), now.local_day());
    let ((year, month, day), (this_year, ..)) = (moment.local_date(), now.local_date());
    match today.checked_sub(then) {
        Some(0) => t!(language, "saves-today"),
        Some(1) => t!(language, "saves-yesterday"),
        // The first day of 1970 was a Thursday.
        Some(2..=6) => t!(language, "saves-weekday", day = (then + 3) % 7),
        _ if year == this_year => t!(language, "saves-day", day = day.to_string(), month = month),
        _ => date(language, moment),
    }
}

/// Tells of which game of the player's a decision is, as that day is called on another: "From your game on Sunday".
#[must_use]
pub fn from_game(language: &Language, played: Timestamp, now: Timestamp) -> String {
    let when = match now.local_day().checked_sub(played.local_day()) {
        Some(0) => "today",
        Some(1) => "yesterday",
        Some(2..=6) => "weekday",
        _ => "date",
    };
    t!(language, "mistake-from", when = when, day = day(language, played, now))
}

/// Tells how a saved game stands: the winners, or the number of hands after which it was left.
#[must_use]
pub fn standing(language: &Language, summary: &Summary) -> String {
    if summary.is_over() {
        let winners = phrase::list(language, summary.winners.iter().cloned());
        t!(language, "saves-won", names = winners, count = summary.winners.len())
    } else {
        t!(language, "saves-hands", hands = summary.hands)
    }
}

/// Returns the players of a saved game; the only person at the table, if there is just one, is spoken to.
#[must_use]
pub fn names(record: &Record) -> Names {
    let seats = record.rules().seats().all().zip(record.players());
    let persons: Vec<Seat> = seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect();
    let you = if let [only] = persons[..] { Some(only) } else { None };
    let names = record.players().iter().map(|player| player.name.clone());
    Names::new(Arc::new(record.rules().clone()), names, you)
}

/// Returns the place in a game that is looked back at: "Hand 2, step 5 of 29".
#[must_use]
pub fn place(language: &Language, review: &Review) -> String {
    let (hand, at) = (review.hand(), review.at());
    let number = t!(language, "review-hand", number = hand.number);
    let step = t!(language, "review-status", step = at - hand.steps.start + 1, steps = hand.steps.len());
    phrase::listed(language, [number, step])
}

/// Tells the outcome of a hand, in a few words.
#[must_use]
pub fn outcome(language: &Language, names: &Names, hand: &Hand) -> String {
    match &hand.finished {
        Some(finished) => phrase::headline(language, names, &finished.score),
        None => t!(language, "review-thrown-in"),
    }
}

/// Says that there is no hand of this number to look back at, and which there are.
#[must_use]
pub fn no_such_hand(language: &Language, review: &Review, number: u32) -> String {
    let last = review.hands().last().map_or(0, |hand| hand.number);
    t!(language, "look-back-no-hand", number = number, last = last)
}

/// The players of a game that is told to anyone who reads it: everybody by name. Only a person who kept the name "You" is
/// addressed, as that name fits no other sentence.
#[must_use]
pub fn names_for_readers(language: &Language, record: &Record) -> Names {
    let names = names(record);
    let is_named = |you: Seat| names.name(you) != t!(language, "setup-default-name");
    if names.you().is_some_and(is_named) { names.by_name() } else { names }
}

/// Returns the heading of a game that is told in words: its name, its rules, its players, and its date.
#[must_use]
pub fn heading(language: &Language, record: &Record) -> Vec<String> {
    let summary = record.summary();
    let players = phrase::list(language, summary.players.iter().cloned());
    let title = saved_title(language, summary);
    vec![
        title.clone(),
        "=".repeat(title.chars().count()),
        String::new(),
        t!(
            language,
            "told-game",
            game = rule_set_name(language, &summary.rule_set),
            goal = phrase::goal(language, record.rules())
        ),
        t!(language, "told-players", names = players),
        t!(language, "told-date", date = date(language, summary.started)),
    ]
}

/// A game told in words, one line for each thing that happened: every hand that is over, with all that was taken back left
/// out.
#[must_use]
pub fn transcript(language: &Language, record: &Record) -> String {
    let names = names_for_readers(language, record);
    let mut lines = heading(language, record);
    match Review::of(record) {
        // Of a record that breaks the rules nobody knows what comes after them.
        None if Playthrough::of(record).1.is_some() => {}
        None => lines.extend([String::new(), t!(language, "told-nothing")]),
        Some(review) => {
            for hand in review.hands() {
                lines.push(String::new());
                lines.extend(told_hand(language, &names, &review, hand));
            }
            if let Some(end) = review.record().is_over().then(|| last(review)).flatten() {
                let ended = phrase::sentence(language, phrase::end(language, &names, &end));
                let won = [ended, phrase::won_by(language, &names, &end)];
                lines.push(String::new());
                lines.extend(won);
            }
        }
    }
    lines.join("\n") + "\n"
}

fn last(mut review: Review) -> Option<pitch_rules::End> {
    review.go_to(usize::MAX);
    review.game().end().copied()
}

fn told_hand(language: &Language, names: &Names, review: &Review, hand: &Hand) -> Vec<String> {
    let title = t!(language, "review-hand", number = hand.number);
    let mut lines = vec![title.clone(), "-".repeat(title.chars().count())];
    lines.push(phrase::deals(language, names, hand.dealer, hand.number));
    lines.extend(told_by_step(language, names, review, hand).into_iter().flatten());
    if let Some(finished) = &hand.finished {
        let scores = finished.score.after.iter();
        let scores =
            scores.map(|(side, points)| phrase::with_figure(language, phrase::side(language, names, side), &points.0));
        lines.push(t!(language, "told-scores", scores = phrase::listed(language, scores)));
    }
    lines
}

/// Tells in words what was done in a hand: for each of its steps the sentences about it, none for a deal if that is all
/// there is to tell of it. Those of the last one tell the outcome of the hand.
#[must_use]
pub fn told_by_step(language: &Language, names: &Names, review: &Review, hand: &Hand) -> Vec<Vec<String>> {
    let mut narrator = phrase::Narrator::new();
    let steps = review.steps()[hand.steps.clone()].iter();
    steps
        .map(|step| step.events.iter().filter_map(|event| narrator.narrate(language, names, event)).collect())
        .collect()
}
