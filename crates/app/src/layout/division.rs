//! Division of the window into bar, rail and cloth, and the two scales that follow.

use crate::pointer::Pointer;

use iced::{Rectangle, Size};

/// The division of a window, and the scales of what lies in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Division {
    /// The bar along the upper edge.
    pub bar: Rectangle,
    /// The rail.
    pub rail: Rectangle,
    /// `true` if the rail lies below the cloth, as a strip, and not beside it.
    pub is_strip: bool,
    /// The cloth.
    pub table: Rectangle,
    /// Size of cards against the design.
    pub u: f32,
    /// Size of words and plates against the design.
    pub s: f32,
    /// Minimum height and width of a control, in logical pixels.
    pub least: f32,
}

impl Division {
    /// Divides a window of `size`. The rail goes where it leaves the larger table: beside it in every usual window, below it
    /// in one that stands upright, where a rail at the side would leave no room between the plates.
    pub(crate) fn new(size: Size, pointer: Pointer) -> Self {
        let least = pointer.least();
        let beside = Self::beside(size, least);
        let below = Self::below(size, least);
        if below.u > beside.u { below } else { beside }
    }

    fn beside(Size { width, height }: Size, least: f32) -> Self {
        let bar = bar_height(Size::new(width, height), least);
        let rail = if width < 1100.0 { 212.0 } else { (0.2125 * width).clamp(272.0, 560.0) };
        let table = Rectangle { x: 0.0, y: bar, width: width - rail, height: height - bar };
        Self::with(width, table, Rectangle { x: table.width, width: rail, ..table }, false, least)
    }

    fn below(Size { width, height }: Size, least: f32) -> Self {
        let bar = bar_height(Size::new(width, height), least);
        let strip = strip_height(width);
        let table = Rectangle { x: 0.0, y: bar, width, height: (height - bar - strip).max(1.0) };
        let rail = Rectangle { x: 0.0, y: table.y + table.height, width, height: strip };
        Self::with(width, table, rail, true, least)
    }

    /// Returns the height of the plate of the person at the bottom, in logical pixels.
    pub(super) fn own_height(&self) -> f32 {
        54.0 * self.s
    }

    /// Returns the upper edge of that plate, which covers the lower ends of the hand.
    pub(super) fn own_top(&self) -> f32 {
        self.table.y + self.table.height - 10.0 - self.own_height()
    }

    fn with(width: f32, table: Rectangle, rail: Rectangle, is_strip: bool, least: f32) -> Self {
        // An upright table has its plates one above the other, where they need less of its width.
        let width_of_design = if is_strip { 820.0 } else { 1008.0 };
        let u = (table.width / width_of_design).min(table.height / 752.0);
        let s = match u {
            u if u < 0.8 => 0.86,
            u if u < 1.2 => 1.0,
            u if u < 1.7 => 1.2,
            u if u < 2.4 => 1.6,
            _ => 2.4,
        };
        let bar = Rectangle { x: 0.0, y: 0.0, width, height: table.y };
        Self { bar, rail, is_strip, table, u, s, least }
    }

    /// Returns `true` if words and plates are smaller than designed; then the second line of some parts is left out.
    pub(crate) fn is_small(&self) -> bool {
        self.s < 1.0
    }

    /// Returns `true` if the plates at the sides leave no room between them for a panel: then it lies below them, and
    /// they lie as high as they can.
    pub(crate) fn is_narrow(&self) -> bool {
        self.is_small() && !self.is_strip && self.table.width < 624.0
    }

    /// Returns the size of distances that must hold words of [`Division::s`] but never shrink.
    pub(crate) fn spread(&self) -> f32 {
        self.s.max(1.0)
    }
}

/// Returns the height of the bar, which grows with the window but less in narrow ones, so that its contents have room;
/// its buttons may have rings of three.
fn bar_height(Size { width, height }: Size, least: f32) -> f32 {
    let usual: f32 = match height.min(0.8 * width) {
        height if height < 700.0 => 40.0,
        height if height < 1000.0 => 48.0,
        height if height < 1500.0 => 56.0,
        _ => 88.0,
    };
    usual.max(least + 6.0)
}

/// Returns the scale of a rail of three columns below a table `width` wide.
pub(super) fn strip_scale(width: f32) -> f32 {
    (0.9 * (width - 44.0) / 756.0).clamp(0.8, 1.6)
}

/// Returns the height of the strip: enough for the panel with the points of the hand, the highest of the three.
fn strip_height(width: f32) -> f32 {
    strip_scale(width).mul_add(228.0, 24.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_design_window_has_scale_one() {
        let division = Division::new(Size::new(1280.0, 800.0), Pointer::Mouse);
        assert!((division.u - 1.0).abs() < 1e-6 && (division.s - 1.0).abs() < 1e-6);
        assert_eq!(division.table, Rectangle { x: 0.0, y: 48.0, width: 1008.0, height: 752.0 });
    }

    #[test]
    fn four_k_is_as_designed() {
        let division = Division::new(Size::new(3840.0, 2160.0), Pointer::Mouse);
        assert!((division.u - 2.755).abs() < 0.01, "{}", division.u);
        assert!((division.s - 2.4).abs() < 1e-6);
        assert!((division.rail.width - 560.0).abs() < 1e-6);
    }

    #[test]
    fn an_upright_window_has_its_rail_below() {
        assert!(Division::new(Size::new(800.0, 1200.0), Pointer::Mouse).is_strip);
        for usual in [(900.0, 600.0), (1024.0, 768.0), (1280.0, 800.0), (2560.0, 1080.0)] {
            assert!(!Division::new(Size::from(usual), Pointer::Mouse).is_strip, "{usual:?}");
        }
    }
}
