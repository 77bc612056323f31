//! Page with the result of a hand: the marks besides the count, the points with their cards and owners, the card points
//! each side took, and the score pad.

use super::{Asked, Message, NARROW, Result};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::outcome::Outcome;
use crate::paint::{self, Label};
use crate::side_words;
use crate::theme::container as style;
use crate::widget::{
    self, CardsRow, Kit, Press, card, cards_row, drawn, pad, pad_height, paragraph, plate_line, score, side_avatar,
    veiled, words,
};
use pitch_language::{phrase, t};
use pitch_rules::{Award, Card, CardPoints, Cards, Cause, Mark, Point, Points, Score, Side};

use iced::widget::text::Rich;
use iced::widget::{Column, Row, column, container, rich_text, row, space, span};
use iced::{Alignment, Element, Fill, FillPortion, Padding, Point as Place, Rectangle};

/// Widths of the cards, in pixels of the design: smaller where the page scrolls or where more than four things score,
/// and smallest where more than `MANY` do, so that all of them are visible.
const CARD: f32 = 57.0;
const SMALL_CARD: f32 = 48.0;
const LEAST_CARD: f32 = 38.0;
const MANY: usize = 6;

/// Height of a row of "This hand", in pixels of the design.
const ROW: f32 = 38.0;
/// Height of a button with its ring, in pixels of the design.
const BUTTON: f32 = 60.0;
/// Distance by which the tint of a line below the mouse reaches beyond its words, in pixels of the design.
const TINT: f32 = 10.0;
/// Id of the scores beside the sheet.
const SIDE: &str = "result-scores";
/// Id of the line of running scores.
const RUNNING: &str = "running-scores";

/// Returns a row for each mark that is no point of the count, and one for a claim; `None` if there are none.
pub(super) fn mark_rows<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let (l, names) = (&context.language, &screen.names);
    let claim = screen.finished.claim.map(|(seat, _)| {
        let said = t!(l, "result-claim", who = names.who(seat), name = names.name(seat));
        let said = paragraph(kit, said, font::REGULAR, 16.0).color(kit.palette.ink);
        container(said).padding([0.0, kit.px(TINT)]).into()
    });
    let marks = marks(screen).map(|(place, mark)| {
        let line = container(mark_row(screen, kit, context, mark)).padding([0.0, kit.px(TINT)]);
        let line = asks(screen, kit, line, Asked::Mark(place));
        // What the count comes to is told by the stamp.
        if is_outcome(mark.cause) { veiled(line, (kit.palette.paper, 0.0), screen.count.outcome()) } else { line }
    });
    let lines: Vec<Element<'a, Message>> = claim.into_iter().chain(marks).collect();
    let is_empty = lines.is_empty();
    let framed = lines.into_iter().map(|line| {
        let line = container(line).padding([kit.px(5.0), kit.px(28.0 - TINT)]).width(Fill);
        column![widget::hairline(kit), line].into()
    });
    (!is_empty).then(|| Column::from_iter(framed).into())
}

/// Returns `true` if the mark is the outcome of the count as a whole.
fn is_outcome(cause: Cause) -> bool {
    matches!(cause, Cause::SetBack(_) | Cause::BidTaken(_) | Cause::Difference | Cause::Slam | Cause::Moon)
}

/// Returns the marks on the pad besides the points of the count, each with its place.
pub(super) fn marks(screen: &Result) -> impl Iterator<Item = (usize, &Mark)> {
    screen.finished.marks.iter().enumerate().filter(|(_, mark)| !matches!(mark.cause, Cause::Point(_) | Cause::Peg(..)))
}

/// Returns a part of the sheet that is explained when it is pressed.
pub(super) fn asks<'a>(
    screen: &Result,
    kit: Kit,
    content: impl Into<Element<'a, Message>>,
    asked: Asked,
) -> Element<'a, Message> {
    // While points are counted, a click anywhere ends that.
    let press = Press::new(Message::Why(asked)).able(!screen.count.is_running());
    widget::asks(kit, content, press, true)
}

