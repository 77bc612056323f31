//! The score pad and single scores on a page.

use super::{Kit, drawn, said};
use crate::font;
use crate::paint::{self, Column, Pad, Row};
use pitch_language::{Language, phrase};

use iced::{Element, Fill};

/// Ratio of the size of pad rows on a page to those in the rail of the table.
const LARGER: f32 = 1.2;

/// Draws the score pad with the running totals after each hand, as many of the newest rows as go into `height` logical
/// pixels. `ring` is a column of the last row and the share of the ring around its score that is drawn, 0 to 1.
pub fn pad<'a, M: 'a>(
    kit: Kit,
    language: &Language,
    names: Vec<String>,
    totals: Vec<Vec<i32>>,
    pitcher: Option<usize>,
    ring: Option<(usize, f32)>,
    height: f32,
) -> Element<'a, M> {
    // The totals stand in the last row.
    let last = names
        .iter()
        .zip(totals.last().into_iter().flatten())
        .map(|(name, total)| phrase::pair(language, name, total.to_string()));
    let words = phrase::listed(language, last);
    let pad = drawn(Fill, height, move |frame, rect| {
        let scale = LARGER * kit.scale;
        // One long name would make all headings small: it is shortened before that.
        let room = (rect.width - 26.0 * scale) / names.len().max(1) as f32 - 4.0;
        let size = (17.0 * scale).min(0.3 * room).max(13.0 * scale);
        let names: Vec<String> = names.iter().map(|name| font::fit(name, font::PENCIL_BOLD, size, room)).collect();
        let columns = names.iter().enumerate();
        let columns =
            columns.map(|(index, name)| Column { name, side: None, is_pitcher: pitcher == Some(index) }).collect();
        let labels: Vec<String> = (1..=totals.len()).map(|number| number.to_string()).collect();
        let rows = labels.iter().zip(&totals).map(|(label, totals)| Row { label, totals: totals.clone() }).collect();
        paint::pad(frame, kit.palette, scale, rect, &Pad { columns, rows, note: None, ring });
    });
    said(pad, words)
}
