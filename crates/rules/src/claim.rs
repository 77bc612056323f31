//! "The rest are mine": a claim to every trick that is left, whatever the others hold (B-51).

use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::hand::Hand;
use crate::ranking::Ranking;
use crate::seat::Seat;

impl Hand {
    /// Returns `true` if the seat whose turn it is takes each remaining trick by playing its cards in some order,
    /// whatever the others hold and play. `unseen` are the cards that may be in their hands.
    #[must_use]
    pub fn takes_the_rest(&self, unseen: Cards) -> bool {
        let held = self.to_play(self.turn());
        // Who has laid a hand down, or is out of the trick in sight of everybody, cannot take a trick with anything.
        let is_out = |seat: Seat| self.held()[seat].is_empty() || self.trick().out().contains(seat);
        let alone = self.held().iter().all(|(seat, _)| seat == self.turn() || is_out(seat));
        let unseen = if alone { Cards::NONE } else { unseen };
        let ranking = self.ranking();
        if ranking.trump().is_none() || held.is_empty() {
            return false;
        }
        // The player who could still play when this hand is played out would take the tricks that are left.
        let outlasts = |seat: Seat| {
            let cards = self.held()[seat].len().min(if self.plays_trumps_only() {
                (unseen & ranking.trumps()).len()
            } else {
                usize::MAX
            });
            cards + usize::from(self.trick().card_of(seat).is_some()) > held.len()
        };
        if self.held().iter().any(|(seat, _)| seat != self.turn() && !is_out(seat) && outlasts(seat)) {
            return false;
        }
        if self.trick().is_empty() {
            return leads_all(ranking, held, unseen);
        }
        let last = self.trick().is_last();
        let takes = |card: &Card| {
            let mut trick = *self.trick();
            trick.play(*card, ranking);
            let is_safe = |(seat, best): (Seat, Card)| {
                seat == self.turn() && (last || (ranking.beaten_by(best) & unseen).is_empty())
            };
            trick.best().is_some_and(is_safe) && leads_all(ranking, held - Cards::of(*card), unseen)
        };
        self.legal().iter().any(|card| takes(&card))
    }
}

/// Returns `true` if the leader takes every trick with these cards: trumps first, until none is out, then each suit
/// from the top. Trumps that are out must be drawn before a plain suit is safe.
fn leads_all(ranking: &Ranking, held: Cards, unseen: Cards) -> bool {
    let out = unseen & ranking.trumps();
    let trumps = held & ranking.trumps();
    let plain = held - trumps;
    let drawn = out.is_empty() || trumps.len() >= out.len() || plain.is_empty();
    drawn
        && runs(ranking, trumps, out)
        && Suit::ALL.into_iter().all(|suit| {
            let suit = Cards::of_suit(suit) - ranking.trumps();
            runs(ranking, plain & suit, unseen & suit)
        })
}

