//! The reasons why something cannot be done.

use crate::phrase::card::{card, card_object, card_rank_key, card_suit_key};
use crate::phrase::remark::remark_key;
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::{Field, SurplusTrumps, ThrowIn, TrumpBy, WeakHand};
use pitch_rules::{
    Bid, Card, Cards, Game, IllegalAction, IllegalCall, IllegalPlay, PackError, Point, Remark, Rules, SeatView, Throw,
};

/// Tells why the player who is spoken to may not do what they tried: "You hold hearts: follow, or trump."
#[must_use]
pub fn refusal(language: &Language, names: &Names, why: &IllegalAction) -> String {
    match why {
        IllegalAction::GameOver => t!(language, "refused-game-over"),
        IllegalAction::NotYourTurn(seat) => {
            t!(language, "refused-not-your-turn", who = names.who(*seat), name = names.name(*seat))
        }
        IllegalAction::DealFirst => t!(language, "refused-deal-first"),
        IllegalAction::NothingToDeal => t!(language, "refused-nothing-to-deal"),
        IllegalAction::StillBidding => t!(language, "refused-still-bidding"),
        IllegalAction::BiddingOver if names.rules().trump_by == TrumpBy::TurnUp => t!(language, "refused-word-not-now"),
        IllegalAction::BiddingOver if !names.rules().has_bids() => t!(language, "refused-nobody-bids"),
        IllegalAction::BiddingOver => t!(language, "refused-bidding-over"),
        IllegalAction::Pack(why) => pack(language, why),
        IllegalAction::Call(why) => call(language, *why),
        IllegalAction::Play(why) => play(language, *why),
        IllegalAction::Discard(throw) => match throw.counts() {
            (min, max) if min < max => t!(language, "refused-discard-range", min = min, max = max),
            (count, _) => t!(language, "refused-discard", count = count),
        },
        IllegalAction::NoDiscard => t!(language, "refused-no-discard"),
        IllegalAction::NoSuchSeat(seat) => t!(language, "refused-no-seat", seat = seat.index() + 1),
        IllegalAction::Unsettled(seat) => {
            t!(language, "refused-unsettled", who = names.who(*seat), name = names.name(*seat))
        }
        IllegalAction::NotNow(Remark::WeakHand)
            if names.rules().weak_hand == WeakHand::Off || !Field::WeakHand.applies(names.rules()) =>
        {
            t!(language, "why-not-here")
        }
        IllegalAction::NotCertain if !names.rules().claims => t!(language, "why-not-here"),
        IllegalAction::NotWorthless if names.rules().throw_in == ThrowIn::Off => t!(language, "why-not-here"),
        IllegalAction::NotNow(remark) => not_now(language, *remark),
        IllegalAction::NoMistakes => t!(language, "refused-no-mistakes"),
        IllegalAction::NotCertain => t!(language, "refused-not-certain"),
        IllegalAction::NotWorthless => t!(language, "refused-not-worthless"),
    }
}

/// Tells why a pack is not the one that the rules ask for.
fn pack(language: &Language, why: &PackError) -> String {
    let (fault, found, expected) = match *why {
        PackError::OtherCards { found, expected } if found != expected => ("count", found, expected),
        PackError::Cut => ("cut", 0, 0),
        PackError::OtherCards { .. } | PackError::Twice(_) | PackError::Card(_) => ("other", 0, 0),
    };
    t!(language, "refused-pack", fault = fault, found = found, expected = expected)
}

/// Tells why the viewer, who is to throw cards away, may not choose whether this one goes; `None` for those that may
/// go.
#[must_use]
pub fn why_not_thrown(language: &Language, rules: &Rules, view: &SeatView, throw: Throw, card: Card) -> Option<String> {
    let trumps = view.rankings.with(view.trump).trumps();
    let (rank, suit) = (card_rank_key(card), card_suit_key(card));
    if throw.may.contains(card) {
        return None;
    }
    if throw.must.contains(card) {
        let kind = if trumps.contains(card) { "idle" } else { "plain" };
        return Some(t!(language, "refused-discard-must", kind = kind, rank = rank, suit = suit));
    }
    // Where trumps can go, one that stays is one that scores, or the highest that must lie over them.
    let has_idle = !(throw.may & trumps).is_empty();
    let spares = matches!(rules.surplus_trumps, SurplusTrumps::NotScoring | SurplusTrumps::UnderFirst);
    let is_surplus = trumps.contains(card) && (has_idle || view.keeps_best());
    Some(if spares && is_surplus {
        let scores = |point: Point| view.trump.is_some_and(|trump| point.trumps(trump).contains(card));
        let kind = if rules.points.points().any(scores) { "scoring" } else { "highest" };
        t!(language, "refused-discard-spared", kind = kind, rank = rank, suit = suit)
    } else if has_idle {
        t!(language, "refused-discard-scoring", rank = rank, suit = suit)
    } else {
        t!(language, "refused-discard-trump", rank = rank, suit = suit)
    })
}

