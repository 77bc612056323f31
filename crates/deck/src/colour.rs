//! Colors.

/// A color in sRGB; each part is 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Color {
    /// Red.
    pub r: f32,
    /// Green.
    pub g: f32,
    /// Blue.
    pub b: f32,
    /// Alpha: 0 for what is transparent.
    pub a: f32,
}

impl Color {
    /// Black.
    pub const BLACK: Color = Color::from_rgb(0.0, 0.0, 0.0);
    /// White.
    pub const WHITE: Color = Color::from_rgb(1.0, 1.0, 1.0);

    /// Creates an opaque color out of parts from 0 to 1.
    pub const fn from_rgb(r: f32, g: f32, b: f32) -> Self {
        Color { r, g, b, a: 1.0 }
    }

    /// Creates an opaque color out of parts from 0 to 255.
    pub const fn from_rgb8(r: u8, g: u8, b: u8) -> Self {
        Color::from_rgb(r as f32 / 255.0, g as f32 / 255.0, b as f32 / 255.0)
    }

    /// Returns the parts from 0 to 255, red, green, blue and alpha.
    #[must_use]
    pub fn into_rgba8(self) -> [u8; 4] {
        [self.r, self.g, self.b, self.a].map(|part| (part * 255.0).round() as u8)
    }

    /// Returns the contrast with another color after WCAG 2, 1 to 21; alpha says nothing.
    #[must_use]
    pub fn relative_contrast(self, other: Color) -> f32 {
        let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    fn luminance(self) -> f32 {
        let [r, g, b] = [self.r, self.g, self.b]
            .map(|part| if part < 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
}

/// Returns a color without its alpha as SVG has it, `#rrggbb`.
pub fn hex(colour: Color) -> String {
    let [r, g, b, _] = colour.into_rgba8();
    format!("#{r:02x}{g:02x}{b:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_as_hex() {
        assert_eq!(hex(Color::from_rgb8(0xf6, 0xbc, 0x05)), "#f6bc05");
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        assert!((Color::BLACK.relative_contrast(Color::WHITE) - 21.0).abs() < 0.01);
        let grey = Color::from_rgb8(0x76, 0x76, 0x76);
        assert!((grey.relative_contrast(Color::WHITE) - 4.54).abs() < 0.01);
    }
}
