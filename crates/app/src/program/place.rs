//! Changes of the settings and of the window, and the state of the window that is kept.

use super::{Base, Message, Program};
use crate::sheet::Sheet;
use crate::widget::Operation;
use crate::{monitors, startup, voice};
use pitch_language::{Language, phrase};
use pitch_session::Settings;
use pitch_session::settings::WindowPlace;

use iced::window::UserAttention;
use iced::{Point, Rectangle, Size, Task, window};

/// Room that a title bar and the bars of the desktop take of a screen, in logical pixels of the system.
const AROUND: Size = Size::new(16.0, 80.0);

impl Program {
    /// Returns the place in which to open the window, in logical pixels of the system: as it was left, or as it is
    /// designed.
    pub fn place(&self) -> WindowPlace {
        self.context.settings.window.unwrap_or_default()
    }

    /// Takes note of the window once it is open.
    pub(super) fn opened(&mut self, id: window::Id) -> Task<Message> {
        self.window = Some(id);
        startup::complete();
        Task::batch([
            voice::join(id, self.place().is_maximized).map(Message::Voice),
            window::scale_factor(id).map(Message::Rescaled),
            window::monitor_size(id).map(Message::ScreenMeasured),
        ])
    }

    /// Brings the window to the front. Where only the desktop may do that, it is asked to lead the player there.
    pub(super) fn come_forward(&mut self) -> Task<Message> {
        let Some(id) = self.window else { return Task::none() };
        self.seeks_attention = true;
        Task::batch([
            window::minimize(id, false),
            window::gain_focus(id),
            window::request_user_attention(id, Some(UserAttention::Informational)),
        ])
    }

    /// Ends the request for attention once the player is there: not every desktop ends it by itself.
    pub(super) fn is_attended(&mut self) -> Task<Message> {
        match self.window {
            Some(id) if std::mem::take(&mut self.seeks_attention) => window::request_user_attention(id, None),
            _ => Task::none(),
        }
    }

    /// Makes a window smaller that has no room on its screen, whose size is in logical pixels of the interface.
    pub(super) fn fit(&self, screen: Option<Size>) -> Task<Message> {
        let (Some(screen), Some(id)) = (screen, self.window) else { return Task::none() };
        let zoom = self.zoom();
        let wished = fitting(self.context.window_size(), screen * zoom);
        match wished {
            Some(size) if !self.place().is_maximized => window::resize(id, size * (1.0 / zoom)),
            _ => Task::none(),
        }
    }

    /// Takes the scale of the system, in physical pixels to a logical one, which tells where the window lies on the
    /// screens.
    pub(super) fn rescaled(&mut self, scale: f32) -> Task<Message> {
        self.context.rescale(scale);
        self.adapt();
        let screens: Vec<Rectangle> = self.monitors.iter().map(|screen| *screen * (1.0 / scale)).collect();
        let moved = if screens.is_empty() { Task::none() } else { self.come_within_reach(&screens) };
        Task::batch([self.measure(), moved])
    }

    /// Moves the window where its title bar can be reached, if it was opened where it cannot, on these screens in
    /// logical pixels of the system. A window that was moved since stays where somebody wants it.
    fn come_within_reach(&self, screens: &[Rectangle]) -> Task<Message> {
        let place = self.place();
        match (self.window, place.corner, screens.first()) {
            (Some(id), Some(_), Some(first)) if monitors::placed(place, screens).corner.is_none() => {
                // Places, unlike sizes, are told in logical pixels of the system.
                window::move_to(id, Point::new(first.x + AROUND.width, first.y + AROUND.height / 2.0))
            }
            _ => Task::none(),
        }
    }

    /// Asks if the window is maximized, as is done whenever it changes: only otherwise size and place are its own.
    pub(super) fn ask_whether_maximized(&self) -> Task<Message> {
        self.window.map_or_else(Task::none, |id| window::is_maximized(id).map(Message::Maximized))
    }

