//! What was written down besides the four points, with the reason: cards turned up, gifts, prices, penalties; and what the
//! book has to say of the hand.

use super::{Message, Result};
use crate::app::context::Context;
use crate::app::font;
use crate::app::widget::{self, Kit, avatar, paragraph, veiled, words};
use crate::engine::{Cause, Mark};
use crate::language::phrase;
use crate::t;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// A row for each mark that is none of the four points, and one for a claim. Nothing if there are none.
pub fn rows<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let (l, names) = (&context.language, &screen.names);
    let claim = screen.finished.claim.map(|(seat, _)| {
        let said = t!(l, "result-claim", who = names.who(seat), name = names.name(seat));
        paragraph(kit, said, font::REGULAR, 16.0).color(kit.palette.ink).into()
    });
    let marks = screen.finished.marks.iter().filter(|mark| !matches!(mark.cause, Cause::Point(_)));
    let marks = marks.map(|mark| {
        let line = line(screen, kit, context, mark);
        // What the count comes to is told by the stamp.
        let is_outcome = matches!(mark.cause, Cause::SetBack(_) | Cause::Slam);
        if is_outcome { veiled(line, (kit.palette.paper, 0.0), screen.count.outcome()) } else { line }
    });
    let lines: Vec<Element<'a, Message>> = claim.into_iter().chain(marks).collect();
    let is_empty = lines.is_empty();
    let framed = lines.into_iter().map(|line| {
        let line = container(line).padding([kit.px(5.0), kit.px(28.0)]).width(Fill);
        column![widget::hairline(kit), line].into()
    });
    (!is_empty).then(|| Column::from_iter(framed).into())
}

/// Whose score it is, why, and how many points.
fn line<'a>(screen: &'a Result, kit: Kit, context: &'a Context, mark: &Mark) -> Element<'a, Message> {
    let (l, palette, names) = (&context.language, kit.palette, &screen.names);
    let seat = screen.seat_of(mark.side);
    let colour = if mark.points.0 < 0 { palette.pencil } else { palette.gain };
    row![
        avatar(kit, phrase::player(l, names, seat), mark.side.index(), screen.player(seat), 28.0),
        paragraph(kit, phrase::marked(l, names, *mark), font::REGULAR, 16.0).color(palette.ink).width(Fill),
        words(kit, phrase::change(mark.points), font::BOLD, 19.0).color(colour),
    ]
    .spacing(kit.px(14.0))
    .align_y(Alignment::Center)
    .into()
}
