//! Contents that a table is laid out for, and the sizes that follow from the window: of words, faces, cards and the trick.

use crate::pointer::Pointer;
use pitch_session::settings::CardSize;

use iced::Size;

/// Window width from which the drawer stands beside the cloth, in logical pixels; in a narrower one it hangs from the upper
/// edge.
const BESIDE: f32 = 1000.0;
/// Height of windows in which faces are a little smaller, in logical pixels.
const LOW: f32 = 640.0;
/// Height of a card in the row of another player, in heights of the window.
pub(super) const ROW: f32 = 0.115;
/// Height of the edge that is seen of a card face down below the one on it, in heights of a card.
pub(crate) const HIDDEN: f32 = 0.07;
/// Height of the ribbon with air below it, in pixels of the design.
const RIBBON: f32 = 64.0;
/// The same where faces stand over the totals, with the crown of a card below it.
const TALL_RIBBON: f32 = 128.0;
/// Height of the crown of a card that lies below a peg board, in pixels of the design.
const CROWN: f32 = 20.0;
/// Height of what hangs at the upper edge that is above the window, in pixels of the design.
pub(super) const ABOVE_WINDOW: f32 = 2.0;

/// Record of the scores that hangs at the upper right of the cloth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hanging {
    /// Ribbon with so many tokens in a hand.
    Ribbon(usize),
    /// Peg board with so many tracks.
    Board(usize),
}

impl Hanging {
    /// Returns its width beside so many seats, in logical pixels; `scale` is that of the ribbon.
    pub(super) fn width(self, seats: usize, cloth: f32, scale: f32) -> f32 {
        match self {
            Hanging::Ribbon(tokens) => ribbon_width(seats, tokens, scale),
            Hanging::Board(_) => board_width(cloth, scale),
        }
    }

    /// Returns the lower edge of a peg board, which hangs as low as it has tracks; 0 for a ribbon.
    fn foot(self, scale: f32) -> f32 {
        match self {
            Hanging::Ribbon(_) => 0.0,
            Hanging::Board(tracks) => ABOVE_WINDOW.mul_add(-scale, board_height(tracks, scale)),
        }
    }
}

/// Contents of a table, with what the player likes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contents {
    /// Number of seats, 2 to 7; others are taken for the nearest.
    pub seats: usize,
    /// `true` if no hand lies at the bottom, and a seat like the others is there.
    pub is_public: bool,
    /// `true` if the cards lie in rows before the players (M-64).
    pub has_rows: bool,
    /// Record of the scores at the upper right.
    pub hanging: Hanging,
    /// The cards in the hand at the bottom, or the piles of the row there.
    pub hand_cards: usize,
    /// Size of cards, as far as the window has room.
    pub card_size: CardSize,
    /// Size of the interface, 0.75 to 2: the window's logical pixels are as many times larger.
    pub zoom: f32,
    /// `true` if the drawer is open.
    pub has_drawer: bool,
    /// Device that the player points with.
    pub pointer: Pointer,
}

impl Contents {
    /// Creates the contents of a table of `seats` seats with `hand_cards` cards in hand, all of the usual size.
    pub fn new(seats: usize, hand_cards: usize) -> Self {
        let (card_size, pointer) = (CardSize::Normal, Pointer::Mouse);
        Self {
            is_public: false,
            has_rows: false,
            hanging: Hanging::Ribbon(4),
            seats,
            hand_cards,
            card_size,
            zoom: 1.0,
            has_drawer: false,
            pointer,
        }
    }
}

/// Sizes from which everything is laid out, in logical pixels of the interface.
///
/// Cards are a share of the window; words, buttons and faces grow more slowly than it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measure {
    /// The window.
    pub window: Size,
    /// Number of seats.
    pub seats: usize,
    /// `true` if the cards lie in rows.
    pub rows: bool,
    /// Width of the drawer beside the cloth, 0 without one.
    pub drawer: f32,
    /// Width of the cloth.
    pub cloth: f32,
    /// Size of words, buttons and gaps against the design.
    pub s: f32,
    /// Side of a face.
    pub face: f32,
    /// Size of the ribbon against the design.
    pub ribbon: f32,
    /// Lower edge of what stands along the upper edge.
    pub ceiling: f32,
    /// Lower edge of the peg board, 0 without one.
    pub foot: f32,
    /// Height of the trick in cards.
    pub trick_height: f32,
    /// Height of a card in hand.
    pub hand: f32,
    /// Height and width of a round button.
    pub button: f32,
}

