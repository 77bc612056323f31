//! The rail: pad, points of the hand, last trick and log, beside the table or in three columns below it.

use super::division::{Division, strip_scale};

use iced::{Point, Rectangle, Size, Vector};

const GAP: f32 = 12.0;
/// The width of a panel in the design.
const PANEL: f32 = 252.0;
/// Minimum height of the log: less is too low for a heading and two lines.
const LEAST_LOG: f32 = 68.0;
/// The rows of the pad that go before the log: the totals, and what is said of the hand that is played.
const LEAST_ROWS: usize = 2;

/// The rail and its scales.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rail {
    /// The whole rail.
    pub bounds: Rectangle,
    /// `true` if the rail lies below the table.
    pub is_strip: bool,
    /// Size of rows and symbols against the design.
    pub scale: f32,
    /// Size of words against the design: in small windows rows are closer, but words stay readable.
    pub text: f32,
    /// Minimum height of a row that can be pressed, in logical pixels, where there is room.
    pub least: f32,
}

/// The places of the panels for what they show now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Panels {
    /// The score pad.
    pub pad: Rectangle,
    /// Number of rows of the pad that have room below its heading; the newest are shown.
    pub pad_rows: usize,
    /// The points of this hand.
    pub points: Rectangle,
    /// The height of one of their rows: lower where more than four things score.
    pub point_row: f32,
    /// The last trick.
    pub last_trick: Rectangle,
    /// The size of its cards.
    pub last_card: Size,
    /// The log, if there is room for two lines of it.
    pub log: Option<Rectangle>,
    /// Number of lines of the log that have room.
    pub log_lines: usize,
}

impl Panels {
    /// Returns the places of `count` cards of the last trick, from the left; their owners' names stand below them.
    pub(crate) fn last_cards(&self, rail: &Rail, count: usize) -> Vec<Rectangle> {
        let inset = 12.0 * rail.scale;
        let room = self.last_trick.width - 2.0 * inset - self.last_card.width;
        let step = (room / count.saturating_sub(1).max(1) as f32).min(self.last_card.width + 14.0 * rail.scale);
        let corner = Point::new(self.last_trick.x + inset, self.last_trick.y + rail.heading() - rail.scale);
        (0..count).map(|index| Rectangle::new(corner + Vector::new(step * index as f32, 0.0), self.last_card)).collect()
    }
}

impl Rail {
    pub(super) fn new(division: &Division) -> Self {
        let (bounds, least) = (division.rail, division.least);
        if division.is_strip {
            let scale = strip_scale(bounds.width);
            return Self { bounds, is_strip: true, scale, text: scale.max(0.86), least };
        }
        let panel = bounds.width - 2.0 * margin(division.s);
        // At 4K the rail stops growing before the words do; in a narrow one rows close up before words become too small.
        let scale = division.s.min(panel / PANEL);
        let (scale, text) = if scale < 0.9 { (0.8, 0.86) } else { (scale, scale) };
        Self { bounds, is_strip: false, scale, text, least }
    }

    /// Returns the height of the pad's bound edge.
    pub(crate) fn binding(&self) -> f32 {
        13.0 * self.scale
    }

    /// Returns the height of the pad's heading.
    pub(crate) fn pad_heading(&self) -> f32 {
        32.0 * self.scale
    }

    /// Returns the height of a row of the pad.
    pub(crate) fn pad_row(&self) -> f32 {
        29.0 * self.scale
    }

    /// Returns the height of a panel's heading.
    pub(crate) fn heading(&self) -> f32 {
        36.0 * self.scale
    }

    /// Returns the height of a row of the points, where there are four.
    pub(crate) fn point_row(&self) -> f32 {
        46.0 * self.scale
    }

    /// Returns the height of a line of the log.
    pub(crate) fn log_line(&self) -> f32 {
        21.0 * self.scale
    }

    /// Places the panels: a pad of `pad_rows` rows (with the one of the hand being played), `point_rows` points and a last
    /// trick of `trick_cards`. The pad shows fewer rows if the other panels need the room.
    pub(crate) fn panels(&self, pad_rows: usize, point_rows: usize, trick_cards: usize) -> Panels {
        self.panels_above(LEAST_LOG + GAP, pad_rows, point_rows, trick_cards)
    }

    /// Places the panels where something that must not shrink lies in the place of the pad: in low windows the log
    /// gives way to it.
    pub(crate) fn panels_with_board(&self, board_rows: usize, point_rows: usize, trick_cards: usize) -> Panels {
        self.panels_above(0.0, board_rows, point_rows, trick_cards)
    }

