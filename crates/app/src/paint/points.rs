//! Facts known of the hand: its contract and trump suit in the upper left corner, and the panel of its points.

use super::chip::outlined;
use super::label::Label;
use super::panel::panel_row_line;
use super::panel::{Edge, plate};
use super::shape::{edge, emblem, fill, pen, pip, snapped};
use super::surface::Surface;
use super::token::point_letter;
use crate::font;
use crate::layout::{Panels, Rail};
use crate::theme::{AVATAR_INK, Palette};
use pitch_rules::{Card, Certainty, Suit};

use iced::widget::canvas::path::Arc;
use iced::widget::canvas::{LineCap, LineDash, Path, Stroke};
use iced::{Point, Radians, Rectangle, Vector};

use std::f32::consts::{FRAC_PI_2, TAU};

/// The rank on a scrap of card, its distance from the edge and its pip.
const RANK: f32 = 14.5;
const INSET: f32 = 6.0;
const SIGN: f32 = 11.0;

/// Number of boxes above which they lie closer together.
const MANY_BOXES: f32 = 5.0;

/// A row of the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PointRow<'a> {
    /// Certainty of the point.
    pub certainty: Certainty,
    /// Its name: "High".
    pub name: &'a str,
    /// The card it hangs on, if it is seen.
    pub card: Option<(&'a str, Card)>,
    /// Name of its owner.
    pub owner: &'a str,
    /// Reason why it may change, or a word that it is settled.
    pub reason: &'a str,
}

/// Draws the rows below the panel's heading: name and card beside owner and reason or, where these are long, above the
/// reason.
pub(crate) fn points(
    frame: &mut impl Surface,
    palette: &Palette,
    rail: &Rail,
    panels: &Panels,
    rows: &[PointRow<'_>],
    four_colours: bool,
) {
    let (scale, text, rect, height) = (rail.scale, rail.text, panels.points, panels.point_row);
    // Where more than four things score, a row has one line: whose it is, or what is to be said while it is nobody's.
    let is_low = height < 0.9 * rail.point_row();
    let (left, right) = (rect.x + 12.0 * scale, rect.x + rect.width - 12.0 * scale);
    let names = left + 22.0 * scale;
    // Cards stand below each other, behind the longest name of those that have one.
    let with_card = rows.iter().filter(|row| row.card.is_some());
    let longest = with_card.map(|row| font::width(row.name, font::SEMIBOLD, 15.5 * text)).fold(0.0, f32::max);
    let laid = |longest: f32| -> Vec<Parts<'_>> {
        rows.iter().map(|row| Parts::new(row, palette, (names, longest, right), scale, text)).collect()
    };
    let in_column = laid(longest);
    // What has no room there keeps closer to its own name.
    let parts = if in_column.iter().all(Parts::fits) { in_column } else { laid(0.0) };
    let is_stacked = !is_low && parts.iter().any(|parts| !parts.reason.fits(parts.room));
    for (index, (row, parts)) in rows.iter().zip(&parts).enumerate() {
        let top = height.mul_add(index as f32, rect.y + rail.heading());
        let middle = top + height / 2.0;
        panel_row_line(frame, palette, rect, top);
        let is_one_line = is_low || row.owner.is_empty() || row.reason.is_empty();
        let (upper, lower) = if is_one_line { (middle, middle) } else { (middle - 9.0 * scale, middle + 10.0 * scale) };
        let (first, room) = if is_stacked && !is_one_line { (upper, right - names) } else { (middle, parts.room) };
        standing(frame, palette, row.certainty, Point::new(left + 6.5 * scale, first), scale);
        parts.name.draw(frame, Point::new(names, first));
        if let Some((rank, card)) = row.card.filter(|_| parts.shows_card) {
            let _ = card_tag(frame, palette, Point::new(parts.card, first), rank, card, four_colours, scale);
        }
        parts.owner.within(parts.room).draw(frame, Point::new(right, upper));
        if !is_low || row.owner.is_empty() {
            parts.reason.within(room).draw(frame, Point::new(right, lower));
        }
    }
}

