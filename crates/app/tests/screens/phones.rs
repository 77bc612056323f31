//! Nothing of a hand on a phone is drawn or told on the screen that all look at.

use crate::curtain::{pixels, twin};
use crate::scenes::{context_with, names};

use pitch_app::context::Context;
use pitch_app::screen::table::Table;
use pitch_rules::{Points, Rules, Seat};
use pitch_session::{self, Deals, Kind, NewGame, Next, Player, Settings};

use std::time::Instant;

fn table() -> pitch_session::Table {
    let rules = Rules { players: 3, target: Points(2), ..Rules::default() };
    let players = names(3).into_iter().map(|name| Player::new(name, Kind::Person)).collect();
    pitch_session::Table::new(NewGame::new(rules, players, Deals::from_number(5))).expect("a table")
}

/// All that is drawn and told of a table with these seats on phones.
fn looks(session: &pitch_session::Table, phones: &[Seat], context: &Context) -> (String, String) {
    let now = Instant::now();
    let mut screen = Table::new(session.clone(), context, now).with_phones(phones.to_vec(), context);
    let _ = screen.start(context, now);
    let told: Vec<_> = screen.told(context).into_iter().map(|(part, _)| part).collect();
    let standing = screen.standing(context);
    (pixels(context, screen.view(context)), format!("{told:?} {standing:?}"))
}

/// Watches a hand with these seats on phones: no other cards in any of their hands may look or sound different.
fn watch(phones: &[usize], size: (f32, f32)) {
    let context = context_with(size, "en", Settings::default());
    let phones: Vec<Seat> = phones.iter().filter_map(|index| Seat::new(*index)).collect();
    let mut session = table();
    let _ = session.deal();
    let mut compared = 0;
    while let Next::Person(acts) = session.next() {
        let real = looks(&session, &phones, &context);
        for other in phones.iter().filter_map(|phone| twin(&session, *phone)) {
            let changed = looks(&other, &phones, &context);
            assert!(real.0 == changed.0, "{acts}: something of a hand is drawn");
            assert_eq!(real.1, changed.1, "{acts}: something of a hand is told");
            compared += 1;
        }
        let action = session.game().legal(acts)[0].clone();
        let _ = session.act(acts, action).expect("legal");
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn nothing_of_a_hand_on_a_phone_is_drawn_or_told() {
    watch(&[1, 2], (720.0, 520.0));
}

#[test]
fn a_table_of_phones_alone_shows_no_hand() {
    watch(&[0, 1, 2], (1280.0, 800.0));
}