/// Returns `true` if cards of one suit all win when those that nothing out beats are led first: they are all safe in this
/// way, or the safe ones draw all that is out. In the worst case one player holds everything that is out and keeps the best
/// of it to the last.
fn runs(ranking: &Ranking, held: Cards, out: Cards) -> bool {
    let safe = held.iter().filter(|card| (out & ranking.beaten_by(*card)).is_empty()).count();
    safe == held.len() || safe >= out.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{JokerOrder, Playable, Rules, ThrowIn};
    use crate::seat::BySeat;

    fn leads(held: &str, unseen: &str) -> bool {
        let cards = |text: &str| text.parse::<Cards>().expect("cards");
        leads_all(Ranking::standard(Some(Suit::Spades)), cards(held), cards(unseen))
    }

    #[test]
    fn trumps_are_drawn_before_plain_cards_are_safe() {
        assert!(leads("AS KS AD", "QS 2S KD"));
        assert!(!leads("AS KS AD", "QS JS 2S KD"));
        assert!(leads("AS KS", "QS JS 2S KD"));
        assert!(!leads("AS JS", "QS 2S"));
        assert!(leads("AS KS JS", "QS 2S"));
        assert!(leads("AD 2D", "KD"));
        assert!(!leads("AD 2D", "KD QD"));
        assert!(!leads("AD 2D", "KD 3S"));
        assert!(leads("AD AH AC", "KD KH KC"));
    }

    #[test]
    fn what_nothing_beats_is_led_first() {
        let order = "A K Q J X1 T 9 8 7 6 5 4 3 X2 2".parse().expect("an order");
        let rules = Rules { jokers: 2, trump_order: order, joker_order: JokerOrder::FirstHigh, ..Rules::default() };
        let leads = |held: &str, unseen: &str| {
            let cards = |text: &str| text.parse::<Cards>().expect("cards");
            leads_all(rules.ranking(Some(Suit::Spades)), cards(held), cards(unseen))
        };
        assert!(leads("TS X2", "X1"), "the joker led first beats the other and draws it");
        assert!(!leads("TS 3S", "X1") && !leads("TS X2", "X1 2S") && !leads("2S", "X2"));
    }

    #[test]
    fn who_plays_alone_takes_the_rest() {
        let rules = Rules { players: 2, throw_in: ThrowIn::VoidAndLow, ..Rules::default() };
        let dealt = BySeat::from_values(["2D 3D", "4C 5C"].map(|cards| cards.parse().expect("cards"))).expect("two");
        let mut hand = Hand::new(&rules, dealt, Seat::new(1).expect("a seat")).with_trump(Suit::Spades);
        let _ = hand.lay_down();
        let unseen: Cards = "AD AS".parse().expect("cards");
        assert!(hand.takes_the_rest(unseen));
    }

    #[test]
    fn who_is_out_of_trumps_takes_nothing_with_other_cards() {
        let rules = Rules { players: 3, playable: Playable::TrumpsOnly, ..Rules::default() };
        let hands = ["AS", "2D 3D 4D", "KS"].map(|cards| cards.parse().expect("cards"));
        let dealt = BySeat::from_values(hands).expect("three");
        let hand = Hand::new(&rules, dealt, Seat::default()).with_trump(Suit::Spades);
        assert!(hand.takes_the_rest("KS QS".parse().expect("cards")), "another may have one of them");
        let more =
            BySeat::from_values(["AS", "2D", "KS QS"].map(|cards| cards.parse().expect("cards"))).expect("three");
        let hand = Hand::new(&rules, more, Seat::default()).with_trump(Suit::Spades);
        assert!(!hand.takes_the_rest("KS QS".parse().expect("cards")), "another plays on when the ace is gone");
    }

    #[test]
    fn who_holds_more_cards_takes_what_is_left_with_any_of_them() {
        let rules = Rules { players: 2, ..Rules::default() };
        let dealt = BySeat::from_values(["AS", "KD QD"].map(|cards| cards.parse().expect("cards"))).expect("two");
        let hand = Hand::new(&rules, dealt, Seat::default()).with_trump(Suit::Spades);
        assert!(!hand.takes_the_rest("KD QD".parse().expect("cards")));
    }

    #[test]
    fn nothing_is_certain_before_the_pitch() {
        let rules = Rules { players: 2, ..Rules::default() };
        let dealt = BySeat::from_values(["AS", "2D"].map(|cards| cards.parse().expect("cards"))).expect("two");
        let hand = Hand::new(&rules, dealt, Seat::default());
        assert!(!hand.takes_the_rest("2D".parse().expect("cards")));
        assert!(hand.with_trump(Suit::Spades).takes_the_rest("2D".parse().expect("cards")));
    }

    #[test]
    fn whoever_holds_many_cards_plays_on_only_with_the_trumps_that_are_out() {
        let rules = Rules { players: 2, playable: Playable::TrumpsOnly, ..Rules::default() };
        let takes = |other: &str, unseen: &str| {
            let hands = ["AS KS", other].map(|cards| cards.parse().expect("cards"));
            let dealt = BySeat::from_values(hands).expect("two");
            let hand = Hand::new(&rules, dealt, Seat::default()).with_trump(Suit::Spades);
            hand.takes_the_rest(unseen.parse().expect("cards"))
        };
        assert!(takes("QS 2D 3D", "QS 2D 3D 4D 5D"), "a single trump is out");
        assert!(!takes("QS JS TS", "QS JS TS 4D 5D"), "one of three would be left");
    }
}
