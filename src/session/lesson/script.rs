//! What a lesson is made of.

use crate::engine::deal::packets;
use crate::engine::{Action, Bid, Call, Card, Pack, Point, Rules, Seat};

/// A lesson as it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// The rules. The learner has seat 0.
    pub rules: Rules,
    /// Who deals first.
    pub dealer: Seat,
    /// What happens, in order.
    pub steps: Vec<Step>,
}

/// What happens next in a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// These words are read, and nothing happens meanwhile.
    Read(Words),
    /// The pack is dealt in this order.
    Deal(Pack),
    /// Another seat does this.
    Other(Seat, Action),
    /// The learner does one of these; of anything else that the rules allow the words of this id say why it is not done here.
    Choose(Words, Vec<Action>, &'static str),
    /// Everybody plays as they like until the hand is over.
    Free(Words),
}

impl Step {
    /// Returns what is said at it.
    #[must_use]
    pub const fn words(&self) -> Option<&Words> {
        match self {
            Step::Read(words) | Step::Choose(words, ..) | Step::Free(words) => Some(words),
            Step::Deal(_) | Step::Other(..) => None,
        }
    }
}

/// What is said, and what it speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// Their name among the words of the lesson.
    pub id: &'static str,
    /// What they point at.
    pub marks: Vec<Mark>,
}

/// Something on the table that is pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// The learner's cards.
    Hand,
    /// One of them.
    Card(Card),
    /// The button that says this.
    Call(Call),
    /// The card that a seat has played to the trick.
    Played(Seat),
    /// The plate of a seat.
    Seat(Seat),
    /// The tile with contract and trump.
    Contract,
    /// The score pad.
    Scores,
    /// All points of the hand.
    Points,
    /// One of them.
    Point(Point),
    /// The last trick.
    LastTrick,
    /// The card turned up.
    TurnedUp,
}

/// Writes a script.
#[derive(Debug)]
pub(super) struct Writer {
    rules: Rules,
    first: Option<Seat>,
    steps: Vec<Step>,
}

const RIGHT: &str = "lessons are part of the program, and a test plays every one of them";

impl Writer {
    /// Begins a lesson by these rules; nothing can be claimed in it, so that every trick is seen.
    pub(super) const fn new(mut rules: Rules) -> Self {
        rules.claims = false;
        Writer { rules, first: None, steps: Vec::new() }
    }

    /// The dealer deals each seat these cards; those in `stock` come next from the pack.
    pub(super) fn deal(mut self, dealer: u8, hands: &[&str], stock: &str) -> Self {
        let dealer = seat(dealer);
        let cards =
            |text: &str| -> Vec<Card> { text.split_whitespace().map(|card| card.parse().expect(RIGHT)).collect() };
        let mut hands: Vec<_> = hands.iter().map(|hand| cards(hand).into_iter()).collect();
        let mut pack: Vec<Card> = Vec::new();
        for (seat, count) in packets(&self.rules, dealer) {
            pack.extend(hands[seat.index()].by_ref().take(count));
        }
        pack.extend(cards(stock));
        let rest: Vec<Card> = self.rules.pack_cards().iter().filter(|card| !pack.contains(card)).collect();
        pack.extend(rest);
        let _ = self.first.get_or_insert(dealer);
        self.steps.push(Step::Deal(Pack::new(pack).expect(RIGHT)));
        self
    }

    /// These words are read.
    pub(super) fn read(mut self, id: &'static str, marks: &[Mark]) -> Self {
        self.steps.push(Step::Read(Words { id, marks: marks.to_vec() }));
        self
    }

    /// Other seats do this, one after the other: "1 pass, 2 3".
    pub(super) fn others(mut self, deeds: &str) -> Self {
        for deed in deeds.split(", ") {
            let (at, action) = deed.split_once(' ').expect(RIGHT);
            self.steps.push(Step::Other(seat(at.parse().expect(RIGHT)), action.parse().expect(RIGHT)));
        }
        self
    }

    /// The learner does one of these, "AS, KS", after these words.
    pub(super) fn choose(mut self, id: &'static str, marks: &[Mark], allowed: &str, otherwise: &'static str) -> Self {
        let allowed = allowed.split(", ").map(|action| action.parse().expect(RIGHT)).collect();
        self.steps.push(Step::Choose(Words { id, marks: marks.to_vec() }, allowed, otherwise));
        self
    }

    /// Everybody plays on until the hand is over.
    pub(super) fn free(mut self, id: &'static str, marks: &[Mark]) -> Self {
        self.steps.push(Step::Free(Words { id, marks: marks.to_vec() }));
        self
    }

    /// The lesson as it is written.
    pub(super) fn end(self) -> Script {
        Script { rules: self.rules, dealer: self.first.unwrap_or_default(), steps: self.steps }
    }
}

/// A seat by its number; the learner has 0.
pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number.into()).expect(RIGHT)
}

/// A card by its name.
pub(super) fn card(name: &str) -> Card {
    name.parse().expect(RIGHT)
}

/// The bid of this number.
pub(super) fn bid(number: u8) -> Call {
    Call::Bid(Bid::new(number).expect(RIGHT))
}
