//! The grounds of pages and sheets: bar, cloth, scrolled and pinned parts, dialogs.

use super::steady::steady;
use super::stop::at_turn;
use super::{
    Kit, Operation, Press, arrow, centred_on_paper, drawn, icon as drawn_icon, paragraph, pinned, spoken,
    symbol_on_paper, words,
};
use crate::context::Context;
use crate::font::{self, LINE};
use crate::icon::{self, Icon};
use crate::keymap::Key;
use crate::paint;
use crate::theme::{container as style, scroll};
use crate::voice::{Role, Said, Sends};

use iced::widget::scrollable::{Anchor, Direction, Scrollbar};
use iced::widget::{Id, column, container, mouse_area, opaque, responsive, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Padding, Rectangle, Shrink, Size};

/// Turn of the stops at the right end of a bar, which come last.
const LAST: i8 = 9;
/// Size of the muted words after the title of a page, in pixels of the design.
const ABOUT: f32 = 16.0;

/// Measures of a page behind the front door in a window, in logical pixels: the margins at its sides, above and below it,
/// the size of its title, and the gaps between its head, its body and its foot.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Leaf {
    side: f32,
    above: f32,
    title: f32,
    gap: f32,
    /// Height of the foot without the rings around it.
    pub(crate) foot: f32,
    window: Size,
}

impl Leaf {
    /// Measures a page in a window, with a foot of this height in logical pixels, without the rings around it.
    pub(crate) fn of(context: &Context, foot: f32) -> Self {
        let window = context.size;
        let [side, above, title, gap] =
            if window.width >= 900.0 { [48.0, 26.0, 30.0, 20.0] } else { [18.0, 10.0, 25.0, 8.0] };
        Leaf { side, above, title: title * context.text_scale(), gap, foot, window }
    }

    /// Measures a page without a foot in a window.
    pub(crate) fn footless(context: &Context) -> Self {
        let leaf = Leaf::of(context, 0.0);
        Leaf { foot: -leaf.gap, ..leaf }
    }

    fn head(self, kit: Kit) -> f32 {
        kit.side(44.0).max(44.0).max(LINE * self.title) + 12.0
    }

    /// Returns the room of the body.
    pub(crate) fn room(self, kit: Kit) -> Size {
        let used = 2.0f32.mul_add(self.above + self.gap, self.head(kit) - 12.0) + self.foot;
        Size::new(2.0f32.mul_add(-self.side, self.window.width), (self.window.height - used).max(kit.px(80.0)))
    }

    /// Draws the page: a round arrow and the title, what stands at the right end of them, a body, and a foot.
    pub(crate) fn view<'a, M: Sends>(
        self,
        kit: Kit,
        (title, right): (String, Element<'a, M>),
        (name, back): (String, M),
        body: impl Into<Element<'a, M>>,
        foot: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        self.footed(kit, self.top(kit, (title, None), at_turn(LAST, right), (name, back)), body, foot)
    }

    /// Draws the page as [`Leaf::view`] does, with muted words after its title.
    pub(crate) fn view_about<'a, M: Sends>(
        self,
        kit: Kit,
        (title, about, right): (String, String, Element<'a, M>),
        back: (String, M),
        body: impl Into<Element<'a, M>>,
        foot: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        self.footed(kit, self.top(kit, (title, Some(about)), at_turn(LAST, right), back), body, foot)
    }

    fn footed<'a, M: 'a>(
        self,
        kit: Kit,
        head: Element<'a, M>,
        body: impl Into<Element<'a, M>>,
        foot: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        let room = self.room(kit);
        // Rings lie in the gaps.
        let page = column![
            head,
            space().height(self.gap - 6.0),
            container(body).height(room.height).padding(Padding::ZERO.horizontal(self.side)),
            space().height(self.gap - 6.0),
            container(foot)
                .height((self.foot + 12.0).max(0.0))
                .padding(Padding::ZERO.left(self.side).right(self.side - 6.0)),
        ];
        self.on_cloth(kit, page)
    }

    /// Returns the room of the body of an open page, without the rings at its edges.
    pub(crate) fn open_room(self, kit: Kit) -> Size {
        let used = self.above + self.head(kit) + self.gap + self.above;
        Size::new(2.0f32.mul_add(-self.side, self.window.width), self.window.height - used)
    }

    /// Draws the page without a foot, with a body of controls whose rings lie at its edges.
    pub(crate) fn open<'a, M: Sends>(
        self,
        kit: Kit,
        (title, right): (String, Element<'a, M>),
        back: (String, M),
        body: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        self.below_head(kit, self.top(kit, (title, None), right, back), body)
    }

