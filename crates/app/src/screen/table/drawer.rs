//! The drawer, and the ribbon that opens it: totals, points of the hand and contract; below them the pad, the points with
//! their cards, the last trick and the log.

use super::corner;
use super::drawing::Drawing;
use super::progress;
use super::{Message, Spot, Tab, Table};
use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::icon;
use crate::layout::{Drawer, Hanging, pad_height, ribbon_width};
use crate::outcome::Outcome;
use crate::paint::{self, Certain, Column, Label, Owner, Pad, Ribbon, Row, Surface, Token, Total, Track};
use crate::side_words;
use crate::widget::rank_sign;
use pitch_language::{phrase, t};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{
    Card, Cause, Certainty, Mark, Point as HandPoint, Points, Rules, Seat, SeatView, Side, Tracked, Tracker, Turn,
};

use iced::widget::canvas::Image;
use iced::widget::image::FilterMethod;
use iced::{Point, Rectangle, Size, Vector};

/// Largest number of sides that have room on a board.
const MOST_TRACKS: usize = 3;

/// Returns `true` if the score is kept on a peg board: where cards are pegged as they are won.
pub(crate) fn has_board(rules: &Rules) -> bool {
    rules.pegs() && rules.has_target() && rules.sides() <= MOST_TRACKS
}

