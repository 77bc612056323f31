//! What the tests of a game have in common.

use crate::{Action, Event, Game, IllegalAction, Pack, Rules, Seat};

use std::sync::Arc;

/// The seat of this number.
pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What happens when a seat does what is written.
pub(super) fn act(game: &mut Game, by: usize, action: &str) -> Vec<Event> {
    let action: Action = action.parse().expect("an action");
    game.apply(seat(by), action.clone()).unwrap_or_else(|why| panic!("{action}: {why}"))
}

/// What happens when the pack is dealt as it lies, with seat 0 to deal.
pub(super) fn first_deal(rules: Rules) -> Vec<Event> {
    let pack = Pack::new(rules.pack_cards().iter().collect()).expect("a pack");
    let mut game = Game::new(Arc::new(rules), seat(0)).expect("the rules fit");
    game.apply(seat(0), Action::Deal(pack)).expect("the pack is full")
}

/// Why a seat cannot do what is written.
pub(super) fn refused(game: &Game, by: usize, action: &str) -> IllegalAction {
    game.clone().apply(seat(by), action.parse().expect("an action")).expect_err("it cannot be done")
}
