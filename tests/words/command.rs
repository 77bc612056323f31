//! The program as it is called from a terminal.

use crate::play;

use pitch_rules::Preset;
use pitch_session::storage;

use serde_json::Value;
use tempfile::TempDir;

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program, without a display, and with a home in which anyone who runs the tests keeps no rule sets of their own.
fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let _ = command.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("home");
    let _ = command.env_remove("XDG_DATA_HOME").env_remove("XDG_CONFIG_HOME").env("HOME", home);
    command
}

fn run(arguments: &[&str]) -> Output {
    program(arguments).output().expect("started")
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}

struct Game {
    _folder: TempDir,
    path: PathBuf,
    text: String,
}

impl Game {
    fn new(players: u8, number: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.ron");
        let table = play::over(play::table(players, number));
        storage::save_as(&path, table.record()).expect("saved");
        let text = fs::read_to_string(&path).expect("a text");
        Game { _folder: folder, path, text }
    }

    fn path(&self) -> &str {
        self.path.to_str().expect("a path of text")
    }

    /// Puts one text for another, the first time it is found.
    fn change(&self, from: &str, to: &str) {
        assert!(self.text.contains(from), "no `{from}`");
        fs::write(&self.path, self.text.replacen(from, to, 1)).expect("written");
    }
}

#[test]
fn a_game_bears_the_date_that_it_had_where_the_player_is() {
    let game = Game::new(4, 3);
    let folder = game.path.parent().expect("a folder");
    fs::create_dir(folder.join("games")).expect("made");
    let dated = |moment: &str| {
        let mut text = game.text.clone();
        for name in ["started: \"", "saved: \""] {
            if let Some(at) = text.find(name) {
                text.replace_range(at + name.len()..at + name.len() + moment.len(), moment);
            }
        }
        assert!(text.contains(moment), "{text:.800}");
        fs::write(folder.join("games/one.ron"), text).expect("written");
    };
    // A zone is named by the hours that it is behind; the last one puts its clocks forward in summer.
    for (moment, zone, date) in [
        ("2026-01-31T23:30:00Z", "EAST-14", "1 Feb 2026"),
        ("2026-02-01T05:30:00Z", "WEST11", "31 Jan 2026"),
        ("2026-01-31T23:30:00Z", "UTC0", "31 Jan 2026"),
        ("2026-07-01T04:30:00Z", "EST5EDT,M3.2.0,M11.1.0", "1 Jul 2026"),
        ("2026-01-01T04:30:00Z", "EST5EDT,M3.2.0,M11.1.0", "31 Dec 2025"),
    ] {
        dated(moment);
        let data = folder.display().to_string();
        let listed =
            program(&["games", "--lang", "en", "--data-dir", &data]).env("TZ", zone).output().expect("started");
        assert!(out(&listed).contains(date), "{zone}: {date}: {}", out(&listed));
    }
}

#[test]
fn help_and_version_need_no_display() {
    let help = run(&["--help"]);
    assert!(help.status.success());
    let words = ["--text", "--script", "--seed", "--bot", "--data-dir", "--lang", "--renderer"];
    let commands = ["learn", "host", "games", "review", "statistics", "replay", "rules", "bot", "verify"];
    for word in words.into_iter().chain(commands) {
        assert!(out(&help).contains(word), "{word}");
    }
    let version = run(&["--version"]);
    assert_eq!(out(&version), format!("auction-pitch {}\n", env!("CARGO_PKG_VERSION")));
    for command in commands {
        let help = run(&[command, "--help"]);
        assert!(help.status.success() && out(&help).contains("Usage"), "{command}");
    }
}

