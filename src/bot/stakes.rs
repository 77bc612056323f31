//! What each of the points that are still open is worth to the player and to the pitcher.
//!
//! A point that makes or breaks the contract is worth far more than one, and a point that a pitcher makes beside a
//! contract that is lost is worth nothing to him (BAP-34, BAP-35).

use crate::bot::knowledge::{Knowledge, power};
use crate::bot::weights::Beliefs;
use crate::engine::rules::{LowTo, SetScoring};
use crate::engine::{Card, CardPoints, Cards, Point, Rank, Ranking};

/// What Jack, Game and Low are worth, in points of the game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Worth {
    pub low: f64,
    pub jack: f64,
    pub game: f64,
}

/// What the points are worth to the player's side, and to the side that pitched.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stakes {
    pub own: Worth,
    pub pitcher: Worth,
}

impl Stakes {
    pub fn of(k: &Knowledge<'_>, beliefs: &Beliefs) -> Self {
        let chances = [high_chance(k), low_chance(k, beliefs), jack_chance(k, beliefs), game_chance(k, beliefs)];
        let worth = |point: Point| {
            let mut made = [1.0, 0.0, 0.0, 0.0, 0.0];
            let mut count = 0;
            for other in Point::ALL {
                if other != point {
                    let chance = chances[other as usize];
                    for n in (0..=count).rev() {
                        made[n + 1] += made[n] * chance;
                        made[n] *= 1.0 - chance;
                    }
                    count += 1;
                }
            }
            (0..=3).map(|n| made[n] * (contract_points(k, n + 1) - contract_points(k, n))).sum()
        };
        let pitcher = Worth { low: worth(Point::Low), jack: worth(Point::Jack), game: worth(Point::Game) };
        let own = if k.is_friend(k.pitcher) { pitcher } else { Worth { low: 1.0, jack: 1.0, game: 1.0 } };
        Stakes { own, pitcher }
    }
}

/// What the pitcher scores with so many points made.
fn contract_points(k: &Knowledge<'_>, made: usize) -> f64 {
    let bid = k.bid.map_or(0, |bid| usize::from(bid.number()));
    if made >= bid {
        made as f64
    } else if k.rules.set_scoring == SetScoring::KeepAndSetback {
        made as f64 - bid as f64
    } else {
        -(bid as f64)
    }
}

/// How likely the pitching side was dealt the highest trump in play.
fn high_chance(k: &Knowledge<'_>) -> f64 {
    dealt_chance(k, Ranking::highest, |k, card| k.ranking.beaten_by(card))
}

fn low_chance(k: &Knowledge<'_>, beliefs: &Beliefs) -> f64 {
    let dealt = dealt_chance(k, Ranking::lowest, |k, card| k.ranking.under(card));
    match k.rules.low_to {
        LowTo::Dealt => dealt,
        LowTo::Winner => (dealt + beliefs.pitcher_catches) * 0.5,
    }
}

/// How likely the pitching side was dealt the trump that stands at one end of those in play.
fn dealt_chance(
    k: &Knowledge<'_>,
    end: fn(&Ranking, Cards) -> Option<Card>,
    beyond: fn(&Knowledge<'_>, Card) -> Cards,
) -> f64 {
    let trumps = k.ranking.trumps();
    let all = k.known.values().fold(Cards::NONE, |all, &cards| all | cards) & trumps;
    let (in_play, pitchers) = shares(k);
    let (open, held) = match end(k.ranking, all) {
        Some(card) => {
            let holder = k.known.iter().find(|(_, cards)| cards.contains(card)).map(|(seat, _)| seat);
            let held = holder.is_some_and(|seat| k.side(seat) == k.side(k.pitcher));
            ((beyond(k, card) & k.unseen & trumps).len(), held)
        }
        None => ((k.unseen & trumps).len(), false),
    };
    let none = power(1.0 - in_play.min(1.0), open);
    let by_unseen = if in_play > 0.0 { (1.0 - none) * pitchers / in_play } else { 0.0 };
    by_unseen + if held { none } else { 0.0 }
}

/// How likely an unseen trump is in somebody's hand, and how likely in one of the pitching side.
fn shares(k: &Knowledge<'_>) -> (f64, f64) {
    let mut sums = (0.0, 0.0);
    for seat in k.rules.seats().all() {
        let share = k.holds(seat, k.trump);
        sums.0 += share;
        sums.1 += if k.side(seat) == k.side(k.pitcher) { share } else { 0.0 };
    }
    sums
}

fn jack_chance(k: &Knowledge<'_>, beliefs: &Beliefs) -> f64 {
    let jack = Card::new(Rank::Jack, k.trump);
    let side = k.side(k.pitcher);
    if let Some((seat, _)) = k.won.iter().find(|(_, cards)| cards.contains(jack)) {
        return f64::from(u8::from(k.side(seat) == side));
    }
    if k.unseen.contains(jack) {
        let (in_play, pitchers) = shares(k);
        return pitchers * beliefs.pitcher_saves + (in_play - pitchers) * beliefs.pitcher_catches;
    }
    let holder = k.known.iter().find(|(_, cards)| cards.contains(jack)).map(|(seat, _)| seat);
    let friend = holder.is_some_and(|seat| k.side(seat) == side);
    if friend { beliefs.pitcher_saves } else { beliefs.pitcher_catches }
}

/// How likely the pitching side makes Game, from the card points taken so far.
fn game_chance(k: &Knowledge<'_>, beliefs: &Beliefs) -> f64 {
    let side = k.side(k.pitcher);
    let own = f64::from(k.points[side].0);
    let others = k.points.iter().filter(|(other, _)| *other != side).map(|(_, points)| points.0).max();
    let lead = own - f64::from(others.unwrap_or_default()) + beliefs.pitcher_lead;
    let off = lead / beliefs.game_spread;
    let held = f64::from(CardPoints::of(k.hand).0);
    let _ = held;
    0.5 + 0.5 * off / (1.0 + off.abs())
}
