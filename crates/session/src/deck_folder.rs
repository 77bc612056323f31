//! Folder with pictures of cards of the player's own: the files that it has to hold, and how they are read.
//!
//! A picture is `AS.png` or `AS.svg` for the ace of spades, `TH` or `10H` for the ten of hearts, and so on for all
//! fifty-two cards; small letters do as well. `back`, and `X1` or `joker-high` and `X2` or `joker-low`, may be there;
//! what is not is as in the deck of the program. Other files mean nothing. The files are read here and drawn elsewhere:
//! whether they hold pictures is found out by the code that draws them, with the [`Flaw`]s named here.

mod error;

pub use error::{DeckFolderError, Flaw};

use crate::regular;
use pitch_rules::{Card, Cards};

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Side of a card that a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// The face of a card.
    Face(Card),
    /// The back of every card.
    Back,
}

impl Piece {
    /// Returns the piece that a file shows, given its name without the extension.
    fn named(stem: &str) -> Option<Self> {
        match stem.to_ascii_lowercase().as_str() {
            "back" => Some(Piece::Back),
            "joker-high" => Some(Piece::Face(Card::HIGH_JOKER)),
            "joker-low" => Some(Piece::Face(Card::LOW_JOKER)),
            card => card.parse().ok().map(Piece::Face),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Face(card) => write!(f, "{card}"),
            Piece::Back => f.write_str("back"),
        }
    }
}

/// Format of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Format of pixels.
    Png,
    /// Format of shapes.
    Svg,
}

/// The file of a picture, as it lay on the disk when it was read.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Path of the file.
    pub path: PathBuf,
    /// Format that its name promises.
    pub format: Format,
    /// Content of the file: up to [`DeckFolder::MOST_BYTES_OF_ONE`] bytes of anything.
    pub bytes: Vec<u8>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture").field("path", &self.path).finish_non_exhaustive()
    }
}

/// The files of a whole deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFolder {
    pictures: BTreeMap<Piece, Picture>,
}

impl DeckFolder {
    /// Largest size of one picture, in bytes.
    pub const MOST_BYTES_OF_ONE: u64 = 4 << 20;
    /// Largest size of all pictures together, in bytes: they stay in memory while the deck is in use.
    pub const MOST_BYTES: u64 = 24 << 20;

    /// Reads all pictures of a folder.
    ///
    /// # Errors
    /// If the folder or a picture cannot be read or is too large, if a card has no picture, or if it has two.
    pub fn read(folder: &Path) -> Result<Self, DeckFolderError> {
        let files = files(folder)?;
        let missing: Vec<Card> =
            Cards::PACK.into_iter().filter(|&card| !files.contains_key(&Piece::Face(card))).collect();
        if !missing.is_empty() {
            return Err(DeckFolderError::new(folder, Flaw::Missing(missing)));
        }
        let mut left = DeckFolder::MOST_BYTES;
        let mut pictures = BTreeMap::new();
        for (piece, (path, format)) in files {
            let bytes = bytes(&path).map_err(|flaw| DeckFolderError::new(&path, flaw))?;
            left = left
                .checked_sub(bytes.len() as u64)
                .ok_or_else(|| DeckFolderError::new(folder, Flaw::TooLarge { most: DeckFolder::MOST_BYTES }))?;
            let _ = pictures.insert(piece, Picture { path, format, bytes });
        }
        Ok(DeckFolder { pictures })
    }

    /// Returns the picture of a piece; there is always one of every card but the jokers.
    #[must_use]
    pub fn picture(&self, piece: Piece) -> Option<&Picture> {
        self.pictures.get(&piece)
    }

    /// Returns an iterator over all pictures.
    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.pictures.values()
    }
}

/// Returns the files of a folder that are named like pictures of a deck.
fn files(folder: &Path) -> Result<BTreeMap<Piece, (PathBuf, Format)>, DeckFolderError> {
    let failed = |error: io::Error| DeckFolderError::new(folder, Flaw::Io(Arc::new(error)));
    let mut files: BTreeMap<Piece, (PathBuf, Format)> = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
        let format = match ending.as_deref() {
            Some("png") => Format::Png,
            Some("svg") => Format::Svg,
            _ => continue,
        };
        let Some(piece) = path.file_stem().and_then(|stem| stem.to_str()).and_then(Piece::named) else { continue };
        if let Some((other, _)) = files.get(&piece) {
            let other = other.clone();
            return Err(DeckFolderError::new(&path, Flaw::Twice { other }));
        }
        let _ = files.insert(piece, (path, format));
    }
    Ok(files)
}

