//! A phone: a page in a headless Chromium of a phone's size, touched by the protocol of WebDriver.

use serde_json::{Value, json};

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Most time that anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until something holds.
pub(crate) fn wait_until<T>(what: &str, mut is: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = is() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "waited for {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// The driver of Chromium; `None` where it is not installed.
pub(crate) struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts the driver; where it is not installed, a test says so and is left out.
    pub(crate) fn found() -> Option<Self> {
        let driver = Driver::start();
        if driver.is_none() {
            eprintln!("without chromedriver phones are left out");
        }
        driver
    }

    fn start() -> Option<Self> {
        let port = TcpListener::bind(("127.0.0.1", 0)).ok()?.local_addr().ok()?.port();
        let quiet = Stdio::null;
        let process =
            Command::new("chromedriver").arg(format!("--port={port}")).stdout(quiet()).stderr(quiet()).spawn().ok()?;
        let driver = Driver { process, port };
        let _ready = wait_until("the driver", || TcpStream::connect(("127.0.0.1", port)).ok());
        // A driver without a browser that starts is none.
        let tried = driver.session((360, 640), "en", None).inspect_err(|why| eprintln!("no browser: {why}")).ok()?;
        let _ = driver.ask("DELETE", &tried, &Value::Null);
        Some(driver)
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the driver is there");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("asked");
        // The driver does not hang up.
        let mut answer = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") && answer.read_line(&mut head).is_ok_and(|count| count > 0) {}
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length:")?.trim().parse().ok());
        let mut body = vec![0; length.unwrap_or_default()];
        answer.read_exact(&mut body).expect("an answer");
        let whole: Value = serde_json::from_slice(&body).unwrap_or_else(|error| panic!("{error}: {head}"));
        whole["value"].clone()
    }

    /// Opens a page as a phone has it.
    pub(crate) fn phone(&self, size: (u32, u32), language: &str) -> Phone<'_> {
        self.phone_with(size, language, None)
    }

    /// The same with a folder in which what pages keep stays when the browser ends.
    pub(crate) fn phone_with(&self, size: (u32, u32), language: &str, keeps: Option<&Path>) -> Phone<'_> {
        let path = self.session(size, language, keeps).unwrap_or_else(|why| panic!("no browser: {why}"));
        Phone { driver: self, path }
    }

    /// Returns the path of a new session with a browser.
    fn session(&self, (width, height): (u32, u32), language: &str, keeps: Option<&Path>) -> Result<String, Value> {
        let metrics = json!({"width": width, "height": height, "pixelRatio": 2, "touch": true, "mobile": true});
        let args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"];
        let keeps = keeps.map(|folder| format!("--user-data-dir={}", folder.display()));
        let args: Vec<String> = args.map(str::to_owned).into_iter().chain(keeps).collect();
        let options = json!({
            "args": args,
            "mobileEmulation": {"deviceMetrics": metrics},
            "prefs": {"intl.accept_languages": language},
        });
        let wanted = json!({"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"}}}});
        let session = self.ask("POST", "/session", &wanted);
        session["sessionId"].as_str().map(|id| format!("/session/{id}")).ok_or(session)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Page on a phone.
pub(crate) struct Phone<'a> {
    driver: &'a Driver,
    path: String,
}

impl Phone<'_> {
    fn ask(&self, what: &str, body: &Value) -> Value {
        self.driver.ask("POST", &format!("{}/{what}", self.path), body)
    }

    pub(crate) fn open(&self, address: &str) {
        let _ = self.ask("url", &json!({"url": address}));
    }

    pub(crate) fn reload(&self) {
        let _ = self.ask("refresh", &json!({}));
    }

    /// Runs a function body in the page and returns what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.ask("execute/sync", &json!({"script": script, "args": []}))
    }

    /// Touches the screen with one finger.
    pub(crate) fn touch(&self, x: f64, y: f64) {
        self.hold((x, y), 0);
    }

    /// Holds a finger on a place for so many milliseconds.
    pub(crate) fn hold(&self, (x, y): (f64, f64), ms: u32) {
        let (x, y) = (x.round(), y.round());
        let mut finger = vec![
            json!({"type": "pointerMove", "duration": 0, "x": x, "y": y}),
            json!({"type": "pointerDown", "button": 0}),
        ];
        if ms > 0 {
            finger.push(json!({"type": "pause", "duration": ms}));
        }
        finger.push(json!({"type": "pointerUp", "button": 0}));
        let touch =
            json!({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": finger});
        let _ = self.ask("actions", &json!({"actions": [touch]}));
    }

    /// Touches the first element that the script returns the place of, as `[x, y, name]`. Returns its name.
    pub(crate) fn touch_what(&self, script: &str) -> Option<String> {
        let found = self.run(script);
        let place = found.as_array().filter(|place| place.len() == 3)?;
        self.touch(place[0].as_f64()?, place[1].as_f64()?);
        Some(place[2].as_str().unwrap_or_default().to_owned())
    }

    /// Touches the field that is found so, and types into it.
    pub(crate) fn write(&self, field: &str, words: &str) {
        let find = "const r = document.querySelector(FIELD).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, ''];";
        let _ = self.touch_what(&find.replace("FIELD", &Value::from(field).to_string()));
        let strokes =
            words.chars().flat_map(|letter| ["keyDown", "keyUp"].map(|what| json!({"type": what, "value": letter})));
        let keys = json!({"type": "key", "id": "keys", "actions": strokes.collect::<Vec<_>>()});
        let _ = self.ask("actions", &json!({"actions": [keys]}));
    }

    pub(crate) fn text(&self) -> String {
        self.run("return document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// Returns what the page complained of.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.ask("se/log", &json!({"type": "browser"}));
        let severe = |entry: &&Value| entry["level"] == "SEVERE";
        // That the computer restarts, or that something happened before a touch, is no fault of the page.
        let is_fault = |message: &&str| !message.contains("net::ERR_") && !message.contains("status of 4");
        let all = log.as_array().into_iter().flatten().filter(severe);
        all.filter_map(|entry| entry["message"].as_str()).filter(is_fault).map(str::to_owned).collect()
    }
}

impl Drop for Phone<'_> {
    fn drop(&mut self) {
        let _ = self.driver.ask("DELETE", &self.path, &Value::Null);
    }
}
