//! A screen reader at the real window: it reads the tree on the accessibility bus, and does what a person would with it.

use crate::desk::{BUS, Desk, at_two_desks, try_until, wait_until};
use crate::games::{KINDS, brief, kept, open_as};
use crate::listener::{Ears, Heard, Listener};
use crate::{entries, is_persons_turn, play, saved, wait_for};

use pitch_language::{Language, Names, phrase};
use pitch_players::Stop;
use pitch_rules::{Action, Call, Card, IllegalAction, Tracker, Turn, Viewer, history_of};

use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, Proxy};
use zbus::zvariant::{DynamicDeserialize, OwnedObjectPath, OwnedValue};

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

/// A session of a desktop with its two buses.
pub struct Session {
    bus: Child,
    address: String,
}

impl Session {
    /// A session on this display, with its files in this folder; none where the tools for it are missing.
    pub fn open(display: &str, folder: &Path) -> Option<Self> {
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

    /// Where programs of the session talk to each other.
    pub fn address(&self) -> &str {
        &self.address
    }

    fn connect(address: &str) -> Connection {
        Builder::address(address).and_then(Builder::build).expect("a bus answers")
    }

    /// Who hears what the windows of this session say, from now on.
    pub fn listener(&self, ears: Ears) -> Listener {
        let _bus = self.listen();
        Listener::listen(&self.accessibility(), ears)
    }

    /// The accessibility bus, on which everybody is told that a screen reader listens.
    fn listen(&self) -> Connection {
        let session = Session::connect(&self.address);
        let status = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status").expect("a proxy");
        status.set_property("IsEnabled", true).expect("a screen reader is welcome");
        Session::connect(&self.accessibility())
    }

    /// Where the accessibility bus is.
    fn accessibility(&self) -> String {
        let session = Session::connect(&self.address);
        let bus = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus").expect("a proxy");
        bus.call("GetAddress", &()).expect("an address")
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.bus.kill();
        let _ = self.bus.wait();
    }
}

/// Something on the bus.
#[derive(Debug, Clone, PartialEq)]
struct Object {
    owner: String,
    path: OwnedObjectPath,
    name: String,
    about: String,
    role: u32,
    states: u64,
    /// The place of what it lies in among all that is read.
    within: Option<usize>,
}

/// Roles and states by their numbers on the bus.
const BUTTON: u32 = 43;
const LIST_ITEM: u32 = 32;
const PANEL: u32 = 39;
const CHECKED: u32 = 4;
const ENABLED: u32 = 8;
const FOCUSED: u32 = 12;
const CHECKABLE: u32 = 41;

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

    /// Asks something of an object; an error where it went away meanwhile.
    fn ask<T>(&self, (owner, path): (&str, &str), interface: &str, method: &str, about: [&str; 2]) -> zbus::Result<T>
    where
        T: for<'a> DynamicDeserialize<'a>,
    {
        let about = about.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>();
        let answer = match about[..] {
            [one, other] => self.0.call_method(Some(owner), path, Some(interface), method, &(one, other)),
            _ => self.0.call_method(Some(owner), path, Some(interface), method, &()),
        };
        answer?.body().deserialize()
    }

    /// Everything in the window, in the order in which it is read. What goes away meanwhile is passed over.
    fn read(&self) -> Vec<Object> {
        let mut read = Vec::new();
        self.read_below(("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"), None, &mut read);
        read
    }

