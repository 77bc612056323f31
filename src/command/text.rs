//! The text face: the game on standard input and output, for people who use a screen reader, for a machine without a
//! display, and for tests.
//!
//! One command comes in on each line, in the player's language or in English; whole sentences go out, one a line. The
//! game is saved after each decision of a person, and the end of the input saves and leaves.

mod lines;
mod order;
mod setup;
mod store;
mod voice;

use crate::bot::{Request, Stop};
use crate::command::rules::sheet;
use crate::command::text::lines::{Heard, Lines};
use crate::command::text::order::Order;
use crate::command::text::setup::Questions;
use crate::command::text::store::Store;
use crate::engine::{Action, Cards, Event, Rank, Rules, Seat, SeatView, Viewer};
use crate::language::phrase::Narrator;
use crate::language::{Keyword, Language, Names, Vocabulary, phrase};
use crate::session::{Deals, Folders, NewGame, Next, Settings, Table};
use crate::t;

use std::io::{self, BufRead, Write};
use std::sync::Arc;

/// How the text face begins.
#[derive(Debug, Clone)]
pub struct Start {
    /// The language it speaks.
    pub language: Language,
    /// Where games and settings are kept; nothing to keep nothing.
    pub folders: Option<Folders>,
    /// Where the packs of the first new game come from; chance, if nothing is given.
    pub deals: Option<Deals>,
    /// Whether the lines that come in are repeated, as where they come from a file.
    pub echo: bool,
}

/// Plays until the input ends or somebody quits: goes on with the saved game, or asks for a new one.
///
/// Who no longer listens, as when a pipe is closed, is left quietly.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn play(start: Start, input: impl BufRead, output: impl Write) -> io::Result<()> {
    match Face::new(start, input, output).run() {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// Whether to go on after a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    /// The same decision is still to be taken.
    Listen,
    /// The game has moved.
    GoOn,
    /// Somebody quits, or the input has ended.
    Leave,
}

struct Face<R, W> {
    language: Language,
    words: Vocabulary,
    lines: Lines<R, W>,
    store: Store,
    settings: Settings,
    deals: Option<Deals>,
    /// What is to be said before anything else.
    news: Vec<String>,
    narrator: Narrator,
    /// Whose cards were shown last.
    shown_to: Option<Seat>,
}

impl<R: BufRead, W: Write> Face<R, W> {
    fn new(start: Start, input: R, output: W) -> Self {
        let Start { language, folders, deals, echo } = start;
        let (store, mut news) = Store::open(folders.as_ref(), &language);
        let (settings, wrong) = store.settings(&language);
        news.extend(wrong);
        let words = Vocabulary::new(&language);
        let lines = Lines::new(input, output, echo);
        let narrator = Narrator::new();
        Face { language, words, lines, store, settings, deals, news, narrator, shown_to: None }
    }

    fn run(mut self) -> io::Result<()> {
        self.lines.say(&t!(self.language, "text-welcome"))?;
        let Some(mut table) = self.first_table()? else {
            return self.lines.say(&t!(self.language, "text-bye"));
        };
        loop {
            let then = match table.next() {
                Next::Deal => {
                    let names = self.names(&table, None);
                    let game = table.game();
                    self.lines.say(&phrase::deals(&self.language, &names, game.dealer(), game.number()))?;
                    self.narrator = Narrator::new();
                    let events = table.deal();
                    self.tell(&table, &events)?;
                    Then::GoOn
                }
                Next::Bot(request) => self.bot(&mut table, &request)?,
                Next::Person(seat) => self.person(&mut table, Some(seat))?,
                Next::Over => self.person(&mut table, None)?,
            };
            if then == Then::Leave {
                return self.leave(&table);
            }
        }
    }

