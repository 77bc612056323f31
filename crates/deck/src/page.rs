//! The pixels of one card while it is painted, in card units; its shadow; and SVG text to pixels.

use super::colour::{Color, hex};
use super::inks::Inks;

use resvg::tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Paint, Path, Pixmap, PixmapMut, PixmapPaint, Stroke, Transform,
};
use resvg::usvg::{Node, Options, Tree};

use std::sync::LazyLock;

/// The height of a card, of which the width is 100.
const HEIGHT: f32 = 140.0;

/// The corner of a card.
const CORNER: f32 = 7.0;

/// The border of a card.
static CARD: LazyLock<Option<Path>> =
    LazyLock::new(|| painted("M7 0H93A7 7 0 0 1 100 7V133A7 7 0 0 1 93 140H7A7 7 0 0 1 0 133V7A7 7 0 0 1 7 0Z"));

/// Place of a part on a card: its origin in card units, its scale, and whether it is turned half round.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct At {
    pub x: f32,
    pub y: f32,
    pub scale: f32,
    pub is_turned: bool,
}

impl At {
    /// Creates an upright place.
    pub(crate) const fn new(x: f32, y: f32, scale: f32) -> Self {
        At { x, y, scale, is_turned: false }
    }

    /// Returns the place turned half round about its own origin.
    pub(crate) const fn turned(self) -> Self {
        At { is_turned: !self.is_turned, ..self }
    }

    /// Returns the place that it takes when the whole card is turned half round.
    pub(crate) const fn opposite(self) -> Self {
        At { x: 100.0 - self.x, y: HEIGHT - self.y, ..self.turned() }
    }

    fn transform(self) -> Transform {
        let scale = if self.is_turned { -self.scale } else { self.scale };
        Transform::from_row(scale, 0.0, 0.0, scale, self.x, self.y)
    }
}

/// A card in premultiplied pixels, with a transparent margin round it.
#[derive(Debug, Clone)]
pub struct Page {
    pixmap: Pixmap,
    width_px: u32,
    height_px: u32,
    margin_px: u32,
}

impl Page {
    /// Creates a transparent page; `None` if it would have no pixel, or be larger than any layout needs.
    pub(crate) fn new(width_px: u32, height_px: u32, margin_px: u32) -> Option<Self> {
        if width_px.max(height_px).max(margin_px) > LONGEST_PX || width_px.min(height_px) == 0 {
            return None;
        }
        let pixmap = Pixmap::new(width_px + 2 * margin_px, height_px + 2 * margin_px)?;
        Some(Page { pixmap, width_px, height_px, margin_px })
    }

    /// Creates the blank card with its edge, and with its shadow for units of `unit` pixels if it has a margin.
    pub(crate) fn blank(inks: &Inks, width_px: u32, height_px: u32, margin_px: u32, unit: f32) -> Option<Self> {
        let mut page = Page::new(width_px, height_px, margin_px)?;
        page.svg(&format!(
            r##"<rect width="100" height="140" rx="7" fill="{}"/>{}"##,
            hex(inks.paper),
            outline(inks.edge_width / 2.0, inks.edge_width, inks.edge(), "")
        ));
        let across = page.pixmap.width();
        if margin_px > 0 {
            shade(page.pixmap.data_mut(), across, margin_px, unit);
        }
        Some(page)
    }

    /// Returns the width of the card without its margin, in pixels.
    pub(crate) const fn width_px(&self) -> u32 {
        self.width_px
    }

    /// Fills a path.
    pub(crate) fn fill(&mut self, path: &Path, at: At, colour: Color) {
        let place = self.place().pre_concat(at.transform());
        self.pixmap.fill_path(path, &paint(colour), FillRule::Winding, place, None);
    }

