//! The row of slips above the prompt: everything that can be chosen and is no card.

use super::Layout;

use iced::{Rectangle, Size};

/// Distance from the row to the prompt, in pixels of the design.
const ABOVE: f32 = 20.0;
/// Share of their size below which slips are laid in one more row.
const LEAST: f32 = 0.62;

impl Layout {
    /// Returns the places of slips of these sizes from the left, `gap` apart: in a row above the prompt, between the seats at
    /// the sides, squeezed by one factor if need be, or in several rows where they would become too small.
    pub(crate) fn slips(&self, sizes: &[Size], gap: f32) -> Vec<Rectangle> {
        let (s, room) = (self.s, self.between_seats());
        let wide =
            |row: &[Size]| row.iter().map(|size| size.width).sum::<f32>() + gap * row.len().saturating_sub(1) as f32;
        let fitting = |rows: usize| {
            let chunks = sizes.chunks(sizes.len().div_ceil(rows).max(1));
            chunks.map(|row| room / wide(row)).fold(1.0, f32::min)
        };
        let rows = (1..=sizes.len().max(1)).find(|rows| fitting(*rows) >= LEAST).unwrap_or(sizes.len().max(1));
        let factor = fitting(rows);
        let mut bottom = self.prompt.y - ABOVE * s;
        let mut places = Vec::with_capacity(sizes.len());
        let chunks: Vec<&[Size]> = sizes.chunks(sizes.len().div_ceil(rows).max(1)).collect();
        for row in chunks.into_iter().rev() {
            let high = row.iter().map(|size| size.height).fold(0.0, f32::max);
            // What is pressed stays as high as a finger needs it, and what lies above leaves room.
            let high = (factor * high).max(self.least_slip().min(high));
            let mut x = self.table.center_x() - factor * wide(row) / 2.0;
            let mut laid = Vec::with_capacity(row.len());
            for size in row {
                laid.push(Rectangle { x, y: bottom - high, width: factor * size.width, height: high });
                x += factor * (size.width + gap);
            }
            laid.append(&mut places);
            places = laid;
            bottom -= high + factor * gap;
        }
        places
    }

    /// Returns the minimum height of a slip.
    pub(crate) fn least_slip(&self) -> f32 {
        self.menu.height
    }

    /// Returns the width between the seats at the sides that stand as low as slips do.
    pub(crate) fn between_seats(&self) -> f32 {
        let top = self.prompt.y - 190.0 * self.s;
        let half = self.table.center_x();
        let low = self.seats.iter().skip(1).filter(|seat| seat.bounds(self.s).y + seat.bounds(self.s).height > top);
        let beside = low.map(|seat| {
            let face = seat.face;
            if face.center_x() < half { half - face.x - face.width } else { face.x - half }
        });
        let nearest = beside.fold(half, f32::min);
        2.0 * (nearest - 14.0 * self.s).max(0.25 * half)
    }
}
