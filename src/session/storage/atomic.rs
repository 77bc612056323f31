//! Replacing a file so that at any moment either the old or the new one is there, whole.

use crate::session::storage::error::{SaveError, Step};

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// How the names of files begin that are being written and are not in their place yet.
const UNFINISHED: &str = ".auction-pitch-";

/// Puts a file with these bytes in the place of whatever is there. With `backup`, what is there is kept under that name.
pub(super) fn replace(path: &Path, backup: Option<&Path>, bytes: &[u8]) -> Result<(), SaveError> {
    replace_with(path, backup, |file| file.write_all(bytes))
}

/// The same, with what is written left to a function, so that a test can run out of disk.
fn replace_with(
    path: &Path,
    backup: Option<&Path>,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), SaveError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut new = tempfile::Builder::new()
        .prefix(UNFINISHED)
        .suffix(".tmp")
        .tempfile_in(folder)
        .map_err(SaveError::at(Step::Write, folder))?;
    write(new.as_file_mut()).map_err(SaveError::at(Step::Write, path))?;
    new.as_file().sync_all().map_err(SaveError::at(Step::Sync, path))?;
    let kept = backup.filter(|_| path.exists());
    if let Some(backup) = kept {
        keep(path, backup).map_err(SaveError::at(Step::Backup, backup))?;
    }
    if let Err(error) = new.persist(path) {
        if let Some(backup) = kept.filter(|_| !path.exists()) {
            // The old file goes back to its place; should even that fail, it is still there as the backup.
            let _ = std::fs::rename(backup, path);
        }
        return Err(SaveError::at(Step::Rename, path)(error.error));
    }
    sync_folder(folder)
}

/// Gives a file a second name, in the place of whatever has it.
fn keep(path: &Path, backup: &Path) -> io::Result<()> {
    match std::fs::remove_file(backup) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    // Some file systems know no second names. There only the backup is in its place for a moment, which is why it is looked
    // at when there is no other file.
    std::fs::hard_link(path, backup).or_else(|_| std::fs::rename(path, backup))
}

/// Makes sure that names that were changed in a folder are on the disk.
pub(super) fn sync_folder(folder: &Path) -> Result<(), SaveError> {
    // Elsewhere folders cannot be opened, and the file system sees to it.
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(SaveError::at(Step::Sync, folder))?;
    }
    Ok(())
}

/// Removes what a program that was killed left half written. Only for who has locked the folder.
pub(super) fn sweep(folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(UNFINISHED) {
            // What cannot be removed does no harm.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Removes a folder of games that were deleted when the program ran last. Only for who has locked the folder.
pub(super) fn empty(folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        // What somebody else put there is left, and so is the folder then.
        if path.extension().is_some_and(|ending| ending == "ron") {
            let _ = std::fs::remove_file(path);
        }
    }
    let _ = std::fs::remove_dir(folder);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::storage::error::Obstacle;

    fn files(folder: &Path) -> Vec<(String, String)> {
        let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
        let read = |path| std::fs::read_to_string(path).expect("a text");
        let mut files: Vec<_> =
            entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(entry.path()))).collect();
        files.sort();
        files
    }

    fn named(names: &[(&str, &str)]) -> Vec<(String, String)> {
        names.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn the_file_before_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, backup) = (folder.path().join("a"), folder.path().join("a.bak"));
        for text in ["one", "two", "three"] {
            replace(&path, Some(&backup), text.as_bytes()).expect("written");
        }
        assert_eq!(files(folder.path()), named(&[("a", "three"), ("a.bak", "two")]));
        replace(&path, None, b"four").expect("written");
        assert_eq!(files(folder.path()), named(&[("a", "four"), ("a.bak", "two")]));
    }

    #[test]
    fn whoever_reads_meanwhile_finds_a_whole_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, backup) = (folder.path().join("a"), folder.path().join("a.bak"));
        let texts = ["1".repeat(10_000), "2".repeat(10_000)];
        replace(&path, Some(&backup), texts[0].as_bytes()).expect("written");
        let is_over = std::sync::atomic::AtomicBool::new(false);
        std::thread::scope(|scope| {
            let reader = scope.spawn(|| {
                while !is_over.load(std::sync::atomic::Ordering::Relaxed) {
                    let text = std::fs::read_to_string(&path).expect("it is always there");
                    assert!(texts.contains(&text), "{} bytes", text.len());
                }
            });
            for round in 1..100 {
                replace(&path, Some(&backup), texts[round % 2].as_bytes()).expect("written");
            }
            is_over.store(true, std::sync::atomic::Ordering::Relaxed);
            reader.join().expect("it was always there");
        });
    }

    #[test]
    fn a_full_disk_leaves_everything_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, backup) = (folder.path().join("a"), folder.path().join("a.bak"));
        replace(&path, Some(&backup), b"one").expect("written");
        replace(&path, Some(&backup), b"two").expect("written");
        let error = replace_with(&path, Some(&backup), |file| {
            file.write_all(b"thr")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        let error = error.expect_err("the disk is full");
        assert_eq!(error.obstacle(), Obstacle::Full);
        assert!(error.to_string().contains(&path.display().to_string()), "{error}");
        assert_eq!(files(folder.path()), named(&[("a", "two"), ("a.bak", "one")]));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_device_that_is_full_is_told_as_such() {
        let full = File::options().write(true).open("/dev/full").expect("a device");
        let error = (&full).write_all(b"x").expect_err("full");
        assert_eq!(SaveError::at(Step::Write, Path::new("/dev/full"))(error).obstacle(), Obstacle::Full);
    }

    #[test]
    fn a_place_that_cannot_be_renamed_to_keeps_what_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        std::fs::create_dir(&path).expect("a folder in the way");
        std::fs::write(path.join("b"), "kept").expect("written");
        let error = replace(&path, None, b"one").expect_err("a folder is in the way");
        assert!(matches!(error, SaveError::Io { step: Step::Rename, .. }), "{error}");
        assert_eq!(files(&path), named(&[("b", "kept")]));
    }

    #[test]
    fn only_what_was_left_half_written_is_swept_away() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in [".auction-pitch-x1.tmp", "current.ron", ".hidden"] {
            std::fs::write(folder.path().join(name), "x").expect("written");
        }
        sweep(folder.path());
        assert_eq!(files(folder.path()), named(&[(".hidden", "x"), ("current.ron", "x")]));
    }
}
