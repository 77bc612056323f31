//! Trump, sewn into the cloth on a round patch; and the sign of a suit on a disc.

use super::shape::{circle, dashed_circle, dashed_path, pen, pip};
use super::surface::Surface;
use crate::deck;
use crate::theme::{AVATAR_INK, Palette};
use pitch_rules::Suit;

use iced::widget::canvas::path::lyon_path::math::{Angle, Transform};
use iced::{Point, Rectangle};

/// Height of the sign of trump, in sides of the patch.
const PIP: f32 = 0.58;

/// Draws the patch that fills a square, with the sign of trump or bare.
pub(crate) fn patch(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    trump: Option<Suit>,
    four_colours: bool,
    scale: f32,
) {
    let (centre, radius) = (rect.center(), rect.width / 2.0);
    let width = 2.0 * scale.max(1.0);
    frame.fill(&circle(centre, radius), palette.patch());
    frame.stroke(&circle(centre, radius - width / 2.0), pen(palette.felt_line, width));
    let stitches = if trump.is_some() { palette.text.scale_alpha(0.55) } else { palette.felt_line };
    dashed_circle(frame, centre, 0.905 * radius, stitches, width, &[7.0 * scale, 5.0 * scale]);
    if let Some(suit) = trump {
        emblem(frame, palette, centre, PIP * rect.width, suit, four_colours);
    }
}

/// Draws the sign of trump as it is sewn on: with an outline.
fn emblem(frame: &mut impl Surface, palette: &Palette, centre: Point, size: f32, suit: Suit, four_colours: bool) {
    let (colour, halo) = palette.on_patch(suit, four_colours);
    let scale = size / 100.0;
    let path = deck::pip(suit).transform(&Transform::scale(scale, scale).then_translate([centre.x, centre.y].into()));
    frame.stroke(&path, pen(halo, 0.06 * size));
    frame.fill(&path, colour);
}

/// Draws a light disc about `centre` with the sign of a suit: that which was led.
pub(crate) fn led_disc(
    frame: &mut impl Surface,
    palette: &Palette,
    centre: Point,
    radius: f32,
    suit: Suit,
    four_colours: bool,
) {
    frame.fill(&circle(centre, radius), AVATAR_INK);
    frame.fill(&circle(centre, 0.88 * radius), palette.card_paper);
    pip(frame, suit, centre, 1.08 * radius, palette.suit(suit, four_colours));
}

/// Draws the sign of a suit stitched into the cloth for a party, `size` high about `centre` and a little turned.
pub(crate) fn stitched(
    frame: &mut impl Surface,
    palette: &Palette,
    suit: Suit,
    centre: Point,
    size: f32,
    degrees: f32,
) {
    let scale = size / 100.0;
    let turned = Transform::rotation(Angle::degrees(degrees)).then_scale(scale, scale);
    let path = deck::pip(suit).transform(&turned.then_translate([centre.x, centre.y].into()));
    frame.fill(&path, palette.patch());
    dashed_path(frame, &path, palette.felt_line, (0.035 * size).max(1.5), &[0.11 * size, 0.075 * size]);
}
