//! What `package` writes is whole.

use crate::{err, tools};

use auction_pitch::command::Line;
use auction_pitch::command::usage::in_words;
use pitch_language::Language;

use std::fs;
use std::path::{Path, PathBuf};

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()))
}

/// The folder that is written for packages.
fn made() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let made = folder.path().join("made");
    let done = tools(&["package", made.to_str().expect("a path of text")]);
    assert!(done.status.success() && done.stdout.is_empty(), "{done:?}");
    (folder, made)
}

#[test]
fn there_is_a_page_of_the_manual_for_every_command() {
    let (_folder, made) = made();
    let line = in_words::<Line>(&Language::default());
    let commands: Vec<&str> = line.get_subcommands().map(clap::Command::get_name).collect();
    assert!(commands.contains(&"learn") && !commands.contains(&"arena"), "{commands:?}");
    for command in commands.iter().filter(|command| **command != "help") {
        let page = read(made.join(format!("share/man/man6/auction-pitch-{command}.6")));
        assert!(page.contains(".SH SYNOPSIS"), "{page}");
    }
    for tag in ["de", "es", "fr", "nl", "pl", "pt_BR", "sv"] {
        let folder = made.join("share/man").join(tag).join("man6");
        for page in ["auction-pitch.6", "auction-pitch-verify.6"] {
            let page = read(folder.join(page));
            for english in [".SH NAME", ".SH SUBCOMMANDS", ".SH EXTRA", ".SH FILES", "Print"] {
                assert!(!page.contains(english), "{english} in {tag}: {page}");
            }
        }
    }
    let page = read(made.join("share/man/man6/auction-pitch.6"));
    for part in ["auction\\-pitch\\-learn(6)", "\\-\\-lang", ".SH FILES", ".SH \"EXIT STATUS\""] {
        assert!(page.contains(part), "no {part} in {page}");
    }
}

#[test]
fn each_shell_completes_options_and_commands() {
    let (_folder, made) = made();
    for place in [
        "bash-completion/completions/auction-pitch",
        "zsh/site-functions/_auction-pitch",
        "fish/vendor_completions.d/auction-pitch.fish",
    ] {
        let completions = read(made.join("share").join(place));
        for word in ["data-dir", "renderer", "statistics"] {
            assert!(completions.contains(word), "{place} has no {word}");
        }
    }
}

#[cfg(feature = "window")]
#[test]
fn the_icons_have_the_sizes_that_they_are_kept_under() {
    use pitch_app::ID;

    let top = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let (_folder, made) = made();
    let width = |png: &[u8]| {
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        u32::from_be_bytes(png[16..20].try_into().expect("four bytes"))
    };
    let hicolor = made.join("share/icons/hicolor");
    for side in [16, 22, 24, 32, 48, 64, 128, 256, 512] {
        let png = fs::read(hicolor.join(format!("{side}x{side}/apps/{ID}.png"))).expect("an icon");
        assert_eq!(width(&png), side);
    }
    assert_eq!(read(hicolor.join(format!("scalable/apps/{ID}.svg"))), read(format!("{top}/assets/icon.svg")));

    // Both containers lead to each of their pictures.
    let ico = fs::read(made.join("auction-pitch.ico")).expect("an icon");
    let kept = fs::read(format!("{top}/packaging/windows/auction-pitch.ico"));
    assert!(kept.is_ok_and(|kept| kept == ico), "`package` draws another than is kept for Windows");
    let number = |at: usize| u32::from_le_bytes(ico[at..at + 4].try_into().expect("four bytes")) as usize;
    for entry in ico[6..].chunks_exact(16).take(ico[4].into()).enumerate() {
        let (at, side) = (6 + 16 * entry.0, u32::from(entry.1[0]));
        let (length, place) = (number(at + 8), number(at + 12));
        assert_eq!(width(&ico[place..place + length]) % 256, side);
    }
    let icns = fs::read(made.join("auction-pitch.icns")).expect("an icon");
    let long = |at: usize| u32::from_be_bytes(icns[at..at + 4].try_into().expect("four bytes")) as usize;
    assert_eq!((&icns[..4], long(4)), (b"icns".as_slice(), icns.len()));
    let mut at = 8;
    while at < icns.len() {
        assert!(width(&icns[at + 8..]) >= 16);
        at += long(at + 4);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let inside = file.path().join("made");
    let failed = tools(&["package", inside.to_str().expect("a path of text")]);
    assert_eq!(failed.status.code(), Some(1));
    assert!(err(&failed).contains(&*inside.to_string_lossy()), "{}", err(&failed));
}
