//! `host`: a table without a window, for hands on phones in the same network.

mod pad;

use crate::command::failure::{Failure, Told};
use crate::command::rules::{find, own, own_name};
use crate::command::surroundings::Surroundings;
use pitch_companion::{Companion, Deed, Goodbye, Invitation, PhoneSeat, in_blocks};
use pitch_language::{Language, Names, phrase, t};
use pitch_players::{Level, Stop};
use pitch_rules::{Event, Rules, Seat};
use pitch_session::{
    Deals, Evening, Folders, Keep, Kind, NewGame, Next, Player, Record, RuleSet, Settings, Statistics, Storage, Table,
    Timestamp, decide, diary, ending, partnerships, storage,
};

use clap::Args;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// Time that a card, a word, a trick and what the book makes of a mistake are seen before the game goes on.
const CARD: Duration = Duration::from_millis(700);
const TRICK: Duration = Duration::from_millis(1600);
const RULING: Duration = Duration::from_secs(4);

/// Table that is run, and who sits there.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// Begin a new game by these rules: a preset, the name of a rule set of your own, or the file of one
    #[arg(long, value_name = "PRESET|NAME|FILE")]
    pub rules: Option<String>,
    /// Who sits at the table, in order: names of people, who hold their cards on phones, and bots such as `bot:sharp`
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// Keep the score pad of a game with real cards: the people of `--seats` are on it, and phones write on it
    #[arg(long, conflicts_with = "seed")]
    pub pad: bool,
    /// Listen at this address and port only, such as 127.0.0.1:7717; otherwise at every private address of this machine
    #[arg(long, value_name = "ADDR:PORT")]
    pub listen: Option<SocketAddr>,
    /// A name under which phones reach the table through a proxy; the option can be given several times
    #[arg(long = "name", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Deal from this seed: 64 hexadecimal digits, or a deal number of up to 19 digits
    #[arg(long, value_name = "HEX", value_parser = Deals::typed, allow_negative_numbers = true)]
    pub seed: Option<Deals>,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// What the table hears.
enum Heard<D = Deed> {
    /// Something that somebody did on a phone.
    Deed(D),
    /// The system asks the program to end.
    End,
}

/// Folders and settings of the house in which a table or a pad is kept.
struct House {
    folders: Option<Folders>,
    l: Language,
    settings: Settings,
    keep: Keep,
}

impl House {
    fn open(surroundings: &Surroundings) -> Result<Self, Failure> {
        let (folders, l) = surroundings.open()?;
        diary::begin(folders.as_ref().map(|folders| folders.state.clone()).as_deref());
        let (settings, _) = folders.as_ref().map(|folders| Settings::load(&folders.settings())).unwrap_or_default();
        let (keep, error) = Keep::open(folders.clone());
        if let Some(error) = error {
            say(&io::stdout(), &phrase::save_error(&l, &error))?;
        }
        Ok(House { folders, l, settings, keep })
    }
}

