//! The comparison of the choices of the person at the bottom: a tab with a bar at each card that may be played, or at each
//! slip.

use super::drawing::Drawing;
use super::stage::Stage;
use super::{Message, Table};
use crate::font;
use crate::paint::{self, Label, Surface};
use pitch_language::{phrase, t};
use pitch_players::Judged;
use pitch_rules::{Action, Card};

use iced::{Point, Rectangle};

/// Width and height of a tab, in pixels of the design.
const WIDE: f32 = 112.0;
const HIGH: f32 = 32.0;

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

    /// Returns the foot of the lowest card of the trick, in logical pixels from the top; 0 if none lies.
    pub(crate) fn foot_of_trick(&self) -> f32 {
        let lying = self.view().trick.iter().flat_map(|trick| trick.plays().collect::<Vec<_>>());
        let places = lying.map(|(seat, _)| self.trick_place(seat).bounds());
        places.map(|card| card.y + card.height).fold(0.0, f32::max)
    }

    /// Returns the left, the upper edge and the width of what is seen of a card of the hand where its tab stands.
    pub(super) fn tabbed(&self, card: Card) -> Option<(f32, f32, f32)> {
        let (s, step) = (self.layout.s, self.layout.step());
        let cards: Vec<_> = self.hand.settled().collect();
        let index = cards.iter().position(|(held, _)| *held == card)?;
        let at = cards[index].1.bounds();
        let is_low = self.lift_for_tabs() == 0.0;
        let top = if is_low { at.y + at.height - 4.0 * s } else { at.y + 2.0 * s };
        Some((at.x, top, if index + 1 < cards.len() { step } else { at.width }))
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

    /// Returns the compared choices with their tabs, from the left.
    fn tabs(&self) -> Vec<Tab<'_>> {
        let stage = self.stage();
        let seen = |action: &Action| {
            let message = match action {
                Action::Play(card) => return stage.tabbed(*card),
                Action::Call(call) => Message::call(*call),
                Action::Say(remark) => Message::say(*remark),
                _ => return None,
            };
            let spot = self.spots.iter().find(|spot| spot.message == message)?;
            Some((spot.place.x, spot.place.y, spot.place.width))
        };
        self.compared().map_or_else(Vec::new, |judgement| tabs(&judgement.choices, self.layout.s, seen))
    }
}

/// Draws the tabs, if they are asked for.
pub(super) fn comparison(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    draw(frame, drawing, &table.tabs());
}

/// Draws the tabs of judged choices at the cards of the hand.
pub(in crate::screen) fn of_cards(frame: &mut impl Surface, drawing: &Drawing<'_>, choices: &[Judged]) {
    let seen = |action: &Action| if let Action::Play(card) = action { drawing.tabbed(*card) } else { None };
    draw(frame, drawing, &tabs(choices, drawing.layout.s, seen));
}

/// Writes what low tabs count above the button of the hint, clear of the hand. Returns `false` where it has no room there.
fn low_words(frame: &mut impl Surface, drawing: &Drawing<'_>, words: &str) -> bool {
    let (s, layout) = (drawing.layout.s, drawing.layout);
    let hand = drawing.hand.settled().map(|(_, card)| card.bounds()).map(|card| card.x + card.width);
    let left = hand.fold(0.0, f32::max) + 8.0 * s;
    let room = layout.table.width - 8.0 * s - left;
    let size = 14.0 * s;
    let longest = words.split_whitespace().map(|word| font::width(word, font::SEMIBOLD, size)).fold(0.0, f32::max);
    if drawing.panel.is_some() || drawing.lift_for_tabs() > 0.0 || longest > room {
        return false;
    }
    let high = font::measure_within(words, font::SEMIBOLD, size, room).height;
    let at = Point::new(left, layout.hint.y - 22.0 * s - high);
    Label::new(words, font::SEMIBOLD, size, drawing.palette().text).wrapped(room).hanging().draw(frame, at);
    true
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
    // What the figures count, once: after the last, before the first, or above the last where both have no room. At slips
    // the sides belong to what the players said.
    if let Some(((.., first), (.., last))) = tabs.first().zip(tabs.last()) {
        let words = t!(language, "compare-chances");
        let label = Label::new(&words, font::SEMIBOLD, 15.5 * s, palette.text);
        let (gap, right, middle) = (12.0 * s, last.x + last.width, drawing.layout.table.center_x());
        let half = match drawing.panel {
            Some(_) => drawing.layout.between_seats() / 2.0 - 60.0 * s,
            None => middle - 8.0 * s,
        };
        if low_words(frame, drawing, &words) {
            return;
        }
        if right + gap + label.width() < middle + half {
            // Low tabs lie on the hand, and these words on the card beside the last.
            let beside = Point::new(right + gap, last.y + 15.0 * s);
            let ground = Rectangle { x: beside.x, y: last.y, width: label.width(), height: 30.0 * s };
            if drawing.hand.settled().any(|(_, card)| card.bounds().contains(ground.center())) {
                paint::fill(frame, ground.expand(5.0 * s), 6.0 * s, palette.plate);
            }
            label.draw(frame, beside);
        } else if label.width() + gap < first.x - (middle - half) {
            label.right().draw(frame, Point::new(first.x - gap, first.y + 15.0 * s));
        } else {
            label.right().draw(frame, Point::new(right, last.y - 12.0 * s));
        }
    }
}
