//! The two typefaces that are shipped with the game, and the width of words in them.
//!
//! Fira Sans is for everything, Kalam for the score pad alone. Pages are written in a few styles of them, each a
//! [`Lettering`]. Text on a canvas does not know the application's default font: it names one of these.

mod lettering;
mod measure;

pub use lettering::Lettering;
pub(crate) use lettering::{BODY, CAPTION, HEADING, HELP, KEY_CAP, LABEL, LEAD, NAME, SMALL, SMALL_LABEL, TITLE};
pub(crate) use measure::{LEAST, measure_within};
pub use measure::{LINE, fit, measure, width};

use pitch_packed::{packed, unpack};

use iced::advanced::graphics::text::font_system;
use iced::font::{Family, Weight};
use iced::{Font, font};

use std::borrow::Cow;
use std::sync::LazyLock;

/// The files of Fira Sans.
const FILES: [&[u8]; 4] = [
    include_bytes!("../../../assets/fonts/FiraSans-Regular.ttf"),
    include_bytes!("../../../assets/fonts/FiraSans-Medium.ttf"),
    include_bytes!("../../../assets/fonts/FiraSans-SemiBold.ttf"),
    include_bytes!("../../../assets/fonts/FiraSans-Bold.ttf"),
];
/// The files of Kalam, unpacked once: iced knows a file that it has by its place in memory.
static PENCIL_FILES: LazyLock<[Option<Vec<u8>>; 2]> =
    LazyLock::new(|| [packed!("Kalam-Regular.ttf").as_slice(), packed!("Kalam-Bold.ttf")].map(unpack));

/// Running text.
pub const REGULAR: Font = fira(Weight::Normal);
/// Rows, and the smallest words.
pub(crate) const MEDIUM: Font = fira(Weight::Medium);
/// Buttons, names, prompts.
pub const SEMIBOLD: Font = fira(Weight::Semibold);
/// Titles and bids.
pub const BOLD: Font = fira(Weight::Bold);
/// The pencil on the score pad.
pub(crate) const PENCIL: Font = kalam(Weight::Normal);
/// The pencil on the last row of the pad.
pub(crate) const PENCIL_BOLD: Font = kalam(Weight::Bold);

/// Makes the fonts known to iced's text engine at once, so that words can be measured before the first window is open.
/// Calling it again does nothing.
pub fn load() {
    // A thread that panicked while it held the lock leaves no fonts to load: the window has failed already.
    if let Ok(mut fonts) = font_system().write() {
        for file in FILES.into_iter().chain(PENCIL_FILES.iter().filter_map(Option::as_deref)) {
            fonts.load_font(Cow::Borrowed(file));
        }
    }
}

const fn fira(weight: Weight) -> Font {
    Font { family: Family::Name("Fira Sans"), weight, stretch: font::Stretch::Normal, style: font::Style::Normal }
}

const fn kalam(weight: Weight) -> Font {
    Font { family: Family::Name("Kalam"), weight, stretch: font::Stretch::Normal, style: font::Style::Normal }
}
