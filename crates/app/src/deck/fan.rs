//! Cards that lie over each other in a fan, as one picture.

use super::Picture;
use pitch_deck::{Flat, Overlay, Pile};
use pitch_rules::Card;

use iced::widget::image::Handle;
use iced::{Point, Radians, Rectangle, Size};

/// A card of a fan.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Lying {
    /// The face; `None` for a back.
    pub card: Option<Card>,
    /// Overlay painted onto the face.
    pub look: Overlay,
    /// The middle, in logical pixels.
    pub middle: Point,
    /// The turn, clockwise.
    pub turn: Radians,
}

/// A card in a fan: its middle from the whole pixel at or before that of the first, in sixteenths of a pixel, and its
/// turn clockwise, in ten thousandths of a radian. Finer steps would not be seen, and fans before all seats are the
/// same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Leaning {
    pub picture: Picture,
    x: i32,
    y: i32,
    turn: i32,
}

const PARTS: f32 = 16.0;
const PARTS_OF_TURN: f32 = 10_000.0;

/// Returns the whole physical pixel that the cards of a fan are measured from, and the cards.
pub(super) fn measured(cards: &[Lying], scale: f32) -> ((f32, f32), Vec<Leaning>) {
    let first = cards.first().map_or(Point::ORIGIN, |card| card.middle);
    let from = ((first.x * scale).floor(), (first.y * scale).floor());
    let parts = |length: f32| (PARTS * length).round() as i32;
    let leaning = |lying: &Lying| Leaning {
        picture: lying.card.map_or(Picture::Back, |card| Picture::Face(card, lying.look)),
        x: parts(lying.middle.x * scale - from.0),
        y: parts(lying.middle.y * scale - from.1),
        turn: (PARTS_OF_TURN * lying.turn.0).round() as i32,
    };
    (from, cards.iter().map(leaning).collect())
}

impl Leaning {
    fn middle(self) -> (f32, f32) {
        (self.x as f32 / PARTS, self.y as f32 / PARTS)
    }

    fn turn(self) -> f32 {
        self.turn as f32 / PARTS_OF_TURN
    }
}

/// Returns the least rectangle of whole pixels round cards of this size with their margins.
pub(super) fn extent(fan: &[Leaning], card: Size) -> Rectangle {
    let (mut low, mut high) = ((f32::INFINITY, f32::INFINITY), (f32::NEG_INFINITY, f32::NEG_INFINITY));
    for &leaning in fan {
        let (sin, cos) = leaning.turn().sin_cos();
        let across = (card.width * cos.abs() + card.height * sin.abs()) / 2.0;
        let along = (card.width * sin.abs() + card.height * cos.abs()) / 2.0;
        let (x, y) = leaning.middle();
        low = (low.0.min(x - across), low.1.min(y - along));
        high = (high.0.max(x + across), high.1.max(y + along));
    }
    let (x, y) = (low.0.floor(), low.1.floor());
    Rectangle { x, y, width: high.0.ceil() - x, height: high.1.ceil() - y }
}

/// Lays cards over each other, the first lowest, each with its picture; `None` if there is nothing to lay.
pub(super) fn compose(pictures: &[Handle], fan: &[Leaning]) -> Option<Handle> {
    let Handle::Rgba { width, height, .. } = pictures.first()? else { return None };
    let (width, height) = (*width as f32, *height as f32);
    let extent = extent(fan, Size::new(width, height));
    let mut pile = Pile::new(extent.width as usize, extent.height as usize);
    let mut kept: Option<(Picture, Flat)> = None;
    for (leaning, picture) in fan.iter().zip(pictures) {
        let card = match kept.take() {
            Some((same, card)) if same == leaning.picture => card,
            _ => flat(picture)?,
        };
        let (x, y) = leaning.middle();
        pile.lay(&card, (x - extent.x, y - extent.y), leaning.turn());
        kept = Some((leaning.picture, card));
    }
    Some(Handle::from_rgba(extent.width as u32, extent.height as u32, pile.into_rgba()))
}

fn flat(picture: &Handle) -> Option<Flat> {
    let Handle::Rgba { width, pixels, .. } = picture else { return None };
    Some(Flat::new(*width as usize, pixels))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(first: Point) -> Vec<Lying> {
        let middle = |index: f32| first + iced::Vector::new(18.0 * index, 2.0);
        let lying = |index: u8| {
            let index = f32::from(index);
            Lying { card: None, look: Overlay::PLAIN, middle: middle(index), turn: Radians(0.13 * index) }
        };
        (0..3).map(lying).collect()
    }

    #[test]
    fn fans_of_one_shape_are_one_picture_wherever_they_lie() {
        let (from, fan) = measured(&places(Point::new(100.25, 40.5)), 2.0);
        let (other, moved) = measured(&places(Point::new(412.25, 333.5)), 2.0);
        assert_eq!(from, (200.0, 85.0));
        assert_eq!(other, (824.0, 671.0));
        assert_eq!(fan, moved);
    }

    #[test]
    fn every_card_of_a_fan_is_in_its_picture() {
        let card = Handle::from_rgba(40, 56, vec![200; 40 * 56 * 4]);
        let (_, fan) = measured(&places(Point::new(50.0, 50.0)), 1.0);
        let extent = extent(&fan, Size::new(40.0, 56.0));
        assert!(extent.width >= 36.0 + 40.0 && extent.x <= -20.0, "{extent:?}");
        let Some(Handle::Rgba { width, height, pixels, .. }) = compose(&[card.clone(), card.clone(), card], &fan)
        else {
            panic!("no picture")
        };
        assert_eq!((width as f32, height as f32), (extent.width, extent.height));
        let alpha = |x: f32, y: f32| {
            let (column, row) = ((x - extent.x) as usize, (y - extent.y) as usize);
            pixels[4 * (row * width as usize + column) + 3]
        };
        for leaning in &fan {
            let (x, y) = leaning.middle();
            assert!(alpha(x, y) >= 200, "nothing at {x}, {y}");
        }
        assert!(alpha(18.0, 2.0) > alpha(-15.0, 0.0), "what lies over another card darkens it");
    }
}
