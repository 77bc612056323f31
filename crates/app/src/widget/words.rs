//! Words on a page, and the caps of keys.

use super::spoken::spoken;
use super::{Kit, icon};
use crate::font::{self, LINE, Lettering};
use crate::icon;
use crate::voice::{Role, Said};

use iced::advanced::text::{LineHeight, Shaping, Wrapping};
use iced::widget::text::IntoFragment;
use iced::widget::{Row, Text, container, row, text};
use iced::{Alignment, Border, Color, Element, Font, border};

/// Creates a line of words; without a color of its own it takes that of the button around it.
pub(crate) fn words<'a>(kit: Kit, content: impl IntoFragment<'a>, style: impl Into<Lettering>) -> Text<'a> {
    paragraph(kit, content, style).wrapping(Wrapping::None)
}

/// Creates words that are broken into lines where they find no room.
pub(crate) fn paragraph<'a>(kit: Kit, content: impl IntoFragment<'a>, style: impl Into<Lettering>) -> Text<'a> {
    let Lettering { face, size } = style.into();
    // Basic shaping knows no kerning.
    text(content).font(face).size(kit.px(size)).line_height(LineHeight::Relative(LINE)).shaping(Shaping::Advanced)
}

/// Draws the words of a choice: the chosen one in bold and with a tick in `colour` before it.
pub(crate) fn ticked<'a, M: 'a>(kit: Kit, content: String, chosen: bool, colour: Color) -> Row<'a, M> {
    let tick = chosen.then(|| icon(kit, icon::CHECK, 14.0, colour));
    let content = words(kit, content, (if chosen { font::SEMIBOLD } else { font::REGULAR }, 15.0));
    row![].push(tick).push(content).spacing(kit.px(6.0)).align_y(Alignment::Center)
}

/// Draws the cap of a key that presses a button, in the color of its words; nothing for a player who uses no keys.
pub(crate) fn cap<'a, M: 'a>(kit: Kit, key: impl IntoFragment<'a>, colour: Color) -> Element<'a, M> {
    kit.has_caps.then(|| told_cap(kit, key, colour)).into()
}

/// Draws the cap of a key that is told of.
pub(crate) fn told_cap<'a, M: 'a>(kit: Kit, key: impl IntoFragment<'a>, colour: Color) -> Element<'a, M> {
    edged_cap(kit, key, font::MEDIUM, (colour, colour.scale_alpha(0.7), 1.25))
}

/// Draws the cap of a key that is not the usual one.
pub(crate) fn heavy_cap<'a, M: 'a>(kit: Kit, key: impl IntoFragment<'a>, colour: Color) -> Element<'a, M> {
    edged_cap(kit, key, font::BOLD, (colour, colour, 2.5))
}

fn edged_cap<'a, M: 'a>(
    kit: Kit,
    key: impl IntoFragment<'a>,
    font: Font,
    (colour, edge, width): (Color, Color, f32),
) -> Element<'a, M> {
    let edge = Border { color: edge, width, radius: border::radius(kit.px(5.0)) };
    let key = container(words(kit, key, (font, 12.0)).color(colour))
        .padding([kit.px(2.0), kit.px(6.0)])
        .style(move |_| container::Style { border: edge, ..container::Style::default() });
    spoken(key, Said::new(Role::Key))
}

/// Returns the width of the cap of a key that presses a button, in logical pixels.
pub(super) fn cap_width(kit: Kit, key: &str) -> f32 {
    if kit.has_caps { cap_width_in(kit, key, font::MEDIUM) } else { 0.0 }
}

/// Returns the width of the cap of a key with its words in a font, in logical pixels.
pub(super) fn cap_width_in(kit: Kit, key: &str, font: Font) -> f32 {
    kit.width(key, (font, 12.0)) + kit.px(12.0)
}
