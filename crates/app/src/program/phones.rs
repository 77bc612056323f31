//! Hands on phones: who is on a phone in the game that begins, the joining sheet, and the companion of the table.

use super::{Base, Message, Program};
use crate::outcome::Chair;
use crate::phones::Phones;
use crate::screen::home::{Front, Home, Ready};
use crate::screen::joining::Joining;
use crate::screen::table;
use crate::sheet::Sheet;
use pitch_language::{phrase, rule_set_name, t};
use pitch_rules::Seat;
use pitch_session::{self, Storage};

use iced::Task;
use iced::time::Instant;

impl Program {
    /// Returns the seats of a game that was left that are on phones.
    pub(super) fn kept_phones(&self, session: &pitch_session::Table) -> Vec<Seat> {
        self.keeper.storage().map(|storage| Phones::kept(storage.folder(), session)).unwrap_or_default()
    }

    /// Lets these seats of a table be on phones: opens the companion, or shows the one that is there another game. Returns
    /// the seats that can be.
    pub(super) fn open_phones(&mut self, session: &pitch_session::Table, phones: Vec<Seat>) -> Vec<Seat> {
        if phones.is_empty() {
            self.phones.close();
            return phones;
        }
        if self.phones.is_open() {
            self.phones.show_another(session);
            return phones;
        }
        let storage = self.keeper.storage().filter(|storage| storage.is_writable());
        match self.phones.open(session, &phones, storage.map(Storage::folder), &self.context) {
            Ok(()) => phones,
            Err(error) => {
                let reason = error.to_string();
                self.notify(t!(self.context.language, "host-no-port", reason = reason));
                Vec::new()
            }
        }
    }

    /// Shows the table to the phones, if anything was done there; lets them go where none is played with phones any more.
    pub(super) fn follow_phones(&mut self) {
        if self.phones.has_pad() {
            match self.sheets.iter().find_map(Sheet::pad) {
                Some(form) => self.phones.follow_pad(form),
                None => self.phones.close(),
            }
        }
        if !self.phones.is_open() {
            return;
        }
        let bases = self.asides.iter().map(super::try_out::Aside::base).chain([&self.base]);
        let table = bases.filter_map(Base::table).find(|table| !table.phones().is_empty());
        match table.map(table::Table::session) {
            Some(session) => self.phones.follow(session),
            None => self.phones.close(),
        }
    }

    /// Marks at the table whose pages are not open.
    pub(super) fn note_absent(&mut self) {
        let absent = self.phones.absent();
        if let Base::Table(table) = &mut self.base {
            table.note_absent(absent, &self.context);
        }
    }

    /// Shows who has joined.
    pub(super) fn show_joining(&mut self) {
        if let Some(joining) = self.joining() {
            self.sheets.push(Sheet::Joining(joining));
        }
    }

    fn joining(&self) -> Option<Joining> {
        if let Some(game) = self.pad().filter(|_| self.phones.has_pad()).and_then(|pad| pad.game(&self.context)) {
            return Some(Joining::of_pad(game, self.phones.invited()?));
        }
        let Base::Table(table) = &self.base else { return None };
        let (l, session) = (&self.context.language, table.session());
        let game = rule_set_name(l, &session.record().summary().rule_set);
        let game = phrase::listed(l, [game, phrase::goal(l, session.rules())]);
        let has_begun = !session.record().entries().is_empty();
        Some(Joining::new(game, table.players().to_vec(), has_begun, self.phones.invited()?))
    }

    /// Begins the game that people have joined: a bot keeps every place that is free until somebody sits down.
    pub(super) fn begin_joined(&mut self, now: Instant) -> Task<Message> {
        let is_waiting = |sheet: &Sheet| matches!(sheet, Sheet::Joining(joining) if joining.can_begin());
        if !self.sheets.iter().any(is_waiting) {
            return Task::none();
        }
        self.sheets.clear();
        let kept = self.phones.free().into_iter().map(|seat| self.reseat_phone(seat, false, true, now));
        let kept = kept.collect::<Vec<_>>();
        let begun = self.begin_game(now);
        Task::batch(kept.into_iter().chain([begun]))
    }

