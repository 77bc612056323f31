//! A line that says what went wrong.

use super::{Kit, Press, paragraph, second};
use crate::app::font;
use crate::app::theme::container as style;

use iced::widget::{container, row};
use iced::{Alignment, Element, Fill};

/// Words on a plate, and the button that closes it.
pub fn notice<'a, M: Clone + 'a>(kit: Kit, said: &'a str, close: String, closed: M) -> Element<'a, M> {
    let said = paragraph(kit, said, font::REGULAR, 15.5).color(kit.palette.bad).width(Fill);
    let close = container(second(kit, None, close, Press::new(closed).key("Esc"))).width(kit.px(130.0));
    let line = row![said, close].spacing(kit.px(14.0)).align_y(Alignment::Center).padding(kit.px(14.0));
    container(line).max_width(kit.px(760.0)).style(style::plate(kit.palette)).into()
}
