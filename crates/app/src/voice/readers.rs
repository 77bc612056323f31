//! The listeners on the accessibility bus, and their knowledge of announcements.
//!
//! An announcement says something that belongs to no part of the screen. Orca knows them from version 45 on. To a reader that
//! does not, the same is told by other means, which one that does would read out as well: so only one of them may be used.

use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, Proxy};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Listeners on the bus.
#[derive(Debug, Clone, Default)]
pub(super) struct Readers(Arc<State>);

#[derive(Debug, Default)]
struct State {
    know_announcements: AtomicBool,
    are_watched: AtomicBool,
}

impl Readers {
    /// Returns `true` if one of them knows announcements.
    pub(super) fn know_announcements(&self) -> bool {
        self.0.know_announcements.load(Ordering::Relaxed)
    }

    /// Follows the listeners, from now on and on a thread of its own.
    pub(super) fn watch(&self) {
        if self.0.are_watched.swap(true, Ordering::Relaxed) {
            return;
        }
        let state = Arc::clone(&self.0);
        let _ = std::thread::spawn(move || {
            if let Err(error) = follow(&state.know_announcements) {
                tracing::debug!("nobody says who listens: {error}");
            }
            state.are_watched.store(false, Ordering::Relaxed);
        });
    }
}

/// Notes if somebody asked for announcements, until the bus is gone.
fn follow(know_announcements: &AtomicBool) -> zbus::Result<()> {
    let session = Connection::session()?;
    let bus = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus")?;
    let address: String = bus.call("GetAddress", &())?;
    let bus = Builder::address(address.as_str())?.build()?;
    let (name, path) = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry");
    let registry = Proxy::new(&bus, name, path, name)?;
    // The player who comes and goes is told of by signals of the registry.
    let mut changes = registry.receive_all_signals()?;
    loop {
        let asked: Vec<(String, String)> = registry.call("GetRegisteredEvents", &())?;
        let is_known = asked.iter().any(|(_, event)| covers_announcements(event));
        know_announcements.store(is_known, Ordering::Relaxed);
        if changes.next().is_none() {
            return Ok(());
        }
    }
}

/// Returns `true` if somebody who asked for an event hears announcements: "object:announcement", or all that happens to
/// objects.
fn covers_announcements(event: &str) -> bool {
    let mut parts = event.split(':').map(str::to_ascii_lowercase);
    let (class, kind) = (parts.next(), parts.next().unwrap_or_default());
    class.as_deref() == Some("object") && (kind.is_empty() || kind == "announcement")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_are_known_to_who_asked_for_them() {
        for (event, covers) in [
            ("object:announcement", true),
            ("Object:Announcement:", true),
            ("object", true),
            ("Object::", true),
            ("object:property-change:accessible-name", false),
            ("window:activate", false),
            ("", false),
        ] {
            assert_eq!(covers_announcements(event), covers, "{event}");
        }
    }
}
