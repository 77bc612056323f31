//! The tools as they are called, and what comes of them.

mod arena;
mod command;
mod outside;
mod package;

use std::process::{Command, Output, Stdio};

/// Runs the tools, with a home in which anyone who runs the tests keeps no rule sets of their own.
fn tools(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pitch-tools"));
    let _ = command.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    let home = concat!(env!("CARGO_TARGET_TMPDIR"), "/home");
    let _ = command.env_remove("XDG_DATA_HOME").env_remove("XDG_CONFIG_HOME").env("HOME", home);
    command.output().expect("started")
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}
