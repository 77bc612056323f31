//! Files that were made to do harm: what they say, how much of it, and what becomes of them.

mod commands;
mod mutator;
mod real;

use crate::play;

use real::statistics;

use pitch_session::storage;

use tempfile::TempDir;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// So many characters of a file an error quotes at most.
const QUOTE: usize = 80;

/// Clears a terminal, calls it by another name, does the same in one character each, and turns the writing around.
const NASTY: &str = "\\u{1b}[2J\\u{1b}]0;x\\u{7}\\u{9b}2J\\u{202e}\\u{2066}\\u{200b}\\u{85}\\u{feff}";

/// The program, without a display, with a folder of its own.
fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let _ = command.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("HOME", folder);
    command.current_dir(folder).stdin(Stdio::null()).output().expect("started")
}

/// All that the program said, of which nothing may drive a terminal.
fn said(output: &Output) -> String {
    let said = [&output.stdout[..], &output.stderr].map(|bytes| std::str::from_utf8(bytes).expect("text")).concat();
    let turns = |c| matches!(c, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    let odd: Vec<char> = said.chars().filter(|&c| c != '\n' && (c.is_control() || turns(c))).collect();
    assert!(odd.is_empty(), "{odd:?} in {said:?}");
    said
}

/// A folder with a game on the shelf, as the file `games/game.ron`.
struct Desk {
    folder: TempDir,
    text: String,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["games", "rules"] {
            fs::create_dir(folder.path().join(name)).expect("made");
        }
        let desk = Desk { folder, text: String::new() };
        storage::save_as(&desk.game(), play::over(play::table(4, 1)).record()).expect("saved");
        Desk { text: fs::read_to_string(desk.game()).expect("a text"), ..desk }
    }

    fn game(&self) -> PathBuf {
        self.path("games/game.ron")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("written");
    }

    /// The text of the game with one part put for another, as often as it is there.
    fn with(&self, from: &str, to: &str) -> String {
        assert!(self.text.contains(from), "no `{from}`");
        self.text.replace(from, to)
    }

    /// What every command says that reads a game, with the files as they are.
    fn commands(&self) -> Vec<String> {
        let data = self.folder.path().to_str().expect("text");
        let (game, here) = ("games/game.ron", ["--data-dir", data, "--lang", "en"]);
        let of_game = [&["games", game][..], &["review", game], &["rules", game], &["replay", game]];
        let of_game = of_game.map(|words| [words, &here].concat());
        let of_folder = [&["games"][..], &["review"], &["statistics"], &["statistics", "--csv"], &["rules", "--list"]];
        let of_folder = of_folder.map(|words| [words, &here].concat());
        let alone = [&["replay", "--json", game][..], &["verify", game]].map(<[&str]>::to_vec);
        let played = [vec!["--text", game], vec!["--text"]].map(|words| [&words[..], &here].concat());
        let all = of_game.into_iter().chain(of_folder).chain(alone).chain(played);
        all.map(|words| said(&run(self.folder.path(), &words))).collect()
    }
}

#[test]
fn nothing_that_a_file_says_drives_a_terminal() {
    let desk = Desk::new();
    let title = format!("summary: (\n        title: \"{NASTY}T\",");
    let head = "summary: (";
    for (from, to) in [
        (head, title.as_str()),
        ("Player 1", &format!("{NASTY}P")),
        ("rule_set: \"auction_pitch\"", &format!("rule_set: \"{NASTY}R\"")),
        ("word: \"\"", &format!("word: \"{NASTY}W\"")),
        ("format: \"auction-pitch game\"", &format!("format: \"{NASTY}\"")),
        ("target: 7", &format!("target: \"{NASTY}\"")),
        ("saved: \"", &format!("saved: \"{NASTY}")),
        ("seed: \"", &format!("seed: \"{NASTY}")),
        ("bot(\"steady\")", &format!("bot(\"{NASTY}\")")),
        ("deal(\"", &format!("deal(\"{NASTY}")),
        ("act(", &format!("act(0, \"{NASTY}\"), act(")),
        ("act(", "ac\u{1b}[2J\u{202e}t("),
        ("target: 7", "t\u{9b}2J: 7"),
        (head, "#![enable(\u{1b})]summary: ("),
    ] {
        desk.write("games/game.ron", &desk.with(from, to));
        let told = desk.commands().concat();
        assert!(!told.is_empty(), "{to}");
    }
    // A file may be called what no file should be.
    desk.write("games/game.ron", &desk.text);
    desk.write("games/\u{1b}[2J\u{202e}\u{9b}.ron", "nonsense");
    desk.write("rules/\u{1b}[2J\u{202e}\u{9b}.ron", "nonsense");
    desk.write("rules/a\u{1b}[2J\u{202e}\u{9b}.ron", "(target: 9)");
    desk.write("rules/b.ron", &format!("(name: \"{NASTY}B\", target: 9)"));
    desk.write("rules/c.ron", &format!("({NASTY}: 9)"));
    desk.write("statistics.ron", &statistics(NASTY));
    let told = desk.commands().concat();
    assert!(told.contains("\u{fffd}[2J\u{fffd}\u{fffd}.ron couldn’t be read"), "{told}");
    for file in ["settings.ron", "evening.ron", "statistics.ron", "current.ron"] {
        desk.write(file, &format!("({NASTY}: \"{NASTY}\")"));
        assert!(!desk.commands().concat().is_empty());
    }
}

