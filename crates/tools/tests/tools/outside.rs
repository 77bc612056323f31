//! Bots that are programs of their own, measured: the example of the documentation, and programs that fail.

use pitch_language::Language;
use pitch_players::Level;
use pitch_rules::Preset;
use pitch_tools::arena::{self, Kind, Report};

use rayon::prelude::*;

use std::process::{Command, Stdio};

/// So many deals between a program and the players who do anything; each deal is a whole game as well.
fn meet(program: &str, rules: Preset, deals: u64, limit: u64) -> Report {
    let options = arena::Options {
        a: program.parse().expect("a program"),
        b: Kind::Level(Level::Random),
        deals,
        limit,
        games_every: 1,
        ..arena::Options::default()
    };
    arena::measure(&options, rules.into(), &Language::default(), |_| {}).expect("a program that starts")
}

/// The bot of the documentation.
const EXAMPLE: &str = concat!("exec:python3 '", env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py'");

fn has_python() -> bool {
    let version = Command::new("python3").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    version.is_ok_and(|status| status.success())
}

#[test]
fn the_example_plays_every_game() {
    if !has_python() {
        println!("skipped: there is no python3");
        return;
    }
    Preset::ALL.into_par_iter().for_each(|rules| {
        let report = meet(EXAMPLE, rules, 2, 20_000);
        assert_eq!((report.failed_a, &report.failure_a), (0, &None), "{rules}");
    });
    let report = meet(EXAMPLE, Preset::AuctionPitch, 60, 20_000);
    // It plays better than chance: measured are some 1.1 points.
    assert!(report.difference > 0.5, "{report}");
}

#[cfg(unix)]
mod failing {
    use super::*;

    /// Answers the greeting, and then does this.
    fn greets(then: &str) -> String {
        format!("exec:sh -c 'read -r line; echo \"$line\"; {then}'")
    }

    #[test]
    fn who_fails_loses_the_hand_and_the_game_and_not_the_arena() {
        let midway = greets("read -r line; exit 0");
        for program in ["exec:false", &midway, &greets("read -r line; exec sleep 100")] {
            let report = meet(program, Preset::AuctionPitch, 3, 40);
            assert!(report.failed_a > 0 && report.failure_a.is_some(), "{program}:\n{report}");
            assert_eq!((report.failed_b, report.games_won_a, report.points_a), (0, Some(0.0), 0.0), "{program}");
            assert_eq!((report.alone_won_a, report.alone_won_b, report.games), (Some(0.0), Some(1.0), 24), "{program}");
        }
    }

    #[test]
    fn a_bid_is_set_back_if_who_bid_fails() {
        // It bids what it can, and leaves when it is to pitch.
        let bids = r#"while read -r line; do case "$line" in *\"play\"*) exit 0 ;; esac;
            echo "$line" | sed -n "s/.*\"id\":\([0-9]*\).*\"legal\":\[[^]]*\"\([^\"]*\)\"\].*/{\"id\":\1,\"action\":\"\2\"}/p"; done"#;
        let report = meet(&greets(&bids.replace('\n', " ")), Preset::AuctionPitch, 1, 20_000);
        assert!(report.points_a <= -3.0, "four points a deal, where it is not outbid:\n{report}");
        assert_eq!(report.bids_made_a, Some(0.0), "{report}");
    }
}
