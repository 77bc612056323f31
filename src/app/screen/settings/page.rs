//! The page of settings: the list of groups, the sheet with search and rows, and the table as it looks.

use super::{Group, Message, PAGE, SEARCH, Settings, Target, groups, preview, reset_all, row};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, MARGIN, Press, bar_button, paragraph, second_on_paper};
use crate::t;

use iced::widget::{Id, Row, column, container, row as line};
use iced::{Alignment, Element, Fill, Padding};

/// Widths in pixels of the design: of the list of groups, of the table as it looks, of the gaps, of the widest sheet.
const GROUPS: f32 = 212.0;
const PREVIEW: f32 = 304.0;
const GAP: f32 = 14.0;
const WIDEST: f32 = 880.0;
/// From these widths on there is room for the list of groups, and for the table.
const WITH_GROUPS: f32 = 900.0;
const WITH_PREVIEW: f32 = 1180.0;

/// Whether the list of groups is shown.
pub(super) fn has_groups(context: &Context) -> bool {
    context.size.width >= Kit::of(context).px(WITH_GROUPS)
}

fn has_preview(context: &Context) -> bool {
    context.size.width >= Kit::of(context).px(WITH_PREVIEW)
}

/// The width of the sheet, in logical pixels.
fn sheet_width(context: &Context, kit: Kit) -> f32 {
    let beside = |shown, width: f32| if shown { kit.px(width + GAP) } else { 0.0 };
    let taken = beside(has_groups(context), GROUPS) + beside(has_preview(context), PREVIEW) + 2.0 * kit.px(GAP);
    (context.size.width - taken).min(kit.px(WIDEST))
}

/// Draws the page.
pub(super) fn page<'a>(screen: &'a Settings, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let l = &context.language;
    let done = Press::of(&screen.focus, Target::Done).map(Message::Pressed).key(t!(l, "keys-esc"));
    let done = bar_button(kit, t!(l, "settings-done"), done);
    let bar = widget::bar(kit, None, t!(l, "settings-title"), Some(t!(l, "settings-note")), Some(done));
    let width = sheet_width(context, kit);
    let sheet = column![
        search(screen, kit, context),
        widget::hairline(kit),
        container(widget::scrolled(kit, PAGE, rows(screen, kit, context, width), true)).height(Fill),
        widget::hairline(kit),
        foot(screen, kit, context),
    ];
    let sheet = container(sheet).width(width).height(Fill).padding([kit.px(6.0), 0.0]).style(style::sheet(kit.palette));
    let body: Row<'_, Message> = line![]
        .push(has_groups(context).then(|| container(groups::list(screen, kit, context)).width(kit.px(GROUPS))))
        .push(sheet)
        .push(has_preview(context).then(|| container(preview::table(kit, context)).width(kit.px(PREVIEW))));
    let gap = kit.px(GAP);
    widget::page(kit, bar, container(body.spacing(gap)).padding(gap).center_x(Fill).height(Fill))
}

/// The field to search with.
fn search<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let place = (Id::new(SEARCH), t!(context.language, "settings-search"));
    widget::search(kit, (place.0, &place.1), &screen.search, Message::Searched, Message::SearchEnded)
}

/// The rows of all that is found, below the names of their groups.
fn rows<'a>(screen: &'a Settings, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let l = &context.language;
    let groups = Group::ALL.into_iter().map(|group| {
        let found = screen.found(context).filter(|entry| entry.group == group);
        let rows = found.map(|entry| row::row(screen, kit, context, entry)).collect();
        widget::Group { place: groups::place(group), title: group.title(l), changed: None, rows }
    });
    widget::form(kit, groups, t!(l, "settings-nothing", words = screen.search.trim()), width)
}

/// What is said about all settings, and the button that makes them as at first.
fn foot<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let reset = Press::new(Message::Pressed(Target::ResetAll))
        .able(reset_all(&context.settings) != context.settings)
        .focus(screen.focus.shows(&Target::ResetAll));
    let reset = second_on_paper(kit, Some(icon::REPLAY), t!(l, "settings-reset-all"), reset);
    let reset = container(reset).width(kit.px(232.0));
    let undo = screen.before.as_ref().map(|_| {
        let undo = Press::of(&screen.focus, Target::Undo).map(Message::Pressed);
        let said = paragraph(kit, t!(l, "settings-as-at-first"), font::REGULAR, 15.0).color(palette.ink);
        line![said, widget::link(kit, t!(l, "settings-undo"), undo)].spacing(kit.px(6.0)).align_y(Alignment::Center)
    });
    let inner = Padding { left: kit.px(MARGIN), right: kit.px(MARGIN) - 6.0, ..Padding::ZERO };
    line![container(Row::new().push(undo)).width(Fill), reset].align_y(Alignment::Center).padding(inner).into()
}
