//! What `docs/rules.md` says about the code is so: clauses, options, files, tests and cases are there. `docs/protocol.md` names every
//! level.

use pitch_players::Level;
use pitch_rules::{Preset, Rules};

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The source of the program and of its tests, file after file.
fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for folder in ["src", "tests", "crates"] {
        rust_files(&root().join(folder), &mut files);
    }
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("a source file"))).collect()
}

/// What looks like the id of a clause: capitals, a dash and two digits, with a `v` behind it for a variation.
fn clause_ids(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words
        .filter(|word| {
            let number = word.split_once('-').filter(|(game, _)| {
                [
                    "BAP", "TGP", "SET", "TAF", "LAF", "EBP", "B", "C", "M", "JOK", "FIV", "SEV", "WMS", "EUS", "SAN",
                    "SNO", "TEN", "COL", "THR", "SCH", "WIS", "SMR", "CIN", "WID", "PED", "PID", "AFV", "DON", "IRD",
                    "PHA", "F",
                ]
                .contains(game)
            });
            number.is_some_and(|(_, number)| {
                let digits = number.strip_suffix('v').unwrap_or(number);
                digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
            })
        })
        .collect()
}

/// The ids that the document defines: at the start of a row of a table, or of a ruling.
fn defined(rules: &str) -> BTreeSet<&str> {
    rules.lines().filter_map(|line| line.strip_prefix("| ").or(line.strip_prefix("**"))).fold(
        BTreeSet::new(),
        |mut ids, line| {
            ids.extend(clause_ids(line.split([' ', '.']).next().unwrap_or_default()));
            ids
        },
    )
}

/// Everything between single backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

#[test]
fn every_clause_that_is_referred_to_is_there() {
    let rules = read("docs/rules.md");
    let defined = defined(&rules);
    assert!(defined.len() > 200, "only {} clauses are found", defined.len());
    for id in clause_ids(&rules) {
        assert!(defined.contains(id), "docs/rules.md speaks of {id}");
    }
    for (path, text) in sources() {
        // The data of drawn shapes are full of what looks like ids.
        let comments = text.lines().filter(|line| !line.contains('"') || line.contains("Some(\""));
        for line in comments {
            for id in clause_ids(line) {
                assert!(defined.contains(id), "{} speaks of {id}", path.display());
            }
        }
    }
}

/// The ids of parts A and B: how many each series has, and the variations.
const SERIES: [(&str, usize); 32] = [
    ("BAP", 57),
    ("TGP", 12),
    ("SET", 24),
    ("TAF", 38),
    ("LAF", 1),
    ("EBP", 21),
    ("B", 55),
    ("JOK", 5),
    ("FIV", 6),
    ("SEV", 6),
    ("WMS", 5),
    ("EUS", 5),
    ("SAN", 6),
    ("SNO", 3),
    ("TEN", 10),
    ("COL", 5),
    ("THR", 4),
    ("PAW", 5),
    ("SCH", 8),
    ("WIS", 5),
    ("SMR", 5),
    ("CIN", 11),
    ("WID", 2),
    ("PED", 4),
    ("PID", 4),
    ("AFV", 4),
    ("CAL", 4),
    ("SHA", 2),
    ("DON", 7),
    ("IRD", 3),
    ("PHA", 4),
    ("BLD", 4),
];

#[test]
fn every_clause_and_ruling_has_its_place_and_its_test() {
    let rules = read("docs/rules.md");
    let all = SERIES.into_iter().flat_map(|(series, last)| (1..=last).map(move |n| format!("{series}-{n:02}")));
    let mut missing = Vec::new();
    // One clause of the first description is a variation only.
    for id in all.filter(|id| *id != format!("BAP-{}", 44)).chain(["BAP-14v".to_owned(), "BAP-44v".to_owned()]) {
        let row = rules.lines().find_map(|line| line.strip_prefix(&format!("| {id} | ")));
        let ruling = rules.split("\n\n").find(|text| text.trim_start().starts_with(&format!("**{id} ")));
        let complete = match (row, ruling) {
            // Rule, where, test; the repost of the first description names the clause that it repeats instead.
            (Some(row), _) => {
                let cells: Vec<_> = row.trim_end_matches(" |").split(" | ").collect();
                cells.len() == if id.starts_with("TGP") { 2 } else { 3 } && cells.iter().all(|cell| !cell.is_empty())
            }
            (_, Some(text)) => text.split_once('→').is_some_and(|(_, places)| places.contains(':')),
            (None, None) => false,
        };
        if !complete {
            missing.push(id);
        }
    }
    assert!(missing.is_empty(), "without a place or a test: {}", missing.join(" "));
}

#[test]
fn every_option_of_the_engine_is_in_the_table_and_no_other() {
    let rules = read("docs/rules.md");
    let table = rules.split("| option | values | meaning |").nth(1).and_then(|rest| rest.split("\n\n").next());
    let marked: BTreeSet<_> = table
        .expect("the table of options")
        .lines()
        .filter(|row| row.starts_with("| `"))
        .filter_map(|row| row.split('`').nth(1).map(str::to_owned))
        .collect();
    let fields = serde_json::to_value(Rules::from(Preset::AuctionPitch)).expect("an object");
    let fields: BTreeSet<_> = fields.as_object().expect("an object").keys().cloned().collect();
    assert_eq!(marked, fields);
}

#[test]
fn the_files_tests_and_cases_that_are_named_exist() {
    let rules = read("docs/rules.md");
    let sources = sources();
    let cases: String = fs::read_dir(root().join("crates/rules/tests/vectors"))
        .expect("the folder of cases")
        .map(|entry| fs::read_to_string(entry.expect("an entry").path()).expect("a file of cases"))
        .collect();
    for name in quoted(&rules) {
        if (name.ends_with(".rs") || name.ends_with('/')) && !name.contains(' ') {
            let folders = ["", "crates/rules", "crates/rules/src"];
            let is_there = folders.iter().any(|folder| root().join(folder).join(name).exists());
            assert!(is_there, "there is no file {name}");
        }
        if let Some((module, test)) = name.split_once("::").filter(|(module, _)| module.chars().all(char::is_lowercase))
        {
            let declares = format!("fn {test}()");
            // `score::x` is in `score.rs`, or in `score/tests.rs`.
            let file = |path: &Path| {
                let folder = path.parent().and_then(Path::file_name).is_some_and(|name| name == module);
                path.file_stem().is_some_and(|stem| stem == module || folder && stem == "tests")
            };
            let is_there = sources.iter().any(|(path, text)| file(path) && text.contains(&declares));
            assert!(is_there, "there is no test {name}");
        }
    }
    let words = rules.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let kinds = [
        "AF", "HD", "DF", "EX", "WH", "SC", "OR", "PF", "VA", "AP", "SB", "TF", "LF", "EB", "AU", "AE", "PE", "LG",
        "TR", "DL", "MD", "RX", "ST",
    ];
    let named = words
        .filter(|word| word.split_once('-').is_some_and(|(kind, number)| kinds.contains(&kind) && number.len() == 2));
    let mut count = 0;
    for case in named {
        count += 1;
        assert!(cases.contains(&format!("\"{case}\"")), "there is no case {case}");
    }
    assert!(count > 100, "only {count} cases are named");
}

#[test]
fn the_protocol_names_every_level_that_can_be_asked() {
    let protocol = read("docs/protocol.md");
    let named: BTreeSet<&str> = quoted(&protocol).collect();
    for level in Level::ALL {
        assert!(named.contains(level.id()), "{level}");
    }
}
