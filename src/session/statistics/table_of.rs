//! The statistics as a table for other programs.

use super::{BotLevel, Statistics};

/// The columns.
const HEAD: [&str; 15] = [
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
];

/// The statistics as CSV in UTF-8: a row for each player of each game, the oldest game first. Moments are in UTC, `won`
/// is 1 or 0, and the level of a person is empty.
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
            writer.write_record(&row)?;
        }
    }
    writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))
}

/// A word that no spreadsheet takes for a formula.
fn plain(word: &str) -> String {
    if word.starts_with(['=', '+', '-', '@']) { format!("'{word}") } else { word.to_owned() }
}
