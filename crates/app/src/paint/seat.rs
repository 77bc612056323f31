//! What stands at a face: the mark of its side, the dealer's puck, its tricks, its bid and the crown.

use super::label::Label;
use super::shadow::PLATE_SHADOW;
use super::shape::{circle, edge, fill, pen, pip, snapped, square};
use super::surface::Surface;
use crate::font;
use crate::theme::{AVATAR_INK, Palette};
use pitch_rules::Suit;

use iced::widget::canvas::Path;
use iced::{Point, Radians, Rectangle, Size, Vector};

/// Corner of the frame round a face, in its widths.
const CORNER: f32 = 0.22;

/// Draws the edge round a face whose turn it is: that of a person is round.
pub(crate) fn turn(frame: &mut impl Surface, palette: &Palette, face: Rectangle, is_person: bool, scale: f32) {
    let face = if is_person { square(face.center(), face.width) } else { face };
    let round = face.expand(3.5 * scale);
    let corner = if is_person { 0.5 } else { CORNER };
    edge(frame, round, corner * round.width, palette.amber, 3.0 * scale.max(1.0));
}

/// Returns the width of the three dots of a player who takes their time.
pub(crate) fn dots_width(scale: f32) -> f32 {
    28.4 * scale
}

/// Draws the three dots of a player who takes their time, below a face or a name; `lit` of them are brighter.
pub(crate) fn dots(frame: &mut impl Surface, palette: &Palette, middle: Point, lit: usize, scale: f32) {
    for index in 0..3 {
        let at = middle + Vector::new(11.0 * scale * (index as f32 - 1.0), 0.0);
        let colour = if index == lit { palette.text } else { palette.muted };
        frame.fill(&circle(at, 3.2 * scale), colour);
    }
}

/// Draws the mark of a side about `centre`: a circle, a square or a triangle, told apart by their shapes.
pub(crate) fn mark(frame: &mut impl Surface, palette: &Palette, centre: Point, side: usize, radius: f32) {
    let colour = palette.side(side);
    let shape = |radius: f32| match side % 3 {
        0 => circle(centre, radius),
        1 => {
            let rect = Rectangle::new(centre, Size::ZERO).expand(0.94 * radius);
            super::shape::rounded(rect, 0.36 * radius)
        }
        _ => Path::new(|path| {
            let at = |x: f32, y: f32| centre + Vector::new(x, y) * radius;
            path.move_to(at(0.0, -1.1));
            path.line_to(at(1.2, 0.95));
            path.line_to(at(-1.2, 0.95));
            path.close();
        }),
    };
    frame.fill(&shape(radius), AVATAR_INK);
    frame.fill(&shape(radius - 0.24 * radius), colour);
}

/// Draws the mark of a side with the first letter of its word in it where marks have no colors; the triangle has no room for one.
pub(crate) fn lettered_mark(
    frame: &mut impl Surface,
    palette: &Palette,
    centre: Point,
    (side, word): (usize, &str),
    radius: f32,
) {
    mark(frame, palette, centre, side, radius);
    if palette.has_white_sides() && side % 3 < 2 {
        let letter: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
        Label::new(&letter, font::BOLD, 1.25 * radius, AVATAR_INK).centred().draw(frame, centre);
    }
}

/// Draws the dealer's puck about `centre`, 22 across at scale 1.
pub(crate) fn puck(frame: &mut impl Surface, palette: &Palette, centre: Point, scale: f32) {
    frame.fill(&circle(centre, 11.0 * scale), palette.card_paper);
    frame.stroke(&circle(centre, 10.4 * scale), pen(AVATAR_INK, 1.4 * scale));
    frame.stroke(&circle(centre, 8.4 * scale), pen(AVATAR_INK, 0.8 * scale));
    Label::new("D", font::BOLD, 10.5 * scale, AVATAR_INK).centred().draw(frame, centre);
}

