//! Pictures and words over a canvas, in the same layer.
//!
//! The software renderer clears a mask of the whole window for each canvas that has only pictures, and for each word of a
//! canvas; for those of a widget it does not.

use iced::advanced::image::Renderer as _;
use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::renderer::Style;
use iced::advanced::text::{self, Renderer as _, Wrapping};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Shell, Widget};
use iced::widget::canvas;
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

use std::cell::RefCell;

/// Pictures, the lowest first, and where they are drawn, in logical pixels.
pub type Pictures = RefCell<Vec<(Rectangle, canvas::Image)>>;

/// Words and where they are written.
pub type Words = RefCell<Vec<canvas::Text>>;

/// `content`, and over it the `pictures` and `words` that it leaves there when it is drawn; the first pictures lie lowest.
pub fn lettered<'a, M: 'a, const N: usize>(
    content: impl Into<Element<'a, M>>,
    pictures: [&'a Pictures; N],
    words: &'a Words,
) -> Element<'a, M> {
    Element::new(Lettered { content: content.into(), pictures, words })
}

/// As wide and high as words may be that have all the room there is, in logical pixels. The renderer multiplies it with
/// nought, which infinity is not for.
const ENDLESS: f32 = 100_000.0;

struct Lettered<'a, M, const N: usize> {
    content: Element<'a, M>,
    pictures: [&'a Pictures; N],
    words: &'a Words,
}

impl<M, const N: usize> Widget<M, Theme, Renderer> for Lettered<'_, M, N> {
    fn tag(&self) -> tree::Tag {
        self.content.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.content.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.content.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.content.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        self.content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.content.as_widget_mut().operate(tree, layout, renderer, operation);
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
        self.content.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        self.content.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        let bounds = layout.bounds();
        let to = Vector::new(bounds.x, bounds.y);
        for pictures in self.pictures {
            for (place, picture) in pictures.borrow().iter() {
                renderer.draw_image(picture.clone(), *place + to, bounds);
            }
        }
        for words in self.words.borrow().iter() {
            let text = text::Text {
                content: words.content.clone(),
                bounds: Size::new(words.max_width.min(ENDLESS), ENDLESS),
                size: words.size,
                line_height: words.line_height,
                font: words.font,
                align_x: words.align_x,
                align_y: words.align_y,
                shaping: words.shaping,
                wrapping: Wrapping::default(),
            };
            renderer.fill_text(text, words.position + to, words.color, bounds);
        }
    }
}
