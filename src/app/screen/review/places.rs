//! Where the parts of the rail lie beside a game that is looked back at.

use crate::app::layout::Layout;

use iced::Rectangle;

/// The space between the parts, in logical pixels.
const GAP: f32 = 10.0;
/// How many buttons there are.
const BUTTONS: f32 = 4.0;

/// The parts of the rail, in logical pixels of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Places {
    /// The list of hands and steps.
    pub list: Rectangle,
    /// How the points stood.
    pub points: Rectangle,
    /// The buttons.
    pub buttons: Rectangle,
    /// The height of one of them with its ring.
    pub button: f32,
}

impl Places {
    /// The parts in the rail of this layout: below each other, or beside each other where it is a strip.
    #[must_use]
    pub fn new(layout: &Layout) -> Self {
        let rail = &layout.rail;
        let area = rail.bounds.shrink(GAP);
        let points = rail.heading() + 4.0 * rail.point_row() + 8.0 * rail.scale;
        let button = (36.0 * layout.bar_scale.clamp(0.9, 1.8) + 6.0).round();
        if rail.is_strip {
            let width = (area.width - 2.0 * GAP) / 3.0;
            let part = |index: f32| Rectangle { x: (width + GAP).mul_add(index, area.x), width, ..area };
            let high = |part: Rectangle, height: f32| Rectangle { height: height.min(part.height), ..part };
            return Places {
                list: part(0.0),
                points: high(part(1.0), points),
                buttons: high(part(2.0), BUTTONS * button),
                button,
            };
        }
        let foot = area.y + area.height;
        let buttons = Rectangle { y: foot - BUTTONS * button, height: BUTTONS * button, ..area };
        let points = Rectangle { y: buttons.y - GAP - points, height: points, ..area };
        let list = Rectangle { height: points.y - GAP - area.y, ..area };
        Places { list, points, buttons, button }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::Contents;

    use iced::Size;

    #[test]
    fn the_parts_lie_in_the_rail_and_over_nothing_and_the_list_has_room() {
        let windows = [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)];
        for (width, height) in windows.into_iter().chain([(800.0, 1200.0), (1080.0, 1920.0)]) {
            for seats in 2..=7 {
                let layout = Layout::new(Size::new(width, height), Contents::new(seats, 6));
                let Places { list, points, buttons, .. } = Places::new(&layout);
                for part in [list, points, buttons] {
                    assert!(part.is_within(&layout.rail.bounds), "{width} x {height}: {part:?}");
                }
                for (one, other) in [(list, points), (points, buttons), (list, buttons)] {
                    assert!(one.intersection(&other).is_none(), "{width} x {height}: {one:?} and {other:?}");
                }
                assert!(list.height > 90.0 && list.width > 180.0, "{width} x {height}: {list:?}");
            }
        }
    }
}
