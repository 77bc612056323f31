//! The row of slips above the prompt: everything that can be chosen and is no card.

use super::{Edge, Layout};

use iced::{Rectangle, Size};

/// Distance from the row to the prompt, in pixels of the design.
const ABOVE: f32 = 20.0;
/// Share of their size below which slips are laid in one more row.
const LEAST: f32 = 0.62;
/// Smallest share of their size.
const SMALLEST: f32 = 0.4;

impl Layout {
    /// Returns the places of slips of these sizes from the left, `gap` apart: in a row above the prompt, within `room` about
    /// the middle, squeezed by one factor if need be, or in several rows where they would become too small.
    /// They lie below `clear`, too, where something stands in the middle.
    pub(crate) fn slips(&self, sizes: &[Size], (gap, room): (f32, f32), clear: f32) -> Vec<Rectangle> {
        let s = self.s;
        let wide =
            |row: &[Size]| row.iter().map(|size| size.width).sum::<f32>() + gap * row.len().saturating_sub(1) as f32;
        let fitting = |rows: usize| {
            let chunks = sizes.chunks(sizes.len().div_ceil(rows).max(1));
            chunks.map(|row| room / wide(row)).fold(1.0, f32::min)
        };
        let mut bottom = self.prompt.y - ABOVE * s;
        // They stay below the seats at the upper edge, however small they become.
        let above = bottom - self.below_seats().max(clear);
        let most = ((above / (self.least_slip() + gap)) as usize).clamp(1, sizes.len().max(1));
        let rows = (1..=most).find(|rows| fitting(*rows) >= LEAST).unwrap_or(most);
        let high = sizes.iter().map(|size| size.height).fold(1.0, f32::max);
        let factor = fitting(rows).min(above / (rows as f32 * (high + gap) - gap)).max(SMALLEST);
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

    /// Returns the height at which the seats at the upper edge end, or else where the table begins.
    fn below_seats(&self) -> f32 {
        let seats = self.seats.iter().skip(1).filter(|seat| seat.edge == Edge::Top);
        let ends = seats.map(|seat| seat.bounds(self.s).y + seat.bounds(self.s).height);
        ends.fold(self.ceiling, f32::max) + 4.0 * self.s
    }

    /// Returns the width between the seats at the sides that stand as low as slips do.
    pub(crate) fn between_seats(&self) -> f32 {
        let top = self.prompt.y - 190.0 * self.s;
        let half = self.table.center_x();
        let beside = self.seats.iter().skip(1).filter(|seat| seat.edge != Edge::Top);
        let low = beside.filter(|seat| seat.bounds(self.s).y + seat.bounds(self.s).height > top);
        let beside = low.map(|seat| {
            let face = seat.face;
            if face.center_x() < half { half - face.x - face.width } else { face.x - half }
        });
        let nearest = beside.fold(half, f32::min);
        2.0 * (nearest - 14.0 * self.s).max(0.25 * half)
    }
}
