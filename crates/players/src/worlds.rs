//! Imagining the cards that are not seen: each deal that agrees with what a player knows is as likely as any other, and
//! is then weighed by how well it agrees with what everybody said.

use crate::board::{Board, bit};

use pitch_rules::{Card, Cards, Hand, Rules, Seat, SeatView, Suit, deal};
use rand::Rng;
use rand::rngs::ChaCha8Rng;

/// What a player does not see, and who holds how much of it.
pub(crate) struct Hidden {
    unseen: Vec<Card>,
    /// Each other seat with how many unseen cards it holds, and the suits it cannot hold: the most bound first.
    needs: Vec<(Seat, usize, Cards)>,
}

impl Hidden {
    /// What the player of this seat does not see.
    pub(crate) fn new(view: &SeatView, board: &Board<'_>, own: Seat) -> Self {
        let known = view.exposed.values().fold(Cards::NONE, |all, &cards| all | cards);
        let unseen: Vec<Card> = (board.unseen_by(own) - known).iter().collect();
        let mut needs: Vec<(Seat, usize, Cards)> = Vec::new();
        for (seat, held) in view.held.iter().filter(|(seat, _)| *seat != own) {
            let count = usize::from(held.count).saturating_sub(view.exposed[seat].len());
            let barred = Suit::ALL.iter().enumerate().filter(|(suit, _)| board.void[*suit] & bit(seat) != 0);
            let barred = barred.fold(Cards::NONE, |all, (_, &suit)| all | board.hand.ranking().suit(suit));
            needs.push((seat, count, barred));
        }
        needs.sort_by_key(|(_, _, barred)| std::cmp::Reverse(barred.len()));
        Hidden { unseen, needs }
    }

    /// Whether it is certain who holds what.
    pub(crate) fn is_open(&self) -> bool {
        let mut short = self.needs.iter().filter(|(_, count, _)| *count > 0);
        short.next().is_none_or(|&(_, count, _)| count == self.unseen.len() && short.next().is_none())
    }

    /// Deals the unseen cards to those who hold them, at random.
    pub(crate) fn deal(&mut self, hand: &Hand, rng: &mut ChaCha8Rng) -> Hand {
        for _ in 0..TRIES {
            if let Some(dealt) = self.try_to_deal(hand, rng) {
                return dealt;
            }
        }
        // Nobody has what they cannot have if it can be helped; if it cannot, somebody did not follow by mistake.
        for need in &mut self.needs {
            need.2 = Cards::NONE;
        }
        self.try_to_deal(hand, rng).unwrap_or(*hand)
    }

    fn try_to_deal(&mut self, hand: &Hand, rng: &mut ChaCha8Rng) -> Option<Hand> {
        let mut hand = *hand;
        let mut next = 0;
        for &(seat, count, barred) in &self.needs {
            let mut cards = Cards::NONE;
            let mut place = next;
            for _ in 0..count {
                // One of those left at random; who is void takes the first of them that they can hold.
                let left = self.unseen.len() - place;
                if left == 0 {
                    return None;
                }
                let drawn = place + ((u64::from(rng.next_u32()) * left as u64) >> 32) as usize;
                self.unseen.swap(place, drawn);
                if barred.contains(self.unseen[place]) {
                    let fits = (place + 1..self.unseen.len()).find(|&other| !barred.contains(self.unseen[other]))?;
                    self.unseen.swap(place, fits);
                }
                cards.insert(self.unseen[place]);
                place += 1;
            }
            next = place;
            hand.give(seat, cards);
        }
        Some(hand)
    }
}

/// The pack that gives every seat what `give` takes for it, in the order of the packets, with the cards that were turned up
/// where they lay. What is left over is for the caller to add.
pub(crate) fn packed(view: &SeatView, rules: &Rules, mut give: impl FnMut(Seat, usize, &mut Vec<Card>)) -> Vec<Card> {
    let mut pack = Vec::with_capacity(rules.pack_cards().len());
    for (seat, count) in deal::packets(rules, view.dealer) {
        give(seat, count, &mut pack);
    }
    for (turn, &card) in view.turned.iter().enumerate() {
        for seat in view.seats.after(view.dealer).filter(|_| turn > 0) {
            give(seat, RUN, &mut pack);
        }
        pack.push(card);
    }
    pack
}

/// Cards that each player gets when the cards are run (TAF-15).
const RUN: usize = 3;
/// How often the cards are dealt anew when somebody could only get what they cannot hold.
const TRIES: usize = 8;
