//! The way from a view to a decision: what a level looks at, and how long it thinks.

use crate::board::Board;
use crate::calls::Talk;
use crate::decision::{Patience, Reason, Stop};
use crate::level::{Level, Temper};
use crate::race::Race;
use crate::search::{Depth, Judged, Search};
use crate::weights::Weights;
use crate::{by_play, course, discard, explain, notice, policy, ruling};

use pitch_rules::{Action, Ask, Call, Card, Cards, Remark, Rules, Seat, SeatView, Turn};

use std::sync::Arc;

/// Depth to which the strongest level thinks.
const MASTER: Depth =
    Depth { cards: 1280, calls: 720, quick: 16, least: 80, bids: usize::MAX, proposals: 3, reads_cards: true };
/// Depth to which the level below it thinks.
const SHARP: Depth = Depth { cards: 40, calls: 40, quick: 24, least: 80, bids: 3, proposals: 2, reads_cards: false };

/// Decides for this seat: returns the action, its reasons, and whether it was thought through. Returns `None` if the
/// view lets this seat do nothing.
pub(crate) fn decide(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    level: Level,
    seed: u64,
    patience: Patience,
    stop: &Stop,
) -> Option<(Action, Vec<Reason>, bool)> {
    if let Some((remark, reason)) = claim(view, rules, own) {
        return Some((Action::Say(remark), vec![reason], true));
    }
    if let [only] = &view.legal[..] {
        return Some((only.clone(), vec![Reason::OnlyChoice], true));
    }
    let depth = depth(level, patience);
    // A learner now and then thinks too much or too little of a hand, and of a card.
    let mistaken = if level == Level::Learner { chance(view, own, seed) % 8 } else { 7 };
    let boldness = match mistaken {
        0 => -0.08,
        1 | 2 => 0.08,
        _ => boldness(level),
    };
    let race = || course::race(rules, view.number);
    let weights = Weights::of(rules);
    let search = |race: &Race| {
        let search = |depth| Search { view, rules, race, own, depth, seed, boldness, weights };
        search(depth?).judge(stop).and_then(best)
    };
    match view.turn {
        Turn::Call(_) => {
            let race = race();
            let talk = Talk::of(view, rules, &race, own).daring(boldness);
            let usual = || (Action::Call(talk.choose(&calls(view))), true);
            let (action, complete) = search(&race).unwrap_or_else(usual);
            let reasons = as_call(&action).map(|call| explain::call(&talk, call, &calls(view)))?;
            Some((action, reasons, complete))
        }
        Turn::Discard(_) => {
            let action = Action::Discard(discard::thrown(rules, view.trump, view.throw?));
            let reasons = reasons(view, rules, own, &action);
            Some((action, reasons, true))
        }
        Turn::Play(_) => {
            let board = Board::seen(view, rules)?;
            // A card to a lead in the pitcher's place: nobody knows what will be trump.
            if board.is_wrongly_led() {
                let (card, reasons) = ruling::to_wrong_lead(view, rules, cards(view))?;
                return Some((Action::Play(card), reasons, true));
            }
            let found = depth.and_then(|_| search(&race()));
            let usual = || match mistaken {
                0 | 1 => policy::second_card(&board, cards(view), Weights::of(rules)),
                _ => policy::card(&board, cards(view), Weights::of(rules)),
            };
            let (action, complete) = found.or_else(|| Some((Action::Play(usual()?), true)))?;
            let reasons = explain::card(&board, as_card(&action)?, cards(view));
            Some((action, reasons, complete))
        }
        Turn::Rule(_) => {
            let is_weighed = matches!(view.ask, Some(Ask::NameTrump | Ask::CallPartner));
            let found = depth.filter(|_| is_weighed).and_then(|_| search(&race()));
            if let Some((action, complete)) = found {
                let reasons = reasons(view, rules, own, &action);
                return Some((action, reasons, complete));
            }
            let (remark, reasons) = ruling::answer(view, rules, &race(), own)?;
            Some((Action::Say(remark), reasons, true))
        }
        Turn::Deal(_) | Turn::Over => None,
    }
}

/// Returns the depth to which a level of this patience thinks; `None` for one that plays by rules of thumb.
fn depth(level: Level, patience: Patience) -> Option<Depth> {
    let depth = match level {
        Level::Master => MASTER,
        Level::Sharp(_) => SHARP,
        _ => return None,
    };
    Some(depth.by(patience))
}

/// Returns a level's addition to the value of a bid, in chances to win.
const fn boldness(level: Level) -> f32 {
    match level.temper() {
        Temper::Careful => -0.02,
        Temper::Even => 0.0,
        Temper::Bold => 0.02,
    }
}

/// Judges each choice that this level itself tries; the one that it takes is the first. Returns `None` for a level that does
/// not think ahead, where there is only one choice, and where what is to be chosen is no call and no card.
pub(crate) fn weigh(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    level: Level,
    seed: u64,
    patience: Patience,
    stop: &Stop,
) -> Option<(Vec<Judged>, bool)> {
    let (race, depth) = (course::race(rules, view.number), depth(level, patience)?);
    let weights = Weights::of(rules);
    let search = Search { view, rules, race: &race, own, depth, seed, boldness: boldness(level), weights };
    has_choice(view, rules, own).then(|| search.judge(stop))?
}

