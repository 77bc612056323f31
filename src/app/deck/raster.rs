//! SVG text to pixels.

use iced::Color;
use iced::widget::image::Handle;
use resvg::tiny_skia::{Pixmap, PixmapMut, Transform};
use resvg::usvg::{Options, Tree};

/// The longest side of a raster in physical pixels; what is larger is a mistake of a layout.
pub(super) const LONGEST_PX: u32 = 4096;

/// The picture of an SVG text, stretched to this size in physical pixels.
///
/// For what must lie over cards: within a layer shapes lie under images, so tags, plates, key caps and focus rings
/// over a card are images too. The text must hold no `<text>`: letters are drawn by the canvas, over all images.
/// `None` if the text is no SVG or a side is zero or above 4096.
#[must_use]
pub fn raster(svg: &str, width_px: u32, height_px: u32) -> Option<Handle> {
    let rgba = pixels(svg, width_px, height_px)?;
    Some(Handle::from_rgba(width_px, height_px, rgba))
}

/// A colour without its alpha as SVG has it, `#rrggbb`.
#[must_use]
pub fn hex(colour: Color) -> String {
    let [r, g, b, _] = colour.into_rgba8();
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// The straight RGBA pixels of an SVG text, stretched to this size.
pub(in crate::app) fn pixels(svg: &str, width_px: u32, height_px: u32) -> Option<Vec<u8>> {
    if width_px > LONGEST_PX || height_px > LONGEST_PX {
        return None;
    }
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(width_px, height_px)?;
    let (across, down) = (width_px as f32 / tree.size().width(), height_px as f32 / tree.size().height());
    resvg::render(&tree, Transform::from_scale(across, down), &mut pixmap.as_mut());
    let mut rgba = pixmap.take();
    straighten(&mut rgba);
    Some(rgba)
}

/// Paints an SVG text onto pixels; false if it is none.
pub(super) fn paint_onto(svg: &str, place: Transform, onto: &mut PixmapMut<'_>) -> bool {
    let Ok(tree) = Tree::from_str(svg, &Options::default()) else { return false };
    resvg::render(&tree, place, onto);
    true
}

/// Divides the colours by their alpha: resvg paints premultiplied pixels, iced takes straight ones and would darken
/// every soft edge a second time.
pub(super) fn straighten(rgba: &mut [u8]) {
    for pixel in rgba.chunks_exact_mut(4) {
        let alpha = u32::from(pixel[3]);
        if alpha != 0 && alpha != 255 {
            for colour in &mut pixel[..3] {
                *colour = u8::try_from((u32::from(*colour) * 255 + alpha / 2) / alpha).unwrap_or(u8::MAX);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALF: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#c08040" fill-opacity=".5" d="M0 0H5V10H0Z"/></svg>"##;

    #[test]
    fn half_transparent_colours_stay_straight() {
        let rgba = pixels(HALF, 10, 10).expect("an SVG");
        let [r, g, b, a] = rgba[..4] else { panic!("no pixel") };
        assert!((127..=128).contains(&a));
        for (is, wanted) in [(r, 0xc0), (g, 0x80), (b, 0x40)] {
            assert!(u8::abs_diff(is, wanted) <= 2, "{is} is not {wanted}");
        }
        assert_eq!(rgba[9 * 4..10 * 4], [0; 4]);
    }

    #[test]
    fn what_cannot_be_drawn_is_none() {
        assert!(raster("no svg", 10, 10).is_none());
        assert!(raster(HALF, 0, 10).is_none());
        assert!(raster(HALF, 10, LONGEST_PX + 1).is_none());
        assert!(raster(HALF, 12, 7).is_some());
    }

    #[test]
    fn colours_are_written_as_hex() {
        assert_eq!(hex(Color::from_rgb8(0xf6, 0xbc, 0x05)), "#f6bc05");
    }
}
