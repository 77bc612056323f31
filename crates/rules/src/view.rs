//! The view of a game from one seat. Bots, hints and screens get this and nothing else.

mod fold;

use crate::action::Action;
use crate::bid::Bid;
use crate::call::{Call, Contract, PartnerCard};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::conduct::Ask;
use crate::duty::Restraint;
use crate::event::{End, Event, Finished, Held, Reds, Viewer};
use crate::mark::Mark;
use crate::points::Points;
use crate::ranking::Rankings;
use crate::remark::Remark;
use crate::renege::Renege;
use crate::row::Rows;
use crate::rules::{PartnerShown, Rules};
use crate::seat::{BySeat, BySide, Seat, Seats};
use crate::throw::Throw;
use crate::trick::Trick;

use std::sync::Arc;

/// Seat that is to act, and the kind of its action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// This dealer deals the next hand.
    Deal(Seat),
    /// This player bids or passes, or says another of the words before the first card.
    Call(Seat),
    /// This player throws cards away.
    Discard(Seat),
    /// This player plays a card.
    Play(Seat),
    /// The book asks this player something; see [`SeatView::ask`].
    Rule(Seat),
    /// The game is over.
    Over,
}

impl Turn {
    /// Returns the seat that decides something, if any. Dealing is no decision.
    #[must_use]
    pub const fn decides(self) -> Option<Seat> {
        match self {
            Turn::Call(seat) | Turn::Discard(seat) | Turn::Play(seat) | Turn::Rule(seat) => Some(seat),
            Turn::Deal(_) | Turn::Over => None,
        }
    }
}

/// A game as it looks to a viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatView {
    /// Viewer of the game.
    pub viewer: Viewer,
    /// The seats at the table.
    pub seats: Seats,
    /// Rankings of the cards by the rules of the game.
    pub rankings: &'static Rankings,
    /// Dealer of the hand in play, or of the next one.
    pub dealer: Seat,
    /// The number of the hand in play, or next to be dealt, from 1.
    pub number: u32,
    /// The scores as they stand, including the points written down since the deal.
    pub scores: BySide<Points>,
    /// The scores before this hand.
    pub before: BySide<Points>,
    /// Lines written on the score pad since the deal, in order.
    pub marks: Vec<Mark>,
    /// Points that earlier hands left to be scored with Game (M-33).
    pub carry: Points,
    /// Number of times each side was set back in this game.
    pub set_backs: BySide<u16>,
    /// The red counters (EBP-04).
    pub reds: Reds,
    /// Seat that is to act now, and the kind of its action.
    pub turn: Turn,
    /// Question that the book asks the seat whose turn it is, if any.
    pub ask: Option<Ask>,
    /// Cards that each seat holds, as far as they are seen. Players who may not look yet do not see their own cards.
    pub held: BySeat<Held>,
    /// Cards that each seat threw away, as far as they are seen (B-25).
    pub thrown: BySeat<Held>,
    /// The cards of each seat that were shown.
    pub exposed: BySeat<Cards>,
    /// The exposed card of each seat that is called for.
    pub called: BySeat<Option<Card>>,
    /// The hands that were laid down (B-54).
    pub laid_down: BySeat<Cards>,
    /// Seat that took the rest by a claim, and the cards that everybody still held (B-51).
    pub claim: Option<(Seat, BySeat<Cards>)>,
    /// Calls made before the first card of this hand, in order.
    pub calls: Vec<(Seat, Call)>,
    /// The highest bid so far, and its bidder.
    pub standing: Option<(Seat, Bid)>,
    /// The cards turned up, in order; the last one offers or makes trump (TAF-10).
    pub turned: Vec<Card>,
    /// Number of cards left in the stock of a game with a card turned up or an exchange.
    pub stock: u8,
    /// Number of cards on the table for the highest bidder, or before each player, until they are taken up (M-51).
    pub widow: u8,
    /// Cards taken up, thrown away and drawn before the first lead, in order, as far as they are seen (M-50).
    pub exchanged: Vec<Event>,
    /// The card that was cut for trump before the deal, and put back (M-62).
    pub cut: Option<Card>,
    /// The top card of the stock, if it lies open (M-62).
    pub top: Option<Card>,
    /// Cards drawn after the tricks, in order, as far as they are seen (M-62).
    pub drawn: Vec<Event>,
    /// The rows in which the cards lie, as everybody sees them; empty where they are held in the hand (M-64).
    pub rows: Rows,
    /// Cards that the viewer may throw away now.
    pub throw: Option<Throw>,
    /// Contract, once it is settled, as far as the viewer knows it; `None` where a card is turned up.
    pub contract: Option<Contract>,
    /// The card by which the pitcher called a partner (M-71).
    pub partner_card: Option<PartnerCard>,
    /// `true` if the pitcher announces trump before the first lead (M-20).
    pub announces: bool,
    /// The trump suit, once it is settled.
    pub trump: Option<Suit>,
    /// The tricks of this hand that are complete.
    pub tricks: Vec<Trick>,
    /// The trick on the table, once somebody is to lead.
    pub trick: Option<Trick>,
    /// A card led too early and those played to it, while somebody may still say four (BAP-53).
    pub early: Vec<(Seat, Card)>,
    /// The reneges of this hand that the viewer knows of, their own and those that were called; each with `true` if it
    /// was called.
    pub lapses: Vec<(Renege, bool)>,
    /// Actions that the viewer may take in turn, sorted; empty out of turn.
    pub legal: Vec<Action>,
    /// Restriction that keeps the viewer from cards that the rules of play allow.
    pub restraint: Option<Restraint>,
    /// Remarks that the viewer may make besides.
    pub claims: Vec<Remark>,
    /// The hand before this one.
    pub last: Option<Arc<Finished>>,
    /// The end of the game.
    pub end: Option<End>,
}

