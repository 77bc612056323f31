//! `arena`: two kinds of player on the same deals with seats exchanged, to tell how much better one of them is.

mod costs;
mod kind;
mod looks;
mod matches;
mod ratings;
mod report;
mod talk;
mod timing;

pub use kind::{Kind, ParseKindError};
pub use report::Report;

use auction_pitch::command::{Failure, Surroundings, Told, rules};
use pitch_language::{Language, phrase, t};
use pitch_players::Level;
use pitch_rules::Rules;
use pitch_session::{RuleSet, RuleSets};

use clap::{Args, Parser};
use indicatif::{ProgressBar, ProgressStyle};

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

/// Which kinds of player meet, and on how many deals.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// The rules: a game by any of its names, the name of a rule set of your own, or the file of one; Auction Pitch if they
    /// aren’t given, and with --ratings every game
    #[arg(long, value_name = "PRESET|FILE")]
    pub rules: Option<String>,
    /// How many play; as many as the rules say if it isn’t given
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// One kind of player: a level, `best` for the strongest, or a program, such as `exec:./mybot` (docs/protocol.md)
    #[arg(long, value_name = "LEVEL|exec:PROGRAM", default_value_t = Kind::Level(Level::USUAL))]
    pub a: Kind,
    /// The other kind
    #[arg(long, value_name = "LEVEL|exec:PROGRAM", default_value_t = Kind::Level(Level::Random))]
    pub b: Kind,
    /// How many deals at most; each is played at several tables
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: u64,
    /// Stop as soon as the 95 percent interval shows which kind scores more points per deal; it is checked after 128 deals
    /// and each time their number has doubled, and is wider the more checks there can be
    #[arg(long)]
    pub until_decided: bool,
    /// Begin a whole game with one deal in this many; 1 means with every deal
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    pub games_every: u64,
    /// How many milliseconds a program has for a decision; one that takes longer loses the hand
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub limit: u64,
    /// The number from which all chance comes
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Print a page of Markdown with what every level does against Steady, in each game or by --rules: docs/levels.md
    #[arg(long, conflicts_with_all = ["a", "b", "json", "list", "until_decided"])]
    pub ratings: bool,
    /// Let these levels play whole games at one table, such as `learner,steady,sharp,master`, and print what the decisions of
    /// each cost by the judgment of the strongest
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', conflicts_with_all = ["a", "b", "json", "list", "until_decided", "ratings"])]
    pub costs: Vec<Level>,
    /// How many games are played with --costs
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..), requires = "costs")]
    pub games: u64,
    /// List the levels and exit
    #[arg(long)]
    pub list: bool,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// The options as a command line of their own.
#[derive(Debug, Parser)]
struct Line {
    #[command(flatten)]
    options: Options,
}

/// Options of a command line without arguments.
impl Default for Options {
    fn default() -> Self {
        Line::parse_from(["arena"]).options
    }
}

impl Options {
    /// Finds the rules of this name, the player's own among them, and seats as many players as are asked for.
    fn set(&self, rules: Option<&str>, l: &Language, own: &RuleSets) -> Result<RuleSet, Failure> {
        let mut set = rules::find(rules, l, own)?;
        set.rules.players = self.players.unwrap_or(set.rules.players);
        let misfits = set.rules.validate();
        if misfits.is_empty() {
            return Ok(set);
        }
        let told = misfits.iter().map(|misfit| phrase::misfit(l, misfit));
        Err(Failure::wrong_use(Told::new(phrase::sentences(l, told))))
    }
}