/// Returns what hangs at the upper right of a table: the peg board, or the ribbon with its tokens. A plain rank is in three
/// suits.
pub(crate) fn what_hangs(rules: &Rules) -> Hanging {
    let tokens = |point| if matches!(point, HandPoint::Plain(_)) { 3 } else { 1 };
    match has_board(rules) {
        true => Hanging::Board(rules.sides()),
        false => Hanging::Ribbon(rules.points.points().map(tokens).sum()),
    }
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

/// Returns `true` if trumps rank otherwise than the cards of every suit.
pub(super) fn has_order(rules: &Rules) -> bool {
    !rules.trump_order.is_by_rank(rules)
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
    let name = phrase::point_among(language, drawing.rules, tracked.point);
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

/// Returns the points of the rows: every line that is followed once trump is known, and before that the points that
/// score.
pub(super) fn lines(tracker: Option<&Tracker>, rules: &Rules) -> Vec<HandPoint> {
    match tracker {
        Some(tracker) => tracker_rows(tracker).map(|group| group[0].point).collect(),
        None => rules.points.points().collect(),
    }
}

/// Words and figures of the ribbon, in which the painted one borrows.
pub(super) struct RibbonWords {
    sides: Vec<(Option<usize>, String, i32, bool, Seat)>,
    target: String,
    tokens: Vec<(String, Option<Card>, Option<Side>)>,
    contract: String,
    boxes: Vec<Option<bool>>,
}

/// Number of boxes for which there is room on the ribbon.
const MOST_BOXES: usize = 6;

impl RibbonWords {
    /// Returns the words of a table as it is drawn.
    pub(super) fn of(drawing: &Drawing<'_>) -> Self {
        let (language, names, view, rules) = (&drawing.context.language, drawing.names, drawing.view, drawing.rules);
        let pitcher = view.contract.map(|contract| rules.side_of(contract.pitcher));
        let side = |(side, &score): (Side, &Points)| {
            let number = drawing.has_sides().then(|| drawing.side_number(side));
            // Of three sides, two would be "them": the marks say it alone.
            let word = if view.scores.len() > 2 { None } else { drawing.side_word(side) }.unwrap_or_default();
            let seat = rules.members(side).next().unwrap_or_default();
            (number, word, side_words::figure_of(names, score), pitcher == Some(side), seat)
        };
        // Counters before the players are the score.
        let mut sides: Vec<_> = view.scores.iter().filter(|_| !rules.counts_down()).map(side).collect();
        // The person at the bottom comes first, as their side does.
        if let Some(own) = sides.iter().position(|(number, _, _, _, seat)| match number {
            Some(number) => *number == 0,
            None => *seat == drawing.bottom,
        }) {
            sides.rotate_left(own);
        }
        let target = match drawing.pool() {
            0 => {
                t!(language, "ribbon-target", target = phrase::goal_figure(rules), rid = phrase::goal_key(rules))
            }
            pool => t!(language, "ribbon-pool", pool = pool),
        };
        let tokens = drawing.tracker.as_ref().map(|tracker| tokens(drawing, tracker)).unwrap_or_default();
        let (contract, boxes) = match view.contract {
            Some(contract) if !matches!(view.turn, Turn::Over) => {
                let who = (names.who(contract.pitcher), names.name(contract.pitcher));
                let bid = contract.bid.map(|bid| phrase::figure(language, bid));
                let words = match bid {
                    Some(bid) => t!(language, "ribbon-contract", who = who.0, name = who.1, bid = bid),
                    // The line under their name says who pitches.
                    None => String::new(),
                };
                (words, boxes(drawing))
            }
            _ => (String::new(), Vec::new()),
        };
        RibbonWords { sides, target, tokens, contract, boxes }
    }

    /// Returns the ribbon as it is painted.
    pub(super) fn ribbon(&self, drawing: &Drawing<'_>, is_open: bool) -> Ribbon<'_> {
        let totals = self.sides.iter().map(|(number, word, points, is_pitcher, _)| Total {
            owner: number.map_or(Owner::Player, |number| Owner::Side(number, word)),
            points: *points,
            is_pitcher: *is_pitcher,
        });
        let has_sides = drawing.has_sides();
        let tokens = self.tokens.iter().map(|(letter, scores, side)| Token {
            sign: paint::Sign::of(letter, *scores),
            side: side.filter(|_| has_sides).map(|side| drawing.side_number(side)),
            is_face: side.is_some() && !has_sides,
        });
        Ribbon {
            totals: totals.collect(),
            target: &self.target,
            has_pool: drawing.pool() > 0,
            tokens: tokens.collect(),
            contract: &self.contract,
            boxes: self.boxes.clone(),
            chevron: if is_open { icon::CHEVRON_UP } else { icon::CHEVRON_DOWN },
        }
    }
}

/// Returns the letters of the points of the hand, each with the side that is certain of it.
fn tokens(drawing: &Drawing<'_>, tracker: &Tracker) -> Vec<(String, Option<Card>, Option<Side>)> {
    let token = |tracked: &Tracked| {
        let side = tracked.side.filter(|_| tracked.certainty == Certainty::Settled);
        (drawing.letter(tracked.point), tracked.scores, side)
    };
    tracker.points.iter().map(token).collect()
}

/// Returns a box for each point that was bid: certain, open, or no longer to be had; none where there are too many.
fn boxes(drawing: &Drawing<'_>) -> Vec<Option<bool>> {
    let promised = drawing.view.contract.zip(drawing.tracker.as_ref()).and_then(|(contract, tracker)| {
        Some(tracker.promised(drawing.rules.side_of(contract.pitcher), contract.bid?, drawing.rules))
    });
    promised.filter(|boxes| boxes.len() <= MOST_BOXES).unwrap_or_default()
}

/// Returns the place of the ribbon, which hangs from the upper edge.
fn ribbon_place(drawing: &Drawing<'_>, ribbon: &Ribbon<'_>) -> Rectangle {
    let (layout, scale) = (drawing.layout, drawing.layout.ribbon_scale);
    let seats = drawing.view.seats.len();
    let is_short = ribbon.tokens.is_empty() && ribbon.contract.is_empty() && ribbon.totals.len() < 5;
    let height = match ribbon.totals.len() {
        5.. => 112.0,
        _ if is_short => 54.0,
        _ => 92.0,
    };
    let width = ribbon_width(seats, ribbon.tokens.len(), scale);
    Rectangle { x: layout.corner.x - width, y: -2.0 * scale, width, height: height * scale }
}

/// Returns the place of the peg board that hangs there instead.
fn board_place(drawing: &Drawing<'_>) -> Rectangle {
    drawing.layout.board(drawing.view.scores.iter().count())
}

/// Draws the drawer, or the letters over the faces on the ribbon.
pub(crate) fn draw(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    match table.drawer_places() {
        Some((places, tab)) => drawer(frame, table, drawing, &places, tab),
        None => letters(frame, drawing),
    }
}

/// Draws the letters of points over the faces of their owners on the ribbon.
pub(crate) fn letters(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    if has_board(drawing.rules) || drawing.has_sides() || drawing.course.is_some() {
        return;
    }
    let words = RibbonWords::of(drawing);
    let ribbon = words.ribbon(drawing, false);
    paint::ribbon_letters(
        frame,
        drawing.palette(),
        ribbon_place(drawing, &ribbon),
        &ribbon,
        drawing.layout.ribbon_scale,
    );
}

/// Draws the ribbon, or the peg board.
pub(crate) fn hanging(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    if let Some(course) = drawing.course {
        progress::hanging(frame, drawing, course);
        return;
    }
    let (palette, scale) = (drawing.palette(), drawing.layout.ribbon_scale);
    if has_board(drawing.rules) {
        board(frame, drawing, board_place(drawing), 0.9 * scale);
        return;
    }
    let words = RibbonWords::of(drawing);
    let ribbon = words.ribbon(drawing, false);
    paint::ribbon(frame, palette, ribbon_place(drawing, &ribbon), &ribbon, scale);
}

/// Draws what is still open of a token on the ribbon that is filled to a share.
pub(super) fn filling(frame: &mut impl Surface, drawing: &Drawing<'_>, index: usize, filled: f32) {
    let (palette, scale) = (drawing.palette(), drawing.layout.ribbon_scale);
    let words = RibbonWords::of(drawing);
    let ribbon = words.ribbon(drawing, false);
    let places = paint::ribbon_tokens(ribbon_place(drawing, &ribbon), &ribbon, scale);
    if let (Some(place), Some(token)) = (places.get(index), ribbon.tokens.get(index)) {
        paint::filling_token(frame, palette, token.sign, *place, filled, scale);
    }
}

/// Returns the pictures of faces on the ribbon: those of single players.
pub(crate) fn faces(drawing: &Drawing<'_>) -> Vec<(Rectangle, Image)> {
    if has_board(drawing.rules) || drawing.has_sides() || drawing.course.is_some() {
        return Vec::new();
    }
    let words = RibbonWords::of(drawing);
    let ribbon = words.ribbon(drawing, false);
    let (totals, tokens) = paint::ribbon_faces(ribbon_place(drawing, &ribbon), &ribbon, drawing.layout.ribbon_scale);
    let owners = words.sides.iter().map(|(.., seat)| *seat);
    let own = owners.zip(totals).map(|(seat, place)| drawing.face(seat, place));
    let certain = words.tokens.iter().zip(tokens).filter_map(|((.., side), place)| {
        let seat = drawing.rules.members((*side)?).next()?;
        Some(drawing.face(seat, place))
    });
    own.chain(certain).collect()
}

/// Returns the place that opens the drawer.
pub(crate) fn handle(drawing: &Drawing<'_>) -> Rectangle {
    if has_board(drawing.rules) {
        return board_place(drawing);
    }
    let words = RibbonWords::of(drawing);
    ribbon_place(drawing, &words.ribbon(drawing, false))
}

/// Draws the peg board.
fn board(frame: &mut impl Surface, drawing: &Drawing<'_>, place: Rectangle, scale: f32) {
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
                stops: None,
                side: drawing.side_number(side),
            }
        })
        .collect();
    paint::board(frame, drawing.palette(), scale, place, &tracks, drawing.rules.target.0);
}

