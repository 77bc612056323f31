//! The drawer: the pad pulled down, what scores in this hand, the last trick and the log. It stands beside the cloth, or hangs
//! from the upper edge of a narrow window.

use super::measure::Measure;

use iced::{Point, Rectangle, Size, Vector};

/// Height of a window below which the points share the place of the last trick and the log, in pixels of the design.
const LOW: f32 = 700.0;
/// Width of the pad in a drawer that hangs, in pixels of the design.
const PAD: f32 = 264.0;
/// Least height of what is pressed, in pixels of the design.
const TAB: f32 = 44.0;

/// The places of the drawer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drawer {
    /// The whole drawer.
    pub bounds: Rectangle,
    /// `true` if it hangs from the upper edge, over the cloth.
    pub hangs: bool,
    /// `true` if the points have a tab of their own.
    pub has_points_tab: bool,
    /// Size of words and rows against the design.
    pub scale: f32,
    /// The room of the score pad, which may be lower.
    pub pad: Rectangle,
    /// The row of tabs.
    pub tabs: Rectangle,
    /// The round button beside them that closes a drawer that hangs; the pad closes one that stands beside the cloth.
    pub close: Option<Rectangle>,
    /// The room of what the chosen tab shows.
    pub body: Rectangle,
    /// The line at the foot, of which a drawer that hangs has none.
    pub foot: Option<Rectangle>,
}

impl Drawer {
    /// Returns the places of a drawer whose pad has `rows` rows below its heading, and of `points` rows of points, which ends so
    /// far above the line above the hand if it hangs.
    pub(super) fn new(measure: &Measure, rows: usize, points: usize, reach: f32) -> Self {
        let s = measure.s;
        let window = measure.window;
        let inset = 14.0 * s;
        if measure.drawer <= 0.0 {
            let height = measure.prompt_top() - reach - 4.0 * s;
            let bounds = Rectangle { x: 0.0, y: 0.0, width: window.width, height };
            let pad = Rectangle { x: inset, y: 0.0, width: PAD * s, height: bounds.height - inset };
            let x = pad.x + pad.width + inset;
            let high = (TAB * s).max(measure.button);
            let tabs = Rectangle { x, y: inset, width: bounds.width - x - inset - high - 8.0 * s, height: high };
            let close = Rectangle { x: tabs.x + tabs.width + 8.0 * s, width: high, ..tabs };
            let top = tabs.y + tabs.height + 10.0 * s;
            let body =
                Rectangle { y: top, width: bounds.width - x - inset, height: bounds.height - top - 8.0 * s, ..tabs };
            let (close, foot) = (Some(close), None);
            return Drawer { bounds, hangs: true, has_points_tab: true, scale: s, pad, tabs, close, body, foot };
        }
        let bounds = Rectangle { x: measure.cloth, y: 0.0, width: measure.drawer, height: window.height };
        let column = Rectangle { x: bounds.x + inset, width: bounds.width - 2.0 * inset, ..bounds };
        let has_points_tab = window.height < LOW * s;
        let points_height = if has_points_tab { 0.0 } else { point_row(s) * points as f32 + inset };
        let foot = Rectangle { y: window.height - 38.0 * s, height: 30.0 * s, ..column };
        // The tabs have room for a trick below them.
        let least = TAB * s + 150.0 * s;
        let most = foot.y - points_height - least - 2.0 * inset;
        let pad = Rectangle { height: pad_height(s, rows).min(most).max(pad_height(s, 1)), ..column };
        let tabs = Rectangle { y: pad.height + inset + points_height, height: TAB * s, ..column };
        let top = tabs.y + tabs.height + 10.0 * s;
        let body = Rectangle { y: top, height: (foot.y - top - 6.0 * s).max(1.0), ..column };
        Drawer { bounds, hangs: false, has_points_tab, scale: s, pad, tabs, close: None, body, foot: Some(foot) }
    }

    /// Returns the number of rows below the heading of the pad that have room.
    pub(crate) fn pad_rows(&self) -> usize {
        ((self.pad.height - pad_height(self.scale, 0)) / pad_row(self.scale)).max(1.0) as usize
    }

    /// Returns the places of `count` tabs.
    pub(crate) fn tab_places(&self, count: usize) -> Vec<Rectangle> {
        let width = self.tabs.width / count.max(1) as f32;
        (0..count).map(|index| Rectangle { x: width.mul_add(index as f32, self.tabs.x), width, ..self.tabs }).collect()
    }

    /// Returns the places of `count` rows of points.
    pub(crate) fn point_rows(&self, count: usize) -> Vec<Rectangle> {
        let (top, room) = if self.has_points_tab {
            (self.body.y, self.body.height)
        } else {
            (self.pad.height + 8.0 * self.scale, f32::INFINITY)
        };
        let height = point_row(self.scale).min(room / count.max(1) as f32);
        let column = if self.has_points_tab { self.body } else { self.pad };
        (0..count).map(|index| Rectangle { y: height.mul_add(index as f32, top), height, ..column }).collect()
    }

    /// Returns the places of `count` cards of the last trick; the faces of their players lie below them.
    pub(crate) fn last_cards(&self, count: usize) -> Vec<Rectangle> {
        let gap = 8.0 * self.scale;
        let wide = ((self.body.width + gap) / count.max(1) as f32 - gap).min(72.0 * self.scale);
        let wide = wide.min((self.body.height - 52.0 * self.scale) / 1.4).max(1.0);
        let size = Size::new(wide, 1.4 * wide);
        let corner = self.body.position() + Vector::new(0.0, 4.0 * self.scale);
        (0..count)
            .map(|index| Rectangle::new(Point::new((wide + gap).mul_add(index as f32, corner.x), corner.y), size))
            .collect()
    }
}

/// Returns the height of a row of the pad.
fn pad_row(s: f32) -> f32 {
    29.0 * s
}

/// Returns the height of a row of points.
fn point_row(s: f32) -> f32 {
    58.0 * s
}

/// Returns the height of a pad of `rows` rows with its bound edge and its heading.
pub(crate) fn pad_height(s: f32, rows: usize) -> f32 {
    pad_row(s).mul_add(rows as f32, 49.0 * s)
}
