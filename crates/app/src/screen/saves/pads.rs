//! Page of the games in progress, each with its pad; beside them the way to all games.

use super::started::{Head, Sort, Started};
use super::{Message, Saves, page};
use crate::context::Context;
use crate::font::{self, Lettering};
use crate::icon;
use crate::paint::{self, Label};
use crate::portrait::{Mood, Portrait};
use crate::theme::button as button_style;
use crate::widget::{
    self, Heeds, Kit, Leaf, Press, attended, button, cap, drawn, icon as sign, ringed, second_high, words,
};
use pitch_language::t;

use iced::widget::canvas::Frame;
use iced::widget::{Column, Id, Row, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Point, Rectangle, Size, Vector};

/// Number of games that are shown.
pub(super) const MOST: usize = 5;
/// Id of the area that scrolls.
pub(super) const PADS: &str = "saves-pads";
/// Window width from which three pads stand beside each other, in logical pixels.
const THREE: f32 = 900.0;
/// Distance between pads, their least height, and the height of the notice below them, in pixels of the design.
const GAP: f32 = 18.0;
const LEAST: f32 = 128.0;
const NOTICE: f32 = 76.0;
/// Width of the ring around a pad, in logical pixels.
const RING: f32 = 3.0;
/// Rows of a pad that are drawn.
const ROWS: usize = 3;
/// Height of a pad at scale 1, with as many rows and the place of the next.
const PAD: f32 = 13.0 + 32.0 + 29.0 * (ROWS as f32 + 1.0);

/// Returns the id of the place of a game.
pub(super) fn place(index: usize) -> Id {
    Id::from(format!("saves-pad-{index}"))
}

/// Returns the number of pads beside each other.
pub(super) fn columns(context: &Context) -> usize {
    if context.size.width >= THREE { 3 } else { 2 }
}

/// Draws the page.
pub(super) fn pads<'a>(screen: &'a Saves, context: &'a Context) -> Element<'a, Message> {
    let (kit, l) = (Kit::of(context), &context.language);
    let told = page::below(screen, kit, context);
    let more = page::told_height(screen, kit, 0.8 * context.size.width);
    let high = if told.is_some() { kit.side(NOTICE) + more } else { 0.0 };
    let leaf = if told.is_some() { Leaf::of(context, high) } else { Leaf::footless(context) };
    let room = leaf.room(kit);
    let columns = columns(context);
    let cells = screen.started.len() + 1;
    let rows = cells.div_ceil(columns).max(2);
    let gap = kit.px(GAP) - 2.0 * RING;
    let share = |length: f32, count: usize| (length - gap * (count as f32 - 1.0)) / count as f32;
    // The rings lie in the gaps.
    let height = (share(room.height, rows) - 2.0 * RING).max(kit.px(LEAST));
    let width = share(room.width, columns);
    let mut all: Vec<Element<'_, Message>> = screen
        .started
        .iter()
        .enumerate()
        .map(|(index, started)| pad(kit, context, (index, started), Size::new(width, height)))
        .collect();
    all.push(finished(screen, kit, context, Size::new(width, height)));
    let mut all = all.into_iter();
    let lines = (0..cells.div_ceil(columns)).map(|_| Row::from_iter(all.by_ref().take(columns)).spacing(gap).into());
    let grid = container(Column::from_iter(lines).spacing(gap)).width(Fill);
    let body = widget::scrolled(kit, PADS, grid, false);
    let open = t!(l, "saves-open-file");
    let wide = kit.width(&open, font::NAME) + kit.px(62.0) + 12.0;
    let open = second_high(kit, Some(icon::FOLDER), open, 44.0, Press::new(Message::OpenFile));
    let open = container(open).width(wide);
    let foot = told.unwrap_or_else(|| space().into());
    leaf.view(kit, (t!(l, "saves-title"), open.into()), (t!(l, "page-back"), Message::Back), body, foot)
}

