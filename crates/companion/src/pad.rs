//! The score pad as its pages know it: the hand that is being told there, by one phone or by several in turn.

mod page;

use crate::door::Door;
use crate::hall::{Page, Refused, Sink};
use crate::kept::Kept;
use crate::paper::rules_paper;
use crate::sitting::{Item, Paper};
use pitch_language::{Language, Names, phrase, t};
use pitch_session::pad::{Form, Stroke};

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Something that somebody did on a phone with a score pad. The owner of the pad carries it out and
/// [shows](crate::PadCompanion::show) the pad again, also if that changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadDeed {
    /// Somebody pressed something.
    Press {
        /// Number of strokes that they had before them.
        turn: usize,
        /// What they pressed.
        stroke: Stroke,
    },
    /// A page was opened or left, or the code is another.
    Presence,
}

struct State {
    form: Arc<Form>,
    /// Number of strokes at which one was handed on already.
    pressed: Option<usize>,
}

/// Score pad with its pages.
pub(crate) struct PadHall {
    door: Door,
    state: Mutex<State>,
    sink: Sink<PadDeed>,
}

impl PadHall {
    pub(crate) fn new(form: Form, kept: Option<&Kept>, sink: Sink<PadDeed>, language: Language) -> Self {
        let state = Mutex::new(State { form: Arc::new(form), pressed: None });
        PadHall { door: Door::new(kept, language), state, sink }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nobody leaves it half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) const fn door(&self) -> &Door {
        &self.door
    }

    /// Tells the owner that somebody came or went.
    pub(crate) fn tell_presence(&self) {
        (self.sink)(PadDeed::Presence);
    }

    /// Shows the pad as it is now.
    pub(crate) fn show(&self, form: Form) {
        *self.lock() = State { form: Arc::new(form), pressed: None };
        self.door.tell_all();
    }

    fn form(&self) -> Arc<Form> {
        Arc::clone(&self.lock().form)
    }

    /// Returns the key as it is kept for the next start.
    pub(crate) fn kept(&self, port: u16) -> Kept {
        let game = self.form().pad().file_stem();
        Kept { game, port, table: self.door.key().clone(), on_phones: Vec::new(), seats: Vec::new() }
    }

    /// Composes the page: that of a television shows more hands and asks nothing.
    pub(crate) fn page(&self, l: &Language, is_tv: bool) -> Page {
        Page::Pad(page::pad_sheet(l, &self.form(), is_tv))
    }

    /// Carries out what somebody pressed, who had so many strokes before them.
    pub(crate) fn press(&self, l: &Language, turn: usize, act: &str) -> Result<(), Refused> {
        let mut state = self.lock();
        if state.form.turn() != turn || state.pressed == Some(turn) {
            return Err(Refused::Late);
        }
        let stroke = state.form.strokes().into_iter().find(|stroke| stroke.to_string() == act).ok_or(Refused::Late)?;
        if stroke == Stroke::Write && !state.form.goes_on() {
            return Err(Refused::Illegal(phrase::pad_says(l, &names_of(&state.form), &state.form).1));
        }
        state.pressed = Some(turn);
        drop(state);
        (self.sink)(PadDeed::Press { turn, stroke });
        Ok(())
    }

    /// Returns what is read over the page: every hand, each to be corrected, or the rules.
    pub(crate) fn paper(&self, l: &Language, asked: &str) -> Option<Paper> {
        let form = self.form();
        let pad = form.pad();
        match asked {
            "log" => {
                let told = phrase::pad_lines(l, &names_of(&form), pad);
                let (lines, items) = if pad.lines().is_empty() { (told, Vec::new()) } else { (Vec::new(), told) };
                let item = |(index, label)| Item::Act { act: Stroke::Correct(index).to_string(), label };
                let items = items.into_iter().enumerate().map(item).collect();
                let (heading, close) = (t!(l, "scorepad-all-hands"), t!(l, "phone-close"));
                Some(Paper { heading, lines, items, cards: Vec::new(), close })
            }
            "rules" => Some(rules_paper(l, pad.rules(), pad.rule_set())),
            _ => None,
        }
    }
}

/// Returns the names as everybody hears them.
fn names_of(form: &Form) -> Names {
    let pad = form.pad();
    Names::new(Arc::clone(pad.game().rules()), pad.players().iter().map(|player| player.name.clone()), None)
}

/// Page that is open.
pub(crate) struct PadVisit(Arc<PadHall>);

impl PadVisit {
    /// Opens a page until it is dropped.
    pub(crate) fn new(hall: &Arc<PadHall>) -> Self {
        hall.door.count_guest(true);
        hall.tell_presence();
        PadVisit(Arc::clone(hall))
    }
}

impl Drop for PadVisit {
    fn drop(&mut self) {
        self.0.door.count_guest(false);
        self.0.tell_presence();
    }
}

#[cfg(test)]
mod tests;
