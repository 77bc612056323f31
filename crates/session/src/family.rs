//! People who play together often, remembered with their looks and their places.

use crate::player::Player;

use serde::{Deserialize, Serialize};

/// Players of a table, in the order of the seats, bots included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    members: Vec<Player>,
}

impl Family {
    /// Number of families that are remembered; those who have not played for longest are forgotten first.
    pub const MOST: usize = 8;
    /// Largest number of seats of a table.
    const SEATS: usize = 7;

    /// Returns the family at a table, or `None` if fewer than two people share the screen.
    #[must_use]
    pub fn of(players: &[Player]) -> Option<Self> {
        let members: Vec<Player> = players.iter().take(Family::SEATS).cloned().collect();
        let family = Family { members };
        (family.people().count() > 1).then_some(family)
    }

    /// Returns the players, in the order of the seats.
    #[must_use]
    pub fn members(&self) -> &[Player] {
        &self.members
    }

    /// Returns the names of the people, in the order of the seats.
    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.members.iter().filter(|player| player.is_person()).map(|player| player.name.as_str())
    }

    /// Returns `true` if both have the same people, wherever they sit.
    pub(super) fn is_same(&self, other: &Family) -> bool {
        let sorted = |family: &Family| {
            let mut names: Vec<String> = family.people().map(str::to_lowercase).collect();
            names.sort();
            names
        };
        sorted(self) == sorted(other)
    }
}

/// Puts a family first among those remembered; its earlier seating is forgotten.
pub fn remember(families: &mut Vec<Family>, family: Family) {
    families.retain(|known| !known.is_same(&family));
    families.insert(0, family);
    families.truncate(Family::MOST);
}

/// Returns the families from a file, without those that have fewer than two people.
pub(super) fn sane(families: &[Family]) -> Vec<Family> {
    families.iter().filter_map(|family| Family::of(&family.members)).take(Family::MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use pitch_players::Level;

    fn family(names: &[&str]) -> Family {
        let bot = Player::new("Bo", Kind::Bot(Level::USUAL));
        let people = names.iter().map(|name| Player::new(name, Kind::Person));
        Family::of(&people.chain([bot]).collect::<Vec<_>>()).expect("a family")
    }

    #[test]
    fn the_same_people_are_remembered_once_and_as_they_sat_last() {
        let mut families = Vec::new();
        for names in [&["Ann", "Cy"][..], &["Dee", "Eve"], &["cy", "Ann"]] {
            remember(&mut families, family(names));
        }
        assert_eq!(families, [family(&["cy", "Ann"]), family(&["Dee", "Eve"])]);
        for number in 0..20 {
            remember(&mut families, family(&["Ann", &number.to_string()]));
        }
        assert_eq!(families.len(), Family::MOST);
        assert_eq!(families[0], family(&["Ann", "19"]));
    }

    #[test]
    fn one_person_is_no_family() {
        let bot = Player::new("Bo", Kind::Bot(Level::USUAL));
        assert_eq!(Family::of(&[Player::new("Ann", Kind::Person), bot]), None);
    }
}
