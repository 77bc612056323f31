//! The courts: twelve half figures out of parts that ranks and suits share.

use super::raster::hex;
use super::suit::suit_colour;
use crate::engine::{Rank, Suit};

use std::fmt::Write as _;

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

/// The hair of a court, as `#rrggbb`.
const fn hair(rank: Rank, suit: Suit) -> &'static str {
    const INK: &str = "#20242B";
    const GOLD: &str = "#E2A52F";
    const BROWN: &str = "#7A4A26";
    match (suit, rank) {
        (Suit::Spades, Rank::King) => "#8A93A6",
        (Suit::Spades, _) | (Suit::Clubs, Rank::Jack) => INK,
        (Suit::Hearts, Rank::Queen) => "#8C3B1E",
        (Suit::Hearts, _) | (Suit::Diamonds, Rank::Queen) => GOLD,
        (Suit::Clubs, Rank::King) => "#EDE6D6",
        (Suit::Diamonds, _) | (Suit::Clubs, _) => BROWN,
    }
}

/// The coat of a suit, as `#rrggbb`: the suit's own colour where four colours tell the suits apart.
fn coat(suit: Suit, four_colours: bool) -> String {
    if four_colours {
        return hex(suit_colour(suit, true));
    }
    let coat = match suit {
        Suit::Spades => "#34487A",
        Suit::Hearts => "#BE2C33",
        Suit::Diamonds => "#C8602A",
        Suit::Clubs => "#2F6B50",
    };
    coat.to_owned()
}

/// The tint behind the courts of a suit, and behind the ace of spades, as `#rrggbb`.
pub(super) const fn tint(suit: Suit, four_colours: bool) -> &'static str {
    match (suit, four_colours) {
        (Suit::Spades, false) => "#E8ECF6",
        (Suit::Spades, true) => "#E9EAEE",
        (Suit::Hearts, _) => "#FBE8E3",
        (Suit::Diamonds, false) => "#FCEEDB",
        (Suit::Diamonds, true) => "#E3EEFA",
        (Suit::Clubs, false) => "#E5F1E8",
        (Suit::Clubs, true) => "#E1F2EA",
    }
}

/// Writes the whole court: both half figures in their frame, and the seam between them.
///
/// Writes nothing for a rank that is no court.
pub(super) fn whole(svg: &mut String, rank: Rank, suit: Suit, four_colours: bool) {
    let Some(figure) = figure(rank) else { return };
    define(svg, rank, suit, four_colours);
    let (tint, ink) = (tint(suit, four_colours), hex(suit_colour(suit, four_colours)));
    // The robes and the seam stand out of the frame. Strips of paper hide that; a clip path
    // would add a third to the time of the whole card.
    let _ = write!(
        svg,
        r##"<rect x="22" y="11" width="56" height="118" rx="3" fill="{tint}"/>{figure}
<use href="#figure" transform="rotate(180 50 70)"/><use href="#seam"/>
<path class="paper" d="M16 56H22V84H16ZM78 56H84V84H78Z"/>
<rect x="22" y="11" width="56" height="118" rx="3" fill="none" stroke="{ink}" stroke-width="1.1"/>"##
    );
}

/// Writes the bust of a court for the large index: the half figure without what it holds.
///
/// Writes nothing for a rank that is no court.
pub(super) fn bust(svg: &mut String, rank: Rank, suit: Suit, four_colours: bool) {
    let Some(figure) = figure(rank) else { return };
    define(svg, rank, suit, four_colours);
    let (tint, ink) = (tint(suit, four_colours), hex(suit_colour(suit, four_colours)));
    let _ = write!(
        svg,
        r##"<style>.held{{display:none}}</style>
<clipPath id="frame"><rect x="44" y="58" width="51" height="77" rx="4"/></clipPath>
<g clip-path="url(#frame)"><path fill="{tint}" d="M44 58H95V135H44Z"/>
<g transform="translate(69.5 138) scale(1.16) translate(-50 -71)">{figure}</g></g>
<rect x="44" y="58" width="51" height="77" rx="4" fill="none" stroke="{ink}" stroke-width="1"/>"##
    );
}

/// Writes the parts and colours that the half figure of a court refers to.
fn define(svg: &mut String, rank: Rank, suit: Suit, four_colours: bool) {
    let (hair, coat) = (hair(rank, suit), coat(suit, four_colours));
    let _ = write!(svg, "<style>.hair{{fill:{hair}}}.coat{{fill:{coat}}}</style>{SHARED}{}", parts(suit));
}
