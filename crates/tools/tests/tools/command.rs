//! The command line of the tools.

use crate::{err, out, tools};

#[test]
fn help_names_every_tool_and_each_has_a_page() {
    let help = tools(&["--help"]);
    assert!(help.status.success() && err(&help).is_empty());
    for tool in ["arena", "puzzles", "package"] {
        assert!(out(&help).contains(&format!("\n  {tool} ")), "{tool} in {}", out(&help));
        let page = tools(&[tool, "--help"]);
        assert!(page.status.success() && out(&page).contains(&format!("Usage: pitch-tools {tool}")), "{}", out(&page));
    }
    let version = tools(&["--version"]);
    assert_eq!(out(&version), format!("pitch-tools {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn wrong_use_is_told_and_returns_two() {
    for (line, named) in [
        (&[][..], "<COMMAND>"),
        (&["puzzles"], "<COMMAND>"),
        (&["games"], "games"),
        (&["--text"], "--text"),
        (&["package"], "<DIR>"),
        (&["puzzles", "check", "--every", "0"], "--every <NUMBER>"),
        (&["puzzles", "make", "--theme", "mistakes"], "--theme <THEME>"),
        (&["arena", "--a", "nobody"], "`best`"),
        (&["arena", "--ratings", "--a", "master"], "--ratings"),
        (&["arena", "--games", "3"], "--costs"),
    ] {
        let output = tools(line);
        assert_eq!((output.status.code(), out(&output)), (Some(2), ""), "{line:?}");
        let told = err(&output);
        assert!(
            told.starts_with("error: ") && told.contains(named) && told.contains("pitch-tools"),
            "{line:?}: {told}"
        );
    }
}

#[test]
fn the_arena_tells_in_the_language_asked_for() {
    let page = tools(&["arena", "--lang", "de", "--help"]);
    assert!(page.status.success() && out(&page).contains("Aufruf:"), "{}", out(&page));
    for english in ["Usage", "Options", "Print", "How many", "default", "possible"] {
        assert!(!out(&page).contains(english), "{english} in {}", out(&page));
    }
    for (rules, told) in [
        (&["--rules", "fehlt"][..], "Fehler: Es gibt weder ein Spiel noch einen Regelsatz oder eine Datei „fehlt“."),
        (&["--players", "8"], "Fehler: 8 können nicht spielen: Dieses Spiel ist für 2 bis 7."),
    ] {
        let output = tools(&[&["arena", "--lang", "de"], rules].concat());
        assert_eq!(output.status.code(), Some(2), "{rules:?}");
        assert!(err(&output).starts_with(told), "{}", err(&output));
    }
}

#[test]
fn every_level_is_on_the_list() {
    let list = tools(&["arena", "--list"]);
    let levels: Vec<String> = pitch_players::Level::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(out(&list).lines().collect::<Vec<_>>(), levels);
}
