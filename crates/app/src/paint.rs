//! The painting kit of the table: shapes, words and the small signs they make up, drawn on a canvas frame.
//!
//! Everything here takes the frame, the palette and a place; nothing remembers anything. Places come from
//! [`layout`](super::layout), colors from [`theme`](super::theme), typefaces from [`font`](super::font). Sizes are those
//! of the design times a `scale` (`Layout::s` on the table, `Drawer::scale` in the drawer).
//!
//! # Order of drawing
//!
//! Within one layer the renderer draws all shapes first, then all pictures, then all words, in whatever order they were
//! called. So in one canvas
//! - shapes may lie over earlier shapes (a token on paper), and words over everything;
//! - a picture may lie over earlier pictures and all shapes: **a tag, cover, ring or edge drawn with a card's picture
//!   lies under it**. What lies over cards (tags, covers, focus rings, bubbles, slips) belongs to the next canvas of the
//!   stack;
//! - words that must be covered by something are drawn as shapes (`Label::draw_as_shapes`); under a turn
//!   (`frame.rotate`) the renderer does so by itself, which is how a stamp or a turned pad is drawn.
//!
//! Clipping (`frame.with_clip`) does nothing in the software renderer: words are shortened instead ([`Label::within`]).

mod bloom;
mod board;
mod chip;
mod ground;
mod label;
mod level;
mod pad;
mod panel;
mod patch;
mod ribbon;
mod seat;
mod shadow;
mod shape;
mod slip;
mod surface;
mod token;
mod totals;

pub(crate) use bloom::Bloom;
pub(crate) use board::{Track, board};
pub(crate) use chip::card_words;
pub use ground::rail;
pub(crate) use ground::{cloth, round_cloth, sheen};
pub use label::Label;
pub(crate) use label::caption;
pub(crate) use level::level_bars;
pub(crate) use pad::{
    BINDING, HEADING, ROW, binding, bound_slip, pad_heading, ring_width, ringed_number, ruled_paper, scratch,
    stamp_size, total_line,
};
pub use pad::{Column, Pad, Row, pad, pencil_ring, stamp};
pub use panel::focus_ring;
pub(crate) use panel::{cap_on, cross, doubt, hint_ring, key_cap, pencil_loop};
pub(crate) use patch::{led_disc, patch, stitched};
pub(crate) use ribbon::{
    Certain, Owner, Ribbon, Sign, Token, Total, draw_token as token, faces as ribbon_faces, filling as filling_token,
    letters as ribbon_letters, point_token, ribbon, tokens as ribbon_tokens, tray,
};
pub(crate) use ribbon::{Progress, progress};
pub(crate) use seat::{
    Said, bubble, bubble_place, chip, chip_width, crown, dots, dots_width, lettered_mark, mark, out_tag, pile, puck,
    speech, turn,
};
pub(crate) use shadow::{PLATE_SHADOW, Shades};
pub(crate) use shape::{
    arrow, circle, dashed_path, edge, emblem, empty_place, empty_place_in, icon, line, snapped, square,
};
pub use shape::{fill, pip, rounded};
pub(crate) use slip::{Ground, dots as bid_dots, focus as slip_focus, ground as slip, word as slip_word};
pub use surface::{Inventory, Written};
pub(crate) use surface::{Layered, Surface};
pub use token::{CounterColour, counter, counters, pool};
pub(crate) use token::{
    coins, counter_on_its_way, counter_over_number, counters_width, numbered_counter, numbered_width,
};
pub(crate) use totals::{Totals, amount, totals};
