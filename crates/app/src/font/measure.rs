//! Measures the room that words take, and shortens them.

use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::{Font, Pixels, Size, alignment};

use std::cell::RefCell;
use std::collections::HashMap;

/// Height of a line, as a multiple of the size of its letters.
pub const LINE: f32 = 1.25;

/// Minimum size of letters, in logical pixels.
pub(crate) const LEAST: f32 = 1.0;

const ELLIPSIS: char = '\u{2026}';

/// Returns the room of `text` on one line at `size` logical pixels, in logical pixels. Fonts must be loaded (see
/// [`load`](super::load)).
pub fn measure(text: &str, font: Font, size: f32) -> Size {
    MEASURED.with_borrow_mut(|measured| {
        if measured.len() >= MOST_SIZES {
            measured.clear();
        }
        let words = measured.entry((font, size.to_bits())).or_default();
        if let Some(room) = words.get(text) {
            return *room;
        }
        let room = laid_out(text, font, size, Size::INFINITE, Wrapping::None);
        if words.len() >= MOST {
            words.clear();
        }
        let _ = words.insert(text.to_owned(), room);
        room
    })
}

/// The most typefaces and sizes of which something is kept: those of two windows.
const MOST_SIZES: usize = 64;
/// The most words of one typeface and size whose room is kept.
const MOST: usize = 256;

thread_local! {
    /// The room of words that were measured: a label asks several times for its own, and most stay the same.
    static MEASURED: RefCell<HashMap<(Font, u32), HashMap<String, Size>>> = RefCell::default();
}

fn laid_out(text: &str, font: Font, size: f32, bounds: Size, wrapping: Wrapping) -> Size {
    Paragraph::with_text(Text {
        content: text,
        bounds: Size::new(bounds.width.max(0.0), bounds.height),
        // The shaping of letters without a size does not end.
        size: Pixels(size.max(LEAST)),
        line_height: LineHeight::Relative(LINE),
        font,
        align_x: Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::Advanced,
        wrapping,
    })
    .min_bounds()
}

/// Returns the room of `text` at `size` logical pixels in lines of at most `room`, in logical pixels.
pub(crate) fn measure_within(text: &str, font: Font, size: f32, room: f32) -> Size {
    laid_out(text, font, size, Size::new(room, f32::INFINITY), Wrapping::Word)
}

/// Returns the width of `text` on one line, in logical pixels.
pub fn width(text: &str, font: Font, size: f32) -> f32 {
    measure(text, font, size).width
}

/// Returns `text`, or as much of its beginning as goes into `room` logical pixels followed by an ellipsis. Where there
/// is room for three letters at most, they are left without one. iced cannot do this.
pub fn fit(text: &str, font: Font, size: f32, room: f32) -> String {
    if width(text, font, size) <= room {
        return text.to_owned();
    }
    let is_narrow = room < 2.4 * size;
    let shortened = |end: usize| {
        let mut kept = text[..end].trim_end().to_owned();
        if !is_narrow {
            kept.push(ELLIPSIS);
        }
        kept
    };
    let ends: Vec<usize> = text.char_indices().map(|(start, _)| start).collect();
    // The width grows with the number of letters, so the last end that fits is found by halving.
    let fitting = ends.partition_point(|end| width(&shortened(*end), font, size) <= room);
    fitting.checked_sub(1).map_or_else(String::new, |last| shortened(ends[last]))
}

#[cfg(test)]
mod tests {
    use super::super::{BOLD, MEDIUM, PENCIL, PENCIL_BOLD, REGULAR, SEMIBOLD, load};
    use super::*;

    #[test]
    fn every_weight_is_a_face_of_its_own() {
        load();
        let widths = [REGULAR, MEDIUM, SEMIBOLD, BOLD].map(|font| width("Hamburgefonstiv", font, 100.0));
        // Each weight of Fira Sans is wider than the one before: a missing file would give a neighbor's width.
        assert!(widths.windows(2).all(|pair| pair[0] + 1.0 < pair[1]), "{widths:?}");
        let pencil = [PENCIL, PENCIL_BOLD].map(|font| width("Hamburgefonstiv", font, 100.0));
        assert!(pencil[0] + 1.0 < pencil[1], "{pencil:?}");
        assert!((pencil[0] - widths[0]).abs() > 1.0, "Kalam is not Fira Sans");
    }

    #[test]
    fn what_fits_stays_whole() {
        load();
        assert_eq!(fit("Cleo", SEMIBOLD, 17.5, 200.0), "Cleo");
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis_inside_its_room() {
        load();
        let name = "Maximiliane von Hohenstein";
        for room in [60.0, 90.0, 120.0] {
            let shortened = fit(name, SEMIBOLD, 17.5, room);
            assert!(shortened.ends_with(ELLIPSIS), "{shortened}");
            assert!(width(&shortened, SEMIBOLD, 17.5) <= room, "{shortened} in {room}");
            assert!(!shortened.contains(" \u{2026}"), "no space before the ellipsis: {shortened:?}");
        }
        assert_eq!(fit(name, SEMIBOLD, 17.5, 1.0), "");
    }

    #[test]
    fn a_column_too_narrow_for_an_ellipsis_keeps_the_first_letters() {
        load();
        assert_eq!(fit("Maximiliane", SEMIBOLD, 17.5, 36.0), "Max");
    }

    #[test]
    fn letters_of_several_bytes_are_not_cut() {
        load();
        let shortened = fit("Žofie Šťastná", REGULAR, 16.0, 50.0);
        assert!(shortened.starts_with('Ž') && shortened.ends_with(ELLIPSIS), "{shortened}");
    }

    #[test]
    fn width_grows_with_size() {
        load();
        let (small, large) = (width("2468", REGULAR, 10.0), width("2468", REGULAR, 20.0));
        assert!((large / small - 2.0).abs() < 0.05);
    }
}