    /// Goes back from a game that was not begun to where it was set up.
    pub(super) fn leave_joining(&mut self) -> Task<Message> {
        self.phones.close();
        // The game that could be continued before is there as it was.
        if let Some(record) = self.keeper.look_again(true) {
            self.take_up_saved(record);
        }
        self.base = Base::Home(Box::new(Home::new(Front::Ready(Ready::default()), Vec::new())));
        self.go_home();
        let Some(mut set_up) = self.set_up.take() else {
            self.sheets.push(Sheet::new_game(&self.context, &self.statistics));
            return Task::none();
        };
        set_up.take_back_phones();
        self.context.phones = set_up.draft().phones();
        let sheet = Sheet::NewGame(*set_up);
        self.remember_choices(Some(&sheet));
        self.sheets.push(sheet);
        self.save_settings()
    }

    /// Lets somebody else play in a seat, and phones come where one of them is at a phone.
    pub(super) fn seat(&mut self, seat: Seat, chair: Chair, now: Instant) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let is_on_phone = chair == Chair::OnPhone;
        if is_on_phone && !self.phones.is_open() {
            let session = table.session().clone();
            if self.open_phones(&session, vec![seat]).is_empty() {
                return Task::none();
            }
        }
        let done = self.reseat(now, |table, context, now| table.seat(seat, chair, context, now));
        self.phones.set_on_phone(seat, is_on_phone);
        self.note_absent();
        if is_on_phone {
            self.show_joining();
        }
        done
    }

    /// Returns `true` if one person sits at this screen, and others hold their cards on phones.
    pub(super) fn is_alone_with_phones(&self) -> bool {
        let Base::Table(table) = &self.base else { return false };
        !table.phones().is_empty()
            && table.session().persons().filter(|seat| !table.phones().contains(seat)).count() == 1
    }

    /// Asks those on phones whether the person at this screen may take back, as those here agreed. Returns `false` if nobody
    /// holds cards on a phone.
    pub(super) fn asks_phones_back(&mut self) -> bool {
        let Base::Table(table) = &self.base else { return false };
        let undoes =
            table.session().undoes().filter(|seat| !table.phones().is_empty() && !table.phones().contains(seat));
        let Some(seat) = undoes else { return false };
        // What somebody on a phone asks goes first, and stays on the screen.
        self.sheets.retain(Sheet::asks_for_phones);
        if !self.phones.ask_back(seat) {
            self.notify(t!(self.context.language, "phone-first"));
        }
        true
    }

    /// Answers what somebody on a phone asks.
    pub(super) fn answer_phones(&mut self, agrees: bool, now: Instant) -> Task<Message> {
        self.phones.answer(agrees);
        self.drop_question(now)
    }

    /// Takes away the question of somebody on a phone, where it lies.
    fn drop_question(&mut self, now: Instant) -> Task<Message> {
        let before = self.sheets.len();
        self.sheets.retain(|sheet| !sheet.asks_for_phones());
        if self.sheets.is_empty() && before > 0 { self.at_table(now, table::Table::resume) } else { Task::none() }
    }

    /// Lets a bot play on for somebody on a phone, or them play again.
    pub(super) fn reseat_phone(&mut self, seat: Seat, is_there: bool, waits: bool, now: Instant) -> Task<Message> {
        self.at_table(now, |table, context, now| table.reseat_phone(seat, is_there, waits, context, now))
    }
}

#[cfg(feature = "phones")]
mod deeds {
    use super::{Base, Instant, Message, Program, Sheet, Task, table};
    use crate::phones::{Asking, Deed};
    use crate::screen::consent::Consent;
    use crate::screen::table::Effects;
    use pitch_language::t;
    use pitch_session::SlipKind;