/// Reads the bytes of a file.
fn bytes(path: &Path) -> Result<Vec<u8>, Flaw> {
    let is_none = |error: &io::Error| regular::is_other(error) || error.kind() == io::ErrorKind::IsADirectory;
    let file = regular::open(path).map_err(|error| if is_none(&error) { Flaw::NoFile } else { error.into() })?;
    let mut bytes = Vec::new();
    let read = file.take(DeckFolder::MOST_BYTES_OF_ONE + 1).read_to_end(&mut bytes)?;
    if read as u64 > DeckFolder::MOST_BYTES_OF_ONE {
        return Err(Flaw::TooLarge { most: DeckFolder::MOST_BYTES_OF_ONE });
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    use tempfile::TempDir;

    use std::fs::File;

    /// A folder with an empty file for every card.
    fn whole() -> TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for card in Cards::PACK {
            fs::write(folder.path().join(format!("{card}.png")), card.to_string()).expect("written");
        }
        folder
    }

    fn flaw(folder: &TempDir) -> (String, Flaw) {
        let error = DeckFolder::read(folder.path()).expect_err("nothing is wrong");
        let name = error.path.strip_prefix(folder.path()).expect("in the folder").display().to_string();
        (name, error.flaw)
    }

    #[test]
    fn every_card_is_found_under_each_of_its_names() {
        let folder = whole();
        for (from, to) in [("TH.png", "10h.PNG"), ("AS.png", "as.svg")] {
            fs::rename(folder.path().join(from), folder.path().join(to)).expect("renamed");
        }
        for extra in ["back.svg", "Joker-Low.png", "x1.PNG", "README.md", "2X.png", ".png", "AS.png.txt"] {
            fs::write(folder.path().join(extra), extra).expect("written");
        }
        let read = DeckFolder::read(folder.path()).expect("a deck");
        let bytes = |piece| read.picture(piece).map(|picture| String::from_utf8_lossy(&picture.bytes).into_owned());
        for card in Cards::PACK {
            assert_eq!(bytes(Piece::Face(card)), Some(card.to_string()));
        }
        assert_eq!(bytes(Piece::Back).as_deref(), Some("back.svg"));
        assert_eq!(bytes(Piece::Face(Card::LOW_JOKER)).as_deref(), Some("Joker-Low.png"));
        assert_eq!(bytes(Piece::Face(Card::HIGH_JOKER)).as_deref(), Some("x1.PNG"));
        assert_eq!(read.pictures().count(), 55);
        let ace = read.pictures().find(|picture| picture.path.ends_with("as.svg"));
        assert_eq!(ace.map(|ace| ace.format), Some(Format::Svg));
    }

    #[test]
    fn cards_without_a_picture_are_named() {
        let folder = whole();
        for missing in ["JC.png", "2S.png"] {
            fs::remove_file(folder.path().join(missing)).expect("removed");
        }
        let (file, flaw) = flaw(&folder);
        assert!(file.is_empty(), "{file}");
        let Flaw::Missing(cards) = flaw else { panic!("{flaw}") };
        assert_eq!(cards.into_iter().collect::<Cards>(), "JC 2S".parse().expect("cards"));
    }

    #[test]
    fn two_pictures_of_a_card_are_one_too_many() {
        let folder = whole();
        fs::write(folder.path().join("10D.svg"), "").expect("written");
        let (file, flaw) = flaw(&folder);
        let Flaw::Twice { other } = flaw else { panic!("{flaw}") };
        let mut both = [file, other.strip_prefix(folder.path()).expect("in the folder").display().to_string()];
        both.sort();
        assert_eq!(both, ["10D.svg", "TD.png"]);
    }

    #[test]
    fn what_is_too_large_is_not_read() {
        let folder = whole();
        let path = folder.path().join("QH.png");
        let file = File::create(&path).expect("a file");
        file.set_len(DeckFolder::MOST_BYTES_OF_ONE + 1).expect("longer");
        assert!(matches!(flaw(&folder), (name, Flaw::TooLarge { .. }) if name == "QH.png"));
        fs::remove_file(path).expect("removed");
        for card in Cards::PACK {
            let file = File::create(folder.path().join(format!("{card}.png"))).expect("a file");
            file.set_len(DeckFolder::MOST_BYTES / 50).expect("longer");
        }
        assert!(matches!(flaw(&folder), (name, Flaw::TooLarge { most: DeckFolder::MOST_BYTES }) if name.is_empty()));
    }

    #[test]
    fn what_is_no_folder_and_no_file_is_refused() {
        let folder = whole();
        let path = folder.path().join("5C.png");
        let error = DeckFolder::read(&path).expect_err("no folder");
        assert!(matches!(error.flaw, Flaw::Io(_)) && error.path == path, "{error}");
        assert!(matches!(DeckFolder::read(&folder.path().join("no")).expect_err("none").flaw, Flaw::Io(_)));
        fs::remove_file(&path).expect("removed");
        fs::create_dir(&path).expect("a folder");
        assert!(matches!(flaw(&folder), (name, Flaw::NoFile) if name == "5C.png"));
    }
}
