//! `rules`: a stand-in until it is merged.

use crate::command::failure::Failure;
use crate::engine::Preset;

use clap::Args;

use std::io::Write;

/// Which rules are printed, and how.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// A preset, or a file with rules
    #[arg(value_name = "PRESET|FILE")]
    pub rules: Option<String>,
    /// Name the presets, one a line
    #[arg(long)]
    pub list: bool,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "TAG")]
    pub lang: Option<String>,
}

/// Lists the presets.
///
/// # Errors
/// An output that cannot be written.
pub fn rules(_options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    for preset in Preset::ALL {
        writeln!(out, "{preset}")?;
    }
    Ok(())
}
