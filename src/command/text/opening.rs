//! Beginning of play: with the saved game, or with the questions for a new one.

use crate::command::text::face::Face;
use crate::command::text::setup::{self, Answers};
use pitch_language::phrase::Narrator;
use pitch_language::{phrase, t, told};
use pitch_rules::{Rules, Seat, Viewer};
use pitch_session::{Deals, NewGame, Table};

use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Face<R, W> {
    /// Returns the table of the saved game, or of a new one; `None` if the input ends before there is one.
    pub(super) fn first_table(&mut self) -> io::Result<Option<Table>> {
        if self.wanted.is_some() {
            for news in std::mem::take(&mut self.news) {
                self.lines.print(&news)?;
            }
            return self.new_game();
        }
        let is_opened = self.record.is_some();
        let (record, wrong) = match self.record.take() {
            Some(record) => (Some(record), Vec::new()),
            None => {
                let (record, wrong) = self.store.load(&self.language);
                (record.map(|record| (self.store.folder(), record)), wrong)
            }
        };
        for news in std::mem::take(&mut self.news).into_iter().chain(wrong) {
            self.lines.print(&news)?;
        }
        let Some((file, record)) = record else { return self.new_game() };
        match Table::resume(record) {
            Ok(table) if table.game().end().is_none() => {
                self.lines.print(&t!(self.language, "text-continued", number = table.game().number()))?;
                if let Some(told) = phrase::stand_ins(&self.language, table.record()) {
                    self.lines.print(&told)?;
                }
                self.resume(&table)?;
                Ok(Some(table))
            }
            Err(broken) => {
                let names = self.names(&broken.table, None);
                let said = phrase::fault(&self.language, &names, &file, &broken.fault);
                self.lines.print(&said)?;
                self.new_game()
            }
            Ok(_) => {
                if is_opened {
                    let file = pitch_shown::path(&file);
                    self.lines.print(&t!(self.language, "text-opened-over", file = file))?;
                }
                self.new_game()
            }
        }
    }

    /// Says the state of a game that goes on in the middle.
    pub(super) fn resume(&mut self, table: &Table) -> io::Result<()> {
        self.narrator = Narrator::resume(&table.view(Viewer::Public));
        let names = self.names(table, None);
        let view = table.view(Viewer::Public);
        let mut said = told::score(&self.language, &names, &view);
        if view.turn.decides().is_some() {
            said.extend(phrase::story(&self.language, &names, &view));
        }
        self.say_all(said)
    }

    /// Asks for a new game and begins it; returns `None` if the input ends before that.
    pub(super) fn new_game(&mut self) -> io::Result<Option<Table>> {
        let mut last = self.settings.last_game.clone();
        // A rule set that was renamed or deleted since is no longer known by its name.
        last.rule_set = last.rule_set.filter(|name| self.rule_sets.iter().any(|set| set.name == *name));
        let wanted = std::mem::take(&mut self.wanted);
        let Some(answers) = self.questions().new_game(&Answers::from(&last), &wanted)? else { return Ok(None) };
        let mut players = setup::players(&answers, &self.language);
        let guests = self.guests.clone();
        if !self.questions().guests(&mut players, &guests)? {
            return Ok(None);
        }
        let deals = self.deals.take().unwrap_or_else(|| Deals::random(&mut rand::rng()));
        let own = answers.own.as_ref().and_then(|name| self.rule_sets.iter().find(|set| set.name == *name));
        let is_own = own.is_some_and(|set| {
            let players = set.rules.players;
            Rules { players, ..answers.rules.clone() } == set.rules
        });
        let new = NewGame::new(answers.rules.clone(), players, deals).by(answers.own.clone().filter(|_| is_own));
        self.settings.remember_game(answers.choices());
        if let Some(wrong) = self.store.keep_settings(&mut self.settings, &self.language) {
            self.lines.print(&wrong)?;
        }
        let table = match Table::new(new) {
            Ok(table) => table,
            Err(error) => {
                self.lines.print(&phrase::new_game_error(&self.language, &error))?;
                return Ok(None);
            }
        };
        self.store.save(table.record());
        let (l, names) = (&self.language, self.names(&table, None));
        let at_table = table.rules().seats().from(Seat::default()).map(|seat| phrase::player(l, &names, seat));
        let mut said = vec![t!(l, "text-players", names = phrase::list(l, at_table))];
        said.extend(table.rules().warnings().into_iter().map(|warning| {
            let warning = phrase::warning(l, table.rules(), warning);
            t!(l, "warning-line", warning = warning)
        }));
        if table.rules().ceremony {
            let (first, cut) = table.first_deal();
            said.extend(phrase::first_deal(l, &names, &first));
            said.push(phrase::cut(l, &names, cut));
        }
        self.say_all(said)?;
        Ok(Some(table))
    }
}
