//! That nobody but the player can look into what is kept, or hold its lock, whatever the system would allow.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Begins a game in text mode in a home of its own, where new files are open to everybody, and leaves it.
fn play(home: &Path, data: Option<&Path>) {
    let mut program = Command::new("sh");
    let _ = program.args(["-c", "umask 000; exec \"$0\" \"$@\" --text --lang en", env!("CARGO_BIN_EXE_auction-pitch")]);
    if let Some(data) = data {
        let _ = program.arg("--data-dir").arg(data);
    }
    let homes = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"].map(|name| (name, home.join(name)));
    let started = program.env("HOME", home).envs(homes).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut process = started.expect("started");
    let mut input = process.stdin.take().expect("an input");
    input.write_all(b"\n\n\n\n\n\n\n\n\n\n\nquit\n").expect("it listens");
    drop(input);
    let said = process.wait_with_output().expect("ended");
    assert!(String::from_utf8_lossy(&said.stdout).contains("The game is saved."), "{said:?}");
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).expect("there").permissions().mode() & 0o777
}

fn open_to_all(path: &Path) {
    let mode = if path.is_dir() { 0o777 } else { 0o666 };
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("changed");
}

/// Everything below a folder, with the folder.
fn all(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![folder.to_owned()];
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { found.extend(all(&path)) } else { found.push(path) }
    }
    found
}

fn assert_private(folder: &Path) {
    for path in all(folder) {
        let wished = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode(&path), wished, "{} {:o}", path.display(), mode(&path));
    }
}

#[test]
fn folders_and_files_are_the_players_alone_also_those_of_before() {
    let home = tempfile::tempdir().expect("a folder");
    play(home.path(), None);
    let folders =
        ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"].map(|name| home.path().join(name).join("auction-pitch"));
    for folder in &folders {
        assert!(all(folder).len() > 1, "{}", folder.display());
        assert_private(folder);
    }
    // As an earlier version left them.
    folders.iter().flat_map(|folder| all(folder)).for_each(|path| open_to_all(&path));
    play(home.path(), None);
    for folder in &folders {
        assert_private(folder);
    }
}

#[test]
fn a_folder_that_the_player_named_stays_open_if_it_holds_anything_else() {
    let home = tempfile::tempdir().expect("a folder");
    let [own, shared, new] = ["own", "shared", "new/below"].map(|name| home.path().join(name));
    for folder in [&own, &shared] {
        fs::create_dir(folder).expect("made");
        open_to_all(folder);
    }
    let notes = shared.join("notes.txt");
    fs::write(&notes, "mine").expect("written");
    open_to_all(&notes);
    for data in [&own, &shared, &new] {
        play(home.path(), Some(data));
        assert_private(&data.join("games"));
        assert_eq!(mode(&data.join("lock")), 0o600);
    }
    assert_private(&own);
    assert_private(&new);
    assert_eq!((mode(&shared), mode(&notes)), (0o777, 0o666));
}
