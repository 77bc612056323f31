//! A panel of buttons on the table: where the buttons lie, their keys, and how they are drawn.

use super::drawing::Drawing;
use super::{Message, Spot, Table};
use crate::app::context::Context;
use crate::app::font;
use crate::app::keymap::{Key, Place, Step};
use crate::app::layout::Layout;
use crate::app::paint::{self, Label, SHEET_SHADOW, Surface};
use crate::app::theme::shade::{darker, lighter};
use crate::app::widget::rank_sign;
use crate::engine::{Action, Call, Card, Remark, Suit};

use iced::{Color, Point, Rectangle, Size};

/// A panel with words of the law is at least so high, at scale 1.
pub(super) const LEAST_WITH_WORDS: f32 = 128.0;
/// A panel lower than this, at scale 1, has its question beside its buttons.
const BAR: f32 = 100.0;
/// The share of such a panel that the question has, and the one about cards to be thrown away, which says more.
const ASIDE: f32 = 0.3;
const ASIDE_OF_THROWS: f32 = 0.4;
/// The least height of a button for a mouse, in logical pixels.
const LEAST_BUTTON: f32 = 24.0;
/// The distance from the edge of such a panel to its buttons, and between them.
const BAR_GAP: f32 = 6.0;
/// The same where the buttons fill the panel.
const CLOSE_GAP: f32 = 4.0;
/// Words that are broken into lines become no smaller than this, in logical pixels.
const LEAST: f32 = 12.0;
/// The smallest name of a key.
const LEAST_CAP: f32 = 10.4;
/// A button is wide from this width on, in logical pixels of the design.
const WIDE: f32 = 165.0;

/// A button of a panel.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Choice {
    /// What it does.
    pub message: Message,
    /// What it means, in a line below; may be empty.
    pub note: String,
    /// Its words.
    pub label: String,
    /// The words on its key cap.
    pub cap: String,
    /// The keys that press it.
    pub keys: Vec<Key>,
    /// Whether it commits to nothing, or to what the others decide: then it is of paper, and else green.
    pub is_quiet: bool,
    /// Whether it does nothing now but say why.
    pub is_off: bool,
    /// What stands on it.
    pub face: Face,
    pub place: Rectangle,
}

/// What stands on a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// Its words.
    Words,
    /// The sign of a suit beside its words, and how many trumps it would give.
    Suit(Suit, usize),
    /// The sign of a suit alone.
    Sign(Suit),
    /// The rank of a card and the sign of its suit, or the star of a joker.
    Card(Card),
}

/// A panel of buttons.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Panel {
    /// The question.
    pub title: String,
    /// Where things stand; may be empty.
    pub about: String,
    /// The buttons.
    pub choices: Vec<Choice>,
    /// Whether it is the menu of what may be said besides, its buttons below each other; else it is a question that must be
    /// answered, with the buttons side by side.
    pub is_menu: bool,
    /// Where it lies.
    pub place: Rectangle,
}

