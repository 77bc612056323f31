//! Begging: two hands of Seven Up. In the first the learner begs and is given a point, in the second they run the cards and
//! everybody throws three away.

use super::script::{Mark, Script, Writer, seat};
use crate::engine::{Call, Points, Preset, Rules};

pub(super) fn script() -> Script {
    let rules = Rules { bunch: false, target: Points(11), ..Preset::SevenUp.into() };
    Writer::new(rules)
        .deal(1, &["AS QS TH 9C 4H 2C", "KD JD 3S 8H 7C 5C"], "6D")
        .read("turned", &[Mark::TurnedUp])
        .choose("beg", &[Mark::Call(Call::Beg)], "beg", "beg-why")
        .others("1 take_one")
        .read("gift", &[Mark::Scores])
        .free("rest", &[])
        .read("second", &[Mark::Scores])
        .deal(0, &["AH JH 8H KD 4S 9D", "QS 7S TD 6D 9H KC"], "JC QC 4C 7D 3H TS 2D 5H")
        .read("jack", &[Mark::TurnedUp])
        .others("1 beg")
        .read("begged", &[Mark::Seat(seat(1))])
        .choose("run", &[Mark::Call(Call::Run)], "run", "run-why")
        .free("throw", &[])
        .read("end", &[Mark::Scores])
        .end()
}