/// Draws a small card for tricks won with their number after it, from the end `at` on: to the right, or to the left of it if
/// `inwards` is negative.
pub(crate) fn pile(frame: &mut impl Surface, palette: &Palette, at: Point, inwards: f32, count: usize, scale: f32) {
    let number = count.to_string();
    let label = Label::new(&number, font::SEMIBOLD, 17.0 * scale, palette.text);
    let wide = 28.0_f32.mul_add(scale, label.width());
    let left = if inwards < 0.0 { at.x - wide } else { at.x };
    let size = Size::new(15.0, 20.0) * scale;
    let middle = Point::new(left + size.width / 2.0, at.y);
    frame.with_save(|frame| {
        frame.translate(middle - Point::ORIGIN);
        frame.rotate(Radians(-0.12));
        let card = Rectangle::new(Point::new(-size.width / 2.0, -size.height / 2.0), size);
        fill(frame, card, 2.5 * scale, palette.binding);
        edge(frame, card, 2.5 * scale, palette.card_paper, 1.5 * scale);
    });
    label.draw(frame, Point::new(left + 28.0 * scale, at.y));
}

/// Returns the width of a chip with these words and this suit.
pub(crate) fn chip_width(words: &str, has_suit: bool, scale: f32) -> f32 {
    let suit = if has_suit { 20.0 * scale } else { 0.0 };
    20.0_f32.mul_add(scale, font::width(words, font::SEMIBOLD, 17.0 * scale)) + suit
}

/// Draws the chip with the contract from the end `at` on: the bid and the sign of trump.
pub(crate) fn chip(
    frame: &mut impl Surface,
    palette: &Palette,
    (at, inwards): (Point, f32),
    words: &str,
    suit: Option<(Suit, bool)>,
    scale: f32,
) {
    let (width, height) = (chip_width(words, suit.is_some(), scale), 27.0 * scale);
    let x = if inwards < 0.0 { at.x - width } else { at.x };
    let rect = snapped(Rectangle { x, y: at.y - height / 2.0, width, height });
    frame.shade(rect, 7.0 * scale, PLATE_SHADOW);
    fill(frame, rect, 7.0 * scale, palette.card_paper);
    let left = Point::new(rect.x + 10.0 * scale, rect.center_y());
    let label = Label::new(words, font::SEMIBOLD, 17.0 * scale, palette.card_ink());
    label.draw(frame, left);
    if let Some((suit, four_colours)) = suit {
        let at = Point::new(left.x + label.width() + 13.0 * scale, rect.center_y());
        pip(frame, suit, at, 14.0 * scale, palette.suit(suit, four_colours));
    }
}

/// Draws the tag of a player without trumps about `centre`: the sign of trump, struck out.
pub(crate) fn out_tag(
    frame: &mut impl Surface,
    palette: &Palette,
    centre: Point,
    (suit, four_colours): (Suit, bool),
    scale: f32,
) {
    let rect = snapped(Rectangle::new(centre, Size::ZERO).expand([21.0 * scale, 25.0 * scale]));
    frame.shade(rect, 7.0 * scale, PLATE_SHADOW);
    fill(frame, rect, 7.0 * scale, palette.card_paper);
    edge(frame, rect, 7.0 * scale, AVATAR_INK, scale);
    pip(frame, suit, rect.center(), 29.0 * scale, palette.suit(suit, four_colours));
    let away = Vector::new(15.0 * scale, -15.0 * scale);
    frame.stroke(&Path::line(rect.center() - away, rect.center() + away), pen(palette.pencil, 3.4 * scale));
}

/// Kind of what a player said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    /// What counts now: the highest bid, or an answer.
    Highest,
    /// A bid that was outbid.
    Outbid,
    /// A pass: a flat chip without a tip.
    Pass,
}

