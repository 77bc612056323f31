//! What the system wishes of every program: that nothing travels on the screen, and that everything is told apart sharply.
//! Where that cannot be read, nothing is ever said. It is heard, not asked for: no time passes while nothing changes, and the
//! window does not wait for it.

use iced::Subscription;

/// Whether the system wishes that nothing travels: now, and whenever it changes its mind.
pub(super) fn reduced_motion() -> Subscription<bool> {
    Subscription::run(system::reduced_motion)
}

/// Whether the system wishes for more contrast: now, and whenever it changes its mind.
pub(super) fn contrast() -> Subscription<bool> {
    Subscription::run(system::contrast)
}

#[cfg(any(target_os = "linux", windows, target_os = "macos"))]
mod system {
    use iced::futures::{Stream, StreamExt};
    use mundy::{Contrast, Interest, Preferences, ReducedMotion};

    /// On Linux the desktop portal's `reduced-motion`, or GNOME's `enable-animations` where the portal is older; on Windows
    /// "Animation effects", on macOS "Reduce motion".
    pub(super) fn reduced_motion() -> impl Stream<Item = bool> {
        let heard = Preferences::stream(Interest::ReducedMotion);
        heard.map(|preferences| preferences.reduced_motion == ReducedMotion::Reduce)
    }

    /// On Linux the desktop portal's `contrast`; on Windows a contrast theme, on macOS "Increase contrast".
    pub(super) fn contrast() -> impl Stream<Item = bool> {
        Preferences::stream(Interest::Contrast).map(|preferences| preferences.contrast == Contrast::More)
    }
}

#[cfg(not(any(target_os = "linux", windows, target_os = "macos")))]
mod system {
    use iced::futures::Stream;
    use iced::futures::stream::pending;

    pub(super) fn reduced_motion() -> impl Stream<Item = bool> {
        pending()
    }

    pub(super) fn contrast() -> impl Stream<Item = bool> {
        pending()
    }
}
