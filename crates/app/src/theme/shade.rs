//! Lighter, darker, faded and blended colors.

use iced::Color;

/// Share of its opacity that a control keeps when it is switched off.
pub(crate) const OFF: f32 = 0.45;

/// Share by which a button moves towards white or black below the mouse.
const STEP: f32 = 0.08;

/// Returns `colour` one step (8 %) towards white: a button below the mouse.
pub(crate) fn lighter(colour: Color) -> Color {
    blend(colour, Color::WHITE, STEP)
}

/// Returns `colour` one step (8 %) towards black: a pressed button.
pub(crate) fn darker(colour: Color) -> Color {
    blend(colour, Color::BLACK, STEP)
}

/// Returns `colour` at 45 % of its opacity: a control that is switched off.
pub fn off(colour: Color) -> Color {
    colour.scale_alpha(OFF)
}

/// Returns the color that lies `share` (0 to 1) of the way from `from` to `to`, by sRGB component.
pub(crate) fn blend(from: Color, to: Color, share: f32) -> Color {
    let mix = |a: f32, b: f32| (b - a).mul_add(share, a);
    Color { r: mix(from.r, to.r), g: mix(from.g, to.g), b: mix(from.b, to.b), a: mix(from.a, to.a) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_the_right_way() {
        let grey = Color::from_rgb(0.5, 0.5, 0.5);
        assert!(lighter(grey).r > grey.r && darker(grey).r < grey.r);
        assert!((off(grey).a - OFF).abs() < 1e-6);
        assert_eq!(blend(grey, Color::WHITE, 1.0), Color::WHITE);
    }
}
