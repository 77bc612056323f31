//! The seal of a record: a chain of fingerprints over all of it, so that a change is seen also where it breaks no rule.
//!
//! It is no secret: whoever writes a record anew from a change on can seal that as well. It shows that a file was damaged, or
//! changed by hand, and no more.

use super::Record;
use crate::engine::Rules;
use crate::session::player::Kind;
use crate::session::record::Entry;
use crate::session::seed::{Seal, sealed};

/// What the first line of a sealed text says.
const HEAD: &str = "auction-pitch seal 1";

impl Record {
    /// The seal that the record has; nothing if it comes from a program that did not seal.
    #[must_use]
    pub const fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// The seal that it should have.
    #[must_use]
    pub fn computed_seal(&self) -> Seal {
        self.entries.iter().fold(self.seal_of_head(), next)
    }

    /// The seal before anything happened: over the rules, the players, and where the cards come from.
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

/// The rules that are not as in Auction Pitch, in the order of their names: a rule that comes to be one day changes no seal of
/// those that did not know it.
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

/// The seal after one more entry: over the one before and the entry as it is written.
pub(super) fn next(before: Seal, entry: &Entry) -> Seal {
    sealed(&format!("{before}\n{}", ron::to_string(entry).unwrap_or_default()))
}
