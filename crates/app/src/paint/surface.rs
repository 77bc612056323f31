//! Surfaces of the kit: a canvas, one of which words and shadows are kept apart, and a list of what would be drawn.

use super::shadow::{Shades, Shadow, rings};
use crate::font;

use iced::advanced::text::Alignment;
use iced::widget::canvas::path::lyon_path::{Event, math};
use iced::widget::canvas::{Fill, Frame, Image, Path, Stroke, Text};
use iced::widget::image::FilterMethod;
use iced::{Point, Radians, Rectangle, Size, Vector};

/// Something that can be drawn on. A [`Frame`] shows it; an [`Inventory`] lists it without a window or a renderer. One that
/// lies on another passes on what it does not do itself.
pub trait Surface: Sized {
    /// Surface that it lies on; itself if it lies on nothing.
    type Below: Surface;
    /// Returns the surface that it lies on.
    fn below(&mut self) -> &mut Self::Below;

    /// Fills a path.
    fn fill(&mut self, path: &Path, fill: impl Into<Fill>) {
        self.below().fill(path, fill);
    }
    /// Fills an upright rectangle.
    fn fill_rectangle(&mut self, corner: Point, size: Size, fill: impl Into<Fill>) {
        self.below().fill_rectangle(corner, size, fill);
    }
    /// Draws a line along a path.
    fn stroke<'s>(&mut self, path: &Path, stroke: impl Into<Stroke<'s>>) {
        self.below().stroke(path, stroke);
    }
    /// Writes words over all shapes and pictures, or `as_shapes` in their order among these; `about` tells of them.
    fn write(&mut self, text: Text, as_shapes: bool, about: impl FnOnce() -> Written);
    /// Takes away the words so far that begin in a rectangle, which is drawn over next: they would lie over all shapes.
    fn cover(&mut self, rect: Rectangle) {
        self.below().cover(rect);
    }
    /// Draws the shadow of a rectangle with round corners.
    fn shade(&mut self, rect: Rectangle, corner: f32, shadow: Shadow) {
        for (ring, fill) in rings(rect, corner, shadow) {
            self.fill(&ring, fill);
        }
    }
    /// Draws a picture into a rectangle.
    fn draw_image(&mut self, place: Rectangle, image: Image) {
        self.below().draw_image(place, image);
    }
    /// Keeps how things are moved, turned and scaled.
    fn save(&mut self) {
        self.below().save();
    }
    /// Goes back to what was kept last.
    fn restore(&mut self) {
        self.below().restore();
    }
    /// Draws with what is moved, turned or scaled in `draw` undone after it.
    fn with_save(&mut self, draw: impl FnOnce(&mut Self)) {
        self.save();
        draw(self);
        self.restore();
    }
    /// Moves what is drawn next.
    fn translate(&mut self, by: Vector) {
        self.below().translate(by);
    }
    /// Turns what is drawn next about the origin, clockwise.
    fn rotate(&mut self, angle: Radians) {
        self.below().rotate(angle);
    }
    /// Makes what is drawn next larger or smaller.
    fn scale(&mut self, by: f32) {
        self.below().scale(by);
    }
}

impl Surface for Frame {
    type Below = Self;

    fn below(&mut self) -> &mut Self {
        self
    }

    fn fill(&mut self, path: &Path, fill: impl Into<Fill>) {
        Frame::fill(self, path, fill);
    }

    fn fill_rectangle(&mut self, corner: Point, size: Size, fill: impl Into<Fill>) {
        Frame::fill_rectangle(self, corner, size, fill);
    }

    fn stroke<'s>(&mut self, path: &Path, stroke: impl Into<Stroke<'s>>) {
        Frame::stroke(self, path, stroke);
    }

    fn write(&mut self, text: Text, as_shapes: bool, _about: impl FnOnce() -> Written) {
        if as_shapes {
            text.draw_with(|path, colour| Frame::fill(self, &path, colour));
        } else {
            self.fill_text(text);
        }
    }

    /// Words that it draws itself stay: it does not know them any more.
    fn cover(&mut self, _rect: Rectangle) {}

    fn draw_image(&mut self, place: Rectangle, image: Image) {
        Frame::draw_image(self, place, image);
    }

    fn save(&mut self) {
        self.push_transform();
    }

    fn restore(&mut self) {
        self.pop_transform();
    }

    fn translate(&mut self, by: Vector) {
        Frame::translate(self, by);
    }

    fn rotate(&mut self, angle: Radians) {
        Frame::rotate(self, angle);
    }

    fn scale(&mut self, by: f32) {
        Frame::scale(self, by);
    }
}

/// Words as they stand on the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Written {
    /// Whole text that was to be said.
    pub whole: String,
    /// Text that has room: the whole, or a beginning with an ellipsis.
    pub shown: String,
    /// The size of the letters that was wished, in logical pixels.
    pub wished: f32,
    /// The size they have.
    pub size: f32,
    /// The room they take in the window.
    pub place: Rectangle,
    /// `true` if what is drawn later covers them.
    pub is_covered: bool,
}

