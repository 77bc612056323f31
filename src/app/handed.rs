//! Hears what is handed in by who starts the program once more.

use crate::session::door::Bell;

use iced::Subscription;
use iced::futures::Stream;
use iced::futures::channel::mpsc;

use std::path::PathBuf;
use std::thread;

/// The files that are handed in. No time passes while none is.
pub(super) fn files(bell: Bell) -> Subscription<PathBuf> {
    Subscription::run_with(bell, listen)
}

fn listen(bell: &Bell) -> impl Stream<Item = PathBuf> + use<> {
    let (sender, files) = mpsc::unbounded();
    let bell = bell.clone();
    let hears = move || bell.hear(|file| sender.unbounded_send(file).is_ok());
    if let Err(error) = thread::Builder::new().name("door".to_owned()).spawn(hears) {
        tracing::warn!("no file can be handed in: {error}");
    }
    files
}
