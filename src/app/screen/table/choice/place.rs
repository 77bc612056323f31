//! Where the buttons of a panel lie.

use crate::app::layout::Layout;

use iced::{Point, Rectangle, Size};

/// The height of the heading of a panel so high, with or without a second line, where words have the scale `s`.
#[must_use]
pub fn heading(height: f32, has_second_line: bool, s: f32) -> f32 {
    if has_second_line { (0.378 * height).max(57.0 * s) } else { 0.31 * height }
}

/// A panel lower than this, at scale 1, has its question beside its buttons.
const BAR: f32 = 100.0;
/// The share of such a panel that the question has.
pub const ASIDE: f32 = 0.3;

/// Whether a panel is so low that its question stands beside its buttons, where words have the scale `s`.
#[must_use]
pub fn is_bar(place: Rectangle, s: f32) -> bool {
    place.height < BAR * s
}

/// Buttons beside the question of a low panel.
#[must_use]
pub fn beside_the_question(place: Rectangle, count: usize) -> Vec<Rectangle> {
    let (inset, gap, count) = (6.0, 6.0, count.max(1));
    let left = ASIDE.mul_add(place.width, place.x);
    let width = (place.x + place.width - inset - left - gap * (count as f32 - 1.0)) / count as f32;
    let size = Size::new(width, (place.height - 2.0 * inset).max(1.0));
    (0..count)
        .map(|index| Rectangle::new(Point::new((width + gap).mul_add(index as f32, left), place.y + inset), size))
        .collect()
}

/// Buttons below the `heading` of a panel, side by side, in two rows if there are many.
#[must_use]
pub fn side_by_side(place: Rectangle, count: usize, is_bidding: bool, heading: f32, s: f32) -> Vec<Rectangle> {
    let count = count.max(1);
    let rows = if count > 6 || count > 4 && !is_bidding { 2 } else { 1 };
    let columns = count.div_ceil(rows);
    let inset = 0.0355 * place.width;
    let gap = 12.0 * s.min(1.2);
    let most = if is_bidding { 0.29 } else { 0.455 } * place.width;
    let across = columns as f32;
    let width = ((place.width - 2.0 * inset - gap * (across - 1.0)) / across).min(most);
    let whole = width * across + gap * (across - 1.0);
    let top = place.y + heading;
    let down = rows as f32;
    let height = (place.y + place.height - inset - top - gap * (down - 1.0)) / down;
    let button = |index: usize| {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let corner =
            Point::new((width + gap).mul_add(column, place.center_x() - whole / 2.0), (height + gap).mul_add(row, top));
        Rectangle::new(corner, Size::new(width, height))
    };
    (0..count).map(button).collect()
}

/// A list of so many buttons in the middle of the cloth, in two columns if it is long or the window low, and the panel around it.
/// Where it would lie over plates there, it lies below them if there is room.
#[must_use]
pub fn below_each_other(layout: &Layout, count: usize) -> (Rectangle, Vec<Rectangle>) {
    let (s, table) = (layout.s, layout.table);
    let columns = if count > 6 || s < 1.0 && count > 3 { 2 } else { 1 };
    let rows = count.div_ceil(columns).max(1);
    let (inset, gap, heading) = (20.0 * s, 8.0 * s, 84.0 * s);
    let width = (if columns == 2 { 660.0 } else { 420.0 } * s).min(table.width - 24.0);
    let room = (table.height - 40.0 - heading - inset) / rows as f32 - gap;
    let high = (44.0 * s).min(room).max(24.0);
    let height = heading + rows as f32 * (high + gap) + inset - gap;
    let corner = Point::new(table.center_x() - width / 2.0, table.center_y() - height / 2.0 - 20.0 * s);
    let corner = Point::new(corner.x, corner.y.max(table.y + 12.0));
    let size = Size::new(width, height);
    let below = layout.seats[1..].iter().map(|seat| seat.plate.y + seat.plate.height + 8.0).fold(corner.y, f32::max);
    let has_room = below + height <= layout.own_plate().y - 8.0;
    let is_moved = has_room && layout.covers_plates(Rectangle::new(corner, size));
    let corner = if is_moved { Point { y: below, ..corner } } else { corner };
    let wide = (2.0_f32.mul_add(-inset, width) - gap * (columns - 1) as f32) / columns as f32;
    let button = |index: usize| {
        let (column, row) = ((index / rows) as f32, (index % rows) as f32);
        let at =
            Point::new((wide + gap).mul_add(column, corner.x + inset), (high + gap).mul_add(row, corner.y + heading));
        Rectangle::new(at, Size::new(wide, high))
    };
    (Rectangle::new(corner, size), (0..count).map(button).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::Contents;

    #[test]
    fn the_menu_of_what_may_be_said_leaves_plates_to_be_seen() {
        for size in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            for seats in 2..=4 {
                let layout = Layout::new(Size::from(size), Contents::new(seats, 6));
                // Each of the others may have reneged, and a card may be shown.
                let (panel, buttons) = below_each_other(&layout, seats);
                assert!(!layout.covers_plates(panel), "{size:?}, {seats} seats: {panel:?}");
                assert!(!panel.intersects(&layout.own_plate()), "{size:?}, {seats} seats: {panel:?}");
                for button in buttons {
                    assert!(button.is_within(&panel) && button.height >= 24.0, "{size:?}, {seats} seats: {button:?}");
                }
            }
        }
    }
}
