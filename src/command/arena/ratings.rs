//! How strong every level is in every game, as a page of Markdown.

use crate::bot::Level;
use crate::command::arena::{Error, Kind, Options, Report, measure, progress};
use crate::engine::Preset;
use crate::language::{Language, phrase};

use std::io::Write;

/// The level against which all others are measured.
const AGAINST: Level = Level::USUAL;
/// How many times fewer deals those play who think ahead.
const FEWER: u64 = 20;

/// Lets every level that players are offered meet the usual one, by the rules that are asked for or by each preset, and
/// prints a table for each game.
///
/// # Errors
/// Rules that cannot be played, and a page that cannot be written.
pub(super) fn ratings(options: &Options, out: &mut impl Write) -> Result<(), Error> {
    let english = Language::default();
    let against = phrase::level_name(&english, AGAINST);
    let every = || Preset::ALL.map(|preset| preset.id().to_owned()).to_vec();
    let games = options.rules.clone().map_or_else(every, |rules| vec![rules]);
    write!(
        out,
        "# How strong the bots are\n\n\
         This page is what `auction-pitch arena --ratings --deals {} --games-every {} --seed {}` prints, by version {}.\n\
         Each level sits alone at the table, with {against} in all other seats, and then the other way around with the same\n\
         cards; with partners, a side of two sits alone. Levels that think ahead play {} deals,\n\
         the others {FEWER} times as many.\n\n\
         - **Games** is how many of its games the level wins alone, with the 95 percent interval. A level as strong as\n  \
         {against} wins the even share given above each table.\n\
         - **Points** is what it scores in a deal, and **more** how many points that is above what {against} scores with the\n  \
         same cards among players of this level, with the 95 percent interval.\n\
         - **Median** and **99 of 100** are how many milliseconds half of its decisions, and 99 of 100, take at most, on one\n  \
         core of the machine on which this was measured.\n",
        options.deals,
        options.games_every,
        options.seed,
        env!("CARGO_PKG_VERSION"),
        options.deals,
    )?;
    for game in games {
        let options = Options { rules: Some(game), ..options.clone() };
        let (name_of_game, players) = (options.set()?.name, options.table()?.players);
        let mut even = None;
        for &level in Level::MENU {
            let name = phrase::level_name(&english, level);
            let deals = options.deals * if level.thinks_ahead() { 1 } else { FEWER };
            let bar = progress(deals).with_prefix(format!("{name_of_game} {level}"));
            let (a, b) = (Kind::Level(level), Kind::Level(AGAINST));
            let options = Options { a, b, deals, ..options.clone() };
            let report = measure(&options, |deals| bar.inc(deals))?;
            bar.finish_and_clear();
            if even.is_none() {
                even = Some(report.even);
                writeln!(out, "\n## {name_of_game}\n")?;
                writeln!(out, "{players} players; the even share is {}.\n", percent(report.even))?;
                writeln!(out, "| level | games | points | more | median | 99 of 100 |\n|---|---|---|---|---|---|")?;
            }
            writeln!(out, "| {name} {}", row(&report))?;
            out.flush()?;
        }
    }
    Ok(())
}

/// What was measured of a level, as the rest of its row.
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
            ratings(options, &mut page).expect("a page");
            String::from_utf8(page).expect("text")
        };
        let one = page(&Options { rules: Some("setback".to_owned()), ..options });
        assert!(
            one.starts_with("# ") && one.contains("\n## Setback\n") && one.contains("the even share is 50.0 %"),
            "{one}"
        );
        for &level in Level::MENU {
            let row = format!("\n| {} | ", phrase::level_name(&Language::default(), level));
            assert_eq!(one.matches(&row).count(), 1, "{level}");
        }
        assert!(one.lines().all(|line| line.chars().count() <= 122), "{one}");
    }
}