/// Runs a table, or keeps a pad, until the system asks it to end.
///
/// # Errors
/// Returns an error for a language or rules that are not there, for seats that make no sense, and if there is no port to
/// listen at.
pub fn host(options: Options) -> Result<(), Failure> {
    if options.pad {
        return pad::host_pad(options);
    }
    let Options { rules, seats, pad: _, listen, hosts, seed, surroundings } = options;
    let House { folders, l, settings, keep } = House::open(&surroundings)?;
    let out = io::stdout();
    let left = keep.storage().and_then(|storage| storage.load_current().record.or_else(|| last_table(storage)));
    let left = left.and_then(|record| Table::resume(record).ok());
    let table = match left.filter(|_| seats.is_empty() && rules.is_none() && seed.is_none()) {
        // The keys of the phones are those of the game that is over: it is shown until somebody begins another.
        Some(table) => {
            let is_over = table.game().end().is_some();
            say(&out, &if is_over { t!(l, "host-game-over") } else { t!(l, "host-going-on") })?;
            table
        }
        None => {
            let players = players(&seats, &l)?;
            let (set, name) = rules_for(rules.as_deref(), players.len(), &l, folders.as_ref())?;
            let deals = seed.unwrap_or_else(|| Deals::random(&mut rand::rng()));
            let new = NewGame::new(set.rules, players, deals).by(name);
            Table::new(new).map_err(|error| Failure::wrong_use(Told::new(phrase::new_game_error(&l, &error))))?
        }
    };
    let (sender, heard) = mpsc::channel();
    let (for_deeds, for_end) = (sender.clone(), sender);
    ending::work();
    ending::on_end(move || drop(for_end.send(Heard::End)));
    let on_phones: Vec<Seat> = table
        .rules()
        .seats()
        .all()
        .filter(|seat| table.players().get(seat.index()).is_some_and(Player::is_person))
        .collect();
    let companion = pitch_companion::Options {
        listen,
        hosts,
        folder: folders.as_ref().map(|folders| folders.data.clone()),
        language: l.clone(),
        gives_hints: settings.hints != pitch_session::settings::Hints::Off,
        four_colours: settings.four_colours,
        goodbye: Goodbye::Restart,
        sink: sink(for_deeds),
    };
    let companion = Companion::open(companion, table.clone(), &on_phones)
        .map_err(|error| Told::new(t!(l, "host-no-port", reason = error.to_string())))?;
    // Phones may come, and try codes, as soon as the address is told.
    let (known, code) = (companion.phones(), companion.code());
    invite(&out, &l, companion.invitation(), &code, companion.bound())?;
    let evening = keep.load_joined().0;
    let statistics = keep.storage().map(|storage| storage.load_statistics().0).unwrap_or_default();
    let mut runner = Runner {
        l,
        table,
        companion,
        code,
        sat: Vec::new(),
        keep,
        heard,
        evening,
        statistics,
        settings,
        has_begun: false,
    };
    runner.has_begun = !runner.table.record().entries().is_empty();
    runner.run(known)?;
    Ok(())
}

/// Returns the game of the table that was open last, if it is over and still there.
fn last_table(storage: &Storage) -> Option<Record> {
    let game = pitch_companion::last_table(storage.folder())?;
    storage::load(&storage.finished_game(&game)?).ok()
}

fn sink(sender: Sender<Heard>) -> pitch_companion::Sink {
    Box::new(move |deed| drop(sender.send(Heard::Deed(deed))))
}

