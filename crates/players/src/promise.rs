//! What a hand promises: found once for each deal that is imagined, however often it is asked.

use crate::outlook::{self, Suits};

use pitch_rules::{Bid, BySide, Cards, Points, Rules, Seat};

use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// What a hand promises.
#[derive(Clone)]
pub(crate) struct Promise {
    suits: Rc<Suits>,
    /// What each contract is worth, as far as somebody asked.
    contracts: Rc<[Cell<Option<f32>>; CONTRACTS]>,
}

/// Every bid has a place by its number, up to the moon.
const CONTRACTS: usize = Bid::MOON.number() as usize + 1;

impl Promise {
    /// What a hand promises with these cards out of play.
    pub(crate) fn of(rules: &Rules, hand: Cards, out: Cards) -> Self {
        Promise::with(Rc::new(outlook::all(rules, hand, out)))
    }

    fn with(suits: Rc<Suits>) -> Self {
        Promise { suits, contracts: Rc::new([const { Cell::new(None) }; CONTRACTS]) }
    }

    /// The same hand with other scores.
    pub(crate) fn with_other_scores(&self) -> Self {
        Promise::with(Rc::clone(&self.suits))
    }

    /// What each suit promises as trump.
    pub(crate) fn suits(&self) -> &Suits {
        &self.suits
    }

    /// How likely the player wins who pitches for this bid and pays nobody for that, as it was found before or is found now.
    pub(crate) fn contract(&self, bid: Bid, find: impl FnOnce() -> f32) -> f32 {
        let known = &self.contracts[usize::from(bid.number())];
        let chance = known.get().unwrap_or_else(find);
        known.set(Some(chance));
        chance
    }
}

/// What the hands of one deal promise, by seat, as far as somebody asked. The talk is gone through once for each choice, and
/// the hands and the dealer are the same each time.
#[derive(Clone, Default)]
pub(crate) struct Promises(Rc<[RefCell<Option<Known>>; Seat::MAX]>);

/// What a hand was found to promise with these cards out of play and these scores.
struct Known {
    hand: Cards,
    out: Cards,
    scores: BySide<Points>,
    promise: Promise,
}

impl Promises {
    /// What the hand of this seat promises with these cards out of play and these scores.
    pub(crate) fn of(&self, rules: &Rules, seat: Seat, hand: Cards, out: Cards, scores: BySide<Points>) -> Promise {
        let mut known = self.0[seat.index()].borrow_mut();
        match &*known {
            Some(known) if (known.hand, known.out, known.scores) == (hand, out, scores) => known.promise.clone(),
            _ => known.insert(Known { hand, out, scores, promise: Promise::of(rules, hand, out) }).promise.clone(),
        }
    }
}
