//! Styles of text fields on sheets.

use super::palette::Palette;
use super::shade::{self, off};

use iced::widget::text_input;
use iced::{Background, Border, Theme, border};

/// Returns the style of a text field on paper: white with an edge, which turns to ink below the mouse and to the focus
/// color while the field has the keys.
pub fn text(palette: &Palette) -> impl Fn(&Theme, text_input::Status) -> text_input::Style + use<> {
    use text_input::{Status, Style};
    let palette = *palette;
    move |_, status| {
        let (edge, width) = match status {
            Status::Active | Status::Disabled => (palette.control_edge, 1.0),
            Status::Hovered => (palette.ink, 1.0),
            Status::Focused { .. } => (palette.focus_on_paper, 2.0),
        };
        let style = Style {
            background: Background::Color(palette.raised_paper),
            border: Border { color: edge, width, radius: border::radius(super::button::SEGMENT_CORNER) },
            icon: palette.second_ink,
            placeholder: palette.second_ink,
            value: palette.ink,
            selection: shade::blend(palette.raised_paper, palette.focus_on_paper, 0.35),
        };
        if status != Status::Disabled {
            return style;
        }
        Style {
            background: style.background.scale_alpha(shade::OFF),
            border: style.border.color(off(edge)),
            placeholder: off(style.placeholder),
            value: off(style.value),
            ..style
        }
    }
}

/// Returns the style of a text field on the cloth: dark with an edge, which turns to the color of words below the mouse and
/// to amber while the field has the keys.
pub(crate) fn on_cloth(palette: &Palette) -> impl Fn(&Theme, text_input::Status) -> text_input::Style + use<> {
    use text_input::{Status, Style};
    let palette = *palette;
    move |_, status| {
        let (edge, width) = match status {
            Status::Active | Status::Disabled => (palette.plate_edge, 1.0),
            Status::Hovered => (palette.text, 1.0),
            Status::Focused { .. } => (palette.amber, 2.0),
        };
        Style {
            background: Background::Color(palette.plate),
            border: Border { color: edge, width, radius: border::radius(super::button::CORNER) },
            icon: palette.text,
            placeholder: palette.text,
            value: palette.text,
            selection: shade::blend(palette.plate, palette.amber, 0.35),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{Look, SPRUCE};

    #[test]
    fn a_field_shows_the_mouse_and_the_keys() {
        let theme = Look::Spruce.theme();
        let style = text(&SPRUCE);
        let edge = |status| style(&theme, status).border.color;
        assert_eq!(edge(text_input::Status::Hovered), SPRUCE.ink);
        assert_eq!(edge(text_input::Status::Focused { is_hovered: false }), SPRUCE.focus_on_paper);
        assert!(edge(text_input::Status::Disabled).a < 0.5);
    }
}