    /// Draws the page as [`Leaf::open`] does, with muted words after its title; what stands at the right end comes last.
    pub(crate) fn open_about<'a, M: Sends>(
        self,
        kit: Kit,
        (title, about, right): (String, String, Element<'a, M>),
        back: (String, M),
        body: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        self.below_head(kit, self.top(kit, (title, Some(about)), at_turn(LAST, right), back), body)
    }

    fn below_head<'a, M: 'a>(self, kit: Kit, head: Element<'a, M>, body: impl Into<Element<'a, M>>) -> Element<'a, M> {
        let body = container(body).width(Fill).height(Fill).padding(Padding::ZERO.horizontal(self.side - 6.0));
        let page = column![head, space().height(self.gap - 6.0), body];
        self.on_cloth(kit, page.padding(Padding::ZERO.bottom(self.above - 6.0)))
    }

    fn on_cloth<'a, M: 'a>(self, kit: Kit, page: impl Into<Element<'a, M>>) -> Element<'a, M> {
        let ground = drawn(Fill, Fill, move |frame, rect| paint::cloth(frame, kit.palette, rect));
        stack![ground, container(page).padding(Padding::ZERO.top(self.above - 6.0)).width(Fill).height(Fill)].into()
    }

    /// Draws the head: a round arrow, the title, muted words after it, and what stands at the right end of them.
    fn top<'a, M: Sends>(
        self,
        kit: Kit,
        (title, about): (String, Option<String>),
        right: Element<'a, M>,
        (name, back): (String, M),
    ) -> Element<'a, M> {
        let title_size = self.title / kit.scale;
        let title = responsive(move |room| {
            let wide = kit.width(&title, (font::BOLD, title_size));
            let size = title_size * (room.width / wide).clamp(0.6, 1.0);
            let fitted = kit.fit(&title, (font::BOLD, size), room.width + 1.0);
            let left = room.width - wide - kit.px(18.0);
            let about = about.as_ref().filter(|_| left > kit.px(60.0)).map(|about| {
                let about = kit.fit(about, (font::REGULAR, ABOUT), left);
                words(kit, about, (font::REGULAR, ABOUT)).color(kit.palette.muted)
            });
            let line = row![words(kit, fitted, (font::BOLD, size)).color(kit.palette.text)].push(about);
            container(line.spacing(kit.px(16.0)).align_y(Alignment::Center)).center_y(Fill).into()
        });
        let head = row![arrow(kit, name, back), title, right].spacing(10.0).align_y(Alignment::Center);
        container(head).height(self.head(kit)).padding(Padding::ZERO.horizontal(self.side - 6.0)).into()
    }
}

/// Makes content scroll where it is higher than its place, on paper or on the cloth. A control that is pressed in it
/// stays under the pointer.
pub(crate) fn scrolled<'a, M: 'a>(
    kit: Kit,
    id: &'static str,
    content: impl Into<Element<'a, M>>,
    on_paper: bool,
) -> Element<'a, M> {
    let (width, margin) = (kit.px(6.0), kit.px(3.0));
    let bar = Scrollbar::new().width(width).scroller_width(width).margin(margin);
    steady(content, 2.0f32.mul_add(margin, width), |content| {
        let area = scrollable(content).id(Id::new(id)).direction(Direction::Vertical(bar)).width(Fill).height(Fill);
        if on_paper {
            area.style(scroll::on_paper(kit.palette)).into()
        } else {
            area.style(scroll::on_plate(kit.palette)).into()
        }
    })
}

/// Draws a sheet of paper as wide as it may be, with `padding` around its contents.
pub(crate) fn sheet<'a, M: 'a>(
    kit: Kit,
    content: impl Into<Element<'a, M>>,
    padding: impl Into<Padding>,
) -> container::Container<'a, M> {
    container(content).padding(padding).width(Fill).style(style::sheet(kit.palette))
}

/// Draws a sheet `width` logical pixels wide and as high as it may be: its top, a body that scrolls, and its foot if
/// there is one.
pub(crate) fn searched<'a, M: 'a>(
    kit: Kit,
    width: f32,
    top: impl Into<Element<'a, M>>,
    body: impl Into<Element<'a, M>>,
    foot: Option<Element<'a, M>>,
) -> container::Container<'a, M> {
    let foot = foot.map(|foot| column![hairline(kit), foot]);
    let content = column![top.into(), hairline(kit), container(body).height(Fill)].push(foot);
    sheet(kit, content, [kit.px(6.0), 0.0]).width(width).height(Fill)
}

/// Draws a sheet in the middle of a scrim over the screen below: `width` pixels of the design wide. Content higher than
/// the window scrolls between the title and the `foot`, if there is one. Keys scroll it as `dialog_scroll` says.
pub fn dialog<'a, M: 'a>(
    context: &Context,
    width: f32,
    title: String,
    content: impl Into<Element<'a, M>>,
    foot: Option<Element<'a, M>>,
) -> Element<'a, M> {
    over_scrim(context, width, Some(title), (content.into(), Anchor::Start), foot)
}

