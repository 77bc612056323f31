//! Files of what is joined with what another program wrote: the evening, answers to puzzles and the player's own mistakes.

use crate::evening::Evening;
use crate::puzzle::{Mistakes, Solved};
use crate::storage::error::{LoadError, SaveError};
use crate::storage::read::what_is_there;
use crate::storage::{Storage, value, write_value};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Value in a file of its own that is joined with what another program wrote there.
pub trait Joined: Default + Serialize + DeserializeOwned {
    /// Name of the file.
    const FILE: &'static str;

    /// Returns the value that stands in for a file that could not be read and is still there.
    #[must_use]
    fn stand_in() -> Self {
        Self::default()
    }

    /// Returns `true` if the file may have something that this has not, so that it is read before it is written.
    #[must_use]
    fn is_behind(&self) -> bool {
        true
    }

    /// Joins this with what was there before.
    fn join(&mut self, before: Self);
}

impl Joined for Evening {
    const FILE: &'static str = "evening.ron";

    fn stand_in() -> Self {
        Evening::stand_in()
    }

    fn is_behind(&self) -> bool {
        self.stands_in()
    }

    fn join(&mut self, before: Self) {
        self.follow_on(before);
    }
}

impl Joined for Solved {
    const FILE: &'static str = "puzzles.ron";

    fn stand_in() -> Self {
        Solved::stand_in()
    }

    fn join(&mut self, before: Self) {
        self.follow_on(before);
    }
}

impl Joined for Mistakes {
    const FILE: &'static str = "mistakes.ron";

    fn join(&mut self, before: Self) {
        self.follow_on(before);
    }
}

impl Storage {
    /// Loads what was kept so far, nothing if there is no file. A file that is wrong is set aside, unless another program
    /// plays with the folder, and the error says where it went. For one that stays where it is, the value stands in.
    #[must_use]
    pub fn load_joined<T: Joined>(&self) -> (T, Option<LoadError>) {
        match self.read(&self.folder().join(T::FILE), value::<T>) {
            Ok(found) => (found.unwrap_or_default(), None),
            Err(error) if error.set_aside.is_some() => (T::default(), Some(error)),
            Err(error) => (T::stand_in(), Some(error)),
        }
    }

    /// Writes a value, joined with what is in the file by then if that [may be more](Joined::is_behind); the old file is kept
    /// until the new one is safely written.
    ///
    /// # Errors
    /// If it cannot be written, if the file that it is joined with exists and cannot be read, or if another program plays with
    /// the folder; the old one is then as it was.
    pub fn save_joined<T: Joined>(&self, kept: &mut T) -> Result<(), SaveError> {
        let (disk, path) = (self.own_shelf()?.drive(), self.folder().join(T::FILE));
        if kept.is_behind() {
            kept.join(what_is_there(disk, &path, value)?.unwrap_or_default());
        }
        write_value(disk, &path, kept)
    }

    /// Replaces the file by this value, whatever is in it.
    ///
    /// # Errors
    /// As for [`Storage::save_joined`].
    pub fn replace_joined<T: Joined>(&self, kept: &T) -> Result<(), SaveError> {
        let (disk, path) = (self.own_shelf()?.drive(), self.folder().join(T::FILE));
        let _ = what_is_there::<T>(disk, &path, value)?;
        write_value(disk, &path, kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax;

    use std::fs;

    const TEXT: &str = "(games: [(game: \"x\", people: [\"Ann\"], winners: [\"Ann\"], \
        net: [(name: \"Ann\", amount: 2), (name: \"Bo\", amount: -2)])])";

    #[test]
    fn an_evening_is_written_and_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let (none, error) = storage.load_joined::<Evening>();
        assert!(none.is_empty() && error.is_none());
        let mut evening: Evening = syntax::read(TEXT).expect("an evening");
        storage.save_joined(&mut evening).expect("saved");
        assert_eq!(storage.load_joined::<Evening>().0, evening);
        let second = Storage::open(folder.path()).expect("open");
        assert!(matches!(second.save_joined(&mut Evening::default()), Err(SaveError::InUse { .. })));
        assert_eq!(second.load_joined::<Evening>().0, evening);
    }

    #[test]
    fn a_broken_evening_is_set_aside_and_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let broken = TEXT.replace("-2", "-3");
        fs::write(folder.path().join("evening.ron"), &broken).expect("written");
        let (mut evening, error) = storage.load_joined::<Evening>();
        let aside = error.and_then(|error| error.set_aside).expect("set aside");
        assert!(evening.is_empty());
        assert_eq!(fs::read_to_string(aside).expect("there"), broken);
        storage.save_joined(&mut evening).expect("there is room again");
    }

    #[test]
    fn answers_are_written_and_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        assert!(storage.load_joined::<Solved>().1.is_none());
        let mut solved = Solved::default();
        solved.note_answer("setback-4-1-9", true, 20_000, true);
        solved.note_answer("setback-4-2-9", false, 20_000, false);
        storage.save_joined(&mut solved).expect("saved");
        assert_eq!(storage.load_joined::<Solved>().0, solved);
        let second = Storage::open(folder.path()).expect("open");
        assert!(matches!(second.save_joined(&mut solved), Err(SaveError::InUse { .. })));
        assert_eq!(second.load_joined::<Solved>().0, solved);
    }

    #[test]
    fn a_broken_file_is_set_aside_and_named() {
        for broken in ["", "(answers: 3)", "(answers: [(puzzle: \"a\", at_once: maybe, right: true)])", "\u{0}\u{1}"] {
            let folder = tempfile::tempdir().expect("a folder");
            let storage = Storage::open(folder.path()).expect("open");
            fs::write(folder.path().join(Solved::FILE), broken).expect("written");
            let (mut solved, error) = storage.load_joined::<Solved>();
            let aside = error.and_then(|error| error.set_aside).expect("set aside");
            assert_eq!((solved.tried(), fs::read_to_string(aside).expect("there").as_str()), (0, broken));
            storage.save_joined(&mut solved).expect("there is room again");
        }
    }

    #[test]
    fn answers_that_stand_in_are_joined_with_what_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let mut before = Solved::default();
        before.note_answer("a", false, 3, true);
        storage.save_joined(&mut before).expect("saved");
        let mut solved = Solved::stand_in();
        solved.note_answer("a", true, 3, false);
        solved.note_answer("b", true, 3, false);
        storage.save_joined(&mut solved).expect("saved");
        let (read, _) = storage.load_joined::<Solved>();
        assert_eq!((read.tried(), read.at_once()), (2, 1));
        assert!(read.of("a").is_some_and(|a| a.right && !a.at_once && a.day == Some(3)) && !solved.stands_in());
    }
}
