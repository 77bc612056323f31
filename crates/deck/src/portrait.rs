//! The faces of the players: the eight people of the program, its plain bots, and what a person chose to be.

use super::page::pixels;
use pitch_packed::{packed, unpack};
use pitch_players::{Character, Level};
use pitch_session::{Face, Kind, Player};

/// Face of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Portrait {
    /// One of the eight people of the program.
    Character(Character, Mood),
    /// A bot that is none of them, in the color of its seat.
    Bot(usize),
    /// One of the ten that a person may be.
    Person(usize),
}

/// Look on the face of a player of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mood {
    /// As at any time.
    #[default]
    Calm,
    /// After a hand that was won.
    Pleased,
    /// After one that was lost.
    Rueful,
}

/// A face: its id, which is the name of its file in `assets/faces`, and the packed drawing.
type Drawing = (&'static str, &'static [u8]);

macro_rules! drawing {
    ($($id:expr),+) => {
        [$(($id, packed!(concat!($id, ".svg")))),+]
    };
}

macro_rules! eight {
    ($($name:literal)+) => {
        /// The eight people in the order of [`Character::ALL`], each with three looks.
        const EIGHT: [[Drawing; 3]; Character::ALL.len()] =
            [$(drawing!($name, concat!($name, "-pleased"), concat!($name, "-rueful"))),+];
    };
}

eight!("teo" "otto" "nia" "bruno" "hana" "ravi" "leila" "vera");

/// A bot that is none of the eight, drawn on the first of the grounds.
const BOT: &[u8] = packed!("bot.svg");

/// The grounds of bots by their seats, each with the id of the face on it.
const GROUNDS: [(&str, &str); 7] = [
    ("bot-1", "#E5F1E8"),
    ("bot-2", "#E8ECF8"),
    ("bot-3", "#FDEEDA"),
    ("bot-4", "#FDE8E4"),
    ("bot-5", "#E3EDFA"),
    ("bot-6", "#FCF0D6"),
    ("bot-7", "#F1E5F0"),
];

/// What a person may be, in the order of [`Face::ALL`] from the second on, with the last one first.
const PEOPLE: [Drawing; Face::ALL.len() - 1] = drawing!(
    "avatar-fox",
    "avatar-owl",
    "avatar-cat",
    "avatar-hare",
    "avatar-bear",
    "avatar-duck",
    "avatar-teapot",
    "avatar-boat",
    "avatar-pear",
    "avatar-bell"
);

impl Portrait {
    /// Returns the face of a person in this seat, who has chosen `face`; where none is chosen, each seat has another.
    pub fn of_person(seat: usize, face: Face) -> Self {
        let chosen = Face::ALL.iter().position(|one| *one == face).unwrap_or_default();
        let which = if chosen == 0 { seat } else { chosen };
        Portrait::Person(which % PEOPLE.len())
    }

    /// Returns the face of a player in this seat; one of the eight has a mood.
    pub fn of(player: &Player, seat: usize, mood: Mood) -> Self {
        match (player.kind, player.level()) {
            (Kind::Person, _) => Self::of_person(seat, player.avatar.face),
            (_, Some(Level::Character(character))) => Portrait::Character(character, mood),
            (Kind::Bot(_), _) => Portrait::Bot(seat),
        }
    }

    /// Returns the ten that a person may choose, each with its id. [`Face::Letter`] leaves the choice to the seat.
    pub fn avatars() -> impl Iterator<Item = (Face, &'static str)> {
        let [_, others @ .., last] = Face::ALL;
        [last].into_iter().chain(others).zip(PEOPLE.map(|(id, _)| id))
    }

    /// Returns the name of the face among all faces.
    pub fn id(self) -> &'static str {
        match self {
            Portrait::Character(character, mood) => EIGHT[character as usize][mood as usize].0,
            Portrait::Bot(seat) => GROUNDS[seat % GROUNDS.len()].0,
            Portrait::Person(which) => PEOPLE[which % PEOPLE.len()].0,
        }
    }

    /// Returns the straight RGBA pixels of the face in a square of so many pixels.
    pub fn pixels(self, side_px: u32) -> Option<Vec<u8>> {
        pixels(std::str::from_utf8(&face_svg(self.id())?).ok()?, side_px, side_px)
    }
}

/// Returns the face of this id as SVG.
pub fn face_svg(id: &str) -> Option<Vec<u8>> {
    if let Some((_, ground)) = GROUNDS.iter().find(|(own, _)| *own == id) {
        return Some(String::from_utf8(unpack(BOT)?).ok()?.replace(GROUNDS[0].1, ground).into_bytes());
    }
    let (_, packed) = EIGHT.as_flattened().iter().chain(&PEOPLE).find(|(own, _)| *own == id)?;
    unpack(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOODS: [Mood; 3] = [Mood::Calm, Mood::Pleased, Mood::Rueful];

    #[test]
    fn every_face_can_be_drawn() {
        let eight = Character::ALL.into_iter().flat_map(|own| MOODS.map(|mood| Portrait::Character(own, mood)));
        let bots = (0..GROUNDS.len()).map(Portrait::Bot);
        for portrait in eight.chain(bots).chain((0..PEOPLE.len()).map(Portrait::Person)) {
            assert!(portrait.pixels(48).is_some(), "{portrait:?}");
            assert!(face_svg(portrait.id()).is_some_and(|svg| svg.starts_with(b"<svg")), "{portrait:?}");
        }
    }

    #[test]
    fn faces_are_found_by_their_ids() {
        for own in Character::ALL {
            assert_eq!(MOODS.map(|mood| Portrait::Character(own, mood).id().split('-').next()), [Some(own.id()); 3]);
        }
        assert_eq!(Portrait::Character(Character::Otto, Mood::Pleased).id(), "otto-pleased");
        assert_eq!(Portrait::of_person(3, Face::Letter).id(), "avatar-hare");
        for (face, id) in Portrait::avatars() {
            assert_eq!(Portrait::of_person(3, face).id(), id);
        }
        assert!(face_svg("avatar-dragon").is_none());
    }

    #[test]
    fn bots_at_one_table_are_told_apart() {
        let faces: std::collections::HashSet<_> = (0..7).map(|seat| Portrait::Bot(seat).pixels(32)).collect();
        assert_eq!(faces.len(), 7);
    }
}
