//! A new game that is set up in the real window by keys, with a screen beside it that tells where the keyboard is.

use crate::desk::Desk;
use crate::held::{Held, held};

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::keymap::Key;
use pitch_app::screen::new_game::{Message, NewGame};
use pitch_language::Language;
use pitch_rules::Seat;
use pitch_session::{Face, Kind, Settings};

use iced::Size;

/// The screen of a new game in the window, and its twin.
pub struct Setup<'a> {
    desk: &'a Desk,
    context: Context,
    screen: Held<NewGame>,
}

impl<'a> Setup<'a> {
    /// The screen that a program with these settings shows.
    pub fn new(desk: &'a Desk, settings: Settings) -> Self {
        font::load();
        let language = Language::new("en").expect("a language");
        let context = Context::new(language, settings, Size::new(1280.0, 800.0));
        let screen = held(NewGame::new(&context));
        Setup { desk, context, screen }
    }

    /// Presses a key in the window and here.
    pub fn key(&mut self, name: &str, key: Key) {
        self.desk.tap(name);
        let _ = self.screen.key(key, &self.context);
    }

    /// Goes to this by Tab or back by Shift and Tab, whichever is nearer.
    fn go_to(&mut self, what: &str, is_it: impl Fn(&Message) -> bool) {
        let steps = |way: Key| {
            let mut screen = self.screen.clone();
            (0..80).find(|_| {
                let is_there = screen.noted(&self.context).is_some_and(|message| is_it(&message));
                let _ = screen.key(way, &self.context);
                is_there
            })
        };
        let (on, back) = (steps(Key::Tab), steps(Key::BackTab));
        let (count, (name, way)) =
            if on <= back { (on, ("Tab", Key::Tab)) } else { (back, ("shift+Tab", Key::BackTab)) };
        for _ in 0..count.unwrap_or_else(|| panic!("Tab never comes to {what}")) {
            self.key(name, way);
        }
        // What is typed next must not come before the field has the keys.
        self.desk.wait_until_still();
    }

    /// Presses an arrow until the choice is as it is wished.
    fn turn(&mut self, is_it: impl Fn(&Message) -> bool, (name, key): (&str, Key), is: impl Fn(&NewGame) -> bool) {
        self.go_to("the choice", is_it);
        for _ in 0..12 {
            if is(&self.screen) {
                return;
            }
            self.key(name, key);
        }
        panic!("the choice never comes to it");
    }

    /// Begins the game.
    pub fn start(&mut self) {
        self.go_to("the start", |message| *message == Message::Start);
        self.key("Return", Key::Enter);
    }

    /// Seats so many.
    pub fn seat_so_many(&mut self, count: usize) {
        self.turn(
            |message| matches!(message, Message::PlayersChosen(_)),
            ("Right", Key::Right),
            |screen| screen.draft().seats().len() == count,
        );
    }

    /// Seats a person of this name, drawn with this face.
    pub fn seat(&mut self, seat: usize, name: &str, face: Face) {
        let seat = Seat::new(seat).expect("a seat");
        let is_place = |message: &Message| matches!(message, Message::Place(_));
        self.turn(is_place, ("Right", Key::Right), |screen| screen.chosen() == seat);
        self.go_to("the places", is_place);
        self.key("Return", Key::Enter);
        let is_person = |message: &Message| *message == Message::Seated(seat, Kind::Person);
        let is_here = |screen: &NewGame| {
            let sitting = screen.draft().sitting(seat);
            sitting.is_person() && !sitting.is_on_phone
        };
        self.turn(is_person, ("Right", Key::Right), is_here);
        let is_drawn = |screen: &NewGame| screen.draft().sitting(seat).avatar.face == face;
        self.turn(|message| matches!(message, Message::Faced(at, _) if *at == seat), ("Right", Key::Right), is_drawn);
        self.go_to("the name", |message| matches!(message, Message::Named(at, _) if *at == seat));
        self.desk.write(name);
        let _ = self.screen.update(Message::Named(seat, name.to_owned()), &self.context);
        self.go_to("the end of the menu", |message| *message == Message::MenuClosed);
        self.key("Return", Key::Enter);
    }
}