impl Written {
    /// Returns `true` if something is left out.
    pub fn is_cut(&self) -> bool {
        self.shown != self.whole
    }
}

/// A list of what is drawn, in its order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Inventory {
    /// The words.
    pub written: Vec<Written>,
    /// The least upright rectangles round shapes.
    pub shapes: Vec<Rectangle>,
    moved: Moved,
    kept: Vec<Moved>,
}

impl Inventory {
    fn list(&mut self, path: &Path) {
        let mut corners: Option<(Point, Point)> = None;
        let mut meet = |at: math::Point| {
            let at = self.moved.point(Point::new(at.x, at.y));
            let (low, high) = corners.unwrap_or((at, at));
            corners =
                Some((Point::new(low.x.min(at.x), low.y.min(at.y)), Point::new(high.x.max(at.x), high.y.max(at.y))));
        };
        for event in path.raw() {
            match event {
                Event::Begin { at } => meet(at),
                Event::Line { to, .. } => meet(to),
                Event::Quadratic { ctrl, to, .. } => [ctrl, to].into_iter().for_each(&mut meet),
                Event::Cubic { ctrl1, ctrl2, to, .. } => [ctrl1, ctrl2, to].into_iter().for_each(&mut meet),
                Event::End { .. } => {}
            }
        }
        self.shapes.extend(corners.map(|(low, high)| between(low, high)));
    }
}

impl Surface for Inventory {
    type Below = Self;

    fn below(&mut self) -> &mut Self {
        self
    }

    fn fill(&mut self, path: &Path, _fill: impl Into<Fill>) {
        self.list(path);
    }

    fn fill_rectangle(&mut self, corner: Point, size: Size, _fill: impl Into<Fill>) {
        self.list(&Path::rectangle(corner, size));
    }

    fn stroke<'s>(&mut self, path: &Path, _stroke: impl Into<Stroke<'s>>) {
        self.list(path);
    }

    fn write(&mut self, _text: Text, as_shapes: bool, about: impl FnOnce() -> Written) {
        let written = about();
        let (from, size) = (written.place.position(), written.place.size());
        let across = Vector::new(size.width, 0.0);
        let down = Vector::new(0.0, size.height);
        let corners = [from, from + across, from + down, from + across + down].map(|corner| self.moved.point(corner));
        let low = corners.into_iter().reduce(|a, b| Point::new(a.x.min(b.x), a.y.min(b.y))).unwrap_or(from);
        let high = corners.into_iter().reduce(|a, b| Point::new(a.x.max(b.x), a.y.max(b.y))).unwrap_or(from);
        self.written.push(Written { place: between(low, high), is_covered: as_shapes, ..written });
    }

    fn cover(&mut self, rect: Rectangle) {
        for written in &mut self.written {
            written.is_covered |= rect.contains(written.place.center());
        }
    }

    fn draw_image(&mut self, _place: Rectangle, _image: Image) {}

    fn save(&mut self) {
        self.kept.push(self.moved);
    }

    fn restore(&mut self) {
        self.moved = self.kept.pop().unwrap_or_default();
    }

    fn translate(&mut self, by: Vector) {
        let origin = self.moved.point(Point::ORIGIN + by);
        self.moved.origin = origin;
    }

    fn rotate(&mut self, angle: Radians) {
        let (sin, cos) = angle.0.sin_cos();
        let Moved { across: Vector { x, y }, .. } = self.moved;
        self.moved.across = Vector::new(x * cos - y * sin, x * sin + y * cos);
    }

    fn scale(&mut self, by: f32) {
        self.moved.across *= by;
    }
}

fn between(low: Point, high: Point) -> Rectangle {
    Rectangle { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y }
}

/// Transform of what is drawn: the place of the origin, and the unit to the right of it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Moved {
    origin: Point,
    across: Vector,
}

impl Default for Moved {
    fn default() -> Self {
        Self { origin: Point::ORIGIN, across: Vector::new(1.0, 0.0) }
    }
}

impl Moved {
    fn point(&self, Point { x, y }: Point) -> Point {
        let Vector { x: cos, y: sin } = self.across;
        self.origin + Vector::new(x * cos - y * sin, x * sin + y * cos)
    }
}

/// A frame of which upright words are given back, and shadows as pictures.
///
/// The software renderer clears a mask of the whole window for each word of a canvas, as it does not know how far it
/// reaches; for words of a widget it need not. And a shadow as shapes takes it longer than all that casts it.
pub(crate) struct Layered<'a> {
    frame: &'a mut Frame,
    shades: &'a Shades,
    /// Distance that the shadows reach below what casts them, in logical pixels.
    tucked: f32,
    /// Physical pixels in a logical one.
    scale: f32,
    shadows: Vec<(Rectangle, Image)>,
    words: Vec<Text>,
    /// Number of moves, turns and scalings that are not undone.
    moved: usize,
    kept: Vec<usize>,
}

