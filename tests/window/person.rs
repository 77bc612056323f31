//! A person at the window: what they decide, and the keys, clicks or touches by which they say so.

use crate::desk::Desk;

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::keymap::Key;
use pitch_app::pointer::Pointer;
use pitch_app::screen::result;
use pitch_app::screen::table::{self, Area, Message};
use pitch_language::{Language, Names};
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Call, Card, Cards, Finished, Remark, SeatView, Turn, Viewer};
use pitch_session::settings::Speed;
use pitch_session::{Settings, Table};

use iced::{Element, Point, Size};
use iced_test::Simulator;

use std::sync::Arc;
use std::time::Instant;

/// The lower edge of the bar, in pixels.
const BAR: f32 = 48.0;

/// What they use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    Keys,
    Clicks,
}

/// A person at the window.
pub struct Person<'a> {
    pub desk: &'a Desk,
    pub by: By,
    pub context: Context,
}

/// A window like the real one, to see in it where everything lies.
fn context() -> Context {
    font::load();
    let settings = Settings { speed: Speed::Instant, ..Settings::default() };
    Context::new(Language::new("en").expect("a language"), settings, Size::new(1280.0, 800.0))
}

/// What a person decides by the book: everything that may be decided comes up sooner or later. None if it is not their turn.
pub fn decision(table: &Table) -> Option<Action> {
    let seat = table.to_act().filter(|&seat| table.is_person(seat))?;
    let view = table.view(Viewer::Seat(seat));
    let turn = table.record().entries().len();
    let one = |actions: Vec<&Action>| actions.get(5 * turn % actions.len().max(1)).map(|action| (*action).clone());
    match view.turn {
        Turn::Play(_) if view.claims.contains(&Remark::RestAreMine) => Some(Action::Say(Remark::RestAreMine)),
        // A hand that is worth nothing is shown.
        Turn::Call(_) if view.claims.contains(&Remark::WeakHand) => Some(Action::Say(Remark::WeakHand)),
        Turn::Discard(_) => {
            let throw = view.throw.expect("cards may go");
            // Any of them, and any number of them, in the order in which they lie.
            let screen = table::Table::new(table.clone(), &context(), Instant::now());
            let may: Vec<Card> =
                screen.cards().map(|(card, _)| card).filter(|card| throw.may.contains(*card)).collect();
            let count = usize::from(throw.least) + turn % usize::from(throw.most - throw.least + 1);
            let chosen: Cards = may.iter().cycle().skip(turn % may.len()).take(count).copied().collect();
            Some(Action::Discard(throw.must | chosen))
        }
        // A card against another's lead is for a test of its own.
        Turn::Rule(_) => {
            let answers = view.legal.iter().filter(|action| !matches!(action, Action::Say(Remark::Override(_))));
            one(answers.collect()).or_else(|| view.claims.first().copied().map(Action::Say))
        }
        _ => one(view.legal.iter().collect()),
    }
}

impl<'a> Person<'a> {
    pub fn new(desk: &'a Desk, by: By) -> Self {
        Person { desk, by, context: context() }
    }

    /// A person who does by a finger what others do by clicks.
    pub fn with_a_finger(desk: &'a Desk) -> Self {
        let mut person = Person::new(desk, By::Clicks);
        person.context.pointer = Pointer::Finger;
        person
    }

    /// Whether they are to deal the next hand with their own hands.
    pub fn deals_themselves(&self, table: &Table) -> bool {
        self.sees(table).spots().iter().any(|spot| spot.message == Message::Deal)
    }

    /// The table as it is on the screen: it tells where everything lies.
    pub fn sees(&self, table: &Table) -> table::Table {
        let mut screen = table::Table::new(table.clone(), &self.context, Instant::now());
        if table.persons().count() > 1 {
            // They have opened the curtain.
            let _ = screen.start(&self.context, Instant::now());
            let _ = screen.resume(&self.context, Instant::now());
        }
        screen
    }

