//! Score pad of a game with real cards: the choice of game and names, and the pad itself, which is the form.

mod form;
mod start;

pub use form::Form;
pub use start::Start;

use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::Operation;
use pitch_session::pad::Stroke;
use pitch_session::{self, Pick, Timestamp};

use iced::Element;
use iced::widget::Id;

use std::path::{Path, PathBuf};

/// Id of the area that scrolls.
const PAGE: &str = "score-pad";

/// Id of the container of the main button.
const MAIN: &str = "score-pad-main";

/// Score pad, or the page on which one is begun.
#[derive(Debug, Clone)]
pub struct Pad {
    page: Page,
    /// Message of the control that has the keyboard.
    focused: Option<Message>,
}

/// Returns the request that puts the focus on the main button, as on a page that has just come up.
pub(crate) fn rest_on_main() -> Operation {
    Operation::Rest(Id::new(MAIN))
}

/// Page that is shown.
#[derive(Debug, Clone)]
enum Page {
    Start(Box<Start>),
    Form(Box<Form>),
}

/// Event on the pad.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Choice of a game.
    Picked(Pick),
    /// All games are listed.
    AllGames,
    /// A name was typed.
    Named(usize, String),
    /// One more plays, or one fewer.
    Players(bool),
    /// The pad is begun.
    Begin,
    /// A pad that was left is gone on with, by its place.
    GoOn(usize),
    /// Something is pressed on the pad.
    Stroke(Stroke),
    /// All hands are shown, or the last alone.
    AllHands,
    /// Another pad.
    New,
    /// A button that leads elsewhere was pressed.
    Pressed(Outcome),
}

impl Pad {
    /// Creates the page on which a pad is begun, or one of those that were left is gone on with.
    pub fn start(context: &Context, left: Vec<(PathBuf, pitch_session::Pad)>) -> Self {
        Pad { page: Page::Start(Box::new(Start::new(context, left))), focused: None }
    }

    /// Creates the page of a pad, in this file if it was saved.
    pub fn open(pad: pitch_session::Pad, path: Option<PathBuf>) -> Self {
        Pad { page: Page::Form(Box::new(Form::new(pad, path))), focused: None }
    }

    /// Returns the pad with what is told on it, if one is shown.
    pub const fn shown(&self) -> Option<&pitch_session::pad::Form> {
        match &self.page {
            Page::Form(form) => Some(form.told()),
            Page::Start(_) => None,
        }
    }

    /// Returns the name of the game of the pad, if one is shown.
    pub(crate) fn game(&self, context: &Context) -> Option<String> {
        if let Page::Form(form) = &self.page { Some(form.game(&context.language)) } else { None }
    }

    /// Takes what was pressed on a phone that showed so many strokes; one that comes too late does nothing.
    pub(crate) fn press_on_phone(&mut self, turn: usize, stroke: Stroke) -> Outcome {
        let Page::Form(form) = &mut self.page else { return Outcome::None };
        let is_changed = form.told().turn() == turn && form.press(stroke, Timestamp::now());
        if is_changed { self.keep() } else { Outcome::None }
    }

    /// Tells it the file in which the pad was saved.
    pub(crate) fn saved_in(&mut self, path: &Path) {
        if let Page::Form(form) = &mut self.page {
            form.saved_in(path);
        }
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        match (message, &mut self.page) {
            (Message::Pressed(outcome), _) => outcome,
            (Message::New, _) => Outcome::Pads,
            (Message::GoOn(place), Page::Start(start)) => {
                if let Some((path, pad)) = start.left(place) {
                    *self = Pad::open(pad, Some(path));
                }
                Outcome::Operate(rest_on_main())
            }
            (Message::Begin, Page::Start(start)) => match start.begin(context, Timestamp::now()) {
                Some(pad) => {
                    *self = Pad::open(pad, None);
                    self.keep()
                }
                None => Outcome::None,
            },
            (message, Page::Start(start)) => {
                start.update(message, context);
                Outcome::None
            }
            (Message::Stroke(stroke), Page::Form(form)) => {
                let is_changed = form.press(stroke, Timestamp::now());
                if is_changed { self.keep() } else { Outcome::None }
            }
            (Message::AllHands, Page::Form(form)) => {
                form.show_all();
                Outcome::None
            }
            (_, Page::Form(_)) => Outcome::None,
        }
    }

    fn keep(&self) -> Outcome {
        match &self.page {
            Page::Form(form) => Outcome::KeepPad(form.path().map(Path::to_owned), Box::new(form.told().pad().clone())),
            Page::Start(_) => Outcome::None,
        }
    }

    /// Takes the message of the control that has the keyboard.
    pub fn focused(&mut self, message: Option<Message>) {
        self.focused = message;
    }

    /// Returns `true` if a hand is being told and what tells it has the keyboard: Enter writes it down, and Space ticks.
    pub(crate) fn enters_main(&self) -> bool {
        let tells =
            |stroke: &Stroke| !matches!(stroke, Stroke::Write | Stroke::Undo | Stroke::Correct(_) | Stroke::Again);
        matches!((&self.page, &self.focused), (Page::Form(_), Some(Message::Stroke(stroke))) if tells(stroke))
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        let message = match (key, &self.page) {
            (Key::Escape, _) => return Outcome::Close,
            // Mouse users see no focus: for them Enter is the key of the main button.
            (Key::Enter, Page::Start(_)) => Message::Begin,
            (Key::Enter, Page::Form(form)) if form.told().is_over() => Message::Stroke(Stroke::Again),
            (Key::Enter, Page::Form(_)) => Message::Stroke(Stroke::Write),
            // While there is nothing to take back, what is ticked stays.
            (Key::Letter('u') | Key::Command('z'), Page::Form(form)) if !form.told().pad().lines().is_empty() => {
                Message::Stroke(Stroke::Undo)
            }
            // The rows of the form stand below each other, and the focus goes along their columns, into which an arrow leads
            // from the main button, where the page begins.
            (Key::Up | Key::Down, Page::Form(form)) => {
                let below = match self.focused {
                    None | Some(Message::Stroke(Stroke::Write)) if key == Key::Down => form.first(),
                    Some(Message::Stroke(from)) => form.beside(from, key == Key::Down),
                    _ => None,
                };
                return below.map_or(Outcome::Unheard(key), |to| Outcome::Operate(Operation::GoTo(form::cell(to))));
            }
            _ => return Outcome::Unheard(key),
        };
        self.update(message, context)
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        match &self.page {
            Page::Start(start) => start.view(context),
            Page::Form(form) => form.view(context),
        }
    }

    /// Returns the words that change with what is pressed, for a listener.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        match &self.page {
            Page::Form(form) => form.standing(context),
            Page::Start(_) => Vec::new(),
        }
    }
}
