//! What each card of a hand may win, before anybody knows trump: what a beginner is to see in it.

use pitch_rules::{Card, Cards, Point, Rank, SeatView, Suit};

/// Point that a card may win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Promise {
    /// Card of the hand.
    pub card: Card,
    /// Point; Game for a ten that somebody has to bring home.
    pub point: Point,
    /// `true` if the point is certain once the card's suit is trump.
    pub is_certain: bool,
}

/// Returns what the cards of one's own hand promise if its longest suit becomes trump, of suits of one length the one
/// with the highest card.
#[must_use]
pub fn promises(view: &SeatView) -> Vec<Promise> {
    let hand = view.hand();
    let trumps = |suit: Suit| hand & view.rankings.with(Some(suit)).trumps();
    let highest = |suit: Suit| view.rankings.with(Some(suit)).highest(trumps(suit));
    let height =
        |suit: Suit| highest(suit).map_or(0, |card| usize::MAX - view.rankings.with(Some(suit)).above(card).len());
    let Some(suit) = Suit::ALL.into_iter().max_by_key(|&suit| (trumps(suit).len(), height(suit))) else {
        return Vec::new();
    };
    let ranking = view.rankings.with(Some(suit));
    let held = trumps(suit);
    let below = |card: Card| ranking.trumps() - ranking.above(card) - Cards::of(card);
    let lowest = held.iter().find(|card| (held & below(*card)).is_empty());
    let jack = held.iter().find(|card| card.rank() == Some(Rank::Jack));
    let mut found: Vec<Promise> = Vec::new();
    let mut add = |card: Option<Card>, point, is_certain: &dyn Fn(Card) -> bool| {
        let free = card.filter(|card| found.iter().all(|other| other.card != *card));
        found.extend(free.map(|card| Promise { card, point, is_certain: is_certain(card) }));
    };
    add(highest(suit), Point::High, &|card| ranking.above(card).is_empty());
    add(jack, Point::Jack, &|_| false);
    add(lowest, Point::Low, &|card| below(card).is_empty());
    for ten in hand.iter().filter(|card| card.rank() == Some(Rank::Ten)) {
        add(Some(ten), Point::Game, &|_| false);
    }
    found
}
