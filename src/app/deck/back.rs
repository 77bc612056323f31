//! The backs and the jokers.

use super::index::strokes;
use super::inks::Inks;
use super::page::Page;
use super::style::Joker;
use super::suit::pip_data;
use crate::engine::{Rank, Suit};
use crate::session::settings::Back;

use std::fmt::Write as _;

/// The field, its frame and the medallion.
const SHARED: &str = include_str!("../../../assets/deck/back.svg");

/// The pattern of a back: they are told apart without colours too.
const fn pattern(back: Back) -> &'static str {
    match back {
        Back::Brick => include_str!("../../../assets/deck/back-rings.svg"),
        Back::Blue => include_str!("../../../assets/deck/back-trellis.svg"),
        Back::Slate => include_str!("../../../assets/deck/back-basket.svg"),
        Back::Plum => include_str!("../../../assets/deck/back-zigzag.svg"),
    }
}

/// The colours of a back: the field and the medallion, as `#rrggbb`.
const fn colours(back: Back) -> (&'static str, &'static str) {
    match back {
        Back::Brick => ("#A2402F", "#86301F"),
        Back::Blue => ("#27527A", "#1B3D5E"),
        Back::Slate => ("#4A5148", "#343A33"),
        Back::Plum => ("#6B3A63", "#4E2948"),
    }
}

/// Paints a back onto a blank card.
pub(super) fn back(page: &mut Page, inks: &Inks) {
    let back = inks.style.back;
    let (field, medallion) = colours(back);
    let (thread, weave) = if inks.style.bold { ("#FFFFFF", "1.3") } else { ("#F7E7CC", ".9") };
    let opacity = if inks.style.bold { "1" } else { ".62" };
    let mut svg = format!(
        "<style>.field{{fill:{field}}}.medallion{{fill:{medallion}}}.cream{{fill:{thread}}}.frame{{fill:none;stroke:{thread}}}\
         .rim{{stroke:{thread}}}.weave{{fill:none;stroke:{thread};stroke-opacity:{opacity};stroke-width:{weave}}}.cane{{stroke-width:1.5}}.broad{{stroke-width:2.4}}</style>\
         <defs>{}</defs>{SHARED}",
        pattern(back)
    );
    for (suit, x, y) in [
        (Suit::Spades, 50.0, 60.0),
        (Suit::Diamonds, 60.0, 70.0),
        (Suit::Clubs, 50.0, 80.5),
        (Suit::Hearts, 40.0, 70.0),
    ] {
        let _ =
            write!(svg, r##"<path class="cream" transform="translate({x} {y}) scale(.096)" d="{}"/>"##, pip_data(suit));
    }
    page.svg(&svg);
}

/// The letters of JOKER, in the box of the rank strokes.
const JOKER: [&str; 5] = [
    strokes(Rank::Jack).0,
    "M5 .9A4.1 4.6 0 0 1 9.1 5.5V8.4A4.1 4.6 0 0 1 .9 8.4V5.5A4.1 4.6 0 0 1 5 .9",
    strokes(Rank::King).0,
    "M8.6 .9H1.4V13.1H8.8M1.4 6.8H7.4",
    "M1.4 13.2V.9H5.4A3.3 3.3 0 0 1 5.4 7.6H1.4M5.2 7.6L9 13.2",
];

/// Paints a joker onto a blank card: its head, and in both corners a star over its name. The star of the low one is
/// hollow, which tells the two apart without colours.
pub(super) fn joker(page: &mut Page, joker: Joker, inks: &Inks) {
    let [star, hollow, halo, bright, left, right, band] = match (joker, inks.style.bold) {
        (Joker::High, false) => ["#BE2C33", "#BE2C33", "#FCEEDB", "#E2A52F", "#BE2C33", "#1F6B66", "#BE2C33"],
        (Joker::Low, false) => ["#20242B", "none", "#EEF0F3", "#C9CED6", "#5B6472", "#8B94A2", "#8B94A2"],
        (Joker::High, true) => ["#B00000", "#B00000", "#FFFFFF", "#FFFFFF", "#B00000", "#B00000", "#B00000"],
        (Joker::Low, true) => ["#000000", "none", "#FFFFFF", "#FFFFFF", "#000000", "#000000", "#FFFFFF"],
    };
    let letter_width = if inks.style.bold { 2.8 } else { 2.1 };
    let mut svg = format!(
        "<style>{}.halo{{fill:{halo}}}.bright{{fill:{bright}}}.left{{fill:{left}}}.right{{fill:{right}}}.band{{fill:{band}}}</style>{}",
        inks.sheet(None, None),
        include_str!("../../../assets/deck/joker.svg")
    );
    let _ = write!(
        svg,
        r##"<g id="index"><path transform="translate(11.5 15) scale(.15)" fill="{hollow}" stroke="{star}" stroke-width="9" stroke-linejoin="round" d="M0-48L12-15L47-15L19 6L29 40L0 20L-29 40L-19 6L-47-15L-12-15Z"/>"##
    );
    for (place, letter) in JOKER.iter().enumerate() {
        let top = 27.0 + 10.5 * place as f32;
        let _ = write!(
            svg,
            r##"<path class="draw" transform="translate(8.4 {top}) scale(.62)" stroke-width="{letter_width}" stroke-linejoin="round" d="{letter}"/>"##
        );
    }
    svg.push_str(r##"</g><use href="#index" transform="rotate(180 50 70)"/>"##);
    page.svg(&svg);
}
