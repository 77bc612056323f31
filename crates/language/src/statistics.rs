//! The statistics in words: whose they are, by which rules, and what somebody did, in rows of a table.

use crate::t;
use crate::{Language, phrase, rule_set_name};
use pitch_players::Level;
use pitch_rules::{Bid, Point, Suit};
use pitch_session::costs::Skill;
use pitch_session::statistics::{Luck, Role, Success, Summary, Who};

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

fn percent(l: &Language, success: Success) -> Option<String> {
    success.share().map(|share| t!(l, "stats-percent", percent = (100.0 * share).round() as u32))
}
