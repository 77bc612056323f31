//! Numbers on paper, between a button for less and one for more.

use super::{Kit, icon as sign, words};
use crate::app::font;
use crate::app::icon;
use crate::app::theme::button as style;
use crate::app::theme::container as ground;
use crate::app::theme::shade::OFF;

use iced::widget::{button, container, row};
use iced::{Element, Fill, border};

/// The side of the buttons and the width of the number, in pixels of the design.
const SIDE: f32 = 38.0;

/// A number and what its buttons lead to.
#[derive(Debug, Clone)]
pub struct Number<M> {
    /// The number in words.
    pub words: String,
    /// What one less leads to; nothing if there is none.
    pub less: Option<M>,
    /// What one more leads to; nothing if there is none.
    pub more: Option<M>,
    /// What a click on the number leads to, if to anything.
    pub pressed: Option<M>,
    /// Whether the number does anything.
    pub able: bool,
    /// The room for the number, in pixels of the design.
    pub room: f32,
}

impl<M: Clone> Number<M> {
    /// How wide it is drawn, in pixels of the design.
    #[must_use]
    pub const fn width(&self) -> f32 {
        2.0 * SIDE + self.room
    }

    /// Draws it, without a ring.
    pub fn view<'a>(self, kit: Kit) -> Element<'a, M>
    where
        M: 'a,
    {
        let palette = kit.palette;
        let ink = if self.able { palette.ink } else { palette.ink.scale_alpha(OFF) };
        let knob = |shape, message: Option<M>, index| {
            let colour = if message.is_some() { palette.ink } else { palette.ink.scale_alpha(OFF) };
            button(container(sign(kit, shape, 16.0, colour)).center(Fill))
                .padding(0)
                .width(kit.px(SIDE))
                .height(kit.px(SIDE))
                .on_press_maybe(message)
                .style(style::segment(palette, false, style::segment_corners(index, 3)))
        };
        let value = container(words(kit, self.words, font::SEMIBOLD, 16.0).color(ink)).center_x(kit.px(self.room));
        let value = value.center_y(kit.px(SIDE)).style(ground::number(palette));
        let value: Element<'_, M> = match self.pressed {
            Some(pressed) => button(value)
                .padding(0)
                .on_press(pressed)
                .style(style::segment(palette, false, border::radius(0)))
                .into(),
            None => value.into(),
        };
        row![knob(icon::MINUS, self.less, 0), value, knob(icon::PLUS, self.more, 2)].into()
    }
}
