//! Icons: line drawings for buttons and rows, and the icon of the window.

use super::outline::outline;

use iced::widget::canvas::Path;
use iced::window;

/// A line drawing in a box of 24, to be stroked 2 wide with round ends and joins, never filled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Icon(&'static str);

impl Icon {
    /// The side of the box that icons are drawn in.
    pub(crate) const BOX: f32 = 24.0;
    /// The width of the stroke, in the units of the box.
    pub(crate) const STROKE: f32 = 2.0;

    /// Returns the canvas path, in the units of the box.
    pub fn path(self) -> Path {
        outline(self.0)
    }

    /// Returns an SVG text of the icon in a color given as `#rrggbb`.
    #[cfg(test)]
    pub(super) fn svg(self, colour: &str) -> String {
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="none" stroke="{colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="{}"/></svg>"##,
            self.0
        )
    }
}

macro_rules! icons {
    ($($(#[$about:meta])* $name:ident = $data:literal;)*) => {
        $($(#[$about])* pub(crate) const $name: Icon = Icon($data);)*

        #[cfg(test)]
        pub(super) const ALL: &[Icon] = &[$($name),*];
    };
}

icons! {
    /// The game menu: three lines.
    MENU = "M4 7H20M4 12H20M4 17H20";
    /// Take back: an arrow that turns to the left.
    UNDO = "M8.5 4.5L4 9L8.5 13.5M4 9H14.5A5.25 5.25 0 0 1 14.5 19.5H9";
    /// A hint: a bulb.
    BULB = "M9 17H15M10 20.5H14M9 17C9 15 6 13.2 6 9.5A6 6 0 0 1 18 9.5C18 13.2 15 15 15 17";
    /// Look for something: a magnifying glass.
    SEARCH = "M4.5 10.5A6 6 0 1 0 16.5 10.5A6 6 0 1 0 4.5 10.5M15 15L20 20";
    /// Done, chosen or settled: a tick.
    CHECK = "M4.5 12.5L10 18L19.5 6.5";
    /// Close or no: a cross.
    CROSS = "M6 6L18 18M18 6L6 18";
    /// Add, or one more.
    PLUS = "M12 5V19M5 12H19";
    /// Subtract, or one less.
    MINUS = "M5 12H19";
    /// Play or go on: a triangle.
    PLAY = "M8 5L19 12L8 19Z";
    /// A phone.
    PHONE = "M8.5 3H15.5A1.5 1.5 0 0 1 17 4.5V19.5A1.5 1.5 0 0 1 15.5 21H8.5A1.5 1.5 0 0 1 7 19.5V4.5A1.5 1.5 0 0 1 8.5 3ZM11.2 17.8H12.8";
    /// A television.
    TV = "M4.5 5H19.5A1.5 1.5 0 0 1 21 6.5V15.5A1.5 1.5 0 0 1 19.5 17H4.5A1.5 1.5 0 0 1 3 15.5V6.5A1.5 1.5 0 0 1 4.5 5ZM8 20.5H16";
    /// Look at: an eye.
    EYE = "M2.5 12C6.3 4.3 17.7 4.3 21.5 12C17.7 19.7 6.3 19.7 2.5 12ZM9 12A3 3 0 1 0 15 12A3 3 0 1 0 9 12";
    /// Play the same deal again: an arrow in a circle.
    REPLAY = "M5 4.5V10H10.5M5 10A7.45 7.45 0 1 1 5.2 15.6";
    /// Rules, or how to play: an open book.
    BOOK = "M12 6.5C9.5 4.5 6.5 4 3 4.5V18.5C6.5 18 9.5 18.5 12 20.5C14.5 18.5 17.5 18 21 18.5V4.5C17.5 4 14.5 4.5 12 6.5ZM12 6.5V20.5";
    /// Help: a question mark in a circle.
    HELP = "M3.5 12A8.5 8.5 0 1 0 20.5 12A8.5 8.5 0 1 0 3.5 12M9.5 9.8A2.5 2.5 0 1 1 13.3 11.9C12.4 12.4 12 12.9 12 13.9M12 16.7V17";
    /// Lessons: a graduate's cap.
    LESSONS = "M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.8V16.2C9 18.6 15 18.6 17.5 16.2V11.8M21.5 9.5V15.5";
    /// Statistics: bars over two axes.
    CHART = "M4 4V20H20M9 16V12.5M13.5 16V8.5M18 16V11";
    /// The cost of something: a pair of scales.
    SCALES = "M12 4V19.5M8 19.5H16M5 7L19 7M5 7L2.5 13.5H7.5ZM19 7L16.5 13.5H21.5Z";
    /// Copy: two sheets.
    COPY = "M10.5 8.5H18A2 2 0 0 1 20 10.5V18A2 2 0 0 1 18 20H10.5A2 2 0 0 1 8.5 18V10.5A2 2 0 0 1 10.5 8.5ZM5 15.3A1.6 1.6 0 0 1 4 13.8V6A2 2 0 0 1 6 4H13.8A1.6 1.6 0 0 1 15.3 5";
    /// Share or export: an arrow out of a tray.
    SHARE = "M12 15V4M8 7.5L12 3.5L16 7.5M5 13V18.5A2 2 0 0 0 7 20.5H17A2 2 0 0 0 19 18.5V13";
    /// Onwards: an arrow to the right.
    ARROW = "M4 12H19.5M13.5 6L19.5 12L13.5 18";
    /// Back: an arrow to the left.
    BACK = "M20 12H4.5M10.5 6L4.5 12L10.5 18";
    /// More to the right, or a closed group.
    CHEVRON = "M9 5L16 12L9 19";
    /// An open group or list.
    CHEVRON_DOWN = "M5 9L12 16L19 9";
    /// Closes what hangs down.
    CHEVRON_UP = "M5 15L12 8L19 15";
    /// House rules: a house with its door.
    HOUSE = "M3.5 11.5L12 4.5L20.5 11.5M6 9.8V19.5H18V9.8M10 19.5V14H14V19.5";
    /// Built in, or not to be changed: a padlock.
    LOCK = "M6.5 11H17.5A1.5 1.5 0 0 1 19 12.5V19A1.5 1.5 0 0 1 17.5 20.5H6.5A1.5 1.5 0 0 1 5 19V12.5A1.5 1.5 0 0 1 6.5 11ZM8 11V7.5A4 4 0 0 1 16 7.5V11";
    /// One step back: a chevron to the left.
    CHEVRON_LEFT = "M15 5L8 12L15 19";
    /// To the beginning: a chevron against a bar.
    FIRST = "M17 5L10 12L17 19M6 5V19";
    /// To the end: a chevron against a bar.
    LAST = "M7 5L14 12L7 19M18 5V19";
    /// Skip what moves: two triangles.
    FORWARD = "M4 6L11.5 12L4 18ZM12.5 6L20 12L12.5 18Z";
    /// Another name: a pencil.
    PENCIL = "M5 19L6.2 14.6L15.6 5.2A2.3 2.3 0 0 1 18.8 8.4L9.4 17.8ZM13.6 7.2L16.8 10.4";
    /// Saved games: a folder.
    FOLDER = "M4 17.5V7A1.5 1.5 0 0 1 5.5 5.5H9.5L11.5 8H18.5A1.5 1.5 0 0 1 20 9.5V17.5A1.5 1.5 0 0 1 18.5 19H5.5A1.5 1.5 0 0 1 4 17.5Z";
    /// A person.
    PERSON = "M8 8A4 4 0 1 0 16 8A4 4 0 1 0 8 8M4.5 20.5A7.5 7.5 0 0 1 19.5 20.5";
    /// A round table.
    TABLE = "M3 10A9 4.5 0 1 0 21 10A9 4.5 0 1 0 3 10M7.5 14.5V19M16.5 14.5V19";
    /// Two cards.
    CARDS = "M4.5 7.5L12 5.5L15.5 18L8 20ZM14.5 5H19.5V18";
    /// Something that moves.
    MOTION = "M4 7H12M4 12H14M4 17H12M16.5 7L21 12L16.5 17";
    /// Sound: a loudspeaker.
    SOUND = "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5";
    /// Change places: an arrow each way.
    SWAP = "M4 8H19.5M15.5 4L19.5 8L15.5 12M20 16H4.5M8.5 12L4.5 16L8.5 20";
    /// Sizes: an arrow both ways.
    SIZES = "M4.5 13V19.5H11M4.5 19.5L19.5 4.5M13 4.5H19.5V11";
    /// Languages: a globe.
    GLOBE = "M3.5 12A8.5 8.5 0 1 0 20.5 12A8.5 8.5 0 1 0 3.5 12M3.5 12H20.5M12 3.5C8.5 7 8.5 17 12 20.5C15.5 17 15.5 7 12 3.5";
    /// A file: a sheet with a folded corner.
    FILE = "M6.5 3.5H14L18.5 8V20.5H6.5ZM14 3.5V8H18.5";
    /// A score pad: a sheet with lines.
    PAD = "M6.5 3.5H17.5V20.5H6.5ZM9.5 8.5H14.5M9.5 12H14.5M9.5 15.5H14.5";
    /// Graphics: a chip.
    CHIP = "M7 7H17V17H7ZM10 3.5V7M14 3.5V7M10 17V20.5M14 17V20.5M3.5 10H7M3.5 14H7M17 10H20.5M17 14H20.5";
}

/// The icon of the program.
pub const SVG: &str = include_str!("../../../assets/icon.svg");

/// Returns the program's icon as straight RGBA pixels, `side_px` wide and high; `None` for a side of 0 or above 4096.
pub fn program(side_px: u32) -> Option<Vec<u8>> {
    pitch_deck::pixels(SVG, side_px, side_px)
}

/// Returns the icon of the window.
pub(super) fn window() -> Option<window::Icon> {
    const SIDE_PX: u32 = 128;
    window::icon::from_rgba(program(SIDE_PX)?, SIDE_PX, SIDE_PX).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_stays_in_its_box_and_is_no_other() {
        let half = Icon::STROKE / 2.0;
        let mut seen = Vec::new();
        for &icon in ALL {
            let path = icon.path();
            assert!(path.raw().iter().next().is_some(), "{icon:?} draws nothing");
            for event in path.raw().iter() {
                for at in [event.from(), event.to()] {
                    assert!(at.x >= half && at.x <= Icon::BOX - half, "{icon:?} leaves its box");
                    assert!(at.y >= half && at.y <= Icon::BOX - half, "{icon:?} leaves its box");
                }
            }
            let rgba = pitch_deck::pixels(&icon.svg("#ffffff"), 20, 20).expect("an SVG");
            assert!(rgba.chunks_exact(4).filter(|pixel| pixel[3] > 100).count() > 10, "{icon:?} cannot be seen");
            assert!(!seen.contains(&rgba), "{icon:?} is drawn twice");
            seen.push(rgba);
        }
    }

    #[test]
    fn the_window_icon_is_square_with_open_corners() {
        let (rgba, size) = window().expect("the icon is an SVG").into_raw();
        assert_eq!((size.width, size.height, rgba.len()), (128, 128, 128 * 128 * 4));
        assert_eq!(rgba[3], 0);
        assert_eq!(rgba[(64 * 128 + 4) * 4 + 3], 255);
        assert!(program(0).is_none());
    }
}
