//! Durations of all movements and waits.

use pitch_rules::{Cause, Event, SeatSet};

use std::time::Duration;

/// The player's choice of speed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pace {
    /// Movements take this many times as long as usual; 0 shows no movement at all.
    slowness: f32,
    /// Time that a finished trick lies, in ms; `None` to wait for the player.
    trick_stays: Option<u32>,
    /// `true` if things fade in and out where they belong, in place of traveling.
    is_reduced: bool,
}

/// One packet of a deal on its way, in ms.
pub(crate) const PACKET: u64 = 180;
/// The time from one packet to the next, in ms.
pub(crate) const BETWEEN_PACKETS: u64 = 70;
/// The time in which one of the player's own cards turns up, the time from one to the next, and the longest time until the
/// last begins, in ms.
pub(crate) const TURN: u64 = 200;
pub(crate) const BETWEEN_TURNS: u64 = 25;
pub(crate) const LAST_TURN: u64 = 200;
/// The time in which all have turned up, in ms.
pub(crate) const TURN_UP: u64 = TURN + LAST_TURN;
/// The best card of a trick on its way up, and all on their way to the winner, in ms.
pub(crate) const CROWNED: u64 = 120;
pub(crate) const GATHERED: u64 = 260;
pub(crate) const GATHER: u64 = CROWNED + GATHERED;
/// A card on its way to the trick, in ms.
pub(crate) const PLAY: u64 = 240;
/// The same for one's own card that was dragged there, in ms.
pub(crate) const DROP: u64 = 120;
/// The card for trump on its way from the stock, turning over, in ms.
pub(crate) const FLIP: u64 = 420;
/// Time that a card that was cut for trump is shown, in ms.
pub(super) const CUT: u64 = 1400;
/// Cards on their way to the pile of those thrown away, in ms.
pub(crate) const DISCARD: u64 = 260;
/// Cards on their way back into the hands, in ms.
pub(crate) const BACK: u64 = 360;
/// Time that the hands lie open after a claim, in ms.
pub(super) const OPEN: u64 = 1800;
/// A bubble coming up, in ms, and all of them going once the bidding is over.
pub(crate) const BUBBLE: u64 = 140;
/// The bubbles going once the bidding is over, in ms.
pub(crate) const BUBBLES_OUT: u64 = 120;
/// The patch of a new trump growing in the middle, in ms; the time that it rests there, and on its way to its place.
pub(crate) const BLOOM: u64 = 420;
pub(crate) const BLOOM_RESTS: u64 = 500;
pub(crate) const BLOOM_GOES: u64 = 260;
/// Trumps in the hand that rise meanwhile, in ms; they fall back in the same time.
pub(crate) const RISE: u64 = 160;
/// Time that the patch of a new trump stands alone where nothing travels, in ms.
const PATCH_STAYS: u64 = 900;
/// The crown on its way to a better card, in ms.
pub(crate) const CROWN: u64 = 140;
/// Time that the contract is left to be read, in ms.
pub(crate) const CONTRACT: u64 = 500;
/// Counters on their way to the pool or from it, in ms.
pub(crate) const COUNTERS: u64 = 650;
/// A peg that is moved on, in ms.
const PEG: u64 = 280;
/// Something coming or going where nothing travels, in ms.
pub(crate) const FADE: u64 = 100;
/// Time that an edge marks the newest card where nothing travels, in ms.
pub(crate) const NEWEST: u64 = 600;

impl Pace {
    /// Creates a pace with movements `slowness` (0 to 3) times as long as usual, and a finished trick that lies for so
    /// many ms, or until the player has seen it.
    pub const fn new(slowness: f32, trick_stays: Option<u32>) -> Self {
        Pace { slowness: slowness.clamp(0.0, 3.0), trick_stays, is_reduced: false }
    }

    /// Returns the pace with or without things that travel.
    pub const fn reduced(self, is_reduced: bool) -> Self {
        Pace { is_reduced, ..self }
    }

    /// Returns `true` if things fade in and out where they belong, in place of traveling.
    pub const fn is_reduced(self) -> bool {
        self.is_reduced
    }

    /// Returns how many times as long as usual the cards of a hand glide to other places; 0 puts them there at once.
    pub(crate) const fn gliding(self) -> f32 {
        if self.is_reduced { 0.0 } else { self.slowness }
    }

