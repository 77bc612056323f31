//! Events of the table in words, for a listener: every event once and in its order, whatever is skipped.

use super::Table;
use pitch_language::phrase::Narrator;
use pitch_language::{Language, Names};
use pitch_rules::{Event, SeatView};

/// Events of which nobody was told yet.
#[derive(Debug, Default)]
pub(crate) struct Story {
    narrator: Narrator,
    lines: Vec<String>,
    asides: Vec<String>,
    is_asked_anew: bool,
}

impl Story {
    /// Goes on in the middle of a hand.
    pub(super) fn resume(view: &SeatView) -> Self {
        Story { narrator: Narrator::resume(view), ..Story::default() }
    }

    /// Tells of an event. The results of a hand or a game are told by the page that comes up then.
    pub(super) fn tell(&mut self, language: &Language, names: &Names, event: &Event) {
        if matches!(event, Event::HandScored(_) | Event::GameWon(_)) {
            self.narrator = Narrator::new();
        } else {
            self.lines.extend(self.narrator.narrate(language, names, event));
        }
    }

    /// Tells a sentence as well.
    pub(super) fn say(&mut self, sentence: String) {
        self.lines.push(sentence);
    }

    /// Tells what a key did to what is shown: nothing has happened by it that would let anything else be told anew.
    pub(super) fn say_aside(&mut self, words: String) {
        self.asides.push(words);
    }

    /// Has the words that stand on the table told once more: they were asked for, or refused once more.
    pub(super) const fn ask_anew(&mut self) {
        self.is_asked_anew = true;
    }

    /// Follows the table to another moment: all that was told stays told.
    pub(super) fn turn_to(&mut self, view: &SeatView) {
        self.narrator = Narrator::resume(view);
        self.is_asked_anew = true;
    }

    /// Returns what keys did to what is shown.
    pub(crate) fn asides(&self) -> &[String] {
        &self.asides
    }

    /// Returns the events, a sentence each.
    pub(crate) fn into_lines(self) -> Vec<String> {
        self.lines
    }

    /// Returns `true` if the words that stand on the table are news although they stood there before.
    pub(crate) const fn is_asked_anew(&self) -> bool {
        self.is_asked_anew
    }
}

impl Table {
    /// Returns the events since this was asked last.
    pub(crate) fn take_story(&mut self) -> Story {
        let rest = Story { narrator: self.story.narrator, ..Story::default() };
        std::mem::replace(&mut self.story, rest)
    }
}
