//! House rules: a card of ten questions about the named games and the player's own rule sets, and behind it all their options,
//! the rule sheet, and the list of rule sets.
//!
//! Nothing about rules is decided here: what can be chosen, its bounds, what has a meaning, what does not fit together and
//! what would mend it come from the engine. Every change is kept at once, and every one can be taken back.

mod editor;
mod note;
mod options;
mod page;
mod questions;
mod sets;
pub mod values;

pub(crate) use editor::{Change, Editor};
pub use options::choices;

use crate::chooser::{Purpose, typed};
use crate::context::Context;
use crate::keymap::{Key, Step};
use crate::outcome::Outcome;
use crate::widget::Operation;
use pitch_language::{Language, phrase, preset_name, rule_sheet_as_text, t};
use pitch_rules::rules::{Counter, Field, Group, Question, Token, Value};
use pitch_rules::{Misfit, Point, Preset, Rank, Rules};
use pitch_session::{Pick, RuleSet, storage};
use values::Typing;

use iced::Element;
use iced::widget::Id;

use std::path::PathBuf;

/// Id of the search field.
pub const SEARCH: &str = "house-search";
/// Id of the field for the name of a rule set.
pub const NAME: &str = "house-name";
/// Id of the field for the path of a file.
pub const PATH: &str = "house-path";
/// Id of the scrollable area of the options.
const ROWS: &str = "house-rows";
/// Id of the scrollable area of the rule sheet.
const SHEET: &str = "house-sheet";
/// Id of the scrollable area of the rule sets.
const SETS: &str = "house-sets";

/// Screen of house rules.
#[derive(Debug, Clone)]
pub struct HouseRules {
    editor: Editor,
    /// Message of the control that has the keyboard.
    at: Option<Message>,
    /// Text in the search field.
    search: String,
    /// Name as typed so far, while the rule set is being renamed.
    naming: Option<String>,
    typing: Typing,
    /// Dialog about a file, if it is open.
    file: Option<File>,
    /// Page that is shown.
    pane: Pane,
    /// Group of which all rules are shown.
    group: Group,
    /// Rules when the questions came up: what they answered stays among the answers.
    opened: Box<Rules>,
}

/// Returns the operation that scrolls a rule set of the list into view.
pub fn reveal(pick: &Pick) -> Operation {
    Operation::reveal(SETS, sets::place_of_set(pick))
}

/// Page of house rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    /// Card of ten questions.
    Questions,
    /// All rules in their groups.
    Rules,
    /// Rule sheet.
    Sheet,
    /// List of rule sets.
    Sets,
}

impl Pane {
    /// Every page.
    pub const ALL: [Pane; 4] = [Pane::Questions, Pane::Rules, Pane::Sheet, Pane::Sets];
}

/// Use of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileUse {
    /// Reading the rule set in it.
    Open,
    /// Writing the selected rule set to it.
    Share,
}

/// File in use, with what is told about it.
#[derive(Debug, Clone)]
struct File {
    using: FileUse,
    /// Path of the file, as typed.
    path: String,
    /// `true` if the operation succeeded, and a message about it; `None` before it.
    said: Option<(bool, String)>,
}

impl File {
    const fn new(using: FileUse, path: String) -> Self {
        File { using, path, said: None }
    }

    /// Returns the path that was typed.
    fn place(&self) -> &str {
        typed(&self.path)
    }
}

