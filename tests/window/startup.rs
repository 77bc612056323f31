//! A desktop that started the program is told that its window is there.

use crate::desk::{Desk, wait_until};

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{ChangeWindowAttributesAux, ConnectionExt, EventMask};

use std::process::Command;

#[test]
fn who_started_the_program_hears_that_its_window_is_there() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let (connection, screen) = x11rb::connect(Some(desk.display())).expect("a display");
    let root = connection.setup().roots[screen].root;
    let listens = ChangeWindowAttributesAux::new().event_mask(EventMask::PROPERTY_CHANGE);
    connection.change_window_attributes(root, &listens).expect("a request").check().expect("it listens");
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let id = "desktop/a long name of a start-1234-host_TIME5678";
    desk.start_as(command.env("DESKTOP_STARTUP_ID", id), &["--data-dir", &folder.path().display().to_string()]);
    let mut said = Vec::new();
    wait_until("what is said of the start", || {
        while let Some(event) = connection.poll_for_event().expect("a connection") {
            if let Event::ClientMessage(message) = event {
                let bytes = message.data.as_data8();
                let end = bytes.iter().position(|byte| *byte == 0).map_or(bytes.len(), |end| end + 1);
                said.extend(&bytes[..end]);
            }
        }
        said.ends_with(b"\0")
    });
    let said = String::from_utf8(said).expect("text");
    assert_eq!(said.trim_end_matches('\0'), format!("remove: ID={}", id.replace(' ', "\\ ")));
}
