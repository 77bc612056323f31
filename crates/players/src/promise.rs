//! Promises of hands: found once for each deal that is imagined, however often they are asked for.

use crate::outlook::{self, Suits};

use pitch_rules::{Bid, BySide, Cards, Points, Rules, Seat};

use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Promise of a hand: its outlook in each suit, and the value of its contracts.
#[derive(Clone)]
pub(crate) struct Promise {
    suits: Rc<Suits>,
    /// Value of each contract, in chances to win, as far as it was asked for.
    contracts: Rc<[Cell<Option<f32>>; CONTRACTS]>,
}

/// Number of contracts: every bid has a place by its number, up to the moon.
const CONTRACTS: usize = Bid::MOON.number() as usize + 1;

impl Promise {
    /// Computes the promise of a hand with these cards out of play.
    pub(crate) fn of(rules: &Rules, hand: Cards, out: Cards) -> Self {
        Promise::with(Rc::new(outlook::all(rules, hand, out)))
    }

    fn with(suits: Rc<Suits>) -> Self {
        Promise { suits, contracts: Rc::new([const { Cell::new(None) }; CONTRACTS]) }
    }

    /// Returns the promise of the same hand with other scores.
    pub(crate) fn with_other_scores(&self) -> Self {
        Promise::with(Rc::clone(&self.suits))
    }

    /// Returns the outlook of each suit as trump.
    pub(crate) fn suits(&self) -> &Suits {
        &self.suits
    }

    /// Returns the chance that the player wins by pitching for this bid without paying for it, as it was found before
    /// or is found now.
    pub(crate) fn contract(&self, bid: Bid, find: impl FnOnce() -> f32) -> f32 {
        let known = &self.contracts[usize::from(bid.number())];
        let chance = known.get().unwrap_or_else(find);
        known.set(Some(chance));
        chance
    }
}

/// Promises of the hands of one deal, by seat, as far as they were asked for. The talk is gone through once for each
/// choice, and the hands and the dealer are the same each time.
#[derive(Clone, Default)]
pub(crate) struct Promises(Rc<[RefCell<Option<Known>>; Seat::MAX]>);

/// Promise found for a hand with these cards out of play and these scores.
struct Known {
    hand: Cards,
    out: Cards,
    scores: BySide<Points>,
    promise: Promise,
}

impl Promises {
    /// Returns the promise of the hand of this seat with these cards out of play and these scores.
    pub(crate) fn of(&self, rules: &Rules, seat: Seat, hand: Cards, out: Cards, scores: BySide<Points>) -> Promise {
        let mut known = self.0[seat.index()].borrow_mut();
        match &*known {
            Some(known) if (known.hand, known.out, known.scores) == (hand, out, scores) => known.promise.clone(),
            _ => known.insert(Known { hand, out, scores, promise: Promise::of(rules, hand, out) }).promise.clone(),
        }
    }
}