    fn read_below(&self, at: (&str, &str), within: Option<usize>, read: &mut Vec<Object>) {
        const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";
        let children = self.ask::<Vec<(String, OwnedObjectPath)>>(at, ACCESSIBLE, "GetChildren", [""; 2]);
        for (owner, path) in children.unwrap_or_default() {
            let at = (owner.as_str(), path.as_str());
            let property = |name: &str| {
                let value = self.ask::<OwnedValue>(at, "org.freedesktop.DBus.Properties", "Get", [ACCESSIBLE, name]);
                value.and_then(|value| Ok(String::try_from(value)?))
            };
            let role = self.ask::<u32>(at, ACCESSIBLE, "GetRole", [""; 2]);
            let states = self.ask::<Vec<u32>>(at, ACCESSIBLE, "GetState", [""; 2]);
            if let (Ok(name), Ok(about), Ok(role), Ok(states)) =
                (property("Name"), property("Description"), role, states)
            {
                let states = states.iter().rev().fold(0, |all, word| all << 32 | u64::from(*word));
                read.push(Object { owner: owner.clone(), path: path.clone(), name, about, role, states, within });
                self.read_below(at, Some(read.len() - 1), read);
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
        wait_until(what, || self.does(&self.find(what, &is)));
    }

    /// Does what a click does with this; false if it is gone.
    fn does(&self, object: &Object) -> bool {
        let action = self.proxy(&object.owner, object.path.as_str(), "Action");
        let done: zbus::Result<bool> = action.call("DoAction", &(0_i32,));
        done.is_ok()
    }
}

/// What a reader does with a control that it came to: gives it the keyboard.
fn grab(reader: &Reader, what: &str, is: impl Fn(&Object) -> bool) {
    let object = reader.find(what, is);
    let _: zbus::Result<bool> = reader.proxy(&object.owner, object.path.as_str(), "Component").call("GrabFocus", &());
}

/// Looks for all of these in what was heard, one after the other.
pub fn assert_heard_in_order(heard: &str, sentences: &[String]) {
    let mut rest = heard;
    for sentence in sentences {
        let Some((_, after)) = rest.split_once(sentence.as_str()) else {
            panic!("\"{sentence}\" is missing in what was heard:\n{heard}\nof {sentences:#?}");
        };
        rest = after;
    }
}

#[test]
fn a_hand_is_known_by_what_a_reader_hears_alone() {
    let listens = |ears: Ears| {
        let mut desk = Desk::open(Desk::ROOMY);
        let folder = tempfile::tempdir().expect("a folder");
        let Some(session) = Session::open(desk.display(), &folder.path().join("bus")) else { return };
        let reader = Reader(session.listen());
        let listener = Listener::listen(&session.accessibility(), ears);
        desk.write_settings(folder.path(), "(speed: instant, trick_pause: milliseconds(0))");
        let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let command = command.env(BUS, &session.address);
        desk.start_as(command, &["--data-dir", &folder.path().display().to_string(), "--seed", "7", "--lang", "en"]);
        let english = Language::new("en").expect("a language");
        try_until("a game", || desk.tap("p"), || saved(folder.path()).is_some_and(|table| is_persons_turn(&table)));
        let mut table = saved(folder.path()).expect("a game");
        let person = table.to_act().expect("a turn");
        let called = table.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::clone(table.rules()), called.collect::<Vec<_>>(), Some(person));
        let (mut is_refused, mut is_advised) = (false, false);
        // A page is heard from its beginning on; what the first is called comes before the cards.
        let begun = 0;
        let mut before = begun;
        while table.hands().is_empty() {
            let view = table.view(Viewer::Seat(person));
            // What is asked is heard, after all that happened.
            let asked = match view.turn {
                Turn::Call(_) => phrase::prompt(&english, &names, &view).trim_end_matches('.').to_owned(),
                _ => phrase::prompt(&english, &names, &view),
            };
            listener.wait_for(&asked, before);
            if !is_advised {
                let decision = table.hint().expect("a question").decide(&Stop::new());
                let count = listener.heard().len();
                desk.key("h");
                listener.wait_for(&phrase::advice_ringed(&english, &names, &decision), count);
                is_advised = true;
                // Asking notes it in the record, and asking on puts it away.
                desk.key("h");
                desk.key("h");
                table = saved(folder.path()).expect("a game");
            }
            let is_card = |card: &Card| {
                let name = phrase::capital(&phrase::card_alone(&english, *card));
                move |object: &Object| object.role == LIST_ITEM && object.name == name
            };
            let why_not = |card: &Card| Some((*card, table.game().why_not(person, *card)?));
            let unplayable = view.hand().iter().collect::<Vec<_>>().iter().find_map(why_not);
            if let (Turn::Play(_), Some((card, why)), false) = (view.turn, unplayable, is_refused) {
                let refusal = phrase::refusal(&english, &names, &IllegalAction::from(why));
                for _ in 0..2 {
                    // Once more is heard once more.
                    let count = listener.heard().len();
                    grab(&reader, "a card that may not be played", is_card(&card));
                    desk.key("Return");
                    listener.wait_for(&refusal, count);
                }
                is_refused = true;
            }
            before = listener.heard().len();
            let goes_on = || {
                let now = saved(folder.path());
                now.is_some_and(|now| {
                    entries(&now) > entries(&table) && (is_persons_turn(&now) || !now.hands().is_empty())
                })
            };
            match &view.legal[0] {
                Action::Play(card) => {
                    grab(&reader, "a card", is_card(card));
                    try_until("what comes next", || desk.tap("Return"), goes_on);
                }
                // Of the bids the lowest, so that trump is one's own.
                _ => {
                    let bid = view.legal.iter().find_map(|action| match action {
                        Action::Call(Call::Bid(bid)) => Some(bid.to_string()),
                        _ => None,
                    });
                    try_until("what comes next", || desk.tap(bid.as_deref().unwrap_or("p")), goes_on);
                }
            }
            table = saved(folder.path()).expect("a game");
        }
        assert!(is_advised && is_refused, "a hint and a refusal came up");
        // The hand as it is told: the bids, trump, every card, every trick; then who made what, and the scores.
        let finished = Arc::clone(&table.hands()[0].finished);
        let result = phrase::hand_aloud(&english, &names, &finished);
        listener.wait_for(result.last().expect("a result"), before);
        let told = phrase::log(&english, &names, &history_of(&finished, table.rules().seats()));
        let deal = phrase::deals(&english, &names, finished.dealer, finished.number);
        let story: Vec<String> = [deal].into_iter().chain(told).chain(result).collect();
        assert!(story.len() > 30, "a whole hand: {story:#?}");
        let heard = listener.words_after(begun);
        assert_heard_in_order(&heard, &story);
        let cards = story.iter().filter(|line| line.contains(" of ")).collect::<Vec<_>>();
        for line in cards {
            assert_eq!(
                heard.matches(line.as_str()).count(),
                story.iter().filter(|other| *other == line).count(),
                "{line}"
            );
        }
        // From the first page on something in the window has the keyboard, and never the bare window.
        let all = listener.heard();
        let first = all.iter().position(|heard| matches!(heard, Heard::Focus(_)) && !heard.is_frame());
        let first = first.expect("something has the keyboard");
        assert!(!all[first..].iter().any(Heard::is_frame), "{all:#?}");
        desk.quit();
    };
    listens(Ears::Announced);
    listens(Ears::Named);
}

#[test]
fn a_reader_finds_trump_the_points_and_the_places_of_things() {
    let mut desk = Desk::open_freely("1600x1100");
    let folder = tempfile::tempdir().expect("a folder");
    let Some(session) = Session::open(desk.display(), &folder.path().join("bus")) else { return };
    let reader = Reader(session.listen());
    // A hand in which trump is known, a trick lies behind, and it is the person's turn.
    let mut table = play::table(4, 7);
    while table.view(Viewer::Public).tricks.is_empty() || !is_persons_turn(&table) {
        assert!(play::step(&mut table, 0));
    }
    pitch_session::storage::save_as(&folder.path().join("current.ron"), table.record()).expect("a file");
    desk.write_settings(folder.path(), "(speed: instant, trick_pause: milliseconds(0))");
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let command = command.env(BUS, &session.address);
    desk.start_as(command, &["--data-dir", &folder.path().display().to_string(), "--lang", "en"]);
    let english = Language::new("en").expect("a language");
    let is_hand = |object: &Object| object.name == "Your hand";
    let has_hand = || reader.read().iter().any(is_hand);
    try_until("the table", || desk.tap("Return"), has_hand);
    let view = table.view(Viewer::Seat(table.to_act().expect("a turn")));
    let trump = phrase::trump(&english, view.trump.expect("a trump"));
    let _ = reader.find("trump", |object| object.name.starts_with(&trump));
    let called = table.players().iter().map(|player| player.name.clone()).collect::<Vec<_>>();
    let names = Names::new(Arc::clone(table.rules()), called, view.own_seat());
    let tracker = Tracker::of(&view, table.rules()).expect("a trump");
    for row in &tracker.points {
        let told = phrase::point_aloud(&english, &names, row, &tracker);
        let _ = reader.find("a point", |object| object.name == told);
    }
    // Where things are is told on the screen, wherever the window was put.
    desk.put(140, 90);
    let extents = |object: &Object, of: u32| -> (i32, i32, i32, i32) {
        reader.proxy(&object.owner, object.path.as_str(), "Component").call("GetExtents", &(of,)).expect("a place")
    };
    for name in ["Your hand", "Scores", "Players"] {
        wait_until("the place of things", || {
            let place = desk.place();
            let list = reader.find("a list", |object| object.name == name);
            let ((x, y, wide, high), (left, top, ..)) = (extents(&list, 0), extents(&list, 1));
            wide > 50 && high > 20 && (x - left, y - top) == (place.x as i32, place.y as i32)
        });
    }
    desk.quit();
}

#[test]
fn a_hand_is_played_by_what_a_screen_reader_reads_alone() {
    let mut desk = Desk::open(Desk::ROOMY);
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
        let go_on = reader.find("the result", |object| is_button(object, "Next hand"));
        let component = reader.proxy(&go_on.owner, go_on.path.as_str(), "Component");
        let _: zbus::Result<bool> = component.call("GrabFocus", &());
    };
    let has_keyboard = || reader.read().iter().any(|object| is_button(object, "Next hand") && object.is(FOCUSED));
    try_until("the keyboard", takes_keyboard, has_keyboard);
    desk.key("Return");
    let _ = wait_for(folder.path(), "the second hand", |table| table.game().number() == 2);
    desk.quit();
}

