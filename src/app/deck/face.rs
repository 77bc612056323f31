//! The pictures of the deck as SVG text: faces, jokers and backs, in card units (a card is 100 by 140).

use super::raster::hex;
use super::style::Joker;
use super::suit::{pip_data, suit_colour};
use super::{court, index};
use crate::engine::{Card, Rank, Suit};
use crate::session::settings::Back;

use std::fmt::Write as _;

/// How a face is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Drawing<'a> {
    /// The colour of the card paper, as `#rrggbb`.
    pub paper: &'a str,
    /// Whether each suit has its own colour.
    pub four_colours: bool,
    /// Whether one large index stands in place of the two small ones.
    pub large_index: bool,
    /// Whether the lines of courts are thickened and their coats left plain, as very small cards need it.
    pub bold: bool,
}

/// The columns of pips, left, middle and right.
const COLUMNS: [f32; 3] = [31.5, 50.0, 68.5];
const L: usize = 0;
const C: usize = 1;
const R: usize = 2;

/// The places of the pips of a rank from two to ten, each a column and a height.
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

/// The face of a card.
pub(super) fn face(card: Card, drawing: Drawing<'_>) -> String {
    let (rank, suit) = (card.rank(), card.suit());
    let colour = hex(suit_colour(suit, drawing.four_colours));
    let mut svg = begin(drawing.paper, drawing.bold);
    let _ = write!(
        svg,
        r##"<style>.suit{{fill:{colour}}}</style><defs><path id="pip" class="suit" d="{}"/></defs>"##,
        pip_data(suit)
    );
    let is_court = places(rank).is_empty() && rank != Rank::Ace;
    if drawing.large_index {
        if is_court {
            court::bust(&mut svg, rank, suit, drawing.four_colours);
        } else {
            pip_at(&mut svg, 66.0, 102.0, 54.0);
        }
        index::large(&mut svg, rank, &colour);
    } else {
        if is_court {
            court::whole(&mut svg, rank, suit, drawing.four_colours);
        } else if rank == Rank::Ace {
            ace(&mut svg, suit, drawing);
        } else {
            let size = match places(rank).len() {
                ..=6 => 24.0,
                7 | 8 => 21.5,
                _ => 19.5,
            };
            for &(column, y) in places(rank) {
                pip_at(&mut svg, COLUMNS[column], y, size);
            }
        }
        index::corners(&mut svg, rank, &colour);
    }
    end(svg)
}

/// A joker; its paper is that of the drawing, its colours are its own.
pub(super) fn joker(joker: Joker, drawing: Drawing<'_>) -> String {
    let [star, halo, bright, left, right, band] = match joker {
        Joker::High => ["#BE2C33", "#FCEEDB", "#E2A52F", "#BE2C33", "#1F6B66", "#BE2C33"],
        Joker::Low => ["#20242B", "#EEF0F3", "#C9CED6", "#5B6472", "#8B94A2", "#8B94A2"],
    };
    let mut svg = begin(drawing.paper, false);
    let _ = write!(
        svg,
        "<style>.halo{{fill:{halo}}}.bright{{fill:{bright}}}.left{{fill:{left}}}.right{{fill:{right}}}.band{{fill:{band}}}</style>{}",
        include_str!("../../../assets/deck/joker.svg")
    );
    index::joker(&mut svg, star);
    end(svg)
}

/// A back.
pub(super) fn back(back: Back, paper: &str) -> String {
    let (field, medallion) = match back {
        Back::Brick => ("#A2402F", "#86301F"),
        Back::Blue => ("#27527A", "#1B3D5E"),
        Back::Slate => ("#4A5148", "#343A33"),
        Back::Plum => ("#6B3A63", "#4E2948"),
    };
    let mut svg = begin(paper, false);
    let _ = write!(
        svg,
        "<style>.field{{fill:{field}}}.medallion{{fill:{medallion}}}</style>{}",
        include_str!("../../../assets/deck/back.svg")
    );
    for (suit, x, y) in [
        (Suit::Spades, 50.0, 60.0),
        (Suit::Diamonds, 60.0, 70.0),
        (Suit::Clubs, 50.0, 80.5),
        (Suit::Hearts, 40.0, 70.0),
    ] {
        let _ = write!(
            svg,
            r##"<path transform="translate({x} {y}) scale(.096)" fill="#F7E7CC" d="{}"/>"##,
            pip_data(suit)
        );
    }
    end(svg)
}

/// Writes the one pip of an ace; that of spades is larger, in two rings, and bears a ring of paper.
fn ace(svg: &mut String, suit: Suit, drawing: Drawing<'_>) {
    if suit != Suit::Spades {
        return pip_at(svg, 50.0, 70.0, 54.0);
    }
    let tint = court::tint(suit, drawing.four_colours);
    let ink = hex(suit_colour(suit, drawing.four_colours));
    let _ = write!(
        svg,
        r##"<circle cx="50" cy="70" r="33" fill="{tint}" stroke="{ink}" stroke-width="1.1"/><circle cx="50" cy="70" r="30.6" fill="none" stroke="{ink}" stroke-width=".5"/>"##
    );
    pip_at(svg, 50.0, 70.0, 58.0);
    let _ =
        write!(svg, r##"<circle cx="50" cy="77" r="5" fill="none" stroke="{}" stroke-width="1.5"/>"##, drawing.paper);
}

/// Writes a pip with its centre at x and y; below the middle of the card it is turned half round.
fn pip_at(svg: &mut String, x: f32, y: f32, size: f32) {
    // The single large pip of a large index lies low, but the card is read one way up only.
    let turn = if y > 70.0 && size < 30.0 { "rotate(180) " } else { "" };
    let _ = write!(svg, r##"<use href="#pip" transform="translate({x} {y}) {turn}scale({})"/>"##, size / 100.0);
}

/// The beginning of a picture: its colours and the blank card.
fn begin(paper: &str, bold: bool) -> String {
    let (line, pattern) = if bold { ("1.6", ".pattern{display:none}") } else { ("1.3", "") };
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140" viewBox="0 0 100 140"><style>.ink{{fill:#20242B}}.gold{{fill:#E2A52F}}.paper{{fill:{paper}}}.line{{stroke:#20242B;stroke-width:{line};stroke-linecap:round;stroke-linejoin:round}}.draw{{fill:none;stroke:#20242B}}.thread{{fill:none;stroke:#E2A52F}}{pattern}</style><rect width="100" height="140" rx="7" fill="{paper}"/><rect x=".4" y=".4" width="99.2" height="139.2" rx="6.6" fill="none" stroke="#CFC4AE" stroke-width=".8"/>"##
    )
}

/// The end of a picture.
fn end(mut svg: String) -> String {
    svg.push_str("</svg>");
    svg
}
