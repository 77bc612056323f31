//! Words on a page, and the caps of keys.

use super::spoken::spoken;
use super::{Kit, icon};
use crate::app::font::{self, LINE};
use crate::app::icon;
use crate::app::voice::{Role, Said};

use iced::advanced::text::{LineHeight, Shaping, Wrapping};
use iced::widget::text::IntoFragment;
use iced::widget::{Row, Text, container, row, text};
use iced::{Alignment, Border, Color, Element, Font, border};

/// A line of words at `size` pixels of the design; without a colour of its own it takes that of the button around it.
pub fn words<'a>(kit: Kit, content: impl IntoFragment<'a>, font: Font, size: f32) -> Text<'a> {
    paragraph(kit, content, font, size).wrapping(Wrapping::None)
}

/// Words that are broken into lines where they find no room.
pub fn paragraph<'a>(kit: Kit, content: impl IntoFragment<'a>, font: Font, size: f32) -> Text<'a> {
    // Basic shaping knows no kerning.
    text(content).font(font).size(kit.px(size)).line_height(LineHeight::Relative(LINE)).shaping(Shaping::Advanced)
}

/// The words of a choice: the chosen one in bold and with a tick in this colour before it.
pub fn ticked<'a, M: 'a>(kit: Kit, content: String, chosen: bool, colour: Color) -> Row<'a, M> {
    let tick = chosen.then(|| icon(kit, icon::CHECK, 14.0, colour));
    let content = words(kit, content, if chosen { font::SEMIBOLD } else { font::REGULAR }, 15.0);
    row![].push(tick).push(content).spacing(kit.px(6.0)).align_y(Alignment::Center)
}

/// The cap of a key that presses a button, in the colour of its words.
pub fn cap<'a, M: 'a>(kit: Kit, key: impl IntoFragment<'a>, colour: Color) -> Element<'a, M> {
    edged_cap(kit, key, font::MEDIUM, (colour, colour.scale_alpha(0.7), 1.25))
}

/// The same for a key that is not the usual one.
pub fn heavy_cap<'a, M: 'a>(kit: Kit, key: impl IntoFragment<'a>, colour: Color) -> Element<'a, M> {
    edged_cap(kit, key, font::BOLD, (colour, colour, 2.5))
}

fn edged_cap<'a, M: 'a>(
    kit: Kit,
    key: impl IntoFragment<'a>,
    font: Font,
    (colour, edge, width): (Color, Color, f32),
) -> Element<'a, M> {
    let edge = Border { color: edge, width, radius: border::radius(kit.px(5.0)) };
    let key = container(words(kit, key, font, 12.0).color(colour))
        .padding([kit.px(2.0), kit.px(6.0)])
        .style(move |_| container::Style { border: edge, ..container::Style::default() });
    spoken(key, Said::new(Role::Key))
}

/// How wide the cap of a key is, in logical pixels.
pub(super) fn cap_width(kit: Kit, key: &str) -> f32 {
    cap_width_in(kit, key, font::MEDIUM)
}

/// The same with its words in this font.
pub(super) fn cap_width_in(kit: Kit, key: &str, font: Font) -> f32 {
    font::width(key, font, kit.px(12.0)) + kit.px(12.0)
}
