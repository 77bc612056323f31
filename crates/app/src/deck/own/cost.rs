//! Estimates of the time that shapes take to be drawn, made before they are: a few hundred bytes can ask for more than
//! any machine does in a day.

use pitch_session::deck_folder::Flaw;

use resvg::tiny_skia::{PathSegment, Point, Rect, Transform};
use resvg::usvg::{BlendMode, ClipPath, Group, Mask, Node, Paint, Path, Pattern, Stroke, Tree};

/// Assumed width of drawn shapes, in pixels.
const WIDTH_PX: f32 = 300.0;

/// The most that a picture may take, in nanoseconds of a usual machine. Drawings of court cards take a tenth of it.
const MOST: f32 = 250e6;

/// Largest sides of a layer, as a multiple of those of the picture: what lies outside is drawn up to there.
const LARGEST_LAYER: f32 = 5.0;

/// Largest area of the tile of a pattern, as a multiple of that of the picture: it is drawn whole, however large.
const LARGEST_TILE: f32 = 4.0;

// Nanoseconds for a pixel, measured and rounded up.
const PLAIN: f32 = 2.0;
const GRADIENT: f32 = 15.0;
const PATTERN: f32 = 50.0;
const LAYER: f32 = 10.0;
const BLENDED_LAYER: f32 = 30.0;
const CLIP: f32 = 10.0;
const MASK: f32 = 20.0;

// Nanoseconds for a path, each of its segments, each pixel that they go up or down, and each dash.
const PATH: f32 = 5_000.0;
const FILLED_SEGMENT: f32 = 500.0;
const STROKED_SEGMENT: f32 = 3_000.0;
const STEP: f32 = 80.0;
const DASH: f32 = 5_000.0;

/// Checks that shapes are drawn in a moment.
///
/// # Errors
/// [`Flaw::TooManyParts`] if not, and [`Flaw::Element`] for a filter, which may take any time.
pub(super) fn check(tree: &Tree) -> Result<(), Flaw> {
    let scale = WIDTH_PX / tree.size().width();
    let canvas = Page { width: WIDTH_PX, height: tree.size().height() * scale };
    let mut estimate = Estimate { left: MOST, canvas };
    estimate.group(tree.root(), Transform::from_scale(scale, scale), canvas)
}

/// Size of the surface that is drawn onto, in pixels.
#[derive(Debug, Clone, Copy)]
struct Page {
    width: f32,
    height: f32,
}

impl Page {
    fn area(self) -> f32 {
        self.width * self.height
    }

    /// Returns the greatest number of its pixels that a rectangle covers.
    fn covered(self, by: Rect, transform: Transform) -> f32 {
        by.transform(transform)
            .map_or(0.0, |by| (by.width() + 1.0).min(self.width) * (by.height() + 1.0).min(self.height))
    }
}

/// Estimate of a drawing, with the time that is left for it.
struct Estimate {
    left: f32,
    canvas: Page,
}

impl Estimate {
    fn spend(&mut self, nanoseconds: f32) -> Result<(), Flaw> {
        self.left -= nanoseconds;
        // What is no number is no time either.
        if self.left >= 0.0 { Ok(()) } else { Err(Flaw::TooManyParts) }
    }

    fn group(&mut self, group: &Group, transform: Transform, page: Page) -> Result<(), Flaw> {
        if !group.filters().is_empty() {
            return Err(Flaw::Element("filter"));
        }
        let transform = transform.pre_concat(group.transform());
        let page = if group.should_isolate() { self.layer(group, transform)? } else { page };
        self.spend(1.0)?;
        group.children().iter().try_for_each(|node| match node {
            Node::Group(group) => self.group(group, transform, page),
            Node::Path(path) => self.path(path, transform, page),
            // They were refused before.
            Node::Image(_) | Node::Text(_) => Ok(()),
        })
    }

    /// Returns the layer that a group is drawn onto first, with all that is taken away from it.
    fn layer(&mut self, group: &Group, transform: Transform) -> Result<Page, Flaw> {
        let Page { width, height } = self.canvas;
        let bounds = group.layer_bounding_box().to_rect().transform(transform);
        let layer = bounds.map_or(self.canvas, |bounds| Page {
            width: (bounds.width() + 4.0).min(width * LARGEST_LAYER),
            height: (bounds.height() + 4.0).min(height * LARGEST_LAYER),
        });
        let each = if group.blend_mode() == BlendMode::Normal { LAYER } else { BLENDED_LAYER };
        self.spend(layer.area() * each)?;
        let mut clip = group.clip_path();
        while let Some(path) = clip {
            self.clip(path, transform, layer)?;
            clip = path.clip_path();
        }
        let mut mask = group.mask();
        while let Some(shapes) = mask {
            self.mask(shapes, transform, layer)?;
            mask = shapes.mask();
        }
        Ok(layer)
    }