#[test]
fn help_and_what_is_wrong_with_a_line_are_told_in_the_language_asked_for() {
    let help = run(&["--lang", "de", "--help"]);
    assert!(help.status.success() && err(&help).is_empty());
    for words in ["Aufruf:", "Befehle:", "Optionen:", "--data-dir <DIR>", "statistics"] {
        assert!(out(&help).contains(words), "{words} in {}", out(&help));
    }
    let page = run(&["verify", "--lang", "sv", "--help"]);
    assert!(page.status.success() && out(&page).contains("docs/fairness.md"), "{}", out(&page));
    for page in [out(&help), out(&page)] {
        for english in ["Usage", "Commands", "Print", "Play", "Keep", "What this", "default", "possible"] {
            assert!(!page.contains(english), "{english} in {page}");
        }
    }
    // What is wrong is named in each language, and what the option asks for.
    for (line, named) in [
        (&["--frobnicate"][..], &["--frobnicate"][..]),
        (&["games", "--frobnicate"], &["--frobnicate", "auction-pitch games --help"]),
        (&["replay"], &["<FILE>", "auction-pitch replay --help"]),
        (&["replay", "a", "b"], &["b"]),
        (&["--langs", "de"], &["--langs", "--lang"]),
        (&["--seed"], &["--seed <HEX>"]),
        (&["--seed", "xyz"], &["xyz", "--seed <HEX>", "64"]),
        (&["--seed", "-5"], &["-5", "--seed <HEX>", "64"]),
        (&["--seed", "1", "--seed", "2"], &["--seed <HEX>"]),
        (&["--renderer", "crayons"], &["crayons", "`software`"]),
        (&["--players", "99"], &["99", "--players <NUMBER>"]),
        (&["--text=1"], &["--text"]),
        (&["learn", "nothing"], &["nothing", "--list"]),
        (&["statistics", "--csv", "--rules", "setback"], &["--csv", "--rules"]),
        (&["statistics", "--against", "nobody"], &["nobody", "--against <LEVEL>"]),
        (&["host", "--seats", "bot:sharp,bot:master"], &["--seats"]),
        (&["host", "--seats", "Ana,bot:genius"], &["bot:genius", "sharp"]),
        (&["host", "--seats", "Ana,Ben", "--listen", "kitchen"], &["kitchen", "--listen <ADDR:PORT>"]),
        (&["bot", "--level", "genius"], &["genius", "--level <LEVEL>", "docs/protocol.md", "master"]),
        // A tool of those who work on the project.
        (&["package", "share"], &["share"]),
    ] {
        let told = |tag: &str| {
            let said = run(&[line, &["--lang", tag]].concat());
            assert_eq!((said.status.code(), out(&said)), (Some(2), ""), "{line:?}");
            err(&said).to_owned()
        };
        let (english, german) = (told("en"), told("de"));
        for words in named {
            assert!(english.contains(words) && german.contains(words), "{words} in {english} and {german}");
        }
        assert_ne!(english, german, "{line:?}");
    }
}

#[test]
fn folder_and_language_may_stand_before_a_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().display().to_string();
    let behind = run(&["games", "--data-dir", &folder, "--lang", "de"]);
    let before = run(&["--lang", "de", "--data-dir", &folder, "games"]);
    assert!(behind.status.success() && !out(&behind).is_empty(), "{}", err(&behind));
    assert_eq!(out(&before), out(&behind));
    for line in [&["--text", "games"][..], &["a.ron", "games"], &["--seed", "3", "rules"]] {
        let output = run(line);
        assert_eq!(output.status.code(), Some(2), "{line:?}");
        assert!(err(&output).contains("before a command"), "{line:?}: {}", err(&output));
    }
}

#[test]
fn every_command_speaks_the_language_of_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("settings.ron"), "(language: Some(\"de\"))").expect("written");
    let folder = folder.path().display().to_string();
    for command in ["games", "statistics", "rules"] {
        let said = |lang: &[&str]| out(&run(&[&["--data-dir", &folder, command], lang].concat())).to_owned();
        assert_eq!(said(&[]), said(&["--lang", "de"]), "{command}");
        assert_ne!(said(&[]), said(&["--lang", "en"]), "{command}");
    }
}

#[test]
fn wrong_use_is_told_and_returns_two() {
    let wrong: [&[&str]; 11] = [
        &["--no-such-option"],
        &["replay"],
        &["replay", "a", "b"],
        &["--seed", "xyz"],
        &["--renderer", "crayons"],
        &["--text", "replay", "a.ron"],
        &["--bot", "./mybot"],
        &["--bot", "exec:./mybot", "games"],
        &["review", "a.ron", "--hand", "0"],
        &["statistics", "--against", "nobody"],
        &["statistics", "--csv", "--rules", "setback"],
    ];
    for arguments in wrong {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err(&output).starts_with("error: ") && out(&output).is_empty(), "{arguments:?}");
    }
}

