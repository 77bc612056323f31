//! Why a card was chosen: what a player would say about it at the table.

use crate::decision::Reason;
use crate::frozen::knowledge::Knowledge;

use pitch_rules::rules::LowTo;
use pitch_rules::{Card, CardPoints, Cards, Rank};

/// The reasons for this card, one of the legal ones: at least one, the weightiest first.
pub(super) fn card(k: &Knowledge<'_>, card: Card, legal: Cards) -> Vec<Reason> {
    let mut trick = k.trick;
    trick.play(card, k.ranking);
    let leader = trick.best().map_or(k.own, |(seat, _)| seat);
    if k.trick.is_empty() {
        led(k, card)
    } else if leader == k.own {
        taken(k, card)
    } else if k.is_friend(leader) {
        vec![if points(Cards::of(card)) > 0 { Reason::FeedsPartner } else { Reason::LeavesToPartner }]
    } else {
        given_up(k, card, legal)
    }
}

fn led(k: &Knowledge<'_>, card: Card) -> Vec<Reason> {
    let jack = k.jack();
    let mut reasons = Vec::new();
    if card.suit() == k.trump {
        if k.unseen.contains(jack) && k.ranking.beats(card, jack) {
            reasons.push(Reason::HuntsJack);
        }
        reasons.push(Reason::LeadsTrump);
    } else {
        reasons.push(if k.above(card) == 0 { Reason::LeadsWinner } else { Reason::LeadsLow });
    }
    reasons
}

fn taken(k: &Knowledge<'_>, card: Card) -> Vec<Reason> {
    let jack = k.jack();
    let lying = k.trick.cards();
    let all = lying | Cards::of(card);
    let mut reasons = Vec::new();
    if card == jack {
        reasons.push(Reason::SavesJack);
    } else if lying.contains(jack) {
        reasons.push(Reason::CapturesJack);
    }
    if k.rules.low_to == LowTo::Winner && k.low_chance(all) > 0.5 {
        reasons.push(Reason::WinsLow);
    }
    if !(all & Cards::of_rank(Rank::Ten)).is_empty() {
        reasons.push(Reason::WinsTen);
    }
    let ruffs = card.suit() == k.trump && k.trick.led().is_some_and(|led| led.suit() != k.trump);
    if ruffs && points(lying) > 0 {
        reasons.push(Reason::RuffsPoints);
    }
    reasons.push(Reason::TakesTrick);
    reasons
}

fn given_up(k: &Knowledge<'_>, card: Card, legal: Cards) -> Vec<Reason> {
    let kept = legal - Cards::of(card);
    let mut reasons = Vec::new();
    if kept.contains(k.jack()) {
        reasons.push(Reason::ProtectsJack);
    }
    if card.rank() != Rank::Ten && !(kept & Cards::of_rank(Rank::Ten)).is_empty() {
        reasons.push(Reason::ProtectsTen);
    }
    if points(Cards::of(card)) == 0 && points(kept) > 0 {
        reasons.push(Reason::GivesNothing);
    }
    if reasons.is_empty() {
        reasons.push(Reason::KeepsStrength);
    }
    reasons
}

fn points(cards: Cards) -> u16 {
    CardPoints::of(cards).0
}
