//! House rules: the games with a name, the player's own rule sets, every option of them, and the rule sheet beside it.
//!
//! Nothing about rules is decided here: what can be chosen, its bounds, what has a meaning, what does not fit together and
//! what would mend it come from the engine. Every change is kept at once, and every deed can be taken back.

mod control;
mod errand;
mod keys;
mod list;
mod messages;
pub mod offer;
mod page;
mod press;
mod rows;
mod sheet;
mod shelf;

pub use errand::Errand;
pub use page::Pane;
pub use shelf::{Deed, Shelf};

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::widget::Operation;
use crate::engine::rules::{Field, Group, Value};
use crate::engine::{Misfit, Rank};
use crate::language::{Language, phrase, preset_name};
use crate::session::{Pick, RuleSet};
use crate::t;
use errand::File;
use offer::Typing;

use iced::Element;

use std::path::PathBuf;

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

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Which part is shown where there is no room for all.
    Pane,
    /// Which rule set is looked at.
    Sets,
    /// A copy of it.
    Copy,
    /// No more of it.
    Delete,
    /// Taking the last deed back.
    Undo,
    /// Opening a file, or writing one.
    Errand(Errand),
    /// The place of the file.
    Path,
    /// Doing it.
    Run,
    /// Doing nothing with a file.
    CloseFile,
    /// The field to search with.
    Search,
    /// The name of the rule set.
    Name,
    /// An option.
    Field(Field),
    /// One of the ranks that an option names.
    Rank(Field, Rank),
    /// Making an option as its game has it.
    Reset(Field),
    /// Mending the misfit of this number, from 0.
    Mend(usize),
    /// Showing the first misfit.
    Show,
    /// Making all options as their game has them.
    ResetAll,
    /// Copying the rule sheet as a text.
    CopyText,
    /// A game by these rules.
    Play,
    /// Being done.
    Done,
}

/// What happened on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Another part is to be shown.
    Turned(Pane),
    /// A rule set was chosen.
    Picked(Pick),
    /// Something was typed to look for.
    Searched(String),
    /// Enter was pressed in the field to search with.
    SearchEnded,
    /// A name was typed.
    Named(String),
    /// Enter was pressed in the field for the name.
    NameEnded,
    /// The place of a file was typed.
    PathTyped(String),
    /// An option was set.
    Set(Field, Value),
    /// A rank was pressed: it is in or out, or has a point more.
    RankPressed(Field, Rank),
    /// A button was pressed.
    Pressed(Target),
}

/// What the screen leads to.
#[derive(Debug, Clone, PartialEq)]
pub struct Action {
    /// The player's own rule sets from now on, if they changed.
    pub changed: Option<Vec<RuleSet>>,
    /// What is to be done once they are kept.
    pub then: Then,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq)]
pub enum Then {
    /// Nothing.
    None,
    /// A game by these rules is to be set up.
    Play(Pick),
    /// The rule set in this file is to be read.
    Open(PathBuf),
    /// This rule set is to be written to this file.
    Share(PathBuf, Box<RuleSet>),
    /// The screen is to be closed.
    Close,
    /// Something iced must do.
    Operate(Operation),
}

impl HouseRules {
    /// Whether what has the keyboard is shown.
    #[must_use]
    pub fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// The mouse was moved: what has the keyboard is shown no longer.
    pub const fn hide_focus(&mut self) {
        self.focus.hide();
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
    pub fn take(&mut self, set: RuleSet, context: &Context) -> Action {
        let before = self.shelf.sets().to_vec();
        self.end_name();
        self.shelf.take(set, &copy_name(&context.language));
        (self.file, self.pane) = (None, Pane::Rules);
        self.search.clear();
        self.with_changes(&before, Then::None)
    }

    /// Tells what became of a file.
    pub fn tell(&mut self, went_well: bool, said: String) {
        let file = self.file.get_or_insert_with(|| File::new(Errand::Open, String::new()));
        file.said = Some((went_well, said));
    }

    /// Answers to a click or to typing.
    pub fn update(&mut self, message: Message, context: &Context) -> Action {
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
    fn with_changes(&self, before: &[RuleSet], then: Then) -> Action {
        let sets = self.shelf.sets();
        Action { changed: (sets != before).then(|| sets.to_vec()), then }
    }

    fn happened(&mut self, message: Message, context: &Context) -> Then {
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
                return first.map_or(Then::None, |field| self.go_to(Target::Field(field)));
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
        Then::None
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

    /// The options that what is looked for speaks of, or all: the foremost, and then group after group.
    #[must_use]
    pub fn found(&self, language: &Language) -> Vec<Field> {
        let rest = Group::ALL.into_iter().flat_map(Group::fields).filter(|field| !FOREMOST.contains(field));
        let words = self.search.to_lowercase();
        FOREMOST.into_iter().chain(rest).filter(|field| speaks_of(language, *field, &words)).collect()
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

/// Whether every one of these words, in lower case, stands in the option's name, its sentence, its group or its values.
fn speaks_of(language: &Language, field: Field, words: &str) -> bool {
    if words.trim().is_empty() {
        return true;
    }
    let values = offer::segments(field).into_iter().map(|value| phrase::field_value(language, field, value));
    let about = [
        phrase::field_name(language, field),
        phrase::field_about(language, field),
        phrase::group(language, field.group()),
        field.id().to_owned(),
    ];
    let all = about.into_iter().chain(values).collect::<Vec<_>>().join("\n").to_lowercase();
    words.split_whitespace().all(|word| all.contains(word))
}
