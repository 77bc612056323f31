//! What may be seen of a game from one seat. Bots, hints and screens get this and nothing else.

use crate::engine::action::Action;
use crate::engine::auction::{Call, Contract};
use crate::engine::bid::Bid;
use crate::engine::card::Suit;
use crate::engine::cards::Cards;
use crate::engine::event::{End, Finished, Held, Viewer};
use crate::engine::points::Points;
use crate::engine::seat::{BySeat, BySide, Seat, Seats};
use crate::engine::trick::Trick;

use std::sync::Arc;

/// Whose turn it is, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// This dealer deals the next hand.
    Deal(Seat),
    /// This player bids or passes.
    Call(Seat),
    /// This player plays a card.
    Play(Seat),
    /// The game is over.
    Over,
}

impl Turn {
    /// Who decides something: a call or a card. Dealing is no decision.
    #[must_use]
    pub const fn decides(self) -> Option<Seat> {
        match self {
            Turn::Call(seat) | Turn::Play(seat) => Some(seat),
            Turn::Deal(_) | Turn::Over => None,
        }
    }
}

/// A game as it looks to a viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatView {
    /// Who looks on.
    pub viewer: Viewer,
    /// The seats at the table.
    pub seats: Seats,
    /// Who deals, or dealt the hand in play.
    pub dealer: Seat,
    /// The number of the hand in play, or next to be dealt, from 1.
    pub number: u32,
    /// The scores before this hand.
    pub scores: BySide<Points>,
    /// How often each side was set back in this game.
    pub set_backs: BySide<u16>,
    /// Whose turn it is.
    pub turn: Turn,
    /// What everybody holds, as far as it is seen.
    pub held: BySeat<Held>,
    /// What was said in the bidding of this hand.
    pub calls: Vec<(Seat, Call)>,
    /// The highest bid so far, and whose it is.
    pub standing: Option<(Seat, Bid)>,
    /// Who pitches, once that is settled.
    pub contract: Option<Contract>,
    /// The trump suit, once pitched.
    pub trump: Option<Suit>,
    /// The tricks of this hand that are complete.
    pub tricks: Vec<Trick>,
    /// The trick on the table, once somebody is to lead.
    pub trick: Option<Trick>,
    /// What the viewer may do, if it is his turn: sorted, otherwise empty.
    pub legal: Vec<Action>,
    /// The hand before this one.
    pub last: Option<Arc<Finished>>,
    /// The end of the game.
    pub end: Option<End>,
}

impl SeatView {
    /// The viewer's seat, if he has one.
    #[must_use]
    pub const fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Open => None,
        }
    }

    /// The viewer's own cards.
    #[must_use]
    pub fn hand(&self) -> Cards {
        self.own_seat().and_then(|seat| self.held[seat].cards).unwrap_or_default()
    }

    /// All cards that were played in this hand.
    #[must_use]
    pub fn played(&self) -> Cards {
        self.tricks.iter().chain(&self.trick).fold(Cards::NONE, |cards, trick| cards | trick.cards())
    }

    /// What this seat said last in the bidding.
    #[must_use]
    pub fn last_call(&self, seat: Seat) -> Option<Call> {
        self.calls.iter().rev().find(|(s, _)| *s == seat).map(|(_, call)| *call)
    }

    /// How many tricks of this hand a seat has taken.
    #[must_use]
    pub fn tricks_of(&self, seat: Seat) -> usize {
        self.tricks.iter().filter(|trick| trick.best().is_some_and(|(winner, _)| winner == seat)).count()
    }

    /// The cards in the tricks that a seat has taken.
    #[must_use]
    pub fn won_by(&self, seat: Seat) -> Cards {
        self.tricks
            .iter()
            .filter(|trick| trick.best().is_some_and(|(winner, _)| winner == seat))
            .fold(Cards::NONE, |cards, trick| cards | trick.cards())
    }
}
