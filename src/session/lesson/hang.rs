//! Hanging the jack: a hand of All Fours as in Trinidad, with a card turned up and a jack that is caught.

use super::script::{Mark, Script, Writer, card, seat};
use crate::engine::{Call, Point, Preset};

pub(super) fn script() -> Script {
    Writer::new(Preset::Trinidad.into())
        .deal(1, &["AH QH 9S 4C TD 3S", "8H TS KC 7D 5C QD", "2H KS 6S 9C 3D JC", "JH 5H 7S 8C AD 4D"], "6H")
        .read("turned", &[Mark::TurnedUp])
        .read("pairs", &[Mark::Seat(seat(2))])
        .choose("stand", &[Mark::Call(Call::Stand)], "stand", "stand-why")
        .choose("ace", &[Mark::Card(card("AH"))], "AH", "ace-why")
        .others("3 5H, 2 2H, 1 8H")
        .choose("queen", &[Mark::Card(card("QH"))], "QH", "queen-why")
        .others("3 JH, 2 KS, 1 5C")
        .read("hung", &[Mark::LastTrick, Mark::Point(Point::Jack)])
        .free("rest", &[])
        .read("end", &[Mark::Scores])
        .end()
}