    /// Returns the time that the newest card keeps its mark once it lies.
    pub(crate) fn marks_newest(self) -> Duration {
        if self.is_reduced { self.slowed(NEWEST - FADE) } else { Duration::ZERO }
    }

    /// Returns how many times as long as usual movements take.
    pub(crate) const fn slowness(self) -> f32 {
        self.slowness
    }

    /// Returns `true` if a finished trick lies until the player has seen it.
    pub(crate) const fn waits_for_player(self) -> bool {
        self.trick_stays.is_none()
    }

    /// Returns `true` if what was seen for a while makes room for what comes next by itself.
    pub(crate) const fn goes_on(self) -> bool {
        !self.is_reduced && !self.waits_for_player()
    }

    /// Returns `ms` milliseconds at this pace.
    pub(crate) fn slowed(self, ms: u64) -> Duration {
        Duration::from_millis(ms).mul_f32(self.slowness)
    }

    /// Returns the time that a deal of this many packets takes.
    pub fn deal(self, packets: usize) -> Duration {
        if self.is_reduced {
            return self.slowed(FADE);
        }
        self.slowed(PACKET + BETWEEN_PACKETS * packets as u64 + TURN_UP)
    }

    /// Returns the time that a bot seems to think. It depends on nothing that it holds.
    pub fn think(self, hand: u32, place: usize) -> Duration {
        self.slowed(420 + (u64::from(hand) * 37 + place as u64 * 61) % 260)
    }

    /// Returns the time that an event waits before it moves.
    pub fn wait(self, event: &Event) -> Duration {
        match event {
            // The trick stays as long as the player wants to see it, whatever the speed of the movements.
            Event::TrickTaken { .. } => Duration::from_millis(self.trick_stays.unwrap_or_default().into()),
            Event::HandScored(_) | Event::ThrownIn => self.slowed(350),
            Event::TurnedUp(_) | Event::Withdrawn(_) => self.slowed(250),
            Event::Exhausted => self.slowed(700),
            // Nobody decides it where there is no choice: it is left to be followed.
            Event::WidowTaken { .. } | Event::Discarded { .. } | Event::Handed { .. } => self.slowed(350),
            Event::Drawn { .. } => self.slowed(120),
            _ => Duration::ZERO,
        }
    }

    /// Returns the time that an event moves, or is left for the player to take in.
    pub(crate) fn travel(self, event: &Event) -> Duration {
        let unless_reduced = |ms| if self.is_reduced { FADE } else { ms };
        self.slowed(match event {
            Event::Called { .. } => 260,
            Event::Contracted(_) => CONTRACT,
            Event::LaidDown { .. } | Event::WeakHand { .. } => 500,
            Event::Played { .. } | Event::PitchedEarly { .. } => unless_reduced(PLAY),
            Event::TrumpSet(_) if self.is_reduced => PATCH_STAYS,
            Event::TrumpSet(_) => BLOOM + BLOOM_RESTS + BLOOM_GOES,
            Event::TrickTaken { .. } => unless_reduced(GATHER),
            Event::TurnedUp(_) | Event::StockTop(_) | Event::Uncovered { .. } => unless_reduced(FLIP),
            Event::Cut(_) => CUT,
            Event::WidowTaken { .. } | Event::Discarded { .. } | Event::Handed { .. } | Event::Drawn { .. } => {
                unless_reduced(DISCARD)
            }
            Event::Withdrawn(_) => unless_reduced(BACK),
            // That somebody is out, or the lead passes on, is left to be read.
            Event::Lead { out, .. } if *out != SeatSet::default() => 500,
            Event::Claimed { .. } => OPEN,
            Event::Marked(mark) if matches!(mark.cause, Cause::Peg(..)) => PEG,
            Event::Marked(_) => COUNTERS,
            Event::Misdealt { .. } | Event::RenegeCalled { .. } | Event::CallVoid { .. } => 800,
            Event::FirstPitcher { .. } | Event::PartnerCalled(_) | Event::PartnerShown(_) => 800,
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
            | Event::Replenished { .. }
            | Event::Lead { .. }
            | Event::SetAside { .. }
            | Event::ThrownIn
            | Event::EndedByScore(_)
            | Event::HandScored(_)
            | Event::DealPassed(_)
            | Event::GameWon(_) => 0,
        })
    }
}
