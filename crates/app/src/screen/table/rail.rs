//! The rail: score pad, points of the hand, last trick, log; before there is a contract, the offers for the pitch and
//! the points for a card turned up.

use super::Table;
use super::drawing::{Drawing, chip};
use crate::deck::Overlay;
use crate::font;
use crate::paint::{self, Column, Label, Pad, PointRow, Row, Surface, Track};
use crate::side_words;
use crate::widget::{capital, rank_sign};

use pitch_language::{phrase, t};
use pitch_rules::rules::{PointList, TrumpBy};
use pitch_rules::{
    Cause, Certainty, Mark, Point as HandPoint, Points, Rank, Rules, SeatView, Side, Suit, Tracked, Tracker, Trick,
    Turn,
};

use iced::widget::canvas::Image;
use iced::widget::image::FilterMethod;
use iced::{Point, Rectangle};

/// Draws the rail with all its panels.
pub(crate) fn rail(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let rail = &drawing.layout.rail;
    paint::rail(frame, drawing.palette(), rail.bounds, rail.is_strip);
    if has_board(drawing.rules) {
        board(frame, drawing);
    } else {
        pad(frame, &table.totals(), drawing);
    }
    points(frame, drawing);
    last_trick(frame, table.last_trick(), drawing);
    log(frame, table, drawing);
}

fn pad(frame: &mut impl Surface, totals: &[Vec<i32>], drawing: &Drawing<'_>) {
    let (language, names, view) = (&drawing.context.language, drawing.names, drawing.view);
    let labels: Vec<String> = view.scores.iter().map(|(side, _)| side_words::label(language, names, side)).collect();
    let pitcher = view.contract.map(|contract| drawing.rules.side_of(contract.pitcher));
    let columns = view.scores.iter().zip(&labels);
    let columns = columns.map(|((side, _), name)| Column { name, is_pitcher: pitcher == Some(side) }).collect();
    let numbers: Vec<String> = (1..=totals.len() + 2).map(|number| number.to_string()).collect();
    let counted = side_words::figures(names, totals).into_iter();
    // What is written down before the hand is counted stands on the pad at once.
    let entered = view.marks.last().filter(|_| view.end.is_none() && !matches!(view.turn, Turn::Deal(_)));
    let now = entered.map(|_| view.scores.values().map(|&points| side_words::figure_of(names, points)).collect());
    let rows = numbers.iter().zip(counted.chain(now)).map(|(label, totals)| Row { label, totals }).collect();
    // Where there is room for one row, the scores are more than what is said of the hand.
    let is_full = !totals.is_empty() && drawing.panels.pad_rows < 2;
    let note = match (view.contract, view.end) {
        (_, Some(_)) => None,
        _ if is_full => None,
        _ if entered.is_some() => entered.map(|mark| entry(drawing, *mark)),
        (None, None) if view.trick.is_some() || drawing.rules.trump_by == TrumpBy::TurnUp => None,
        (None, None) if drawing.rules.count_down => Some(t!(language, "pad-counters")),
        (Some(contract), None) => Some(match contract.bid {
            Some(bid) => t!(
                language,
                "pad-bid",
                who = names.who(contract.pitcher),
                name = names.name(contract.pitcher),
                bid = phrase::figure(language, bid)
            ),
            None => phrase::contract(language, names, contract),
        }),
        (None, None) => Some(t!(language, "pad-bidding")),
    };
    let number = if entered.is_some() { "" } else { numbers[totals.len()].as_str() };
    let note = note.as_deref().map(|words| (number, words));
    let pad = Pad { columns, rows, note, ring: None };
    paint::pad(frame, drawing.palette(), &drawing.layout.rail, drawing.panels.pad, &pad);
}

/// Largest number of sides that have room on a board.
const MOST_TRACKS: usize = 3;
/// Number of pad rows that a board is as high as.
pub(super) const BOARD_ROWS: usize = 4;

/// Returns `true` if the score is kept on a peg board: where cards are pegged as they are won.
pub(super) fn has_board(rules: &Rules) -> bool {
    rules.pegs() && rules.sides() <= MOST_TRACKS
}

