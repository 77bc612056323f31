//! The tile in the upper left corner: the contract, the trump suit, and which points are made.

use super::chip::outlined;
use super::label::Label;
use super::pip::pip;
use super::plate::{Edge, plate};
use super::shape::{edge, fill, snapped};
use super::surface::Surface;
use super::token::point_letter;
use crate::app::font;
use crate::app::theme::{AVATAR_INK, Palette};
use crate::engine::Suit;

use iced::{Point, Rectangle, Vector};

/// A box of the contract: one for each point bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointBox<'a> {
    /// Made: the letter of the point.
    Made(&'a str),
    /// Still to be made.
    Open,
}

/// What the tile says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContractTile<'a> {
    /// The trump suit; a question mark stands for none yet.
    pub trump: Option<Suit>,
    /// "Ana bid 3".
    pub title: &'a str,
    /// "Spades are trump".
    pub line: &'a str,
    /// The same in fewer words, for small windows: "Spades trump".
    pub short_line: &'a str,
    /// A box for each point bid; none while nothing is bid.
    pub boxes: &'a [PointBox<'a>],
    /// "1 of 3", beside the boxes; left out where it does not fit.
    pub count: &'a str,
}

/// Where the tile lies within the room for it: it is lower if it has no boxes.
#[must_use]
pub fn tile_rect(room: Rectangle, has_boxes: bool, scale: f32) -> Rectangle {
    let height = if has_boxes { room.height } else { room.height.min(64.0 * scale) };
    Rectangle { height, ..room }
}

/// The scrap of a card on the tile, with the sign of trump on it.
fn scrap(tile: Rectangle, scale: f32) -> Rectangle {
    snapped(Rectangle {
        x: tile.x + 10.0 * scale,
        y: tile.center_y() - 24.0 * scale,
        width: 36.0 * scale,
        height: 48.0 * scale,
    })
}

/// Draws the badge of trump, the suit in two or four colours, over that of a tile at `tile`; how large the sign is and how
/// much of it is there (1 at rest) are for its coming.
pub fn trump_badge(
    frame: &mut impl Surface,
    palette: &Palette,
    tile: Rectangle,
    (suit, four_colours): (Suit, bool),
    scale: f32,
    (size, opacity): (f32, f32),
) {
    let scrap = scrap(tile, scale);
    fill(frame, scrap, 4.0 * scale, palette.card_paper);
    edge(frame, scrap, 4.0 * scale, palette.card_edge, 0.8);
    let colour = palette.suit(suit, four_colours).scale_alpha(opacity);
    pip(frame, suit, scrap.center(), 26.0 * scale * size, colour);
}

/// Draws the tile, lower if it has no boxes.
pub fn contract_tile(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    tile: &ContractTile<'_>,
    four_colours: bool,
    scale: f32,
) {
    let rect = tile_rect(rect, !tile.boxes.is_empty(), scale);
    plate(frame, palette, rect, Edge::Plain, scale.max(1.0));
    match tile.trump {
        Some(suit) => trump_badge(frame, palette, rect, (suit, four_colours), scale, (1.0, 1.0)),
        None => {
            let scrap = scrap(rect, scale);
            fill(frame, scrap, 4.0 * scale, palette.card_paper);
            edge(frame, scrap, 4.0 * scale, palette.card_edge, 0.8);
            Label::new("?", font::BOLD, 26.0 * scale, AVATAR_INK).centred().draw(frame, scrap.center());
        }
    }

    let left = rect.x + 55.0 * scale;
    let room = rect.x + rect.width - 8.0 * scale - left;
    // Without boxes the two lines stand in the middle.
    let first = rect.center_y() - if tile.boxes.is_empty() { 10.0 } else { 20.0 } * scale;
    let title = Label::new(tile.title, font::SEMIBOLD, 16.5 * scale, palette.text).within(room);
    title.draw(frame, Point::new(left, first));
    let line = |words| Label::new(words, font::REGULAR, 15.0 * scale, palette.muted);
    let words = if line(tile.line).width() <= room { tile.line } else { tile.short_line };
    line(words).within(room).draw(frame, Point::new(left, first + 19.5 * scale));

    let size = Vector::new(18.0, 16.0) * scale;
    let middle = first + 41.0 * scale;
    let mut x = left;
    for state in tile.boxes {
        let cell = snapped(Rectangle { x, y: middle - size.y / 2.0, width: size.x, height: size.y });
        match state {
            PointBox::Made(letter) => point_letter(frame, palette, cell, letter, 0.95 * scale),
            PointBox::Open => outlined(frame, cell, 4.0 * scale, palette.muted),
        }
        x += size.x + 4.0 * scale;
    }
    let count = Label::new(tile.count, font::REGULAR, 14.0 * scale, palette.text);
    if !tile.boxes.is_empty() && x + 5.0 * scale + count.width() <= left + room {
        count.draw(frame, Point::new(x + 5.0 * scale, middle));
    }
}
