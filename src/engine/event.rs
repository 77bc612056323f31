//! What happened at the table: enough to animate, to log, to speak and to score from.

use crate::engine::auction::{Call, Contract};
use crate::engine::card::{Card, Suit};
use crate::engine::cards::Cards;
use crate::engine::score::{Score, Victory};
use crate::engine::seat::{BySide, Seat};
use crate::engine::settlement::Payment;
use crate::engine::trick::Trick;

use std::sync::Arc;

/// Who looks on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of this seat: he sees his own cards.
    Seat(Seat),
    /// Anybody: he sees no cards that are held.
    Public,
    /// Who sees all cards.
    Open,
}

impl Viewer {
    /// Whether the cards that this seat holds are seen.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::Open => true,
        }
    }
}

/// Cards in somebody's hand, as far as the viewer sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Held {
    /// How many there are.
    pub count: u8,
    /// Which they are, if the viewer may know.
    pub cards: Option<Cards>,
}

impl Held {
    /// These cards, seen.
    #[must_use]
    pub const fn seen(cards: Cards) -> Self {
        Held { count: cards.len() as u8, cards: Some(cards) }
    }

    /// So many cards, face down.
    #[must_use]
    pub const fn hidden(count: u8) -> Self {
        Held { count, cards: None }
    }
}

/// A hand that was played out and counted. All of it is known to everybody: each card dealt was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// The number of the hand in the game, from 1.
    pub number: u32,
    /// Who dealt it.
    pub dealer: Seat,
    /// The bidding.
    pub calls: Vec<(Seat, Call)>,
    /// The tricks.
    pub tricks: Vec<Trick>,
    /// The count.
    pub score: Score,
}

/// The end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// Who won, and how.
    pub victory: Victory,
    /// What each side receives or pays.
    pub payments: BySide<Payment>,
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A packet of cards was dealt (BAP-10).
    Dealt {
        /// To whom.
        seat: Seat,
        /// What he got.
        packet: Held,
    },
    /// Somebody bid or passed (BAP-20).
    Called {
        /// Who.
        seat: Seat,
        /// What he said.
        call: Call,
        /// Whose bid the dealer took at the same number (BAP-23).
        takes_from: Option<Seat>,
    },
    /// The bidding is over, and somebody pitches (BAP-25).
    Contracted(Contract),
    /// Everybody passed and the hand is thrown in (B-01).
    ThrownIn,
    /// Somebody played a card.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The card just pitched set trump (BAP-26).
    TrumpSet(Suit),
    /// A trick was completed (BAP-30).
    TrickTaken {
        /// Its number in the hand, from 1.
        number: u8,
        /// The trick.
        trick: Trick,
        /// Who took it.
        winner: Seat,
    },
    /// All tricks were played and the hand was counted (BAP-31).
    HandScored(Arc<Finished>),
    /// The deal is now this player's (BAP-11).
    DealPassed(Seat),
    /// The game is won and settled.
    GameWon(End),
}

impl Event {
    /// The event as this viewer sees it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { seat, packet } if !viewer.sees(*seat) => {
                Event::Dealt { seat: *seat, packet: Held::hidden(packet.count) }
            }
            event => event.clone(),
        }
    }
}
