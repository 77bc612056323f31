//! Suits are told apart by everybody: with each kind of color-blindness, without any color, and with weak eyes.

use super::{Picture, TONES, styles};
use crate::deck::{Deck, Overlay, Style, Tones};
use pitch_deck::{Color, JOKER_INK};
use pitch_rules::{Card, Rank, Suit};
use pitch_session::settings::Back;

use std::collections::HashMap;

/// What becomes of linear red, green and blue in an eye: full-strength simulations by Machado, Oliveira and Fernandes
/// (2009).
type Eye = [[f64; 3]; 3];

const USUAL: Eye = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const PROTANOPE: Eye =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
const DEUTERANOPE: Eye =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
const TRITANOPE: Eye =
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];
const EYES: [(&str, Eye); 4] =
    [("usual", USUAL), ("protanope", PROTANOPE), ("deuteranope", DEUTERANOPE), ("tritanope", TRITANOPE)];

/// Linear light, 0 to 1.
fn linear([r, g, b, _]: [u8; 4]) -> [f64; 3] {
    [r, g, b].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(pixel: [u8; 4]) -> f64 {
    let [r, g, b] = linear(pixel);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of two colors after WCAG 2, 1 to 21.
fn contrast(one: [u8; 4], other: [u8; 4]) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// The color that an eye sees, in CIELAB.
fn seen(pixel: [u8; 4], eye: &Eye) -> [f64; 3] {
    let light = linear(pixel);
    let [r, g, b] = eye.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum::<f64>().clamp(0.0, 1.0));
    let curve = |part: f64| if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
    let x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    let y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIE76: below 2 nobody sees a difference, above 20 nobody mistakes one color for the other.
fn difference(one: [u8; 4], other: [u8; 4], eye: &Eye) -> f64 {
    seen(one, eye).iter().zip(seen(other, eye)).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// Paper and ink of a nine as they lie in its raster: the two colors that most of its pixels have.
fn paper_and_ink(deck: &Deck, suit: Suit, width_px: u32) -> [[u8; 4]; 2] {
    let mut counts: HashMap<[u8; 4], usize> = HashMap::new();
    for pixel in Picture::of(deck, Card::new(Rank::Nine, suit), width_px, Overlay::PLAIN).card() {
        *counts.entry(pixel).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_unstable_by_key(|&(pixel, count)| std::cmp::Reverse((count, pixel)));
    [counts[0].0, counts[1].0]
}

#[test]
fn colours_are_told_apart_by_every_eye() {
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        for width_px in [44, 132] {
            let inks = Suit::ALL.map(|suit| (suit, paper_and_ink(&deck, suit, width_px)[1]));
            for (one, ink) in inks {
                for (other, other_ink) in inks {
                    let same = one == other || !style.four_colours && one.is_red() == other.is_red();
                    for (name, eye) in EYES {
                        let difference = difference(ink, other_ink, &eye);
                        assert_eq!(difference < 20.0, same, "{one} and {other}: {difference} for a {name}, {style:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn jokers_have_the_colour_of_no_suit() {
    let [r, g, b, a] = JOKER_INK.into_rgba8();
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        for suit in Suit::ALL {
            let [paper, ink] = paper_and_ink(&deck, suit, 132);
            for (name, eye) in EYES {
                let difference = difference(ink, [r, g, b, a], &eye);
                assert!(difference > 20.0, "a joker and {suit}: {difference} for a {name}, {style:?}");
            }
            assert!(contrast(paper, [r, g, b, a]) >= 7.0, "{style:?}");
        }
    }
}

#[test]
fn jokers_differ_at_a_glance_without_colour() {
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        for width_px in [44, 58, 108] {
            let [high, low] = [Card::HIGH_JOKER, Card::LOW_JOKER].map(|joker| {
                let pixels = Picture::of(&deck, joker, width_px, Overlay::PLAIN).card();
                // The middle of the star, in hundredths of the width.
                let (x, y) = match (style.large_index || width_px < 58, style.bold) {
                    (false, false) => (11.5, 16.0),
                    (false, true) => (12.4, 16.3),
                    (true, _) => (25.2, 29.0),
                };
                let px = |hundredths: f32| (hundredths * width_px as f32 / 100.0) as usize;
                let star = luminance(pixels[px(y) * width_px as usize + px(x)]);
                (star, pixels.into_iter().map(|pixel| 1.0 - luminance(pixel)).sum::<f64>())
            });
            assert!(high.1 > 1.25 * low.1, "the high joker is full: {high:?} {low:?} at {width_px} in {style:?}");
            assert!(high.0 < 0.2 && low.0 > 0.5, "stars {high:?} {low:?} at {width_px} in {style:?}");
        }
    }
}

#[test]
fn red_is_lighter_than_black_without_colours() {
    for style in styles().filter(|style| !style.four_colours) {
        let deck = Deck::new(style, TONES, 1.0);
        let [black, red] = [Suit::Spades, Suit::Hearts].map(|suit| seen(paper_and_ink(&deck, suit, 44)[1], &USUAL)[0]);
        assert!(red - black > 25.0, "lightness {red} and {black} of 100 in {style:?}");
    }
}

#[test]
fn suits_stand_out_from_the_paper() {
    let midnight = Tones { paper: Color::from_rgb8(0xed, 0xe8, 0xdb), ..TONES };
    for style in styles() {
        for tones in [TONES, midnight] {
            let deck = Deck::new(style, tones, 1.0);
            for suit in Suit::ALL {
                let [paper, ink] = paper_and_ink(&deck, suit, 132);
                // Blue and vermilion lie a little below 4.5 on the paper of midnight, where pips are large signs.
                let least = if style.bold {
                    7.0
                } else if style.four_colours {
                    3.8
                } else {
                    4.5
                };
                let contrast = contrast(paper, ink);
                assert!(contrast >= least, "{suit} has {contrast} in {style:?}");
            }
        }
    }
}

/// How much of each pixel round the pip of the index is inked, 0 to 1: what is left of a suit without its color.
fn shape(style: Style, suit: Suit, width_px: u32) -> Vec<f64> {
    let deck = Deck::new(style, TONES, 1.0);
    let [paper, ink] = paper_and_ink(&deck, suit, width_px).map(luminance);
    let pixels = Picture::of(&deck, Card::new(Rank::Nine, suit), width_px, Overlay::PLAIN).card();
    // The middle of the pip and half its size, in hundredths of the width.
    let (x, y, half) = match (width_px < 58, style.bold) {
        (true, false) => (25, 70, 15),
        (true, true) => (26, 71, 17),
        (false, false) => (12, 34, 8),
        (false, true) => (12, 39, 9),
    };
    let px = |hundredths: u32| (hundredths * width_px / 100) as usize;
    (px(y - half)..=px(y + half))
        .flat_map(|row| pixels[row * width_px as usize..][px(x - half)..=px(x + half)].to_vec())
        .map(|pixel| ((paper - luminance(pixel)) / (paper - ink)).clamp(0.0, 1.0))
        .collect()
}

#[test]
fn suits_keep_their_shape_without_colour() {
    for style in styles().filter(|style| !style.large_index) {
        for width_px in [44, 58] {
            let shapes: HashMap<Suit, Vec<f64>> =
                Suit::ALL.into_iter().map(|suit| (suit, shape(style, suit, width_px))).collect();
            for (&one, own) in &shapes {
                assert!(own.iter().sum::<f64>() / own.len() as f64 > 0.15, "{one} is not in its place");
                for other in Suit::ALL.into_iter().filter(|&other| other != one) {
                    let both = || own.iter().zip(&shapes[&other]);
                    // 0 where the two cover each other, 1 where they lie apart.
                    let apart: f64 = both().map(|(a, b)| (a - b).abs()).sum();
                    let share = apart / both().map(|(a, b)| a.max(*b)).sum::<f64>();
                    assert!(share > 0.12, "{one} and {other} differ in {share} at {width_px} in {style:?}");
                }
            }
        }
    }
}

#[test]
fn backs_are_told_apart_without_colour() {
    // The lightness of each pixel of the pattern, as a share of what lies between the darkest and the lightest one.
    let pattern = |back: Back| -> Vec<f64> {
        let deck = Deck::new(Style { back, ..Style::default() }, TONES, 1.0);
        let pixels = Picture::new(&deck, &deck.back(100), 100).card();
        let light: Vec<f64> =
            (15..45).flat_map(|y| pixels[y * 100..][15..85].to_vec()).map(|pixel| seen(pixel, &USUAL)[0]).collect();
        let (least, most) = light.iter().fold((100.0_f64, 0.0_f64), |(least, most), l| (least.min(*l), most.max(*l)));
        light.into_iter().map(|light| (light - least) / (most - least)).collect()
    };
    for one in Back::ALL {
        for other in Back::ALL.into_iter().filter(|&other| other != one) {
            let (one_pattern, other_pattern) = (pattern(one), pattern(other));
            let apart: f64 = one_pattern.iter().zip(&other_pattern).map(|(a, b)| (a - b).abs()).sum();
            let share = apart / one_pattern.len() as f64;
            assert!(share > 0.15, "{one:?} and {other:?} differ in {share}");
        }
    }
}
