//! Settings files that were damaged, or that another version wrote: every entry that can be read holds, and nothing is lost.
//!
//! `PITCH_SETTINGS` is how many damaged files are tried (300 if it is not set).

use pitch_rules::Preset;
use pitch_session::settings::{
    Back, Choices, Hints, KeyChange, KeyPlace, Motion, Speed, Theme, TrickPause, WindowPlace,
};
use pitch_session::{Family, Kind, Lesson, Player, Settings};

use serde_json::Value;

use std::fs;
use std::ops::Range;
use std::path::Path;

fn tries() -> u32 {
    std::env::var("PITCH_SETTINGS").ok().and_then(|tries| tries.parse().ok()).unwrap_or(300)
}

struct Chance(u32);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % bound.max(1)
    }
}

/// Settings of which nothing is as usual.
fn chosen() -> Settings {
    let key = |usual: &str, chosen: &str| KeyChange {
        place: KeyPlace::Table,
        usual: usual.to_owned(),
        chosen: chosen.to_owned(),
    };
    let mut settings = Settings {
        language: Some("de".to_owned()),
        speed: Speed::Fast,
        trick_pause: TrickPause::Milliseconds(700),
        hints: Hints::AskedTwice,
        coach: true,
        plays_forced_cards: true,
        four_colours: true,
        back: Back::Plum,
        deck_folder: Some("/home/ann/cards, (new) \"my deck\"".into()),
        motion: Motion::Reduced,
        sound: false,
        volume: 31,
        theme: Theme::Linen,
        interface_size: 150,
        window: Some(WindowPlace { width: 1100, height: 720, corner: Some((3, 4)), is_maximized: false }),
        hides_partners: false,
        keys: vec![key("h", "x"), key("ctrl n", "ctrl ü")],
        ..Settings::default()
    };
    let names = ["Ann", "Bo"].map(str::to_owned).to_vec();
    let kinds = vec![Kind::Person; 2];
    settings.remember_game(Choices { game: Preset::SevenUp, names, kinds, ..Choices::default() });
    settings.remember_game(Choices { rule_set: Some("Ours".to_owned()), ..settings.last_game.clone() });
    settings.lessons.note(Lesson::First, 9, 9);
    let people = ["Ann", "Bo"].map(|name| Player::new(name, Kind::Person));
    settings.families.extend(Family::of(&people));
    settings
}

/// The entries of a file that the program wrote, with the lines that they take.
fn entries(text: &str) -> Vec<(String, Range<usize>)> {
    let mut starts: Vec<(String, usize)> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let entry = line.strip_prefix("    ").filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        if let Some((name, _)) = entry.and_then(|entry| entry.split_once(':')) {
            starts.push((name.to_owned(), at));
        }
        at += line.len();
    }
    let ends: Vec<usize> = starts.iter().skip(1).map(|(_, start)| *start).chain([text.len() - 2]).collect();
    starts.into_iter().zip(ends).map(|((name, start), end)| (name, start..end)).collect()
}

/// A damaged text, and where it is not as it was.
fn damaged(text: &str, chance: &mut Chance) -> (Vec<u8>, Range<usize>) {
    let entries = entries(text);
    let at = chance.below(text.len());
    let bytes = text.as_bytes();
    let replaced =
        |range: Range<usize>, with: &[u8]| ([&bytes[..range.start], with, &bytes[range.end..]].concat(), range);
    let (name, lines) = entries[chance.below(entries.len())].clone();
    const SIGNS: [&[u8]; 14] =
        [b"\"", b"(", b")", b"[", b"]", b",", b":", b"\n", b"//", b"/*", b"'", b"\xff\xfe", b"r#\"", b"\0"];
    match chance.below(7) {
        0 => (bytes[..at].to_vec(), at..text.len()),
        1 => replaced(at..at, SIGNS[chance.below(SIGNS.len())]),
        2 => replaced(at..at + 1, b""),
        3 => replaced(at..at + 1, SIGNS[chance.below(SIGNS.len())]),
        4 => replaced(lines, b""),
        5 => {
            const WRONG: [&str; 6] = ["neon", "-1", "\"x\"", "[1, 2]", "(a: 1, b: [2, (c: \"d\")])", "Some(Thing(3))"];
            replaced(lines, format!("    {name}: {},\n", WRONG[chance.below(WRONG.len())]).as_bytes())
        }
        _ => replaced(lines.start..lines.start, b"    of_a_newer_version: (volume: 3, list: [(a: \"b, c\")]),\n"),
    }
}

