//! What keys do on the screen of house rules, and the order in which they go through it.

use super::{FOREMOST, HouseRules, NAME, PATH, Pane, ROWS, SEARCH, SETS, SHEET, Target, list, offer, rows};
use crate::app::context::Context;
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::widget::Operation;
use crate::engine::rules::Field;
use crate::session::Pick;

use iced::widget::Id;

impl HouseRules {
    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let before = self.shelf.sets().to_vec();
        if !matches!(key, Key::Digit(_)) {
            self.typing.end();
        }
        let then = self.pressed(key, context);
        self.with_changes(&before, then)
    }

    fn pressed(&mut self, key: Key, context: &Context) -> Outcome {
        match (key, self.focus.shown()) {
            (Key::Escape, _) if self.naming.is_some() => {
                self.naming = None;
                Outcome::None
            }
            (Key::Escape, _) if self.file.is_some() => self.press(Target::CloseFile, context),
            (Key::Escape, _) if !self.search.is_empty() => {
                self.search.clear();
                Outcome::None
            }
            (Key::Escape, _) => Outcome::Close,
            (Key::Command('z'), _) => self.press(Target::Undo, context),
            (Key::Letter('/') | Key::Command('f'), _) => {
                self.turn_to(Pane::Rules);
                self.go_to(Target::Search)
            }
            (Key::PageUp | Key::PageDown, _) => {
                let page = 0.6 * context.size.height;
                let area = if self.pane == Pane::Sheet && !Pane::all_are_shown(context) { SHEET } else { ROWS };
                Outcome::Operate(Operation::ScrollBy(Id::new(area), if key == Key::PageDown { page } else { -page }))
            }
            // Whoever uses the mouse sees no focus: for him Enter is the key of the main button.
            (Key::Enter, None) => self.press(Target::Play, context),
            (Key::Enter, Some(target)) => {
                self.end_name();
                self.press(target, context)
            }
            (Key::Left | Key::Right, Some(target)) if turns(target) => self.turn(target, key == Key::Right, context),
            (Key::Digit(digit), Some(target)) => {
                self.digit(target, digit, context);
                Outcome::None
            }
            _ => match key.step() {
                Some(step) => {
                    self.end_name();
                    self.focus.step(step, &self.targets(context));
                    self.focus.shown().map_or(Outcome::None, |target| self.go_to(target))
                }
                None => Outcome::None,
            },
        }
    }

    /// Turns what has the focus to the next or the previous of what it offers.
    fn turn(&mut self, target: Target, forwards: bool, context: &Context) -> Outcome {
        match target {
            Target::Pane => {
                let tabs = Pane::tabs(context);
                let at = tabs.iter().position(|pane| *pane == self.pane).unwrap_or_default();
                if let Some(pane) = tabs.get((at + if forwards { 1 } else { tabs.len() - 1 }) % tabs.len().max(1)) {
                    self.pane = *pane;
                }
                Outcome::None
            }
            Target::Sets => {
                let picks = self.shelf.picks();
                let at = picks.iter().position(|pick| pick == self.shelf.pick()).unwrap_or_default();
                let next = (at + if forwards { 1 } else { picks.len() - 1 }) % picks.len();
                self.shelf.choose(picks[next].clone());
                Outcome::Operate(Operation::reveal(SETS, list::place(self.shelf.pick())))
            }
            Target::Field(field) => {
                self.set_to(field, offer::turned(field, &self.shelf.rules(), forwards), context);
                Outcome::None
            }
            Target::Rank(field, rank) => {
                self.set_to(field, offer::with_rank(field, &self.shelf.rules(), rank, forwards), context);
                Outcome::None
            }
            _ => Outcome::None,
        }
    }

    fn digit(&mut self, target: Target, digit: u8, context: &Context) {
        match target {
            Target::Field(field) => {
                let value = self.typing.digit(field, digit);
                self.set_to(field, value, context);
            }
            Target::Rank(field, rank) => {
                let value = offer::with_points(field, &self.shelf.rules(), rank, digit);
                self.set_to(field, value, context);
            }
            _ => {}
        }
    }

    /// Everything that keys go through, in the order of the screen.
    #[must_use]
    pub fn targets(&self, context: &Context) -> Vec<Target> {
        let mut targets = Vec::new();
        targets.extend((!Pane::tabs(context).is_empty()).then_some(Target::Pane));
        let is_own = matches!(self.shelf.pick(), Pick::Own(_));
        if self.shows(Pane::Sets, context) {
            targets.extend([Target::Sets, Target::Copy]);
            targets.extend(is_own.then_some(Target::Delete));
            targets.extend([Target::Errand(super::Errand::Open), Target::Errand(super::Errand::Share)]);
        }
        if self.shows(Pane::Rules, context) {
            if let Some(file) = &self.file {
                targets.push(Target::Path);
                targets.extend((!file.place().is_empty()).then_some(Target::Run));
                targets.push(Target::CloseFile);
            }
            targets.extend(is_own.then_some(Target::Name));
            targets.push(Target::Search);
            targets.extend(self.rows(context));
            targets.extend(self.shelf.last_deed().map(|_| Target::Undo));
            targets.extend((!self.misfits().is_empty()).then_some(Target::Show));
            targets.extend((!self.shelf.changes().is_empty()).then_some(Target::ResetAll));
        }
        if self.shows(Pane::Sheet, context) {
            targets.push(Target::CopyText);
        }
        targets.extend(self.can_be_played().then_some(Target::Play));
        targets.push(Target::Done);
        targets
    }

    /// What is in the rows of the options that were found.
    fn rows(&self, context: &Context) -> Vec<Target> {
        let (rules, changes, misfits) = (self.shelf.rules(), self.shelf.changes(), self.misfits());
        let row = |field: Field| {
            let reset = changes.contains(&field).then_some(Target::Reset(field));
            let able = field.applies(&rules);
            let control = able.then_some(Target::Field(field));
            let ranks = able.then(|| offer::ranks(field)).into_iter().flatten();
            let mends = misfits.iter().enumerate().filter(move |(_, misfit)| misfit.fields()[0] == field);
            let mends: Vec<Target> = mends.map(|(number, _)| Target::Mend(number)).collect();
            let ranks = ranks.map(move |rank| Target::Rank(field, rank));
            reset.into_iter().chain(mends).chain(control).chain(ranks).collect::<Vec<_>>()
        };
        self.found(&context.language).into_iter().flat_map(row).collect()
    }

    /// Shows what has the keyboard, and gives it the letters if it is a field.
    pub(super) fn go_to(&mut self, target: Target) -> Outcome {
        self.focus.set(Some(target));
        self.focus.show();
        let focus = match target {
            Target::Search => Operation::Focus(Id::new(SEARCH)),
            Target::Name => Operation::Replace(Id::new(NAME)),
            Target::Path => Operation::Focus(Id::new(PATH)),
            // A field that has the keys would swallow the next letters.
            _ => Operation::Focus(Id::new("none")),
        };
        let field = match target {
            Target::Field(field) | Target::Rank(field, _) | Target::Reset(field) => Some(field),
            Target::Mend(number) => self.misfits().get(number).map(|misfit| misfit.fields()[0]),
            _ => None,
        };
        Outcome::Operate(match field {
            Some(field) => Operation::Both(Box::new([focus, Operation::reveal(ROWS, rows::place(field))])),
            None => focus,
        })
    }

    /// Shows this part where there is no room for all.
    pub(super) const fn turn_to(&mut self, pane: Pane) {
        self.pane = pane;
    }
}

/// Whether left and right change something here.
const fn turns(target: Target) -> bool {
    matches!(target, Target::Pane | Target::Sets | Target::Field(_) | Target::Rank(..))
}

/// The first option, where the focus is at first.
#[must_use]
pub(super) const fn first() -> Target {
    Target::Field(FOREMOST[0])
}
