//! Seats, sides, and the way round the table.

use crate::by_place::{ByPlace, MOST, Place};

use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// A place at the table, numbered clockwise from 0: the player on the left of seat *s* sits at *s* + 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

/// One scoring unit: a player who plays alone, or a partnership, numbered from 0.
///
/// Where everybody plays alone the side has the number of the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Side(u8);

/// A number that is no seat or side at any table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is not a seat: seats and sides have the numbers 0 to 6", quote(.0))]
pub struct ParseSeatError(pub String);

macro_rules! place {
    ($name:ident) => {
        impl $name {
            /// Maximum number of them in any game (B-35).
            pub const MAX: usize = MOST;

            /// Creates the one with this number, if it is below [`Self::MAX`].
            #[must_use]
            pub const fn new(index: usize) -> Option<Self> {
                if index < Self::MAX { Some(Self(index as u8)) } else { None }
            }

            /// Returns its number, below [`Self::MAX`].
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Place for $name {
            fn at(index: usize) -> Self {
                debug_assert!(index < Self::MAX);
                Self(index as u8)
            }

            fn number(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = ParseSeatError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().ok().and_then(Self::new).ok_or_else(|| ParseSeatError(text.to_owned()))
            }
        }

        impl From<$name> for u8 {
            fn from(place: $name) -> u8 {
                place.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = ParseSeatError;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number.into()).ok_or_else(|| ParseSeatError(number.to_string()))
            }
        }
    };
}

place!(Seat);
place!(Side);

/// Direction in which deal, bidding and play go round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Direction {
    /// To the left.
    #[default]
    #[serde(rename = "cw")]
    Clockwise,
    /// To the right, as in Trinidad (B-39).
    #[serde(rename = "ccw")]
    Anticlockwise,
}

/// Number of players at the table, and the direction in which the turn passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seats {
    players: u8,
    direction: Direction,
}

impl Seats {
    /// Creates a table of this many players.
    ///
    /// # Panics
    /// If `players` is not 2 to 7; [`Rules::validate`](super::Rules::validate) refuses such rules.
    #[must_use]
    pub(crate) const fn new(players: usize, direction: Direction) -> Self {
        assert!(players >= 2 && players <= Seat::MAX);
        Seats { players: players as u8, direction }
    }

    /// Returns the number of players at the table, 2 to 7.
    #[must_use]
    pub const fn len(self) -> usize {
        self.players as usize
    }

    /// Returns `false`: at least two sit at a table.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Returns `true` if this seat is at the table.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.players
    }

    /// Returns the seat after this one.
    #[must_use]
    pub const fn next(self, seat: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => Seat(if seat.0 + 1 == self.players { 0 } else { seat.0 + 1 }),
            Direction::Anticlockwise => Seat(if seat.0 == 0 { self.players - 1 } else { seat.0 - 1 }),
        }
    }

    /// Returns the next seat after this one that is not out; the seat itself if nobody else is left.
    #[must_use]
    pub(crate) const fn next_without(self, seat: Seat, out: SeatSet) -> Seat {
        // Searches ask it for every card, and who is out cannot be guessed: there is no loop over the seats. The table is
        // laid out twice, so that the way round is a way along.
        let left = !(out.0 as u16) & ((1 << self.players) - 1);
        if left == 0 {
            return seat;
        }
        let twice = left | left << self.players;
        let place = match self.direction {
            Direction::Clockwise => (twice >> (seat.0 + 1)).trailing_zeros() as u8 + seat.0 + 1,
            Direction::Anticlockwise => 15 - (twice & ((1 << (seat.0 + self.players)) - 1)).leading_zeros() as u8,
        };
        Seat(if place >= self.players { place - self.players } else { place })
    }

    /// Returns the seat before this one: in a clockwise game the player on its right.
    #[must_use]
    pub(crate) const fn before(self, seat: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => Seat(if seat.0 == 0 { self.players - 1 } else { seat.0 - 1 }),
            Direction::Anticlockwise => Seat(if seat.0 + 1 == self.players { 0 } else { seat.0 + 1 }),
        }
    }

    /// Returns all seats in turn, from the one after this seat to the seat itself.
    pub fn after(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        std::iter::successors(Some(self.next(seat)), move |&s| Some(self.next(s))).take(self.len())
    }

    /// Returns all seats in turn, from this seat on.
    pub fn from(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        std::iter::successors(Some(seat), move |&s| Some(self.next(s))).take(self.len())
    }

    /// Returns all seats, in the order of their numbers.
    pub fn all(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.players).map(Seat)
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub(crate) const NONE: SeatSet = SeatSet(0);

    /// Returns `true` if the set is empty.
    #[must_use]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts the seat into the set.
    pub(crate) const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Returns the number of seats in the set.
    #[must_use]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// Collects the seats that come with `true`, without branching on it.
impl FromIterator<(Seat, bool)> for SeatSet {
    fn from_iter<I: IntoIterator<Item = (Seat, bool)>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, |set, (seat, is_in)| SeatSet(set.0 | u8::from(is_in) << seat.0))
    }
}

/// A value for each seat.
pub type BySeat<T> = ByPlace<Seat, T>;

/// A value for each side.
pub type BySide<T> = ByPlace<Side, T>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_and_read_back() {
        for index in 0..Seat::MAX {
            let seat = Seat::new(index).expect("a seat");
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["7", "-1", "x", ""] {
            assert_eq!(text.parse::<Seat>(), Err(ParseSeatError(text.to_owned())));
        }
    }

    #[test]
    fn the_turn_goes_once_round_either_way() {
        for players in 2..=Seat::MAX {
            for direction in [Direction::Clockwise, Direction::Anticlockwise] {
                let seats = Seats::new(players, direction);
                let start = Seat::at(1);
                let round: Vec<_> = seats.after(start).collect();
                assert_eq!(round.len(), players);
                assert_eq!(round.last(), Some(&start));
                let mut sorted = round.clone();
                sorted.sort();
                assert!(sorted.iter().copied().eq(seats.all()));
            }
        }
        let left = Seats::new(4, Direction::Clockwise).next(Seat::at(3));
        let right = Seats::new(4, Direction::Anticlockwise).next(Seat::at(0));
        assert_eq!((left, right), (Seat::at(0), Seat::at(3)));
    }

    #[test]
    fn the_turn_passes_over_whoever_is_out() {
        for players in 2..=Seat::MAX {
            for direction in [Direction::Clockwise, Direction::Anticlockwise] {
                let seats = Seats::new(players, direction);
                for (start, out) in
                    seats.all().flat_map(|start| (0..1 << players).map(move |out| (start, SeatSet(out))))
                {
                    let next = seats.after(start).find(|&seat| !out.contains(seat)).unwrap_or(start);
                    assert_eq!(seats.next_without(start, out), next, "{players}, {direction:?}, {start}, {out:?}");
                }
            }
        }
    }
}
