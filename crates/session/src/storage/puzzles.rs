//! File of the answers to puzzles.

use crate::puzzle::Solved;
use crate::storage::error::{LoadError, SaveError};
use crate::storage::read::what_is_there;
use crate::storage::{Storage, value, write_value};

const FILE: &str = "puzzles.ron";

impl Storage {
    /// Loads the answers so far, none if there is no file. A file that is wrong is set aside, unless another program
    /// plays with the folder, and the error says where it went. For one that stays where it is, these answers [stand
    /// in](Solved::stand_in).
    #[must_use]
    pub fn load_solved(&self) -> (Solved, Option<LoadError>) {
        match self.read(&self.folder().join(FILE), value::<Solved>) {
            Ok(solved) => (solved.unwrap_or_default(), None),
            Err(error) if error.set_aside.is_some() => (Solved::default(), Some(error)),
            Err(error) => (Solved::stand_in(), Some(error)),
        }
    }

    /// Writes the answers, joined with those in the file by then; the old file is kept until the new one is safely
    /// written.
    ///
    /// # Errors
    /// If it cannot be written, if the file exists and cannot be read, or if another program plays with the folder; the
    /// old one is then as it was.
    pub fn save_solved(&self, solved: &mut Solved) -> Result<(), SaveError> {
        let (disk, path) = (self.own_shelf()?.drive(), self.folder().join(FILE));
        solved.follow_on(what_is_there(disk, &path, value)?.unwrap_or_default());
        write_value(disk, &path, solved)
    }

    /// Replaces the file by these answers, whatever is in it.
    ///
    /// # Errors
    /// As for [`Storage::save_solved`].
    pub fn replace_solved(&self, solved: &Solved) -> Result<(), SaveError> {
        let (disk, path) = (self.own_shelf()?.drive(), self.folder().join(FILE));
        let _ = what_is_there::<Solved>(disk, &path, value)?;
        write_value(disk, &path, solved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::fs;

    #[test]
    fn answers_are_written_and_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        assert!(storage.load_solved().1.is_none());
        let mut solved = Solved::default();
        solved.note_answer("setback-4-1-9", true, 20_000, true);
        solved.note_answer("setback-4-2-9", false, 20_000, false);
        storage.save_solved(&mut solved).expect("saved");
        assert_eq!(storage.load_solved().0, solved);
        let second = Storage::open(folder.path()).expect("open");
        assert!(matches!(second.save_solved(&mut solved), Err(SaveError::InUse { .. })));
        assert_eq!(second.load_solved().0, solved);
    }

    #[test]
    fn a_broken_file_is_set_aside_and_named() {
        for broken in ["", "(answers: 3)", "(answers: [(puzzle: \"a\", at_once: maybe, right: true)])", "\u{0}\u{1}"] {
            let folder = tempfile::tempdir().expect("a folder");
            let storage = Storage::open(folder.path()).expect("open");
            fs::write(folder.path().join(FILE), broken).expect("written");
            let (mut solved, error) = storage.load_solved();
            let aside = error.and_then(|error| error.set_aside).expect("set aside");
            assert_eq!((solved.tried(), fs::read_to_string(aside).expect("there").as_str()), (0, broken));
            storage.save_solved(&mut solved).expect("there is room again");
        }
    }

    #[test]
    fn answers_that_stand_in_are_joined_with_what_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let mut before = Solved::default();
        before.note_answer("a", false, 3, true);
        storage.save_solved(&mut before).expect("saved");
        let mut solved = Solved::stand_in();
        solved.note_answer("a", true, 3, false);
        solved.note_answer("b", true, 3, false);
        storage.save_solved(&mut solved).expect("saved");
        let (read, _) = storage.load_solved();
        assert_eq!((read.tried(), read.at_once()), (2, 1));
        assert!(read.of("a").is_some_and(|a| a.right && !a.at_once && a.day == Some(3)) && !solved.stands_in());
    }
}
