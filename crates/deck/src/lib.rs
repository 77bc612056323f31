//! Pictures that need no window: the cards of the deck, pips, and the faces of players.
//!
//! Pictures are composed out of shared parts (four pips, thirteen ranks, the parts of twelve court half figures, of four
//! aces, a joker and four backs in `assets/deck`) and painted at exactly the size that they are asked for. Painting is quick
//! because little is done twice: a blank card with its shadow is painted once per size and copied, pips and ranks are paths
//! read once, and the lower half of a court is a copy of the upper one.

#![warn(unreachable_pub)]

mod back;
mod colour;
mod face;
mod file;
mod inks;
mod page;
mod painter;
mod pile;
mod portrait;

pub use colour::{Color, hex};
pub use file::{card_png, pip_svg};
pub use inks::{Inks, JOKER_INK, Overlay, PAPER, STAR_DATA, Style, Tones, pip_data, suit_colour};
pub use page::{LONGEST_PX, Page, painted, pixels};
pub use painter::{Painter, height_px};
pub use pile::{Flat, Pile};
pub use portrait::{Mood, Portrait, face_svg};