/// Draws the peg board in the place of the pad.
pub(crate) fn board(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (names, view) = (drawing.names, drawing.view);
    let labels: Vec<String> =
        view.scores.iter().map(|(side, _)| side_words::label(&drawing.context.language, names, side)).collect();
    let tracks: Vec<Track<'_>> = view
        .scores
        .iter()
        .zip(&labels)
        .map(|((side, &score), name)| {
            let gained = pegged_last(view, side);
            let now = gained.filter(|_| view.marks.iter().any(|mark| mark.side == side));
            Track {
                name,
                score: side_words::figure_of(names, score),
                gained: now.map(phrase::change).unwrap_or_default(),
                pegs: [score, score - gained.unwrap_or_default()].map(|points| points.0),
            }
        })
        .collect();
    let target = drawing.rules.target.0;
    paint::board(frame, drawing.palette(), &drawing.layout.rail, drawing.panels.pad, &tracks, target);
}

/// Returns the last points of a side: all that one trick brought it, or another line of the pad.
fn pegged_last(view: &SeatView, side: Side) -> Option<Points> {
    let (marks, tricks) = match &view.last {
        Some(last) if view.marks.iter().all(|mark| mark.side != side) => (&last.marks, &last.tricks),
        _ => (&view.marks, &view.tricks),
    };
    let last = marks.iter().rfind(|mark| mark.side == side)?;
    let trick = |mark: &Mark| match mark.cause {
        Cause::Peg(_, _, card) => tricks.iter().position(|trick| trick.cards().contains(card)).or(Some(tricks.len())),
        _ => None,
    };
    let together = marks.iter().filter(|mark| mark.side == side && trick(mark).is_some() && trick(mark) == trick(last));
    let sum: Points = together.map(|mark| mark.points).sum();
    Some(if trick(last).is_some() { sum } else { last.points })
}

/// Returns the words of the entry that was written last; of a card turned up the rank will do.
fn entry(drawing: &Drawing<'_>, mark: Mark) -> String {
    let (language, points) = (&drawing.context.language, phrase::change(mark.points));
    match mark.cause {
        Cause::TurnUp(card) => {
            t!(language, "pad-turned-up", rank = phrase::card_rank(language, card), points = points)
        }
        _ => phrase::mark(language, drawing.names, mark),
    }
}

/// Returns the place where the order of trumps is called up: the heading of the points, where that order is not the one
/// of every suit.
pub(super) fn order_place(table: &Table) -> Option<Rectangle> {
    let (panels, rail) = (&table.panels, &table.layout.rail);
    let is_told = has_order(table.session.rules()) && !is_offering(table.shown(), table.session.rules());
    is_told.then(|| Rectangle { height: rail.heading(), ..panels.points })
}

/// Returns `true` if trumps rank otherwise than the cards of every suit.
fn has_order(rules: &Rules) -> bool {
    !rules.trump_order.is_by_rank(rules)
}

/// Returns `true` if the offers for the pitch stand in the place of the points.
fn is_offering(view: &SeatView, rules: &Rules) -> bool {
    matches!(view.turn, Turn::Call(_)) && rules.trump_by == TrumpBy::Sale
}

/// Draws the state of the points of the hand, or the points to be won.
pub(crate) fn points(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (palette, rail, language) = (drawing.palette(), &drawing.layout.rail, &drawing.context.language);
    let rect = drawing.panels.points;
    let order = has_order(drawing.rules).then(|| t!(language, "order-button"));
    let key = order.is_some().then_some("O");
    if is_offering(drawing.view, drawing.rules) {
        offers(frame, drawing, rect);
        return;
    }
    let Some(tracker) = &drawing.tracker else {
        let is_plain = drawing.rules.points == PointList::ALL_FOURS;
        let title = match drawing.rules.count_down {
            _ if !is_plain => t!(language, "points-title-list", points = drawing.rules.points_in_play().0),
            true => t!(language, "points-title-counters"),
            false => t!(language, "points-title"),
        };
        paint::panel(frame, palette, rail, rect, &title, order.as_deref(), key);
        meanings(frame, drawing, rect);
        return;
    };
    let counts_down = drawing.rules.count_down;
    let title = if counts_down { t!(language, "tracker-title-counters") } else { t!(language, "tracker-title") };
    let note = order.unwrap_or_else(|| t!(language, "tracker-so-far"));
    paint::panel(frame, palette, rail, rect, &title, Some(&note), key);
    let groups: Vec<&[Tracked]> = tracker_rows(tracker).collect();
    let words: Vec<_> = groups
        .iter()
        .map(|group| match group {
            [tracked] => row_words(drawing, tracked, tracker),
            several => several_words(drawing, several),
        })
        .collect();
    let rows: Vec<PointRow<'_>> = groups
        .iter()
        .zip(&words)
        .map(|(group, [name, rank, owner, reason])| PointRow {
            certainty: certainty(group),
            name,
            card: group[0].card.filter(|_| group.len() == 1).map(|card| (rank.as_str(), card)),
            owner,
            reason,
        })
        .collect();
    paint::points(frame, palette, rail, &drawing.panels, &rows, drawing.context.settings.four_colours);
}

