//! The pieces that sheets and pages are made of: words, drawn parts, buttons, choices, pages and sheets.
//!
//! All take a [`Kit`], the look and the scale of the page; sizes are those of the design in a window of 1280 by 800
//! logical pixels. Within one layer iced's software renderer draws the grounds of widgets, then canvases, then pictures,
//! then words, whatever their order in the page: nothing here lets a ground lie over a canvas.

mod avatar;
mod button;
mod card;
mod choice;
mod clauses;
mod drawn;
mod form;
mod handing_on;
mod lettered;
mod operation;
mod page;
mod pointed;
mod pressable;
mod score;
mod spoken;
mod steady;
mod stop;
mod words;

pub use avatar::{avatar, hue, level, side_avatar, sitter};
pub use button::{
    Press, action, asks, bar_button, bar_main, bar_symbol, centred_on_paper, key_button, key_width, link, main,
    rail_button, ringed, second, second_on_paper, symbol_on_paper, tile,
};
pub use card::{CardsRow, card, card_margin, card_picture, cards_row, rank_sign};
pub use choice::{Choice, Number, TextField, choice_row, field, segments, state_of_switch, switch, turned};
pub use clauses::{MARKED, Measures, clauses};
pub use drawn::{drawn, icon, stamped, veiled};
pub use form::{Control, Group, MARGIN, OptionRow, Place, form, search};
pub use lettered::{Pictures, Words, lettered};
pub use operation::{Operation, offset};
pub use page::{
    bar, dialog, dialog_from_end, dialog_scroll, foot_of_buttons, hairline, notice, page, pinned, plate_line, scrolled,
    searched, sheet, two_columns,
};
pub use pointed::pointed;
pub use pressable::{Button, button};
pub use score::{pad, pad_height, score};
pub use spoken::{group, page_below, said, sheet_above, spoken};
pub use stop::{Ring, at_turn, list};
pub use words::{cap, heavy_cap, paragraph, ticked, words};

pub use pitch_language::phrase::capital;

use crate::context::Context;
use crate::theme::Palette;

/// Look and scale of a page.
#[derive(Debug, Clone, Copy)]
pub struct Kit {
    /// Colors.
    pub palette: &'static Palette,
    /// Number of logical pixels for one of the design, 0.86 to 2.
    pub scale: f32,
    /// Minimum size of a touch target, in logical pixels.
    pub least: f32,
}

impl Kit {
    /// Returns the kit of a window.
    pub fn of(context: &Context) -> Self {
        Kit { palette: context.palette(), scale: context.text_scale(), least: context.pointer.least() }
    }

    /// Returns the side of a control, given in pixels of the design, on this page, in logical pixels; never less than
    /// the minimum of a touch target.
    pub fn side(self, length: f32) -> f32 {
        self.px(length).max(self.least)
    }

    /// Returns a length of the design on this page, in logical pixels.
    pub fn px(self, length: f32) -> f32 {
        length * self.scale
    }
}
