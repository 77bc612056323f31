//! House rules: the games with a name, the player's own rule sets, every option of them, and the rule sheet beside it.
//!
//! Nothing about rules is decided here: what can be chosen, its bounds, what has a meaning, what does not fit together and
//! what would mend it come from the engine. Every change is kept at once, and every one can be taken back.

mod editor;
mod options;
mod page;
pub mod values;

pub use editor::{Change, Editor};
pub use options::choices;

use crate::app::chooser::{Purpose, typed};
use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::keymap::{Key, Step};
use crate::app::outcome::Outcome;
use crate::app::widget::{self, Kit, Operation};
use crate::engine::rules::{Counter, Field, Kind, Token, Value};
use crate::engine::{Misfit, Point, Rank};
use crate::language::{Language, preset_name, rule_sheet_as_text};
use crate::session::{Pick, RuleSet, storage};
use crate::t;
use values::Typing;

use iced::Element;
use iced::widget::Id;

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
const ROWS: &str = "house-rows";
/// The area of the rule sheet, which scrolls.
const SHEET: &str = "house-sheet";
/// The area of the rule sets, which scrolls.
const SETS: &str = "house-sets";

/// The screen of house rules.
#[derive(Debug)]
pub struct HouseRules {
    editor: Editor,
    focus: Focus<Message>,
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

/// Brings a rule set into view in the list.
pub fn reveal(pick: &Pick) -> Operation {
    Operation::reveal(SETS, page::place_of_set(pick))
}

/// A part of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    /// The list of rule sets.
    Sets,
    /// The options.
    Rules,
    /// The rule sheet.
    Sheet,
}

/// What is done with a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileUse {
    /// The rule set in it is read.
    Open,
    /// The rule set looked at is written to it.
    Share,
}

/// A file that something is done with.
#[derive(Debug, Clone)]
struct File {
    using: FileUse,
    /// Where it is, as it was typed.
    path: String,
    /// What became of it, and whether that went well.
    said: Option<(bool, String)>,
}

impl File {
    const fn new(using: FileUse, path: String) -> Self {
        File { using, path, said: None }
    }

    /// The place that was typed.
    fn place(&self) -> &str {
        typed(&self.path)
    }
}

/// What happened on the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// The next part is to be shown.
    NextPane,
    /// This part is to be shown.
    Turned(Pane),
    /// Enter was pressed in the list of rule sets.
    Sets,
    /// A rule set was chosen.
    Picked(Pick),
    /// It is to be copied.
    Copy,
    /// It is to be deleted.
    Delete,
    /// The last change is to be taken back.
    Undo,
    /// A file is to be opened or written.
    File(FileUse),
    /// The field for its place is to have the keys.
    Path,
    /// Its place was typed.
    PathTyped(String),
    /// The file is to be chosen, and what is to be done is then done with it.
    Choose,
    /// It is to be done with the file.
    Run,
    /// Nothing is to be done with a file.
    CloseFile,
    /// The field to search with is to have the keys.
    Search,
    /// Something was typed to look for.
    Searched(String),
    /// Enter was pressed in the field to search with.
    SearchEnded,
    /// The field for the name is to have the keys.
    Name,
    /// A name was typed.
    Named(String),
    /// Enter was pressed in the field for the name.
    NameEnded,
    /// An option is to have its next value; a number waits for digits.
    Next(Field),
    /// An option was set.
    Set(Field, Value),
    /// A rank is to be in or out, or to have a point more.
    Rank(Field, Rank),
    /// Something is to score, to score one point more, or not to score any longer.
    Point(Point),
    /// Some cards are to count one card point more for Game, or none.
    Counter(Counter),
    /// A trump in their order is moved: by a click up.
    Trump(Token),
    /// An option is to be as its game has it.
    Reset(Field),
    /// What would make an end of a misfit is to be done.
    Mend(Misfit),
    /// The first misfit is to be shown.
    ShowMisfit,
    /// All options are to be as their game has them.
    ResetAll,
    /// The rule sheet is to be copied as a text.
    CopyText,
    /// A game by these rules is to be set up.
    Play,
    /// A button was pressed that leads elsewhere.
    Pressed(Outcome),
}

impl Message {
    /// What the control that this comes from does when Enter is pressed.
    fn of_control(&self) -> Message {
        match self {
            Message::Turned(_) => Message::NextPane,
            Message::Picked(_) => Message::Sets,
            Message::Searched(_) | Message::SearchEnded => Message::Search,
            Message::Named(_) | Message::NameEnded => Message::Name,
            Message::PathTyped(_) => Message::Path,
            Message::Set(field, _) => Message::Next(*field),
            other => other.clone(),
        }
    }

