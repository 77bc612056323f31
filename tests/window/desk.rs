//! A virtual display with the program on it.

mod drag;
mod fingers;
mod maximize;
mod picture;

use fingers::Fingers;
use picture::Picture;

pub use fingers::Touch;

use iced::Rectangle;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The variable that says where programs of one desktop talk to each other.
pub const BUS: &str = "DBUS_SESSION_BUS_ADDRESS";

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// A virtual display, a window manager, and the program.
pub struct Desk {
    display: String,
    server: Child,
    manager: Child,
    program: Option<Child>,
    /// What touches it, where it is a touchscreen.
    fingers: Option<Fingers>,
    folder: tempfile::TempDir,
    _room: Room,
}

/// So many desks stand side by side: the player at one waits most of the time.
const DESKS: usize = 5;

/// How many of them are taken, and who waits for one.
static TAKEN: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());

/// The room for a desk, given back in the end.
struct Room(usize);

impl Room {
    /// Waits until there is room for so many desks, and takes it.
    fn take(desks: usize) -> Self {
        let (taken, freed) = &TAKEN;
        let taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = freed.wait_while(taken, |taken| *taken + desks > DESKS).unwrap_or_else(PoisonError::into_inner);
        *taken += desks;
        Room(desks)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let (taken, freed) = &TAKEN;
        *taken.lock().unwrap_or_else(PoisonError::into_inner) -= self.0;
        freed.notify_all();
    }
}