impl Panel {
    /// What can be pressed on it.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.choices.iter().map(|choice| Spot { message: choice.message.clone(), place: choice.place })
    }

    /// What a key presses.
    pub(crate) fn message_of(&self, key: Key) -> Option<Message> {
        self.choices.iter().find(|choice| choice.keys.contains(&key)).map(|choice| choice.message.clone())
    }

    /// Whether it asks for a bid.
    pub(super) fn is_bidding(&self) -> bool {
        self.choices.iter().any(|choice| matches!(choice.message, Message::Act(Action::Call(Call::Bid(_)))))
    }

    /// Whether its choices are many and small: bids, or cards.
    fn has_small(&self) -> bool {
        self.choices.iter().any(Choice::is_small)
    }

    /// Whether it asks what to throw away.
    pub(super) fn throws(&self) -> bool {
        self.choices.iter().any(|choice| choice.message == Message::Throw)
    }

    /// The share of a low panel that its question has: none where the buttons need all of it to be high enough, and are then
    /// as wide as the pointer asks. The caption says where things stand.
    fn aside(&self, layout: &Layout) -> f32 {
        let is_low = (self.place.height - 3.0 * BAR_GAP) / 2.0 < LEAST_BUTTON;
        match self.throws() {
            true => ASIDE_OF_THROWS,
            false if self.choices.len() > MANY && is_low && self.share_of_row() + CLOSE_GAP >= layout.least => 0.0,
            false => ASIDE,
        }
    }

    /// How wide a figure is where all buttons lie in one row, and a word twice that.
    fn share_of_row(&self) -> f32 {
        let shares: f32 = self.choices.iter().map(Choice::share).sum();
        let gaps = CLOSE_GAP * (self.choices.len() as f32 - 1.0);
        (self.place.width - 2.0 * BAR_GAP - gaps) / shares
    }

    /// Where the keyboard comes in: the first that can be said, or backwards the last.
    pub(crate) fn first(&self, step: Step) -> Option<Message> {
        let mut able = self.choices.iter().filter(|choice| !choice.is_off);
        let first = if step == Step::Next { able.next() } else { able.next_back() };
        first.or(self.choices.first()).map(|choice| choice.message.clone())
    }

    /// The scale of its words, where those of the table have the scale `s`.
    fn scale(&self, s: f32) -> f32 {
        s.min(paint::snapped(self.place).width / 400.0)
    }

    /// How much the question needs above the buttons where its second line has to be broken, with words of the scale `s`.
    fn least_heading(&self, s: f32) -> f32 {
        let scale = self.scale(s);
        let room = 32.0_f32.mul_add(-scale, self.place.width);
        if font::width(&self.about, font::REGULAR, 15.5 * scale) <= room {
            return 0.0;
        }
        let broken = font::measure_within(&self.about, font::REGULAR, LEAST, room).height;
        self.first_line(scale) + 16.0 * scale + broken + 5.0 * scale
    }

    /// How far below the upper edge the middle of the question is, with words of this scale.
    fn first_line(&self, scale: f32) -> f32 {
        (0.135 * self.place.height).clamp(19.0 * scale, 30.0 * scale)
    }

    /// The same with its buttons in these places.
    pub(super) fn laid(mut self, places: Vec<Rectangle>) -> Self {
        for (choice, place) in self.choices.iter_mut().zip(places) {
            choice.place = place;
        }
        self
    }
}

impl Choice {
    /// A green button without a key.
    pub(super) fn new(message: Message, label: String) -> Self {
        let (note, cap, keys, place) = Default::default();
        Choice { message, label, note, cap, keys, is_quiet: false, is_off: false, face: Face::Words, place }
    }

    /// Whether it is one of many of a kind, which lie in rows: a bid, or a card.
    fn is_small(&self) -> bool {
        matches!(self.message, Message::Act(Action::Call(Call::Bid(_)) | Action::Say(Remark::CallPartner(_))))
    }

    /// How many times as wide as a figure it is beside others.
    fn share(&self) -> f32 {
        if self.is_small() { 1.0 } else { 2.0 }
    }

    /// The same with the key of its place in the list, from 0.
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

    /// The same on paper.
    pub(super) fn quiet(self, is_quiet: bool) -> Self {
        Choice { is_quiet, ..self }
    }
}

/// Whether a panel is so low that its question stands beside its buttons, where words have the scale `s`.
pub(super) fn is_bar(place: Rectangle, s: f32) -> bool {
    place.height < BAR * s
}

/// The places of so many buttons in a grid, the first one at `corner`; `at` gives the column and the row of each.
fn grid(corner: Point, size: Size, gap: f32, count: usize, at: impl Fn(usize) -> (usize, usize)) -> Vec<Rectangle> {
    let place = |index: usize| {
        let (column, row) = at(index);
        let x = (size.width + gap).mul_add(column as f32, corner.x);
        Rectangle::new(Point::new(x, (size.height + gap).mul_add(row as f32, corner.y)), size)
    };
    (0..count).map(place).collect()
}