    fn clip(&mut self, clip: &ClipPath, transform: Transform, page: Page) -> Result<(), Flaw> {
        self.spend(page.area() * CLIP)?;
        self.group(clip.root(), transform.pre_concat(clip.transform()), page)
    }

    fn mask(&mut self, mask: &Mask, transform: Transform, page: Page) -> Result<(), Flaw> {
        self.spend(page.area() * MASK)?;
        self.group(mask.root(), transform, page)
    }

    fn path(&mut self, path: &Path, transform: Transform, page: Page) -> Result<(), Flaw> {
        let extent = Extent::of(path, transform, page);
        self.spend(PATH)?;
        if let Some(fill) = path.fill() {
            self.spend(extent.segments * FILLED_SEGMENT + extent.steps * STEP)?;
            self.paint(fill.paint(), path.bounding_box(), transform, page)?;
        }
        if let Some(stroke) = path.stroke() {
            // A stroke has two sides.
            self.spend(extent.segments * STROKED_SEGMENT + 2.0 * extent.steps * STEP)?;
            self.spend(dashes(stroke, extent.length) * DASH)?;
            self.paint(stroke.paint(), path.stroke_bounding_box(), transform, page)?;
        }
        Ok(())
    }

    fn paint(&mut self, paint: &Paint, bounds: Rect, transform: Transform, page: Page) -> Result<(), Flaw> {
        let pixels = page.covered(bounds, transform);
        match paint {
            Paint::Color(_) => self.spend(pixels * PLAIN),
            Paint::LinearGradient(_) | Paint::RadialGradient(_) => self.spend(pixels * GRADIENT),
            Paint::Pattern(pattern) => {
                self.spend(pixels * PATTERN)?;
                self.tile(pattern, transform)
            }
        }
    }

    fn tile(&mut self, pattern: &Pattern, transform: Transform) -> Result<(), Flaw> {
        let (across, down) = transform.pre_concat(pattern.transform()).get_scale();
        let tile = Page { width: pattern.rect().width() * across, height: pattern.rect().height() * down };
        let area = tile.area();
        if !area.is_finite() || area > self.canvas.area() * LARGEST_TILE {
            return Err(Flaw::TooManyParts);
        }
        self.spend(area * LAYER)?;
        self.group(pattern.root(), Transform::from_scale(across, down), tile)
    }
}

/// Extent of a path.
#[derive(Default)]
struct Extent {
    segments: f32,
    /// Distance that the path goes up and down, in pixels.
    steps: f32,
    /// Length of the path, in its own units.
    length: f32,
}

impl Extent {
    fn of(path: &Path, transform: Transform, page: Page) -> Self {
        let mut extent = Extent::default();
        let (mut begun, mut at) = (Point::zero(), Point::zero());
        let mut goes = |from: Point, to: Point| {
            extent.length += from.distance(to);
            let mut ends = [from, to];
            transform.map_points(&mut ends);
            extent.steps += (ends[1].y - ends[0].y).abs().min(page.height);
        };
        let mut segments = 0_u32;
        for segment in path.data().segments() {
            segments += 1;
            // A curve is no longer than the way along its control points.
            let points = match segment {
                PathSegment::MoveTo(to) => {
                    (begun, at) = (to, to);
                    continue;
                }
                PathSegment::LineTo(to) => [to, to, to],
                PathSegment::QuadTo(by, to) => [by, to, to],
                PathSegment::CubicTo(first, second, to) => [first, second, to],
                PathSegment::Close => [begun; 3],
            };
            for point in points {
                goes(at, point);
                at = point;
            }
        }
        extent.segments = segments as f32;
        extent
    }
}

/// Returns the number of dashes of a stroke of this length.
fn dashes(stroke: &Stroke, length: f32) -> f32 {
    stroke.dasharray().map_or(0.0, |dashes| {
        let period: f32 = dashes.iter().sum();
        length / period * dashes.len() as f32 / 2.0 + dashes.len() as f32
    })
}
