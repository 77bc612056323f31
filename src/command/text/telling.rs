//! Telling what happens, and keeping the results of a game that is over.

use crate::command::text::face::{Face, Then};
use pitch_language::phrase::Narrator;
use pitch_language::{Names, phrase, t};
use pitch_players::Stop;
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Contract, Event};
use pitch_session::{Evening, Table, Timestamp, costs};

use std::io::{self, BufRead, Write};

/// Returns `true` if what follows says who has the bid: the question for trump, or the card of a first player who pitches
/// in any case.
fn is_told_next(names: &Names, contract: &Contract) -> bool {
    let own = names.you() == Some(contract.pitcher);
    match contract.bid {
        Some(_) => own && names.rules().announces(),
        None => !own && names.rules().trump_by == TrumpBy::Eldest,
    }
}

impl<R: BufRead, W: Write> Face<R, W> {
    pub(super) fn narrate(&mut self, table: &Table, events: &[Event]) -> io::Result<()> {
        let names = self.names(table, None);
        for event in events {
            match event {
                Event::HandScored(finished) => {
                    self.narrator = Narrator::new();
                    self.say_all(phrase::hand_aloud(&self.language, &names, finished))?;
                }
                Event::GameWon(end) => self.say_all(phrase::end_aloud(&self.language, &names, end))?,
                // The question that follows tells it, or the card.
                Event::Contracted(contract) if is_told_next(&names, contract) => {
                    let _ = self.narrator.narrate(&self.language, &names, event);
                }
                event => {
                    self.just_turned |= matches!(event, Event::TurnedUp(_));
                    if let Some(sentence) = self.narrator.narrate(&self.language, &names, event) {
                        self.lines.print(&sentence)?;
                    }
                    if let Some(line) = phrase::referee_event(&self.language, &names, event) {
                        self.lines.print(&t!(self.language, "text-referee", line = line))?;
                    }
                }
            }
        }
        if events.iter().any(|event| matches!(event, Event::HandScored(_))) {
            self.store.save(table.record());
            if let Some(news) = self.store.news_of_hand(&self.language) {
                self.lines.print(&news)?;
            }
            // A lesson has words of its own.
            let talks = self.settings.table_talk && table.lesson().is_none();
            if let Some(saying) = table.table_talk().filter(|_| talks) {
                self.lines.print(&phrase::said_by(&self.language, saying))?;
            }
        }
        if events.iter().any(|event| matches!(event, Event::GameWon(_))) { self.follow(table) } else { Ok(()) }
    }

    /// Takes note of the game's results for the evening and the statistics; once it is over, says the result of the
    /// evening.
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
            self.lines.print(&wrong)?;
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
        // The result of one game is that of its evening.
        if self.evening.games().len() < 2 {
            return Ok(());
        }
        let you = names.you().map(|seat| names.name(seat));
        self.say_all(phrase::evening(&self.language, &self.evening, you))
    }

    /// Tries for the folder where another program had it. Once that has left, the game is saved from here on, unless it
    /// is left as it is there; a game that went on in both is kept twice.
    pub(super) fn try_folder(&mut self, table: &mut Table, is_left: bool) -> io::Result<()> {
        if table.is_try_out() || !self.store.keep().takes_over() {
            return Ok(());
        }
        self.lines.print(&t!(self.language, "folder-free"))?;
        self.store.note_free();
        let mut is_copied = false;
        for record in self.store.keep().take_waiting() {
            let copy = self.store.keep().other_line(&record).filter(|_| !record.is_same_game(table.record()));
            is_copied |= copy.is_some();
            if !record.is_same_game(table.record()) {
                self.store.save(&copy.unwrap_or(record));
            }
        }
        if !is_left {
            if let Some(copy) = self.store.keep().other_line(table.record()) {
                table.become_copy(copy.summary().copy);
                is_copied = true;
            }
            self.store.save(table.record());
        }
        if is_copied {
            self.lines.print(&t!(self.language, "folder-copied"))?;
        }
        self.evening.join_when_saved();
        let (found, wrong) = self.store.load_statistics(&self.language);
        self.statistics.follow_on(found);
        let wrong = wrong.into_iter().chain(self.store.keep_statistics(&mut self.statistics, &self.language));
        self.say_all(wrong)?;
        self.keep_evening()
    }

    /// Begins a new evening: nobody owes anything. Where somebody did, it is asked first.
    pub(super) fn new_evening(&mut self) -> io::Result<Then> {
        if !self.evening.owes().is_empty() {
            let no = self.questions().yes_no(false);
            let question = t!(self.language, "text-ask-evening", default = no);
            match self.questions().yes(&question, false)? {
                None => return Ok(Then::Leave),
                Some(false) => {
                    self.lines.print(&t!(self.language, "text-kept-before"))?;
                    return Ok(Then::Listen);
                }
                Some(true) => {}
            }
        }
        self.evening = Evening::default();
        self.keep_evening()?;
        self.lines.print(&t!(self.language, "evening-begun"))?;
        Ok(Then::Listen)
    }

    fn keep_evening(&mut self) -> io::Result<()> {
        match self.store.keep_evening(&mut self.evening, &self.language) {
            Some(wrong) => self.lines.print(&wrong),
            None => Ok(()),
        }
    }
}
