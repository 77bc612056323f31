//! Records: your games against each of the eight, your last results and how well you choose; and everybody's results in
//! the games that were played, as figures, pictures and a table.

pub(in crate::screen) mod chart;
mod opened;
mod page;
mod table;
mod you;

use crate::chooser::Purpose;
use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{Choice, Operation};
use pitch_language::{Language, phrase, statistics, t};
use pitch_players::{Character, Level};
use pitch_session::Timestamp;
use pitch_session::costs::Skill;
use pitch_session::statistics::{Filter, Records, Summary, Who};

use iced::Element;

/// Id of the area that scrolls.
const PAGE: &str = "statistics";

/// Screen of the records.
#[derive(Debug, Clone)]
pub struct Statistics {
    kept: pitch_session::Statistics,
    /// Moment at which the screen was opened.
    now: Timestamp,
    records: Records,
    tab: Tab,
    /// What lies open in place of the tab.
    opened: Option<Opened>,
    /// Statistics that were erased here, and can be restored while the screen is open.
    erased: Option<pitch_session::Statistics>,
    who: Option<Who>,
    filter: Filter,
    form: Form,
    /// What has the keyboard.
    at: Option<Message>,
    /// `true` if the results by plain levels are shown, below all games.
    shows_levels: bool,
    /// Place of the table that was written for other programs, or the reason that it was not.
    told: Option<String>,
}

/// Tab of the records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// Games of the person who plays here, against each of the eight, and how well they choose.
    You,
    /// Everybody's results in one game at a time.
    Game,
    /// Everybody's results in all games.
    Every,
}

impl Tab {
    /// All tabs, in their order.
    pub const ALL: [Tab; 3] = [Tab::You, Tab::Game, Tab::Every];

    const fn id(self) -> &'static str {
        match self {
            Tab::You => "you",
            Tab::Game => "game",
            Tab::Every => "every",
        }
    }
}

/// Part of the records that was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opened {
    /// Games with one of the eight.
    Person(Character),
    /// Points of the line of a skill.
    Skill(Skill),
}

/// Form in which the figures are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Pictures.
    Pictures,
    /// Table of the same figures.
    Table,
}

/// Question on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Player whose games are counted.
    Who,
    /// Rules of the games.
    RuleSet,
    /// Level of the bots played against.
    Level,
    /// Form of the figures.
    Form,
}

