//! The companion of a table: open as long as a game with hands on phones is played; and that of a score pad.

use crate::context::Context;
use crate::phones::Invited;
use pitch_companion::{Asking, Companion, Deed, Goodbye, Invitation, Options, PadCompanion, PadDeed, PhoneSeat, Sink};
use pitch_players::Request;
use pitch_rules::Seat;
use pitch_session::Table;
use pitch_session::pad::Form;
use pitch_session::settings::Hints;

use iced::Subscription;
use iced::futures::channel::mpsc::{self, UnboundedReceiver};
use iced::futures::stream;
use iced::futures::{Stream, StreamExt};

use std::hash::{Hash, Hasher};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

/// Companion of a table, or of a score pad; nothing listens before there is one.
#[derive(Debug, Default)]
pub(crate) struct Phones {
    open: Option<Open>,
    pad: Option<OpenPad>,
    /// Number of companions so far.
    opened: u64,
    /// Goodbye of the last one, which has its port as long.
    goodbye: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Open {
    companion: Companion,
    reports: Reports<Deed>,
    /// Number of entries of the record that the pages know.
    shown: usize,
    /// What is asked at this screen.
    asked: Option<Asking>,
}

#[derive(Debug)]
struct OpenPad {
    companion: PadCompanion,
    reports: Reports<PadDeed>,
    /// Number of strokes that the pages know.
    shown: usize,
}

/// What people do on phones, until somebody listens.
#[derive(Debug)]
struct Reports<D> {
    number: u64,
    deeds: Arc<Mutex<Option<UnboundedReceiver<D>>>>,
}

impl<D> Clone for Reports<D> {
    fn clone(&self) -> Self {
        Reports { number: self.number, deeds: Arc::clone(&self.deeds) }
    }
}

/// Reports are the same if they are of the same companion.
impl<D> Hash for Reports<D> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl Phones {
    /// `true` if hands can be held on phones.
    pub(crate) const ARE_THERE: bool = true;

    /// Returns the seats that were on phones when the game of this table was left.
    pub(crate) fn kept(folder: &Path, table: &Table) -> Vec<Seat> {
        pitch_companion::kept_seats(folder, table)
    }

    /// Returns `true` if phones can come.
    pub(crate) const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Begins to serve the pages of a table with these seats on phones; their keys are kept in the folder.
    ///
    /// # Errors
    /// If there is no port to listen at.
    pub(crate) fn open(
        &mut self,
        table: &Table,
        seats: &[Seat],
        folder: Option<&Path>,
        context: &Context,
    ) -> io::Result<()> {
        let (sink, reports) = self.make_room();
        let companion = Companion::open(options(sink, folder, context), table.clone(), seats)?;
        let shown = table.record().entries().len();
        self.open = Some(Open { companion, reports, shown, asked: None });
        self.keep();
        Ok(())
    }

    /// Begins to serve the pages of a score pad; its key is kept in the folder.
    ///
    /// # Errors
    /// If there is no port to listen at.
    pub(crate) fn open_pad(&mut self, form: &Form, folder: Option<&Path>, context: &Context) -> io::Result<()> {
        let (sink, reports) = self.make_room();
        let companion = PadCompanion::open(options(sink, folder, context), form.clone())?;
        self.pad = Some(OpenPad { companion, reports, shown: form.turn() });
        self.keep();
        Ok(())
    }

    /// Lets what is open go, and returns where the next companion reports to.
    fn make_room<D: Send + 'static>(&mut self) -> (Sink<D>, Reports<D>) {
        self.close();
        // The phones know the port.
        let _ = self.goodbye.take().map(JoinHandle::join);
        let (sender, deeds) = mpsc::unbounded();
        self.opened += 1;
        let reports = Reports { number: self.opened, deeds: Arc::new(Mutex::new(Some(deeds))) };
        // Nobody listens any more once the window is gone.
        (Box::new(move |deed| drop(sender.unbounded_send(deed))), reports)
    }

    /// Returns `true` if phones can come to a score pad.
    pub(crate) const fn has_pad(&self) -> bool {
        self.pad.is_some()
    }

    /// Shows the score pad, if anything was pressed there since.
    pub(crate) fn follow_pad(&mut self, form: &Form) {
        if let Some(pad) = self.pad.as_mut().filter(|pad| pad.shown != form.turn()) {
            pad.companion.show(form.clone());
            pad.shown = form.turn();
        }
    }

    /// Shows another game of the same people.
    pub(crate) fn show_another(&mut self, table: &Table) {
        if let Some(open) = &mut self.open {
            open.companion.show_another(table);
            open.shown = table.record().entries().len();
        }
        self.keep();
    }

    /// Shows the table, if anything was done there since.
    pub(crate) fn follow(&mut self, table: &Table) {
        let entries = table.record().entries().len();
        if let Some(open) = self.open.as_mut().filter(|open| open.shown != entries) {
            open.companion.show(table);
            open.shown = entries;
        }
    }

    /// Lets the hand of a seat be on a phone from now on, or no longer.
    pub(crate) fn set_on_phone(&mut self, seat: Seat, is_on_phone: bool) {
        if let Some(open) = &self.open {
            open.companion.set_on_phone(seat, is_on_phone);
        }
        self.keep();
    }

