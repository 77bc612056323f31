//! Sheet over everything while a file is read that takes its time.

use crate::context::Context;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{Kit, Press, action, dialog, paragraph};
use pitch_language::t;

use iced::widget::{column, container, opaque, space};
use iced::{Element, Fill};

use std::time::{Duration, Instant};

/// Time before the sheet is shown: most files are read sooner.
const PATIENCE: Duration = Duration::from_millis(250);

/// Sheet about the file that is being opened.
#[derive(Debug, Clone)]
pub struct Opening {
    number: u32,
    /// Name of the file, for the sheet.
    what: String,
    since: Instant,
    is_late: bool,
}

impl Opening {
    /// Creates the sheet with this number, while a file of this name is opened.
    pub(crate) fn new(number: u32, what: String) -> Self {
        Opening { number, what, since: Instant::now(), is_late: false }
    }

    /// Returns the number of the sheet.
    pub(crate) const fn number(&self) -> u32 {
        self.number
    }

    /// Returns `true` if the sheet is not shown yet.
    pub(crate) const fn is_waiting(&self) -> bool {
        !self.is_late
    }

    /// Advances the time.
    pub(crate) fn tick(&mut self, now: Instant) {
        self.is_late |= now.saturating_duration_since(self.since) >= PATIENCE;
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press. Before the sheet is shown, only Escape gives up.
    pub(crate) fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape => Outcome::Close,
            Key::Enter if self.is_late => Outcome::Close,
            _ => Outcome::None,
        }
    }

    /// Draws the sheet.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        if !self.is_late {
            // Clicks meant for what lies below go nowhere.
            return opaque(space().width(Fill).height(Fill));
        }
        let (kit, l) = (Kit::of(context), &context.language);
        let about = paragraph(kit, t!(l, "opening-about", file = self.what.as_str()), font::LEAD);
        let press = Press::new(Outcome::Close).key(t!(l, "keys-esc"));
        let content = column![
            container(about.color(kit.palette.ink)).padding([0, 6]),
            action(kit, t!(l, "opening-give-up"), 50.0, press),
        ];
        dialog(context, 460.0, t!(l, "opening-title"), content.spacing(kit.px(10.0)), None)
    }
}
