//! The score pad, what this hand changed, and who deals next.

use super::{Message, Result};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::sides;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, pad, pad_height, paragraph, plate_line, score, veiled, words};
use crate::engine::{Cause, Side};
use crate::language::phrase;
use crate::t;

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// The height of a row of "This hand", in pixels of the design.
const ROW: f32 = 38.0;
/// The line of running scores.
const RUNNING: &str = "running-scores";

/// Pad, changes and the next dealer below each other.
pub fn below<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let sides = screen.finished.score.after.len() as f32;
    // All but the pad has a fixed height; the pad gets as many rows as there is room for.
    let taken = kit.px(48.0 + 16.0 + 28.0 + 12.0 + 36.0 + ROW * sides + 12.0 + 46.0 + 84.0);
    let row = pad_height(kit, 1) - pad_height(kit, 0);
    let room = (context.size.height - taken - pad_height(kit, 0)) / row;
    let rows = (room.max(2.0) as usize).min(screen.totals.len().max(3));
    let list = column![heading(kit, context, screen), sheet(screen, kit, context, rows), changes(screen, kit, context)];
    list.push(next(screen, kit, context)).spacing(kit.px(12.0)).into()
}

/// Pad and changes side by side, for narrow windows.
pub fn beside<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let rows = screen.totals.len().clamp(3, 8);
    let pad = column![heading(kit, context, screen), sheet(screen, kit, context, rows)].spacing(kit.px(8.0));
    let changes = changes(screen, kit, context);
    if context.size.width < kit.px(760.0) {
        column![pad, changes].spacing(kit.px(14.0)).into()
    } else {
        row![pad.width(Fill), container(changes).width(Fill)].spacing(kit.px(16.0)).into()
    }
}

/// The scores in a line or two, for a sheet below whose end the pad lies.
pub fn line<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (palette, hand) = (kit.palette, &screen.finished.score);
    let scores = hand.after.iter().map(|(side, after)| {
        let name = font::fit(&name(screen, context, side), font::SEMIBOLD, kit.px(16.0), kit.px(110.0));
        let total = score(kit, sides::figure_of(&screen.names, *after), 18.0, true, palette.ink, palette.pencil);
        let name = words(kit, name, font::SEMIBOLD, 16.0).color(palette.second_ink);
        row![name, total].spacing(kit.px(4.0)).align_y(Alignment::Center).into()
    });
    let scores = Row::from_iter(scores).spacing(kit.px(18.0)).align_y(Alignment::Center).wrap();
    let scores = container(scores.vertical_spacing(0.0)).id(RUNNING).width(Fill);
    veiled(scores, (palette.paper, 0.0), screen.count.outcome())
}

fn heading<'a>(kit: Kit, context: &'a Context, screen: &'a Result) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let goal = phrase::goal(l, screen.names.rules());
    row![
        words(kit, t!(l, "hand-score-sheet"), font::SEMIBOLD, 17.0).color(palette.text),
        space().width(Fill),
        words(kit, goal, font::REGULAR, 15.0).color(palette.muted),
    ]
    .align_y(Alignment::Center)
    .into()
}

fn sheet<'a>(screen: &'a Result, kit: Kit, context: &'a Context, rows: usize) -> Element<'a, Message> {
    let pitching = screen.finished.score.pitching_side(screen.names.rules());
    let names = screen.finished.score.after.iter().map(|(side, _)| name(screen, context, side)).collect();
    let mut totals = screen.totals.clone();
    for (side, total) in
        screen.finished.score.after.iter().map(|(side, _)| side).zip(totals.last_mut().into_iter().flatten())
    {
        *total = screen.count.points(&screen.finished, screen.names.rules(), side).unwrap_or(*total);
    }
    // A score that falls below nought is ringed by hand; one that was there already keeps its ring.
    let fell = |side: &Side| screen.finished.score.before[*side].0 >= 0 && screen.count.is_running();
    let ring = pitching.filter(fell).map(|side| (side.index(), screen.count.ring()));
    let totals = sides::figures(&screen.names, &totals);
    pad(kit, names, totals, pitching.map(Side::index), ring, pad_height(kit, rows))
}

