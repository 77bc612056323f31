//! Person at the text face: everything that is said to them, from the first question to the last.

use crate::command::failure::Told;
use crate::command::rules;
use crate::command::text::lines::Lines;
use crate::command::text::setup::Questions;
use crate::command::text::store::{Kept, Store};
use crate::command::text::{Start, Wanted};
use pitch_language::phrase::Narrator;
use pitch_language::{Language, Names, Vocabulary, phrase, t};
use pitch_players::{Request, Stop};
use pitch_rules::{Action, Ask, Cards, IllegalAction, Seat};
use pitch_session::hint::Hint;
use pitch_session::table::BotDeed;
use pitch_session::{Deals, Evening, Guest, Next, Record, RuleSet, Settings, Statistics, Table, decide, ending};

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;

/// Effect of a command on the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// Same decision still to be taken.
    Listen,
    /// Move of the game.
    GoOn,
    /// End, because somebody quits or the input has ended.
    Leave,
}

/// Text face while it plays.
pub(super) struct Face<R, W> {
    pub(super) language: Language,
    pub(super) words: Vocabulary,
    pub(super) lines: Lines<R, W>,
    pub(super) store: Store,
    /// Player's own rule sets that can be played.
    pub(super) rule_sets: Vec<RuleSet>,
    /// Programs that may take the seats of bots.
    pub(super) guests: Vec<Guest>,
    pub(super) settings: Settings,
    pub(super) record: Option<(PathBuf, Record)>,
    pub(super) deals: Option<Deals>,
    /// Wins and losses of the same people before.
    pub(super) evening: Evening,
    /// Everybody's results in the games that were played to their end.
    pub(super) statistics: Statistics,
    /// News that is told before anything else.
    pub(super) news: Vec<String>,
    pub(super) narrator: Narrator,
    /// Seat whose cards were shown last.
    pub(super) shown_to: Option<Seat>,
    /// Number of the hand in which somebody was told their cards, and which they were.
    pub(super) told: BTreeMap<Seat, (u32, Cards)>,
    /// `true` if a card was turned up since anything was asked last, and told of.
    pub(super) just_turned: bool,
    /// Action that was refused last, until something is done.
    pub(super) refused: Option<IllegalAction>,
    /// Length of the record when the face last waited for somebody to speak or play out of turn.
    pub(super) waited_at: Option<usize>,
    /// Step of a lesson that was told last.
    pub(super) lesson_step: Option<usize>,
    /// Hint that was asked for last.
    pub(super) hinted: Option<Hint>,
    /// Choice that the coach asked about last: the moment of the position, and the action.
    pub(super) doubted: Option<(Option<usize>, Action)>,
    /// Choices of the command line for a new game.
    pub(super) wanted: Wanted,
}

impl<R: BufRead, W: Write> Face<R, W> {
    pub(super) fn new(start: Start, input: R, output: W) -> Self {
        ending::work();
        let Start { language, folders, settings, record, deals, wanted, named, is_opened, guests, mut news, echo } =
            start;
        let (mut store, wrong) = Store::open(folders.as_ref(), &language);
        news.extend(wrong);
        let (evening, wrong) = store.load_joined(&language);
        news.extend(wrong);
        let (statistics, wrong) = store.load_statistics(&language);
        news.extend(wrong);
        let own = rules::own(folders.as_ref());
        news.extend(own.unread().iter().map(|error| phrase::load_error(&language, error)));
        let mut rule_sets: Vec<RuleSet> = own.sets().filter(|set| set.can_be_played()).cloned().collect();
        let named = named.filter(|set| !rule_sets.contains(set));
        if let Some(set) = named.as_ref().filter(|_| is_opened) {
            news.extend(store.keep_rule_set(set, &language));
        }
        rule_sets.extend(named);
        let words = Vocabulary::new(&language);
        let lines = Lines::new(input, output, echo);
        let narrator = Narrator::new();
        let (shown_to, refused, waited_at, hinted, doubted) = (None, None, None, None, None);
        Face {
            language,
            words,
            lines,
            store,
            rule_sets,
            guests,
            settings,
            record,
            deals,
            evening,
            statistics,
            news,
            narrator,
            shown_to,
            told: BTreeMap::new(),
            just_turned: false,
            refused,
            waited_at,
            lesson_step: None,
            hinted,
            doubted,
            wanted,
        }
    }

