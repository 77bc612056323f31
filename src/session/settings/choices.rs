//! What was chosen for the last new game.

use crate::bot::Level;
use crate::engine::{Preset, Rules};
use crate::session::as_text;
use crate::session::avatar::Avatar;
use crate::session::player::Kind;
use crate::session::rule_set::Pick;

use serde::{Deserialize, Serialize};

/// What was chosen for the last new game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Choices {
    /// The game with a name that was chosen; the rules may have been changed since.
    #[serde(with = "as_text")]
    pub game: Preset,
    /// The name of the player's own rule set that was chosen; nothing for the game with a name.
    pub rule_set: Option<String>,
    /// The rules, with the number of players.
    pub rules: Rules,
    /// The names in the order of the seats, empty where nobody chose one; there may be fewer or more than play.
    pub names: Vec<String>,
    /// Who decides for each seat; a seat beyond them has a bot.
    pub kinds: Vec<Kind>,
    /// How each player is drawn; a seat beyond them is drawn as it comes.
    #[serde(rename = "looks")]
    pub avatars: Vec<Avatar>,
    /// How well a new bot plays.
    #[serde(with = "as_text")]
    pub level: Level,
}

impl Choices {
    /// The game that was chosen from the list.
    #[must_use]
    pub fn pick(&self) -> Pick {
        self.rule_set.clone().map_or(Pick::Printed(self.game), Pick::Own)
    }
}

impl Default for Choices {
    fn default() -> Self {
        Choices {
            game: Preset::AuctionPitch,
            rule_set: None,
            rules: Rules::default(),
            names: Vec::new(),
            kinds: vec![Kind::Person],
            avatars: Vec::new(),
            level: Level::USUAL,
        }
    }
}
