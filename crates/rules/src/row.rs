//! Rows of piles before the players: half of the cards lie face down, and one lies face up on each (M-64, BLD-01).

use crate::card::Card;
use crate::cards::Cards;
use crate::seat::Seat;

/// A place in a row before a player: a card that was dealt face down, and one on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pile {
    /// Seat before which it lies.
    pub seat: Seat,
    /// The card that was dealt face up; none before it is.
    pub upper: Option<Card>,
    /// The card beneath it, once it is turned up. Before, nobody knows it, its player included.
    pub lower: Option<Card>,
    /// Number of cards that lie there, 0 to 2.
    pub left: u8,
}

impl Pile {
    /// Returns the card that lies face up.
    #[must_use]
    pub fn up(&self) -> Option<Card> {
        match self.left {
            0 => None,
            1 => self.lower,
            _ => self.upper,
        }
    }

    /// Returns `true` if a card lies face down.
    #[must_use]
    pub fn hides(&self) -> bool {
        self.left > 0 && (self.left > 1 || self.lower.is_none())
    }

    /// Returns the pile as everybody sees it: what lies face down is nobody's to know.
    fn seen(self) -> Pile {
        Pile { lower: self.lower.filter(|_| self.left < 2), ..self }
    }
}

/// The rows of all players, each from the first place dealt to; empty where cards are held in the hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rows(Vec<Pile>);

impl Rows {
    /// Returns no rows, as where cards are held in the hand.
    #[must_use]
    pub fn none() -> &'static Rows {
        static NONE: Rows = Rows(Vec::new());
        &NONE
    }

    /// Creates rows of these piles.
    #[must_use]
    pub const fn new(piles: Vec<Pile>) -> Self {
        Rows(piles)
    }

    /// Returns the piles of a seat, none where cards are held in the hand.
    pub fn piles(&self, seat: Seat) -> impl Iterator<Item = &Pile> {
        self.0.iter().filter(move |pile| pile.seat == seat)
    }

    /// Returns the piles of a seat in which a card is left, in the order of the places.
    pub fn lying(&self, seat: Seat) -> impl Iterator<Item = &Pile> {
        self.piles(seat).filter(|pile| pile.left > 0)
    }

    /// Returns the piles of all seats.
    #[must_use]
    pub fn all(&self) -> &[Pile] {
        &self.0
    }

    /// Returns `true` if cards lie in rows.
    #[must_use]
    pub const fn are_there(&self) -> bool {
        !self.0.is_empty()
    }

    /// Returns `true` if a card lies face down beneath this one.
    #[must_use]
    pub fn covers(&self, card: Card) -> bool {
        self.0.iter().any(|pile| pile.left > 1 && pile.upper == Some(card))
    }

    /// Returns the number of cards that lie face down before a seat.
    #[must_use]
    pub fn hidden(&self, seat: Seat) -> usize {
        self.piles(seat).filter(|pile| pile.hides()).count()
    }

    /// Returns the number of cards that lie face down in all rows.
    #[must_use]
    pub fn all_hidden(&self) -> usize {
        self.0.iter().filter(|pile| pile.hides()).count()
    }

    /// Returns the cards of all rows that lie on others, in the order of the places.
    pub fn covering(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().filter(|pile| pile.left > 1).filter_map(|pile| pile.upper)
    }

    /// Returns the card beneath this one, if it is known and was not turned up.
    #[must_use]
    pub fn beneath(&self, upper: Card) -> Option<Card> {
        self.0.iter().find(|pile| pile.left > 1 && pile.upper == Some(upper)).and_then(|pile| pile.lower)
    }

    /// Imagines the next of the cards beneath others in these rows, in the order of [`Rows::covering`].
    #[must_use]
    pub fn imagined(&self, mut next: impl FnMut() -> Option<Card>) -> Rows {
        let imagine = |pile: &Pile| if pile.left > 1 { Pile { lower: next(), ..*pile } } else { *pile };
        Rows(self.0.iter().map(imagine).collect())
    }

    /// Returns the cards of a seat in the order in which they were dealt, as far as they are known.
    #[must_use]
    pub fn as_dealt(&self, seat: Seat) -> Vec<Card> {
        let lower = self.piles(seat).filter_map(|pile| pile.lower);
        lower.chain(self.piles(seat).filter_map(|pile| pile.upper)).collect()
    }

    /// Returns the card that was turned up from beneath this one, if it was.
    #[must_use]
    pub fn turned_from(&self, upper: Card) -> Option<Card> {
        self.0.iter().find(|pile| pile.upper == Some(upper)).and_then(|pile| pile.lower.filter(|_| pile.left < 2))
    }

    /// Returns the rows as everybody sees them.
    #[must_use]
    pub(crate) fn seen(&self) -> Self {
        Rows(self.0.iter().map(|pile| pile.seen()).collect())
    }

    /// Lays cards face down before a seat, known or not.
    pub(crate) fn lay_down(&mut self, seat: Seat, cards: impl IntoIterator<Item = Option<Card>>) {
        self.0.extend(cards.into_iter().map(|lower| Pile { seat, upper: None, lower, left: 1 }));
    }

    /// Lays cards face up on the first piles of a seat that have none.
    pub(crate) fn lay_on(&mut self, seat: Seat, cards: Cards) {
        let free = self.0.iter_mut().filter(|pile| pile.seat == seat && pile.upper.is_none());
        for (pile, card) in free.zip(cards.iter()) {
            (pile.upper, pile.left) = (Some(card), 2);
        }
    }

    /// Takes a card that is played from its place, and returns the one that comes to light, if it is known.
    pub fn take(&mut self, card: Card) -> Option<Card> {
        let pile = self.0.iter_mut().find(|pile| pile.up() == Some(card))?;
        pile.left -= 1;
        pile.up()
    }

    /// Turns the card up that lay beneath another.
    pub(crate) fn turn_up(&mut self, card: Card, upper: Card) {
        if let Some(pile) = self.0.iter_mut().find(|pile| pile.upper == Some(upper)) {
            pile.lower = Some(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn a_card_comes_to_light_when_the_one_on_it_is_played() {
        let own = Seat::default();
        let mut rows = Rows::default();
        rows.lay_down(own, [Some(card("4H")), Some(card("8D"))]);
        rows.lay_on(own, "7D 4C".parse().expect("cards"));
        let on = |rows: &Rows| rows.covering().collect::<Vec<_>>();
        let [first, second] = on(&rows)[..] else { panic!("two piles") };
        let beneath = rows.beneath(first).expect("a card");
        assert_eq!((rows.hidden(own), rows.seen().beneath(first), on(&rows.seen())), (2, None, vec![first, second]));
        assert_eq!(rows.take(first), Some(beneath));
        let turned = [&rows, &rows.seen()].map(|rows| rows.turned_from(first));
        assert_eq!((rows.hidden(own), turned), (1, [Some(beneath); 2]));
        assert_eq!(rows.turned_from(second), None, "it still lies there");
        assert_eq!((rows.take(beneath), rows.all()[0].up(), on(&rows)), (None, None, vec![second]));
    }
}
