//! The form at which somebody sits down, and the notice that a place is gone.

use crate::seen::{Asking, Seen};
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
        said: match () {
            () if seen.is_there(seat) => t!(l, "phone-elsewhere-place", name = seen.table.name(seat)),
            () if seen.is_away(seat) => phrase::pair(l, name(seat), t!(l, "phone-away")),
            () => phrase::pair(l, name(seat), t!(l, "phone-free")),
        },
        taken: seen.is_there(seat),
    };
    let mut places: Vec<FreePlace> = seen.open_places().map(place).collect();
    // A place that has somebody is asked for, such as by a player with another phone.
    places.sort_by_key(|place| place.taken);
    let is_full = places.first().is_some_and(|place| place.taken);
    let all = seen.table.rules().seats().all();
    let players = seen.table.players();
    let taken: Vec<&str> = all
        .filter(|&seat| players[seat.index()].is_person() && seen.sits(seat))
        .map(|seat| face_of(&players[seat.index()], seat))
        .collect();
    let face = |(_, id): (_, &'static str)| FreeFace { id, said: phrase::animal(l, id), taken: taken.contains(&id) };
    Join {
        title: t!(l, "phone-join-title"),
        heading: t!(l, "phone-kitchen-table"),
        ask: if is_full { t!(l, "phone-full-ask") } else { t!(l, "phone-who-are-you") },
        note: t!(l, "phone-only-this"),
        go: t!(l, "phone-sit-down"),
        picture: t!(l, "phone-picture"),
        place: t!(l, "phone-place"),
        full: places.is_empty().then(|| t!(l, "phone-full")),
        name: places.first().map(|place| place.label.clone()).unwrap_or_default(),
        places,
        // A player who comes later has the name and the face of the place.
        faces: Portrait::avatars().filter(|_| !seen.has_begun).map(face).collect(),
        longest: LONGEST_NAME,
        named: !seen.has_begun,
    }
}

/// Returns the notice that a place went to another phone.
pub(crate) fn taken(l: &Language, seen: &Seen, seat: Seat) -> Taken {
    let name = seen.table.name(seat);
    let is_asked = seen.asking.is_some_and(|(asking, _)| asking == Asking::Place(seat));
    let ask = (!is_asked).then(|| Act::new("return", t!(l, "phone-ask-seat"), Style::Go));
    let elsewhere = Act::new("elsewhere", t!(l, "phone-elsewhere"), Style::Plain);
    Taken {
        title: t!(l, "phone-join-title"),
        face: seen.table.players().get(seat.index()).map(|player| face_of(player, seat)).unwrap_or_default(),
        heading: t!(l, "phone-taken", name = name),
        say: if is_asked { t!(l, "phone-seat-asked") } else { t!(l, "phone-taken-cards") },
        acts: ask.into_iter().chain([elsewhere]).collect(),
    }
}

/// Returns the face of this picture.
pub(crate) fn chosen(id: &str) -> Option<Face> {
    Portrait::avatars().find(|(_, picture)| *picture == id).map(|(face, _)| face)
}
