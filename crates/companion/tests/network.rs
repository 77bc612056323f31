//! The server as strangers meet it: over a socket.

use pitch_companion::{Companion, Deed, Goodbye, Invitation, Options, PadCompanion, PadDeed};
use pitch_language::Language;
use pitch_rules::{Preset, Seat};
use pitch_session::pad::{Form, Stroke};
use pitch_session::{Deals, Kind, NewGame, Pad, Player, Table, Timestamp};

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::ops::Deref;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

/// Most time that an answer may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where a server is reached, and with which key.
struct Door {
    bound: SocketAddr,
    key: String,
}

impl Door {
    fn new(bound: SocketAddr, invitation: &Invitation) -> Self {
        let key = invitation.with_key.split("#k=").nth(1).expect("a key").to_owned();
        Door { bound, key }
    }
}

struct Site {
    door: Door,
    companion: Companion,
    table: Table,
    deeds: Receiver<Deed>,
}

impl Deref for Site {
    type Target = Door;

    fn deref(&self) -> &Door {
        &self.door
    }
}

fn options<D: Send + 'static>(sender: Sender<D>) -> Options<D> {
    Options {
        listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        hosts: Vec::new(),
        folder: None,
        language: Language::default(),
        gives_hints: true,
        four_colours: false,
        goodbye: Goodbye::Restart,
        sink: Box::new(move |deed| drop(sender.send(deed))),
    }
}

fn site() -> Site {
    let players = ["Ana", "Ben", "Cy", "Di"].map(|name| Player::new(name, Kind::Person)).to_vec();
    let new = NewGame::new(Preset::Setback.into(), players, Deals::from_number(3));
    let table = Table::new(new).expect("a table");
    let (send, deeds) = mpsc::channel();
    let seats: Vec<Seat> = table.rules().seats().all().collect();
    let companion = Companion::open(options(send), table.clone(), &seats).expect("a port");
    Site { door: Door::new(companion.bound(), companion.invitation()), companion, table, deeds }
}

/// Answer to a request: status, head and body.
#[derive(Debug)]
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

