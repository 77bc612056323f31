//! A canvas that keeps what software draws slowly apart from its shapes: words and shadows.

use super::shadow::{Shades, Shadow};
use super::surface::{Surface, Written};

use iced::widget::canvas::{Frame, Image, Text};
use iced::widget::image::FilterMethod;
use iced::{Radians, Rectangle, Vector};

/// A frame of which upright words are given back, and shadows as pictures.
///
/// The software renderer clears a mask of the whole window for each word of a canvas, as it does not know how far it
/// reaches; for words of a widget it need not. And a shadow as shapes takes it longer than all that casts it.
pub struct Leaf<'a> {
    frame: &'a mut Frame,
    shades: &'a Shades,
    /// How far the shadows reach below what casts them, in logical pixels.
    tucked: f32,
    /// Physical pixels in a logical one.
    scale: f32,
    shadows: Vec<(Rectangle, Image)>,
    words: Vec<Text>,
    /// How often something was moved, turned or scaled that is not undone.
    moved: usize,
    kept: Vec<usize>,
}

impl<'a> Leaf<'a> {
    /// A leaf on `frame`, of which a logical pixel has `scale` physical ones. The pictures of its shadows are to lie in the
    /// layer below it, or over its shapes if they are `hollow`.
    pub const fn new(frame: &'a mut Frame, shades: &'a Shades, hollow: bool, scale: f32) -> Self {
        let tucked = if hollow { 0.0 } else { 1.0 };
        Leaf { frame, shades, tucked, scale, shadows: Vec::new(), words: Vec::new(), moved: 0, kept: Vec::new() }
    }

    /// The pictures of the shadows, and the words that are to be written over it.
    #[must_use]
    pub fn into_parts(self) -> (Vec<(Rectangle, Image)>, Vec<Text>) {
        (self.shadows, self.words)
    }
}

impl Surface for Leaf<'_> {
    type Below = Frame;

    fn below(&mut self) -> &mut Frame {
        self.frame
    }

    fn write(&mut self, text: Text, as_shapes: bool, about: impl FnOnce() -> Written) {
        if as_shapes || self.moved > 0 {
            Surface::write(self.frame, text, as_shapes, about);
        } else {
            self.words.push(text);
        }
    }

    fn shade(&mut self, rect: Rectangle, corner: f32, shadow: Shadow) {
        let strips = self.shades.strips(rect, corner, shadow, self.tucked, self.scale).into_iter();
        let picture = |handle| Image::new(handle).filter_method(FilterMethod::Nearest);
        self.shadows.extend(strips.map(|(place, handle)| (place, picture(handle))));
    }

    fn save(&mut self) {
        self.kept.push(self.moved);
        self.frame.save();
    }

    fn restore(&mut self) {
        self.moved = self.kept.pop().unwrap_or_default();
        self.frame.restore();
    }

    fn translate(&mut self, by: Vector) {
        self.moved += 1;
        self.frame.translate(by);
    }

    fn rotate(&mut self, angle: Radians) {
        self.moved += 1;
        self.frame.rotate(angle);
    }

    fn scale(&mut self, by: f32) {
        self.moved += 1;
        self.frame.scale(by);
    }
}
