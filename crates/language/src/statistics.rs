//! The statistics in words: whose they are, by which rules, and what somebody did, in rows of a table.

use crate::t;
use crate::{Language, phrase, rule_set_name};
use pitch_players::{Character, Level};
use pitch_rules::{Bid, Point, Suit};
use pitch_session::costs::Skill;
use pitch_session::statistics::{Choices, Finish, Luck, Met, Records, Role, Success, Summary, Trend, Week, Who};

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Label of what is counted.
    pub title: String,
    /// Count: "12", or "12 of 30".
    pub figure: String,
    /// Share in percent; `None` for what cannot fail, and where nothing was tried.
    pub share: Option<String>,
}

/// Returns the name of a person, or the level of the bots.
#[must_use]
pub fn who(l: &Language, who: &Who) -> String {
    match who {
        Who::Person(name) => name.clone(),
        Who::Bot(Level::Character(character)) => character.name().to_owned(),
        Who::Bot(level) => t!(l, "stats-bots", level = phrase::level_name(l, *level)),
    }
}

/// Returns the name of a rule set: that of a game of the book, or the player's own name for their rules.
#[must_use]
pub fn rules(l: &Language, name: &str) -> String {
    if name == "own" { t!(l, "stats-own-rules") } else { rule_set_name(l, name) }
}

/// Returns "12 of 30", or says that nothing was tried yet.
#[must_use]
pub fn made_of(l: &Language, success: Success) -> String {
    match success.of {
        0 => t!(l, "stats-untried"),
        of => t!(l, "stats-of", made = success.made, of = of),
    }
}

/// Returns "Bids of 3".
#[must_use]
pub fn bids_of(l: &Language, bid: Bid) -> String {
    t!(l, "stats-bid-of", bid = phrase::figure(l, bid))
}

/// Returns everything that is counted, row by row; for actions that are rare, only the rows of those that were done.
#[must_use]
pub fn rows(l: &Language, summary: &Summary) -> Vec<Row> {
    let success =
        |title: String, success: Success| Row { title, figure: made_of(l, success), share: percent(l, success) };
    let count = |title: String, count: u32| Row { title, figure: count.to_string(), share: None };
    let mut rows = vec![
        success(t!(l, "stats-games"), summary.games),
        count(t!(l, "stats-hands"), summary.hands),
        count(t!(l, "stats-set-backs"), summary.set_backs),
        count(t!(l, "stats-streak"), summary.longest_streak),
        count(t!(l, "stats-streak-now"), summary.streak),
        success(t!(l, "stats-bids"), summary.all_bids()),
    ];
    rows.extend(summary.bids.iter().map(|(bid, made)| success(bids_of(l, *bid), *made)));
    let suits = Suit::ALL.into_iter().zip(summary.suits).filter(|(_, made)| made.of > 0);
    rows.extend(suits.map(|(suit, made)| success(t!(l, "stats-suit", suit = phrase::suit(l, suit)), made)));
    let points = Point::ALL_FOURS.into_iter().zip(summary.points);
    rows.extend(points.map(|(point, times)| count(phrase::point(l, point), times)));
    if let Some(lost) = lost(summary) {
        rows.push(success(t!(l, "stats-accuracy"), summary.accuracy.all().into()));
        let skills = Skill::ALL.map(|skill| (skill, Success::from(summary.accuracy.by(skill))));
        let skills = skills.into_iter().filter(|(_, made)| made.of > 0);
        rows.extend(skills.map(|(skill, made)| success(accuracy_in(l, skill), made)));
        rows.push(Row { title: t!(l, "stats-lost"), figure: phrase::cost_percent(l, lost), share: None });
    }
    if summary.clean.of > 0 || !summary.aids.is_none() {
        rows.extend((summary.clean.of > 0).then(|| success(t!(l, "stats-clean"), summary.clean)));
        rows.push(count(t!(l, "stats-hints"), summary.aids.hints));
        rows.push(count(t!(l, "stats-undos"), summary.aids.undos));
        rows.push(count(t!(l, "stats-coached"), summary.aids.coached));
    }
    rows
}

/// Returns the average cost of the mistakes in a game, as a chance to win; `None` where that was never worked out.
fn lost(summary: &Summary) -> Option<f32> {
    let games = summary.accuracies.len();
    (games > 0).then(|| summary.accuracy.all().lost as f32 / 10_000.0 / games as f32)
}

/// Returns "Accuracy in bidding".
#[must_use]
pub fn accuracy_in(l: &Language, skill: Skill) -> String {
    t!(l, "stats-accuracy-of", skill = phrase::skill_key(skill))
}

