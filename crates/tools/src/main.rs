//! Starts one of the tools.

use std::process::ExitCode;

fn main() -> ExitCode {
    pitch_tools::run()
}
