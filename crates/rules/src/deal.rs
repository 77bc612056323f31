//! The pack in its order, the first dealer, and the deal (BAP-07 to BAP-10).

mod first;

pub use first::{Colour, Cut, Draw, FirstDeal, Guess};

use crate::as_text::as_text;
use crate::card::{Card, ParseCardError};
use crate::cards::Cards;
use crate::rules::{Rules, TrumpBy};
use crate::seat::{BySeat, Seat};

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// A pack in the order in which it is dealt, the top card first, and the card that was cut for trump before (M-62).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Pack {
    cards: Vec<Card>,
    cut: Option<Card>,
}

/// Error in a pack of cards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// A card is there twice.
    #[error("{0} is in the pack twice")]
    Twice(Card),
    /// The pack is not the one the rules ask for.
    #[error("the pack has {found} cards where the rules ask for {expected}, or other cards than they ask for")]
    OtherCards {
        /// Number of cards in the pack.
        found: usize,
        /// Number of cards that the rules ask for.
        expected: usize,
    },
    /// Trump is cut for, and no card of the pack was cut; or one was cut, and trump is not cut for (M-62).
    #[error("a card of the pack is cut where the rules have trump cut for, and nowhere else")]
    Cut,
    /// A word is no card.
    #[error(transparent)]
    Card(#[from] ParseCardError),
}

impl Pack {
    /// Makes a pack of these cards, the top card first, with no card cut.
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
        Ok(Pack { cards, cut: None })
    }

    /// Returns the pack with this card, if any, as the one that was cut for trump and put back before it was shuffled
    /// (M-62).
    #[must_use]
    pub fn with_cut(self, cut: Option<Card>) -> Self {
        Pack { cut, ..self }
    }

    /// Returns the card that was cut for trump (M-62).
    #[must_use]
    pub const fn cut(&self) -> Option<Card> {
        self.cut
    }

    /// Returns the cards, the top card first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Checks that it holds exactly the cards that the rules ask for, and that one of them was cut where they have
    /// trump cut for, and only there.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self, rules: &Rules) -> Result<(), PackError> {
        let (set, expected) = (self.cards.iter().copied().collect::<Cards>(), rules.pack_cards());
        if set != expected {
            return Err(PackError::OtherCards { found: self.cards.len(), expected: expected.len() });
        }
        let cut = self.cut.is_some_and(|card| expected.contains(card));
        if cut == (rules.trump_by == TrumpBy::Cut) && cut == self.cut.is_some() { Ok(()) } else { Err(PackError::Cut) }
    }
}

/// Separator between the cards of a pack and the one that was cut for trump.
const CUT: &str = " cut ";

/// Writes the cards, and after the word `cut` the one that was cut for trump, if one was.
impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.cards.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { " " })?;
        }
        self.cut.map_or(Ok(()), |card| write!(f, "{CUT}{card}"))
    }
}

impl FromStr for Pack {
    type Err = PackError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (cards, cut) = match text.split_once(CUT) {
            Some((cards, cut)) => (cards, Some(cut.trim().parse()?)),
            None => (text, None),
        };
        let cards = cards.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Ok(Pack::new(cards)?.with_cut(cut))
    }
}

as_text!(Pack);

/// Returns the packets in which the cards are given, in the order in which they are dealt: round after round from the
/// player after the dealer, `deal_batch` at a time (BAP-10); those that lie face down first (BLD-01).
pub fn packets(rules: &Rules, dealer: Seat) -> impl Iterator<Item = (Seat, usize)> {
    let (all, batch) = (usize::from(rules.cards_per_player), usize::from(rules.deal_batch).max(1));
    let (seats, down) = (rules.seats(), rules.face_down());
    [down, all - down].into_iter().flat_map(move |each| {
        let rounds = (0..each).step_by(batch);
        rounds.flat_map(move |given| seats.after(dealer).map(move |seat| (seat, batch.min(each - given))))
    })
}

/// Deals the pack, and returns the cards that each seat gets, in the order it gets them. The rest is the stock and
/// stays out of play.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_written_and_read_back() {
        let pack = Pack::new(Cards::PACK.iter().collect()).expect("a pack");
        assert_eq!(pack.to_string().parse(), Ok(pack.clone()));
        assert_eq!(pack.check(&Rules::default()), Ok(()));
        let cut = pack.clone().with_cut("7H".parse().ok());
        assert_eq!(cut.to_string().parse(), Ok(cut.clone()));
        assert_eq!(cut.check(&Rules::default()), Err(PackError::Cut));
        let shasta = Rules::from(crate::rules::Preset::ShastaSam);
        assert_eq!((cut.check(&shasta), pack.check(&shasta)), (Ok(()), Err(PackError::Cut)));
        assert_eq!(pack.with_cut(Some(Card::HIGH_JOKER)).check(&shasta), Err(PackError::Cut));
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
}