    /// Does this on their turn.
    pub fn act(&self, table: &Table, action: &Action) {
        let screen = self.sees(table);
        match *action {
            // Bids of two figures are typed, and Enter says them.
            Action::Call(Call::Bid(bid)) if self.by == By::Keys && table.rules().has_long_bids() => {
                bid.to_string().chars().for_each(|figure| self.desk.tap(&figure.to_string()));
                self.desk.tap("Return");
            }
            Action::Call(call) => self.says(&screen, &Message::call(call), call_key(screen.shown(), call)),
            Action::Discard(cards) => self.throws(screen, cards),
            Action::Play(card) => match (self.by, place(card, &numbered(&screen, table))) {
                (By::Clicks, _) => self.click_on(&screen, &Message::Card(card)),
                (By::Keys, place) => {
                    self.desk.tap(&digit(place));
                    self.desk.tap(&digit(place));
                }
            },
            Action::Say(Remark::CallPartner(card)) => self.calls(screen, card),
            Action::Say(remark) => self.says(&screen, &Message::say(remark), remark_key(remark)),
            Action::Deal(_) | Action::Misdeal(..) => panic!("{action} is done by the book"),
        }
    }

    /// Opens the menu of what may be said besides, and says this if it can still be said. `now` is the table as it goes on
    /// meanwhile; it waits while the menu is open.
    pub fn says_besides(&self, now: impl Fn() -> Table, remark: Remark) -> bool {
        match self.by {
            By::Keys => self.desk.tap("t"),
            By::Clicks => self.click_on(&self.sees(&now()), &Message::Talk),
        }
        self.desk.settle();
        let mut screen = self.sees(&now());
        let _ = screen.key(Key::Letter('t'), &self.context, Instant::now());
        let is_open = screen.spots().iter().any(|spot| spot.message == Message::say(remark));
        if is_open {
            self.says(&screen, &Message::say(remark), None);
        }
        is_open
    }

    /// Deals where they deal themselves.
    pub fn deals(&self, table: &Table) {
        match self.by {
            By::Keys => self.desk.tap("d"),
            By::Clicks => self.click_on(&self.sees(table), &Message::Deal),
        }
    }

    /// Closes the result of a hand.
    pub fn goes_on(&self, table: &Table) {
        match (self.by, table.hands().last()) {
            (By::Clicks, Some(counted)) => {
                let finished = Arc::clone(&counted.finished);
                let names = Names::new(Arc::clone(table.rules()), table.names().values().copied(), table.person());
                let players = table.seated();
                let sheet = result::Result::new(String::new(), finished, names, players, totals(table));
                self.points_at(self.place_of(sheet.view(&self.context), "Continue"));
            }
            _ => self.desk.tap("Return"),
        }
    }

    /// The middle of these words on a screen.
    pub fn place_of<M>(&self, view: Element<'_, M>, words: &str) -> Point {
        let settings = iced::Settings { default_font: font::REGULAR, ..iced::Settings::default() };
        let mut simulator = Simulator::with_size(settings, self.context.size, view);
        simulator.find(words).unwrap_or_else(|error| panic!("{words}: {error:?}")).bounds().center()
    }

    /// Presses a button: by the letter that is written on it or, every other time, by its place among the others.
    fn says(&self, screen: &table::Table, message: &Message, letter: Option<String>) {
        if self.by == By::Clicks {
            return self.click_on(screen, message);
        }
        // What may be said at any time has its button on the bar as well; that one has no digit.
        let on_panel = screen.spots().iter().filter(|spot| spot.message.area() == Area::Panel && spot.place.y > BAR);
        let buttons: Vec<Message> = on_panel.map(|spot| spot.message.clone()).collect();
        let is_bid = |button: &Message| matches!(button, Message::Act(Action::Call(call)) if call.bid().is_some());
        // The digits of bids are their numbers.
        let are_numbered = letter.is_none() || !buttons.iter().any(is_bid);
        let place = buttons.iter().position(|button| button == message).filter(|_| are_numbered).map(digit);
        let is_second = screen.session().record().entries().len().is_multiple_of(2);
        let key = if is_second { place.or(letter) } else { letter.or(place) };
        self.desk.tap(&key.unwrap_or_else(|| panic!("{message:?} has a key")));
    }

    /// Calls this card: of the trumps, or of another suit that is looked at first.
    fn calls(&self, mut screen: table::Table, card: Card) {
        let message = Message::say(Remark::CallPartner(card));
        let press = |screen: &table::Table, message: &Message| {
            if self.by == By::Clicks {
                return self.click_on(screen, message);
            }
            let on_panel =
                screen.spots().iter().filter(|spot| spot.message.area() == Area::Panel && spot.place.y > BAR);
            let steps = on_panel.take_while(|spot| spot.message != *message).map(|_| "Right");
            // The first arrow comes to the first of them.
            ["Right"].into_iter().chain(steps).chain(["Return"]).for_each(|key| self.desk.tap(key));
        };
        if !screen.spots().iter().any(|spot| spot.message == message) {
            let other = Message::CallIn(card.suit().expect("jokers are trumps"));
            press(&screen, &other);
            self.desk.settle();
            let _ = screen.update(other, &self.context, Instant::now());
        }
        press(&screen, &message);
    }