    /// Plays until somebody leaves, the input ends, or nothing can be read or written any more. However it ends, the
    /// game is kept first.
    pub(super) fn run(mut self) -> Result<(), Told> {
        let mut table = None;
        let stopped = self.play_at(&mut table).err();
        let is_overtaken = table.as_ref().is_some_and(|table| self.store.is_overtaken(table.record()));
        if let Some(table) = &mut table {
            // Who does not hear that the folder is free is not kept from saving by it.
            let _ = self.try_folder(table, is_overtaken);
        }
        match table.as_ref().filter(|table| table.game().end().is_none()) {
            Some(_) if is_overtaken => self.store.note_kept(),
            Some(table) => self.store.save(table.record()),
            None => {}
        }
        let kept = self.store.finish(&self.language);
        let stopped = stopped.or_else(|| self.leave(table.as_ref(), &kept).err());
        let l = &self.language;
        // Who no longer listens, as when a pipe is closed, loses nothing of a game that is kept.
        let left = stopped.as_ref().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe);
        let of_game = match kept {
            Kept::Safe if left => return Ok(()),
            Kept::Nowhere if left && table.is_none() => return Ok(()),
            Kept::Safe => Some(t!(l, "text-saved")),
            Kept::Nowhere => table.map(|_| t!(l, "text-not-saved")),
            Kept::Failed(why) if stopped.is_none() => return Err(Told::new(not_kept(l, &why))),
            Kept::Failed(why) => Some(not_kept(l, &why)),
        };
        let Some(error) = stopped else { return Ok(()) };
        let reason = error.to_string();
        let stops = t!(l, "text-stops", reason = reason);
        Err(Told::new(phrase::sentences(l, [Some(stops), of_game].into_iter().flatten())))
    }

    fn play_at(&mut self, table: &mut Option<Table>) -> io::Result<()> {
        self.lines.print(&t!(self.language, "text-welcome"))?;
        *table = self.first_table()?;
        table.as_mut().map_or(Ok(()), |table| self.play(table))
    }

    /// Plays until somebody leaves, or the input ends.
    pub(super) fn play(&mut self, table: &mut Table) -> io::Result<()> {
        while self.go_on(table)? != Then::Leave {}
        Ok(())
    }

    /// Does what the table waits for.
    fn go_on(&mut self, table: &mut Table) -> io::Result<Then> {
        self.try_folder(table, false)?;
        // The table is bound before anybody does anything.
        if table.record().entries().is_empty()
            && let Some(bound) = phrase::committed(&self.language, table.record().deals().commitment())
        {
            self.lines.print(&bound)?;
        }
        match table.next() {
            Next::Deal => {
                let names = self.names(table, None);
                let game = table.game();
                self.lines.print(&phrase::deals(&self.language, &names, game.dealer(), game.number()))?;
                self.narrator = Narrator::new();
                match self.deal(table)? {
                    None => Ok(Then::Leave),
                    Some(events) => {
                        self.narrate(table, &events)?;
                        Ok(Then::GoOn)
                    }
                }
            }
            Next::Bot(request) => {
                let request = request.with_patience(self.settings.thinking);
                let before = table.record().entries().len();
                match self.out_of_turn(table)? {
                    // Who spoke out of turn may have changed what the bot is asked.
                    Then::GoOn if table.record().entries().len() == before => self.bot(table, &request),
                    then => Ok(then),
                }
            }
            Next::Does(seat, action) => self.does(table, seat, Some(action)),
            Next::Read => self.read(table),
            Next::Over if table.lesson().is_some() => Ok(Then::Leave),
            Next::Says(seat, remark) => self.does(table, seat, Some(Action::Say(remark))),
            Next::Person(seat) => self.person(table, Some(seat)),
            Next::Over => self.person(table, None),
        }
    }

    pub(super) fn questions(&mut self) -> Questions<'_, R, W> {
        let Face { lines, language, words, rule_sets: sets, deals, .. } = self;
        Questions { lines, language, words, sets, deals }
    }

    /// Returns the names as one person hears them: a person who plays alone is always "you", others only on their own
    /// turn.
    pub(super) fn names(&self, table: &Table, on_turn: Option<Seat>) -> Names {
        let names = table.players().iter().map(|player| player.name.clone());
        let mut persons = table.rules().seats().all().filter(|&seat| table.is_person(seat));
        let only = match (persons.next(), persons.next()) {
            (only, None) => only,
            _ => on_turn,
        };
        Names::new(Arc::clone(table.rules()), names, only)
    }

    pub(super) fn say_all(&mut self, sentences: impl IntoIterator<Item = String>) -> io::Result<()> {
        sentences.into_iter().try_for_each(|sentence| self.lines.print(&sentence))
    }

    fn bot(&mut self, table: &mut Table, request: &Request) -> io::Result<Then> {
        // Where trump is announced, nobody wonders that the highest bidder names it.
        let is_news = |ask: &Ask| match ask {
            Ask::AnyClaims | Ask::CallPartner | Ask::FirstPitcher => false,
            Ask::NameTrump => !table.rules().announces(),
            _ => true,
        };
        if let Some(ask) = request.view.ask.filter(is_news) {
            let names = self.names(table, None);
            let said = |seat| phrase::ask(&self.language, &names, &request.view, seat, ask);
            let line = table.to_act().map(said).unwrap_or_default();
            self.lines.print(&t!(self.language, "text-referee", line = line))?;
        }
        let stop = Stop::default();
        let guest = table.to_act().and_then(|seat| table.guest(seat)).cloned();
        let decision = guest.map_or_else(|| decide(request, &stop), |guest| guest.decide(request, &stop));
        let Some(seat) = table.to_act() else { return Ok(Then::Leave) };
        self.does(table, seat, decision.map(|decision| decision.action))
    }

    /// Does what a bot wants to do, or the simplest that the rules allow.
    fn does(&mut self, table: &mut Table, seat: Seat, action: Option<Action>) -> io::Result<Then> {
        let is_on_turn = table.to_act() == Some(seat);
        match table.act_for_bot(seat, action) {
            Ok(BotDeed { events, stood_in, program_left }) => {
                let left = table.players().get(seat.index()).filter(|_| program_left);
                if let Some(left) = left.and_then(|player| phrase::program_left(&self.language, player)) {
                    self.lines.print(&left)?;
                }
                if stood_in {
                    let said = t!(self.language, "bot-stood-in", name = table.name(seat));
                    self.lines.print(&said)?;
                }
                self.narrate(table, &events)?;
                Ok(Then::GoOn)
            }
            // What is said out of turn can be left unsaid.
            Err(_) if !is_on_turn => Ok(Then::GoOn),
            // Nothing at all can be done, so that this ends a game that would never go on.
            Err(why) => {
                self.lines.print(&phrase::refusal(&self.language, &self.names(table, None), &why))?;
                Ok(Then::Leave)
            }
        }
    }

    /// Says goodbye, and whether the game was saved. A game that could not be kept is told elsewhere.
    fn leave(&mut self, table: Option<&Table>, kept: &Kept) -> io::Result<()> {
        let is_under_way = table.is_some_and(|table| table.game().end().is_none());
        match kept {
            Kept::Safe if is_under_way => self.lines.print(&t!(self.language, "text-saved"))?,
            Kept::Nowhere if is_under_way => self.lines.print(&t!(self.language, "text-not-saved"))?,
            Kept::Safe | Kept::Nowhere | Kept::Failed(_) => {}
        }
        self.lines.print(&t!(self.language, "text-bye"))?;
        self.lines.flush()
    }
}

/// Returns the sentences about the last state of the game that could not be kept, and why.
fn not_kept(language: &Language, why: &str) -> String {
    phrase::sentences(language, [why.to_owned(), t!(language, "text-kept-before")])
}
