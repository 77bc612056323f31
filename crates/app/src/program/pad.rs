//! Score pads of games with real cards: the one that was left, and every hand that is written down.

use super::{Message, Program};
#[cfg(feature = "phones")]
use crate::outcome::Outcome;
#[cfg(feature = "phones")]
use crate::phones::PadDeed;
use crate::screen::pad::{Pad, rest_on_main};
use crate::sheet::Sheet;
use pitch_language::{phrase, t};
use pitch_session::storage::Storage;

use iced::Task;

use std::path::{Path, PathBuf};

impl Program {
    /// Shows the pad that was left last, or the page on which one is begun.
    pub(super) fn open_pad(&mut self) {
        let mut left = self.left_pads();
        let shown = match left.is_empty() {
            true => Pad::start(&self.context, left),
            false => {
                let (path, pad) = left.remove(0);
                Pad::open(pad, Some(path))
            }
        };
        self.sheets.push(Sheet::Pad(shown));
    }

    /// Shows the pad in a file.
    pub(super) fn open_pad_in(&mut self, path: &Path) {
        if let Some((path, pad)) = self.left_pads().into_iter().find(|(left, _)| left == path) {
            self.sheets.push(Sheet::Pad(Pad::open(pad, Some(path))));
        }
    }

    /// Shows the page on which a pad is begun in the place of the pad.
    pub(super) fn begin_pad(&mut self) -> Task<Message> {
        let left = self.left_pads();
        if let Some(Sheet::Pad(sheet)) = self.sheets.last_mut() {
            *sheet = Pad::start(&self.context, left);
        }
        self.operate(rest_on_main())
    }

    /// Returns the pads whose game is not over, the last saved first.
    fn left_pads(&mut self) -> Vec<(PathBuf, pitch_session::Pad)> {
        let mut left = Vec::new();
        for saved in self.keeper.storage().map(Storage::pads).unwrap_or_default() {
            match saved.pad {
                Ok(pad) if !pad.is_over() => left.push((saved.path, pad)),
                Ok(_) => {}
                Err(error) => self.notify(phrase::kept_error(&self.context.language, &error)),
            }
        }
        left
    }

    /// Keeps a pad. One that was just begun has come up in the place of another page.
    pub(super) fn keep_pad(&mut self, path: Option<&Path>, mut pad: pitch_session::Pad) -> Task<Message> {
        match self.keeper.save_pad(path, &mut pad) {
            Ok(Some(path)) => {
                if let Some(sheet) = self.pad_mut() {
                    sheet.saved_in(&path);
                }
            }
            Ok(None) => {}
            Err(error) => self.notify(phrase::write_error(&self.context.language, &error)),
        }
        let is_in_front = matches!(self.sheets.last(), Some(Sheet::Pad(_)));
        if path.is_none() && is_in_front { self.operate(rest_on_main()) } else { Task::none() }
    }

    fn pad_mut(&mut self) -> Option<&mut Pad> {
        self.sheets.iter_mut().find_map(|sheet| if let Sheet::Pad(pad) = sheet { Some(pad) } else { None })
    }

    pub(super) fn pad(&self) -> Option<&Pad> {
        self.sheets.iter().find_map(|sheet| if let Sheet::Pad(pad) = sheet { Some(pad) } else { None })
    }

    /// Lets phones come to the pad, and shows how.
    pub(super) fn open_pad_phones(&mut self) {
        let form = self.pad().and_then(Pad::shown).cloned();
        let Some(form) = form else { return };
        if !self.phones.has_pad() {
            let storage = self.keeper.storage().filter(|storage| storage.is_writable());
            if let Err(error) = self.phones.open_pad(&form, storage.map(Storage::folder), &self.context) {
                let reason = error.to_string();
                return self.notify(t!(self.context.language, "host-no-port", reason = reason));
            }
        }
        self.show_joining();
    }

    /// Carries out what somebody did with the pad on a phone.
    #[cfg(feature = "phones")]
    pub(super) fn done_on_pad(&mut self, deed: PadDeed) -> Task<Message> {
        let outcome = match (deed, self.pad_mut()) {
            (PadDeed::Press { turn, stroke }, Some(pad)) => pad.press_on_phone(turn, stroke),
            _ => Outcome::None,
        };
        self.tell_of_joining();
        match outcome {
            Outcome::KeepPad(path, pad) => self.keep_pad(path.as_deref(), *pad),
            _ => Task::none(),
        }
    }
}
