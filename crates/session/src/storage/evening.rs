//! File of the evening: wins and losses of the same people so far.

use crate::evening::Evening;
use crate::storage::error::{LoadError, SaveError};
use crate::storage::read::what_is_there;
use crate::storage::{Storage, value, write_value};

const FILE: &str = "evening.ron";

impl Storage {
    /// Loads the evening that was last played, one without games if there is no file. A file that is wrong is set
    /// aside, unless another program plays with the folder, and the error says where it went. For one that stays where
    /// it is, the evening [stands in](Evening::stands_in).
    #[must_use]
    pub fn load_evening(&self) -> (Evening, Option<LoadError>) {
        match self.read(&self.folder().join(FILE), value::<Evening>) {
            Ok(evening) => (evening.unwrap_or_default(), None),
            Err(error) if error.set_aside.is_some() => (Evening::default(), Some(error)),
            Err(error) => (Evening::stand_in(), Some(error)),
        }
    }

    /// Writes the evening; the one before it is kept until the new one is safely written. If it stands in for a file, that
    /// is read first, and the evening then has the games of the file as well.
    ///
    /// # Errors
    /// If it cannot be written, if the file that it stands in for still cannot be read, or if another program plays with the
    /// folder; the old one is then as it was.
    pub fn save_evening(&self, evening: &mut Evening) -> Result<(), SaveError> {
        let (disk, path) = (self.own_shelf()?.drive(), self.folder().join(FILE));
        if evening.stands_in() {
            evening.follow_on(what_is_there(disk, &path, value)?.unwrap_or_default());
        }
        write_value(disk, &path, evening)
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
        let (none, error) = storage.load_evening();
        assert!(none.is_empty() && error.is_none());
        let mut evening: Evening = syntax::read(TEXT).expect("an evening");
        storage.save_evening(&mut evening).expect("saved");
        assert_eq!(storage.load_evening().0, evening);
        let second = Storage::open(folder.path()).expect("open");
        assert!(matches!(second.save_evening(&mut Evening::default()), Err(SaveError::InUse { .. })));
        assert_eq!(second.load_evening().0, evening);
    }

    #[test]
    fn a_broken_evening_is_set_aside_and_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let broken = TEXT.replace("-2", "-3");
        fs::write(folder.path().join("evening.ron"), &broken).expect("written");
        let (mut evening, error) = storage.load_evening();
        let aside = error.and_then(|error| error.set_aside).expect("set aside");
        assert!(evening.is_empty());
        assert_eq!(fs::read_to_string(aside).expect("there"), broken);
        storage.save_evening(&mut evening).expect("there is room again");
    }
}
