//! A person at a table of any rules, in a position that is looked for, who clicks and presses keys.

use crate::scenes::{clicked, context, context_with, names, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::screen::table::{Message, Table};
use pitch_players::Level;
use pitch_rules::{Action, Card, Game, Rules, Seat, SeatView, Turn, Viewer};
use pitch_session::settings::Speed;
use pitch_session::{self, Deals, Kind, NewGame, Player};

use iced::{Event, Point, mouse};

use std::cell::Cell;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// The window of most scenes.
pub const WINDOW: (f32, f32) = (1280.0, 800.0);

/// The time from one click of a person to the next at least: in less it would be the same press.
const BETWEEN_CLICKS: Duration = Duration::from_millis(300);

/// Time that a person needs to see what came of a key.
const BETWEEN_KEYS: Duration = Duration::from_millis(500);

thread_local! {
    /// How much later it is to the person of this thread than by the clock.
    static LATER: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

fn now() -> Instant {
    Instant::now() + LATER.get()
}

/// A person in seat 0 of a table on the screen.
pub struct Sitting {
    pub table: Table,
    pub context: Context,
}

/// The first table of these rules at which, `others` deciding for everybody, `wanted` is reached on the person's screen.
pub fn sit(
    rules: &Rules,
    size: (f32, f32),
    others: impl Fn(&Game, Seat) -> Action,
    wanted: impl Fn(&Game) -> bool,
) -> Sitting {
    let session = find(rules, names, others, wanted);
    let mut context = context(size, "en");
    context.settings.speed = Speed::Instant;
    let mut table = Table::new(session, &context, Instant::now());
    let _ = table.start(&context, Instant::now());
    Sitting { table, context }
}

/// The first table of these rules at which, `others` deciding for everybody, `wanted` is reached. A person is in seat 0.
pub fn find(
    rules: &Rules,
    names: impl Fn(u8) -> Vec<&'static str>,
    others: impl Fn(&Game, Seat) -> Action,
    wanted: impl Fn(&Game) -> bool,
) -> pitch_session::Table {
    for number in 1..400 {
        let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
        let players = names(rules.players).into_iter().enumerate();
        let players = players.map(|(seat, name)| Player::new(name, kind(seat))).collect();
        let new = NewGame::new(rules.clone(), players, Deals::from_number(number));
        let mut table = pitch_session::Table::new(new).expect("rules that fit together");
        for _ in 0..240 {
            if wanted(table.game()) {
                return table;
            }
            match table.game().turn() {
                Turn::Over => break,
                Turn::Deal(_) => drop(table.deal()),
                Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                    let action = others(table.game(), seat);
                    if table.act(seat, action).is_err() {
                        break;
                    }
                }
            }
        }
    }
    panic!("no such position was found: {rules:?}")
}

/// Does the first thing that is allowed and not shunned by `says`, or the first at all.
pub fn first(game: &Game, seat: Seat) -> Action {
    game.legal(seat)[0].clone()
}

/// Says this where it may, else does the first thing that is allowed.
pub fn saying(words: &'static [&'static str]) -> impl Fn(&Game, Seat) -> Action {
    move |game, seat| {
        let legal = game.legal(seat);
        let said = words.iter().find_map(|word| legal.iter().find(|action| action.to_string() == *word));
        said.unwrap_or(&legal[0]).clone()
    }
}

impl Sitting {
    /// The game as the person sees it.
    pub fn view(&self) -> &SeatView {
        self.table.shown()
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) {
        let _ = self.table.key(key, &self.context, now());
    }

    /// Closes what lies over the table.
    pub fn come_back(&mut self) {
        let _ = self.table.resume(&self.context, now());
    }

    /// Lets the time pass in which a person sees what came of a key.
    pub fn wait(&self) {
        LATER.set(LATER.get() + BETWEEN_KEYS);
    }

    /// Lets this happen on the table.
    pub fn send(&mut self, message: Message) {
        let _ = self.table.update(message, &self.context, now());
    }

    /// Clicks on this.
    pub fn click(&mut self, message: Message) {
        let place = match message {
            Message::Card(card) => self.card(card),
            message => self.spot(&message),
        };
        self.click_at(place);
    }

    /// The middle of a control.
    pub fn spot(&self, message: &Message) -> Point {
        let spot = self.table.spots().iter().find(|spot| spot.message == *message);
        spot.unwrap_or_else(|| panic!("{message:?} can be pressed")).place.center()
    }