/// Buttons beside the question of a low panel, in two rows if there are many; or in one that fills it.
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

/// Buttons that fill a low panel in one row: words have as much room as two figures.
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

/// Buttons below the question, side by side, in two rows if there are many. Words of the book have `extra` room.
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

/// How much wider than high a button must be for a rank and a suit to be as large as a figure.
const CARD_WIDE: f32 = 1.5;
/// More choices than this lie as small figures in rows.
pub(super) const MANY: usize = 8;

/// Many bids or cards in rows of small buttons, and what is neither beside them, as high as all of them.
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

/// A list of so many buttons in the middle of the cloth, in two columns if it is long or the window low, and the panel around it.
/// Where it would lie over plates there, it lies below them if there is room.
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

/// Draws the panel, if there is one.
pub(super) fn draw(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let Some(panel) = drawing.panel else { return };
    let rect = paint::snapped(panel.place);
    let scale = panel.scale(drawing.layout.s);
    // The menu covers plates, and its shadow falls on them.
    if panel.is_menu {
        paint::shadow_over(frame, rect, 16.0 * scale, SHEET_SHADOW);
    } else {
        frame.shade(rect, 16.0 * scale, SHEET_SHADOW);
    }
    paint::fill(frame, rect, 16.0 * scale, drawing.palette().paper);
    heading(frame, drawing, panel, rect, scale);
    for choice in &panel.choices {
        let is_hovered = table.hovered.as_ref() == Some(&choice.message);
        Button::new(panel, choice, drawing.layout.s).draw(frame, drawing, is_hovered);
    }
}

/// The question, and below it where things stand, in two lines if need be.
fn heading(frame: &mut impl Surface, drawing: &Drawing<'_>, panel: &Panel, rect: Rectangle, scale: f32) {
    let palette = drawing.palette();
    let title = |size, room| {
        let size = fitting(&panel.title, size * scale, room);
        Label::new(&panel.title, font::SEMIBOLD, size, palette.ink).within(room)
    };
    if !panel.is_menu && is_bar(panel.place, drawing.layout.s) {
        let room = panel.aside(drawing.layout).mul_add(rect.width, -20.0 * scale);
        if room <= 0.0 {
            return;
        }
        let left = rect.x + 12.0 * scale;
        let high = rect.height - 12.0 * scale;
        let lines = |words: &str, font, size| font::measure_within(words, font, size, room).height;
        let line = |words, font, size, colour| Label::new(words, font, size, colour).wrapped(room + 0.5).hanging();
        if !panel.throws() {
            // Where things stand is said in the caption.
            let one = title(20.0, room);
            if one.fits(room) {
                one.draw(frame, Point::new(left, rect.center_y()));
                return;
            }
            let size = wrapping(&panel.title, 17.0 * scale, room, high).unwrap_or(LEAST);
            let top = rect.center_y() - lines(&panel.title, font::SEMIBOLD, size) / 2.0;
            line(&panel.title, font::SEMIBOLD, size, palette.ink).draw(frame, Point::new(left, top));
            return;
        }
        // Nothing is said in a caption here: there are cards. Where there is no room for both lines, the player's plate asks.
        let heading = wrapping(&panel.title, 17.0 * scale, room, 0.5 * high).unwrap_or(LEAST);
        let under = lines(&panel.title, font::SEMIBOLD, heading);
        let about = |high| wrapping(&panel.about, 15.0 * scale, room, high);
        let (under, size) = match about(high - under) {
            Some(size) => (under, size),
            None => (0.0, about(high).unwrap_or(LEAST)),
        };
        let top = rect.center_y() - (under + lines(&panel.about, font::REGULAR, size)) / 2.0;
        if under > 0.0 {
            line(&panel.title, font::SEMIBOLD, heading, palette.ink).draw(frame, Point::new(left, top));
        }
        line(&panel.about, font::REGULAR, size, palette.second_ink).draw(frame, Point::new(left, top + under));
        return;
    }
    let room = rect.width - 32.0 * scale;
    let buttons = panel.choices.iter().map(|choice| choice.place.y).fold(rect.y + rect.height, f32::min);
    let (first, second) = if panel.is_menu {
        (rect.y + 30.0 * scale, rect.y + 56.0 * scale)
    } else if panel.about.is_empty() {
        // Without a second line the first one stands in the middle of what the buttons leave.
        ((rect.y + buttons) / 2.0, buttons)
    } else {
        // On a low panel the two lines keep their distance, if barely.
        let first = panel.first_line(scale);
        (rect.y + first, rect.y + (0.25 * rect.height).max(first + 23.0 * scale))
    };
    title(22.0, room).centred().draw(frame, Point::new(rect.center_x(), first));
    let about = |size| Label::new(&panel.about, font::REGULAR, size, palette.second_ink).centred();
    if about(15.5 * scale).fits(room) {
        about(15.5 * scale).within(room).draw(frame, Point::new(rect.center_x(), second));
        return;
    }
    let top = first + 16.0 * scale;
    match wrapping(&panel.about, 15.0 * scale, room, buttons - top - 4.0 * scale) {
        Some(size) => about(size).wrapped(room).hanging().draw(frame, Point::new(rect.center_x(), top)),
        None => about(LEAST).within(room).draw(frame, Point::new(rect.center_x(), (top + buttons) / 2.0)),
    }
}

