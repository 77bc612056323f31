//! What is drawn of the table and kept until it changes.

use crate::app::paint::{Layered, Shades};
use crate::app::widget::{Pictures, Words};

use iced::widget::canvas::{self, Geometry};
use iced::{Rectangle, Renderer, Size};

use std::cell::Cell;

/// One layer with its words and the shadows of what lies on it.
#[derive(Debug, Default)]
pub struct Sheet {
    shapes: canvas::Cache,
    shadows: Pictures,
    words: Words,
    drawn: Cell<usize>,
}

impl Sheet {
    /// Has it drawn anew.
    pub fn clear(&self) {
        self.shapes.clear();
    }

    /// The words on it, as they were drawn last.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The shadows of what lies on it, as they were drawn last.
    pub const fn shadows(&self) -> &Pictures {
        &self.shadows
    }

    /// How often it was drawn and not taken as it was kept.
    #[cfg(test)]
    pub const fn drawn(&self) -> usize {
        self.drawn.get()
    }

    /// The shapes as they are kept, or drawn now. Its shadows lie over them if they are `hollow`, and else in the layer
    /// below.
    pub fn draw(
        &self,
        renderer: &Renderer,
        size: Size,
        (shades, hollow, scale): (&Shades, bool, f32),
        draw: impl FnOnce(&mut Layered<'_>),
    ) -> Geometry {
        self.shapes.draw(renderer, size, |frame| {
            let mut layered = Layered::new(frame, shades, hollow, scale);
            draw(&mut layered);
            let (shadows, words) = layered.into_parts();
            *self.shadows.borrow_mut() = shadows;
            *self.words.borrow_mut() = words;
            self.drawn.set(self.drawn.get() + 1);
        })
    }
}

/// The pictures of the cards.
#[derive(Debug, Default)]
pub struct Cards {
    pictures: Pictures,
    is_kept: Cell<bool>,
}

impl Cards {
    /// Has them laid anew.
    pub fn clear(&self) {
        self.is_kept.set(false);
    }

    /// The pictures, as they were laid last.
    pub const fn pictures(&self) -> &Pictures {
        &self.pictures
    }

    /// Lays the pictures that `lay` gives, if those that are kept are not to be shown any more.
    pub fn lay(&self, lay: impl FnOnce() -> Vec<(Rectangle, canvas::Image)>) {
        if !self.is_kept.replace(true) {
            *self.pictures.borrow_mut() = lay();
        }
    }
}

#[cfg(test)]
mod tests;
