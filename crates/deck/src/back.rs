//! The backs.

use super::inks::{Inks, pip_data};
use super::page::Page;
use pitch_rules::Suit;
use pitch_session::settings::Back;

use std::fmt::Write as _;

/// The field, its frame and the medallion.
const SHARED: &str = include_str!("../../../assets/deck/back.svg");

/// Returns the pattern of a back: they are told apart without colors too.
const fn pattern(back: Back) -> &'static str {
    match back {
        Back::Brick => include_str!("../../../assets/deck/back-rings.svg"),
        Back::Blue => include_str!("../../../assets/deck/back-trellis.svg"),
        Back::Slate => include_str!("../../../assets/deck/back-basket.svg"),
        Back::Plum => include_str!("../../../assets/deck/back-zigzag.svg"),
    }
}

/// Returns the colors of a back: the field and the medallion, as `#rrggbb`.
const fn colours(back: Back) -> (&'static str, &'static str) {
    match back {
        Back::Brick => ("#A2402F", "#86301F"),
        Back::Blue => ("#27527A", "#1B3D5E"),
        Back::Slate => ("#4A5148", "#343A33"),
        Back::Plum => ("#6B3A63", "#4E2948"),
    }
}

/// Paints a back onto a blank card.
pub(crate) fn back(page: &mut Page, inks: &Inks) {
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
