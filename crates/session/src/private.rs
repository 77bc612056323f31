//! Folders and files that nobody but the player may read or change, whatever the system would allow for new ones.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder, and those above it where they are missing, for the player alone.
pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    let _ = std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Makes a file that these options create private to the player.
pub(super) fn options(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    let options = std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Makes an open file private that was open to others.
pub(super) fn protect_file(file: &File) {
    #[cfg(unix)]
    if let Ok(found) = file.metadata()
        && found.is_file()
        && unix::is_open(&found)
    {
        let _ = file.set_permissions(unix::for_the_player(&found));
    }
    #[cfg(not(unix))]
    let _ = file;
}

/// Makes a folder or a file private that was open to others. Links are not followed, and what belongs to somebody else
/// stays as it is.
pub(super) fn protect(path: &Path) {
    #[cfg(unix)]
    if let Ok(found) = path.symlink_metadata()
        && (found.is_dir() || found.is_file())
        && unix::is_open(&found)
    {
        let _ = fs::set_permissions(path, unix::for_the_player(&found));
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Makes a folder of the program private, with its files and the folders in it. One that the player named and that holds
/// anything else stays open.
pub(super) fn protect_all(folder: &Path) {
    let entries = || fs::read_dir(folder).into_iter().flatten().flatten();
    let is_named_so = folder.file_name().is_some_and(|name| name.eq_ignore_ascii_case("auction-pitch"));
    if is_named_so || entries().all(|entry| is_ours(&entry.file_name().to_string_lossy())) {
        protect(folder);
    }
    for entry in entries().filter(|entry| is_ours(&entry.file_name().to_string_lossy())) {
        protect(&entry.path());
    }
}

/// Returns `true` if something of this name was made by the program.
fn is_ours(name: &str) -> bool {
    const FOLDERS: [&str; 5] = ["games", "deleted", "rules", "pads", "door"];
    const FILES: [&str; 12] = [
        "lock",
        "current.ron",
        "evening.ron",
        "puzzles.ron",
        "mistakes.ron",
        "statistics.",
        "settings.",
        "lessons.ron",
        "families.ron",
        "recent.ron",
        "auction-pitch.log",
        "crash",
    ];
    FOLDERS.contains(&name) || name.starts_with(".auction-pitch-") || FILES.iter().any(|file| name.starts_with(file))
}

#[cfg(unix)]
mod unix {
    use std::fs::{Metadata, Permissions};
    use std::os::unix::fs::PermissionsExt;

    /// Returns `true` if anybody else may read, write or enter.
    pub(super) fn is_open(found: &Metadata) -> bool {
        found.permissions().mode() & 0o077 != 0
    }

    pub(super) fn for_the_player(found: &Metadata) -> Permissions {
        Permissions::from_mode(found.permissions().mode() & 0o700)
    }
}
