//! Starts one of the faces of Auction Pitch.

use std::process::ExitCode;

fn main() -> ExitCode {
    auction_pitch::command::run()
}