    /// Marks these cards, of which some are marked already, and throws them away.
    fn throws(&self, mut screen: table::Table, cards: Cards) {
        // What others did has come to its end.
        self.desk.settle();
        let throw = screen.shown().throw.expect("cards may go");
        let marked = screen.going();
        // Of a rest no card has a digit.
        let is_rest = marked != throw.must;
        for card in (cards - marked) | (marked - cards) {
            let held: Vec<Card> = screen.cards().map(|(card, _)| card).collect();
            let optional: Vec<Card> = held.iter().copied().filter(|card| throw.may.contains(*card)).collect();
            match self.by {
                By::Keys if !is_rest && place(card, &optional) < 10 => self.desk.tap(&digit(place(card, &optional))),
                By::Keys => {
                    // Over the panel to the first card, and on to this one.
                    let first = if is_rest { 0 } else { place(optional[0], &held) };
                    let steps = (first..place(card, &held)).map(|_| "Right");
                    let keys = ["shift+Tab", "Tab"].into_iter().chain(steps).chain(["Return"]);
                    keys.for_each(|key| self.desk.tap(key));
                }
                By::Clicks => {
                    self.click_on(&screen, &Message::Card(card));
                    // Of two clicks at once the window knows one place only.
                    self.desk.settle();
                }
            }
            let _ = screen.update(Message::Card(card), &self.context, Instant::now());
        }
        match self.by {
            By::Keys => self.desk.tap("d"),
            By::Clicks => self.click_on(&screen, &Message::Throw),
        }
    }

    fn click_on(&self, screen: &table::Table, message: &Message) {
        let card = |card| screen.cards().find(|(held, _)| *held == card).map(|(_, place)| place.at(0.08, 0.12));
        let place = match message {
            Message::Card(held) => card(*held),
            _ => screen.spots().iter().find(|spot| spot.message == *message).map(|spot| spot.place.center()),
        };
        self.points_at(place.unwrap_or_else(|| panic!("{message:?} can be clicked")));
    }

    fn points_at(&self, place: Point) {
        match self.context.pointer {
            Pointer::Mouse => self.desk.click_at(place),
            Pointer::Finger => self.desk.tap_at(place),
        }
    }
}

/// The cards that digits choose: those that may be played, or where mistakes can be made all of them.
pub fn numbered(screen: &table::Table, table: &Table) -> Vec<Card> {
    let view = screen.shown();
    let is_free = table.rules().revoke_mode == RevokeMode::Table;
    let cards = screen.cards().map(|(card, _)| card);
    cards.filter(|card| is_free || view.legal.contains(&Action::Play(*card))).collect()
}

pub fn place(card: Card, cards: &[Card]) -> usize {
    cards.iter().position(|held| *held == card).expect("the card is held")
}

/// The key of something by its place, from 0.
pub fn digit(place: usize) -> String {
    assert!(place < 10, "there is no digit for place {place}");
    ((place + 1) % 10).to_string()
}

/// The key that is written on the button of a call.
pub fn call_key(view: &SeatView, call: Call) -> Option<String> {
    let sells = view.legal.contains(&Action::Call(Call::Pitch));
    Some(match call {
        Call::Bid(bid) => bid.number().to_string(),
        Call::Pass if sells => "s".to_owned(),
        Call::Pass => "p".to_owned(),
        Call::Pitch | Call::Undertake => "k".to_owned(),
        Call::Accept => "a".to_owned(),
        Call::Stand => "s".to_owned(),
        Call::Beg | Call::Bunch => "b".to_owned(),
        Call::TakeOne => "1".to_owned(),
        Call::Run => "r".to_owned(),
    })
}

/// The key of what is said by a button on the bar.
fn remark_key(remark: Remark) -> Option<String> {
    match remark {
        Remark::RestAreMine => Some("r".to_owned()),
        Remark::LayDown => Some("d".to_owned()),
        _ => None,
    }
}

fn totals(table: &Table) -> Vec<Vec<i32>> {
    let row = |finished: &Finished| finished.score.after.values().map(|points| i32::from(points.0)).collect();
    table.hands().iter().map(|hand| row(&hand.finished)).collect()
}
