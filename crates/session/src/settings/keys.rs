//! Keys that the player changed.

use serde::{Deserialize, Serialize};

/// Place where a key does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyPlace {
    /// Every screen.
    Everywhere,
    /// Table.
    Table,
    /// First screen.
    Home,
    /// Menu.
    Menu,
    /// Result of a puzzle.
    Puzzle,
    /// Result of a hand or a game.
    Result,
    /// Review.
    Review,
    /// List of saved games.
    Saves,
    /// Pages of a new game, the settings, the house rules and the statistics.
    Pages,
}

/// Replacement of one key by another. The window knows which keys there are, and ignores changes of others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyChange {
    /// Place where the change holds.
    pub place: KeyPlace,
    /// Usual key, such as `h` or `ctrl n`.
    pub usual: String,
    /// Key that replaces it.
    pub chosen: String,
}

impl KeyChange {
    /// Largest number of changes that are kept: more than there are keys.
    pub(super) const MOST: usize = 200;
}
