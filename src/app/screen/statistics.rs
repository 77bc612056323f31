//! What everybody did in the games that were played: figures, pictures, and the same as a table.

mod chart;
mod figures;
mod page;

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::widget::Operation;
use crate::bot::Level;
use crate::session;
use crate::session::statistics::{Filter, Summary, Who};

use iced::Element;
use iced::widget::Id;

/// The area that scrolls.
const PAGE: &str = "statistics";

/// The screen of the statistics.
#[derive(Debug, Clone)]
pub struct Statistics {
    kept: session::Statistics,
    /// What was erased here, and can be had back while the screen is open.
    erased: Option<session::Statistics>,
    who: Option<Who>,
    filter: Filter,
    is_table: bool,
    /// Where a table for other programs was written, or why it was not.
    told: Option<String>,
    focus: Focus<Target>,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Whose games are looked at.
    Who,
    /// By which rules.
    RuleSet,
    /// Against which bots.
    Level,
    /// Pictures, or the same as a table.
    Form,
    /// Writing a table for other programs.
    Export,
    /// Erasing everything, or having it back.
    Erase,
    /// Closing the screen.
    Close,
}

/// What happened on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// It was chosen whose games are looked at.
    WhoChosen(Who),
    /// It was chosen by which rules; nothing for all.
    RuleSetChosen(Option<String>),
    /// It was chosen against which bots; nothing for all.
    LevelChosen(Option<Level>),
    /// Pictures or a table were chosen.
    TableChosen(bool),
    /// A button was pressed.
    Pressed(Target),
}

keeps_focus!(Statistics);

impl Statistics {
    /// The screen, beginning with whoever played most.
    #[must_use]
    pub fn new(kept: session::Statistics) -> Self {
        let who = kept.everybody().into_iter().next().map(|(who, _)| who);
        Statistics {
            kept,
            erased: None,
            who,
            filter: Filter::default(),
            is_table: false,
            told: None,
            focus: Focus::on(Target::Who),
        }
    }

    /// Says where the table for other programs was written, or why it was not.
    pub fn tell(&mut self, words: String) {
        self.told = Some(words);
    }

    /// What is looked at; nothing if nobody has played.
    #[must_use]
    pub fn summary(&self) -> Option<Summary> {
        self.who.as_ref().map(|who| self.kept.summary(who, &self.filter))
    }

    /// Answers to a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Outcome {
        self.focus.hide();
        self.choose(message)
    }

    fn choose(&mut self, message: Message) -> Outcome {
        let target = match message {
            Message::WhoChosen(who) => {
                self.who = Some(who);
                Target::Who
            }
            Message::RuleSetChosen(name) => {
                self.filter.rule_set = name;
                Target::RuleSet
            }
            Message::LevelChosen(level) => {
                self.filter.level = level;
                Target::Level
            }
            Message::TableChosen(is_table) => {
                self.is_table = is_table;
                Target::Form
            }
            Message::Pressed(target) => return self.press(target),
        };
        self.focus.set(Some(target));
        Outcome::None
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let page = 0.7 * context.size.height;
        let scroll = |down| Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), down));
        match (key, self.focus.shown()) {
            (Key::Escape, _) => Outcome::Close,
            (Key::PageDown, _) => scroll(page),
            (Key::PageUp, _) => scroll(-page),
            (Key::Letter('t'), _) => self.choose(Message::TableChosen(!self.is_table)),
            (Key::Letter('e'), _) if !self.kept.games().is_empty() => Outcome::ExportStatistics,
            (Key::Left | Key::Right, Some(target)) if !self.options(target).is_empty() => {
                self.turn(target, key == Key::Right)
            }
            (Key::Enter, Some(target)) if self.options(target).is_empty() => self.press(target),
            (Key::Enter, Some(target)) => self.turn(target, true),
            _ => {
                self.focus.follow(key, &self.targets());
                Outcome::None
            }
        }
    }

    fn targets(&self) -> Vec<Target> {
        let has_games = !self.kept.games().is_empty();
        let choices = [Target::Who, Target::RuleSet, Target::Level, Target::Form];
        let choices = choices.into_iter().filter(|&target| self.options(target).len() > 1);
        let rest = [
            has_games.then_some(Target::Export),
            (has_games || self.erased.is_some()).then_some(Target::Erase),
            Some(Target::Close),
        ];
        choices.chain(rest.into_iter().flatten()).collect()
    }

    /// What a choice offers, and which of it is chosen.
    fn options(&self, target: Target) -> Vec<(Message, bool)> {
        let is = |message: Message, chosen: bool| (message, chosen);
        match target {
            _ if self.kept.games().is_empty() => Vec::new(),
            Target::Who => {
                let everybody = self.kept.everybody().into_iter();
                everybody.map(|(who, _)| is(Message::WhoChosen(who.clone()), self.who == Some(who))).collect()
            }
            Target::RuleSet => {
                let all =
                    std::iter::once(None).chain(self.kept.rule_sets().into_iter().map(|name| Some(name.to_owned())));
                all.map(|name| is(Message::RuleSetChosen(name.clone()), self.filter.rule_set == name)).collect()
            }
            Target::Level => {
                let all = std::iter::once(None).chain(self.kept.levels().into_iter().map(Some));
                all.map(|level| is(Message::LevelChosen(level), self.filter.level == level)).collect()
            }
            Target::Form => [false, true].map(|form| is(Message::TableChosen(form), self.is_table == form)).into(),
            Target::Export | Target::Erase | Target::Close => Vec::new(),
        }
    }

    /// Goes to the next or the previous of what a choice offers, round and round.
    fn turn(&mut self, target: Target, forwards: bool) -> Outcome {
        let mut options = self.options(target);
        let count = options.len();
        let at = options.iter().position(|(_, chosen)| *chosen).unwrap_or_default();
        let next = (at + if forwards { 1 } else { count - 1 }) % count;
        let (message, _) = options.swap_remove(next);
        self.choose(message)
    }

    fn press(&mut self, target: Target) -> Outcome {
        self.focus.set(Some(target));
        match target {
            Target::Close => Outcome::Close,
            Target::Export => Outcome::ExportStatistics,
            Target::Erase => {
                let (kept, erased) = match self.erased.take() {
                    Some(before) => (before, None),
                    None => (session::Statistics::default(), Some(std::mem::take(&mut self.kept))),
                };
                let focus = self.focus.clone();
                *self = Statistics { erased, focus, is_table: self.is_table, ..Statistics::new(kept) };
                Outcome::KeepStatistics(self.kept.clone())
            }
            Target::Who | Target::RuleSet | Target::Level | Target::Form => Outcome::None,
        }
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::view(self, context)
    }
}
