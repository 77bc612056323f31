//! What `packaging/` says about the program is so.

use pitch_rules::{Preset, Rules};
use pitch_session::RuleSet;
use pitch_session::record::FORMAT;

use std::fs;
use std::path::Path;
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
