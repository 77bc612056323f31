//! A row of the page: the name of a setting, its sentence, its control, and what makes it as at first.

use super::{Entry, Message, Setting, Settings, Target, control};
use crate::app::context::Context;
use crate::app::font;
use crate::app::paint;
use crate::app::theme::button as style;
use crate::app::theme::shade::OFF;
use crate::app::widget::{Kit, drawn, paragraph, ringed, words};
use crate::t;

use iced::widget::{Id, Row, button, column, container, row as line, space};
use iced::{Alignment, Element, Fill, Padding, Rectangle};

/// How far the rows keep from the edges of the sheet, in pixels of the design.
pub(super) const MARGIN: f32 = 24.0;
/// The least room for the words beside a control, in pixels of the design.
const WORDS: f32 = 250.0;

/// The id of the row of a setting.
pub(super) fn place(setting: Setting) -> Id {
    Id::from(format!("setting-{setting:?}"))
}

/// The row of a setting in so many logical pixels: its control stands beside its words, or below them where there is no
/// room.
pub(super) fn row<'a>(
    screen: &'a Settings,
    kit: Kit,
    context: &'a Context,
    entry: &'static Entry,
    width: f32,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let matters = (entry.matters)(&context.settings);
    let ink = if matters { palette.ink } else { palette.ink.scale_alpha(OFF) };
    let is_changed = !entry.is_as_at_first(&context.settings);
    let title = (entry.title)(&context.language);
    let title = words(kit, title, font::SEMIBOLD, 16.0).color(ink);
    let reset = is_changed.then(|| reset(screen, kit, context, entry.setting));
    let title = line![title].push(reset).spacing(kit.px(4.0)).align_y(Alignment::Center).height(kit.px(28.0));
    let about = paragraph(kit, (entry.about)(context), font::REGULAR, 14.5).color(palette.second_ink);
    let fault = screen.folder_fault.as_ref().filter(|_| entry.setting == Setting::DeckFolder);
    let fault = fault.map(|fault| paragraph(kit, fault.as_str(), font::MEDIUM, 14.5).color(palette.pencil));
    // In line with what stands inside a ring.
    let said = container(column![title, about].push(fault)).padding(Padding::ZERO.left(6)).width(Fill);
    let control = control::control(screen, kit, context, entry);
    let content: Element<'_, Message> = if control.is_wide || width < kit.px(WORDS) + control.width {
        column![said, control.element].spacing(kit.px(1.0)).into()
    } else {
        line![said, space().width(kit.px(14.0)), control.element].align_y(Alignment::Center).into()
    };
    let content = container(content).padding([kit.px(6.0), 0.0]).width(Fill);
    let (left, right) = (kit.px(MARGIN) - 6.0, kit.px(MARGIN) - 6.0);
    let margin: Element<'_, Message> = if is_changed { mark(kit, left) } else { space().width(left).into() };
    container(line![margin, content, space().width(right)]).id(place(entry.setting)).into()
}

/// The pencil's mark in the margin, beside what was changed.
fn mark<'a>(kit: Kit, width: f32) -> Element<'a, Message> {
    let colour = kit.palette.change_mark;
    drawn(width, Fill, move |frame, rect| {
        let height = rect.height - kit.px(18.0);
        let mark = Rectangle { x: kit.px(8.0), y: kit.px(9.0), width: kit.px(4.0), height };
        paint::fill(frame, mark, kit.px(2.0), colour);
    })
}

/// The words that make a setting as at first.
fn reset<'a>(screen: &'a Settings, kit: Kit, context: &'a Context, setting: Setting) -> Element<'a, Message> {
    let palette = kit.palette;
    let content: Row<'_, Message> = line![words(kit, t!(context.language, "settings-reset"), font::MEDIUM, 14.0)];
    let control = button(content)
        .padding([kit.px(1.0), kit.px(6.0)])
        .on_press(Message::Pressed(Target::Reset(setting)))
        .style(style::changed(palette));
    ringed(control, palette.focus_on_paper, screen.focus.shows(Target::Reset(setting)), 4.0).padding(3).into()
}
