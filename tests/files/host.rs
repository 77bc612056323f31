//! A table for phones without a window: it is asked to end, killed, and started again, and every decision and every key is there.

use serde_json::{Value, json};

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Most time that anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Table that is run.
struct Host {
    process: Child,
    address: String,
    code: String,
    rest: Option<JoinHandle<Vec<String>>>,
}

impl Host {
    fn start(folder: &Path, options: &[&str]) -> Self {
        // Signals reach it also where those who run the tests ignore them.
        let heeds = ["--default-signal=INT,TERM,HUP"];
        let can_heed = Command::new("env").args([heeds[0], "true"]).output().is_ok_and(|tried| tried.status.success());
        let mut command = Command::new("env");
        let _ = command
            .args(heeds.into_iter().filter(|_| can_heed))
            .arg(env!("CARGO_BIN_EXE_auction-pitch"))
            .args(["host", "--lang", "en", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(folder)
            .args(options)
            .stdout(Stdio::piped());
        let mut process = command.spawn().expect("started");
        let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let mut found =
            |prefix: &str| lines.by_ref().find_map(|line| line.split_once(prefix).map(|(_, rest)| rest.to_owned()));
        let address = found("http://").expect("an address");
        let address = address.split_whitespace().next().expect("an address").to_owned();
        let code = found("Code: ").expect("a code");
        let rest = Some(thread::spawn(move || lines.collect()));
        Host { process, address, code, rest }
    }

    fn post(&self, path: &str, key: &str, body: &Value) -> (u16, Value) {
        let Host { address, .. } = self;
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let body = body.to_string();
        let request = format!(
            "POST /api/{path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("asked");
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
        (status, serde_json::from_str(body).unwrap_or_default())
    }

    fn table_key(&self) -> String {
        self.post("code", "", &json!({"code": self.code})).1["table"].as_str().expect("a key").to_owned()
    }

    /// Returns the state of the page with this key once it is as wanted.
    fn page(&self, key: &str, is: impl Fn(&Value) -> bool) -> Value {
        let Host { address, .. } = self;
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let request = format!("GET /api/stream HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {key}\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("asked");
        let begun = Instant::now();
        let mut last = String::new();
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            let state = line.strip_prefix("data: ").and_then(|state| serde_json::from_str::<Value>(state).ok());
            if let Some(state) = state.filter(&is) {
                return state;
            }
            last = if line.starts_with("data: ") { line } else { last };
            assert!(begun.elapsed() < PATIENCE, "the page never came to it: {last}");
        }
        panic!("the stream ended");
    }

    /// Ends it by a signal. Returns its exit code and what it said since the code.
    fn end(mut self, signal: &str) -> (Option<i32>, Vec<String>) {
        let killed = Command::new("kill").args([signal, &self.process.id().to_string()]).status().expect("kill");
        assert!(killed.success());
        let code = self.process.wait().expect("ended").code();
        (code, self.rest.take().and_then(|rest| rest.join().ok()).unwrap_or_default())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_table_for_phones_is_there_again_after_every_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), &["--rules", "auction_pitch", "--seats", "Ana,Ben", "--seed", "3"]);
    let table = host.table_key();
    let sit = |seat: usize, name: &str| {
        let (status, answer) = host.post("join", &table, &json!({"seat": seat, "name": name, "face": "avatar-owl"}));
        assert_eq!(status, 200, "{answer}");
        answer["seat"].as_str().expect("a key").to_owned()
    };
    let keys = [sit(0, "Zoë"), sit(1, "Max")];
    let _ = host.page(&keys[1], |page| page["strip"]["name"] == "Max");
    assert_eq!(host.post("do", &keys[0], &json!({"turn": 0, "act": "begin"})).0, 204);
    let mut host = host;
    for (round, signal) in ["-KILL", "-TERM", "-KILL", "-INT"].into_iter().enumerate() {
        let dealt = host.page(&keys[0], |page| page["hand"]["cards"].as_array().is_some_and(|cards| !cards.is_empty()));
        let turn = dealt["turn"].as_u64().expect("a number");
        let (seat, page) = match dealt["mine"] == true {
            true => (0, dealt),
            false => (1, host.page(&keys[1], |page| page["mine"] == true)),
        };
        let act = page["acts"][0]["act"].as_str().or_else(|| {
            let cards = page["hand"]["cards"].as_array()?;
            cards.iter().find_map(|card| card["act"].as_str())
        });
        let act = act.expect("something to do").to_owned();
        assert_eq!(host.post("do", &keys[seat], &json!({"turn": turn, "act": act})).0, 204, "{page}");
        // What is on a page is on the disk.
        let after = host.page(&keys[seat], |page| page["turn"].as_u64() > Some(turn));
        let (code, said) = host.end(signal);
        match signal {
            "-TERM" | "-INT" => {
                assert_eq!(code, Some(if signal == "-TERM" { 143 } else { 130 }));
                assert!(said.iter().any(|line| line.contains("the game is saved")), "{said:?}");
            }
            _ => assert_eq!(code, None),
        }
        host = Host::start(folder.path(), &[]);
        let again = host.page(&keys[seat], |page| page["kind"] == "sitting");
        assert_eq!((&again["turn"], &again["hand"]), (&after["turn"], &after["hand"]), "round {round}, {signal}");
        assert_eq!(again["strip"]["name"], if seat == 0 { "Zoë" } else { "Max" });
    }
    for entry in fs::read_dir(folder.path()).expect("a folder").flatten() {
        let text = fs::read_to_string(entry.path()).unwrap_or_default();
        let is_kept = entry.file_name() == "phones.ron";
        assert!(is_kept || keys.iter().all(|key| !text.contains(key.as_str())), "a key is in {:?}", entry.path());
    }
}

#[test]
fn who_sat_down_before_the_first_hand_and_after_the_last_one_is_known_to_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("short.ron");
    fs::write(&rules, "(name: \"Short\", target: 1)").expect("written");
    let host = Host::start(folder.path(), &["--rules", rules.to_str().expect("a path"), "--seats", "Ana,bot:teo"]);
    let (code, said) = host.end("-TERM");
    assert_eq!(
        (code, said.last().map(String::as_str)),
        (Some(143), Some("The table is closed. Nobody had sat down yet."))
    );
    let host = Host::start(folder.path(), &["--rules", rules.to_str().expect("a path"), "--seats", "Ana,bot:teo"]);
    let join = json!({"seat": 0, "name": "Zoë", "face": "avatar-owl"});
    let key = host.post("join", &host.table_key(), &join).1["seat"].as_str().expect("a key").to_owned();
    let _ = host.page(&key, |page| page["strip"]["name"] == "Zoë");
    assert!(host.end("-TERM").1.iter().any(|line| line.contains("the game is saved")));
    let host = Host::start(folder.path(), &[]);
    let _ = host.page(&key, |page| page["strip"]["name"] == "Zoë" && page["acts"][0]["act"] == "begin");
    assert_eq!(host.post("do", &key, &json!({"turn": 0, "act": "begin"})).0, 204);
    // To the end: whatever comes first.
    loop {
        let page = host.page(&key, |page| page["mine"] == true || page["acts"][0]["act"] == "ready");
        let card =
            page["hand"]["cards"].as_array().and_then(|cards| cards.iter().find_map(|card| card["act"].as_str()));
        let act = page["acts"][0]["act"].as_str().or(card).expect("something to do");
        if act == "ready" && page["acts"][0]["label"] == "Play again" {
            break;
        }
        let _ = host.post("do", &key, &json!({"turn": page["turn"], "act": act}));
    }
    let _ = host.end("-TERM");
    let host = Host::start(folder.path(), &[]);
    let page = host.page(&key, |page| page["acts"][0]["label"] == "Play again");
    assert_eq!(host.post("do", &key, &json!({"turn": page["turn"], "act": "ready"})).0, 204);
    let _ = host.page(&key, |page| page["hand"]["cards"].as_array().is_some_and(|cards| !cards.is_empty()));
}

#[test]
fn a_new_code_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), &["--rules", "auction_pitch", "--seats", "Ana,bot:teo"]);
    for _ in 0..11 {
        let _ = host.post("code", "", &json!({"code": "AAAAAA"}));
    }
    let said = host.end("-TERM").1;
    assert!(said.iter().any(|line| line.starts_with("Code: ")), "{said:?}");
}