    /// Whether left and right change something at the control.
    const fn turns(&self) -> bool {
        matches!(
            self,
            Message::NextPane
                | Message::Sets
                | Message::Next(_)
                | Message::Rank(..)
                | Message::Point(_)
                | Message::Counter(_)
                | Message::Trump(_)
        )
    }

    /// The option in whose row the control stands.
    fn field(&self) -> Option<Field> {
        match self {
            Message::Next(field) | Message::Rank(field, _) | Message::Reset(field) => Some(*field),
            Message::Point(_) => Some(Field::Points),
            Message::Counter(_) => Some(Field::GameValues),
            Message::Trump(_) => Some(Field::TrumpOrder),
            Message::Mend(misfit) => Some(misfit.fields()[0]),
            _ => None,
        }
    }
}

/// The first option, where the keyboard is at first.
const FIRST: Message = Message::Next(FOREMOST[0]);

keeps_focus!(HouseRules);

impl HouseRules {
    /// Whether a name or a file is asked for, or something is looked for.
    pub const fn is_asking(&self) -> bool {
        self.naming.is_some() || self.file.is_some() || !self.search.is_empty()
    }

    /// What has the keyboard, if that is shown.
    pub fn focused(&self) -> Option<Message> {
        self.focus.shown()
    }

    /// The screen with this rule set looked at.
    pub fn new(context: &Context, pick: Pick) -> Self {
        HouseRules {
            editor: Editor::new(context.rule_sets.clone(), pick),
            focus: Focus::on(FIRST),
            search: String::new(),
            naming: None,
            typing: Typing::default(),
            file: None,
            pane: Pane::Rules,
        }
    }

    /// The rule sets, and the one looked at.
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// What does not fit together in the rules looked at.
    pub fn misfits(&self) -> Vec<Misfit> {
        self.editor.rules().validate()
    }

    /// Whether a game by the rules looked at can be set up.
    pub fn can_be_played(&self) -> bool {
        self.misfits().is_empty()
    }

    /// A rule set was read from a file: it is looked at, beside all others.
    pub fn take(&mut self, set: RuleSet, context: &Context) -> Outcome {
        let before = self.editor.sets().to_vec();
        self.end_name();
        self.editor.take(set, &copy_name(&context.language));
        (self.file, self.pane) = (None, Pane::Rules);
        self.search.clear();
        self.with_changes(&before, Outcome::None)
    }

    /// Tells what became of a file.
    pub fn tell(&mut self, went_well: bool, said: String) {
        let file = self.file.get_or_insert_with(|| File::new(FileUse::Open, String::new()));
        file.said = Some((went_well, said));
    }

