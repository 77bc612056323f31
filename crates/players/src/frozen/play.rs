//! Choosing a card: each legal one is judged by what the trick is expected to bring, and by what is spent on it.

use crate::frozen::chance::power;
use crate::frozen::knowledge::Knowledge;
use crate::frozen::stakes::Stakes;
use crate::frozen::weights::{Beliefs, Feature, Weights};

use pitch_rules::rules::LowTo;
use pitch_rules::{Card, Cards, Rank, Seat, Suit, Trick};

/// What a trick is worth by which all tricks are taken or not, where they were bid (C-02).
const SLAM: f64 = 6.0;

/// The best of these cards, all of which may be played: the first of equals.
pub(super) fn best(k: &Knowledge<'_>, legal: Cards, weights: &Weights) -> Option<Card> {
    let stakes = Stakes::of(k, &weights.beliefs);
    let mut best: Option<(f64, Card)> = None;
    for card in legal {
        let value = Judgement::of(k, card, &stakes, weights);
        if best.is_none_or(|(than, _)| value > than) {
            best = Some((value, card));
        }
    }
    best.map(|(_, card)| card)
}

/// What speaks for a card, added up.
struct Judgement<'a> {
    k: &'a Knowledge<'a>,
    stakes: &'a Stakes,
    weights: &'a Weights,
    card: Card,
    /// The cards left after it.
    rest: Cards,
    /// The tricks still to come, of a hand of six as 1.
    left: f64,
    value: f64,
}

impl<'a> Judgement<'a> {
    /// What this card is worth, in points of the game. Only the difference to other cards means anything.
    fn of(k: &'a Knowledge<'a>, card: Card, stakes: &'a Stakes, weights: &'a Weights) -> f64 {
        let rest = k.hand - Cards::of(card);
        let mut judgement = Judgement { k, stakes, weights, card, rest, left: rest.len() as f64 / 5.0, value: 0.0 };
        let wins = judgement.trick();
        // After the last trick nothing is worth keeping.
        if !rest.is_empty() {
            judgement.spending(wins);
        }
        if k.trick.is_empty() {
            judgement.leading(wins);
        }
        judgement.value
    }

    fn add(&mut self, feature: Feature, amount: f64) {
        self.value += self.weights.of(feature, self.k.pitches()) * amount;
    }

    /// Counts what the trick brings; gives how likely the player's side takes it, from 0 to 1.
    fn trick(&mut self) -> f64 {
        let (k, own, pitcher) = (self.k, self.stakes.own, self.stakes.pitcher);
        let mut trick = k.trick;
        trick.play(self.card, k.ranking);
        let (Some(led), Some((leader, top))) = (trick.led(), trick.best()) else { return 0.0 };
        let lying = trick.cards();
        let points = f64::from(k.ranking.card_points(lying).0);
        let pitches = k.pitches();

        let certain = |takes: bool| if takes { 1.0 } else { 0.0 };
        let (mut wins, mut pitcher_wins) = (certain(k.is_friend(leader)), certain(k.is_pitcher(leader)));
        for seat in k.later() {
            let beats = k.beats(seat, led, top, points, &self.weights.beliefs);
            wins = wins * (1.0 - beats) + certain(k.is_friend(seat)) * beats;
            pitcher_wins = pitcher_wins * (1.0 - beats) + certain(k.is_pitcher(seat)) * beats;
        }
        let loses = 1.0 - wins;

        let each = point_value(k, &self.weights.beliefs);
        let game = points * each;
        self.add(Feature::GameWon, wins * game * own.game);
        self.add(Feature::GameLost, -loses * game * own.game);
        self.add(Feature::LaterPoints, wins * later_points(k, led) * each * own.game);
        let mut stake = game * pitcher.game;
        let jack = k.jack();
        if lying.contains(jack) {
            let hang = f64::from(k.rules.hang_jack.0);
            let holder = lying_by(&trick, jack);
            let (worth, risk) = if holder.is_some_and(|seat| k.is_friend(seat)) { (1.0, hang) } else { (hang, 1.0) };
            self.add(Feature::JackWon, wins * worth * own.jack);
            self.add(Feature::JackLost, -loses * risk * own.jack);
            stake += pitcher.jack;
        }
        if k.rules.low_to == LowTo::Winner {
            let low = k.low_chance(lying);
            self.add(Feature::LowWon, wins * low * own.low);
            self.add(Feature::LowLost, -loses * low * own.low);
            stake += low * pitcher.low;
        }
        if !pitches {
            self.add(Feature::PitcherTakes, -pitcher_wins * stake);
        }
        if k.slam_is_open() {
            self.value += SLAM * if pitches { wins } else { 1.0 - pitcher_wins };
        }
        wins
    }