/// What the hand changed for each side: the change, for what, and the score before and after.
fn changes<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette, hand) = (&context.language, kit.palette, &screen.finished.score);
    let title = words(kit, t!(l, "hand-this-hand"), font::SEMIBOLD, 15.0).color(palette.text);
    let title = container(title).padding(Padding::from([0.0, kit.px(14.0)])).center_y(kit.px(36.0));
    let rows = hand.after.iter().flat_map(|(side, after)| {
        let delta = hand.delta[side];
        // Where scores count down, a point is a counter less.
        let shown = if screen.names.rules().count_down { -delta } else { delta };
        let colour = match delta.0 {
            0 => palette.muted,
            1.. => palette.good,
            _ => palette.bad,
        };
        let size = 16.0;
        let label = font::fit(&name(screen, context, side), font::SEMIBOLD, kit.px(size), kit.px(84.0));
        let arrow = widget::icon(kit, icon::ARROW, 13.0, palette.muted);
        let before = sides::figure_of(&screen.names, hand.before[side]);
        let line = row![
            container(words(kit, label, font::SEMIBOLD, size).color(palette.text)).width(kit.px(88.0)),
            container(words(kit, phrase::change(shown), font::SEMIBOLD, size).color(colour)).width(kit.px(32.0)),
            // A side that won several points names them all, in as many lines as that takes.
            container(result(screen, kit, context, side)).width(Fill),
            container(score(kit, before, 17.0, false, palette.muted, palette.bad)).center_x(kit.px(36.0)),
            arrow,
            container(score(kit, sides::figure_of(&screen.names, *after), 19.0, true, palette.text, palette.bad))
                .center_x(kit.px(38.0)),
        ];
        // A row is as high as its words, and never lower than the others.
        let line = line.push(space().height(kit.px(ROW - 6.0))).spacing(kit.px(2.0)).align_y(Alignment::Center);
        let padding = Padding { left: kit.px(14.0), right: kit.px(6.0), top: kit.px(3.0), bottom: kit.px(3.0) };
        let line = container(line).padding(padding);
        [plate_line(kit), line.into()]
    });
    let list = Column::from_iter(rows);
    // The panel's round corners lie within the list.
    let list = veiled(list, (palette.plate, 12.0), screen.count.outcome());
    container(column![title, list]).padding(1).width(Fill).style(style::plate(palette)).into()
}

fn result<'a>(screen: &'a Result, kit: Kit, context: &'a Context, side: Side) -> Element<'a, Message> {
    let (l, names, score) = (&context.language, &screen.names, &screen.finished.score);
    let besides =
        screen.finished.marks.iter().filter(|mark| {
            mark.side == side && !matches!(mark.cause, Cause::Point(_) | Cause::SetBack(_) | Cause::Slam)
        });
    let besides: Vec<String> = besides.map(|mark| phrase::mark(l, names, *mark)).collect();
    let is_set_back = score.set_back && score.pitching_side(names.rules()) == Some(side);
    let counts = is_set_back || score.awards.iter().any(|award| award.side == side && score.counts(&award));
    let result = (counts || besides.is_empty()).then(|| phrase::side_result(l, names, score, side));
    let words = result.into_iter().chain(besides).collect::<Vec<_>>().join(", ");
    paragraph(kit, words, font::REGULAR, 14.5).color(kit.palette.muted).into()
}

/// Who deals next, or who won.
pub fn next<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, names, finished) = (&context.language, &screen.names, &screen.finished);
    let words = match finished.score.victory {
        Some(victory) => {
            let name = phrase::side(l, names, victory.side);
            t!(l, "end-title", who = names.who_side(victory.side), name = name) + "."
        }
        None => {
            let dealer = names.rules().seats().next(finished.dealer);
            t!(l, "hand-next", who = names.who(dealer), name = names.name(dealer), number = finished.number + 1)
        }
    };
    let colour = kit.palette.muted.scale_alpha(screen.count.outcome());
    paragraph(kit, words, font::REGULAR, 16.0).color(colour).into()
}

fn name(screen: &Result, context: &Context, side: Side) -> String {
    sides::label(&context.language, &screen.names, side)
}
