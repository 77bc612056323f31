//! A person at the window: what they decide, and the keys, clicks or touches by which they say so.

use crate::desk::{Desk, wait_until};

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::keymap::{Key, Step};
use pitch_app::pointer::Pointer;
use pitch_app::screen::result;
use pitch_app::screen::table::{self, Message, Spot};
use pitch_language::{Language, Names};
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Call, Card, Cards, Remark, SeatView, Turn, Viewer};
use pitch_session::settings::Speed;
use pitch_session::{Settings, Table};

use iced::{Element, Point, Size, Vector};
use iced_test::Simulator;

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Time after a press that plays a card within which another press in its place is part of it.
const SAME_PRESS: Duration = Duration::from_millis(250);
/// Distance within which two presses are in the same place, with room to spare.
const SAME_PLACE: f32 = 15.0;

/// What they use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    Keys,
    Clicks,
    /// Cards are dragged to where they go; what is no card is pressed by a hand that trembles.
    Drags,
    Fingers,
}

/// A person at the window.
pub struct Person<'a> {
    pub desk: &'a Desk,
    pub by: By,
    pub context: Context,
    /// The place of the last press on a card.
    pressed: Cell<Option<Point>>,
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
        let mut context = context();
        if by == By::Fingers {
            context.pointer = Pointer::Finger;
        }
        Person { desk, by, context, pressed: Cell::new(None) }
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
        let mut screen = self.sees(table);
        match *action {
            // Bids of two figures are typed, and Enter says them.
            Action::Call(Call::Bid(bid)) if self.by == By::Keys && table.rules().has_long_bids() => {
                bid.to_string().chars().for_each(|figure| self.desk.tap(&figure.to_string()));
                self.desk.tap("Return");
            }
            Action::Call(call) => {
                let message = Message::call(call);
                if self.by != By::Keys {
                    self.counts_to(&mut screen, &message);
                }
                self.says(&screen, &message, call_key(screen.shown(), call));
            }
            Action::Discard(cards) => self.throws(screen, cards),
            Action::Play(card) if self.by == By::Keys => {
                let numbered = numbered(&screen, table);
                if place(card, &numbered) < 10 {
                    let digit = digit(place(card, &numbered));
                    return [&digit, &digit].into_iter().for_each(|key| self.desk.tap(key));
                }
                // Arrows go on from the last card that has a digit.
                let held: Vec<Card> = screen.cards().map(|(card, _)| card).collect();
                let steps = (place(numbered[9], &held)..place(card, &held)).map(|_| "Right");
                ["0"].into_iter().chain(steps).chain(["Return"]).for_each(|key| self.desk.tap(key));
            }
            Action::Play(card) => self.click_on(&screen, &Message::Card(card)),
            Action::Say(Remark::CallPartner(card)) => self.calls(screen, card),
            Action::Say(remark) => self.says(&screen, &Message::say(remark), remark_key(remark)),
            Action::Deal(_) | Action::Misdeal(..) => panic!("{action} is done by the book"),
        }
    }

    /// Has the wide slip count up to this bid, where not every bid has a slip of its own.
    fn counts_to(&self, screen: &mut table::Table, bid: &Message) {
        while !screen.spots().iter().any(|spot| spot.message == *bid) {
            let more = Message::Count(Step::Next);
            self.does_and_sees(|| self.click_on(screen, &more));
            let _ = screen.update(more, &self.context, Instant::now());
        }
    }

    /// Opens the menu of what may be said besides, and says this if it can still be said. `now` is the table as it goes on
    /// meanwhile; it waits while the menu is open.
    pub fn says_besides(&self, now: impl Fn() -> Table, remark: Remark) -> bool {
        match self.by {
            By::Keys => self.desk.tap("t"),
            _ => self.click_on(&self.sees(&now()), &Message::Talk),
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
            _ => self.click_on(&self.sees(table), &Message::Deal),
        }
    }

    /// Closes the result of a hand.
    pub fn goes_on(&self, table: &Table) {
        let counted = table.hands().last().filter(|_| self.by != By::Keys);
        let Some(counted) = counted else { return self.desk.tap("Return") };
        let finished = Arc::clone(&counted.finished);
        let names = Names::new(Arc::clone(table.rules()), table.names().values().copied(), table.person());
        let words = if finished.score.victory.is_some() { "Continue" } else { "Next hand" };
        let still = result::Result::new(finished, names, table.seated());
        self.points_at(self.place_of(still.view(&self.context), words));
    }

    /// The middle of these words on a screen.
    pub fn place_of<M>(&self, view: Element<'_, M>, words: &str) -> Point {
        let settings = iced::Settings { default_font: font::REGULAR, ..iced::Settings::default() };
        let mut simulator = Simulator::with_size(settings, self.context.size, view);
        simulator.find(words).unwrap_or_else(|error| panic!("{words}: {error:?}")).bounds().center()
    }

    /// Presses a button: by the letter that is written on it or, every other time, by its place among the others.
    fn says(&self, screen: &table::Table, message: &Message, letter: Option<String>) {
        if self.by != By::Keys {
            return self.click_on(screen, message);
        }
        let buttons = choices(screen);
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
            if self.by != By::Keys {
                return self.click_on(screen, message);
            }
            let steps = choices(screen).into_iter().take_while(|choice| choice != message).map(|_| "Right");
            // The first arrow comes to the first of them.
            ["Right"].into_iter().chain(steps).chain(["Return"]).for_each(|key| self.desk.tap(key));
        };
        if !screen.spots().iter().any(|spot| spot.message == message) {
            // Jokers are trumps.
            let suit = card.suit().or(screen.shown().trump).expect("trump is named");
            let other = Message::CallIn(suit);
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
                _ => {
                    self.does_and_sees(|| self.click_on(&screen, &Message::Card(card)));
                }
            }
            let _ = screen.update(Message::Card(card), &self.context, Instant::now());
        }
        match self.by {
            By::Keys => self.desk.tap("d"),
            _ => self.click_on(&screen, &Message::Throw),
        }
    }

    /// Does this and waits until something else is seen: what is pressed next lies elsewhere then.
    fn does_and_sees(&self, act: impl FnOnce()) {
        let seen = self.desk.picture();
        act();
        wait_until("what is seen of it", || self.desk.picture() != seen);
        self.desk.settle();
    }

    /// Presses this, or drags it if it is a card that goes by itself.
    fn click_on(&self, screen: &table::Table, message: &Message) {
        let Message::Card(held) = message else {
            let spot = screen.spots().iter().find(|spot| spot.message == *message);
            let spot = spot.unwrap_or_else(|| panic!("{message:?} can be pressed"));
            return self.points_at(spot.place.center());
        };
        let place = screen.cards().find(|(card, _)| card == held).map(|(_, place)| place.at(0.08, 0.12));
        let place = place.unwrap_or_else(|| panic!("{held} is held"));
        if self.by == By::Drags {
            let layout = screen.layout();
            // Out of the tray it goes down to the others, and else up to the middle.
            let height = if screen.going().contains(*held) { 0.8 } else { 0.42 };
            let to = Point::new(layout.table.center_x(), height * layout.size.height);
            return self.desk.drag(place, to);
        }
        // What is pressed at once in the same place is the same press. By now the one before is answered.
        let is_same = self.pressed.replace(Some(place)).is_some_and(|before| place.distance(before) < SAME_PLACE);
        let begun = Instant::now();
        wait_until("another press", || !is_same || begun.elapsed() > SAME_PRESS);
        self.points_at(place);
    }

    fn points_at(&self, place: Point) {
        match self.by {
            By::Fingers => self.desk.tap_at(place),
            By::Drags => self.desk.drag(place, place + Vector::new(3.0, 2.0)),
            By::Keys | By::Clicks => self.desk.click_at(place),
        }
    }
}

/// The choices that are no cards, in their order. What may be said at any time has its button elsewhere.
fn choices(screen: &table::Table) -> Vec<Message> {
    let is_choice = |spot: &&Spot| screen.panel_place().is_some_and(|panel| panel.contains(spot.place.center()));
    screen.spots().iter().filter(is_choice).map(|spot| spot.message.clone()).collect()
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