impl Table {
    /// Returns the place of the row of the points with this index in the list.
    pub(super) fn point_place(&self, index: usize) -> Rectangle {
        let row = self.panels.point_row;
        let top = row.mul_add(index as f32, self.panels.points.y + self.layout.rail.heading());
        Rectangle { y: top, height: row, ..self.panels.points }
    }
}

/// Returns the rows of the panel: plain cards of a rank share one.
pub(super) fn tracker_rows(tracker: &Tracker) -> impl Iterator<Item = &[Tracked]> {
    let is_plain = |tracked: &Tracked| matches!(tracked.point, HandPoint::Plain(_));
    tracker.points.chunk_by(move |one, next| one.point == next.point && is_plain(one))
}

/// Returns the number of rows that the panel has by these rules.
pub(in crate::screen) fn row_count(rules: &Rules) -> usize {
    let rows = |point: HandPoint| if matches!(point, HandPoint::Plain(_)) { 1 } else { usize::from(point.most()) };
    rules.points.points().map(rows).sum()
}

/// Returns the certainty of several cards that share a row.
fn certainty(group: &[Tracked]) -> Certainty {
    match group {
        _ if group.iter().all(|tracked| tracked.certainty == Certainty::Settled) => Certainty::Settled,
        _ if group.iter().any(|tracked| tracked.side.is_some()) => Certainty::SoFar,
        _ => Certainty::Open,
    }
}

/// Returns the words of a row of several cards: the number of them that each side has, and the number open.
fn several_words(drawing: &Drawing<'_>, group: &[Tracked]) -> [String; 4] {
    let language = &drawing.context.language;
    let owned = drawing.rules.all_sides().filter_map(|side| {
        let count = group.iter().filter(|tracked| tracked.side == Some(side)).count();
        let name = side_words::label(language, &drawing.names_in_hand(), side);
        (count > 0).then(|| t!(language, "tracker-several", name = name, count = count))
    });
    let owner = owned.reduce(|first, second| t!(language, "list-more", first = first, second = second));
    let open = group.iter().filter(|tracked| tracked.certainty != Certainty::Settled).count();
    let worth = group[0].worth.0;
    let about = t!(language, "tracker-several-open", open = open, points = worth);
    [phrase::point(language, group[0].point), String::new(), owner.unwrap_or_default(), about]
}

/// Returns name, rank on the card, owner and reason of a row.
fn row_words(drawing: &Drawing<'_>, tracked: &Tracked, tracker: &Tracker) -> [String; 4] {
    let (language, names) = (&drawing.context.language, &drawing.names_in_hand());
    let rank = tracked.card.map(rank_sign).unwrap_or_default();
    let is_game = tracked.point == HandPoint::Game;
    let owner = match tracked.side.and_then(|side| Some((side, drawing.side_word(side)?))) {
        Some((side, name)) if is_game => {
            t!(language, "tracker-game", name = name, points = tracker.card_points[side].0)
        }
        // Partners are called as on the pad: their names would need too much room.
        Some((_, name)) => name,
        None => phrase::tracked(language, names, tracked, tracker),
    };
    let others = (is_game && tracked.certainty != Certainty::Settled).then(|| others(drawing, tracked, tracker));
    let others = others.flatten().map(|others| phrase::carried(language, names, tracked, others));
    let about = others.unwrap_or_else(|| phrase::tracked_about(language, names, tracked, tracker));
    let name = phrase::point(language, tracked.point);
    let carry = drawing.view.carry;
    // Where a row has one line, there is no other place for what was carried over (M-33).
    let name = match is_game && carry > Points::ZERO {
        true => t!(language, "tracker-name-carried", point = name, carry = carry.0),
        false => name,
    };
    [name, rank, owner, about]
}

