//! Slips of paper torn off the pad: choices in the row above the prompt, and the flat ones of cloth beside them.

use super::label::Label;
use super::shadow::PLATE_SHADOW;
use super::shape::{edge, fill, snapped};
use super::surface::Surface;
use crate::font;
use crate::theme::Palette;
use crate::theme::shade::lighter;

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, border};

const CORNER: f32 = 8.0;

/// Ground of a slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Paper with its bound edge: a bid or an answer.
    Paper,
    /// The colour of the cloth: a way out.
    Cloth,
    /// Amber: the one main button.
    Main,
}

/// Draws the ground of a slip, lighter if it `is_hovered`; returns the colour of words on it.
pub(crate) fn ground(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    kind: Ground,
    (is_hovered, is_off): (bool, bool),
    scale: f32,
) -> Color {
    let rect = snapped(rect);
    let corner = CORNER * scale;
    match kind {
        Ground::Paper => {
            frame.shade(rect, corner, PLATE_SHADOW);
            fill(frame, rect, corner, if is_hovered { lighter(palette.card_paper) } else { palette.card_paper });
            let binding = border::radius(0.0).top(corner);
            let top = Size::new(rect.width, (9.0 * scale).min(0.14 * rect.height).max(4.0));
            frame.fill(&Path::rounded_rectangle(rect.position(), top, binding), palette.binding);
            if is_off { palette.card_ink().scale_alpha(0.55) } else { palette.card_ink() }
        }
        Ground::Cloth => {
            if is_hovered {
                fill(frame, rect, corner, palette.chip);
            }
            edge(frame, rect, corner, palette.felt_line, 1.5 * scale.max(1.0));
            if is_off { palette.muted } else { palette.text }
        }
        Ground::Main => {
            fill(frame, rect, 10.0 * scale, if is_hovered { lighter(palette.amber) } else { palette.amber });
            palette.on_amber
        }
    }
}

/// Draws the edge of the slip that has the keyboard.
pub(crate) fn focus(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, scale: f32) {
    edge(frame, snapped(rect).expand(6.0 * scale), (CORNER + 6.0) * scale, palette.amber, 3.5 * scale.max(1.0));
}

/// Draws one dot for each point that is bid, and hollow ones up to all of them.
pub(crate) fn dots(frame: &mut impl Surface, centre: Point, (bid, all): (usize, usize), ink: Color, scale: f32) {
    let step = 14.0 * scale;
    for index in 0..all {
        let x = step.mul_add(index as f32 - (all as f32 - 1.0) / 2.0, centre.x);
        let dot = super::shape::circle(Point::new(x, centre.y), 5.0 * scale);
        if index < bid {
            frame.fill(&dot, ink);
        } else {
            frame.stroke(&dot, super::shape::pen(ink, 1.2 * scale));
        }
    }
}

/// Draws a word, smaller where it has no room, or in two lines.
pub(crate) fn word(frame: &mut impl Surface, words: &str, rect: Rectangle, at: f32, colour: Color, size: f32) {
    let room = rect.width - 0.7 * size;
    let centre = Point::new(rect.center_x(), rect.y + at * rect.height);
    let label = Label::new(words, font::SEMIBOLD, size, colour).centred();
    let width = font::width(words, font::SEMIBOLD, size);
    if width <= room {
        label.draw(frame, centre);
    } else if words.contains(' ') && 2.0 * font::LINE * 0.8 * size < rect.height {
        Label::new(words, font::SEMIBOLD, 0.78 * size, colour).centred().wrapped(room).draw(frame, centre);
    } else {
        let size = size * (room / width).max(0.62);
        Label::new(words, font::SEMIBOLD, size, colour).centred().within(room).draw(frame, centre);
    }
}
