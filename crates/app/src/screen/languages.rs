//! List of the languages, each by its own name.

use crate::context::Context;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{Kit, Press, action, dialog, second_on_paper};
use pitch_language::{Language, Translation, t};

use iced::Element;
use iced::widget::Column;

/// List of the languages: a press turns the page at once.
#[derive(Debug, Clone, Copy)]
pub struct Languages;

impl Languages {
    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape | Key::Enter => Outcome::Close,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the list over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let (kit, l) = (Kit::of(context), &context.language);
        let row = |own: Translation| {
            let is_here = own == l.translation();
            let press = Press::new(Outcome::Language(own.tag)).begins(is_here);
            second_on_paper(kit, is_here.then_some(icon::CHECK), own.name.to_owned(), press)
        };
        let rows = Column::from_iter(Language::ALL.map(row)).spacing(kit.px(4.0));
        let close = action(kit, t!(l, "rules-close"), 44.0, Press::new(Outcome::Close).key(t!(l, "keys-esc")));
        dialog(context, 360.0, t!(l, "settings-language"), rows, Some(close))
    }
}