/// Draws a [`dialog`] whose title is among its content.
pub(crate) fn bare_dialog<'a, M: 'a>(
    context: &Context,
    width: f32,
    content: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    over_scrim(context, width, None, (content.into(), Anchor::Start), None)
}

/// Draws a [`dialog`] with its end in view first: of a log the newest lines matter most.
pub(crate) fn dialog_from_end<'a, M: 'a>(
    context: &Context,
    width: f32,
    title: String,
    content: impl Into<Element<'a, M>>,
    foot: Option<Element<'a, M>>,
) -> Element<'a, M> {
    over_scrim(context, width, Some(title), (content.into(), Anchor::End), foot)
}

/// Id of the part of a dialog that scrolls.
const DIALOG: &str = "dialog";
/// Distance larger than any dialog can be scrolled, in logical pixels.
const WHOLE: f32 = 1e6;
/// Height of a foot with its distance, in pixels of the design.
const FOOT: f32 = 74.0;

fn over_scrim<'a, M: 'a>(
    context: &Context,
    width: f32,
    title: Option<String>,
    (content, shown_first): (Element<'a, M>, Anchor),
    foot: Option<Element<'a, M>>,
) -> Element<'a, M> {
    let (kit, window) = (Kit::of(context), context.size);
    let titled = if title.is_some() { kit.px(26.0 * LINE + 14.0) } else { 0.0 };
    let title = title.map(|title| words(kit, title, font::TITLE).color(kit.palette.ink));
    let inner = Padding::from([kit.px(22.0), kit.px(24.0)]);
    // In line with buttons inside their rings.
    let title = title.map(|title| container(title).padding([0, 6]));
    let below = kit.px(FOOT).max(kit.px(14.0) + kit.least + 12.0);
    let beside = kit.px(2.0 * 22.0) + titled + if foot.is_some() { below } else { 0.0 };
    // Beside the words, not over them.
    let bar = Scrollbar::new().width(kit.px(6.0)).scroller_width(kit.px(6.0)).margin(kit.px(1.0)).spacing(kit.px(6.0));
    let area = scrollable(content)
        .direction(Direction::Vertical(bar))
        .anchor_y(shown_first)
        .id(Id::new(DIALOG))
        .height(Shrink)
        .style(scroll::on_paper(kit.palette));
    // A column gives its last part what the others leave: the foot must be left its place.
    let area = container(area).max_height((window.height - 24.0 - beside).max(0.0));
    let body = column![].push(title).push(area).push(foot).spacing(kit.px(14.0)).padding(inner).width(Fill);
    let sheet = container(body)
        .width(kit.px(width).min(window.width - 24.0))
        .max_height(window.height - 24.0)
        .style(style::sheet(kit.palette));
    opaque(container(sheet).center(Fill).style(style::scrim(kit.palette)))
}

/// Draws a dark panel in the upper left corner, where the button is that opens it: `width` pixels of the design wide. What
/// lies below stays in sight; a click on it sends `close`.
pub(crate) fn hanging<'a, M: Sends>(
    context: &Context,
    width: f32,
    title: Element<'a, M>,
    content: Element<'a, M>,
    close: M,
) -> Element<'a, M> {
    let (kit, window) = (Kit::of(context), context.size);
    let bar = Scrollbar::new().width(kit.px(6.0)).scroller_width(kit.px(6.0)).spacing(kit.px(4.0));
    let area = scrollable(content)
        .direction(Direction::Vertical(bar))
        .id(Id::new(DIALOG))
        .style(scroll::on_plate(kit.palette));
    let body = column![title, area].padding([2.0, kit.px(6.0)]);
    let panel = container(body).width(kit.px(width).min(window.width - 24.0)).max_height(window.height - 24.0);
    let panel = opaque(panel.style(style::plate(kit.palette)));
    mouse_area(container(panel).padding(kit.px(12.0)).width(Fill).height(Fill)).on_press(close).into()
}

