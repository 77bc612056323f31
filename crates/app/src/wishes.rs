//! Wishes of the system for every program: that nothing travels on the screen, and that everything is told apart
//! sharply. Where they cannot be read, nothing is ever said. They are heard, not asked for: the program is idle while
//! nothing changes, and the window does not wait for them.

use iced::Subscription;

/// Reports whether the system wishes that nothing travels: now, and whenever that changes.
pub(super) fn reduced_motion() -> Subscription<bool> {
    Subscription::run(system::reduced_motion)
}

/// Reports whether the system wishes for more contrast: now, and whenever that changes.
pub(super) fn contrast() -> Subscription<bool> {
    Subscription::run(system::contrast)
}

#[cfg(any(target_os = "linux", windows, target_os = "macos"))]
mod system {
    use iced::futures::{Stream, StreamExt};
    use mundy::{Contrast, Interest, Preferences, ReducedMotion};

    /// Reads the desktop portal's `reduced-motion` on Linux, or GNOME's `enable-animations` where the portal is older;
    /// "Animation effects" on Windows, and "Reduce motion" on macOS.
    pub(super) fn reduced_motion() -> impl Stream<Item = bool> {
        let heard = Preferences::stream(Interest::ReducedMotion);
        heard.map(|preferences| preferences.reduced_motion == ReducedMotion::Reduce)
    }

    /// Reads the desktop portal's `contrast` on Linux; a contrast theme on Windows, and "Increase contrast" on macOS.
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