fn value(settings: &Settings) -> Value {
    serde_json::to_value(settings).expect("settings")
}

/// What was set aside beside a file.
fn aside(folder: &Path, name: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let is_aside = |path: &std::path::PathBuf| {
        path.file_name().is_some_and(|file| file.to_string_lossy().starts_with(&format!("{name}.unreadable")))
    };
    entries.filter(is_aside).map(|path| fs::read(path).expect("there")).collect()
}

#[test]
fn whatever_can_be_read_of_damaged_settings_holds_and_nothing_is_lost() {
    let chance = &mut Chance(7);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let original = chosen();
    original.clone().save(&path).expect("saved");
    let text = fs::read_to_string(&path).expect("there");
    let was = value(&original);
    assert!(entries(&text).len() > 20 && value(&Settings::load(&path).0) == was);
    let (mut held, mut told) = (0, 0);
    for number in 0..tries() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let (bytes, range) = damaged(&text, chance);
        let shown = || format!("file {number}:\n{}", String::from_utf8_lossy(&bytes));
        fs::write(&path, &bytes).expect("written");
        let (mut settings, errors) = Settings::load(&path);
        let now = value(&settings);
        let untouched = |lines: &Range<usize>| lines.end < range.start || lines.start > range.end;
        for (name, lines) in entries(&text) {
            if untouched(&lines) {
                assert_eq!(now[&name], was[&name], "{name} of {}", shown());
                held += 1;
            } else if now[&name] != was[&name] && bytes.len() != text.len() - lines.len() {
                // It is told of what cannot be read, unless it reads as something else.
                told += usize::from(!errors.is_empty());
            }
        }
        // One thing is changed, and the rest stays as it is, also what is unknown.
        settings.large_index = true;
        settings.save(&path).expect("saved");
        let (again, errors) = Settings::load(&path);
        assert_eq!(value(&again), value(&settings), "{}", shown());
        let is_kept = aside(folder.path(), "settings.ron").contains(&bytes);
        let written = fs::read_to_string(&path).expect("text");
        let is_unknown = bytes.windows(18).any(|part| part == b"of_a_newer_version");
        assert!(is_kept || !is_unknown || written.contains("of_a_newer_version: (volume: 3, list: ["), "{}", shown());
        assert!(is_kept || errors.iter().all(|error| error.set_aside.is_none()), "{}", shown());
    }
    assert!(told > 0 && held > 10 * tries() as usize, "{held} {told}");
}

#[test]
fn what_is_kept_beside_damaged_settings_holds_as_far_as_it_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    chosen().save(&path).expect("saved");
    let beside = |name: &str| folder.path().join(name);
    let recent = fs::read_to_string(beside("recent.ron")).expect("there");
    let torn = recent.find("recent_games").expect("an entry");
    fs::write(beside("recent.ron"), recent[..torn].replace("target: ", "taret: ")).expect("written");
    fs::write(beside("lessons.ron"), "(done: [\"first\", \"of_a_newer_version\"], left: 3, stars: 4)")
        .expect("written");
    fs::write(beside("families.ron"), "\u{0}").expect("written");
    let (mut settings, errors) = Settings::load(&path);
    assert_eq!(errors.len(), 3, "{errors:?}");
    assert_eq!((settings.volume, settings.last_game.names.len()), (31, 2));
    assert!(settings.lessons.is_done(Lesson::First) && settings.families.is_empty());
    assert_eq!(aside(folder.path(), "families.ron"), [b"\0"]);
    settings.lessons.note(Lesson::Steal, 3, 9);
    settings.save(&path).expect("saved");
    let lessons = fs::read_to_string(beside("lessons.ron")).expect("there");
    assert!(lessons.contains("of_a_newer_version") && lessons.contains("stars: 4"), "{lessons}");
    assert_eq!(Settings::load(&path).0.lessons.left(), Some((Lesson::Steal, 3)));
}
