//! Choosing a card: each legal one is judged by what the trick is expected to bring, and by what is spent on it.

use crate::bot::knowledge::{Knowledge, power};
use crate::bot::stakes::Stakes;
use crate::bot::weights::{Beliefs, Feature, Weights};
use crate::engine::rules::LowTo;
use crate::engine::{Card, CardPoints, Cards, Rank, Suit};

/// A card that may be played, and what speaks for it.
pub(super) struct Judgement {
    pub card: Card,
    /// In points of the game; only the difference to other cards means anything.
    value: f64,
}

/// The best of these cards, all of which may be played. The first of equals.
pub(super) fn best(knowledge: &Knowledge<'_>, legal: Cards, weights: &Weights) -> Option<Judgement> {
    let mut best: Option<Judgement> = None;
    let stakes = Stakes::of(knowledge, &weights.beliefs);
    for card in legal {
        let judgement = judge(knowledge, card, weights, &stakes);
        if best.as_ref().is_none_or(|best| judgement.value > best.value) {
            best = Some(judgement);
        }
    }
    best
}

fn judge(k: &Knowledge<'_>, card: Card, weights: &Weights, stakes: &Stakes) -> Judgement {
    let row = &weights.cards[usize::from(!k.is_friend(k.pitcher))];
    let beliefs = &weights.beliefs;
    let mut value = 0.0;
    let mut add = |feature: Feature, amount: f64| value += row[feature as usize] * amount;

    let mut trick = k.trick;
    trick.play(card, k.ranking);
    let (Some(led), Some((leader, top))) = (trick.led(), trick.best()) else {
        return Judgement { card, value: 0.0 };
    };
    let lying = trick.cards();
    let rest = k.hand - Cards::of(card);
    let left = rest.len() as f64 / 5.0;
    let points = f64::from(CardPoints::of(lying).0);
    let is_trump = card.suit() == k.trump;
    let leads = k.trick.is_empty();
    let jack = Card::new(Rank::Jack, k.trump);
    let ten = Card::new(Rank::Ten, k.trump);

    // Who takes the trick.
    let mut wins = if k.is_friend(leader) { 1.0 } else { 0.0 };
    let mut pitcher_wins = if leader == k.pitcher { 1.0 } else { 0.0 };
    for seat in k.later() {
        let beats = k.beats(seat, led, top, points, beliefs);
        let friend = k.is_friend(seat);
        wins = wins * (1.0 - beats) + if friend { beats } else { 0.0 };
        pitcher_wins = pitcher_wins * (1.0 - beats) + if seat == k.pitcher { beats } else { 0.0 };
    }
    let loses = 1.0 - wins;

    // What it holds.
    let value_of_one = point_value(k, beliefs);
    let game = points * value_of_one;
    add(Feature::GameWon, wins * game * stakes.own.game);
    add(Feature::GameLost, -loses * game * stakes.own.game);
    add(Feature::LaterPoints, wins * later_points(k, led) * value_of_one * stakes.own.game);
    let mut stake = game * stakes.pitcher.game;
    if lying.contains(jack) {
        let worth = if card == jack { 1.0 } else { f64::from(k.rules.hang_jack.0) };
        add(Feature::JackWon, wins * worth * stakes.own.jack);
        add(
            Feature::JackLost,
            -loses * if card == jack { f64::from(k.rules.hang_jack.0) } else { 1.0 } * stakes.own.jack,
        );
        stake += stakes.pitcher.jack;
    }
    if k.rules.low_to == LowTo::Winner {
        let low = k.low_chance(lying);
        add(Feature::LowWon, wins * low * stakes.own.low);
        add(Feature::LowLost, -loses * low * stakes.own.low);
        stake += low * stakes.pitcher.low;
    }
    add(Feature::PitcherTakes, -if k.is_friend(k.pitcher) { 0.0 } else { pitcher_wins } * stake);

    // What is spent on it: nothing is worth keeping after the last trick.
    if !rest.is_empty() {
        let trumps = rest & k.ranking.trumps();
        add(Feature::Initiative, wins * left);
        add(Feature::InitiativeTrumps, wins * left * (trumps.len() as f64 - k.trumps_out()));
        let above = k.above(card);
        if is_trump {
            match above {
                0 => add(Feature::SpendTop, -left),
                1 => add(Feature::SpendSecond, -left),
                _ => {}
            }
            add(Feature::SpendTrump, -left);
            add(Feature::SpendTrumpRank, -(card.rank() as u8 as f64) / 12.0);
            if card == jack {
                add(Feature::SpendJack, -left);
            }
            if card == ten {
                add(Feature::SpendTrumpTen, -left);
            }
        } else {
            if card.rank() == Rank::Ten {
                add(Feature::SpendPlainTen, -left);
            }
            if above == 0 {
                add(Feature::SpendPlainTop, -left);
            }
            add(Feature::SpendPlainRank, -(card.rank() as u8 as f64) / 12.0);
            if !trumps.is_empty() && (rest & Cards::of_suit(card.suit())).is_empty() {
                add(Feature::MakeVoid, 1.0);
            }
        }
        if trumps.contains(jack) && is_trump {
            add(Feature::GuardJack, -1.0 / trumps.len() as f64);
        }
    }

    if leads {
        if is_trump {
            add(Feature::LeadTrump, 1.0);
            add(Feature::LeadTrumpOut, k.trumps_out());
            if k.above(card) == 0 {
                add(Feature::LeadTopTrump, 1.0);
            }
            if card.rank() > Rank::Jack && k.unseen.contains(jack) {
                add(Feature::HuntJack, wins * forced_out(k, jack));
            }
            if card.rank() > Rank::Ten && k.unseen.contains(ten) {
                add(Feature::HuntTen, wins * forced_out(k, ten));
            }
        } else {
            if k.above(card) == 0 {
                add(Feature::LeadPlainTop, 1.0);
            }
            add(Feature::LeadPlainLength, (rest & Cards::of_suit(card.suit())).len() as f64);
            if k.later().next() == Some(k.pitcher) {
                add(Feature::LeadThroughPitcher, 1.0);
            }
        }
    }
    Judgement { card, value }
}

