//! The deck of cards: every picture as a raster at exactly the size it has on the screen.
//!
//! Pictures are composed as SVG text out of shared parts (four pips, fourteen rank strokes, the parts of twelve court
//! half figures in `assets/deck`), painted once per size and style, and kept. Cards are rasters because the software
//! renderer does not turn SVG and draws shapes under images; whatever belongs to a card (its shadow, the cover over
//! an illegal one, the edge of the winning one) is therefore painted into its picture.
//!
//! Every picture has the same transparent margin round the card, for the shadow and for soft edges when it is turned.
//! [`Deck::draw_rect`] gives the rectangle to draw into for the rectangle of the card itself.

mod cache;
mod court;
mod face;
mod index;
mod raster;
mod shadow;
mod style;
mod suit;

pub(in crate::app) use raster::pixels;
pub use raster::{hex, raster};
pub use style::{Joker, Look, Style, Tones};
pub use suit::{pip, pip_data, suit_colour};

use crate::engine::Card;

use iced::Rectangle;
use iced::widget::image::Handle;

use std::cell::RefCell;
use std::fmt::Write as _;

/// Cards under this width in logical pixels always have the large index: the small one could not be read.
const LARGE_INDEX_BELOW: f32 = 58.0;

/// Courts under this width in physical pixels have thicker lines and plain coats.
const BOLD_BELOW_PX: u32 = 64;

/// A picture of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Picture {
    Face(Card, Look),
    Joker(Joker, Look),
    Back,
}

/// What is kept, with its size in physical pixels.
#[derive(Debug, PartialEq, Eq, Hash)]
enum Kept {
    /// A card of this width, with its margin.
    Card(Picture, u32),
    /// Any SVG text of this width and height.
    Drawing(String, u32, u32),
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
    cache: RefCell<cache::Cache<Kept>>,
}

impl Deck {
    /// A deck in this style; `scale` is the number of physical pixels in a logical one, 1 for anything not above zero.
    #[must_use]
    pub fn new(style: Style, tones: Tones, scale: f32) -> Self {
        Deck { style, tones, scale: valid(scale), cache: RefCell::default() }
    }

    /// The style.
    #[must_use]
    pub fn style(&self) -> Style {
        self.style
    }

    /// Changes style, colours and scale; lets go of all pictures if one of them is another than before.
    pub fn restyle(&mut self, style: Style, tones: Tones, scale: f32) {
        if (self.style, self.tones, self.scale) != (style, tones, valid(scale)) {
            *self = Deck::new(style, tones, scale);
        }
    }

    /// The width in physical pixels of a card that is `width` logical pixels wide.
    #[must_use]
    pub fn width_px(&self, width: f32) -> u32 {
        // The cast saturates, so that no layout however wrong asks for a picture without end.
        ((width * self.scale).round() as u32).clamp(1, raster::LONGEST_PX / 2)
    }

    /// The transparent margin round a card, in physical pixels: six logical ones, more round very large cards.
    #[must_use]
    pub fn margin_px(&self, width_px: u32) -> u32 {
        (6.0 * self.unit(width_px)).ceil() as u32
    }

    /// The rectangle to draw the picture of a card into so that the card itself fills `card`, both in logical pixels.
    ///
    /// The corner lies on a whole physical pixel and the size is exactly that of the picture, so that an upright card
    /// is copied pixel by pixel; a card turned about the centre of the rectangle turns about its own centre.
    #[must_use]
    pub fn draw_rect(&self, card: Rectangle) -> Rectangle {
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

    /// The face of a card.
    pub fn face(&self, card: Card, width_px: u32, look: Look) -> Handle {
        self.keep(Kept::Card(Picture::Face(card, look), width_px))
    }

    /// A joker; its index is always the same.
    pub fn joker(&self, joker: Joker, width_px: u32, look: Look) -> Handle {
        self.keep(Kept::Card(Picture::Joker(joker, look), width_px))
    }

    /// The back.
    pub fn back(&self, width_px: u32) -> Handle {
        self.keep(Kept::Card(Picture::Back, width_px))
    }

    /// What [`raster`] makes of an SVG text, kept like the cards; a transparent picture if it makes nothing.
    pub fn drawing(&self, svg: &str, width_px: u32, height_px: u32) -> Handle {
        self.keep(Kept::Drawing(svg.to_owned(), width_px, height_px))
    }

    /// Makes faces before they are needed, so that the first frame that shows them is not late.
    pub fn prepare(&self, cards: impl IntoIterator<Item = Card>, width_px: u32, look: Look) {
        for card in cards {
            let _ = self.face(card, width_px, look);
        }
    }

    /// Lets go of the cards that have none of these widths in physical pixels, as after the window changed its size.
    ///
    /// Without it the pictures longest unused go by themselves when there are too many.
    pub fn keep_widths(&self, widths_px: &[u32]) {
        self.cache.borrow_mut().retain(|kept| match kept {
            Kept::Card(_, width_px) => widths_px.contains(width_px),
            Kept::Drawing(..) => true,
        });
    }

    /// The bytes of all pictures kept.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.cache.borrow().bytes()
    }

