//! A seat of the new game.

use crate::session::{Face, Kind, Look, Player};

/// A seat of the new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// The name as it was typed, or as it was given.
    pub name: String,
    /// Whether somebody typed it.
    pub is_named: bool,
    /// Who decides.
    pub kind: Kind,
    /// How he is drawn.
    pub look: Look,
}

impl Sitting {
    /// A seat with the name of the last time; an empty one is still to be found.
    #[must_use]
    pub fn new(name: &str, kind: Kind) -> Self {
        let is_named = kind == Kind::Person && !name.is_empty();
        Sitting { name: name.to_owned(), is_named, kind, look: Look::default() }
    }

    /// A seat of a player who is known.
    #[must_use]
    pub fn of(player: &Player) -> Self {
        Sitting { look: player.look, ..Sitting::new(&player.name, player.kind) }
    }

    /// The player who sits there.
    #[must_use]
    pub fn player(&self) -> Player {
        Player::new(&self.name, self.kind).with_look(self.look)
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
        if !self.is_person() {
            // Bots have no face.
            self.look.face = Face::Letter;
        }
        if changes && (!self.is_named || self.name.trim().is_empty()) {
            (self.name, self.is_named) = (String::new(), false);
        }
    }
}
