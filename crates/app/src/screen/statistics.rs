//! Statistics: everybody's results in the games that were played, as figures, pictures and a table.

pub(in crate::screen) mod chart;
mod page;

use crate::chooser::Purpose;
use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{Choice, Operation};
use pitch_language::{Language, statistics, t};
use pitch_players::Level;
use pitch_session::statistics::{Filter, Summary, Who};

use iced::Element;

/// Id of the area that scrolls.
const PAGE: &str = "statistics";

/// Screen of the statistics.
#[derive(Debug, Clone)]
pub struct Statistics {
    kept: pitch_session::Statistics,
    /// Statistics that were erased here, and can be restored while the screen is open.
    erased: Option<pitch_session::Statistics>,
    who: Option<Who>,
    filter: Filter,
    form: Form,
    /// Place of the table that was written for other programs, or the reason that it was not.
    told: Option<String>,
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
    /// Choice of the player whose games are counted.
    WhoChosen(Who),
    /// Choice of the rules; `None` for all.
    RuleSetChosen(Option<String>),
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
    /// Creates the screen, with whoever played most chosen.
    pub fn new(kept: pitch_session::Statistics) -> Self {
        let who = kept.everybody().into_iter().next().map(|(who, _)| who);
        Statistics { kept, erased: None, who, filter: Filter::default(), form: Form::Pictures, told: None }
    }

    /// Sets the place of the table that was written for other programs, or the reason that it was not.
    pub fn tell(&mut self, words: String) {
        self.told = Some(words);
    }

    /// Returns the chosen figures; `None` if nobody has played.
    pub fn summary(&self) -> Option<Summary> {
        self.who.as_ref().map(|who| self.kept.summary(who, &self.filter))
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        let _ = context;
        self.act(message)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape => Outcome::Close,
            Key::Letter('t') => {
                self.form = if self.form == Form::Pictures { Form::Table } else { Form::Pictures };
                Outcome::None
            }
            Key::Letter('e') if self.has_games() => export(),
            Key::Enter => Outcome::None,
            _ => Outcome::Unheard(key),
        }
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
                let choice = |name: Option<&str>| {
                    let words = name.map_or_else(|| t!(l, "stats-all-rules"), |name| statistics::rules(l, name));
                    let is_chosen = self.filter.rule_set.as_deref() == name;
                    Choice::new(words, is_chosen, Message::RuleSetChosen(name.map(ToOwned::to_owned)))
                };
                std::iter::once(None).chain(self.kept.rule_sets().into_iter().map(Some)).map(choice).collect()
            }
            Question::Level => {
                let named = |level: Level| t!(l, "level-name", level = level.id());
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
            Message::WhoChosen(who) => self.who = Some(who),
            Message::RuleSetChosen(name) => self.filter.rule_set = name,
            Message::LevelChosen(level) => self.filter.level = level,
            Message::FormChosen(form) => self.form = form,
            Message::Erase => {
                let (kept, erased) = match self.erased.take() {
                    Some(before) => (before, None),
                    None => (pitch_session::Statistics::default(), Some(std::mem::take(&mut self.kept))),
                };
                *self = Statistics { erased, form: self.form, ..Statistics::new(kept) };
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
