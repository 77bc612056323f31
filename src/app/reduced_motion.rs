//! What the system wishes of every program: that nothing travels on the screen.

use iced::Subscription;

/// Whether the system wishes that nothing travels: now, and whenever it changes its mind. Where that cannot be read, nothing
/// is ever said. It is heard, not asked for: no time passes while nothing changes, and the window does not wait for it.
pub(super) fn wished() -> Subscription<bool> {
    Subscription::run(listen)
}

#[cfg(target_os = "linux")]
fn listen() -> impl iced::futures::Stream<Item = bool> {
    use iced::futures::StreamExt;
    use mundy::{Interest, Preferences, ReducedMotion};

    // The desktop portal's `reduced-motion`, or GNOME's `enable-animations` where the portal is older.
    Preferences::stream(Interest::ReducedMotion).map(|preferences| preferences.reduced_motion == ReducedMotion::Reduce)
}

#[cfg(not(target_os = "linux"))]
fn listen() -> impl iced::futures::Stream<Item = bool> {
    iced::futures::stream::pending()
}