/// Draws what a player said in a bubble whose tip is at `at`, to the right of it or to the left if `inwards` is negative;
/// `opacity` (1 at rest) is for its coming and going.
pub(crate) fn bubble(
    frame: &mut impl Surface,
    palette: &Palette,
    (at, inwards): (Point, f32),
    words: &str,
    said: Said,
    scale: f32,
    opacity: f32,
) {
    let (font, size) = bubble_letters(said, scale);
    let rect = bubble_place((at, inwards), words, said, scale);
    if said == Said::Pass {
        let colour = palette.felt_line.scale_alpha(opacity);
        edge(frame, rect, 10.0 * scale, colour, 1.25 * scale.max(1.0));
        Label::new(words, font, size, palette.muted.scale_alpha(opacity)).centred().draw(frame, rect.center());
        return;
    }
    let paper = match said {
        Said::Outbid => palette.card_paper.scale_alpha(0.6 * opacity),
        _ => palette.card_paper.scale_alpha(opacity),
    };
    if opacity >= 1.0 && said == Said::Highest {
        frame.shade(rect, 11.0 * scale, PLATE_SHADOW);
    }
    frame.fill(&balloon(rect, at, scale), paper);
    let ink = palette.card_ink().scale_alpha(opacity);
    Label::new(words, font, size, ink).centred().draw(frame, rect.center());
}

/// Returns the outline of a bubble whose tip is at `at`, at the left or the right of it.
fn balloon(rect: Rectangle, at: Point, scale: f32) -> Path {
    let half = 6.0 * scale;
    Path::new(|path| {
        path.rounded_rectangle(rect.position(), rect.size(), iced::border::radius(11.0 * scale));
        // One that belongs to nobody beside it has no tip.
        if rect.contains(at) {
            return;
        }
        let is_above = at.y < rect.y;
        let root = if at.x > rect.center_x() { rect.x + rect.width } else { rect.x };
        let feet = [-half, half].map(|by| if is_above { (at.x + by, rect.y) } else { (root, at.y + by) });
        path.move_to(feet[0].into());
        path.line_to(at);
        path.line_to(feet[1].into());
        path.close();
    })
}

/// Draws the bubble of somebody who explains, without its words: its tip is at `at`, at the left or the right of it or
/// above.
pub(crate) fn speech(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, at: Point, scale: f32) {
    frame.shade(rect, 11.0 * scale, PLATE_SHADOW);
    frame.fill(&balloon(rect, at, scale), palette.card_paper);
}

/// Returns the typeface and the size of the words in a bubble.
fn bubble_letters(said: Said, scale: f32) -> (iced::Font, f32) {
    if said == Said::Pass { (font::SEMIBOLD, 16.0 * scale) } else { (font::BOLD, 22.0 * scale) }
}

/// Returns the place of a bubble whose tip is at `at`, to the right of it or to the left if `inwards` is negative; about it,
/// without a tip, if that is 0.
pub(crate) fn bubble_place((at, inwards): (Point, f32), words: &str, said: Said, scale: f32) -> Rectangle {
    let (font, size) = bubble_letters(said, scale);
    let (aside, height) = if said == Said::Pass { (26.0_f32, 29.0 * scale) } else { (22.0, 38.0 * scale) };
    let width = aside.mul_add(scale, font::width(words, font, size)).max(33.0 * scale);
    let x = 11.0 * scale * inwards + at.x - (1.0 - inwards) / 2.0 * width;
    snapped(Rectangle { x, y: at.y - height / 2.0, width, height })
}

/// Draws the crown with the middle of its foot at `at`, turned by `angle`.
pub(crate) fn crown(frame: &mut impl Surface, palette: &Palette, at: Point, angle: Radians, width: f32) {
    let k = width / 28.0;
    frame.with_save(|frame| {
        frame.translate(at - Point::ORIGIN);
        frame.rotate(angle);
        let path = Path::new(|path| {
            let points =
                [(-13.0, 0.0), (-14.0, -21.0), (-6.0, -13.0), (0.0, -23.0), (6.0, -13.0), (14.0, -21.0), (13.0, 0.0)];
            path.move_to(Point::new(points[0].0 * k, points[0].1 * k));
            for (x, y) in &points[1..] {
                path.line_to(Point::new(x * k, y * k));
            }
            path.close();
        });
        frame.fill(&path, palette.amber);
        frame.stroke(&path, pen(AVATAR_INK, 2.2 * k));
    });
}
