//! Several people at one screen: it is passed on, they leave and come back, and what one takes back all agree to.

use super::mode::Mode;
use super::{Action, Show, Table};
use crate::app::context::Context;
use crate::engine::{Action as Move, Remark, Seat, Viewer};

use std::time::Instant;

impl Table {
    /// Whether several people play at this screen, some of whom may be away.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.session.players().iter().filter(|&player| player.is_person()).count() > 1
    }

    /// Takes the last decision of a person back; where others are at the screen they are asked first.
    pub(super) fn take_back(&mut self, context: &Context) -> Action {
        match self.session.undoes() {
            Some(seat) if self.session.persons().count() > 1 => {
                Action { show: Some(Show::Consent(seat)), ..Action::default() }
            }
            _ => self.undo(context),
        }
    }

    /// All agreed that the last decision of a person is taken back.
    pub fn undo_agreed(&mut self, context: &Context, now: Instant) -> Action {
        self.now = now;
        self.undo(context)
    }

    /// All agreed that the game, which does not get on, ends by the score.
    pub fn end_agreed(&mut self, context: &Context, now: Instant) -> Action {
        self.now = now;
        self.act(Move::Say(Remark::EndByScore), context)
    }

    /// Takes the last decision of a person back.
    fn undo(&mut self, context: &Context) -> Action {
        self.stop_asking();
        if !self.session.undo() {
            return Action::default();
        }
        // A card that would play itself at once is taken back with the decision before it.
        while context.settings.plays_forced_cards && self.forced_card().is_some() && self.session.undo() {}
        self.ruling = None;
        self.show_game();
        let next = self.go_on(context);
        Action { save: true, ..next }
    }

    /// The person in this seat leaves, and a bot plays for him.
    pub fn leave(&mut self, seat: Seat, context: &Context, now: Instant) -> Action {
        self.now = now;
        let left = self.session.leave(seat);
        self.reseat(left, context)
    }

    /// The person whose seat this is plays again.
    pub fn come_back(&mut self, seat: Seat, context: &Context, now: Instant) -> Action {
        self.now = now;
        let is_back = self.session.come_back(seat);
        self.reseat(is_back, context)
    }

    /// Other people decide from here on: nobody's cards are shown until it is somebody's turn, but for one who is alone.
    fn reseat(&mut self, is_changed: bool, context: &Context) -> Action {
        self.stop_asking();
        self.players = self.session.seated();
        let persons: Vec<Seat> = self.session.persons().collect();
        (self.viewer, self.bottom) = match persons[..] {
            [only] => (Viewer::Seat(only), only),
            _ => (Viewer::Public, self.bottom),
        };
        self.show_game();
        // Between two hands the result comes up again: whatever lay over the table was put away.
        let next = self.start(context, self.now);
        Action { save: is_changed, ..next }
    }

    /// Hides all cards until this person has the screen for himself. Somebody alone has it already, and so have two
    /// partners who do not mind.
    pub(super) fn pass_screen(&mut self, seat: Seat, context: &Context) -> Action {
        let is_alone = self.session.persons().count() == 1;
        if is_alone || self.session.is_for_partners() && !context.settings.hides_partners {
            (self.viewer, self.bottom) = (Viewer::Seat(seat), seat);
            self.show_game();
            return self.go_on(context);
        }
        self.viewer = Viewer::Public;
        self.show_game();
        self.mode = Mode::Covered(seat);
        self.refresh(context);
        Action { show: Some(Show::Curtain(seat)), ..Action::default() }
    }
}
