//! Words on a canvas, and the two lines above the hand.

use super::surface::{Surface, Written};
use crate::font::{self, LINE};
use crate::theme::Palette;

use iced::advanced::text::{Alignment, LineHeight, Shaping};
use iced::alignment::Vertical;
use iced::widget::canvas::Text;
use iced::{Color, Font, Pixels, Point, Rectangle, Size};

/// Smallest share of the wished size that words shrink to before they are cut.
const SMALLEST: f32 = 0.85;
/// Minimum size that words shrink to, in logical pixels.
const LEAST: f32 = 10.2;

/// A line of words with its typeface, size and color; drawn from its left end at its middle height unless told
/// otherwise.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Label<'a> {
    text: &'a str,
    font: Font,
    size: f32,
    colour: Color,
    align: Alignment,
    vertical: Vertical,
    room: f32,
    is_wrapped: bool,
}

impl<'a> Label<'a> {
    /// Creates a label of `text` at `size` logical pixels, but never smaller than letters can be.
    pub const fn new(text: &'a str, font: Font, size: f32, colour: Color) -> Self {
        let (align, vertical, size) = (Alignment::Left, Vertical::Center, size.max(font::LEAST));
        Self { text, font, size, colour, align, vertical, room: f32::INFINITY, is_wrapped: false }
    }

    /// Centers the words on their point.
    pub const fn centred(self) -> Self {
        Self { align: Alignment::Center, ..self }
    }

    /// Puts the right end of the words at their point.
    pub const fn right(self) -> Self {
        Self { align: Alignment::Right, ..self }
    }

    /// Hangs the words down from their point.
    pub(crate) const fn hanging(self) -> Self {
        Self { vertical: Vertical::Top, ..self }
    }

    /// Fits the words into at most `room` logical pixels: a little smaller if need be, then shortened with an ellipsis.
    pub const fn within(self, room: f32) -> Self {
        Self { room, is_wrapped: false, ..self }
    }

    /// Breaks the words into lines of at most `room` logical pixels.
    pub(crate) const fn wrapped(self, room: f32) -> Self {
        Self { room, is_wrapped: true, ..self }
    }

    /// Returns the width of the words, at most the room they have, in logical pixels.
    pub fn width(&self) -> f32 {
        font::width(self.text, self.font, self.fitting_size()).min(self.room)
    }

    /// Returns `true` if `room` logical pixels hold all the words, a little smaller if need be.
    pub fn fits(&self, room: f32) -> bool {
        self.least_size() / self.size * font::width(self.text, self.font, self.size) <= room
    }

    /// Returns the size at which the words fit, if it can be read.
    fn fitting_size(&self) -> f32 {
        let width = font::width(self.text, self.font, self.size);
        if self.is_wrapped || width <= self.room {
            return self.size;
        }
        (self.size * self.room / width).max(self.least_size())
    }

    fn least_size(&self) -> f32 {
        (SMALLEST * self.size).max(LEAST).min(self.size)
    }

    /// Draws the words over all shapes and pictures of the layer.
    pub fn draw(&self, frame: &mut impl Surface, at: Point) {
        frame.write(self.text_at(at), false, || self.written(at));
    }

    fn written(&self, at: Point) -> Written {
        let text = self.text_at(at);
        let size = if self.is_wrapped {
            self.room_at(text.size.0)
        } else {
            font::measure(&text.content, self.font, text.size.0)
        };
        let left = self.left(at, size.width);
        let top = if self.vertical == Vertical::Top { at.y } else { at.y - size.height / 2.0 };
        Written {
            whole: self.text.to_owned(),
            shown: text.content,
            wished: self.size,
            size: text.size.0,
            place: Rectangle::new(Point::new(left, top), size),
            is_covered: false,
        }
    }

    /// Returns the left end of words of this width.
    const fn left(&self, at: Point, width: f32) -> f32 {
        match self.align {
            Alignment::Center => at.x - width / 2.0,
            Alignment::Right => at.x - width,
            _ => at.x,
        }
    }

