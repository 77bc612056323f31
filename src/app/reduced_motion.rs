//! What the system wishes of every program: that nothing travels on the screen.

use iced::Subscription;

/// Whether the system wishes that nothing travels: now, and whenever it changes its mind. Where that cannot be read, nothing
/// is ever said. It is heard, not asked for: no time passes while nothing changes, and the window does not wait for it.
pub(super) fn wished() -> Subscription<bool> {
    Subscription::run(listen)
}

#[cfg(any(target_os = "linux", windows, target_os = "macos"))]
fn listen() -> impl iced::futures::Stream<Item = bool> {
    use iced::futures::StreamExt;
    use mundy::{Interest, Preferences, ReducedMotion};

    // On Linux the desktop portal's `reduced-motion`, or GNOME's `enable-animations` where the portal is older; on Windows
    // "Animation effects", on macOS "Reduce motion".
    Preferences::stream(Interest::ReducedMotion).map(|preferences| preferences.reduced_motion == ReducedMotion::Reduce)
}

#[cfg(not(any(target_os = "linux", windows, target_os = "macos")))]
fn listen() -> impl iced::futures::Stream<Item = bool> {
    iced::futures::stream::pending()
}
