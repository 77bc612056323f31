//! SVG path data as canvas paths.

use pitch_deck::painted;

use iced::Point;
use iced::widget::canvas::Path;
use resvg::tiny_skia::PathSegment;

/// Returns the canvas path of SVG path data, in the coordinates of the data; empty when the text is no path data.
pub(crate) fn outline(data: &str) -> Path {
    let outline = painted(data);
    Path::new(|builder| {
        let point = |at: resvg::tiny_skia::Point| Point::new(at.x, at.y);
        for segment in outline.iter().flat_map(resvg::tiny_skia::Path::segments) {
            match segment {
                PathSegment::MoveTo(to) => builder.move_to(point(to)),
                PathSegment::LineTo(to) => builder.line_to(point(to)),
                PathSegment::QuadTo(by, to) => builder.quadratic_curve_to(point(by), point(to)),
                PathSegment::CubicTo(by, and, to) => builder.bezier_curve_to(point(by), point(and), point(to)),
                PathSegment::Close => builder.close(),
            }
        }
    })
}
