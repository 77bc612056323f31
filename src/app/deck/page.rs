//! The pixels of one card while it is painted, in card units.

use super::inks::Inks;
use super::raster::{self, hex};
use super::shadow;
use crate::app::outline::painted;

use iced::Color;
use iced::widget::image::Handle;
use resvg::tiny_skia::{FillRule, LineCap, LineJoin, Mask, Paint, Path, Pixmap, PixmapPaint, Stroke, Transform};

use std::sync::LazyLock;

/// The height of a card, of which the width is 100.
const HEIGHT: f32 = 140.0;

/// The corner of a card.
const CORNER: f32 = 7.0;

/// The border of a card.
static CARD: LazyLock<Option<Path>> =
    LazyLock::new(|| painted("M7 0H93A7 7 0 0 1 100 7V133A7 7 0 0 1 93 140H7A7 7 0 0 1 0 133V7A7 7 0 0 1 7 0Z"));

/// Where a part stands on a card: its origin in card units, its scale, and whether it is turned half round.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct At {
    pub x: f32,
    pub y: f32,
    pub scale: f32,
    pub is_turned: bool,
}

impl At {
    /// Upright at this place.
    pub(super) const fn new(x: f32, y: f32, scale: f32) -> Self {
        At { x, y, scale, is_turned: false }
    }

    /// The same turned half round about its own origin.
    pub(super) const fn turned(self) -> Self {
        At { is_turned: !self.is_turned, ..self }
    }

    /// Where it comes to stand when the whole card is turned half round.
    pub(super) const fn opposite(self) -> Self {
        At { x: 100.0 - self.x, y: HEIGHT - self.y, ..self.turned() }
    }

    fn transform(self) -> Transform {
        let scale = if self.is_turned { -self.scale } else { self.scale };
        Transform::from_row(scale, 0.0, 0.0, scale, self.x, self.y)
    }
}

/// A card in premultiplied pixels, with a transparent margin round it.
#[derive(Debug, Clone)]
pub(super) struct Page {
    pixmap: Pixmap,
    width_px: u32,
    height_px: u32,
    margin_px: u32,
}

impl Page {
    /// Transparent; `None` if it would have no pixel, or be larger than any layout needs.
    pub(super) fn new(width_px: u32, height_px: u32, margin_px: u32) -> Option<Self> {
        if width_px.max(height_px).max(margin_px) > raster::LONGEST_PX || width_px.min(height_px) == 0 {
            return None;
        }
        let pixmap = Pixmap::new(width_px + 2 * margin_px, height_px + 2 * margin_px)?;
        Some(Page { pixmap, width_px, height_px, margin_px })
    }

    /// The blank card with its edge, and its shadow for units of `unit` pixels.
    pub(super) fn blank(inks: &Inks, width_px: u32, height_px: u32, margin_px: u32, unit: f32) -> Option<Self> {
        let mut page = Page::new(width_px, height_px, margin_px)?;
        page.svg(&format!(
            r##"<rect width="100" height="140" rx="7" fill="{}"/>{}"##,
            hex(inks.paper),
            outline(inks.edge_width / 2.0, inks.edge_width, inks.edge())
        ));
        let across = page.pixmap.width();
        shadow::lay(page.pixmap.data_mut(), across, margin_px, unit);
        Some(page)
    }

    /// The width of the card without its margin, in pixels.
    pub(super) const fn width_px(&self) -> u32 {
        self.width_px
    }

    /// Fills a path.
    pub(super) fn fill(&mut self, path: &Path, at: At, colour: Color) {
        let place = self.place().pre_concat(at.transform());
        self.pixmap.fill_path(path, &paint(colour), FillRule::Winding, place, None);
    }

    /// Draws along a path with round ends; `width` is in the units of the path.
    pub(super) fn stroke(&mut self, path: &Path, at: At, width: f32, colour: Color) {
        let place = self.place().pre_concat(at.transform());
        let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint(colour), &stroke, place, None);
    }

    /// Paints elements of SVG in card units. What stands out of the card falls into the margin.
    pub(super) fn svg(&mut self, elements: &str) {
        let svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140" viewBox="0 0 100 140">{elements}</svg>"##
        );
        let place = self.place();
        if !raster::paint_onto(&svg, place, &mut self.pixmap.as_mut()) {
            tracing::error!(%elements, "a part of the deck is no SVG");
        }
    }

    /// Lays a picture of the size of the card onto it, cut to its round corners, and draws the line round it.
    pub(super) fn lay(&mut self, picture: &Pixmap, inks: &Inks) {
        let Some(mut mask) = Mask::new(self.pixmap.width(), self.pixmap.height()) else { return };
        if let Some(card) = &*CARD {
            mask.fill_path(card, FillRule::Winding, true, self.place());
        }
        let (at, paint) = (self.margin_px as i32, PixmapPaint::default());
        self.pixmap.draw_pixmap(at, at, picture.as_ref(), &paint, Transform::identity(), Some(&mask));
        self.svg(&outline(inks.edge_width / 2.0, inks.edge_width, inks.edge()));
    }

    /// Lays a half transparent cover over the card.
    pub(super) fn cover(&mut self, colour: Color) {
        let (cover, alpha) = (hex(colour), colour.a);
        self.svg(&format!(r##"<rect width="100" height="140" rx="7" fill="{cover}" fill-opacity="{alpha}"/>"##));
    }

    /// Draws an edge of this width in card units round the card.
    pub(super) fn edge(&mut self, width: f32, colour: Color) {
        // A little of the edge lies on the card, so that no felt shines through between the two.
        let (by, width) = (width / 2.0 - 0.2, width + 0.4);
        self.svg(&outline(-by, width, colour));
    }

    /// Copies the upper half of the card onto the lower half, turned half round: a court is painted only once.
    pub(super) fn turn_half(&mut self) {
        // The corners stay as they are: light comes from above, and so the shadow does not lie the same round both.
        let inset = self.width_px.div_ceil(30);
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

    /// The picture for the screen.
    pub(super) fn into_handle(self) -> Handle {
        let (across, down) = (self.pixmap.width(), self.pixmap.height());
        let mut rgba = self.pixmap.take();
        raster::straighten(&mut rgba);
        Handle::from_rgba(across, down, rgba)
    }

    /// From card units to pixels.
    fn place(&self) -> Transform {
        let margin = self.margin_px as f32;
        let scale = (self.width_px as f32 / 100.0, self.height_px as f32 / HEIGHT);
        Transform::from_row(scale.0, 0.0, 0.0, scale.1, margin, margin)
    }
}

/// A line along the card, so many card units inside of its border, as SVG.
fn outline(inset: f32, width: f32, colour: Color) -> String {
    let (across, down, corner) = (100.0 - 2.0 * inset, HEIGHT - 2.0 * inset, CORNER - inset);
    let colour = hex(colour);
    format!(
        r##"<rect x="{inset}" y="{inset}" width="{across}" height="{down}" rx="{corner}" fill="none" stroke="{colour}" stroke-width="{width}"/>"##
    )
}

fn paint(colour: Color) -> Paint<'static> {
    let [r, g, b, a] = colour.into_rgba8();
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(r, g, b, a);
    paint
}
