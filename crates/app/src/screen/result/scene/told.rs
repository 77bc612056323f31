//! Who made the point that is counted, and how, below the pad.

use super::Scene;
use crate::font;
use crate::paint::{self, Label, Surface};
use crate::screen::result::script::Part;
use pitch_language::phrase;
use pitch_rules::{Seat, Side};

use iced::Point;

impl Scene<'_> {
    /// Draws who made the point that is counted, and how, below the pad.
    pub(super) fn who(&self, frame: &mut impl Surface) {
        let Some((seat, side, title, about)) = self.told() else { return };
        let (places, palette, s) = (&self.places, self.palette, self.places.s);
        let face = places.face;
        let x = if seat.is_some() { face.x + face.width + 22.0 * s } else { face.x };
        if let Some(side) = side.filter(|_| seat.is_some() && self.screen.tally.has_sides) {
            let at = Point::new(face.x + 6.0 * s, face.y + 6.0 * s);
            paint::mark(frame, palette, at, self.number(side), 11.0 * s);
        }
        // Beside the button that skips there is less room.
        let beside = if places.is_low() { places.button() + 16.0 * s } else { 0.0 };
        let room = (places.pad.x + places.pad.width - beside - x).max(40.0);
        let most = if places.size.width < 900.0 { 27.0 } else { 30.0 };
        let mut sizes = [most, 24.0, 21.0, 18.0].map(|size| size * s).into_iter();
        let size = sizes.find(|size| font::width(&title, font::BOLD, *size) <= room).unwrap_or(18.0 * s);
        let title = Label::new(&title, font::BOLD, size, palette.text).within(room);
        let middle = face.center_y();
        title.draw(frame, Point::new(x, middle - 0.56 * size));
        let high = |size: &f32| font::measure_within(&about, font::REGULAR, *size, room).height;
        let below = places.size.height - middle - 12.0 * s;
        let mut sizes = [20.0, 18.0, 16.0].map(|size| size * s).into_iter();
        // The still has more room for what has none here.
        if let Some(size) = sizes.find(|size| high(size) + 0.15 * size <= below.min(2.8 * size)) {
            let about = Label::new(&about, font::REGULAR, size, palette.muted);
            let about = if about.fits(room) { about.within(room) } else { about.wrapped(room) };
            about.hanging().draw(frame, Point::new(x, middle + 0.15 * size));
        }
    }

    /// Returns the player below the pad, their side, and the words beside them.
    pub(super) fn told(&self) -> Option<(Option<Seat>, Option<Side>, String, String)> {
        let (l, screen) = (&self.context.language, self.screen);
        let (names, finished) = (self.names(), &screen.finished);
        if let Some((line, _, share)) = self.counted() {
            let title = screen.title(l, line);
            // Who has Game is not told before the bars do.
            if line.is_game() && self.game().is_some_and(|game| game < 0.8) && share < 1.0 {
                return Some((None, None, title, String::new()));
            }
            return Some((line.seat, line.side, title, screen.brief(l, line)));
        }
        let seat = finished.score.contract.map(|contract| contract.pitcher).or_else(|| {
            let most = finished.score.delta.iter().map(|(_, points)| *points).max();
            let mut best = finished.score.delta.iter().filter(|(_, points)| Some(**points) == most);
            let (side, _) = best.next().filter(|_| best.next().is_none())?;
            names.rules().members(side).next()
        });
        let side = seat.map(|seat| names.rules().side_in(finished.score.contract, seat));
        let title = phrase::result_brief(l, &names, &finished.score);
        let is_spread = screen.script.part() == Part::Spread;
        (!is_spread).then(|| (seat, side, title, phrase::headline_about(l, &names, &finished.score)))
    }
}
