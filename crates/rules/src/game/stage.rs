//! What is going on in a game.

use crate::auction::Auction;
use crate::call::{Call, Contract};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::event::End;
use crate::hand::Hand;
use crate::rules::Rules;
use crate::sale::Sale;
use crate::seat::{BySeat, Seat};
use crate::trick::Trick;
use crate::turn_up::TurnUp;

/// What is going on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a game has one stage, and is not kept by the thousand")]
pub(crate) enum Stage {
    Deal,
    Auction { dealt: BySeat<Cards>, auction: Auction },
    Sale { dealt: BySeat<Cards>, sale: Sale },
    TurnUp(TurnUp),
    Discard(Discard),
    Play(Play),
    Over(End),
}

impl Stage {
    pub(crate) const fn auction(dealt: BySeat<Cards>, dealer: Seat) -> Stage {
        Stage::Auction { dealt, auction: Auction::new(dealer) }
    }

    pub(crate) fn sale(rules: &Rules, dealt: BySeat<Cards>, dealer: Seat) -> Stage {
        Stage::Sale { dealt, sale: Sale::new(rules, dealer) }
    }
}

/// Everybody throws away the cards beyond the hand, once the cards were run (B-25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Discard {
    pub hands: BySeat<Cards>,
    pub thrown: BySeat<Cards>,
    pub keep: usize,
    pub calls: Vec<(Seat, Call)>,
    pub turned: Vec<Card>,
    pub stock: usize,
}

impl Discard {
    /// How many cards a seat has too much.
    pub(crate) fn surplus(&self, seat: Seat) -> usize {
        self.hands[seat].len().saturating_sub(self.keep)
    }

    /// Who throws away next: eldest first.
    pub(crate) fn next(&self, rules: &Rules, eldest: Seat) -> Option<Seat> {
        rules.seats().from(eldest).find(|&seat| self.surplus(seat) > 0)
    }

    /// What goes on now: somebody still throws away, or eldest leads to the suit turned up.
    pub(crate) fn into_stage(self, rules: &Rules, eldest: Seat) -> Stage {
        match self.turned.last().and_then(|card| card.suit()) {
            Some(suit) if self.next(rules, eldest).is_none() => {
                let play = Play::turned_up(rules, self.hands, self.calls, eldest, suit);
                Stage::Play(Play { turned: self.turned, stock: self.stock, thrown: self.thrown, ..play })
            }
            _ => Stage::Discard(self),
        }
    }

    /// Every way in which a seat can throw away what it has too much.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<Cards> {
        let mut choices = vec![(Cards::NONE, self.hands[seat])];
        for _ in 0..self.surplus(seat) {
            choices = choices
                .into_iter()
                .flat_map(|(chosen, rest)| {
                    rest.iter().map(move |card| {
                        // Only cards after this one may still be chosen, so that each choice comes once.
                        let later = rest.iter().filter(move |&other| other > card).collect();
                        (chosen | Cards::of(card), later)
                    })
                })
                .collect();
        }
        let mut choices: Vec<Cards> = choices.into_iter().map(|(chosen, _)| chosen).collect();
        choices.sort_unstable();
        choices
    }
}

/// The tricks of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play {
    pub calls: Vec<(Seat, Call)>,
    pub turned: Vec<Card>,
    /// How many cards are left in the stock of a game with a card turned up.
    pub stock: usize,
    pub contract: Option<Contract>,
    pub leader: Seat,
    pub hand: Hand,
    pub tricks: Vec<Trick>,
    pub thrown: BySeat<Cards>,
    pub laid_down: BySeat<Cards>,
    pub claim: Option<(Seat, BySeat<Cards>)>,
}

impl Play {
    /// A hand that the pitcher leads to.
    pub(crate) fn pitched(rules: &Rules, dealt: BySeat<Cards>, calls: Vec<(Seat, Call)>, contract: Contract) -> Self {
        Play::new(rules, Hand::new(rules, dealt, contract.pitcher), calls, Some(contract))
    }

    /// A hand to which eldest leads, with this suit turned up.
    pub(crate) fn turned_up(
        rules: &Rules,
        dealt: BySeat<Cards>,
        calls: Vec<(Seat, Call)>,
        eldest: Seat,
        trump: Suit,
    ) -> Self {
        Play::new(rules, Hand::new(rules, dealt, eldest).with_trump(trump), calls, None)
    }

    fn new(rules: &Rules, hand: Hand, calls: Vec<(Seat, Call)>, contract: Option<Contract>) -> Self {
        let nothing = BySeat::new(rules.seats().len());
        Play {
            calls,
            turned: Vec::new(),
            stock: 0,
            contract,
            leader: hand.turn(),
            hand,
            tricks: Vec::with_capacity(usize::from(rules.cards_per_player)),
            thrown: nothing,
            laid_down: nothing,
            claim: None,
        }
    }
}