/// Event on the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Choice of a page.
    Turned(Pane),
    /// Choice of a group of rules.
    Group(Group),
    /// Press of the arrow that leads back.
    Back,
    /// Choice of an answer to a question.
    Answered(Question, Value),
    /// Choice of one of the repairs of the last change.
    Repaired(usize),
    /// Press on the name.
    Renaming,
    /// Choice of a rule set.
    Picked(Pick),
    /// Request to copy the rule set.
    Copy,
    /// Request to delete the rule set.
    Delete,
    /// Request to take back the last change.
    Undo,
    /// Request to open or write a file.
    File(FileUse),
    /// Path typed in its field.
    PathTyped(String),
    /// Request to choose the file in a dialog of the system, and then to open or write it.
    Choose,
    /// Request to open or write the file.
    Run,
    /// Request to close the dialog about a file.
    CloseFile,
    /// Text typed in the search field.
    Searched(String),
    /// Press of Enter in the search field.
    SearchEnded,
    /// Name typed in its field.
    Named(String),
    /// Press of Enter in the field for the name.
    NameEnded,
    /// Click on a number, which waits for digits.
    Counted(Field),
    /// Press of an arrow at a rank, something that scores, a card that counts, or a trump.
    Turn(Box<Message>, Step),
    /// Choice of an option's value.
    Set(Field, Value),
    /// Request to add or remove a rank, or to give it one more point.
    Rank(Field, Rank),
    /// Request to let something score, score one point more, or score no longer.
    Point(Point),
    /// Request to let some cards count one more card point for Game, or none.
    Counter(Counter),
    /// Request to move a trump in their order: a click moves it up.
    Trump(Token),
    /// Request to reset an option to the value of its game.
    Reset(Field),
    /// Request to resolve a misfit.
    Mend(Misfit),
    /// Request to reset all options to the values of their game.
    ResetAll,
    /// Request to copy the rule sheet as text.
    CopyText,
    /// Request to set up a game by these rules.
    Play,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl HouseRules {
    /// Returns `true` if a name or a file is asked for, the search field holds any text, or another page leads here.
    pub const fn is_asking(&self) -> bool {
        let is_behind = !matches!(self.pane, Pane::Questions);
        self.naming.is_some() || self.file.is_some() || !self.search.is_empty() || is_behind
    }

    /// Returns the page that is shown.
    pub const fn pane(&self) -> Pane {
        self.pane
    }

    /// Returns the words that change with what is answered, for a listener.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        let l = &context.language;
        // That a copy was made is told by its name.
        let name = phrase::sentence(l, self.name(l));
        let count = (self.pane == Pane::Rules && !self.search.is_empty())
            .then(|| phrase::sentence(l, t!(l, "house-count", found = self.found(l).len(), all = Field::ALL.len())));
        let note = note::Note::of(self, l).map(|note| phrase::closed(l, note.said));
        [name].into_iter().chain(count).chain(note).collect()
    }

    /// Shows another page.
    fn turn_to(&mut self, pane: Pane) {
        (self.pane, self.opened) = (pane, Box::new(self.editor.rules()));
        self.search.clear();
    }

    /// Notes the message of the control that has the keyboard.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message;
    }

    /// Creates the screen with this rule set selected.
    pub fn new(context: &Context, pick: Pick) -> Self {
        let editor = Editor::new(context.rule_sets.clone(), pick);
        HouseRules {
            opened: Box::new(editor.rules()),
            editor,
            at: None,
            search: String::new(),
            naming: None,
            typing: Typing::default(),
            file: None,
            pane: Pane::Questions,
            group: Group::Table,
        }
    }

    /// Returns the rule sets, and the selected one.
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// Returns what does not fit together in the selected rules.
    pub fn misfits(&self) -> Vec<Misfit> {
        self.editor.rules().validate()
    }

    /// Returns `true` if a game by the selected rules can be set up.
    pub fn can_be_played(&self) -> bool {
        self.misfits().is_empty()
    }

    /// Adds a rule set that was read from a file, and selects it.
    pub fn take(&mut self, set: RuleSet, context: &Context) -> Outcome {
        let before = self.editor.sets().to_vec();
        self.end_name();
        let name = copy_name(&context.language, set.base);
        self.editor.take(set, &name);
        self.file = None;
        self.turn_to(Pane::Questions);
        self.with_changes(&before, Outcome::None)
    }

    /// Sets the message about a file, and whether its operation succeeded.
    pub fn tell(&mut self, went_well: bool, said: String) {
        self.pane = Pane::Sets;
        let file = self.file.get_or_insert_with(|| File::new(FileUse::Open, String::new()));
        file.said = Some((went_well, said));
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.typing.end();
        let before = self.editor.sets().to_vec();
        if !matches!(message, Message::Named(_)) {
            self.end_name();
        }
        let then = self.act(message, context);
        self.with_changes(&before, then)
    }

    /// Returns `true` if digits change the control that has the keyboard.
    pub(crate) fn hears_digits(&self) -> bool {
        matches!(self.at, Some(Message::Counted(_) | Message::Rank(..) | Message::Point(_) | Message::Counter(_)))
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let before = self.editor.sets().to_vec();
        if !matches!(key, Key::Digit(_)) {
            self.typing.end();
        }
        let then = self.act_on_key(key, context);
        self.with_changes(&before, then)
    }

    /// Returns the outcome `then`, which keeps the rule sets as well if they differ from those `before`.
    fn with_changes(&self, before: &[RuleSet], then: Outcome) -> Outcome {
        let sets = self.editor.sets();
        if sets == before { then } else { Outcome::KeepRuleSets(sets.to_vec(), Box::new(then)) }
    }

    fn act_on_key(&mut self, key: Key, context: &Context) -> Outcome {
        let area = match self.pane {
            Pane::Questions => questions::CARD,
            Pane::Rules => ROWS,
            Pane::Sheet => SHEET,
            Pane::Sets => SETS,
        };
        if let Some(scrolled) = Operation::page(area, key, 0.6 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match (key, self.at.clone()) {
            (Key::Escape, _) if self.naming.is_some() => {
                self.naming = None;
                Outcome::None
            }
            (Key::Escape, _) if self.file.is_some() => self.act(Message::CloseFile, context),
            (Key::Escape, _) if !self.search.is_empty() => {
                self.search.clear();
                Outcome::None
            }
            (Key::Escape, _) => self.act(Message::Back, context),
            (Key::Command('z'), _) => self.act(Message::Undo, context),
            (Key::Letter('/') | Key::Command('f'), _) => {
                if !matches!(self.pane, Pane::Rules | Pane::Sets) {
                    self.turn_to(Pane::Rules);
                }
                go_to(SEARCH)
            }
            // Mouse users see no focus: for them Enter is the key of the main button.
            (Key::Enter, _) if self.pane == Pane::Sets => self.act(Message::Turned(Pane::Questions), context),
            (Key::Enter, _) => self.act(Message::Play, context),
            (Key::Digit(digit), Some(Message::Counted(field))) => {
                let value = self.typing.digit(field, digit);
                self.set(field, value, context)
            }
            (Key::Digit(digit), Some(Message::Rank(field, rank))) => {
                self.set(field, values::with_points(field, &self.editor.rules(), rank, digit), context)
            }
            (Key::Digit(digit), Some(Message::Point(point))) => {
                self.set(Field::Points, values::with_worth(&self.editor.rules(), point, digit.into()), context)
            }
            (Key::Digit(digit), Some(Message::Counter(counter))) => {
                self.set(Field::GameValues, values::with_counter(&self.editor.rules(), counter, digit), context)
            }
            _ => {
                if key.step().is_some() {
                    self.end_name();
                }
                Outcome::Unheard(key)
            }
        }
    }

    /// Turns a control to its next or previous value.
    fn turn(&mut self, message: &Message, step: Step, context: &Context) -> Outcome {
        match *message {
            Message::Rank(field, rank) => {
                return self.set(field, values::with_rank(field, &self.editor.rules(), rank, step), context);
            }
            Message::Point(point) => {
                let value = values::with_next_worth(&self.editor.rules(), point, step);
                return self.set(Field::Points, value, context);
            }
            Message::Counter(counter) => {
                let value = values::with_next_counter(&self.editor.rules(), counter, step);
                return self.set(Field::GameValues, value, context);
            }
            Message::Trump(token) => {
                let value = values::moved(&self.editor.rules(), token, step);
                return self.set(Field::TrumpOrder, Some(value), context);
            }
            _ => {}
        }
        Outcome::None
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Turned(pane) => {
                self.turn_to(pane);
                return Outcome::Operate(Operation::Rest(self.entrance(context)));
            }
            Message::Group(group) => {
                self.group = group;
                self.search.clear();
            }
            Message::Back => {
                let Some(pane) = self.pane.back() else { return Outcome::Close };
                self.file = None;
                return self.act(Message::Turned(pane), context);
            }
            Message::Answered(question, value) => {
                let name = self.copy_name(&context.language);
                self.editor.answer(question, value, &name);
            }
            Message::Repaired(index) => self.editor.repair(index),
            Message::Renaming => {
                self.naming = self.editor.own().map(|set| set.name.clone());
                return go_to(NAME);
            }
            Message::Picked(pick) => self.editor.choose(pick),
            Message::Copy => {
                let name = self.copy_name(&context.language);
                self.editor.copy(&name);
                // A copy is named at once.
                self.turn_to(Pane::Questions);
                return self.act(Message::Renaming, context);
            }
            Message::Delete => {
                self.editor.delete();
                return Outcome::Operate(Operation::Rest(Id::new(page::UNDO)));
            }
            Message::Undo => {
                let _ = self.editor.undo();
            }
            Message::File(using) => return self.ask_for_file(using, context),
            Message::PathTyped(path) => {
                if let Some(file) = &mut self.file {
                    (file.path, file.said) = (path, None);
                }
            }
            Message::Run => return self.run(),
            Message::Choose => return self.choose(context),
            Message::CloseFile => {
                self.file = None;
                return Outcome::Operate(Operation::Rest(self.entrance(context)));
            }
            Message::Searched(words) => self.search = words,
            Message::SearchEnded if self.pane == Pane::Sets => {
                let found = self.found_sets(&context.language).into_iter().flat_map(|(_, sets)| sets).next();
                let Some((pick, _)) = found.filter(|_| !self.search.trim().is_empty()) else { return Outcome::None };
                self.editor.choose(pick);
                return Outcome::Operate(Operation::GoTo(self.entrance(context)));
            }
            Message::SearchEnded => {
                let first = self.found(&context.language).first().copied();
                return first.map_or(Outcome::None, |field| Outcome::Operate(Operation::GoTo(options::place(field))));
            }
            Message::Named(name) => self.naming = Some(name),
            Message::NameEnded => return Outcome::Operate(Operation::GoTo(self.entrance(context))),
            // A click on a number only shows where its digits go.
            Message::Counted(field) => return Outcome::Operate(Operation::GoTo(options::place(field))),
            Message::Turn(control, step) => return self.turn(&control, step, context),
            Message::Rank(..) | Message::Point(_) | Message::Counter(_) => {
                return self.turn(&message, Step::Next, context);
            }
            // A click moves a trump up.
            Message::Trump(_) => return self.turn(&message, Step::Previous, context),
            Message::Set(field, value) => return self.set(field, Some(value), context),
            Message::Reset(field) => {
                self.editor.reset(field);
                return Outcome::Operate(Operation::Rest(options::place(field)));
            }
            Message::Mend(misfit) => {
                if self.misfits().contains(&misfit) {
                    let name = self.copy_name(&context.language);
                    self.editor.mend(&misfit, &name);
                }
                let place =
                    if self.pane == Pane::Rules { options::place(misfit.fields()[0]) } else { Id::new(page::UNDO) };
                return Outcome::Operate(Operation::Rest(place));
            }
            Message::ResetAll => {
                self.editor.reset_all();
                return Outcome::Operate(Operation::Rest(Id::new(page::UNDO)));
            }
            Message::CopyText => {
                let (l, editor) = (&context.language, &self.editor);
                let text = rule_sheet_as_text(l, &self.name(l), &editor.rules(), editor.base()).join("\n") + "\n";
                return Outcome::Operate(Operation::Copy(text));
            }
            Message::Play => {
                if self.can_be_played() {
                    return Outcome::SetUp(self.editor.pick().clone());
                }
            }
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Returns the id of the place at which the focus begins on the page.
    fn entrance(&self, context: &Context) -> Id {
        match self.pane {
            Pane::Questions => questions::place(self.first_question()),
            Pane::Rules => self.first(context).map_or_else(|| Id::new(SEARCH), options::place),
            Pane::Sheet => Id::new(page::UNDO),
            Pane::Sets => sets::place_of_set(self.editor.pick()),
        }
    }

    /// Returns the name that a copy of the selected game is given.
    fn copy_name(&self, language: &Language) -> String {
        copy_name(language, self.editor.base())
    }

    fn first_question(&self) -> Question {
        Question::all_of(&self.editor.rules()).first().copied().unwrap_or(Question::Of(Field::Target))
    }

    /// Sets an option to this value, if there is one and the option applies.
    fn set(&mut self, field: Field, value: Option<Value>, context: &Context) -> Outcome {
        if let Some(value) = value.filter(|_| field.applies(&self.editor.rules())) {
            let name = self.copy_name(&context.language);
            self.editor.set(field, value, &name);
        }
        Outcome::None
    }

    /// Opens the dialog about a file, with a proposed path for one that is written.
    fn ask_for_file(&mut self, using: FileUse, context: &Context) -> Outcome {
        let path = match using {
            FileUse::Open => String::new(),
            FileUse::Share => self.place_to_share(context).display().to_string(),
        };
        self.file = Some(File::new(using, path));
        go_to(PATH)
    }

    /// Returns the outcome that opens or writes the file.
    fn run(&self) -> Outcome {
        let Some(file) = self.file.as_ref().filter(|file| !file.place().is_empty()) else { return Outcome::None };
        let path = PathBuf::from(file.place());
        match file.using {
            FileUse::Open => Outcome::OpenRules(path),
            FileUse::Share => Outcome::ShareRules(path, Box::new(self.rule_set())),
        }
    }

    /// Returns the outcome that lets the player choose the file.
    fn choose(&self, context: &Context) -> Outcome {
        let purpose = self.file.as_ref().map(|file| match file.using {
            FileUse::Open => Purpose::Open,
            FileUse::Share => Purpose::Share(Box::new(self.rule_set()), self.place_to_share(context)),
        });
        purpose.map_or(Outcome::None, |purpose| Outcome::Choose(Box::new(purpose)))
    }

    /// Returns the selected rule set, as it is given to others.
    fn rule_set(&self) -> RuleSet {
        let name = match self.editor.pick() {
            Pick::Own(name) => name.as_str(),
            Pick::Printed(_) => "",
        };
        RuleSet::new(name, self.editor.base(), self.editor.rules())
    }

    /// Returns the proposed path for writing the selected rule set.
    fn place_to_share(&self, context: &Context) -> PathBuf {
        storage::place_to_share(&context.share_folder, &self.name(&context.language))
    }

    /// Applies the name that was typed, and ends typing it.
    fn end_name(&mut self) {
        if let Some(name) = self.naming.take() {
            self.editor.rename(&name);
        }
    }

    /// Returns the name of the selected rules.
    pub fn name(&self, language: &Language) -> String {
        name_of(language, self.editor.pick())
    }

    /// Returns the selected rule set.
    pub fn pick(&self) -> &Pick {
        self.editor.pick()
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::page(self, context)
    }
}

/// Returns the outcome that moves the focus to a text field.
fn go_to(field: &'static str) -> Outcome {
    Outcome::Operate(Operation::GoTo(Id::new(field)))
}

/// Returns the name that a copy of a named game is given: that of the game as well, where there is room for both.
fn copy_name(language: &Language, game: Preset) -> String {
    // A second one gets a number.
    let has_room = |name: &String| name.chars().count() + 3 <= RuleSet::LONGEST_NAME;
    let name = t!(language, "house-own-name", game = preset_name(language, game));
    Some(name).filter(has_room).unwrap_or_else(|| t!(language, "preset-own"))
}

/// Returns the name of a rule set.
fn name_of(language: &Language, pick: &Pick) -> String {
    match pick {
        Pick::Printed(preset) => preset_name(language, *preset),
        Pick::Own(name) => name.clone(),
    }
}
