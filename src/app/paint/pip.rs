//! The pips of the four suits.

use super::surface::Surface;
use crate::app::deck;
use crate::engine::Suit;

use iced::widget::canvas::path::lyon_path::math::Transform;
use iced::{Color, Point};

/// Draws a pip `size` logical pixels high about `centre`. The outlines differ even at 9 pixels; color only helps.
pub fn pip(frame: &mut impl Surface, suit: Suit, centre: Point, size: f32, colour: Color) {
    let scale = size / 100.0;
    let place = Transform::scale(scale, scale).then_translate([centre.x, centre.y].into());
    frame.fill(&deck::pip(suit).transform(&place), colour);
}