    /// Notes that the window was moved to a point, in logical pixels of the interface.
    pub(super) fn moved(&mut self, corner: Point) -> Task<Message> {
        let zoom = self.zoom();
        self.corner = Some(Point::new(corner.x * zoom, corner.y * zoom));
        self.ask_whether_maximized()
    }

    /// Notes the state of the window, to be kept when it is closed. A window that was left maximized is so again: on
    /// X11 a request is lost that is made before the window is there.
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

/// Returns the size that a window gets on a screen that has no room for it; `None` if it has.
fn fitting(window: Size, screen: Size) -> Option<Size> {
    let most = Size::new(screen.width - AROUND.width, screen.height - AROUND.height);
    let is_larger = window.width > most.width || window.height > most.height;
    is_larger.then(|| Size::new(window.width.min(most.width), window.height.min(most.height)))
}

impl Program {
    /// Changes the settings, and checks the folder of pictures if it is another.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Task<Message> {
        let deck_folder = self.context.settings.deck_folder.clone();
        // What they are compared with when they are saved is no choice.
        let kept = self.context.settings.kept.clone();
        change(&mut self.context.settings);
        self.context.settings.kept = kept;
        let is_other = self.context.settings.deck_folder != deck_folder;
        self.follow_settings(is_other)
    }

    /// Takes these settings, and checks their folder of pictures, even if it is the same as before.
    pub(super) fn use_folder(&mut self, settings: Settings) -> Task<Message> {
        self.context.settings = Settings { kept: self.context.settings.kept.clone(), ..settings };
        self.follow_settings(true)
    }

    fn follow_settings(&mut self, takes_folder: bool) -> Task<Message> {
        let followed = self.follow(takes_folder);
        Task::batch([followed, self.save_settings()])
    }

    /// Makes look, sound and language follow the settings.
    fn follow(&mut self, takes_folder: bool) -> Task<Message> {
        self.sound.follow(&self.context.settings);
        let asked = self.asked_language.as_deref();
        // A language chosen in the window goes before the one the program was started with.
        let chosen = self.context.settings.language.as_deref().or(asked);
        if let Ok(language) = Language::choose(None, chosen) {
            self.context.language = language;
        }
        let deck = if takes_folder { self.take_deck_folder() } else { Task::none() };
        let zoom = self.zoom();
        self.adapt();
        self.refresh_home();
        let measured = if self.zoom() == zoom { Task::none() } else { self.measure().chain(self.reveal_setting()) };
        Task::batch([deck, measured])
    }

    /// Gives the interface the size that was chosen, if it was held.
    pub(super) fn let_size_go(&mut self) -> Task<Message> {
        let zoom = self.zoom();
        if !self.context.let_size_go() {
            return Task::none();
        }
        self.adapt();
        if self.zoom() == zoom { Task::none() } else { self.measure().chain(self.reveal_setting()) }
    }

    /// Keeps the setting that was changed in sight, where everything has another size by it.
    pub(super) fn reveal_setting(&self) -> Task<Message> {
        match self.sheets.last() {
            Some(Sheet::Settings(page)) => page.reveal().map_or_else(Task::none, Operation::task),
            _ => Task::none(),
        }
    }

    /// Makes everything follow the settings and the window.
    pub(super) fn adapt(&mut self) {
        self.context.restyle();
        if let Base::Table(table) = &mut self.base {
            table.adapt(&self.context);
        }
        for sheet in &mut self.sheets {
            sheet.adapt(&self.context);
        }
    }

    /// Asks for the size of the window: iced does not say that it is another when only the interface changes.
    pub(super) fn measure(&self) -> Task<Message> {
        self.window.map_or_else(Task::none, |id| window::size(id).map(Message::Measured))
    }

    pub(super) fn save_settings(&mut self) -> Task<Message> {
        let stood_in = self.context.settings.kept.is_unread();
        if let Err(error) = self.keeper.save_settings(&mut self.context.settings) {
            self.notify(phrase::settings_save_error(&self.context.language, &error));
        }
        // They were read after all.
        if stood_in && !self.context.settings.kept.is_unread() { self.follow(true) } else { Task::none() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::SIZE;

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
