//! The ribbon: the foot of the score pad, which hangs from the upper edge with the totals, the points of the hand and the
//! contract.

use super::label::Label;
use super::pad::{figures, ringed_number, ringed_number_within};
use super::seat::lettered_mark;
use super::shadow::PLATE_SHADOW;
use super::shape::{circle, dashed, dashed_circle, edge, emblem, fill, icon, line, pen, snapped};
use super::surface::Surface;
use super::token::{CounterColour, counter};
use crate::font;
use crate::icon::Icon;
use crate::theme::{AVATAR_INK, Palette};

use pitch_rules::Card;

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, Vector};

/// Height of the bound edge, of the row of totals and of that of the tokens, in pixels of the design.
const BINDING: f32 = 8.0;
/// Side of a token and distance from one to the next.
const TOKEN: f32 = 24.0;
const STEP: f32 = 31.0;
/// Smallest distance between tokens: a longer contract is cut.
const CLOSE: f32 = 25.0;
/// Distance from the boxes of the contract to its words, and to the target.
const BOXES: f32 = 8.0;
const APART: f32 = 12.0;
/// Size of the word of a side.
const SIDE: f32 = 20.0;
/// Largest share of the row of totals that the target takes.
const TARGET: f32 = 0.42;

/// Who a column of the ribbon belongs to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Owner<'a> {
    /// A side, by its number and its word.
    Side(usize, &'a str),
    /// A single player, whose face is a picture; its place is left free.
    Player,
}

/// A column of the ribbon.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Total<'a> {
    /// Whose total it is.
    pub owner: Owner<'a>,
    /// The total in points.
    pub points: i32,
    /// `true` if the pitcher plays for it.
    pub is_pitcher: bool,
}

/// Sign of a point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Sign<'a> {
    Letter(&'a str),
    /// The star of a joker that scores.
    Star(Card),
}

impl<'a> Sign<'a> {
    /// Returns the star of a joker that makes the point, or the letter.
    pub(crate) fn of(letter: &'a str, scores: Option<Card>) -> Self {
        scores.filter(|card| card.is_joker()).map_or(Sign::Letter(letter), Sign::Star)
    }

    /// Draws it about `at`, `size` logical pixels high and at most `room` wide.
    pub(crate) fn draw(self, frame: &mut impl Surface, at: Point, size: f32, room: f32, colour: Color) {
        match self {
            Sign::Letter(letter) => {
                let size = size.min(size * room / font::width(letter, font::BOLD, size).max(1.0));
                Label::new(letter, font::BOLD, size, colour).centred().draw(frame, at);
            }
            Sign::Star(joker) => emblem(frame, joker, at, 0.9 * size, colour),
        }
    }
}

/// State of a point of the hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Token<'a> {
    pub sign: Sign<'a>,
    /// Side that is certain of it.
    pub side: Option<usize>,
    /// `true` if a single player is certain of it, whose face is a picture.
    pub is_face: bool,
}

/// Contents of the ribbon.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Ribbon<'a> {
    /// The totals.
    pub totals: Vec<Total<'a>>,
    /// Words on the target: "to 11".
    pub target: &'a str,
    /// `true` if a red counter stands after the target: what the winner takes.
    pub has_pool: bool,
    /// The points, once trump is known.
    pub tokens: Vec<Token<'a>>,
    /// Words on the contract: "You 3".
    pub contract: &'a str,
    /// A box for each point bid: `Some(true)` if certain, `Some(false)` if it can no longer be.
    pub boxes: Vec<Option<bool>>,
    /// Sign at the right that opens the drawer, or closes it.
    pub chevron: Icon,
}

/// Returns the places of the faces in the row of totals, and of those on the tokens, of a ribbon in `rect`.
pub(crate) fn faces(rect: Rectangle, ribbon: &Ribbon<'_>, scale: f32) -> (Vec<Rectangle>, Vec<Rectangle>) {
    let columns = columns(rect, ribbon, scale);
    let side = if is_stacked(ribbon) { 26.0 } else { 27.0 } * scale;
    let totals = ribbon.totals.iter().zip(&columns).map(|(total, column)| {
        let centre = if is_stacked(ribbon) {
            Point::new(column.center_x(), rect.y + 30.0 * scale)
        } else {
            let wide = side + 7.0 * scale + total_width(total, scale);
            Point::new(column.center_x() - wide / 2.0 + side / 2.0, column.center_y())
        };
        super::shape::square(centre, side)
    });
    let tokens = tokens(rect, ribbon, scale).into_iter().map(|place| place.expand(1.5 * scale));
    (totals.collect(), tokens.collect())
}

