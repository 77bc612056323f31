//! What begins the still: the headline, and who gives a lesson; and what one of the eight says below.

use super::Scene;
use crate::font;
use crate::paint::{self, Label, Said, Surface};
use crate::screen::result::Taught;
use pitch_language::phrase;
use pitch_rules::Seat;
use pitch_session::Saying;

use iced::{Point, Rectangle, Size};

/// Distance of the arrow of a lesson from the edges, and its size, in logical pixels.
const CORNER: f32 = 12.0;
const ARROW: f32 = 44.0;

impl Scene<'_> {
    /// Returns the place of what begins the still. In a lesson it reaches up to the arrow, which stands before its title.
    pub(in crate::screen::result) fn head(&self) -> Rectangle {
        let room = self.places.headline();
        if self.screen.taught.is_none() {
            return room;
        }
        Rectangle { y: CORNER, height: room.y + room.height - CORNER, ..room }
    }

    /// Returns the place of the title there.
    fn title(&self, size: f32) -> Rectangle {
        let head = self.head();
        if self.screen.taught.is_none() {
            return head;
        }
        let x = head.x.max(CORNER + ARROW + 24.0 * self.places.s);
        let y = (CORNER + (ARROW - font::LINE * size) / 2.0).max(4.0);
        Rectangle { x, y, width: head.x + head.width - x, height: head.y + head.height - y }
    }

    /// Returns the part of the head that is pressed for the reason: all beside the arrow.
    pub(in crate::screen::result) fn reasoned(&self) -> Rectangle {
        let head = self.head();
        let x = if self.screen.taught.is_some() { head.x.max(CORNER + ARROW + 6.0) } else { head.x };
        Rectangle { x, width: head.x + head.width - x, ..head }
    }

    /// Returns the headline of the still with its size and its height, and what stands below it with its size.
    fn headings(&self) -> (String, f32, f32, String, f32) {
        let (s, room) = (self.places.s, self.head());
        let is_narrow = self.places.size.width < 900.0;
        let (title, about) = self.screen.headline(&self.context.language);
        let about = self.screen.taught.as_ref().and_then(Taught::said).map_or(about, str::to_owned);
        let (largest, about_size) = if is_narrow { (33.0 * s, 19.0 * s) } else { (42.0 * s, 21.0 * s) };
        let high = |words: &str, face, size| font::measure_within(words, face, size, room.width).height;
        let below = high(&about, font::REGULAR, about_size) + 8.0 * s;
        let sizes = [1.0, 0.85, 0.72, 0.6, 0.5].map(|share| share * largest);
        let titled = |size: f32| {
            let place = self.title(size);
            place.y - room.y + font::measure_within(&title, font::BOLD, size, place.width).height
        };
        let fits = |size: &f32| titled(*size) + below <= room.height;
        let size = sizes.into_iter().find(fits).unwrap_or(sizes[4]);
        // What follows stands below the arrow as well.
        let height = titled(size).max(if self.screen.taught.is_some() { ARROW } else { 0.0 });
        (title, size, height, about, about_size)
    }

    /// Returns the places of the face and the bubble of the player who gives a lesson, and the size of their words;
    /// `None` where there is no room for them, or nothing is said.
    pub(super) fn teller(&self) -> Option<(Seat, Rectangle, Rectangle, f32)> {
        let seat = self.screen.taught.as_ref()?.teller()?;
        let (s, room) = (self.places.s, self.head());
        let (_, _, height, about, about_size) = self.headings();
        let y = room.y + height + 24.0 * s;
        let side = (room.y + room.height - y).min(96.0 * s);
        let face = Rectangle { x: room.x, y, width: side, height: side };
        let x = face.x + side + 20.0 * s;
        let most = (room.x + room.width - x).min(430.0 * s) - 32.0 * s;
        let sizes = [1.0, 0.9, 0.8, 0.72].map(|share| share * about_size);
        let (size, words) = sizes.into_iter().find_map(|size| {
            let words = font::measure_within(&about, font::REGULAR, size, most);
            (words.height + 16.0 * s <= side && words.width <= most).then_some((size, words))
        })?;
        let bubble = Size::new(words.width.ceil() + 33.0 * s, (words.height + 28.0 * s).min(side));
        let bubble = Rectangle::new(Point::new(x, face.center_y() - bubble.height / 2.0), bubble);
        Some((seat, face, bubble, size))
    }

    /// Draws the headline of the still with the state of the game, or what the player who gives a lesson says, below it.
    pub(super) fn headline(&self, frame: &mut impl Surface) {
        let (palette, s, room) = (self.palette, self.places.s, self.head());
        let (title, size, height, about, about_size) = self.headings();
        let place = self.title(size);
        Label::new(&title, font::BOLD, size, palette.text).wrapped(place.width).hanging().draw(frame, place.position());
        let Some((_, face, bubble, size)) = self.teller() else {
            let at = Point::new(room.x, room.y + height + 8.0 * s);
            let about = Label::new(&about, font::REGULAR, about_size, palette.muted);
            return about.wrapped(room.width).hanging().draw(frame, at);
        };
        paint::speech(frame, palette, bubble, Point::new(face.x + face.width + 8.0 * s, face.center_y()), s);
        let inner = bubble.shrink([0.0, 16.0 * s]);
        let words = Label::new(&about, font::REGULAR, size, palette.card_ink()).wrapped(inner.width + 2.0).hanging();
        let high = font::measure_within(&about, font::REGULAR, size, inner.width + 2.0).height;
        words.draw(frame, Point::new(inner.x, inner.center_y() - high / 2.0));
    }

    /// Returns what one of the eight says in the still, and its place: the face and the bubble, between what was made and the
    /// buttons; `None` where nothing is said, or there is no room.
    pub(in crate::screen::result) fn saying(&self) -> Option<(Rectangle, Saying)> {
        let (places, s) = (&self.places, self.places.s);
        let is_heard = self.context.settings.table_talk && !self.screen.is_counting();
        let saying = self.screen.saying.filter(|_| is_heard)?;
        let last = self.screen.items().count().checked_sub(1)?;
        let (item, left) = (places.item(last), places.headline().x);
        let top = item.y + item.height + places.under_item() + 10.0 * s;
        let height = (places.foot() - 14.0 * s - top).min(56.0 * s);
        let place = Rectangle { x: left, y: top, width: places.pad.x - left - 24.0 * s, height };
        (height >= 36.0 * s).then_some((place, saying))
    }

    /// Returns the square of the face of who speaks.
    pub(super) fn speaker(&self, place: Rectangle) -> Rectangle {
        Rectangle { width: place.height, ..place }
    }

    /// Draws what is said.
    pub(super) fn said(&self, frame: &mut impl Surface) {
        let Some((place, saying)) = self.saying() else { return };
        let (face, words) = (self.speaker(place), phrase::saying(&self.context.language, saying));
        let at = Point::new(face.x + face.width + 8.0 * self.places.s, place.center_y());
        let room = place.x + place.width - at.x;
        let wide = paint::bubble_place((at, 1.0), &words, Said::Highest, self.places.s).width + 11.0 * self.places.s;
        let scale = self.places.s * (room / wide).min(0.85);
        paint::bubble(frame, self.palette, (at, 1.0), &words, Said::Highest, scale, 1.0);
    }
}