/// Returns the row of a mark: its side, the reason, and the number of points.
fn mark_row<'a>(screen: &'a Result, kit: Kit, context: &'a Context, mark: &Mark) -> Element<'a, Message> {
    let (l, palette, names) = (&context.language, kit.palette, &screen.names);
    let colour = if mark.points.0 < 0 { palette.pencil } else { palette.gain };
    row![
        side_avatar(kit, l, (names, &screen.players), mark.side, 28.0),
        paragraph(kit, phrase::marked(l, names, *mark), font::REGULAR, 16.0).color(palette.ink).width(Fill),
        words(kit, phrase::change(mark.points), font::BOLD, 19.0).color(colour),
    ]
    .spacing(kit.px(14.0))
    .align_y(Alignment::Center)
    .into()
}

/// Returns a row for each thing that scores, and for each side that scores it.
pub(super) fn point_rows<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let rows = screen.names.rules().points.points().enumerate().flat_map(|(index, point)| {
        phrase::scorers(&screen.finished, point).into_iter().map(move |scorer| (index, point, scorer))
    });
    Column::from_iter(rows.map(|(index, point, scorer)| {
        let line = container(point_row(screen, kit, context, point, scorer)).padding([0.0, kit.px(TINT)]);
        let line = asks(screen, kit, line, Asked::Point(point));
        let line = container(line).padding([kit.px(1.0), kit.px(28.0 - TINT)]);
        column![widget::hairline(kit), veiled(line, (kit.palette.paper, 0.0), screen.count.row(index))].into()
    }))
    .into()
}

fn point_row<'a>(
    screen: &'a Result,
    kit: Kit,
    context: &'a Context,
    point: Point,
    scorer: Option<Side>,
) -> Element<'a, Message> {
    let (l, palette, names) = (&context.language, kit.palette, &screen.names);
    let awards = screen.finished.score.awards.iter();
    let made: Vec<Award> = awards.filter(|award| award.point == point && Some(award.side) == scorer).collect();
    let owner = phrase::award_owner(l, names, &screen.finished, scorer);
    let reason = phrase::award(l, names, &screen.finished, point, scorer);
    let lines = column![
        paragraph(kit, owner, font::SEMIBOLD, 19.0).color(palette.ink),
        paragraph(kit, reason, font::REGULAR, 15.0).color(palette.second_ink),
    ];
    let face = match scorer {
        Some(side) => side_avatar(kit, l, (names, &screen.players), side, 40.0),
        None => space().width(kit.px(40.0).round()).into(),
    };
    let title = words(kit, phrase::point(l, point), font::SEMIBOLD, 20.0).color(palette.ink);
    // The longest name has room: "Off-jack" is longer than "Game".
    let longest = screen
        .names
        .rules()
        .points
        .points()
        .map(|point| font::width(&phrase::point(l, point), font::SEMIBOLD, kit.px(20.0)) + 2.0);
    let room = longest.fold(kit.px(74.0), f32::max);
    let thing = thing(screen, kit, context, point, made.first().copied());
    let line = row![container(title).width(room), thing, face, lines.width(Fill)];
    line.push((!made.is_empty()).then(|| worth(screen, kit, context, &made)))
        .spacing(kit.px(14.0))
        .align_y(Alignment::Center)
        .into()
}

