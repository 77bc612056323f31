//! Orca, the screen reader of the desktops, at the real window: what it says is written into its debug file.
//!
//! Its speech goes to the dummy of Speech Dispatcher, so that nothing is heard. What it said is left in `target/tmp/window`.

use crate::desk::{BUS, Desk, try_until, wait_until};
use crate::voice::{Session, assert_heard_in_order};
use crate::{decide, entries, is_persons_turn, saved};

use pitch_language::{Language, Names, phrase};
use pitch_rules::{Turn, history_of};
use pitch_session::hand_order;
use pitch_session::settings::HandOrder;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

/// Orca, and what speaks for it.
struct Orca {
    dispatcher: Child,
    reader: Child,
    log: PathBuf,
}

impl Orca {
    /// Lets it listen in this session, with its files in this folder; none where it is not installed.
    fn listen(session: &Session, display: &str, folder: &Path) -> Option<Self> {
        let is_there = |program: &str| {
            let path = std::env::var_os("PATH").unwrap_or_default();
            std::env::split_paths(&path).any(|folder| folder.join(program).exists())
        };
        if !is_there("orca") || !is_there("speech-dispatcher") {
            println!("left out: what Orca says is heard with orca and speech-dispatcher");
            return None;
        }
        let (home, voice) = (folder.join("home"), folder.join("voice"));
        for folder in [&home, &voice] {
            std::fs::create_dir_all(folder).expect("a folder");
        }
        std::fs::write(home.join(".libao"), "default_driver=null\n").expect("a file");
        let config = "AudioOutputMethod \"libao\"\nAddModule \"dummy\" \"sd_dummy\" \"\"\nDefaultModule dummy\n";
        std::fs::write(voice.join("speechd.conf"), config).expect("a file");
        let log = folder.join("orca.log");
        let inside = |program: &str| {
            let mut command = Command::new(program);
            let _ = command
                .env("DISPLAY", display)
                .env("HOME", &home)
                .env("XDG_RUNTIME_DIR", folder)
                .env(BUS, session.address())
                .env_remove("WAYLAND_DISPLAY")
                .env_remove("XDG_CONFIG_HOME")
                .env_remove("XDG_DATA_HOME")
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            command
        };
        let mut dispatcher = inside("speech-dispatcher");
        let dispatcher = dispatcher.arg("--run-single").args(["--timeout", "0"]).arg("--config-dir").arg(&voice);
        let dispatcher = dispatcher.arg("--log-dir").arg(&voice).spawn().expect("it can be started");
        let socket = folder.join("speech-dispatcher/speechd.sock");
        wait_until("what speaks", || socket.exists());
        // It keeps what it writes into a file to itself until that is much, and not what it writes to a terminal.
        let mut reader = inside("script");
        let reader = reader.args(["--quiet", "--flush", "--command", "exec orca --debug-file /dev/tty"]).arg(&log);
        let reader = reader.stdin(Stdio::null()).spawn().expect("it can be started");
        let mut orca = Orca { dispatcher, reader, log };
        let mut has_ended = false;
        wait_until("Orca", || {
            has_ended = orca.reader.try_wait().is_ok_and(|end| end.is_some());
            has_ended || !orca.said().is_empty()
        });
        // There is one for everybody who works on this machine under one name.
        if has_ended && std::fs::read_to_string(&orca.log).is_ok_and(|log| log.contains("orca --replace")) {
            println!("left out: another Orca is running");
            return None;
        }
        Some(orca)
    }

    /// All that it said, a line each time that it spoke.
    fn said(&self) -> String {
        let log = String::from_utf8_lossy(&std::fs::read(&self.log).unwrap_or_default()).into_owned();
        let lines = log.lines().filter_map(|line| line.split_once("SPEECH OUTPUT: ").map(|(_, said)| said));
        // What is said stands between quotation marks of Python's, and how it is said in braces behind it.
        let said =
            lines.map(|said| said.rsplit_once('{').map_or(said, |(said, _)| said).trim_matches(['\'', '"', ' ']));
        said.collect::<Vec<_>>().join("\n")
    }

    fn wait_for(&self, words: &str) {
        let is_said = || self.said().contains(words);
        let done = std::panic::catch_unwind(|| wait_until("Orca to speak", is_said));
        assert!(done.is_ok(), "\"{words}\" was never said, but:\n{}", self.said());
    }
}

impl Drop for Orca {
    fn drop(&mut self) {
        for child in [&mut self.reader, &mut self.dispatcher] {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[test]
fn orca_says_what_happens_and_what_is_asked() {
    let mut desk = Desk::open_alone(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let bus = folder.path().join("bus");
    let Some(session) = Session::open(desk.display(), &bus) else { return };
    let Some(orca) = Orca::listen(&session, desk.display(), &bus) else { return };
    desk.write_settings(folder.path(), "(speed: fast, trick_pause: milliseconds(0))");
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let command = command.env(BUS, session.address());
    desk.start_as(command, &["--data-dir", &folder.path().display().to_string(), "--seed", "7", "--lang", "en"]);
    orca.wait_for("Learn by playing");
    try_until("a game", || desk.tap("p"), || saved(folder.path()).is_some_and(|table| is_persons_turn(&table)));
    let mut table = saved(folder.path()).expect("a game");
    let (english, person) = (Language::new("en").expect("a language"), table.to_act().expect("a turn"));
    let called = table.players().iter().map(|player| player.name.clone()).collect::<Vec<_>>();
    let names = Names::new(Arc::clone(table.rules()), called, Some(person));
    let mut bids = Vec::new();
    while table.hands().is_empty() {
        // Anyone who listens waits for what is asked.
        let view = table.view(pitch_rules::Viewer::Seat(person));
        let asked = phrase::prompt(&english, &names, &view).trim_end_matches('.').to_owned();
        orca.wait_for(&asked);
        if matches!(view.turn, Turn::Call(_)) {
            let cards = hand_order::order(view.hand(), view.rankings.with(view.trump), HandOrder::default());
            orca.wait_for(&phrase::lying_aloud(&english, &view, &cards));
            bids.push(asked);
        }
        let goes_on = || {
            let now = saved(folder.path());
            now.is_some_and(|now| entries(&now) > entries(&table) && (is_persons_turn(&now) || !now.hands().is_empty()))
        };
        try_until("what comes next", || decide(&desk, &table), goes_on);
        table = saved(folder.path()).expect("a game");
    }
    let finished = Arc::clone(&table.hands()[0].finished);
    let result = phrase::hand_aloud(&english, &names, &finished);
    orca.wait_for(result.last().expect("a result"));
    let told = phrase::log(&english, &names, &history_of(&finished, table.rules().seats()));
    let story: Vec<String> = told.into_iter().chain(result).collect();
    let said = orca.said();
    let kept = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window");
    std::fs::create_dir_all(&kept).expect("a folder");
    std::fs::write(kept.join("orca.txt"), &said).expect("a file");
    assert_heard_in_order(&said, &story);
    // No question is said twice, and what the page is called once and not for each trick.
    for asked in &bids {
        let times = bids.iter().filter(|other| *other == asked).count();
        assert_eq!(said.matches(asked.as_str()).count(), times, "{asked}:\n{said}");
    }
    assert_eq!(said.matches("Auction Pitch panel").count(), 1, "{said}");
    desk.quit();
}
