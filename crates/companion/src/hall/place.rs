//! A place at the table: its key, the phones that had it, and the pages that are open there.

use crate::key::Key;
use pitch_session::SlipKind;

use std::time::Instant;

/// Place at the table.
#[derive(Debug, Default)]
pub(super) struct Place {
    /// `true` if its person holds their cards on a phone.
    pub is_on_phone: bool,
    pub key: Option<Key>,
    /// Keys of phones that had it before.
    pub former: Vec<Key>,
    /// Number of pages that are open with its key.
    pages: usize,
    /// Number of people who had it before: a page of theirs that ends late is none of this one.
    had_by: u32,
    /// Moment since which its person has no page open; `None` while they have one, or nobody has the place.
    pub away_since: Option<Instant>,
    pub is_ready: bool,
    /// Misdeal with which the dealer goes on.
    pub slip: Option<SlipKind>,
}

impl Place {
    pub(super) fn is_there(&self) -> bool {
        self.key.is_some() && self.pages > 0
    }

    pub(super) fn is_free(&self) -> bool {
        self.is_on_phone && self.key.is_none()
    }

    /// Returns `true` if its person has it on a phone that shows no page.
    pub(super) fn is_away(&self) -> bool {
        self.key.is_some() && self.pages == 0
    }

    /// Lets its hand be on a phone from now on, or no longer; the player who had it has to sit down again.
    pub(super) fn set_on_phone(&mut self, is_on_phone: bool) {
        *self = Place { is_on_phone, had_by: self.had_by + 1, ..Place::default() };
    }

    pub(super) fn begin_hand(&mut self) {
        (self.is_ready, self.slip) = (false, None);
    }

    /// Gives a free place to the phone that has this key, which had it before.
    pub(super) fn give(&mut self, key: Option<Key>) {
        let Some(key) = key else { return };
        self.former.retain(|former| !former.is(key.reveal()));
        self.take(key);
    }

    /// Gives the place to the phone with this key, whose page is not open yet.
    pub(super) fn take(&mut self, key: Key) {
        self.key = Some(key);
        self.away_since = Some(Instant::now());
    }

    /// Counts a page that is opened with its key. Returns the number by which its end is known.
    pub(super) fn open_page(&mut self) -> u32 {
        self.pages += 1;
        self.away_since = None;
        self.had_by
    }

    /// Counts a page that ends. Returns `true` if its person is away now.
    pub(super) fn close_page(&mut self, had_by: u32) -> bool {
        if self.had_by != had_by {
            return false;
        }
        self.pages = self.pages.saturating_sub(1);
        if self.pages == 0 {
            self.away_since = Some(Instant::now());
        }
        self.pages == 0
    }

    /// Frees the place by its person's own wish.
    pub(super) fn leave(&mut self) {
        self.free();
        // Nobody took the place: the phone is a guest's from now on.
        let _ = self.former.pop();
    }

    /// Frees a place; the phone that had it is told.
    pub(super) fn free(&mut self) {
        if let Some(key) = self.key.take() {
            self.former.push(key);
        }
        // A phone that comes back and back is told of the last few places it had.
        let surplus = self.former.len().saturating_sub(8);
        drop(self.former.drain(..surplus));
        self.pages = 0;
        self.had_by += 1;
        self.begin_hand();
        self.away_since = None;
    }
}
