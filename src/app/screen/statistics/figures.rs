//! The figures of the statistics, their pictures, and the same as a table.

use super::{Message, Statistics, Target, chart};
use crate::app::context::Context;
use crate::app::font;
use crate::app::theme::container as style;
use crate::app::widget::{Choice, Kit, hairline, paragraph, segments, words};
use crate::engine::{Point, Suit};
use crate::language::phrase;
use crate::language::statistics::{self, bids_of, made_of};
use crate::session::statistics::Summary;
use crate::t;

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill};

/// The height of a picture, in pixels of the design.
const PICTURE: f32 = 190.0;

/// The sheet of the figures.
pub(super) fn sheet<'a>(
    screen: &'a Statistics,
    kit: Kit,
    context: &'a Context,
    summary: Summary,
) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let forms = [(t!(l, "stats-pictures"), false), (t!(l, "stats-table"), true)];
    let forms = forms.map(|(text, form)| Choice::new(text, screen.is_table == form, Message::TableChosen(form)));
    let forms = segments(kit, forms.into(), screen.focus.shows(&Target::Form));
    let big = [
        (t!(l, "stats-games"), made_of(l, summary.games)),
        (t!(l, "stats-bids"), made_of(l, summary.all_bids())),
        (t!(l, "stats-set-backs"), summary.set_backs.to_string()),
        (t!(l, "stats-streak"), summary.longest_streak.to_string()),
    ];
    let big = big.into_iter().map(|(title, figure)| {
        column![
            words(kit, figure, font::BOLD, 26.0).color(palette.ink),
            paragraph(kit, title, font::REGULAR, 14.0).color(palette.second_ink),
        ]
        .width(Fill)
        .into()
    });
    let big = container(Row::from_iter(big).spacing(kit.px(12.0))).padding([0, 6]);
    let body: Element<'_, Message> = if summary.games.of == 0 {
        let none = paragraph(kit, t!(l, "stats-none-such"), font::REGULAR, 16.0).color(palette.second_ink);
        container(none).padding([0, 6]).into()
    } else if screen.is_table {
        table(kit, context, &summary)
    } else {
        pictures(kit, context, summary)
    };
    let head = row![space().width(Fill), forms];
    let content = column![head, big, container(hairline(kit)).padding([0, 6]), body];
    container(content.spacing(kit.px(14.0)))
        .padding([kit.px(14.0), kit.px(18.0)])
        .width(Fill)
        .style(style::sheet(palette))
        .into()
}

fn pictures<'a>(kit: Kit, context: &'a Context, summary: Summary) -> Element<'a, Message> {
    let l = &context.language;
    let bids = summary
        .bids
        .iter()
        .map(|(bid, success)| chart::Bar::new(bids_of(l, *bid), success.share().unwrap_or(0.0), made_of(l, *success)));
    let suits = Suit::ALL.into_iter().zip(summary.suits).map(|(suit, success)| {
        chart::Bar::new(phrase::suit(l, suit), success.share().unwrap_or(0.0), made_of(l, success))
    });
    let most = summary.points.iter().copied().max().unwrap_or(1).max(1);
    let points = Point::ALL
        .into_iter()
        .zip(summary.points)
        .map(|(point, count)| chart::Bar::new(phrase::point(l, point), count as f32 / most as f32, count.to_string()));
    let (bids, suits, points) = (bids.collect(), suits.collect(), points.collect());
    let pairs = [
        (t!(l, "stats-by-bid"), chart::bars(kit, bids)),
        (t!(l, "stats-by-suit"), chart::bars(kit, suits)),
        (t!(l, "stats-points"), chart::bars(kit, points)),
        (t!(l, "stats-results"), chart::results(kit, summary.results, t!(l, "stats-last-right"), PICTURE)),
    ];
    let titled = |(title, picture): (String, Element<'a, Message>)| -> Element<'a, Message> {
        let title = words(kit, title, font::SEMIBOLD, 15.0).color(kit.palette.ink);
        container(column![title, picture].spacing(kit.px(4.0))).padding([0, 6]).width(Fill).into()
    };
    let is_narrow = context.size.width < kit.px(1100.0);
    let pairs: Vec<Element<'a, Message>> = pairs.into_iter().map(titled).collect();
    let grid: Element<'a, Message> = if is_narrow {
        Column::from_iter(pairs).spacing(kit.px(14.0)).into()
    } else {
        let mut rows = Column::new().spacing(kit.px(14.0));
        let mut pairs = pairs.into_iter();
        while let Some(first) = pairs.next() {
            rows = rows.push(Row::new().push(first).push(pairs.next()).spacing(kit.px(14.0)));
        }
        rows.into()
    };
    let last = titled((t!(l, "stats-last-game"), chart::scores(kit, summary.last_scores, PICTURE)));
    column![grid, last].spacing(kit.px(14.0)).into()
}

/// Everything that the pictures show, in rows.
fn table<'a>(kit: Kit, context: &'a Context, summary: &Summary) -> Element<'a, Message> {
    let rows = statistics::rows(&context.language, summary);
    let rows = rows.into_iter().flat_map(|statistics::Row { title, figure, share }| {
        let line = row![
            paragraph(kit, title, font::REGULAR, 16.0).color(kit.palette.ink).width(Fill),
            container(words(kit, figure, font::SEMIBOLD, 16.0).color(kit.palette.ink)).align_right(kit.px(140.0)),
            container(words(kit, share.unwrap_or_default(), font::REGULAR, 16.0).color(kit.palette.second_ink))
                .align_right(kit.px(90.0)),
        ];
        [container(line.align_y(Alignment::Center)).padding([kit.px(5.0), 6.0]).into(), hairline(kit)]
    });
    Column::from_iter(rows).into()
}