impl Table {
    /// Returns the places of the drawer, if it is open, and what it shows.
    pub(super) fn drawer_places(&self) -> Option<(Drawer, Tab)> {
        let tab = self.drawer?;
        let rows = if has_board(self.session.rules()) { 4 } else { self.totals().len().max(2) + 1 };
        let places = self.layout.drawer(rows, row_count(self.session.rules()), self.prompt_reach());
        let tab = if tab == Tab::Points && !places.has_points_tab { Tab::LastTrick } else { tab };
        Some((places, tab))
    }

    /// Returns the place of the points with this index in the list: their row in the drawer, or their token on the ribbon.
    pub(super) fn point_place(&self, context: &Context, index: usize) -> Option<Rectangle> {
        let Some(tab) = self.drawer else { return self.token_place(context, index) };
        let count = lines(Tracker::of(self.shown(), self.session.rules()).as_ref(), self.session.rules()).len();
        let places = self.layout.drawer(3, count, self.prompt_reach());
        if places.has_points_tab && tab != Tab::Points {
            return None;
        }
        places.point_rows(count).get(index).copied()
    }

    fn token_place(&self, context: &Context, index: usize) -> Option<Rectangle> {
        let drawing = Drawing::of(self, context);
        if has_board(drawing.rules) || drawing.course.is_some() {
            return None;
        }
        let before = tracker_rows(drawing.tracker.as_ref()?).take(index).map(<[Tracked]>::len).sum();
        let words = RibbonWords::of(&drawing);
        let ribbon = words.ribbon(&drawing, false);
        let tokens = paint::ribbon_tokens(ribbon_place(&drawing, &ribbon), &ribbon, drawing.layout.ribbon_scale);
        // A little of the ribbon around it is pressed with it.
        let token = *tokens.get::<usize>(before)?;
        let step = tokens.get(1).map_or(1.25 * token.width, |second| second.x - tokens[0].x);
        let around = Vector::new((step - token.width) / 2.0, 0.25 * token.height);
        Some(Rectangle::new(token.position() - around, token.size() + Size::new(2.0 * around.x, 2.0 * around.y)))
    }
}

