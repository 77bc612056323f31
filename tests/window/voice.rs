//! A screen reader at the real window: it reads the tree on the accessibility bus, and does what a person would with it.

use crate::desk::{BUS, Desk, try_until, wait_until};
use crate::{entries, is_persons_turn, saved, wait_for};

use auction_pitch::engine::{Action, Viewer};
use auction_pitch::language::{Language, phrase};

use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, Proxy};
use zbus::zvariant::OwnedObjectPath;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A session of a desktop with its two buses.
struct Session {
    bus: Child,
    address: String,
}

impl Session {
    /// A session on this display, with its files in this folder; none where the tools for it are missing.
    fn open(display: &str, folder: &Path) -> Option<Self> {
        let has_registry = ["/usr/share/dbus-1/services", "/usr/local/share/dbus-1/services"]
            .iter()
            .any(|folder| Path::new(folder).join("org.a11y.Bus.service").exists());
        std::fs::create_dir_all(folder).expect("a folder");
        let bus = has_registry.then(|| {
            Command::new("dbus-daemon")
                .args(["--session", "--nofork", "--nopidfile", "--print-address"])
                .env("DISPLAY", display)
                // The second bus has its socket there.
                .env("XDG_RUNTIME_DIR", folder)
                .env("XDG_CACHE_HOME", folder)
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
        });
        let Some(Ok(mut bus)) = bus else {
            println!("left out: the voice of the window is heard with dbus and at-spi2-core");
            return None;
        };
        let mut address = String::new();
        let told = bus.stdout.take().map(BufReader::new).expect("it was asked for");
        let _ = { told }.read_line(&mut address).expect("an address");
        Some(Session { bus, address: address.trim().to_owned() })
    }

    fn connect(address: &str) -> Connection {
        Builder::address(address).and_then(Builder::build).expect("a bus answers")
    }

    /// The accessibility bus, on which everybody is told that a screen reader listens.
    fn listen(&self) -> Connection {
        let session = Session::connect(&self.address);
        let on_bus = |interface| Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", interface).expect("a proxy");
        on_bus("org.a11y.Status").set_property("IsEnabled", true).expect("a screen reader is welcome");
        let address: String = on_bus("org.a11y.Bus").call("GetAddress", &()).expect("an address");
        Session::connect(&address)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.bus.kill();
        let _ = self.bus.wait();
    }
}

/// Something on the bus.
#[derive(Debug, Clone)]
struct Object {
    owner: String,
    path: OwnedObjectPath,
    name: String,
    role: u32,
    states: u64,
}

/// Roles and states by their numbers on the bus.
const BUTTON: u32 = 43;
const LIST_ITEM: u32 = 32;
const ENABLED: u32 = 8;
const FOCUSED: u32 = 12;

impl Object {
    fn is(&self, state: u32) -> bool {
        self.states & 1 << state != 0
    }
}

/// What reads the tree.
struct Reader(Connection);

impl Reader {
    fn proxy<'a>(&self, owner: &'a str, path: &'a str, interface: &'a str) -> Proxy<'a> {
        Proxy::new(&self.0, owner, path, format!("org.a11y.atspi.{interface}")).expect("a proxy")
    }

    fn children(&self, owner: &str, path: &str) -> Vec<(String, OwnedObjectPath)> {
        self.proxy(owner, path, "Accessible").call("GetChildren", &()).unwrap_or_default()
    }

    /// Everything in the window, in the order in which it is read. What goes away meanwhile is passed over.
    fn read(&self) -> Vec<Object> {
        let mut read = Vec::new();
        for (owner, path) in self.children("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root") {
            self.read_below(&owner, &path, &mut read);
        }
        read
    }

    fn read_below(&self, owner: &str, path: &OwnedObjectPath, read: &mut Vec<Object>) {
        for (owner, path) in self.children(owner, path) {
            let accessible = self.proxy(&owner, &path, "Accessible");
            let name: zbus::Result<String> = accessible.get_property("Name");
            let role: zbus::Result<u32> = accessible.call("GetRole", &());
            let states: zbus::Result<Vec<u32>> = accessible.call("GetState", &());
            if let (Ok(name), Ok(role), Ok(states)) = (name, role, states) {
                let states = states.iter().rev().fold(0, |all, word| all << 32 | u64::from(*word));
                read.push(Object { owner: owner.clone(), path: path.clone(), name, role, states });
                self.read_below(&owner, &path, read);
            }
        }
    }

    /// Reads until this is there and can be used.
    fn find(&self, what: &str, is: impl Fn(&Object) -> bool) -> Object {
        let mut found = None;
        wait_until(what, || {
            found = self.read().into_iter().find(|object| object.is(ENABLED) && is(object));
            found.is_some()
        });
        found.expect("waited for it")
    }

    /// Does what a click does with the first that is like this. What goes between being read and being pressed is looked for
    /// again.
    fn press(&self, what: &str, is: impl Fn(&Object) -> bool) {
        wait_until(what, || {
            let object = self.find(what, &is);
            let action = self.proxy(&object.owner, object.path.as_str(), "Action");
            let done: zbus::Result<bool> = action.call("DoAction", &(0_i32,));
            done.is_ok()
        });
    }
}

#[test]
fn a_hand_is_played_by_what_a_screen_reader_reads_alone() {
    let Some(mut desk) = Desk::open(Desk::ROOMY) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let Some(session) = Session::open(desk.display(), &folder.path().join("bus")) else { return };
    let reader = Reader(session.listen());
    desk.write_settings(folder.path(), "(speed: instant, trick_pause: milliseconds(0))");
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let command = command.env(BUS, &session.address);
    desk.start_as(command, &["--data-dir", &folder.path().display().to_string(), "--seed", "7", "--lang", "en"]);
    let english = Language::new("en").expect("a language");
    let is_button = |object: &Object, name: &str| object.role == BUTTON && object.name.starts_with(name);
    let goes_on = |before: usize, hands: usize| {
        let now = saved(folder.path());
        now.is_some_and(|table| entries(&table) > before && (is_persons_turn(&table) || table.hands().len() > hands))
    };
    try_until("a game", || reader.press("the first screen", |object| is_button(object, "Play")), || goes_on(0, 0));
    let mut table = saved(folder.path()).expect("a game");
    while table.hands().is_empty() {
        let seat = table.to_act().expect("a turn");
        // The file is ahead of the bus: a card that was just played may still be told.
        let choice = match &table.view(Viewer::Seat(seat)).legal[0] {
            Action::Play(card) => phrase::capital(&phrase::card_alone(&english, *card)),
            _ => "Pass".to_owned(),
        };
        let is_choice = |object: &Object| [BUTTON, LIST_ITEM].contains(&object.role) && object.name == choice;
        try_until("what comes next", || reader.press("a choice", is_choice), || goes_on(entries(&table), 0));
        table = saved(folder.path()).expect("a game");
    }
    // On the page with the result, by the keyboard that goes where it is asked to.
    let takes_keyboard = || {
        let go_on = reader.find("the result", |object| is_button(object, "Continue"));
        let component = reader.proxy(&go_on.owner, go_on.path.as_str(), "Component");
        let _: zbus::Result<bool> = component.call("GrabFocus", &());
    };
    let has_keyboard = || reader.read().iter().any(|object| is_button(object, "Continue") && object.is(FOCUSED));
    try_until("the keyboard", takes_keyboard, has_keyboard);
    desk.key("Return");
    let _ = wait_for(folder.path(), "the second hand", |table| table.game().number() == 2);
    desk.quit();
}
