//! Building blocks of lessons.

use pitch_rules::deal::packets;
use pitch_rules::{Action, Bid, Call, Card, Pack, Point, Rules, Seat};

/// Course of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// Rules. The learner has seat 0.
    pub rules: Rules,
    /// First dealer.
    pub dealer: Seat,
    /// Steps, in order.
    pub steps: Vec<Step>,
}

/// Step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Words to be read before anything else happens.
    Read(Words),
    /// Deal of this pack.
    Deal(Pack),
    /// Action of another seat.
    Other(Seat, Action),
    /// Choice of the learner among these actions; the words of this id say why nothing else that the rules allow is
    /// done here.
    Choose(Words, Vec<Action>, &'static str),
    /// Free play until the hand is over.
    Free(Words),
}

impl Step {
    /// Returns the words that are said at it.
    #[must_use]
    pub const fn words(&self) -> Option<&Words> {
        match self {
            Step::Read(words) | Step::Choose(words, ..) | Step::Free(words) => Some(words),
            Step::Deal(_) | Step::Other(..) => None,
        }
    }
}

/// Words of a lesson, and what they point at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// Name among the words of the lesson.
    pub id: &'static str,
    /// Things that they point at.
    pub marks: Vec<Mark>,
}

/// Thing on the table that is pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Cards of the learner.
    Hand,
    /// Card of the learner.
    Card(Card),
    /// Cards that lie in a row before a seat.
    Row(Seat),
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
    /// Point of the hand.
    Point(Point),
    /// The last trick.
    LastTrick,
    /// The card turned up.
    TurnedUp,
}

/// Builder of a script.
#[derive(Debug)]
pub(super) struct Writer {
    rules: Rules,
    first: Option<Seat>,
    steps: Vec<Step>,
}

const RIGHT: &str = "lessons are part of the program, and a test plays every one of them";

impl Writer {
    /// Begins a lesson by these rules, without claims, so that every trick is seen.
    pub(super) const fn new(mut rules: Rules) -> Self {
        rules.claims = false;
        Writer { rules, first: None, steps: Vec::new() }
    }

    /// Adds a deal that gives each seat these cards; those in `stock` come next from the pack.
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

    /// Adds words to be read.
    pub(super) fn read(mut self, id: &'static str, marks: &[Mark]) -> Self {
        self.steps.push(Step::Read(Words { id, marks: marks.to_vec() }));
        self
    }

    /// Adds actions of other seats, one after the other, such as "1 pass, 2 3".
    pub(super) fn others(mut self, deeds: &str) -> Self {
        for deed in deeds.split(", ") {
            let (at, action) = deed.split_once(' ').expect(RIGHT);
            self.steps.push(Step::Other(seat(at.parse().expect(RIGHT)), action.parse().expect(RIGHT)));
        }
        self
    }

    /// Adds a choice of the learner among actions, such as "AS, KS", after these words.
    pub(super) fn choose(mut self, id: &'static str, marks: &[Mark], allowed: &str, otherwise: &'static str) -> Self {
        let allowed = allowed.split(", ").map(|action| action.parse().expect(RIGHT)).collect();
        self.steps.push(Step::Choose(Words { id, marks: marks.to_vec() }, allowed, otherwise));
        self
    }

    /// Adds free play until the hand is over.
    pub(super) fn free(mut self, id: &'static str, marks: &[Mark]) -> Self {
        self.steps.push(Step::Free(Words { id, marks: marks.to_vec() }));
        self
    }

    /// Returns the finished script.
    pub(super) fn end(self) -> Script {
        Script { rules: self.rules, dealer: self.first.unwrap_or_default(), steps: self.steps }
    }
}

/// Returns the seat of this number; the learner has 0.
pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number.into()).expect(RIGHT)
}

/// Returns the card of this name, such as `AS`.
pub(super) fn card(name: &str) -> Card {
    name.parse().expect(RIGHT)
}

/// Returns the bid of this number.
pub(super) fn bid(number: u8) -> Call {
    Call::Bid(Bid::new(number).expect(RIGHT))
}
