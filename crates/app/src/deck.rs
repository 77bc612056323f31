//! The deck of cards in the window: every picture as a raster at exactly the size it has on the screen.
//!
//! Pictures are painted by `pitch_deck`, once per size and style, and kept here. Cards are rasters because the
//! software renderer does not turn SVG and draws shapes under images; whatever belongs to a card (its shadow, the cover
//! over an illegal one, the edge of the winning one, the mark of a trump of another suit) is therefore painted into its
//! picture.
//!
//! Every picture has the same transparent margin round the card, for the shadow and for soft edges when it is turned.
//! `Deck::draw_rect` gives the rectangle to draw into for the rectangle of the card itself.

mod cache;
mod fan;
mod own;
mod window;

pub(crate) use cache::Cache;
pub(crate) use fan::Lying;
pub use own::Own;
pub use pitch_deck::{Overlay, Style, Tones};
pub use window::pip;
pub(crate) use window::{for_deck, for_window, star};

use pitch_deck::{Page, Painter, height_px};
use pitch_rules::Card;
use pitch_session::deck_folder::Piece;

use iced::widget::image::Handle;
use iced::{Rectangle, Size};

use std::cell::RefCell;

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
    painter: Painter,
    /// Pictures that stand in place of those of the program.
    own: Option<Own>,
    cache: RefCell<Cache<Kept>>,
}

impl Deck {
    /// Creates a deck in this style; `scale` is the number of physical pixels in a logical one, 1 for anything not
    /// above zero.
    pub fn new(style: Style, tones: Tones, scale: f32) -> Self {
        Deck { painter: Painter::new(style, tones, scale), own: None, cache: RefCell::default() }
    }

    /// Returns the style.
    pub fn style(&self) -> Style {
        self.painter.style()
    }

    /// Changes style, colors and scale; lets go of all pictures if one of them is another than before.
    pub fn restyle(&mut self, style: Style, tones: Tones, scale: f32) {
        if !self.painter.is_of(style, tones, scale) {
            *self = Deck { own: self.own.take(), ..Deck::new(style, tones, scale) };
        }
    }

    /// Takes pictures of the player's own, or none; lets go of all pictures.
    ///
    /// What they do not show stays as the program draws it. The style says nothing about them.
    pub(crate) fn use_own(&mut self, own: Option<Own>) {
        (self.own, self.cache) = (own, RefCell::default());
    }

    /// Returns the width in physical pixels of a card that is `width` logical pixels wide.
    pub fn width_px(&self, width: f32) -> u32 {
        self.painter.width_px(width)
    }

    /// Returns the transparent margin round a card, in physical pixels: six logical ones, more round very large cards.
    pub(crate) fn margin_px(&self, width_px: u32) -> u32 {
        self.painter.margin_px(width_px)
    }

    /// Returns the rectangle to draw the picture of a card into so that the card itself fills `card`, both in logical
    /// pixels.
    ///
    /// The corner lies on a whole physical pixel and the size is exactly that of the picture, so that an upright card
    /// is copied pixel by pixel; a card turned about the center of the rectangle turns about its own center.
    pub(crate) fn draw_rect(&self, card: Rectangle) -> Rectangle {
        let (width_px, scale) = (self.width_px(card.width), self.painter.scale());
        let margin = self.margin_px(width_px);
        // The renderer cuts the fraction off, and 1.25 times 0.8 may be a hair below one.
        let whole = |length: f32| ((length * scale).round() - margin as f32 + 0.01) / scale;
        Rectangle {
            x: whole(card.x),
            y: whole(card.y),
            width: (width_px + 2 * margin) as f32 / scale,
            height: (height_px(width_px) + 2 * margin) as f32 / scale,
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
        let (width_px, scale) = (self.width_px(width), self.painter.scale());
        let margin = 2 * self.margin_px(width_px);
        let (from, fan) = fan::measured(cards, scale);
        let extent = fan::extent(&fan, Size::new((width_px + margin) as f32, (height_px(width_px) + margin) as f32));
        let place = Rectangle {
            x: (from.0 + extent.x + 0.01) / scale,
            y: (from.1 + extent.y + 0.01) / scale,
            width: extent.width / scale,
            height: extent.height / scale,
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
                Kept::Card(picture, width_px) => self.card(*picture, *width_px).map(handle),
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
        let (piece, look) = picture.piece();
        let own = self.own.as_ref().and_then(|own| own.draw(piece, width_px, height_px(width_px)));
        self.painter.card(piece, look, width_px, own.as_ref())
    }
}

/// Returns a picture for the screen.
fn handle(page: Page) -> Handle {
    let (across, down, rgba) = page.into_rgba();
    Handle::from_rgba(across, down, rgba)
}

#[cfg(test)]
mod tests;
