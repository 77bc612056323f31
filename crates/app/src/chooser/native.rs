//! The dialog as Windows and macOS show it.

use super::{Answer, Request, What};

use iced::futures::FutureExt;
use iced::futures::future::BoxFuture;
use iced::window::Window;
use rfd::{AsyncFileDialog, FileHandle};

use std::future::Future;

/// Asks for the dialog over this window, which belongs to this thread.
pub fn open(request: Request, window: &dyn Window) -> BoxFuture<'static, Answer> {
    let Request { what, title, ending } = request;
    let mut dialog = AsyncFileDialog::new().set_title(title).set_parent(window);
    if let Some((words, ending)) = ending {
        dialog = dialog.add_filter(words, &[ending]);
    }
    match what {
        What::File => answer(dialog.pick_file()),
        What::Folder => answer(dialog.pick_folder()),
        What::Place(place) => {
            if let Some(folder) = place.parent() {
                dialog = dialog.set_directory(folder);
            }
            if let Some(name) = place.file_name() {
                dialog = dialog.set_file_name(name.to_string_lossy());
            }
            answer(dialog.save_file())
        }
    }
}

fn answer(chosen: impl Future<Output = Option<FileHandle>> + Send + 'static) -> BoxFuture<'static, Answer> {
    chosen.map(|file| Ok(file.map(|file| file.path().to_owned()))).boxed()
}
