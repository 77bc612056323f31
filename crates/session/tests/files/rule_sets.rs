//! Rule sets in files: whatever a file holds, it is read or told of with its place, and nothing is lost or written over.

use pitch_players::{self, Level, Stop};
use pitch_rules::rules::{Field, LowTo, Rules};
use pitch_rules::{Action, Game, Points, Preset, Seat, Turn, Viewer, shuffle};
use pitch_session::storage::{self, LoadCause, Obstacle, Opened, RuleSets};
use pitch_session::{RuleSet, SaveError, Storage, SyntaxError};

use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

fn set(name: &str, base: Preset, target: i16) -> RuleSet {
    RuleSet::new(name, base, Rules { target: Points(target), low_to: LowTo::Winner, ..base.into() })
}

fn family() -> Vec<RuleSet> {
    vec![
        set("Saturday table", Preset::AuctionPitch, 11),
        set("四つ/..", Preset::Trinidad, 21),
        set("con", Preset::Smudge, 14),
    ]
}

/// Every file below a folder, with what it holds.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder.join("rules")).into_iter().flatten().map(|entry| entry.expect("an entry"));
    let read = |path: &Path| fs::read(path).expect("a file");
    entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(&entry.path()))).collect()
}

fn sets(folder: &Path) -> Vec<RuleSet> {
    RuleSets::open(folder).sets().cloned().collect()
}

fn by_name(mut sets: Vec<RuleSet>) -> Vec<RuleSet> {
    sets.sort_by_key(|set| set.name.to_lowercase());
    sets
}

/// The samples in the page for makers of rule sets.
fn samples() -> Vec<&'static str> {
    let page = include_str!("../../../../docs/rule-sets.md");
    page.split("```ron\n").skip(1).map(|rest| rest.split("```").next().expect("its end")).collect()
}

#[test]
fn what_the_page_of_rule_sets_writes_by_hand_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let opened = |sample: &str| {
        let file = folder.path().join("by-hand.ron");
        fs::write(&file, sample).expect("written");
        storage::open(&file).unwrap_or_else(|error| panic!("{error} in {sample}"))
    };
    let [saturday, _, game] = samples()[..] else { panic!("three samples") };
    let Opened::Rules(set) = opened(saturday) else { panic!("rules") };
    assert!(set.name == "Saturday table" && set.can_be_played() && set.changes().count() == 3, "{set:?}");
    assert!(matches!(opened(game), Opened::Game(_)), "a game");
}

