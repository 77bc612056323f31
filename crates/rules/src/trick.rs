//! A trick: the cards played to it in turn, and the seat that takes it (BAP-30).

use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::ranking::Ranking;
use crate::seat::{Seat, SeatSet, Seats};

use std::fmt;

/// The cards played to a trick so far, in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    seats: Seats,
    leader: Seat,
    turn: Seat,
    count: u8,
    /// Number of cards that complete the trick.
    full: u8,
    /// Seats that do not play to it: their hand is laid down (B-54), or they hold nothing to play (M-60).
    out: SeatSet,
    /// Seat that holds the trick so far, and the card that must be beaten; while no card lies, the seat that is to lead and an
    /// arbitrary card.
    best: (Seat, Card),
    /// The cards in the order in which they were played.
    cards: [Option<Card>; Seat::MAX],
    /// The cards that lie as a set, which every count of a trick needs.
    lying: Cards,
}

impl Trick {
    /// Creates a trick to which this seat leads and everybody plays.
    #[must_use]
    pub const fn new(seats: Seats, leader: Seat) -> Self {
        Trick::among(seats, leader, SeatSet::NONE)
    }

    /// Creates a trick to which this seat leads and those who are out do not play.
    #[must_use]
    pub const fn among(seats: Seats, leader: Seat, out: SeatSet) -> Self {
        Trick {
            seats,
            leader,
            turn: leader,
            count: 0,
            full: (seats.len() - out.len()) as u8,
            out,
            best: (leader, Card::new(Rank::Two, Suit::Clubs)),
            cards: [None; Seat::MAX],
            lying: Cards::NONE,
        }
    }

    /// Creates the trick after this one, to which this seat leads and the same players play.
    #[must_use]
    pub(crate) const fn next_led_by(&self, leader: Seat) -> Self {
        // Counting the players again would cost a search as much as a card.
        // Empty tricks are equal whatever lay before.
        let best = (leader, Card::new(Rank::Two, Suit::Clubs));
        Trick { leader, turn: leader, count: 0, best, cards: [None; Seat::MAX], lying: Cards::NONE, ..*self }
    }

    /// Returns the seat that leads to the trick.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Returns the seat whose turn it is to play to the trick; once it is complete, the leader again.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns the card led, once one is.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        self.cards[0]
    }

    /// Returns the number of cards that lie.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Returns `true` if no card lies.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns `true` if everybody has played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.count == self.full
    }

    /// Returns `true` if the card of the seat whose turn it is completes the trick.
    #[must_use]
    pub(crate) const fn is_last(&self) -> bool {
        self.count + 1 == self.full
    }

    /// Returns the seats that do not play to the trick: their hand is laid down (B-54), or they hold nothing to play (M-60).
    #[must_use]
    pub const fn out(&self) -> SeatSet {
        self.out
    }

    /// Returns the cards that lie with the seats that played them, in order.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone {
        let (cards, out) = (self.cards, self.out);
        self.seats.from(self.leader).filter(move |&seat| !out.contains(seat)).zip(cards.into_iter().flatten())
    }

    /// Returns the cards that lie, as a set.
    #[must_use]
    pub const fn cards(&self) -> Cards {
        self.lying
    }

    /// Returns the card that this seat played, if it has.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.plays().find_map(|(by, card)| (by == seat).then_some(card))
    }

    /// Returns the seat that holds the trick so far, once a card lies, with the card that must be beaten: its own, or where both
    /// jokers lie and one of them holds the trick, the one that stands higher (M-12).
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
        self.lying.insert(card);
        if self.best.1.is_joker() && self.lying.contains(Card::HIGH_JOKER) && self.lying.contains(Card::LOW_JOKER) {
            self.best.1 = ranking.high_joker();
        }
        self.count += 1;
        self.pass_turn();
    }

    /// Lets the seat whose turn it is lay its hand down: it plays to this trick and all others no more (B-54). If it was
    /// to lead, the next one leads.
    pub const fn lay_down(&mut self) {
        self.out.insert(self.turn);
        self.full -= 1;
        let leads = self.count == 0;
        if self.full > 0 {
            self.pass_turn();
        }
        if leads {
            self.leader = self.turn;
            self.best.0 = self.turn;
        }
    }

    const fn pass_turn(&mut self) {
        self.turn =
            if self.out.is_empty() { self.seats.next(self.turn) } else { self.seats.next_without(self.turn, self.out) };
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
    use crate::seat::Direction;

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

    #[test]
    fn who_laid_his_hand_down_is_passed_over() {
        let seat = |index| Seat::new(index).expect("a seat");
        let mut trick = Trick::new(Seats::new(3, Direction::Clockwise), seat(0));
        trick.lay_down();
        assert_eq!((trick.leader(), trick.turn()), (seat(1), seat(1)));
        for card in ["TC", "JC"] {
            assert!(!trick.is_complete());
            trick.play(card.parse().expect("a card"), Ranking::standard(None));
        }
        assert!(trick.is_complete());
        assert_eq!(trick.plays().map(|(seat, _)| seat.index()).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(trick.best().map(|(winner, _)| winner), Some(seat(2)));
        let mut alone = Trick::among(Seats::new(3, Direction::Clockwise), seat(1), trick.out());
        alone.play("2C".parse().expect("a card"), Ranking::standard(None));
        alone.lay_down();
        assert!(alone.is_complete());
    }
}