/// Tells of the luck of the deal, a line for people, for the bots on their side, and for all other bots; empty where
/// nobody was dealt cards in the games asked for, as far as is known.
#[must_use]
pub fn luck(l: &Language, lucks: &[(Role, Luck)]) -> Vec<String> {
    let per_hand = |count: u32, hands: u32| {
        let (count, hands) = (u64::from(count), u64::from(hands));
        let hundredths = (100 * count + hands / 2) / hands;
        t!(l, "stats-decimal", whole = hundredths / 100, hundredths = format!("{:02}", hundredths % 100))
    };
    let dealt = lucks.iter().filter(|(_, luck)| luck.hands > 0);
    dealt
        .map(|(role, luck)| {
            let of = |count| per_hand(count, luck.hands);
            let (aces, jacks, points) = (of(luck.aces), of(luck.jacks), of(luck.points));
            t!(l, "stats-luck", role = role.id(), hands = luck.hands, aces = aces, jacks = jacks, points = points)
        })
        .collect()
}

/// Number of the last games whose results are told in a row.
pub const LAST: usize = 30;

/// Returns the games with one of the eight, below their face: "31 of 38", or that they were not met.
#[must_use]
pub fn met(l: &Language, met: Met) -> String {
    match met {
        Met { ahead: Success { of: 0, .. }, partnered: 1.. } => t!(l, "records-partner"),
        Met { ahead, .. } => t!(l, "met-short", games = ahead.of, won = ahead.made),
    }
}

/// Tells of the games with one of the eight: "Teo. You finished ahead in 31 of 38."
#[must_use]
pub fn met_told(l: &Language, character: Character, record: Met) -> String {
    let said = if record.ahead.of == 0 {
        met(l, record)
    } else {
        t!(l, "records-person", ahead = record.ahead.made, games = record.ahead.of)
    };
    phrase::sentences(
        l,
        [phrase::sentence(l, character.name().to_owned()), phrase::sentence(l, phrase::capital(&said))],
    )
}

/// Tells who of two finished ahead.
#[must_use]
pub fn finish(l: &Language, finish: Finish, name: &str) -> String {
    let finish = match finish {
        Finish::Ahead => "ahead",
        Finish::Behind => "behind",
        Finish::Partners => "partners",
    };
    t!(l, "records-finish", finish = finish, name = name)
}

/// Tells the results of the last games: "Last 30 games: 13 won, 17 lost."
#[must_use]
pub fn last_games(l: &Language, results: &[bool]) -> String {
    let won = results.iter().filter(|won| **won).count();
    t!(l, "records-last-told", games = results.len(), won = won, lost = results.len() - won)
}

/// Tells of the choices in a skill: "Bidding, 62 percent 11 weeks ago, 81 now, rising", or how many are missing.
#[must_use]
pub fn choices(l: &Language, skill: Skill, choices: &Choices) -> String {
    let skill = phrase::skill(l, skill);
    let Some(((first, last), trend)) = choices.ends().zip(choices.trend()) else {
        return t!(l, "field-setting", name = skill, value = missing(l, choices));
    };
    if choices.points.len() < 2 {
        return t!(l, "records-line-short", skill = skill, now = last.percent());
    }
    let trend = match trend {
        Trend::Rising => "rising",
        Trend::Level => "level",
        Trend::Falling => "falling",
    };
    let (before, now) = (first.percent(), last.percent());
    t!(l, "records-line", skill = skill, before = before, weeks = first.ago, now = now, trend = trend)
}

/// Returns "12 more decisions".
#[must_use]
pub fn missing(l: &Language, choices: &Choices) -> String {
    t!(l, "records-missing", count = choices.missing())
}

/// Returns the points of a line as rows of a table, the latest first: "This week", "17 of 21", "81%".
#[must_use]
pub fn weeks(l: &Language, choices: &Choices) -> Vec<Row> {
    let row = |week: &Week| Row {
        title: t!(l, "records-week", weeks = week.ago),
        figure: made_of(l, week.hits.into()),
        share: percent(l, week.hits.into()),
    };
    choices.points.iter().rev().map(row).collect()
}

/// Tells all of the records in lines: against the eight, the last games, and the choices; empty if no game was finished.
#[must_use]
pub fn records(l: &Language, records: &Records) -> Vec<String> {
    if records.summary.games.of == 0 {
        return Vec::new();
    }
    let people = Character::ALL.into_iter().zip(records.people);
    let people =
        people.map(|(character, record)| t!(l, "field-setting", name = character.name(), value = met(l, record)));
    let results = &records.summary.results;
    let last = last_games(l, &results[results.len().saturating_sub(LAST)..]);
    let choices = Skill::ALL.into_iter().zip(&records.choices);
    let choices = choices.map(|(skill, one)| phrase::sentence(l, self::choices(l, skill, one)));
    let mut lines = vec![t!(l, "records-people")];
    lines.extend(people);
    lines.extend([last, t!(l, "field-setting", name = t!(l, "records-choose"), value = t!(l, "records-weeks"))]);
    lines.extend(choices);
    lines
}

/// Returns a share in percent: "81%"; `None` if nothing was tried.
#[must_use]
pub fn percent(l: &Language, success: Success) -> Option<String> {
    success.share().map(|share| t!(l, "stats-percent", percent = (100.0 * share).round() as u32))
}