impl Measure {
    pub(super) fn new(window: Size, contents: Contents) -> Self {
        let Size { width, height } = window;
        let (seats, zoom) = (contents.seats, contents.zoom);
        let drawer = if contents.has_drawer && width >= BESIDE { (0.27 * width).clamp(300.0, 560.0) } else { 0.0 };
        let cloth = width - drawer;
        let wider = if drawer > 0.0 { 1.25 } else { 1.0 };
        // Against the design, in logical pixels of the system: the size of the interface makes no window larger.
        let m = (zoom * cloth / 1280.0 * wider).min(zoom * height / 800.0);
        let s = if m < 1.0 { m.powf(0.6).max(0.82) } else { m.powf(0.8) };
        let (face, share) = match seats {
            ..=4 => (84.0, 1.0),
            5 => (76.0, 0.9),
            _ => (70.0, 0.83),
        };
        let low = if zoom * height < LOW { 0.9 } else { 1.0 };
        let face = (s * face * low).min(0.128 * height * share);
        let ribbon = s.min(0.345 * cloth / if seats <= 4 { 310.0 } else { 312.0 });
        // Three players have nobody opposite.
        let ceiling = if seats == 3 { 24.0_f32.mul_add(s, 0.3 * face) } else { 19.0_f32.mul_add(s, 1.25 * face) };
        let rows = contents.has_rows;
        let ceiling = if rows { ceiling + ROW * height + 28.0 * s } else { ceiling };
        let hidden = if rows { HIDDEN } else { 0.0 };
        let trick_height: f32 = match seats {
            2 | 3 => 1.5,
            4 => 1.72,
            _ => 2.05,
        };
        let least_trick = if seats == 4 { 0.70 } else { 0.62 };
        let factor = match contents.card_size {
            CardSize::Small => 0.8,
            CardSize::Normal => 1.0,
            CardSize::Large => 1.1,
            CardSize::Huge => 1.2,
        };
        let most = (height - 64.0 * s - ceiling) / trick_height.mul_add(least_trick, 1.13 + hidden);
        let hand = (0.30 * factor * height).min(0.30 * factor * cloth).min(most).max(1.0);
        let least = contents.pointer.least().max(44.0 / zoom);
        let button = (least * (0.92 * s * zoom).max(1.0)).min(0.1_f32.mul_add(height, 8.0 / zoom));
        // Beside an open drawer nothing hangs there.
        let foot = if drawer > 0.0 { 0.0 } else { contents.hanging.foot(ribbon) };
        let measure =
            Self { window, seats, rows, drawer, cloth, s, face, ribbon, ceiling, foot, trick_height, hand, button };
        // A trick that would reach under the ribbon begins below it.
        let (half, below) = match seats {
            3 => (1.14, RIBBON),
            5 => (1.06, TALL_RIBBON),
            6 => (1.59, TALL_RIBBON),
            7 => (2.12, TALL_RIBBON),
            _ => return measure,
        };
        let (width, below) = match contents.hanging {
            Hanging::Ribbon(_) => (ribbon_width(seats, 4, ribbon), below * ribbon),
            Hanging::Board(_) => (board_width(cloth, ribbon), CROWN.mul_add(s, foot)),
        };
        let right = half * Self::card(measure.trick()).width + cloth / 2.0;
        let left = 14.0_f32.mul_add(-ribbon, cloth) - width;
        if right > left { Self { ceiling: ceiling.max(below), ..measure } } else { measure }
    }

    /// Returns `true` if the drawer has room beside the cloth.
    pub(super) fn has_room_beside(&self) -> bool {
        self.window.width >= BESIDE
    }

    /// Returns the size of a card of this height.
    pub(super) fn card(height: f32) -> Size {
        Size::new(height / 1.4, height)
    }

