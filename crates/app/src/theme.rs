//! Colors of the table: four palettes, their bridge to iced, and the styles of the widgets on sheets.
//!
//! Canvases take a [`Palette`]; widgets take a style made from one: `button(..).style(theme::button::main(palette))`.
//! iced's own theme knows six colors, too few for us, so it only colors what no style of ours has touched.

pub mod button;
pub mod container;
pub mod field;
mod palette;
pub mod scroll;
pub mod shade;

pub use palette::Palette;
pub(crate) use palette::{AVATAR_INK, CONTRAST, LINEN, LOOP, MIDNIGHT, SPRUCE, WOOD};

use pitch_session::settings::Theme;

use iced::theme::Mode;

use std::sync::LazyLock;

/// The looks a player can choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    /// Green cloth.
    #[default]
    Spruce,
    /// Dark and restful; its paper is dark too.
    Midnight,
    /// Light, for bright rooms.
    Linen,
    /// Black and white, with the sharpest edges.
    Contrast,
}

impl Look {
    /// Returns the look that a player has chosen, on a system that is `mode`; spruce where that cannot be known. With
    /// the theme of the system or spruce, a system that wishes for contrast has it.
    pub const fn of(theme: Theme, mode: Mode, wants_contrast: bool) -> Look {
        match (theme, mode) {
            (Theme::System | Theme::Spruce, _) if wants_contrast => Look::Contrast,
            (Theme::Midnight, _) | (Theme::System, Mode::Dark) => Look::Midnight,
            (Theme::Linen, _) | (Theme::System, Mode::Light) => Look::Linen,
            (Theme::Contrast, _) => Look::Contrast,
            (Theme::Spruce, _) | (Theme::System, Mode::None) => Look::Spruce,
        }
    }

    /// All looks, in the order of the settings page.
    pub const ALL: [Look; 4] = [Look::Spruce, Look::Midnight, Look::Linen, Look::Contrast];

    /// Returns the colors of the look.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Look::Spruce => &SPRUCE,
            Look::Midnight => &MIDNIGHT,
            Look::Linen => &LINEN,
            Look::Contrast => &CONTRAST,
        }
    }

    /// Returns the iced theme of the look. It is built once: iced derives some sixty colors from it each time it is
    /// made.
    pub fn theme(self) -> iced::Theme {
        static THEMES: LazyLock<[iced::Theme; 4]> = LazyLock::new(|| Look::ALL.map(bridge));
        THEMES[self as usize].clone()
    }
}

fn bridge(look: Look) -> iced::Theme {
    let palette = look.palette();
    iced::Theme::custom(
        format!("{look:?}"),
        iced::theme::Palette {
            background: palette.felt_bottom,
            text: palette.text,
            primary: palette.amber,
            success: palette.good,
            warning: palette.amber,
            danger: palette.bad,
        },
    )
}

#[cfg(test)]
mod tests;
