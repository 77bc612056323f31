//! Avatars and level bars on a page.

use super::{Kit, drawn};
use crate::app::paint::{self, Sitter};
use crate::session::Kind;

use iced::{Color, Element, Point, Rectangle};

/// How an avatar shows who decides for a seat.
#[must_use]
pub const fn sitter(kind: Kind) -> Sitter {
    match kind {
        Kind::Person => Sitter::Person,
        Kind::Bot(_) => Sitter::Bot,
    }
}

/// The avatar of the player at table position `position`, `size` pixels of the design wide; a bot's antenna looks out above
/// it.
pub fn avatar<'a, M: 'a>(kit: Kit, name: String, position: usize, kind: Kind, size: f32) -> Element<'a, M> {
    let side = kit.px(size).round();
    let antenna = (0.12 * side).ceil();
    let hue = kit.palette.avatar(position);
    drawn(side, side + 2.0 * antenna, move |frame, rect| {
        let place = Rectangle { y: antenna, height: rect.width, ..rect };
        paint::avatar(frame, place, hue, sitter(kind), &name);
    })
}

/// The bars that tell a bot's level, 1 to 4.
pub fn level<'a, M: 'a>(kit: Kit, level: usize, colour: Color) -> Element<'a, M> {
    let scale = kit.scale;
    drawn(19.0 * scale, 14.0 * scale, move |frame, rect| {
        paint::level_bars(frame, Point::new(0.0, rect.height), level, colour, scale);
    })
}
