//! What the table is coloured with: three palettes, their bridge to iced, and the styles of the widgets on sheets.
//!
//! Canvases take a [`Palette`]; widgets take a style made from one: `button(..).style(theme::button::main(palette))`.
//! iced's own theme knows six colours, too few for us, so it only colours what no style of ours has touched.

pub mod button;
pub mod container;
pub mod field;
mod palette;
mod palettes;
pub mod scroll;
pub mod shade;

pub use palette::{AVATAR_INK, AVATARS, Palette};
pub use palettes::{LINEN, MIDNIGHT, SPRUCE};

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
}

impl Look {
    /// All looks, in the order of the settings page.
    pub const ALL: [Look; 3] = [Look::Spruce, Look::Midnight, Look::Linen];

    /// The colours of the look.
    #[must_use]
    pub const fn palette(self) -> &'static Palette {
        match self {
            Look::Spruce => &SPRUCE,
            Look::Midnight => &MIDNIGHT,
            Look::Linen => &LINEN,
        }
    }

    /// The iced theme of the look. It is built once: iced derives some sixty colours from it each time it is made.
    #[must_use]
    pub fn theme(self) -> iced::Theme {
        static THEMES: LazyLock<[iced::Theme; 3]> = LazyLock::new(|| Look::ALL.map(bridge));
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
mod tests {
    use super::*;

    /// A pair of colours that must be told apart, with its name for the failure message.
    type Pair = (&'static str, iced::Color, iced::Color);

    /// Words a player reads: at least 4.5.
    fn words(p: &Palette) -> Vec<Pair> {
        let mut pairs = vec![
            ("text on amber", p.on_amber, p.amber),
            ("good on plate", p.good, p.plate),
            ("bad on plate", p.bad, p.plate),
            ("letter on a point tile", p.plate, p.good),
            ("ink on paper", p.ink, p.paper),
            ("ink on raised paper", p.ink, p.raised_paper),
            ("ink on a hovered segment", p.ink, p.segment_hover),
            ("second ink on paper", p.second_ink, p.paper),
            ("second ink on raised paper", p.second_ink, p.raised_paper),
            ("pencil on paper", p.pencil, p.paper),
            ("change mark on paper", p.change_mark, p.paper),
            ("change mark on raised paper", p.change_mark, p.raised_paper),
            ("gain on paper", p.gain, p.paper),
            ("text on action", p.on_action, p.action),
            ("inverted chip", p.plate, p.text),
        ];
        for (name, ground) in [
            ("felt top", p.felt_top),
            ("felt bottom", p.felt_bottom),
            ("plate", p.plate),
            ("bar", p.bar),
            ("rail", p.rail),
            ("chip", p.chip),
        ] {
            pairs.push((name, p.text, ground));
            pairs.push((name, p.muted, ground));
        }
        for (name, ground) in [("felt top", p.felt_top), ("felt bottom", p.felt_bottom), ("plate", p.plate)] {
            pairs.push((name, p.amber, ground));
        }
        pairs.extend(palette::AVATARS.map(|hue| ("avatar", palette::AVATAR_INK, hue)));
        pairs
    }

    /// Parts of controls that must be seen: at least 3.
    fn parts(p: &Palette) -> Vec<Pair> {
        let mut pairs = vec![
            ("focus on felt", p.amber, p.felt_top),
            ("focus on plate", p.amber, p.plate),
            ("focus on paper", p.focus_on_paper, p.paper),
            ("focus on raised paper", p.focus_on_paper, p.raised_paper),
            ("control edge on paper", p.control_edge, p.paper),
            ("control edge on raised paper", p.control_edge, p.raised_paper),
            ("action on paper", p.action, p.paper),
            ("action on raised paper", p.action, p.raised_paper),
            ("white round an amber button", p.text, p.felt_bottom),
        ];
        // Ranks and pips are drawn, never written, and larger than words.
        for suit in crate::engine::Suit::ALL {
            pairs.push(("suit", p.suit(suit, false), p.card_paper));
            pairs.push(("suit of four colours", p.suit(suit, true), p.card_paper));
        }
        pairs
    }

    fn failures(look: Look, pairs: Vec<Pair>, least: f32) -> Vec<String> {
        pairs
            .into_iter()
            .map(|(name, a, b)| (name, a.relative_contrast(b)))
            .filter(|(_, ratio)| *ratio < least)
            .map(|(name, ratio)| format!("{look:?} {name}: {ratio:.2} < {least}"))
            .collect()
    }

    #[test]
    fn every_pair_can_be_told_apart() {
        let mut found = Vec::new();
        for look in Look::ALL {
            found.extend(failures(look, words(look.palette()), 4.5));
            found.extend(failures(look, parts(look.palette()), 3.0));
        }
        assert!(found.is_empty(), "{found:#?}");
    }

    #[test]
    fn a_theme_carries_its_palette() {
        for look in Look::ALL {
            assert_eq!(look.theme().palette().primary, look.palette().amber);
        }
        assert_ne!(Look::Spruce.theme(), Look::Linen.theme());
    }
}