/// Returns the card that made the point; for Game the number of card points.
fn thing<'a>(
    screen: &'a Result,
    kit: Kit,
    context: &'a Context,
    point: Point,
    made: Option<Award>,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let is_narrow = context.size.width < NARROW;
    let width = match screen.names.rules().points.lines() {
        lines if lines > MANY => LEAST_CARD,
        lines if lines > Point::ALL_FOURS.len() || is_narrow => SMALL_CARD,
        _ => CARD,
    };
    let width = kit.px(width).round();
    if let Some(held) = made.and_then(|award| award.card) {
        let ranking = screen.names.rules().ranking(screen.finished.score.trump);
        return card(context, (held.card, ranking.off_trump(held.card)), width);
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

/// Returns the points that a side has from one thing: they count, or they are lost by the set-back.
fn worth<'a>(screen: &'a Result, kit: Kit, context: &'a Context, made: &[Award]) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let score = &screen.finished.score;
    let sum = |points: fn(&Score, &Award) -> Points| made.iter().map(|award| points(score, award)).sum::<Points>();
    let scored = sum(Score::scored);
    let change = phrase::change(if scored > Points::ZERO { scored } else { sum(|_, award| award.points) });
    // Whether the pitcher is set back is told by the stamp.
    let is_open = screen.count.stamp().is_none();
    let counts = made.iter().any(|award| score.counts(award)) || is_open;
    let colour = if counts { palette.gain } else { palette.second_ink };
    let figure: Rich<'a, (), Message> =
        rich_text![span(change).font(font::BOLD).size(kit.px(21.0)).color(colour).strikethrough(!counts)];
    let about = match counts {
        _ if is_open => " ".to_owned(),
        true if made.iter().any(|award| screen.names.rules().pegs_at_once(award.point)) => t!(l, "award-pegged"),
        true => t!(l, "award-counts"),
        false if score.set_back => t!(l, "award-lost"),
        // The other side made more, and scores the difference (M-81).
        false => t!(l, "award-not-better"),
    };
    column![figure, words(kit, about, font::REGULAR, 14.0).color(palette.second_ink)].align_x(Alignment::End).into()
}

/// Returns a bar for the card points of each side, with the cards that made them; the most first.
pub(super) fn bars<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let names = &screen.names.in_hand(screen.finished.score.contract);
    let values = phrase::capital(&phrase::card_points_in_play(l, screen.names.rules()));
    let values = paragraph(kit, values, font::REGULAR, 14.0).color(palette.second_ink);
    let heading = row![
        words(kit, t!(l, "hand-card-points"), font::SEMIBOLD, 16.0).color(palette.ink),
        container(values).align_right(Fill),
    ];
    let awards = &screen.finished.score.awards;
    let played = awards.card_points.iter().filter(|(side, _)| names.members(*side).next().is_some());
    let mut sides: Vec<(Side, CardPoints)> = played.map(|(side, points)| (side, *points)).collect();
    sides.sort_by_key(|(_, points)| std::cmp::Reverse(points.0));
    let most = sides.first().map_or(1, |(_, points)| points.0.max(1));
    let scorer = awards.of(Point::Game).map(|award| award.side);
    let room = (0.5 * context.size.width.min(kit.px(1000.0)) - kit.px(60.0)).max(120.0);
    let rows = sides.into_iter().map(|(side, points)| {
        let name = font::fit(&side_words::label(l, names, side), font::MEDIUM, kit.px(15.0), kit.px(92.0));
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
        let told = phrase::list(l, counting(screen, side).into_iter().map(|card| phrase::card_alone(l, card)));
        let cards = CardsRow { width: room, four_colours: context.settings.four_colours, is_right: true };
        row![
            container(words(kit, name, face, 15.0).color(palette.ink)).width(kit.px(96.0)),
            widget::said(bar, points.0.to_string()),
            widget::said(cards_row(kit, counting(screen, side), cards), told),
        ]
        .align_y(Alignment::Center)
        .into()
    });
    column![heading, Column::from_iter(rows).spacing(kit.px(3.0))].spacing(kit.px(6.0)).into()
}

/// Returns the commitment of the table to its cards, and the way to what it means; `None` where nothing binds it.
pub(super) fn bound<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let (l, palette) = (&context.language, kit.palette);
    let sign = words(kit, phrase::fair_sign(l, screen.commitment)?, font::REGULAR, 14.0).color(palette.second_ink);
    let fair = Press::new(Message::Pressed(Outcome::Fair));
    let link = widget::at_turn(-1, widget::link(kit, t!(l, "fair-title"), fair));
    let line = row![sign, space().width(Fill), link];
    let line = container(line.align_y(Alignment::Center)).padding([kit.px(4.0), kit.px(28.0)]).width(Fill);
    Some(column![widget::hairline(kit), line].into())
}

