//! Score pad of a game with real cards: the choice of game and names, and the pad itself, which is the form.

mod entry;
mod form;
mod start;

pub use form::Form;
pub use start::Start;

use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::Operation;
use pitch_rules::{Bid, Point, Rank};
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
    /// Somebody else dealt.
    Dealer(usize),
    /// A card of this rank was turned up.
    Turned(Rank),
    /// The dealer gave a point for a beg.
    Gift,
    /// The player or side in this column bid.
    Bidder(usize),
    /// So much was bid.
    Bid(Bid),
    /// The bid is one more or one less.
    BidTurned(bool),
    /// The player in this column was the partner.
    Partner(usize),
    /// The offer of the player in this column was turned down.
    Refused(usize),
    /// The player or side in this column made the point.
    Made(Point, usize),
    /// The jack was won from another side.
    Hung,
    /// The bidder took every trick.
    Tricks,
    /// The player or side in this column made one more point or one fewer.
    Counted(usize, bool),
    /// The hand is written down.
    Write,
    /// The last hand is taken back.
    Undo,
    /// The hand of this line is corrected.
    Correct(usize),
    /// All hands are shown, or the last alone.
    AllHands,
    /// Another game of the same people.
    Again,
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

    /// Returns the pad, if one is shown.
    pub const fn shown(&self) -> Option<&pitch_session::Pad> {
        match &self.page {
            Page::Form(form) => Some(form.pad()),
            Page::Start(_) => None,
        }
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
            (message, Page::Form(form)) => {
                let is_changed = form.update(message, Timestamp::now());
                if is_changed { self.keep() } else { Outcome::None }
            }
        }
    }

    fn keep(&self) -> Outcome {
        match &self.page {
            Page::Form(form) => Outcome::KeepPad(form.path().map(Path::to_owned), Box::new(form.pad().clone())),
            Page::Start(_) => Outcome::None,
        }
    }

    /// Takes the message of the control that has the keyboard.
    pub fn focused(&mut self, message: Option<Message>) {
        self.focused = message;
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
            (Key::Enter, Page::Form(form)) if form.pad().is_over() => Message::Again,
            (Key::Enter, Page::Form(_)) => Message::Write,
            (Key::Letter('u') | Key::Command('z'), Page::Form(_)) => Message::Undo,
            // The rows of the form stand below each other, and the focus goes along their columns.
            (Key::Up | Key::Down, Page::Form(form)) => {
                let below = self.focused.as_ref().and_then(|from| form.beside(from, key == Key::Down));
                return below.map_or(Outcome::Unheard(key), |to| Outcome::Operate(Operation::GoTo(form::cell(&to))));
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
