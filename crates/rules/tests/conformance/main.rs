//! Runs every test case of `tests/vectors/`, or of the folder that `PITCH_VECTORS` names, against the engine.
//!
//! The adapter translates a case into the engine's own terms and back; it holds no rules. A kind, an option or a field
//! that it does not know is a failure, so that no case passes unread. The values of the games with a name are compared
//! as well.

mod bidding;
mod cards;
mod case;
mod dealing;
mod hand;
mod presets;
mod scoring;
mod table;

use case::{Case, Verdict};

use serde_json::Value;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    std::env::var_os("PITCH_VECTORS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors"), PathBuf::from)
}

fn cases(path: &Path) -> Vec<Case> {
    let text = std::fs::read_to_string(path).expect("a file of cases");
    let file: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file["vectors"].as_array().expect("a list of cases").iter().cloned().map(Case::new).collect()
}

fn check(case: &Case) -> Verdict {
    match case.kind() {
        "hand" => hand::hand(case),
        "auction" => bidding::auction(case),
        "auction_error" => bidding::auction_error(case),
        "pitch_error" => bidding::pitch_error(case),
        "order" => cards::order(case),
        "pitch" => cards::pitch(case),
        "valid" => cards::valid(case),
        "score" => scoring::score(case),
        "exchange" => dealing::exchange(case),
        "draw" => dealing::draw(case),
        "weak_hand" => cards::weak_hand(case),
        "legal" => cards::legal(case),
        "trick" => cards::trick(case),
        "settle" => cards::settle(case),
        "deal" => dealing::deal(case),
        "misdeal" => dealing::misdeal(case),
        "run_exhausted" => dealing::run_exhausted(case),
        other => Err(format!("there is no kind `{other}`")),
    }
}

#[test]
fn every_case_holds() {
    let mut counts = BTreeMap::<String, [usize; 2]>::new();
    let mut failures = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder())
        .expect("the folder of cases")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    files.sort();
    for case in files.iter().flat_map(|path| cases(path)) {
        let verdict = check(&case);
        counts.entry(case.kind().to_owned()).or_default()[usize::from(verdict.is_err())] += 1;
        if let Err(why) = verdict {
            failures.push(format!("{} ({}): {why}", case.id(), case.kind()));
        }
    }
    assert!(!counts.is_empty(), "there are no cases in {}", folder().display());
    for (kind, [passed, failed]) in &counts {
        println!("{kind}: {passed} passed, {failed} failed");
    }
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn nothing_is_passed_over() {
    let trick = r#"{"id": "x", "kind": "trick", "game": "auction_pitch", "trump": "H", "options": {},
        "trick": [[0, "2C"], [1, "3C"]], "expect": {"winner": 1}}"#;
    let verdict =
        |from: &str, to: &str| check(&Case::new(serde_json::from_str(&trick.replacen(from, to, 1)).expect("JSON")));
    assert_eq!(verdict("", ""), Ok(()));
    for (from, to, named) in [
        (r#""kind": "trick""#, r#""kind": "trickery""#, "trickery"),
        (r#""options": {}"#, r#""options": {"no_such_option": 1}"#, "no_such_option"),
        (r#""options": {}"#, r#""options": {"low_to": "nobody"}"#, "low_to"),
        (r#""trump""#, r#""trumps": 1, "trump""#, "trumps"),
        (r#""winner""#, r#""winners": 1, "winner""#, "winners"),
        (r#"{"winner": 1}"#, r#"{"winner": 0}"#, "winner"),
        ("auction_pitch", "no_such_game", "no_such_game"),
    ] {
        let why = verdict(from, to).expect_err(named);
        assert!(why.contains(named), "{why} does not name {named}");
    }
}
