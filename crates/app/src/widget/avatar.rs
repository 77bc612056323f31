//! Portraits and level bars on a page.

use super::{Kit, drawn};
use crate::context::Context;
use crate::paint;
use crate::portrait::Portrait;
use crate::theme::Palette;
use pitch_players::Level;
use pitch_rules::Seat;
use pitch_session::Player;

use iced::{Color, Element, Point};

/// Returns the hue of a player, which is the same wherever they are shown: the one they chose, or that of their seat.
pub fn hue(palette: &Palette, player: &Player, seat: Seat) -> Color {
    palette.avatar(player.avatar.colour.map_or(seat.index(), usize::from))
}

/// Draws a portrait `size` pixels of the design wide.
pub(crate) fn portrait<'a, M: 'a>(kit: Kit, context: &'a Context, portrait: Portrait, size: f32) -> Element<'a, M> {
    let side = kit.px(size).round();
    drawn(side, side, move |frame, rect| {
        let (place, picture) = context.face(portrait, rect);
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