/// Whether the line about a choice stands on its button.
pub(super) fn shows_note(panel: &Panel, choice: &Choice, s: f32) -> bool {
    Button::new(panel, choice, s).note_size(&choice.note).is_some()
}

/// A button as it is drawn.
struct Button<'a> {
    panel: &'a Panel,
    choice: &'a Choice,
    rect: Rectangle,
    /// The scale of the words on the panel, and of those on the table.
    scale: f32,
    s: f32,
}

impl<'a> Button<'a> {
    fn new(panel: &'a Panel, choice: &'a Choice, s: f32) -> Self {
        Button { panel, choice, rect: paint::snapped(choice.place), scale: panel.scale(s), s }
    }

    fn draw(&self, frame: &mut impl Surface, drawing: &Drawing<'_>, is_hovered: bool) {
        let Button { panel, choice, rect, scale, .. } = *self;
        let palette = drawing.palette();
        let is_paper = panel.is_menu || choice.is_quiet;
        let (ground, words) = match choice.face {
            Face::Suit(..) | Face::Sign(_) | Face::Card(_) => (palette.card_paper, palette.card_ink()),
            Face::Words if is_paper => (palette.raised_paper, palette.ink),
            Face::Words => (palette.action, palette.on_action),
        };
        let words = if choice.is_off { palette.second_ink } else { words };
        let ground = match is_hovered && !choice.is_off {
            true if is_paper => darker(ground),
            true => lighter(ground),
            false => ground,
        };
        paint::fill(frame, rect, 10.0 * scale, ground);
        if is_paper {
            paint::edge(frame, rect, 10.0 * scale, palette.control_edge, 1.25 * scale.max(1.0));
        }
        // On the lowest buttons for suits, the name and the number need all the room, and on the narrowest the word.
        let is_tight = match choice.face {
            Face::Suit(..) => !self.is_high() && rect.width < 130.0 * scale,
            Face::Sign(_) => rect.height < 60.0 * scale,
            Face::Words => !self.has_room_beside_words(),
            Face::Card(_) => false,
        };
        let cap = if is_tight { 0.0 } else { self.key_cap(frame, words) };
        let note = if is_paper { palette.second_ink } else { words };
        if panel.is_menu {
            let label = Label::new(&choice.label, font::SEMIBOLD, 16.0 * scale, words);
            let left = Point::new(rect.x + 14.0 * scale, rect.center_y());
            label.within(rect.width - cap - 26.0 * scale).draw(frame, left);
        } else if let Face::Card(card) = choice.face {
            self.card(frame, drawing, card);
        } else if let Face::Sign(suit) = choice.face {
            let colour = palette.suit(suit, drawing.context.settings.four_colours);
            let size = (0.5 * rect.height).min(0.5 * rect.width).min(34.0 * scale);
            paint::pip(frame, suit, rect.center(), size, colour);
        } else if let Face::Suit(suit, count) = choice.face {
            self.suit(frame, drawing, (suit, count), cap);
        } else if self.is_wide() {
            self.wide(frame, (words, note), cap);
        } else {
            self.narrow(frame, (words, note), cap);
        }
    }

