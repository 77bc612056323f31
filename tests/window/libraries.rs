//! A library of the system is missing that the window is opened with: its name and its package are told, and no line of a
//! program.

use crate::desk::Desk;

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The files of a library, wherever the system looks for it.
fn files(library: &str) -> Vec<PathBuf> {
    let listed = Command::new("ldconfig").arg("-p").output().map(|told| told.stdout).unwrap_or_default();
    let listed = String::from_utf8_lossy(&listed).into_owned();
    let is_it = |line: &&str| line.trim_start().starts_with(&format!("{library}.so"));
    let files: Vec<&str> = listed.lines().filter(is_it).filter_map(|line| Some(line.split_once("=> ")?.1)).collect();
    // Where both are one folder, the second is looked into as well.
    let twice = files.iter().map(|file| format!("/usr{}", file.strip_prefix("/usr").unwrap_or(file)));
    files.iter().map(PathBuf::from).chain(twice.map(PathBuf::from)).collect()
}

#[test]
fn a_missing_library_is_told_with_its_package() {
    let desk = Desk::open(Desk::ROOMY);
    if Command::new("strace").arg("-V").stdout(Stdio::null()).status().is_err() {
        return println!("left out: it needs strace");
    }
    for (library, package) in [
        ("libX11", "libx11-6"),
        ("libX11-xcb", "libx11-xcb1"),
        ("libXcursor", "libxcursor1"),
        ("libXi", "libxi6"),
        // Without it the next one cannot be loaded either, and its package brings both.
        ("libxkbcommon", "libxkbcommon"),
        ("libxkbcommon-x11", "libxkbcommon-x11-0"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut strace = Command::new("strace");
        let _ = strace.args(["-f", "-qq", "-o", "/dev/null", "-e", "inject=openat,open:error=ENOENT"]);
        let files = files(library);
        assert!(!files.is_empty(), "{library} is not there");
        for file in files {
            let _ = strace.arg("-P").arg(file);
        }
        let told = strace
            .arg(env!("CARGO_BIN_EXE_auction-pitch"))
            .args(["--lang", "en", "--data-dir"])
            .arg(folder.path())
            .env("DISPLAY", desk.display())
            .env_remove("WAYLAND_DISPLAY")
            .output()
            .expect("started");
        let said = String::from_utf8_lossy(&told.stderr).into_owned();
        if said.contains("ptrace") {
            return println!("left out: strace may not trace here: {said}");
        }
        assert_eq!(told.status.code(), Some(1), "{library}: {said}");
        assert!(said.contains(&format!("The library {library}")) && said.contains(" is missing"), "{library}: {said}");
        assert!(said.contains(&format!("package {package}")), "{library}: {said}");
        assert!(!said.contains(".rs") && !said.contains("panicked"), "{library}: {said}");
    }
}