/// What one card point is worth, in points of the game: most when Game is close, nothing once it is decided.
fn point_value(k: &Knowledge<'_>, beliefs: &Beliefs) -> f64 {
    let of = |cards: Cards| f64::from(CardPoints::of(cards).0);
    let mut unseen = 0.0;
    for suit in Suit::ALL {
        let shared: f64 = k.rules.seats().all().map(|seat| k.holds(seat, suit)).sum();
        unseen += of(k.unseen_of(suit)) * shared;
    }
    let rest = of(k.hand) + of(k.trick.cards()) + unseen;
    let lead = k.own_points - k.rivals_points;
    let most = of(k.hand) + of(k.trick.cards()) + of(k.unseen);
    if lead > most || -lead > most {
        return 0.0;
    }
    let spread = beliefs.spread + beliefs.spread_rest * rest;
    let off = lead / spread;
    1.0 / (spread * (1.0 + off * off))
}

/// How likely a foe holds this unseen trump with no other, so that it falls when trump is led.
fn forced_out(k: &Knowledge<'_>, trump: Card) -> f64 {
    let others = k.unseen_of(k.trump).len() - 1;
    k.foes()
        .map(|seat| {
            let holds = k.holds(seat, trump.suit());
            holds * power(1.0 - holds, others)
        })
        .sum()
}

/// The card points that those who play later are expected to add.
fn later_points(k: &Knowledge<'_>, led: Card) -> f64 {
    let unseen = k.unseen_of(led.suit());
    if unseen.is_empty() {
        return 0.0;
    }
    let mean = f64::from(CardPoints::of(unseen).0) / unseen.len() as f64;
    k.later().map(|seat| k.holds_any(seat, led.suit(), unseen.len()) * mean).sum()
}
