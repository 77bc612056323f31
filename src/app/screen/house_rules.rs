//! House rules: the games with a name, the player's own rule sets, every option of them, and the rule sheet beside it.
//!
//! Nothing about rules is decided here: what can be chosen, its bounds, what has a meaning, what does not fit together and
//! what would mend it come from the engine. Every change is kept at once, and every deed can be taken back.

mod control;
mod errand;
mod keys;
mod list;
mod message;
mod messages;
pub mod offer;
mod page;
mod press;
mod rows;
mod search;
mod sheet;
mod shelf;

pub use message::{Errand, Message, Pane, Target};
pub use shelf::{Deed, Shelf};

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::outcome::Outcome;
use crate::engine::Misfit;
use crate::engine::rules::{Field, Value};
use crate::language::{Language, preset_name};
use crate::session::{Pick, RuleSet};
use crate::t;
use errand::File;
use offer::Typing;

use iced::Element;

/// What families differ on most: it stands before all groups, a click away.
pub const FOREMOST: [Field; 3] = [Field::Target, Field::LowTo, Field::SettlementSetbackBonus];

/// The field to search with.
pub const SEARCH: &str = "house-search";
/// The field for the name of a rule set.
pub const NAME: &str = "house-name";
/// The field for the place of a file.
pub const PATH: &str = "house-path";
/// The area of the options, which scrolls.
pub(super) const ROWS: &str = "house-rows";
/// The area of the rule sheet, which scrolls.
pub(super) const SHEET: &str = "house-sheet";
/// The area of the rule sets, which scrolls.
pub(super) const SETS: &str = "house-sets";

/// The screen of house rules.
#[derive(Debug)]
pub struct HouseRules {
    shelf: Shelf,
    focus: Focus<Target>,
    /// What is looked for.
    search: String,
    /// The name as it is being typed, if it is.
    naming: Option<String>,
    typing: Typing,
    /// What is done with a file, if anything is.
    file: Option<File>,
    /// What is shown where there is no room for all.
    pane: Pane,
}

keeps_focus!(HouseRules);

impl HouseRules {
    /// Whether a name or a file is asked for, or something is looked for.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.naming.is_some() || self.file.is_some() || !self.search.is_empty()
    }

    /// What has the keyboard, if that is shown.
    #[must_use]
    pub fn focused(&self) -> Option<Target> {
        self.focus.shown()
    }

    /// The screen with this rule set looked at.
    #[must_use]
    pub fn new(context: &Context, pick: Pick) -> Self {
        HouseRules {
            shelf: Shelf::new(context.rule_sets.clone(), pick),
            focus: Focus::on(Target::Field(FOREMOST[0])),
            search: String::new(),
            naming: None,
            typing: Typing::default(),
            file: None,
            pane: Pane::Rules,
        }
    }

    /// The rule sets, and the one looked at.
    #[must_use]
    pub const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// What does not fit together in the rules looked at.
    #[must_use]
    pub fn misfits(&self) -> Vec<Misfit> {
        self.shelf.rules().validate()
    }

    /// Whether a game by the rules looked at can be set up.
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        self.misfits().is_empty()
    }

    /// A rule set was read from a file: it is looked at, beside all others.
    pub fn take(&mut self, set: RuleSet, context: &Context) -> Outcome {
        let before = self.shelf.sets().to_vec();
        self.end_name();
        self.shelf.take(set, &copy_name(&context.language));
        (self.file, self.pane) = (None, Pane::Rules);
        self.search.clear();
        self.with_changes(&before, Outcome::None)
    }

    /// Tells what became of a file.
    pub fn tell(&mut self, went_well: bool, said: String) {
        let file = self.file.get_or_insert_with(|| File::new(Errand::Open, String::new()));
        file.said = Some((went_well, said));
    }

    /// Answers to a click or to typing.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.focus.hide();
        self.typing.end();
        let before = self.shelf.sets().to_vec();
        if !matches!(message, Message::Named(_)) {
            self.end_name();
        }
        let then = self.happened(message, context);
        self.with_changes(&before, then)
    }

    /// What is to be done, together with the rule sets if they are not what they were.
    fn with_changes(&self, before: &[RuleSet], then: Outcome) -> Outcome {
        let sets = self.shelf.sets();
        if sets == before { then } else { Outcome::KeepRuleSets(sets.to_vec(), Box::new(then)) }
    }

    fn happened(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Turned(pane) => {
                self.focus.set(Some(Target::Pane));
                self.pane = pane;
            }
            Message::Picked(pick) => {
                self.focus.set(Some(Target::Sets));
                self.shelf.choose(pick);
            }
            Message::Searched(words) => {
                self.focus.set(Some(Target::Search));
                self.search = words;
            }
            Message::SearchEnded => {
                let first = self.found(&context.language).first().copied();
                return first.map_or(Outcome::None, |field| self.go_to(Target::Field(field)));
            }
            Message::Named(name) => {
                self.focus.set(Some(Target::Name));
                self.naming = Some(name);
            }
            Message::NameEnded => return self.go_to(Target::Field(FOREMOST[0])),
            Message::PathTyped(path) => {
                self.focus.set(Some(Target::Path));
                if let Some(file) = &mut self.file {
                    (file.path, file.said) = (path, None);
                }
            }
            Message::Set(field, value) => {
                self.focus.set(Some(Target::Field(field)));
                self.set(field, value, context);
            }
            Message::RankPressed(field, rank) => {
                self.focus.set(Some(Target::Rank(field, rank)));
                let value = offer::with_rank(field, &self.shelf.rules(), rank, true);
                self.set_to(field, value, context);
            }
            Message::Pressed(target) => {
                self.focus.set(Some(target));
                return self.press(target, context);
            }
        }
        Outcome::None
    }

    /// Sets an option, if it has a meaning.
    fn set(&mut self, field: Field, value: Value, context: &Context) {
        if field.applies(&self.shelf.rules()) {
            self.shelf.set(field, value, &copy_name(&context.language));
        }
    }

    fn set_to(&mut self, field: Field, value: Option<Value>, context: &Context) {
        if let Some(value) = value {
            self.set(field, value, context);
        }
    }

    /// The name that was typed holds.
    fn end_name(&mut self) {
        if let Some(name) = self.naming.take() {
            self.shelf.rename(&name);
        }
    }

    /// What the rules looked at are called.
    #[must_use]
    pub fn name(&self, language: &Language) -> String {
        match self.shelf.pick() {
            Pick::Printed(preset) => preset_name(language, *preset),
            Pick::Own(name) => name.clone(),
        }
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::page(self, context)
    }
}

/// What a copy of a game with a name is called.
fn copy_name(language: &Language) -> String {
    t!(language, "preset-own")
}
