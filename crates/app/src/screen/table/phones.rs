//! Hands on phones: who of the people at the table sits at this screen, and what those do whose cards are elsewhere.

use super::{Effects, Mode, Table};
use crate::context::Context;
use crate::outcome::{Chair, Outcome};
use pitch_language::Names;
use pitch_players::Request;
use pitch_rules::{Action as Move, Seat, Turn, Viewer};
use pitch_session::{self, Face, Next, SlipKind};

use std::sync::Arc;
use std::time::Instant;

/// Returns who sees a table with these seats on phones, the person that it is told to, and the seat at the bottom.
pub(super) fn watched(session: &pitch_session::Table, phones: &[Seat]) -> (Viewer, Option<Seat>, Seat) {
    let here: Vec<Seat> = session.persons().filter(|seat| !phones.contains(seat)).collect();
    let (viewer, you) = match here[..] {
        [only] => (Viewer::Seat(only), Some(only)),
        // Bots alone have nothing to hide; the player who holds cards elsewhere has.
        [] if phones.is_empty() => (Viewer::Open, None),
        _ => (Viewer::Public, None),
    };
    (viewer, you, here.first().copied().unwrap_or_default())
}

impl Table {
    /// Returns the table with the hands of these seats on phones: nothing of them is shown here.
    #[must_use]
    pub fn with_phones(mut self, phones: Vec<Seat>, context: &Context) -> Self {
        self.phones = phones;
        self.watch();
        self.arrange(context);
        self
    }

    /// Shows the table to those who are at this screen now.
    fn watch(&mut self) {
        let (viewer, you, bottom) = watched(&self.session, &self.phones);
        self.names = self.names_told_to(you);
        self.turn_to(viewer, bottom);
    }

    /// Lets somebody else play in a seat. Nobody's cards are shown until it is somebody's turn, except for one who is alone
    /// at this screen.
    pub fn seat(&mut self, seat: Seat, chair: Chair, context: &Context, now: Instant) -> Effects {
        self.change(context, now, |table| {
            table.phones.retain(|phone| *phone != seat);
            let is_changed = match chair {
                Chair::Here => table.session.come_back(seat),
                Chair::Bot => table.session.leave(seat),
                Chair::OnPhone => {
                    table.phones.push(seat);
                    table.phones.sort();
                    // A bot keeps the place until somebody sits down.
                    table.session.leave(seat)
                }
            };
            table.stop_asking();
            table.players = table.session.seated();
            table.watch();
            // The joining sheet comes up, and between two hands the result does.
            let effects = if chair == Chair::OnPhone { Effects::default() } else { table.begin(context) };
            Effects { save: is_changed, ..effects }
        })
    }

    /// Returns the seats whose hands are on phones.
    pub fn phones(&self) -> &[Seat] {
        &self.phones
    }

    /// Marks the people whose pages are not open.
    pub fn note_absent(&mut self, absent: Vec<Seat>, context: &Context) {
        if self.absent != absent {
            self.absent = absent;
            self.arrange(context);
        }
    }

