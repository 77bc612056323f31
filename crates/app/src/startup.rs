//! Tells the desktop that started the program that its window is there, so that nothing shows any more that it is being
//! started.
//!
//! On X11 that is a message to all by the protocol of startup notification; on Wayland only the window system itself
//! could tell.

/// Environment variable in which a desktop names this start of the program.
#[cfg(target_os = "linux")]
const VARIABLE: &str = "DESKTOP_STARTUP_ID";

/// Tells the desktop that the window is there. Returns at once.
pub(super) fn complete() {
    #[cfg(target_os = "linux")]
    if let Some(id) = std::env::var(VARIABLE).ok().filter(|id| !id.is_empty()) {
        let tell = move || x11::tell(&x11::removal(&id));
        let told = std::thread::Builder::new().name("startup".to_owned()).spawn(move || {
            tell().unwrap_or_else(|error| tracing::info!("nobody was told that the window is there: {error}"));
        });
        let _ = told.inspect_err(|error| tracing::info!("nobody is told that the window is there: {error}"));
    }
}

#[cfg(target_os = "linux")]
mod x11 {
    use x11rb::connection::Connection;
    use x11rb::protocol::xproto::{
        ClientMessageData, ClientMessageEvent, ConnectionExt, CreateWindowAux, EventMask, WindowClass,
    };

    use std::error::Error;

    /// Number of bytes in a message.
    const CHUNK: usize = 20;

    /// Returns the message that a start is over, with its terminating zero.
    pub(super) fn removal(id: &str) -> Vec<u8> {
        let quoted: String =
            id.chars().flat_map(|c| "\\\" ".contains(c).then_some('\\').into_iter().chain([c])).collect();
        format!("remove: ID={quoted}\0").into_bytes()
    }

    /// Sends words to anyone who listens on the display.
    pub(super) fn tell(words: &[u8]) -> Result<(), Box<dyn Error>> {
        let (connection, number) = x11rb::connect(None)?;
        let screen = connection.setup().roots.get(number).ok_or("no screen")?;
        let atom = |name: &str| connection.intern_atom(false, name.as_bytes());
        let (first, rest) = (atom("_NET_STARTUP_INFO_BEGIN")?, atom("_NET_STARTUP_INFO")?);
        let (first, rest) = (first.reply()?.atom, rest.reply()?.atom);
        // Messages that belong together come from one window; nobody sees it.
        let window = connection.generate_id()?;
        let (depth, class, visual) = (0, WindowClass::INPUT_ONLY, x11rb::COPY_FROM_PARENT);
        let aux = CreateWindowAux::new();
        let _ = connection.create_window(depth, window, screen.root, -1, -1, 1, 1, 0, class, visual, &aux)?;
        for (place, chunk) in words.chunks(CHUNK).enumerate() {
            let mut bytes = [0; CHUNK];
            bytes[..chunk.len()].copy_from_slice(chunk);
            let kind = if place == 0 { first } else { rest };
            let message = ClientMessageEvent::new(8, window, kind, ClientMessageData::from(bytes));
            let _ = connection.send_event(false, screen.root, EventMask::PROPERTY_CHANGE, message)?;
        }
        connection.destroy_window(window)?.check()?;
        Ok(())
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_start_is_named_so_that_it_is_read_as_one_word() {
            assert_eq!(removal("gnome-shell/pitch/1-0_TIME5"), b"remove: ID=gnome-shell/pitch/1-0_TIME5\0");
            assert_eq!(removal("a b\"c\\"), b"remove: ID=a\\ b\\\"c\\\\\0");
        }
    }
}
