//! Plates of the seats: their players, bids, and points and tricks won.

use super::avatar::{BARS, Sitter, avatar, level_bars};
use super::chip::{Chip, chip, chip_width};
use super::label::Label;
use super::panel::{Edge, plate};
use super::shape::snapped;
use super::surface::Surface;
use super::token::{counters, counters_width, dealer_button, point_letter, tricks};
use crate::font;
use crate::theme::Palette;
use pitch_players::Level;

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Vector};

const NAME: f32 = 17.5;
const WORDS: f32 = 15.5;
/// Side of a letter's tile, and least width of one where there are several.
const LETTER: f32 = 19.0;
const NARROW_LETTER: f32 = 11.5;
/// Least width of a letter's tile where one of them has two letters or figures.
const NARROW_PAIR: f32 = 17.0;

/// Contents of the plate of a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeatPlate<'a> {
    /// The name.
    pub name: &'a str,
    /// The hue of the avatar.
    pub hue: Color,
    /// Person or bot.
    pub sitter: Sitter,
    /// The level of a bot.
    pub level: Option<Level>,
    /// The side, where partners play: "Us".
    pub side: Option<&'a str>,
    /// `true` if this seat deals.
    pub is_dealer: bool,
    /// `true` if it is this seat's turn.
    pub is_turn: bool,
    /// The bid.
    pub chip: Option<Chip<'a>>,
    /// The letters of the points won in this hand.
    pub letters: &'a [&'a str],
    /// The number of tricks taken, in figures; none before the play.
    pub tricks: Option<&'a str>,
    /// Numbers of cards thrown away and drawn, in place of the tricks: "−5 +3".
    pub exchanged: Option<&'a str>,
    /// Words in place of the second line: "is thinking".
    pub instead: Option<&'a str>,
}

/// Draws the plate of another player.
pub fn seat_plate(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, seat: &SeatPlate<'_>, scale: f32) {
    let edge = if seat.is_turn { Edge::Now } else { Edge::Plain };
    plate(frame, palette, rect, edge, scale.max(1.0));
    let side = 36.0 * scale;
    let square = Rectangle {
        x: rect.x + 10.0 * scale,
        y: rect.center_y() - side / 2.0 + 1.0 * scale,
        width: side,
        height: side,
    };
    avatar(frame, snapped(square), seat.hue, seat.sitter, seat.name);

    let left = rect.x + 55.0 * scale;
    let mut right = rect.x + rect.width - 10.0 * scale;
    let (first, second) = (rect.y + 0.27 * rect.height, rect.y + 0.695 * rect.height);
    if seat.is_dealer {
        dealer_button(frame, palette, Point::new(right - 10.0 * scale, first + 1.5 * scale), scale);
        right -= 25.0 * scale;
    }
    let side_words = seat.side.map(|side| Label::new(side, font::MEDIUM, 13.0 * scale, palette.muted));
    let side_width = side_words.map_or(0.0, |label| label.width() + 6.0 * scale);
    let name = Label::new(seat.name, font::SEMIBOLD, NAME * scale, palette.text);
    let room = right - left - side_width;
    let bars = (BARS + 7.0) * scale;
    // A long name takes the room of the level.
    let level = seat.level.filter(|_| name.fits(room - bars));
    let bars = if level.is_some() { bars } else { 0.0 };
    let name = name.within(room - bars);
    name.draw(frame, Point::new(left, first));
    let mut x = left + name.width() + 7.0 * scale;
    if let Some(level) = level {
        level_bars(frame, Point::new(x, first + 6.5 * scale), level, palette.muted, scale);
        x += bars - scale;
    }
    if let Some(label) = side_words {
        label.draw(frame, Point::new(x, first + scale));
    }

    if let Some(words) = seat.instead {
        let room = rect.x + rect.width - 10.0 * scale - left;
        let label = Label::new(words, font::REGULAR, 14.0 * scale, palette.amber).within(room);
        label.draw(frame, Point::new(left, second));
        return;
    }
    second_line(frame, palette, rect, seat, Point::new(left, second), scale);
}

