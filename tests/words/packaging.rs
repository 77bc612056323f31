//! What `packaging/` says about the program is so, and what the program writes for packages is whole.

use pitch_rules::{Preset, Rules};
use pitch_session::RuleSet;
use pitch_session::record::FORMAT;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const ID: &str = "io.github.auction_pitch.AuctionPitch";

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// One of the files for Linux.
fn of_linux(ending: &str) -> String {
    read(format!("packaging/linux/{ID}.{ending}"))
}

/// What stands between these two, wherever they stand.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
}

fn program(arguments: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_auction-pitch")).args(arguments).output().expect("started")
}

/// The folder that the program writes for packages.
fn made() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let made = folder.path().join("made");
    let done = program(&["package", made.to_str().expect("a path of text")]);
    assert!(done.status.success() && done.stdout.is_empty(), "{done:?}");
    (folder, made)
}

#[test]
fn the_entry_in_the_menus_the_description_and_the_window_have_one_name() {
    #[cfg(feature = "window")]
    assert_eq!(ID, pitch_app::ID);
    let (entry, description) = (of_linux("desktop"), of_linux("metainfo.xml"));
    for line in [
        format!("Icon={ID}"),
        format!("StartupWMClass={ID}"),
        "Exec=auction-pitch %f".to_owned(),
        "StartupNotify=true".to_owned(),
    ] {
        assert!(entry.lines().any(|known| known == line), "{line}");
    }
    assert_eq!(between(&description, "<id>", "</id>"), [ID]);
    assert_eq!(between(&description, "<launchable type=\"desktop-id\">", "</launchable>"), [format!("{ID}.desktop")]);
    let newest = between(&description, "<release version=\"", "\"").first().copied();
    assert_eq!(newest, Some(env!("CARGO_PKG_VERSION")), "the release in the description is that of the program");
}

#[test]
fn the_description_names_every_language_and_speaks_it_in_all_its_parts_or_not_at_all() {
    let description = of_linux("metainfo.xml");
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n")).expect("a folder");
    let spoken = |tag: &str| description.matches(&format!("xml:lang=\"{}\"", tag.replace('-', "_"))).count();
    let parts = spoken("de");
    assert!(parts > 5);
    for folder in folders {
        let tag = folder.expect("an entry").file_name().into_string().expect("a tag");
        assert!(between(&description, "<lang>", "</lang>").contains(&tag.replace('-', "_").as_str()), "{tag}");
        assert!(tag == "en" || [0, parts].contains(&spoken(&tag)), "{tag} is spoken in some parts only");
    }
}

#[test]
fn what_the_program_writes_is_known_by_how_it_begins() {
    let types = of_linux("mime.xml");
    let named = between(&types, "mime-type type=\"", "\"");
    assert_eq!(between(&of_linux("desktop"), "MimeType=", "\n"), [named.join(";") + ";"]);
    assert_eq!(between(&of_linux("metainfo.xml"), "<mediatype>", "</mediatype>"), named);

    let games = format!("format: &quot;{FORMAT}&quot;");
    assert!(between(&types, "value=\"", "\"").contains(&games.as_str()));
    let longest = "\u{1f0cf}".repeat(RuleSet::LONGEST_NAME);
    let base = *Preset::ALL.iter().max_by_key(|preset| preset.id().len()).expect("a game");
    let written = RuleSet::new(&longest, base, Rules::default()).to_ron().expect("written");
    for (what, last) in [("name: \"", 16), ("base: \"", 256), ("version: 1,", 320)] {
        assert!(types.contains(&format!("value=\"{}\"", what.replace('"', "&quot;"))), "{what}");
        assert!(types.contains(&format!(":{last}\"")), "{last}");
        assert!(written.find(what).is_some_and(|place| place <= last), "{what} stands further on in {written}");
    }
}

