//! The players at the table, as sentences name them.

use pitch_rules::rules::Smudge;
use pitch_rules::{Bid, BySeat, Contract, Rules, Seat, Side};

use std::sync::Arc;

/// The players' names, the one of them who is spoken to as "you", and the rules that say who plays together.
///
/// Cheap to clone. Names are taken as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    names: Arc<BySeat<String>>,
    you: Option<Seat>,
    rules: Arc<Rules>,
    /// The contract of the hand that is told of, where its sides are meant and not those that keep score (M-70).
    contract: Option<Contract>,
}

impl Names {
    /// The names by seat; a seat that has none is called by its number.
    ///
    /// `you` is the one person that every sentence is told to: nobody where several persons share the screen.
    #[must_use]
    pub fn new<N: Into<String>>(rules: Arc<Rules>, names: impl IntoIterator<Item = N>, you: Option<Seat>) -> Self {
        let mut names = names.into_iter().map(Into::into);
        let by_seat = BySeat::from_fn(rules.seats().len(), |seat: Seat| {
            names.next().unwrap_or_else(|| (seat.index() + 1).to_string())
        });
        Names { names: Arc::new(by_seat), you, rules, contract: None }
    }

    /// Returns the same names for a hand with this contract: a called partner is on the pitcher's side, and all others
    /// are on the other (M-70).
    #[must_use]
    pub fn in_hand(&self, contract: Option<Contract>) -> Names {
        Names { contract: contract.filter(|_| self.rules.calls_partner()), ..self.clone() }
    }

    /// Returns the same names with nobody spoken to: everybody is called by name.
    #[must_use]
    pub fn by_name(self) -> Names {
        Names { you: None, ..self }
    }

    /// The players of a side, in the order of their seats.
    pub fn members(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        self.rules.seats().all().filter(move |&seat| self.rules.side_in(self.contract, seat) == side)
    }

    /// Returns `true` if anybody plays with a partner, in the hand that is told of or in every hand.
    #[must_use]
    pub fn have_partners(&self) -> bool {
        let called = self.contract.is_some_and(|contract| contract.partner.is_some());
        called || self.rules.sides() < self.rules.seats().len()
    }

    /// The place of a side among the others, from 0; in a hand with a called partner the pitcher's is the first of two.
    #[must_use]
    pub fn place(&self, side: Side) -> usize {
        match self.contract {
            Some(contract) => usize::from(self.rules.side_of(contract.pitcher) != side),
            None => side.index(),
        }
    }

    /// Returns the number of sides, in the hand that is told of or in the game.
    #[must_use]
    pub fn sides(&self) -> usize {
        if self.contract.is_some() { 2 } else { self.rules.sides() }
    }

    /// Returns the seat of the player who is spoken to as "you".
    #[must_use]
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// The rules at this table.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The name of a player, also of the one who is spoken to.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        if self.rules.seats().contains(seat) { &self.names[seat] } else { "" }
    }

    /// The player of this name, whether its letters are capitals or not, or of this number at the table, from 1.
    #[must_use]
    pub fn seat(&self, text: &str) -> Option<Seat> {
        let text = text.trim().to_lowercase();
        let seats = self.rules.seats();
        let number =
            || text.parse::<usize>().ok()?.checked_sub(1).and_then(Seat::new).filter(|&seat| seats.contains(seat));
        seats.all().find(|&seat| self.names[seat].to_lowercase() == text).or_else(number)
    }

    /// The form of a sentence about this player: the value of `$who` in the texts.
    #[must_use]
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "one" }
    }

    /// The form of a sentence about this side: the value of `$who` in the texts.
    #[must_use]
    pub fn who_side(&self, side: Side) -> &'static str {
        let yours = self.you.is_some_and(|you| self.rules.side_in(self.contract, you) == side);
        match (yours, self.members(side).count()) {
            (true, 0 | 1) => "you",
            (true, _) => "your-side",
            (false, 0 | 1) => "one",
            (false, _) => "several",
        }
    }

    /// Returns `true` if this bid is a smudge at this table.
    #[must_use]
    pub fn is_smudge(&self, bid: Bid) -> bool {
        bid == Bid::FOUR && self.rules.smudge == Smudge::BidFourMade && self.rules.bids_four()
    }
}