/// What somebody presses next who knows nothing but what is read: the way on from a result, the first choice that can be made,
/// a card that may go or be played. Nothing where it is not their turn.
fn next_press(read: &[Object]) -> Option<&Object> {
    let goes_on = |object: &&Object| ["Next hand", "Continue"].iter().any(|words| object.name.starts_with(words));
    let mut buttons = read.iter().filter(|object| object.role == BUTTON);
    if let Some(goes_on) = buttons.clone().find(goes_on) {
        return Some(goes_on);
    }
    let hand = read.iter().position(|object| object.name == "Your hand");
    let cards = read.iter().filter(|object| object.role == LIST_ITEM && object.within == hand);
    // A card that is kept says why, and one that goes is marked.
    let mut goes = cards.clone().filter(|card| card.is(CHECKABLE) && !card.is(CHECKED) && card.about.is_empty());
    // The choices are the group besides the one with the buttons of the corners.
    let page = read.iter().find(|object| object.name == "Bar").and_then(|bar| bar.within);
    let is_choice = |object: &&Object| {
        let group = object.within.map(|within| &read[within]);
        group.is_some_and(|group| group.role == PANEL && group.within == page && group.name != "Bar")
    };
    let choices: Vec<&Object> = buttons.by_ref().filter(is_choice).collect();
    let is_short = choices.first().is_some_and(|first| !first.is(ENABLED));
    let card = if is_short { goes.next() } else { None };
    let mut played = cards.filter(|card| card.about.starts_with("You can play it."));
    card.or_else(|| choices.into_iter().find(|choice| choice.is(ENABLED))).or_else(|| played.next())
}

#[test]
fn a_game_of_each_kind_is_played_by_what_a_reader_is_told_and_does_alone() {
    at_two_desks(Desk::ROOMY, &KINDS, |desk, &preset| {
        let folder = tempfile::tempdir().expect("a folder");
        let Some(session) = Session::open(desk.display(), &folder.path().join("bus")) else { return };
        let reader = Reader(session.listen());
        let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let begun = play::table_by(brief(preset), 1201);
        open_as(desk, command.env(BUS, session.address()), folder.path(), &begun, "instant");
        let mut pressed = 0;
        let mut read = Vec::new();
        while !read.iter().any(|object: &Object| object.role == BUTTON && object.name.starts_with("Rematch")) {
            let before = std::mem::take(&mut read);
            wait_until("something new", || {
                read = reader.read();
                read != before
            });
            if let Some(object) = next_press(&read) {
                pressed += usize::from(reader.does(object));
            }
            assert!(pressed < 200, "{preset} goes on for ever");
        }
        let played = kept(folder.path()).expect("a game");
        assert!(played.game().end().is_some(), "{preset} ends");
        println!("{preset}: {pressed} things were pressed in {} hands", played.hands().len());
        desk.kill();
    });
}
