//! What is said about what happens, and what is kept of a game that is over.

use crate::bot::Stop;
use crate::command::text::face::{Face, Then};
use crate::engine::Event;
use crate::language::phrase;
use crate::language::phrase::Narrator;
use crate::session::{Evening, Table, Timestamp, costs};
use crate::t;

use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Face<R, W> {
    pub(super) fn tell(&mut self, table: &Table, events: &[Event]) -> io::Result<()> {
        let names = self.names(table, None);
        for event in events {
            match event {
                Event::HandScored(finished) => {
                    self.narrator = Narrator::new();
                    self.say_all(phrase::hand_aloud(&self.language, &names, finished))?;
                }
                Event::GameWon(end) => self.say_all(phrase::end_aloud(&self.language, &names, end))?,
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

    /// Takes note of what the game does to the evening and the statistics; once it is over, says what the evening came to.
    pub(super) fn follow(&mut self, table: &Table) -> io::Result<()> {
        let now = Timestamp::now();
        if self.evening.follow(table, now) {
            self.keep_evening()?;
        }
        let accuracies = if table.game().end().is_some() && !table.is_try_out() {
            costs::of_game(table.record(), &Stop::new())
        } else {
            None
        };
        let is_counted = self.statistics.follow(table, now);
        let is_judged = accuracies.as_ref().is_some_and(|all| self.statistics.note_accuracy(table, all));
        if (is_counted || is_judged)
            && let Some(wrong) = self.store.keep_statistics(&mut self.statistics, &self.language)
        {
            self.lines.say(&wrong)?;
        }
        if table.game().end().is_none() || table.is_try_out() {
            return Ok(());
        }
        let names = self.names(table, None);
        let l = &self.language;
        let winner = table.game().end().map(|end| end.victory.side);
        let people = table.rules().seats().all().filter(|&seat| table.is_person(seat));
        let told: Vec<String> = people
            .filter_map(|seat| {
                let accuracy = phrase::accuracy(l, &names, seat, &accuracies.as_ref()?[seat])?;
                let aids = phrase::aids(l, table.aids(seat), winner == Some(table.rules().side_of(seat)));
                Some(phrase::sentences(l, [accuracy, aids]))
            })
            .collect();
        self.say_all(told)?;
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
        match self.store.keep_evening(&mut self.evening, &self.language) {
            Some(wrong) => self.lines.say(&wrong),
            None => Ok(()),
        }
    }
}