    /// Asks those on phones whether a person at this screen may take back. Returns `false` while something else is asked.
    pub(crate) fn ask_back(&self, seat: Seat) -> bool {
        self.open.as_ref().is_none_or(|open| open.companion.ask_back(seat))
    }

    /// Returns what somebody on a phone asks those at this screen, if that is new or no longer asked.
    pub(crate) fn newly_asked(&mut self) -> Option<Option<Asking>> {
        let open = self.open.as_mut()?;
        let asks = open.companion.asks();
        (std::mem::replace(&mut open.asked, asks) != asks).then_some(asks)
    }

    /// Answers what is asked.
    pub(crate) fn answer(&mut self, agrees: bool) {
        if let Some(open) = &mut self.open
            && let Some(asking) = open.asked.take()
        {
            open.companion.answer(asking, agrees);
        }
    }

    /// Shows the table with other people, and keeps the keys.
    pub(crate) fn show_people(&mut self, table: &Table) {
        if let Some(open) = &mut self.open {
            open.companion.show(table);
            open.shown = table.record().entries().len();
        }
        self.keep();
    }

    fn keep(&self) {
        let table = self.open.as_ref().map(|open| open.companion.keep());
        if let Some(Err(error)) = table.or_else(|| Some(self.pad.as_ref()?.companion.keep())) {
            tracing::warn!("phones will have to join again: {error}");
        }
    }

    /// Returns the seats on phones in which nobody has sat down.
    pub(crate) fn free(&self) -> Vec<Seat> {
        let phones = self.open.iter().flat_map(|open| open.companion.phones());
        phones.filter(|phone| !phone.is_taken).map(|phone| phone.seat).collect()
    }

    /// Returns the seats of people whose pages are open.
    pub(crate) fn present(&self) -> Vec<Seat> {
        let phones = self.open.iter().flat_map(|open| open.companion.phones());
        phones.filter(|phone| phone.is_there).map(|phone| phone.seat).collect()
    }

    /// Returns the seats of people whose pages are not open.
    pub(crate) fn absent(&self) -> Vec<Seat> {
        let phones = self.open.iter().flat_map(|open| open.companion.phones());
        phones.filter(|phone| phone.is_taken && !phone.is_there).map(|phone| phone.seat).collect()
    }

    /// Thinks about the position of a person who asked for a hint; their page shows it.
    pub(crate) fn think(&self, seat: Seat, request: Request) {
        if let Some(open) = &self.open {
            open.companion.think(seat, request);
        }
    }

    /// Returns what the joining sheet tells; `None` while no phone can come.
    pub(crate) fn invited(&self) -> Option<Invited> {
        if let Some(OpenPad { companion, .. }) = &self.pad {
            return Some(invited(companion.invitation(), companion.code(), companion.guests(), Vec::new()));
        }
        let companion = &self.open.as_ref()?.companion;
        let seats = companion.phones().into_iter();
        let seats = seats.map(|PhoneSeat { seat, is_taken, is_there }| (seat, is_taken, is_there)).collect();
        Some(invited(companion.invitation(), companion.code(), companion.guests(), seats))
    }

    /// Lets the companion go. Its pages hear a goodbye, for which nobody at the screen waits.
    pub(crate) fn close(&mut self) {
        let open = (self.open.take(), self.pad.take());
        if open.0.is_some() || open.1.is_some() {
            self.goodbye = thread::Builder::new().name("goodbye".to_owned()).spawn(move || drop(open)).ok();
        }
    }

    /// Lets the companion go before the program ends.
    pub(crate) fn end(&mut self) {
        self.keep();
        drop((self.open.take(), self.pad.take()));
        let _ = self.goodbye.take().map(JoinHandle::join);
    }

    /// Reports what people do on phones. Idle while nobody does anything.
    pub(crate) fn heard(&self) -> Subscription<Deed> {
        let open = self.open.as_ref();
        open.map_or_else(Subscription::none, |open| Subscription::run_with(open.reports.clone(), listen))
    }

    /// Reports what people do on phones with the score pad.
    pub(crate) fn heard_at_pad(&self) -> Subscription<PadDeed> {
        let pad = self.pad.as_ref();
        pad.map_or_else(Subscription::none, |pad| Subscription::run_with(pad.reports.clone(), listen))
    }
}

fn options<D>(sink: Sink<D>, folder: Option<&Path>, context: &Context) -> Options<D> {
    Options {
        listen: None,
        hosts: Vec::new(),
        folder: folder.map(Path::to_owned),
        language: context.language.clone(),
        gives_hints: context.settings.hints != Hints::Off,
        four_colours: context.settings.four_colours,
        goodbye: Goodbye::Closed,
        sink,
    }
}

fn invited(invitation: &Invitation, code: String, guests: usize, seats: Vec<(Seat, bool, bool)>) -> Invited {
    let address = invitation.address.trim_start_matches("http://").to_owned();
    Invited {
        address,
        is_alone: invitation.is_alone,
        modules: invitation.code.clone(),
        tv: invitation.tv.clone(),
        code,
        guests,
        seats,
    }
}

fn listen<D: Send + 'static>(reports: &Reports<D>) -> impl Stream<Item = D> + use<D> {
    let deeds = reports.deeds.lock().ok().and_then(|mut deeds| deeds.take());
    stream::iter(deeds).flatten()
}
