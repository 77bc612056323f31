//! Pictures and words over a canvas, in the same layer.
//!
//! The software renderer clears a mask of the whole window for each canvas that has only pictures, and for each word of a
//! canvas; for those of a widget it does not.

use super::handing_on::hands_on;

use iced::advanced::Widget;
use iced::advanced::image::Renderer as _;
use iced::advanced::layout::Layout;
use iced::advanced::renderer::Style;
use iced::advanced::text::{self, Renderer as _, Wrapping};
use iced::advanced::widget::Tree;
use iced::widget::canvas;
use iced::{Element, Rectangle, Renderer, Size, Theme, Vector, mouse};

use std::cell::RefCell;
use std::convert::identity;

/// Pictures, the lowest first, with their places, in logical pixels.
pub type Pictures = RefCell<Vec<(Rectangle, canvas::Image)>>;

/// Words with their places.
pub type Words = RefCell<Vec<canvas::Text>>;

/// Shows `content`, and over it the `pictures` and `words` that it leaves there when it is drawn; the first pictures
/// lie lowest.
pub(crate) fn lettered<'a, M: 'a, const N: usize>(
    content: impl Into<Element<'a, M>>,
    pictures: [&'a Pictures; N],
    words: &'a Words,
) -> Element<'a, M> {
    Element::new(Lettered { content: content.into(), pictures, words })
}

/// Width and height of words that have all the room there is, in logical pixels. The renderer multiplies it by zero,
/// which infinity is not for.
const ENDLESS: f32 = 100_000.0;

struct Lettered<'a, M, const N: usize> {
    content: Element<'a, M>,
    pictures: [&'a Pictures; N],
    words: &'a Words,
}

impl<M, const N: usize> Widget<M, Theme, Renderer> for Lettered<'_, M, N> {
    hands_on!(identity; children diff size layout operate update mouse_interaction);

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
        self.content.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
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
