//! Hint that a person asks for in a position, step by step.

use crate::record::Record;
use crate::settings::Hints;

/// Hint that a person asked for in a position: once the game goes on, it is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint {
    moment: Option<usize>,
    tells: Tells,
}

/// What a hint tells, one after the other as it is asked for again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tells {
    /// Notice that there is a hint if they ask again.
    Offer,
    /// Choice to make, and its reason: help that the record notes.
    Advice,
    /// More of the same advice, such as a comparison of the choices.
    More,
}

impl Hint {
    /// Returns the hint that a person gets in the position of a record, after the one `before` if that is of this position.
    #[must_use]
    pub fn after(before: Option<Self>, record: &Record, hints: Hints) -> Self {
        let tells = match before.filter(|hint| hint.is_of(record)).map(Hint::tells) {
            None if hints == Hints::AskedTwice => Tells::Offer,
            None | Some(Tells::Offer) => Tells::Advice,
            Some(Tells::Advice | Tells::More) => Tells::More,
        };
        Hint { moment: record.moment(), tells }
    }

    /// Returns `true` if the record is still in the position that it was asked for in.
    #[must_use]
    pub fn is_of(self, record: &Record) -> bool {
        self.moment == record.moment()
    }

    /// Returns what it tells.
    #[must_use]
    pub const fn tells(self) -> Tells {
        self.tells
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Lesson;
    use crate::player::{Kind, Player};
    use crate::table::Table;

    /// Returns what a person is told who asks this often in the position on a table.
    fn told(table: &Table, hints: Hints, before: &mut Option<Hint>, times: usize) -> Vec<Tells> {
        let ask = |_| before.insert(Hint::after(*before, table.record(), hints)).tells();
        (0..times).map(ask).collect()
    }

    #[test]
    fn a_hint_goes_on_in_its_position_and_begins_anew_in_the_next() {
        let players = ["Ann", "Bo", "Cy", "Di"].map(|name| Player::new(name, Kind::Person)).to_vec();
        let mut table = Table::teach(Lesson::Hands, players, 0).expect("four players");
        let mut before = None;
        let twice = told(&table, Hints::AskedTwice, &mut before, 4);
        assert_eq!(twice, [Tells::Offer, Tells::Advice, Tells::More, Tells::More]);
        let there = table.record().entries().len();
        while table.record().entries().len() == there {
            table.take_step();
        }
        assert!(before.is_some_and(|hint| !hint.is_of(table.record())));
        assert_eq!(told(&table, Hints::On, &mut before, 3), [Tells::Advice, Tells::More, Tells::More]);
    }
}
