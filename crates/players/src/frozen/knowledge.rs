//! What a seat can tell from its view while cards are played: what is gone, who is void, what may still be where.

use crate::frozen::chance::power;
use crate::frozen::weights::Beliefs;

use pitch_rules::rules::Ruff;
use pitch_rules::{
    Bid, BySeat, BySide, Card, CardPoints, Cards, Points, Rank, Ranking, Rules, Seat, SeatView, Side, Suit, Trick,
};

/// The view of a player whose turn it is to play, thought through.
pub(super) struct Knowledge<'a> {
    /// The rules in force.
    pub rules: &'a Rules,
    /// How the cards stand to each other.
    pub ranking: &'static Ranking,
    /// The trump suit; before the pitch, the one that will be.
    pub trump: Suit,
    /// Who thinks.
    pub own: Seat,
    /// Their cards.
    pub hand: Cards,
    /// The trick on the table.
    pub trick: Trick,
    /// Who pitches; nobody where trump was turned up.
    pub pitcher: Option<Seat>,
    /// What they must make.
    pub bid: Option<Bid>,
    /// The scores as they stand.
    pub scores: BySide<Points>,
    /// The card points that each side has taken.
    pub points: BySide<CardPoints>,
    /// The cards that others hold, or that were not dealt.
    pub unseen: Cards,
    /// The cards that each seat is known to have been dealt: those it played, and the player's own.
    pub known: BySeat<Cards>,
    /// The cards in the tricks that each seat has taken.
    pub won: BySeat<Cards>,
    /// For each seat and suit, how likely one unseen card of the suit is held there, from 0 to 1.
    share: BySeat<[f64; 4]>,
}

impl<'a> Knowledge<'a> {
    /// What the player of this seat knows, with this suit as trump. Nothing if no trick is on the table.
    pub(crate) fn new(view: &SeatView, rules: &'a Rules, own: Seat, trump: Suit, beliefs: &Beliefs) -> Option<Self> {
        let trick = view.trick?;
        let pitcher = view.contract.map(|contract| contract.pitcher);
        let ranking = rules.ranking(Some(trump));
        let hand = view.hand();
        let mut void = BySeat::<[bool; 4]>::new(view.seats.len());
        for trick in view.tricks.iter().chain([&trick]) {
            mark_voids(rules, ranking, trick, &mut void);
        }
        let laid_down = view.laid_down.values().fold(Cards::NONE, |all, &cards| all | cards);
        let thrown = view.thrown[own].cards.unwrap_or_default();
        let turned: Cards = view.turned.iter().copied().collect();
        let unseen = rules.pack_cards() - hand - view.played() - laid_down - thrown - turned;
        let others = view.seats.all().filter(|&seat| seat != own);
        let undealt = unseen.len() as f64 - others.clone().map(|seat| f64::from(view.held[seat].count)).sum::<f64>();
        let mut share = BySeat::<[f64; 4]>::new(view.seats.len());
        for suit in Suit::ALL {
            let s = suit as usize;
            // Who pitches has more of the suit than chance gives; what was not dealt has less, since they saw none of it.
            let weight = |seat: Seat| {
                let bias = if suit == trump && Some(seat) == pitcher { beliefs.pitcher_trumps } else { 1.0 };
                let out = void[seat][s] || trick.out().contains(seat);
                if out { 0.0 } else { f64::from(view.held[seat].count) * bias }
            };
            let whole: f64 = others.clone().map(weight).sum::<f64>() + undealt.max(0.0);
            for seat in others.clone() {
                share[seat][s] = if whole > 0.0 { weight(seat) / whole } else { 0.0 };
            }
        }
        let mut known = BySeat::<Cards>::new(view.seats.len());
        known[own] = hand;
        let mut won = BySeat::<Cards>::new(view.seats.len());
        for played in view.tricks.iter().chain([&trick]) {
            for (seat, card) in played.plays() {
                known[seat].insert(card);
            }
        }
        for (seat, cards) in view.laid_down.iter() {
            known[seat] |= *cards;
        }
        for trick in &view.tricks {
            if let Some((winner, _)) = trick.best() {
                won[winner] |= trick.cards();
            }
        }
        let mut points = rules.by_side::<CardPoints>();
        for (seat, cards) in won.iter() {
            points[rules.side_of(seat)] += ranking.card_points(*cards);
        }
        Some(Knowledge {
            rules,
            ranking,
            trump,
            own,
            hand,
            trick,
            pitcher,
            unseen,
            bid: view.contract.and_then(|contract| contract.bid),
            scores: view.scores,
            known,
            won,
            points,
            share,
        })
    }

    /// Whether this seat plays for the same side.
    pub(crate) fn is_friend(&self, seat: Seat) -> bool {
        self.side(seat) == self.side(self.own)
    }

    /// Whether their side pitches. Where nobody does, everybody fights for the points as a pitcher does.
    pub(crate) fn pitches(&self) -> bool {
        self.pitcher.is_none_or(|pitcher| self.is_friend(pitcher))
    }

    /// Whether this seat pitches.
    pub(crate) fn is_pitcher(&self, seat: Seat) -> bool {
        self.pitcher == Some(seat)
    }

