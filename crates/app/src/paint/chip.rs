//! Words at a seat and on a card: bid chips, speech bubbles, and tags on the cards of the trick.

use super::label::Label;
use super::shadow::{CARD_SHADOW, PLATE_SHADOW};
use super::shape::{dashed, edge, fill, line, snapped};
use super::surface::Surface;
use crate::font;
use crate::layout::{Bubble, Placement};
use crate::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Color, Font, Point, Rectangle, Vector};

/// The height of a chip, in logical pixels at scale 1.
const HEIGHT: f32 = 21.0;
const WORDS: f32 = 14.0;

/// Meaning of a chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChipKind {
    /// The contract: solid, its words in the color of the plate.
    Contract,
    /// A bid that was outbid, or a role: outlined in the color of its words.
    Outlined,
    /// A pass: outlined and muted.
    Pass,
}

/// A chip with its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chip<'a> {
    /// Its words: "Bid 3", "Pass".
    pub text: &'a str,
    /// Fewer words for a narrow place: "3".
    pub short: &'a str,
    /// Kind of the chip, which gives its look.
    pub kind: ChipKind,
}

/// Width to the left and right of the words of a chip or a tag together, at scale 1.
const BESIDE: f32 = 18.0;

/// Returns the width of a chip with the words `text`, in logical pixels.
pub(crate) fn chip_width(text: &str, kind: ChipKind, scale: f32) -> f32 {
    font::width(text, weight(kind), WORDS * scale) + BESIDE * scale
}

/// Draws a chip with its left end at `at`, which is at its middle height, and gives its width: with its words if they fit
/// in `room`, else with the short ones, and not at all if even these do not.
pub(crate) fn chip(
    frame: &mut impl Surface,
    palette: &Palette,
    chip: Chip<'_>,
    at: Point,
    room: f32,
    scale: f32,
) -> f32 {
    let fits = |text: &&str| chip_width(text, chip.kind, scale) <= room;
    let Some(text) = [chip.text, chip.short].into_iter().find(fits) else {
        return 0.0;
    };
    let width = chip_width(text, chip.kind, scale);
    let height = HEIGHT * scale;
    let rect = snapped(Rectangle { x: at.x, y: at.y - height / 2.0, width, height });
    let corner = rect.height / 2.0;
    let words = match chip.kind {
        ChipKind::Contract => {
            fill(frame, rect, corner, palette.text);
            palette.plate
        }
        ChipKind::Outlined => {
            edge(frame, rect, corner, palette.text, 1.25);
            palette.text
        }
        ChipKind::Pass => {
            edge(frame, rect, corner, palette.plate_edge, 1.25);
            palette.muted
        }
    };
    Label::new(text, weight(chip.kind), WORDS * scale, words).centred().draw(frame, rect.center());
    width
}

/// A tag on a card of the trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tag {
    /// The card that was led: light.
    Led,
    /// The best card so far: amber.
    Winning,
    /// The owner of the card: as dark as a plate.
    Owner,
    /// The owner of the best card so far, where a card has room for one tag: amber.
    Winner,
}

/// Draws a tag about `centre`. Its words are the sign, its color only helps.
pub(crate) fn tag(frame: &mut impl Surface, palette: &Palette, kind: Tag, text: &str, centre: Point, scale: f32) {
    tag_within(frame, palette, kind, text, (centre, f32::INFINITY), scale);
}

/// Draws a tag at most `room` wide: longer words end in an ellipsis.
fn tag_within(
    frame: &mut impl Surface,
    palette: &Palette,
    kind: Tag,
    text: &str,
    (centre, room): (Point, f32),
    scale: f32,
) {
    let (ground, words) = match kind {
        Tag::Led => (palette.text, palette.plate),
        Tag::Winning | Tag::Winner => (palette.amber, palette.on_amber),
        Tag::Owner => (palette.plate, palette.text),
    };
    let label = Label::new(text, font::SEMIBOLD, WORDS * scale, words).centred();
    let label = if room.is_finite() { label.within(room - BESIDE * scale) } else { label };
    let (width, height) = (BESIDE.mul_add(scale, label.width()), 19.0 * scale);
    let rect = snapped(Rectangle { x: centre.x - width / 2.0, y: centre.y - height / 2.0, width, height });
    frame.shade(rect, height / 2.0, CARD_SHADOW);
    fill(frame, rect, height / 2.0, ground);
    label.draw(frame, rect.center());
}

