//! Flaws of a folder of pictures, each with its file.

use pitch_rules::Card;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Error that keeps a folder from being used as a deck.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}: {flaw}", pitch_shown::path(path))]
pub struct DeckFolderError {
    /// Path of the file, or of the folder itself.
    pub path: PathBuf,
    /// Flaw of it.
    pub flaw: Flaw,
}

impl DeckFolderError {
    /// Creates an error with the flaw of a file or folder.
    #[must_use]
    pub fn new(path: &Path, flaw: Flaw) -> Self {
        DeckFolderError { path: path.to_owned(), flaw }
    }
}

/// Flaw of a file or folder of a deck.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Flaw {
    /// Error of the system while it was read.
    #[error("{0}")]
    Io(Arc<io::Error>),
    /// No picture of these cards, of which there is at least one.
    #[error("no picture of {}", .0.iter().map(Card::to_string).collect::<Vec<_>>().join(" "))]
    Missing(Vec<Card>),
    /// Another picture of the same card.
    #[error("the same card as {}", pitch_shown::path(other))]
    Twice {
        /// Path of the other picture.
        other: PathBuf,
    },
    /// Folder or device in place of a file.
    #[error("no file")]
    NoFile,
    /// More bytes than allowed.
    #[error("more than {most} bytes")]
    TooLarge {
        /// Largest size allowed, in bytes.
        most: u64,
    },
    /// No picture of the format that its name promises, or only a part of one.
    #[error("no picture: {}", pitch_shown::quote(.0))]
    NoPicture(String),
    /// Too few pixels to be sharp, or more than any screen has.
    #[error("{width} by {height} pixels, and each side may have {least} to {most}")]
    Size {
        /// Width of the picture, in pixels.
        width: u32,
        /// Height of the picture, in pixels.
        height: u32,
        /// Smallest length of a side, in pixels.
        least: u32,
        /// Largest length of a side, in pixels.
        most: u32,
    },
    /// Shape other than that of an upright card.
    #[error("{width} by {height} is not the shape of a card")]
    Shape {
        /// Width of the picture, in pixels or in its own units.
        width: u32,
        /// Height of the picture, in the unit of the width.
        height: u32,
    },
    /// Picture in which nothing can be seen.
    #[error("nothing is to be seen in it")]
    Blank,
    /// Element of SVG that is not drawn, such as `text`.
    #[error("<{0}> is not drawn")]
    Element(&'static str),
    /// Too many parts, or parts nested too deep.
    #[error("too many parts")]
    TooManyParts,
    /// Picture that takes too long to read or draw.
    #[error("it takes too long")]
    TooSlow,
}

impl From<io::Error> for Flaw {
    fn from(error: io::Error) -> Self {
        Flaw::Io(Arc::new(error))
    }
}