/// Returns the cards that count for a side, the most valuable first.
fn counting(screen: &Result, side: Side) -> Vec<Card> {
    let rules = screen.names.rules();
    let names = screen.names.in_hand(screen.finished.score.contract);
    let won = names.members(side).fold(Cards::NONE, |won, seat| won | screen.finished.won[seat]);
    let ranking = rules.ranking(screen.finished.score.trump);
    let worth = |card: &Card| ranking.card_points(Cards::of(*card)).0;
    let mut cards: Vec<Card> = won.iter().filter(|card| worth(card) > 0).collect();
    cards.sort_by_key(|card| std::cmp::Reverse((worth(card), card.suit())));
    cards
}

/// Returns pad, changes and the next dealer below each other, above this many buttons.
pub(super) fn below<'a>(screen: &'a Result, kit: Kit, context: &'a Context, buttons: usize) -> Element<'a, Message> {
    let sides = screen.finished.score.after.len() as f32;
    // All but the pad has a fixed height; the pad gets as many rows as there is room for.
    let foot = BUTTON * buttons as f32 + 14.0;
    let taken = kit.px(48.0 + 16.0 + 28.0 + 12.0 + 36.0 + ROW * sides + 12.0 + 46.0 + foot);
    let row = pad_height(kit, 1) - pad_height(kit, 0);
    let room = (context.size.height - taken - pad_height(kit, 0)) / row;
    let rows = (room.max(2.0) as usize).min(screen.totals.len().max(3));
    let list =
        column![heading(screen, kit, context), score_pad(screen, kit, context, rows), changes(screen, kit, context)];
    let list = list.push(what_follows(screen, kit, context)).spacing(kit.px(12.0)).padding([0, 6]);
    // In a low window not even two rows of the pad find room.
    widget::scrolled(kit, SIDE, list, false)
}

/// Returns pad and changes side by side, for narrow windows.
pub(super) fn beside<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let rows = screen.totals.len().clamp(3, 8);
    let pad = column![heading(screen, kit, context), score_pad(screen, kit, context, rows)].spacing(kit.px(8.0));
    let changes = changes(screen, kit, context);
    if context.size.width < kit.px(760.0) {
        column![pad, changes].spacing(kit.px(14.0)).into()
    } else {
        row![pad.width(Fill), container(changes).width(Fill)].spacing(kit.px(16.0)).into()
    }
}

/// Returns the scores in a line or two, for a window in which the pad lies below the end of the sheet.
pub(super) fn running_scores<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (palette, hand) = (kit.palette, &screen.finished.score);
    let scores = hand.after.iter().map(|(side, after)| {
        let name = font::fit(&name(screen, context, side), font::SEMIBOLD, kit.px(16.0), kit.px(110.0));
        let total = score(kit, side_words::figure_of(&screen.names, *after), 18.0, true, palette.ink, palette.pencil);
        let name = words(kit, name, font::SEMIBOLD, 16.0).color(palette.second_ink);
        row![name, total].spacing(kit.px(4.0)).align_y(Alignment::Center).into()
    });
    let scores = Row::from_iter(scores).spacing(kit.px(18.0)).align_y(Alignment::Center).wrap();
    let scores = container(scores.vertical_spacing(0.0)).id(RUNNING).width(Fill);
    veiled(scores, (palette.paper, 0.0), screen.count.outcome())
}

fn heading<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
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

fn score_pad<'a>(screen: &'a Result, kit: Kit, context: &'a Context, rows: usize) -> Element<'a, Message> {
    let pitching = screen.finished.score.pitching_side(screen.names.rules());
    let names = screen.finished.score.after.iter().map(|(side, _)| name(screen, context, side)).collect();
    let mut totals = screen.totals.clone();
    for (side, total) in
        screen.finished.score.after.iter().map(|(side, _)| side).zip(totals.last_mut().into_iter().flatten())
    {
        *total = screen.count.points(&screen.finished, screen.names.rules(), side).unwrap_or(*total);
    }
    // A score that falls below zero is ringed by hand; one that was there already keeps its ring.
    let fell = |side: &Side| screen.finished.score.before[*side].0 >= 0 && screen.count.is_running();
    let ring = pitching.filter(fell).map(|side| (side.index(), screen.count.ring()));
    let totals = side_words::figures(&screen.names, &totals);
    pad(kit, &context.language, names, totals, pitching.map(Side::index), ring, pad_height(kit, rows))
}

