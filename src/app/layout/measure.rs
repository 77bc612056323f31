//! How large cards are: what the window suggests, what the player likes, and what has room.

use super::division::Division;
use super::seats::{SeatPlace, own_top};
use crate::session::settings::CardSize;

/// The height of the trick in widths of its cards: three above each other need 2.94, two rows 2.87.
pub(super) const TRICK_HEIGHT: f32 = 2.94;
/// From the lower edge of the caption to what is highest in the hand, and to the own plate, at scale 1.
const CAPTION: f32 = 66.0;
/// Large cards in hand leave those of the trick this share of their usual width.
const LEAST_TRICK: f32 = 0.8;

/// The sizes of cards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measure {
    /// The width of a card in hand.
    pub hand: f32,
    /// How much of a card in hand the own plate covers, in its widths: more of large ones, whose index is seen all the same.
    pub sunk: f32,
    /// The width that is wished for a card of the trick.
    pub trick: f32,
    /// The lower edge of the plates along the upper edge, in logical pixels of the window.
    pub ceiling: f32,
}

impl Measure {
    /// Measures the cards of a table whose `others` sit so.
    pub fn new(division: &Division, others: &[SeatPlace], cards: CardSize) -> Self {
        let Division { table, u, .. } = *division;
        let first = others.iter().map(|seat| seat.plate.y).fold(f32::INFINITY, f32::min);
        let has_upper_plates = others.len() != 2;
        let ceiling = if has_upper_plates { first + others[0].plate.height } else { table.y + 90.0 };
        let crowded = match others.len() + 1 {
            ..=4 => 1.0,
            5 => 0.94,
            6 => 0.90,
            _ => 0.86,
        };
        let (factor, sunk) = match cards {
            CardSize::Small => (0.8, 0.30),
            CardSize::Normal => (1.0, 0.30),
            CardSize::Large => (1.2, 0.38),
            CardSize::Huge => (1.4, 0.50),
        };
        let (usual, trick) = ((132.0 * u).clamp(90.0, 330.0), 108.0 * u * crowded);
        let room = own_top(division) - CAPTION * division.spread() - ceiling - 12.0;
        // What is raised looks out 1.6 widths above the lower edge of its card.
        let most = (room - TRICK_HEIGHT * LEAST_TRICK * trick) / (1.6 - sunk);
        let hand = if factor > 1.0 { (factor * usual).min(most.max(usual)) } else { factor * usual };
        Self { hand, sunk, trick: factor * trick, ceiling }
    }
}
