//! What can be wrong with a folder of pictures: always with the file.

use crate::engine::Card;
use crate::shown;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why a folder cannot be used as a deck.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}: {flaw}", shown::path(path))]
pub struct DeckFolderError {
    /// The file, or the folder itself.
    pub path: PathBuf,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl DeckFolderError {
    /// A flaw of this file or folder.
    #[must_use]
    pub fn new(path: &Path, flaw: Flaw) -> Self {
        DeckFolderError { path: path.to_owned(), flaw }
    }
}

/// What is wrong with a file or folder of a deck.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Flaw {
    /// The machine refused to read it.
    #[error("{0}")]
    Io(Arc<io::Error>),
    /// The folder has no picture of these cards, of which there is at least one.
    #[error("no picture of {}", .0.iter().map(Card::to_string).collect::<Vec<_>>().join(" "))]
    Missing(Vec<Card>),
    /// There is another picture of the same card.
    #[error("the same card as {}", shown::path(other))]
    Twice {
        /// The other one.
        other: PathBuf,
    },
    /// It is a folder or a device.
    #[error("no file")]
    NoFile,
    /// It has more bytes than it may have.
    #[error("more than {most} bytes")]
    TooLarge {
        /// How many it may have.
        most: u64,
    },
    /// It holds no picture of the format that its name promises, or only a part of one.
    #[error("no picture: {}", shown::quote(.0))]
    NoPicture(String),
    /// It has too few pixels to be sharp, or more than any screen has.
    #[error("{width} by {height} pixels, and each side may have {least} to {most}")]
    Size {
        /// Its width, in pixels.
        width: u32,
        /// Its height, in pixels.
        height: u32,
        /// The fewest pixels of a side.
        least: u32,
        /// The most pixels of a side.
        most: u32,
    },
    /// It has not the shape of an upright card.
    #[error("{width} by {height} is not the shape of a card")]
    Shape {
        /// Its width, in pixels or in units of its own.
        width: u32,
        /// Its height, in the same.
        height: u32,
    },
    /// Nothing is to be seen in it.
    #[error("nothing is to be seen in it")]
    Blank,
    /// It has an element of SVG that is not drawn, such as `text`.
    #[error("<{0}> is not drawn")]
    Element(&'static str),
    /// It has too many parts, or parts too deep within each other.
    #[error("too many parts")]
    TooManyParts,
    /// Reading or drawing it takes too long.
    #[error("it takes too long")]
    TooSlow,
}

impl From<io::Error> for Flaw {
    fn from(error: io::Error) -> Self {
        Flaw::Io(Arc::new(error))
    }
}