/// Returns `true` if faces stand over the totals: where there are many.
fn is_stacked(ribbon: &Ribbon<'_>) -> bool {
    ribbon.totals.len() >= 5
}

fn total_size(scale: f32) -> f32 {
    28.0 * scale
}

/// Returns the width of a total, with most of its ring in the hole.
fn total_width(total: &Total<'_>, scale: f32) -> f32 {
    let size = total_size(scale);
    let ring = if total.points < 0 { 0.8 * size } else { 0.0 };
    font::width(&figures(total.points), font::PENCIL_BOLD, size) + ring
}

/// Returns the columns of the totals.
fn columns(rect: Rectangle, ribbon: &Ribbon<'_>, scale: f32) -> Vec<Rectangle> {
    let top = rect.y + BINDING * scale;
    let (aside, height) = if is_stacked(ribbon) {
        (0.0, 60.0 * scale)
    } else {
        let target = font::width(ribbon.target, font::PENCIL, 19.0 * scale).min(TARGET * rect.width);
        (if ribbon.target.is_empty() { 0.0 } else { 14.0_f32.mul_add(scale, target) }, 44.0 * scale)
    };
    let inset = 8.0 * scale;
    let room = rect.width - 2.0 * inset - aside;
    let even = room / ribbon.totals.len().max(1) as f32;
    // Sides have as much more than others as their words are longer.
    let needs = ribbon.totals.iter().map(|total| match total.owner {
        Owner::Side(_, word) => side_width(total, scale) + font::width(word, font::PENCIL_BOLD, SIDE * scale),
        Owner::Player => 34.0_f32.mul_add(scale, total_width(total, scale)),
    });
    let needs: Vec<f32> = needs.collect();
    let spare = (room - needs.iter().sum::<f32>()) / needs.len().max(1) as f32;
    let mut x = rect.x + inset;
    let column = |need: f32| {
        let width = if spare < 0.0 { even } else { need + spare };
        let column = Rectangle { x, y: top, width, height };
        x += width;
        column
    };
    needs.into_iter().map(column).collect()
}

/// Returns the width of the total of a side without its word.
fn side_width(total: &Total<'_>, scale: f32) -> f32 {
    (13.0 + 6.0 + 8.0) * scale + total_width(total, scale)
}

/// Returns the places of the tokens in the lower row.
pub(crate) fn tokens(rect: Rectangle, ribbon: &Ribbon<'_>, scale: f32) -> Vec<Rectangle> {
    let y = lower(rect, scale);
    let room = rect.width - 20.0 * scale - contract_width(ribbon, scale);
    let count = ribbon.tokens.len().max(1) as f32;
    let step = ((room + 4.0 * scale) / count).clamp(CLOSE * scale, STEP * scale);
    let side = (TOKEN * scale).min(step - 2.0 * scale);
    let place = |index: usize| {
        super::shape::square(Point::new(step.mul_add(index as f32, rect.x + 10.0 * scale + side / 2.0), y), side)
    };
    (0..ribbon.tokens.len()).map(place).collect()
}

/// Returns the middle height of the lower row.
fn lower(rect: Rectangle, scale: f32) -> f32 {
    rect.y + rect.height - 20.5 * scale
}

fn contract_width(ribbon: &Ribbon<'_>, scale: f32) -> f32 {
    let words = font::width(ribbon.contract, font::PENCIL_BOLD, 19.0 * scale);
    let target =
        if is_stacked(ribbon) { font::width(ribbon.target, font::PENCIL, 17.0 * scale) + APART * scale } else { 0.0 };
    words + target + (16.0 * ribbon.boxes.len() as f32 + 30.0 + BOXES) * scale
}

/// Draws the paper of the ribbon with its binding. Returns its place on whole pixels.
fn paper(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, scale: f32) -> Rectangle {
    let rect = snapped(rect);
    frame.shade(rect, 6.0 * scale, PLATE_SHADOW);
    fill(frame, rect, 6.0 * scale, palette.paper);
    super::pad::binding(frame, palette, Rectangle { height: BINDING * scale, ..rect }, BINDING * scale, 0.62 * scale);
    rect
}

