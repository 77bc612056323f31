//! A person at the text face: what is said to him, from the first question to the last.

use crate::bot::{Request, Stop};
use crate::command::rules;
use crate::command::text::lines::Lines;
use crate::command::text::setup::{self, Answers, Questions};
use crate::command::text::store::Store;
use crate::command::text::voice;
use crate::command::text::{Start, Wanted};
use crate::engine::{Action, Ask, Event, Rules, Seat, Viewer};
use crate::language::phrase::Narrator;
use crate::language::{Language, Names, Vocabulary, phrase};
use crate::session::{Deals, Evening, Moment, NewGame, Next, Record, RuleSet, Settings, Table};
use crate::t;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;

/// Whether to go on after a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// The same decision is still to be taken.
    Listen,
    /// The game has moved.
    GoOn,
    /// Somebody quits, or the input has ended.
    Leave,
}

/// The text face while it plays.
pub(super) struct Face<R, W> {
    pub(super) language: Language,
    pub(super) words: Vocabulary,
    pub(super) lines: Lines<R, W>,
    pub(super) store: Store,
    /// The player's own rule sets that can be played.
    rule_sets: Vec<RuleSet>,
    settings: Settings,
    record: Option<(PathBuf, Record)>,
    deals: Option<Deals>,
    /// What the same people won and lost before.
    pub(super) evening: Evening,
    /// What is to be said before anything else.
    news: Vec<String>,
    pub(super) narrator: Narrator,
    /// Whose cards were shown last.
    pub(super) shown_to: Option<Seat>,
    /// How long the record was when the face last waited for somebody to speak or play out of turn.
    pub(super) waited_at: Option<usize>,
    /// What the command line asks for.
    wanted: Wanted,
}

impl<R: BufRead, W: Write> Face<R, W> {
    pub(super) fn new(start: Start, input: R, output: W) -> Self {
        let Start { language, folders, settings, record, deals, wanted, mut news, echo } = start;
        let (store, wrong) = Store::open(folders.as_ref(), &language);
        news.extend(wrong);
        let (evening, wrong) = store.load_evening(&language);
        news.extend(wrong);
        let own = rules::own(folders.as_ref());
        news.extend(own.unread().iter().map(|error| phrase::load_error(&language, error)));
        let rule_sets = own.sets().filter(|set| set.can_be_played()).cloned().collect();
        let words = Vocabulary::new(&language);
        let lines = Lines::new(input, output, echo);
        let narrator = Narrator::new();
        let (shown_to, waited_at) = (None, None);
        Face {
            language,
            words,
            lines,
            store,
            rule_sets,
            settings,
            record,
            deals,
            evening,
            news,
            narrator,
            shown_to,
            waited_at,
            wanted,
        }
    }

