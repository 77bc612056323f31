//! How texts on pages and sheets are written: the styles by their roles, the one place of their sizes.
//!
//! A text whose size follows from the room it has, and one on the table, has a face and a size of its own.

use super::{BOLD, MEDIUM, REGULAR, SEMIBOLD};

use iced::Font;

/// Style of a text: a face at a size.
#[derive(Debug, Clone, Copy)]
pub struct Lettering {
    /// Face.
    pub face: Font,
    /// Size of its letters, in pixels of the design.
    pub size: f32,
}

impl From<(Font, f32)> for Lettering {
    fn from((face, size): (Font, f32)) -> Self {
        Lettering { face, size }
    }
}

/// Title of a dialog, and a figure that stands alone.
pub(crate) const TITLE: Lettering = Lettering { face: BOLD, size: 26.0 };
/// Heading of a part of a page.
pub(crate) const HEADING: Lettering = Lettering { face: SEMIBOLD, size: 17.0 };
/// Words that a page or a sheet begins with.
pub(crate) const LEAD: Lettering = Lettering { face: REGULAR, size: 17.0 };
/// Running text.
pub(crate) const BODY: Lettering = Lettering { face: REGULAR, size: 16.0 };
/// Name of something in a row, and the words of a button.
pub(crate) const NAME: Lettering = Lettering { face: SEMIBOLD, size: 16.0 };
/// Sentence beside a picture, or below a name.
pub(crate) const CAPTION: Lettering = Lettering { face: REGULAR, size: 15.5 };
/// Words that help with what stands above or beside them.
pub(crate) const HELP: Lettering = Lettering { face: REGULAR, size: 15.0 };
/// Label of a group, a column or a small button.
pub(crate) const LABEL: Lettering = Lettering { face: SEMIBOLD, size: 15.0 };
/// Note that need not be read to play.
pub(crate) const SMALL: Lettering = Lettering { face: REGULAR, size: 14.0 };
/// Label among notes.
pub(crate) const SMALL_LABEL: Lettering = Lettering { face: SEMIBOLD, size: 14.0 };
/// Cap of a key.
pub(crate) const KEY_CAP: Lettering = Lettering { face: MEDIUM, size: 12.0 };