#[test]
fn an_error_quotes_little_of_a_file() {
    let desk = Desk::new();
    let word = "x".repeat(300_000);
    let is_short = |told: &str, what: &str| {
        let longest = told.split(|c| c != 'x').map(str::len).max().unwrap_or_default();
        assert!(longest <= QUOTE, "{what}: {longest} characters in a row");
        let errors = told.lines().filter(|line| line.contains("error") || line.contains("couldn’t be read"));
        let quoted = errors.map(|line| line.matches('x').count()).max().unwrap_or_default();
        assert!(quoted <= QUOTE + 20, "{what}: {quoted} characters in a line");
    };
    for (from, to) in [
        ("format: \"auction-pitch game\"", format!("format: \"{word}\"")),
        ("version: 1", format!("{word}: 1")),
        ("version: 1", format!("version: \"{word}\"")),
        ("version: 1", format!("version: {word}")),
        ("target: 7", format!("{word}: 7")),
        ("target: 7", format!("target: r#{word}")),
        ("teams: none", format!("teams: {word}")),
        ("teams: none", format!("teams: r#{word}-{word}")),
        ("saved: \"", format!("saved: \"{word}")),
        ("seed: \"", format!("seed: \"{word}")),
        ("bot(\"steady\")", format!("bot(\"{word}\")")),
        ("deal(\"", format!("deal(\"{word} ")),
        ("act(", format!("act(0, \"{word}\"), act(")),
        ("act(", format!("{word}(")),
        ("misdeal_on_exposed: [", format!("misdeal_on_exposed: [\"{word}\", ")),
        ("turnup_scores: {", format!("turnup_scores: {{\"{word}\": 1, ")),
        ("summary: (", format!("#![enable({word})]summary: (")),
        ("rules: (", format!("rules: {word}(")),
        ("Player 1", word.clone()),
    ] {
        desk.write("games/game.ron", &desk.with(from, &to));
        for told in desk.commands() {
            is_short(&told, &to[..to.len().min(40)]);
        }
    }
    desk.write("games/game.ron", &desk.text);
    for (file, text) in [
        ("rules/own.ron", format!("(name: \"{word}\", base: \"{word}\")")),
        ("rules/own.ron", format!("({word}: 7)")),
        ("rules/own.ron", format!("(name: \"{word}\")")),
        ("statistics.ron", statistics(&word)),
        ("settings.ron", format!("(speed: {word})")),
        ("settings.ron", format!("(last_game: (game: \"{word}\"))")),
        ("evening.ron", format!("(games: [(game: {word})])")),
        ("current.ron", format!("({word})")),
    ] {
        desk.write(file, &text);
        for told in desk.commands() {
            is_short(&told, &text[..text.len().min(40)]);
        }
    }
}

#[test]
fn a_path_is_no_name_and_a_title_no_path() {
    let desk = Desk::new();
    // A file that is called as a game is: it is the file that was asked for.
    desk.write("setback", "(name: \"Ours\", target: 23)");
    let script = desk.path("script");
    fs::write(&script, "\n".repeat(12) + "rules\n").expect("written");
    let data = desk.folder.path().to_str().expect("text");
    let told = said(&run(desk.folder.path(), &["setback", "--script", "script", "--data-dir", data, "--lang", "en"]));
    assert!(told.contains("First to 23 wins."), "{told}");
    // A game whose title is that of a folder, and one whose title looks like a way out of it.
    for title in ["rules", "../nowhere/else"] {
        desk.write("games/game.ron", &desk.with("summary: (", &format!("summary: (title: \"{title}\",")));
        let told = said(&run(desk.folder.path(), &["review", title, "--data-dir", data, "--lang", "en"]));
        assert!(told.contains("Hand 1"), "{told}");
    }
}
