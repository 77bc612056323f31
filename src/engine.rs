//! The rules of the family, as values and functions.

pub mod card;

pub use card::{Card, Cards, ParseCardError, Rank, Suit};
