//! Seal of a record: a chain of fingerprints over all of it, which shows a change even if it breaks no rule.
//!
//! It is no secret: anyone who rewrites a record from a change on can seal it as well. It shows only that a file was
//! damaged, or changed by hand.

use super::Record;
use crate::player::Kind;
use crate::record::Entry;
use crate::seed::{Seal, sealed};
use pitch_rules::Rules;

/// First line of a sealed text.
const HEAD: &str = "auction-pitch seal 1";

impl Record {
    /// Returns the seal of the record, or `None` if it comes from a program that did not seal.
    #[must_use]
    pub const fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// Returns the seal that the record should have.
    #[must_use]
    pub fn computed_seal(&self) -> Seal {
        self.entries.iter().fold(self.seal_of_head(), next)
    }

    /// Returns the seal before anything happened: over the rules, the players and the source of the packs.
    pub(super) fn seal_of_head(&self) -> Seal {
        let (deals, summary) = (self.deals(), self.summary());
        let commitment = deals.commitment().map_or_else(|| "none".to_owned(), |commitment| commitment.to_string());
        let mut lines = vec![
            HEAD.to_owned(),
            format!("started {}", summary.started),
            format!("algorithm {}", deals.algorithm()),
            format!("origin {}", ron::to_string(&deals.origin()).unwrap_or_default()),
            format!("seed {}", deals.seed()),
            format!("commitment {commitment}"),
            format!("word {}", deals.word()),
            format!("first_dealer {}", self.first_dealer()),
        ];
        lines.extend(changed_rules(self.rules()));
        lines.extend(self.rules().seats().all().zip(self.players()).map(|(seat, player)| {
            let stand_in = self.stand_ins().iter().find(|stand_in| stand_in.seat == seat && player.guest.is_none());
            let kind = match player.kind {
                Kind::Person => "person".to_owned(),
                Kind::Bot(level) => stand_in.map_or_else(|| level.id().to_owned(), |saved| saved.saved_as.clone()),
            };
            let program = player.guest.as_ref().map(|guest| format!(" {}", guest.name())).unwrap_or_default();
            format!("player {seat} {} {kind}{program}", player.name)
        }));
        sealed(&lines.join("\n"))
    }
}

/// Returns the rules that are not as in Auction Pitch, in the order of their names, so that a rule that is added later
/// does not change the seals of earlier records.
fn changed_rules(rules: &Rules) -> Vec<String> {
    let (Ok(serde_json::Value::Object(own)), Ok(usual)) =
        (serde_json::to_value(rules), serde_json::to_value(Rules::default()))
    else {
        return Vec::new();
    };
    let mut lines: Vec<String> = own
        .iter()
        .filter(|(name, value)| usual.get(name.as_str()) != Some(*value))
        .map(|(name, value)| format!("rule {name} {value}"))
        .collect();
    lines.sort();
    lines
}

/// Returns the seal after one more entry: over the one before and the entry as it is written.
pub(super) fn next(before: Seal, entry: &Entry) -> Seal {
    sealed(&format!("{before}\n{}", ron::to_string(entry).unwrap_or_default()))
}
