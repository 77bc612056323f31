//! Sounds at the table. Nothing is told by sound alone:
//!
//! | Cue | Heard when | Seen at that moment |
//! |---|---|---|
//! | [`Cue::Lift`] | a card is dragged, chosen to be confirmed, or goes to the pad | the card leaves its place |
//! | [`Cue::Deal`] | a packet of a deal sets out | the packet leaves the dealer, or the cards come up in place |
//! | [`Cue::Tick`] | the count for Game runs up | the bar and its figure |
//! | [`Cue::Peg`] | a peg goes on by a hole | the peg on the board |
//! | [`Cue::Stroke`] | a total is written | the line and the figure on the pad |
//! | [`Cue::Point`] | a point is certain, or lands on the pad | its token, or its row |
//! | [`Cue::Card`] | a card is played, turned up, thrown away or taken back | the card sets out or comes up |
//! | [`Cue::Refused`] | a card may not be played | the cross on the card, and the reason |
//! | [`Cue::Bid`] | a player bids, passes, or makes another call | their bubble |
//! | [`Cue::Trick`] | a trick is taken in | its cards go to the winner, or fade |
//! | [`Cue::Bloom`] | trump is named | the patch grows |
//! | [`Cue::Scratch`] | a set back takes points away | the red scratch |
//! | [`Cue::Made`] | the result of a hand shows that the contract was made | the stamp |
//! | [`Cue::SetBack`] | the result of a hand shows a set back | the stamp, and the ring round a negative score |
//! | [`Cue::Win`] | the end of the game is shown | the sheet that names the winner |
//!
//! A cue is given when the picture shows what it is for, not when the game decides it; what is skipped gives one at most.
//! Sounds are made here from sines and noise, so there are no recordings and no licenses. With the feature
//! `sound` they are played on Linux, Windows and macOS; elsewhere all is silent.

mod cue;
#[cfg(all(feature = "sound", any(target_os = "linux", windows, target_os = "macos")))]
mod player;
#[cfg(not(all(feature = "sound", any(target_os = "linux", windows, target_os = "macos"))))]
#[path = "sound/mute.rs"]
mod player;
mod synth;

pub use cue::Cue;

use pitch_session::Settings;

/// Plays cues as loud as the player wants them.
#[derive(Debug, Default)]
pub struct Sound {
    player: player::Player,
    /// 0 to 100 percent; 0 while nothing is to be heard.
    volume: u8,
}

impl Sound {
    /// Takes the player's choices over at once, for what is heard already as well.
    pub fn follow(&mut self, settings: &Settings) {
        self.volume = if settings.sound { settings.volume.min(100) } else { 0 };
        self.player.set_volume(self.volume);
    }

    /// Lets a cue be heard, if anything is to be heard. It never waits: a cue that comes too thick is passed over.
    pub fn play(&mut self, cue: Cue) {
        if self.volume > 0 {
            tracing::debug!(?cue, "cue");
            self.player.play(cue);
        }
    }
}
