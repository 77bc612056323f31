//! Contents that a table is laid out for, and sizes of cards: what the window suggests, what the player likes, and what
//! has room.

use super::division::Division;
use super::seats::SeatPlace;
use crate::pointer::Pointer;
use pitch_session::settings::CardSize;

/// The height of the trick in widths of its cards: three above each other need 2.94, and a little for their turn.
pub(super) const TRICK_HEIGHT: f32 = 3.0;
/// Distance from the upper edge of the caption to the highest part of the hand while cards are raised, at scale 1.
pub(super) const CAPTION: f32 = 66.0;
/// Distance from the upper edge of the caption to the highest part of the hand while no card is raised, at scale 1.
pub(super) const LOW_CAPTION: f32 = 50.0;
/// Least width of the cards of the trick beside large cards in hand, as a share of their usual width.
const LEAST_TRICK: f32 = 0.8;
/// Greatest share of its height that the own plate hides of a card in hand: the outer ones hang a little lower.
const HIDDEN: f32 = 0.8;
/// Width that a card turned up needs to be read, at scale 1, and height of the plate, words and panel above and below
/// it.
const TURNED: f32 = 60.0;
const ABOUT_TURNED: f32 = 189.0;

/// The sizes of cards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measure {
    /// The width of a card in hand.
    pub hand: f32,
    /// Height of a card in hand that the own plate covers.
    pub sunk: f32,
    /// The width that is wished for a card of the trick.
    pub trick: f32,
    /// The lower edge of the plates along the upper edge, in logical pixels of the window.
    pub ceiling: f32,
    /// Distance that the trick keeps from it besides, for what lies below those plates.
    pub below_ceiling: f32,
}

impl Measure {
    /// Measures the cards of a table whose other seats are `others`.
    pub(super) fn new(division: &Division, others: &[SeatPlace], contents: Contents) -> Self {
        let Division { table, u, .. } = *division;
        let first = others.iter().map(|seat| seat.plate.y).fold(f32::INFINITY, f32::min);
        let has_upper_plates = others.len() != 2;
        let ceiling = if has_upper_plates { first + others[0].plate.height } else { table.y + 90.0 };
        let below_ceiling = if contents.has_counters && has_upper_plates { 22.0 * division.s } else { 0.0 };
        let crowded = match others.len() + 1 {
            ..=4 => 1.0,
            5 => 0.94,
            6 => 0.90,
            _ => 0.86,
        };
        let factor = match contents.card_size {
            CardSize::Small => 0.8,
            CardSize::Normal => 1.0,
            CardSize::Large => 1.2,
            CardSize::Huge => 1.4,
        };
        let (usual, trick) = ((132.0 * u).clamp(90.0, 330.0), 108.0 * u * crowded);
        let deepest = HIDDEN * division.own_height();
        let sunk = |hand: f32| (0.30 * hand).min(deepest);
        // Cards larger than usual end where those of the trick, or a card turned up, would become too small.
        let room = division.own_top() - ceiling;
        let over_trick = room - CAPTION * division.spread() - 12.0 - below_ceiling - TRICK_HEIGHT * LEAST_TRICK * trick;
        let over_turned = room - LOW_CAPTION * division.spread() - (ABOUT_TURNED + 1.4 * TURNED) * division.s;
        let over_bids = room - LOW_CAPTION * division.spread() - 51.0 * division.s - bid_panel_height(division);
        // A raised card, with its turn and the key above it, keeps below the plates at the sides.
        let lowest = others.iter().map(|seat| seat.plate.y + seat.plate.height).fold(0.0, f32::max);
        let below_plates = division.own_top() - lowest - 34.0 * division.s;
        // What looks out of a card at rest and of a raised one, turned in the middle: the plate covers 0.3 of a width at most.
        let within = |room: f32, height: f32| ((room + deepest) / height).min(room / (height - 0.3));
        let most = within(over_turned.min(over_bids), 1.4).min(within(over_trick, 1.6)).min(within(below_plates, 1.68));
        let hand = (factor * usual).min(most.max(usual));
        // The trick lies between the plates at the sides.
        let half = match others.len() + 1 {
            2 => 0.5,
            3 => 1.1,
            4 => 1.62,
            5 | 6 => 1.7,
            _ => 2.3,
        };
        let beside = table.width / 2.0 - 24.0 - others[0].plate.width;
        Self { hand, sunk: sunk(hand), trick: (factor * trick).min(beside / (half + 0.05)), ceiling, below_ceiling }
    }
}

/// Returns the height of the panel for a bid.
pub(super) fn bid_panel_height(division: &Division) -> f32 {
    // For a finger three rows of bids have room in a small one.
    if division.is_small() { 168.0_f32.max(5.25 * division.least) } else { 222.0 * division.s }
}

/// Contents of a table, with the size that the player likes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contents {
    /// Number of seats, 2 to 7; others are taken for the nearest.
    pub seats: usize,
    /// The cards in the hand at the bottom, 0 to 12; more are laid out as closely as they need.
    pub hand_cards: usize,
    /// Size of cards, as far as the window has room.
    pub card_size: CardSize,
    /// `true` if counters lie below the plates.
    pub has_counters: bool,
    /// Device that the player points with.
    pub pointer: Pointer,
}

impl Contents {
    /// Creates the contents of a table of `seats` seats with `hand_cards` cards in hand, all of the usual size.
    pub fn new(seats: usize, hand_cards: usize) -> Self {
        Self { seats, hand_cards, card_size: CardSize::Normal, has_counters: false, pointer: Pointer::Mouse }
    }
}
