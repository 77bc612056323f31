//! Words about the stock and the cards turned up, counters and their pool, and what the book says, on the cloth.

use super::Table;
use super::drawing::Drawing;
use crate::app::font;
use crate::app::layout::Placement;
use crate::app::paint::{self, CounterColour, Label, PLATE_SHADOW, Surface, Tag};
use crate::app::sides;
use crate::engine::Cause;
use crate::language::phrase;
use crate::t;

use iced::{Point, Rectangle};

/// Below the pile: how many cards are left, and what the card turned up was worth.
pub fn words(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, layout, palette) = (drawing.view, drawing.layout, drawing.palette());
    let Some(&last) = view.turned.last().filter(|_| !view.is_playing()) else { return };
    let foot =
        |place: &Placement| Point::new(place.centre.x, place.centre.y + place.size.height / 2.0 + 14.0 * layout.s);
    let language = &drawing.context.language;
    let left = t!(language, "pile-left", count = view.stock);
    let size = 15.0 * layout.s;
    Label::new(&left, font::REGULAR, size, palette.muted).centred().draw(frame, foot(&layout.stock));
    let marked = view.marks.iter().rev().find(|mark| mark.cause == Cause::TurnUp(last));
    if let Some(mark) = marked {
        let words = format!("{} {}", sides::label(language, drawing.names, mark.side), phrase::change(mark.points));
        let label = Label::new(&words, font::SEMIBOLD, size, palette.text).centred();
        label.within(1.3 * layout.turn_up.size.width).draw(frame, foot(&layout.turn_up));
    }
}

/// The counters before every player, where scores count down.
pub fn counters(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let rules = drawing.rules;
    let positions = drawing.view.seats.all().filter(|&seat| seat != drawing.bottom);
    for seat in positions {
        let side = rules.side_of(seat);
        let is_first = rules.members(side).find(|&member| member != drawing.bottom) == Some(seat);
        let Some(count) = drawing.counters(side).filter(|_| is_first && side != rules.side_of(drawing.bottom)) else {
            continue;
        };
        let scale = if drawing.layout.s < 1.0 { 0.72 } else { 0.9 * drawing.layout.s };
        paint::counters(frame, drawing.palette(), drawing.place(seat).counters, count, scale);
    }
}

/// The own counters lie on the own plate.
pub fn own_counters(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    if let Some(count) = drawing.counters(drawing.rules.side_of(drawing.bottom)) {
        let s = drawing.layout.s;
        paint::counters(frame, drawing.palette(), drawing.layout.seats[0].counters, count, s);
    }
}

/// Whether there are red counters at all.
fn has_pool(drawing: &Drawing<'_>) -> bool {
    drawing.rules.ante_red > 0 || drawing.view.reds.pool != 0
}

/// The dish with the red counters of the pool.
pub fn pool(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, layout) = (drawing.view, drawing.layout);
    if !has_pool(drawing) {
        return;
    }
    let count = view.reds.pool.max(0) as u32;
    let words = t!(drawing.context.language, "pool-red", count = count);
    // The panel for a decision reaches up to where the dish lies in small windows.
    let room = drawing.panel.is_none_or(|panel| panel.place.y > layout.pool.y + layout.pool.height + 30.0 * layout.s);
    let is_waiting = view.trick.is_none() && view.turned.is_empty() && room;
    if is_waiting {
        paint::pool(frame, drawing.palette(), layout.pool, count, &words, layout.s);
    } else {
        let corner = layout.pool_in_play;
        let side = 34.0 * layout.s;
        let centre = Point::new(corner.x + corner.width - side / 2.0, corner.y + side / 2.0);
        paint::counter(frame, drawing.palette(), CounterColour::Red, centre, layout.s);
        let label = Label::new(&words, font::MEDIUM, 15.0 * layout.s, drawing.palette().text).right();
        label.draw(frame, Point::new(centre.x - 18.0 * layout.s, centre.y));
    }
}

/// What the book does now and why, on a slip below the bar.
pub fn ruling(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let Some(words) = drawing.ruling else { return };
    let (palette, layout) = (drawing.palette(), drawing.layout);
    let (scale, size) = (layout.s, 14.0 * layout.s);
    let left = layout.tile.x + layout.tile.width + 8.0;
    // In the corner lie the stock and the card turned up, or the pool.
    let view = drawing.view;
    let corner = layout.stock_at(view.turned.len(), true);
    let right = if view.is_playing() && !view.turned.is_empty() {
        corner.centre.x - corner.size.width / 2.0 - 16.0
    } else if has_pool(drawing) {
        layout.pool_in_play.x
    } else {
        layout.table.x + layout.table.width - 16.0
    };
    let room = right - left;
    let inner = room - 24.0 * scale;
    let length = font::width(words, font::MEDIUM, size);
    // Broken lines are never full.
    let lines = if length > inner { (1.06 * length / inner).ceil().max(2.0) } else { 1.0 };
    let height = (17.5 * lines + 4.0) * scale;
    let width = if lines > 1.0 { room } else { length + 26.0 * scale };
    let rect = Rectangle { x: left, y: layout.table.y + 2.0, width: width.min(room), height };
    let rect = paint::snapped(rect);
    paint::shadow(frame, rect, 6.0 * scale, PLATE_SHADOW);
    paint::fill(frame, rect, 6.0 * scale, palette.paper);
    let mark = Rectangle { width: 4.0 * scale, ..rect };
    paint::fill(frame, mark, 2.0 * scale, palette.pencil);
    let label = Label::new(words, font::MEDIUM, size, palette.ink);
    let x = rect.x + 14.0 * scale;
    if lines > 1.0 {
        label.hanging().wrapped(inner).draw(frame, Point::new(x, rect.y + 2.0 * scale));
    } else {
        label.draw(frame, Point::new(x, rect.center_y()));
    }
}

/// The tags on cards that everybody has seen: those that were shown, and those that are called for.
pub fn marks_on_cards(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let (view, language) = (drawing.view, &drawing.context.language);
    let (shown, called) = (t!(language, "card-shown"), t!(language, "card-called"));
    let own = drawing.bottom;
    for (card, place) in table.fan.settled().filter(|(card, _)| view.exposed[own].contains(*card)) {
        let is_called = view.called[own] == Some(card);
        let (kind, words) = if is_called { (Tag::Winning, &called) } else { (Tag::Led, &shown) };
        let at = place.at(0.5, 0.52);
        paint::tag(frame, drawing.palette(), kind, words, at, drawing.layout.s);
    }
    for seat in view.seats.all().filter(|&seat| seat != own) {
        let cards = super::fan::order(view.exposed[seat] | view.laid_down[seat], None);
        let row = drawing.place(seat).open.row(cards.len());
        for (card, place) in cards.into_iter().zip(row) {
            if view.called[seat] == Some(card) {
                paint::tag_over(frame, drawing.palette(), Tag::Winning, &called, &place, drawing.layout.s);
            }
        }
    }
}
