//! Work on a thread of its own.

use iced::futures::channel::oneshot;

use std::thread;
use std::time::Duration;

/// Time that the interface waits for what is nearly always there in a moment: too short to be noticed.
pub(super) const SOON: Duration = Duration::from_millis(100);

/// Does some work on a thread of this name. Nothing comes of it if it fails, or if no thread can be started.
///
/// The window closes without waiting for it. For what a task itself does iced waits, however long that takes.
pub(super) async fn in_background<T: Send + 'static>(
    name: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (tell, told) = oneshot::channel();
    // Nobody listens any more once the window is closed.
    let started = thread::Builder::new().name(name.to_owned()).spawn(move || drop(tell.send(work())));
    if let Err(error) = started {
        tracing::warn!(name, "no thread: {error}");
    }
    told.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    use iced::futures::executor::block_on;

    #[test]
    fn what_is_done_apart_is_done_on_another_thread() {
        let there = block_on(in_background("thinking", || thread::current().name().map(str::to_owned)));
        assert_eq!(there.flatten().as_deref(), Some("thinking"));
        assert_eq!(
            block_on(in_background("thinking", || Vec::<u8>::new()[std::hint::black_box(1)])),
            None,
            "a failure is alone"
        );
    }
}
