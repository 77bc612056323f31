//! Touch targets of the table: larger than the controls that are drawn, as far as nothing else is pressed there.

use super::{Area, Message, Spot, Table};
use crate::layout::Placement;
use crate::pointer::TARGET;

use iced::{Point, Rectangle, Size};

impl Table {
    /// Returns the touch targets now: spots grow to the size that a finger needs as far as their neighbors leave room,
    /// signs only beside the others, and of each card counts the part that the next one leaves visible.
    pub fn targets(&self) -> Vec<Spot> {
        let window = Rectangle::with_size(self.layout.size);
        let panel = self.panel.as_ref().map(|panel| panel.place);
        let cards = self.strips();
        let (signs, others): (Vec<&Spot>, Vec<&Spot>) =
            self.spots.iter().partition(|spot| matches!(spot.message, Message::About(_)));
        let mut walls: Vec<Rectangle> = cards.iter().map(|card| card.place).chain(panel).collect();
        let mut targets = grown(others.into_iter().cloned().collect(), &walls, window);
        walls.extend(targets.iter().map(|target| target.place));
        let uncovered = |sign: &Spot| {
            let place = walls.iter().try_fold(sign.place, |place, wall| uncovered(place, *wall))?;
            Some(Spot { place, ..sign.clone() })
        };
        targets.extend(grown(signs.into_iter().filter_map(uncovered).collect(), &walls, window));
        targets.extend(cards);
        targets
    }

    /// Returns the message that a finger sends at a point: that of a target that reaches there, or else of a card or
    /// another control drawn there.
    pub(super) fn reached_at(&self, point: Point) -> Option<Message> {
        let spots = self.targets().into_iter().filter(|target| target.message.area() != Area::Hand);
        let reached = spots.into_iter().find(|target| target.place.contains(point));
        reached.map(|target| target.message).or_else(|| self.control_at(point))
    }

    /// Returns the visible parts of the cards that can be pressed.
    fn strips(&self) -> Vec<Spot> {
        let is_open = self.panel.is_none() || !self.mode.is_talking();
        let cards: Vec<_> = self.hand.settled().filter(|_| is_open).collect();
        let strip = |(index, (card, place)): (usize, &(_, Placement))| {
            let corner = place.at(0.0, 0.0);
            let right = cards.get(index + 1).map(|(_, next)| next.at(0.0, 0.0).x).filter(|right| *right > corner.x);
            let width = right.unwrap_or_else(|| place.at(1.0, 0.0).x) - corner.x;
            let height = place.bounds().y + place.bounds().height - corner.y;
            let place = Rectangle::new(corner, Size::new(width, height));
            Spot { message: Message::Card(*card), place }
        };
        let whole: Vec<Spot> = cards.iter().enumerate().map(strip).collect();
        // A row of cards lies over the lower part of the one above it.
        let cut = |(index, card): (usize, &Spot)| {
            let tops =
                whole[index + 1..].iter().filter(|next| next.place.intersects(&card.place)).map(|next| next.place.y);
            let bottom =
                tops.filter(|top| *top > card.place.y + TARGET).fold(card.place.y + card.place.height, f32::min);
            Spot { place: Rectangle { height: bottom - card.place.y, ..card.place }, ..card.clone() }
        };
        let pressable = self.pressable();
        let is_pressed = |spot: &Spot| matches!(spot.message, Message::Card(card) if pressable.contains(card));
        whole.iter().enumerate().map(cut).filter(is_pressed).collect()
    }
}

/// Returns the largest part of a place beside its cover; `None` if a finger would not find it.
fn uncovered(place: Rectangle, cover: Rectangle) -> Option<Rectangle> {
    let Some(over) = place.intersection(&cover) else { return Some(place) };
    let (right, bottom) = (place.x + place.width, place.y + place.height);
    let beside = [
        Rectangle { width: over.x - place.x, ..place },
        Rectangle { x: over.x + over.width, width: right - over.x - over.width, ..place },
        Rectangle { height: over.y - place.y, ..place },
        Rectangle { y: over.y + over.height, height: bottom - over.y - over.height, ..place },
    ];
    let is_found = |part: &Rectangle| part.width >= TARGET && part.height >= TARGET;
    beside.into_iter().filter(is_found).max_by(|one, other| one.area().total_cmp(&other.area()))
}

/// Returns spots grown across and then down to the size that a finger needs: up to walls and the edges of the window,
/// and up to the middle between one and another that grows as well.
fn grown(mut spots: Vec<Spot>, walls: &[Rectangle], window: Rectangle) -> Vec<Spot> {
    let across = |r: Rectangle| (r.x, r.x + r.width);
    let down = |r: Rectangle| (r.y, r.y + r.height);
    let places: Vec<Rectangle> = spots.iter().map(|spot| spot.place).collect();
    for spot in &mut spots {
        let (left, right) = stretched(spot.place, across, down, &places, walls, window);
        spot.place = Rectangle { x: left, width: right - left, ..spot.place };
        let (top, bottom) = stretched(spot.place, down, across, &places, walls, window);
        spot.place = Rectangle { y: top, height: bottom - top, ..spot.place };
    }
    spots
}

/// Returns both ends of a place along one direction once it has grown.
fn stretched(
    place: Rectangle,
    along: impl Fn(Rectangle) -> (f32, f32),
    beside: impl Fn(Rectangle) -> (f32, f32),
    places: &[Rectangle],
    walls: &[Rectangle],
    window: Rectangle,
) -> (f32, f32) {
    let need = |(begin, end): (f32, f32)| (TARGET - (end - begin)).max(0.0);
    let widened = |ends: (f32, f32)| (ends.0 - need(ends) / 2.0, ends.1 + need(ends) / 2.0);
    let (begin, end) = along(place);
    let edges = along(window);
    let own = widened(beside(place));
    let (mut before, mut after) = (begin - edges.0, edges.1 - end);
    let places = places.iter().map(|other| (*other, if need(along(*other)) > 0.0 { 0.5 } else { 1.0 }));
    for (other, share) in places.chain(walls.iter().map(|wall| (*wall, 1.0))) {
        let (first, last) = along(other);
        let next = widened(beside(other));
        if next.0 >= own.1 || next.1 <= own.0 {
            continue;
        }
        // What touches is told apart from what overlaps.
        if last <= begin + 0.5 {
            before = before.min(share * (begin - last).max(0.0));
        } else if first >= end - 0.5 {
            after = after.min(share * (first - end).max(0.0));
        }
    }
    let need = need((begin, end));
    let back = (need / 2.0).min(before);
    let on = (need - back).min(after);
    (begin - (need - on).min(before), end + on)
}
