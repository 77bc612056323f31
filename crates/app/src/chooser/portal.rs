//! The dialog as the desktop portal shows it.

use super::{Answer, NoChooser, Request, What};

use ashpd::desktop::ResponseError;
use ashpd::desktop::file_chooser::{FileFilter, SelectedFiles};
use ashpd::zbus::{Connection, fdo::DBusProxy};
use ashpd::{Error, Uri, WindowIdentifier};
use iced::futures::future::{BoxFuture, Either, select};
use iced::futures::{FutureExt, StreamExt};
use iced::window::Window;
use iced::window::raw_window_handle::RawWindowHandle;
use percent_encoding::percent_decode_str;

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::pin::pin;

/// Name of the service that shows the dialog.
const PORTAL: &str = "org.freedesktop.portal.Desktop";

/// Asks for the dialog over this window. It is there once what comes back is waited for.
pub fn open(request: Request, window: &dyn Window) -> BoxFuture<'static, Answer> {
    // On Wayland the dialog cannot be bound to the window without a second connection to the display.
    let parent = match window.window_handle().map(|handle| handle.as_raw()) {
        Ok(RawWindowHandle::Xlib(handle)) => Some(handle.window),
        Ok(RawWindowHandle::Xcb(handle)) => Some(handle.window.get().into()),
        _ => None,
    };
    ask(request, parent.map(WindowIdentifier::from_xid)).boxed()
}

async fn ask(request: Request, parent: Option<WindowIdentifier>) -> Answer {
    let chosen = match chosen(request, parent).await {
        Err(Error::Response(ResponseError::Cancelled)) => return Ok(None),
        chosen => chosen,
    };
    let path = chosen.map_err(|error| error.to_string()).and_then(|files| {
        let file = files.uris().first().map(Uri::as_str).unwrap_or_default();
        path_of(file).ok_or_else(|| format!("{file} is no file"))
    });
    path.map(Some).map_err(|error| {
        tracing::warn!("no file can be chosen: {error}");
        NoChooser
    })
}

/// Returns the chosen files, or an error if the portal leaves before there is an answer.
async fn chosen(request: Request, parent: Option<WindowIdentifier>) -> Result<SelectedFiles, Error> {
    let connection = Connection::session().await?;
    let bus = DBusProxy::new(&connection).await?;
    let mut leaves = bus.receive_name_owner_changed_with_args(&[(0, PORTAL), (2, "")]).await?;
    match select(pin!(answer(request, parent, connection)), leaves.next()).await {
        Either::Left((answer, _)) => answer,
        Either::Right(_) => Err(Error::NoResponse),
    }
}

async fn answer(
    request: Request,
    parent: Option<WindowIdentifier>,
    connection: Connection,
) -> Result<SelectedFiles, Error> {
    let Request { what, title, ending } = request;
    let filters = ending.map(|(words, ending)| FileFilter::new(&words).glob(&format!("*.{ending}")));
    let (title, connection) = (title.as_str(), Some(connection));
    let request = match what {
        What::Place(place) => {
            let name = place.file_name().map(|name| name.to_string_lossy().into_owned());
            let dialog = SelectedFiles::save_file().identifier(parent).title(title).connection(connection);
            let dialog = dialog.current_name(name.as_deref()).current_folder::<&Path>(place.parent())?.filters(filters);
            dialog.modal(true).send().await?
        }
        What::File | What::Folder => {
            let dialog = SelectedFiles::open_file().identifier(parent).title(title).connection(connection);
            dialog.directory(what == What::Folder).filters(filters).modal(true).send().await?
        }
    };
    request.response()
}

/// Returns the path that the address of a file stands for.
fn path_of(address: &str) -> Option<PathBuf> {
    let path: Vec<u8> = percent_decode_str(address.strip_prefix("file://")?).collect();
    let path = PathBuf::from(OsString::from_vec(path));
    Path::is_absolute(&path).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_file_is_a_path_and_no_other_is() {
        assert_eq!(path_of("file:///home/ann/our%20game.ron"), Some("/home/ann/our game.ron".into()));
        assert_eq!(path_of("file:///home/%C3%84nne/%FF.ron").map(|path| path.into_os_string().into_vec()), {
            Some(b"/home/\xC3\x84nne/\xFF.ron".to_vec())
        });
        for wrong in ["", "file://", "file://host/a.ron", "https://example.org/a.ron", "/home/ann/a.ron", "file:a.ron"]
        {
            assert_eq!(path_of(wrong), None, "{wrong}");
        }
    }
}
