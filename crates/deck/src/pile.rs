//! Cards that lie over each other, turned: the general transform of tiny-skia takes several times as long for them, which
//! the first frame of a large window shows.

use crate::page::straighten;

/// The pixels of a card with its margin, premultiplied, red lowest.
#[derive(Debug)]
pub struct Flat {
    width: usize,
    pixels: Vec<u32>,
}

impl Flat {
    /// Takes straight RGBA pixels, `width` in a row.
    pub fn new(width: usize, rgba: &[u8]) -> Self {
        let mut pixels = Vec::with_capacity(rgba.len() / 4);
        for &pixel in rgba.as_chunks().0 {
            let [red, green, blue, alpha] = pixel;
            pixels.push(match alpha {
                u8::MAX => u32::from_le_bytes(pixel),
                _ => joined(times(spread(u32::from_le_bytes([red, green, blue, u8::MAX])), alpha.into())),
            });
        }
        Flat { width, pixels }
    }

    fn height(&self) -> usize {
        self.pixels.len() / self.width.max(1)
    }
}

/// Cards over each other on clear ground.
#[derive(Debug)]
pub struct Pile {
    across: usize,
    pixels: Vec<u32>,
}

/// The bits of the four channels of a pixel in a word of twice its size.
const CHANNELS: u64 = 0x00ff_00ff_00ff_00ff;
/// A whole pixel in the numbers that places in a card are counted with.
const ONE: f32 = 65_536.0;

impl Pile {
    /// Creates a pile without a card, `across` by `down` pixels.
    pub fn new(across: usize, down: usize) -> Self {
        Pile { across: across.max(1), pixels: vec![0; across * down] }
    }

    /// Lays a card over the others, turned by `turn` radians round its `middle`. Its outermost pixels are taken for clear.
    pub fn lay(&mut self, card: &Flat, middle: (f32, f32), turn: f32) {
        let (width, height) = (card.width, card.height());
        let (sin, cos) = turn.sin_cos();
        for (row, line) in self.pixels.chunks_exact_mut(self.across).enumerate() {
            // Where in the card the first pixel of the line lies; a step to the right leads by (cos, -sin) there.
            let (dx, dy) = (0.5 - middle.0, row as f32 + 0.5 - middle.1);
            let from = (
                cos.mul_add(dx, sin * dy) + width as f32 / 2.0 - 0.5,
                cos.mul_add(dy, -sin * dx) + height as f32 / 2.0 - 0.5,
            );
            let Some((a, b)) = within(from.0, cos, width as f32 - 1.0) else { continue };
            let Some((c, d)) = within(from.1, -sin, height as f32 - 1.0) else { continue };
            let (first, last) = (a.max(c).max(0.0).ceil(), b.min(d).min(self.across as f32 - 1.0).floor());
            if first > last {
                continue;
            }
            let place = |start: f32, step: f32| (ONE * step.mul_add(first, start)).round() as i32;
            let (mut u, mut v) = (place(from.0, cos), place(from.1, -sin));
            let (step_u, step_v) = ((ONE * cos).round() as i32, (ONE * -sin).round() as i32);
            for onto in &mut line[first as usize..=last as usize] {
                // Rounding may lead a hair out of the card: a place before it is one far behind.
                let (column, row) = ((u >> 16) as u32 as usize, (v >> 16) as u32 as usize);
                if column < width.saturating_sub(1) && row < height.saturating_sub(1) {
                    let at = row * width + column;
                    let [above, below] = [at, at + width].map(|at| &card.pixels[at..at + 2]);
                    let share = u64::from(u as u32 >> 8 & 0xff);
                    let [above, below] = [above, below].map(|two| between(spread(two[0]), spread(two[1]), share));
                    let over = between(above, below, u64::from(v as u32 >> 8 & 0xff));
                    *onto = match over >> 48 {
                        255 => joined(over),
                        alpha => joined(over + times(spread(*onto), 255 - alpha)),
                    };
                }
                (u, v) = (u + step_u, v + step_v);
            }
        }
    }

    /// Returns the straight RGBA pixels.
    pub fn into_rgba(self) -> Vec<u8> {
        let mut rgba = vec![0; 4 * self.pixels.len()];
        for (bytes, pixel) in rgba.as_chunks_mut().0.iter_mut().zip(self.pixels) {
            *bytes = pixel.to_le_bytes();
        }
        straighten(&mut rgba);
        rgba
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A card of 40 by 56 pixels of one color whose outermost pixels are clear.
    fn card(colour: [u8; 4]) -> Vec<u8> {
        let is_clear = |column: usize, row: usize| column == 0 || row == 0 || column == 39 || row == 55;
        (0..56 * 40).flat_map(|at| if is_clear(at % 40, at / 40) { [0; 4] } else { colour }).collect()
    }

    fn pixel(rgba: &[u8], across: usize, (column, row): (usize, usize)) -> [u8; 4] {
        rgba.as_chunks().0[row * across + column]
    }

    #[test]
    fn a_card_that_is_not_turned_is_copied() {
        let red = card([200, 10, 20, 255]);
        let mut pile = Pile::new(60, 70);
        pile.lay(&Flat::new(40, &red), (30.0, 35.0), 0.0);
        let rgba = pile.into_rgba();
        for at in 0..40 * 56 {
            let (column, row) = (at % 40, at / 40);
            assert_eq!(pixel(&rgba, 60, (column + 10, row + 7)), pixel(&red, 40, (column, row)), "{column}, {row}");
        }
        assert_eq!(rgba.iter().filter(|byte| **byte != 0).count(), 4 * 38 * 54);
    }

    #[test]
    fn a_card_lies_over_what_is_there_however_it_is_turned() {
        for turn in [-3.0, -1.6, -0.4, 0.0, 0.001, 0.13, std::f32::consts::FRAC_PI_2, 2.2] {
            let mut pile = Pile::new(80, 80);
            pile.lay(&Flat::new(40, &card([0, 0, 250, 255])), (40.0, 40.0), 0.0);
            pile.lay(&Flat::new(40, &card([250, 0, 0, 128])), (40.0, 40.0), turn);
            let rgba = pile.into_rgba();
            let [red, green, blue, alpha] = pixel(&rgba, 80, (40, 40));
            assert!((124..=127).contains(&red) && (123..=126).contains(&blue), "{turn}: {red}, {blue}");
            assert_eq!((green, alpha), (0, 255), "{turn}");
            // A corner of the upper card where it alone lies, and one that it leaves.
            let (sin, cos) = f32::sin_cos(turn);
            let corner = |x: f32, y: f32| ((40.0 + cos * x - sin * y) as usize, (40.0 + sin * x + cos * y) as usize);
            for (x, y) in [(16.0, 24.0), (-16.0, 24.0), (16.0, -24.0), (-16.0, -24.0)] {
                assert!(pixel(&rgba, 80, corner(x, y))[0] > 100, "{turn}: {x}, {y}");
            }
        }
    }

    #[test]
    fn what_lies_partly_or_wholly_beside_a_pile_is_cut() {
        for middle in [(-500.0, 3.0), (3.0, -500.0), (0.0, 0.0), (9.0, 900.0)] {
            for turn in [0.0, 0.3, 1.570_796_4, -2.0] {
                let mut pile = Pile::new(10, 10);
                pile.lay(&Flat::new(40, &card([9, 9, 9, 255])), middle, turn);
                assert_eq!(pile.into_rgba().len(), 400);
            }
        }
        let mut empty = Pile::new(0, 0);
        empty.lay(&Flat::new(0, &[]), (0.0, 0.0), 1.0);
        assert!(empty.into_rgba().is_empty());
    }
}
