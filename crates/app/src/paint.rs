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
//! - words that must be covered by something are drawn as shapes ([`Label::draw_as_shapes`]); under a turn
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

pub use avatar::{Sitter, avatar, face, level_bars};
pub use board::{Track, board};
pub use chip::{Chip, ChipKind, Tag, bubble, bubble_rect, chip, chip_width, tag, tag_fits, tag_over};
pub use ground::{bar, cloth, curtain, felt, rail};
pub use label::{Label, caption};
pub use pad::{Column, Pad, Row, pad, pencil_ring, rays, ring_width, ringed_number, stamp, winners_stamp};
pub use panel::{Edge, focus_ring, hint_ring, hint_sign, key_cap, log, panel, panel_row_line, plate};
pub use points::{ContractTile, PointBox, PointRow, card_tag, contract_tile, points, tile_rect, trump_badge};
pub use seat::{OwnPlate, SeatPlate, own_plate, seat_plate};
pub use shadow::{CARD_SHADOW, PLATE_SHADOW, SHEET_SHADOW, Shades, Shadow};
pub use shape::{dashed, edge, emblem, empty_place, fill, icon, line, pip, rounded, shadow_over, snapped};
pub use surface::{Covered, Inventory, Layered, Surface, Written};
pub use token::{
    CounterColour, counter, counter_on_its_way, counters, counters_width, dealer_button, numbered_counter,
    point_letter, pool, tricks,
};