/// Draws a slip of paper in a place of the window, or higher where its content is, but no lower than the place ends: its
/// heading in pencil, a cross, and content that scrolls. What lies below stays in sight; a click on it sends `close`.
pub(crate) fn slip<'a, M: Sends>(
    context: &Context,
    place: Rectangle,
    title: String,
    content: Element<'a, M>,
    (name, close): (String, M),
) -> Element<'a, M> {
    let kit = Kit { scale: Kit::of(context).scale.min(1.4), ..Kit::of(context) };
    let bar = Scrollbar::new().width(kit.px(5.0)).scroller_width(kit.px(5.0)).spacing(kit.px(4.0));
    // What goes on below the paper fades towards its edge, and shows no halves of letters.
    let edge = kit.px(18.0);
    let area = scrollable(container(content).padding(Padding::ZERO.bottom(edge)))
        .direction(Direction::Vertical(bar))
        .id(Id::new(DIALOG))
        .style(scroll::on_paper(kit.palette));
    let fade = container(space().width(Fill).height(edge)).style(style::fading(kit.palette.paper));
    let fade = container(fade).align_bottom(Fill).padding(Padding::ZERO.right(kit.px(9.0)));
    let area = stack![area, fade];
    let binding = container(space().width(Fill).height(kit.px(12.0))).style(style::block(kit.palette.binding, 4.0));
    let title = paragraph(kit, title, (font::PENCIL_BOLD, 26.0)).color(kit.palette.ink).width(Fill);
    let cross = symbol_on_paper(kit, (icon::CROSS, name), 34.0, Press::new(close.clone()).begins(true));
    let padding = Padding { top: 2.0, bottom: 0.0, left: kit.px(14.0), right: kit.px(6.0) };
    let body = column![row![title, cross].align_y(Alignment::Center), area].spacing(kit.px(2.0)).padding(padding);
    let sheet = container(column![binding, body]).width(place.width).max_height(place.height);
    let sheet = opaque(sheet.style(style::block(kit.palette.paper, 6.0)));
    let sheet = container(sheet).width(place.width).height(place.height).center_y(place.height);
    mouse_area(pinned(place.position(), sheet)).on_press(close).into()
}

/// Returns the request to scroll that a key makes in a [`dialog`]; with `by_lines` the arrows do so too, which else
/// move through its buttons. A dialog that begins at its end is counted from there.
pub(crate) fn dialog_scroll(key: Key, context: &Context, by_lines: bool, from_end: bool) -> Option<Operation> {
    let (page, line) = (0.6 * context.size.height, 40.0 * context.text_scale());
    let down = match key {
        Key::PageDown => page,
        Key::PageUp => -page,
        Key::Home => -WHOLE,
        Key::End => WHOLE,
        Key::Down if by_lines => line,
        Key::Up if by_lines => -line,
        _ => return None,
    };
    Some(Operation::ScrollBy(Id::new(DIALOG), if from_end { -down } else { down }))
}

/// Draws a line between parts of a sheet.
pub(crate) fn hairline<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    container(space().width(Fill).height(1)).style(style::hairline(kit.palette)).into()
}

/// Draws a line between rows of a dark panel.
pub(crate) fn plate_line<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    container(space().width(Fill).height(1)).style(style::dark_hairline(kit.palette)).into()
}

/// Draws words on paper with a red stroke in the margin, and the cross that closes it, as high as it may be.
pub(crate) fn notice<'a, M: Sends>(kit: Kit, said: &'a str, close: String, closed: M) -> Element<'a, M> {
    let said = paragraph(kit, said, font::NAME).color(kit.palette.ink).width(Fill);
    let close = symbol_on_paper(kit, (icon::CROSS, close), 44.0, Press::new(closed));
    let line = row![margin_stroke(kit), said, close].spacing(kit.px(10.0)).align_y(Alignment::Center);
    let line = line.padding(Padding::ZERO.right(kit.px(10.0)));
    sheet(kit, container(line).center_y(Fill), 0).height(Fill).into()
}

/// Draws the red stroke in the margin of a notice.
fn margin_stroke<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    let stroke = container(space().width(kit.px(5.0)).height(Fill));
    let stroke = stroke.style(style::block(kit.palette.pencil, kit.px(2.5)));
    container(stroke).padding([kit.px(14.0), kit.px(10.0)]).into()
}

/// Draws a notice on paper at the foot of the page where it happened: a sign, what it says, one way on, and a cross. It takes no
/// focus.
pub(crate) fn paper_notice<'a, M: Sends>(
    kit: Kit,
    sign: Icon,
    said: String,
    way: Option<(String, M)>,
    close: Option<(String, M)>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let said = spoken(paragraph(kit, said, font::NAME).color(palette.ink), Said::new(Role::Notice));
    let way = way.map(|(words, message)| {
        let wide = kit.width(&words, font::NAME) + kit.px(48.0) + 12.0;
        container(centred_on_paper(kit, None, words, Press::new(message))).width(wide)
    });
    let close = close.map(|(name, message)| symbol_on_paper(kit, (icon::CROSS, name), 44.0, Press::new(message)));
    let line = row![margin_stroke(kit), drawn_icon(kit, sign, 26.0, palette.ink), container(said).width(Fill)]
        .push(way)
        .push(close);
    let line = line.spacing(kit.px(10.0)).align_y(Alignment::Center).padding(Padding::ZERO.right(kit.px(10.0)));
    sheet(kit, container(line).center_y(Fill), 0).height(Fill).into()
}
