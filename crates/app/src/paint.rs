//! The painting kit of the table: shapes, words and the small signs they make up, drawn on a canvas frame.
//!
//! Everything here takes the frame, the palette and a place; nothing remembers anything. Places come from
//! [`layout`](super::layout), colors from [`theme`](super::theme), typefaces from [`font`](super::font). Sizes are those
//! of the design times a `scale` (`Layout::s` on the table, `Rail::scale` and `Rail::text` in the rail).
//!
//! # Order of drawing
//!
//! Within one layer the renderer draws all shapes first, then all pictures, then all words, in whatever order they were
//! called. So in one canvas
//! - shapes may lie over earlier shapes (a chip on a plate), and words over everything;
//! - a picture may lie over earlier pictures and all shapes: **a plate, tag, cover, ring or edge drawn with a card's
//!   picture lies under it**. What lies over cards (plates over their backs, the own plate over the hand, tags, covers,
//!   focus rings, bubbles) belongs to the next canvas of the stack. There the own plate is drawn after what
//!   belongs to cards, as it covers the lower ends of the hand;
//! - words that must be covered by something are drawn as shapes (`Label::draw_as_shapes`); under a turn
//!   (`frame.rotate`) the renderer does so by itself, which is how a stamp or a turned pad is drawn.
//!
//! Clipping (`frame.with_clip`) does nothing in the software renderer: words are shortened instead ([`Label::within`]).

mod avatar;
mod board;
mod chip;
mod ground;
mod label;
mod pad;
mod panel;
mod points;
mod seat;
mod shadow;
mod shape;
mod surface;
mod token;

pub use avatar::Sitter;
pub(crate) use avatar::avatar;
pub(crate) use avatar::level_bars;
pub(crate) use board::Track;
pub(crate) use board::board;
pub use chip::bubble;
pub use chip::{Chip, ChipKind, Tag};
pub(crate) use chip::{chip, tag};
pub(crate) use chip::{chip_width, tag_fits, tag_over};
pub use ground::curtain;
pub(crate) use ground::felt;
pub use ground::rail;
pub(crate) use ground::{bar, cloth};
pub use label::Label;
pub(crate) use label::caption;
pub use pad::pad;
pub use pad::pencil_ring;
pub use pad::stamp;
pub use pad::{Column, Pad, Row};
pub(crate) use pad::{rays, ring_width, ringed_number, winners_stamp};
pub use panel::focus_ring;
pub(crate) use panel::{hint_ring, hint_sign, key_cap, panel_row_line};
pub(crate) use panel::{log, panel};
pub use points::ContractTile;
pub use points::contract_tile;
pub(crate) use points::points;
pub(crate) use points::{PointBox, PointRow};
pub(crate) use points::{card_tag, tile_rect, trump_badge};
pub(crate) use seat::OwnPlate;
pub use seat::SeatPlate;
pub(crate) use seat::own_plate;
pub use seat::seat_plate;
pub(crate) use shadow::Shades;
pub(crate) use shadow::{PLATE_SHADOW, SHEET_SHADOW};
pub use shape::fill;
pub use shape::pip;
pub use shape::rounded;
pub(crate) use shape::{dashed, emblem, empty_place, shadow_over, snapped};
pub(crate) use shape::{edge, icon, line};
pub(crate) use surface::{Covered, Layered, Surface};
pub use surface::{Inventory, Written};
pub use token::CounterColour;
pub use token::counter;
pub use token::counters;
pub use token::pool;
pub(crate) use token::{counter_on_its_way, numbered_counter};
