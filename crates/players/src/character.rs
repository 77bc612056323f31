//! The eight people whom the program plays: each a strength and a habit.

/// One of the eight people, by their strength. How they play is in their traits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Character {
    /// They lead their best trump right away.
    Teo,
    /// They bid only what they can see.
    Otto,
    /// They like to bid one more.
    Nia,
    /// They bid big when they are behind.
    Bruno,
    /// They keep a trump back to catch the jack.
    Hana,
    /// They let others bid, and then set them.
    Ravi,
    /// They remember who bid what.
    Leila,
    /// They think every card through.
    Vera,
}

impl Character {
    /// All eight, the easiest first.
    pub const ALL: [Character; 8] = [
        Character::Teo,
        Character::Otto,
        Character::Nia,
        Character::Bruno,
        Character::Hana,
        Character::Ravi,
        Character::Leila,
        Character::Vera,
    ];

    /// Returns the id in files, on the command line and of the portrait.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Character::Teo => "teo",
            Character::Otto => "otto",
            Character::Nia => "nia",
            Character::Bruno => "bruno",
            Character::Hana => "hana",
            Character::Ravi => "ravi",
            Character::Leila => "leila",
            Character::Vera => "vera",
        }
    }

    /// Returns the name, which is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Character::Teo => "Teo",
            Character::Otto => "Otto",
            Character::Nia => "Nia",
            Character::Bruno => "Bruno",
            Character::Hana => "Hana",
            Character::Ravi => "Ravi",
            Character::Leila => "Leila",
            Character::Vera => "Vera",
        }
    }

    /// Returns the strength among the eight, 1 to 8.
    #[must_use]
    pub const fn strength(self) -> usize {
        self as usize + 1
    }

    /// Returns all eight by how near they are in strength, this one first and of two as near the stronger first: those
    /// who play along at a table that this one is asked to.
    #[must_use]
    pub fn company(self) -> [Character; 8] {
        let mut all = Character::ALL;
        all.sort_by_key(|other| (self.strength().abs_diff(other.strength()), std::cmp::Reverse(*other)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_nearest_in_strength_play_along() {
        use Character::{Bruno, Hana, Leila, Nia, Otto, Ravi, Teo, Vera};
        assert_eq!(Otto.company()[..4], [Otto, Nia, Teo, Bruno]);
        assert_eq!(Vera.company(), [Vera, Leila, Ravi, Hana, Bruno, Nia, Otto, Teo]);
    }

    #[test]
    fn strengths_are_those_of_the_order() {
        assert_eq!(Character::ALL.map(Character::strength), [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