/// A game that no preset is, written down as the documentation says, and played by bots to its end.
#[test]
fn what_the_documentation_writes_by_hand_is_played() {
    let sample = samples()[1];
    assert!(sample.contains("Sixty-Three"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sixty-three.ron");
    fs::write(&file, sample).expect("written");
    let Ok(Opened::Rules(set)) = storage::open(&file) else { panic!("rules") };
    let rules = Arc::new(set.rules.clone());
    assert!(set.can_be_played() && rules.points_in_play() == Points(63) && rules.warnings().is_empty(), "{set:?}");
    let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules that fit");
    let mut rng = ChaCha8Rng::from_seed([63; 32]);
    loop {
        let (seat, action) = match game.turn() {
            Turn::Over => break,
            Turn::Deal(dealer) => (dealer, Action::Deal(shuffle::pack(&rules, || rng.next_u32()))),
            Turn::Call(seat) | Turn::Discard(seat) | Turn::Play(seat) | Turn::Rule(seat) => {
                let view = game.view(Viewer::Seat(seat));
                (seat, pitch_players::choose(&view, &rules, Level::USUAL, 0, &Stop::new()).action)
            }
        };
        let _ = game.apply(seat, action).expect("an allowed action");
    }
    assert!(game.end().is_some_and(|end| game.scores()[end.victory.side] >= Points(152)), "{:?}", game.scores());
}

#[test]
fn rule_sets_are_kept_changed_renamed_and_taken_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut kept = RuleSets::open(folder.path());
    assert!(kept.sets().next().is_none() && files(folder.path()).is_empty(), "looking creates nothing");
    let mut wanted = family();
    kept.store(&wanted).expect("written");
    assert_eq!(by_name(sets(folder.path())), by_name(wanted.clone()));
    wanted[0].rules.target = Points(14);
    wanted[1].name = "Vier".to_owned();
    let _ = wanted.remove(2);
    kept.store(&wanted).expect("written");
    assert_eq!(by_name(sets(folder.path())), by_name(wanted.clone()));
    assert_eq!(files(folder.path()).into_keys().collect::<Vec<_>>(), ["Saturday table.ron", "Vier.ron"]);
    // Deleting and taking that back.
    kept.store(&[]).expect("written");
    assert!(files(folder.path()).is_empty());
    kept.store(&wanted).expect("written");
    assert_eq!(by_name(sets(folder.path())), by_name(wanted));
}

#[test]
fn a_set_comes_over_to_another_folder_as_it_is() {
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    for (number, set) in family().into_iter().enumerate() {
        let path = storage::place_to_share(here.path(), &set.name);
        assert_eq!(path.parent(), Some(here.path()), "a name does not lead elsewhere");
        storage::share_rule_set(&path, &set).expect("written");
        let again = storage::share_rule_set(&path, &set).expect_err("it is there already");
        assert_eq!(again.obstacle(), Obstacle::Exists);
        assert_ne!(storage::place_to_share(here.path(), &set.name), path, "another place is proposed");
        let read = storage::load_rule_set(&path).expect("a rule set");
        assert_eq!(read, set);
        let mut kept = RuleSets::open(there.path());
        let wanted: Vec<RuleSet> = kept.sets().cloned().chain([read]).collect();
        kept.store(&wanted).expect("written");
        assert_eq!(sets(there.path()).len(), number + 1);
    }
    assert_eq!(by_name(sets(there.path())), by_name(family()));
}

#[test]
fn a_file_without_a_name_is_called_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Opa Willi.ron");
    fs::write(&path, "// as ever\n(target: 21)").expect("written");
    let set = storage::load_rule_set(&path).expect("a set");
    assert_eq!((set.name.as_str(), set.clone().called_as(&path).name.as_str()), ("", "Opa Willi"));
    let Ok(Opened::Rules(opened)) = storage::open(&path) else { panic!("it is a rule set") };
    assert_eq!((opened.name.as_str(), opened.rules.target), ("Opa Willi", Points(21)));
}

#[test]
fn two_files_of_one_name_are_told_apart_and_both_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut kept = RuleSets::open(folder.path());
    kept.store(&[set("Ours", Preset::Setback, 7)]).expect("written");
    let copy = set("OURS", Preset::Setback, 9).to_ron().expect("text");
    fs::write(folder.path().join("rules/copied by hand.ron"), &copy).expect("written");
    let mut again = RuleSets::open(folder.path());
    let names: Vec<String> = again.sets().map(|set| set.name.clone()).collect();
    assert_eq!(names.len(), 2);
    assert!(names.iter().any(|name| name.ends_with(" 2")), "{names:?}");
    // Changing one leaves the other as it is.
    let mut wanted: Vec<RuleSet> = again.sets().cloned().collect();
    wanted[0].rules.hang_jack = Points(3);
    again.store(&wanted).expect("written");
    assert_eq!(by_name(sets(folder.path())), by_name(wanted));
}

#[test]
fn a_second_program_writes_nothing_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Storage::open(folder.path()).expect("opened");
    let mut mine = first.rule_sets();
    mine.store(&family()).expect("written");
    let second = Storage::open(folder.path()).expect("opened");
    let mut theirs = second.rule_sets();
    let before = files(folder.path());
    assert_eq!(theirs.sets().count(), 3, "they can be played by all the same");
    assert!(matches!(theirs.store(&[]), Err(SaveError::InUse { .. })));
    assert!(matches!(theirs.store(&[set("New", Preset::Setback, 7)]), Err(SaveError::InUse { .. })));
    assert_eq!(files(folder.path()), before);
}

