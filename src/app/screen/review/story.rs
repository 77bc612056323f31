//! The list beside the table: every hand, and of the one that is shown every trick and step.

use super::{Message, Review};
use crate::app::context::Context;
use crate::app::font;
use crate::app::theme::button as style;
use crate::app::widget::{self, Kit, paragraph, words};
use crate::engine::{Action, Event};
use crate::language::{library, phrase};
use crate::session::Entry;
use crate::t;

use iced::widget::{Column, Id, button, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// The area that scrolls.
pub const LIST: &str = "review-list";

/// The container of a step.
pub(super) fn place(step: usize) -> Id {
    Id::from(format!("step-{step}"))
}

pub(super) fn list<'a>(review: &'a Review, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let here = review.game.hand_at();
    let hands = (0..review.game.hands().len()).map(|place| {
        let head = head(review, kit, context, place);
        if place == here { column![head, steps(review, kit, context)].into() } else { head }
    });
    let rows = Column::from_iter(hands).padding(Padding { top: 4.0, bottom: 4.0, left: 4.0, right: kit.px(12.0) });
    widget::scrolled(kit, LIST, rows, false)
}

/// The line of a hand: its number and what came of it.
fn head<'a>(review: &'a Review, kit: Kit, context: &'a Context, place: usize) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let hand = &review.game.hands()[place];
    let is_here = review.game.hand_at() == place;
    let result = library::outcome(l, &review.names, hand);
    let (ink, faint) = if is_here { (palette.plate, palette.plate) } else { (palette.text, palette.muted) };
    let number = words(kit, t!(l, "review-hand", number = hand.number), font::SEMIBOLD, 15.0).color(ink);
    let lines = column![number, paragraph(kit, result, font::REGULAR, 14.0).color(faint)];
    button(lines)
        .padding([kit.px(5.0), kit.px(9.0)])
        .width(Fill)
        .on_press(Message::Hand(place))
        .style(style::row(palette, is_here))
        .into()
}

/// The steps of the hand that is shown, below the names of its tricks.
fn steps<'a>(review: &'a Review, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let hand = review.game.hand();
    let mut rows: Vec<Element<'a, Message>> = Vec::new();
    let (mut trick, mut is_begun) = (1_u32, false);
    for (index, step) in hand.steps.clone().enumerate() {
        let done = &review.game.steps()[step];
        if matches!(&done.entry, Entry::Act(_, Action::Play(_))) && !is_begun {
            let title = words(kit, t!(l, "review-trick", number = trick), font::SEMIBOLD, 14.0);
            let title = title.color(kit.palette.muted);
            let inner = Padding { top: kit.px(6.0), bottom: kit.px(2.0), left: kit.px(9.0), right: 0.0 };
            rows.push(container(title).padding(inner).into());
            is_begun = true;
        }
        if done.events.iter().any(|event| matches!(event, Event::TrickTaken { .. })) {
            (trick, is_begun) = (trick + 1, false);
        }
        let said = review.told.get(index).filter(|said| !said.is_empty()).map(|said| said.join(" "));
        let said = said.unwrap_or_else(|| phrase::deals(l, &review.names, hand.dealer, hand.number));
        rows.push(line(review, kit, step, said));
    }
    Column::from_iter(rows).padding(Padding { bottom: kit.px(8.0), ..Padding::ZERO }).into()
}

fn line<'a>(review: &'a Review, kit: Kit, step: usize, said: String) -> Element<'a, Message> {
    let palette = kit.palette;
    let is_here = review.game.at() == step;
    let colour = if is_here { palette.amber } else { palette.text };
    let said = paragraph(kit, said, if is_here { font::SEMIBOLD } else { font::REGULAR }, 14.0).color(colour);
    // The mark is a sign beside the colour.
    let mark = words(kit, if is_here { "\u{203a}" } else { "" }, font::BOLD, 16.0).color(palette.amber);
    let content = row![container(mark).width(kit.px(10.0)), said.width(Fill)].align_y(Alignment::Start);
    let control = button(content)
        .padding([kit.px(3.0), kit.px(6.0)])
        .width(Fill)
        .on_press(Message::Step(step))
        .style(style::row(palette, false));
    container(column![control, space().height(0)]).id(place(step)).width(Fill).into()
}