/// Tells why the viewer may not throw these cards away: the first of them that is none of theirs or stays, the first
/// that must go with them, or how many go.
#[must_use]
pub fn throw_refused(language: &Language, names: &Names, view: &SeatView, throw: Throw, cards: Cards) -> String {
    let strange = (cards - view.hand()).first();
    let strange = strange.map(|card| play(language, IllegalPlay::NotHeld(card)));
    let wrong = (cards - throw.may - throw.must).first().or((throw.must - cards).first());
    let wrong = || wrong.and_then(|card| why_not_thrown(language, names.rules(), view, throw, card));
    let count = || match throw.counts() {
        _ if view.keeps_best() => {
            t!(language, "refused-keep", count = view.hand().len() - throw.counts().0)
        }
        (min, max) if min < max && cards.len() > max => t!(language, "refused-discard-most", max = max),
        _ => refusal(language, names, &IllegalAction::Discard(throw)),
    };
    strange.or_else(wrong).unwrap_or_else(count)
}

/// Tells why a call is refused.
pub(crate) fn call(language: &Language, why: IllegalCall) -> String {
    match why {
        IllegalCall::OutOfRange { min, max, .. } => {
            t!(language, "refused-bid-range", min = min.number(), max = max.number())
        }
        IllegalCall::TooLow { standing: Bid::MOON, .. } => t!(language, "refused-bid-moon"),
        IllegalCall::TooLow { standing, .. } => t!(language, "refused-bid-low", standing = standing.number()),
        IllegalCall::HeldTo(bid) => t!(language, "refused-held-to", bid = bid.number()),
        IllegalCall::ForcedBid(min) => t!(language, "refused-forced-bid", min = min.number()),
        IllegalCall::DealerMustBid => t!(language, "refused-dealer-must-bid"),
        IllegalCall::SmudgeInTheHole => t!(language, "refused-smudge-hole"),
        IllegalCall::PutsSellerOut(bid) => t!(language, "refused-seller-out", bid = bid.number()),
        IllegalCall::GiftWouldWin => t!(language, "refused-gift-wins"),
        IllegalCall::MustPass => t!(language, "refused-must-pass"),
        IllegalCall::NotNow(_) => t!(language, "refused-word-not-now"),
    }
}

/// Tells why a remark does not fit now: what would have to be the case.
fn not_now(language: &Language, remark: Remark) -> String {
    t!(language, "refused-not-now", remark = remark_key(remark), hands = Game::PATIENCE)
}

fn play(language: &Language, why: IllegalPlay) -> String {
    match why {
        IllegalPlay::NotHeld(card) => {
            t!(language, "refused-not-held", rank = card_rank_key(card), suit = card_suit_key(card))
        }
        IllegalPlay::MustFollowTrump { .. } => t!(language, "refused-follow-trump"),
        IllegalPlay::MustFollowOrTrump { led, .. } => {
            t!(language, "refused-follow-or-trump", suit = card_suit_key(led))
        }
        IllegalPlay::MustFollow { led, .. } => t!(language, "refused-follow", suit = card_suit_key(led)),
        IllegalPlay::MustTrump { led, .. } => t!(language, "refused-must-trump", suit = card_suit_key(led)),
        IllegalPlay::Undertrump { best, .. } => t!(language, "refused-undertrump", card = card(language, best)),
        IllegalPlay::TrumpsOnly(_) => t!(language, "refused-trumps-only"),
        IllegalPlay::JokerFirst(_) => t!(language, "refused-joker-first"),
        IllegalPlay::MustLeadTrumpFirst(_) => t!(language, "refused-first-lead"),
        IllegalPlay::MustLeadTrump(_) => t!(language, "refused-lead-trump"),
        IllegalPlay::Demanded(_, demand) => t!(language, "refused-demanded", demand = demand.id()),
        IllegalPlay::MustPlayPartnerCard { called, .. } => {
            t!(language, "refused-partner-card", card = card_object(language, called))
        }
        IllegalPlay::MustPlayOver { over, .. } => {
            t!(language, "refused-play-higher", card = card_object(language, over))
        }
        IllegalPlay::Called { called, .. } => t!(language, "refused-called", card = card_object(language, called)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Rules, Seat};

    use std::sync::Arc;

    #[test]
    fn a_refusal_names_the_rule() {
        let english = Language::default();
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], Some(Seat::default()));
        let why = |why: IllegalAction| refusal(&english, &names, &why);
        let card = |text: &str| text.parse().expect("a card");
        let (queen, five) = (card("QH"), card("5C"));
        assert_eq!(
            why(IllegalPlay::MustFollowOrTrump { card: five, led: queen }.into()),
            "You hold hearts: follow, or trump."
        );
        assert_eq!(
            why(IllegalPlay::MustFollowTrump { card: five, led: queen }.into()),
            "A trump was led: you hold one, so play it."
        );
        assert_eq!(why(IllegalPlay::NotHeld(queen).into()), "You don’t hold the queen of hearts.");
        assert_eq!(
            why(IllegalCall::TooLow { bid: Bid::TWO, standing: Bid::TWO }.into()),
            "The bid stands at 2: go higher, or pass."
        );
        assert_eq!(
            why(IllegalCall::TooLow { bid: Bid::FOUR, standing: Bid::MOON }.into()),
            "The moon is bid: nothing goes higher."
        );
        let ben = Seat::new(1).expect("a seat");
        assert_eq!(why(IllegalAction::NotYourTurn(ben)), "It’s Ben’s turn.");
    }
}