    /// Draws along a path with round ends; `width` is in the units of the path.
    pub(crate) fn stroke(&mut self, path: &Path, at: At, width: f32, colour: Color) {
        let place = self.place().pre_concat(at.transform());
        let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(colour), &stroke, place, None);
    }

    /// Paints elements of SVG in card units. What stands out of the card falls into the margin.
    pub(crate) fn svg(&mut self, elements: &str) {
        let svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140" viewBox="0 0 100 140">{elements}</svg>"##
        );
        let place = self.place();
        if !paint_onto(&svg, place, &mut self.pixmap.as_mut()) {
            tracing::error!(%elements, "a part of the deck is no SVG");
        }
    }

    /// Lays a picture of the size of the card onto it, cut to its round corners, and draws the line round it.
    pub(crate) fn lay(&mut self, picture: &Pixmap, inks: &Inks) {
        let Some(mut mask) = Mask::new(self.pixmap.width(), self.pixmap.height()) else { return };
        if let Some(card) = &*CARD {
            mask.fill_path(card, FillRule::Winding, true, self.place());
        }
        let (at, paint) = (self.margin_px as i32, PixmapPaint::default());
        self.pixmap.draw_pixmap(at, at, picture.as_ref(), &paint, Transform::identity(), Some(&mask));
        self.svg(&outline(inks.edge_width / 2.0, inks.edge_width, inks.edge(), ""));
    }

    /// Lays a half transparent cover over the card.
    pub(crate) fn cover(&mut self, colour: Color) {
        let (cover, alpha) = (hex(colour), colour.a);
        self.svg(&format!(r##"<rect width="100" height="140" rx="7" fill="{cover}" fill-opacity="{alpha}"/>"##));
    }

    /// Draws an edge of this width in card units round the card, whole or dashed.
    pub(crate) fn edge(&mut self, width: f32, colour: Color, is_dashed: bool) {
        // A little of the edge lies on the card, so that no felt shines through between the two.
        let (by, width) = (width / 2.0 - 0.2, width + 0.4);
        self.svg(&outline(-by, width, colour, if is_dashed { DASH } else { "" }));
    }

    /// Copies the upper half of the card onto the lower half, turned half round: a court is painted only once.
    pub(crate) fn turn_half(&mut self) {
        // The corners stay as they are: light comes from above, and so the shadow does not lie the same round both.
        let inset = self.width_px.div_ceil(30);
        if self.width_px.min(self.height_px) <= 2 * inset {
            // A card of a few pixels has no halves.
            return;
        }
        let across = self.pixmap.width() as usize;
        let (left, right) = ((self.margin_px + inset) as usize, across - (self.margin_px + inset) as usize);
        let first = self.margin_px + inset;
        let last = self.margin_px + self.height_px - 1 - inset;
        let data = self.pixmap.data_mut();
        for row in first..first + (last + 1 - first) / 2 {
            let (upper, lower) = (row as usize * across, (first + last - row) as usize * across);
            let (above, below) = data.split_at_mut(lower * 4);
            let above = &above[(upper + left) * 4..(upper + right) * 4];
            let below = &mut below[left * 4..right * 4];
            for (to, from) in below.chunks_exact_mut(4).rev().zip(above.chunks_exact(4)) {
                to.copy_from_slice(from);
            }
        }
    }

    /// Returns the width and the height with the margin, and the straight RGBA pixels.
    pub fn into_rgba(self) -> (u32, u32, Vec<u8>) {
        let (across, down) = (self.pixmap.width(), self.pixmap.height());
        let mut rgba = self.pixmap.take();
        straighten(&mut rgba);
        (across, down, rgba)
    }

    /// Returns the transform from card units to pixels.
    fn place(&self) -> Transform {
        let margin = self.margin_px as f32;
        let scale = (self.width_px as f32 / 100.0, self.height_px as f32 / HEIGHT);
        Transform::from_row(scale.0, 0.0, 0.0, scale.1, margin, margin)
    }
}

/// The attribute of a line that is broken, in card units.
const DASH: &str = r#" stroke-dasharray="11 7""#;

/// Returns a line along the card, `inset` card units inside its border, as SVG, with further attributes.
fn outline(inset: f32, width: f32, colour: Color, attributes: &str) -> String {
    let (across, down, corner) = (100.0 - 2.0 * inset, HEIGHT - 2.0 * inset, CORNER - inset);
    let colour = hex(colour);
    format!(
        r##"<rect x="{inset}" y="{inset}" width="{across}" height="{down}" rx="{corner}" fill="none" stroke="{colour}" stroke-width="{width}"{attributes}/>"##
    )
}

fn paint(colour: Color) -> Paint<'static> {
    let [r, g, b, a] = colour.into_rgba8();
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(r, g, b, a);
    paint
}

