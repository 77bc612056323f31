//! Partners: a hand of Setback in pairs. The learner passes, and gives tens to tricks that the partner is sure to win.

use super::script::{Mark, Script, Writer, card, seat};
use crate::engine::{Point, Preset};

pub(super) fn script() -> Script {
    let partner = seat(2);
    Writer::new(Preset::Setback.into())
        .read("partner", &[Mark::Seat(partner)])
        .deal(3, &["TH 3H 5S TC 7D 4C", "6H 8S QC 9D 5D 2S", "AH KH JH AS 8C 2D", "4H 2H 9S 7C KD 6D"], "")
        .choose("pass", &[Mark::Hand], "pass", "pass-why")
        .others("1 pass, 2 3, 3 pass")
        .read("bound", &[Mark::Contract])
        .others("2 AH, 3 4H")
        .choose("ten", &[Mark::Card(card("TH")), Mark::Played(partner)], "TH", "ten-why")
        .others("1 6H")
        .read("shared", &[Mark::Point(Point::Game)])
        .others("2 AS, 3 9S")
        .choose("leave", &[Mark::Card(card("5S")), Mark::Played(partner)], "5S", "leave-why")
        .others("1 2S, 2 KH, 3 2H")
        .choose("follow", &[Mark::Card(card("3H"))], "3H", "follow-why")
        .others("1 5D, 2 JH, 3 6D")
        .choose("throw", &[Mark::Card(card("TC")), Mark::Played(partner)], "TC", "throw-why")
        .others("1 9D")
        .free("rest", &[])
        .read("scored", &[Mark::Scores])
        .end()
}
