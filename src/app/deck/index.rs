//! The corner index: rank strokes and where they stand.

use crate::engine::Rank;

use std::fmt::Write as _;

/// The strokes of a rank as SVG path data in a box 14 high, and the width of that box.
///
/// The strokes are open and drawn with round caps and joins; letters are never text, so that a card needs no font.
const fn strokes(rank: Rank) -> (&'static str, f32) {
    match rank {
        Rank::Two => ("M1.1 4.3A3.9 3.7 0 0 1 8.9 4.3C8.9 7.4 4 9.3 1.1 13.1H9.1", 10.0),
        Rank::Three => ("M1.3 .9H8.6L4.5 5.3A3.95 3.95 0 1 1 .9 11.2", 10.0),
        Rank::Four => ("M6.9 13.2V.9L.8 9.6H9.4", 10.0),
        Rank::Five => ("M8.4 .9H2.3L1.7 6.2A4.15 4.15 0 1 1 1 11.5", 10.0),
        Rank::Six => ("M7 .9C3.8 3.2 1.1 6 1.1 9.2A3.9 3.95 0 1 0 8.9 9.2A3.9 3.95 0 0 0 1.3 8", 10.0),
        Rank::Seven => ("M.9 .9H9L4 13.2", 10.0),
        Rank::Eight => ("M5 6.4A2.75 2.75 0 1 1 5.01 6.4A3.5 3.4 0 1 1 4.99 6.4", 10.0),
        Rank::Nine => ("M3 13.1C6.2 10.8 8.9 8 8.9 4.8A3.9 3.95 0 1 0 1.1 4.8A3.9 3.95 0 0 0 8.7 6", 10.0),
        Rank::Ten => {
            ("M.9 3.2L3 .9V13.2M7.9 .9A2.9 3.6 0 0 1 10.8 4.5V9.6A2.9 3.6 0 0 1 5 9.6V4.5A2.9 3.6 0 0 1 7.9 .9", 11.7)
        }
        Rank::Jack => ("M3.6 .9H7.6V9.3A3.5 3.8 0 0 1 .8 10", 10.0),
        Rank::Queen => {
            ("M5 .9A4.1 4.6 0 0 1 9.1 5.5V8.4A4.1 4.6 0 0 1 .9 8.4V5.5A4.1 4.6 0 0 1 5 .9M5.9 9.6L9.3 13.4", 10.0)
        }
        Rank::King => ("M1.4 .8V13.2M8.8 .8L1.6 8M4.2 5.6L9.2 13.2", 10.0),
        Rank::Ace => ("M.9 13.2L5 .9L9.1 13.2M2.5 9.2H7.5", 10.0),
    }
}

/// Writes the index in both corners: a rank 17 cu high over a pip of 12.5 cu, and the same turned half round.
pub(super) fn corners(svg: &mut String, rank: Rank, colour: &str) {
    svg.push_str(r##"<g id="index">"##);
    stroke(svg, rank, (11.5, 7.5), 17.0, 2.25, colour);
    svg.push_str(
        r##"<use href="#pip" transform="translate(11.5 34) scale(.125)"/></g><use href="#index" transform="rotate(180 50 70)"/>"##,
    );
}

/// Writes the large index: a rank 42 cu high over a pip of 27 cu, in one corner alone.
pub(super) fn large(svg: &mut String, rank: Rank, colour: &str) {
    stroke(svg, rank, (25.0, 10.0), 42.0, 2.05, colour);
    svg.push_str(r##"<use href="#pip" transform="translate(25 70) scale(.27)"/>"##);
}

/// The letters of JOKER, in the box of the rank strokes.
const JOKER: [&str; 5] = [
    strokes(Rank::Jack).0,
    "M5 .9A4.1 4.6 0 0 1 9.1 5.5V8.4A4.1 4.6 0 0 1 .9 8.4V5.5A4.1 4.6 0 0 1 5 .9",
    strokes(Rank::King).0,
    "M8.6 .9H1.4V13.1H8.8M1.4 6.8H7.4",
    "M1.4 13.2V.9H5.4A3.3 3.3 0 0 1 5.4 7.6H1.4M5.2 7.6L9 13.2",
];

/// Writes the joker's star and the word JOKER downwards, in both corners.
pub(super) fn joker(svg: &mut String, star: &str) {
    let _ = write!(
        svg,
        r##"<g id="index"><path transform="translate(11.5 15) scale(.16)" fill="{star}" d="M0-48L12-15L47-15L19 6L29 40L0 20L-29 40L-19 6L-47-15L-12-15Z"/>"##
    );
    for (place, letter) in JOKER.iter().enumerate() {
        let top = 27.0 + 10.5 * place as f32;
        let _ = write!(
            svg,
            r##"<path class="draw" transform="translate(8.4 {top}) scale(.62)" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" d="{letter}"/>"##
        );
    }
    svg.push_str(r##"</g><use href="#index" transform="rotate(180 50 70)"/>"##);
}

/// Writes a rank whose box is centred at x and begins at y of `top`.
fn stroke(svg: &mut String, rank: Rank, top: (f32, f32), height: f32, width: f32, colour: &str) {
    let (data, box_width) = strokes(rank);
    let scale = height / 14.0;
    let (x, y) = (top.0 - box_width * scale / 2.0, top.1);
    let _ = write!(
        svg,
        r##"<path transform="translate({x} {y}) scale({scale})" d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"##
    );
}
