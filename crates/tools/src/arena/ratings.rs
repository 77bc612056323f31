//! Strength of every level in every game, as a page of Markdown.

use crate::arena::{Kind, Options, Report, measure, progress};
use auction_pitch::command::Failure;
use pitch_language::{Language, phrase, t};
use pitch_players::Level;
use pitch_rules::{Preset, Rules};
use pitch_session::RuleSets;

use std::io::Write;

/// Level against which all others are measured.
const AGAINST: Level = Level::USUAL;
/// Factor by which levels that think ahead play fewer deals.
const FEWER: u64 = 20;

/// Measures every level that players are offered against the usual one, by the rules that are asked for or by each
/// preset, and prints a table for each game.
///
/// # Errors
/// Rules that are not there or cannot be played, and a page that cannot be written.
pub(super) fn ratings(options: &Options, l: &Language, own: &RuleSets, out: &mut impl Write) -> Result<(), Failure> {
    let against = phrase::level_name(l, AGAINST);
    let every = || Preset::ALL.into_iter().map(Preset::id).collect();
    let games: Vec<&str> = options.rules.as_deref().map_or_else(every, |rules| vec![rules]);
    let Options { deals, games_every, seed, .. } = options;
    let page = t!(
        l,
        "arena-ratings-page",
        line = format!("cargo tools arena --ratings --deals {deals} --games-every {games_every} --seed {seed}"),
        version = env!("CARGO_PKG_VERSION"),
        against = against,
        deals = deals.to_string(),
        more = FEWER.to_string(),
    );
    writeln!(out, "{page}")?;
    for game in games {
        let set = options.set(Some(game), l, own)?;
        let mut even = None;
        for level in Level::offered(&Rules::default()) {
            let name = phrase::level_name(l, level);
            let deals = options.deals * if level.thinks_ahead() { 1 } else { FEWER };
            let bar = progress(deals).with_prefix(format!("{} {level}", set.name));
            let (a, b) = (Kind::Level(level), Kind::Level(AGAINST));
            let options = Options { a, b, deals, ..options.clone() };
            let report = measure(&options, set.rules.clone(), l, |deals| bar.inc(deals))?;
            bar.finish_and_clear();
            if even.is_none() {
                even = Some(report.even);
                writeln!(out, "\n## {}\n", set.name)?;
                let (players, even) = (set.rules.players.to_string(), percent(report.even));
                writeln!(out, "{}\n", t!(l, "arena-ratings-game", players = players, even = even))?;
                writeln!(out, "| {} |\n|---|---|---|---|---|---|", t!(l, "arena-ratings-columns"))?;
            }
            writeln!(out, "| {name} {}", row(&report))?;
            out.flush()?;
        }
    }
    Ok(())
}

/// Returns the measurements of a level, as the rest of its row.
fn row(report: &Report) -> String {
    let unknown = || "-".to_owned();
    let within = |value: Option<f64>, half: Option<f64>, show: fn(f64) -> String| {
        value.map_or_else(unknown, |value| format!("{} ± {}", show(value), half.map_or_else(unknown, show)))
    };
    let points = |points: f64| format!("{points:.2}");
    let time =
        |ms: Option<f64>| ms.map_or_else(unknown, |ms| if ms < 10.0 { format!("{ms:.3}") } else { format!("{ms:.0}") });
    format!(
        "| {} | {} | {} | {} | {} |",
        within(report.alone_won_a, report.alone_won_a_ci95, percent),
        points(report.points_a),
        within(Some(report.difference), report.difference_ci95, points),
        time(report.median_ms_a),
        time(report.p99_ms_a),
    )
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_row_for_every_game() {
        let options = Options { deals: 1, games_every: 1000, ..Options::default() };
        let page = |options: &Options| {
            let mut page = Vec::new();
            ratings(options, &Language::default(), &RuleSets::default(), &mut page).expect("a page");
            String::from_utf8(page).expect("text")
        };
        let one = page(&Options { rules: Some("setback".to_owned()), ..options });
        assert!(
            one.starts_with("# ") && one.contains("\n## Setback\n") && one.contains("Even share: 50.0 %."),
            "{one}"
        );
        for level in Level::offered(&Rules::default()) {
            let row = format!("\n| {} | ", phrase::level_name(&Language::default(), level));
            assert_eq!(one.matches(&row).count(), 1, "{level}");
        }
        assert!(one.lines().all(|line| line.chars().count() <= 122), "{one}");
    }
}