#[test]
fn what_somebody_else_changed_is_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut kept = RuleSets::open(folder.path());
    let mut wanted = family();
    kept.store(&wanted).expect("written");
    for text in ["(target: eleven)".to_owned(), set("Saturday table", Preset::Racehorse, 3).to_ron().expect("text")] {
        let path = folder.path().join("rules/Saturday table.ron");
        fs::write(&path, &text).expect("written");
        wanted[0].rules.target.0 += 1;
        kept.store(&wanted).expect("written");
        assert_eq!(fs::read_to_string(&path).expect("there"), text);
        assert!(
            sets(folder.path()).contains(&wanted[0])
                || sets(folder.path()).iter().any(|set| set.rules == wanted[0].rules)
        );
    }
    // Nor is it taken away.
    let path = folder.path().join("rules/con-rules.ron");
    fs::write(&path, "()").expect("written");
    kept.store(&wanted[..2]).expect("written");
    assert_eq!(fs::read_to_string(&path).expect("there"), "()");
}

/// Files that are broken in every way that one can think of, and whether the message must have a place.
fn broken() -> Vec<(String, Vec<u8>, bool)> {
    let whole = set("Saturday table", Preset::AuctionPitch, 11).to_ron().expect("text");
    let mut all: Vec<(String, Vec<u8>, bool)> = Vec::new();
    let end = whole.trim_end().len();
    for length in (0..end).step_by(9).chain(end - 20..end).filter(|length| whole.is_char_boundary(*length)) {
        all.push((format!("cut at {length}"), whole[..length].into(), true));
    }
    for &field in Field::ALL {
        for value in ["\"loser\"", "-1", "99999999999", "[[]]", "(a: 1)", "nonsense", "", "1.5", "Some(())"] {
            all.push((format!("{field}: {value}"), format!("(\n  {field}: {value},\n)").into(), true));
        }
        let misspelt = format!("(\n  target: 7,\n  x{field}: 1,\n)");
        all.push((format!("x{field}"), misspelt.into(), true));
        let twice = format!("(\n  name: \"a\",\n  name: \"b\",\n  {field}: {},\n)", "true");
        all.push((format!("{field} twice"), twice.into(), true));
    }
    for (name, text) in [
        ("newer", "(name: \"a\", version: 2, kibitzers: 3)".to_owned()),
        ("much newer", "(version: 4294967295)".to_owned()),
        ("no such game", "(base: \"skat\")".to_owned()),
        ("list", "[target: 7]".to_owned()),
        ("json", "{\"target\": 7}".to_owned()),
        ("html", "<!DOCTYPE html><title>404</title>".to_owned()),
        ("empty", String::new()),
        ("nested brackets", format!("(target: {}", "[".repeat(100_000))),
        ("nested structs", "(target: (a: ".repeat(50_000)),
        ("nested comments", format!("({}", "/*".repeat(100_000))),
        ("long name", format!("(name: {})", "x".repeat(100_000))),
        ("game", "(format: \"auction-pitch game\", version: 99)".to_owned()),
    ] {
        let has_place = name != "game";
        all.push((name.to_owned(), text.into_bytes(), has_place));
    }
    all.push(("picture".to_owned(), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), true));
    all.push(("utf-16".to_owned(), b"\xff\xfe(\0t\0".to_vec(), true));
    all
}