/// Prints a line, as long as anybody reads.
fn say(out: &io::Stdout, line: &str) -> io::Result<()> {
    match writeln!(out.lock(), "{line}").and_then(|()| out.lock().flush()) {
        // The table goes on though nobody reads what it prints.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

fn invite(out: &io::Stdout, l: &Language, invitation: &Invitation, code: &str, bound: SocketAddr) -> io::Result<()> {
    say(out, &t!(l, "host-open", address = invitation.address.as_str()))?;
    if invitation.is_alone {
        say(out, &t!(l, "phone-no-network"))?;
    }
    say(out, &in_blocks(&invitation.code))?;
    say(out, &t!(l, "host-code", code = code))?;
    if !bound.ip().is_loopback() {
        say(out, &t!(l, "host-plain"))?;
    }
    Ok(())
}

/// Tells the code, if it is another than was told last: somebody tried wrong ones.
fn tell_code(l: &Language, told: &mut String, code: String) -> io::Result<()> {
    if *told != code {
        say(&io::stdout(), &t!(l, "host-code", code = code.as_str()))?;
        *told = code;
    }
    Ok(())
}

/// Returns the rules of this name for so many players, and their name if it is no game's.
fn rules_for(
    name: Option<&str>,
    players: usize,
    l: &Language,
    folders: Option<&Folders>,
) -> Result<(RuleSet, Option<String>), Failure> {
    let sets = own(folders);
    let set = find(name, l, &sets)?;
    let name = own_name(&set, l);
    // Sides that don't fit so many players become others, as where a game is chosen in the window.
    let possible = partnerships(&set.rules, players);
    let teams = if possible.contains(&set.rules.teams) { set.rules.teams } else { possible[0] };
    let rules = Rules { players: u8::try_from(players).unwrap_or(u8::MAX), teams, ..set.rules };
    match rules.validate().first() {
        Some(misfit) => Err(Failure::wrong_use(Told::new(phrase::misfit(l, misfit)))),
        None => Ok((RuleSet { rules, ..set }, name)),
    }
}

/// Returns the players that were named on the command line.
fn players(seats: &[String], l: &Language) -> Result<Vec<Player>, Failure> {
    let named = seats.iter().map(|seat| seat.trim()).collect::<Vec<_>>();
    if !named.iter().any(|seat| !seat.is_empty() && !seat.starts_with("bot:")) {
        return Err(Failure::wrong_use(Told::new(t!(l, "host-no-seats"))));
    }
    let wrong = |seat: &str| {
        let levels = phrase::list(l, Level::ALL.iter().map(|level| level.id().to_owned()));
        Failure::wrong_use(Told::new(t!(l, "host-wrong-seat", seat = pitch_shown::quote(seat), levels = levels)))
    };
    let taken: Vec<&str> = named.iter().copied().filter(|seat| !seat.starts_with("bot:")).collect();
    let mut bots = phrase::bot_names(l, named.len(), &taken).into_iter();
    let players = named.iter().map(|seat| match seat.strip_prefix("bot:") {
        Some(level) => match level.trim().to_lowercase().parse().map_err(|_| wrong(seat))? {
            Level::Character(character) => Ok(Player::character(character)),
            level => Ok(Player::new(&bots.next().unwrap_or_default(), Kind::Bot(level))),
        },
        None if seat.is_empty() => Err(wrong(seat)),
        None => Ok(Player::new(seat, Kind::Person)),
    });
    let players = players.collect::<Result<Vec<Player>, Failure>>()?;
    let is_again = |(place, player): &(usize, &Player)| players[..*place].iter().any(|other| other.name == player.name);
    match players.iter().enumerate().find(is_again) {
        Some((_, player)) => Err(Failure::wrong_use(Told::new(t!(l, "host-twice", name = player.name.as_str())))),
        None => Ok(players),
    }
}

/// Table while it is run.
struct Runner {
    l: Language,
    table: Table,
    companion: Companion,
    /// Code that was told last.
    code: String,
    /// Seats at which somebody has sat down whose page is about to come.
    sat: Vec<Seat>,
    keep: Keep,
    heard: Receiver<Heard>,
    evening: Evening,
    statistics: Statistics,
    settings: Settings,
    has_begun: bool,
}

impl Runner {
    fn run(&mut self, mut known: Vec<PhoneSeat>) -> io::Result<()> {
        self.companion.show(&self.table);
        // What is on the table is seen for its time, counted from when it came: phones that come and go hold nothing up.
        let mut since = (None, Instant::now());
        loop {
            let moment = Some(self.table.record().entries().len());
            if since.0 != moment {
                since = (moment, Instant::now());
            }
            let heard = match self.pause() {
                Some(pause) => self.heard.recv_timeout(pause.saturating_sub(since.1.elapsed())),
                None => self.heard.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match heard {
                Ok(Heard::Deed(deed)) => self.obey(deed)?,
                Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => self.pace()?,
            }
            self.tell_phones(&mut known)?;
        }
        let _ = self.companion.keep();
        // The player who sat down before the first hand finds the place again.
        self.has_begun |= self.companion.phones().iter().any(|phone| phone.is_taken);
        self.save();
        let said = match self.keep.writable() {
            _ if !self.has_begun => t!(self.l, "host-ends-empty"),
            Some(_) => t!(self.l, "host-ends"),
            None => t!(self.l, "host-ends-unsaved"),
        };
        say(&io::stdout(), &said)
    }

    /// Returns the time after which the game goes on by itself; `None` while it waits for somebody.
    fn pause(&self) -> Option<Duration> {
        match self.table.next() {
            _ if !self.has_begun => None,
            Next::Person(_) | Next::Over => None,
            Next::Deal => (self.table.game().number() == 1 && !self.table.is_dealt_by_hand()).then_some(CARD),
            Next::Bot(_) if self.is_ruled() => Some(RULING),
            Next::Bot(_) if self.trick_is_over() => Some(TRICK),
            Next::Bot(_) | Next::Says(..) | Next::Does(..) | Next::Read => Some(CARD),
        }
    }

    /// Returns `true` while the book has just said something of a mistake.
    fn is_ruled(&self) -> bool {
        let names = self.names();
        self.table.latest().iter().any(|event| phrase::referee_event(&self.l, &names, event).is_some())
    }

    /// Returns `true` while the last trick lies on the table.
    fn trick_is_over(&self) -> bool {
        let view = self.table.view(pitch_rules::Viewer::Public);
        view.trick.is_some_and(|trick| trick.is_empty()) && !view.tricks.is_empty()
    }

    /// Does what the table waits for and nobody has to decide.
    fn pace(&mut self) -> io::Result<()> {
        match self.table.next() {
            Next::Deal => {
                let events = self.table.deal();
                self.after(&events)
            }
            Next::Bot(request) => {
                let Some(seat) = self.table.to_act() else { return Ok(()) };
                let request = request.with_patience(self.settings.thinking);
                let decision = decide(&request, &Stop::default());
                self.bot(seat, decision.map(|decision| decision.action))
            }
            Next::Says(seat, remark) => self.bot(seat, Some(pitch_rules::Action::Say(remark))),
            Next::Does(seat, action) => self.bot(seat, Some(action)),
            Next::Person(_) | Next::Read | Next::Over => Ok(()),
        }
    }

    fn bot(&mut self, seat: Seat, action: Option<pitch_rules::Action>) -> io::Result<()> {
        match self.table.act_for_bot(seat, action) {
            Ok(deed) => self.after(&deed.events),
            Err(why) => say(&io::stdout(), &phrase::refusal(&self.l, &self.names(), &why)),
        }
    }

    /// Keeps the game after something happened, and shows it: what is on a page is on the disk.
    fn after(&mut self, events: &[Event]) -> io::Result<()> {
        self.save();
        self.companion.show(&self.table);
        for event in events {
            if let Event::HandScored(finished) = event {
                let names = self.names();
                let result = phrase::result_brief(&self.l, &names, &finished.score);
                say(&io::stdout(), &t!(self.l, "host-hand", number = finished.number, result = result))?;
            }
        }
        if let Some(end) = self.table.game().end().filter(|_| !events.is_empty()) {
            say(&io::stdout(), &phrase::end(&self.l, &self.names(), end))?;
        }
        self.follow();
        Ok(())
    }

    fn names(&self) -> Names {
        let names = self.table.players().iter().map(|player| player.name.clone());
        Names::new(Arc::clone(self.table.rules()), names, None)
    }

    /// Counts the game for the evening and the statistics.
    fn follow(&mut self) {
        let now = Timestamp::now();
        let (evening, counted) = (self.evening.follow(&self.table, now), self.statistics.follow(&self.table, now));
        let Some(storage) = self.keep.writable() else { return };
        if evening {
            let _ = storage.save_joined(&mut self.evening);
        }
        if counted {
            let _ = storage.save_statistics(&mut self.statistics);
        }
    }

    /// Keeps the game. Before it begins there is none: the player who sits down changes it.
    fn save(&mut self) {
        if !self.has_begun {
            return;
        }
        let record: Record = self.table.record().clone();
        if let Some(storage) = self.keep.reopened() {
            let (done, answer) = mpsc::channel();
            storage.submit(record, move |result| drop(done.send(result)));
            if let Ok(Err(error)) = answer.recv() {
                let _ = say(&io::stdout(), &phrase::save_error(&self.l, &error));
            }
        }
    }

    fn obey(&mut self, deed: Deed) -> io::Result<()> {
        match deed {
            Deed::Sat { seat, name, face } => {
                if self.has_begun {
                    let _ = self.table.come_back(seat);
                } else {
                    let _ = self.table.introduce(seat, &name, face);
                }
                let _ = self.companion.keep();
            }
            Deed::Back(seat) => drop(self.table.come_back(seat)),
            Deed::StandIn(seat) | Deed::Left(seat) => {
                let _ = self.companion.keep();
                if self.has_begun && self.table.leave(seat) {
                    say(&io::stdout(), &t!(self.l, "host-left", name = self.table.name(seat)))?;
                }
            }
            Deed::Begin => {
                self.has_begun = true;
                // A bot keeps every place that is free until somebody sits down.
                for PhoneSeat { seat, is_taken, .. } in self.companion.phones() {
                    let _ = !is_taken && self.table.leave(seat);
                }
                say(&io::stdout(), &t!(self.l, "host-begins"))?;
            }
            Deed::Ready if self.table.game().end().is_some() => return self.another(),
            Deed::Ready => {
                let events = self.table.deal();
                return self.after(&events);
            }
            Deed::Misdeal(slip) => {
                let events = self.table.misdeal(slip).unwrap_or_default();
                return self.after(&events);
            }
            Deed::Act { seat, moment, action } => {
                if self.table.record().entries().len() == moment
                    && let Ok(events) = self.table.act(seat, action)
                {
                    return self.after(&events);
                }
            }
            Deed::Hint(seat) => {
                if let Some(request) = self.table.hint() {
                    self.companion.show(&self.table);
                    self.companion.think(seat, request.with_patience(self.settings.thinking));
                }
                return Ok(());
            }
            Deed::TakeBack => drop(self.table.undo()),
            Deed::Moved(_) => {
                let _ = self.companion.keep();
                return Ok(());
            }
            Deed::Presence => return Ok(()),
        }
        self.save();
        self.companion.show(&self.table);
        Ok(())
    }

    /// Begins another game of the same people by the same rules.
    fn another(&mut self) -> io::Result<()> {
        let rules = (**self.table.rules()).clone();
        let players = self.table.players().to_vec();
        let seated = self.table.seated();
        let name = self.table.record().summary().rule_set.clone();
        let new = NewGame::new(rules, players, Deals::random(&mut rand::rng())).by(Some(name));
        let Ok(table) = Table::new(new) else { return Ok(()) };
        self.table = table;
        for (index, player) in seated.iter().enumerate() {
            let seat = Seat::new(index).filter(|_| !player.is_person());
            if let Some(seat) = seat.filter(|seat| self.table.is_person(*seat)) {
                let _ = self.table.leave(seat);
            }
        }
        self.companion.show_another(&self.table);
        let _ = self.companion.keep();
        self.save();
        Ok(())
    }

    /// Says who came and who went, and the code if it is another.
    fn tell_phones(&mut self, known: &mut Vec<PhoneSeat>) -> io::Result<()> {
        tell_code(&self.l, &mut self.code, self.companion.code())?;
        let phones = self.companion.phones();
        for (phone, before) in phones.iter().zip(known.iter()) {
            let name = self.table.name(phone.seat);
            let is_new = self.sat.contains(&phone.seat);
            let said = match (before.is_taken, phone.is_taken, before.is_there, phone.is_there) {
                (false, true, _, is_there) => {
                    self.sat.extend((!is_there).then_some(phone.seat));
                    t!(self.l, "host-sat", name = name)
                }
                (true, true, true, false) => t!(self.l, "host-away", name = name),
                (true, true, false, true) if is_new => {
                    self.sat.retain(|seat| *seat != phone.seat);
                    continue;
                }
                (true, true, false, true) => t!(self.l, "host-back", name = name),
                _ => continue,
            };
            say(&io::stdout(), &said)?;
        }
        *known = phones;
        Ok(())
    }
}