/// Draws the ribbon, all but the faces of players.
pub(crate) fn ribbon(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, ribbon: &Ribbon<'_>, scale: f32) {
    let rect = paper(frame, palette, rect, scale);
    for (total, column) in ribbon.totals.iter().zip(columns(rect, ribbon, scale)) {
        draw_total(frame, palette, ribbon, total, column, scale);
    }
    if !is_stacked(ribbon) {
        let mut at = Point::new(rect.x + rect.width - 13.0 * scale, rect.y + (BINDING + 24.0) * scale);
        if ribbon.has_pool {
            counter(frame, palette, CounterColour::Red, at - Vector::new(11.0 * scale, 0.0), scale);
            at.x -= 29.0 * scale;
        }
        let target = if ribbon.totals.is_empty() {
            let target = Label::new(ribbon.target, font::PENCIL_BOLD, 21.0 * scale, palette.ink).right();
            target.within(at.x - rect.x - 12.0 * scale)
        } else {
            let target = Label::new(ribbon.target, font::PENCIL, 19.0 * scale, palette.second_ink).right();
            target.within(TARGET * rect.width)
        };
        target.draw(frame, at);
    }
    let has_lower = !ribbon.tokens.is_empty() || !ribbon.contract.is_empty() || is_stacked(ribbon);
    if !has_lower {
        return;
    }
    let ruled = lower(rect, scale) - 20.5 * scale;
    line(frame, Point::new(rect.x, ruled), Point::new(rect.x + rect.width, ruled), palette.rule_line, 1.5);
    for (token, place) in ribbon.tokens.iter().zip(tokens(rect, ribbon, scale)) {
        draw_token(frame, palette, token, place, scale);
    }
    contract(frame, palette, rect, ribbon, scale);
}

/// Draws the letters of the points whose owners are shown by their faces, over these: each on a disc at the lower right.
pub(crate) fn letters(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, ribbon: &Ribbon<'_>, scale: f32) {
    for (token, place) in ribbon.tokens.iter().zip(tokens(rect, ribbon, scale)).filter(|(token, _)| token.is_face) {
        let at = place.center() + Vector::new(0.36 * place.width, 0.36 * place.width);
        frame.fill(&circle(at, 8.5 * scale), AVATAR_INK);
        token.sign.draw(frame, at, 12.5 * scale, 13.0 * scale, palette.card_paper);
    }
}

fn draw_total(
    frame: &mut impl Surface,
    palette: &Palette,
    ribbon: &Ribbon<'_>,
    total: &Total<'_>,
    column: Rectangle,
    scale: f32,
) {
    let size = total_size(scale);
    let figure = |frame: &mut _, at: Point, size: f32| {
        ringed_number(frame, total.points, font::PENCIL_BOLD, size, (palette.ink, palette.pencil), at, 1.0);
    };
    let underline = |frame: &mut _, left: f32, right: f32, y: f32| {
        if total.is_pitcher {
            line(frame, Point::new(left, y), Point::new(right, y), palette.ink, 2.0 * scale.max(1.0));
        }
    };
    if is_stacked(ribbon) {
        // The ring of a score below zero has the room between the face and the line below, and all scores stand on one line.
        let is_ringed = ribbon.totals.iter().any(|other| other.points < 0);
        let centre = Point::new(column.center_x(), column.y + if is_ringed { 47.5 } else { 45.0 } * scale);
        if total.points < 0 {
            let (sizes, colours) = ((16.0 * scale, 21.0 * scale), (palette.ink, palette.pencil));
            ringed_number_within(frame, total.points, font::PENCIL_BOLD, sizes, colours, centre, 1.0);
        } else {
            figure(frame, centre, 0.9 * size);
        }
        let half = 0.42 * column.width;
        underline(frame, column.center_x() - half, column.center_x() + half, column.y + column.height - scale);
        return;
    }
    let middle = column.center_y() + 2.0 * scale;
    match total.owner {
        Owner::Side(side, word) => {
            let name = Label::new(word, font::PENCIL_BOLD, SIDE * scale, palette.ink);
            let fixed = side_width(total, scale);
            let name = name.within((column.width - fixed - 6.0 * scale).max(0.0));
            let wide = fixed + name.width();
            let left = column.center_x() - wide / 2.0;
            lettered_mark(frame, palette, Point::new(left + 6.5 * scale, middle), (side, word), 7.0 * scale);
            let words = left + 19.0 * scale;
            name.draw(frame, Point::new(words, middle));
            underline(frame, words, words + name.width(), middle + 12.0 * scale);
            let half = total_width(total, scale) / 2.0;
            figure(frame, Point::new(words + name.width() + 8.0 * scale + half, middle - scale), size);
        }
        Owner::Player => {
            let side = 27.0 * scale;
            let wide = side + 7.0 * scale + total_width(total, scale);
            let left = column.center_x() - wide / 2.0;
            let half = total_width(total, scale) / 2.0;
            figure(frame, Point::new(left + side + 7.0 * scale + half, middle - scale), size);
            underline(frame, left, left + side, middle + 15.0 * scale);
        }
    }
}

