//! The pieces that sheets and pages are made of: words, drawn parts, buttons, choices, pages and sheets.
//!
//! All take a [`Kit`], the look and the scale of the page; sizes are those of the design in a window of 1280 by 800
//! logical pixels. Within one layer iced's software renderer draws the grounds of widgets, then canvases, then pictures,
//! then words, whatever their order in the page: nothing here lets a ground lie over a canvas.

mod attended;
mod avatar;
mod button;
mod card;
mod carried;
mod choice;
mod clauses;
mod drawn;
mod form;
mod found;
mod groups;
mod handing_on;
mod lettered;
mod looked_for;
mod operation;
mod page;
mod placed;
mod pointed;
mod pressable;
mod score;
mod spoken;
mod steady;
mod stop;
mod words;

pub(crate) use attended::{Heeds, attended};
pub use avatar::hue;
pub(crate) use avatar::{level, portrait};
pub use button::Press;
pub(crate) use button::{action, arrow, asks, link, main, main_on_paper, ringed, second, second_high, tile};
pub(crate) use button::{
    bar_button, bar_list, bar_main, bar_symbol, centred_on_paper, key_button, key_width, rail_button, second_on_paper,
    symbol_on_paper,
};
pub use card::card;
pub(crate) use card::{card_margin, card_picture, rank_sign};
pub(crate) use carried::{Ways, carried};
pub(crate) use choice::TextField;
pub use choice::{Choice, Number, turned};
pub(crate) use choice::{bare_segments, close_segments, plate_segments, state_of_switch};
pub(crate) use choice::{field, segments};
pub(crate) use clauses::MARKED;
pub use clauses::Measures;
pub(crate) use clauses::clauses;
pub use drawn::drawn;
pub(crate) use drawn::icon;
pub(crate) use form::OptionRow;
pub use form::{Control, Group, Place};
pub(crate) use form::{END, MARGIN};
pub(crate) use form::{form, mark, search, search_on_cloth};
pub(crate) use groups::GroupLine;
pub(crate) use lettered::lettered;
pub use lettered::{Pictures, Words};
pub(crate) use looked_for::LookedFor;
pub use operation::{Operation, offset};
pub(crate) use page::Leaf;
pub(crate) use page::bare_dialog;
pub use page::dialog;
pub(crate) use page::{dialog_from_end, dialog_scroll, hairline, plate_line};
pub(crate) use page::{hanging, notice, paper_notice, scrolled, searched, sheet, slip};
pub(crate) use placed::{pinned, placed};
pub use pointed::pointed;
pub use pressable::Button;
pub(crate) use pressable::button;
pub use score::pad;
pub use spoken::{group, said, spoken};
pub(crate) use spoken::{headed, heard, page_below, sheet_above, unheard};
pub(crate) use stop::at_turn;
pub(crate) use stop::list;
pub(crate) use stop::way_on;
pub(crate) use words::{cap, ticked, told_cap, words};
pub(crate) use words::{heavy_cap, paragraph};

pub use pitch_language::phrase::capital;

use crate::context::Context;
use crate::font::{self, Lettering};
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
    /// `true` if keys are named on what they press.
    pub has_caps: bool,
}

impl Kit {
    /// Returns the kit of a window.
    pub(crate) fn of(context: &Context) -> Self {
        Kit {
            palette: context.palette(),
            scale: context.text_scale(),
            least: context.pointer.least(),
            has_caps: context.has_caps,
        }
    }

    /// Returns the side of a control, given in pixels of the design, on this page, in logical pixels; never less than
    /// the minimum of a touch target.
    pub(crate) fn side(self, length: f32) -> f32 {
        self.px(length).max(self.least)
    }

    /// Returns the width of words on one line, in logical pixels.
    pub(crate) fn width(self, words: &str, style: impl Into<Lettering>) -> f32 {
        let Lettering { face, size } = style.into();
        font::width(words, face, self.px(size))
    }

    /// Returns words as much of which as fits into a width of logical pixels, cut with an ellipsis.
    pub(crate) fn fit(self, words: &str, style: impl Into<Lettering>, room: f32) -> String {
        let Lettering { face, size } = style.into();
        font::fit(words, face, self.px(size), room)
    }

    /// Returns a length of the design on this page, in logical pixels.
    pub(crate) fn px(self, length: f32) -> f32 {
        length * self.scale
    }
}