/// What a script of `packaging/` prints; nothing where it cannot be run, as without Python or with crates that are not there.
fn script(arguments: &[&str]) -> Option<String> {
    let mut python = Command::new("python3");
    let told = python.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).env("CARGO", env!("CARGO")).output();
    let told =
        told.ok().filter(|told| told.status.success()).map(|told| String::from_utf8_lossy(&told.stdout).into_owned());
    if told.is_none() {
        println!("left out: {arguments:?} cannot be run here");
    }
    told
}

#[test]
fn the_libraries_of_others_are_named_in_the_program_and_in_a_bill_of_materials() {
    let kept = read("assets/third-party.txt");
    if let Some(names) = script(&["packaging/third-party.py", "--names"]) {
        let renew = "`packaging/third-party.py --names > assets/third-party.txt` renews the list";
        assert!(names == kept, "the dependencies are others: {renew}");
    }
    let Some(bill) = script(&["packaging/sbom.py"]) else { return };
    let bill: serde_json::Value = serde_json::from_str(&bill).expect("JSON");
    assert_eq!((&bill["bomFormat"], &bill["specVersion"]), (&"CycloneDX".into(), &"1.5".into()));
    assert_eq!(bill["metadata"]["component"]["version"], env!("CARGO_PKG_VERSION"));
    let parts = bill["components"].as_array().expect("a list");
    assert_eq!(parts.len(), kept.lines().count());
    for (part, line) in parts.iter().zip(kept.lines()) {
        let (name, version) = (part["name"].as_str().expect("a name"), part["version"].as_str().expect("a version"));
        assert!(line.starts_with(&format!("{name} {version}: ")), "{line}");
        assert_eq!(part["purl"], format!("pkg:cargo/{name}@{version}"));
        assert_eq!(part["hashes"][0]["content"].as_str().map(str::len), Some(64), "{line}");
    }
}

#[test]
fn every_release_is_built_without_the_folders_of_whoever_builds_it() {
    for script in ["stage.sh", "windows.sh", "macos.sh"] {
        let text = read(Path::new("packaging").join(script));
        assert!(text.contains("packaging/build.sh ") && !text.contains("cargo build"), "{script}");
        assert!(text.contains("packaging/sbom.py"), "{script}");
    }
    assert!(read("packaging/build.sh").contains("--remap-path-prefix"));
}

#[test]
fn nobody_is_led_to_a_release_that_is_not_there() {
    let readme = read("README.md");
    let first = between(&readme, "\n## Get it\n\n", "\n").concat();
    assert!(first.starts_with("There are no releases yet"), "{first}");
    assert!(read("CONTRIBUTING.md").contains("The addresses are placeholders"));
}

#[test]
fn every_package_has_the_version_of_the_program() {
    let version = env!("CARGO_PKG_VERSION");
    assert!(read("packaging/debian/changelog").starts_with(&format!("auction-pitch ({version}-1) ")));
    assert!(read("packaging/windows/auction-pitch.manifest").contains(&format!("version=\"{version}.0\"")));
}

#[test]
fn there_is_a_page_of_the_manual_for_every_command() {
    let (_folder, made) = made();
    let help = program(&["--help"]);
    let help = std::str::from_utf8(&help.stdout).expect("text");
    let commands = between(help, "Commands:\n", "\n\n").concat();
    let commands: Vec<&str> = commands.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.contains(&"learn") && !commands.contains(&"package"), "{commands:?}");
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
    assert_eq!(read(hicolor.join(format!("scalable/apps/{ID}.svg"))), read("assets/icon.svg"));

    // Both containers lead to each of their pictures.
    let ico = fs::read(made.join("auction-pitch.ico")).expect("an icon");
    let kept = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/windows/auction-pitch.ico"));
    assert!(kept.is_ok_and(|kept| kept == ico), "`auction-pitch package` draws another than is kept for Windows");
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
    let failed = program(&["package", inside.to_str().expect("a path of text")]);
    let told = String::from_utf8_lossy(&failed.stderr);
    assert_eq!(failed.status.code(), Some(1));
    assert!(told.contains(&*inside.to_string_lossy()), "{told}");
}
