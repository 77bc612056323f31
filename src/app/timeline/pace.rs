//! How long everything takes.

use crate::engine::Event;

use std::time::Duration;

/// The player's choice of speed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pace {
    /// Movements take this many times as long as usual; 0 shows no movement at all.
    slowness: f32,
    /// How long a finished trick lies, in ms; nothing to wait for the player.
    trick_stays: Option<u32>,
}

/// One packet of a deal on its way, in ms.
pub const PACKET: u64 = 180;
/// The time from one packet to the next, in ms.
pub const BETWEEN_PACKETS: u64 = 70;
/// The time in which one's own cards turn up, in ms.
pub const TURN_UP: u64 = 400;
/// A trick on its way to its winner, in ms.
pub const GATHER: u64 = 320;
/// A card on its way to the trick, in ms.
pub const PLAY: u64 = 240;
/// The card for trump on its way from the stock, turning over, in ms.
pub const FLIP: u64 = 420;
/// Cards on their way to the pile of those thrown away, in ms.
pub const DISCARD: u64 = 260;
/// Cards on their way back into the hands, in ms.
pub const BACK: u64 = 360;
/// How long the hands lie open after a claim, in ms.
pub const OPEN: u64 = 1800;

impl Pace {
    /// A pace: movements `slowness` (0 to 3) times as long as usual, and a finished trick that lies for so many ms, or
    /// until the player has seen it.
    #[must_use]
    pub const fn new(slowness: f32, trick_stays: Option<u32>) -> Self {
        Pace { slowness: slowness.clamp(0.0, 3.0), trick_stays }
    }

    /// How much longer than usual movements take.
    #[must_use]
    pub const fn slowness(self) -> f32 {
        self.slowness
    }

    /// Whether a finished trick lies until the player has seen it.
    #[must_use]
    pub const fn waits_for_player(self) -> bool {
        self.trick_stays.is_none()
    }

    fn slowed(self, ms: u64) -> Duration {
        Duration::from_millis(ms).mul_f32(self.slowness)
    }

    /// How long a deal of so many packets takes.
    #[must_use]
    pub fn deal(self, packets: usize) -> Duration {
        self.slowed(PACKET + BETWEEN_PACKETS * packets as u64 + TURN_UP)
    }

    /// How long a bot seems to think. It depends on nothing that it holds.
    #[must_use]
    pub fn think(self, hand: u32, place: usize) -> Duration {
        self.slowed(420 + (u64::from(hand) * 37 + place as u64 * 61) % 260)
    }

    /// How long an event waits before it moves.
    #[must_use]
    pub fn wait(self, event: &Event) -> Duration {
        match event {
            // The trick stays as long as the player wants to see it, whatever the speed of the movements.
            Event::TrickTaken { .. } => Duration::from_millis(self.trick_stays.unwrap_or_default().into()),
            Event::HandScored(_) | Event::ThrownIn => self.slowed(350),
            Event::TurnedUp(_) | Event::Withdrawn(_) => self.slowed(250),
            Event::Exhausted => self.slowed(700),
            _ => Duration::ZERO,
        }
    }

    /// How long an event moves, or is left for the player to take in.
    #[must_use]
    pub fn travel(self, event: &Event) -> Duration {
        self.slowed(match event {
            Event::Called { .. } => 260,
            Event::Contracted(_) | Event::LaidDown { .. } => 500,
            Event::Played { .. } | Event::PitchedEarly { .. } => PLAY,
            Event::TrumpSet(_) => 260,
            Event::TrickTaken { .. } => GATHER,
            Event::TurnedUp(_) => FLIP,
            Event::Discarded { .. } => DISCARD,
            Event::Withdrawn(_) => BACK,
            Event::Claimed { .. } => OPEN,
            Event::Marked(_) => 650,
            Event::Misdealt { .. } | Event::RenegeCalled { .. } | Event::CallVoid { .. } => 800,
            Event::TakenUp { .. }
            | Event::Exposed { .. }
            | Event::CardCalled { .. }
            | Event::Overridden(_)
            | Event::LetStand(_)
            | Event::Demanded { .. }
            | Event::Corrected { .. } => 300,
            Event::LedWrongly { .. }
            | Event::Dealt { .. }
            | Event::Exhausted
            | Event::ThrownIn
            | Event::HandScored(_)
            | Event::DealPassed(_)
            | Event::GameWon(_) => 0,
        })
    }
}
