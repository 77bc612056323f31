//! A bot from outside, for tests: a script of the shell that does the first thing it may, and notes that it was started.

use std::fs;
use std::path::{Path, PathBuf};

/// Answers the greeting and so many questions, and leaves.
pub(crate) fn script(folder: &Path, answers: u32) -> PathBuf {
    let (script, started) = (folder.join("mybot.sh"), folder.join("started"));
    let answer = r#"s/.*"id":\([0-9]*\).*"legal":\["\([^"]*\)".*/{"id":\1,"action":"\2"}/p"#;
    let lines = format!(
        "echo started >> '{}'\nread -r line; echo \"$line\"; left={answers}\n\
         while [ $left -gt 0 ] && read -r line; do left=$((left - 1)); echo \"$line\" | sed -n '{answer}'; done\n",
        started.display(),
    );
    fs::write(&script, lines).expect("written");
    script
}

/// The command line's words for it.
pub(crate) fn named(script: &Path) -> String {
    format!("exec:sh {}", script.display())
}

/// How often it was started.
pub(crate) fn starts(folder: &Path) -> usize {
    fs::read_to_string(folder.join("started")).unwrap_or_default().lines().count()
}
