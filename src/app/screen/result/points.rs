//! The four points with their cards and owners, and the card points each side took.

use super::{Message, Result};
use crate::app::context::Context;
use crate::app::font;
use crate::app::paint::{self, Label};
use crate::app::sides;
use crate::app::widget::{self, CardsRow, Kit, avatar, card, cards_row, drawn, paragraph, veiled, words};
use crate::engine::{Award, Card, CardPoints, Cards, Point, Side};
use crate::language::phrase;
use crate::t;

use iced::widget::{Column, column, container, rich_text, row, space, span};
use iced::{Alignment, Element, Fill, FillPortion, Point as Place, Rectangle};

/// The width of the cards, in pixels of the design: less where the page scrolls.
const CARD: f32 = 57.0;
const SMALL_CARD: f32 = 48.0;

/// A row for each of the four points.
pub fn rows<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    Column::from_iter(Point::ALL.into_iter().enumerate().map(|(index, point)| {
        let line = container(point_row(screen, kit, context, point)).padding([kit.px(1.0), kit.px(28.0)]);
        column![widget::hairline(kit), veiled(line, (kit.palette.paper, 0.0), screen.count.row(index))].into()
    }))
    .into()
}

fn point_row<'a>(screen: &'a Result, kit: Kit, context: &'a Context, point: Point) -> Element<'a, Message> {
    let (l, palette, names) = (&context.language, kit.palette, &screen.names);
    let made = screen.finished.score.awards.of(point);
    let owner = phrase::award_owner(l, names, &screen.finished, point);
    let reason = phrase::award(l, names, &screen.finished, point);
    let lines = column![
        paragraph(kit, owner, font::SEMIBOLD, 19.0).color(palette.ink),
        paragraph(kit, reason, font::REGULAR, 15.0).color(palette.second_ink),
    ];
    let face = match made {
        Some(award) => {
            let seat = screen.seat_of(award.side);
            avatar(kit, phrase::player(l, names, seat), award.side.index(), screen.player(seat), 40.0)
        }
        None => space().width(kit.px(40.0).round()).into(),
    };
    let title = words(kit, phrase::point(l, point), font::SEMIBOLD, 20.0).color(palette.ink);
    let line =
        row![container(title).width(kit.px(74.0)), thing(screen, kit, context, point, made), face, lines.width(Fill),];
    line.push(made.map(|award| worth(screen, kit, context, &award)))
        .spacing(kit.px(14.0))
        .align_y(Alignment::Center)
        .into()
}

/// The card that made the point; for Game the number of card points.
fn thing<'a>(
    screen: &'a Result,
    kit: Kit,
    context: &'a Context,
    point: Point,
    made: Option<Award>,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let is_narrow = context.size.width < super::NARROW;
    let width = kit.px(if is_narrow { SMALL_CARD } else { CARD }).round();
    if let Some(held) = made.and_then(|award| award.card) {
        return card(context, held.card, width);
    }
    let margin = (0.08 * width).ceil().max(8.0);
    let rect = Rectangle { x: margin, y: margin, width, height: 1.4 * width };
    let (across, down) = (width + 2.0 * margin, 1.4f32.mul_add(width, 2.0 * margin));
    if point != Point::Game {
        return drawn(across, down, move |frame, _| {
            paint::dashed(frame, rect, 0.07 * width, palette.control_edge, 1.5, &[5.0, 4.0]);
        });
    }
    let most = screen.finished.score.awards.card_points.values().max().copied().unwrap_or_default().0;
    let unit = t!(context.language, "hand-card-points-unit", points = most);
    let figure = most.to_string();
    drawn(across, down, move |frame, _| {
        paint::fill(frame, rect, 0.07 * width, palette.action);
        let at = |share: f32| Place::new(rect.center_x(), share.mul_add(rect.height, rect.y));
        let colour = palette.on_action;
        Label::new(&figure, font::BOLD, 0.5 * width, colour).centred().draw(frame, at(0.38));
        Label::new(&unit, font::REGULAR, 0.25 * width, colour).centred().within(width).draw(frame, at(0.74));
    })
}