/// Words of a row, and their places.
struct Parts<'a> {
    name: Label<'a>,
    owner: Label<'a>,
    reason: Label<'a>,
    /// The left edge of the card.
    card: f32,
    /// `true` if the card is shown: it gives its room to the owner, where both are too long.
    shows_card: bool,
    /// Width that name and card leave to the right.
    room: f32,
}

impl<'a> Parts<'a> {
    fn new(
        row: &PointRow<'a>,
        palette: &Palette,
        (left, longest, right): (f32, f32, f32),
        scale: f32,
        text: f32,
    ) -> Self {
        let name = Label::new(row.name, font::SEMIBOLD, 15.5 * text, palette.text);
        let owner = Label::new(row.owner, font::SEMIBOLD, 15.5 * text, palette.text).right();
        let reason = Label::new(row.reason, font::REGULAR, 14.0 * text, palette.muted).right();
        let named = left + name.width();
        let card = (left + 51.0 * scale).max(left + name.width().max(longest) + 8.0 * scale);
        let taken = row.card.map_or(named, |(rank, _)| card + card_tag_width(rank, scale));
        let [beside, alone] = [taken, named].map(|taken| right - taken - 8.0 * scale);
        let shows_card = owner.fits(beside) || !owner.fits(alone);
        Self { name, owner, reason, card, shows_card, room: if shows_card { beside } else { alone } }
    }

    /// Returns `true` if nothing has to become smaller.
    fn fits(&self) -> bool {
        self.owner.fits(self.room) && self.reason.fits(self.room)
    }
}

/// Returns the width of a card drawn as rank and pip.
fn card_tag_width(rank: &str, scale: f32) -> f32 {
    font::width(rank, font::SEMIBOLD, RANK * scale) + (2.0 * INSET + 2.5 + SIGN) * scale
}

/// Draws a card as rank and pip on a scrap of card with its left edge at `at`, which is at its middle height, and gives its
/// width.
pub(crate) fn card_tag(
    frame: &mut impl Surface,
    palette: &Palette,
    at: Point,
    rank: &str,
    card: Card,
    four_colours: bool,
    scale: f32,
) -> f32 {
    let colour = palette.card(card, four_colours);
    let label = Label::new(rank, font::SEMIBOLD, RANK * scale, colour);
    let (inset, sign, height) = (INSET * scale, SIGN * scale, 22.0 * scale);
    let width = card_tag_width(rank, scale);
    let rect = snapped(Rectangle { x: at.x, y: at.y - height / 2.0, width, height });
    fill(frame, rect, 4.0 * scale, palette.card_paper);
    edge(frame, rect, 4.0 * scale, palette.card_edge, 0.8);
    label.draw(frame, Point::new(rect.x + inset, rect.center_y()));
    let sign_at = Point::new(rect.x + rect.width - inset - sign / 2.0, rect.center_y() + 0.5 * scale);
    emblem(frame, card, sign_at, sign, colour);
    width
}

/// Draws the sign of a certainty about `centre`, 13 across at scale 1.
fn standing(frame: &mut impl Surface, palette: &Palette, certainty: Certainty, centre: Point, scale: f32) {
    let radius = 6.5 * scale;
    let ring = Path::circle(centre, radius - 0.6 * scale);
    match certainty {
        Certainty::Settled => {
            frame.fill(&Path::circle(centre, radius), palette.good);
            frame.stroke(&tick(centre, scale), pen(palette.plate, 1.7 * scale));
        }
        Certainty::SoFar => {
            frame.stroke(&ring, pen(palette.muted, 1.2 * scale));
            frame.fill(&half_disc(centre, radius - 0.6 * scale), palette.muted);
        }
        Certainty::Open => {
            let dash = [2.4 * scale, 2.1 * scale];
            let stroke = Stroke {
                line_dash: LineDash { segments: &dash, offset: 0 },
                line_cap: LineCap::Butt,
                ..pen(palette.muted, 1.4 * scale)
            };
            frame.stroke(&ring, stroke);
        }
    }
}