/// Draws a point that a side is certain of, or that is open, in a square.
pub(crate) fn draw_token(frame: &mut impl Surface, palette: &Palette, token: &Token<'_>, place: Rectangle, scale: f32) {
    let size = (14.0 * scale).min(0.62 * place.height).max(12.5 * scale.min(1.0));
    let room = place.width - 4.0 * scale;
    let radius = place.width / 2.0;
    match token.side {
        Some(side) if side % 3 == 1 => {
            fill(frame, place, 0.26 * place.width, AVATAR_INK);
            fill(frame, place.shrink(1.6 * scale), 0.22 * place.width, palette.side(side));
        }
        Some(side) => {
            frame.fill(&circle(place.center(), radius), AVATAR_INK);
            frame.fill(&circle(place.center(), radius - 1.6 * scale), palette.side(side));
        }
        None if token.is_face => return,
        None => {
            dashed_circle(
                frame,
                place.center(),
                radius - scale,
                palette.second_ink,
                1.5 * scale,
                &[3.2 * scale, 2.6 * scale],
            );
            token.sign.draw(frame, place.center(), size, room, palette.second_ink);
            return;
        }
    }
    token.sign.draw(frame, place.center(), size, room, AVATAR_INK);
}

/// Draws what is still open of a token that is filled from below to the share `filled`.
pub(crate) fn filling(
    frame: &mut impl Surface,
    palette: &Palette,
    sign: Sign<'_>,
    place: Rectangle,
    filled: f32,
    scale: f32,
) {
    let around = place.expand(3.0 * scale);
    let open = Rectangle { height: (1.0 - filled) * around.height, ..around };
    fill(frame, open, 0.0, palette.paper);
    draw_token(frame, palette, &Token { sign, side: None, is_face: false }, place, scale);
}

/// Draws the contract at the right end of the lower row.
fn contract(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, ribbon: &Ribbon<'_>, scale: f32) {
    let y = lower(rect, scale);
    let mut right = rect.x + rect.width - 10.0 * scale;
    icon(frame, ribbon.chevron, Point::new(right - 7.0 * scale, y), 18.0 * scale, palette.second_ink);
    right -= 21.0 * scale;
    if is_stacked(ribbon) {
        let target = Label::new(ribbon.target, font::PENCIL, 17.0 * scale, palette.second_ink).right();
        target.draw(frame, Point::new(right, y));
        right -= target.width() + APART * scale;
    }
    let side = 13.0 * scale;
    for certain in ribbon.boxes.iter().rev() {
        let cell = snapped(Rectangle::new(Point::new(right - side, y - side / 2.0), Size::new(side, side)));
        match certain {
            Some(true) => fill(frame, cell, 3.0 * scale, palette.ink),
            _ => edge(frame, cell, 3.0 * scale, palette.ink, 1.6 * scale.max(1.0)),
        }
        if *certain == Some(false) {
            let (a, b) = (
                Point::new(cell.x - 2.0 * scale, cell.y + cell.height + 2.0 * scale),
                Point::new(cell.x + cell.width + 2.0 * scale, cell.y - 2.0 * scale),
            );
            frame.stroke(&Path::line(a, b), pen(palette.pencil, 2.4 * scale));
        }
        right -= side + 3.0 * scale;
    }
    let words = Label::new(ribbon.contract, font::PENCIL_BOLD, 19.0 * scale, palette.ink).right();
    // The last box has its own distance.
    right -= if ribbon.boxes.is_empty() { 3.0 } else { BOXES - 3.0 } * scale;
    let room = right - rect.x - 10.0 * scale - ribbon.tokens.len() as f32 * CLOSE * scale;
    words.within(room.max(0.0)).draw(frame, Point::new(right, y));
}

/// Progress of several hands on the ribbon.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Progress<'a> {
    /// What they are about.
    pub title: &'a str,
    /// A box for each hand: `Some(true)` if it was right, `None` if it was not answered yet.
    pub boxes: Vec<Option<bool>>,
    /// Index of the hand on the table.
    pub at: usize,
    /// Its place among them: "3 of 5".
    pub place: &'a str,
}