/// Returns the card points of the sides that follow the first, the best three of them.
fn others(drawing: &Drawing<'_>, tracked: &Tracked, tracker: &Tracker) -> Option<String> {
    const MOST: usize = 3;
    let language = &drawing.context.language;
    let mut others: Vec<_> = tracker.card_points.iter().map(|(side, points)| (points.0, side)).collect();
    others.retain(|&(points, side)| points > 0 && Some(side) != tracked.side);
    others.sort_by_key(|&(points, side)| (std::cmp::Reverse(points), side.index()));
    let words = others.into_iter().take(MOST).map(|(points, side)| {
        t!(language, "tracker-game", name = side_words::label(language, drawing.names, side), points = points)
    });
    words.reduce(|first, second| t!(language, "list-more", first = first, second = second))
}

/// Draws a line above each of `count` rows below the heading of a panel, and returns their ends.
fn rows(
    frame: &mut impl Surface,
    drawing: &Drawing<'_>,
    rect: Rectangle,
    height: f32,
    count: usize,
) -> Vec<[Point; 2]> {
    let rail = &drawing.layout.rail;
    let inset = 12.0 * rail.scale;
    let row = |index: usize| {
        let top = height.mul_add(index as f32, rect.y + rail.heading());
        paint::panel_row_line(frame, drawing.palette(), rect, top);
        [rect.x + inset, rect.x + rect.width - inset].map(|x| Point::new(x, top + height / 2.0))
    };
    (0..count).map(row).collect()
}

/// Draws everybody's offers for the pitch, from the player who sells it.
fn offers(frame: &mut impl Surface, drawing: &Drawing<'_>, rect: Rectangle) {
    let (palette, rail, language) = (drawing.palette(), &drawing.layout.rail, &drawing.context.language);
    paint::panel(frame, palette, rail, rect, &t!(language, "offers-title"), None, None);
    let eldest = drawing.view.seats.next(drawing.view.dealer);
    let count = drawing.view.seats.len();
    let room = rect.height - rail.heading() - 6.0 * rail.scale;
    let rows = rows(frame, drawing, rect, rail.point_row().min(room / count as f32), count);
    for (seat, [left, right]) in drawing.view.seats.from(eldest).zip(rows) {
        let stands = drawing.view.standing.is_some_and(|(bidder, _)| bidder == seat);
        let font = if stands { font::SEMIBOLD } else { font::REGULAR };
        let half = rect.width / 2.0 - 14.0 * rail.scale;
        Label::new(&drawing.name(seat), font, 15.0 * rail.text, palette.text).within(half).draw(frame, left);
        let Some(words) = drawing.call_words(seat) else { continue };
        let sign = chip(&words);
        let width = paint::chip_width(sign.text, sign.kind, rail.text).min(half);
        let _ = paint::chip(frame, palette, sign, Point::new(right.x - width, right.y), half, rail.text);
    }
}

/// Draws the points that each rank brings the dealer when it is turned up, the most first; returns `true` if there are
/// any.
fn turn_ups(frame: &mut impl Surface, drawing: &Drawing<'_>, rect: Rectangle) -> bool {
    let mut scores: Vec<(Rank, u8)> = drawing.rules.turnup_scores.iter().collect();
    scores.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let view = drawing.view;
    if view.turned.is_empty() || view.is_playing() || scores.is_empty() {
        return false;
    }
    let (palette, rail, language) = (drawing.palette(), &drawing.layout.rail, &drawing.context.language);
    paint::panel(frame, palette, rail, rect, &t!(language, "turnup-title"), None, None);
    let room = rect.height - rail.heading() - 6.0 * rail.scale;
    let row = (room / scores.len() as f32).clamp(22.0 * rail.scale, rail.point_row());
    let now = view.turned.last().and_then(|card| card.rank());
    let rows = rows(frame, drawing, rect, row, scores.len().min((room / row) as usize));
    for ((rank, score), [left, right]) in scores.into_iter().zip(rows) {
        let lies = now == Some(rank);
        let (font, colour) = if lies { (font::SEMIBOLD, palette.amber) } else { (font::REGULAR, palette.text) };
        let name = capital(&phrase::rank(language, rank));
        let size = 15.0 * rail.text;
        Label::new(&name, font, size, colour).draw(frame, left);
        Label::new(&format!("+{score}"), font::SEMIBOLD, size, colour).right().draw(frame, right);
    }
    true
}

