//! The words above the hand: what just happened, then in amber what you may do.

use super::label::Label;
use super::surface::Surface;
use crate::app::font;
use crate::app::theme::Palette;

use iced::{Point, Rectangle};

const WORDS: f32 = 15.5;
/// Distance of two lines, in sizes of the words.
const LEADING: f32 = 1.34;

/// Draws `said` and the prompt `may` in `rect`: side by side if they fit, else below each other; where `said` alone is too
/// long, it goes on in the second line, before the prompt.
pub fn caption(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, said: &str, may: &str, scale: f32) {
    let size = WORDS * scale;
    let centre = rect.center();
    let fact = |words| Label::new(words, font::REGULAR, size, palette.text);
    let prompt = Label::new(may, font::SEMIBOLD, size, palette.amber);
    let gap = 0.5 * size;
    let (upper, lower) = (centre.y - LEADING * size / 2.0, centre.y + LEADING * size / 2.0);
    let beside = |frame: &mut _, said: Label<'_>, y: f32| {
        let between = if said.width() > 0.0 && prompt.width() > 0.0 { gap } else { 0.0 };
        let room = rect.width - said.width() - between;
        let prompt = prompt.within(room.max(0.0));
        let left = centre.x - (said.width() + between + prompt.width()) / 2.0;
        said.draw(frame, Point::new(left, y));
        prompt.draw(frame, Point::new(left + said.width() + between, y));
    };
    let (first, second) = (fact(said).width(), prompt.width());
    if first + gap + second <= rect.width || (first == 0.0 || second == 0.0) && first + second <= rect.width {
        beside(frame, fact(said), centre.y);
    } else if first <= rect.width {
        fact(said).centred().draw(frame, Point::new(centre.x, upper));
        prompt.centred().within(rect.width).draw(frame, Point::new(centre.x, lower));
    } else {
        let end = break_at(said, size, rect.width);
        let (line, rest) = (said[..end].trim_end(), said[end..].trim_start());
        if second > 0.0 && !prompt.fits(rect.width - fact(rest).width() - gap) {
            // What is asked is said in full before what happened is.
            fact(said).centred().within(rect.width).draw(frame, Point::new(centre.x, upper));
            prompt.centred().within(rect.width).draw(frame, Point::new(centre.x, lower));
            return;
        }
        fact(line).centred().within(rect.width).draw(frame, Point::new(centre.x, upper));
        let room = (rect.width - if second > 0.0 { second + gap } else { 0.0 }).max(0.5 * rect.width);
        beside(frame, fact(rest).within(room), lower);
    }
}

/// The end of the last word that goes into `room`; the whole if even the first does not.
fn break_at(words: &str, size: f32, room: f32) -> usize {
    let spaces = words.char_indices().filter(|(_, letter)| *letter == ' ').map(|(end, _)| end);
    let fits = |end: &usize| font::width(&words[..*end], font::REGULAR, size) <= room;
    spaces.take_while(fits).last().unwrap_or(words.len())
}

#[cfg(test)]
mod tests {
    use super::super::surface::Inventory;
    use super::*;
    use crate::app::theme::Look;

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
}