    /// Clicks there.
    pub fn click_at(&mut self, place: Point) {
        let messages = clicked(&self.context, self.table.view(&self.context), place);
        LATER.set(LATER.get() + BETWEEN_CLICKS);
        for message in messages {
            let _ = self.table.update(message, &self.context, now());
        }
    }

    /// Presses there, moves to the other points with the button down, and lets go of it.
    pub fn drag(&mut self, from: Point, to: &[Point]) {
        let messages: Vec<_> = {
            let mut simulator = simulator(&self.context, self.table.view(&self.context));
            let button = mouse::Button::Left;
            let moved = |position| (position, mouse::Event::CursorMoved { position });
            let last = *to.last().expect("it goes somewhere");
            let events = [moved(from), (from, mouse::Event::ButtonPressed(button))].into_iter();
            let events = events.chain(to.iter().copied().map(moved));
            for (at, event) in events.chain([(last, mouse::Event::ButtonReleased(button))]) {
                simulator.point_at(at);
                let _ = simulator.simulate([Event::Mouse(event)]);
            }
            simulator.into_messages().collect()
        };
        for message in messages {
            let _ = self.table.update(message, &self.context, now());
        }
    }

    /// A point of this card that no other card covers.
    pub fn card(&self, card: Card) -> Point {
        let (_, place) = self.table.cards().find(|(held, _)| *held == card).expect("the card is held");
        place.at(0.08, 0.12)
    }

    /// Whether this can be pressed.
    pub fn offers(&self, message: &Message) -> bool {
        self.table.spots().iter().any(|spot| spot.message == *message)
    }

    /// Leaves a picture in each language.
    pub fn picture(&self, name: &str) {
        let _ = save(name, &self.context, self.table.view(&self.context));
        let size = (self.context.size.width, self.context.size.height);
        let german = context_with(size, "de", self.context.settings.clone());
        let mut table = Table::new(self.table.session().clone(), &german, now());
        let _ = table.start(&german, now());
        let _ = save(name, &german, table.view(&german));
    }

    /// Leaves a picture of what is shown now.
    pub fn picture_as_it_is(&self, name: &str) {
        let _ = save(name, &self.context, self.table.view(&self.context));
    }

    /// The share of the pixels in the inner part of a control that stand out from the most frequent one there, with a contrast
    /// of at least 3.
    pub fn stands_out(&self, name: &str, message: &Message) -> f32 {
        let file = save(name, &self.context, self.table.view(&self.context));
        let picture = image::open(file).expect("the picture can be read").into_rgba8();
        let spot = self.table.spots().iter().find(|spot| spot.message == *message).expect("it can be pressed");
        let place = spot.place;
        let scale = picture.width() as f32 / self.context.size.width;
        let [left, right] = [0.3, 0.7].map(|share| place.width.mul_add(share, place.x) * scale);
        let [top, bottom] = [0.05, 0.9].map(|share| place.height.mul_add(share, place.y) * scale);
        let pixels = || (left as u32..right as u32).flat_map(move |x| (top as u32..bottom as u32).map(move |y| (x, y)));
        let mut counts: HashMap<[u8; 4], usize> = HashMap::new();
        for (x, y) in pixels() {
            *counts.entry(picture.get_pixel(x, y).0).or_default() += 1;
        }
        let ground = luminance(*counts.iter().max_by_key(|(_, count)| **count).expect("pixels").0);
        let is_seen = |pixel: &[u8; 4]| {
            let ink = luminance(*pixel);
            (ink.max(ground) + 0.05) / (ink.min(ground) + 0.05) >= 3.0
        };
        let seen: usize = counts.iter().filter(|(pixel, _)| is_seen(pixel)).map(|(_, count)| count).sum();
        seen as f32 / pixels().count() as f32
    }

    /// Lets the player after the person lead in their place.
    pub fn wrong_lead(&mut self) {
        let mut session = self.table.session().clone();
        let offender = session.rules().seats().next(Seat::default());
        let held = session.view(Viewer::Seat(offender)).hand();
        let card = held.first().expect("a card");
        let _ = session.act(offender, Action::Play(card)).expect("at this table it can be done");
        self.table = Table::new(session, &self.context, now());
        let _ = self.table.start(&self.context, now());
    }
}

/// The relative luminance of WCAG 2, from 0 to 1.
fn luminance([red, green, blue, _]: [u8; 4]) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