    pub(super) fn run(mut self) -> io::Result<()> {
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
                    match self.deal(&mut table)? {
                        None => Then::Leave,
                        Some(events) => {
                            self.tell(&table, &events)?;
                            Then::GoOn
                        }
                    }
                }
                Next::Bot(request) => {
                    let before = table.record().entries().len();
                    match self.out_of_turn(&mut table)? {
                        // Who spoke out of turn may have changed what the bot is asked.
                        Then::GoOn if table.record().entries().len() == before => self.bot(&mut table, &request)?,
                        then => then,
                    }
                }
                Next::Says(seat, remark) => self.says(&mut table, seat, Action::Say(remark))?,
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
        if self.wanted.is_some() {
            for news in std::mem::take(&mut self.news) {
                self.lines.say(&news)?;
            }
            return self.new_game();
        }
        let (record, wrong) = match self.record.take() {
            Some(record) => (Some(record), Vec::new()),
            None => {
                let (record, wrong) = self.store.load(&self.language);
                (record.map(|record| (self.store.folder(), record)), wrong)
            }
        };
        for news in std::mem::take(&mut self.news).into_iter().chain(wrong) {
            self.lines.say(&news)?;
        }
        let Some((file, record)) = record else { return self.new_game() };
        match Table::resume(record) {
            Ok(table) if table.game().end().is_none() => {
                self.lines.say(&t!(self.language, "text-continued", number = table.game().number()))?;
                self.narrator = Narrator::resume(&table.view(Viewer::Public));
                let names = self.names(&table, None);
                let view = table.view(Viewer::Public);
                let mut said = voice::score(&self.language, &names, &view);
                if !view.calls.is_empty() || !view.turned.is_empty() || view.trick.is_some() {
                    said.extend(phrase::story(&self.language, &names, &view));
                }
                self.say_all(said)?;
                Ok(Some(table))
            }
            Err(broken) => {
                let names = self.names(&broken.table, None);
                let said = phrase::fault(&self.language, &names, &file, &broken.fault);
                self.lines.say(&said)?;
                self.new_game()
            }
            Ok(_) => self.new_game(),
        }
    }

    /// Asks for a new game and begins it. Nothing if the input ends before that.
    pub(super) fn new_game(&mut self) -> io::Result<Option<Table>> {
        let mut last = self.settings.last_game.clone();
        // A rule set that was renamed or deleted since is no longer known by its name.
        last.rule_set = last.rule_set.filter(|name| self.rule_sets.iter().any(|set| set.name == *name));
        let wanted = std::mem::take(&mut self.wanted);
        let Some(answers) = self.questions().new_game(&Answers::from(&last), &wanted)? else { return Ok(None) };
        let players = setup::players(&answers, &self.language);
        let deals = self.deals.take().unwrap_or_else(|| Deals::random(&mut rand::rng()));
        let own = answers.own.as_ref().and_then(|name| self.rule_sets.iter().find(|set| set.name == *name));
        let is_own = own.is_some_and(|set| {
            let players = set.rules.players;
            Rules { players, ..answers.rules.clone() } == set.rules
        });
        let new = NewGame::new(answers.rules.clone(), players, deals).by(answers.own.clone().filter(|_| is_own));
        self.settings.last_game = answers.choices();
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
        let at_table = table.rules().seats().from(Seat::default()).map(|seat| phrase::player(l, &names, seat));
        let mut said = vec![t!(l, "text-players", names = phrase::list(l, at_table))];
        if table.rules().ceremony {
            let (first, cut) = table.first_deal();
            said.extend(phrase::first_deal(l, &names, &first));
            said.push(phrase::cut(l, &names, cut));
        }
        self.say_all(said)?;
        Ok(Some(table))
    }

    pub(super) fn questions(&mut self) -> Questions<'_, R, W> {
        Questions { lines: &mut self.lines, language: &self.language, words: &self.words, sets: &self.rule_sets }
    }

    /// The names as one person hears them: where only one plays he is always "you", otherwise only on his own turn.
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
        sentences.into_iter().try_for_each(|sentence| self.lines.say(&sentence))
    }

    pub(super) fn tell(&mut self, table: &Table, events: &[Event]) -> io::Result<()> {
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
                    if let Some(line) = phrase::referee_event(&self.language, &names, event) {
                        self.lines.say(&t!(self.language, "text-referee", line = line))?;
                    }
                }
            }
        }
        if events.iter().any(|event| matches!(event, Event::HandScored(_))) {
            self.store.save(table.record());
        }
        if events.iter().any(|event| matches!(event, Event::GameWon(_))) { self.follow(table) } else { Ok(()) }
    }

    /// Takes note of what the game does to the evening; once it is over, says what that came to.
    pub(super) fn follow(&mut self, table: &Table) -> io::Result<()> {
        if self.evening.follow(table, Moment::now()) {
            self.keep_evening()?;
        }
        if table.game().end().is_none() {
            return Ok(());
        }
        let names = self.names(table, None);
        let you = names.you().map(|seat| names.name(seat));
        self.say_all(phrase::evening(&self.language, &self.evening, you))
    }

    /// Begins a new evening: nobody owes anything.
    pub(super) fn new_evening(&mut self) -> io::Result<Then> {
        self.evening = Evening::default();
        self.keep_evening()?;
        self.lines.say(&t!(self.language, "evening-begun"))?;
        Ok(Then::Listen)
    }

    fn keep_evening(&mut self) -> io::Result<()> {
        match self.store.keep_evening(&self.evening, &self.language) {
            Some(wrong) => self.lines.say(&wrong),
            None => Ok(()),
        }
    }

    fn bot(&mut self, table: &mut Table, request: &Request) -> io::Result<Then> {
        if let Some(ask) = request.view.ask.filter(|ask| *ask != Ask::AnyClaims) {
            let names = self.names(table, None);
            let line = table.to_act().map(|seat| phrase::ask(&self.language, &names, seat, ask)).unwrap_or_default();
            self.lines.say(&t!(self.language, "text-referee", line = line))?;
        }
        let decision = request.decide(&Stop::default());
        let Some(seat) = table.to_act() else { return Ok(Then::Leave) };
        self.says(table, seat, decision.action)
    }

    /// Does what a bot wants to do.
    fn says(&mut self, table: &mut Table, seat: Seat, action: Action) -> io::Result<Then> {
        match table.act(seat, action) {
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
