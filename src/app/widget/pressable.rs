//! The button that all others are made of: what it says of itself follows from what is on it and what it does.

use super::Kit;
use super::spoken::pressed;
use crate::app::voice::{Role, Said};

use iced::widget::button::{self, Status, Style};
use iced::widget::container;
use iced::{Alignment, Element, Length, Padding, Theme};

/// A button, which is told by the words on it.
pub struct Button<'a, M> {
    drawn: button::Button<'a, M>,
    said: Said,
    /// As high and as wide as it is at least, in logical pixels.
    least: f32,
}

/// A button with this on it; it does nothing until it is told what.
pub fn button<'a, M: Clone + 'a>(kit: Kit, content: impl Into<Element<'a, M>>) -> Button<'a, M> {
    // What is lower than the button stands in its middle.
    let drawn = button::Button::new(container(content).align_y(Alignment::Center));
    Button { drawn, said: Said::new(Role::Button).able(false), least: kit.least }
}

impl<'a, M: Clone + 'a> Button<'a, M> {
    /// How far what is on it keeps from its edges.
    pub fn padding(self, padding: impl Into<Padding>) -> Self {
        Button { drawn: self.drawn.padding(padding), ..self }
    }

    /// How wide it is.
    pub fn width(self, width: impl Into<Length>) -> Self {
        Button { drawn: self.drawn.width(width), ..self }
    }

    /// How high it is.
    pub fn height(self, height: impl Into<Length>) -> Self {
        Button { drawn: self.drawn.height(height), ..self }
    }

    /// What it looks like.
    pub fn style(self, style: impl Fn(&Theme, Status) -> Style + 'a) -> Self {
        Button { drawn: self.drawn.style(style), ..self }
    }

    /// What it does.
    pub fn on_press(self, message: M) -> Self {
        self.on_press_maybe(Some(message))
    }

    /// What it does, if anything.
    pub fn on_press_maybe(self, message: Option<M>) -> Self {
        Button { said: self.said.able(message.is_some()), drawn: self.drawn.on_press_maybe(message), ..self }
    }

    /// What it is called, where no words on it say so.
    pub fn named(self, name: impl Into<String>) -> Self {
        Button { said: self.said.named(name), ..self }
    }

    /// It is one of several of which one is chosen.
    pub fn one_of(self, chosen: bool) -> Self {
        self.is(Role::Choice).state(chosen)
    }

    /// It is in or out by itself.
    pub fn toggle(self, is_in: bool) -> Self {
        self.is(Role::Toggle).state(is_in)
    }

    /// What it is, if more than a button.
    pub(super) fn is(self, role: Role) -> Self {
        Button { said: Said { role, ..self.said }, ..self }
    }

    /// A second place to press what is told already.
    pub(super) fn unspoken(self) -> Element<'a, M> {
        self.drawn.into()
    }

    /// The same, chosen or on.
    pub(super) fn state(self, chosen: bool) -> Self {
        Button { said: self.said.chosen(chosen), ..self }
    }
}

impl<'a, M: Clone + 'a> From<Button<'a, M>> for Element<'a, M> {
    fn from(button: Button<'a, M>) -> Self {
        pressed(button.drawn, button.said, button.least)
    }
}
