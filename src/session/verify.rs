//! Dealing a recorded game again from its seed, to see that nobody changed a card, and looking whether anything else in the
//! record was changed since it was written.

use crate::engine::Pack;
use crate::session::deals::Origin;
use crate::session::playthrough::{Fault, Playthrough};
use crate::session::record::{Derived, Record, Summary};
use crate::session::seed::{Commitment, Seed, commitment};
use crate::session::table::Table;

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
    /// Whether what a list of games shows of it, names and scores, is what playing it gives.
    pub summary: Listed,
    /// Whether anything was changed since it was written.
    pub seal: Sealed,
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

/// How the names and scores for a list of games compare with what playing the game gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listed {
    /// The record has neither.
    Missing,
    /// The names agree, and there are no scores.
    NamesAgree,
    /// The scores agree, and there are no names.
    ScoresAgree,
    /// Both agree.
    Agrees,
    /// Something differs.
    Differs,
    /// The game cannot be played through, so that nothing was compared.
    Unplayed,
}

impl Listed {
    /// The comparison in one word, by which a language chooses what to say of it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Listed::Missing => "missing",
            Listed::NamesAgree => "names",
            Listed::ScoresAgree => "scores",
            Listed::Agrees => "yes",
            Listed::Differs => "no",
            Listed::Unplayed => "unplayed",
        }
    }
}

/// How the seal compares with what the record says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sealed {
    /// There is none: an earlier version wrote the record, and what players did cannot be checked.
    None,
    /// It is the seal of all that the record says.
    Agrees,
    /// Something was changed.
    Differs,
}

impl Sealed {
    /// The seal's comparison in one word, by which a language chooses what to say of it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Sealed::None => "none",
            Sealed::Agrees => "agrees",
            Sealed::Differs => "differs",
        }
    }
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
        let resumed = Table::resume(record.clone());
        let compare = |table: &Table| compared(record, table.record().summary());
        let summary = resumed.as_ref().map_or(Listed::Unplayed, compare);
        let seal = match record.seal() {
            None => Sealed::None,
            Some(seal) if seal == record.computed_seal() => Sealed::Agrees,
            Some(_) => Sealed::Differs,
        };
        let fault = resumed.err().map(|broken| broken.fault);
        Verification { commitment, draw_agrees, deals: redealt, fault, summary, seal }
    }

    /// Whether all of it is as it should be. A record without a seal may be so as well: see [`Sealed::None`].
    #[must_use]
    pub fn holds(&self) -> bool {
        self.cards_hold() && self.fault.is_none() && self.summary != Listed::Differs && self.seal != Sealed::Differs
    }

    /// Whether every card is the one that the seed gives, and the seed the one that was committed to.
    #[must_use]
    pub fn cards_hold(&self) -> bool {
        matches!(self.commitment, Commitments::None | Commitments::Agrees(_))
            && self.draw_agrees
            && self.deals.iter().all(|deal| deal.differs.is_none())
    }
}

/// How the summary of a record compares with this one, but for what players may call their game. Where something is missing
/// nothing is compared, and an earlier version wrote no course.
fn compared(record: &Record, counted: &Summary) -> Listed {
    let written = record.summary();
    let names = || record.players().iter().map(|player| player.name.as_str());
    let course = &counted.course[..counted.course.len().min(Summary::LONGEST_COURSE)];
    let missing = Derived {
        names: written.derived.names || written.players.is_empty(),
        scores: written.derived.scores || written.scores.is_empty(),
    };
    let names_agree = missing.names || written.players.iter().map(String::as_str).eq(names());
    let scores_agree = missing.scores
        || written.scores == counted.scores
            && written.hands == counted.hands
            && written.winners == counted.winners
            && (written.course.is_empty() || written.course == course);
    match (names_agree && scores_agree, missing) {
        (false, _) => Listed::Differs,
        (true, Derived { names: true, scores: true }) => Listed::Missing,
        (true, Derived { names: false, scores: true }) => Listed::NamesAgree,
        (true, Derived { names: true, scores: false }) => Listed::ScoresAgree,
        (true, Derived { names: false, scores: false }) => Listed::Agrees,
    }
}
