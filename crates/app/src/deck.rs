//! The deck of cards: every picture as a raster at exactly the size it has on the screen.
//!
//! Pictures are composed out of shared parts (four pips, thirteen ranks, the parts of twelve court half figures, of four
//! aces, a joker and four backs in `assets/deck`), painted once per size and style, and kept. Cards are rasters because the
//! software renderer does not turn SVG and draws shapes under images; whatever belongs to a card (its shadow, the cover
//! over an illegal one, the edge of the winning one, the mark of a trump of another suit) is therefore painted into its
//! picture.
//!
//! Painting is quick because little is done twice: a blank card with its shadow is painted once per size and copied,
//! pips and ranks are paths read once, and the lower half of a court is a copy of the upper one.
//!
//! Every picture has the same transparent margin round the card, for the shadow and for soft edges when it is turned.
//! `Deck::draw_rect` gives the rectangle to draw into for the rectangle of the card itself.

mod back;
mod cache;
mod face;
mod fan;
mod inks;
mod own;
mod page;

pub(crate) use cache::Cache;
pub(crate) use fan::Lying;
pub(crate) use inks::{JOKER_INK, hex, pip_data, star, suit_colour};
pub use inks::{Overlay, Style, Tones, pip};
pub use own::Own;
pub(crate) use page::{pixels, straighten};

use inks::Inks;
use page::Page;
use pitch_rules::Card;
use pitch_session::deck_folder::Piece;

use iced::widget::image::Handle;
use iced::{Rectangle, Size};

use std::cell::RefCell;

/// Width in logical pixels below which cards always have the large index: the small one could not be read.
const LARGE_INDEX_BELOW: f32 = 58.0;

/// Maximum number of blank cards kept: those in the hand, in the trick, of the last trick, and backs.
const MOST_BLANKS: usize = 4;

/// A picture of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Picture {
    Face(Card, Overlay),
    Back,
}

impl Picture {
    /// Returns the piece that the picture shows, and what lies over it.
    fn piece(self) -> (Piece, Overlay) {
        match self {
            Picture::Face(card, look) => (Piece::Face(card), look),
            Picture::Back => (Piece::Back, Overlay::PLAIN),
        }
    }
}

/// Key of a picture that is kept, with its size in physical pixels.
#[derive(Debug, PartialEq, Eq, Hash)]
enum Kept {
    /// A card of this width, with its margin.
    Card(Picture, u32),
    /// Cards of this width that lie over each other.
    Fan(Vec<fan::Leaning>, u32),
}

/// The pictures of all cards in one style, made when they are first asked for and then kept.
///
/// All widths named `width_px` are those of the card without its margin, in physical pixels; the height is always
/// seven fifths of the width, rounded.
#[derive(Debug)]
pub struct Deck {
    style: Style,
    tones: Tones,
    scale: f32,
    /// Pictures that stand in place of those of the program.
    own: Option<Own>,
    cache: RefCell<Cache<Kept>>,
    /// Blank cards, the oldest first.
    blanks: RefCell<Vec<Page>>,
}

impl Deck {
    /// Creates a deck in this style; `scale` is the number of physical pixels in a logical one, 1 for anything not
    /// above zero.
    pub fn new(style: Style, tones: Tones, scale: f32) -> Self {
        let (cache, blanks) = (RefCell::default(), RefCell::default());
        Deck { style, tones, scale: valid(scale), own: None, cache, blanks }
    }

    /// Returns the style.
    pub fn style(&self) -> Style {
        self.style
    }

    /// Changes style, colors and scale; lets go of all pictures if one of them is another than before.
    pub fn restyle(&mut self, style: Style, tones: Tones, scale: f32) {
        if (self.style, self.tones, self.scale) != (style, tones, valid(scale)) {
            *self = Deck { own: self.own.take(), ..Deck::new(style, tones, scale) };
        }
    }

    /// Takes pictures of the player's own, or none; lets go of all pictures.
    ///
    /// What they do not show stays as the program draws it. The style says nothing about them.
    pub(crate) fn use_own(&mut self, own: Option<Own>) {
        *self = Deck { own, ..Deck::new(self.style, self.tones, self.scale) };
    }

    /// Returns the width in physical pixels of a card that is `width` logical pixels wide.
    pub fn width_px(&self, width: f32) -> u32 {
        // The cast saturates, so that no layout however wrong asks for a picture without end.
        ((width * self.scale).round() as u32).clamp(1, page::LONGEST_PX / 2)
    }

    /// Returns the transparent margin round a card, in physical pixels: six logical ones, more round very large cards.
    pub(crate) fn margin_px(&self, width_px: u32) -> u32 {
        (6.0 * self.unit(width_px)).ceil() as u32
    }

