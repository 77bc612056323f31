//! Parts of a page that are drawn with the painting kit.

use super::{Kit, said};
use crate::font;
use crate::icon::Icon;
use crate::paint;

use iced::widget::canvas::{self, Frame, Geometry};
use iced::widget::stack;
use iced::{Color, Element, Fill, Length, Point, Rectangle, Renderer, Theme, mouse};

/// Drawing that stays as it is until the page is built anew. Without the cache the renderer would take every such part
/// for changed and draw it again with all that lies over it, each time that the caret of a text field blinks.
struct Drawn<F> {
    draw: F,
    cache: canvas::Cache,
}

impl<M, F: Fn(&mut Frame, Rectangle)> canvas::Program<M> for Drawn<F> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let rect = Rectangle::with_size(bounds.size());
        vec![self.cache.draw(renderer, bounds.size(), |frame| (self.draw)(frame, rect))]
    }
}

/// Creates a part of the page that `draw` fills; it is given the place of the part in its own frame.
pub fn drawn<'a, M: 'a>(
    width: impl Into<Length>,
    height: impl Into<Length>,
    draw: impl Fn(&mut Frame, Rectangle) + 'a,
) -> Element<'a, M> {
    canvas::Canvas::new(Drawn { draw, cache: canvas::Cache::new() }).width(width).height(height).into()
}

/// Shows a share of `content`, `shown` from 0 to 1, as it comes up from a ground of a color, with corners of a radius
/// in logical pixels. Content that is shown whole has nothing over it.
pub(crate) fn veiled<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    (ground, corner): (Color, f32),
    shown: f32,
) -> Element<'a, M> {
    let content = content.into();
    if shown >= 1.0 {
        return content;
    }
    let veil = drawn(Fill, Fill, move |frame, rect| {
        paint::fill(frame, rect, corner, ground.scale_alpha(1.0 - shown));
    });
    stack![content, veil].into()
}

/// Draws words in large letters that `draw` stamps onto the middle of their place.
pub(crate) fn stamped<'a, M: 'a>(
    kit: Kit,
    words: String,
    draw: impl Fn(&mut Frame, Point, &str) + 'a,
) -> Element<'a, M> {
    let width = font::width(&words, font::BOLD, kit.px(22.0)) + kit.px(36.0);
    let height = 0.07f32.mul_add(width, kit.px(52.0));
    let told = words.clone();
    said(drawn(width + kit.px(8.0), height, move |frame, rect| draw(frame, rect.center(), &words)), told)
}

/// Draws an icon `size` pixels of the design wide.
pub(crate) fn icon<'a, M: 'a>(kit: Kit, icon: Icon, size: f32, colour: Color) -> Element<'a, M> {
    let side = kit.px(size);
    drawn(side, side, move |frame, rect| {
        paint::icon(frame, icon, rect.center(), rect.width, colour);
    })
}