    fn keep(&self, kept: Kept) -> Handle {
        self.cache.borrow_mut().get(kept, |kept| {
            let handle = match kept {
                Kept::Card(picture, width_px) => self.card(&self.svg(*picture, *width_px), *width_px),
                Kept::Drawing(svg, width_px, height_px) => raster(svg, *width_px, *height_px),
            };
            handle.unwrap_or_else(|| {
                tracing::warn!(?kept, "a picture cannot be drawn");
                Handle::from_rgba(1, 1, vec![0; 4])
            })
        })
    }

    /// The picture of a card with its shadow, in its margin.
    fn card(&self, svg: &str, width_px: u32) -> Option<Handle> {
        let (height_px, margin) = (height_px(width_px), self.margin_px(width_px));
        let (across, down) = (width_px + 2 * margin, height_px + 2 * margin);
        let mut rgba = raster::paint(svg, width_px, height_px, margin)?;
        shadow::lay(&mut rgba, across, margin, self.unit(width_px));
        raster::straighten(&mut rgba);
        Some(Handle::from_rgba(across, down, rgba))
    }

    /// The SVG text of a picture with what lies over the card.
    fn svg(&self, picture: Picture, width_px: u32) -> String {
        let paper = hex(self.tones.paper);
        let (mut svg, look) = match picture {
            Picture::Face(card, look) => (face::face(card, self.drawn(width_px, look, &paper)), look),
            Picture::Joker(joker, look) => (face::joker(joker, self.drawn(width_px, look, &paper)), look),
            Picture::Back => (face::back(self.style.back, &paper), Look::PLAIN),
        };
        svg.truncate(svg.trim_end_matches("</svg>").len());
        if look.covered {
            let (cover, alpha) = (hex(self.tones.cover), self.tones.cover.a);
            let _ = write!(svg, r##"<rect width="100" height="140" rx="7" fill="{cover}" fill-opacity="{alpha}"/>"##);
        }
        if look.edged {
            // 2.6 logical pixels round a card in the trick, 1.7 round the small ones of the last trick.
            let width = 0.9 * self.scale * 100.0 / width_px as f32 + 1.55;
            // A little of the edge lies on the card, so that no felt shines through between the two.
            let _ = write!(
                svg,
                r##"{} fill="none" stroke="{}" stroke-width="{}"/>"##,
                outset(width / 2.0 - 0.2),
                hex(self.tones.now),
                width + 0.4
            );
        }
        svg.push_str("</svg>");
        svg
    }

    fn drawn<'a>(&self, width_px: u32, look: Look, paper: &'a str) -> face::Drawing<'a> {
        let is_small = (width_px as f32) < LARGE_INDEX_BELOW * self.scale;
        face::Drawing {
            paper,
            four_colours: self.style.four_colours,
            large_index: self.style.large_index || look.large_index || is_small,
            bold: width_px < BOLD_BELOW_PX,
        }
    }

    /// The unit of the shadow in physical pixels: a logical pixel, and more for cards that are wider than usual.
    fn unit(&self, width_px: u32) -> f32 {
        (width_px as f32 / 132.0).max(self.scale)
    }
}

/// The beginning of a rectangle that lies `by` card units outside of the card.
fn outset(by: f32) -> String {
    let (width, height, corner) = (100.0 + 2.0 * by, 140.0 + 2.0 * by, 7.0 + by);
    format!(r##"<rect x="{0}" y="{0}" width="{width}" height="{height}" rx="{corner}""##, -by)
}

/// Seven fifths of a width, rounded.
fn height_px(width_px: u32) -> u32 {
    (width_px * 14 + 5) / 10
}

/// A scale that can be divided by.
fn valid(scale: f32) -> f32 {
    if scale.is_finite() && scale > 0.0 { scale } else { 1.0 }
}

#[cfg(test)]
mod tests;
