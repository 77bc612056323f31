//! Cards that lie over each other in a fan, as one picture.

use super::Picture;
use pitch_deck::{Overlay, straighten};
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
    let (across, down) = (extent.width as usize, extent.height as usize);
    let mut page = vec![0; across * down];
    let mut kept: Option<(Picture, Vec<u32>)> = None;
    for (leaning, picture) in fan.iter().zip(pictures) {
        let card = match kept.take() {
            Some((same, card)) if same == leaning.picture => card,
            _ => premultiplied(picture)?,
        };
        let (x, y) = leaning.middle();
        let middle = (x - extent.x, y - extent.y);
        lay(&mut page, across, &card, (width as usize, height as usize), middle, leaning.turn());
        kept = Some((leaning.picture, card));
    }
    let mut rgba: Vec<u8> = page.into_iter().flat_map(u32::to_le_bytes).collect();
    straighten(&mut rgba);
    Some(Handle::from_rgba(across as u32, down as u32, rgba))
}

/// Returns the premultiplied pixels of a picture, red lowest.
fn premultiplied(picture: &Handle) -> Option<Vec<u32>> {
    let Handle::Rgba { pixels, .. } = picture else { return None };
    let premultiply = |pixel: &[u8; 4]| match pixel[3] {
        u8::MAX => u32::from_le_bytes(*pixel),
        alpha => joined(times(spread(u32::from_le_bytes([pixel[0], pixel[1], pixel[2], u8::MAX])), alpha.into())),
    };
    Some(pixels.as_chunks().0.iter().map(premultiply).collect())
}

/// The bits of the four channels of a pixel in a word of twice its size.
const CHANNELS: u64 = 0x00ff_00ff_00ff_00ff;

/// Returns the four channels of a pixel with room above each.
fn spread(pixel: u32) -> u64 {
    let pairs = (u64::from(pixel) | u64::from(pixel) << 16) & 0x0000_ffff_0000_ffff;
    (pairs | pairs << 8) & CHANNELS
}

/// Returns the pixel of four channels with room above each.
fn joined(channels: u64) -> u32 {
    let pairs = (channels | channels >> 8) & 0x0000_ffff_0000_ffff;
    (pairs | pairs >> 16) as u32
}

/// Returns the channels times a share in 255ths, rounded.
fn times(channels: u64, share: u64) -> u64 {
    let product = channels * share + 0x0080_0080_0080_0080;
    (product + (product >> 8 & CHANNELS)) >> 8 & CHANNELS
}

/// Returns what lies between two pixels, `share` 256ths from the first.
fn between(first: u64, second: u64, share: u64) -> u64 {
    (first * (256 - share) + second * share) >> 8 & CHANNELS
}

/// Steps of the fixed-point numbers that places in a card are measured with.
const ONE: f32 = 65_536.0;

/// Lays a card over a page that is `across` pixels wide, turned round its middle. Its outermost pixels are clear.
///
/// The general transform of tiny-skia takes about five times as long, which a first frame at 3840x2160 shows.
fn lay(page: &mut [u32], across: usize, card: &[u32], (width, height): (usize, usize), middle: (f32, f32), turn: f32) {
    let (sin, cos) = turn.sin_cos();
    for (row, line) in page.chunks_exact_mut(across).enumerate() {
        // The place in the card of the first pixel of the line, and from there a step of one pixel.
        let (dx, dy) = (0.5 - middle.0, row as f32 + 0.5 - middle.1);
        let from = (
            cos.mul_add(dx, sin * dy) + width as f32 / 2.0 - 0.5,
            cos.mul_add(dy, -sin * dx) + height as f32 / 2.0 - 0.5,
        );
        let columns = within(from.0, cos, width as f32 - 1.0)
            .and_then(|of_width| Some((of_width, within(from.1, -sin, height as f32 - 1.0)?)))
            .map(|((a, b), (c, d))| (a.max(c).max(0.0).ceil(), b.min(d).min(across as f32 - 1.0).floor()));
        let Some((first, last)) = columns.filter(|(first, last)| first <= last) else { continue };
        let place = |start: f32, step: f32| (ONE * step.mul_add(first, start)).round() as i32;
        let (mut u, mut v) = (place(from.0, cos), place(from.1, -sin));
        let (step_u, step_v) = ((ONE * cos).round() as i32, (ONE * -sin).round() as i32);
        for onto in &mut line[first as usize..=last as usize] {
            let (column, row) = ((u >> 16) as usize, (v >> 16) as usize);
            let at = row * width + column;
            // Rounding may lead a hair out of the card.
            if column + 1 < width && row + 1 < height {
                let (right, below) = (u64::from(u as u32 >> 8 & 0xff), u64::from(v as u32 >> 8 & 0xff));
                let upper = between(spread(card[at]), spread(card[at + 1]), right);
                let lower = between(spread(card[at + width]), spread(card[at + width + 1]), right);
                let over = between(upper, lower, below);
                *onto = match over >> 48 {
                    255 => joined(over),
                    alpha => joined(over + times(spread(*onto), 255 - alpha)),
                };
            }
            (u, v) = (u + step_u, v + step_v);
        }
    }
}

/// Returns the numbers of steps after which a place lies between 0 and `end`, the least and the greatest; `None` if it
/// never does.
fn within(from: f32, step: f32, end: f32) -> Option<(f32, f32)> {
    if step.abs() < 1e-6 {
        return (0.0..=end).contains(&from).then_some((f32::NEG_INFINITY, f32::INFINITY));
    }
    let (one, other) = (-from / step, (end - from) / step);
    Some((one.min(other), one.max(other)))
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
