//! Whole cards: with their shadow in a margin, and with what lies over them.

use super::inks::{Inks, Overlay, Style, Tones};
use super::page::{LONGEST_PX, Page};
use super::{back, face};
use pitch_session::deck_folder::Piece;

use resvg::tiny_skia::Pixmap;

use std::cell::RefCell;

/// Width in logical pixels below which cards always have the large index: the small one could not be read.
const LARGE_INDEX_BELOW: f32 = 58.0;

/// Maximum number of blank cards kept: those in the hand, in the trick, of the last trick, and backs.
const MOST_BLANKS: usize = 4;

/// Painter of cards in one style.
///
/// All widths named `width_px` are those of the card without its margin, in physical pixels; the height is always
/// seven fifths of the width, rounded.
#[derive(Debug)]
pub struct Painter {
    style: Style,
    tones: Tones,
    scale: f32,
    /// Blank cards, the oldest first.
    blanks: RefCell<Vec<Page>>,
}

impl Painter {
    /// Creates a painter in this style; `scale` is the number of physical pixels in a logical one, 1 for anything not
    /// above zero.
    pub fn new(style: Style, tones: Tones, scale: f32) -> Self {
        Painter { style, tones, scale: valid(scale), blanks: RefCell::default() }
    }

    /// Returns the style.
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Returns the number of physical pixels in a logical one.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// Returns `true` if another painter of this style, colors and scale would paint the same.
    pub fn is_of(&self, style: Style, tones: Tones, scale: f32) -> bool {
        (self.style, self.tones, self.scale) == (style, tones, valid(scale))
    }

    /// Returns the width in physical pixels of a card that is `width` logical pixels wide.
    pub fn width_px(&self, width: f32) -> u32 {
        // The cast saturates, so that no layout however wrong asks for a picture without end.
        ((width * self.scale).round() as u32).clamp(1, LONGEST_PX / 2)
    }

    /// Returns the transparent margin round a card, in physical pixels: six logical ones, more round very large cards.
    pub fn margin_px(&self, width_px: u32) -> u32 {
        (6.0 * self.unit(width_px)).ceil() as u32
    }

    /// Paints a card with its shadow in its margin, and with what lies over it; `own` is a picture of this size in place
    /// of the piece.
    pub fn card(&self, piece: Piece, look: Overlay, width_px: u32, own: Option<&Pixmap>) -> Option<Page> {
        let inks = Inks::new(self.style, self.tones.paper, width_px);
        let mut page = self.blank(&inks, width_px)?;
        let has_large_index = self.has_large_index(width_px, look);
        match own {
            Some(own) => page.lay(own, &inks),
            None => paint(&mut page, piece, &inks, has_large_index),
        }
        let cover = look.covered.then_some(self.tones.cover);
        if let Some(cover) = cover {
            page.cover(cover);
            // Ranks are read all the same.
            if let (None, Piece::Face(card)) = (own, piece) {
                face::over_cover(&mut page, card, &inks, cover, has_large_index);
            }
        }
        if let Some(trump) = look.trump {
            face::trump_mark(&mut page, trump, &inks, cover, has_large_index);
        }
        if look.edged || look.marked {
            // 2.6 logical pixels round a card in the trick, 1.7 round the small ones of the last trick.
            let width = 0.9 * self.scale * 100.0 / width_px as f32 + 1.55;
            page.edge(width, self.tones.now, !look.edged);
        }
        Some(page)
    }

    /// Returns a blank card with its shadow.
    fn blank(&self, inks: &Inks, width_px: u32) -> Option<Page> {
        let mut blanks = self.blanks.borrow_mut();
        if let Some(blank) = blanks.iter().find(|blank| blank.width_px() == width_px) {
            return Some(blank.clone());
        }
        let blank = Page::blank(inks, width_px, height_px(width_px), self.margin_px(width_px), self.unit(width_px))?;
        if blanks.len() >= MOST_BLANKS {
            let _ = blanks.remove(0);
        }
        blanks.push(blank.clone());
        Some(blank)
    }

    fn has_large_index(&self, width_px: u32, look: Overlay) -> bool {
        let is_small = (width_px as f32) < LARGE_INDEX_BELOW * self.scale;
        self.style.large_index || look.large_index || is_small && !look.small_index
    }

    /// Returns the unit of the shadow in physical pixels: a logical pixel, and more for cards that are wider than
    /// usual.
    fn unit(&self, width_px: u32) -> f32 {
        (width_px as f32 / 132.0).max(self.scale)
    }
}

/// Paints a piece onto a blank card.
pub(crate) fn paint(page: &mut Page, piece: Piece, inks: &Inks, has_large_index: bool) {
    match piece {
        Piece::Face(card) => face::face(page, card, inks, has_large_index),
        Piece::Back => back::back(page, inks),
    }
}

/// Returns the height of a card of this width: seven fifths of it, rounded.
pub const fn height_px(width_px: u32) -> u32 {
    (width_px * 14 + 5) / 10
}

/// Returns a scale that can be divided by: 1 in place of anything not above zero.
fn valid(scale: f32) -> f32 {
    if scale.is_finite() && scale > 0.0 { scale } else { 1.0 }
}
