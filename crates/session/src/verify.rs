//! Verification of records: a game is dealt again from its seed, to see that nobody changed a card, and checked for
//! other changes since it was written.

use crate::deals::Origin;
use crate::new_game::names_another_game;
use crate::playthrough::{Fault, Playthrough};
use crate::record::{Derived, Record, Summary};
use crate::seed::{Commitment, Seed, commitment};
use crate::table::Table;
use pitch_rules::Pack;

/// Result of dealing a game again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verification {
    /// Comparison of the commitment before the first deal with the seed.
    pub commitment: Commitments,
    /// `true` if the draw for the first deal gives the dealer who dealt first.
    pub draw_agrees: bool,
    /// Deals in the order of the record, those that were undone and dealt again included.
    pub deals: Vec<Redealt>,
    /// Place at which the record can be played no further, if any; later entries were not looked at.
    pub fault: Option<Fault>,
    /// Comparison of the names and scores for a list of games with those that playing it gives.
    pub summary: Listed,
    /// Comparison of the seal with the record.
    pub seal: Sealed,
}

/// Comparison of a commitment with the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Commitments {
    /// No commitment, since the seed was typed or made from a number.
    None,
    /// Deal number in the record whose seed is another.
    OtherNumber(u64),
    /// Random seed without a commitment in the record.
    Missing,
    /// Commitment to the seed.
    Agrees(Commitment),
    /// Commitment to another seed.
    Differs {
        /// Commitment in the record.
        recorded: Commitment,
        /// Commitment to the seed.
        computed: Commitment,
    },
}

/// Comparison of the names and scores for a list of games with those that playing the game gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listed {
    /// Neither names nor scores in the record.
    Missing,
    /// Names that agree, without scores.
    NamesAgree,
    /// Scores that agree, without names.
    ScoresAgree,
    /// Names and scores that agree.
    Agrees,
    /// Names or scores that differ.
    Differs,
    /// No comparison, since the game cannot be played through.
    Unplayed,
}

impl Listed {
    /// Returns the comparison in one word, by which a language chooses what to say of it.
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

/// Comparison of the seal with the rest of the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sealed {
    /// No seal: an earlier version wrote the record, and the players' actions cannot be checked.
    None,
    /// Seal of the record as it is.
    Agrees,
    /// Seal of another record: something was changed.
    Differs,
}

impl Sealed {
    /// Returns the comparison in one word, by which a language chooses what to say of it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Sealed::None => "none",
            Sealed::Agrees => "agrees",
            Sealed::Differs => "differs",
        }
    }
}

/// Deal that was dealt again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redealt {
    /// Number of the deal in the game, from 1.
    pub number: u32,
    /// Pack that the seed gives, if the record has another.
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

    /// Returns `true` if nothing is wrong with the record. One without a seal may pass as well: see [`Sealed::None`].
    #[must_use]
    pub fn holds(&self) -> bool {
        self.cards_hold() && self.fault.is_none() && self.summary != Listed::Differs && self.seal != Sealed::Differs
    }

    /// Returns `true` if every card is the one that the seed gives, and the seed the one that was committed to.
    #[must_use]
    pub fn cards_hold(&self) -> bool {
        matches!(self.commitment, Commitments::None | Commitments::Agrees(_))
            && self.draw_agrees
            && self.deals.iter().all(|deal| deal.differs.is_none())
    }
}

/// Compares the summary of a record with the counted one, except for the title of the game, and for what the players call
/// rules of their own. Missing parts are not compared, and an earlier version wrote no course.
fn compared(record: &Record, counted: &Summary) -> Listed {
    let written = record.summary();
    let names = || record.players().iter().map(|player| player.name.as_str());
    let course = &counted.course[..counted.course.len().min(Summary::LONGEST_COURSE)];
    let missing = Derived {
        names: written.derived.names || written.players.is_empty(),
        scores: written.derived.scores || written.scores.is_empty(),
    };
    let players_agree = missing.names || written.players.iter().map(String::as_str).eq(names());
    let names_agree = players_agree && !names_another_game(&written.rule_set, record.rules());
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
