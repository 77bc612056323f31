//! A panel of buttons on the table: where the buttons lie, and their keys.

mod drawn;

pub(super) use drawn::{draw, shows_note};

use super::{Message, Spot};
use crate::context::Context;
use crate::font;
use crate::keymap::{Key, Place, Step};
use crate::layout::Layout;
use crate::paint;
use pitch_rules::{Action, Call, Card, Remark, Suit};

use iced::{Point, Rectangle, Size};

/// Least height of a panel with words of the law, at scale 1.
pub(super) const LEAST_WITH_WORDS: f32 = 128.0;
/// Height of a panel below which its question stands beside its buttons, at scale 1.
const BAR: f32 = 100.0;
/// Share of such a panel that the question has.
const ASIDE: f32 = 0.3;
/// Share that the question about cards to be thrown away has, which says more.
const ASIDE_OF_THROWS: f32 = 0.4;
/// Least height of a button for a mouse, in logical pixels.
const LEAST_BUTTON: f32 = 24.0;
/// Distance from the edge of such a panel to its buttons, and between them.
const BAR_GAP: f32 = 6.0;
/// Distance between the buttons, and from the edge, where they fill the panel.
const CLOSE_GAP: f32 = 4.0;
/// Least size of words that are broken into lines, in logical pixels.
const LEAST: f32 = 12.0;

/// Button of a panel.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Choice {
    /// Message that it sends.
    pub message: Message,
    /// Meaning, in a line below; may be empty.
    pub note: String,
    /// Words on it.
    pub label: String,
    /// Words on the key cap.
    pub cap: String,
    /// Keys that press it.
    pub keys: Vec<Key>,
    /// `true` if it commits to nothing, or to what the others decide: then it is of paper, and else green.
    pub is_quiet: bool,
    /// `true` if it does nothing now but say why.
    pub is_off: bool,
    /// Words or sign that it shows.
    pub face: Face,
    pub place: Rectangle,
}

/// Face of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// The words of the button.
    Words,
    /// The sign of a suit beside the words, and the number of trumps it would give.
    Suit(Suit, usize),
    /// The sign of a suit alone.
    Sign(Suit),
    /// The rank of a card and the sign of its suit, or the star of a joker.
    Card(Card),
}

/// Panel of buttons.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Panel {
    /// Question.
    pub title: String,
    /// State of things; may be empty.
    pub about: String,
    /// Buttons.
    pub choices: Vec<Choice>,
    /// `true` for the menu of remarks, with its buttons below each other; `false` for a question that must be answered,
    /// with the buttons side by side.
    pub is_menu: bool,
    /// Place on the table.
    pub place: Rectangle,
}

