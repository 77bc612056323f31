//! The comparison of the choices of the person at the bottom: a tab with a bar at each card that may be played, or at each
//! slip.

use super::drawing::Drawing;
use super::panel::Face;
use super::stage::Stage;
use super::{Message, Table, cloth};
use crate::font;
use crate::paint::{self, Label, Surface};
use pitch_language::{phrase, t};
use pitch_players::Judged;
use pitch_rules::{Action, Card};

use iced::{Point, Rectangle};

/// Width and height of a tab, in pixels of the design.
const WIDE: f32 = 112.0;
pub(super) const HIGH: f32 = 32.0;
/// Minimum height of a slip on whose foot a tab stands below what is written on it, in pixels of the design.
const FOOTED: f32 = 64.0;

/// Height by which the prompt goes up for the tabs, in pixels of the design.
const LIFT: f32 = 34.0;

/// Choice that is judged, with its place among all, the best first, and its tab.
type Tab<'a> = (usize, &'a Judged, Rectangle);

impl Stage<'_> {
    /// Returns the height by which the prompt goes up for the tabs, in logical pixels; 0 if they lie on the feet of the
    /// cards, where the prompt would go up onto the trick.
    pub(crate) fn lift_for_tabs(&self) -> f32 {
        let lift = LIFT * self.layout.s;
        if self.foot_of_trick() > self.layout.prompt.y - lift { 0.0 } else { lift }
    }

    /// Returns the foot of the lowest card of the trick, or of the words below the stock, in logical pixels from the top; 0 if
    /// nothing lies.
    pub(crate) fn foot_of_trick(&self) -> f32 {
        let draws = self.rules.draws() && self.view().stock > 0;
        let stock =
            draws.then(|| self.draw_stock().bounds()).map(|stock| stock.y + stock.height + 23.0 * self.layout.s);
        let lying = self.view().trick.iter().flat_map(|trick| trick.plays().collect::<Vec<_>>());
        let places = lying.map(|(seat, _)| self.trick_place(seat).bounds());
        places.map(|card| card.y + card.height).chain(stock).fold(0.0, f32::max)
    }

    /// Returns the left, the upper edge and the width of what is seen of a card of the hand where its tab stands.
    pub(super) fn tabbed(&self, card: Card) -> Option<(f32, f32, f32)> {
        let (s, step) = (self.layout.s, self.layout.step());
        let cards: Vec<_> = self.hand.settled().collect();
        let index = cards.iter().position(|(held, _)| *held == card)?;
        let at = cards[index].1.bounds();
        let seen = if index + 1 < cards.len() { step } else { at.width };
        if self.lift_for_tabs() > 0.0 {
            return Some((at.x, at.y + 2.0 * s, seen));
        }
        // On the feet of the cards, beside the lower index where that is seen.
        let index = if seen > 0.9 * at.width { 0.22 * at.width } else { 0.0 };
        Some((at.x, at.y + at.height - 4.0 * s, seen - index))
    }
}

/// Returns the choices with their tabs, from the left. `seen` gives the left, the upper edge and the width of a choice.
fn tabs<'a>(choices: &'a [Judged], s: f32, seen: impl Fn(&Action) -> Option<(f32, f32, f32)>) -> Vec<Tab<'a>> {
    let tab = |(place, judged): (usize, &'a Judged)| {
        let (left, top, wide) = seen(&judged.action)?;
        let width = (WIDE * s).min(wide - 6.0 * s).max(48.0 * s);
        let x = left + (wide - width) / 2.0;
        Some((place, judged, Rectangle { x, y: top - HIGH * s, width, height: HIGH * s }))
    };
    let mut tabs: Vec<_> = choices.iter().enumerate().filter_map(tab).collect();
    tabs.sort_by(|(.., one), (.., other)| one.x.total_cmp(&other.x));
    tabs
}

impl Table {
    /// Returns the height by which the prompt makes room for what stands on the cards, in logical pixels.
    pub(super) fn prompt_lift(&self) -> f32 {
        if self.shows_promises() {
            return 20.0 * self.layout.s;
        }
        // Slips have theirs above them.
        if self.compares() && self.panel.is_none() { self.stage().lift_for_tabs() } else { 0.0 }
    }

