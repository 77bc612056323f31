//! Avatars and level bars on a page.

use super::{Kit, drawn};
use crate::context::Context;
use crate::paint::{self, Sitter};
use crate::portrait::Portrait;
use crate::theme::Palette;
use pitch_players::Level;
use pitch_rules::Seat;
use pitch_session::{Kind, Player};

use iced::{Color, Element, Point, Rectangle};

/// Returns the kind of figure that an avatar shows for a player.
pub const fn sitter(player: &Player) -> Sitter {
    match player.kind {
        Kind::Person => Sitter::Person(player.avatar.face),
        Kind::Bot(_) => Sitter::Bot,
    }
}

/// Returns the hue of a player, which is the same wherever they are shown: the one they chose, or that of their seat.
pub fn hue(palette: &Palette, player: &Player, seat: Seat) -> Color {
    palette.avatar(player.avatar.colour.map_or(seat.index(), usize::from))
}

/// Draws the avatar of the player in a seat, who is called `name` there, `size` pixels of the design wide; a bot's
/// antenna looks out above it.
pub(crate) fn avatar<'a, M: 'a>(kit: Kit, name: String, seat: Seat, player: &Player, size: f32) -> Element<'a, M> {
    let side = kit.px(size).round();
    let antenna = (0.12 * side).ceil();
    let (hue, sitter) = (hue(kit.palette, player, seat), sitter(player));
    drawn(side, side + 2.0 * antenna, move |frame, rect| {
        let place = Rectangle { y: antenna, height: rect.width, ..rect };
        paint::avatar(frame, place, hue, sitter, &name);
    })
}

/// Draws a portrait `size` pixels of the design wide.
pub(crate) fn portrait<'a, M: 'a>(kit: Kit, context: &'a Context, portrait: Portrait, size: f32) -> Element<'a, M> {
    let side = kit.px(size).round();
    drawn(side, side, move |frame, rect| {
        let (place, picture) = context.portraits.in_square(portrait, rect, context.scale());
        frame.draw_image(place, picture);
    })
}

/// Draws the bars that tell a bot's level.
pub(crate) fn level<'a, M: 'a>(kit: Kit, level: Level, colour: Color) -> Element<'a, M> {
    let scale = kit.scale;
    drawn(19.0 * scale, 14.0 * scale, move |frame, rect| {
        paint::level_bars(frame, Point::new(0.0, rect.height), level, colour, scale);
    })
}
