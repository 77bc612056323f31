//! The screens that a window can be opened on, and the place that it gets on them.

use pitch_session::settings::WindowPlace;

use iced::{Point, Rectangle, Size};

/// Largest size of a window where the screens are not known, in logical pixels of the system: it takes its memory
/// before anybody can say that it is too large.
const LARGEST: Size = Size::new(3840.0, 2160.0);

/// Height of the title bar, and size of the part of it that has to be seen so that it can be taken hold of, in logical
/// pixels of the system.
const BAR: f32 = 28.0;
const HOLD: Size = Size::new(96.0, 14.0);

/// Returns the screens, in physical pixels of the desktop, as far as they are known before there is a window: those of
/// an X server.
pub(super) fn known() -> Vec<Rectangle> {
    system::screens().unwrap_or_default()
}

/// Returns the place of a window that was at `place` the last time: no larger than the largest screen, and without a
/// corner from which its title bar could not be reached. Where no screens are known, any corner may be on one.
#[must_use]
pub(crate) fn placed(place: WindowPlace, screens: &[Rectangle]) -> WindowPlace {
    let most = screens.iter().map(Rectangle::size).reduce(larger).unwrap_or(LARGEST);
    // The casts saturate.
    let width = place.width.min(most.width as u16);
    let corner = place.corner.filter(|corner| screens.is_empty() || is_reached(*corner, width.into(), screens));
    WindowPlace { width, height: place.height.min(most.height as u16), corner, ..place }.sane()
}

/// Returns the larger width and the larger height.
fn larger(one: Size, other: Size) -> Size {
    Size::new(one.width.max(other.width), one.height.max(other.height))
}

/// Returns `true` if the title bar of a window `width` wide can be taken hold of with its upper left corner here.
fn is_reached((x, y): (i32, i32), width: f32, screens: &[Rectangle]) -> bool {
    let bar = Rectangle::new(Point::new(x as f32, y as f32), Size::new(width, BAR));
    screens.iter().any(|screen| {
        let seen = bar.intersection(screen).map_or(Size::ZERO, |seen| seen.size());
        // A bar that begins above its screen is one that only a window manager can bring back.
        bar.y >= screen.y - (BAR - HOLD.height) && seen.width >= HOLD.width && seen.height >= HOLD.height
    })
}

#[cfg(target_os = "linux")]
mod system {
    use iced::{Point, Rectangle, Size};
    use x11rb::connection::Connection;
    use x11rb::protocol::randr::ConnectionExt;

    /// Returns the screens of the X server that the window will be shown by; `None` if it is another kind of desktop.
    pub(super) fn screens() -> Option<Vec<Rectangle>> {
        let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        // The window goes there first.
        if is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET") {
            return None;
        }
        let (connection, number) = x11rb::connect(None).ok()?;
        let screen = connection.setup().roots.get(number)?;
        let monitors = connection.randr_get_monitors(screen.root, true).ok()?.reply();
        let rectangle = |x: i16, y: i16, width: u16, height: u16| {
            Rectangle::new(Point::new(x.into(), y.into()), Size::new(width.into(), height.into()))
        };
        let monitors = monitors.map(|reply| reply.monitors).unwrap_or_default();
        let mut screens: Vec<Rectangle> =
            monitors.iter().map(|monitor| rectangle(monitor.x, monitor.y, monitor.width, monitor.height)).collect();
        if screens.is_empty() {
            screens.push(rectangle(0, 0, screen.width_in_pixels, screen.height_in_pixels));
        }
        Some(screens)
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use iced::Rectangle;

    /// Returns nothing: the screens are not known before there is a window.
    pub(super) fn screens() -> Option<Vec<Rectangle>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
        Rectangle::new(Point::new(x, y), Size::new(width, height))
    }

    fn at(x: i32, y: i32) -> WindowPlace {
        WindowPlace { corner: Some((x, y)), ..WindowPlace::default() }
    }

    #[test]
    fn a_title_bar_that_cannot_be_reached_is_no_place() {
        // A screen, one at the left of it and lower, and none above.
        let screens = [screen(0.0, 0.0, 1920.0, 1080.0), screen(-1280.0, 300.0, 1280.0, 720.0)];
        for (x, y, is_kept) in [
            (100, 100, true),
            (0, 0, true),
            (-1280, 300, true),
            (-1200, 310, true),
            (-200, 100, true),
            (1820, 1060, true),
            (-4, -8, true),
            (1900, 100, false),
            (100, 1075, false),
            (100, -200, false),
            (-1280, 20, false),
            (-3000, 500, false),
            (5000, 5000, false),
            (i32::MAX, i32::MIN, false),
        ] {
            assert_eq!(placed(at(x, y), &screens).corner.is_some(), is_kept, "{x}, {y}");
        }
        assert_eq!(placed(at(5000, 100), &[]).corner, Some((5000, 100)), "nobody knows");
    }

    #[test]
    fn no_window_is_larger_than_the_screens() {
        let huge = WindowPlace { width: 16_384, height: 16_384, ..WindowPlace::default() };
        let size = |screens: &[Rectangle]| {
            let WindowPlace { width, height, .. } = placed(huge, screens);
            (width, height)
        };
        assert_eq!(size(&[screen(0.0, 0.0, 1600.0, 1000.0), screen(1600.0, 0.0, 1200.0, 1920.0)]), (1600, 1920));
        assert_eq!(size(&[]), (3840, 2160));
        assert_eq!(placed(WindowPlace::default(), &[]), WindowPlace::default());
    }
}