#[test]
fn a_phone_that_comes_and_goes_holds_nothing_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), &["--rules", "auction_pitch", "--seats", "Ana,bot:steady", "--seed", "3"]);
    let wish = json!({"seat": 0, "name": "Ana", "face": "avatar-owl"});
    let key = host.post("join", &host.table_key(), &wish).1["seat"].as_str().expect("a key").to_owned();
    let _ = host.page(&key, |page| page["kind"] == "sitting");
    assert_eq!(host.post("do", &key, &json!({"turn": 0, "act": "begin"})).0, 204);
    let begun = Instant::now();
    // Each look is a page that is opened and closed again, long before a card has been seen for its time.
    while host.page(&key, |page| page["kind"] == "sitting")["mine"] != true {
        assert!(begun.elapsed() < PATIENCE, "neither the deal nor the bot came");
    }
}

#[test]
fn the_player_who_sits_down_is_not_told_to_be_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = Host::start(folder.path(), &["--rules", "setback", "--seats", "Ana,Ben,bot:steady,bot:steady"]);
    let table = host.table_key();
    let sit = |seat: usize, name: &str, face: &str| {
        let (_, answer) = host.post("join", &table, &json!({"seat": seat, "name": name, "face": face}));
        answer["seat"].as_str().expect("a key").to_owned()
    };
    let keys = [sit(0, "Ana", "avatar-owl"), sit(1, "Ben", "avatar-bear")];
    let comes = || drop(host.page(&keys[0], |page| page["strip"]["name"] == "Ana"));
    comes();
    // The third of the others is the first player.
    let _ = host.page(&keys[1], |page| page["table"]["calls"][2]["call"] == "away");
    comes();
    let said = host.end("-TERM").1;
    let at = |words: &str| said.iter().position(|line| line == words);
    for name in ["Ana", "Ben"] {
        assert!(at(&format!("{name} is at the table.")).is_some(), "{said:?}");
        // A phone that is gone for a moment may be told of or not; nobody is back who was not away.
        let away = at(&format!("{name}’s phone is away."));
        let back = at(&format!("{name} is back."));
        assert!(back.is_none_or(|back| away.is_some_and(|away| away < back)), "{said:?}");
    }
}

#[test]
fn a_table_of_any_size_that_the_game_allows_is_hosted() {
    for people in ["Ana,Ben", "Ana,Ben,Cy", "Ana,Ben,Cy,Di,Eve"] {
        for pad in [&[][..], &["--pad"]] {
            let folder = tempfile::tempdir().expect("a folder");
            let options = [&["--rules", "setback", "--seats", people][..], pad].concat();
            assert!(!Host::start(folder.path(), &options).table_key().is_empty(), "{people} {pad:?}");
        }
    }
}
