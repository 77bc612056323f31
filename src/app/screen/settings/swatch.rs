//! Small pieces of the table in other looks.

use crate::app::theme::container as style;
use crate::app::theme::{Look, Palette};
use crate::app::widget::Kit;
use crate::session::settings::Theme;

use iced::theme::Mode;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Color, Element};

/// The size of a piece of table, in pixels of the design.
const WIDTH: f32 = 92.0;
const HEIGHT: f32 = 56.0;

/// A piece of the table in the look of a theme; that of the system is half light and half dark.
pub(super) fn theme<'a, M: 'a>(kit: Kit, theme: Theme) -> Element<'a, M> {
    let [light, dark] = [Mode::Light, Mode::Dark].map(|mode| Look::of(theme, mode).palette());
    if light == dark {
        return piece(kit, light, WIDTH);
    }
    row![piece(kit, light, WIDTH / 2.0), piece(kit, dark, WIDTH / 2.0)].into()
}

/// A card on the cloth, a line of words, and the colour of now.
fn piece<'a, M: 'a>(kit: Kit, palette: &'static Palette, width: f32) -> Element<'a, M> {
    let card = block(kit, 24.0, 34.0, 3.0, palette.card_paper);
    let lines = (width == WIDTH).then(|| {
        column![
            block(kit, 32.0, 5.0, 2.5, palette.text),
            block(kit, 22.0, 5.0, 2.5, palette.muted),
            block(kit, 16.0, 9.0, 4.5, palette.amber),
        ]
        .spacing(kit.px(5.0))
    });
    let content = row![card].push(lines).spacing(kit.px(9.0)).align_y(Alignment::Center);
    container(content).center_x(kit.px(width)).center_y(kit.px(HEIGHT)).style(style::cloth(palette)).into()
}

fn block<'a, M: 'a>(kit: Kit, width: f32, height: f32, corner: f32, colour: Color) -> Element<'a, M> {
    container(space().width(kit.px(width)).height(kit.px(height))).style(style::block(colour, kit.px(corner))).into()
}