    /// The saved game, or a new one. Nothing if the input ends before there is one.
    fn first_table(&mut self) -> io::Result<Option<Table>> {
        let (record, wrong) = self.store.load(&self.language);
        for news in std::mem::take(&mut self.news).into_iter().chain(wrong) {
            self.lines.say(&news)?;
        }
        match record.map(Table::resume) {
            Some(Ok(table)) if table.game().end().is_none() => {
                self.lines.say(&t!(self.language, "text-continued", number = table.game().number()))?;
                self.narrator = Narrator::resume(&table.view(Viewer::Public));
                let names = self.names(&table, None);
                let view = table.view(Viewer::Public);
                let mut said = voice::score(&self.language, &names, &view);
                if !view.calls.is_empty() || view.trick.is_some() {
                    said.extend(phrase::story(&self.language, &names, &view));
                }
                self.say_all(said)?;
                Ok(Some(table))
            }
            Some(Err(broken)) => {
                let names = self.names(&broken.table, None);
                let said = phrase::fault(&self.language, &names, &self.store.folder(), &broken.fault);
                self.lines.say(&said)?;
                self.new_game()
            }
            Some(Ok(_)) | None => self.new_game(),
        }
    }

    /// Asks for a new game and begins it. Nothing if the input ends before that.
    fn new_game(&mut self) -> io::Result<Option<Table>> {
        let last = self.settings.last_game.clone();
        let Some(choices) = self.questions().new_game(&last)? else { return Ok(None) };
        let players = setup::players(&choices, &self.language);
        let deals = self.deals.take().unwrap_or_else(|| Deals::random(&mut rand::rng()));
        let new = NewGame::new(setup::rules(&choices), players, deals);
        self.settings.last_game = choices;
        if let Some(wrong) = self.store.keep(&self.settings, &self.language) {
            self.lines.say(&wrong)?;
        }
        let table = match Table::new(new) {
            Ok(table) => table,
            Err(error) => {
                self.lines.say(&error.to_string())?;
                return Ok(None);
            }
        };
        self.store.save(table.record());
        let (l, names) = (&self.language, self.names(&table, None));
        let at_table = table.rules().seats().all().map(|seat| phrase::player(l, &names, seat));
        let mut said = vec![t!(l, "text-players", names = phrase::list(l, at_table))];
        let draws = table.draw().rounds.into_iter().flatten().map(|(seat, card)| {
            let card = phrase::card_object(l, card);
            t!(l, "text-draw-card", who = names.who(seat), name = names.name(seat), card = card)
        });
        let draws = draws.collect::<Vec<_>>().join(" ");
        said.push(t!(l, "text-draw", draws = draws));
        self.say_all(said)?;
        Ok(Some(table))
    }