/// Waits until the condition holds.
pub fn wait_until(what: &str, mut condition: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !condition() {
        assert!(begun.elapsed() < PATIENCE, "waited too long for {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Does this until the condition holds soon after it: now and then a busy machine loses a key between xdotool and the
/// window.
pub fn try_until(what: &str, mut act: impl FnMut(), mut condition: impl FnMut() -> bool) {
    for _ in 0..6 {
        act();
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE / 6 {
            if condition() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    panic!("tried in vain for {what}");
}

/// Plays each of these at one of two desks that stand side by side.
pub fn at_two_desks<T: Sync>(size: &str, all: &[T], play: impl Fn(&mut Desk, &T) + Sync) {
    let next = AtomicUsize::new(0);
    let sit = || {
        let mut desk = Desk::open(size);
        while let Some(one) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            play(&mut desk, one);
        }
    };
    std::thread::scope(|scope| {
        let _ = scope.spawn(sit);
        sit();
    });
}

impl Desk {
    /// A display on which a window of the usual size has room, with what a desktop keeps for its bars.
    pub const ROOMY: &str = "1296x880";

    /// A display of this size.
    pub fn open(size: &str) -> Self {
        Desk::managed(size, FIXED, 1, false).expect("a display")
    }

    /// The same with a touchscreen; none where no such display can be opened.
    pub fn open_touched(size: &str) -> Option<Self> {
        Desk::managed(size, FIXED, 1, true)
    }

    /// The same with no other desk beside it: time is measured.
    pub fn open_alone(size: &str) -> Self {
        Desk::managed(size, FIXED, DESKS, false).expect("a display")
    }

    /// The same with a window manager that leaves windows where they wish to be.
    pub fn open_freely(size: &str) -> Self {
        Desk::managed(size, "", 1, false).expect("a display")
    }

    fn managed(size: &str, position: &str, desks: usize, is_touched: bool) -> Option<Self> {
        let room = Room::take(desks);
        let folder = tempfile::tempdir().expect("a folder");
        // Free numbers are found by trying: Xvfb ends at once on one that is taken.
        static TRIED: AtomicU32 = AtomicU32::new(0);
        let numbers = (0..4000).map(|_| 200 + (std::process::id() * 7 + TRIED.fetch_add(1, Ordering::Relaxed)) % 4000);
        let displays = numbers.map(|number| format!(":{number}")).filter(|display| !lock(display).exists());
        for (attempt, display) in displays.enumerate() {
            let (width, height) = size.split_once('x').expect("a width and a height");
            let pixels = (width.parse().expect("a width"), height.parse().expect("a height"));
            let server = if is_touched {
                fingers::server(&display, pixels, folder.path()).spawn()
            } else {
                Command::new("Xvfb")
                    // Without it the server begins anew when its last client goes: one that comes at this moment is lost.
                    .args([&display, "-noreset", "-screen", "0", &format!("{size}x24"), "-fbdir"])
                    .arg(folder.path())
                    .stdout(Stdio::null())
                    .stderr(Stdio::null())
                    .spawn()
            };
            if is_touched && (server.is_err() || attempt >= 3) {
                println!(
                    "left out: no display with a touchscreen (it needs Xorg, its driver dummy, and the right to start it)"
                );
                return None;
            }
            let mut server = server.expect("Xvfb can be started");
            let screen = folder.path().join(if is_touched { "touch" } else { "Xvfb_screen0" });
            let mut is_open = false;
            wait_until("the display", || {
                is_open = std::fs::metadata(&screen).is_ok_and(|file| is_touched || file.len() > 0);
                is_open || server.try_wait().is_ok_and(|end| end.is_some())
            });
            let answers = || {
                let ask = Command::new("xdotool").arg("getdisplaygeometry").env("DISPLAY", &display).output();
                ask.is_ok_and(|answer| answer.status.success())
            };
            if is_open && server.try_wait().is_ok_and(|end| end.is_none()) {
                wait_until("the server", answers);
                let config = folder.path().join("openbox.xml");
                std::fs::write(&config, BARE.replace("POSITION", position)).expect("a file");
                let manage = || {
                    Command::new("openbox")
                        .arg("--config-file")
                        .arg(&config)
                        .env("DISPLAY", &display)
                        .stdout(Stdio::null())
                        .stderr(Stdio::null())
                        .spawn()
                        .expect("openbox can be started")
                };
                let mut manager = manage();
                // Only a window manager knows of desktops.
                wait_until("the window manager", || {
                    if manager.try_wait().is_ok_and(|end| end.is_some()) {
                        manager = manage();
                    }
                    let ask = Command::new("xdotool").arg("get_desktop").env("DISPLAY", &display).output();
                    ask.is_ok_and(|answer| answer.status.success() && !answer.stdout.is_empty())
                });
                let screen = iced::Size::new(pixels.0 as f32, pixels.1 as f32);
                let fingers = is_touched.then(|| Fingers::at(folder.path(), screen));
                return Some(Desk { display, server, manager, program: None, fingers, folder, _room: room });
            }
            assert!(attempt < 50, "no display is free");
        }
        None
    }

    /// What the display is called.
    pub fn display(&self) -> &str {
        &self.display
    }

    /// Writes the settings that the program starts with.
    pub fn write_settings(&self, folder: &Path, settings: &str) {
        std::fs::write(folder.join("settings.ron"), settings).expect("the settings");
    }

    /// The home of the player: what is written out without a place being named goes there.
    pub fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    /// Starts the program and waits until its window is there, has the keyboard and shows something.
    pub fn start(&mut self, arguments: &[&str]) {
        self.start_as(&mut Command::new(env!("CARGO_BIN_EXE_auction-pitch")), arguments);
    }

    /// The same with a command that becomes the program.
    pub fn start_as(&mut self, command: &mut Command, arguments: &[&str]) {
        let before = self.picture();
        std::fs::create_dir_all(self.home()).expect("a home");
        // The dialogs of the desktop on which the tests run are none of theirs.
        if !command.get_envs().any(|(name, _)| name == BUS) {
            let _ = command.env(BUS, "unix:path=/nowhere");
        }
        let program = command
            .args(arguments)
            .env("DISPLAY", &self.display)
            .env("HOME", self.home())
            // A program that is handed something has the door in its folder.
            .env_remove("XDG_RUNTIME_DIR")
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("WAYLAND_DISPLAY")
            .env("WINIT_X11_SCALE_FACTOR", "1")
            .spawn()
            .expect("the program can be started");
        let id = program.id().to_string();
        self.program = Some(program);
        wait_until("the window", || !self.xdotool(&["search", "--onlyvisible", "--pid", &id]).is_empty());
        wait_until("the first picture", || self.picture() != before);
        self.wait_until_still();
        wait_until("the keyboard", || {
            let window = self.xdotool(&["search", "--onlyvisible", "--pid", &id]);
            self.xdotool(&["getactivewindow"]) == window.lines().next().unwrap_or_default()
        });
    }

    /// Ends the program at once, as a crash or the loss of power would.
    pub fn kill(&mut self) {
        if let Some(mut program) = self.program.take() {
            program.kill().expect("the program is killed");
            let _ = program.wait().expect("it has ended");
            self.wait_until_gone(program.id());
        }
    }

    /// Waits until the display has taken away the window of this process: the next one may look the same.
    fn wait_until_gone(&self, process: u32) {
        let process = process.to_string();
        wait_until("the window to be gone", || {
            self.xdotool(&["search", "--onlyvisible", "--pid", &process]).is_empty()
        });
    }

    /// The number of the program's process.
    pub fn process(&self) -> u32 {
        self.program.as_ref().expect("a program").id()
    }

    /// Whether the program has not ended.
    pub fn is_running(&mut self) -> bool {
        self.program.as_mut().is_some_and(|program| program.try_wait().is_ok_and(|end| end.is_none()))
    }

    /// Has the program quit, and waits until it has.
    pub fn quit(&mut self) {
        self.tap("ctrl+q");
        let _ = self.wait_for_end();
    }

    /// Has the program quit where it may ask whether that is meant, since not all could be saved.
    pub fn quit_at_any_rate(&mut self) {
        let begun = Instant::now();
        while self.is_running() {
            assert!(begun.elapsed() < PATIENCE, "waited too long for the end of the program");
            self.tap("ctrl+q");
            std::thread::sleep(Duration::from_millis(200));
        }
        let _ = self.wait_for_end();
    }

    /// Waits until the program has ended, and tells how.
    pub fn wait_for_end(&mut self) -> ExitStatus {
        let mut program = self.program.take().expect("a program");
        wait_until("the end of the program", || program.try_wait().is_ok_and(|end| end.is_some()));
        self.wait_until_gone(program.id());
        program.wait().expect("it has ended")
    }

    /// Whether windows of this class are those of the program.
    pub fn is_known_as(&self, class: &str) -> bool {
        let found = self.xdotool(&["search", "--onlyvisible", "--class", &format!("^{class}$")]);
        found.lines().any(|window| window == self.window())
    }

    /// The size of the program's window, and where it lies on the screen.
    pub fn place(&self) -> iced::Rectangle<u32> {
        let told = self.xdotool(&["getwindowgeometry", "--shell", &self.window()]);
        let value = |name: &str| {
            let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
            line.and_then(|value| value.parse().ok()).unwrap_or_default()
        };
        iced::Rectangle { x: value("X"), y: value("Y"), width: value("WIDTH"), height: value("HEIGHT") }
    }

    /// Gives the window another size, as dragging its corner does.
    pub fn arrange(&self, width: u32, height: u32) {
        let _ = self.xdotool(&["windowsize", &self.window(), &width.to_string(), &height.to_string()]);
    }

    /// Puts the upper left corner of the window elsewhere, as dragging it does.
    pub fn put(&self, x: u32, y: u32) {
        let _ = self.xdotool(&["windowmove", &self.window(), &x.to_string(), &y.to_string()]);
    }

    /// Has the window manager maximize the window.
    pub fn maximize(&self) {
        maximize::maximize(&self.display, self.window().parse().expect("a window"));
    }

    /// Puts the window away, and waits until it is gone.
    pub fn minimize(&self) {
        let window = self.window();
        let _ = self.xdotool(&["windowminimize", "--sync", &window]);
        self.wait_until_gone(self.process());
    }

    /// Whether the window is seen and has the keyboard.
    pub fn is_in_front(&self) -> bool {
        let window = self.window();
        !window.is_empty() && self.xdotool(&["getactivewindow"]) == window
    }

    fn window(&self) -> String {
        let id = self.process().to_string();
        let windows = self.xdotool(&["search", "--onlyvisible", "--pid", &id]);
        windows.lines().next().unwrap_or_default().to_owned()
    }

    /// Presses a key.
    pub fn key(&self, key: &str) {
        let _ = self.xdotool(&["key", key]);
        self.settle();
    }

    /// Moves the mouse to this place.
    pub fn point_at(&self, place: iced::Point) {
        let _ = self.xdotool(&["mousemove", &place.x.round().to_string(), &place.y.round().to_string()]);
    }

    /// Clicks at this place at once, without waiting for what comes of it.
    pub fn click_at(&self, place: iced::Point) {
        let (x, y) = (place.x.round().to_string(), place.y.round().to_string());
        let _ = self.xdotool(&["mousemove", &x, &y, "click", "1"]);
    }

    /// Presses the mouse here, takes it there and lets go of it. Of what happens between two pictures the window knows the
    /// last place only, so that each is waited for.
    pub fn drag(&self, from: iced::Point, to: iced::Point) {
        self.point_at(from);
        self.settle();
        let _ = self.xdotool(&["mousedown", "1"]);
        self.settle();
        self.point_at(from + (to - from) * 0.5);
        self.point_at(to);
        self.settle();
        let _ = self.xdotool(&["mouseup", "1"]);
    }

    /// The finger of this number does this at this place.
    pub fn touch(&self, finger: u32, touch: Touch, place: iced::Point) {
        self.fingers.as_ref().expect("a touchscreen").touch(finger, touch, place);
    }

    /// Puts a finger on this place and lifts it, without waiting for what comes of it.
    pub fn tap_at(&self, place: iced::Point) {
        for touch in [Touch::Begins, Touch::Ends] {
            self.touch(0, touch, place);
        }
    }

    /// Presses a key without waiting for what comes of it.
    pub fn tap(&self, key: &str) {
        let _ = self.xdotool(&["key", key]);
    }

    /// Types these words into the field that has the keyboard.
    pub fn write(&self, words: &str) {
        let _ = self.xdotool(&["type", "--delay", "12", words]);
        self.settle();
    }

    /// Drags a file from another window onto this place of the program's window, and drops it there.
    pub fn drop_file(&self, file: &Path, place: iced::Point) {
        let id = self.process().to_string();
        let window = self.xdotool(&["search", "--onlyvisible", "--pid", &id]);
        let window = window.lines().next().and_then(|id| id.parse().ok()).expect("a window");
        drag::drop_file(&self.display, window, file, place);
        self.settle();
    }

    /// Waits until nothing changes any more.
    pub fn wait_until_still(&self) {
        self.rests_for("the picture to rest", Duration::from_millis(400));
    }

    /// Waits until nothing has changed for a moment: what was pressed has been seen.
    pub fn settle(&self) {
        self.rests_for("the picture to settle", Duration::from_millis(120));
    }

    /// Waits until the picture has not changed for so long and the program has nothing to do: one that is still drawing shows
    /// a picture that rests as well.
    fn rests_for(&self, what: &str, moment: Duration) {
        let ticks = || self.program.as_ref().map(ticks_of);
        let mut drawn = (self.pixels(), Instant::now());
        let mut busy = (ticks(), Instant::now());
        wait_until(what, || {
            let ticks = ticks();
            if ticks != busy.0 {
                // While it works there is no need to look, which takes time from it.
                busy = (ticks, Instant::now());
                return false;
            }
            let pixels = self.pixels();
            if pixels != drawn.0 {
                drawn = (pixels, Instant::now());
            }
            drawn.1.elapsed() > moment && busy.1.elapsed() > Duration::from_millis(100)
        });
    }

    /// Whether what is seen here looks as it did, once it rests. With every key the background changes by a hair and back:
    /// of two keys that show the same one may look like it and the other not.
    pub fn looks_like(&self, area: Rectangle, before: u64) -> bool {
        self.wait_until_still();
        if self.picture_of(area) != before {
            // Nothing is done by this letter.
            self.key("x");
        }
        self.picture_of(area) == before
    }

    /// A fingerprint of what is on the display.
    pub fn picture(&self) -> u64 {
        let pixels = self.pixels().unwrap_or_default();
        let mut hasher = DefaultHasher::new();
        pixels.hash(&mut hasher);
        hasher.finish()
    }

    /// A fingerprint of what is in this place on the display.
    pub fn picture_of(&self, area: Rectangle) -> u64 {
        let picture = self.look().expect("a picture");
        let [x, y, width, height] = [area.x, area.y, area.width, area.height].map(|length| length as usize);
        let mut hasher = DefaultHasher::new();
        for line in y..y + height {
            picture.line(line, x..x + width).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// How many pixels differ visibly from what was drawn elsewhere of a window in the upper left corner, but for the mouse,
    /// which points there.
    pub fn differs_from(&self, drawn: &tiny_skia::Pixmap, mouse: iced::Point) -> usize {
        self.look().map_or(usize::MAX, |seen| seen.differs_from(drawn, mouse))
    }

    fn look(&self) -> Option<Picture> {
        Picture::of(self.pixels()?)
    }

    fn pixels(&self) -> Option<Vec<u8>> {
        match self.fingers {
            Some(_) => fingers::picture(&self.display),
            None => std::fs::read(self.folder.path().join("Xvfb_screen0")).ok(),
        }
    }

    /// Saves a picture of the display under `target/tmp/window`, to be looked at.
    pub fn photograph(&self, name: &str) {
        self.wait_until_still();
        let place = self.look().and_then(|picture| picture.save(name));
        println!("a picture is in {}", place.expect("a picture").display());
    }

    /// The processor time the program has used so far, in hundredths of a second.
    pub fn ticks(&self) -> u64 {
        ticks_of(self.program.as_ref().expect("a program"))
    }

    /// The most memory the program has had so far, in KiB.
    pub fn memory(&self) -> u64 {
        let id = self.process();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the most memory");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }

    /// Leaves the program alone for so many seconds. What is measured is the rest itself, not a condition.
    pub fn rest(&self, seconds: u64) {
        std::thread::sleep(Duration::from_secs(seconds));
    }

    fn xdotool(&self, arguments: &[&str]) -> String {
        let answer = Command::new("xdotool").args(arguments).env("DISPLAY", &self.display).output().expect("xdotool");
        String::from_utf8_lossy(&answer.stdout).trim().to_owned()
    }
}

/// The processor time a program has used so far, in hundredths of a second.
fn ticks_of(program: &Child) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", program.id())).expect("the program runs");
    let (_, fields) = stat.rsplit_once(')').expect("fields");
    fields.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().expect("ticks")).sum()
}

impl Drop for Desk {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let _ = self.look().and_then(|picture| picture.save("failed"));
        }
        if let Some(mut program) = self.program.take() {
            let _ = program.kill();
            let _ = program.wait();
        }
        let _ = self.manager.kill();
        let _ = self.manager.wait();
        let _ = self.server.kill();
        let _ = self.server.wait();
        // A server that is killed leaves it.
        let _ = std::fs::remove_file(lock(&self.display));
    }
}

/// The file that says that a display is taken.
fn lock(display: &str) -> PathBuf {
    PathBuf::from(format!("/tmp/.X{}-lock", display.trim_start_matches(':')))
}

/// Windows lie in the upper left corner.
const FIXED: &str = "<position force=\"yes\"><x>0</x><y>0</y></position>";

/// A window manager that draws no frames, so that a window lies just where it is put.
const BARE: &str = r#"<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <theme><keepBorder>no</keepBorder></theme>
  <applications>
    <application class="*"><decor>no</decor>POSITION<focus>yes</focus></application>
  </applications>
</openbox_config>
"#;