/// Holds the arena, or lists the levels, and prints the result on standard output. A progress bar is shown on standard
/// error while that is a terminal.
///
/// # Errors
/// A language or rules that are not there, rules that cannot be played, a program that cannot be started, and a result that
/// cannot be written.
pub fn arena(options: &Options) -> Result<(), Failure> {
    let (folders, l) = options.surroundings.open()?;
    let mut out = io::stdout().lock();
    if options.list {
        return Ok(Level::ALL.iter().try_for_each(|level| writeln!(out, "{level}"))?);
    }
    let own = rules::own(folders.as_ref());
    if options.ratings {
        return ratings::ratings(options, &l, &own, &mut out);
    }
    let rules = options.set(options.rules.as_deref(), &l, &own)?.rules;
    if !options.costs.is_empty() {
        return costs::costs(options, &rules, &l, &mut out);
    }
    let bar = progress(options.deals);
    let report = measure(options, rules, &l, |deals| bar.inc(deals))?;
    bar.finish_and_clear();
    for (option, failure) in [("--a", &report.failure_a), ("--b", &report.failure_b)] {
        if let Some(failure) = failure {
            // The player who does not read it has it in the report as well.
            let _ = writeln!(io::stderr(), "{}", t!(l, "arena-failed", option = option, failure = told(&l, failure)));
        }
    }
    if options.json {
        let json = serde_json::to_string(&report).map_err(io::Error::from)?;
        writeln!(out, "{json}")?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(())
}

/// Returns the reason that a program gave no answer, as a sentence.
fn told(l: &Language, failure: &pitch_outside::Failure) -> String {
    let (what, detail) = match failure {
        pitch_outside::Failure::Start(why) => ("start", why.clone()),
        pitch_outside::Failure::Greeting => ("greeting", pitch_outside::VERSION.to_string()),
        pitch_outside::Failure::Late(limit) => ("late", limit.as_millis().to_string()),
        pitch_outside::Failure::TooLong => ("long", pitch_outside::LONGEST_LINE.to_string()),
        pitch_outside::Failure::Nonsense(answer) => ("nonsense", answer.clone()),
        pitch_outside::Failure::NotAllowed(answer) => ("forbidden", answer.clone()),
        // The arena waits for every answer.
        pitch_outside::Failure::Left | pitch_outside::Failure::Stopped => ("left", String::new()),
    };
    t!(l, "arena-failure", what = what, detail = detail)
}

/// Returns a progress bar on standard error, shown if that is a terminal.
fn progress(deals: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {eta}");
    ProgressBar::new(deals).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Holds the arena by these rules, which must be valid. Everything in the report but the times is the same for the same
/// options, on any number of cores.
///
/// `done` is called from several threads with each number of deals that are done.
///
/// # Errors
/// A program that cannot be started, told in this language.
pub fn measure(options: &Options, rules: Rules, l: &Language, done: impl Fn(u64) + Sync) -> Result<Report, Failure> {
    let limit = Duration::from_millis(options.limit);
    let players = [&options.a, &options.b].map(|kind| kind::Players::new(kind.clone(), limit));
    for (player, kind) in players.iter().zip([&options.a, &options.b]) {
        if let Err(failure) = player.start() {
            let words = t!(l, "field-setting", name = kind.to_string(), value = told(l, &failure));
            return Err(Failure::wrong_use(Told::new(words)));
        }
    }
    let (rules, seed, games_every) = (Arc::new(rules), options.seed, options.games_every);
    let arena = matches::Arena { rules, players, seed, games_every };
    let looks = looks::looks(options.deals, options.until_decided);
    let (mut dealt, mut report) = (Vec::new(), Report::new(&arena, &[], looks.len()));
    for &look in &looks {
        dealt.extend(arena.play(dealt.len() as u64..look, &done));
        report = Report::new(&arena, &dealt, looks.len());
        if options.until_decided && report.decided.is_some() {
            break;
        }
    }
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    use pitch_rules::Preset;

    fn options(line: &str) -> Result<Options, clap::Error> {
        Line::try_parse_from(std::iter::once("arena").chain(line.split_whitespace())).map(|line| line.options)
    }

    /// The rules that are asked for, where nobody has rule sets of their own.
    fn set(options: &Options) -> Result<RuleSet, Failure> {
        options.set(options.rules.as_deref(), &Language::default(), &RuleSets::default())
    }

    fn played(options: &Options) -> Result<Report, Failure> {
        measure(options, set(options)?.rules, &Language::default(), |_| {})
    }

    fn refusal(options: &Options) -> String {
        played(options).expect_err("it is refused").to_string()
    }

    fn report(line: &str) -> serde_json::Value {
        let options = options(line).expect("a command line");
        let report = played(&options).expect("rules that can be played");
        serde_json::to_value(report).expect("a report is an object")
    }

    #[test]
    fn what_does_not_exist_is_wrong_use() {
        for line in ["--a best-of-all", "--deals 0", "--players many"] {
            let error = options(line).expect_err(line);
            assert_eq!(error.exit_code(), 2, "{line}");
        }
        assert!(options("--b nobody").expect_err("no level").to_string().contains("the levels are"));
        let eight = options("--players 8").expect("a number");
        assert_eq!(refusal(&eight), "This game is for 2 to 7 players, not for 8.");
    }

    #[test]
    fn a_program_that_is_not_there_is_wrong_use() {
        let missing = options("--a exec:/no/such/program").expect("a command line");
        let told = refusal(&missing);
        assert!(told.starts_with("exec:/no/such/program: It couldn’t be started: "), "{told}");
    }

    #[test]
    fn the_keys_are_those_that_scripts_rely_on() {
        let report = report("--deals 3");
        let keys: Vec<_> = report.as_object().expect("an object").keys().map(String::as_str).collect();
        let mut expected = vec![
            "deals",
            "points_a",
            "points_b",
            "difference",
            "difference_ci95",
            "decided",
            "games",
            "games_won_a",
            "games_won_ci95",
            "alone_won_a",
            "alone_won_a_ci95",
            "alone_won_b",
            "even",
            "bids_made_a",
            "bids_made_b",
            "begs",
            "gifts",
            "runs",
            "sold",
            "undertaken",
            "pitched_outright",
            "free",
            "decisions_per_second_a",
            "median_ms_a",
            "p99_ms_a",
            "decisions_per_second_b",
            "median_ms_b",
            "p99_ms_b",
            "failed_a",
            "failed_b",
        ];
        expected.sort_unstable();
        let mut keys = keys;
        keys.sort_unstable();
        assert_eq!(keys, expected);
        assert_eq!(report["deals"], 3);
        assert_eq!(report["games"], 8);
    }

    #[test]
    fn begs_and_sales_are_counted_where_there_are_some() {
        let turned = report("--rules trinidad --a steady --b steady --deals 40");
        let share = |value: &serde_json::Value| value.as_f64().is_some_and(|share| (0.0..=1.0).contains(&share));
        assert!(["begs", "gifts", "runs"].iter().all(|key| share(&turned[key])), "{turned}");
        assert!(turned["sold"].is_null() && turned["bids_made_a"].is_null(), "{turned}");
        let sales = report("--rules britannica1911 --a steady --b steady --deals 40");
        let parts = ["sold", "undertaken", "free"].map(|key| sales[key].as_f64().expect("a share"));
        assert!((parts.iter().sum::<f64>() - 1.0).abs() < 1e-9 && sales["begs"].is_null(), "{sales}");
    }

    #[test]
    fn the_rules_of_a_file_are_played_by() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("short.ron");
        std::fs::write(&file, "(name: \"Short\", version: 1, players: 3, target: 3)").expect("written");
        let line =
            |rules: &str| options(&format!("--rules {rules} --a steady --b steady --deals 4")).expect("a command line");
        let short = line(file.to_str().expect("a place of letters"));
        let three = set(&short).expect("a set");
        assert_eq!((three.name.as_str(), three.rules.players), ("Short", 3));
        assert_eq!(played(&short).expect("it is played").difference, 0.0);
        std::fs::write(&file, "(version: 1, players: 5, teams: pairs)").expect("written");
        for rules in ["poker", file.to_str().expect("a place of letters")] {
            assert!(!refusal(&line(rules)).is_empty(), "{rules}");
        }
    }

    #[test]
    fn every_preset_can_be_played() {
        for preset in Preset::ALL {
            let report = report(&format!("--rules {preset} --a steady --b steady --deals 4"));
            assert_eq!(report["difference"].as_f64().map(f64::abs), Some(0.0), "{preset}");
        }
    }

    #[test]
    fn equals_are_equal() {
        for players in 2..=7 {
            let report = report(&format!("--a steady --b steady --players {players} --deals 4"));
            assert_eq!(report["difference"], 0.0, "{players}");
            assert_eq!(report["games_won_a"], 0.5, "{players}");
        }
    }

    #[test]
    fn it_ends_when_it_is_decided() {
        let line = "--a steady --b random --deals 1000 --until-decided --games-every 50";
        let decided = report(line);
        assert_eq!((&decided["deals"], &decided["decided"]), (&128.into(), &"a".into()), "{decided}");
        let single = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool");
        let again = single.install(|| report(line));
        for key in ["difference", "difference_ci95", "games", "alone_won_a", "alone_won_b"] {
            assert_eq!(decided[key], again[key], "{key}");
        }
        let equals = report("--a steady --b steady --deals 130 --until-decided --games-every 50");
        assert_eq!((&equals["deals"], &equals["decided"]), (&130.into(), &serde_json::Value::Null));
        assert_eq!((&equals["alone_won_a"], &equals["even"]), (&equals["alone_won_b"], &0.25.into()));
    }

    #[test]
    fn the_kinds_can_be_exchanged_and_the_cores_do_not_count() {
        let there = report("--a steady --b random --deals 40 --seed 9");
        let single = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool");
        let back = single.install(|| report("--a random --b steady --deals 40 --seed 9"));
        for (ours, theirs) in [("points_a", "points_b"), ("points_b", "points_a"), ("bids_made_a", "bids_made_b")] {
            assert_eq!(there[ours], back[theirs]);
        }
        let won = |report: &serde_json::Value| report["games_won_a"].as_f64().expect("a share");
        assert!((won(&there) + won(&back) - 1.0).abs() < 1e-9);
        let other = report("--a steady --b random --deals 40 --seed 10");
        assert_ne!(there["points_a"], other["points_a"]);
    }
}
