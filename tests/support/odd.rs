//! Odd things in the place of the files of the program: pipes, sockets, devices, links, folders, and what nobody may touch.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every file and folder that the program has below its own folder.
pub const PLACES: [&str; 17] = [
    "settings.ron",
    "current.ron",
    "current.ron.bak",
    "evening.ron",
    "statistics.jsonl",
    "statistics.ron",
    "puzzles.ron",
    "mistakes.ron",
    "lock",
    "door",
    "games",
    "games/odd.ron",
    "rules",
    "rules/odd.ron",
    "deleted",
    "auction-pitch.log",
    "crash.txt",
];

/// What may lie in such a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Odd {
    Pipe,
    Socket,
    Device,
    EndlessDevice,
    Folder,
    FullFolder,
    LinkNowhere,
    LinkToItself,
    LinkToPipe,
    LinkToFolder,
    LinkToFile,
    NotAllowed,
    FolderNotAllowed,
    OfSomebodyElse,
}

pub const ODD: [Odd; 14] = [
    Odd::Pipe,
    Odd::Socket,
    Odd::Device,
    Odd::EndlessDevice,
    Odd::Folder,
    Odd::FullFolder,
    Odd::LinkNowhere,
    Odd::LinkToItself,
    Odd::LinkToPipe,
    Odd::LinkToFolder,
    Odd::LinkToFile,
    Odd::NotAllowed,
    Odd::FolderNotAllowed,
    Odd::OfSomebodyElse,
];

/// What a file holds that must not be lost.
pub const KEPT: &str = "This is nobody's to write over.\n";

impl Odd {
    /// Puts it in this place, in the stead of what is there; what it leads to goes beside the folder. Says whether something is in
    /// it that must not be lost.
    pub fn put(self, folder: &Path, place: &str, beside: &Path) -> bool {
        let path = folder.join(place);
        let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir_all(&path));
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        let elsewhere = beside.join("elsewhere");
        let write = |path: &Path, mode| {
            fs::write(path, KEPT).expect("written");
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("changed");
        };
        match self {
            Odd::Pipe => pipe(&path),
            Odd::Socket => drop(UnixListener::bind(&path)),
            Odd::Device => symlink("/dev/null", &path).expect("a link"),
            Odd::EndlessDevice => symlink("/dev/zero", &path).expect("a link"),
            Odd::Folder => fs::create_dir(&path).expect("made"),
            Odd::FullFolder => {
                fs::create_dir(&path).expect("made");
                write(&path.join("inside"), 0o600);
            }
            Odd::LinkNowhere => symlink(&elsewhere, &path).expect("a link"),
            Odd::LinkToItself => symlink(&path, &path).expect("a link"),
            Odd::LinkToPipe => {
                pipe(&elsewhere);
                symlink(&elsewhere, &path).expect("a link");
            }
            Odd::LinkToFolder => {
                fs::create_dir(&elsewhere).expect("made");
                write(&elsewhere.join("inside"), 0o600);
                symlink(&elsewhere, &path).expect("a link");
            }
            Odd::LinkToFile => {
                write(&elsewhere, 0o600);
                symlink(&elsewhere, &path).expect("a link");
            }
            Odd::NotAllowed => write(&path, 0),
            Odd::FolderNotAllowed => {
                fs::create_dir(&path).expect("made");
                write(&path.join("inside"), 0o600);
                fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("changed");
            }
            // Only an administrator can give a file away; elsewhere it is one that may be read and not written.
            Odd::OfSomebodyElse => {
                write(&path, 0o444);
                let _ = std::os::unix::fs::chown(&path, Some(12), None);
            }
        }
        use Odd::{FolderNotAllowed, FullFolder, LinkToFile, LinkToFolder, NotAllowed, OfSomebodyElse};
        matches!(self, FullFolder | LinkToFolder | LinkToFile | NotAllowed | FolderNotAllowed | OfSomebodyElse)
    }
}

fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

/// How many files below these folders hold this, as far as links do not lead away. What may not be looked into is looked into
/// all the same.
pub fn count(folders: &[&Path], text: &str) -> usize {
    let mut found = 0;
    let mut ahead: Vec<PathBuf> = folders.iter().map(|folder| (*folder).to_owned()).collect();
    while let Some(path) = ahead.pop() {
        let kind = fs::symlink_metadata(&path).expect("it is there").file_type();
        if kind.is_dir() {
            let _ = fs::set_permissions(&path, fs::Permissions::from_mode(0o700));
            ahead.extend(fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()));
        } else if kind.is_file() {
            let _ = fs::set_permissions(&path, fs::Permissions::from_mode(0o600));
            found += usize::from(fs::read_to_string(&path).is_ok_and(|held| held.contains(text)));
        }
    }
    found
}
