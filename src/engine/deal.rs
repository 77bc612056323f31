//! The pack in its order, and the deal (BAP-09, BAP-10).

use crate::engine::card::{Card, ParseCardError};
use crate::engine::cards::Cards;
use crate::engine::rules::Rules;
use crate::engine::seat::{BySeat, Seat};

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// A pack in the order in which it is dealt, the top card first.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Pack(Vec<Card>);

/// Why cards are no pack.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// A card is there twice.
    #[error("{0} is in the pack twice")]
    Twice(Card),
    /// The pack is not the one the rules ask for.
    #[error("the pack has {found} cards where the rules ask for {expected}, or other cards than they ask for")]
    OtherCards {
        /// How many cards there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A word is no card.
    #[error(transparent)]
    Card(#[from] ParseCardError),
}

impl Pack {
    /// These cards, the top card first.
    ///
    /// # Errors
    /// If one of them is there twice.
    pub fn new(cards: Vec<Card>) -> Result<Self, PackError> {
        let mut seen = Cards::NONE;
        for &card in &cards {
            if seen.contains(card) {
                return Err(PackError::Twice(card));
            }
            seen.insert(card);
        }
        Ok(Pack(cards))
    }

    /// The cards, the top card first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// Whether it holds exactly the cards that the rules ask for.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self, rules: &Rules) -> Result<(), PackError> {
        let (set, expected) = (self.0.iter().copied().collect::<Cards>(), rules.pack_cards());
        if set == expected {
            Ok(())
        } else {
            Err(PackError::OtherCards { found: self.0.len(), expected: expected.len() })
        }
    }
}

impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.0.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Pack {
    type Err = PackError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Pack::new(text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
    }
}

impl From<Pack> for String {
    fn from(pack: Pack) -> Self {
        pack.to_string()
    }
}

impl TryFrom<String> for Pack {
    type Error = PackError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// The packets in which the cards are given, in the order in which they are dealt: round after round from the player
/// after the dealer, `deal_batch` at a time (BAP-10).
pub fn packets(rules: &Rules, dealer: Seat) -> impl Iterator<Item = (Seat, usize)> {
    let (each, batch) = (usize::from(rules.cards_per_player), usize::from(rules.deal_batch).max(1));
    let seats = rules.seats();
    (0..each).step_by(batch).flat_map(move |given| seats.after(dealer).map(move |seat| (seat, batch.min(each - given))))
}

/// Deals the pack: what each seat gets, in the order it gets it. The rest is the stock and stays out of play.
#[must_use]
pub fn deal(rules: &Rules, dealer: Seat, pack: &Pack) -> BySeat<Vec<Card>> {
    let mut hands = BySeat::<Vec<Card>>::new(rules.seats().len());
    let mut rest = pack.cards();
    for (seat, count) in packets(rules, dealer) {
        let (packet, below) = rest.split_at(count.min(rest.len()));
        hands[seat].extend_from_slice(packet);
        rest = below;
    }
    hands
}

/// The draw for the first deal (BAP-07): what everybody drew, round after round, and who deals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// Each round, in turn: the first has everybody, the next only those who tied.
    pub rounds: Vec<Vec<(Seat, Card)>>,
    /// Who drew the highest card.
    pub dealer: Seat,
}

/// Lets everybody draw from the spread pack, seat 0 first; those who tie for the highest rank draw again (B-36).
#[must_use]
pub fn draw(rules: &Rules, pack: &Pack) -> Draw {
    let mut cards = pack.cards().iter().copied();
    let mut drawing: Vec<Seat> = rules.seats().all().collect();
    let mut rounds = Vec::new();
    loop {
        let round: Vec<_> = drawing.iter().copied().zip(&mut cards).collect();
        let highest = round.iter().map(|(_, card)| card.rank()).max();
        let tied: Vec<_> =
            round.iter().filter(|(_, card)| Some(card.rank()) == highest).map(|(seat, _)| *seat).collect();
        // A pack has four of a rank, so that it lasts for every draw; one that does not is drawn no further.
        let done = tied.len() < 2 || round.len() < drawing.len();
        if !round.is_empty() {
            rounds.push(round);
        }
        if done {
            return Draw { rounds, dealer: tied.first().or(drawing.first()).copied().unwrap_or_default() };
        }
        drawing = tied;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_written_and_read_back() {
        let pack = Pack::new(Cards::PACK.iter().collect()).expect("a pack");
        assert_eq!(pack.to_string().parse(), Ok(pack.clone()));
        assert_eq!(pack.check(&Rules::default()), Ok(()));
        assert_eq!("AS KS AS".parse::<Pack>(), Err(PackError::Twice("AS".parse().expect("a card"))));
        let short: Pack = "AS KS".parse().expect("two cards");
        assert_eq!(short.check(&Rules::default()), Err(PackError::OtherCards { found: 2, expected: 52 }));
    }

    #[test]
    fn every_number_of_players_gets_all_its_cards() {
        let pack = Pack::new(Cards::PACK.iter().collect()).expect("a pack");
        for players in 2..=7 {
            for batch in 1..=6 {
                let rules = Rules { players, deal_batch: batch, ..Rules::default() };
                let hands = deal(&rules, Seat::new(1).expect("a seat"), &pack);
                let mut all = Cards::NONE;
                for hand in hands.values() {
                    assert_eq!(hand.len(), 6);
                    let set: Cards = hand.iter().copied().collect();
                    assert!((all & set).is_empty());
                    all |= set;
                }
                assert_eq!(all.len(), usize::from(players) * 6);
            }
        }
    }

    #[test]
    fn who_ties_for_the_deal_draws_again() {
        let drawn = |players, pack: &str| draw(&Rules { players, ..Rules::default() }, &pack.parse().expect("a pack"));
        let seats = |n: usize| Seat::new(n).expect("a seat");
        assert_eq!(drawn(3, "2C KD 9S AS").dealer, seats(1));
        let again = drawn(4, "2C KD KS 3S 9S TC AS");
        assert_eq!((again.dealer, again.rounds.len()), (seats(2), 2));
        assert_eq!(again.rounds[1].iter().map(|(seat, _)| seat.index()).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(drawn(2, "KD KS").dealer, seats(0));
    }
}