    /// Returns the room of all lines at this size.
    fn room_at(&self, size: f32) -> Size {
        font::measure_within(self.text, self.font, size, self.room)
    }

    fn text_at(&self, at: Point) -> Text {
        let size = self.fitting_size();
        let (content, max_width) = if self.is_wrapped {
            (self.text.to_owned(), self.room.max(0.0))
        } else if self.room.is_finite() && !self.fits(self.room) {
            (font::fit(self.text, self.font, size, self.room), f32::INFINITY)
        } else {
            (self.text.to_owned(), f32::INFINITY)
        };
        // iced lays a single line of letters that run from the right out to the end of all the room there is, unless it
        // is aligned by default: only several lines are aligned by it.
        let is_several = self.is_wrapped && self.room_at(size).height > 1.5 * LINE * size;
        let (position, align_x) = if is_several {
            (at, self.align)
        } else {
            (Point::new(self.left(at, font::width(&content, self.font, size)), at.y), Alignment::Default)
        };
        Text {
            content,
            position,
            max_width,
            color: self.colour,
            size: Pixels(size),
            line_height: LineHeight::Relative(LINE),
            font: self.font,
            align_x,
            align_y: self.vertical,
            // Basic shaping knows no kerning.
            shaping: Shaping::Advanced,
        }
    }
}

/// The sizes of the caption, in logical pixels at scale 1: it becomes smaller before anything of it is cut.
const CAPTION: [f32; 4] = [15.5, 14.5, 13.5, 12.5];
/// Distance of two lines, in sizes of the words.
const LEADING: f32 = 1.34;

/// Arrangement of the words of the caption.
enum Lines<'a> {
    /// All words in one line.
    One,
    /// The words on what happened, and below them the prompt.
    Two,
    /// The words on what happened, which go on in the second line, before the prompt.
    Broken(&'a str, &'a str),
}

impl<'a> Lines<'a> {
    /// Returns the arrangement within `width`; `None` where some of the words would be cut.
    fn of(said: &'a str, may: &str, size: f32, width: f32) -> Option<Self> {
        let gap = if said.is_empty() || may.is_empty() { 0.0 } else { 0.5 * size };
        let (first, second) = (font::width(said, font::REGULAR, size), font::width(may, font::SEMIBOLD, size));
        if first + gap + second <= width {
            return Some(Lines::One);
        }
        if first <= width {
            return (second <= width).then_some(Lines::Two);
        }
        let (line, rest) = said.split_at(break_at(said, size, width));
        let rest = rest.trim_start();
        let fits = font::width(rest, font::REGULAR, size) + gap + second <= width;
        fits.then_some(Lines::Broken(line.trim_end(), rest))
    }
}

/// Draws `said` and the prompt `may` in `rect`: side by side if they fit, else below each other; where `said` alone is too
/// long, it goes on in the second line, before the prompt.
pub(crate) fn caption(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, said: &str, may: &str, scale: f32) {
    let sizes = CAPTION.map(|size| size * scale);
    let found = sizes.into_iter().find_map(|size| Some((size, Lines::of(said, may, size, rect.width)?)));
    let (size, lines) = found.unwrap_or((sizes[sizes.len() - 1], Lines::Two));
    let centre = rect.center();
    let fact = |words| Label::new(words, font::REGULAR, size, palette.text);
    let prompt = Label::new(may, font::SEMIBOLD, size, palette.text);
    let (upper, lower) = (centre.y - LEADING * size / 2.0, centre.y + LEADING * size / 2.0);
    let beside = |frame: &mut _, said: Label<'_>, y: f32| {
        let between = if said.width() > 0.0 && prompt.width() > 0.0 { 0.5 * size } else { 0.0 };
        let left = centre.x - (said.width() + between + prompt.width()) / 2.0;
        said.draw(frame, Point::new(left, y));
        prompt.draw(frame, Point::new(left + said.width() + between, y));
    };
    match lines {
        Lines::One => beside(frame, fact(said), centre.y),
        Lines::Two if may.is_empty() => fact(said).centred().within(rect.width).draw(frame, centre),
        Lines::Two => {
            fact(said).centred().within(rect.width).draw(frame, Point::new(centre.x, upper));
            prompt.centred().within(rect.width).draw(frame, Point::new(centre.x, lower));
        }
        Lines::Broken(line, rest) => {
            fact(line).centred().draw(frame, Point::new(centre.x, upper));
            beside(frame, fact(rest), lower);
        }
    }
}