impl Panel {
    /// Returns its controls.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.choices.iter().map(|choice| Spot { message: choice.message.clone(), place: choice.place })
    }

    /// Returns the message that a key sends.
    pub(crate) fn message_of(&self, key: Key) -> Option<Message> {
        self.choices.iter().find(|choice| choice.keys.contains(&key)).map(|choice| choice.message.clone())
    }

    /// Returns `true` if it asks for a bid.
    pub(super) fn is_bidding(&self) -> bool {
        self.choices.iter().any(|choice| matches!(choice.message, Message::Act(Action::Call(Call::Bid(_)))))
    }

    /// Returns `true` if its choices are many and small: bids, or cards.
    fn has_small(&self) -> bool {
        self.choices.iter().any(Choice::is_small)
    }

    /// Returns `true` if it asks what to throw away.
    pub(super) fn throws(&self) -> bool {
        self.choices.iter().any(|choice| choice.message == Message::Throw)
    }

    /// Returns the share of a low panel that its question has: 0 where the buttons need all of it to be high enough,
    /// and are then as wide as the pointer asks. The caption then says where things stand.
    fn aside(&self, layout: &Layout) -> f32 {
        let is_low = (self.place.height - 3.0 * BAR_GAP) / 2.0 < LEAST_BUTTON;
        match self.throws() {
            true => ASIDE_OF_THROWS,
            false if self.choices.len() > MANY && is_low && self.share_of_row() + CLOSE_GAP >= layout.least => 0.0,
            false => ASIDE,
        }
    }

    /// Returns the width of a figure where all buttons lie in one row; a word is twice as wide.
    fn share_of_row(&self) -> f32 {
        let shares: f32 = self.choices.iter().map(Choice::share).sum();
        let gaps = CLOSE_GAP * (self.choices.len() as f32 - 1.0);
        (self.place.width - 2.0 * BAR_GAP - gaps) / shares
    }

    /// Returns the choice where the keyboard comes in: the first that can be chosen, or backwards the last.
    pub(crate) fn first(&self, step: Step) -> Option<Message> {
        let mut able = self.choices.iter().filter(|choice| !choice.is_off);
        let first = if step == Step::Next { able.next() } else { able.next_back() };
        first.or(self.choices.first()).map(|choice| choice.message.clone())
    }

    /// Returns the scale of its words, where those of the table have the scale `s`.
    fn scale(&self, s: f32) -> f32 {
        s.min(paint::snapped(self.place).width / 400.0)
    }

    /// Returns the height that the question needs above the buttons where its second line has to be broken, with words
    /// of the scale `s`.
    fn least_heading(&self, s: f32) -> f32 {
        let scale = self.scale(s);
        let room = 32.0_f32.mul_add(-scale, self.place.width);
        if font::width(&self.about, font::REGULAR, 15.5 * scale) <= room {
            return 0.0;
        }
        let broken = font::measure_within(&self.about, font::REGULAR, LEAST, room).height;
        self.first_line(scale) + 16.0 * scale + broken + 5.0 * scale
    }

    /// Returns the distance of the middle of the question from the upper edge, with words of a scale.
    fn first_line(&self, scale: f32) -> f32 {
        (0.135 * self.place.height).clamp(19.0 * scale, 30.0 * scale)
    }

    /// Returns the panel with its buttons in these places.
    pub(super) fn laid(mut self, places: Vec<Rectangle>) -> Self {
        for (choice, place) in self.choices.iter_mut().zip(places) {
            choice.place = place;
        }
        self
    }
}

impl Choice {
    /// Creates a green button without a key.
    pub(super) fn new(message: Message, label: String) -> Self {
        let (note, cap, keys, place) = Default::default();
        Choice { message, label, note, cap, keys, is_quiet: false, is_off: false, face: Face::Words, place }
    }

    /// Returns `true` if it is one of many of a kind, which lie in rows: a bid, or a card.
    fn is_small(&self) -> bool {
        matches!(self.message, Message::Act(Action::Call(Call::Bid(_)) | Action::Say(Remark::CallPartner(_))))
    }

    /// Returns its width beside others, in widths of a figure.
    fn share(&self) -> f32 {
        if self.is_small() { 1.0 } else { 2.0 }
    }

    /// Returns the button with the key of its place in the list, from 0.
    pub(super) fn numbered(self, index: usize) -> Self {
        let Some(digit) = u8::try_from(index + 1).ok().filter(|digit| *digit <= 9) else { return self };
        Choice { cap: digit.to_string(), keys: vec![Key::Digit(digit)], ..self }
    }

    /// Writes the key that the player has for its letter on its cap.
    pub(super) fn name_key(&mut self, context: &Context) {
        let letter = self.keys.iter().find_map(|key| match key {
            Key::Letter(letter) if self.cap == letter.to_uppercase().to_string() => Some(*letter),
            _ => None,
        });
        if let Some(letter) = letter {
            self.cap = context.cap(Place::Table, letter);
        }
    }

    /// Returns the button on paper if `is_quiet`, and else green.
    pub(super) fn quiet(self, is_quiet: bool) -> Self {
        Choice { is_quiet, ..self }
    }
}

/// Returns `true` if a panel is so low that its question stands beside its buttons, where words have the scale `s`.
pub(super) fn is_bar(place: Rectangle, s: f32) -> bool {
    place.height < BAR * s
}

/// Returns the places of `count` buttons in a grid, the first one at `corner`; `at` gives the column and the row of
/// each.
fn grid(corner: Point, size: Size, gap: f32, count: usize, at: impl Fn(usize) -> (usize, usize)) -> Vec<Rectangle> {
    let place = |index: usize| {
        let (column, row) = at(index);
        let x = (size.width + gap).mul_add(column as f32, corner.x);
        Rectangle::new(Point::new(x, (size.height + gap).mul_add(row as f32, corner.y)), size)
    };
    (0..count).map(place).collect()
}

