//! Files are chosen in the dialog of the desktop: a portal on a bus of its own answers as a player would, or not at all.

use crate::desk::{BUS, Desk, try_until, wait_until};
use crate::house::kept;
use crate::person::{By, Person, decision};
use crate::saves::{WINDOW, begun, over};
use crate::{entries, saved};

use pitch_rules::{Points, Preset, Rules};
use pitch_session::{RuleSet, Statistics, Storage, Timestamp, storage};

use zbus::blocking::Connection;
use zbus::blocking::connection::Builder;
use zbus::message::Header;
use zbus::names::BusName;
use zbus::zvariant::{OwnedObjectPath, OwnedValue, Value};

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

/// A bus on which nobody is but who comes to it.
pub struct Bus {
    daemon: Child,
    pub address: String,
}

/// No service is started on it.
const QUIET: &str = r#"<busconfig>
  <type>session</type>
  <listen>unix:dir=FOLDER</listen>
  <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>"#;

impl Bus {
    /// A bus with its files in this folder; none where there is no daemon for it.
    pub fn open(folder: &Path) -> Option<Self> {
        let config = folder.join("bus.conf");
        std::fs::write(&config, QUIET.replace("FOLDER", &folder.display().to_string())).expect("written");
        let daemon = Command::new("dbus-daemon")
            .arg("--config-file")
            .arg(&config)
            .args(["--nofork", "--nopidfile", "--print-address"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let Ok(mut daemon) = daemon else {
            println!("left out: dialogs of the desktop are answered with dbus");
            return None;
        };
        let mut address = String::new();
        let told = daemon.stdout.take().map(BufReader::new).expect("it was asked for");
        let _ = { told }.read_line(&mut address).expect("an address");
        Some(Bus { daemon, address: address.trim().to_owned() })
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// A dialog that is open.
#[derive(Debug)]
struct Dialog {
    request: OwnedObjectPath,
    method: &'static str,
    parent: String,
    title: String,
    /// What it was asked for, besides.
    options: HashMap<String, OwnedValue>,
}

/// The dialogs that were opened and not answered yet.
type Dialogs = Arc<Mutex<Vec<Dialog>>>;

/// What the window asks for dialogs.
struct FileChooser(Dialogs);

impl FileChooser {
    fn show(
        &self,
        method: &'static str,
        (parent, title): (String, String),
        options: HashMap<String, OwnedValue>,
        header: &Header<'_>,
    ) -> OwnedObjectPath {
        let token: String = options["handle_token"].try_clone().expect("a token").try_into().expect("a word");
        let sender = header.sender().expect("somebody").trim_start_matches(':').replace('.', "_");
        let path = format!("/org/freedesktop/portal/desktop/request/{sender}/{token}");
        let request = OwnedObjectPath::try_from(path).expect("a path");
        let dialog = Dialog { request: request.clone(), method, parent, title, options };
        self.0.lock().expect("nobody failed").push(dialog);
        request
    }
}

#[zbus::interface(name = "org.freedesktop.portal.FileChooser")]
#[allow(clippy::needless_pass_by_value, reason = "zbus hands it over so")]
impl FileChooser {
    fn open_file(
        &self,
        parent: String,
        title: String,
        options: HashMap<String, OwnedValue>,
        #[zbus(header)] header: Header<'_>,
    ) -> OwnedObjectPath {
        self.show("OpenFile", (parent, title), options, &header)
    }

    fn save_file(
        &self,
        parent: String,
        title: String,
        options: HashMap<String, OwnedValue>,
        #[zbus(header)] header: Header<'_>,
    ) -> OwnedObjectPath {
        self.show("SaveFile", (parent, title), options, &header)
    }

    #[zbus(property, name = "version")]
    fn version(&self) -> u32 {
        4
    }
}

/// The desktop that shows dialogs, as far as it goes.
struct Portal {
    connection: Connection,
    dialogs: Dialogs,
}

impl Portal {
    fn open(bus: &Bus) -> Self {
        let dialogs = Dialogs::default();
        let connection = Builder::address(bus.address.as_str())
            .and_then(|bus| bus.serve_at("/org/freedesktop/portal/desktop", FileChooser(Arc::clone(&dialogs))))
            .and_then(|bus| bus.name("org.freedesktop.portal.Desktop"))
            .and_then(Builder::build)
            .expect("a portal");
        Portal { connection, dialogs }
    }

    /// How many dialogs are open.
    fn count(&self) -> usize {
        self.dialogs.lock().expect("nobody failed").len()
    }

    /// Waits for a dialog.
    fn dialog(&self) -> Dialog {
        wait_until("the dialog", || self.count() > 0);
        self.dialogs.lock().expect("nobody failed").remove(0)
    }

    /// Closes a dialog with this file chosen, or with none.
    fn answer(&self, dialog: &Dialog, file: Option<&Path>) {
        let address = |file: &Path| format!("file://{}", file.display().to_string().replace(' ', "%20"));
        let results: HashMap<&str, Value<'_>> =
            file.map(|file| ("uris", Value::from(vec![address(file)]))).into_iter().collect();
        let answer = (u32::from(file.is_none()), results);
        let interface = "org.freedesktop.portal.Request";
        let nobody: Option<BusName<'_>> = None;
        self.connection.emit_signal(nobody, &dialog.request, interface, "Response", &answer).expect("told");
    }
}

/// Starts the program on this bus.
fn start(desk: &mut Desk, folder: &Path, bus: &Bus) {
    desk.write_settings(folder, "(speed: instant, trick_pause: milliseconds(0))");
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    desk.start_as(command.env(BUS, &bus.address), &["--data-dir", &folder.display().to_string(), "--lang", "en"]);
}

/// Comes by keys to the question which file is to be opened.
fn ask_for_file(desk: &Desk) {
    let before = desk.picture_of(WINDOW);
    try_until("the question", || desk.key("ctrl+o"), || desk.picture_of(WINDOW) != before);
}

#[test]
fn rules_and_a_game_are_chosen_while_the_window_goes_on_and_what_is_wrong_is_told() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let Some(bus) = Bus::open(out.path()) else { return };
    let portal = Portal::open(&bus);
    let folder = folder.path();
    let game = begun(4, 6);
    let [game_file, rules_file, broken] =
        ["our game.ron", "our rules.ron", "broken.ron"].map(|name| out.path().join(name));
    storage::save_as(&game_file, game.record()).expect("written");
    let rules = Rules { target: Points(15), ..Rules::default() };
    storage::share_rule_set(&rules_file, &RuleSet::new("Ours", Preset::AuctionPitch, rules.clone())).expect("written");
    std::fs::write(&broken, "(what is this").expect("written");
    start(&mut desk, folder, &bus);
    // From the first key on keys are named.
    desk.key("F12");
    desk.wait_until_still();
    let home = desk.picture_of(WINDOW);
    ask_for_file(&desk);
    desk.key("Tab");
    desk.wait_until_still();
    let question = desk.picture_of(WINDOW);

    // A dialog that is closed changes nothing.
    desk.key("Return");
    let dialog = portal.dialog();
    assert_eq!((dialog.method, dialog.title.as_str()), ("OpenFile", "Open a file"));
    assert!(dialog.parent.starts_with("x11:") && dialog.parent.len() > 4, "over the window: {}", dialog.parent);
    let filters = format!("{:?}", dialog.options["filters"]);
    assert!(filters.contains("*.ron") && filters.contains("Games and rule sets"), "{filters}");
    desk.key("Return");
    desk.wait_until_still();
    assert_eq!(portal.count(), 0, "one dialog at a time");
    portal.answer(&dialog, None);
    assert!(desk.looks_like(WINDOW, question));

    // Meanwhile the window goes on: it leaves the list and comes back to it.
    let choose = || {
        desk.key("Return");
        portal.dialog()
    };
    let dialog = choose();
    desk.key("Escape");
    desk.key("Escape");
    assert!(desk.looks_like(WINDOW, home));
    ask_for_file(&desk);
    desk.key("Tab");
    portal.answer(&dialog, Some(&broken));
    wait_until("the list to tell of it", || {
        desk.wait_until_still();
        desk.picture_of(WINDOW) != question
    });
    assert_eq!(kept(folder), []);
    portal.answer(&choose(), Some(&rules_file));
    wait_until("the rules", || kept(folder) == [rules.clone()]);
    desk.wait_until_still();
    desk.key("Escape");
    desk.wait_until_still();
    portal.answer(&choose(), Some(&game_file));
    wait_until("the table", || {
        desk.wait_until_still();
        Person::new(&desk, By::Keys).act(&game, &decision(&game).expect("their turn"));
        saved(folder).is_some_and(|now| entries(&now) > entries(&game))
    });
    assert!(saved(folder).expect("a game").record().goes_on_from(game.record()));
}

#[test]
fn a_table_for_other_programs_is_written_where_it_is_chosen_or_where_nobody_answers_in_the_usual_place() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let Some(bus) = Bus::open(out.path()) else { return };
    let portal = Portal::open(&bus);
    let folder = folder.path();
    let mut played = Statistics::default();
    assert!(played.follow(&over(1), Timestamp::from_seconds(1_769_882_709)));
    Storage::open(folder).expect("opened").save_statistics(&mut played).expect("saved");
    start(&mut desk, folder, &bus);
    crate::saves::open_by(&desk, "t");
    desk.key("e");
    let dialog = portal.dialog();
    let name = format!("{:?}", dialog.options["current_name"]);
    assert!(dialog.method == "SaveFile" && name.contains("auction-pitch-statistics.csv"), "{dialog:?}");
    let file = out.path().join("our table.csv");
    portal.answer(&dialog, Some(&file));
    let is_written = |file: &Path| std::fs::read_to_string(file).is_ok_and(|text| text.starts_with("date,game,"));
    wait_until("the table", || is_written(&file));
    assert!(!desk.home().join("auction-pitch-statistics.csv").exists());

    // The desktop leaves while its dialog is open; nobody waits for it for ever.
    desk.key("e");
    let _open = portal.dialog();
    drop(portal);
    wait_until("the table", || is_written(&desk.home().join("auction-pitch-statistics.csv")));
}

#[test]
fn where_no_dialog_comes_that_is_told_and_a_path_can_be_typed() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let Some(bus) = Bus::open(out.path()) else { return };
    let folder = folder.path();
    let rules = Rules { target: Points(15), ..Rules::default() };
    let file = out.path().join("ours.ron");
    storage::share_rule_set(&file, &RuleSet::new("Ours", Preset::AuctionPitch, rules.clone())).expect("written");
    start(&mut desk, folder, &bus);
    ask_for_file(&desk);
    desk.key("Tab");
    desk.wait_until_still();
    let question = desk.picture_of(WINDOW);
    desk.key("Return");
    wait_until("the list to tell of it", || desk.picture_of(WINDOW) != question);
    desk.key("shift+Tab");
    desk.write(&file.display().to_string());
    desk.key("Return");
    wait_until("the rules", || kept(folder) == [rules.clone()]);
}
