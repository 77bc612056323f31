//! Words about the stock and the cards turned up, counters and their pool, on the cloth.

use super::drawing::Drawing;
use super::hand::by_suits;
use crate::app::font;
use crate::app::layout::Placement;
use crate::app::paint::{self, CounterColour, Label, Surface, Tag};
use crate::app::sides;
use crate::engine::Cause;
use crate::language::phrase;
use crate::t;

use iced::Point;

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
        let place = drawing.place(seat);
        if drawing.layout.has_counters_on_plates {
            paint::numbered_counter(frame, drawing.palette(), place.counters, count, drawing.layout.s);
        } else {
            paint::counters(frame, drawing.palette(), place.counters, count, place.plate.width, scale);
        }
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
    let count = drawing.pool();
    let words = t!(drawing.context.language, "pool-red", count = count);
    // The panel for a decision reaches up to where the dish lies in small windows.
    let room = drawing.panel.is_none_or(|panel| panel.place.y > layout.pool.y + layout.pool.height + 30.0 * layout.s);
    let is_waiting = view.trick.is_none() && view.turned.is_empty() && room;
    if is_waiting {
        paint::pool(frame, drawing.palette(), layout.pool, count, &words, layout.s);
    } else {
        let corner = layout.pool_in_play;
        let side = corner.height;
        let centre = Point::new(corner.x + corner.width - side / 2.0, corner.y + side / 2.0);
        paint::counter(frame, drawing.palette(), CounterColour::Red, centre, layout.s);
        if corner.width < 2.0 * side {
            let (count, white) = (count.to_string(), drawing.palette().card_paper);
            let number = Label::new(&count, font::BOLD, 15.0 * layout.s, white).centred();
            number.draw(frame, centre);
            return;
        }
        let label = Label::new(&words, font::MEDIUM, 15.0 * layout.s, drawing.palette().text).right();
        label.draw(frame, Point::new(centre.x - 18.0 * layout.s, centre.y));
    }
}

/// The tags on cards that everybody has seen: those that were shown, and those that are called for.
pub fn marks_on_cards(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (view, language) = (drawing.view, &drawing.context.language);
    let (shown, called) = (t!(language, "card-shown"), t!(language, "card-called"));
    let own = drawing.bottom;
    for (card, place) in drawing.hand.settled().filter(|(card, _)| view.exposed[own].contains(*card)) {
        let is_called = view.called[own] == Some(card);
        let (kind, words) = if is_called { (Tag::Winning, &called) } else { (Tag::Led, &shown) };
        let at = place.at(0.5, 0.52);
        paint::tag(frame, drawing.palette(), kind, words, at, drawing.layout.s);
    }
    for seat in view.seats.all().filter(|&seat| seat != own) {
        let cards = by_suits(view.exposed[seat] | view.laid_down[seat]);
        let row = drawing.place(seat).open.row(cards.len());
        for (card, place) in cards.into_iter().zip(row) {
            if view.called[seat] == Some(card) {
                paint::tag_over(frame, drawing.palette(), Tag::Winning, &called, (&place, 0), drawing.layout.s);
            }
        }
    }
}
