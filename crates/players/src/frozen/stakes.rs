//! What each of the points that are still open is worth to the player and to the pitcher.
//!
//! A point that makes or breaks the contract is worth far more than one, and a point that a pitcher makes beside a
//! contract that is lost is worth nothing to its pitcher (BAP-34, BAP-35).

use crate::frozen::chance::{counts, power};
use crate::frozen::knowledge::Knowledge;
use crate::frozen::race::Race;
use crate::frozen::weights::Beliefs;

use pitch_rules::rules::{LowTo, SetScoring};
use pitch_rules::{Card, Cards, Point, Ranking, Side};

/// What Jack, Game and Low are worth, in points of the game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Worth {
    /// Low, where it counts to who wins it.
    pub low: f64,
    /// The trump jack.
    pub jack: f64,
    /// Game.
    pub game: f64,
}

/// What the points are worth to the player's side, and to the side that pitched.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stakes {
    /// To the player's side.
    pub own: Worth,
    /// To the side that pitched.
    pub pitcher: Worth,
}

impl Stakes {
    /// What is at stake in the trick on the table and those to come.
    pub(crate) fn of(k: &Knowledge<'_>, beliefs: &Beliefs) -> Self {
        const EACH: Worth = Worth { low: 1.0, jack: 1.0, game: 1.0 };
        let Some(side) = k.pitcher.map(|pitcher| k.side(pitcher)) else { return Stakes { own: EACH, pitcher: EACH } };
        let chances = [
            high_chance(k, side),
            low_chance(k, side, beliefs),
            jack_chance(k, side, beliefs),
            game_chance(k, side, beliefs),
        ];
        let worth = |point: Point| {
            let others = Point::ALL_FOURS.into_iter().zip(chances).filter(|(other, _)| *other != point);
            let made = counts(others.map(|(_, chance)| chance));
            (0..=3).map(|n| made[n] * (contract_points(k, side, n + 1) - contract_points(k, side, n))).sum()
        };
        let pitcher = Worth { low: worth(Point::Low), jack: worth(Point::Jack), game: worth(Point::Game) };
        let own = if k.pitches() { pitcher } else { EACH };
        Stakes { own, pitcher }
    }
}

/// What the pitcher scores with so many points made, and what it is worth to them to win the game by it.
fn contract_points(k: &Knowledge<'_>, side: Side, made: usize) -> f64 {
    let bid = k.bid.map_or(0, |bid| usize::from(bid.number())).min(4);
    if made >= bid {
        made as f64 + Race::of(k.rules, &k.scores, side).bonus(made as f64)
    } else if k.rules.set_scoring == SetScoring::KeepAndSetback {
        made as f64 - bid as f64
    } else {
        -(bid as f64)
    }
}

/// How likely the pitching side makes High: was dealt the highest trump in play.
fn high_chance(k: &Knowledge<'_>, side: Side) -> f64 {
    dealt_chance(k, side, Ranking::highest, |k, card| k.ranking.beaten_by(card))
}

/// How likely the pitching side makes Low.
fn low_chance(k: &Knowledge<'_>, side: Side, beliefs: &Beliefs) -> f64 {
    let dealt = dealt_chance(k, side, Ranking::lowest, |k, card| k.ranking.under(card));
    match k.rules.low_to {
        LowTo::Dealt => dealt,
        LowTo::Winner => (dealt + beliefs.pitcher_catches) * 0.5,
    }
}

/// How likely the pitching side was dealt the trump that stands at one end of those in play.
fn dealt_chance(
    k: &Knowledge<'_>,
    side: Side,
    end: fn(&Ranking, Cards) -> Option<Card>,
    beyond: fn(&Knowledge<'_>, Card) -> Cards,
) -> f64 {
    let trumps = k.ranking.trumps();
    let all = k.known.values().fold(Cards::NONE, |all, &cards| all | cards) & trumps;
    let (in_play, pitchers) = shares(k, side);
    let (open, held) = match end(k.ranking, all) {
        Some(card) => {
            let holder = k.known.iter().find(|(_, cards)| cards.contains(card)).map(|(seat, _)| seat);
            let held = holder.is_some_and(|seat| k.side(seat) == side);
            ((beyond(k, card) & k.unseen & trumps).len(), held)
        }
        None => ((k.unseen & trumps).len(), false),
    };
    let none = power(1.0 - in_play.min(1.0), open);
    let by_unseen = if in_play > 0.0 { (1.0 - none) * pitchers / in_play } else { 0.0 };
    by_unseen + if held { none } else { 0.0 }
}

/// How likely an unseen trump is in somebody's hand, and how likely in one of the pitching side.
fn shares(k: &Knowledge<'_>, side: Side) -> (f64, f64) {
    let mut sums = (0.0, 0.0);
    for seat in k.rules.seats().all() {
        let share = k.holds(seat, k.trump);
        sums.0 += share;
        sums.1 += if k.side(seat) == side { share } else { 0.0 };
    }
    sums
}

/// How likely the pitching side makes Jack.
fn jack_chance(k: &Knowledge<'_>, side: Side, beliefs: &Beliefs) -> f64 {
    let jack = k.jack();
    if let Some((seat, _)) = k.won.iter().find(|(_, cards)| cards.contains(jack)) {
        return f64::from(u8::from(k.side(seat) == side));
    }
    if k.unseen.contains(jack) {
        let (in_play, pitchers) = shares(k, side);
        return pitchers * beliefs.pitcher_saves + (in_play - pitchers) * beliefs.pitcher_catches;
    }
    let holder = k.known.iter().find(|(_, cards)| cards.contains(jack)).map(|(seat, _)| seat);
    let friend = holder.is_some_and(|seat| k.side(seat) == side);
    if friend { beliefs.pitcher_saves } else { beliefs.pitcher_catches }
}

/// How likely the pitching side makes Game, from the card points taken so far.
fn game_chance(k: &Knowledge<'_>, side: Side, beliefs: &Beliefs) -> f64 {
    let lead = k.lead(side) + beliefs.pitcher_lead;
    let off = lead / beliefs.game_spread;
    0.5 + 0.5 * off / (1.0 + off.abs())
}
