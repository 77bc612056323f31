//! The rows of the list: only those in view are made and drawn, however many games there are.

use super::chart::Charts;
use super::{Game, Message, Saves, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::theme::{button as button_style, container as style, scroll};
use crate::app::widget::{Kit, drawn, ringed, words};

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Id, button, column, container, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Length, Rectangle};

/// The area that scrolls.
pub const PAGE: &str = "saves";
/// The height of a row, in pixels of the design.
pub const ROW: f32 = 66.0;
/// Widths of the columns, in pixels of the design: the picture, the scores with how the game stands, the date.
const CHART: f32 = 112.0;
const SCORES: f32 = 212.0;
const DATE: f32 = 104.0;
/// The space at the sides of a row and between its columns.
const SIDE: f32 = 18.0;
const GAP: f32 = 16.0;
/// Below this width of the window there is no room for the date, in pixels of the design.
const NARROW: f32 = 860.0;

pub(super) fn row_height(kit: Kit) -> f32 {
    kit.px(ROW).round()
}

/// The rows that are seen of so many, from the first to beyond the last, in an area so high that is scrolled so far. One
/// more at each end is ready for the next turn of the wheel.
fn seen(count: usize, row: f32, offset: f32, height: f32) -> std::ops::Range<usize> {
    let first = ((offset / row).floor() as usize).saturating_sub(1).min(count);
    let rows = (height / row).ceil() as usize + 3;
    first..(first + rows).min(count)
}

pub(super) fn list<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let row = row_height(kit);
    let count = screen.found();
    // Before it was scrolled, the list is as high as the window at most.
    let rows = seen(count, row, screen.offset, screen.height.unwrap_or(context.size.height));
    let above = row * rows.start as f32;
    let below = row * (count - rows.end) as f32;
    let lines =
        rows.clone().filter_map(|place| Some(line(screen, kit, context, place, screen.shelf.get(place)?, width)));
    let block = stack![Column::from_iter(lines).width(Fill), charts(screen, kit, rows, row)];
    let content = column![space().height(above), block, space().height(below)];
    let bar = Scrollbar::new().width(kit.px(8.0)).scroller_width(kit.px(8.0)).margin(kit.px(3.0));
    scrollable(content)
        .id(Id::new(PAGE))
        .direction(Direction::Vertical(bar))
        .on_scroll(|view| Message::Scrolled(view.absolute_offset().y, view.bounds().height))
        .width(Fill)
        .height(Fill)
        .style(scroll::on_paper(kit.palette))
        .into()
}

/// The pictures of all rows that are seen, on one canvas.
fn charts<'a>(screen: &'a Saves, kit: Kit, rows: std::ops::Range<usize>, row: f32) -> Element<'a, Message> {
    let height = row * rows.len() as f32;
    drawn(kit.px(SIDE + CHART), height, move |frame, _| {
        let mut charts = Charts::default();
        for (line, place) in rows.clone().enumerate() {
            let summary = screen.shelf.get(place).and_then(|game| game.saved.summary.as_ref().ok());
            let y = row.mul_add(line as f32, kit.px(12.0));
            let place = Rectangle { x: kit.px(SIDE), y, width: kit.px(CHART), height: row - kit.px(24.0) };
            if let Some(summary) = summary {
                charts.add(summary, place);
            }
        }
        charts.draw(frame, kit.palette, kit.scale);
    })
}

fn line<'a>(
    screen: &Saves,
    kit: Kit,
    context: &Context,
    place: usize,
    game: &'a Game,
    width: f32,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let is_chosen = screen.place() == Some(place);
    let has_date = context.size.width >= kit.px(NARROW);
    let taken = CHART + SCORES + 2.0 * SIDE + 2.0 * GAP + if has_date { DATE + GAP } else { 0.0 };
    let room = width - kit.px(taken) - 12.0;
    let height: Length = row_height(kit).into();
    let colour = if game.is_sound() { palette.second_ink } else { palette.pencil };
    let title = named(kit, game, room);
    let about =
        words(kit, font::fit(&game.about, font::REGULAR, kit.px(15.0), room), font::REGULAR, 15.0).color(colour);
    let scores_room = kit.px(SCORES);
    let scores = font::fit(&game.scores, font::SEMIBOLD, kit.px(17.0), scores_room);
    let standing = font::fit(&game.standing, font::REGULAR, kit.px(15.0), scores_room);
    let scores = column![
        words(kit, scores, font::SEMIBOLD, 17.0).color(palette.ink),
        words(kit, standing, font::REGULAR, 15.0).color(colour),
    ];
    let scores = scores.spacing(kit.px(2.0)).width(scores_room);
    let names = column![title, about].spacing(kit.px(2.0)).width(Fill);
    let date = words(kit, game.date.as_str(), font::REGULAR, 15.0).color(palette.second_ink);
    let date = has_date.then(|| container(date).align_right(kit.px(DATE)));
    let content =
        row![space().width(kit.px(CHART)), names, scores].push(date).spacing(kit.px(GAP)).align_y(Alignment::Center);
    let control = button(container(content).center_y(Fill))
        .padding([0.0, kit.px(SIDE) - 9.0])
        .width(Fill)
        .height(Fill)
        .on_press(Message::Chosen(place))
        .style(button_style::paper_row(palette, is_chosen));
    let ring = is_chosen && screen.focus.shows(&Target::List);
    let ringed = ringed(control, palette.focus_on_paper, ring, button_style::CORNER).padding([2.0, 3.0]);
    let ringed = container(ringed).padding([0.0, 6.0]).height(height);
    if is_chosen {
        // A bar at the edge as well: nothing is told by colour alone.
        let bar = container(space().width(kit.px(4.0)).height(Fill)).style(style::block(palette.action, 2.0));
        stack![ringed, container(bar).padding([kit.px(10.0), 9.0])].height(height).into()
    } else {
        ringed.into()
    }
}

/// What the game is called, and after a title what is played.
fn named<'a>(kit: Kit, game: &'a Game, room: f32) -> Element<'a, Message> {
    let size = 17.0;
    let title = font::fit(&game.title, font::SEMIBOLD, kit.px(size), room);
    let left = room - font::width(&title, font::SEMIBOLD, kit.px(size)) - kit.px(10.0);
    let rules = game.rules.as_ref().filter(|_| left > kit.px(60.0));
    let rules = rules.map(|rules| {
        let rules = font::fit(rules, font::REGULAR, kit.px(15.0), left);
        words(kit, rules, font::REGULAR, 15.0).color(kit.palette.second_ink)
    });
    let title = words(kit, title, font::SEMIBOLD, size).color(kit.palette.ink);
    row![title].push(rules).spacing(kit.px(10.0)).align_y(Alignment::Center).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_seen_is_made() {
        assert_eq!(seen(1000, 66.0, 0.0, 600.0), 0..13);
        let far = seen(1000, 66.0, 33_000.0, 600.0);
        assert!(far.len() <= 13 && far.contains(&500) && far.contains(&509), "{far:?}");
        assert_eq!(seen(1000, 66.0, 66_000.0 - 600.0, 600.0).end, 1000);
        assert_eq!(seen(3, 66.0, 0.0, 600.0), 0..3);
        assert_eq!(seen(0, 66.0, 500.0, 600.0), 0..0);
        assert_eq!(seen(2, 66.0, 9000.0, 600.0), 2..2, "a list that became shorter");
    }
}
