//! The player of a build without sound.

use super::cue::Cue;

/// Plays nothing.
#[derive(Debug, Default)]
pub(super) struct Player;

impl Player {
    #[expect(clippy::unused_self, reason = "the other player has a volume")]
    pub(super) const fn set_volume(&self, _volume: u8) {}

    #[expect(clippy::unused_self, reason = "the other player has a thread")]
    pub(super) const fn play(&mut self, _cue: Cue) {}
}