impl<'a> Layered<'a> {
    /// Creates a surface on `frame`, of which a logical pixel has `scale` physical ones. The pictures of its shadows
    /// are to lie in the layer below it, or over its shapes if they are `hollow`.
    pub(crate) const fn new(frame: &'a mut Frame, shades: &'a Shades, hollow: bool, scale: f32) -> Self {
        let tucked = if hollow { 0.0 } else { 1.0 };
        Layered { frame, shades, tucked, scale, shadows: Vec::new(), words: Vec::new(), moved: 0, kept: Vec::new() }
    }

    /// Returns the pictures of the shadows, and the words that are to be written over it.
    pub(crate) fn into_parts(self) -> (Vec<(Rectangle, Image)>, Vec<Text>) {
        (self.shadows, self.words)
    }
}

impl Surface for Layered<'_> {
    type Below = Frame;

    fn below(&mut self) -> &mut Frame {
        self.frame
    }

    fn write(&mut self, text: Text, as_shapes: bool, about: impl FnOnce() -> Written) {
        if as_shapes || self.moved > 0 {
            Surface::write(self.frame, text, as_shapes, about);
        } else {
            self.words.extend(apart(text));
        }
    }

    fn cover(&mut self, rect: Rectangle) {
        self.words.retain(|text| !rect.contains(text.position));
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

/// Returns the words of a line, each where it stands in it; the whole where the renderer breaks or aligns it, or where
/// letters may run from the right.
///
/// The software renderer keeps no picture of a blank, and runs the programs of the font for each of them in every frame.
fn apart(text: Text) -> Vec<Text> {
    let is_from_the_left = |letter: char| {
        letter < '\u{590}'
            || matches!(letter, '\u{2000}'..='\u{200a}' | '\u{2010}'..='\u{2027}' | '\u{202f}'..='\u{205f}')
            || matches!(letter, '\u{20a0}'..='\u{2bff}')
    };
    let is_line = text.max_width.is_infinite() && text.align_x == Alignment::Default;
    if !is_line || !text.content.chars().all(is_from_the_left) {
        return vec![text];
    }
    let mut words = Vec::new();
    let mut end = 0;
    for word in text.content.split_inclusive(char::is_whitespace) {
        end += word.len();
        let word = word.trim_end();
        if !word.is_empty() {
            let until = text.content[..end].trim_end();
            let width = |part: &str| font::width(part, text.font, text.size.0);
            let position = text.position + Vector::new(width(until) - width(word), 0.0);
            words.push(Text { content: word.to_owned(), position, ..text });
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inventory_follows_moves_turns_and_scales() {
        let mut inventory = Inventory::default();
        inventory.with_save(|surface| {
            surface.translate(Vector::new(100.0, 50.0));
            surface.rotate(Radians(std::f32::consts::FRAC_PI_2));
            surface.scale(2.0);
            surface.fill_rectangle(Point::new(1.0, 0.0), Size::new(10.0, 5.0), iced::Color::BLACK);
        });
        surface_is(inventory.shapes[0], Rectangle { x: 90.0, y: 52.0, width: 10.0, height: 20.0 });
        inventory.fill_rectangle(Point::new(1.0, 0.0), Size::new(10.0, 5.0), iced::Color::BLACK);
        surface_is(inventory.shapes[1], Rectangle { x: 1.0, y: 0.0, width: 10.0, height: 5.0 });
    }

    #[test]
    fn the_words_of_a_line_stand_where_they_stood_in_it() {
        font::load();
        let line = |content: &str| Text {
            content: content.to_owned(),
            position: Point::new(100.0, 20.0),
            font: font::REGULAR,
            size: 15.0.into(),
            ..Text::default()
        };
        let said = "Vous jouez\u{202f}: «\u{a0}le roi\u{a0}» – et la levée.";
        let words = apart(line(said));
        let contents: Vec<&str> = words.iter().map(|word| word.content.as_str()).collect();
        assert_eq!(contents, ["Vous", "jouez", ":", "«", "le", "roi", "»", "–", "et", "la", "levée."]);
        assert_eq!(words[0].position, Point::new(100.0, 20.0));
        let width = |text: &str| font::width(text, font::REGULAR, 15.0);
        for (a, b) in words.iter().zip(&words[1..]) {
            let gap = b.position.x - a.position.x - width(&a.content);
            assert!((1.0..8.0).contains(&gap) && b.position.y == 20.0, "{a:?} {b:?}");
        }
        let last = words.last().expect("a word");
        assert!((last.position.x + width(&last.content) - 100.0 - width(said)).abs() < 0.01);
        // What the renderer breaks or lays from the right is left to it.
        assert_eq!(apart(Text { max_width: 80.0, ..line(said) }).len(), 1);
        assert_eq!(apart(line("דן משחק")).len(), 1);
        assert_eq!(apart(line("  ")).len(), 0);
    }

    fn surface_is(found: Rectangle, wanted: Rectangle) {
        let near = |a: f32, b: f32| (a - b).abs() < 0.01;
        assert!(near(found.x, wanted.x) && near(found.y, wanted.y), "{found:?}");
        assert!(near(found.width, wanted.width) && near(found.height, wanted.height), "{found:?}");
    }
}
