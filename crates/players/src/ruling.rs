//! The pitcher's and the others' answers where the book asks: a lead too early, or in the pitcher's place (A1.4).

use crate::board::Board;
use crate::calls::Talk;
use crate::decision::Reason;
use crate::explain;
use crate::outlook::{self, Outlook};
use crate::policy;
use crate::race::Race;

use pitch_rules::{Action, Ask, Bid, Card, Cards, Demand, Rank, Ranking, Remark, Rules, Seat, SeatView, Suit};

/// Number of card points from which a lead is welcome to a pitcher who can win it.
const WELCOME: u16 = 3;

/// Returns the answer to what is asked, and its reasons; `None` if nothing is asked.
pub(crate) fn answer(view: &SeatView, rules: &Rules, race: &Race, own: Seat) -> Option<(Remark, Vec<Reason>)> {
    match view.ask? {
        Ask::Override(offender) => Some(four(view, rules, race, own, offender)),
        Ask::WrongLead(offender) => Some(wrong_lead(view, rules, own, offender)),
        Ask::Demand(_) => Some(demand(view, rules, own)),
        Ask::NameTrump => {
            let board = Board::seen(view, rules)?;
            let suit = policy::named(&board);
            Some((Remark::NameTrump(suit), named(&board, suit)))
        }
        Ask::CallPartner => called(view, rules).map(|card| (Remark::CallPartner(card), partner(view, rules, card))),
        // Nobody has a card yet.
        Ask::FirstPitcher => Some((Remark::FirstPitcher(own), vec![Reason::MakesTrump])),
        Ask::AnyClaims => Some((Remark::Content, vec![Reason::NothingToClaim])),
    }
}

/// Returns the suit that is trump, or that the pitcher will pitch.
fn planned(view: &SeatView, rules: &Rules) -> Suit {
    let bid = view.contract.and_then(|contract| contract.bid);
    let plan = || outlook::plan(rules, view.hand(), bid, |_| true).map(|plan| plan.suit);
    view.trump.or_else(plan).unwrap_or(Suit::Spades)
}

/// Returns the card by which to call a partner.
pub(crate) fn called(view: &SeatView, rules: &Rules) -> Option<Card> {
    let thrown = view.thrown.values().filter_map(|thrown| thrown.cards).fold(view.dead(), |gone, cards| gone | cards);
    policy::called(rules, planned(view, rules), view.hand(), thrown)
}

/// Returns the reason for calling a partner by this card.
pub(crate) fn partner(view: &SeatView, rules: &Rules, card: Card) -> Vec<Reason> {
    let is_trump = rules.ranking(Some(planned(view, rules))).trumps().contains(card);
    vec![match is_trump {
        _ if called(view, rules) == Some(card) => Reason::BestPartner,
        true => Reason::TrumpPartner,
        false => Reason::PlainPartner,
    }]
}

/// Returns the reasons for naming this suit.
pub(crate) fn named(board: &Board<'_>, suit: Suit) -> Vec<Reason> {
    let held = policy::pitched_from(board);
    explain::named(held, &Outlook::of(board.rules, held, Cards::NONE, suit))
}

/// Decides whether to say four against a premature pitch (BAP-53).
fn four(view: &SeatView, rules: &Rules, race: &Race, own: Seat, offender: Seat) -> (Remark, Vec<Reason>) {
    // Who has played to the early card already may have it lie.
    let lying = view.early.iter().map(|(_, card)| *card).collect();
    let hand = view.hand() - lying;
    let talk = Talk::of(view, rules, race, own).with_hand(hand);
    let better = talk.four_beats(offender).then(|| talk.plan(Some(Bid::FOUR))).flatten();
    let best = better.and_then(|plan| {
        let ranking = rules.ranking(Some(plan.suit));
        ranking.highest(hand & ranking.trumps())
    });
    match best.filter(|card| view.legal.contains(&Action::Say(Remark::Override(*card)))) {
        Some(card) => (Remark::Override(card), vec![Reason::PitchesBetter]),
        None => (Remark::Decline, vec![Reason::LetsThemFail]),
    }
}

/// Decides whether a lead in the pitcher's place may lie: a rich card of an opponent that the pitcher wins (BAP-54,
/// BAP-56).
fn wrong_lead(view: &SeatView, rules: &Rules, own: Seat, offender: Seat) -> (Remark, Vec<Reason>) {
    let led = view.trick.and_then(|trick| trick.led());
    let ranking = rules.ranking(None);
    let wins = |led: Card| {
        let friend = rules.are_partners(view.contract, offender, own);
        let points = ranking.card_points(Cards::of(led)).0;
        !friend && points >= WELCOME && !(view.hand() & ranking.beaten_by(led)).is_empty()
    };
    if led.is_some_and(wins) {
        (Remark::LetStand, vec![Reason::LeadIsWelcome])
    } else {
        (Remark::Withdraw, vec![Reason::OwnPitch])
    }
}

/// Decides which card to demand of a player who led in the pitcher's place (BAP-55).
fn demand(view: &SeatView, rules: &Rules, own: Seat) -> (Remark, Vec<Reason>) {
    let ranking = rules.ranking(view.trump);
    let trick = view.trick;
    let best = trick.and_then(|trick| trick.best());
    let own_best = best.filter(|(seat, _)| rules.are_partners(view.contract, *seat, own)).map(|(_, card)| card);
    let unseen = rules.pack_cards() - view.hand() - view.played() - view.turned.iter().copied().collect();
    let (demand, reason) = match own_best {
        // Nobody can follow higher: whatever they have of the suit is welcome, as long as they do not trump.
        Some(card) if !beaten_in_suit(ranking, card, unseen) && ranking.trumps().contains(card) => {
            (Demand::Highest, Reason::RichestDemand)
        }
        Some(card) if !beaten_in_suit(ranking, card, unseen) => (Demand::NoTrump, Reason::SafestDemand),
        _ => (Demand::Lowest, Reason::SafestDemand),
    };
    (Remark::Demand(Some(demand)), vec![reason])
}

fn beaten_in_suit(ranking: &Ranking, card: Card, unseen: Cards) -> bool {
    !(ranking.above(card) & unseen).is_empty()
}

/// Returns the card to play to a trick that was led in the pitcher's place, before trump is named: the cheapest that
/// takes it where card points lie, otherwise the cheapest of all.
pub(crate) fn to_wrong_lead(view: &SeatView, rules: &Rules, legal: Cards) -> Option<(Card, Vec<Reason>)> {
    let ranking = rules.ranking(None);
    let trick = view.trick?;
    let (holder, best) = trick.best()?;
    let friend = view.own_seat().is_some_and(|own| rules.are_partners(view.contract, holder, own));
    let cheap =
        |cards: Cards| cards.iter().min_by_key(|&card| (ranking.card_points(Cards::of(card)).0, card.rank(), card));
    let rich = ranking.card_points(trick.cards()).0 >= WELCOME;
    let taking = cheap(legal & ranking.beaten_by(best)).filter(|_| rich && !friend);
    match taking {
        Some(card) => Some((card, vec![Reason::BeatsAll])),
        None => {
            let kept = legal - Cards::of_rank(Rank::Ace);
            let card = cheap(if kept.is_empty() { legal } else { kept })?;
            let points = |card: Card| ranking.card_points(Cards::of(card)).0;
            let fewest = legal.iter().all(|other| points(other) >= points(card));
            // A ten may be cheaper than the ace in its worth, and not in card points.
            Some((card, vec![if fewest { Reason::FewestPoints } else { Reason::KeepsStrength }]))
        }
    }
}
