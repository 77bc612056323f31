//! Has the window manager maximize a window, as a click on its frame does.

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ClientMessageEvent, ConnectionExt as _, EventMask, Window};

x11rb::atom_manager! {
    Atoms: AtomsCookie {
        _NET_WM_STATE,
        _NET_WM_STATE_MAXIMIZED_HORZ,
        _NET_WM_STATE_MAXIMIZED_VERT,
    }
}

/// "Add" among the deeds of `_NET_WM_STATE`, and a pager or taskbar as who asks for it.
const ADD: u32 = 1;
const ASKED_BY_A_BAR: u32 = 2;

/// Maximizes a window both ways.
pub fn maximize(display: &str, window: Window) {
    let (connection, screen) = x11rb::connect(Some(display)).expect("a display");
    let root = connection.setup().roots[screen].root;
    let atoms = Atoms::new(&connection).expect("a request").reply().expect("atoms");
    let both = [atoms._NET_WM_STATE_MAXIMIZED_VERT, atoms._NET_WM_STATE_MAXIMIZED_HORZ];
    let message = ClientMessageEvent::new(32, window, atoms._NET_WM_STATE, [ADD, both[0], both[1], ASKED_BY_A_BAR, 0]);
    let mask = EventMask::SUBSTRUCTURE_REDIRECT | EventMask::SUBSTRUCTURE_NOTIFY;
    connection.send_event(false, root, mask, message).expect("a request").check().expect("the manager is told");
}