    /// The sign of a suit with its name and the trumps it would give: below each other on a high button, and else side by
    /// side.
    fn suit(&self, frame: &mut impl Surface, drawing: &Drawing<'_>, (suit, count): (Suit, usize), cap: f32) {
        let Button { choice, rect, scale, .. } = *self;
        let palette = drawing.palette();
        let colour = palette.suit(suit, drawing.context.settings.four_colours);
        let note_size = self.note_size(&choice.note);
        let ink = palette.card_ink();
        let note = |size| Label::new(&choice.note, font::REGULAR, size, ink);
        // All are as large as the longest of them can be.
        let alike = |size: f32, room: f32| {
            self.panel.choices.iter().map(|choice| fitting(&choice.label, size, room)).fold(size, f32::min)
        };
        if self.is_high() {
            let room = rect.width - 12.0 * scale;
            let name = Label::new(&choice.label, font::SEMIBOLD, alike(19.0 * scale, room), ink).within(room).centred();
            let at = |share: f32| Point::new(rect.center_x(), share.mul_add(rect.height, rect.y));
            let (sign, below) = if note_size.is_some() { (0.26, 0.57) } else { (0.34, 0.72) };
            let size = (0.32 * rect.height).min(40.0 * scale);
            // On a narrow button it stands beside the key cap rather than under it.
            let most = rect.x + rect.width - cap - 2.0 * scale - size / 2.0;
            let middle = Point { x: rect.center_x().min(most), ..at(sign) };
            paint::pip(frame, suit, middle, size, colour);
            name.draw(frame, at(below));
            if let Some(size) = note_size {
                note(size).centred().hanging().wrapped(room + 0.5).draw(frame, at(0.69));
            }
            return;
        }
        let size = (0.5 * rect.height).min(34.0 * scale);
        let aside = if note_size.is_some() { 12.0 } else { 7.0 } * scale;
        paint::pip(frame, suit, Point::new(rect.x + aside + size / 2.0, rect.center_y()), size, colour);
        let left = rect.x + size + 2.0_f32.mul_add(aside, -2.0 * scale);
        let room = rect.x + rect.width - cap - 6.0 * scale - left;
        // On a low button the number alone says how many.
        let words = if note_size.is_some() { choice.label.clone() } else { format!("{} {count}", choice.label) };
        let name = alike(18.0 * scale, room - 0.8 * 18.0 * scale).min(fitting(&words, 18.0 * scale, room));
        let name = Label::new(&words, font::SEMIBOLD, name, ink).within(room);
        let aside = if note_size.is_some() { 11.0 * scale } else { 0.0 };
        name.draw(frame, Point::new(left, rect.center_y() - aside));
        if let Some(size) = note_size {
            note(size).within(room).draw(frame, Point::new(left, rect.center_y() + aside));
        }
    }

