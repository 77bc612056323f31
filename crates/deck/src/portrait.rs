//! The faces of the players: the eight of the program, and what a person chose to be.

use super::page::pixels;
use pitch_packed::{packed, unpack};
use pitch_session::{Face, Player};

/// Face of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Portrait {
    /// One of the eight of the program.
    Bot(usize, Mood),
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
        /// The eight of the program, each with three looks.
        const EIGHT: &[[Drawing; 3]] = &[$(drawing!($name, concat!($name, "-pleased"), concat!($name, "-rueful"))),+];
    };
}

eight!("nia" "otto" "vera" "leila" "bruno" "hana" "teo" "ravi");

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
    /// Returns the face of the player of the program in this seat.
    pub const fn of_bot(seat: usize, mood: Mood) -> Self {
        Portrait::Bot((seat + EIGHT.len() - 1) % EIGHT.len(), mood)
    }

    /// Returns the face of a person in this seat, who has chosen `face`; where none is chosen, each seat has another.
    pub fn of_person(seat: usize, face: Face) -> Self {
        let chosen = Face::ALL.iter().position(|one| *one == face).unwrap_or_default();
        Portrait::Person(if chosen == 0 { seat } else { chosen })
    }

    /// Returns the face of a player in this seat; one of the program has a mood.
    pub fn of(player: &Player, seat: usize, mood: Mood) -> Self {
        if player.is_person() { Self::of_person(seat, player.avatar.face) } else { Self::of_bot(seat, mood) }
    }

    /// Returns the ten that a person may choose, each with its id. [`Face::Letter`] leaves the choice to the seat.
    pub fn avatars() -> impl Iterator<Item = (Face, &'static str)> {
        let [_, others @ .., last] = Face::ALL;
        [last].into_iter().chain(others).zip(PEOPLE.map(|(id, _)| id))
    }

    /// Returns the name of the face among all faces.
    pub fn id(self) -> &'static str {
        self.drawing().0
    }

    fn drawing(self) -> Drawing {
        match self {
            Portrait::Bot(which, mood) => EIGHT[which % EIGHT.len()][mood as usize],
            Portrait::Person(which) => PEOPLE[which % PEOPLE.len()],
        }
    }

    /// Returns the straight RGBA pixels of the face in a square of so many pixels.
    pub fn pixels(self, side_px: u32) -> Option<Vec<u8>> {
        pixels(std::str::from_utf8(&unpack(self.drawing().1)?).ok()?, side_px, side_px)
    }
}

/// Returns the face of this id as SVG.
pub fn face_svg(id: &str) -> Option<Vec<u8>> {
    let (_, packed) = EIGHT.as_flattened().iter().chain(&PEOPLE).find(|(own, _)| *own == id)?;
    unpack(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_can_be_drawn() {
        let moods = [Mood::Calm, Mood::Pleased, Mood::Rueful];
        let bots = (0..EIGHT.len()).flat_map(|seat| moods.map(|mood| Portrait::of_bot(seat, mood)));
        for portrait in bots.chain((0..PEOPLE.len()).map(Portrait::Person)) {
            assert!(portrait.pixels(48).is_some(), "{portrait:?}");
            assert!(face_svg(portrait.id()).is_some_and(|svg| svg.starts_with(b"<svg")), "{portrait:?}");
        }
    }

    #[test]
    fn faces_are_found_by_their_ids() {
        assert_eq!(Portrait::of_bot(2, Mood::Pleased).id(), "otto-pleased");
        assert_eq!(Portrait::of_person(3, Face::Letter).id(), "avatar-hare");
        for (face, id) in Portrait::avatars() {
            assert_eq!(Portrait::of_person(3, face).id(), id);
        }
        assert!(face_svg("avatar-dragon").is_none());
    }

    #[test]
    fn players_of_the_program_at_one_table_have_faces_of_their_own() {
        let faces: std::collections::HashSet<_> = (0..7).map(|seat| Portrait::of_bot(seat, Mood::Calm)).collect();
        assert_eq!(faces.len(), 7);
    }
}
