//! SVG path data as canvas paths.

use iced::Point;
use iced::widget::canvas::Path;
use resvg::tiny_skia::PathSegment;
use resvg::usvg::{Node, Options, Tree};

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

/// Returns the path of SVG path data to be painted into pixels; `None` when the text is no path data.
pub(crate) fn painted(data: &str) -> Option<resvg::tiny_skia::Path> {
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