    /// Returns the distance by which a card is raised that may be played.
    pub(super) fn raise(&self) -> f32 {
        0.10 * self.hand
    }

    /// Returns the lower edge of a card in the middle of the hand that is not raised.
    pub(super) fn hand_bottom(&self) -> f32 {
        let hidden = if self.rows { HIDDEN } else { 0.0 };
        self.window.height - 14.0 * self.s - (0.03 + hidden) * self.hand
    }

    /// Returns the upper edge of the line above the hand.
    pub(super) fn prompt_top(&self) -> f32 {
        self.hand_bottom() - self.hand - self.raise() - 42.0 * self.s
    }

    /// Returns the room between what stands along the upper edge and the prompt.
    pub(super) fn room(&self) -> f32 {
        (self.prompt_top() - 8.0 * self.s - self.ceiling).max(1.0)
    }

    /// Returns the height of a card of the trick.
    pub(super) fn trick(&self) -> f32 {
        let (s, cloth, face) = (self.s, self.cloth, self.face);
        let wide = match self.seats {
            ..=4 => 3.1,
            5 => 3.2,
            _ => 4.2,
        };
        let beside = 1.092 * (cloth - 3.0 * face - 48.0 * s) / wide;
        let height = (0.9 * self.hand).min(self.room() / self.trick_height).min(beside);
        // Four leave room for the patch beside their cross.
        let cross = 1.4 * (cloth / 2.0 - 1.3 * face - 30.0 * s - 0.15 * self.window.height) / 1.54;
        if self.seats == 4 { height.min(cross.max(0.5 * height)) } else { height }.max(1.0)
    }
}

/// Returns the width of the peg board.
pub(super) fn board_width(cloth: f32, scale: f32) -> f32 {
    (392.0 * scale).min(0.44 * cloth)
}

/// Returns the height of the peg board with so many tracks.
pub(super) fn board_height(tracks: usize, scale: f32) -> f32 {
    36.0_f32.mul_add(tracks as f32, 38.0) * scale
}

/// Returns the width of the ribbon with so many tokens.
pub(crate) fn ribbon_width(seats: usize, tokens: usize, scale: f32) -> f32 {
    // Where faces stand over the totals, the target stands beside the contract.
    let beside = if seats >= 5 { 132.0 } else { 116.0 };
    let least = if seats >= 5 { 42.0_f32.mul_add(seats as f32, 18.0).max(312.0) } else { 330.0 };
    scale * 28.0_f32.mul_add(tokens as f32, beside).max(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes of the design's table: window, scale of words, hand, trick of four, patch and face.
    #[test]
    fn sizes_are_those_of_the_design() {
        for (width, height, s, hand, trick, face) in [
            (720.0, 520.0, 0.82, 156.0, 115.0, 62.0),
            (900.0, 600.0, 0.82, 180.0, 146.0, 62.0),
            (1280.0, 800.0, 1.0, 240.0, 198.0, 84.0),
            (1366.0, 768.0, 0.98, 230.0, 188.0, 82.0),
            (1920.0, 1080.0, 1.27, 324.0, 276.0, 107.0),
            (3840.0, 2160.0, 2.21, 648.0, 583.0, 186.0),
        ] {
            let measure = Measure::new(Size::new(width, height), Contents::new(4, 6));
            let near =
                |is: f32, wanted: f32, by: f32| assert!((is - wanted).abs() <= by, "{width}x{height}: {is}, {wanted}");
            near(measure.s, s, 0.006);
            near(measure.hand, hand, 1.0);
            near(measure.trick(), trick, 1.5);
            near(measure.face, face, 1.0);
        }
    }

    #[test]
    fn a_larger_interface_leaves_cards_their_share_of_the_window() {
        let measure = Measure::new(Size::new(640.0, 400.0), Contents { zoom: 2.0, ..Contents::new(4, 6) });
        assert!((2.0 * measure.hand - 217.0).abs() < 2.0 && (2.0 * measure.trick() - 152.0).abs() < 2.0, "{measure:?}");
        assert!((2.0 * measure.face - 102.0).abs() < 1.0 && (measure.s - 1.0).abs() < 0.01, "{measure:?}");
    }
}
