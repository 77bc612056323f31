//! What the people at the phones do, for the owner of the table.

use pitch_rules::{Action, Seat};
use pitch_session::{Face, SlipKind};

/// Something that somebody did on a phone. The owner of the table carries it out and [shows](crate::Companion::show) the
/// table again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Somebody sat down at a place: by this name, if the game has not begun, and with this face.
    Sat {
        /// Place at the table.
        seat: Seat,
        /// Name that they typed, cleaned.
        name: String,
        /// Face that they chose.
        face: Face,
    },
    /// Somebody whose place a bot kept is back.
    Back(Seat),
    /// The place of somebody goes to another phone, or is free for it: keys are to be kept.
    Moved(Seat),
    /// Somebody left the table for good.
    Left(Seat),
    /// The others let a bot play on for somebody who is away.
    StandIn(Seat),
    /// The first hand is to be dealt.
    Begin,
    /// Everybody on a phone has seen the count, or the end.
    Ready,
    /// Everybody on a phone has seen the count, and the dealer misdeals; only where mistakes can be made.
    Misdeal(SlipKind),
    /// Somebody decided something; `moment` is the number of entries of the record that they had before them.
    Act {
        /// Seat that acts.
        seat: Seat,
        /// Number of entries of the record.
        moment: usize,
        /// What they do.
        action: Action,
    },
    /// Somebody whose turn it is asks for a hint.
    Hint(Seat),
    /// The last decision is taken back, as everybody on a phone agreed.
    TakeBack,
    /// Nothing is to be done: a page was opened or left, the code is another, or something is asked or answered, so that
    /// [`phones`](crate::Companion::phones), [`asks`](crate::Companion::asks) and the like tell something else now.
    Presence,
}
