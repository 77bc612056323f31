//! Avatars: a circle is a person, with a face or a letter, a rounded square with an antenna a bot.

use super::face::face;
use super::label::Label;
use super::shape::fill;
use super::surface::Surface;
use crate::app::font;
use crate::app::theme::AVATAR_INK;
use crate::session::Face;

use iced::widget::canvas::Path;
use iced::{Color, Rectangle};

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sitter {
    /// A person with this face.
    Person(Face),
    /// A bot.
    Bot,
}

/// Draws an avatar in the square `rect` with the player's face, or with the first letter of `name`, or a question mark where
/// nobody is named yet. The antenna of a bot looks out above the square.
pub fn avatar(frame: &mut impl Surface, rect: Rectangle, hue: Color, sitter: Sitter, name: &str) {
    let side = rect.width;
    match sitter {
        Sitter::Person(_) => frame.fill(&Path::circle(rect.center(), side / 2.0), hue),
        Sitter::Bot => {
            fill(frame, rect, 0.26 * side, hue);
            let antenna = Rectangle {
                x: rect.center_x() - 0.17 * side,
                y: rect.y - 0.11 * side,
                width: 0.34 * side,
                height: 0.24 * side,
            };
            fill(frame, antenna, 0.07 * side, hue);
        }
    }
    if let Sitter::Person(own) = sitter
        && own != Face::Letter
    {
        return face(frame, rect, own);
    }
    let letter: String =
        name.chars().next().map(|first| first.to_uppercase().collect()).unwrap_or_else(|| "?".to_owned());
    Label::new(&letter, font::SEMIBOLD, 0.48 * side, AVATAR_INK).centred().draw(frame, rect.center());
}