    /// Returns `true` if a person sits in a seat now whose cards are shown on this screen.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.session.is_person(seat) && !self.phones.contains(&seat)
    }

    /// Returns the seats of the people at this screen, in the order of their numbers.
    pub(super) fn here(&self) -> impl Iterator<Item = Seat> + '_ {
        self.session.persons().filter(|seat| !self.phones.contains(seat))
    }

    /// Returns `true` if nobody's hand is shown on this screen: all people hold their cards on phones.
    pub(super) fn is_public(&self) -> bool {
        !self.phones.is_empty() && self.here().next().is_none()
    }

    /// Returns the person at a phone who is to decide, once the picture has caught up.
    pub(super) fn awaits_phone(&self) -> Option<Seat> {
        let seat = self.session.to_act().filter(|seat| self.phones.contains(seat) && self.session.is_person(*seat));
        seat.filter(|_| self.timeline.is_idle())
    }

    fn names_told_to(&self, you: Option<Seat>) -> Names {
        let names = self.session.players().iter().map(|player| player.name.clone());
        Names::new(Arc::clone(self.session.rules()), names, you)
    }

    /// Does what a person decided on a phone, who had so many entries of the record before them; what comes late, or twice,
    /// does nothing.
    pub fn act_on_phone(
        &mut self,
        seat: Seat,
        moment: usize,
        action: Move,
        context: &Context,
        now: Instant,
    ) -> Effects {
        let is_now = self.session.record().entries().len() == moment && self.phones.contains(&seat);
        if !is_now || !self.session.is_person(seat) {
            return Effects::default();
        }
        self.change(context, now, |table| match table.session.act(seat, action) {
            Ok(events) => {
                table.stop_asking();
                table.happened(&events, false, context)
            }
            Err(_) => Effects::default(),
        })
    }

    /// Returns the question to the strongest bot in the place of the person on a phone whose turn it is, which the record
    /// notes.
    pub fn hint_on_phone(&mut self, seat: Seat) -> Option<Request> {
        let is_asked = self.session.to_act() == Some(seat) && self.phones.contains(&seat);
        if is_asked { self.session.hint() } else { None }
    }

    /// Gives the person in a seat the name and face that they chose on their phone, as long as no card was dealt.
    pub fn introduce(&mut self, seat: Seat, name: &str, face: Face, context: &Context) {
        if self.phones.contains(&seat) && self.session.introduce(seat, name, face) {
            self.players = self.session.seated();
            self.names = self.names_told_to(self.names.you());
            self.arrange(context);
        }
    }

    /// Lets a bot play on for a person on a phone, or the person play again. Where the table `waits` below a sheet, the game
    /// goes on once that is closed.
    pub fn reseat_phone(
        &mut self,
        seat: Seat,
        is_there: bool,
        waits: bool,
        context: &Context,
        now: Instant,
    ) -> Effects {
        if !self.phones.contains(&seat) {
            return Effects::default();
        }
        self.change(context, now, |table| {
            let is_changed = if is_there { table.session.come_back(seat) } else { table.session.leave(seat) };
            if !is_changed {
                return Effects::default();
            }
            table.stop_asking();
            table.players = table.session.seated();
            let effects = if waits { Effects::default() } else { table.go_on(context) };
            Effects { save: true, ..effects }
        })
    }

    /// Returns `true` if the next deal is that of a person with a phone, who may do it wrongly and says so there.
    pub(super) fn is_phone_deal(&self) -> bool {
        self.session.is_dealt_by_hand() && self.phones.contains(&self.session.game().dealer())
    }

    /// Deals the next hand, as everybody has seen the count; with the slip of a dealer who holds cards on a phone.
    pub fn next_hand(&mut self, slip: Option<SlipKind>, context: &Context, now: Instant) -> Effects {
        if !matches!(self.session.game().turn(), Turn::Deal(_)) {
            return Effects::default();
        }
        self.change(context, now, |table| {
            // The count that this would lead to was seen on the phones.
            if !table.timeline.is_idle() {
                let _ = table.timeline.skip();
                table.turn_to(table.viewer, table.bottom);
            }
            match table.session.next() {
                Next::Deal if table.is_phone_deal() => table.deal_out(slip, context),
                Next::Deal => table.go_on(context),
                _ => Effects::default(),
            }
        })
    }

    /// Hides all cards until this person has the screen to themselves. Somebody alone has it already, and so have two
    /// partners who do not mind.
    pub(super) fn pass_screen(&mut self, seat: Seat, context: &Context) -> Effects {
        let here: Vec<Seat> = self.here().collect();
        if here.len() == 1 || self.session.are_partners(&here) && !context.settings.hides_partners {
            self.turn_to(Viewer::Seat(seat), seat);
            return self.go_on(context);
        }
        self.turn_to(Viewer::Public, self.bottom);
        self.mode = Mode::Covered(seat);
        Outcome::Curtain(seat).into()
    }
}
