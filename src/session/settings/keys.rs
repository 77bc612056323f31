//! The keys that the player gave other work to.

use serde::{Deserialize, Serialize};

/// Where a key does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyPlace {
    /// On every screen.
    Everywhere,
    /// At the table.
    Table,
    /// On the first screen.
    Home,
    /// In the menu.
    Menu,
    /// After a puzzle.
    Puzzle,
    /// After a hand or a game.
    Result,
    /// In the review.
    Review,
    /// Among saved games.
    Saves,
    /// On the pages of a new game, the settings, the house rules and the statistics.
    Pages,
}

/// What one key did, and another does now. Which keys there are the window knows; what it does not know is passed over there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyChange {
    /// Where it is so.
    pub place: KeyPlace,
    /// The key that does it if nothing is changed, such as `h` or `ctrl n`.
    pub usual: String,
    /// The key that does it instead.
    pub chosen: String,
}

impl KeyChange {
    /// As many can be kept at most: more than there are keys.
    pub(super) const MOST: usize = 200;
}
