//! The companion of a table: open as long as a game with hands on phones is played.

use crate::context::Context;
use crate::phones::Invited;
use pitch_companion::{Asking, Companion, Deed, Options, PhoneSeat};
use pitch_players::Request;
use pitch_rules::Seat;
use pitch_session::Table;
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

/// Companion of a table; nothing listens before there is one.
#[derive(Debug, Default)]
pub(crate) struct Phones {
    open: Option<Open>,
    /// Number of companions so far.
    opened: u64,
    /// Goodbye of the last one, which has its port as long.
    goodbye: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Open {
    companion: Companion,
    reports: Reports,
    /// Number of entries of the record that the pages know.
    shown: usize,
    /// What is asked at this screen.
    asked: Option<Asking>,
}

/// What people do on phones, until somebody listens.
#[derive(Debug, Clone)]
struct Reports {
    number: u64,
    deeds: Arc<Mutex<Option<UnboundedReceiver<Deed>>>>,
}

/// Reports are the same if they are of the same companion.
impl Hash for Reports {
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
        self.close();
        // The phones know the port.
        let _ = self.goodbye.take().map(JoinHandle::join);
        let (sender, deeds) = mpsc::unbounded();
        let options = Options {
            listen: None,
            hosts: Vec::new(),
            folder: folder.map(Path::to_owned),
            language: context.language.clone(),
            gives_hints: context.settings.hints != Hints::Off,
            four_colours: context.settings.four_colours,
            // Nobody listens any more once the window is gone.
            sink: Box::new(move |deed| drop(sender.unbounded_send(deed))),
        };
        let companion = Companion::open(options, table.clone(), seats)?;
        self.opened += 1;
        let reports = Reports { number: self.opened, deeds: Arc::new(Mutex::new(Some(deeds))) };
        let shown = table.record().entries().len();
        self.open = Some(Open { companion, reports, shown, asked: None });
        self.keep();
        Ok(())
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

    /// Asks those on phones whether a person at this screen may take back.
    pub(crate) fn ask_back(&self, seat: Seat) {
        if let Some(open) = &self.open {
            open.companion.ask_back(seat);
        }
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
        if let Some(Err(error)) = self.open.as_ref().map(|open| open.companion.keep()) {
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
        let companion = &self.open.as_ref()?.companion;
        let invitation = companion.invitation();
        Some(Invited {
            address: invitation.address.trim_start_matches("http://").to_owned(),
            modules: invitation.code.clone(),
            tv: invitation.tv.clone(),
            code: companion.code(),
            guests: companion.guests(),
            seats: companion
                .phones()
                .into_iter()
                .map(|PhoneSeat { seat, is_taken, is_there }| (seat, is_taken, is_there))
                .collect(),
        })
    }

    /// Lets the companion go. Its pages hear a goodbye, for which nobody at the screen waits.
    pub(crate) fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        self.goodbye = thread::Builder::new().name("goodbye".to_owned()).spawn(move || drop(open)).ok();
    }

    /// Lets the companion go before the program ends.
    pub(crate) fn end(&mut self) {
        self.keep();
        drop(self.open.take());
        let _ = self.goodbye.take().map(JoinHandle::join);
    }

    /// Reports what people do on phones. Idle while nobody does anything.
    pub(crate) fn heard(&self) -> Subscription<Deed> {
        let open = self.open.as_ref();
        open.map_or_else(Subscription::none, |open| Subscription::run_with(open.reports.clone(), listen))
    }
}

fn listen(reports: &Reports) -> impl Stream<Item = Deed> + use<> {
    let deeds = reports.deeds.lock().ok().and_then(|mut deeds| deeds.take());
    stream::iter(deeds).flatten()
}
