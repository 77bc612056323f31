//! Selling the pitch: a hand of Commercial Pitch, in which the learner sells and scores the price.

use super::script::{Mark, Script, Writer, seat};
use crate::engine::{Call, Preset, Rules};

pub(super) fn script() -> Script {
    let rules = Rules { players: 4, ..Preset::CommercialPitch.into() };
    Writer::new(rules)
        .read("counters", &[Mark::Scores])
        .deal(3, &["9S 7D 5H 3C TH 4S", "8D 6C QH 2S JD 7C", "KS QS JS AH TD 5C", "AD 9C 8H 6H 4C 3D"], "")
        .read("eldest", &[Mark::Hand])
        .choose("offer", &[Mark::Call(Call::Pass)], "pass", "offer-why")
        .others("1 pass, 2 2, 3 pass")
        .read("bids", &[Mark::Seat(seat(2))])
        .choose("sell", &[Mark::Call(Call::Accept)], "accept", "sell-why")
        .read("price", &[Mark::Scores])
        .free("rest", &[])
        .read("end", &[Mark::Scores])
        .end()
}