/// Draws the second line from the right: tricks, letters; the bid takes what is left.
fn second_line(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    seat: &SeatPlate<'_>,
    at: Point,
    scale: f32,
) {
    let mut right = rect.x + rect.width - 10.0 * scale;
    if let Some(words) = seat.exchanged {
        let label = Label::new(words, font::SEMIBOLD, WORDS * scale, palette.text).right();
        label.draw(frame, Point::new(right, at.y));
        right -= label.width() + 8.0 * scale;
    } else if let Some(count) = seat.tricks {
        let label = Label::new(count, font::REGULAR, WORDS * scale, palette.text).right();
        label.draw(frame, Point::new(right, at.y));
        right -= label.width() + 12.0 * scale;
        tricks(frame, palette, Point::new(right, at.y), scale);
        right -= 13.0 * scale;
    }
    let wanted = LETTER * scale;
    let chip_room = seat.chip.map_or(0.0, |bid| chip_width(bid.short, bid.kind, scale) + 4.0 * scale);
    // What was said gives way to what was won, where even narrow letters leave it no room.
    let has_pair = seat.letters.iter().any(|letter| letter.chars().nth(1).is_some());
    let narrow = if has_pair { NARROW_PAIR } else { NARROW_LETTER };
    let least = narrow * scale * seat.letters.len() as f32;
    let chip_room = if right - at.x - chip_room >= least { chip_room } else { 0.0 };
    let cells = seat.letters.len() as f32;
    // Three or four letters close up before the bid gives way.
    let step = ((right - at.x - chip_room) / cells.max(1.0)).min(wanted + 2.0 * scale);
    for letter in seat.letters.iter().rev() {
        let width = wanted.min(step - 1.5 * scale);
        let cell = Rectangle { x: right - width, y: at.y - wanted / 2.0, width, height: wanted };
        point_letter(frame, palette, cell, letter, scale);
        right -= step;
    }
    if let Some(bid) = seat.chip {
        let _ = chip(frame, palette, bid, at, right - at.x - 3.0 * scale, scale);
    }
}

