//! Renderer of the window: a graphics card or the processor, chosen before there is a window.
//!
//! A build without the feature `gpu` draws with the processor and has nothing to choose. One with it asks iced for a
//! graphics card first, and iced takes whatever the system offers, even one that the processor only imitates, which is
//! slower than drawing without. Where there is no graphics card the program therefore begins again with the environment
//! variable that iced reads: a program cannot safely change its own.

use pitch_session::settings::Renderer;
#[cfg(feature = "gpu")]
use pitch_session::{Folders, Settings, has_graphics_card};

use std::path::Path;
#[cfg(feature = "gpu")]
use std::process::Command;

/// Environment variable from which iced reads the permitted renderers, in order.
#[cfg(feature = "gpu")]
const VARIABLE: &str = "ICED_BACKEND";

/// Error that a graphics card is asked for: this build draws with the processor alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this build draws with the processor only: build it with the feature `gpu`, or leave `--renderer gpu` out")]
pub struct NoGpu;

/// Checks what was asked for: this build draws with the processor alone.
#[cfg(not(feature = "gpu"))]
pub(super) fn choose(asked: Option<Renderer>, _data_dir: Option<&Path>) -> Result<(), NoGpu> {
    // What the settings say is no demand: they may come from another build.
    if asked == Some(Renderer::Gpu) { Err(NoGpu) } else { Ok(()) }
}

/// Chooses what draws, and begins the program again if iced would choose otherwise. Anyone who set iced's variable has
/// chosen already.
#[cfg(feature = "gpu")]
pub(super) fn choose(asked: Option<Renderer>, data_dir: Option<&Path>) -> Result<(), NoGpu> {
    if std::env::var_os(VARIABLE).is_some() {
        return Ok(());
    }
    let stored = || Folders::choose(data_dir).and_then(|folders| Settings::peek(&folders.settings()));
    let wanted = asked.or_else(|| stored().map(|settings| settings.renderer)).unwrap_or_default();
    if let Some(backend) = backend(wanted, asked.is_some(), has_graphics_card()) {
        begin_again(backend);
    }
    Ok(())
}

/// Returns the renderer to demand of iced; `None` where iced chooses rightly by itself.
#[cfg(feature = "gpu")]
const fn backend(wanted: Renderer, is_demanded: bool, has_card: bool) -> Option<&'static str> {
    match (wanted, is_demanded, has_card) {
        // Who demands a graphics card is to be told if there is none.
        (Renderer::Gpu, true, _) => Some("wgpu"),
        (Renderer::Software, _, _) | (_, _, false) => Some("tiny-skia"),
        (Renderer::Auto | Renderer::Gpu, _, true) => None,
    }
}

/// Begins the program again, told what may draw. Returns only if that is not possible: then iced chooses.
#[cfg(all(feature = "gpu", unix))]
fn begin_again(backend: &str) {
    use std::os::unix::process::CommandExt;

    if let Some(mut program) = this_program() {
        let error = program.env(VARIABLE, backend).exec();
        tracing::warn!("the program could not be started again: {error}");
    }
}

/// Begins the program again, told what may draw, and ends with it. Returns only if that is not possible: then iced chooses.
#[cfg(all(feature = "gpu", not(unix)))]
fn begin_again(backend: &str) {
    match this_program().map(|mut program| program.env(VARIABLE, backend).status()) {
        Some(Ok(status)) => std::process::exit(status.code().unwrap_or(1)),
        Some(Err(error)) => tracing::warn!("the program could not be started again: {error}"),
        None => {}
    }
}

/// Returns the command that starts this program as it was called.
#[cfg(feature = "gpu")]
fn this_program() -> Option<Command> {
    let mut program = Command::new(std::env::current_exe().ok()?);
    let _ = program.args(std::env::args_os().skip(1));
    Some(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(feature = "gpu"))]
    #[test]
    fn only_who_demands_a_graphics_card_is_told_that_there_is_none() {
        assert_eq!(choose(Some(Renderer::Gpu), None), Err(NoGpu));
        for renderer in [None, Some(Renderer::Auto), Some(Renderer::Software)] {
            assert_eq!(choose(renderer, None), Ok(()), "{renderer:?}");
        }
    }

    #[cfg(feature = "gpu")]
    #[test]
    fn the_processor_draws_where_there_is_no_graphics_card() {
        for wanted in Renderer::ALL {
            assert_eq!(backend(wanted, false, false), Some("tiny-skia"), "{wanted:?}");
        }
        assert_eq!(backend(Renderer::Auto, true, false), Some("tiny-skia"));
        assert_eq!(backend(Renderer::Gpu, true, false), Some("wgpu"), "it was demanded");
        assert_eq!(backend(Renderer::Software, false, true), Some("tiny-skia"), "it was chosen");
        assert_eq!(backend(Renderer::Auto, false, true), None, "iced takes the graphics card");
    }
}
