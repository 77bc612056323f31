//! The faces of the players as rasters, each at exactly the size it has on the screen: the eight of the program, and what a
//! person chose to be.

use crate::deck::{Cache, straighten};
use pitch_packed::{packed, unpack};
use pitch_session::{Face, Player};

use iced::Rectangle;
use iced::widget::canvas::Image;
use iced::widget::image::{FilterMethod, Handle};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use std::cell::RefCell;

/// The largest side of a picture, in physical pixels.
const LONGEST_PX: u32 = 2048;

/// Face of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Portrait {
    /// One of the eight of the program.
    Bot(usize, Mood),
    /// One of the ten that a person may be.
    Person(usize),
}

/// Look on the face of a player of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum Mood {
    #[default]
    Calm,
    Pleased,
    Rueful,
}

macro_rules! eight {
    ($($name:literal)+) => {
        /// The eight of the program, each with three looks.
        const EIGHT: &[[&[u8]; 3]] = &[$([
            packed!(concat!($name, ".svg")),
            packed!(concat!($name, "-pleased.svg")),
            packed!(concat!($name, "-rueful.svg")),
        ]),+];
    };
}

/// What a person may be.
const PEOPLE: &[&[u8]] = &[
    packed!("avatar-fox.svg"),
    packed!("avatar-owl.svg"),
    packed!("avatar-cat.svg"),
    packed!("avatar-hare.svg"),
    packed!("avatar-bear.svg"),
    packed!("avatar-duck.svg"),
    packed!("avatar-teapot.svg"),
    packed!("avatar-boat.svg"),
    packed!("avatar-pear.svg"),
    packed!("avatar-bell.svg"),
];

eight!("nia" "otto" "vera" "leila" "bruno" "hana" "teo" "ravi");

impl Portrait {
    /// Returns the face of the player of the program in this seat.
    pub(crate) const fn of_bot(seat: usize, mood: Mood) -> Self {
        Portrait::Bot((seat + EIGHT.len() - 1) % EIGHT.len(), mood)
    }

    /// Returns the face of a person in this seat, who has chosen `face`; where none is chosen, each seat has another.
    pub(crate) fn of_person(seat: usize, face: Face) -> Self {
        let chosen = Face::ALL.iter().position(|one| *one == face).unwrap_or_default();
        Portrait::Person(if chosen == 0 { seat } else { chosen })
    }

    /// Returns the face of a player in this seat; one of the program has a mood.
    pub(crate) fn of(player: &Player, seat: usize, mood: Mood) -> Self {
        if player.is_person() { Self::of_person(seat, player.avatar.face) } else { Self::of_bot(seat, mood) }
    }

    /// Returns the packed drawing.
    fn drawing(self) -> &'static [u8] {
        match self {
            Portrait::Bot(which, mood) => EIGHT[which % EIGHT.len()][mood as usize],
            Portrait::Person(which) => PEOPLE[which % PEOPLE.len()],
        }
    }

    /// Draws it into a square of so many physical pixels.
    fn draw(self, side_px: u32) -> Option<Handle> {
        let tree = Tree::from_data(&unpack(self.drawing())?, &Options::default()).ok()?;
        let mut pixmap = Pixmap::new(side_px, side_px)?;
        let scale = side_px as f32 / tree.size().width();
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        let mut rgba = pixmap.take();
        straighten(&mut rgba);
        Some(Handle::from_rgba(side_px, side_px, rgba))
    }
}

/// The pictures of faces, made when they are first asked for and then kept.
#[derive(Debug, Default)]
pub(crate) struct Portraits {
    kept: RefCell<Cache<(Portrait, u32)>>,
}

impl Portraits {
    /// Returns the picture of a face in a square, in logical pixels of which each has `scale` physical ones.
    pub(crate) fn in_square(&self, portrait: Portrait, square: Rectangle, scale: f32) -> (Rectangle, Image) {
        let side = (square.width * scale).round().max(1.0);
        let whole = |length: f32| ((length * scale).round() + 0.01) / scale;
        let place = Rectangle { x: whole(square.x), y: whole(square.y), width: side / scale, height: side / scale };
        (place, Image::new(self.get(portrait, side as u32)).filter_method(FilterMethod::Nearest))
    }

    /// Returns the picture of a face `side_px` physical pixels wide.
    pub(crate) fn get(&self, portrait: Portrait, side_px: u32) -> Handle {
        let side_px = side_px.clamp(1, LONGEST_PX);
        self.kept.borrow_mut().get((portrait, side_px), |(portrait, side_px)| {
            portrait.draw(*side_px).unwrap_or_else(|| Handle::from_rgba(1, 1, vec![0; 4]))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_can_be_drawn() {
        let moods = [Mood::Calm, Mood::Pleased, Mood::Rueful];
        let bots = (0..EIGHT.len()).flat_map(|seat| moods.map(|mood| Portrait::of_bot(seat, mood)));
        for portrait in bots.chain((0..PEOPLE.len()).map(Portrait::Person)) {
            assert!(portrait.draw(48).is_some(), "{portrait:?}");
        }
    }

    #[test]
    fn players_of_the_program_at_one_table_have_faces_of_their_own() {
        let faces: std::collections::HashSet<_> = (0..7).map(|seat| Portrait::of_bot(seat, Mood::Calm)).collect();
        assert_eq!(faces.len(), 7);
    }
}