/// Returns the controls of the drawer, or the ribbon that opens it.
pub(super) fn spots(table: &Table, drawing: &Drawing<'_>) -> Vec<Spot> {
    // Progress hides nothing.
    if drawing.course.is_some() {
        return Vec::new();
    }
    let spot = |message, place| Spot { message, place };
    let Some((places, tab)) = table.drawer_places() else {
        // It hangs from above the window, and may be lower than what is pressed.
        let place = handle(drawing);
        let height = (place.y + place.height).max(drawing.layout.menu.height);
        return vec![spot(Message::Drawer(None), Rectangle { y: 0.0, height, ..place })];
    };
    let mut spots = vec![spot(Message::Drawer(None), places.close.unwrap_or(places.pad))];
    let tabs = tabs(&places);
    for (tab, place) in tabs.iter().zip(places.tab_places(tabs.len())) {
        spots.push(spot(Message::Drawer(Some(*tab)), place));
    }
    match tab {
        Tab::LastTrick if table.last_trick().is_some() => {
            spots.push(spot(Message::Pressed(Outcome::LastTrick), places.body));
        }
        Tab::Log => spots.push(spot(Message::Pressed(Outcome::Log), places.body)),
        Tab::LastTrick | Tab::Points => {}
    }
    if has_order(drawing.rules)
        && let Some(foot) = places.foot
    {
        let width = foot.width / 3.0;
        spots.push(spot(Message::Pressed(Outcome::TrumpOrder), Rectangle { width, ..foot }));
    }
    spots
}

fn tabs(places: &Drawer) -> &'static [Tab] {
    if places.has_points_tab { &[Tab::Points, Tab::LastTrick, Tab::Log] } else { &[Tab::LastTrick, Tab::Log] }
}

fn drawer(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>, places: &Drawer, tab: Tab) {
    let (palette, s, language) = (drawing.palette(), places.scale, &drawing.context.language);
    if places.hangs {
        frame.cover(places.bounds);
    }
    paint::rail(frame, palette, places.bounds, places.hangs);
    let pad_place = Rectangle { y: -4.0 * s, height: places.pad.height + 4.0 * s, ..places.pad };
    if has_board(drawing.rules) {
        board(frame, drawing, Rectangle { height: pad_place.height.min(190.0 * s), ..pad_place }, 0.9 * s);
    } else {
        pad(frame, &table.totals(), drawing, pad_place, places);
    }
    if !places.has_points_tab || tab == Tab::Points {
        points(frame, drawing, places);
    }
    let tabs = tabs(places);
    paint::fill(frame, paint::snapped(places.tabs), 8.0 * s, palette.plate);
    for (one, place) in tabs.iter().zip(places.tab_places(tabs.len())) {
        let is_chosen = *one == tab;
        let inner = paint::snapped(place.shrink(4.0 * s));
        if is_chosen {
            paint::fill(frame, inner, 6.0 * s, palette.text);
        }
        let words = match one {
            Tab::Points => t!(language, "tracker-title"),
            Tab::LastTrick => t!(language, "last-trick-title"),
            Tab::Log => t!(language, "log-title"),
        };
        let colour = if is_chosen { palette.rail } else { palette.text };
        Label::new(&words, font::SEMIBOLD, 16.0 * s, colour)
            .centred()
            .within(inner.width - 8.0 * s)
            .draw(frame, inner.center());
    }
    if let Some(close) = places.close {
        frame.fill(&paint::circle(close.center(), close.width / 2.0), palette.chip);
        paint::edge(frame, paint::snapped(close), close.width / 2.0, palette.felt_line, s.max(1.0));
        paint::icon(frame, icon::CHEVRON_UP, close.center(), 0.5 * close.width, palette.text);
    }
    match tab {
        Tab::Points => {}
        Tab::LastTrick => last_trick(frame, table, drawing, places),
        Tab::Log => log(frame, &table.log(drawing.context), drawing, places.body, s),
    }
    if let Some(foot) = places.foot {
        let (long, short) = corner::status(drawing);
        let words = format!("{}, {}", table.game_name(drawing.context), long);
        let right = Point::new(foot.x + foot.width, foot.center_y());
        let label = Label::new(&words, font::REGULAR, 14.0 * s, palette.muted).right();
        let order = if has_order(drawing.rules) { t!(language, "order-button") } else { String::new() };
        let order = Label::new(&order, font::SEMIBOLD, 14.0 * s, palette.text);
        order.draw(frame, Point::new(foot.x, foot.center_y()));
        let room = foot.width - order.width() - 10.0 * s;
        if label.fits(room) {
            label.within(room).draw(frame, right);
        } else {
            Label::new(&short, font::REGULAR, 14.0 * s, palette.muted).right().within(room).draw(frame, right);
        }
    }
}

