//! What keys do on the list of saved games: arrows choose, letters search, and every button has its key.

use super::list::{PAGE, row_height};
use super::{Ask, Deed, FIELD, SEARCH, Saves, Target};
use crate::app::context::Context;
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::widget::{Kit, Operation};
use crate::session::storage::usual_folder;
use crate::t;

use iced::widget::Id;

use std::path::PathBuf;

pub(super) fn key(screen: &mut Saves, key: Key, context: &Context) -> Outcome {
    let on_list = matches!(screen.focus.at(), Some(Target::List) | None);
    match key {
        Key::Escape if screen.asks.is_some() => screen.press(Target::Cancel, context),
        Key::Escape if !screen.search.is_empty() => {
            let outcome = screen.search_for(String::new());
            screen.focus.set(Some(Target::List));
            outcome
        }
        Key::Escape => Outcome::Close,
        Key::Up | Key::Down | Key::PageUp | Key::PageDown | Key::Home | Key::End => screen.move_to(key, context),
        Key::Enter if on_list => screen.press(Target::Open, context),
        Key::Enter => screen.focus.at().copied().map_or(Outcome::None, |target| screen.press(target, context)),
        Key::Function(2) => screen.press(Target::Rename, context),
        Key::Delete => screen.press(Target::Delete, context),
        Key::Command('r') => screen.press(Target::Review, context),
        Key::Command('c') => screen.press(Target::Copy, context),
        Key::Command('e') => screen.press(Target::Export, context),
        Key::Command('z') => screen.press(Target::Undo, context),
        Key::Command('f') | Key::Letter('/') => screen.go_to(Target::Search),
        // Whoever types looks for something; the field has the keys from then on.
        Key::Letter(letter) if screen.asks.is_none() => {
            let _ = screen.search_for(format!("{}{letter}", screen.search));
            screen.go_to(Target::Search)
        }
        Key::Digit(digit) if screen.asks.is_none() => {
            let _ = screen.search_for(format!("{}{digit}", screen.search));
            screen.go_to(Target::Search)
        }
        _ => match key.step() {
            Some(step) => {
                let targets = screen.targets();
                screen.focus.step(step, &targets);
                screen.focus.shown().map_or(Outcome::None, |target| screen.go_to(target))
            }
            None => Outcome::None,
        },
    }
}

impl Saves {
    /// What can be pressed now, in the order in which Tab goes through it.
    pub(super) fn targets(&self) -> Vec<Target> {
        let mut targets = vec![Target::Search];
        targets.extend((!self.shelf.is_empty()).then_some(Target::List));
        if self.asks.is_some() {
            targets.extend([Target::Field, Target::Confirm, Target::Cancel]);
        } else {
            let buttons = [
                Target::Open,
                Target::Review,
                Target::Rename,
                Target::Copy,
                Target::Export,
                Target::Delete,
                Target::Undo,
            ];
            targets.extend(buttons.into_iter().filter(|&target| self.can(target)));
        }
        targets.push(Target::Done);
        targets
    }

    /// Whether this can be done with the game that is chosen.
    pub(super) fn can(&self, target: Target) -> bool {
        let Some(game) = self.game() else { return matches!(target, Target::Undo) && !self.deleted.is_empty() };
        let (is_sound, is_ours) = (game.is_sound(), !self.is_in_use);
        match target {
            Target::Open => is_sound && is_ours && !game.is_over(),
            Target::Review | Target::Export => is_sound,
            Target::Rename | Target::Copy => is_sound && is_ours,
            // What is being played is on the table.
            Target::Delete => is_ours && !(game.saved.is_current && self.is_at_table),
            Target::Undo => !self.deleted.is_empty(),
            _ => true,
        }
    }

