//! The form at which somebody sits down, and the notice that a place is gone.

use crate::seen::Seen;
use crate::setting::face_of;
use crate::sitting::{Act, FreeFace, FreePlace, Join, Style, Taken};
use pitch_deck::Portrait;
use pitch_language::{Language, phrase, t};
use pitch_rules::Seat;
use pitch_session::Face;
use pitch_shown::LONGEST_NAME;

/// Returns the form.
pub(crate) fn join(l: &Language, seen: &Seen) -> Join {
    let name = |seat: Seat| seen.table.name(seat).to_owned();
    let place = |seat: Seat| FreePlace {
        seat: seat.index(),
        label: name(seat),
        said: match seen.is_away(seat) {
            true => phrase::pair(l, name(seat), t!(l, "phone-away")),
            false => phrase::pair(l, name(seat), t!(l, "phone-free")),
        },
    };
    let places: Vec<FreePlace> = seen.open_places().map(place).collect();
    let all = seen.table.rules().seats().all();
    let players = seen.table.players();
    let taken: Vec<&str> = all
        .filter(|&seat| players[seat.index()].is_person())
        .map(|seat| face_of(&players[seat.index()], seat))
        .collect();
    let face = |(_, id): (_, &'static str)| FreeFace { id, said: animal(l, id), taken: taken.contains(&id) };
    Join {
        title: t!(l, "phone-join-title"),
        heading: t!(l, "phone-kitchen-table"),
        ask: t!(l, "phone-who-are-you"),
        note: t!(l, "phone-only-this"),
        go: t!(l, "phone-sit-down"),
        picture: t!(l, "phone-picture"),
        place: t!(l, "phone-place"),
        full: places.is_empty().then(|| t!(l, "phone-full")),
        name: places.first().map(|place| place.label.clone()).unwrap_or_default(),
        places,
        faces: choices().map(face).collect(),
        longest: LONGEST_NAME,
        named: !seen.has_begun,
    }
}

/// Returns the notice that a place went to another phone.
pub(crate) fn taken(l: &Language, name: &str) -> Taken {
    Taken {
        title: t!(l, "phone-join-title"),
        heading: t!(l, "phone-taken", name = name),
        say: t!(l, "phone-taken-cards"),
        acts: vec![Act::new("elsewhere", t!(l, "phone-elsewhere"), Style::Go)],
    }
}

fn animal(l: &Language, id: &str) -> String {
    t!(l, "phone-face", face = id.trim_start_matches("avatar-"))
}

/// Returns the faces that can be chosen, each with its picture. The first of all stands for none.
fn choices() -> impl Iterator<Item = (Face, &'static str)> {
    Portrait::avatars().skip(1)
}

/// Returns the face of this picture.
pub(crate) fn chosen(id: &str) -> Option<Face> {
    choices().find(|(_, picture)| *picture == id).map(|(face, _)| face)
}