    /// Answers to a click or to typing.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.focus.click(message.of_control());
        self.typing.end();
        let before = self.editor.sets().to_vec();
        if !matches!(message, Message::Named(_)) {
            self.end_name();
        }
        let then = self.act(message, context);
        self.with_changes(&before, then)
    }

    /// Whether what has the keyboard is counted by digits.
    pub fn hears_digits(&self) -> bool {
        let counts = |message: &Message| match message {
            Message::Next(field) => matches!(field.kind(), Kind::Number { .. }),
            Message::Rank(..) | Message::Point(_) | Message::Counter(_) => true,
            _ => false,
        };
        self.focus.shown().is_some_and(|shown| counts(&shown))
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let before = self.editor.sets().to_vec();
        if !matches!(key, Key::Digit(_)) {
            self.typing.end();
        }
        let then = self.act_on_key(key, context);
        self.with_changes(&before, then)
    }

    /// What is to be done, together with the rule sets if they are not what they were.
    fn with_changes(&self, before: &[RuleSet], then: Outcome) -> Outcome {
        let sets = self.editor.sets();
        if sets == before { then } else { Outcome::KeepRuleSets(sets.to_vec(), Box::new(then)) }
    }

    fn act_on_key(&mut self, key: Key, context: &Context) -> Outcome {
        let area = if self.pane == Pane::Sheet && !Pane::all_are_shown(context) { SHEET } else { ROWS };
        if let Some(scrolled) = Operation::page(area, key, 0.6 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match (key, self.focus.shown()) {
            (Key::Escape, _) if self.naming.is_some() => {
                self.naming = None;
                Outcome::None
            }
            (Key::Escape, _) if self.file.is_some() => self.act(Message::CloseFile, context),
            (Key::Escape, _) if !self.search.is_empty() => {
                self.search.clear();
                Outcome::None
            }
            (Key::Escape, _) => Outcome::Close,
            (Key::Command('z'), _) => self.act(Message::Undo, context),
            (Key::Letter('/') | Key::Command('f'), _) => {
                self.pane = Pane::Rules;
                self.go_to(Message::Search)
            }
            // Whoever uses the mouse sees no focus: for them Enter is the key of the main button.
            (Key::Enter, None) => self.act(Message::Play, context),
            (Key::Enter, Some(message)) => {
                self.end_name();
                self.act(message, context)
            }
            (Key::Left, Some(message)) if message.turns() => self.turn(&message, Step::Previous, context),
            (Key::Right, Some(message)) if message.turns() => self.turn(&message, Step::Next, context),
            (Key::Digit(digit), Some(Message::Next(field))) => {
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
            _ => match key.step() {
                Some(step) => {
                    self.end_name();
                    self.focus.step(step, &self.stops(context));
                    self.focus.shown().map_or(Outcome::None, |stop| self.go_to(stop))
                }
                None => Outcome::None,
            },
        }
    }

    /// Turns what has the focus to the next or the previous of what it offers.
    fn turn(&mut self, message: &Message, step: Step, context: &Context) -> Outcome {
        match *message {
            Message::NextPane => {
                let tabs = Pane::tabs(context);
                let at = tabs.iter().position(|pane| *pane == self.pane).unwrap_or_default();
                self.pane = tabs.get(step.from(at, tabs.len().max(1))).copied().unwrap_or(self.pane);
            }
            Message::Sets => {
                let picks = self.editor.picks();
                let at = picks.iter().position(|pick| pick == self.editor.pick()).unwrap_or_default();
                self.editor.choose(picks[step.from(at, picks.len())].clone());
                return Outcome::Operate(reveal(self.editor.pick()));
            }
            Message::Next(field) => {
                return self.set(field, values::turned(field, &self.editor.rules(), step), context);
            }
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

    /// Everything that keys go through, in the order of the screen.
    pub fn stops(&self, context: &Context) -> Vec<Message> {
        let mut stops = Vec::new();
        stops.extend((!Pane::all_are_shown(context)).then_some(Message::NextPane));
        let is_own = matches!(self.editor.pick(), Pick::Own(_));
        if self.shows(Pane::Sets, context) {
            stops.extend([Message::Sets, Message::Copy]);
            stops.extend(is_own.then_some(Message::Delete));
            stops.extend([FileUse::Open, FileUse::Share].map(Message::File));
        }
        if self.shows(Pane::Rules, context) {
            if let Some(file) = &self.file {
                stops.extend([Message::Path, Message::Choose]);
                stops.extend((!file.place().is_empty()).then_some(Message::Run));
                stops.push(Message::CloseFile);
            }
            stops.extend(is_own.then_some(Message::Name));
            stops.push(Message::Search);
            stops.extend(widget::stops(page::rows(self, Kit::of(context), context)));
            stops.extend(self.editor.last_change().map(|_| Message::Undo));
            stops.extend((!self.misfits().is_empty()).then_some(Message::ShowMisfit));
            stops.extend((!self.editor.changes().is_empty()).then_some(Message::ResetAll));
        }
        if self.shows(Pane::Sheet, context) {
            stops.push(Message::CopyText);
        }
        stops.extend(self.can_be_played().then_some(Message::Play));
        stops.push(Message::Pressed(Outcome::Close));
        stops
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Search | Message::Path | Message::Name => return self.go_to(message),
            Message::Turned(pane) => self.pane = pane,
            // A rule set in the list is opened as a file in a list is.
            Message::Sets => {
                self.pane = Pane::Rules;
                return self.go_to(FIRST);
            }
            Message::Picked(pick) => self.editor.choose(pick),
            Message::Copy => {
                self.editor.copy(&copy_name(&context.language));
                self.pane = Pane::Rules;
                return self.go_to(Message::Name);
            }
            Message::Delete => {
                self.editor.delete();
                self.focus.set(Some(Message::Undo));
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
                self.focus.set(Some(FIRST));
            }
            Message::Searched(words) => self.search = words,
            Message::SearchEnded => {
                let first = self.found(&context.language).first().copied();
                return first.map_or(Outcome::None, |field| self.go_to(Message::Next(field)));
            }
            Message::Named(name) => self.naming = Some(name),
            Message::NameEnded => return self.go_to(FIRST),
            // A click on a number only shows where its digits go.
            Message::Next(field) if matches!(field.kind(), Kind::Number { .. }) => self.focus.show(),
            Message::NextPane | Message::Next(_) | Message::Rank(..) | Message::Point(_) | Message::Counter(_) => {
                return self.turn(&message, Step::Next, context);
            }
            // A click moves a trump up.
            Message::Trump(_) => return self.turn(&message, Step::Previous, context),
            Message::Set(field, value) => return self.set(field, Some(value), context),
            Message::Reset(field) => {
                self.editor.reset(field);
                self.focus.set(Some(Message::Next(field)));
            }
            Message::Mend(misfit) => {
                self.focus.set(Some(Message::Next(misfit.fields()[0])));
                if self.misfits().contains(&misfit) {
                    self.editor.mend(&misfit, &copy_name(&context.language));
                }
            }
            Message::ShowMisfit => {
                if let Some(misfit) = self.misfits().into_iter().next() {
                    self.search.clear();
                    self.pane = Pane::Rules;
                    return self.go_to(Message::Mend(misfit));
                }
            }
            Message::ResetAll => {
                self.editor.reset_all();
                self.focus.set(Some(Message::Undo));
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

    /// Sets an option to this value if there is one, and if it has a meaning.
    fn set(&mut self, field: Field, value: Option<Value>, context: &Context) -> Outcome {
        if let Some(value) = value.filter(|_| field.applies(&self.editor.rules())) {
            self.editor.set(field, value, &copy_name(&context.language));
        }
        Outcome::None
    }

    /// Asks for the place of a file; one to write is proposed.
    fn ask_for_file(&mut self, using: FileUse, context: &Context) -> Outcome {
        let path = match using {
            FileUse::Open => String::new(),
            FileUse::Share => self.place_to_share(context).display().to_string(),
        };
        self.file = Some(File::new(using, path));
        self.pane = Pane::Rules;
        self.go_to(Message::Path)
    }

    /// Does what is to be done with the file.
    fn run(&self) -> Outcome {
        let Some(file) = self.file.as_ref().filter(|file| !file.place().is_empty()) else { return Outcome::None };
        let path = PathBuf::from(file.place());
        match file.using {
            FileUse::Open => Outcome::OpenRules(path),
            FileUse::Share => Outcome::ShareRules(path, Box::new(self.rule_set())),
        }
    }

    /// Lets the file be chosen.
    fn choose(&self, context: &Context) -> Outcome {
        let purpose = self.file.as_ref().map(|file| match file.using {
            FileUse::Open => Purpose::Open,
            FileUse::Share => Purpose::Share(Box::new(self.rule_set()), self.place_to_share(context)),
        });
        purpose.map_or(Outcome::None, |purpose| Outcome::Choose(Box::new(purpose)))
    }

    /// The rule set looked at, as it is given to others.
    fn rule_set(&self) -> RuleSet {
        let name = match self.editor.pick() {
            Pick::Own(name) => name.as_str(),
            Pick::Printed(_) => "",
        };
        RuleSet::new(name, self.editor.base(), self.editor.rules())
    }

    /// Where it is proposed to be written.
    fn place_to_share(&self, context: &Context) -> PathBuf {
        storage::place_to_share(&context.share_folder, &self.name(&context.language))
    }

    /// Shows what has the keyboard, and gives it the letters if it is a field.
    fn go_to(&mut self, message: Message) -> Outcome {
        let focus = match message {
            Message::Search => Operation::Focus(Id::new(SEARCH)),
            Message::Name => Operation::Replace(Id::new(NAME)),
            Message::Path => Operation::Focus(Id::new(PATH)),
            _ => Operation::Release,
        };
        let row = match message {
            // A copy stands where it belongs in the list.
            Message::Name => Some(reveal(self.editor.pick())),
            _ => message.field().map(|field| Operation::reveal(ROWS, options::place(field))),
        };
        self.focus.go_to(message);
        Outcome::Operate(focus.and(row))
    }

    /// The name that was typed holds.
    fn end_name(&mut self) {
        if let Some(name) = self.naming.take() {
            self.editor.rename(&name);
        }
    }

    /// What the rules looked at are called.
    pub fn name(&self, language: &Language) -> String {
        name_of(language, self.editor.pick())
    }

    /// The rule set that is looked at.
    pub fn pick(&self) -> &Pick {
        self.editor.pick()
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

/// What a rule set is called.
fn name_of(language: &Language, pick: &Pick) -> String {
    match pick {
        Pick::Printed(preset) => preset_name(language, *preset),
        Pick::Own(name) => name.clone(),
    }
}