    /// Returns the height above which slips and their tabs leave the table free, as a share of the window; `None` where
    /// there are none.
    pub(crate) fn above_slips(&self) -> Option<f32> {
        let top = self.panel.as_ref()?.place.y - if self.compares() { HIGH * self.layout.s } else { 0.0 };
        Some(top / self.layout.size.height)
    }

    /// Returns `true` if the tabs of slips stand on the feet of these, because something else stands above them.
    pub(super) fn has_low_tabs(&self, drawing: &Drawing<'_>) -> bool {
        let Some(panel) = self.panel.as_ref().filter(|_| self.compares()) else { return false };
        let slips = panel.choices.iter().filter(|choice| !matches!(choice.face, Face::Sign(_)));
        let slips: Vec<Rectangle> = slips.map(|choice| choice.place).collect();
        let has_room = slips.iter().all(|slip| slip.height >= FOOTED * self.layout.s);
        let taken: Vec<Rectangle> = cloth::standing(drawing).into_iter().chain(slips).collect();
        let is_taken = |tab: Rectangle| taken.iter().any(|other| tab.shrink(1.0).intersects(other));
        has_room && self.tabs(false).iter().any(|(.., tab)| is_taken(*tab))
    }

    /// Returns the compared choices with their tabs, from the left; those of slips stand on their feet if they are `low`.
    fn tabs(&self, low: bool) -> Vec<Tab<'_>> {
        let (stage, s) = (self.stage(), self.layout.s);
        let seen = |action: &Action| {
            let message = match action {
                Action::Play(card) => return stage.tabbed(*card),
                Action::Call(call) => Message::call(*call),
                Action::Say(remark) => Message::say(*remark),
                _ => return None,
            };
            let Rectangle { x, y, width, height } = self.spots.iter().find(|spot| spot.message == message)?.place;
            Some((x, if low { y + height - 4.0 * s } else { y }, width))
        };
        self.compared().map_or_else(Vec::new, |judgement| tabs(&judgement.choices, s, seen))
    }
}

/// Draws the tabs, if they are asked for.
pub(super) fn comparison(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    draw(frame, drawing, &table.tabs(table.has_low_tabs(drawing)));
}

/// Draws the tabs of judged choices at the cards of the hand.
pub(in crate::screen) fn of_cards(frame: &mut impl Surface, drawing: &Drawing<'_>, choices: &[Judged]) {
    let seen = |action: &Action| if let Action::Play(card) = action { drawing.tabbed(*card) } else { None };
    draw(frame, drawing, &tabs(choices, drawing.layout.s, seen));
}

/// Returns the place of what low tabs count, above the button of the hint and clear of the hand; `None` where it has no room
/// there.
fn above_hint(drawing: &Drawing<'_>, words: &str) -> Option<Rectangle> {
    let (s, layout) = (drawing.layout.s, drawing.layout);
    let hand = drawing.hand.settled().map(|(_, card)| card.bounds()).map(|card| card.x + card.width);
    let left = hand.fold(0.0, f32::max) + 8.0 * s;
    let room = layout.table.width - 8.0 * s - left;
    if drawing.panel.is_some() || drawing.lift_for_tabs() > 0.0 || longest_word(words, LOW * s) > room {
        return None;
    }
    let high = font::measure_within(words, font::SEMIBOLD, LOW * s, room).height;
    Some(Rectangle { x: left, y: layout.hint.y - 22.0 * s - high, width: room, height: high })
}

/// Returns the width of the longest word.
fn longest_word(words: &str, size: f32) -> f32 {
    words.split_whitespace().map(|word| font::width(word, font::SEMIBOLD, size)).fold(0.0, f32::max)
}

/// Size of the words on what tabs count, and of those above the button of the hint, in pixels of the design.
const COUNTED: f32 = 15.5;
const LOW: f32 = 14.0;

