//! Parts at points of an area: one with its corner there, or several about their middles, drawn in one layer, in their order.

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::renderer::Style;
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Shell, Widget};
use iced::widget::pin;
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};

/// Shows parts about their middles, given in the frame of the area, which is as large as it may be; none of them leaves it.
pub(crate) fn placed<'a, M: 'a>(parts: impl IntoIterator<Item = (Point, Element<'a, M>)>) -> Element<'a, M> {
    let (middles, parts) = parts.into_iter().unzip();
    Element::new(Placed { middles, parts })
}

/// Shows a part whose corner is at a point of the area, which is as large as it may be.
pub(crate) fn pinned<'a, M: 'a>(at: Point, part: impl Into<Element<'a, M>>) -> Element<'a, M> {
    pin(part).x(at.x).y(at.y).width(Length::Fill).height(Length::Fill).into()
}

struct Placed<'a, M> {
    middles: Vec<Point>,
    parts: Vec<Element<'a, M>>,
}

impl<M> Widget<M, Theme, Renderer> for Placed<'_, M> {
    fn children(&self) -> Vec<Tree> {
        self.parts.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let room = limits.max();
        let parts = self.parts.iter_mut().zip(&mut tree.children).zip(&self.middles);
        let nodes = parts.map(|((part, tree), middle)| {
            let node = part.as_widget_mut().layout(tree, renderer, &Limits::new(Size::ZERO, room));
            let Size { width, height } = node.size();
            let corner = *middle - Vector::new(width / 2.0, height / 2.0);
            let within = |at: f32, length: f32, room: f32| at.min(room - length).max(0.0).round();
            node.move_to(Point::new(within(corner.x, width, room.width), within(corner.y, height, room.height)))
        });
        let nodes = nodes.collect();
        Node::with_children(room, nodes)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.traverse(&mut |operation| {
            for ((part, tree), layout) in self.parts.iter_mut().zip(&mut tree.children).zip(layout.children()) {
                part.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        for ((part, tree), layout) in self.parts.iter_mut().zip(&mut tree.children).zip(layout.children()) {
            part.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let parts = self.parts.iter().zip(&tree.children).zip(layout.children());
        let of = |((part, tree), layout): ((&Element<'_, M>, &Tree), _)| {
            part.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
        };
        parts.map(of).max().unwrap_or_default()
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        for ((part, tree), layout) in self.parts.iter().zip(&tree.children).zip(layout.children()) {
            part.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }
}
