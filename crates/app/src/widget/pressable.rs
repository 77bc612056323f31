//! The button that all others are made of: its description of itself follows from its contents and its message.

use super::Kit;
use super::spoken::pressed;
use crate::voice::{Role, Said, Sends, Sent};

use iced::widget::button::{self, Status, Style};
use iced::widget::container;
use iced::{Alignment, Element, Length, Padding, Theme};

/// Button, which is told by the words on it.
pub struct Button<'a, M> {
    drawn: button::Button<'a, M>,
    said: Said,
    message: Option<M>,
    /// Minimum height and width, in logical pixels.
    least: f32,
}

/// Creates a button with contents; it does nothing until it is given a message.
pub(crate) fn button<'a, M: Sends>(kit: Kit, content: impl Into<Element<'a, M>>) -> Button<'a, M> {
    // What is lower than the button stands in its middle.
    let drawn = button::Button::new(container(content).align_y(Alignment::Center));
    Button { drawn, said: Said::new(Role::Button).able(false), message: None, least: kit.least }
}

impl<'a, M: Sends> Button<'a, M> {
    /// Sets the distance of its contents from its edges.
    pub(crate) fn padding(self, padding: impl Into<Padding>) -> Self {
        Button { drawn: self.drawn.padding(padding), ..self }
    }

    /// Sets the width.
    pub fn width(self, width: impl Into<Length>) -> Self {
        Button { drawn: self.drawn.width(width), ..self }
    }

    /// Sets the height.
    pub fn height(self, height: impl Into<Length>) -> Self {
        Button { drawn: self.drawn.height(height), ..self }
    }

    /// Sets the style.
    pub fn style(self, style: impl Fn(&Theme, Status) -> Style + 'a) -> Self {
        Button { drawn: self.drawn.style(style), ..self }
    }

    /// Sets the message that pressing it sends.
    pub(crate) fn on_press(self, message: M) -> Self {
        self.on_press_maybe(Some(message))
    }

    /// Sets the message that pressing it sends, if any; without one it is switched off.
    pub(crate) fn on_press_maybe(self, message: Option<M>) -> Self {
        let drawn = self.drawn.on_press_maybe(message.clone());
        Button { said: self.said.able(message.is_some()), drawn, message, ..self }
    }

    /// Sets the name, where no words on it say so.
    pub fn named(self, name: impl Into<String>) -> Self {
        Button { said: self.said.named(name), ..self }
    }

    /// Makes it one of several of which one is chosen.
    pub(crate) fn one_of(self, chosen: bool) -> Self {
        self.is(Role::Choice).state(chosen)
    }

    /// Makes it a button that is in or out by itself.
    pub(crate) fn toggle(self, is_in: bool) -> Self {
        self.is(Role::Toggle).state(is_in)
    }

    /// Sets the role, if it is more than a button.
    pub(super) fn is(self, role: Role) -> Self {
        Button { said: Said { role, ..self.said }, ..self }
    }

    /// Sets if it is chosen or on.
    pub(super) fn state(self, chosen: bool) -> Self {
        Button { said: self.said.chosen(chosen), ..self }
    }
}

impl<'a, M: Sends> From<Button<'a, M>> for Element<'a, M> {
    fn from(button: Button<'a, M>) -> Self {
        let sends = button.message.map(|message| Box::new(move || Sent::new(message.clone())) as Box<dyn Fn() -> Sent>);
        pressed(button.drawn, button.said, button.least, sends)
    }
}