/// The longest side of a raster in physical pixels; what is larger is a mistake of a layout.
pub const LONGEST_PX: u32 = 4096;

/// Returns the straight RGBA pixels of an SVG text, stretched to this size.
pub fn pixels(svg: &str, width_px: u32, height_px: u32) -> Option<Vec<u8>> {
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

/// Returns the path of SVG path data to be painted into pixels; `None` when the text is no path data.
pub fn painted(data: &str) -> Option<Path> {
    // The stroke keeps straight lines, whose filled area is empty, from being left out by the parser.
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="none" stroke="#000" d="{data}"/></svg>"##
    );
    let tree = Tree::from_str(&svg, &Options::default()).ok()?;
    match tree.root().children().first() {
        Some(Node::Path(path)) => Some(path.data().clone()),
        _ => None,
    }
}

/// Paints an SVG text onto pixels. Returns `false` if the text is not SVG.
pub(crate) fn paint_onto(svg: &str, place: Transform, onto: &mut PixmapMut<'_>) -> bool {
    let Ok(tree) = Tree::from_str(svg, &Options::default()) else { return false };
    resvg::render(&tree, place, onto);
    true
}

/// Divides the colors by their alpha: resvg paints premultiplied pixels, windows and files have straight ones and would
/// darken every soft edge a second time.
pub(crate) fn straighten(rgba: &mut [u8]) {
    for pixel in rgba.chunks_exact_mut(4) {
        let alpha = u32::from(pixel[3]);
        if alpha != 0 && alpha != 255 {
            for colour in &mut pixel[..3] {
                *colour = u8::try_from((u32::from(*colour) * 255 + alpha / 2) / alpha).unwrap_or(u8::MAX);
            }
        }
    }
}

/// Darkness of the shadow where the card is widest over it, 0 to 1.
const DARKNESS: f32 = 0.32;

/// Lays the shadow of a card under its premultiplied RGBA pixels.
///
/// The picture is `width_px` wide and the card in it has a margin of `margin_px` on every side. The shadow lies two
/// units of `unit` pixels below the card and fades over about eight. Only pixels that the card leaves open are
/// worked on: painting the shadow with the card took several times as long as the card.
fn shade(rgba: &mut [u8], width_px: u32, margin_px: u32, unit: f32) {
    let (across, down) = (width_px as usize, rgba.len() / 4 / width_px.max(1) as usize);
    let middle = (across as f32 / 2.0, down as f32 / 2.0 + 2.0 * unit);
    let margin = margin_px as f32;
    let corner = CORNER / 100.0 * (across as f32 - 2.0 * margin);
    let inner = (across as f32 / 2.0 - margin - corner, down as f32 / 2.0 - margin - corner);
    for (place, pixel) in rgba.chunks_exact_mut(4).enumerate() {
        if pixel[3] == 255 {
            continue;
        }
        let (x, y) = ((place % across) as f32 + 0.5, (place / across) as f32 + 0.5);
        let (dx, dy) = ((x - middle.0).abs() - inner.0, (y - middle.1).abs() - inner.1);
        let outside = dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0) - corner;
        // A logistic curve lies within one hundredth of the bell curve of deviation two that a blur of four is.
        let shadow = DARKNESS / (1.0 + (1.702 * outside / (2.0 * unit)).exp());
        let alpha = f32::from(pixel[3]);
        pixel[3] = (alpha + shadow * (255.0 - alpha)).round() as u8;
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
        assert!(pixels("no svg", 10, 10).is_none());
        assert!(pixels(HALF, 0, 10).is_none());
        assert!(pixels(HALF, 10, LONGEST_PX + 1).is_none());
        assert!(pixels(HALF, 12, 7).is_some());
    }

    #[test]
    fn a_card_of_any_size_can_be_turned_half() {
        for (width, height) in (1..40).flat_map(|width| [(width, 1), (width, width), (width, width * 7 / 5)]) {
            for margin in [0, 1, 5] {
                let mut page = Page::new(width, height, margin).expect("it has pixels");
                page.turn_half();
                assert_eq!(page.width_px(), width);
            }
        }
    }
}