/// Draws the ribbon with the progress of several hands.
pub(crate) fn progress(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    progress: &Progress<'_>,
    scale: f32,
) {
    let rect = paper(frame, palette, rect, scale);
    let (inset, ruled) = (16.0 * scale, lower(rect, scale) - 20.5 * scale);
    let room = rect.width - 2.0 * inset;
    let title = Label::new(progress.title, font::PENCIL_BOLD, 26.0 * scale, palette.ink).within(room);
    title.draw(frame, Point::new(rect.x + inset, (rect.y + BINDING * scale + ruled) / 2.0));
    line(frame, Point::new(rect.x, ruled), Point::new(rect.x + rect.width, ruled), palette.rule_line, 1.5);
    let (side, y) = (26.0 * scale, lower(rect, scale));
    for (index, right) in progress.boxes.iter().enumerate() {
        let left = (38.0 * index as f32).mul_add(scale, rect.x + inset);
        let cell = snapped(Rectangle::new(Point::new(left, y - side / 2.0), Size::new(side, side)));
        let (corner, wide) = (6.0 * scale, scale.max(1.0));
        match right {
            None if index > progress.at => {
                dashed(frame, cell, corner, palette.second_ink, 1.25 * wide, &[3.2 * scale, 2.6 * scale]);
            }
            _ if index == progress.at => edge(frame, cell, corner, palette.ink, 2.6 * wide),
            _ => edge(frame, cell, corner, palette.ink, 1.25 * wide),
        }
        let centre = cell.center();
        let at = |x: f32, y: f32| Point::new(x.mul_add(side, centre.x), y.mul_add(side, centre.y));
        match right {
            Some(true) => {
                let tick = Path::new(|path| {
                    path.move_to(at(-0.34, 0.02));
                    path.line_to(at(-0.06, 0.3));
                    path.line_to(at(0.62, -0.46));
                });
                frame.stroke(&tick, pen(palette.action, 3.2 * scale));
            }
            Some(false) => line(frame, at(-0.2, 0.0), at(0.2, 0.0), palette.ink, 2.4 * scale),
            None => {}
        }
    }
    let place = Label::new(progress.place, font::PENCIL, 20.0 * scale, palette.second_ink).right();
    place.draw(frame, Point::new(rect.x + rect.width - 12.0 * scale, y));
}

/// Draws a dashed place for cards that were chosen to go.
pub(crate) fn tray(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, scale: f32) {
    dashed(frame, snapped(rect), 12.0 * scale, palette.felt_line, 2.0 * scale.max(1.0), &[7.0 * scale, 5.0 * scale]);
}

/// Ground of the letter of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Certain {
    /// Nobody is certain of it.
    Nobody,
    /// A player is certain of it, whose face or name stands beside it.
    Player,
    /// The side of this number is certain of it.
    Side(usize),
}

/// Draws the sign of a point in a square: on the mark of the side that is certain of it, or dashed while it is open.
pub(crate) fn point_token(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    sign: Sign<'_>,
    certain: Certain,
    scale: f32,
) {
    let radius = rect.width / 2.0;
    let ink = match certain {
        Certain::Side(side) if side % 3 == 1 => {
            fill(frame, rect, 0.24 * rect.width, palette.side(side));
            AVATAR_INK
        }
        Certain::Side(side) => {
            frame.fill(&circle(rect.center(), radius), palette.side(side));
            AVATAR_INK
        }
        Certain::Player => {
            frame.fill(&circle(rect.center(), radius), palette.card_paper);
            AVATAR_INK
        }
        Certain::Nobody => {
            dashed_circle(
                frame,
                rect.center(),
                radius - scale,
                palette.muted,
                1.5 * scale,
                &[3.2 * scale, 2.6 * scale],
            );
            palette.muted
        }
    };
    sign.draw(frame, rect.center(), 15.0 * scale, 0.76 * rect.width, ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Inventory;
    use crate::theme::Look;

    #[test]
    fn the_contract_its_boxes_and_the_target_stand_apart() {
        font::load();
        let total = Total { owner: Owner::Player, points: 0, is_pitcher: false };
        let ribbon = Ribbon {
            totals: vec![total; 7],
            target: "bis 7",
            has_pool: false,
            tokens: Vec::new(),
            contract: "Teo 3",
            boxes: vec![Some(true), None, Some(false)],
            chevron: crate::icon::CHEVRON_DOWN,
        };
        let (mut inventory, rect) = (Inventory::default(), Rectangle { x: 0.0, y: 0.0, width: 312.0, height: 112.0 });
        super::ribbon(&mut inventory, Look::Spruce.palette(), rect, &ribbon, 1.0);
        let place = |words: &str| inventory.written.iter().find(|written| written.whole == words).expect("words").place;
        let (contract, target) = (place(ribbon.contract), place(ribbon.target));
        let boxes = 3.0 * 13.0 + 2.0 * 3.0;
        assert!(target.x - contract.x - contract.width >= boxes + BOXES + APART - 1.0, "{contract:?}, {target:?}");
    }
}
