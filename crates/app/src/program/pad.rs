//! Score pads of games with real cards: the one that was left, and every hand that is written down.

use super::Program;
use crate::screen::pad::Pad;
use crate::sheet::Sheet;
use pitch_language::phrase;
use pitch_session::storage::Storage;

use std::path::Path;

impl Program {
    /// Shows the pad that was saved last, unless its game is over, or the page on which one is begun.
    pub(super) fn open_pad(&mut self) {
        let mut last = None;
        for saved in self.keeper.storage().map(Storage::pads).unwrap_or_default() {
            match saved.pad {
                Ok(pad) if last.is_none() && !pad.is_over() => last = Some(Pad::open(pad, Some(saved.path))),
                Ok(_) => {}
                Err(error) => self.notify(phrase::kept_error(&self.context.language, &error)),
            }
        }
        self.sheets.push(Sheet::Pad(last.unwrap_or_else(|| Pad::start(&self.context))));
    }

    /// Keeps a pad.
    pub(super) fn keep_pad(&mut self, path: Option<&Path>, mut pad: pitch_session::Pad) {
        match self.keeper.save_pad(path, &mut pad) {
            Ok(Some(path)) => {
                if let Some(Sheet::Pad(sheet)) = self.sheets.last_mut() {
                    sheet.saved_in(&path);
                }
            }
            Ok(None) => {}
            Err(error) => self.notify(phrase::write_error(&self.context.language, &error)),
        }
    }
}
