//! Trying something out: play at another table, which leaves no trace.

use crate::command::text::face::Face;
use crate::command::text::store::Store;
use pitch_language::t;
use pitch_session::Table;

use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Face<R, W> {
    /// Plays at a table at which nothing counts, until somebody quits, and restores everything as it was before.
    pub(super) fn try_out(&mut self, mut table: Table) -> io::Result<()> {
        let store = std::mem::replace(&mut self.store, Store::nowhere());
        let before = (self.narrator, self.shown_to.take(), self.waited_at.take());
        (self.hinted, self.doubted) = (None, None);
        let played = self.play_try_out(&mut table);
        (self.narrator, self.shown_to, self.waited_at) = before;
        (self.hinted, self.doubted) = (None, None);
        self.store = store;
        played
    }

    fn play_try_out(&mut self, table: &mut Table) -> io::Result<()> {
        self.lines.print(&t!(self.language, "text-try-out"))?;
        self.resume(table)?;
        self.play(table)?;
        self.lines.print(&t!(self.language, "text-try-out-end"))
    }
}