    /// Counts what the card could still do, if it were kept.
    fn spending(&mut self, wins: f64) {
        let (k, card, left) = (self.k, self.card, self.left);
        let trumps = self.rest & k.ranking.trumps();
        let rank = k.ranking.under(card).len() as f64 / 12.0;
        self.add(Feature::Initiative, wins * left);
        self.add(Feature::InitiativeTrumps, wins * left * (trumps.len() as f64 - k.trumps_out()));
        if k.ranking.trumps().contains(card) {
            match k.above(card) {
                0 => self.add(Feature::SpendTop, -left),
                1 => self.add(Feature::SpendSecond, -left),
                _ => {}
            }
            self.add(Feature::SpendTrump, -left);
            self.add(Feature::SpendTrumpRank, -rank);
            match card.rank() {
                Some(Rank::Jack) => self.add(Feature::SpendJack, -left),
                Some(Rank::Ten) => self.add(Feature::SpendTrumpTen, -left),
                _ => {}
            }
            if k.rules.low_to == LowTo::Winner {
                self.add(Feature::SpendLow, -left * k.low_chance(Cards::of(card)));
            }
            if trumps.contains(k.jack()) {
                self.add(Feature::GuardJack, -1.0 / trumps.len() as f64);
            }
        } else {
            if card.rank() == Some(Rank::Ten) {
                self.add(Feature::SpendPlainTen, -left);
            }
            if k.above(card) == 0 {
                self.add(Feature::SpendPlainTop, -left);
            }
            self.add(Feature::SpendPlainRank, -rank);
            if !trumps.is_empty() && (self.rest & k.ranking.followers(card)).is_empty() {
                self.add(Feature::MakeVoid, 1.0);
            }
        }
    }

    /// Counts what leading this card starts.
    fn leading(&mut self, wins: f64) {
        let (k, card) = (self.k, self.card);
        let top = k.above(card) == 0;
        if k.ranking.trumps().contains(card) {
            self.add(Feature::LeadTrump, 1.0);
            self.add(Feature::LeadTrumpOut, k.trumps_out());
            if top {
                self.add(Feature::LeadTopTrump, 1.0);
            }
            for (feature, rank) in [(Feature::HuntJack, Rank::Jack), (Feature::HuntTen, Rank::Ten)] {
                let hunted = Card::new(rank, k.trump);
                if k.unseen.contains(hunted) && k.ranking.beats(card, hunted) {
                    self.add(feature, wins * forced_out(k));
                }
            }
        } else {
            if top {
                self.add(Feature::LeadPlainTop, 1.0);
            }
            self.add(Feature::LeadPlainLength, (self.rest & k.ranking.followers(card)).len() as f64);
            if k.later().next().is_some_and(|seat| k.is_pitcher(seat)) {
                self.add(Feature::LeadThroughPitcher, 1.0);
            }
        }
    }
}

/// Who played this card of the trick.
fn lying_by(trick: &Trick, card: Card) -> Option<Seat> {
    trick.plays().find(|(_, played)| *played == card).map(|(seat, _)| seat)
}

/// What one card point is worth, in points of the game: most when Game is close, nothing once it is decided.
fn point_value(k: &Knowledge<'_>, beliefs: &Beliefs) -> f64 {
    let of = |cards: Cards| f64::from(k.ranking.card_points(cards).0);
    let mut unseen = 0.0;
    for suit in Suit::ALL {
        let shared: f64 = k.rules.seats().all().map(|seat| k.holds(seat, suit)).sum();
        unseen += of(k.unseen_of(suit)) * shared;
    }
    let rest = of(k.hand) + of(k.trick.cards()) + unseen;
    let lead = k.lead(k.side(k.own));
    let most = of(k.hand) + of(k.trick.cards()) + of(k.unseen);
    if lead > most || -lead > most {
        return 0.0;
    }
    let spread = beliefs.spread + beliefs.spread_rest * rest;
    let off = lead / spread;
    1.0 / (spread * (1.0 + off * off))
}

/// How likely a foe holds a given unseen trump with no other, so that it falls when trump is led.
fn forced_out(k: &Knowledge<'_>) -> f64 {
    let others = k.unseen_of(k.trump).len() - 1;
    k.foes()
        .map(|seat| {
            let holds = k.holds(seat, k.trump);
            holds * power(1.0 - holds, others)
        })
        .sum()
}

/// The card points that those who play later are expected to add.
fn later_points(k: &Knowledge<'_>, led: Card) -> f64 {
    let Some(suit) = k.ranking.suit_of(led) else { return 0.0 };
    let unseen = k.unseen_of(suit);
    if unseen.is_empty() {
        return 0.0;
    }
    let mean = f64::from(k.ranking.card_points(unseen).0) / unseen.len() as f64;
    k.later().map(|seat| k.holds_any(seat, suit, unseen.len()) * mean).sum()
}
