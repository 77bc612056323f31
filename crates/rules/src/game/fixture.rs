//! What the tests of a game have in common.

use crate::{Action, Event, Game, IllegalAction, Seat};

/// The seat of this number.
pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What happens when a seat does what is written.
pub(super) fn act(game: &mut Game, by: usize, action: &str) -> Vec<Event> {
    let action: Action = action.parse().expect("an action");
    game.apply(seat(by), action.clone()).unwrap_or_else(|why| panic!("{action}: {why}"))
}

/// Why a seat cannot do what is written.
pub(super) fn refused(game: &Game, by: usize, action: &str) -> IllegalAction {
    game.clone().apply(seat(by), action.parse().expect("an action")).expect_err("it cannot be done")
}