    /// The rank of a card with the sign of its suit beside it, or the star of a joker.
    fn card(&self, frame: &mut impl Surface, drawing: &Drawing<'_>, card: Card) {
        let Button { rect, scale, .. } = *self;
        let palette = drawing.palette();
        let four_colours = drawing.context.settings.four_colours;
        let colour = palette.card(card, four_colours);
        let size = (0.56 * rect.height).min(0.36 * rect.width).min(26.0 * scale);
        let words = rank_sign(card);
        let (wide, sign) = match words.is_empty() {
            true => (0.0, 1.1 * size),
            false => (font::width(&words, font::BOLD, size) + 0.15 * size, 0.8 * size),
        };
        let left = rect.center_x() - (wide + sign) / 2.0;
        Label::new(&words, font::BOLD, size, colour).draw(frame, Point::new(left, rect.center_y()));
        let middle = Point::new(left + wide + sign / 2.0, rect.center_y());
        paint::emblem(frame, card, middle, sign, colour);
    }

    /// Whether the sign of a suit stands above its name.
    fn is_high(&self) -> bool {
        self.rect.height > 84.0 * self.scale
    }

    /// Whether its words stand at its left, with their meaning below them.
    fn is_wide(&self) -> bool {
        self.rect.width > WIDE * self.scale && !self.panel.is_bidding()
    }

    /// The size of a line about a choice on such a button; none where it has no room.
    fn note_size(&self, note: &str) -> Option<f32> {
        let Button { rect, scale, .. } = *self;
        let (has_room, aside, high) = if matches!(self.choice.face, Face::Suit(..)) {
            (rect.height > 46.0 * scale, 12.0, 0.3 * rect.height)
        } else if self.is_wide() {
            (rect.height > 46.0 * scale, 32.0, rect.height - self.highest() - 0.66 * self.word_size() - 4.0 * scale)
        } else {
            (self.s >= 1.0 && rect.height > 90.0 * scale, 12.0, 0.43 * rect.height - 3.0 * scale)
        };
        let has_room = has_room && !note.is_empty();
        if has_room { wrapping(note, 14.5 * scale, rect.width - aside * scale, high) } else { None }
    }

    /// The highest place of the word on a wide button: the note has all the room below it.
    fn highest(&self) -> f32 {
        (0.24 * self.rect.height).min(26.0 * self.scale)
    }

    /// The size of the word on a wide button.
    fn word_size(&self) -> f32 {
        if self.rect.height > 60.0 * self.scale { 22.0 * self.scale } else { 17.0 * self.scale }
    }

    /// A word with its meaning below it, from the left.
    fn wide(&self, frame: &mut impl Surface, (words, note): (Color, Color), cap: f32) {
        let Button { panel, choice, rect, scale, .. } = *self;
        let left = rect.x + 16.0 * scale;
        let room = rect.width - 32.0 * scale;
        let size = self.word_size();
        let below = 0.66 * size;
        // Word and note together stand in the middle of a button that is higher than they need, beside others as high as they.
        let lines = panel.choices.iter().filter_map(|choice| {
            Some(font::measure_within(&choice.note, font::REGULAR, self.note_size(&choice.note)?, room).height)
        });
        let notes = lines.fold(0.0, f32::max);
        let note_size = self.note_size(&choice.note);
        let middle = match note_size {
            Some(_) => rect.y + self.highest().max((rect.height - below - notes + 0.5 * size) / 2.0),
            None => rect.center_y(),
        };
        let label = Label::new(&choice.label, font::SEMIBOLD, fitting(&choice.label, size, room - cap), words);
        label.within(room - cap).draw(frame, Point::new(left, middle));
        if let Some(size) = note_size {
            let note = Label::new(&choice.note, font::REGULAR, size, note).wrapped(room + 0.5);
            note.hanging().draw(frame, Point::new(left, middle + below));
        }
    }