/// Returns the places of buttons beside the question of a low panel, in two rows if there are many; or in one that
/// fills it.
pub(super) fn beside_the_question(panel: &Panel, layout: &Layout) -> Vec<Rectangle> {
    let (place, aside, count) = (panel.place, panel.aside(layout), panel.choices.len().max(1));
    if aside <= 0.0 {
        return in_one_row(panel);
    }
    let rows = if count > MANY { 2 } else { 1 };
    let columns = count.div_ceil(rows);
    let left = aside.mul_add(place.width, place.x);
    let width = (place.x + place.width - BAR_GAP - left - BAR_GAP * (columns as f32 - 1.0)) / columns as f32;
    let height = (place.height - 2.0 * BAR_GAP - BAR_GAP * (rows as f32 - 1.0)) / rows as f32;
    let size = Size::new(width, height.max(1.0));
    grid(Point::new(left, place.y + BAR_GAP), size, BAR_GAP, count, |index| (index % columns, index / columns))
}

/// Returns the places of buttons that fill a low panel in one row: words have as much room as two figures.
fn in_one_row(panel: &Panel) -> Vec<Rectangle> {
    let (place, share) = (panel.place, panel.share_of_row());
    let mut left = place.x + BAR_GAP;
    let lies = |choice: &Choice| {
        let wide = share * choice.share();
        let x = left;
        left += wide + CLOSE_GAP;
        Rectangle { x, y: place.y + BAR_GAP, width: wide, height: place.height - 2.0 * BAR_GAP }
    };
    panel.choices.iter().map(lies).collect()
}

/// Returns the places of buttons below the question, side by side, in two rows if there are many. Words of the book
/// have `extra` room.
pub(super) fn side_by_side(panel: &Panel, extra: f32, layout: &Layout) -> Vec<Rectangle> {
    let s = layout.s;
    let (place, is_bidding, count) = (panel.place, panel.is_bidding(), panel.choices.len().max(1));
    if panel.has_small() && count > MANY {
        return in_rows(panel, layout);
    }
    let high = place.height - extra;
    let heading = if panel.about.is_empty() { 0.31 * high } else { (0.378 * high).max(57.0 * s) } + extra;
    let rows = if count > 6 || count > 4 && !is_bidding { 2 } else { 1 };
    let columns = count.div_ceil(rows);
    let inset = 0.0355 * place.width;
    let gap = 12.0 * s.min(1.2);
    // A long question is cut rather than what answers it.
    let buttons = (LEAST_BUTTON + gap).mul_add(rows as f32, inset - gap);
    let heading = heading.max(panel.least_heading(s)).min((place.height - buttons).max(heading));
    let most = if is_bidding { 0.29 } else { 0.455 } * place.width;
    let (across, down) = (columns as f32, rows as f32);
    let width = ((place.width - 2.0 * inset - gap * (across - 1.0)) / across).min(most);
    let whole = width * across + gap * (across - 1.0);
    let top = place.y + heading;
    let height = (place.y + place.height - inset - top - gap * (down - 1.0)) / down;
    let corner = Point::new(place.center_x() - whole / 2.0, top);
    grid(corner, Size::new(width, height), gap, count, |index| (index % columns, index / columns))
}

/// Least ratio of width to height at which a button shows a rank and a suit as large as a figure.
const CARD_WIDE: f32 = 1.5;
/// Number of choices above which they lie as small figures in rows.
pub(super) const MANY: usize = 8;

