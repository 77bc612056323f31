//! One trick: the cards played to it in turn, and who takes it (BAP-30).

use crate::engine::card::{Card, Rank, Suit};
use crate::engine::cards::Cards;
use crate::engine::ranking::Ranking;
use crate::engine::seat::{Seat, Seats};

use std::fmt;

/// The cards played to a trick so far, in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    seats: Seats,
    leader: Seat,
    turn: Seat,
    count: u8,
    /// Who leads the trick with which card; whoever is to lead, and any card, while none lies.
    best: (Seat, Card),
    cards: [Option<Card>; Seat::MAX],
}

impl Trick {
    /// A trick to which this seat leads.
    #[must_use]
    pub const fn new(seats: Seats, leader: Seat) -> Self {
        Trick {
            seats,
            leader,
            turn: leader,
            count: 0,
            best: (leader, Card::new(Rank::Two, Suit::Clubs)),
            cards: [None; Seat::MAX],
        }
    }

    /// Who leads to it.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Whose turn it is to play to it; once it is complete, the leader's again.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The card led, once one is.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        self.cards[0]
    }

    /// How many cards lie.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether no card lies.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether everybody has played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.len() == self.seats.len()
    }

    /// The cards that lie, with who played them, in order.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone {
        self.seats.from(self.leader).zip(self.cards.into_iter().flatten())
    }

    /// The cards that lie, as a set.
    #[must_use]
    pub fn cards(&self) -> Cards {
        self.cards.into_iter().flatten().collect()
    }

    /// The card this seat played, if it has.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.plays().find(|(s, _)| *s == seat).map(|(_, card)| card)
    }

    /// Who holds the trick so far, with the best card, once a card lies.
    #[must_use]
    pub const fn best(&self) -> Option<(Seat, Card)> {
        if self.is_empty() { None } else { Some(self.best) }
    }

    /// Puts down the card of the seat whose turn it is.
    pub const fn play(&mut self, card: Card, ranking: &Ranking) {
        // No branch that would be guessed wrong as often as right: searches play millions of cards.
        let wins = self.is_empty() | ranking.beats(card, self.best.1);
        self.best = if wins { (self.turn, card) } else { self.best };
        self.cards[self.count as usize] = Some(card);
        self.count += 1;
        self.turn = self.seats.next(self.turn);
    }
}

impl fmt::Debug for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.plays()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Direction;

    #[test]
    fn the_ten_is_below_the_jack_and_any_trump_wins() {
        let seats = Seats::new(4, Direction::Clockwise);
        let played = |leader: usize, cards: [&str; 4]| {
            let mut trick = Trick::new(seats, Seat::new(leader).expect("a seat"));
            for card in cards {
                trick.play(card.parse().expect("a card"), Ranking::standard(Some(Suit::Hearts)));
            }
            assert!(trick.is_complete());
            trick.best().expect("a winner").0.index()
        };
        assert_eq!(played(1, ["TC", "JC", "9C", "AS"]), 2);
        assert_eq!(played(2, ["AC", "KC", "2H", "QC"]), 0);
        assert_eq!(played(0, ["AS", "KH", "AH", "2H"]), 2);
    }
}
