//! The kitchen table: everybody holds their own hand on a phone, and the computer shows the table.
//!
//! A [`Companion`] serves a page to the browsers of the same network. It owns nothing of the game: the owner of the table
//! [shows](Companion::show) it after every change and gets a [`Deed`] for everything that somebody does on a phone. A page
//! gets what its seat may see, in words and numbers, and nothing else; what it sends is checked by the engine as the
//! decision of a bot is. The game never waits for a page, nor one page for another.
//!
//! A [`PadCompanion`] does the same for the score pad of a game with real cards, which all phones write on in turn.
//!
//! The messages between the program and a page are told in `docs/phones.md`.

#![warn(unreachable_pub)]

mod address;
mod compose;
mod connection;
mod count;
mod deed;
mod door;
mod hall;
mod join;
mod kept;
mod key;
mod mistakes;
mod pad;
mod paper;
mod pictures;
mod public;
mod room;
mod seen;
mod server;
mod serving;
mod setting;
mod sitting;

pub use address::in_blocks;
pub use deed::Deed;
pub use door::Goodbye;
pub use hall::Sink;
use kept::Kept;
pub use kept::last_table;
pub use pad::PadDeed;
pub use public::Invitation;
pub use seen::Asking;

use hall::{Hall, HallOptions};
use pad::PadHall;
use pitch_language::Language;
use pitch_players::Request;
use pitch_rules::Seat;
use pitch_session::Table;
use pitch_session::pad::Form;
use pitch_session::storage::SaveError;
use room::Room;
use serving::{Place, Serving};

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Returns the seats that were on phones when the game of this table was left, in the order of their numbers; none if it
/// was played without phones, or nothing was kept.
#[must_use]
pub fn kept_seats(folder: &Path, table: &Table) -> Vec<Seat> {
    let Some(kept) = Kept::load(folder, kept::TABLE, &Kept::game_of(table)) else { return Vec::new() };
    let is_kept = |seat: &Seat| {
        let seat = seat.index();
        kept.on_phones.contains(&seat) || kept.seats.iter().any(|kept| kept.seat == seat)
    };
    table.rules().seats().all().filter(is_kept).collect()
}

/// Surroundings of a companion that tells of these deeds.
pub struct Options<D = Deed> {
    /// Address to listen at; `None` for every private address of this machine, at the first port that is free.
    pub listen: Option<SocketAddr>,
    /// Names under which a proxy reaches it.
    pub hosts: Vec<String>,
    /// Folder in which the keys are kept, so that phones find their places after a restart; `None` for nowhere.
    pub folder: Option<PathBuf>,
    /// Language of those whose phone has none of ours.
    pub language: Language,
    /// `true` if hints may be asked for.
    pub gives_hints: bool,
    /// `true` if each suit has its own color.
    pub four_colours: bool,
    /// Goodbye that the pages hear in the end.
    pub goodbye: Goodbye,
    /// Receiver of what people do. It is called from another thread.
    pub sink: Sink<D>,
}

/// Person who plays on a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhoneSeat {
    /// Their seat.
    pub seat: Seat,
    /// `true` once somebody sat down there.
    pub is_taken: bool,
    /// `true` while their page is open.
    pub is_there: bool,
}

/// Server of the pages of one table. It ends when it is dropped.
pub struct Companion {
    hall: Arc<Hall>,
    serving: Serving,
}

impl Companion {
    /// Begins to serve the pages of a table, with these seats on phones.
    ///
    /// # Errors
    /// Returns an error if there is no port to listen at, or no thread.
    pub fn open(options: Options, table: Table, on_phones: &[Seat]) -> io::Result<Self> {
        let Options { listen, hosts, folder, language, gives_hints, four_colours, goodbye, sink } = options;
        let kept = folder.as_deref().and_then(|folder| Kept::load(folder, kept::TABLE, &Kept::game_of(&table)));
        let known = kept.as_ref().map(Kept::port);
        let hall = Arc::new(Hall::new(table, on_phones, kept, HallOptions { sink, language, gives_hints }));
        let place = Place { listen, known, hosts, folder, file: kept::TABLE, four_colours, goodbye };
        let serving = Serving::open(Room::Table(Arc::clone(&hall)), place)?;
        if let Some(runtime) = serving.runtime() {
            hall.wait_in(runtime.handle().clone());
        }
        Ok(Companion { hall, serving })
    }

    /// Shows the table as it is now.
    pub fn show(&self, table: &Table) {
        self.hall.show(table.clone());
    }

    /// Shows another game of the same people.
    pub fn show_another(&self, table: &Table) {
        self.hall.again(table.clone());
    }

