//! Parts of a game for a player who imagines how it goes on: the play of the cards as a value of its own.

use crate::call::Contract;
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::conduct::Ask;
use crate::event::Event;
use crate::game::{Game, Stage};
use crate::hand::Hand;
use crate::points::Points;
use crate::row::Rows;
use crate::rules::{DeadPoints, Rules};
use crate::score::{Count, Score};
use crate::seat::BySeat;
use crate::view::SeatView;

impl Game {
    /// Returns the play of the cards, once it has begun.
    #[must_use]
    pub const fn hand(&self) -> Option<&Hand> {
        match &self.stage {
            Stage::Play(play) if play.exchange.is_none() => Some(&play.hand),
            _ => None,
        }
    }

    /// Returns the cards that are still to be drawn in the play of the cards, the top card first (M-62).
    #[must_use]
    pub fn to_draw(&self) -> &[Card] {
        match &self.stage {
            Stage::Play(play) if self.rules.draws() => &play.rest.stock,
            _ => &[],
        }
    }

    /// Returns the rows in which the cards lie in the play of the cards, with those face down (M-64).
    #[must_use]
    pub fn rows(&self) -> &Rows {
        match &self.stage {
            Stage::Play(play) => &play.rest.rows,
            _ => Rows::none(),
        }
    }

    /// Returns what the book asks the player whose turn it is, if it asks something.
    #[must_use]
    pub fn asks(&self) -> Option<Ask> {
        self.conduct.ask.map(|(_, ask)| ask)
    }

    /// Returns the contract, once it is settled who pitches; `None` where a card that is shown makes trump.
    #[must_use]
    pub const fn contract(&self) -> Option<Contract> {
        match &self.stage {
            Stage::Play(play) => play.contract,
            _ => None,
        }
    }

    /// Returns the trump suit, once it is known.
    #[must_use]
    pub fn trump(&self) -> Option<Suit> {
        match &self.stage {
            Stage::TurnUp(_) | Stage::Deal | Stage::Auction { .. } | Stage::Sale { .. } | Stage::Over(_) => None,
            Stage::Discard(discard) => discard.turned.last().and_then(|card| card.suit()),
            Stage::Play(play) => play.hand.ranking().trump(),
        }
    }

    /// Returns the cards turned up in this hand, in order.
    #[must_use]
    pub fn turned(&self) -> &[Card] {
        match &self.stage {
            Stage::TurnUp(turn_up) => turn_up.turned(),
            Stage::Discard(discard) => &discard.turned,
            Stage::Play(play) => &play.turned,
            Stage::Deal | Stage::Auction { .. } | Stage::Sale { .. } | Stage::Over(_) => &[],
        }
    }

    /// Counts the hand in play as if its cards were played like this, to the end and without reneges.
    #[must_use]
    pub fn count_as(&self, hand: &Hand) -> Score {
        let count = Count::of(&self.rules, self.dealer, self.contract(), self.before, &self.marks, hand);
        Score::enter(&self.rules, &Count { carry: self.carry, number: self.number, ..count })
    }

    /// Returns the points that earlier hands left to be scored with Game (M-33).
    #[must_use]
    pub const fn carry(&self) -> Points {
        self.carry
    }

    /// Returns the cards that everybody holds.
    #[must_use]
    pub fn held(&self) -> BySeat<Cards> {
        BySeat::from_fn(self.rules.seats().len(), |seat| self.dealt_to(seat))
    }
}

impl SeatView {
    /// Returns the play of the cards as far as the viewer sees it: nobody holds a card that the viewer does not know
    /// of. `None` before the first trick.
    ///
    /// The cards that are not seen are imagined with [`Hand::give`].
    #[must_use]
    pub fn seen_hand(&self, rules: &Rules) -> Option<Hand> {
        let mut dealt = BySeat::<Cards>::new(self.seats.len());
        let mut won = BySeat::<Cards>::new(self.seats.len());
        for trick in self.tricks.iter().chain(&self.trick) {
            for (seat, card) in trick.plays() {
                dealt[seat].insert(card);
            }
        }
        for trick in &self.tricks {
            if let Some((winner, _)) = trick.best() {
                won[winner] |= trick.cards();
            }
        }
        let held = BySeat::from_fn(self.seats.len(), |seat| self.held[seat].cards.unwrap_or_else(|| self.known(seat)));
        let dealt = dealt.map(|seat, &cards| cards | held[seat] | self.laid_down[seat]);
        let pitcher = self.contract.map(|contract| contract.pitcher);
        let hand = Hand::midway(rules, pitcher, self.trump, self.trick?, dealt, held, won);
        let maker = pitcher.filter(|_| rules.dead_points == DeadPoints::Maker);
        let thrown = self.exchanged.iter().fold(Cards::NONE, |thrown, event| match event {
            Event::Discarded { shown, .. } => thrown | *shown,
            _ => thrown,
        });
        Some(maker.map_or(hand, |maker| hand.with_dead(maker, thrown)))
    }
}
