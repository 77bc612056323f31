//! The floors of the house, as the sources of its modules have them: arrows go down, and no two files lead back to each other.

mod tree;

use tree::{Id, Module, Tree};

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The crates by the names that others know them by, the lowest first.
const CRATES: [(&str, &str); 12] = [
    ("pitch_shown", "crates/shown/src/lib.rs"),
    ("pitch_packed", "crates/packed/src/lib.rs"),
    ("pitch_rules", "crates/rules/src/lib.rs"),
    ("pitch_players", "crates/players/src/lib.rs"),
    ("pitch_outside", "crates/outside/src/lib.rs"),
    ("pitch_session", "crates/session/src/lib.rs"),
    ("pitch_deck", "crates/deck/src/lib.rs"),
    ("pitch_language", "crates/language/src/lib.rs"),
    ("pitch_companion", "crates/companion/src/lib.rs"),
    ("pitch_app", "crates/app/src/lib.rs"),
    ("auction_pitch", "src/lib.rs"),
    ("pitch_tools", "crates/tools/src/lib.rs"),
];

/// What is named on some floors alone, and where else with good reason.
const KEPT_TO: [(&str, &[&str], &[&str]); 9] = [
    ("iced", &["pitch_app"], &[]),
    ("std::fs", &["pitch_session"], &["pitch_packed", "pitch_tools::package", "pitch_tools::puzzles"]),
    (
        "std::time::Instant",
        &["pitch_outside", "pitch_session", "pitch_companion", "pitch_app"],
        &["pitch_tools::arena", "auction_pitch::command::host"],
    ),
    ("std::time::SystemTime", &["pitch_session"], &[]),
    ("std::thread", &["pitch_outside", "pitch_session", "pitch_app", "auction_pitch"], &[]),
    ("std::net", &["pitch_companion"], &["pitch_session::door", "auction_pitch::command::host"]),
    ("tokio", &["pitch_companion"], &[]),
    ("fluent_bundle", &["pitch_language"], &[]),
    ("clap", &["auction_pitch::command", "pitch_tools"], &[]),
];

type Arrows = BTreeMap<PathBuf, BTreeMap<PathBuf, BTreeSet<String>>>;

fn house() -> Tree {
    let mut tree = Tree::default();
    for (name, file) in CRATES {
        tree.add(name, &Path::new(env!("CARGO_MANIFEST_DIR")).join(file));
    }
    tree
}

/// What the files of a house name of each other. A module and those within it count as one: each may name the other.
fn arrows(tree: &Tree) -> Arrows {
    let mut arrows = Arrows::new();
    for (from, to, path) in named(tree) {
        let is_within = from.path.starts_with(&to.path) || to.path.starts_with(&from.path);
        if from.file != to.file && !is_within {
            let _ = arrows.entry(from.file.clone()).or_default().entry(to.file.clone()).or_default().insert(path);
        }
    }
    arrows
}

/// Everything that is named: by which module, of which, and as what.
fn named(tree: &Tree) -> impl Iterator<Item = (&Module, &Module, String)> {
    let all = tree.modules.iter().enumerate().flat_map(|(id, module)| module.named.iter().map(move |path| (id, path)));
    all.filter_map(|(id, path): (Id, &Vec<String>)| {
        let (to, true) = tree.resolve(id, path)? else { return None };
        Some((&tree.modules[id], &tree.modules[to], path.join("::")))
    })
}

/// The files that can be come to from this one.
fn reached<'a>(arrows: &'a Arrows, from: &'a Path) -> BTreeSet<&'a Path> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(file) = open.pop() {
        let next = arrows.get(file).into_iter().flat_map(BTreeMap::keys);
        open.extend(next.map(PathBuf::as_path).filter(|to| reached.insert(*to)));
    }
    reached
}

/// The circles, each with what its files name of each other.
fn circles(tree: &Tree) -> Vec<String> {
    let arrows = arrows(tree);
    let reached: BTreeMap<&Path, BTreeSet<&Path>> =
        arrows.keys().map(|file| (file.as_path(), reached(&arrows, file))).collect();
    let leads_back = |from: &Path, to: &Path| reached.get(to).is_some_and(|reached| reached.contains(from));
    let mut circles = BTreeMap::<&Path, String>::new();
    for (from, named) in &arrows {
        for (to, paths) in named.iter().filter(|(to, _)| leads_back(from, to)) {
            let first = reached[from.as_path()].iter().find(|file| leads_back(from, file)).copied().unwrap_or(from);
            let told = circles.entry(first).or_default();
            writeln!(told, "{} -> {}: {paths:?}", short(from), short(to)).expect("a text");
        }
    }
    circles.into_values().collect()
}

fn short(file: &Path) -> String {
    file.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(file).display().to_string()
}

fn lies_in(module: &Module, floor: &str) -> bool {
    floor.split("::").eq(module.path.iter().take(floor.split("::").count()).map(String::as_str))
}

#[test]
fn no_two_files_lead_back_to_each_other() {
    let circles = circles(&house());
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

#[test]
fn arrows_go_down() {
    let tree = house();
    let floor = |module: &Module| CRATES.iter().position(|(name, _)| *name == module.path[0]);
    let up: Vec<String> = named(&tree)
        .filter(|(from, to, _)| floor(from).zip(floor(to)).is_some_and(|(from, to)| from < to))
        .map(|(from, to, path)| format!("{} -> {}: {path}", short(&from.file), short(&to.file)))
        .collect();
    assert!(up.is_empty(), "{}", up.join("\n"));
}

#[test]
fn what_belongs_to_a_floor_is_named_nowhere_else() {
    let tree = house();
    let mut wrong = Vec::new();
    for (what, floors, besides) in KEPT_TO {
        let begins =
            |path: &[String]| what.split("::").eq(path.iter().take(what.split("::").count()).map(String::as_str));
        let users: Vec<_> = tree.modules.iter().filter(|module| module.named.iter().any(|path| begins(path))).collect();
        assert!(!users.is_empty(), "nobody names {what}");
        let is_right = |module: &Module| floors.iter().chain(besides).any(|floor| lies_in(module, floor));
        wrong
            .extend(users.iter().filter(|user| !is_right(user)).map(|user| format!("{what} in {}", short(&user.file))));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
