//! The smudge: a bid of four that wins the game at once.

use super::script::{Mark, Script, Writer, bid, card};
use crate::engine::rules::Settlement;
use crate::engine::{Preset, Rules};

pub(super) fn script() -> Script {
    let rules = Rules { players: 3, settlement: Settlement::Off, ..Preset::AuctionPitch.into() };
    Writer::new(rules)
        .deal(2, &["AS KS JS 2S AH KH", "5S QS 9C 7H 4D 8C", "9S 6S QD TH 3C 5D"], "")
        .read("what", &[Mark::Points])
        .choose("bid", &[Mark::Call(bid(4))], "4", "bid-why")
        .read("final", &[Mark::Contract])
        .choose("pitch", &[Mark::Card(card("AS"))], "AS", "pitch-why")
        .others("1 5S, 2 9S")
        .choose("draw", &[Mark::Card(card("KS"))], "KS", "draw-why")
        .others("1 QS, 2 6S")
        .read("safe", &[Mark::LastTrick, Mark::Card(card("JS"))])
        .free("rest", &[])
        .read("won", &[Mark::Scores])
        .read("hole", &[])
        .end()
}