/// Returns `true` if a tag with these words hides no more than the card at `place`.
pub(crate) fn tag_fits(text: &str, place: &Placement, scale: f32) -> bool {
    BESIDE.mul_add(scale, font::width(text, font::SEMIBOLD, WORDS * scale)) <= 1.2 * place.size.width
}

/// Share of a card's width that a tag reaches below its lower edge: less than lies between two rows of a trick.
const OVERHANG: f32 = 0.04;

/// Distance between two tags of a card, one above the other, at scale 1.
const STACKED: f32 = 20.5;

/// Draws a tag over the lower edge of the card at `place`, above `others` other tags.
pub(crate) fn tag_over(
    frame: &mut impl Surface,
    palette: &Palette,
    kind: Tag,
    text: &str,
    (place, others): (&Placement, u8),
    scale: f32,
) {
    let lift = (9.5 * scale - OVERHANG * place.size.width).max(2.0 * scale);
    let lift = (STACKED * scale).mul_add(others.into(), lift);
    let foot = place.at(0.5, 1.0) - Vector::new(0.0, lift);
    // Names keep to their card: the next one lies close beside it.
    let room = if matches!(kind, Tag::Owner | Tag::Winner) { 1.14 * place.size.width } else { f32::INFINITY };
    tag_within(frame, palette, kind, text, (foot, room), scale);
}

const fn weight(kind: ChipKind) -> Font {
    match kind {
        ChipKind::Contract => font::SEMIBOLD,
        ChipKind::Outlined | ChipKind::Pass => font::REGULAR,
    }
}

/// Draws a dashed box for what is not yet known.
pub(super) fn outlined(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color) {
    dashed(frame, rect, corner, colour, 1.0, &[2.5, 2.0]);
}

/// The height of the pointer and of the bubble's body, in logical pixels at scale 1.
const POINTER: f32 = 8.0;
const BODY: f32 = 37.0;
const SPOKEN: f32 = 19.0;

/// Returns the place of the body of a bubble that says `words`.
pub(crate) fn bubble_rect(place: Bubble, words: &str, scale: f32) -> Rectangle {
    let width = font::width(words, font::SEMIBOLD, SPOKEN * scale) + 32.0 * scale;
    let (pointer, height) = (POINTER * scale, BODY * scale);
    let y = if place.is_below { place.tip.y + pointer } else { place.tip.y - pointer - height };
    Rectangle { x: place.tip.x - width / 2.0, y, width, height }
}

/// Draws a bubble that says `words` with its pointer at its place; `opacity` (1 at rest) is for its coming and going.
pub fn bubble(frame: &mut impl Surface, palette: &Palette, place: Bubble, words: &str, scale: f32, opacity: f32) {
    let [paper, hairline, ink] =
        [palette.paper, palette.hairline, palette.ink].map(|colour| colour.scale_alpha(opacity));
    let rect = snapped(bubble_rect(place, words, scale));
    let tip = place.tip;
    let inside = if place.is_below { rect.y + 1.5 } else { rect.y + rect.height - 1.5 };
    let half = 9.0 * scale;
    // A shadow would be seen through what it lies under.
    if opacity >= 1.0 {
        frame.shade(rect, 12.0 * scale, PLATE_SHADOW);
    }
    fill(frame, rect, 12.0 * scale, paper);
    edge(frame, rect, 12.0 * scale, hairline, 1.0);
    let pointer = Path::new(|path| {
        path.move_to(Point::new(tip.x - half, inside));
        path.line_to(tip);
        path.line_to(Point::new(tip.x + half, inside));
        path.close();
    });
    frame.fill(&pointer, paper);
    // The edge of the body runs on round the pointer.
    for side in [-half, half] {
        line(frame, Point::new(tip.x + side, inside), tip, hairline, 1.0);
    }
    Label::new(words, font::SEMIBOLD, SPOKEN * scale, ink).centred().draw(frame, rect.center());
}
