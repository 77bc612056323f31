//! Score pads of games with real cards: a file each, in a folder beside the saved games.

use crate::pad::Pad;
use crate::storage::error::{LoadError, SaveError, Step};
use crate::storage::read;
use crate::storage::shelf::Shelf;
use crate::storage::{Storage, value, write_value};
use crate::timestamp::Timestamp;

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

/// Score pad in a file.
#[derive(Debug)]
pub struct SavedPad {
    /// Path of the file.
    pub path: PathBuf,
    /// Pad, or the error of a file that cannot be read and is left as it is.
    pub pad: Result<Pad, LoadError>,
}

impl Storage {
    /// Returns the score pads, the last saved first; files that cannot be read come last. A folder that cannot be read
    /// is the only entry.
    #[must_use]
    pub fn pads(&self) -> Vec<SavedPad> {
        self.lister().pads()
    }

    /// Writes a pad to its file, or a new one to a file of its own, and returns the path; the old file is kept until the
    /// new one is safely written.
    ///
    /// # Errors
    /// If it cannot be written, or another program plays with the folder; the old file is then as it was.
    pub fn save_pad(&self, path: Option<&Path>, pad: &mut Pad) -> Result<PathBuf, SaveError> {
        let shelf = self.own_shelf()?;
        let place = match path {
            Some(path) => path.to_owned(),
            None => {
                let folder = shelf.pads();
                shelf.drive().create_folder(&folder).map_err(SaveError::at(Step::CreateFolder, &folder))?;
                shelf.free_place(&folder, &pad.file_stem())?
            }
        };
        pad.note_saved(Timestamp::now());
        write_value(shelf.drive(), &place, pad)?;
        Ok(place)
    }
}

impl Shelf {
    /// Reads all pads.
    pub(super) fn list_pads(&self) -> Vec<SavedPad> {
        let folder = self.pads();
        let paths = match read::files_in(self.drive(), &folder) {
            Ok(paths) => paths,
            Err(error) => return vec![SavedPad { path: folder, pad: Err(error) }],
        };
        let read = |path: PathBuf| {
            let pad = read::read(self.drive(), &path, value::<Pad>).transpose()?;
            Some(SavedPad { path, pad })
        };
        let mut pads: Vec<SavedPad> = paths.into_iter().filter_map(read).collect();
        pads.sort_by_cached_key(|saved| (Reverse(saved.pad.as_ref().ok().map(Pad::saved)), saved.path.clone()));
        pads
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::{Kind, Player};
    use pitch_rules::{Entered, Rules, Seat};

    use std::fs;

    fn pad(name: &str) -> Pad {
        let players = [name, "Bo", "Cy", "Di"].map(|name| Player::new(name, Kind::Person)).to_vec();
        Pad::new(Rules::default(), "auction_pitch", players, Seat::default(), Timestamp::from_seconds(7))
            .expect("a pad")
    }

    #[test]
    fn pads_are_written_read_and_deleted() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        assert!(storage.pads().is_empty());
        let (mut ann, mut eve) = (pad("Ann"), pad("Eve"));
        let first = storage.save_pad(None, &mut ann).expect("saved");
        let second = storage.save_pad(None, &mut eve).expect("saved");
        assert_ne!(first, second, "begun in the same second");
        ann.write(Entered { thrown_in: true, ..Entered::of(Seat::default()) }).expect("it fits");
        assert_eq!(storage.save_pad(Some(&first), &mut ann).expect("saved"), first);
        let read = |storage: &Storage| {
            let pads = storage.pads().into_iter().filter_map(|saved| saved.pad.ok());
            let mut names: Vec<_> = pads.map(|pad| (pad.players()[0].name.clone(), pad.lines().len())).collect();
            names.sort();
            names
        };
        assert_eq!(read(&storage), [("Ann".to_owned(), 1), ("Eve".to_owned(), 0)]);
        let other = Storage::open(folder.path()).expect("open");
        assert!(matches!(other.save_pad(None, &mut eve), Err(SaveError::InUse { .. })));
        let deleted = storage.delete(&first).expect("deleted");
        assert_eq!(read(&storage).len(), 1);
        assert_eq!(storage.restore(&deleted).expect("back"), first);
        assert_eq!(read(&storage).len(), 2);
    }

    #[test]
    fn a_file_that_is_no_pad_stays_and_comes_last() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let _ = storage.save_pad(None, &mut pad("Ann")).expect("saved");
        let wrong = folder.path().join("pads").join("0.ron");
        fs::write(&wrong, "(format: 3)").expect("written");
        let pads = storage.pads();
        assert!(pads[0].pad.is_ok() && pads[1].pad.is_err());
        assert_eq!(
            (pads[1].path.clone(), fs::read_to_string(&wrong).expect("there")),
            (wrong, "(format: 3)".to_owned())
        );
    }
}
