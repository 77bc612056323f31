//! Figures in rows, with hairlines between them.

use super::Message;
use crate::font;
use crate::widget::{Kit, hairline, paragraph, words};
use pitch_language::statistics;

use iced::widget::{Column, container, row};
use iced::{Alignment, Element, Fill};

/// Draws rows of a table: what is counted, how often, and the share.
pub(super) fn rows<'a>(kit: Kit, rows: Vec<statistics::Row>) -> Element<'a, Message> {
    let rows = rows.into_iter().flat_map(|statistics::Row { title, figure, share }| {
        let line = row![
            paragraph(kit, title, font::BODY).color(kit.palette.ink).width(Fill),
            container(words(kit, figure, font::NAME).color(kit.palette.ink)).align_right(kit.px(140.0)),
            container(words(kit, share.unwrap_or_default(), font::BODY).color(kit.palette.second_ink))
                .align_right(kit.px(90.0)),
        ];
        [container(line.align_y(Alignment::Center)).padding([kit.px(5.0), 6.0]).into(), hairline(kit)]
    });
    Column::from_iter(rows).into()
}
