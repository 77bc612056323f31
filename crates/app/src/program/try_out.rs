//! Trying something out: another table comes in place of the screen that is there, and goes again without a trace.

use super::{Base, Message, Program};
use crate::context::Context;
use crate::screen::review::Review;
use crate::screen::table::Table;
use crate::sheet::Sheet;
use pitch_language::t;
use pitch_session::{self, Deals, TryOut};

use iced::Task;
use iced::time::Instant;

use std::path::Path;

/// Screen that was put aside to try something out.
#[derive(Debug)]
pub(super) struct Aside {
    base: Base,
    sheets: Vec<Sheet>,
}

impl Aside {
    /// Returns the screen below them.
    pub(super) const fn base(&self) -> &Base {
        &self.base
    }

    /// Returns the sheets that come back with it.
    pub(super) fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }
}

impl Program {
    /// Opens a review of the table's game: at the hand of a number, or from its first hand on.
    pub(super) fn review_table(&mut self, number: Option<u32>) -> Task<Message> {
        self.review_of_table(move |game, context| Review::of(game, number, context))
    }

    /// Opens a review of the table's game at the decision of a step.
    pub(super) fn review_step(&mut self, step: usize) -> Task<Message> {
        self.review_of_table(move |game, context| Review::at(game, step, context))
    }

    fn review_of_table(
        &mut self,
        show: impl FnOnce(pitch_session::Review, &Context) -> Review + Send + 'static,
    ) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let record = table.session().record().clone();
        // The whole game is played again for it.
        let work = move |_: &Path| pitch_session::Review::of(&record);
        self.fetch(self.keeper.current_file(), work, move |program, _, game, _| {
            let review = game.map(|game| show(game, &program.context));
            program.look_back(review)
        })
    }

    /// Shows a review, or says that there is nothing to look back at.
    pub(super) fn look_back(&mut self, review: Option<Review>) -> Task<Message> {
        match review {
            Some(review) => {
                let reveal = review.reveal().task();
                self.sheets.push(Sheet::Review(Box::new(review)));
                reveal
            }
            None => {
                self.tell(t!(self.context.language, "saves-nothing-over"));
                Task::none()
            }
        }
    }

    /// Puts everything aside for a table at which nothing counts.
    pub(super) fn try_out(&mut self, what: TryOut, now: Instant) -> Task<Message> {
        let Some(Sheet::Review(review)) = self.sheets.last() else { return Task::none() };
        let Some(session) = review.game().table(what, &Deals::random(&mut rand::rng())) else { return Task::none() };
        self.lay_over(session, now)
    }

    /// Lays a table over everything that is there, at which nothing counts.
    pub(super) fn lay_over(&mut self, session: pitch_session::Table, now: Instant) -> Task<Message> {
        let table = Table::new(session, &self.context, now);
        self.put_aside_for(table);
        self.at_table(now, Table::start)
    }

    /// Puts everything aside, and this table in its place.
    pub(super) fn put_aside_for(&mut self, table: Table) {
        if let Base::Table(before) = &mut self.base {
            before.put_aside();
        }
        let base = std::mem::replace(&mut self.base, Base::Table(Box::new(table)));
        self.asides.push(Aside { base, sheets: std::mem::take(&mut self.sheets) });
    }

    /// Comes back from a try-out.
    pub(super) fn end_try_out(&mut self) {
        let Some(aside) = self.asides.pop() else { return };
        self.base = aside.base;
        self.sheets = aside.sheets;
        self.adapt();
    }

    /// Iterates over the tables that are there, those that were put aside first.
    pub(super) fn tables(&mut self) -> impl Iterator<Item = &mut Table> {
        let bases = self.asides.iter_mut().map(|aside| &mut aside.base).chain([&mut self.base]);
        bases.filter_map(|base| match base {
            Base::Table(table) => Some(&mut **table),
            Base::Home(_) => None,
        })
    }

    /// Comes back to the game that counts, from all that was tried out.
    pub(super) fn leave_try_outs(&mut self) {
        while !self.asides.is_empty() {
            self.end_try_out();
        }
    }
}
