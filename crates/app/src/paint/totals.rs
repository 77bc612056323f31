//! The whole score pad as it hangs there at the end: faces or sides over their columns, a row for each hand or game.

use super::label::Label;
use super::pad::{ring_width, ringed_number, ruled_paper};
use super::ribbon::Owner;
use super::seat::lettered_mark;
use super::shape::{pen, snapped};
use super::surface::Surface;
use crate::font;
use crate::layout::Ending;
use crate::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Point, Vector};

/// Contents of the pad.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Totals<'a> {
    /// Who has a column: the place of a face is left free.
    pub owners: Vec<Owner<'a>>,
    /// Running totals, a row for each hand or game.
    pub rows: &'a [Vec<i32>],
    /// Column that won, whose last total is underlined.
    pub winner: Option<usize>,
    /// `true` if they are amounts, won or lost, and no scores.
    pub are_amounts: bool,
}

/// Draws the pad.
pub(crate) fn totals(frame: &mut impl Surface, palette: &Palette, places: &Ending, totals: &Totals<'_>) {
    let (unit, rect, row) = (places.unit, snapped(places.pad), places.row);
    let (margin, ruled, columns) = (places.margin().round() + 0.5, places.ruled(), totals.owners.len());
    let lines = (0..=places.rows + 1).map(|index| row.mul_add(index as f32, ruled));
    ruled_paper(frame, palette, rect, (19.0 * unit, margin), lines, unit);
    let width = places.column_width(columns);
    for (index, owner) in totals.owners.iter().enumerate() {
        let Owner::Side(number, word) = owner else { continue };
        let size = 28.0 * unit;
        let name = Label::new(word, font::PENCIL_BOLD, size, palette.ink).within(width - 34.0 * unit);
        let at = places.head(index, columns).center();
        let left = at.x - (26.0 * unit + name.width()) / 2.0;
        lettered_mark(frame, palette, Point::new(left + 9.0 * unit, at.y), (*number, *word), 9.5 * unit);
        name.draw(frame, Point::new(left + 26.0 * unit, at.y + 2.0 * unit));
    }
    let shown = totals.rows.len().min(places.rows);
    let first = totals.rows.len() - shown;
    for (index, figures) in totals.rows[first..].iter().enumerate() {
        let middle = (index as f32 + 0.5).mul_add(row, ruled);
        let number = (first + index + 1).to_string();
        let at = Point::new((rect.x + margin) / 2.0, middle - 0.1 * row);
        Label::new(&number, font::REGULAR, (17.0 * unit).max(11.0), palette.second_ink).centred().draw(frame, at);
        let is_last = index + 1 == shown;
        let (face, share, ink) = match is_last {
            true => (font::PENCIL_BOLD, 0.55, palette.ink),
            false => (font::PENCIL, 0.45, palette.second_ink),
        };
        for (column, &figure) in figures.iter().enumerate() {
            let at = Point::new(places.column(column, columns), middle);
            let size = share * row.min(64.4 * unit);
            let half = if totals.are_amounts {
                let words = amount(figure);
                let size = size.min(0.92 * width / font::width(&words, face, 1.0).max(0.1));
                Label::new(&words, face, size, ink).centred().draw(frame, at + Vector::new(0.0, 0.08 * size));
                font::width(&words, face, size) / 2.0
            } else {
                let needed = if figure < 0 { ring_width(figure, face, size) } else { 0.0 };
                let size = size * (width / needed.max(width)).min(1.0);
                ringed_number(frame, figure, face, size, (ink, palette.pencil), at, 1.0);
                0.8 * size
            };
            if is_last && totals.winner == Some(column) {
                underline(frame, palette, at + Vector::new(0.0, 0.4 * row), half.min(0.45 * width), unit);
            }
        }
    }
}

/// Draws the two strokes of the pencil below the total that won.
fn underline(frame: &mut impl Surface, palette: &Palette, at: Point, half: f32, unit: f32) {
    let path = Path::new(|path| {
        for (y, share) in [(0.0, 1.0), (6.0, 0.86)] {
            path.move_to(at + Vector::new(-half * share, y * unit + unit));
            path.line_to(at + Vector::new(half * share, y * unit - unit));
        }
    });
    frame.stroke(&path, pen(palette.ink, 2.4 * unit));
}

/// Returns an amount with its sign.
pub(crate) fn amount(amount: i32) -> String {
    match amount {
        1.. => format!("+{amount}"),
        0 => "0".to_owned(),
        _ => format!("\u{2212}{}", amount.unsigned_abs()),
    }
}
