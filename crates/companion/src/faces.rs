//! Faces of the players, by the name of their picture.

use pitch_deck::{Mood, Portrait};
use pitch_rules::Seat;
use pitch_session::{Face, Player};

/// Returns the picture of a player in this seat.
pub(crate) fn face_of(player: &Player, seat: Seat) -> &'static str {
    Portrait::of(player, seat.index(), Mood::Calm).id()
}

/// Returns the faces that can be chosen, each with its picture. The first of all stands for none.
pub(crate) fn choices() -> impl Iterator<Item = (Face, &'static str)> {
    Portrait::avatars().skip(1)
}

/// Returns the face of this picture.
pub(crate) fn chosen(id: &str) -> Option<Face> {
    choices().find(|(_, picture)| *picture == id).map(|(face, _)| face)
}