/// What `bot` answers to these lines, and how it ends.
fn answers(lines: &[u8]) -> Output {
    let mut bot = program(&["bot"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let bot = bot.as_mut().expect("started");
    bot.stdin.take().expect("a pipe").write_all(lines).expect("written");
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let _ = bot.stdout.take().expect("a pipe").read_to_end(&mut stdout).expect("read");
    let _ = bot.stderr.take().expect("a pipe").read_to_end(&mut stderr).expect("read");
    Output { status: bot.wait().expect("it ends"), stdout, stderr }
}

#[test]
fn a_bot_for_another_program_answers_each_line_with_a_line() {
    let hello = "{\"type\":\"hello\",\"protocol\":\"auction-pitch-bot\",\"version\":1}\n";
    let said = answers(format!("{hello}{{}}\n\n{{\"type\":\"bye\"}}\n").as_bytes());
    assert!(said.status.success() && err(&said).is_empty(), "{said:?}");
    let lines: Vec<&str> = out(&said).lines().collect();
    assert_eq!((lines.len(), lines[0]), (3, hello.trim_end()), "{lines:?}");
    assert!(
        lines[1..].iter().all(|line| line.starts_with("{\"error\":\"this is no line of the protocol: ")),
        "{lines:?}"
    );
    // It also ends with its input, and the last line need not be a whole one.
    for lines in [&b""[..], b"{", b"\xff\xfe\n", hello.as_bytes()] {
        let said = answers(lines);
        assert!(said.status.success() && err(&said).is_empty(), "{said:?}");
    }
}

#[test]
fn a_bot_for_another_program_ends_where_nobody_reads_its_answers() {
    let mut bot = program(&["bot"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let bot = bot.as_mut().expect("started");
    drop(bot.stdout.take());
    let mut input = bot.stdin.take().expect("a pipe");
    // It may have left by the time that the second line is written.
    let _ = input.write_all(b"{}\n").and_then(|()| input.write_all(b"{}\n"));
    let mut stderr = String::new();
    let _ = bot.stderr.take().expect("a pipe").read_to_string(&mut stderr).expect("read");
    assert_eq!((bot.wait().expect("it ends").code(), stderr.as_str()), (Some(0), ""));
}

#[test]
fn a_replay_tells_every_hand() {
    let game = Game::new(4, 1);
    let output = run(&["replay", game.path()]);
    assert!(output.status.success() && err(&output).is_empty());
    for words in [" hand 1.", " are trump.", "\nHigh: ", " card points ", ", now ", " wins the game.", " receives "] {
        assert!(out(&output).contains(words), "{words}");
    }
}

#[test]
fn a_replay_as_json_adds_up() {
    for players in 2..=7 {
        let game = Game::new(players, 20);
        let output = run(&["replay", "--json", game.path()]);
        assert!(output.status.success());
        let hands: Vec<Value> = out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let mut keys: Vec<_> = hands[0].as_object().expect("an object").keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(
            keys.join(" "),
            "awards bid card_points carry_after carry_before delta hand jack_points leader made net next_dealer obliged partner pegged \
             pitcher points pool_red_after pool_red_to_winner red_after revoker score_events scores_after seller_credit set_back thrown_in trick_winners trump \
             white_counters_after winner won_by"
        );
        let mut scores = vec![0; players.into()];
        for (index, hand) in hands.iter().enumerate() {
            let last = index + 1 == hands.len();
            assert_eq!(hand["hand"], index + 1);
            for (score, delta) in scores.iter_mut().zip(hand["delta"].as_array().expect("a list")) {
                *score += delta.as_i64().expect("a number");
            }
            assert_eq!(hand["scores_after"], Value::from(scores.clone()));
            assert_eq!(hand["trick_winners"].as_array().map(Vec::len), Some(6));
            assert_eq!(hand["winner"].is_null(), !last);
            assert_eq!(hand["next_dealer"].is_null(), last);
            assert_eq!(hand["net"].is_null(), !last);
            let made = hand["awards"].as_object().expect("an object").values();
            assert_eq!(hand["made"], made.filter(|side| **side == hand["pitcher"]).count());
        }
        let net = hands.last().expect("a hand")["net"].as_array().expect("a list");
        assert_eq!(net.iter().filter_map(Value::as_i64).sum::<i64>(), 0);
    }
}

#[test]
fn a_game_against_the_rules_is_told_up_to_there() {
    let game = Game::new(4, 2);
    // The last card of the last trick is played once more instead.
    let cards: Vec<_> = game.text.lines().filter(|line| line.contains("act(")).collect();
    let (first, last) = (cards[5], cards[cards.len() - 1]);
    let card = |line: &str| line.split('"').nth(1).map(str::to_owned).expect("a card");
    let last_play = format!("\"{}\"", card(last));
    let place = game.text.rfind(&last_play).expect("the last card");
    let mut text = game.text.clone();
    text.replace_range(place..place + last_play.len(), &format!("\"{}\"", card(first)));
    fs::write(&game.path, text).expect("written");
    for json in [&["replay", game.path()][..], &["replay", "--json", game.path()]] {
        let output = run(json);
        assert_eq!(output.status.code(), Some(1));
        assert!(!out(&output).is_empty(), "the hands before are told");
        let told = err(&output);
        assert!(told.starts_with("error: hand ") && told.contains(", action ") && told.contains(", seat "), "{told}");
    }
    for command in ["replay", "verify"] {
        let output = run(&[command, "--lang", "de", game.path()]);
        let told = err(&output);
        assert!(
            told.starts_with("Fehler: Runde ") && told.contains(", Aktion ") && told.contains(", Platz "),
            "{told}"
        );
    }
    let up_to = format!("error: The game in {} can be read only up to action ", game.path());
    let output = run(&["games", "--lang", "en", game.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("\nHand 1\n"), "the hands before are told: {}", out(&output));
    assert!(err(&output).starts_with(&up_to), "{}", err(&output));
    // Of a game that goes wrong at once nobody can say that no hand of it is over.
    let call = game.text.lines().find(|line| line.contains("act(")).expect("a call");
    let wrong = call.replace(&format!("\"{}\"", card(call)), "\"JS\"");
    fs::write(&game.path, game.text.replacen(call, &wrong, 1)).expect("written");
    let output = run(&["games", "--lang", "en", game.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!out(&output).contains("No hand is over"), "{}", out(&output));
    assert!(err(&output).starts_with(&format!("{up_to}1 of hand 1. ")), "{}", err(&output));
}

#[test]
fn a_file_that_cannot_be_read_is_told_with_its_place() {
    let game = Game::new(4, 3);
    game.change("target: 7", "traget: 7");
    let output = run(&["replay", game.path()]);
    assert_eq!(output.status.code(), Some(1));
    let line = game.text.lines().position(|line| line.contains("target: 7")).expect("a line") + 1;
    let told = format!("error: {} couldn’t be read (line {line}, column ", game.path());
    assert!(err(&output).starts_with(&told), "{}", err(&output));
    assert!(err(&output).contains("traget"), "{}", err(&output));
    for (bytes, words) in [
        (&b""[..], " (line 1, column 1): "),
        (b"\x89PNG\r\n\x1a\n\0", "isn’t text"),
        (b"(format: \"x\", version: 1)", "isn’t a saved game"),
        (b"(version: 1, summary: (hands: 3))", "isn’t marked as a saved game"),
        (b"(format: \"auction-pitch game\", version: 0)", "the format has no version 0"),
    ] {
        fs::write(&game.path, bytes).expect("written");
        for command in ["replay", "verify"] {
            let output = run(&[command, game.path()]);
            assert_eq!(output.status.code(), Some(1));
            assert!(err(&output).contains(words), "{}", err(&output));
        }
    }
    for command in ["replay", "verify", "games", "review"] {
        let output = run(&["--lang", "de", command, "no such file.ron"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(err(&output).starts_with("Fehler: ") && err(&output).contains("no such file.ron"), "{}", err(&output));
    }
}

#[test]
fn what_goes_wrong_is_told_in_the_players_language() {
    let game = Game::new(4, 5);
    let told = |arguments: &[&str], code: i32, words: &str| {
        let output = run(&[&["--lang", "de"], arguments].concat());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", err(&output));
        assert_eq!(err(&output), format!("Fehler: {words}\n"), "{arguments:?}");
    };
    for command in ["replay", "verify", "games"] {
        told(&[command, "fehlt.ron"], 1, "fehlt.ron konnte nicht gelesen werden: Diese Datei gibt es nicht.");
    }
    for command in [&["learn", "--script"][..], &["puzzle", "--script"], &["review", game.path(), "--script"]] {
        let arguments = [command, &["fehlt"]].concat();
        told(&arguments, 1, "fehlt konnte nicht gelesen werden: Diese Datei gibt es nicht.");
    }
    told(
        &["--players", "4"],
        2,
        "Mit --rules, --players und --mistakes beginnt ein Spiel im Terminal: Füge --text hinzu.",
    );
    told(
        &["--text", "games"],
        2,
        "Vor einem Befehl können nur --data-dir und --lang stehen, und nur, wenn er sie kennt. Die anderen Optionen sind zum Spielen da.",
    );
    game.change("version: 1", "version: 99");
    let newer = "Ein neueres Programm hat sie geschrieben (dieses liest das Format bis Version 2, nicht Version 99).";
    told(&["verify", game.path()], 1, &format!("{} konnte nicht gelesen werden: {newer}", game.path()));
    // A language that is not there is told in the one that is spoken otherwise.
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("settings.ron"), "(language: Some(\"sv\"))").expect("written");
    let folder = folder.path().to_str().expect("text");
    if cfg!(all(target_os = "linux", feature = "window")) {
        let no_display = "Es gibt keinen Bildschirm für ein Fenster. Im Terminal spielst du mit: auction-pitch --text";
        told(&["--data-dir", folder], 1, no_display);
    }
    for command in [&["games"][..], &["--text"], &[]] {
        let output = run(&[&["--data-dir", folder, "--lang", "tlh"], command].concat());
        assert_eq!(output.status.code(), Some(2), "{command:?}");
        let told = "fel: Det finns inget språk ”tlh”. Språken är: en, de, es, fr, nl, pl, pt-BR och sv.\n";
        assert_eq!(err(&output), told, "{command:?}");
    }
}

#[test]
fn the_cards_follow_from_the_seed() {
    let game = Game::new(4, 4);
    let output = run(&["verify", game.path()]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("deal 1: agrees") && !out(&output).contains("DIFFERS"));

    // Two cards that stay in the stock change places: the game is the same, but not the deal.
    let pack = game.text.split("deal(\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a pack");
    let (rest, last) = pack.split_at(pack.len() - 5);
    let swapped = format!("{rest}{} {}", &last[3..], &last[..2]);
    game.change(pack, &swapped);
    assert!(run(&["replay", game.path()]).status.success());
    let output = run(&["verify", game.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("deal 1: DIFFERS") && out(&output).contains(pack));

    // The same in another language, line by line.
    let german = run(&["verify", "--lang", "de", game.path()]);
    assert_eq!(german.status.code(), Some(1));
    assert_eq!(out(&german).lines().count(), out(&output).lines().count());
    assert!(out(&german).contains("Geben 1: STIMMT NICHT\n  aus der Startzahl folgt ") && out(&german).contains(pack));
    assert_eq!(err(&german), "Fehler: Die Karten dieses Spiels folgen nicht aus seiner Startzahl.\n");

    game.change("number(4)", "number(5)");
    let output = run(&["verify", game.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("ANOTHER SEED"));
    game.change("number(4)", "random");
    assert!(out(&run(&["verify", game.path()])).contains("MISSING"));
}

#[test]
fn a_reader_who_leaves_is_no_failure() {
    let game = Game::new(7, 5);
    for arguments in
        [&["replay", game.path()][..], &["replay", "--json", game.path()], &["verify", game.path()], &["--help"]]
    {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let output = program(arguments).stdout(writer).stderr(Stdio::piped()).output().expect("started");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(err(&output), "", "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_a_failure() {
    let game = Game::new(4, 6);
    let full = fs::File::options().write(true).open("/dev/full").expect("a device");
    let output = program(&["replay", game.path()]).stdout(full).stderr(Stdio::piped()).output().expect("started");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).starts_with("error: "), "{}", err(&output));
    for asked in ["--help", "--version"] {
        let full = fs::File::options().write(true).open("/dev/full").expect("a device");
        let output = program(&[asked]).stdout(full).stderr(Stdio::piped()).output().expect("started");
        assert_eq!(output.status.code(), Some(1), "{asked}");
        assert!(err(&output).starts_with("error: "), "{asked}: {}", err(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_in_the_terminal_says_what_is_kept_when_nothing_can_be_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("script");
    fs::write(&script, "1\n4\nSam\n\n\npass\nquit\n").expect("written");
    let data = folder.path().to_str().expect("text");
    let play = ["--script", script.to_str().expect("text"), "--data-dir", data, "--lang", "en", "--seed", "7"];
    let full = || Stdio::from(fs::File::options().write(true).open("/dev/full").expect("a device"));
    let closed = || Stdio::from(io::pipe().expect("a pipe").1);
    let ends = |stdout: Stdio, words: &str| {
        let output = program(&play).stdout(stdout).stderr(Stdio::piped()).output().expect("started");
        assert_eq!(output.status.code(), Some(1), "{}", err(&output));
        assert!(
            err(&output).starts_with("error: The game stops here: ") && err(&output).ends_with(words),
            "{}",
            err(&output)
        );
    };
    // Where nobody reads on, nobody is told.
    let leaves = || {
        let output = program(&play).stdout(closed()).stderr(Stdio::piped()).output().expect("started");
        assert_eq!((output.status.code(), err(&output)), (Some(0), ""));
    };
    // Nothing was begun, and so nothing is said about it.
    ends(full(), "(os error 28).\n");
    leaves();
    assert!(run(&play).status.success());
    // The game goes on, and what is under way is kept.
    for stops in [&(|| ends(full(), ").\n")) as &dyn Fn(), &leaves] {
        stops();
        let kept = out(&run(&["--script", "/dev/null", "--data-dir", data, "--lang", "en"])).to_owned();
        assert!(kept.contains("The saved game goes on with hand 1."), "{kept}");
    }
}

/// What `rules` says of a file with this text.
fn rules_of(text: &str, language: &str) -> (Output, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.ron");
    fs::write(&path, text).expect("written");
    let path = path.to_str().expect("a path of text");
    (run(&["rules", "--lang", language, path]), path.to_owned())
}

#[test]
fn every_preset_has_a_rule_sheet_and_a_line_on_the_list() {
    let list = run(&["rules", "--list", "--lang", "en"]);
    assert!(list.status.success());
    let list = out(&list);
    // Between the names of the branches.
    let games: Vec<&str> = list.lines().filter(|line| !line.ends_with(':')).collect();
    assert_eq!(games.len(), Preset::ALL.len());
    for line in games {
        let (preset, name) = line.split_once(": ").expect("a line");
        let name = name.split(", ").next().expect("a name");
        for language in ["en", "de"] {
            let sheet = run(&["rules", preset, "--lang", language]);
            assert!(sheet.status.success() && err(&sheet).is_empty(), "{preset}");
            assert!(!out(&sheet).contains("\n* ") && !out(&sheet).contains(['{', '_']), "{preset}");
            assert!(language == "de" || out(&sheet).starts_with(&format!("The rules of {name}")), "{}", out(&sheet));
        }
    }
}

#[test]
fn a_rule_set_in_a_file_is_compared_with_the_nearest_game() {
    let trinidad = "(min_players: 4, max_players: 4, teams: pairs, direction: ccw, trump_by: turn_up, target: 7,\n\
        turnup_scores: {\"A\": 1, \"J\": 3, \"6\": 2}, hang_jack: 3, smudge: off, going_out: strict_order,\n\
        settlement: off)";
    let (output, _) = rules_of(trinidad, "en");
    assert!(output.status.success(), "{}", err(&output));
    let told = out(&output);
    assert!(told.starts_with("The rules of All Fours, Trinidad. 1 change, marked in the margin.\n"), "{told}");
    assert!(told.contains("\n* differs from All Fours, Trinidad.\n"), "{told}");
    let marked: Vec<_> = told.lines().skip(3).filter(|line| line.starts_with("* ")).collect();
    assert!(marked.len() == 1 && marked[0].ends_with("First to 7 wins. (was Play to: 14)"), "{marked:?}");
    let game = Game::new(4, 8);
    assert!(out(&run(&["rules", "--lang", "en", game.path()])).starts_with("The rules of Auction Pitch."));
}

#[test]
fn what_is_wrong_with_a_rule_set_is_told_with_its_place() {
    for (text, place, words) in [
        (
            "(\n target: 11,\n low_to: loser,\n)",
            " (line 3, column ",
            "Low goes to (low_to) can’t have this value. It can be dealt, winner.",
        ),
        ("(\n traget: 11,\n)", " (line 2, column ", "there’s no rule \u{201c}traget\u{201d}"),
        ("(format: \"auction-pitch game\", version: 99)", "", "version"),
        ("", " (line 1, column 1", ""),
    ] {
        let (output, path) = rules_of(text, "en");
        assert_eq!(output.status.code(), Some(1));
        let told = err(&output);
        assert!(told.starts_with(&format!("error: {path} couldn’t be read{place}")), "{told}");
        assert!(told.contains(words) && out(&output).is_empty(), "{told}");
    }
}

#[test]
fn rules_that_cannot_be_played_come_with_what_would_mend_them() {
    let text = "(players: 5, teams: pairs, target: 300)";
    for (language, words) in [
        (
            "en",
            [
                "5 players can’t form these sides.",
                "“Play to” can’t be 300: it must be 1 to 250.",
                "This would fix it (",
                "Partners: none",
                "Play to: 250",
            ],
        ),
        (
            "de",
            [
                "5 Spieler lassen sich so nicht aufteilen.",
                "„Gespielt bis“ kann nicht 300 sein: erlaubt ist 1 bis 250.",
                "So ginge es (",
                "Partner: keine",
                "Gespielt bis: 250",
            ],
        ),
    ] {
        let (output, path) = rules_of(text, language);
        assert_eq!(output.status.code(), Some(1));
        let told = err(&output);
        let label = if language == "de" { "Fehler" } else { "error" };
        assert!(told.starts_with(&format!("{label}: {path}")) && out(&output).is_empty(), "{told}");
        let (why, mended) = words.split_at(2);
        for line in why {
            assert!(told.lines().any(|told| told == format!("- {line}")), "{line}\n{told}");
        }
        // What would mend all of it is told together, so that it cannot contradict itself.
        let last = told.lines().last().unwrap_or_default();
        assert!(mended.iter().all(|part| last.contains(part)), "{mended:?}\n{told}");
    }
    let game = Game::new(4, 9);
    game.change("target: 7", "target: 300");
    let output = run(&["rules", "--lang", "en", game.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).ends_with("This would fix it (Play to: 250).\n"), "{}", err(&output));
}

#[test]
fn choices_are_compared_and_the_coach_asks_by_words() {
    let play = |settings: &str, typed: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().to_str().expect("a path of text");
        fs::write(folder.path().join("settings.ron"), settings).expect("written");
        let seed = "ab".repeat(32);
        let mut asked = program(&["--text", "--data-dir", data, "--lang", "en", "--seed", &seed]);
        let mut child = asked.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
        let mut input = child.stdin.take().expect("a pipe");
        input.write_all(format!("1\n4\nSam\n\n\n{typed}").as_bytes()).expect("typed");
        drop(input);
        let heard = child.wait_with_output().expect("played");
        out(&heard).to_owned()
    };
    let count = |heard: &str, words: &str| heard.lines().filter(|line| line.contains(words)).count();
    // What and why, then every choice with both figures; or that at once.
    for typed in ["hint\nhint\nquit\n", "hint all\nquit\n"] {
        let heard = play("()", typed);
        let compared: Vec<&str> = heard.lines().filter(|line| line.contains("%, ")).collect();
        assert_eq!(compared.len(), 4, "{heard}");
        // A screen reader spells every sign of what is drawn.
        assert!(compared.iter().all(|line| line.contains('.') && !line.contains(['#', '['])), "{compared:?}");
        assert_eq!(count(&heard, "Bid two: "), usize::from(!typed.contains("all")), "{heard}");
        let [best, .., worst] = &compared[..] else { panic!("four") };
        assert!(best.starts_with("2: ") && worst.starts_with("Smudge: ") && worst.contains('±'), "{compared:?}");
    }
    // Hints that are off, or asked for twice.
    assert!(play("(hints: off)", "hint\nhint all\nquit\n").contains("Hints are off."));
    let twice = play("(hints: asked_twice)", "hint\nhint\nquit\n");
    assert!(twice.contains("Type “hint” once more") && count(&twice, "Bid two: ") == 1, "{twice}");
    // The coach asks once, and what is good is not asked about.
    let coached = play("(coach: true)", "four\nthree\nfour\nfour\nquit\n");
    assert_eq!(count(&coached, "That costs you about"), 3, "{coached}");
    assert!(coached.contains("You bid smudge."), "{coached}");
    for (settings, typed) in [("(coach: true)", "two\nquit\n"), ("()", "four\nquit\n")] {
        let heard = play(settings, typed);
        assert!(count(&heard, "That costs you about") == 0 && heard.contains("You bid "), "{heard}");
    }
}

#[cfg(not(feature = "window"))]
#[test]
fn a_build_without_a_window_says_so() {
    let output = run(&[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("--text"), "{}", err(&output));
}

#[test]
fn saved_games_are_listed_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("games");
    fs::create_dir(&place).expect("made");
    let game = Game::new(3, 21);
    let file = place.join("one.ron");
    let _ = fs::copy(game.path(), &file).expect("copied");
    fs::write(place.join("two.ron"), "nonsense").expect("written");
    let data = folder.path().to_str().expect("a path of text");
    let listed = run(&["games", "--data-dir", data, "--lang", "en"]);
    assert!(listed.status.success(), "{}", err(&listed));
    let lines: Vec<&str> = out(&listed).lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains("one.ron: Auction Pitch, Player 0, Player 1 and Player 2;"), "{}", lines[0]);
    assert!(lines[1].contains("two.ron couldn’t be read (line 1"), "{}", lines[1]);
    let told = run(&["games", game.path(), "--lang", "de"]);
    assert!(out(&told).contains("Runde 1\n-------\n") && out(&told).contains("gewinnt das Spiel."), "{}", out(&told));
    assert!(!place.join("two.ron.unreadable").exists() && !folder.path().join("lock").exists(), "nothing is touched");
    let empty = run(&["games", "--data-dir", place.to_str().expect("text"), "--lang", "en"]);
    assert!(out(&empty).starts_with("No games saved yet."), "{}", out(&empty));
}

#[test]
fn what_is_not_there_or_of_another_kind_is_told_as_such() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ours.ron");
    std::fs::write(&file, "(name: \"Ours\", version: 1, target: 11)").expect("written");
    let (data, file) = (folder.path().to_string_lossy(), file.to_string_lossy());
    for command in ["replay", "verify", "review", "games"] {
        let output = run(&[command, "--lang", "en", &file]);
        assert_eq!(output.status.code(), Some(1), "{command}");
        assert_eq!(err(&output), format!("error: {file} is a rule set, not a saved game.\n"), "{command}");
    }
    // Rules that nobody knows are wrong use, wherever they are asked for.
    for line in [&["rules", "setbakc"][..], &["statistics", "--rules", "setbakc"], &["--text", "--rules", "setbakc"]] {
        let output = run(&[line, &["--lang", "en", "--data-dir", &data]].concat());
        assert_eq!(output.status.code(), Some(2), "{line:?}");
        assert!(err(&output).ends_with("\nDid you mean “setback”?\n"), "{line:?}: {}", err(&output));
    }
    if cfg!(all(target_os = "linux", feature = "window")) {
        let word = run(&["frobnicate", "--lang", "en", "--data-dir", &data]);
        assert_eq!(word.status.code(), Some(1));
        assert_eq!(err(&word), "error: frobnicate couldn’t be read: there is no such file.\n");
    }
    let against = run(&["statistics", "--lang", "en", "--against", "nobody"]);
    assert!(err(&against).contains("The choices are: vera, ") && err(&against).contains("master"), "{}", err(&against));
    let games = run(&["games", "--lang", "en", "--data-dir", &file]);
    assert_eq!(games.status.code(), Some(2), "there is no folder");
    assert!(run(&["games", "--lang", "en", "--data-dir", &data]).status.success(), "there is one without games");
    let none = run(&["statistics", "--lang", "en", "--data-dir", &data]);
    assert!(none.status.success() && out(&none).starts_with("No games finished yet."), "{}", out(&none));
    fs::write(folder.path().join("statistics.jsonl"), "{\"game\":\n").expect("written");
    let unread = run(&["statistics", "--lang", "en", "--data-dir", &data]);
    assert_eq!((unread.status.code(), out(&unread)), (Some(1), ""), "there is a game, which cannot be read");
    assert!(err(&unread).contains("statistics.jsonl couldn’t be read (line 1, "), "{}", err(&unread));
}
