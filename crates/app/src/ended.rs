//! Hears when the system asks the program to end.

use pitch_session::ending;

use iced::Subscription;
use iced::futures::Stream;
use iced::futures::channel::mpsc;

/// Reports once that the program is to end. Idle until then.
pub(super) fn asked() -> Subscription<()> {
    Subscription::run(listen)
}

fn listen() -> impl Stream<Item = ()> {
    let (sender, asked) = mpsc::unbounded();
    // Nobody listens any more once the window is gone.
    ending::on_end(move || drop(sender.unbounded_send(())));
    asked
}
