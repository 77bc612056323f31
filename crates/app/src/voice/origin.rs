//! The position of a window on the screen, as far as the system tells.

use iced::window::Window;
use iced::window::raw_window_handle::RawWindowHandle;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::ConnectionExt;

/// Returns the upper left corner of a window's contents, within its frame, in physical pixels of the screen. Wayland
/// tells nobody.
pub(super) fn origin(window: &dyn Window) -> Option<(i16, i16)> {
    let id = match window.window_handle().ok()?.as_raw() {
        RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok()?,
        RawWindowHandle::Xcb(handle) => handle.window.get(),
        _ => return None,
    };
    let (connection, screen) = x11rb::connect(None).ok()?;
    let root = connection.setup().roots.get(screen)?.root;
    let place = connection.translate_coordinates(id, root, 0, 0).ok()?.reply().ok()?;
    Some((place.dst_x, place.dst_y))
}
