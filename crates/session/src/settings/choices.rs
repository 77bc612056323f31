//! Choices for the last new game.

use crate::as_text;
use crate::avatar::Avatar;
use crate::player::Kind;
use crate::rule_set::Pick;
use pitch_players::Level;
use pitch_rules::{Preset, Rules};

use serde::{Deserialize, Serialize};

/// Choices for the last new game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Choices {
    /// Preset that was chosen; the rules may have been changed since.
    #[serde(with = "as_text")]
    pub game: Preset,
    /// Name of the player's own rule set that was chosen; `None` for the preset.
    pub rule_set: Option<String>,
    /// Rules, with the number of players.
    pub rules: Rules,
    /// Names in the order of the seats, empty where nobody chose one; there may be fewer or more than play.
    pub names: Vec<String>,
    /// Kind of player for each seat; a seat beyond them has a bot.
    pub kinds: Vec<Kind>,
    /// Looks of each player; a seat beyond them is drawn as it comes.
    #[serde(rename = "looks")]
    pub avatars: Vec<Avatar>,
    /// Level of a new bot.
    #[serde(with = "as_text")]
    pub level: Level,
}

impl Choices {
    /// Returns the game that was chosen from the list.
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
