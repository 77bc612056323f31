//! The desktop wishes for more contrast, by a portal on a bus of its own: the window has it, and loses it with the wish.

use crate::chooser::Bus;
use crate::desk::{BUS, Desk, wait_until};

use zbus::blocking::Connection;
use zbus::blocking::connection::Builder;
use zbus::names::BusName;
use zbus::zvariant::{OwnedValue, Value};

use std::process::Command;

const PLACE: &str = "/org/freedesktop/portal/desktop";
const NAMESPACE: &str = "org.freedesktop.appearance";

/// What the portal says of the desktop: that more contrast is wished for.
struct Settings;

#[zbus::interface(name = "org.freedesktop.portal.Settings")]
#[allow(clippy::needless_pass_by_value, clippy::unused_self, reason = "zbus hands it over so")]
impl Settings {
    fn read(&self, namespace: String, key: String) -> zbus::fdo::Result<OwnedValue> {
        if (namespace.as_str(), key.as_str()) == (NAMESPACE, "contrast") {
            let value = Value::Value(Box::new(Value::U32(1)));
            value.try_to_owned().map_err(|error| zbus::fdo::Error::Failed(error.to_string()))
        } else {
            Err(zbus::fdo::Error::UnknownProperty(key))
        }
    }
}

fn start(desk: &mut Desk, settings: &str, bus: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    desk.write_settings(folder.path(), settings);
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let folder = folder.path().display().to_string();
    desk.start_as(command.env(BUS, bus), &["--data-dir", &folder, "--lang", "en"]);
}

#[test]
fn more_contrast_is_there_when_the_desktop_wishes_for_it() {
    let mut desk = Desk::open(Desk::ROOMY);
    let out = tempfile::tempdir().expect("a folder");
    let Some(bus) = Bus::open(out.path()) else { return };
    let nobody = "unix:path=/nowhere";
    let mut look = |settings: &str| {
        start(&mut desk, settings, nobody);
        let seen = desk.picture();
        desk.quit();
        seen
    };
    let (usual, contrast) = (look("(theme: spruce)"), look("(theme: contrast)"));
    assert_ne!(usual, contrast);
    let portal: Connection = Builder::address(bus.address.as_str())
        .and_then(|bus| bus.serve_at(PLACE, Settings))
        .and_then(|bus| bus.name("org.freedesktop.portal.Desktop"))
        .and_then(Builder::build)
        .expect("a portal");
    start(&mut desk, "(theme: spruce)", &bus.address);
    wait_until("more contrast", || desk.picture() == contrast);
    let interface = "org.freedesktop.portal.Settings";
    let change = (NAMESPACE, "contrast", Value::U32(0));
    let nobody: Option<BusName<'_>> = None;
    portal.emit_signal(nobody, PLACE, interface, "SettingChanged", &change).expect("told");
    wait_until("the usual look", || desk.picture() == usual);
}
