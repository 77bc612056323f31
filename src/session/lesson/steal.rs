//! The dealer's last word: the learner deals, and takes the bid over at the same number.

use super::script::{Mark, Script, Writer, bid, card, seat};
use crate::engine::rules::{Settlement, Smudge};
use crate::engine::{Points, Preset, Rules};

pub(super) fn script() -> Script {
    let rules = Rules {
        players: 3,
        target: Points(11),
        smudge: Smudge::Off,
        settlement: Settlement::Off,
        ..Preset::AuctionPitch.into()
    };
    Writer::new(rules)
        .deal(0, &["AC KC JC TC 2C 5D", "7S 8H 4H 6C 9H 3S", "AD KD JD 9S 3D QC"], "")
        .others("1 pass, 2 3")
        .read("last", &[Mark::Seat(seat(2))])
        .choose("take", &[Mark::Call(bid(3))], "3", "take-why")
        .read("taken", &[Mark::Contract])
        .choose("pitch", &[Mark::Card(card("AC"))], "AC", "pitch-why")
        .others("1 6C, 2 QC")
        .read("drawn", &[Mark::LastTrick])
        .free("rest", &[])
        .read("end", &[Mark::Scores])
        .end()
}
