//! The faces of the cards in card units (a card is 100 by 140): where the pips stand, and which parts a face has.

use super::inks::Inks;
use super::page::{At, Page};
use super::{court, index};
use crate::engine::{Card, Rank};

/// The columns of pips, left, middle and right; bold cards need more room for the index.
const COLUMNS: [f32; 3] = [31.5, 50.0, 68.5];
const BOLD_COLUMNS: [f32; 3] = [34.5, 50.0, 65.5];
const L: usize = 0;
const C: usize = 1;
const R: usize = 2;

/// The single pip of a card with a large index; it is read one way up only.
const SINGLE: At = At::new(66.0, 102.0, 54.0);
const BOLD_SINGLE: At = At::new(65.0, 102.0, 60.0);

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

/// The size of the pips of a card that bears so many, in card units.
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
pub(super) fn face(page: &mut Page, card: Card, inks: &Inks, has_large_index: bool) {
    let (rank, suit) = (card.rank(), card.suit());
    let bold = inks.style.bold;
    let is_court = matches!(rank, Rank::Jack | Rank::Queen | Rank::King);
    if has_large_index {
        if is_court {
            court::bust(page, rank, suit, inks);
        } else {
            index::pip(page, suit, if bold { BOLD_SINGLE } else { SINGLE }, inks);
        }
        index::large(page, card, inks);
        return;
    }
    if is_court {
        court::half(page, rank, suit, inks);
        page.turn_half();
    } else if rank == Rank::Ace {
        court::ace(page, suit, inks);
    }
    let columns = if bold { BOLD_COLUMNS } else { COLUMNS };
    for &(column, y) in places(rank) {
        let at = At::new(columns[column], y, pip_size(places(rank).len(), bold));
        index::pip(page, suit, if y > 70.0 { at.turned() } else { at }, inks);
    }
    index::corners(page, card, inks);
}
