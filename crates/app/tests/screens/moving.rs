//! The table while things move: pictures of the moments, and that it comes to rest after them.

use crate::scenes::{context_with, names, save};
use crate::sitting::{Sitting, WINDOW, first, sit};

use pitch_app::context::Context;
use pitch_app::screen::table::{Message, Table};
use pitch_players::Level;
use pitch_rules::{Action, Game, Preset, Rank, Rules, Seat, Turn, Viewer};
use pitch_session::settings::{Motion, Speed};
use pitch_session::{self, Deals, Kind, NewGame, Player, Settings};

use std::time::{Duration, Instant};

/// A window with this kind of movement.
fn window(motion: Motion) -> Context {
    context_with(WINDOW, "en", Settings { motion, speed: Speed::Normal, ..Settings::default() })
}

/// A table that begins now, with all the time that passes.
struct Watched {
    table: Table,
    context: Context,
    now: Instant,
}

impl Watched {
    /// Sits down at this table.
    fn new(session: pitch_session::Table, motion: Motion) -> Self {
        let (context, now) = (window(motion), Instant::now());
        let mut table = Table::new(session, &context, now);
        let _ = table.start(&context, now);
        Watched { table, context, now }
    }

    fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
        let _ = self.table.tick(&self.context, self.now);
    }

    /// Lets time pass until this is so.
    fn wait_until(&mut self, what: &str, is: impl Fn(&Table) -> bool) {
        for _ in 0..1000 {
            if is(&self.table) {
                return;
            }
            self.wait(10);
        }
        panic!("{what} never comes");
    }

    fn picture(&self, name: &str) {
        assert!(self.table.is_moving(), "{name}");
        let _ = save(name, &self.context, self.table.view(&self.context));
    }

    /// Lets everything come to rest.
    fn rest(&mut self) {
        self.wait_until("rest", |table| !table.is_running());
        assert!(!self.table.is_moving());
    }

    /// The person plays this card.
    fn play(&mut self, card: pitch_rules::Card) {
        let message = Message::Card(card);
        let _ = self.table.update(message, &self.context, self.now);
    }
}

/// The first card that the person may play.
fn card(sitting: &Sitting) -> pitch_rules::Card {
    let legal = sitting.table.session().game().legal(Seat::default());
    let card = |action: &Action| if let Action::Play(card) = action { Some(*card) } else { None };
    legal.iter().rev().find_map(card).expect("a card")
}

fn both(name: &str, show: impl Fn(&str, Motion)) {
    show(&format!("moving-{name}"), Motion::Full);
    show(&format!("fading-{name}"), Motion::Reduced);
}

#[test]
fn cards_are_dealt() {
    both("deal", |name, motion| {
        let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
        let players = names(4).into_iter().enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect();
        let new = NewGame::new(Rules::default(), players, Deals::from_number(7));
        let mut watched = Watched::new(pitch_session::Table::new(new).expect("a table"), motion);
        watched.wait(if motion == Motion::Full { 420 } else { 50 });
        watched.picture(name);
        watched.rest();
        assert_eq!(watched.table.cards().count(), 6);
    });
}

#[test]
fn the_pitch_sets_the_badge_of_trump() {
    let pitches = |game: &Game| {
        let view = game.view(Viewer::Public);
        game.turn() == Turn::Play(Seat::default()) && view.trump.is_none()
    };
    let sitting = sit(&Rules::default(), WINDOW, first, pitches);
    both("badge", |name, motion| {
        let mut watched = Watched::new(sitting.table.session().clone(), motion);
        watched.play(card(&sitting));
        watched.wait(30);
        watched.picture(&format!("{name}-before"));
        watched.wait_until("the card", |table| table.shown().trick.is_some_and(|trick| trick.len() == 1));
        watched.wait(40);
        assert_eq!(watched.table.shown().trump, None, "trump is not yet set");
        watched.picture(name);
        watched.rest();
        assert!(watched.table.shown().trump.is_some());
    });
}

#[test]
fn counters_go_to_the_pool_and_the_trick_to_its_winner() {
    let rules = Rules { ante_red: 1, ..Rules::from(Preset::Britannica1911) };
    let ends = |game: &Game| {
        let view = game.view(Viewer::Public);
        let last = view.trick.is_some_and(|trick| trick.len() + 1 == usize::from(game.rules().players));
        let held: u8 = view.held.values().map(|held| held.count).sum();
        game.turn() == Turn::Play(Seat::default()) && last && held == 1
    };
    let sitting = sit(&rules, WINDOW, first, ends);
    both("counters", |name, motion| {
        let mut watched = Watched::new(sitting.table.session().clone(), motion);
        watched.play(card(&sitting));
        watched.wait_until("the trick", |table| table.shown().trick.is_some_and(|trick| trick.is_complete()));
        watched.wait_until("the gathering", Table::is_moving);
        watched.wait(if motion == Motion::Full { 220 } else { 50 });
        watched.picture(&format!("{name}-gathered"));
        watched.wait_until("the last trick", |table| table.shown().tricks.len() == 6);
        watched.wait_until("the counters", Table::is_moving);
        watched.wait(200);
        watched.picture(name);
        watched.rest();
        assert!(watched.table.shown().last.is_some(), "the hand is counted");
    });
}

#[test]
fn a_card_rises_under_the_mouse() {
    let ends = |game: &Game| {
        let view = game.view(Viewer::Public);
        game.turn() == Turn::Play(Seat::default())
            && view.tricks.len() == 1
            && view.trick.is_some_and(|trick| {
                trick.len() == 3 && trick.cards().iter().any(|card| card.rank() >= Some(Rank::Ten))
            })
    };
    let sitting = sit(&Rules { players: 4, ..Rules::default() }, WINDOW, first, ends);
    let card = card(&sitting);
    for motion in [Motion::Full, Motion::Reduced] {
        let mut watched = Watched::new(sitting.table.session().clone(), motion);
        let mut looks = Vec::new();
        let mut look = |watched: &Watched, name: &str| {
            let file = save(&format!("rising-{name}"), &watched.context, watched.table.view(&watched.context));
            looks.push(std::fs::read(file).expect("a picture"));
        };
        look(&watched, "before");
        let hovered = Message::Hovered(Some(sitting.card(card)));
        let _ = watched.table.update(hovered, &watched.context, watched.now);
        assert_eq!(watched.table.is_stirring(), motion == Motion::Full);
        watched.wait(30);
        look(&watched, "half");
        watched.wait(70);
        look(&watched, "up");
        assert!(!watched.table.is_running(), "it lies still");
        assert_ne!(looks[0], looks[1], "it rises");
        assert_eq!(looks[1] == looks[2], motion == Motion::Reduced, "in a time, or at once");
    }
}