/// Returns the place of what tabs count, where nothing else stands: after the last or before the first of them, in one line or
/// several, or above one of them.
fn beside(drawing: &Drawing<'_>, tabs: &[Tab<'_>], words: &str) -> Option<Rectangle> {
    let (s, layout) = (drawing.layout.s, drawing.layout);
    let ((.., first), (.., last)) = tabs.first().zip(tabs.last())?;
    let (gap, line) = (12.0 * s, last.y + 15.0 * s);
    let width = font::width(words, font::SEMIBOLD, COUNTED * s);
    let narrow = longest_word(words, COUNTED * s).ceil() + 1.0;
    let high = font::measure_within(words, font::SEMIBOLD, COUNTED * s, narrow).height;
    let about = |x: f32, middle: f32, width: f32, height: f32| Rectangle { x, y: middle - height / 2.0, width, height };
    // A loop may go round each slip.
    let slips = drawing.panel.iter().flat_map(|panel| &panel.choices).map(|slip| slip.place.expand(10.0 * s));
    let slips: Vec<Rectangle> = slips.collect();
    let air = 6.0 * s;
    let after = slips.iter().map(|slip| slip.x + slip.width + air).fold(last.x + last.width + gap, f32::max);
    let before = slips.iter().map(|slip| slip.x - air).fold(first.x - gap, f32::min);
    let one = 20.0 * s;
    let mut places = vec![about(after, line, width, one), about(before - width, line, width, one)];
    // Slips with tabs on their feet have them above themselves.
    let top = slips.iter().map(|slip| slip.y).fold(f32::INFINITY, f32::min);
    let above = |tab: &Rectangle| about(tab.x + tab.width - width, top.min(tab.y) - 12.0 * s, width, one);
    places.extend([15.0, HIGH].map(|down| about(after, last.y + down * s, narrow, high)));
    places.push(about(before - narrow, line, narrow, high));
    places.extend(tabs.iter().rev().map(|(.., tab)| above(tab)));
    let cloth = layout.table.shrink(6.0 * s);
    let tabs = tabs.iter().map(|(.., tab)| *tab);
    let taken: Vec<Rectangle> = cloth::standing(drawing).into_iter().chain(slips).chain(tabs).collect();
    let is_free = |place: &Rectangle| place.is_within(&cloth) && !taken.iter().any(|other| other.intersects(place));
    // Over slips they stand nowhere rather than on something else; cards have room above them.
    places.into_iter().find(is_free).or_else(|| drawing.panel.is_none().then(|| above(last)))
}

fn draw(frame: &mut impl Surface, drawing: &Drawing<'_>, tabs: &[Tab<'_>]) {
    let (palette, s, language) = (drawing.palette(), drawing.layout.s, &drawing.context.language);
    for (place, judged, rect) in tabs {
        let rect = paint::snapped(*rect);
        let (ink, corner) = (palette.card_ink(), 5.0 * s);
        paint::fill(frame, rect, corner, ink);
        paint::fill(
            frame,
            Rectangle { height: rect.height + 4.0 * s, ..rect }.shrink(1.6 * s),
            corner,
            palette.card_paper,
        );
        let chance = phrase::chance(language, judged.chance);
        let label = Label::new(&chance, font::BOLD, 14.5 * s, ink).right();
        let middle = rect.y + 15.0 * s;
        let room = rect.width - 12.0 * s;
        label.within(room).draw(frame, Point::new(rect.x + rect.width - 6.0 * s, middle));
        let bar = room - label.width() - 6.0 * s;
        if bar > 18.0 * s {
            let whole = Rectangle { x: rect.x + 6.0 * s, y: middle - 5.5 * s, width: bar, height: 11.0 * s };
            let full = Rectangle { width: (judged.chance.clamp(0.0, 1.0) * bar).max(3.0 * s), ..whole };
            let is_best = *place == 0 || !judged.is_surely_worse();
            paint::fill(frame, full, 3.0 * s, if is_best { ink } else { palette.second_card_ink().scale_alpha(0.6) });
            paint::edge(frame, paint::snapped(whole), 3.0 * s, ink, 1.2 * s.max(1.0));
        }
    }
    // What the figures count, once.
    let words = t!(language, "compare-chances");
    if let Some(place) = above_hint(drawing, &words).filter(|_| !tabs.is_empty()) {
        let label = Label::new(&words, font::SEMIBOLD, LOW * s, palette.text).wrapped(place.width).hanging();
        label.draw(frame, place.position());
    } else if let Some(place) = beside(drawing, tabs, &words) {
        // Low tabs lie on the hand, and these words on the card beside the last.
        if drawing.hand.settled().any(|(_, card)| card.bounds().contains(place.center())) {
            paint::fill(frame, place.expand(5.0 * s), 6.0 * s, palette.plate);
        }
        let label = Label::new(&words, font::SEMIBOLD, COUNTED * s, palette.text).wrapped(place.width + 0.5);
        label.draw(frame, Point::new(place.x, place.center_y()));
    }
}