impl SeatView {
    /// Returns the viewer's seat, if there is one.
    #[must_use]
    pub const fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Open => None,
        }
    }

    /// Returns the viewer's own cards.
    #[must_use]
    pub fn hand(&self) -> Cards {
        self.own_seat().and_then(|seat| self.held[seat].cards).unwrap_or_default()
    }

    /// Returns `true` if the tricks of a hand are being played.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.trick.is_some()
    }

    /// Returns all cards that were played in this hand.
    #[must_use]
    pub fn played(&self) -> Cards {
        self.tricks.iter().chain(&self.trick).fold(Cards::NONE, |cards, trick| cards | trick.cards())
    }

    /// Returns the last call of this seat in the bidding.
    #[must_use]
    pub fn last_call(&self, seat: Seat) -> Option<Call> {
        self.calls.iter().rev().find(|(s, _)| *s == seat).map(|(_, call)| *call)
    }

    /// Returns the number of tricks of this hand that a seat has taken.
    #[must_use]
    pub fn tricks_of(&self, seat: Seat) -> usize {
        self.tricks.iter().filter(|trick| trick.best().is_some_and(|(winner, _)| winner == seat)).count()
    }

    /// Returns the cards in the tricks that a seat has taken.
    #[must_use]
    pub fn won_by(&self, seat: Seat) -> Cards {
        self.tricks
            .iter()
            .filter(|trick| trick.best().is_some_and(|(winner, _)| winner == seat))
            .fold(Cards::NONE, |cards, trick| cards | trick.cards())
    }

    /// Returns the cards that the viewer may play now.
    #[must_use]
    pub fn playable(&self) -> Cards {
        self.legal.iter().filter_map(Action::card).collect()
    }

    /// Returns the cards that were put away in sight of everybody: trumps that were thrown (M-55), and weak hands that were
    /// exchanged (M-57).
    #[must_use]
    pub fn dead(&self) -> Cards {
        self.exchanged.iter().fold(Cards::NONE, |dead, event| match event {
            Event::Discarded { shown, .. } => dead | *shown,
            Event::WeakHand { cards, .. } => dead | *cards,
            _ => dead,
        })
    }

    /// Returns the cards that everybody knows this seat to hold: those that were shown, those drawn from a stock that
    /// lay open (M-62), those face up in a row (M-64), the trumps that a partner handed over (M-58), and the card of a
    /// partner who said so (M-71).
    #[must_use]
    pub fn known(&self, seat: Seat) -> Cards {
        if self.rows.are_there() {
            return self.held[seat].cards.unwrap_or_default();
        }
        let drawn = self.drawn.iter().fold(Cards::NONE, |drawn, event| match event {
            Event::Drawn { seat: other, shown, .. } if *other == seat => drawn | *shown,
            _ => drawn,
        });
        let handed = self.exchanged.iter().fold(Cards::NONE, |handed, event| match event {
            Event::Handed { to, cards, .. } if *to == seat => handed | *cards,
            _ => handed,
        });
        let said = self.partner_card.filter(|called| {
            called.shown == PartnerShown::AtOnce && self.contract.is_some_and(|contract| contract.partner == Some(seat))
        });
        let open = drawn | handed | said.map_or(Cards::NONE, |called| Cards::of(called.card));
        // Who takes the rest of the stock after that may have too many trumps of their own.
        let open = if open.is_empty() { open } else { open - self.played() - self.dead() };
        // After a claim nobody holds anything.
        if self.held[seat].count == 0 { self.exposed[seat] } else { self.exposed[seat] | open }
    }

    /// Returns `true` if the player who is to throw cards away took the rest of the stock, and keeps the best of all
    /// they hold (M-54). Nobody else is asked again after drawing.
    #[must_use]
    pub fn keeps_best(&self) -> bool {
        match (self.turn, &self.exchanged[..]) {
            // New cards for a weak hand were no rest.
            (_, [.., Event::WeakHand { .. }, _]) => false,
            (Turn::Discard(turn), [.., Event::Drawn { seat, .. }]) => turn == *seat,
            _ => false,
        }
    }

    /// Returns `true` if the pitcher may have a partner unknown to the viewer, or still calls one (M-71).
    #[must_use]
    pub fn hides_partner(&self, rules: &Rules) -> bool {
        let said = self.partner_card.is_some_and(|called| called.shown == PartnerShown::AtOnce);
        rules.calls_partner() && !said && self.contract.is_some_and(|contract| contract.partner.is_none())
    }

    /// Returns the contract, once the viewer knows the partnerships (M-71).
    #[must_use]
    pub fn settled_contract(&self, rules: &Rules) -> Option<Contract> {
        self.contract.filter(|_| !self.hides_partner(rules))
    }

    /// Returns `true` if this seat does not play to the trick on the table: it holds nothing to play (M-60), or laid
    /// its hand down (B-54).
    #[must_use]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.trick.is_some_and(|trick| trick.out().contains(seat))
    }

    /// Returns `true` if the player who is to speak is the last: everybody else has passed, or the dealer is to speak
    /// and everybody else has spoken once.
    #[must_use]
    pub fn speaks_last(&self) -> bool {
        let Turn::Call(turn) = self.turn else { return false };
        self.seats.all().all(|seat| match self.last_call(seat) {
            _ if seat == turn => true,
            Some(Call::Pass) => true,
            Some(Call::Bid(_)) => turn == self.dealer && self.calls.len() + 1 == self.seats.len(),
            Some(_) | None => false,
        })
    }
}
