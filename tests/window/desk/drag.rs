//! A window from which a file is dragged, as from a file manager, by the protocol XDND.

use super::wait_until;

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, SELECTION_NOTIFY_EVENT,
    SelectionNotifyEvent, SelectionRequestEvent, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;
use x11rb::{COPY_DEPTH_FROM_PARENT, COPY_FROM_PARENT, CURRENT_TIME, NONE};

use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// The version of the protocol.
const VERSION: u32 = 5;

x11rb::atom_manager! {
    Atoms: AtomsCookie {
        XdndActionCopy,
        XdndAware,
        XdndDrop,
        XdndEnter,
        XdndFinished,
        XdndPosition,
        XdndSelection,
        XdndStatus,
        UriList: b"text/uri-list",
    }
}

/// What is dragged, and the window that is to take it.
struct Drag {
    connection: RustConnection,
    to: Window,
    /// The address of the file, on a line of its own.
    address: Vec<u8>,
}

/// Drops a file on a window and waits until that says that it is done with it.
pub fn drop_file(display: &str, to: Window, file: &Path, place: iced::Point) {
    let (connection, screen) = x11rb::connect(Some(display)).expect("a display");
    let root = connection.setup().roots[screen].root;
    let atoms = Atoms::new(&connection).expect("a request").reply().expect("atoms");
    let from = connection.generate_id().expect("a number");
    let (depth, class) = (COPY_DEPTH_FROM_PARENT, WindowClass::INPUT_OUTPUT);
    let look = CreateWindowAux::new();
    let made = connection.create_window(depth, from, root, 0, 0, 1, 1, 0, class, COPY_FROM_PARENT, &look);
    made.expect("a request").check().expect("a window");
    let owned = connection.set_selection_owner(from, atoms.XdndSelection, CURRENT_TIME);
    owned.expect("a request").check().expect("what is dragged");
    let drag = Drag { connection, to, address: address(file) };

    let aware = drag.connection.get_property(false, to, atoms.XdndAware, AtomEnum::ATOM, 0, 1);
    let aware = aware.expect("a request").reply().expect("a property");
    assert!(aware.value32().and_then(|mut it| it.next()).is_some_and(|it| it >= 3), "the window takes what is dropped");
    drag.tell(atoms.XdndEnter, [from, VERSION << 24, atoms.UriList, NONE, NONE]);
    let at = (place.x.round() as u32) << 16 | place.y.round() as u32;
    drag.tell(atoms.XdndPosition, [from, 0, at, CURRENT_TIME, atoms.XdndActionCopy]);
    let (mut is_wanted, mut is_given) = (false, false);
    wait_until("the window to look at what is dragged", || {
        match drag.connection.poll_for_event().expect("a display") {
            Some(Event::ClientMessage(message)) if message.type_ == atoms.XdndStatus => {
                is_wanted = message.data.as_data32()[1] & 1 == 1;
                assert!(is_wanted, "the window refuses it");
            }
            Some(Event::SelectionRequest(request)) => {
                drag.give(&request);
                is_given = true;
            }
            _ => {}
        }
        is_wanted && is_given
    });
    drag.tell(atoms.XdndDrop, [from, 0, CURRENT_TIME, 0, 0]);
    wait_until("the window to take it", || {
        let event = drag.connection.poll_for_event().expect("a display");
        matches!(event, Some(Event::ClientMessage(message)) if message.type_ == atoms.XdndFinished)
    });
}

impl Drag {
    /// Sends a message to the window.
    fn tell(&self, kind: u32, data: [u32; 5]) {
        let message = ClientMessageEvent::new(32, self.to, kind, data);
        let sent = self.connection.send_event(false, self.to, EventMask::NO_EVENT, message);
        sent.expect("a request").check().expect("it is sent");
    }

    /// Hands the address over to who asks for it.
    fn give(&self, request: &SelectionRequestEvent) {
        let Drag { connection, address, .. } = self;
        let (to, property, kind) = (request.requestor, request.property, request.target);
        let written = connection.change_property8(PropMode::REPLACE, to, property, kind, address);
        written.expect("a request").check().expect("a property");
        let answer = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: request.time,
            requestor: to,
            selection: request.selection,
            target: kind,
            property,
        };
        let sent = connection.send_event(false, to, EventMask::NO_EVENT, answer);
        sent.expect("a request").check().expect("it is sent");
    }
}

/// The address of a file as file managers write it.
fn address(file: &Path) -> Vec<u8> {
    let mut address = b"file://".to_vec();
    for &byte in file.as_os_str().as_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte) {
            address.push(byte);
        } else {
            address.extend(format!("%{byte:02X}").bytes());
        }
    }
    address.extend(b"\r\n");
    address
}