/// Returns the end of the last word that goes into `room`; the whole if even the first does not.
fn break_at(words: &str, size: f32, room: f32) -> usize {
    let spaces = words.char_indices().filter(|(_, letter)| *letter == ' ').map(|(end, _)| end);
    let fits = |end: &usize| font::width(&words[..*end], font::REGULAR, size) <= room;
    spaces.take_while(fits).last().unwrap_or(words.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Inventory;
    use crate::theme::Look;

    #[test]
    fn words_within_a_room_end_in_an_ellipsis() {
        font::load();
        let label = Label::new("Maximiliane", font::SEMIBOLD, 17.5, Color::BLACK).within(50.0);
        let text = label.text_at(Point::ORIGIN);
        assert!(text.content.ends_with('\u{2026}'), "{}", text.content);
        assert!(label.width() <= 50.0);
    }

    #[test]
    fn words_without_a_size_or_a_room_are_written_all_the_same() {
        font::load();
        for size in [0.0, -3.0, f32::NAN, f32::MIN] {
            for room in [50.0, 0.0, -50.0, f32::NAN] {
                let label = Label::new("a bid of four", font::REGULAR, size, Color::BLACK);
                for label in [label, label.within(room), label.wrapped(room)] {
                    let written = label.written(Point::ORIGIN);
                    assert!(written.size >= font::LEAST, "{size} in {room}: {written:?}");
                }
            }
        }
    }

    #[test]
    fn the_typeface_is_always_named() {
        let text = Label::new("Ben", font::BOLD, 12.0, Color::BLACK).text_at(Point::ORIGIN);
        assert_eq!(text.font, font::BOLD);
        assert_ne!(text.font, Font::DEFAULT);
    }

    fn lines(said: &str, may: &str, width: f32) -> Vec<String> {
        font::load();
        let mut inventory = Inventory::default();
        let rect = Rectangle { x: 0.0, y: 0.0, width, height: 42.0 };
        caption(&mut inventory, Look::Spruce.palette(), rect, said, may, 1.0);
        inventory.written.into_iter().map(|written| written.shown).filter(|shown| !shown.is_empty()).collect()
    }

    #[test]
    fn long_words_go_on_in_the_second_line() {
        let said = "You take trick 1 with the ace of clubs, and the jack of trumps with it.";
        assert_eq!(lines(said, "Lead any card.", 800.0), [said, "Lead any card."]);
        let broken = lines(said, "Lead any card.", 400.0);
        assert_eq!(broken.len(), 3, "{broken:?}");
        assert_eq!(format!("{} {}", broken[0], broken[1]), said, "nothing is left out");
    }

    #[test]
    fn a_long_list_becomes_smaller_before_it_is_cut() {
        let said = "You discard the two, the four and the nine of hearts, the three and the eight of clubs, and the king of \
                    diamonds.";
        let shown = lines(said, "Lead a spade.", 440.0);
        assert_eq!(shown.join(" "), format!("{said} Lead a spade."));
        let cut = lines(said, "Lead a spade.", 240.0);
        assert_eq!(cut.len(), 2, "{cut:?}");
        assert!(cut[0].ends_with('\u{2026}') && cut[1] == "Lead a spade.", "what is asked is said in full: {cut:?}");
    }
}
