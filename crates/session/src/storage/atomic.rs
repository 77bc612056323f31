//! Replacement of a file such that at any moment either the old or the new one is there, whole.

use crate::storage::disk::{Disk, Sink};
use crate::storage::error::{SaveError, Step};

use std::io;
use std::path::Path;

/// Prefix of the names of files that are being written and are not in their place yet.
const UNFINISHED: &str = ".auction-pitch-";

/// Replaces a file by one with these bytes. With `backup`, the old one is kept under that name. A link stays, and the file that
/// it leads to is replaced.
pub(super) fn replace(disk: &dyn Disk, path: &Path, backup: Option<&Path>, bytes: &[u8]) -> Result<(), SaveError> {
    let path = &disk.target(path);
    let folder = folder_of(path);
    let (new, sink) = disk.create_in(folder, UNFINISHED).map_err(SaveError::at(Step::Write, folder))?;
    let placed = fill(sink, path, bytes).and_then(|()| place(disk, &new, path, backup));
    if placed.is_err() {
        // What cannot be removed is swept away when the program is started again.
        let _ = disk.remove(&new);
    }
    placed.and_then(|()| sync_folder(disk, folder))
}

fn fill(mut sink: Box<dyn Sink>, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    sink.write_all(bytes).map_err(SaveError::at(Step::Write, path))?;
    sink.sync().map_err(SaveError::at(Step::Sync, path))
}

/// Puts a finished file in its place.
fn place(disk: &dyn Disk, new: &Path, path: &Path, backup: Option<&Path>) -> Result<(), SaveError> {
    let kept = match backup {
        Some(backup) if disk.has(path).map_err(SaveError::at(Step::Backup, path))? => Some(backup),
        _ => None,
    };
    if let Some(backup) = kept {
        keep(disk, path, backup).map_err(SaveError::at(Step::Backup, backup))?;
    }
    disk.rename(new, path).map_err(|error| {
        if let Some(backup) = kept.filter(|_| disk.has(path).is_ok_and(|is_there| !is_there)) {
            // The old file goes back to its place; should even that fail, it is still there as the backup.
            let _ = disk.rename(backup, path);
        }
        SaveError::at(Step::Rename, path)(error)
    })
}

/// Gives a file a second name, replacing the file that has it.
fn keep(disk: &dyn Disk, path: &Path, backup: &Path) -> io::Result<()> {
    match disk.remove(backup) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    // Some file systems know no second names. There only the backup is in its place for a moment, which is why it is looked
    // at when there is no other file. A file that a link led to can be on another disk.
    let is_beside = folder_of(path) == folder_of(backup);
    disk.link(path, backup).or_else(|_| if is_beside { disk.rename(path, backup) } else { copy(disk, path, backup) })
}

fn copy(disk: &dyn Disk, from: &Path, to: &Path) -> io::Result<()> {
    let mut source = disk.open(from)?;
    let (new, mut sink) = disk.create_in(folder_of(to), UNFINISHED)?;
    let copied = io::copy(&mut source, &mut sink).and_then(|_| sink.sync()).and_then(|()| disk.rename(&new, to));
    if copied.is_err() {
        let _ = disk.remove(&new);
    }
    copied
}

/// Moves a file to a place that is free, or that an older state of it has. If the move cannot be made durable, the file
/// goes back.
pub(super) fn relocate(disk: &dyn Disk, from: &Path, to: &Path) -> Result<(), SaveError> {
    let moved = disk.rename(from, to).or_else(|error| match error.kind() {
        // A file that a link led to can be on another disk.
        io::ErrorKind::CrossesDevices => copy(disk, from, to).and_then(|()| disk.remove(from)),
        _ => Err(error),
    });
    moved.map_err(SaveError::at(Step::Rename, to))?;
    let synced = sync_folder(disk, folder_of(to)).and_then(|()| sync_folder(disk, folder_of(from)));
    if synced.is_err() {
        let _ = disk.rename(to, from);
    }
    synced
}

