//! The grounds of pages and sheets: bar, cloth, scrolled and pinned parts, dialogs.

use super::{Kit, words};
use crate::app::font;
use crate::app::theme::{container as style, scroll};

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Id, Row, column, container, opaque, row, scrollable, space};
use iced::{Alignment, Element, Fill, Padding, Shrink, Size};

/// The bar of a page: an element before its title if there is one, the title, muted words after it, and what stands at
/// its right end.
pub fn bar<'a, M: 'a>(
    kit: Kit,
    first: Option<Element<'a, M>>,
    title: String,
    note: Option<String>,
    last: Option<Element<'a, M>>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let note = note.map(|note| words(kit, note, font::REGULAR, 15.0).color(palette.muted));
    let line: Row<'_, M> = row![].spacing(kit.px(10.0)).align_y(Alignment::Center).push(first);
    let line = line.push(words(kit, title, font::SEMIBOLD, 17.0).color(palette.text));
    let line = line.push(note).push(space().width(Fill)).push(last);
    container(line).padding([0.0, kit.px(14.0)]).center_y(kit.px(48.0)).width(Fill).style(style::bar(palette)).into()
}

/// A page: its bar, and its body on the cloth.
pub fn page<'a, M: 'a>(kit: Kit, bar: Element<'a, M>, body: impl Into<Element<'a, M>>) -> Element<'a, M> {
    column![bar, container(body).width(Fill).height(Fill).style(style::felt(kit.palette))].into()
}

/// What scrolls on the cloth when it is higher than its place.
pub fn scrolled<'a, M: 'a>(
    kit: Kit,
    id: &'static str,
    content: impl Into<Element<'a, M>>,
    on_paper: bool,
) -> Element<'a, M> {
    let bar = Scrollbar::new().width(kit.px(6.0)).scroller_width(kit.px(6.0)).margin(kit.px(3.0));
    let area = scrollable(content).id(Id::new(id)).direction(Direction::Vertical(bar)).width(Fill).height(Fill);
    if on_paper {
        area.style(scroll::on_paper(kit.palette)).into()
    } else {
        area.style(scroll::on_plate(kit.palette)).into()
    }
}

/// A body that scrolls above a part that stays at the lower edge.
pub fn pinned<'a, M: 'a>(kit: Kit, body: Element<'a, M>, foot: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let foot = container(foot).padding([kit.px(6.0), kit.px(14.0)]).width(Fill).style(style::bar(kit.palette));
    column![container(body).height(Fill), foot].into()
}

/// A sheet in the middle of a scrim over whatever lies below: `width` pixels of the design wide, scrolled if it is higher
/// than the window.
pub fn dialog<'a, M: 'a>(
    kit: Kit,
    window: Size,
    width: f32,
    title: String,
    content: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let title = words(kit, title, font::BOLD, 26.0).color(kit.palette.ink);
    let inner = Padding::from([kit.px(22.0), kit.px(24.0)]);
    // In line with buttons inside their rings.
    let title = container(title).padding([0, 6]);
    let body = column![title, content.into()].spacing(kit.px(14.0)).padding(inner).width(Fill);
    let bar = Scrollbar::new().width(kit.px(6.0)).scroller_width(kit.px(6.0)).margin(kit.px(3.0));
    let area = scrollable(body).direction(Direction::Vertical(bar)).height(Shrink).style(scroll::on_paper(kit.palette));
    let sheet = container(area)
        .width(kit.px(width).min(window.width - 24.0))
        .max_height(window.height - 24.0)
        .style(style::sheet(kit.palette));
    opaque(container(sheet).center(Fill).style(style::scrim(kit.palette)))
}

/// A line between parts of a sheet.
pub fn hairline<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    container(space().width(Fill).height(1)).style(style::hairline(kit.palette)).into()
}

/// A line between rows of a dark panel.
pub fn plate_line<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    container(space().width(Fill).height(1)).style(style::dark_hairline(kit.palette)).into()
}
