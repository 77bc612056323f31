//! No phones: this build serves no pages.

use crate::context::Context;
use crate::phones::Invited;
use pitch_rules::Seat;
use pitch_session::Table;
use pitch_session::pad::Form;

use std::io;
use std::path::Path;

/// Companion of a table, which there is none of here.
#[derive(Debug, Default)]
pub(crate) struct Phones;

impl Phones {
    /// `true` if hands can be held on phones.
    pub(crate) const ARE_THERE: bool = false;

    pub(crate) const fn kept(_folder: &Path, _table: &Table) -> Vec<Seat> {
        Vec::new()
    }

    pub(crate) const fn is_open(&self) -> bool {
        false
    }

    pub(crate) fn open(
        &mut self,
        _table: &Table,
        _seats: &[Seat],
        _folder: Option<&Path>,
        _context: &Context,
    ) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(crate) fn open_pad(&mut self, _form: &Form, _folder: Option<&Path>, _context: &Context) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(crate) const fn has_pad(&self) -> bool {
        false
    }

    pub(crate) const fn follow_pad(&mut self, _form: &Form) {}

    pub(crate) const fn show_another(&mut self, _table: &Table) {}

    pub(crate) const fn follow(&mut self, _table: &Table) {}

    pub(crate) const fn set_on_phone(&mut self, _seat: Seat, _is_on_phone: bool) {}

    pub(crate) const fn ask_back(&self, _seat: Seat) -> bool {
        true
    }

    pub(crate) const fn answer(&mut self, _agrees: bool) {}

    pub(crate) const fn free(&self) -> Vec<Seat> {
        Vec::new()
    }

    pub(crate) const fn present(&self) -> Vec<Seat> {
        Vec::new()
    }

    pub(crate) const fn absent(&self) -> Vec<Seat> {
        Vec::new()
    }

    pub(crate) const fn invited(&self) -> Option<Invited> {
        None
    }

    pub(crate) const fn close(&mut self) {}

    pub(crate) const fn end(&mut self) {}
}
