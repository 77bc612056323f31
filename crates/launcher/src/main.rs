//! Opens the window of Auction Pitch on Windows without a console behind it.
//!
//! The program itself belongs to the console, so that text mode and the commands work in a terminal as they do elsewhere. Started
//! from a menu it would be given a console of its own; this starts it without one, with the same arguments.

#![windows_subsystem = "windows"]

use std::env;
use std::io;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    // There is no place to say what went wrong: anyone who starts the program itself in a terminal is told.
    start().map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS)
}

/// Starts the program that is in the same folder.
fn start() -> io::Result<()> {
    let program = env::current_exe()?.with_file_name(format!("auction-pitch{}", env::consts::EXE_SUFFIX));
    let mut command = Command::new(program);
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt;

        /// `CREATE_NO_WINDOW`: the console of the program is not shown.
        const NO_WINDOW: u32 = 0x0800_0000;
        let _ = command.creation_flags(NO_WINDOW);
    }
    let _ = command.args(env::args_os().skip(1)).spawn()?;
    Ok(())
}
