//! Scripts of the lessons.

use super::script::{Mark, Script, Writer, bid, card, seat};
use pitch_rules::rules::{Settlement, Smudge};
use pitch_rules::{Call, Point, Points, Preset, Rules};

/// Returns the rules of Auction Pitch for three, to a score that nobody reaches in a lesson.
fn for_three() -> Rules {
    Rules {
        players: 3,
        target: Points(11),
        smudge: Smudge::Off,
        settlement: Settlement::Off,
        ..Preset::AuctionPitch.into()
    }
}

/// Number of deals that are played as one likes.
pub(super) const HANDS: usize = 3;

/// Returns one of the deals that are played as one likes: one that makes three, one that had better be left to others, and
/// one with a partner.
pub(super) fn hands(deal: usize) -> Script {
    let alone = Rules { players: 4, smudge: Smudge::Off, settlement: Settlement::Off, ..Preset::AuctionPitch.into() };
    let (rules, hands, words) = match deal {
        0 => (alone, ["AC JC 4C TS 2S JD", "8C AH KH 4H 2H KD", "3C 6S 8H 9D 7D 3D", "9C 3S JH 9H AD QD"], "make"),
        1 => (alone, ["AH 9H 6H KS 4C 2C", "TC 6D KC TD 8D 3H", "AC 7S QS 7H 2D 4D", "JD QH 9S 3S 5S 3C"], "leave"),
        _ => (
            Preset::Setback.into(),
            ["KS JS 5S TD 8H 3C", "9D 7C 4H QH 6S 2C", "AS 3S AD 9H 7H TC", "QS 8S JD KC 5H 4D"],
            "partner",
        ),
    };
    // The player across the table, who speaks for the lesson, deals and bids last.
    Writer::new(rules).deal(2, &hands, "").free(words, &[]).end()
}

/// Returns the game step by step: two hands of Auction Pitch for three. In the first the learner makes their bid, in the
/// second another player is set back.
pub(super) fn first() -> Script {
    let (ana, ben) = (seat(1), seat(2));
    Writer::new(for_three())
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
        .others("1 QC, 2 KC")
        .read("lost", &[Mark::LastTrick])
        .others("2 AH")
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

/// Returns the lesson on Game: the learner catches a ten and brings their own home.
pub(super) fn count() -> Script {
    let (ana, ben) = (seat(1), seat(2));
    Writer::new(for_three())
        .read("what", &[Mark::Points])
        .deal(2, &["AC TC 7C AD 5H 3S", "3C TS 9S 6D QH 8H", "4C TD KH 9H JS 8S"], "")
        .read("values", &[Mark::Card(card("AC")), Mark::Card(card("TC")), Mark::Card(card("AD"))])
        .choose("bid", &[Mark::Call(bid(2))], "2", "bid-why")
        .others("1 pass, 2 pass")
        .choose("pitch", &[Mark::Card(card("AC"))], "AC", "pitch-why")
        .others("1 3C, 2 4C")
        .read("begun", &[Mark::Point(Point::Game)])
        .choose("ace", &[Mark::Card(card("AD"))], "AD", "ace-why")
        .others("1 6D, 2 TD")
        .read("caught", &[Mark::LastTrick, Mark::Point(Point::Game)])
        .choose("keep", &[Mark::Card(card("TC")), Mark::Card(card("3S"))], "3S", "keep-why")
        .others("1 TS, 2 8S")
        .read("theirs", &[Mark::LastTrick, Mark::Point(Point::Game)])
        .others("1 QH, 2 KH")
        .choose("home", &[Mark::Card(card("TC")), Mark::Played(ana), Mark::Played(ben)], "TC", "home-why")
        .read("sure", &[Mark::Point(Point::Game)])
        .free("rest", &[])
        .read("end", &[Mark::Scores])
        .end()
}

/// Returns the lesson on the dealer's right: the learner deals, and takes the bid over at the same number.
pub(super) fn steal() -> Script {
    Writer::new(for_three())
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

/// Returns the lesson on the smudge, a bid of four that wins the game at once.
pub(super) fn smudge() -> Script {
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

/// Returns the lesson on partners: a hand of Setback in pairs. The learner passes, and gives tens to tricks that the
/// partner is sure to win.
pub(super) fn partners() -> Script {
    let partner = seat(2);
    Writer::new(Preset::Setback.into())
        .read("partner", &[Mark::Seat(partner)])
        .deal(3, &["TH 3H 5S TC 7D 4C", "6H 8S QC 9D 5D 2S", "AH KH JH AS 8C 2D", "4H 2H 9S 7C KD 6D"], "")
        .choose("pass", &[Mark::Call(Call::Pass)], "pass", "pass-why")
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

/// Returns the lesson on begging: two hands of Seven Up. In the first the learner begs and is given a point, in the
/// second they run the cards and everybody throws three away.
pub(super) fn beg() -> Script {
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

/// Returns the lesson on hanging the jack: a hand of All Fours as in Trinidad, with a turn-up and a jack that is
/// caught.
pub(super) fn hang() -> Script {
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

/// Returns the lesson on selling the pitch: a hand of Commercial Pitch, in which the learner sells and scores the
/// price.
pub(super) fn sell() -> Script {
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

/// Returns the lesson on cards in rows: a hand of Blind Don, in which all that lies face up tells what is safe until
/// another card is turned up.
pub(super) fn rows() -> Script {
    let ana = seat(1);
    // The first nine lie face down, and each of the others on the one in its place.
    let own = "5C JH 3D 6S 7D QD 9H 4C 3S AH KH 2H 4S 8S 9S 7C QC TC";
    let other = "3C 2S 4H 2D 7S 7H 5S AC KC 3H 5H TS JS KS KD TD 8D 6D";
    Writer::new(Preset::BlindDon.into())
        .deal(1, &[own, other], "")
        .read("rows", &[Mark::Hand])
        .read("theirs", &[Mark::Row(ana)])
        .choose("pitch", &[Mark::Card(card("AH"))], "AH", "pitch-why")
        .others("1 3H")
        .read("pegged", &[Mark::LastTrick, Mark::Card(card("5C"))])
        .choose("five", &[Mark::Card(card("KH")), Mark::Row(ana)], "KH", "five-why")
        .others("1 5H")
        .read("caught", &[Mark::LastTrick])
        .choose("club", &[Mark::Card(card("5C")), Mark::Row(ana)], "5C", "club-why")
        .others("1 3C")
        .choose("ten", &[Mark::Card(card("TC")), Mark::Row(ana)], "TC", "ten-why")
        .others("1 6D")
        .read("turned", &[Mark::Row(ana)])
        .choose("away", &[Mark::Card(card("4S"))], "4S", "away-why")
        .others("1 TS, 1 8D")
        .choose("ruff", &[Mark::Card(card("JH")), Mark::Played(ana)], "JH", "ruff-why")
        .free("rest", &[])
        .read("end", &[Mark::Scores])
        .end()
}
