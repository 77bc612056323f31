//! Dealing a recorded game again from its seed, to see that nobody changed a card.

use crate::engine::Pack;
use crate::session::deals::Origin;
use crate::session::playthrough::{Fault, Playthrough};
use crate::session::record::Record;
use crate::session::seed::{Commitment, Seed, commitment};

/// What came of dealing a game again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verification {
    /// What the table was bound to before the first deal.
    pub commitment: Commitments,
    /// Whether the draw for the first deal gives the dealer who dealt first.
    pub draw_agrees: bool,
    /// Each deal, in the order of the record, those that were undone and dealt again included.
    pub deals: Vec<Redealt>,
    /// Where the record can be played no further; what comes after was not looked at.
    pub fault: Option<Fault>,
}

/// How a commitment compares with the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Commitments {
    /// The seed was typed, so that nothing could be committed to.
    None,
    /// The record says that the deal had this number, whose seed is another.
    OtherNumber(u64),
    /// The seed is said to be random, but no commitment is in the record.
    Missing,
    /// It is the seed's.
    Agrees(Commitment),
    /// The record has one, and the seed gives another.
    Differs {
        /// That of the record.
        recorded: Commitment,
        /// That of the seed.
        computed: Commitment,
    },
}

/// A deal, dealt again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redealt {
    /// The number of the deal in the game, from 1.
    pub number: u32,
    /// The pack that the seed gives, where the record has another.
    pub differs: Option<Pack>,
}

impl Verification {
    /// Deals the game of a record again.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let deals = record.deals();
        let computed = commitment(deals.seed());
        let commitment = match (deals.commitment(), deals.origin()) {
            (Some(recorded), _) if recorded == computed => Commitments::Agrees(recorded),
            (Some(recorded), _) => Commitments::Differs { recorded, computed },
            (None, Origin::Random) => Commitments::Missing,
            (None, Origin::Number(number)) if Seed::from_number(number) != *deals.seed() => {
                Commitments::OtherNumber(number)
            }
            (None, Origin::Number(_) | Origin::Typed) => Commitments::None,
        };
        let draw_agrees = deals.first_deal(record.rules()).0.dealer() == record.first_dealer();
        let mut playthrough = Playthrough::start(record);
        let mut redealt = Vec::new();
        for entry in record.entries() {
            let number = playthrough.deals() + 1;
            if playthrough.apply(entry).is_err() {
                break;
            }
            if let Some(pack) = entry.pack() {
                let dealt = deals.pack(record.rules(), number);
                redealt.push(Redealt { number, differs: (dealt != *pack).then_some(dealt) });
            }
        }
        Verification { commitment, draw_agrees, deals: redealt, fault: Playthrough::of(record).1 }
    }

    /// Whether all of it is as the seed says.
    #[must_use]
    pub fn holds(&self) -> bool {
        matches!(self.commitment, Commitments::None | Commitments::Agrees(_))
            && self.draw_agrees
            && self.fault.is_none()
            && self.deals.iter().all(|deal| deal.differs.is_none())
    }
}