    /// A figure or a short word in the middle; words leave the cap of their key its room.
    fn narrow(&self, frame: &mut impl Surface, (words, note): (Color, Color), cap: f32) {
        let Button { panel, choice, rect, scale, .. } = *self;
        let note_size = self.note_size(&choice.note);
        let is_figure = choice.label.len() <= 2 && choice.label.chars().all(|letter| letter.is_ascii_digit());
        let room = rect.width - 12.0 * scale;
        let size = (if is_figure { 36.0 } else { 20.0 } * scale).min(0.8 * rect.height);
        let middle = if note_size.is_some() { rect.y + 0.33 * rect.height } else { rect.center_y() };
        let font = if is_figure { font::BOLD } else { font::SEMIBOLD };
        // Only a low button has its cap beside the words.
        let aside = if is_figure || rect.height > 60.0 * scale { 0.0 } else { cap };
        let size = match is_figure {
            true if panel.choices.len() <= MANY => size,
            // Figures beside each other are as large as the widest of them can be.
            true => size.min(size * (rect.width - 6.0) / font::width("00", font, size)),
            false => fitting(&choice.label, size, room - aside),
        };
        let label = Label::new(&choice.label, font, size, words);
        label
            .centred()
            .within(if is_figure { rect.width } else { room - aside })
            .draw(frame, Point::new(rect.center_x() - aside / 2.0, middle));
        if let Some(size) = note_size {
            let note = Label::new(&choice.note, font::REGULAR, size, note).centred().hanging();
            note.wrapped(room + 0.5).draw(frame, Point::new(rect.center_x(), rect.y + 0.57 * rect.height));
        }
    }

    /// Whether a key finds room beside the words, as small as these become.
    fn has_room_beside_words(&self) -> bool {
        let Button { rect, scale, .. } = *self;
        let (size, beside) = if self.is_wide() { (self.word_size(), 32.0) } else { (20.0 * scale, 12.0) };
        let is_beside = self.is_wide() || rect.height <= 60.0 * scale;
        let words = font::width(&self.choice.label, font::SEMIBOLD, LEAST_SHARE * size);
        !is_beside || words <= (rect.width - beside * scale) - 27.0 * scale
    }

    /// The key in the upper right corner, or in the middle of a low button; gives its width with its distance.
    fn key_cap(&self, frame: &mut impl Surface, colour: Color) -> f32 {
        let Button { choice, rect, scale, .. } = *self;
        if choice.cap.is_empty() {
            return 0.0;
        }
        let side = 20.0 * scale;
        let label = Label::new(&choice.cap, font::MEDIUM, (12.0 * scale).max(LEAST_CAP), colour).centred();
        let width = side.max(label.width() + 10.0 * scale);
        let inset = if rect.width > WIDE * scale { 12.0 } else { 7.0 } * scale;
        // Beside words that stand alone it stands in their middle.
        let is_alone = choice.note.is_empty() && rect.width > WIDE * scale;
        let y = if is_alone || rect.height < 50.0 * scale { rect.center_y() - side / 2.0 } else { rect.y + inset };
        let cap = paint::snapped(Rectangle { x: rect.x + rect.width - width - inset, y, width, height: side });
        paint::edge(frame, cap, 5.0 * scale, colour, scale.max(1.0));
        label.draw(frame, cap.center());
        width + inset
    }
}

/// The size in which words broken into lines of `room` are at most `high`, down to what can be read; none if there is none.
fn wrapping(words: &str, size: f32, room: f32, high: f32) -> Option<f32> {
    let longest = words.split_whitespace().map(|word| font::width(word, font::REGULAR, size)).fold(0.0, f32::max);
    let mut sizes = (0..6).map(|step| (size * (1.0 - 0.05 * step as f32)).max(LEAST.min(size)));
    sizes.find(|tried| {
        let is_wide_enough = longest * tried / size <= room;
        is_wide_enough && font::measure_within(words, font::REGULAR, *tried, room).height <= high
    })
}

/// The share of their size down to which words become smaller in order to fit.
const LEAST_SHARE: f32 = 0.66;

/// The size in which words fit into a room, down to two thirds.
fn fitting(words: &str, size: f32, room: f32) -> f32 {
    let width = font::width(words, font::SEMIBOLD, size);
    if width > room { size * (room / width).max(LEAST_SHARE) } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::Contents;

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