/// Returns the points of the rows: every line that is followed once trump is known, and before that the points that
/// score.
pub(super) fn lines(tracker: Option<&Tracker>, rules: &Rules) -> Vec<HandPoint> {
    match tracker {
        Some(tracker) => tracker_rows(tracker).map(|group| group[0].point).collect(),
        None => rules.points.points().collect(),
    }
}

/// Draws the meanings of the points, before there is a trump.
fn meanings(frame: &mut impl Surface, drawing: &Drawing<'_>, rect: Rectangle) {
    let (palette, rail, language) = (drawing.palette(), &drawing.layout.rail, &drawing.context.language);
    let list = &drawing.rules.points;
    let rows = rows(frame, drawing, rect, drawing.panels.point_row, list.points().len());
    let names: Vec<String> = list.points().map(|point| phrase::point(language, point)).collect();
    // What they mean stands in a column, behind the longest name.
    let longest = names.iter().map(|name| font::width(name, font::SEMIBOLD, 15.5 * rail.text)).fold(0.0, f32::max);
    let column = (62.0 * rail.scale).max(longest + 8.0 * rail.scale);
    for ((point, name), [left, _]) in list.points().zip(&names).zip(rows) {
        Label::new(name, font::SEMIBOLD, 15.5 * rail.text, palette.text).draw(frame, left);
        let meaning = phrase::point_meaning(language, drawing.rules, point);
        let at = Point::new(left.x + column, left.y);
        let room = rect.x + rect.width - 10.0 * rail.scale - at.x;
        Label::new(&meaning, font::REGULAR, 15.0 * rail.text, palette.muted).within(room).draw(frame, at);
    }
}

fn last_trick(frame: &mut impl Surface, last: Option<(Trick, Option<Suit>)>, drawing: &Drawing<'_>) {
    let (palette, rail, language) = (drawing.palette(), &drawing.layout.rail, &drawing.context.language);
    let rect = drawing.panels.last_trick;
    if turn_ups(frame, drawing, rect) {
        return;
    }
    let title = t!(language, "last-trick-title");
    paint::panel(frame, palette, rail, rect, &title, None, Some("L"));
    let Some((trick, trump)) = last else {
        let none = t!(language, "last-trick-none");
        let place = Point::new(rect.x + 12.0 * rail.scale, rect.y + rail.heading() + 16.0 * rail.scale);
        Label::new(&none, font::REGULAR, 14.5 * rail.text, palette.muted).draw(frame, place);
        return;
    };
    let deck = &drawing.context.deck;
    let winner = trick.best().map(|(seat, _)| seat);
    let ranking = drawing.view.rankings.with(trump);
    let places = drawing.panels.last_cards(rail, trick.len());
    // Names keep apart from each other.
    let step = places.get(1).map_or(rect.width, |second| second.x - places[0].x);
    for ((seat, card), place) in trick.plays().zip(places) {
        let has_won = Some(seat) == winner;
        let look = Overlay { edged: has_won, trump: ranking.off_trump(card), ..Overlay::PLAIN };
        let picture = deck.face(card, deck.width_px(place.width), look);
        frame.draw_image(deck.draw_rect(place), Image::new(picture).filter_method(FilterMethod::Nearest));
        let (font, colour) = if has_won { (font::SEMIBOLD, palette.amber) } else { (font::REGULAR, palette.muted) };
        let foot = Point::new(place.center_x(), place.y + place.height + 12.0 * rail.scale);
        let name = drawing.name(seat);
        Label::new(&name, font, 14.0 * rail.text, colour).centred().within(step - 5.0 * rail.scale).draw(frame, foot);
    }
}

fn log(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let Some(rect) = drawing.panels.log else { return };
    let (palette, rail) = (drawing.palette(), &drawing.layout.rail);
    let title = t!(drawing.context.language, "log-title");
    paint::panel(frame, palette, rail, rect, &title, None, Some("G"));
    paint::log(frame, palette, rail, rect, &table.log(drawing.context), drawing.panels.log_lines);
}