impl Door {
    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.bound).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        stream.set_write_timeout(Some(PATIENCE)).expect("a timeout");
        stream
    }

    /// Sends bytes and reads until the server closes; nothing if it hangs up at once.
    fn raw(&self, bytes: &[u8]) -> Answer {
        let mut stream = self.connect();
        let _ = stream.write_all(bytes);
        let mut all = Vec::new();
        let _ = stream.read_to_end(&mut all);
        let all = String::from_utf8_lossy(&all).into_owned();
        let (head, body) = all.split_once("\r\n\r\n").unwrap_or((&all, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    fn send(&self, method: &str, path: &str, head: &str, body: &str) -> Answer {
        let host = self.bound;
        let host = if head.to_lowercase().contains("host:") { String::new() } else { format!("Host: {host}\r\n") };
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{host}{head}Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        self.raw(request.as_bytes())
    }

    fn key(&self) -> String {
        self.key.clone()
    }

    fn post(&self, path: &str, key: &str, body: &Value) -> Answer {
        self.send("POST", path, &format!("Authorization: Bearer {key}\r\n"), &body.to_string())
    }

    fn sit(&self, seat: usize, name: &str) -> String {
        let answer = self.post("/api/join", &self.key(), &json!({"seat": seat, "name": name, "face": "avatar-cat"}));
        answer.json()["seat"].as_str().unwrap_or_else(|| panic!("{answer:?}")).to_owned()
    }

    fn open(&self, key: &str) -> Stream {
        let mut stream = self.connect();
        let host = self.bound;
        let request = format!("GET /api/stream HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("sent");
        Stream { stream, seen: Vec::new() }
    }
}

/// Stream of a page.
struct Stream {
    stream: TcpStream,
    seen: Vec<u8>,
}

impl Stream {
    /// Returns the next state of the page.
    fn next(&mut self) -> Option<Value> {
        loop {
            let text = String::from_utf8_lossy(&self.seen).into_owned();
            if let Some(start) = text.find("data: ")
                && let Some(end) = text[start..].find("\n\n")
            {
                let message = text[start + 6..start + end].to_owned();
                self.seen = text.as_bytes()[start + end..].to_vec();
                return serde_json::from_str(&message).ok();
            }
            let mut bytes = [0; 65536];
            match self.stream.read(&mut bytes) {
                Ok(0) | Err(_) => return None,
                Ok(count) => self.seen.extend_from_slice(&bytes[..count]),
            }
        }
    }
}

#[test]
fn strangers_get_nothing() {
    let site = site();
    assert_eq!(site.send("GET", "/", "", "").status, 200);
    for host in ["evil.example", "evil.example:80", ""] {
        assert_eq!(site.send("GET", "/", &format!("Host: {host}\r\n"), "").status, 403, "{host}");
    }
    let key = site.key();
    let bearer = format!("Authorization: Bearer {key}\r\n");
    let body = json!({"seat": 0}).to_string();
    assert_eq!(site.send("POST", "/api/join", &format!("{bearer}Origin: http://evil.example\r\n"), &body).status, 403);
    assert_eq!(site.send("POST", "/api/code", "", "{\"code\":\"AAAAAA\"}").status, 403, "a form of another site");
    assert_eq!(site.send("GET", "/api/stream", "", "").status, 401);
    assert_eq!(site.send("GET", "/api/stream", "Authorization: Bearer 0\r\n", "").status, 401);
    assert_eq!(site.post("/api/do", &key, &json!({"turn": 0, "act": "begin"})).status, 401, "who has no place");
    assert!(site.deeds.try_recv().is_err());
}

#[test]
fn a_page_may_load_nothing_from_elsewhere_and_tells_nobody_where_it_is() {
    let site = site();
    let head = site.send("GET", "/", "", "").head.to_lowercase();
    for wanted in
        ["default-src 'none'", "frame-ancestors 'none'", "referrer-policy: no-referrer", "nosniff", "no-store"]
    {
        assert!(head.contains(wanted), "{wanted}: {head}");
    }
    assert!(!head.contains("set-cookie") && !head.contains("unsafe-inline"), "{head}");
    let page = site.send("GET", "/", "", "").body;
    assert!(!page.contains("{{") && !page.contains(" style=") && !page.contains("<script>"), "{page}");
    let weight: usize =
        ["/", "/page.css", "/page.js"].iter().map(|path| site.send("GET", path, "", "").body.len()).sum();
    assert!(weight < 100_000, "{weight} bytes");
}

#[test]
fn a_body_that_is_too_large_and_a_head_that_never_ends_are_dropped() {
    let site = site();
    let large = json!({"code": "A".repeat(5000)}).to_string();
    let origin = format!("Origin: http://{}\r\n", site.companion.bound());
    assert_eq!(site.send("POST", "/api/code", &origin, &large).status, 413);
    for unread in ["{\"code\":", "{\"code\": 7}", "[]"] {
        let answer = site.send("POST", "/api/code", &origin, unread);
        assert_eq!((answer.status, answer.json()["said"].as_str()), (400, Some("The table couldn’t read that.")));
    }
    let endless = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}", "a".repeat(100_000));
    assert!(site.raw(endless.as_bytes()).status >= 400);
    // A gigabyte is announced, and never read.
    let host = site.companion.bound();
    let mut stream = site.connect();
    let head = format!(
        "POST /api/code HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("sent");
    let chunk = [b'a'; 65536];
    let sent = (0..16_000).take_while(|_| stream.write_all(&chunk).is_ok()).count();
    assert!(sent < 1000, "{sent} pieces were taken");
    assert_eq!(site.send("GET", "/", "", "").status, 200);
}

#[test]
fn ten_wrong_codes_change_the_code() {
    let site = site();
    let (first, origin) = (site.companion.code(), format!("Origin: http://{}\r\n", site.companion.bound()));
    for _ in 0..10 {
        assert_eq!(site.send("POST", "/api/code", &origin, "{\"code\":\"000000\"}").status, 403);
    }
    assert_ne!(site.companion.code(), first);
    assert_eq!(site.send("POST", "/api/code", &origin, &json!({"code": first}).to_string()).status, 403);
    let right = site.send("POST", "/api/code", &origin, &json!({"code": site.companion.code()}).to_string());
    assert_eq!(right.json()["table"].as_str(), Some(site.key().as_str()));
}

#[test]
fn mutated_requests_neither_stop_the_table_nor_decide_anything() {
    let site = site();
    let key = site.sit(0, "Ana");
    let mut page = site.open(&key);
    assert_eq!(page.next().expect("a page")["kind"], "sitting");
    while site.deeds.try_recv().is_ok() {}
    let host = site.companion.bound();
    let bodies =
        [r#"{"turn":0,"act":"KC"}"#, r#"{"turn":0,"act":"discard","cards":["KC"]}"#, r#"{"turn":0,"act":"undo"}"#];
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let count = std::env::var("PITCH_REQUESTS").ok().and_then(|count| count.parse().ok()).unwrap_or(300);
    for index in 0..count {
        let body = bodies[index % bodies.len()];
        let mut request = format!(
            "POST /api/do HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
        .into_bytes();
        for _ in 0..rng.random_range(1..6) {
            let at = rng.random_range(0..request.len());
            match rng.random_range(0..3) {
                0 => request[at] = rng.random(),
                1 => drop(request.remove(at)),
                _ => request.insert(at, rng.random()),
            }
        }
        let mut stream = site.connect();
        let _ = stream.write_all(&request);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
    }
    assert!(site.deeds.try_recv().is_err(), "nothing is decided before the game begins");
    site.companion.show(&site.table);
    assert_eq!(site.send("GET", "/", "", "").status, 200);
}

#[test]
fn connections_that_say_nothing_make_room_for_others() {
    let site = site();
    let key = site.sit(1, "Ben");
    let mut page = site.open(&key);
    assert!(page.next().is_some());
    let lazy: Vec<TcpStream> = (0..300).map(|_| site.connect()).collect();
    let before = Instant::now();
    assert_eq!(site.send("GET", "/", "", "").status, 200);
    assert!(before.elapsed() < PATIENCE);
    // Who plays is still there.
    let other = site.sit(2, "Cy");
    assert!(page.next().is_some_and(|page| page["kind"] == "sitting"), "the page that was open goes on");
    drop((lazy, other));
}

#[test]
fn everybody_hears_of_a_deal_and_of_nobody_elses_cards() {
    let mut site = site();
    let keys: Vec<String> =
        ["Ana", "Ben", "Cy", "Di"].iter().enumerate().map(|(seat, name)| site.sit(seat, name)).collect();
    let mut pages: Vec<Stream> = keys.iter().map(|key| site.open(key)).collect();
    for page in &mut pages {
        assert!(page.next().is_some());
    }
    assert_eq!(site.post("/api/do", &keys[2], &json!({"turn": 0, "act": "begin"})).status, 204);
    drop(site.table.deal());
    site.companion.show(&site.table);
    let mut hands = Vec::new();
    for page in &mut pages {
        let hand = loop {
            let state = page.next().expect("a page");
            let cards = state["hand"]["cards"].as_array().cloned().unwrap_or_default();
            if !cards.is_empty() {
                break cards
                    .iter()
                    .map(|card| card["card"].as_str().unwrap_or_default().to_owned())
                    .collect::<Vec<_>>();
            }
        };
        hands.push(hand);
    }
    let all: std::collections::BTreeSet<&String> = hands.iter().flatten().collect();
    assert_eq!((hands.len(), all.len()), (4, 24), "{hands:?}");
}

#[test]
fn whoever_listens_is_told_that_the_computer_leaves() {
    let site = site();
    let mut page = site.open(&site.sit(0, "Ana"));
    assert!(page.next().is_some());
    drop(site.companion);
    let mut last = Value::Null;
    while let Some(state) = page.next() {
        last = state;
    }
    assert_eq!(last["kind"], "bye");
}

#[test]
fn a_pad_is_written_on_with_its_key_alone_and_each_stroke_is_heard_once() {
    let people = ["Ruth", "Ben", "Cleo", "Dev"].map(|name| Player::new(name, Kind::Person)).to_vec();
    let pad = Pad::new(Preset::Setback.into(), "setback", people, Seat::default(), Timestamp::default());
    let mut form = Form::new(pad.expect("a pad"));
    let (send, deeds) = mpsc::channel();
    let companion = PadCompanion::open(options(send), form.clone()).expect("a port");
    let door = Door::new(companion.bound(), companion.invitation());
    let key = door.key();
    let press = json!({"turn": 0, "act": "bidder 1"});
    let from_elsewhere = format!("Authorization: Bearer {key}\r\nOrigin: http://evil.example\r\n");
    assert_eq!(door.send("POST", "/api/do", &from_elsewhere, &press.to_string()).status, 403);
    let by_another_name = format!("Authorization: Bearer {key}\r\nHost: evil.example\r\n");
    assert_eq!(door.send("POST", "/api/do", &by_another_name, &press.to_string()).status, 403);
    assert_eq!(door.post("/api/do", "0", &press).status, 401);
    assert_eq!(door.post("/api/join", &key, &json!({"seat": 0, "name": "Ann", "face": ""})).status, 409, "no places");
    let mut pages = [door.open(&key), door.open(&key)];
    for page in &mut pages {
        assert_eq!(page.next().expect("a page")["kind"], "pad");
    }
    assert_eq!([0, 1].map(|_| door.post("/api/do", &key, &press).status), [204, 409]);
    let pressed: Vec<PadDeed> = deeds.try_iter().filter(|deed| *deed != PadDeed::Presence).collect();
    assert_eq!(pressed, [PadDeed::Press { turn: 0, stroke: Stroke::Bidder(1) }]);
    let _ = form.press(Stroke::Bidder(1), Timestamp::default());
    companion.show(form);
    for page in &mut pages {
        assert_eq!(page.next().expect("a page")["turn"], 1);
    }
    assert_eq!(door.post("/api/do", &key, &json!({"turn": 1, "act": "write"})).status, 422, "a hand that doesn't fit");
    assert_eq!(door.post("/api/do", &key, &json!({"turn": 1, "act": "bid 99"})).status, 409, "what isn't offered");
    assert!(deeds.try_recv().is_err());
}