/// Contents of the plate of the person at the bottom.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct OwnPlate<'a> {
    /// The name: "You", or the person's own at a shared screen.
    pub name: &'a str,
    /// The hue of the avatar.
    pub hue: Color,
    /// Person, or a bot that is watched.
    pub sitter: Sitter,
    /// Words after the name, and fewer for a narrow plate: "Us, with Ben", "Us".
    pub note: Option<(&'a str, &'a str)>,
    /// `true` if this seat deals.
    pub is_dealer: bool,
    /// The bid.
    pub chip: Option<Chip<'a>>,
    /// The letters of the points won in this hand.
    pub letters: &'a [&'a str],
    /// The number of tricks, and words for after it, the longest first: "2", "tricks, 5 together", "tricks". In small
    /// windows there are none.
    pub tricks: Option<(&'a str, &'a [&'a str])>,
    /// Numbers of cards thrown away and drawn, in place of the tricks: "−5 +3".
    pub exchanged: Option<&'a str>,
    /// The white counters that lie there, where scores count down.
    pub counters: Option<u32>,
    /// Words that say that it is this seat's turn: "Your turn to play".
    pub turn: Option<&'a str>,
}

/// Draws the plate of the person at the bottom.
pub(crate) fn own_plate(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, own: &OwnPlate<'_>, scale: f32) {
    plate(frame, palette, rect, if own.turn.is_some() { Edge::Now } else { Edge::Plain }, scale.max(1.0));
    let middle = rect.center_y();
    let side = 36.0 * scale;
    let square = Rectangle { x: rect.x + 14.0 * scale, y: middle - side / 2.0, width: side, height: side };
    avatar(frame, snapped(square), own.hue, own.sitter, own.name);

    let right = rect.x + rect.width - 14.0 * scale;
    let turn_width = own.turn.map_or(0.0, |words| turn(frame, palette, Point::new(right, middle), words, scale));
    let end = right - turn_width - 16.0 * scale;

    let mut x = rect.x + 61.0 * scale;
    // Name and note get what the signs after them leave.
    let room = end - x - signs_width(own, scale);
    let name = Label::new(own.name, font::SEMIBOLD, NAME * scale, palette.text);
    let note = |words| Label::new(words, font::REGULAR, WORDS * scale, palette.muted);
    let beside = room - name.width() - 6.0 * scale;
    let note = own.note.and_then(|(long, short)| [note(long), note(short)].into_iter().find(|note| note.fits(beside)));
    for label in [Some(name.within(room.max(0.0))), note.map(|note| note.within(beside))].into_iter().flatten() {
        label.draw(frame, Point::new(x, middle));
        x += label.width() + 6.0 * scale;
    }
    x += 6.0 * scale;
    if own.is_dealer {
        dealer_button(frame, palette, Point::new(x + 11.0 * scale, middle), scale);
        x += 32.0 * scale;
    }
    if let Some(bid) = own.chip {
        let after = signs_width(&OwnPlate { is_dealer: false, chip: None, ..*own }, scale);
        let width = chip(frame, palette, bid, Point::new(x, middle), end - x - after, scale);
        x += width + 12.0 * scale;
    }
    for letter in own.letters {
        let cell = 20.0 * scale;
        point_letter(frame, palette, Rectangle { x, y: middle - cell / 2.0, width: cell, height: cell }, letter, scale);
        x += cell + 4.0 * scale;
    }
    if !own.letters.is_empty() {
        x += 6.0 * scale;
    }
    if let Some(words) = own.exchanged {
        let label = Label::new(words, font::SEMIBOLD, 16.0 * scale, palette.text);
        label.draw(frame, Point::new(x, middle));
        x += label.width() + 12.0 * scale;
    } else if let Some((count, words)) = own.tricks {
        let number = Label::new(count, font::REGULAR, 16.0 * scale, palette.text);
        tricks(frame, palette, Point::new(x + 8.0 * scale, middle), scale);
        x += 21.0 * scale;
        number.draw(frame, Point::new(x, middle));
        x += number.width() + 5.0 * scale;
        let words = words.iter().map(|words| Label::new(words, font::REGULAR, WORDS * scale, palette.muted));
        let mut fitting = words.filter(|words| scale >= 1.0 && own.counters.is_none() && x + words.width() <= end);
        if let Some(words) = fitting.next() {
            words.draw(frame, Point::new(x, middle));
        }
        x += 12.0 * scale;
    }
    if let Some(count) = own.counters {
        let room = (end - x).max(0.0);
        let width = counters_width(count, scale).min(room);
        // In the middle of the plate, if nothing else lies there.
        let centre = Point::new((x + width / 2.0).max(rect.center_x().min(end - width / 2.0)), middle);
        counters(frame, palette, centre, count, room, scale);
    }
}

/// Returns the least room of the signs after the name.
fn signs_width(own: &OwnPlate<'_>, scale: f32) -> f32 {
    let dealer = if own.is_dealer { 32.0 } else { 0.0 };
    let letters = if own.letters.is_empty() { 0.0 } else { 24.0 * own.letters.len() as f32 + 6.0 };
    let tricks = match (own.exchanged, own.tricks) {
        (Some(_), _) => 66.0,
        (None, Some(_)) => 46.0,
        (None, None) => 0.0,
    };
    let chip = own.chip.map_or(0.0, |bid| chip_width(bid.short, bid.kind, scale) + 12.0 * scale);
    let counters = own.counters.map_or(0.0, |_| 44.0);
    12.0f32.mul_add(scale, chip) + (dealer + letters + tricks + counters) * scale
}

/// Draws a triangle and words in amber with their right end at `at`; returns their width.
fn turn(frame: &mut impl Surface, palette: &Palette, at: Point, words: &str, scale: f32) -> f32 {
    let label = Label::new(words, font::SEMIBOLD, 16.5 * scale, palette.amber).right();
    label.draw(frame, at);
    let width = label.width();
    let tip = Point::new(at.x - width - 14.0 * scale, at.y - 5.5 * scale);
    let triangle = Path::new(|path| {
        path.move_to(tip);
        path.line_to(tip + Vector::new(7.0, 11.5) * scale);
        path.line_to(tip + Vector::new(-7.0, 11.5) * scale);
        path.close();
    });
    frame.fill(&triangle, palette.amber);
    width + 22.0 * scale
}