/// Draws a game in progress; the first is the main action.
fn pad<'a>(kit: Kit, context: &'a Context, (index, started): (usize, &'a Started), size: Size) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let is_first = index == 0;
    let end: Option<Element<'_, Message>> = match started.sort {
        _ if is_first => Some(cap(kit, t!(l, "keys-enter"), palette.text)),
        Sort::Alone => None,
        Sort::People => Some(sign(kit, icon::PERSON, 20.0, palette.text)),
        Sort::RealCards => Some(sign(kit, icon::PAD, 20.0, palette.text)),
    };
    let room = size.width - 2.0 * RING - kit.px(28.0) - if end.is_some() { kit.px(60.0) } else { 0.0 };
    let title = kit.fit(&started.title, (font::SEMIBOLD, 18.0), room);
    let about = kit.fit(&started.about, font::HELP, room);
    let said = column![
        words(kit, title, (font::SEMIBOLD, 18.0)).color(palette.text),
        words(kit, about, font::HELP).color(palette.muted),
    ];
    let paper = drawn(Fill, Fill, move |frame, rect| draw(frame, kit, context, started, rect));
    let foot = row![said.width(Fill)].push(end).align_y(Alignment::Center);
    let content = column![container(paper).height(Fill), foot].spacing(kit.px(10.0));
    let control = button(kit, content)
        .padding(kit.px(14.0))
        .width(Fill)
        .height(size.height)
        .on_press(Message::Play(started.path.clone()))
        .named(started.told(l))
        .style(button_style::pad(palette, is_first));
    let ring = ringed(control, palette.amber, button_style::PAD_CORNER - RING).padding(RING).begins(is_first);
    let heeds = Heeds { came: None, left: None, menu: Some(Message::More(started.path.clone())) };
    attended(container(ring).width(size.width).id(place(index)), heeds)
}

/// Draws the newest rows of a pad, with faces or the signs of the sides over the columns.
fn draw(frame: &mut Frame, kit: Kit, context: &Context, started: &Started, rect: Rectangle) {
    let palette = kit.palette;
    let scale = (rect.height / PAD).clamp(0.7, 1.5 * kit.scale.max(1.0));
    let first = started.totals.len().saturating_sub(ROWS);
    let labels: Vec<String> = (first..started.totals.len()).map(|hand| (hand + 1).to_string()).collect();
    let rows = labels.iter().zip(&started.totals[first..]);
    let rows = rows.map(|(label, totals)| paint::Row { label, totals: totals.clone() }).collect();
    let columns = started.heads.iter().map(|_| paint::Column { name: "", side: None, is_pitcher: false }).collect();
    paint::pad(frame, palette, scale, rect, &paint::Pad { columns, rows, note: None, ring: None });
    let count = started.heads.len();
    for (index, Head { name, player, side }) in started.heads.iter().enumerate() {
        let (middle, width) = paint::pad_heading(rect, scale, (index, count));
        if let Some((player, seat)) = player {
            let side = (27.0 * scale).min(0.9 * width);
            let square = Rectangle::new(middle - Vector::new(side / 2.0, side / 2.0), Size::new(side, side));
            let portrait = Portrait::of(player, *seat, Mood::Calm);
            let (place, picture) = context.face(portrait, square);
            frame.draw_image(place, picture);
        } else {
            let label = Label::new(name, font::PENCIL_BOLD, 17.0 * scale, palette.ink);
            let (radius, gap) = (6.0 * scale, 5.0 * scale);
            let label = label.within(width - 2.0 * radius - 2.0 * gap);
            let begin = middle.x - (label.width() + 2.0 * radius + gap) / 2.0;
            paint::mark(frame, palette, Point::new(begin + radius, middle.y), *side, radius);
            label.draw(frame, Point::new(begin + 2.0 * radius + gap, middle.y));
        }
    }
}

/// Draws the way to all games.
fn finished<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, size: Size) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let over = screen.games.all().iter().filter(|game| game.is_over()).count();
    let (title, about) = match over {
        0 => (t!(l, "saves-all"), t!(l, "saves-all-about")),
        count => (t!(l, "saves-finished", count = count), t!(l, "saves-look-back")),
    };
    let room = size.width - 2.0 * RING - kit.px(28.0);
    let line = |text: String, style: Lettering, colour| words(kit, kit.fit(&text, style, room), style).color(colour);
    let name = format!("{title}, {about}");
    let said = column![line(title, (font::SEMIBOLD, 20.0).into(), palette.text), line(about, font::BODY, palette.text)];
    let said = said.spacing(kit.px(6.0)).align_x(Alignment::Center);
    let edge = drawn(Fill, Fill, move |frame, rect: Rectangle| {
        let path = paint::rounded(rect.shrink(1.0), button_style::PAD_CORNER);
        paint::dashed_path(frame, &path, palette.felt_line, 1.0, &[4.0, 4.0]);
    });
    let control = button(kit, stack![edge, container(said).center(Fill)])
        .padding(0)
        .width(Fill)
        .height(size.height)
        .on_press(Message::Finished)
        .named(name)
        .style(button_style::row(palette, false));
    let ring = ringed(control, palette.amber, button_style::PAD_CORNER - RING).padding(RING);
    container(ring).width(size.width).id(place(screen.started.len())).into()
}