/// Makes changes of names in a folder durable.
pub(super) fn sync_folder(disk: &dyn Disk, folder: &Path) -> Result<(), SaveError> {
    disk.sync_folder(folder).map_err(SaveError::at(Step::Sync, folder))
}

/// Returns the folder that a file is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Removes files that a killed program left half written, for a caller that has locked the folder.
pub(super) fn sweep(disk: &dyn Disk, folder: &Path) {
    let is_unfinished =
        |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(UNFINISHED));
    for path in disk.list(folder).into_iter().flatten().filter(|path| is_unfinished(path)) {
        // What cannot be removed does no harm.
        let _ = disk.remove(&path);
    }
}

/// Removes a folder of games that were deleted when the program ran last, for a caller that has locked the folder.
pub(super) fn empty(disk: &dyn Disk, folder: &Path) {
    for path in disk.list(folder).into_iter().flatten() {
        // What somebody else put there is left, and so is the folder then.
        if path.extension().is_some_and(|ending| ending == "ron") {
            let _ = disk.remove(&path);
        }
    }
    let _ = disk.remove_folder(folder);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::disk::System;
    use crate::storage::error::Obstacle;

    use std::fs::File;
    use std::io::Write;

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
            replace(&System, &path, Some(&backup), text.as_bytes()).expect("written");
        }
        assert_eq!(files(folder.path()), named(&[("a", "three"), ("a.bak", "two")]));
        replace(&System, &path, None, b"four").expect("written");
        assert_eq!(files(folder.path()), named(&[("a", "four"), ("a.bak", "two")]));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_and_leads_to_the_new_file() {
        let (folder, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let (path, backup) = (folder.path().join("a"), folder.path().join("a.bak"));
        std::os::unix::fs::symlink(other.path().join("b"), &path).expect("a link");
        for text in ["one", "two", "three"] {
            replace(&System, &path, Some(&backup), text.as_bytes()).expect("written");
        }
        assert!(path.is_symlink() && !backup.is_symlink());
        assert_eq!(files(other.path()), named(&[("b", "three")]));
        assert_eq!(files(folder.path()), named(&[("a", "three"), ("a.bak", "two")]));
        // Where the file before cannot have a second name, as on another disk, it is copied.
        copy(&System, &other.path().join("b"), &backup).expect("copied");
        assert_eq!(files(folder.path()), named(&[("a", "three"), ("a.bak", "three")]));
    }

    #[test]
    fn whoever_reads_meanwhile_finds_a_whole_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, backup) = (folder.path().join("a"), folder.path().join("a.bak"));
        let texts = ["1".repeat(10_000), "2".repeat(10_000)];
        replace(&System, &path, Some(&backup), texts[0].as_bytes()).expect("written");
        let is_over = std::sync::atomic::AtomicBool::new(false);
        std::thread::scope(|scope| {
            let reader = scope.spawn(|| {
                while !is_over.load(std::sync::atomic::Ordering::Relaxed) {
                    let text = std::fs::read_to_string(&path).expect("it is always there");
                    assert!(texts.contains(&text), "{} bytes", text.len());
                }
            });
            for round in 1..100 {
                replace(&System, &path, Some(&backup), texts[round % 2].as_bytes()).expect("written");
            }
            is_over.store(true, std::sync::atomic::Ordering::Relaxed);
            reader.join().expect("it was always there");
        });
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
        let error = replace(&System, &path, None, b"one").expect_err("a folder is in the way");
        assert!(matches!(error, SaveError::Io { step: Step::Rename, .. }), "{error}");
        assert_eq!(files(&path), named(&[("b", "kept")]));
    }

    #[test]
    fn only_what_was_left_half_written_is_swept_away() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in [".auction-pitch-x1.tmp", "current.ron", ".hidden"] {
            std::fs::write(folder.path().join(name), "x").expect("written");
        }
        sweep(&System, folder.path());
        assert_eq!(files(folder.path()), named(&[(".hidden", "x"), ("current.ron", "x")]));
    }
}
