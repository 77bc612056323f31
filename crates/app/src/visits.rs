//! Hears of further starts of the program.

use pitch_session::door::{Bell, Visit};

use iced::Subscription;
use iced::futures::Stream;
use iced::futures::channel::mpsc;

use std::thread;

/// Reports the visits at the door. Idle while nobody comes.
pub(super) fn arriving(bell: Bell) -> Subscription<Visit> {
    Subscription::run_with(bell, listen)
}

fn listen(bell: &Bell) -> impl Stream<Item = Visit> + use<> {
    let (sender, visits) = mpsc::unbounded();
    let bell = bell.clone();
    let hears = move || bell.hear(|visit| sender.unbounded_send(visit).is_ok());
    if let Err(error) = thread::Builder::new().name("door".to_owned()).spawn(hears) {
        tracing::warn!("nobody is heard at the door: {error}");
    }
    visits
}