/// What the point is worth: it counts, or it is lost by the set-back.
fn worth<'a>(screen: &'a Result, kit: Kit, context: &'a Context, award: &Award) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let change = phrase::change(award.points);
    // Whether the pitcher is set back is told by the stamp.
    let is_open = screen.count.stamp().is_none();
    let counts = screen.finished.score.counts(award) || is_open;
    let colour = if counts { palette.gain } else { palette.second_ink };
    let figure: iced::widget::text::Rich<'a, (), Message> =
        rich_text![span(change).font(font::BOLD).size(kit.px(21.0)).color(colour).strikethrough(!counts)];
    let about = match counts {
        _ if is_open => " ".to_owned(),
        true => t!(l, "award-counts"),
        false => t!(l, "award-lost"),
    };
    column![figure, words(kit, about, font::REGULAR, 14.0).color(palette.second_ink)].align_x(Alignment::End).into()
}

/// A bar for the card points of each side, with the cards that made them; the most first.
pub fn bars<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, names) = (&context.language, kit.palette, &screen.names);
    let values = paragraph(kit, t!(l, "hand-card-values"), font::REGULAR, 14.0).color(palette.second_ink);
    let heading = row![
        words(kit, t!(l, "hand-card-points"), font::SEMIBOLD, 16.0).color(palette.ink),
        container(values).align_right(Fill),
    ];
    let awards = &screen.finished.score.awards;
    let mut sides: Vec<(Side, CardPoints)> = awards.card_points.iter().map(|(side, points)| (side, *points)).collect();
    sides.sort_by_key(|(_, points)| std::cmp::Reverse(points.0));
    let most = sides.first().map_or(1, |(_, points)| points.0.max(1));
    let scorer = awards.of(Point::Game).map(|award| award.side);
    let room = (0.5 * context.size.width.min(kit.px(1000.0)) - kit.px(60.0)).max(120.0);
    let rows = sides.into_iter().map(|(side, points)| {
        let name = font::fit(&sides::label(l, names, side), font::MEDIUM, kit.px(15.0), kit.px(92.0));
        let face = if scorer == Some(side) { font::SEMIBOLD } else { font::REGULAR };
        let strong = scorer == Some(side);
        let ground = if strong { palette.action } else { palette.action.scale_alpha(0.38) };
        let bar = drawn(FillPortion(1), kit.px(20.0), move |frame, rect| {
            let figure = points.0.to_string();
            let longest = rect.width - kit.px(40.0);
            let length = (longest * f32::from(points.0) / f32::from(most)).max(3.0);
            let top = rect.center_y() - kit.px(8.0);
            let at = Rectangle { x: 0.0, y: top, width: length, height: kit.px(16.0) };
            paint::fill(frame, paint::snapped(at), 2.0, ground);
            Label::new(&figure, font::SEMIBOLD, kit.px(15.0), palette.ink)
                .draw(frame, Place::new(length + kit.px(9.0), rect.center_y()));
        });
        let cards = CardsRow { width: room, four_colours: context.settings.four_colours, is_right: true };
        row![
            container(words(kit, name, face, 15.0).color(palette.ink)).width(kit.px(96.0)),
            bar,
            cards_row(kit, counting(screen, side), cards),
        ]
        .align_y(Alignment::Center)
        .into()
    });
    column![heading, Column::from_iter(rows).spacing(kit.px(3.0))].spacing(kit.px(6.0)).into()
}

/// The cards that count for a side, the most valuable first.
fn counting(screen: &Result, side: Side) -> Vec<Card> {
    let rules = screen.names.rules();
    let won = rules.members(side).fold(Cards::NONE, |won, seat| won | screen.finished.won[seat]);
    let worth = |card: &Card| CardPoints::of(Cards::of(*card)).0;
    let mut cards: Vec<Card> = won.iter().filter(|card| worth(card) > 0).collect();
    cards.sort_by_key(|card| std::cmp::Reverse((worth(card), card.suit())));
    cards
}
