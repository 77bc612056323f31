//! `statistics`: what everybody did in the games that were played to their end, in words or as a table for other programs.

use crate::command::failure::{Failure, Told};
use crate::command::rules::{find, own};
use crate::command::surroundings::Surroundings;
use pitch_language::{Language, statistics as told, t};
use pitch_players::Level;
use pitch_session::statistics::{self, Filter, Who};
use pitch_session::{RuleSets, Statistics, Timestamp, storage};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use std::io::{self, Write};

/// Which games are counted, and how it is told.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// Count only games by these rules: a preset, or the name of a rule set of your own
    #[arg(long, value_name = "PRESET|NAME")]
    pub rules: Option<String>,
    /// Count only games against bots of this level
    #[arg(long, value_name = "LEVEL", value_parser = level(), ignore_case = true)]
    pub against: Option<Level>,
    /// Print a table for other programs: all games, a row for each player of each game
    #[arg(long, conflicts_with_all = ["rules", "against"])]
    pub csv: bool,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Returns the parser of the ids of levels.
pub(super) fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.iter().map(|level| level.id()))
        .try_map(|id| id.to_lowercase().parse::<Level>())
}

/// Prints a line for everything that is counted of everybody, or the table for other programs. Nothing is written, and a
/// program that plays with the folder is not disturbed.
///
/// # Errors
/// A language or rules that are not there, a file that cannot be read as a whole (what can be is told), or an output that cannot
/// be written.
pub fn statistics(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    let kept = folders.as_ref().map(|folders| storage::statistics_in(&folders.data)).transpose();
    let sets = own(folders.as_ref());
    let (kept, wrong) = kept.map_err(|error| Told::unread(&language, &error))?.unwrap_or_default();
    if options.csv {
        if kept.is_cut() {
            // The table is for programs, which read no sentences.
            let _ = writeln!(io::stderr(), "{}", t!(language, "stats-cut"));
        }
        out.write_all(&statistics::csv(&kept).map_err(io::Error::from)?)?;
        return whole(&language, wrong);
    }
    let rule_set = options.rules.as_ref().map(|name| rule_set(&language, &kept, name, &sets)).transpose()?;
    let filter = Filter { rule_set, level: options.against };
    // Where no line could be read, games were finished all the same.
    if wrong.is_none() || !kept.games().is_empty() {
        for line in lines(&language, &kept, &filter) {
            writeln!(out, "{line}")?;
        }
    }
    whole(&language, wrong)
}

/// Ends what was told: if a line of the file is wrong, with its error.
fn whole(language: &Language, wrong: Option<storage::LoadError>) -> Result<(), Failure> {
    wrong.map_or(Ok(()), |error| Err(Told::unread(language, &error).into()))
}

/// Returns the name in the statistics of the rule set that is called by that or as it is told, in any case; or that of rules
/// by which no game was played to its end.
fn rule_set(l: &Language, kept: &Statistics, name: &str, sets: &RuleSets) -> Result<String, Failure> {
    let known = |name: &str| {
        let is_it = |text: &str| text.to_lowercase() == name.to_lowercase();
        kept.rule_sets().into_iter().find(|known| is_it(known) || is_it(&told::rules(l, known))).map(str::to_owned)
    };
    match known(name) {
        Some(name) => Ok(name),
        None => find(Some(name), l, sets).map(|set| known(&set.name).unwrap_or(set.name)),
    }
}

/// Returns everybody's figures, one player after another.
fn lines(l: &Language, kept: &Statistics, filter: &Filter) -> Vec<String> {
    if kept.games().is_empty() {
        return vec![t!(l, "stats-none")];
    }
    let everybody = kept.everybody().into_iter().filter_map(|(who, _)| {
        let summary = kept.summary(&who, filter);
        (summary.games.of > 0).then(|| somebody(l, &who, &told::rows(l, &summary)))
    });
    let records = (*filter == Filter::default()).then(|| told::records(l, &kept.records(Timestamp::now())));
    let everybody = records.into_iter().filter(|lines| !lines.is_empty()).chain(everybody);
    let mut lines: Vec<String> = everybody.collect::<Vec<_>>().join(&String::new());
    let luck = told::luck(l, &kept.luck(filter));
    if !luck.is_empty() && !lines.is_empty() {
        lines.extend(
            [String::new(), t!(l, "stats-luck-title")].into_iter().chain(luck).chain([t!(l, "stats-luck-about")]),
        );
    }
    if lines.is_empty() {
        lines.push(t!(l, "stats-none-such"));
    }
    if kept.is_cut() {
        lines.extend([String::new(), t!(l, "stats-cut")]);
    }
    lines
}

/// Returns a heading, and a line for each figure.
fn somebody(l: &Language, who: &Who, rows: &[told::Row]) -> Vec<String> {
    let rows = rows.iter().map(|row| match &row.share {
        Some(share) => {
            t!(l, "stats-line-share", title = row.title.as_str(), figure = row.figure.as_str(), share = share.as_str())
        }
        None => t!(l, "field-setting", name = row.title.as_str(), value = row.figure.as_str()),
    });
    std::iter::once(told::who(l, who)).chain(rows).collect()
}
