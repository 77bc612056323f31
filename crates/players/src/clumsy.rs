//! The mistakes of a tired player, at a table where they can be made.

use crate::decision::Reason;

use pitch_rules::rules::EarlyPitch;
use pitch_rules::{Action, Bid, Call, Card, Cards, Remark, Rules, Seat, SeatView, Turn, shuffle};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Number of decisions for one mistake of this kind: a card that does not follow, where one must.
const RENEGES: u32 = 8;
/// Number of decisions for one card shown before it is played.
const SHOWS: u32 = 50;
/// Number of decisions for one bid that does not rise.
const BIDS_LOW: u32 = 25;
/// Number of decisions for one card led before the bidding is over.
const PITCHES_EARLY: u32 = 50;
/// Number of reneges for one that its player notices while it can still be put right.
const NOTICES: u32 = 2;

/// Returns a mistake instead of the decision that is to be taken; `None` most of the time, and always where no mistakes
/// can be made. The same seed and view give the same.
pub(super) fn slip(view: &SeatView, rules: &Rules, own: Seat, seed: u64) -> Option<(Action, Vec<Reason>)> {
    if !rules.allows_mistakes() || view.ask.is_some() {
        return None;
    }
    let mut rng = chance(view, own, seed);
    let mut one_in = |many: u32| shuffle::below(many, || rng.next_u32()) == 0;
    let action = match view.turn {
        Turn::Play(_) => {
            let wrong = wrong_card(view, view.playable()).filter(|_| one_in(RENEGES));
            let shown = view.hand().first().filter(|_| view.exposed[own].is_empty() && one_in(SHOWS));
            wrong.map(Action::Play).or(shown.map(|card| Action::Say(Remark::Expose(card))))
        }
        Turn::Call(_) => {
            let low = low_bid(view).filter(|_| one_in(BIDS_LOW));
            let offers = view.legal.iter().any(|action| matches!(action, Action::Call(Call::Bid(_))));
            // After a four nothing comes of it but a card that was shown (B-17).
            let below_four = view.standing.is_none_or(|(_, bid)| bid < Bid::FOUR);
            let counts = rules.early_pitch == EarlyPitch::AssumedFour && rules.bids_four() && below_four;
            let early = offers && counts && one_in(PITCHES_EARLY);
            let card = best_card(view.hand()).filter(|_| early);
            low.map(|bid| Action::Call(Call::Bid(bid))).or(card.map(Action::Play))
        }
        _ => None,
    }?;
    Some((action, vec![Reason::Slipped]))
}

/// Returns `true` if they notice a renege of their own. Always the same for the same card.
pub(super) fn notices(view: &SeatView, own: Seat) -> bool {
    let own = view.lapses.iter().rev().find(|(renege, _)| renege.seat == own);
    own.is_some_and(|(renege, _)| (renege.card.index() as u32 + view.number).is_multiple_of(NOTICES))
}

/// Returns the cheapest card that does not follow, in a trick that somebody else led.
fn wrong_card(view: &SeatView, may: Cards) -> Option<Card> {
    let led = view.trick.is_some_and(|trick| !trick.is_empty());
    let own = view.own_seat()?;
    // A card that was called for or demanded is no slip: the book insists on it.
    let free = view.called[own].is_none() && may.len() > 1 && view.trump.is_some();
    (view.hand() - may).iter().filter(|_| led && free).min_by_key(|card| (card.rank(), *card))
}

/// Returns a bid at the number that stands, for a player who may not take it.
fn low_bid(view: &SeatView) -> Option<Bid> {
    let (_, standing) = view.standing?;
    let bids = view.legal.iter().any(|action| matches!(action, Action::Call(Call::Bid(bid)) if *bid > standing));
    let takes = view.legal.contains(&Action::Call(Call::Bid(standing)));
    Some(standing).filter(|_| bids && !takes)
}

fn best_card(hand: Cards) -> Option<Card> {
    hand.iter().max_by_key(|card| (card.rank(), *card))
}

fn chance(view: &SeatView, own: Seat, seed: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&view.number.to_le_bytes());
    let played = view.played().len() as u8;
    let shown = view.exposed.values().map(|cards| cards.len()).sum::<usize>() as u8;
    key[12..17].copy_from_slice(&[view.calls.len() as u8, played, own.index() as u8, shown, 1]);
    ChaCha8Rng::from_seed(key)
}