fn pad(frame: &mut impl Surface, totals: &[Vec<i32>], drawing: &Drawing<'_>, place: Rectangle, places: &Drawer) {
    let (language, names, view) = (&drawing.context.language, drawing.names, drawing.view);
    let labels: Vec<String> = view.scores.iter().map(|(side, _)| side_words::label(language, names, side)).collect();
    let pitcher = view.contract.map(|contract| drawing.rules.side_of(contract.pitcher));
    let columns = view.scores.iter().zip(&labels);
    let mark = |side| drawing.has_sides().then(|| drawing.side_number(side));
    let columns =
        columns.map(|((side, _), name)| Column { name, side: mark(side), is_pitcher: pitcher == Some(side) }).collect();
    let numbers: Vec<String> = (1..=totals.len() + 2).map(|number| number.to_string()).collect();
    let counted = side_words::figures(names, totals).into_iter();
    // What is written down before the hand is counted stands on the pad at once.
    let entered = view.marks.last().filter(|_| view.end.is_none() && !matches!(view.turn, Turn::Deal(_)));
    let now = entered.map(|_| view.scores.values().map(|&points| side_words::figure_of(names, points)).collect());
    let rows = numbers.iter().zip(counted.chain(now)).map(|(label, totals)| Row { label, totals }).collect();
    // Where there is room for one row, the scores are more than what is said of the hand.
    let is_full = !totals.is_empty() && places.pad_rows() < 2;
    let note = match (view.contract, view.end) {
        (_, Some(_)) => None,
        _ if is_full => None,
        _ if entered.is_some() => entered.map(|mark| entry(drawing, *mark)),
        (None, None) if view.trick.is_some() || drawing.rules.trump_by == TrumpBy::TurnUp => None,
        (None, None) if drawing.rules.counts_down() => Some(t!(language, "pad-counters")),
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
    let (palette, s) = (drawing.palette(), places.scale);
    // A short pad is as high as its rows.
    let least = pad_height(s, totals.len() + 2) + 8.0 * s;
    let place = Rectangle { height: place.height.min(least), ..place };
    paint::pad(frame, palette, s, place, &pad);
    if places.close.is_none() {
        let at = Point::new(place.x + place.width - 22.0 * s, place.y + place.height - 16.0 * s);
        paint::icon(frame, icon::CHEVRON_UP, at, 18.0 * s, palette.second_ink);
    }
}

/// Draws the points of the hand, each with its card, its owner and the reason.
fn points(frame: &mut impl Surface, drawing: &Drawing<'_>, places: &Drawer) {
    let (palette, s, language) = (drawing.palette(), places.scale, &drawing.context.language);
    let lines = lines(drawing.tracker.as_ref(), drawing.rules);
    let rows = places.point_rows(lines.len());
    let groups: Vec<&[Tracked]> =
        drawing.tracker.as_ref().map(|tracker| tracker_rows(tracker).collect()).unwrap_or_default();
    for (index, (point, row)) in lines.iter().zip(&rows).enumerate() {
        if index > 0 {
            let y = row.y.round();
            paint::line(frame, Point::new(row.x, y), Point::new(row.x + row.width, y), palette.felt_line, 1.0);
        }
        let side = (30.0 * s).min(0.8 * row.height);
        let square = Rectangle::new(Point::new(row.x, row.center_y() - side / 2.0), Size::new(side, side));
        let group = groups.get(index).copied().unwrap_or_default();
        let letter = drawing.letter(*point);
        let settled = group.first().filter(|_| certainty(group) == Certainty::Settled).and_then(|tracked| tracked.side);
        let mark = settled.map_or(Certain::Nobody, |side| match drawing.has_sides() {
            true => Certain::Side(drawing.side_number(side)),
            false => Certain::Player,
        });
        let scores = if let [tracked] = group { tracked.scores } else { None };
        paint::point_token(frame, palette, square, paint::Sign::of(&letter, scores), mark, s);
        let (title, about, card) = match (group, &drawing.tracker) {
            ([tracked], Some(tracker)) => {
                let [name, _, owner, reason] = row_words(drawing, tracked, tracker);
                let owner = if owner.is_empty() { name } else { owner };
                (owner, reason, tracked.card)
            }
            ([], _) | (_, None) => {
                let meaning = phrase::point_meaning(language, drawing.rules, *point);
                (phrase::point_among(language, drawing.rules, *point), meaning, None)
            }
            (several, _) => {
                let [name, _, owner, reason] = several_words(drawing, several);
                (if owner.is_empty() { name } else { owner }, reason, None)
            }
        };
        let mut x = row.x + side + 10.0 * s;
        let card_height = (48.0 * s).min(0.86 * row.height);
        if let Some(card) = card.filter(|_| card_height > 26.0 * s) {
            let size = Size::new(card_height / 1.4, card_height);
            let place = Rectangle::new(Point::new(x, row.center_y() - card_height / 2.0), size);
            let deck = &drawing.context.deck;
            let picture = deck.face(card, deck.width_px(size.width), Overlay { large_index: true, ..Overlay::PLAIN });
            frame.draw_image(deck.draw_rect(place), Image::new(picture).filter_method(FilterMethod::Nearest));
        }
        if drawing.tracker.is_some() && card_height > 26.0 * s {
            x += card_height / 1.4 + 10.0 * s;
        }
        let room = row.x + row.width - x;
        let has_both = !about.is_empty() && row.height > 40.0 * s;
        let up = if has_both { 10.5 * s } else { 0.0 };
        Label::new(&title, font::SEMIBOLD, 16.0 * s, palette.text)
            .within(room)
            .draw(frame, Point::new(x, row.center_y() - up));
        if has_both {
            let label = Label::new(&about, font::REGULAR, 15.0 * s, palette.muted).within(room);
            label.draw(frame, Point::new(x, row.center_y() + up));
        }
    }
}

fn last_trick(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>, places: &Drawer) {
    let (palette, s, body) = (drawing.palette(), places.scale, places.body);
    let Some((trick, trump)) = table.last_trick() else {
        let none = t!(drawing.context.language, "last-trick-none");
        let at = Point::new(body.x, body.y + 14.0 * s);
        Label::new(&none, font::REGULAR, 15.0 * s, palette.muted).within(body.width).draw(frame, at);
        return;
    };
    let deck = &drawing.context.deck;
    let winner = trick.best().map(|(seat, _)| seat);
    let ranking = drawing.view.rankings.with(trump);
    for ((seat, card), place) in trick.plays().zip(places.last_cards(trick.len())) {
        let has_won = Some(seat) == winner;
        let look = Overlay { edged: has_won, trump: ranking.off_trump(card), ..Overlay::PLAIN };
        let picture = deck.face(card, deck.width_px(place.width), look);
        frame.draw_image(deck.draw_rect(place), Image::new(picture).filter_method(FilterMethod::Nearest));
        let side = (30.0 * s).min(place.width);
        let below = Point::new(place.center_x() - side / 2.0, place.y + place.height + 8.0 * s);
        let square = Rectangle::new(below, Size::new(side, side));
        let (at, face) = drawing.face(seat, square);
        frame.draw_image(at, face);
    }
}

/// Draws as many of the last lines of the log as have room, each broken where it is long; the newest stands out.
fn log(frame: &mut impl Surface, lines: &[String], drawing: &Drawing<'_>, body: Rectangle, s: f32) {
    let palette = drawing.palette();
    let size = (15.0 * s).max(14.0);
    // In a drawer that hangs they are what it was opened for.
    let older = if drawing.layout.has_room_beside() { palette.muted } else { palette.text };
    let high = |text: &str| font::measure_within(text, font::REGULAR, size, body.width).height + 5.0 * s;
    let mut free = body.height;
    let fits = |text: &&String| {
        free -= high(text);
        free >= 0.0
    };
    let shown = lines.iter().rev().take_while(fits).count().max(1).min(lines.len());
    let mut y = body.y;
    for (index, text) in lines[lines.len() - shown..].iter().enumerate() {
        let is_newest = index + 1 == shown;
        let (font, colour) = if is_newest { (font::MEDIUM, palette.text) } else { (font::REGULAR, older) };
        Label::new(text, font, size, colour).wrapped(body.width).hanging().draw(frame, Point::new(body.x, y));
        y += high(text);
    }
}