    fn questions(&mut self) -> Questions<'_, R, W> {
        Questions { lines: &mut self.lines, language: &self.language, words: &self.words }
    }

    /// The names as one person hears them: where only one plays he is always "you", otherwise only on his own turn.
    fn names(&self, table: &Table, on_turn: Option<Seat>) -> Names {
        let names = table.players().iter().map(|player| player.name.clone());
        let mut persons = table.rules().seats().all().filter(|&seat| table.is_person(seat));
        let only = match (persons.next(), persons.next()) {
            (only, None) => only,
            _ => on_turn,
        };
        Names::new(Arc::clone(table.rules()), names, only)
    }

    fn say_all(&mut self, sentences: impl IntoIterator<Item = String>) -> io::Result<()> {
        sentences.into_iter().try_for_each(|sentence| self.lines.say(&sentence))
    }

    fn tell(&mut self, table: &Table, events: &[Event]) -> io::Result<()> {
        let names = self.names(table, None);
        for event in events {
            match event {
                Event::HandScored(finished) => {
                    self.narrator = Narrator::new();
                    self.say_all(voice::result(&self.language, &names, finished))?;
                }
                Event::GameWon(end) => self.say_all(voice::end(&self.language, &names, end))?,
                event => {
                    if let Some(sentence) = self.narrator.tell(&self.language, &names, event) {
                        self.lines.say(&sentence)?;
                    }
                }
            }
        }
        if events.iter().any(|event| matches!(event, Event::HandScored(_))) {
            self.store.save(table.record());
        }
        Ok(())
    }

    fn bot(&mut self, table: &mut Table, request: &Request) -> io::Result<Then> {
        let decision = request.decide(&Stop::default());
        let Some(seat) = table.to_act() else { return Ok(Then::Leave) };
        match table.act(seat, decision.action) {
            Ok(events) => {
                self.tell(table, &events)?;
                Ok(Then::GoOn)
            }
            // A bot chooses among what is allowed, so that this ends a game that would never go on.
            Err(why) => {
                self.lines.say(&phrase::refusal(&self.language, &self.names(table, None), &why))?;
                Ok(Then::Leave)
            }
        }
    }

    /// Listens until this person has decided or, when the game is over, somebody wants another one.
    fn person(&mut self, table: &mut Table, seat: Option<Seat>) -> io::Result<Then> {
        if let Some(seat) = seat {
            if self.names(table, None).you().is_none() && self.shown_to != Some(seat) {
                self.lines.say(&t!(self.language, "text-next-person", name = table.name(seat)))?;
                if self.lines.hear()? == Heard::End {
                    return Ok(Then::Leave);
                }
            }
            self.shown_to = Some(seat);
        }
        self.prompt(table, seat)?;
        loop {
            if let Some(news) = self.store.news(&self.language) {
                self.lines.say(&news)?;
            }
            let then = match self.lines.hear()? {
                Heard::End => Then::Leave,
                Heard::TooLong => {
                    self.lines.say(&t!(self.language, "text-too-long"))?;
                    Then::Listen
                }
                Heard::Line(line) => self.obey(table, seat, &line)?,
            };
            if then != Then::Listen {
                return Ok(then);
            }
        }
    }

    fn view(table: &Table, seat: Option<Seat>) -> SeatView {
        table.view(seat.map_or(Viewer::Public, Viewer::Seat))
    }

    /// Says what is to be decided, with the cards where a hand begins.
    fn prompt(&mut self, table: &Table, seat: Option<Seat>) -> io::Result<()> {
        let (l, names, view) = (&self.language, self.names(table, seat), Self::view(table, seat));
        let said = if seat.is_none() {
            vec![t!(l, "text-over")]
        } else if view.contract.is_none() {
            let mut said = voice::hand(l, &names, &view);
            said.insert(0, format!("{} {}", phrase::prompt(l, &names, &view), phrase::bidding(l, &names, &view)));
            said
        } else {
            std::iter::once(phrase::prompt(l, &names, &view)).chain(voice::may(l, &names, &view)).collect()
        };
        self.say_all(said)
    }

    fn obey(&mut self, table: &mut Table, seat: Option<Seat>, line: &str) -> io::Result<Then> {
        let (view, names) = (Self::view(table, seat), self.names(table, seat));
        let l = &self.language;
        let bidding = view.contract.is_none() && view.end.is_none();
        let refused = match Order::read(line, &self.words, bidding) {
            Order::Call(call) => return self.act(table, seat, Action::Call(call)),
            Order::Card(card) => return self.act(table, seat, Action::Play(card)),
            Order::Rank(rank) => match self.of_rank(&view, rank) {
                Ok(action) => return self.act(table, seat, action),
                Err(refused) => refused,
            },
            Order::Ask(keyword) => return self.answer(table, seat, keyword),
            Order::Nothing => {
                self.prompt(table, seat)?;
                return Ok(Then::Listen);
            }
            Order::NoBid(line) => {
                let may = if bidding { voice::may(l, &names, &view) } else { None };
                [Some(t!(l, "text-no-bid", line = line)), may].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Order::NoCard(line) => t!(l, "text-no-card", line = line),
            Order::Unknown(line) => t!(l, "text-unknown", line = line),
        };
        self.lines.say(&refused)?;
        Ok(Then::Listen)
    }

    /// The one card of this rank that the player can mean, or why there is none.
    fn of_rank(&self, view: &SeatView, rank: Rank) -> Result<Action, String> {
        let held = view.hand() & Cards::of_rank(rank);
        let legal = held & voice::playable(view);
        let meant = if legal.is_empty() { held } else { legal };
        match (meant.first(), meant.len()) {
            (Some(card), 1) => Ok(Action::Play(card)),
            (Some(_), _) => {
                let cards = meant.iter().map(|card| phrase::card_alone(&self.language, card));
                Err(t!(self.language, "text-ambiguous", cards = phrase::alternatives(&self.language, cards)))
            }
            (None, _) => Err(t!(self.language, "text-no-rank-held", rank = phrase::rank_key(rank))),
        }
    }

    fn act(&mut self, table: &mut Table, seat: Option<Seat>, action: Action) -> io::Result<Then> {
        match table.act(seat.unwrap_or_default(), action) {
            Ok(events) => {
                self.store.save(table.record());
                self.tell(table, &events)?;
                Ok(Then::GoOn)
            }
            Err(why) => {
                self.lines.say(&phrase::refusal(&self.language, &self.names(table, seat), &why))?;
                Ok(Then::Listen)
            }
        }
    }

    fn answer(&mut self, table: &mut Table, seat: Option<Seat>, keyword: Keyword) -> io::Result<Then> {
        let (l, names, view) = (&self.language, self.names(table, seat), Self::view(table, seat));
        let said = match keyword {
            Keyword::Hand => voice::hand(l, &names, &view),
            Keyword::Trick => voice::trick(l, &names, &view),
            Keyword::Score => voice::score(l, &names, &view),
            Keyword::Points => voice::points(l, &names, &view),
            Keyword::Last => voice::last(l, &names, &view),
            Keyword::Log => phrase::story(l, &names, &view),
            Keyword::Rules => sheet(l, table.rules(), &Rules::default()),
            Keyword::Help => vec![t!(l, "text-help")],
            Keyword::Undo => return self.undo(table),
            Keyword::New => return self.another(table),
            Keyword::Quit => return Ok(Then::Leave),
            Keyword::Pass
            | Keyword::Bid
            | Keyword::Smudge
            | Keyword::Play
            | Keyword::Yes
            | Keyword::No
            | Keyword::Dealt
            | Keyword::Wins => Vec::new(),
        };
        self.say_all(said)?;
        Ok(Then::Listen)
    }

    fn undo(&mut self, table: &mut Table) -> io::Result<Then> {
        if !table.undo() {
            self.lines.say(&t!(self.language, "text-no-undo"))?;
            return Ok(Then::Listen);
        }
        self.store.save(table.record());
        self.narrator = Narrator::resume(&table.view(Viewer::Public));
        self.lines.say(&t!(self.language, "text-undone"))?;
        Ok(Then::GoOn)
    }

    fn another(&mut self, table: &mut Table) -> io::Result<Then> {
        if table.game().end().is_none() {
            let no = self.questions().yes_no(false);
            let question = t!(self.language, "text-ask-give-up", number = table.game().number(), default = no);
            match self.questions().yes(&question, false)? {
                None => return Ok(Then::Leave),
                Some(false) => {
                    self.lines.say(&t!(self.language, "text-kept"))?;
                    return Ok(Then::Listen);
                }
                Some(true) => {}
            }
        }
        match self.new_game()? {
            Some(new) => {
                *table = new;
                self.shown_to = None;
                Ok(Then::GoOn)
            }
            None => Ok(Then::Leave),
        }
    }

    fn leave(&mut self, table: &Table) -> io::Result<()> {
        if table.game().end().is_none() {
            self.store.save(table.record());
        }
        let (safe, news) = self.store.finish(&self.language);
        if let Some(news) = news {
            self.lines.say(&news)?;
        }
        if table.game().end().is_none() {
            let kept = if safe { t!(self.language, "text-saved") } else { t!(self.language, "text-not-saved") };
            self.lines.say(&kept)?;
        }
        self.lines.say(&t!(self.language, "text-bye"))
    }
}
