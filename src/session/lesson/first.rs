//! The first lesson: two hands of Auction Pitch for three. In the first the learner bids and makes it, in the second another
//! is set back.

use super::script::{Mark, Script, Writer, bid, card, seat};
use crate::engine::rules::{Settlement, Smudge};
use crate::engine::{Point, Points, Preset, Rules};

/// Auction Pitch for three, to a score that nobody reaches here.
fn rules() -> Rules {
    Rules {
        players: 3,
        target: Points(11),
        smudge: Smudge::Off,
        settlement: Settlement::Off,
        ..Preset::AuctionPitch.into()
    }
}

pub(super) fn script() -> Script {
    let (ana, ben) = (seat(1), seat(2));
    Writer::new(rules())
        .read("welcome", &[Mark::Seat(ana), Mark::Seat(ben)])
        .deal(2, &["AS KS JS TH 6C 3D", "2S 7C QC 8H 6H QD", "9S 5S KC AH 4D 4H"], "")
        .read("hand", &[Mark::Hand])
        .read("points", &[Mark::Points])
        .read("trump", &[Mark::Card(card("AS")), Mark::Card(card("KS")), Mark::Card(card("JS"))])
        .choose("bid", &[Mark::Call(bid(3))], "3", "bid-why")
        .others("1 pass, 2 pass")
        .read("pitcher", &[Mark::Contract])
        .choose("pitch", &[Mark::Card(card("AS"))], "AS", "pitch-why")
        .others("1 2S, 2 5S")
        .read("took", &[Mark::LastTrick])
        .read("high", &[Mark::Point(Point::High)])
        .read("low", &[Mark::Point(Point::Low)])
        .choose("king", &[Mark::Card(card("KS"))], "KS", "king-why")
        .others("1 7C, 2 9S")
        .read("drawn", &[Mark::LastTrick])
        .choose("club", &[Mark::Card(card("6C"))], "6C", "club-why")
        .others("1 QC, 2 KC, 2 AH")
        .read("lost", &[Mark::LastTrick])
        .read("follow", &[Mark::Played(ben), Mark::Card(card("TH"))])
        .choose("ruff", &[Mark::Card(card("JS"))], "JS", "ruff-why")
        .others("1 8H")
        .read("jack", &[Mark::Point(Point::Jack)])
        .read("game", &[Mark::Point(Point::Game)])
        .free("rest", &[Mark::Hand])
        .read("scored", &[Mark::Scores])
        .read("second", &[Mark::Scores])
        .deal(0, &["AD 2D TS 8S 7H 5C", "3D 6D 9C JC 8C 2H", "KD QD JD 5D AC 9H"], "")
        .others("1 pass, 2 3")
        .read("bidder", &[Mark::Seat(ben)])
        .choose("pass", &[Mark::Card(card("AD")), Mark::Card(card("2D"))], "pass", "pass-why")
        .others("2 KD")
        .read("stopped", &[Mark::Contract, Mark::Card(card("AD")), Mark::Card(card("2D"))])
        .free("defend", &[])
        .read("set-back", &[Mark::Scores])
        .read("end", &[Mark::Scores])
        .end()
}
