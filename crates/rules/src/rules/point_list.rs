//! List of what scores in a hand, in the order in which it is counted out (M-30).

use crate::as_text::as_text;
use crate::point::{ParsePointError, Point};
use crate::points::Points;

use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// An entry of the list of points: something that scores, and its worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The point or card that scores.
    pub point: Point,
    /// Its worth, 1 to 30 points.
    pub worth: Points,
    /// `true` if it belongs to the player who plays the card, and not to the one who wins the trick; read where a card scores.
    pub to_player: bool,
}

impl Entry {
    /// Most that one entry can be worth, in points.
    pub const MOST: Points = Points(30);

    /// Makes an entry worth this many points to the player who wins it.
    #[must_use]
    pub const fn new(point: Point, worth: i16) -> Self {
        Entry { point, worth: Points(worth), to_player: false }
    }

    /// Returns the entry, to be scored by the player who plays the card.
    pub(super) const fn for_its_player(self) -> Self {
        Entry { to_player: true, ..self }
    }
}

/// The things that score in a hand, in the order in which they are counted out: between one and [`PointList::MOST`],
/// each once. In files they stand side by side, as in `high low jack T 5:5`: a name, its worth where it is not 1, and
/// `@player` where a card belongs to who plays it (M-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PointList {
    entries: [Entry; PointList::MOST],
    len: u8,
}

/// Error in a list of what scores.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PointListError {
    /// Something in it is no point.
    #[error(transparent)]
    Point(#[from] ParsePointError),
    /// Something is worth nothing, or too much.
    #[error("`{}` is not worth 1 to {most} points", quote(.0), most = Entry::MOST)]
    Worth(String),
    /// Only a card can belong to who plays it.
    #[error("`{0}` is no card that could belong to who plays it")]
    Player(Point),
    /// Something stands in it twice.
    #[error("`{0}` stands in the list twice")]
    Twice(Point),
    /// Nothing scores, or too much does.
    #[error("a list of what scores has 1 to {most} points in it", most = PointList::MOST)]
    Length,
    /// More cards could score in one hand than are counted.
    #[error("at most {most} cards and points can score in a hand", most = PointList::MOST_AWARDS)]
    Awards,
}

impl PointList {
    /// Most entries that a list can have.
    pub const MOST: usize = 12;
    /// Most lines that can be scored in one hand, one for each card.
    pub const MOST_AWARDS: usize = 24;
    /// High, Low, Jack and Game, one point each (BAP-13 to BAP-18).
    pub const ALL_FOURS: PointList = PointList::of(&[
        Entry::new(Point::High, 1),
        Entry::new(Point::Low, 1),
        Entry::new(Point::Jack, 1),
        Entry::new(Point::Game, 1),
    ]);

    /// Makes the list of a preset, whose entries are taken to fit.
    pub(super) const fn of(list: &[Entry]) -> Self {
        let mut entries = [Entry::new(Point::High, 1); PointList::MOST];
        let mut index = 0;
        while index < list.len() {
            entries[index] = list[index];
            index += 1;
        }
        PointList { entries, len: list.len() as u8 }
    }

    /// Makes a list of these entries.
    ///
    /// # Errors
    /// If there are none or too many, one stands in it twice, or is worth what nothing can be worth.
    pub fn new(list: &[Entry]) -> Result<Self, PointListError> {
        if list.is_empty() || list.len() > PointList::MOST {
            return Err(PointListError::Length);
        }
        for (index, entry) in list.iter().enumerate() {
            if entry.worth < Points::ONE || entry.worth > Entry::MOST {
                return Err(PointListError::Worth(format!("{}:{}", entry.point, entry.worth)));
            }
            if entry.to_player
                && !matches!(entry.point, Point::Trump(_) | Point::Off(_) | Point::Joker | Point::Plain(_))
            {
                return Err(PointListError::Player(entry.point));
            }
            if list[..index].iter().any(|other| other.point == entry.point) {
                return Err(PointListError::Twice(entry.point));
            }
        }
        let list = PointList::of(list);
        if list.lines() > PointList::MOST_AWARDS { Err(PointListError::Awards) } else { Ok(list) }
    }

