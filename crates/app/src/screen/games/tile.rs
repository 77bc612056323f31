//! A game as a tile: a picture on cloth above its name and what sets it apart.

use super::Message;
use crate::font::{self, LINE};
use crate::paint;
use crate::theme::{button as button_style, container as style};
use crate::widget::{Kit, button, cap, drawn, ringed, words};

use iced::widget::canvas::Frame;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Font, Rectangle, Size};

/// Radius of the corners, in pixels of the design.
const CORNER: f32 = 18.0;
/// Sizes of the name and of the line below it, and the distance of both from the edge, in pixels of the design.
const NAME: f32 = 18.0;
const LINE_SIZE: f32 = 15.0;
const SIDE: f32 = 16.0;

/// Standing of a tile among the others.
#[derive(Debug, Clone, Copy)]
pub(super) enum Standing {
    /// The first one, where the focus begins.
    Main {
        /// `true` if Enter presses it now.
        is_entered: bool,
    },
    /// Any other.
    Other,
}

/// Words on a tile.
pub(super) struct Words {
    pub(super) name: String,
    pub(super) line: String,
    /// What stands at the right end, if there is room.
    pub(super) at_end: Option<String>,
    /// The tile in words.
    pub(super) told: String,
}

/// Returns the height of the words of a tile as high as this, both in logical pixels.
fn foot_height(kit: Kit, high: f32) -> f32 {
    let lines = LINE * kit.px(NAME + LINE_SIZE);
    (0.3 * high).clamp(lines + kit.px(6.0), lines + kit.px(20.0))
}

/// Returns the height of the picture on a tile as high as this, both in logical pixels.
pub(super) fn picture_height(kit: Kit, high: f32) -> f32 {
    high - foot_height(kit, high)
}

/// Draws a tile of this size without its ring; the main one has an amber edge and shows its key at the right end, as long as
/// Enter means it.
pub(super) fn tile<'a>(
    kit: Kit,
    size: Size,
    standing: Standing,
    said: Words,
    picture: impl Fn(&mut Frame, Rectangle) + 'a,
    message: Message,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let (is_main, is_entered) = match standing {
        Standing::Main { is_entered } => (true, is_entered),
        Standing::Other => (false, false),
    };
    let side = kit.px(SIDE).min(0.06 * size.width);
    let end = said.at_end.filter(|_| !is_main || (is_entered && kit.has_caps)).map(|end| match is_main {
        true => cap(kit, end, palette.amber),
        false => words(kit, end, (font::MEDIUM, 14.0)).color(palette.muted).into(),
    });
    let room = 2.0f32.mul_add(-side, size.width) - if end.is_some() { kit.px(46.0) } else { 0.0 };
    let name_size = if is_main { 1.15 * NAME } else { NAME };
    let name = fitted(kit, &said.name, font::SEMIBOLD, name_size, room);
    let line = kit.fit(&said.line, (font::REGULAR, LINE_SIZE), room);
    let lines = column![
        words(kit, name.0, (font::SEMIBOLD, name.1)).color(palette.text),
        words(kit, line, (font::REGULAR, LINE_SIZE)).color(palette.muted),
    ];
    let foot = row![lines.width(Fill)].push(end).spacing(kit.px(6.0)).align_y(Alignment::Center);
    let corner = kit.px(CORNER);
    // The edge of the tile stays in sight.
    let edge = if is_entered { 3.0 } else { 1.0 };
    let foot = container(foot)
        .padding([0.0, side - edge])
        .center_y(foot_height(kit, size.height) - edge)
        .width(Fill)
        .style(style::foot(palette, corner - edge));
    let picture = drawn(Fill, Fill, move |frame, rect| {
        paint::sheen(frame, palette, rect, corner - edge);
        picture(frame, rect);
    });
    let control = button(kit, column![picture, foot])
        .padding(edge)
        .width(size.width)
        .height(size.height)
        .on_press(message)
        .named(said.told)
        .style(button_style::game(palette, corner, is_entered));
    let colour = if is_entered { palette.ring_of_main() } else { palette.amber };
    ringed(control, colour, corner).in_grid().begins(is_main).into()
}

/// Returns words that are made smaller, and then cut, to fit into a room; and their size in pixels of the design.
pub(in crate::screen) fn fitted(kit: Kit, text: &str, face: Font, size: f32, room: f32) -> (String, f32) {
    let size = size * (0.97 * room / kit.width(text, (face, size))).clamp(0.8, 1.0);
    (kit.fit(text, (face, size), room), size)
}
