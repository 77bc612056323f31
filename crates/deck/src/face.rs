//! The faces of the cards in card units (a card is 100 by 140): pips, courts, aces and the index.

use super::colour::{Color, hex};
use super::inks::{Inks, STAR_DATA, pip_data};
use super::page::{At, Page, painted};
use pitch_rules::{Card, Rank, Suit};

use resvg::tiny_skia::Path;

use std::collections::HashMap;
use std::sync::LazyLock;

/// The columns of pips, left, middle and right; bold cards need more room for the index.
const COLUMNS: [f32; 3] = [31.5, 50.0, 68.5];
const BOLD_COLUMNS: [f32; 3] = [34.5, 50.0, 65.5];
const L: usize = 0;
const C: usize = 1;
const R: usize = 2;

/// The single pip of a card with a large index; it is read one way up only.
const SINGLE: At = At::new(66.0, 102.0, 54.0);
const BOLD_SINGLE: At = At::new(65.0, 102.0, 60.0);

/// Returns the places of the pips of a rank from two to ten, each a column and a height.
const fn places(rank: Rank) -> &'static [(usize, f32)] {
    const SIX: [(usize, f32); 6] = [(L, 28.0), (R, 28.0), (L, 70.0), (R, 70.0), (L, 112.0), (R, 112.0)];
    const EIGHT: [(usize, f32); 8] =
        [(L, 28.0), (R, 28.0), (L, 56.0), (R, 56.0), (L, 84.0), (R, 84.0), (L, 112.0), (R, 112.0)];
    match rank {
        Rank::Two => &[(C, 28.0), (C, 112.0)],
        Rank::Three => &[(C, 28.0), (C, 70.0), (C, 112.0)],
        Rank::Four => &[(L, 28.0), (R, 28.0), (L, 112.0), (R, 112.0)],
        Rank::Five => &[(L, 28.0), (R, 28.0), (C, 70.0), (L, 112.0), (R, 112.0)],
        Rank::Six => &SIX,
        Rank::Seven => &[SIX[0], SIX[1], (C, 49.0), SIX[2], SIX[3], SIX[4], SIX[5]],
        Rank::Eight => &[SIX[0], SIX[1], (C, 49.0), SIX[2], SIX[3], (C, 91.0), SIX[4], SIX[5]],
        Rank::Nine => &[EIGHT[0], EIGHT[1], EIGHT[2], EIGHT[3], (C, 70.0), EIGHT[4], EIGHT[5], EIGHT[6], EIGHT[7]],
        Rank::Ten => {
            &[EIGHT[0], EIGHT[1], (C, 42.0), EIGHT[2], EIGHT[3], EIGHT[4], EIGHT[5], (C, 98.0), EIGHT[6], EIGHT[7]]
        }
        Rank::Jack | Rank::Queen | Rank::King | Rank::Ace => &[],
    }
}

/// Returns the size of the pips of a card that bears this many, in card units.
const fn pip_size(pips: usize, bold: bool) -> f32 {
    match (pips, bold) {
        (..=6, false) => 24.0,
        (..=6, true) => 26.0,
        (7 | 8, false) => 21.5,
        (7 | 8, true) => 23.0,
        (_, false) => 19.5,
        (_, true) => 20.0,
    }
}

/// Paints a face onto a blank card.
pub(crate) fn face(page: &mut Page, card: Card, inks: &Inks, has_large_index: bool) {
    let Some((rank, suit)) = card.print() else { return joker(page, card, inks, has_large_index) };
    let bold = inks.style.bold;
    let is_court = matches!(rank, Rank::Jack | Rank::Queen | Rank::King);
    if has_large_index {
        if is_court {
            bust(page, rank, suit, inks);
        } else {
            pip(page, suit, if bold { BOLD_SINGLE } else { SINGLE }, inks);
        }
        large(page, card, inks);
        return;
    }
    if is_court {
        half(page, rank, suit, inks);
        page.turn_half();
    } else if rank == Rank::Ace {
        ace(page, suit, inks);
    }
    let columns = if bold { BOLD_COLUMNS } else { COLUMNS };
    for &(column, y) in places(rank) {
        let at = At::new(columns[column], y, pip_size(places(rank).len(), bold));
        pip(page, suit, if y > 70.0 { at.turned() } else { at }, inks);
    }
    corners(page, card, inks);
}