    impl Program {
        /// Carries out what somebody did on a phone.
        pub(in crate::program) fn done_on_phone(&mut self, deed: Deed, now: Instant) -> Task<Message> {
            if !self.phones.is_open() {
                return Task::none();
            }
            if !matches!(deed, Deed::Presence) {
                // The game of all goes before what somebody tries out at the screen.
                self.leave_try_outs();
            }
            let Base::Table(table) = &self.base else { return Task::none() };
            let has_begun = !table.session().record().entries().is_empty();
            let waits = !self.sheets.is_empty();
            let done = match deed {
                Deed::Presence => Task::none(),
                Deed::Sat { seat, name, face } => {
                    if !has_begun && let Base::Table(table) = &mut self.base {
                        table.introduce(seat, &name, face, &self.context);
                    }
                    let seated = if has_begun { self.reseat_phone(seat, true, waits, now) } else { Task::none() };
                    self.show_people();
                    seated
                }
                Deed::Back(seat) => self.reseat_phone(seat, true, waits, now),
                Deed::Left(seat) | Deed::StandIn(seat) => {
                    let left = if has_begun { self.reseat_phone(seat, false, waits, now) } else { Task::none() };
                    self.show_people();
                    left
                }
                Deed::Begin => self.begin_joined(now),
                Deed::Ready => self.go_on_ready(None, now),
                Deed::Misdeal(slip) => self.go_on_ready(Some(slip), now),
                Deed::Act { seat, moment, action } => {
                    self.at_table(now, |table, context, now| table.act_on_phone(seat, moment, action, context, now))
                }
                Deed::Hint(seat) => {
                    let mut asked = None;
                    let noted = self.at_table(now, |table, _, _| {
                        asked = table.hint_on_phone(seat);
                        Effects { save: asked.is_some(), ..Effects::default() }
                    });
                    // The advice is for the position that the page knows.
                    self.follow_phones();
                    if let Some(request) = asked {
                        self.phones.think(seat, request.with_patience(self.context.settings.thinking));
                    }
                    noted
                }
                Deed::Moved(_) => {
                    self.show_people();
                    Task::none()
                }
                Deed::TakeBack => {
                    self.sheets.retain(|sheet| !is_count(sheet));
                    self.at_table(now, table::Table::undo_agreed)
                }
            };
            self.note_absent();
            self.tell_of_joining();
            Task::batch([done, self.ask_here(now)])
        }

        /// Asks those at this screen what somebody on a phone asks, or no longer.
        fn ask_here(&mut self, now: Instant) -> Task<Message> {
            let Some(asked) = self.phones.newly_asked() else { return Task::none() };
            let dropped = self.drop_question(now);
            if let (Some(asking), Base::Table(table)) = (asked, &self.base) {
                let (l, name) = (&self.context.language, table.names().name(asking.about()));
                let (asks, agree, refuse) = match asking {
                    Asking::TakeBack(_) => {
                        (t!(l, "phone-asks-back", name = name), t!(l, "phone-let-them"), t!(l, "phone-refuse"))
                    }
                    Asking::StandIn(_) => {
                        (t!(l, "phone-asks-bot", name = name), t!(l, "phone-let-bot"), t!(l, "phone-wait"))
                    }
                    Asking::Place(_) => {
                        (t!(l, "phone-asks-place", name = name), t!(l, "phone-let-them"), t!(l, "phone-refuse"))
                    }
                };
                self.sheets.push(Sheet::Consent(Consent::of_phones(asks, agree, refuse)));
            }
            dropped
        }

        /// Brings the joining sheet up to date, where it lies.
        pub(in crate::program) fn tell_of_joining(&mut self) {
            let Some(joining) = self.joining() else { return };
            for sheet in &mut self.sheets {
                if let Sheet::Joining(shown) = sheet {
                    shown.tell(joining.clone());
                }
            }
        }

        fn show_people(&mut self) {
            if let Base::Table(table) = &self.base {
                self.phones.show_people(table.session());
            }
        }

        /// Goes on to the next hand, or to another game, as everybody on a phone has seen the count.
        fn go_on_ready(&mut self, slip: Option<SlipKind>, now: Instant) -> Task<Message> {
            let Base::Table(table) = &self.base else { return Task::none() };
            if table.session().game().end().is_some() {
                return self.play_again(now);
            }
            self.sheets.retain(|sheet| !is_count(sheet));
            self.at_table(now, |table, context, now| table.next_hand(slip, context, now))
        }
    }

    /// Returns `true` for the sheets that tell of the hand or the game that is over.
    const fn is_count(sheet: &Sheet) -> bool {
        matches!(sheet, Sheet::Result(_) | Sheet::Over(_) | Sheet::Costs(_) | Sheet::Review(_))
    }
}