    /// Whether the pitching side still takes every trick, as a bid of five asks for (C-02).
    pub(crate) fn slam_is_open(&self) -> bool {
        let side = self.pitcher.filter(|_| self.bid == Some(Bid::FIVE)).map(|pitcher| self.side(pitcher));
        side.is_some_and(|side| self.won.iter().all(|(seat, cards)| cards.is_empty() || self.side(seat) == side))
    }

    /// The side for which a seat scores.
    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.rules.side_of(seat)
    }

    /// Who plays to the trick after the player whose turn it is.
    pub(crate) fn later(&self) -> impl Iterator<Item = Seat> + Clone {
        let (seats, trick) = (self.rules.seats(), self.trick);
        let waits = move |seat: &Seat| trick.card_of(*seat).is_none() && !trick.out().contains(*seat);
        seats.after(self.own).take(seats.len() - 1).filter(waits)
    }

    /// Everybody who plays for another side.
    pub(crate) fn foes(&self) -> impl Iterator<Item = Seat> + '_ {
        self.rules.seats().all().filter(|&seat| !self.is_friend(seat))
    }

    /// The trump jack.
    pub(crate) const fn jack(&self) -> Card {
        Card::new(Rank::Jack, self.trump)
    }

    /// How likely this seat holds an unseen card of the suit, from 0 to 1.
    pub(crate) fn holds(&self, seat: Seat, suit: Suit) -> f64 {
        self.share[seat][suit as usize]
    }

    /// How likely this seat holds at least one of `count` unseen cards of the suit, from 0 to 1.
    pub(crate) fn holds_any(&self, seat: Seat, suit: Suit, count: usize) -> f64 {
        1.0 - power(1.0 - self.holds(seat, suit), count)
    }

    /// How many card points this side has more than the best of the others, or less if below zero.
    pub(crate) fn lead(&self, side: Side) -> f64 {
        let others = self.points.iter().filter(|(other, _)| *other != side).map(|(_, points)| points.0).max();
        f64::from(self.points[side].0) - f64::from(others.unwrap_or_default())
    }

    /// The unseen cards of a suit.
    pub(crate) fn unseen_of(&self, suit: Suit) -> Cards {
        self.unseen & self.ranking.suit(suit)
    }

    /// How many unseen cards of its own suit beat this card.
    pub(crate) fn above(&self, card: Card) -> usize {
        (self.ranking.above(card) & self.unseen).len()
    }

    /// How many trumps the foes are expected to hold.
    pub(crate) fn trumps_out(&self) -> f64 {
        let unseen = self.unseen_of(self.trump).len() as f64;
        self.foes().map(|seat| self.holds(seat, self.trump)).sum::<f64>() * unseen
    }

    /// How likely the lowest trump in play is among these cards, from 0 to 1.
    pub(crate) fn low_chance(&self, lying: Cards) -> f64 {
        let Some(lowest) = self.ranking.lowest(lying & self.ranking.trumps()) else { return 0.0 };
        let under = self.ranking.under(lowest);
        let seen = self.known.values().fold(Cards::NONE, |all, &cards| all | cards) - lying;
        if !(under & seen).is_empty() {
            return 0.0;
        }
        let in_play: f64 = self.rules.seats().all().map(|seat| self.holds(seat, self.trump)).sum();
        power(1.0 - in_play.min(1.0), (under & self.unseen).len())
    }

    /// How likely this seat beats `best`, now the best card of a trick to which `led` was led, from 0 to 1. `points` are
    /// the card points on the table, which tempt to trump.
    pub(crate) fn beats(&self, seat: Seat, led: Card, best: Card, points: f64, beliefs: &Beliefs) -> f64 {
        let higher = (self.ranking.above(best) & self.unseen).len();
        let trumps = self.ranking.trumps();
        let Some(suit) = self.ranking.suit_of(best).filter(|_| !trumps.contains(best)) else {
            let will = if trumps.contains(led) { beliefs.follows_high } else { beliefs.ruffs_for(points) };
            return will * self.holds_any(seat, self.trump, higher);
        };
        let trumps = self.unseen_of(self.trump).len();
        let follows = beliefs.follows_high * self.holds_any(seat, suit, higher);
        let ruffs = beliefs.ruffs_for(points) * self.holds_any(seat, self.trump, trumps);
        let may_ruff = match self.rules.ruff {
            Ruff::Anytime => 1.0,
            Ruff::OnlyWhenVoid => 1.0 - self.holds_any(seat, suit, self.unseen_of(suit).len()),
        };
        1.0 - (1.0 - follows) * (1.0 - ruffs * may_ruff)
    }
}

/// Notes who did not follow suit in a trick, and so has none of it.
fn mark_voids(rules: &Rules, ranking: &Ranking, trick: &Trick, void: &mut BySeat<[bool; 4]>) {
    let Some(led) = trick.led() else { return };
    for (seat, card) in trick.plays().skip(1) {
        let follows = ranking.followers(led).contains(card);
        // Who trumps may still hold the suit, unless one trumps only when void.
        let ruffs = ranking.trumps().contains(card) && rules.ruff == Ruff::Anytime;
        if let Some(suit) = ranking.suit_of(led).filter(|_| !follows && !ruffs) {
            void[seat][suit as usize] = true;
        }
    }
}