/// Judges each choice as the strongest player does, the best first. Returns `None` where there is only one choice, or
/// what is to be chosen is no call and no card.
pub(crate) fn judge(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    seed: u64,
    patience: Patience,
    stop: &Stop,
) -> Option<(Vec<Judged>, bool)> {
    let race = course::race(rules, view.number);
    has_choice(view, rules, own).then(|| search(view, rules, &race, own, seed, patience).judge(stop))?
}

/// Judges each choice by letting players of this level play the hand out, in at most this many deals.
pub(crate) fn judge_by_play(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    seed: u64,
    (level, deals): (Level, usize),
    stop: &Stop,
) -> Option<(Vec<Judged>, bool)> {
    let race = course::race(rules, view.number);
    let search = search(view, rules, &race, own, seed, Patience::default());
    // Everybody plays on by a view of their own.
    let play = |view: &SeatView, seat: Seat, seed: u64| {
        decide(view, rules, seat, level, seed, Patience::default(), stop).map(|(action, ..)| action)
    };
    has_choice(view, rules, own).then(|| by_play::judge(&search, deals, play, stop))?
}

fn has_choice(view: &SeatView, rules: &Rules, own: Seat) -> bool {
    view.legal.len() > 1 && claim(view, rules, own).is_none()
}

fn search<'a>(
    view: &'a SeatView,
    rules: &'a Arc<Rules>,
    race: &'a Race,
    own: Seat,
    seed: u64,
    patience: Patience,
) -> Search<'a> {
    Search { view, rules, race, own, depth: MASTER.by(patience), seed, boldness: 0.0, weights: Weights::of(rules) }
}

/// Returns the reasons for this action, which must be one of those in the view; empty where they go without saying.
pub(crate) fn reasons(view: &SeatView, rules: &Arc<Rules>, own: Seat, action: &Action) -> Vec<Reason> {
    match action {
        _ if view.legal.len() < 2 => vec![Reason::OnlyChoice],
        Action::Call(call) => {
            explain::call(&Talk::of(view, rules, &course::race(rules, view.number), own), *call, &calls(view))
        }
        Action::Discard(thrown) => {
            let trumps = rules.ranking(view.trump).trumps();
            let keeps = !(view.hand() & trumps).is_empty() && (*thrown & trumps).is_empty();
            vec![if keeps { Reason::KeepsTrumps } else { Reason::KeepsBest }]
        }
        Action::Play(card) => {
            let board = Board::seen(view, rules).filter(|board| !board.is_wrongly_led());
            board.map(|board| explain::card(&board, *card, cards(view))).unwrap_or_default()
        }
        Action::Say(Remark::NameTrump(suit)) => {
            Board::seen(view, rules).map(|board| ruling::named(&board, *suit)).unwrap_or_default()
        }
        Action::Say(Remark::CallPartner(card)) => ruling::partner(view, rules, *card),
        Action::Deal(_) | Action::Say(_) | Action::Misdeal(..) => Vec::new(),
    }
}

/// Returns a number that is the same for the same seat, position and seed.
fn chance(view: &SeatView, own: Seat, seed: u64) -> u64 {
    let place = (view.number as u64) << 16 | (view.played().len() as u64) << 8 | (view.calls.len() as u64) << 4;
    let mixed = (seed ^ (place + own.index() as u64)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 40
}

fn best((judged, complete): (Vec<Judged>, bool)) -> Option<(Action, bool)> {
    Some((judged.into_iter().next()?.action, complete))
}

fn calls(view: &SeatView) -> Vec<Call> {
    view.legal.iter().filter_map(as_call).collect()
}

fn cards(view: &SeatView) -> Cards {
    view.legal.iter().filter_map(as_card).collect()
}

/// Returns the claim to make instead of calling or playing, and its reason.
pub(crate) fn claim(view: &SeatView, rules: &Rules, own: Seat) -> Option<(Remark, Reason)> {
    let may = |remark| view.claims.contains(&remark);
    // With one card left it says no more than the card.
    if may(Remark::RestAreMine) && view.hand().len() > 1 {
        return Some((Remark::RestAreMine, Reason::RestIsCertain));
    }
    if may(Remark::LayDown) {
        return Some((Remark::LayDown, Reason::HandIsWorthless));
    }
    // New cards are never worse.
    if may(Remark::WeakHand) && rules.exchanges_weak_hands() {
        return Some((Remark::WeakHand, Reason::TooWeak));
    }
    let remark = notice::remark(view, rules, own)?;
    let reason = match remark {
        Remark::TakeBack => Reason::PutsRight,
        Remark::CallRenege(seat) => Reason::SawRenege(seat),
        Remark::CallCard(seat, _) => Reason::CatchesShown(seat),
        _ => return None,
    };
    Some((remark, reason))
}

const fn as_call(action: &Action) -> Option<Call> {
    match action {
        Action::Call(call) => Some(*call),
        _ => None,
    }
}

const fn as_card(action: &Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(*card),
        _ => None,
    }
}
