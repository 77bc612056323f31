//! Scale of the interface against its usual size.

use iced::Size;

/// The smallest window that everything fits into at the usual size, in logical pixels.
pub(crate) const LEAST_SIZE: Size = Size::new(720.0, 520.0);

/// Returns the scale of the interface, 0.75 to 2: the chosen one, in `percent`, or as much of it as leaves room for
/// everything in a window of this size, in logical pixels of the system. It changes in steps of a hundredth, so that
/// not every pixel of a window that is being resized asks for new pictures of all cards.
pub(crate) fn zoom(percent: u16, window: Size) -> f32 {
    f32::from(percent.min(most(window))) / 100.0
}

/// Returns the largest size of the interface that leaves room for everything in such a window, in percent: at least
/// [`LEAST`], for a window that is smaller still has been made so by force.
pub(crate) fn most(window: Size) -> u16 {
    let room = (window.width / LEAST_SIZE.width).min(window.height / LEAST_SIZE.height);
    // The cast saturates.
    ((100.0 * room) as u16).max(LEAST)
}

/// Returns `true` if the interface looks alike in a window of this size with one size or the other chosen, in percent:
/// where there is no room for more, or nobody sees the difference.
pub(crate) fn look_alike(one: u16, other: u16, window: Size) -> bool {
    let most = most(window);
    let (one, other) = (u32::from(one.min(most)), u32::from(other.min(most)));
    100 * one.abs_diff(other) < SEEN * one.min(other)
}

/// Smallest difference between two sizes that is seen, in percent.
const SEEN: u32 = 4;

/// The smallest size of the interface, in percent.
pub(crate) const LEAST: u16 = 75;

/// Returns `true` if everything has room in a window of this size, in logical pixels of the system, with the interface
/// as small as it can be.
pub(crate) fn is_large_enough(window: Size) -> bool {
    let least = LEAST_SIZE * (f32::from(LEAST) / 100.0);
    window.width >= least.width && window.height >= least.height
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_holds_where_it_has_room() {
        let screen = Size::new(1920.0, 1080.0);
        for percent in [75, 100, 125, 150, 200] {
            assert!((zoom(percent, screen) - f32::from(percent) / 100.0).abs() < 1e-6, "{percent}");
        }
    }

    #[test]
    fn sizes_look_alike_that_have_no_room() {
        let window = Size::new(1280.0, 800.0);
        assert!(look_alike(175, 200, window) && look_alike(153, 200, window) && look_alike(150, 200, window));
        assert!(!look_alike(125, 150, window) && !look_alike(75, 80, window));
        assert!(!look_alike(175, 200, Size::new(1920.0, 1080.0)));
    }

    #[test]
    fn everything_has_room_at_every_size() {
        for (width, height) in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (800.0, 1200.0), (1441.0, 1039.0)] {
            for percent in 75..=200 {
                let window = Size::new(width, height);
                let zoom = zoom(percent, window);
                let logical = window * (1.0 / zoom);
                assert!(logical.width >= LEAST_SIZE.width - 0.01 && logical.height >= LEAST_SIZE.height - 0.01);
                assert!(zoom <= f32::from(percent) / 100.0 + 1e-6);
            }
        }
        assert_eq!(most(Size::new(1280.0, 800.0)), 153);
    }

    #[test]
    fn a_window_is_large_enough_if_the_smallest_interface_has_room() {
        assert!(is_large_enough(Size::new(540.0, 390.0)) && is_large_enough(Size::new(7680.0, 390.0)));
        for window in [Size::new(539.0, 390.0), Size::new(1280.0, 300.0), Size::ZERO, Size::new(f32::NAN, 800.0)] {
            assert!(!is_large_enough(window), "{window:?}");
        }
    }

    #[test]
    fn a_window_without_sense_is_drawn_all_the_same() {
        for window in [Size::ZERO, Size::new(f32::NAN, 1.0), Size::new(1e9, 1e9)] {
            assert!((0.75..=2.0).contains(&zoom(200, window)));
        }
    }
}
