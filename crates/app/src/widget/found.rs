//! Words in which what was looked for is marked.

use super::{Kit, paragraph, said};
use crate::font::LINE;
use crate::search::{Found, marked};
use crate::theme::shade::blend;

use iced::advanced::text::LineHeight;
use iced::widget::text::{Rich, Span};
use iced::widget::{rich_text, span};
use iced::{Color, Element, Font, border};

/// Share of amber in the ground of what was found.
const TINT: f32 = 0.4;

/// Draws words that are broken into lines where they find no room, with the parts of them that were looked for on a ground of
/// their own.
pub(crate) fn found<'a, M: 'a>(
    kit: Kit,
    text: String,
    typed: &str,
    (face, size, ink): (Font, f32, Color),
) -> Element<'a, M> {
    let parts = marked(&text, typed);
    if parts.iter().all(|part| matches!(part, Found::Beside(_))) {
        return paragraph(kit, text, (face, size)).color(ink).into();
    }
    let ground = blend(kit.palette.paper, kit.palette.amber, TINT);
    let spans: Vec<Span<'a, ()>> = parts
        .into_iter()
        .map(|part| match part {
            Found::Beside(text) => span(text.to_owned()),
            Found::Here(text) => span(text.to_owned()).background(ground).border(border::rounded(kit.px(3.0))),
        })
        .collect();
    let line: Rich<'a, (), M> = rich_text(spans);
    let line = line.font(face).size(kit.px(size)).line_height(LineHeight::Relative(LINE)).color(ink);
    // Words in several colors are no words to anyone who walks over them.
    said(line, text)
}