/// Returns the changes of the hand for each side: the change, its reason, and the score before and after.
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
        let before = side_words::figure_of(&screen.names, hand.before[side]);
        let line = row![
            container(words(kit, label, font::SEMIBOLD, size).color(palette.text)).width(kit.px(88.0)),
            container(words(kit, phrase::change(shown), font::SEMIBOLD, size).color(colour)).width(kit.px(32.0)),
            // A side that won several points names them all, in as many lines as that takes.
            container(side_result(screen, kit, context, side)).width(Fill),
            container(score(kit, before, 17.0, false, palette.muted, palette.bad)).center_x(kit.px(36.0)),
            arrow,
            container(score(kit, side_words::figure_of(&screen.names, *after), 19.0, true, palette.text, palette.bad))
                .center_x(kit.px(38.0)),
        ];
        // A row is as high as its words, and never lower than the others.
        let line = line.push(space().height(kit.px(ROW - 6.0))).spacing(kit.px(2.0)).align_y(Alignment::Center);
        let padding = Padding { left: kit.px(14.0), right: kit.px(6.0), top: kit.px(3.0), bottom: kit.px(3.0) };
        let line = container(line).padding(padding);
        let is_in_hole = after.0 < 0 && screen.names.rules().has_bids();
        let hole = Press::new(Message::Why(Asked::Hole)).able(!screen.count.is_running());
        let line = if is_in_hole { widget::asks(kit, line, hole, false) } else { line.into() };
        [plate_line(kit), line]
    });
    let list = Column::from_iter(rows);
    // The panel's round corners lie within the list.
    let list = veiled(list, (palette.plate, 12.0), screen.count.outcome());
    container(column![title, list]).padding(1).width(Fill).style(style::plate(palette)).into()
}

fn side_result<'a>(screen: &'a Result, kit: Kit, context: &'a Context, side: Side) -> Element<'a, Message> {
    let (l, names, score) = (&context.language, &screen.names, &screen.finished.score);
    // What the count came to has its own words.
    let is_besides = |cause| !is_outcome(cause) && !matches!(cause, Cause::Point(_) | Cause::Peg(..));
    let besides = screen.finished.marks.iter().filter(|mark| mark.side == side && is_besides(mark.cause));
    let besides: Vec<String> = besides.map(|mark| phrase::mark(l, names, *mark)).collect();
    // A bid that fails costs its side or brings the others something.
    let camp = names.rules().camp(score.contract, side);
    let is_set_back = score.set_back && (score.pitching_side(names.rules()) == Some(camp) || takes_bid(screen, side));
    let counts = is_set_back || score.awards.iter().any(|award| award.side == camp && score.counts(&award));
    let result = (counts || besides.is_empty()).then(|| phrase::side_result(l, names, score, side));
    let words = phrase::listed(l, result.into_iter().chain(besides));
    paragraph(kit, words, font::REGULAR, 14.5).color(kit.palette.muted).into()
}

/// Returns `true` if a side scores the bid that another failed.
fn takes_bid(screen: &Result, side: Side) -> bool {
    screen.finished.marks.iter().any(|mark| mark.side == side && matches!(mark.cause, Cause::BidTaken(_)))
}

/// Returns the sentence about who deals next, or who won.
pub(super) fn what_follows<'a>(screen: &'a Result, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, names, finished) = (&context.language, &screen.names, &screen.finished);
    let words = match finished.score.victory {
        Some(victory) => {
            let name = phrase::side(l, names, victory.side);
            phrase::sentence(l, t!(l, "end-title", who = names.who_side(victory.side), name = name))
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
    side_words::label(&context.language, &screen.names, side)
}