/// Returns the places of many bids or cards in rows of small buttons, with the other choices beside them, as high as
/// all of them.
fn in_rows(panel: &Panel, layout: &Layout) -> Vec<Rectangle> {
    let (place, s) = (panel.place, layout.s);
    let bids = panel.choices.iter().filter(|choice| choice.is_small()).count();
    // On a low panel the buttons need what its edge leaves.
    let most = if place.height < LEAST_WITH_WORDS * s { 0.08 * place.height } else { f32::INFINITY };
    let (inset, gap) = ((0.0355 * place.width).min(most), 7.0 * s.min(1.2));
    let heading = if panel.about.is_empty() { 0.31 } else { 0.378 } * place.height;
    let top =
        place.y + if panel.about.is_empty() { heading } else { heading.max(57.0 * s).max(panel.least_heading(s)) };
    // The sign of a suit needs less room than a word.
    let has_signs = panel.choices.iter().any(|choice| matches!(choice.face, Face::Sign(_)));
    let aside = (if has_signs { 0.085 } else { 0.17 } * place.width).max(layout.least);
    let rest = (panel.choices.len() - bids) as f32;
    let room = place.width - 2.0 * inset - rest * (aside + gap);
    let high = place.y + place.height - inset - top;
    let cell = |rows: usize| {
        let (across, down) = (bids.div_ceil(rows) as f32, rows as f32);
        Size::new(((room + gap) / across - gap).max(1.0), ((high + gap) / down - gap).max(1.0))
    };
    // As many rows as leave the buttons largest where they are smallest.
    let wide = if has_signs { CARD_WIDE } else { 1.0 };
    let least = |rows: &usize| (cell(*rows).width / wide).min(cell(*rows).height);
    // A finger reaches as far as half a gap beyond a button.
    let is_found = |rows: &usize| cell(*rows).width.min(cell(*rows).height) + gap >= layout.least;
    let best = |one: &usize, other: &usize| {
        is_found(one).cmp(&is_found(other)).then_with(|| least(one).total_cmp(&least(other)))
    };
    let rows = (1..=4).max_by(best).unwrap_or(2);
    let (size, columns) = (cell(rows), bids.div_ceil(rows));
    let corner = Point::new(place.x + inset, top);
    let mut lies = grid(corner, size, gap, bids, |index| (index % columns, index / columns)).into_iter();
    let mut left = corner.x + room + gap;
    let beside = |choice: &Choice| {
        if choice.is_small() {
            return lies.next().unwrap_or(place);
        }
        let x = left;
        left += aside + gap;
        Rectangle { x, y: top, width: aside, height: high }
    };
    panel.choices.iter().map(beside).collect()
}

/// Returns a panel in the middle of the cloth, in two columns if it is long or the window low, and the places of its
/// `count` buttons. Where it would lie over plates there, it lies below them if there is room.
pub(super) fn below_each_other(layout: &Layout, count: usize) -> (Rectangle, Vec<Rectangle>) {
    let (s, table) = (layout.s, layout.table);
    let columns = if count > 6 || s < 1.0 && count > 3 { 2 } else { 1 };
    let rows = count.div_ceil(columns).max(1);
    let (inset, gap, heading) = (20.0 * s, 8.0 * s, 84.0 * s);
    let width = (if columns == 2 { 660.0 } else { 420.0 } * s).min(table.width - 24.0);
    let room = (table.height - 40.0 - heading - inset) / rows as f32 - gap;
    let high = (44.0 * s).max(layout.least).min(room).max(24.0);
    let height = heading + rows as f32 * (high + gap) + inset - gap;
    let corner = Point::new(table.center_x() - width / 2.0, table.center_y() - height / 2.0 - 20.0 * s);
    let corner = Point::new(corner.x, corner.y.max(table.y + 12.0));
    let size = Size::new(width, height);
    let below = layout.seats[1..].iter().map(|seat| seat.plate.y + seat.plate.height + 8.0).fold(corner.y, f32::max);
    let has_room = below + height <= layout.own_plate().y - 8.0;
    let is_moved = has_room && layout.covers_plates(Rectangle::new(corner, size));
    let corner = if is_moved { Point { y: below, ..corner } } else { corner };
    let wide = (2.0_f32.mul_add(-inset, width) - gap * (columns - 1) as f32) / columns as f32;
    let first = Point::new(corner.x + inset, corner.y + heading);
    let buttons = grid(first, Size::new(wide, high), gap, count, |index| (index / rows, index % rows));
    (Rectangle::new(corner, size), buttons)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Contents;

    #[test]
    fn the_menu_of_what_may_be_said_leaves_plates_to_be_seen() {
        for size in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            for seats in 2..=4 {
                let layout = Layout::new(Size::from(size), Contents::new(seats, 6));
                // Each of the others may have reneged, and a card may be shown.
                let (panel, buttons) = below_each_other(&layout, seats);
                assert!(!layout.covers_plates(panel), "{size:?}, {seats} seats: {panel:?}");
                assert!(!panel.intersects(&layout.own_plate()), "{size:?}, {seats} seats: {panel:?}");
                for button in buttons {
                    assert!(button.is_within(&panel) && button.height >= 24.0, "{size:?}, {seats} seats: {button:?}");
                }
            }
        }
    }
}