/// The head of the joker and the word beside it.
const JOKER: &str = include_str!("../../../assets/deck/joker.svg");

/// Paints the face of a joker: the high one large, in colors and on a ground, the low one small and in outline, so that
/// they differ at a glance and without any color.
fn joker(page: &mut Page, card: Card, inks: &Inks, has_large_index: bool) {
    let is_high = card == Card::HIGH_JOKER;
    // The middle of the head, the height of its ground, and how large it is.
    let (ground, x, y, scale) = match (has_large_index, is_high) {
        (false, true) => (r##"<circle class="tint ring" cx="50" cy="76" r="29"/>"##, 50.0, 70.0, 1.0),
        (false, false) => ("", 50.0, 70.0, 0.66),
        (true, true) => {
            (r##"<rect class="tint ring" x="44" y="52" width="51" height="83" rx="4"/>"##, 69.5, 94.0, 0.84)
        }
        (true, false) => ("", 70.0, 102.0, 0.6),
    };
    let (word_x, word_y, word_scale) = if has_large_index { (20.7, 57.0, 0.86) } else { (8.1, 30.5, 0.68) };
    let word = format!(r##"<use href="#word" transform="translate({word_x} {word_y}) scale({word_scale})"/>"##);
    let opposite =
        if has_large_index { String::new() } else { format!(r##"<g transform="rotate(180 50 70)">{word}</g>"##) };
    page.svg(&format!(
        r##"<style>{}</style>{JOKER}{ground}<use href="#head" transform="translate({x} {y}) scale({scale}) translate(-50 -64)"/>
{word}{opposite}"##,
        inks.joker_sheet(is_high)
    ));
    if has_large_index {
        large(page, card, inks);
    } else {
        corners(page, card, inks);
    }
}

/// The star of a joker, read once.
static STAR: LazyLock<Option<Path>> = LazyLock::new(|| painted(STAR_DATA));

/// Paints the index of a joker: a star in the place of rank and pip, full for the high one and an outline for the low one.
fn joker_index(page: &mut Page, card: Card, ink: Color, place: &Place, is_opposite: bool) {
    let size = place.height.min(1.5 * place.x);
    let mut at = At::new(place.x, place.top + 0.5 * size, size / 100.0);
    if is_opposite {
        at = at.opposite();
    }
    let Some(star) = &*STAR else { return };
    if card == Card::HIGH_JOKER {
        page.fill(star, at, ink);
    } else {
        page.stroke(star, At { scale: 0.9 * at.scale, ..at }, 10.0, ink);
    }
}

/// Parts that all courts share: robe, face, eyes and seam.
const SHARED: &str = include_str!("../../../assets/deck/court.svg");

/// Returns the half figure of a rank, drawn with the parts of a suit.
const fn figure(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::King => Some(include_str!("../../../assets/deck/king.svg")),
        Rank::Queen => Some(include_str!("../../../assets/deck/queen.svg")),
        Rank::Jack => Some(include_str!("../../../assets/deck/jack.svg")),
        _ => None,
    }
}

/// Returns the parts of a suit: coat pattern, beard and headgear.
const fn parts(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => include_str!("../../../assets/deck/spades.svg"),
        Suit::Hearts => include_str!("../../../assets/deck/hearts.svg"),
        Suit::Diamonds => include_str!("../../../assets/deck/diamonds.svg"),
        Suit::Clubs => include_str!("../../../assets/deck/clubs.svg"),
    }
}

/// Returns the field of an ace, its pip, and what is engraved in the pip.
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
pub(crate) fn half(page: &mut Page, rank: Rank, suit: Suit, inks: &Inks) {
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
pub(crate) fn bust(page: &mut Page, rank: Rank, suit: Suit, inks: &Inks) {
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
pub(crate) fn ace(page: &mut Page, suit: Suit, inks: &Inks) {
    let (sheet, pip, emblem) = (inks.sheet(Some(suit), None), pip_data(suit), emblem(suit));
    page.svg(&format!(r##"<style>{sheet}</style><defs><path id="pip" class="suit" d="{pip}"/></defs>{emblem}"##));
}

/// Returns the parts and colors that the half figure of a court refers to.
fn defined(rank: Rank, suit: Suit, inks: &Inks) -> String {
    format!(
        r##"<style>{}</style><defs><path id="pip" class="suit" d="{}"/></defs>{SHARED}{}"##,
        inks.sheet(Some(suit), Some(rank)),
        pip_data(suit),
        parts(suit)
    )
}

/// Returns the strokes of a rank as SVG path data in a box 14 high, and the width of that box.
///
/// The strokes are open and drawn with round caps and joins; letters are never text, so that a card needs no font.
pub(crate) const fn strokes(rank: Rank) -> (&'static str, f32) {
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
            ("M.8 3.1L2.7 .9V13.2M8.6 .9A2.6 3.4 0 0 1 11.2 4.3V9.7A2.6 3.4 0 0 1 6 9.7V4.3A2.6 3.4 0 0 1 8.6 .9", 12.0)
        }
        Rank::Jack => ("M3.6 .9H7.6V9.3A3.5 3.8 0 0 1 .8 10", 10.0),
        Rank::Queen => {
            ("M5 .9A4.1 4.6 0 0 1 9.1 5.5V8.4A4.1 4.6 0 0 1 .9 8.4V5.5A4.1 4.6 0 0 1 5 .9M5.9 9.6L9.3 13.4", 10.0)
        }
        Rank::King => ("M1.4 .8V13.2M8.8 .8L1.6 8M4.2 5.6L9.2 13.2", 10.0),
        Rank::Ace => ("M.9 13.2L5 .9L9.1 13.2M2.5 9.2H7.5", 10.0),
    }
}

/// The strokes of every rank, read once: reading takes longer than painting.
static RANKS: LazyLock<HashMap<Rank, Path>> =
    LazyLock::new(|| Rank::ALL.into_iter().filter_map(|rank| Some((rank, painted(strokes(rank).0)?))).collect());

/// The outlines of the pips, read once.
static PIPS: LazyLock<HashMap<Suit, Path>> =
    LazyLock::new(|| Suit::ALL.into_iter().filter_map(|suit| Some((suit, painted(pip_data(suit))?))).collect());

/// Place of an index, in card units.
struct Place {
    /// The middle of its rank and pip.
    x: f32,
    /// The upper end of the rank.
    top: f32,
    /// The height of the rank.
    height: f32,
    /// The width of its strokes, in the box of the strokes.
    width: f32,
    /// The middle of the pip.
    pip_y: f32,
    pip_size: f32,
}

/// Place of an index in both corners.
const CORNER: Place = Place { x: 11.5, top: 7.5, height: 17.0, width: 2.25, pip_y: 34.0, pip_size: 12.5 };
/// Place of an index in both corners of a bold card.
const BOLD_CORNER: Place = Place { x: 12.4, top: 7.0, height: 19.5, width: 2.7, pip_y: 38.5, pip_size: 16.0 };
/// Place of an index in one corner alone, readable across a table.
const LARGE: Place = Place { x: 25.0, top: 10.0, height: 42.0, width: 2.05, pip_y: 70.0, pip_size: 27.0 };
/// Place of an index in one corner alone of a bold card, readable across a table.
const BOLD_LARGE: Place = Place { x: 25.5, top: 10.0, height: 42.0, width: 2.5, pip_y: 71.0, pip_size: 31.0 };

/// Paints the index in the upper left corner, and turned half round in the lower right one.
pub(crate) fn corners(page: &mut Page, card: Card, inks: &Inks) {
    let place = if inks.style.bold { BOLD_CORNER } else { CORNER };
    let ink = inks.card(card);
    index(page, card, ink, &place, false);
    index(page, card, ink, &place, true);
}

/// Paints the large index, in one corner alone.
pub(crate) fn large(page: &mut Page, card: Card, inks: &Inks) {
    let place = if inks.style.bold { BOLD_LARGE } else { LARGE };
    index(page, card, inks.card(card), &place, false);
}

/// Paints the index once more over a cover, in an ink that can be read on it.
pub(crate) fn over_cover(page: &mut Page, card: Card, inks: &Inks, cover: Color, is_large: bool) {
    let place = match (is_large, inks.style.bold) {
        (false, false) => CORNER,
        (false, true) => BOLD_CORNER,
        (true, false) => LARGE,
        (true, true) => BOLD_LARGE,
    };
    let ink = inks.under(inks.card(card), cover);
    index(page, card, ink, &place, false);
    if !is_large {
        index(page, card, ink, &place, true);
    }
}

/// Returns the place of the mark of a trump of another suit, as the middle and the half width: below the index, so that
/// it is seen where the next card leaves no more than the index to be seen.
const fn mark_at(is_large: bool, bold: bool) -> (f32, f32, f32) {
    match (is_large, bold) {
        (false, false) => (11.5, 51.5, 8.6),
        (false, true) => (12.4, 57.5, 9.6),
        (true, false) => (25.0, 103.0, 17.0),
        (true, true) => (25.5, 106.0, 17.5),
    }
}

/// Paints the mark of a card that is a trump though its own suit is not: the pip of trump on a seal, wherever the index is, and
/// over the cover if there is one.
pub(crate) fn trump_mark(page: &mut Page, trump: Suit, inks: &Inks, cover: Option<Color>, is_large: bool) {
    let (x, y, half) = mark_at(is_large, inks.style.bold);
    let ink = cover.map_or(inks.suit(trump), |cover| inks.under(inks.suit(trump), cover));
    let ground = cover.map_or(inks.paper, |cover| inks.covered(cover));
    let seal = |x: f32, y: f32| {
        let (ink, paper) = (hex(ink), hex(ground));
        format!(r##"<circle cx="{x}" cy="{y}" r="{half}" fill="{ink}" stroke="{paper}" stroke-width="1.4"/>"##)
    };
    let at = At::new(x, y, 1.4 * half);
    page.svg(&seal(x, y));
    pip_in(page, trump, at, ground);
    if !is_large {
        let opposite = at.opposite();
        page.svg(&seal(opposite.x, opposite.y));
        pip_in(page, trump, opposite, ground);
    }
}

/// Paints the pip of a suit; the scale is its size in card units.
pub(crate) fn pip(page: &mut Page, suit: Suit, at: At, inks: &Inks) {
    pip_in(page, suit, at, inks.suit(suit));
}

fn pip_in(page: &mut Page, suit: Suit, at: At, ink: Color) {
    if let Some(path) = PIPS.get(&suit) {
        page.fill(path, At { scale: at.scale / 100.0, ..at }, ink);
    }
}

fn index(page: &mut Page, card: Card, ink: Color, place: &Place, is_opposite: bool) {
    let Some((rank, suit)) = card.print() else { return joker_index(page, card, ink, place, is_opposite) };
    let scale = place.height / 14.0;
    let mut letter = At::new(place.x - strokes(rank).1 * scale / 2.0, place.top, scale);
    let mut below = At::new(place.x, place.pip_y, place.pip_size);
    if is_opposite {
        (letter, below) = (letter.opposite(), below.opposite());
    }
    if let Some(path) = RANKS.get(&rank) {
        page.stroke(path, letter, place.width, ink);
    }
    pip_in(page, suit, below, ink);
}