fn tick(centre: Point, scale: f32) -> Path {
    let at = |x: f32, y: f32| centre + Vector::new(x, y) * scale;
    Path::new(|path| {
        path.move_to(at(-2.8, 0.2));
        path.line_to(at(-0.8, 2.3));
        path.line_to(at(3.0, -2.1));
    })
}

/// Returns the right half of a disc.
fn half_disc(centre: Point, radius: f32) -> Path {
    Path::new(|path| {
        path.arc(Arc {
            center: centre,
            radius,
            start_angle: Radians(TAU - FRAC_PI_2),
            end_angle: Radians(TAU + FRAC_PI_2),
        });
        path.close();
    })
}

/// A box of the contract: one for each point bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointBox<'a> {
    /// Made: the letter of the point.
    Made(&'a str),
    /// Still to be made.
    Open,
}

/// Contents of the tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContractTile<'a> {
    /// The trump suit; a question mark stands for none yet.
    pub trump: Option<Suit>,
    /// "Ana bid 3".
    pub title: &'a str,
    /// "Spades are trump".
    pub line: &'a str,
    /// Fewer words for small windows: "Spades trump".
    pub short_line: &'a str,
    /// A box for each point bid; none while nothing is bid, or more than there is room for.
    pub boxes: &'a [PointBox<'a>],
    /// "1 of 3", beside the boxes; left out where it does not fit there.
    pub count: &'a str,
}

/// Returns the place of the tile within the room for it: it is lower if it has no boxes.
pub(crate) fn tile_rect(room: Rectangle, has_boxes: bool, scale: f32) -> Rectangle {
    let height = if has_boxes { room.height } else { room.height.min(64.0 * scale) };
    Rectangle { height, ..room }
}

/// Returns the place of the scrap of a card on the tile, with the sign of trump on it.
fn scrap(tile: Rectangle, scale: f32) -> Rectangle {
    snapped(Rectangle {
        x: tile.x + 10.0 * scale,
        y: tile.center_y() - 24.0 * scale,
        width: 36.0 * scale,
        height: 48.0 * scale,
    })
}

/// Draws the badge of trump, the suit in two or four colors, over that of a tile at `tile`; the size and the opacity of
/// the sign (1 at rest) are for its coming.
pub(crate) fn trump_badge(
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
    let has_count = !tile.boxes.is_empty() || !tile.count.is_empty();
    let rect = tile_rect(rect, has_count, scale);
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
    let first = rect.center_y() - if has_count { 20.0 } else { 10.0 } * scale;
    let title = Label::new(tile.title, font::SEMIBOLD, 16.5 * scale, palette.text).within(room);
    title.draw(frame, Point::new(left, first));
    let line = |words| Label::new(words, font::REGULAR, 15.0 * scale, palette.muted);
    let words = if line(tile.line).width() <= room { tile.line } else { tile.short_line };
    line(words).within(room).draw(frame, Point::new(left, first + 19.5 * scale));

    // Many boxes are narrower and closer together, so that all lie on the tile.
    let count = tile.boxes.len().max(1) as f32;
    let gap = if count > MANY_BOXES { 2.5 } else { 4.0 } * scale;
    let size = Vector::new((18.0 * scale).min((room + gap) / count - gap), 16.0 * scale);
    let middle = first + 41.0 * scale;
    let mut x = left;
    for state in tile.boxes {
        let cell = snapped(Rectangle { x, y: middle - size.y / 2.0, width: size.x, height: size.y });
        match state {
            PointBox::Made(letter) => point_letter(frame, palette, cell, letter, 0.95 * scale),
            PointBox::Open => outlined(frame, cell, 4.0 * scale, palette.muted),
        }
        x += size.x + gap;
    }
    let count = Label::new(tile.count, font::REGULAR, 14.0 * scale, palette.text);
    let beside = if tile.boxes.is_empty() { left } else { x + 5.0 * scale };
    if beside + count.width() <= left + room {
        count.draw(frame, Point::new(beside, middle));
    }
}