#[test]
fn every_broken_file_is_told_of_and_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut kept = RuleSets::open(folder.path());
    kept.store(&family()).expect("written");
    let all = broken();
    assert!(all.len() > 500, "{}", all.len());
    let mut told = 0;
    for (number, (name, bytes, has_place)) in all.iter().enumerate() {
        let path = folder.path().join(format!("rules/broken {number:04}.ron"));
        fs::write(&path, bytes).expect("written");
        match storage::load_rule_set(&path) {
            // Some values suit some options.
            Ok(_) => fs::remove_file(&path).expect("removed"),
            Err(error) => {
                told += 1;
                assert_eq!(error.place().is_some(), *has_place, "{name}: {error}");
                assert!(error.to_string().starts_with(&path.display().to_string()), "{name}: {error}");
                assert!(error.to_string().len() < 2_000 + path.as_os_str().len(), "{name}: a message, not a file");
            }
        }
    }
    assert!(told > 500, "{told}");
    let before = files(folder.path());
    let mut again = RuleSets::open(folder.path());
    assert_eq!((again.unread().len(), again.sets().count()), (told, 3), "each file fails alone");
    let mut wanted: Vec<RuleSet> = again.sets().cloned().collect();
    wanted[0].rules.target = Points(99);
    wanted.push(set("broken 0000", Preset::Setback, 8));
    again.store(&wanted).expect("written");
    let after = files(folder.path());
    for (name, bytes) in before.iter().filter(|(name, _)| name.starts_with("broken")) {
        assert_eq!(after.get(name), Some(bytes), "{name}");
    }
    assert_eq!(by_name(sets(folder.path())), by_name(wanted));
}

#[test]
fn a_flipped_byte_is_told_of_or_does_no_harm() {
    let whole = set("Saturday table", Preset::AuctionPitch, 11).to_ron().expect("text").into_bytes();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("flipped.ron");
    let (mut refused, mut harmless) = (0, 0);
    for place in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[place] ^= [0x01, 0x20, 0x80][place % 3];
        fs::write(&path, &bytes).expect("written");
        match storage::load_rule_set(&path) {
            Ok(set) => {
                // What can be read can be looked at and told what does not fit.
                let _ = set.rules.validate();
                harmless += 1;
            }
            Err(error) => {
                refused += 1;
                assert!(error.place().is_some(), "{place}: {error}");
            }
        }
        assert_eq!(fs::read(&path).expect("there"), bytes);
    }
    assert!(refused > 500 && harmless > 0, "{refused} refused, {harmless} harmless");
}

#[cfg(unix)]
#[test]
fn a_file_of_a_gigabyte_is_not_read() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("rules")).expect("made");
    let path = folder.path().join("rules/huge.ron");
    File::create(&path).and_then(|file| file.set_len(1 << 30)).expect("a sparse file");
    let error = storage::load_rule_set(&path).expect_err("too large");
    let is_too_large = |cause: &LoadCause| match cause {
        LoadCause::RuleSet(error) => matches!(error.syntax, SyntaxError::TooLarge { bytes } if bytes == 1 << 30),
        LoadCause::Syntax(SyntaxError::TooLarge { bytes }) => *bytes == 1 << 30,
        _ => false,
    };
    assert!(is_too_large(&error.cause), "{error}");
    let kept = RuleSets::open(folder.path());
    assert_eq!((kept.unread().len(), kept.sets().count()), (1, 0));
    assert_eq!(fs::metadata(&path).expect("there").len(), 1 << 30);
    // Nor is a folder with such a name, or a device, taken for a rule set.
    fs::create_dir(folder.path().join("rules/folder.ron")).expect("made");
    assert_eq!(RuleSets::open(folder.path()).unread().len(), 2);
    assert!(storage::load_rule_set(Path::new("/dev/zero")).is_err());
}

#[test]
fn a_folder_that_cannot_be_made_is_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("rules"), "a file in the way").expect("written");
    let mut kept = RuleSets::open(folder.path());
    assert!(kept.store(&family()).is_err());
    assert_eq!(fs::read_to_string(folder.path().join("rules")).expect("there"), "a file in the way");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text: String) {
        let _ = pitch_session::rule_set::parse_set(&text);
        let _ = pitch_session::rule_set::begins_as_one(&text);
    }

    #[test]
    fn any_name_is_kept(name: String) {
        let folder = tempfile::tempdir().expect("a folder");
        let named = set(&name, Preset::Setback, 13);
        prop_assume!(!named.name.is_empty());
        RuleSets::open(folder.path()).store(std::slice::from_ref(&named)).expect("written");
        prop_assert_eq!(sets(folder.path()), [named]);
    }
}
