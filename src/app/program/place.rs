//! How large the window is and where it lies: what is kept of it, and what has room on the screen.

use super::{Message, Program};
use crate::session::settings::WindowPlace;

use iced::{Point, Size, Task, window};

/// What a title bar and the bars of the desktop take of a screen, in logical pixels of the system.
const AROUND: Size = Size::new(16.0, 80.0);

impl Program {
    /// The window as it is to be opened, in logical pixels of the system: as it was left, or as it is designed.
    #[must_use]
    pub fn place(&self) -> WindowPlace {
        self.context.settings.window.unwrap_or_default()
    }

    /// The window is there.
    pub(super) fn opened(&mut self, id: window::Id) -> Task<Message> {
        self.window = Some(id);
        Task::batch([
            window::scale_factor(id).map(Message::Rescaled),
            window::monitor_size(id).map(Message::ScreenMeasured),
        ])
    }

    /// The screen has this size, in logical pixels of the interface: a window that has no room on it becomes smaller.
    pub(super) fn fit(&self, screen: Option<Size>) -> Task<Message> {
        let (Some(screen), Some(id)) = (screen, self.window) else { return Task::none() };
        let zoom = self.zoom();
        let wished = fitting(self.context.window_size(), screen * zoom);
        match wished {
            Some(size) if !self.place().is_maximized => window::resize(id, size * (1.0 / zoom)),
            _ => Task::none(),
        }
    }

    /// Whether the window is maximized is asked whenever it changes: only otherwise size and place are its own.
    pub(super) fn ask_whether_maximized(&self) -> Task<Message> {
        self.window.map_or_else(Task::none, |id| window::is_maximized(id).map(Message::Maximized))
    }

    /// The window was moved there, in logical pixels of the interface.
    pub(super) fn moved(&mut self, corner: Point) -> Task<Message> {
        let zoom = self.zoom();
        self.corner = Some(Point::new(corner.x * zoom, corner.y * zoom));
        self.ask_whether_maximized()
    }

    /// Notes how the window is, to be kept when it is closed. A window that was left maximized is so again: on X11 the
    /// wish is lost that is told before the window is there.
    pub(super) fn note_place(&mut self, is_maximized: bool) -> Task<Message> {
        if self.is_full_screen {
            return Task::none();
        }
        if is_maximized {
            self.wishes_to_be_maximized = 0;
        } else if let (Some(id), Some(wishes)) = (self.window, self.wishes_to_be_maximized.checked_sub(1)) {
            self.wishes_to_be_maximized = wishes;
            return window::maximize(id, true);
        }
        let mut place = WindowPlace { is_maximized, ..self.place() };
        if !is_maximized {
            // The casts saturate.
            let Size { width, height } = self.context.window_size();
            (place.width, place.height) = (width.round() as u16, height.round() as u16);
            // Nothing is heard of a window that stays where it was opened.
            let heard = self.corner.map(|corner| (corner.x.round() as i32, corner.y.round() as i32));
            place.corner = heard.or(place.corner);
        }
        self.context.settings.window = Some(place.sane());
        Task::none()
    }
}

/// The size that a window gets on a screen that has no room for it; none if it has.
fn fitting(window: Size, screen: Size) -> Option<Size> {
    let most = Size::new(screen.width - AROUND.width, screen.height - AROUND.height);
    let is_larger = window.width > most.width || window.height > most.height;
    is_larger.then(|| Size::new(window.width.min(most.width), window.height.min(most.height)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::program::SIZE;

    #[test]
    fn a_window_has_room_on_its_screen() {
        for (width, height, fits) in [(1366.0, 768.0, false), (1280.0, 720.0, false), (1920.0, 1080.0, true)] {
            let size = fitting(SIZE, Size::new(width, height));
            assert_eq!(size.is_none(), fits, "{width}x{height}");
            let Size { width: wide, height: high } = size.unwrap_or(SIZE);
            assert!(wide <= width && high + 60.0 < height, "{wide}x{high} on {width}x{height}");
        }
    }
}
