//! The courts, twelve half figures out of parts that ranks and suits share, and the aces, each on a field of its own.

use super::inks::Inks;
use super::page::Page;
use super::raster::hex;
use super::suit::pip_data;
use crate::engine::{Rank, Suit};

/// What all courts share: robe, face, eyes and seam.
const SHARED: &str = include_str!("../../../assets/deck/court.svg");

/// The half figure of a rank, drawn with the parts of a suit.
const fn figure(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::King => Some(include_str!("../../../assets/deck/king.svg")),
        Rank::Queen => Some(include_str!("../../../assets/deck/queen.svg")),
        Rank::Jack => Some(include_str!("../../../assets/deck/jack.svg")),
        _ => None,
    }
}

/// The parts of a suit: coat pattern, beard and headgear.
const fn parts(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => include_str!("../../../assets/deck/spades.svg"),
        Suit::Hearts => include_str!("../../../assets/deck/hearts.svg"),
        Suit::Diamonds => include_str!("../../../assets/deck/diamonds.svg"),
        Suit::Clubs => include_str!("../../../assets/deck/clubs.svg"),
    }
}

/// The field of an ace, its pip, and what is engraved in the pip.
const fn emblem(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => include_str!("../../../assets/deck/ace-of-spades.svg"),
        Suit::Hearts => include_str!("../../../assets/deck/ace-of-hearts.svg"),
        Suit::Diamonds => include_str!("../../../assets/deck/ace-of-diamonds.svg"),
        Suit::Clubs => include_str!("../../../assets/deck/ace-of-clubs.svg"),
    }
}

/// Paints the upper half of a court in its frame, and the seam; turned half round it is the lower half.
///
/// Paints nothing for a rank that is no court.
pub(super) fn half(page: &mut Page, rank: Rank, suit: Suit, inks: &Inks) {
    let Some(figure) = figure(rank) else { return };
    let (tint, ink) = (hex(inks.tint(suit)), hex(inks.suit(suit)));
    let width = if inks.style.bold { 2.0 } else { 1.1 };
    // The robes and the seam stand out of the frame. Strips of paper hide that; a clip path
    // would add a third to the time of the whole card.
    page.svg(&format!(
        r##"{}<path fill="{tint}" d="M22 72V14A3 3 0 0 1 25 11H75A3 3 0 0 1 78 14V72Z"/>{figure}<use href="#seam"/>
<path class="paper" d="M16 56H22V84H16ZM78 56H84V84H78Z"/>
<rect x="22" y="11" width="56" height="118" rx="3" fill="none" stroke="{ink}" stroke-width="{width}"/>"##,
        defined(rank, suit, inks)
    ));
}

/// Paints the bust of a court for the large index: the half figure without what it holds.
///
/// Paints nothing for a rank that is no court.
pub(super) fn bust(page: &mut Page, rank: Rank, suit: Suit, inks: &Inks) {
    let Some(figure) = figure(rank) else { return };
    let (tint, ink) = (hex(inks.tint(suit)), hex(inks.suit(suit)));
    let width = if inks.style.bold { 2.0 } else { 1.0 };
    page.svg(&format!(
        r##"{}<style>.held{{display:none}}</style>
<clipPath id="frame"><rect x="44" y="58" width="51" height="77" rx="4"/></clipPath>
<g clip-path="url(#frame)"><path fill="{tint}" d="M44 58H95V135H44Z"/>
<g transform="translate(69.5 138) scale(1.16) translate(-50 -71)">{figure}</g></g>
<rect x="44" y="58" width="51" height="77" rx="4" fill="none" stroke="{ink}" stroke-width="{width}"/>"##,
        defined(rank, suit, inks)
    ));
}

/// Paints the middle of an ace.
pub(super) fn ace(page: &mut Page, suit: Suit, inks: &Inks) {
    let (sheet, pip, emblem) = (inks.sheet(Some(suit), None), pip_data(suit), emblem(suit));
    page.svg(&format!(r##"<style>{sheet}</style><defs><path id="pip" class="suit" d="{pip}"/></defs>{emblem}"##));
}

/// The parts and colours that the half figure of a court refers to.
fn defined(rank: Rank, suit: Suit, inks: &Inks) -> String {
    format!(
        r##"<style>{}</style><defs><path id="pip" class="suit" d="{}"/></defs>{SHARED}{}"##,
        inks.sheet(Some(suit), Some(rank)),
        pip_data(suit),
        parts(suit)
    )
}
