//! A table that the program runs without a window.

use pitch_session::{Record, storage};

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

/// Table that is run without a window.
pub(crate) struct Host {
    process: Child,
    address: String,
    key: String,
    /// `--pad` where it keeps a score pad.
    kind: Option<&'static str>,
}

impl Host {
    pub(crate) fn start(folder: &Path, options: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_auction-pitch"))
            .args(["host", "--lang", "en", "--data-dir"])
            .arg(folder)
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let address =
            lines.find_map(|line| line.split_whitespace().find(|word| word.starts_with("http")).map(str::to_owned));
        let code = lines.find_map(|line| line.strip_prefix("Code: ").map(str::to_owned)).expect("a code");
        // A person who is told is listened to until the end.
        drop(thread::spawn(move || lines.for_each(drop)));
        let address = address.expect("an address");
        let key = key_of(&address, &code);
        let kind = options.contains(&"--pad").then_some("--pad");
        Host { process, address, key, kind }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Returns the address that the QR code has.
    pub(crate) fn invitation(&self) -> String {
        format!("{}/#k={}", self.address, self.key)
    }

    /// Ends it at once, as the loss of power would, and starts it again at the same address.
    pub(crate) fn kill_and_start(&mut self, folder: &Path, meanwhile: impl FnOnce()) {
        self.process.kill().expect("killed");
        let _ = self.process.wait();
        meanwhile();
        let listen = self.address.trim_start_matches("http://").to_owned();
        let options: Vec<&str> = ["--listen", &listen].into_iter().chain(self.kind).collect();
        *self = Host::start(folder, &options);
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns the key of the table for its code, as a page asks for it.
fn key_of(address: &str, code: &str) -> String {
    let host = address.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).expect("a connection");
    let body = serde_json::json!({"code": code}).to_string();
    let request = format!(
        "POST /api/code HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("asked");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer.split('"').nth(3).unwrap_or_else(|| panic!("{answer}")).to_owned()
}

/// Returns the game that was saved in a folder, also once it is over; `None` before there is one.
pub(crate) fn saved(folder: &Path) -> Option<Record> {
    let over = || std::fs::read_dir(folder.join("games")).ok()?.flatten().next().map(|entry| entry.path());
    storage::load(&folder.join("current.ron")).ok().or_else(|| storage::load(&over()?).ok())
}
