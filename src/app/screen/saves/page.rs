//! The page of saved games: search, list, and what can be done.

use super::{Message, SEARCH, Saves, Target, foot, list};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, Press, bar_button, field, icon as sign, paragraph};
use crate::t;

use iced::widget::{Id, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// The widest sheet, and the space round it, in pixels of the design.
const WIDEST: f32 = 1080.0;
const GAP: f32 = 14.0;
const MARGIN: f32 = 24.0;

pub(super) fn page<'a>(screen: &'a Saves, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let (l, palette) = (&context.language, kit.palette);
    let done = Press::of(&screen.focus, Target::Done).map(Message::Pressed).key(t!(l, "keys-esc"));
    let done = bar_button(kit, t!(l, "settings-done"), done);
    let note = t!(l, "saves-note", count = screen.shelf.all());
    let bar = widget::bar(kit, None, t!(l, "saves-title"), Some(note), Some(done));
    let width = (context.size.width - 2.0 * kit.px(GAP)).min(kit.px(WIDEST));
    let in_use = screen.is_in_use.then(|| {
        let said = paragraph(kit, t!(l, "saves-in-use"), font::MEDIUM, 15.0).color(palette.pencil);
        column![container(said).padding([kit.px(8.0), kit.px(MARGIN)]), widget::hairline(kit)]
    });
    let body: Element<'_, Message> = if screen.shelf.is_empty() {
        let words = screen.search.trim();
        let nothing = if words.is_empty() { t!(l, "saves-empty") } else { t!(l, "saves-nothing", words = words) };
        let nothing = paragraph(kit, nothing, font::REGULAR, 16.0).color(palette.second_ink);
        container(nothing).padding(kit.px(MARGIN)).width(Fill).height(Fill).into()
    } else {
        list::list(screen, kit, context, width)
    };
    let sheet = column![search(screen, kit, context), widget::hairline(kit)]
        .push(in_use)
        .push(container(body).height(Fill))
        .push(widget::hairline(kit))
        .push(foot::foot(screen, kit, context, width));
    let sheet = container(sheet).width(width).height(Fill).padding([kit.px(6.0), 0.0]).style(style::sheet(palette));
    widget::page(kit, bar, container(sheet).padding(kit.px(GAP)).center_x(Fill).height(Fill))
}

/// The field to search with.
fn search<'a>(screen: &'a Saves, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let palette = kit.palette;
    let hint = t!(context.language, "saves-search");
    let field = field(kit, Id::new(SEARCH), &hint, &screen.search, Message::Searched, Message::SearchEnded);
    let inner = Padding::from([kit.px(8.0), kit.px(MARGIN)]);
    row![sign(kit, icon::SEARCH, 20.0, palette.second_ink), field]
        .spacing(kit.px(12.0))
        .align_y(Alignment::Center)
        .padding(inner)
        .into()
}
