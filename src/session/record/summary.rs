//! The part of a record that is read alone, for a list of saved games.

use crate::engine::Points;
use crate::session::moment::Moment;
use crate::session::player;
use crate::session::record::format::{ParseRecordError, check_head};
use crate::session::syntax;

use serde::{Deserialize, Deserializer, Serialize};

/// What a list of games shows. It repeats what the rest of the record says, and nothing is computed from it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Summary {
    /// The names of the players, in the order of the seats.
    #[serde(deserialize_with = "names")]
    pub players: Vec<String>,
    /// What the rule set is called: the id of a preset, or what the player calls his own.
    #[serde(deserialize_with = "name")]
    pub rule_set: String,
    /// The scores, in the order of the sides.
    pub scores: Vec<Points>,
    /// How many hands have been counted.
    pub hands: u32,
    /// The names of those who won, once the game is over.
    #[serde(deserialize_with = "names")]
    pub winners: Vec<String>,
    /// When the game began.
    pub started: Moment,
    /// When the record was last saved.
    pub saved: Moment,
}

/// The longest name of a rule set, in characters.
const LONGEST_NAME: usize = 48;

impl Summary {
    /// Reads the summary of a record and nothing else: the entries are not looked at, nor even known to be any.
    ///
    /// # Errors
    /// If the text is no record, or one that this program is too old for.
    pub fn parse(text: &str) -> Result<Self, ParseRecordError> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(default)]
            summary: Summary,
        }
        check_head(text)?;
        let head: Head = syntax::read(text)?;
        Ok(head.summary)
    }
}

fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(player::clean(&String::deserialize(deserializer)?, LONGEST_NAME))
}

fn names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    Ok(names.iter().map(|name| player::clean(name, LONGEST_NAME)).collect())
}
