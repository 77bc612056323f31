//! A seat of the new game.

use crate::session::{Kind, Player};

/// A seat of the new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// The name as it was typed, or as it was given.
    pub name: String,
    /// Whether somebody typed it.
    pub is_named: bool,
    /// Who decides.
    pub kind: Kind,
}

impl Sitting {
    /// A seat with the name of the last time; an empty one is still to be found.
    #[must_use]
    pub fn new(name: &str, kind: Kind) -> Self {
        Sitting { name: name.to_owned(), is_named: kind == Kind::Person && !name.is_empty(), kind }
    }

    /// Whether a person decides.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }

    /// Somebody typed this name.
    pub fn rename(&mut self, name: &str) {
        self.name = name.chars().take(Player::LONGEST_NAME).collect();
        self.is_named = true;
    }

    /// Somebody else decides. A name that nobody chose, or that was taken out, is found anew.
    pub fn sit(&mut self, kind: Kind) {
        let changes = (kind == Kind::Person) != self.is_person();
        self.kind = kind;
        if changes && (!self.is_named || self.name.trim().is_empty()) {
            (self.name, self.is_named) = (String::new(), false);
        }
    }
}