    /// Returns the entries, in counting order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries[..usize::from(self.len)]
    }

    /// Returns the points that the entries are for, in counting order.
    pub fn points(&self) -> impl ExactSizeIterator<Item = Point> + Clone + '_ {
        self.entries().iter().map(|entry| entry.point)
    }

    /// Returns the number of lines to count in a hand, one for each card that can score.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.points().map(|point| usize::from(point.most())).sum()
    }

    /// Returns the entry for this point, if it is in the list.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Entry> {
        self.entries().iter().copied().find(|entry| entry.point == point)
    }

    /// Returns the list with this entry in the place of the one for the same point, or in the place where
    /// [`Point::all`] has it.
    ///
    /// # Errors
    /// If the list would be too long, or the entry is worth what nothing can be worth.
    pub fn with(&self, entry: Entry) -> Result<Self, PointListError> {
        let mut list = self.entries().to_vec();
        if let Some(old) = list.iter_mut().find(|old| old.point == entry.point) {
            *old = entry;
        } else {
            let place = |point: Point| Point::all().position(|other| other == point);
            let at = list.iter().position(|other| place(other.point) > place(entry.point)).unwrap_or(list.len());
            list.insert(at, entry);
        }
        PointList::new(&list)
    }

    /// Returns the list without this point.
    ///
    /// # Errors
    /// If nothing would be left.
    pub fn without(&self, point: Point) -> Result<Self, PointListError> {
        let list: Vec<_> = self.entries().iter().copied().filter(|entry| entry.point != point).collect();
        PointList::new(&list)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.point.fmt(f)?;
        if self.worth != Points::ONE {
            write!(f, ":{}", self.worth)?;
        }
        f.write_str(if self.to_player { "@player" } else { "" })
    }
}

impl FromStr for Entry {
    type Err = PointListError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (rest, to_player) = text.strip_suffix("@player").map_or((text, false), |rest| (rest, true));
        let (name, worth) = rest.split_once(':').unwrap_or((rest, "1"));
        let worth = worth.parse().map_err(|_| PointListError::Worth(text.to_owned()))?;
        Ok(Entry { point: name.parse()?, worth: Points(worth), to_player })
    }
}

impl fmt::Display for PointList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, entry) in self.entries().iter().enumerate() {
            write!(f, "{}{entry}", if index > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for PointList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl FromStr for PointList {
    type Err = PointListError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        PointList::new(&text.split_whitespace().map(str::parse).collect::<Result<Vec<_>, _>>()?)
    }
}

as_text!(PointList);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;
    use crate::rules::Rules;

    const LONGEST: &str = "A K Q J T 9 8 7 6 5 4 3";

    #[test]
    fn lists_are_written_and_read_back() {
        for text in [
            "high low jack game",
            "high low jack T 5:5 9:9",
            "A 2@player J T 5:5",
            "game:8 p5:5",
            "last",
            "5:30",
            LONGEST,
        ] {
            assert_eq!(text.parse::<PointList>().map(|list| list.to_string()).as_deref(), Ok(text));
        }
        assert_eq!(PointList::ALL_FOURS.to_string(), "high low jack game");
        let list: PointList = "high low jack T 5:5 9:9".parse().expect("a list");
        assert_eq!(Rules { points: list, ..Rules::default() }.points_in_play(), Points(18));
        assert_eq!(list.get(Point::Trump(Rank::Nine)).map(|entry| entry.worth), Some(Points(9)));
        assert_eq!(list.get(Point::Game), None);
        let nines = Rules { points: "p9:9 X".parse().expect("a list"), ..Rules::default() };
        assert_eq!(nines.points_in_play(), Points(27));
        assert_eq!(Rules { jokers: 2, ..nines }.points_in_play(), Points(29));
    }

    #[test]
    fn what_cannot_be_a_list_is_named() {
        let error = |text: &str| text.parse::<PointList>().expect_err(text);
        assert_eq!(error(""), PointListError::Length);
        assert_eq!(error(&format!("{LONGEST} 2")), PointListError::Length);
        assert_eq!(error("pA pK pQ pJ pT p9 p8 p7 p6"), PointListError::Awards);
        assert_eq!(error("high high"), PointListError::Twice(Point::High));
        assert_eq!(error("high:0"), PointListError::Worth("high:0".to_owned()));
        assert_eq!(error("5:31"), PointListError::Worth("5:31".to_owned()));
        assert_eq!(error("5:x"), PointListError::Worth("5:x".to_owned()));
        assert_eq!(error("game@player"), PointListError::Player(Point::Game));
        assert!(matches!(error("queen"), PointListError::Point(_)));
    }

    #[test]
    fn an_entry_comes_and_goes_in_its_place() {
        let five = Entry::new(Point::Trump(Rank::Five), 5);
        let list = PointList::ALL_FOURS.with(five).expect("it fits");
        assert_eq!(list.to_string(), "high low jack 5:5 game");
        let dear = list.with(Entry { worth: Points(10), ..five }).expect("it fits");
        assert_eq!(dear.to_string(), "high low jack 5:10 game");
        assert_eq!(dear.without(five.point), Ok(PointList::ALL_FOURS));
        assert_eq!("game".parse::<PointList>().expect("a list").without(Point::Game), Err(PointListError::Length));
    }
}
