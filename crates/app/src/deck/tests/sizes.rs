//! Pictures are made for the pixels they are drawn on, from the smallest card to the largest, at every scale factor.

use super::{Picture, TONES, card, styles};
use crate::deck::{Deck, Overlay, Style};

use iced::Rectangle;
use iced::widget::image::Handle;

use std::collections::HashSet;

/// The widths of cards in logical pixels, and the scale factors of screens.
const WIDTHS: [f32; 6] = [44.0, 50.4, 108.0, 132.0, 330.0, 480.0];
const SCALES: [f32; 6] = [1.0, 1.25, 1.5, 1.75, 2.0, 3.0];

#[test]
fn the_rectangle_fits_the_picture_at_every_scale() {
    for scale in SCALES {
        let deck = Deck::new(Style::default(), TONES, scale);
        for width in WIDTHS {
            let at = Rectangle { x: 100.3, y: 33.7, width, height: width * 1.4 };
            let drawn = deck.draw_rect(at);
            let Handle::Rgba { width: across, height: down, .. } = deck.back(deck.width_px(width)) else {
                panic!("no pixels")
            };
            assert!(
                (drawn.width * scale - across as f32).abs() < 0.01 && (drawn.height * scale - down as f32).abs() < 0.01
            );
            assert!((drawn.x * scale).fract().abs() < 0.03, "not on a whole pixel");
            assert!((drawn.center().x - at.center().x).abs() < 1.1 && (drawn.center().y - at.center().y).abs() < 1.1);
        }
    }
}

#[test]
fn every_width_of_a_layout_can_be_drawn() {
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        for width_px in (44..=480).step_by(109).chain([480]) {
            for name in ["AS", "TD", "QC", "7H", "X1", "X2"] {
                let pixels = Picture::of(&deck, card(name), width_px, Overlay::PLAIN).card();
                let colours: HashSet<_> = pixels.into_iter().collect();
                assert!(colours.len() > 8, "{name} at {width_px} is blank in {style:?}");
            }
        }
    }
}

/// How many pixels it takes from paper to ink, at the sharpest quarter of all places where it changes along a row:
/// slanted lines take more.
fn softness(pixels: &[[u8; 4]]) -> usize {
    let is_soft = |pixel: &[u8; 4]| (45..225).contains(&pixel[1]);
    let runs = pixels.chunk_by(|one, other| is_soft(one) == is_soft(other)).filter(|run| is_soft(&run[0]));
    let mut runs: Vec<usize> = runs.map(<[_]>::len).collect();
    runs.sort_unstable();
    runs[runs.len() / 4]
}

#[test]
fn every_size_is_sharp() {
    let pixels = |scale: f32, width_px: u32| {
        let look = Overlay { large_index: true, ..Overlay::PLAIN };
        Picture::of(&Deck::new(Style::default(), TONES, scale), card("4S"), width_px, look).card()
    };
    for scale in SCALES {
        for width in WIDTHS {
            let width_px = Deck::new(Style::default(), TONES, scale).width_px(width);
            assert_eq!(softness(&pixels(scale, width_px)), 1, "blurred at {width} x {scale}");
        }
    }
    // A smaller picture stretched to twice its size is not.
    let small = image::RgbaImage::from_raw(66, 92, pixels(1.0, 66).concat()).expect("whole rows");
    let stretched = image::imageops::resize(&small, 132, 184, image::imageops::FilterType::Triangle);
    assert!(softness(&stretched.pixels().map(|pixel| pixel.0).collect::<Vec<_>>()) > 1);
}

#[test]
fn small_cards_have_the_large_index() {
    let large = Style { large_index: true, ..Style::default() };
    let picture = |style: Style, scale: f32, width_px: u32, look: Overlay| {
        Picture::of(&Deck::new(style, TONES, scale), card("9H"), width_px, look).pixels
    };
    let is_large = |scale: f32, width_px: u32, look: Overlay| {
        picture(Style::default(), scale, width_px, look) == picture(large, scale, width_px, Overlay::PLAIN)
    };
    assert!(!is_large(1.0, 58, Overlay::PLAIN));
    assert!(is_large(1.0, 57, Overlay::PLAIN));
    assert!(is_large(2.0, 115, Overlay::PLAIN), "57.5 logical pixels are small");
    assert!(!is_large(2.0, 116, Overlay::PLAIN));
    assert!(is_large(1.0, 58, Overlay { large_index: true, ..Overlay::PLAIN }));
}