    /// Places the panels above a log that needs the height `log`.
    fn panels_above(&self, log: f32, pad_rows: usize, point_rows: usize, trick_cards: usize) -> Panels {
        let point_row = self.row_of(log, pad_rows, point_rows, trick_cards);
        let points = self.heading() + point_row * point_rows as f32 + 8.0 * self.scale;
        let columns = if self.is_strip { 3.0 } else { 1.0 };
        let margin = if self.is_strip { GAP } else { self.side_margin() };
        let width = (self.bounds.width - 2.0 * margin - (columns - 1.0) * GAP) / columns;
        let inner = Rectangle {
            x: self.bounds.x + margin,
            y: self.bounds.y + GAP,
            width,
            height: self.bounds.height - 2.0 * GAP,
        };
        let last_card = self.last_card(width, trick_cards);
        let last_trick = 66.0_f32.mul_add(self.scale, last_card.height);
        let room = if self.is_strip { inner.height } else { inner.height - points - last_trick - log - 2.0 * GAP };
        let without_log = self.rows_within(room + log).min(LEAST_ROWS);
        // In a strip the pad is as high as its neighbors.
        let pad_rows = match self.is_strip {
            true => self.rows_within(room),
            false => pad_rows.min(self.rows_within(room).max(without_log)),
        };
        let pad_rows = pad_rows.max(1);
        let pad = if self.is_strip { inner.height } else { self.pad_height(pad_rows) };

        let at = |x: f32, y: f32, height: f32| Rectangle { x, y, width, height };
        let (pad, points, last_trick) = if self.is_strip {
            let column = |index: f32| index.mul_add(width + GAP, inner.x);
            (at(inner.x, inner.y, pad), at(column(1.0), inner.y, inner.height), at(column(2.0), inner.y, last_trick))
        } else {
            let below_pad = inner.y + pad + GAP;
            let below_points = below_pad + points + GAP;
            (at(inner.x, inner.y, pad), at(inner.x, below_pad, points), at(inner.x, below_points, last_trick))
        };
        let top = last_trick.y + last_trick.height + GAP;
        let left = inner.y + inner.height - top;
        let log = (left >= self.least_log()).then(|| at(last_trick.x, top, left));
        let log_lines = log.map_or(0, |log| ((log.height - self.heading() - 4.0) / self.log_line()).max(0.0) as usize);
        Panels { pad, pad_rows, points, point_row, last_trick, last_card, log, log_lines }
    }

    /// Returns the height of a row of the points: lower where there are more than four, and high enough for a finger as
    /// far as the least of the other panels leave room.
    fn row_of(&self, log: f32, pad_rows: usize, point_rows: usize, trick_cards: usize) -> f32 {
        let count = point_rows.max(1) as f32;
        let usual = (4.0 * self.point_row() / count).clamp(22.0 * self.scale, self.point_row());
        if self.is_strip {
            return usual;
        }
        // What has a log above it is a pad, which shows fewer rows where it must.
        let (pad, log) = if log > 0.0 { (LEAST_ROWS, self.least_log() + GAP + 1.0) } else { (pad_rows, 0.0) };
        let width = self.bounds.width - 2.0 * self.side_margin();
        let last_trick = 66.0_f32.mul_add(self.scale, self.last_card(width, trick_cards).height);
        let others = self.pad_height(pad) + last_trick + log + 2.0 * GAP + self.heading() + 8.0 * self.scale;
        usual.max(self.least.min((self.bounds.height - 2.0 * GAP - others) / count))
    }

    /// Returns the height of the lowest log there is.
    fn least_log(&self) -> f32 {
        self.heading() + self.log_line() + 4.0
    }

    fn side_margin(&self) -> f32 {
        margin(self.scale)
    }

    fn pad_height(&self, rows: usize) -> f32 {
        self.pad_row().mul_add(rows as f32, self.binding() + self.pad_heading() + 13.0 * self.scale)
    }

    fn rows_within(&self, height: f32) -> usize {
        ((height - self.pad_height(0)) / self.pad_row()).max(0.0) as usize
    }

    fn last_card(&self, panel: f32, cards: usize) -> Size {
        let cards = cards.max(1) as f32;
        let gap = 6.0 * self.scale;
        let width = (52.0 * self.scale).min((panel - 24.0 * self.scale - gap * (cards - 1.0)) / cards).max(1.0);
        Size::new(width, 1.4 * width)
    }
}

fn margin(scale: f32) -> f32 {
    if scale > 1.0 { 12.0 * scale } else { 10.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pointer::Pointer;

    fn rail(width: f32, height: f32) -> Rail {
        Rail::new(&Division::new(Size::new(width, height), Pointer::Mouse))
    }

    #[test]
    fn the_design_window_has_the_designed_panels() {
        let panels = rail(1280.0, 800.0).panels(4, 4, 4);
        assert_eq!(panels.pad, Rectangle { x: 1018.0, y: 60.0, width: 252.0, height: 174.0 });
        assert_eq!(panels.points, Rectangle { x: 1018.0, y: 246.0, width: 252.0, height: 228.0 });
        assert!((panels.last_card.width - 52.0).abs() < 0.01);
    }

    #[test]
    fn the_smallest_window_keeps_all_four_panels() {
        let panels = rail(900.0, 600.0).panels(4, 4, 4);
        assert_eq!(panels.pad_rows, 4);
        assert!(panels.log.is_some());
        assert!(panels.log_lines >= 2, "{panels:?}");
    }

    #[test]
    fn a_low_rail_has_room_for_the_totals_beside_what_is_said_of_the_hand() {
        for (width, height) in [(720.0, 520.0), (929.0, 522.0), (1240.0, 530.0), (900.0, 600.0)] {
            for (points, cards) in [(4, 4), (5, 2), (6, 7), (9, 4)] {
                let panels = rail(width, height).panels(6, points, cards);
                assert!(panels.pad_rows >= LEAST_ROWS, "{width}x{height}, {points} points: {panels:?}");
            }
        }
    }

    #[test]
    fn a_long_pad_leaves_room_for_the_rest() {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0), (800.0, 1200.0)] {
            let rail = rail(width, height);
            let panels = rail.panels(40, 5, 7);
            assert!(panels.pad_rows >= 2, "{width}x{height} {panels:?}");
            let mut all = vec![panels.pad, panels.points, panels.last_trick];
            all.extend(panels.log);
            for (index, panel) in all.iter().enumerate() {
                assert!(panel.is_within(&rail.bounds), "{width}x{height}: panel {index} of {panels:?}");
                for other in &all[index + 1..] {
                    assert!(panel.intersection(other).is_none(), "{width}x{height} {panels:?}");
                }
            }
        }
    }
}