    /// Returns the rectangle to draw the picture of a card into so that the card itself fills `card`, both in logical
    /// pixels.
    ///
    /// The corner lies on a whole physical pixel and the size is exactly that of the picture, so that an upright card
    /// is copied pixel by pixel; a card turned about the center of the rectangle turns about its own center.
    pub(crate) fn draw_rect(&self, card: Rectangle) -> Rectangle {
        let width_px = self.width_px(card.width);
        let margin = self.margin_px(width_px);
        // The renderer cuts the fraction off, and 1.25 times 0.8 may be a hair below one.
        let whole = |length: f32| ((length * self.scale).round() - margin as f32 + 0.01) / self.scale;
        Rectangle {
            x: whole(card.x),
            y: whole(card.y),
            width: (width_px + 2 * margin) as f32 / self.scale,
            height: (height_px(width_px) + 2 * margin) as f32 / self.scale,
        }
    }

    /// Returns the face of a card.
    pub fn face(&self, card: Card, width_px: u32, look: Overlay) -> Handle {
        self.keep(Kept::Card(Picture::Face(card, look), width_px))
    }

    /// Returns the back of the cards.
    pub fn back(&self, width_px: u32) -> Handle {
        self.keep(Kept::Card(Picture::Back, width_px))
    }

    /// Returns the rectangle to draw cards into that lie over each other, `width` logical pixels wide, the first
    /// lowest, and their picture; the rectangle is in logical pixels. The whole fan may lie up to a pixel beside its
    /// place, so that it is copied pixel by pixel; drawing each card turned takes the software renderer several times
    /// as long.
    pub(crate) fn fan(&self, width: f32, cards: &[Lying]) -> (Rectangle, Handle) {
        let width_px = self.width_px(width);
        let margin = 2 * self.margin_px(width_px);
        let (from, fan) = fan::measured(cards, self.scale);
        let extent = fan::extent(&fan, Size::new((width_px + margin) as f32, (height_px(width_px) + margin) as f32));
        let place = Rectangle {
            x: (from.0 + extent.x + 0.01) / self.scale,
            y: (from.1 + extent.y + 0.01) / self.scale,
            width: extent.width / self.scale,
            height: extent.height / self.scale,
        };
        (place, self.keep(Kept::Fan(fan, width_px)))
    }

    fn keep(&self, kept: Kept) -> Handle {
        // Not within the cache, which is asked for them.
        let cards: Vec<Handle> = match &kept {
            Kept::Fan(fan, width_px) => {
                fan.iter().map(|leaning| self.keep(Kept::Card(leaning.picture, *width_px))).collect()
            }
            Kept::Card(..) => Vec::new(),
        };
        self.cache.borrow_mut().get(kept, |kept| {
            let handle = match kept {
                Kept::Card(picture, width_px) => self.card(*picture, *width_px).map(Page::into_handle),
                Kept::Fan(fan, _) => fan::compose(&cards, fan),
            };
            handle.unwrap_or_else(|| {
                tracing::warn!(?kept, "a picture cannot be drawn");
                Handle::from_rgba(1, 1, vec![0; 4])
            })
        })
    }

    /// Draws the picture of a card with its shadow in its margin, and with what lies over it.
    fn card(&self, picture: Picture, width_px: u32) -> Option<Page> {
        let inks = Inks::new(self.style, self.tones.paper, width_px);
        let mut page = self.blank(&inks, width_px)?;
        let (piece, look) = picture.piece();
        let own = self.own.as_ref().and_then(|own| own.draw(piece, width_px, height_px(width_px)));
        let is_own = own.as_ref().map(|_| ());
        match (own, picture) {
            (Some(own), _) => page.lay(&own, &inks),
            (None, Picture::Face(card, look)) => {
                face::face(&mut page, card, &inks, self.has_large_index(width_px, look));
            }
            (None, Picture::Back) => back::back(&mut page, &inks),
        }
        if look.covered {
            page.cover(self.tones.cover);
            // Ranks are read all the same.
            if let (None, Picture::Face(card, look)) = (is_own, picture) {
                face::over_cover(&mut page, card, &inks, self.tones.cover, self.has_large_index(width_px, look));
            }
        }
        if let Some(trump) = look.trump {
            let cover = look.covered.then_some(self.tones.cover);
            face::trump_mark(&mut page, trump, &inks, cover, self.has_large_index(width_px, look));
        }
        if look.edged || look.hinted {
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
        let (height_px, margin_px) = (height_px(width_px), self.margin_px(width_px));
        let blank = Page::blank(inks, width_px, height_px, margin_px, self.unit(width_px))?;
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

/// Returns the height of a card of this width: seven fifths of it, rounded.
fn height_px(width_px: u32) -> u32 {
    (width_px * 14 + 5) / 10
}

/// Returns a scale that can be divided by: 1 in place of anything not above zero.
fn valid(scale: f32) -> f32 {
    if scale.is_finite() && scale > 0.0 { scale } else { 1.0 }
}

#[cfg(test)]
mod tests;
