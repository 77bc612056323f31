//! Parts of a page that are drawn with the painting kit.

use super::Kit;
use crate::icon::Icon;
use crate::paint;

use iced::widget::canvas::{self, Frame, Geometry};
use iced::{Color, Element, Length, Rectangle, Renderer, Theme, mouse};

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

/// Draws an icon `size` pixels of the design wide.
pub(crate) fn icon<'a, M: 'a>(kit: Kit, icon: Icon, size: f32, colour: Color) -> Element<'a, M> {
    let side = kit.px(size);
    drawn(side, side, move |frame, rect| {
        paint::icon(frame, icon, rect.center(), rect.width, colour);
    })
}