    /// Thinks about the position of a person who asked for a hint, on a thread of its own; their page shows it.
    pub fn think(&self, seat: Seat, request: Request) {
        if let Some(runtime) = self.serving.runtime() {
            let hall = Arc::clone(&self.hall);
            drop(runtime.spawn_blocking(move || hall.think(seat, &request)));
        }
    }

    /// Returns the addresses at which phones find the table.
    #[must_use]
    pub fn invitation(&self) -> &Invitation {
        self.serving.invitation()
    }

    /// Returns the code that is typed on a phone without a camera. It changes when somebody tries wrong ones.
    #[must_use]
    pub fn code(&self) -> String {
        self.hall.door().code()
    }

    /// Returns the seats on phones.
    #[must_use]
    pub fn phones(&self) -> Vec<PhoneSeat> {
        let phones = self.hall.phones().into_iter();
        phones.map(|(seat, is_taken, is_there)| PhoneSeat { seat, is_taken, is_there }).collect()
    }

    /// Returns the number of people whose page is open and who have not sat down yet.
    #[must_use]
    pub fn guests(&self) -> usize {
        self.hall.door().guests()
    }

    /// Lets the hand of a seat be on a phone from now on, or no longer. The player who had it there before has to sit down
    /// again.
    pub fn set_on_phone(&self, seat: Seat, is_on_phone: bool) {
        self.hall.set_on_phone(seat, is_on_phone);
    }

    /// Asks those on phones whether a person at the computer may take back what they decided last;
    /// [`Deed::TakeBack`] follows once they agree, at once if none is there. Returns `false` if it can't be asked, such as
    /// while something else is.
    #[must_use]
    pub fn ask_back(&self, seat: Seat) -> bool {
        self.hall.ask_back(seat).is_ok()
    }

    /// Returns the question of the table that the people at the computer have not answered yet.
    #[must_use]
    pub fn asks(&self) -> Option<Asking> {
        self.hall.asks_here()
    }

    /// Takes the answer of the people at the computer; once a question is settled, one to it does nothing.
    pub fn answer(&self, asking: Asking, agrees: bool) {
        self.hall.answer_here(asking, agrees);
    }

    /// Address that is listened at.
    #[must_use]
    pub const fn bound(&self) -> SocketAddr {
        self.serving.bound()
    }

    /// Keeps the keys for the next start, where there is a folder.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn keep(&self) -> Result<(), SaveError> {
        self.serving.keep(&self.hall.kept(self.bound().port()))
    }
}

impl fmt::Debug for Companion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Companion").field("bound", &self.bound()).finish_non_exhaustive()
    }
}

/// Server of the pages of one score pad of a game with real cards, on which every phone that has its key may write. It
/// ends when it is dropped.
pub struct PadCompanion {
    hall: Arc<PadHall>,
    serving: Serving,
}

impl PadCompanion {
    /// Begins to serve the pages of a pad.
    ///
    /// # Errors
    /// Returns an error if there is no port to listen at, or no thread.
    pub fn open(options: Options<PadDeed>, form: Form) -> io::Result<Self> {
        let Options { listen, hosts, folder, language, gives_hints: _, four_colours, goodbye, sink } = options;
        let kept = folder.as_deref().and_then(|folder| Kept::load(folder, kept::PAD, &form.pad().file_stem()));
        let known = kept.as_ref().map(Kept::port);
        let hall = Arc::new(PadHall::new(form, kept.as_ref(), sink, language));
        let place = Place { listen, known, hosts, folder, file: kept::PAD, four_colours, goodbye };
        let serving = Serving::open(Room::Pad(Arc::clone(&hall)), place)?;
        Ok(PadCompanion { hall, serving })
    }

    /// Shows the pad as it is now.
    pub fn show(&self, form: Form) {
        self.hall.show(form);
    }

    /// Returns the addresses at which phones find the pad.
    #[must_use]
    pub fn invitation(&self) -> &Invitation {
        self.serving.invitation()
    }

    /// Returns the code that is typed on a phone without a camera. It changes when somebody tries wrong ones.
    #[must_use]
    pub fn code(&self) -> String {
        self.hall.door().code()
    }

    /// Returns the number of phones whose page is open.
    #[must_use]
    pub fn guests(&self) -> usize {
        self.hall.door().guests()
    }

    /// Address that is listened at.
    #[must_use]
    pub const fn bound(&self) -> SocketAddr {
        self.serving.bound()
    }

    /// Keeps the key for the next start, where there is a folder.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn keep(&self) -> Result<(), SaveError> {
        self.serving.keep(&self.hall.kept(self.bound().port()))
    }
}

impl fmt::Debug for PadCompanion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PadCompanion").field("bound", &self.bound()).finish_non_exhaustive()
    }
}