    pub(super) fn press(&mut self, target: Target, context: &Context) -> Outcome {
        let game = self.game().map(|game| (game.saved.path.clone(), game.title.clone(), game.is_over()));
        if target == Target::Undo {
            let last = self.deleted.last().cloned();
            return last.map_or(Outcome::None, |(deleted, name)| Outcome::Do(Deed::Restore(deleted, name)));
        }
        match target {
            Target::Done => return Outcome::Close,
            Target::Search => return self.go_to(target),
            Target::Cancel => {
                self.asks = None;
                return self.go_to(Target::List);
            }
            _ => {}
        }
        let Some((path, title, is_over)) = game else { return Outcome::None };
        if target == Target::Open && is_over {
            return Outcome::Do(Deed::Review(path));
        }
        if target == Target::Open && self.is_in_use {
            self.said = Some(t!(context.language, "saves-elsewhere"));
            return Outcome::None;
        }
        if !self.can(target) {
            return Outcome::None;
        }
        match target {
            Target::Open => Outcome::Do(Deed::Open(path)),
            Target::Review => Outcome::Do(Deed::Review(path)),
            Target::Copy => Outcome::Do(Deed::Copy(path, t!(context.language, "saves-copy-of", name = title))),
            Target::Delete => Outcome::Do(Deed::Delete(path, title)),
            Target::Rename => self.ask(Ask::Title(title)),
            Target::Export => {
                let folder = usual_folder().map(|folder| folder.display().to_string());
                self.ask(Ask::Folder(folder.unwrap_or_default()))
            }
            Target::Confirm => self.confirm(path, context),
            Target::Field | Target::List => self.go_to(target),
            Target::Search | Target::Undo | Target::Cancel | Target::Done => Outcome::None,
        }
    }

    fn ask(&mut self, ask: Ask) -> Outcome {
        (self.asks, self.said) = (Some(ask), None);
        let _ = self.go_to(Target::Field);
        Outcome::Operate(Operation::Replace(Id::new(FIELD)))
    }

    fn confirm(&mut self, path: PathBuf, context: &Context) -> Outcome {
        match self.asks.clone() {
            Some(Ask::Title(title)) => Outcome::Do(Deed::Rename(path, title)),
            Some(Ask::Folder(folder)) if folder.trim().is_empty() => {
                self.said = Some(t!(context.language, "saves-no-folder"));
                Outcome::None
            }
            Some(Ask::Folder(folder)) => Outcome::Do(Deed::Export(path, PathBuf::from(folder.trim()))),
            None => Outcome::None,
        }
    }

    /// Shows what has the keyboard, and gives it the letters if it is a field.
    pub(super) fn go_to(&mut self, target: Target) -> Outcome {
        self.focus.set(Some(target));
        self.focus.show();
        let field = match target {
            Target::Search => SEARCH,
            Target::Field => FIELD,
            // A field that has the keys would swallow the next letters.
            _ => "none",
        };
        Outcome::Operate(Operation::Focus(Id::new(field)))
    }

    /// Chooses another game of the list and scrolls it into view.
    fn move_to(&mut self, key: Key, context: &Context) -> Outcome {
        let Some(last) = self.shelf.len().checked_sub(1) else { return Outcome::None };
        let was_shown = self.focus.shown() == Some(Target::List);
        self.focus.set(Some(Target::List));
        self.focus.show();
        let row = row_height(Kit::of(context));
        let height = self.height.unwrap_or(0.6 * context.size.height);
        let page = ((height / row) as usize).max(1);
        let at = self.place().unwrap_or_default();
        let next = match key {
            // The first key after the mouse only shows where the keyboard is.
            Key::Up | Key::Down if !was_shown => at,
            Key::Up => at.saturating_sub(1),
            Key::Down => at + 1,
            Key::PageUp => at.saturating_sub(page),
            Key::PageDown => at + page,
            Key::Home => 0,
            _ => last,
        }
        .min(last);
        self.choose_at(next);
        let (top, bottom) = (row * next as f32, row * (next + 1) as f32);
        let by = if top < self.offset { top - self.offset } else { (bottom - self.offset - height).max(0.0) };
        self.offset += by;
        let still = Operation::Focus(Id::new("none"));
        Outcome::Operate(Operation::Both(Box::new([still, Operation::ScrollBy(Id::new(PAGE), by)])))
    }
}
