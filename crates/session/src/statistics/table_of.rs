//! Statistics as a table for other programs.

use super::{BotLevel, Statistics};
use crate::costs::Skill;

/// Names of the columns.
const HEAD: [&str; 30] = [
    "date",
    "game",
    "rule_set",
    "player",
    "level",
    "won",
    "hands",
    "score",
    "pitches",
    "bids_made",
    "set_backs",
    "high",
    "low",
    "jack",
    "game_point",
    "accuracy",
    "bidding_good",
    "bidding_decisions",
    "leading_good",
    "leading_decisions",
    "following_good",
    "following_decisions",
    "mistakes_cost",
    "hints",
    "undos",
    "coached",
    "hands_dealt",
    "aces_dealt",
    "trump_jacks_dealt",
    "points_dealt",
];

/// Returns the statistics as CSV in UTF-8: a row for each player of each game, the oldest game first. Moments are in
/// UTC, `won` is 1 or 0, and the level of a person or a program is empty. The accuracy is in percent, the cost of
/// mistakes in chances to win the game; both are empty if they were not worked out, and so is help if it was not
/// counted.
///
/// # Errors
/// None that is known: writing to memory does not fail.
pub fn csv(statistics: &Statistics) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(HEAD)?;
    for played in statistics.games() {
        for tally in &played.players {
            let set_backs = tally.pitches.iter().filter(|pitch| pitch.set_back).count();
            let made = tally.pitches.iter().filter(|pitch| pitch.bid > 0 && !pitch.set_back).count();
            let level = tally.level.map_or("", |BotLevel(level)| level.id());
            let numbers = [usize::from(tally.won), tally.scores.len()];
            let mut row = vec![
                played.date.to_string(),
                played.game.clone(),
                plain(&played.rule_set),
                plain(&tally.name),
                level.to_owned(),
            ];
            row.extend(numbers.map(|number| number.to_string()));
            row.push(tally.scores.last().map_or(0, |score| score.0).to_string());
            row.extend([tally.pitches.len(), made, set_backs].map(|number| number.to_string()));
            row.extend(tally.points.map(|count| count.to_string()));
            let accuracy = tally.accuracy.unwrap_or_default();
            let known = |number: String| tally.accuracy.map_or_else(String::new, |_| number);
            row.push(known(accuracy.all().percent().map_or_else(String::new, |percent| percent.to_string())));
            for skill in Skill::ALL {
                let hits = accuracy.by(skill);
                row.extend([hits.good, hits.of].map(|number| known(number.to_string())));
            }
            row.push(known(format!("{:.4}", f64::from(accuracy.all().lost) / 10_000.0)));
            let aids = tally.aids.map(|aids| [aids.hints, aids.undos, aids.coached].map(|count| count.to_string()));
            row.extend(aids.unwrap_or_default());
            // A game that an earlier version counted says nothing of what was dealt.
            let luck = tally.luck.map(|luck| [luck.hands, luck.aces, luck.jacks, luck.points]);
            row.extend((0..4).map(|place| luck.map_or_else(String::new, |luck| luck[place].to_string())));
            writer.write_record(&row)?;
        }
    }
    writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))
}

/// Returns a word that no spreadsheet takes for a formula.
fn plain(word: &str) -> String {
    if word.starts_with(['=', '+', '-', '@']) { format!("'{word}") } else { word.to_owned() }
}