/// Event on the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Choice of a tab.
    TabChosen(Tab),
    /// Press of a face or a line.
    Opened(Opened),
    /// Request to leave what was opened, or else the screen.
    Back,
    /// Press of the row of the results by plain levels.
    LevelsShown,
    /// Choice of the player whose games are counted.
    WhoChosen(Who),
    /// Choice of the rules.
    RuleSetChosen(String),
    /// Choice of the level of the bots; `None` for all.
    LevelChosen(Option<Level>),
    /// Choice of pictures or a table.
    FormChosen(Form),
    /// Request to erase everything, or to restore it.
    Erase,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Statistics {
    /// Creates the screen as of a moment, with the player chosen who played most, and the game that was played last.
    pub fn new(kept: pitch_session::Statistics, now: Timestamp) -> Self {
        let who = kept.everybody().into_iter().next().map(|(who, _)| who);
        let rule_set = kept.rule_sets().first().map(|name| (*name).to_owned());
        Statistics {
            records: kept.records(now),
            now,
            kept,
            erased: None,
            tab: Tab::You,
            opened: None,
            who,
            filter: Filter { rule_set, level: None },
            form: Form::Pictures,
            at: None,
            shows_levels: false,
            told: None,
        }
    }

    /// Sets the place of the table that was written for other programs, or the reason that it was not.
    pub fn tell(&mut self, words: String) {
        self.told = Some(words);
    }

    /// Returns the tab that is chosen.
    pub const fn tab(&self) -> Tab {
        self.tab
    }

    /// Returns the chosen figures; `None` if nobody has played.
    pub fn summary(&self) -> Option<Summary> {
        self.who.as_ref().map(|who| self.kept.summary(who, &self.filter()))
    }

    /// Returns the filter of the tab: in all games none is chosen.
    fn filter(&self) -> Filter {
        match self.tab {
            Tab::Game => self.filter.clone(),
            Tab::You | Tab::Every => Filter { rule_set: None, ..self.filter.clone() },
        }
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        let _ = context;
        self.act(message)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(self.area(), key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        if let Some(person) = self.across(key) {
            return Outcome::Operate(Operation::GoTo(you::place(person)));
        }
        match key {
            Key::Escape => self.act(Message::Back),
            Key::Letter('t') if self.opened.is_none() && self.tab != Tab::You => {
                self.form = if self.form == Form::Pictures { Form::Table } else { Form::Pictures };
                Outcome::None
            }
            Key::Letter('e') if self.has_games() => {
                // There it is told where the table went.
                (self.tab, self.opened) = (Tab::Every, None);
                export()
            }
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter if self.opened.is_none() && self.tab == Tab::You => self.main(),
            Key::Enter => Outcome::None,
            _ => Outcome::Unheard(key),
        }
    }

    /// Takes note of what has the keyboard.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message;
    }

    /// Returns the face above or below the one with the keyboard, if its games can be opened.
    fn across(&self, key: Key) -> Option<Character> {
        let Some(Message::Opened(Opened::Person(at))) = self.at else { return None };
        let place = match key {
            Key::Up => (at as usize).checked_sub(you::IN_ROW)?,
            Key::Down => at as usize + you::IN_ROW,
            _ => return None,
        };
        let person = Character::ALL.get(place).copied()?;
        (!self.records.people[place].is_none()).then_some(person)
    }

    /// Returns the outcome of the main button: practice of the weakest skill, or of what the player likes while too
    /// little is known of all; a game if none was finished.
    fn main(&self) -> Outcome {
        match self.records.weakest() {
            Some(skill) => Outcome::Drill(skill.into(), None),
            None if self.records.summary.games.of > 0 => Outcome::Puzzles,
            None => Outcome::Front,
        }
    }

    /// Returns the id of the area that scrolls.
    fn area(&self) -> &'static str {
        if self.opened.is_none() && self.tab == Tab::You { you::YOU } else { PAGE }
    }

    fn has_games(&self) -> bool {
        !self.kept.games().is_empty()
    }

    /// Returns the answers to a question.
    fn answers(&self, question: Question, l: &Language) -> Vec<Choice<Message>> {
        match question {
            Question::Who => {
                let choice = |(who, _)| {
                    Choice::new(statistics::who(l, &who), self.who.as_ref() == Some(&who), Message::WhoChosen(who))
                };
                self.kept.everybody().into_iter().map(choice).collect()
            }
            Question::RuleSet => {
                let choice = |name: &str| {
                    let is_chosen = self.filter.rule_set.as_deref() == Some(name);
                    Choice::new(statistics::rules(l, name), is_chosen, Message::RuleSetChosen(name.to_owned()))
                };
                self.kept.rule_sets().into_iter().map(choice).collect()
            }
            Question::Level => {
                let named = |level: Level| phrase::level_name(l, level);
                let choice = |level: Option<Level>| {
                    let words = level.map_or_else(|| t!(l, "stats-all-levels"), named);
                    Choice::new(words, self.filter.level == level, Message::LevelChosen(level))
                };
                std::iter::once(None).chain(self.kept.levels().into_iter().map(Some)).map(choice).collect()
            }
            Question::Form => [(t!(l, "stats-pictures"), Form::Pictures), (t!(l, "stats-table"), Form::Table)]
                .map(|(words, form)| Choice::new(words, self.form == form, Message::FormChosen(form)))
                .into(),
        }
    }

    fn act(&mut self, message: Message) -> Outcome {
        match message {
            Message::TabChosen(tab) => (self.tab, self.opened) = (tab, None),
            Message::Opened(opened) => self.opened = Some(opened),
            Message::Back if self.opened.take().is_some() => {}
            Message::Back => return Outcome::Close,
            Message::LevelsShown => self.shows_levels = !self.shows_levels,
            Message::WhoChosen(who) => self.who = Some(who),
            Message::RuleSetChosen(name) => self.filter.rule_set = Some(name),
            Message::LevelChosen(level) => self.filter.level = level,
            Message::FormChosen(form) => self.form = form,
            Message::Erase => {
                let (kept, erased) = match self.erased.take() {
                    Some(before) => (before, None),
                    None => (pitch_session::Statistics::default(), Some(std::mem::take(&mut self.kept))),
                };
                *self = Statistics { erased, form: self.form, tab: self.tab, ..Statistics::new(kept, self.now) };
                return Outcome::KeepStatistics(self.kept.clone());
            }
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::view(self, context)
    }
}

/// Returns the outcome that writes a table for other programs to a place of the player's choice.
fn export() -> Outcome {
    Outcome::Choose(Box::new(Purpose::Statistics))
}
