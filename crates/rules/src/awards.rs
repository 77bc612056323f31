//! The count of a hand: the sides that made High, Low, Jack and Game (BAP-13 to BAP-18), and whatever else scores (M-30
//! to M-32).

use crate::call::Contract;
use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::hand::Hand;
use crate::mark::Cause;
use crate::point::Point;
use crate::points::{CardPoints, Points};
use crate::ranking::Ranking;
use crate::rules::{Entry, GameTie, LowTo, PointList, Rules};
use crate::seat::{BySeat, BySide, Seat, Side};
use crate::trick::Trick;

use std::fmt;

/// Point that a side made, by which card and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Award {
    /// Point that was made.
    pub point: Point,
    /// Side that made it: the one for which the player plays in this hand (M-70).
    pub side: Side,
    /// Points that it scores: its worth in the list of points, or `hang_jack` for a jack taken from another side (TAF-28).
    pub points: Points,
    /// Points that it adds toward the bid of the pitching side: its worth in the list of points (M-34).
    pub toward_bid: Points,
    /// The card that made it; Game and the last trick have none.
    pub card: Option<MadeBy>,
}

/// The card that made a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeBy {
    /// The card.
    pub card: Card,
    /// Seat to which the card was dealt.
    pub dealt_to: Seat,
    /// Seat that took the trick to which the card was played.
    pub taken_by: Seat,
}

/// Points that each side made in a hand, and the card points that decided Game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Awards {
    /// Awards in counting order; a point that nobody made is not among them (BAP-17, BAP-18).
    made: [Award; PointList::MOST_AWARDS],
    len: u8,
    /// The card points each side of the hand took (BAP-16, SET-23, M-70).
    pub card_points: BySide<CardPoints>,
}

impl Awards {
    /// Counts a hand whose tricks are all played.
    #[must_use]
    pub fn count(rules: &Rules, dealer: Seat, contract: Option<Contract>, hand: &Hand) -> Awards {
        Awards::made(rules, dealer, contract, hand, |_| true)
    }

    /// Counts the cards of a hand that are won, which is all that scores before its last trick (M-36).
    #[must_use]
    pub(crate) fn of_cards(rules: &Rules, dealer: Seat, contract: Option<Contract>, hand: &Hand) -> Awards {
        Awards::made(rules, dealer, contract, hand, Point::is_card)
    }

    fn made(
        rules: &Rules,
        dealer: Seat,
        contract: Option<Contract>,
        hand: &Hand,
        is_counted: impl Fn(Point) -> bool,
    ) -> Awards {
        // Asked of every card that scores, and who made it cannot be guessed.
        let sides = BySeat::from_fn(rules.seats().len(), |seat| rules.side_in(contract, seat));
        let side_of = |seat| sides[seat];
        let ranking = hand.ranking();
        let (dealt, won) = (hand.dealt(), hand.won());
        let (takers, holders) = (Owners::of(won), Owners::of(dealt));
        let in_play = holders.all;
        let trumps = in_play & ranking.trumps();
        let taken = |card| takers.owner(card);
        let dealt_to = |card| holders.owner(card).unwrap_or(dealer);
        let made_by = |card| MadeBy { card, dealt_to: dealt_to(card), taken_by: taken(card).unwrap_or(dealer) };
        // A trump that was thrown away can score for the side that made trump (M-55); what is in no trick for nobody.
        let (maker, dead) = hand.dead();
        let scored_by = |card| match taken(card) {
            None if dead.contains(card) => Some(MadeBy { card, dealt_to: maker, taken_by: maker }),
            taken => taken.map(|taken_by| MadeBy { card, dealt_to: dealt_to(card), taken_by }),
        };

        let mut awards = Awards::none(rules);
        let mut won_by_side = rules.by_side::<Cards>();
        won.iter().for_each(|(seat, &cards)| won_by_side[side_of(seat)] |= cards);
        awards.card_points = won_by_side.map(|_, &cards| ranking.card_points(cards));
        for entry in rules.points.entries().iter().filter(|entry| is_counted(entry.point)) {
            let mut by_card = |card: MadeBy, seat| awards.push(Award::of(entry, side_of(seat), Some(card)));
            let owner = |card: MadeBy| if entry.to_player { card.dealt_to } else { card.taken_by };
            match entry.point {
                Point::High => {
                    if let Some(card) = ranking.highest(trumps).map(made_by) {
                        by_card(card, card.dealt_to);
                    }
                }
                Point::Low => {
                    let lowest = if rules.low_joker { trumps } else { trumps - Cards::JOKERS };
                    if let Some(card) = ranking.lowest(lowest).map(made_by) {
                        let seat = if rules.low_to == LowTo::Dealt { card.dealt_to } else { card.taken_by };
                        by_card(card, seat);
                    }
                }
                Point::Jack => {
                    let jack = trumps & ranking.scoring(Point::Trump(Rank::Jack));
                    if let Some(card) = jack.first().filter(|&jack| taken(jack).is_some()).map(made_by) {
                        let hung = side_of(card.dealt_to) != side_of(card.taken_by);
                        let award = Award::of(entry, side_of(card.taken_by), Some(card));
                        let points = if hung { rules.hang_jack.max(entry.worth) } else { entry.worth };
                        awards.push(Award { points, ..award });
                    }
                }
                Point::Trump(_) | Point::Off(_) | Point::Joker | Point::Plain(_) => {
                    for card in ((in_play | dead) & ranking.scoring(entry.point)).iter().filter_map(scored_by) {
                        by_card(card, owner(card));
                    }
                }
                // Who took the last trick would lead to another; where nobody holds a trump there may have been none (M-60).
                Point::Last if takers.all.is_empty() => {}
                Point::Last => awards.push(Award::of(entry, side_of(hand.trick().leader()), None)),
                Point::Game => {
                    if let Some(side) = awards.most_card_points(rules, dealer, won, side_of) {
                        awards.push(Award::of(entry, side, None));
                    }
                }
            }
        }
        awards
    }

    /// Puts several cards of one name in the order in which they were played to these tricks (M-35), and cards pegged
    /// trick by trick before all that is counted at the end (M-36). Cards in none of the tricks were claimed by one
    /// side together, and come last.
    pub(crate) fn put_in_order_of_play(&mut self, rules: &Rules, tricks: &[Trick]) {
        let played = |card| tricks.iter().flat_map(Trick::plays).position(|(_, played)| played == card);
        let made = &mut self.made[..usize::from(self.len)];
        for of_one_name in made.chunk_by_mut(|one, next| one.point == next.point).filter(|awards| awards.len() > 1) {
            of_one_name.sort_by_key(|award| award.card.and_then(|made| played(made.card)).unwrap_or(usize::MAX));
        }
        if rules.pegs() {
            let trick = |card| tricks.iter().position(|trick| trick.cards().contains(card)).unwrap_or(tricks.len());
            let pegged = |award: &Award| award.card.filter(|_| rules.pegs_at_once(award.point));
            made.sort_by_key(|award| pegged(award).map_or(usize::MAX, |made| trick(made.card)));
        }
    }

    /// Creates the awards of a hand that was not played: none for anybody.
    #[must_use]
    pub fn none(rules: &Rules) -> Awards {
        let nothing = Award {
            point: Point::High,
            side: Side::default(),
            points: Points::ZERO,
            toward_bid: Points::ZERO,
            card: None,
        };
        Awards { made: [nothing; PointList::MOST_AWARDS], len: 0, card_points: rules.by_side() }
    }

    /// Adds an award after those counted before.
    pub fn push(&mut self, award: Award) {
        // A list of points that could give more cannot be written.
        if let Some(place) = self.made.get_mut(usize::from(self.len)) {
            *place = award;
            self.len += 1;
        }
    }

    /// Returns the side with the most card points, or the one that has Game on a tie (BAP-18, B-04).
    fn most_card_points(
        &self,
        rules: &Rules,
        dealer: Seat,
        won: &BySeat<Cards>,
        side_of: impl Fn(Seat) -> Side,
    ) -> Option<Side> {
        let most = self.card_points.values().max().copied().unwrap_or_default();
        let mut with_most = self.card_points.iter().filter(|(_, points)| **points == most).map(|(side, _)| side);
        match (with_most.next(), with_most.next(), rules.game_tie) {
            (side, None, _) => side,
            (_, Some(_), GameTie::None | GameTie::Carry) => None,
            (_, Some(_), GameTie::Jokers) => {
                let mut jokers = rules.by_side::<Cards>();
                for (seat, cards) in won.iter() {
                    jokers[side_of(seat)] |= *cards & Cards::JOKERS;
                }
                let tied = || self.card_points.iter().filter(|(_, points)| **points == most);
                let most_jokers = tied().map(|(side, _)| jokers[side].len()).max();
                let mut best = tied().map(|(side, _)| side).filter(|side| Some(jokers[*side].len()) == most_jokers);
                best.next().filter(|_| best.next().is_none())
            }
            (_, Some(_), GameTie::Eldest | GameTie::NonDealerSide) => Some(side_of(rules.seats().next(dealer))),
        }
    }

    /// Returns these awards without Game for some sides; with `next_best` Game goes to the side with the most card
    /// points of the others, and to nobody on a tie (TAF-36, B-15).
    #[must_use]
    pub(crate) fn without_game(self, barred: impl Fn(Side) -> bool, next_best: bool) -> Awards {
        let is_barred = |award: &Award| award.point == Point::Game && barred(award.side);
        let mut left = Awards { len: 0, ..self };
        for &award in self.awards() {
            if !is_barred(&award) {
                left.push(award);
                continue;
            }
            let others: Vec<_> = self.card_points.iter().filter(|(side, _)| !barred(*side)).collect();
            let most = others.iter().map(|(_, points)| **points).max();
            let mut with_most = others.iter().filter(|(_, points)| Some(**points) == most).map(|(side, _)| *side);
            if let (true, Some(side), None) = (next_best, with_most.next(), with_most.next()) {
                left.push(Award { side, ..award });
            }
        }
        left
    }

    /// Returns these awards without those that are not kept.
    #[must_use]
    pub(crate) fn only(self, is_kept: impl Fn(&Award) -> bool) -> Awards {
        let mut left = Awards { len: 0, ..self };
        self.iter().filter(is_kept).for_each(|award| left.push(award));
        left
    }

    /// Returns every award, in counting order.
    #[must_use]
    pub fn awards(&self) -> &[Award] {
        &self.made[..usize::from(self.len)]
    }

    /// Returns the award of a point, the first one if several cards make it.
    #[must_use]
    pub fn of(&self, point: Point) -> Option<Award> {
        self.iter().find(|award| award.point == point)
    }

    /// Returns an iterator over every award, in counting order.
    pub fn iter(&self) -> impl Iterator<Item = Award> + '_ {
        self.awards().iter().copied()
    }

    /// Returns the points that a side made toward a bid (M-34).
    #[must_use]
    pub(crate) fn made_by(&self, side: Side) -> Points {
        self.iter().filter(|award| award.side == side).map(|award| award.toward_bid).sum()
    }
}

impl Rules {
    /// Returns the points that are marked as soon as this trick is taken, in order, each with the seat that scores them
    /// (M-36). Meant for imagining how a hand goes on.
    pub fn pegs_of(&self, ranking: &Ranking, trick: &Trick) -> impl Iterator<Item = (Seat, Points)> {
        let winner = trick.best().map_or(trick.leader(), |(winner, _)| winner);
        let entries = self.points.entries().iter().filter(|entry| self.pegs_at_once(entry.point));
        entries.flat_map(move |entry| {
            let cards = trick.cards() & ranking.scoring(entry.point);
            cards.iter().map(move |card| {
                let player = if entry.to_player {
                    trick.plays().find(|(_, played)| *played == card).map(|(seat, _)| seat)
                } else {
                    None
                };
                (player.unwrap_or(winner), entry.worth)
            })
        })
    }
}

impl Award {
    /// Returns the cause by which the award is marked: a card pegged as it was won, or a point of the count at the end.
    pub(crate) fn cause(&self, rules: &Rules) -> Cause {
        match self.card {
            Some(made) if rules.pegs_at_once(self.point) => {
                let to_player = rules.points.get(self.point).is_some_and(|entry| entry.to_player);
                Cause::Peg(if to_player { made.dealt_to } else { made.taken_by }, self.point, made.card)
            }
            _ => Cause::Point(self.point),
        }
    }

    /// Creates the award of a side by an entry of the list of points.
    fn of(entry: &Entry, side: Side, card: Option<MadeBy>) -> Self {
        Award { point: entry.point, side, points: entry.worth, toward_bid: entry.worth, card }
    }
}

/// Owners of the cards. Long lists of points ask for many cards: work that is the same for all of them is done once.
struct Owners {
    /// Cards that have an owner.
    all: Cards,
    /// The cards of the seats whose number has a one in this place when written in binary.
    places: [Cards; OWNER_PLACES],
}

/// Number of binary places of the number of a seat.
const OWNER_PLACES: usize = (Seat::MAX - 1).ilog2() as usize + 1;

impl Owners {
    fn of(cards: &BySeat<Cards>) -> Self {
        let mut owners = Owners { all: Cards::NONE, places: [Cards::NONE; OWNER_PLACES] };
        for (seat, &own) in cards.iter() {
            owners.all |= own;
            for (place, owned) in owners.places.iter_mut().enumerate() {
                if seat.index() >> place & 1 == 1 {
                    *owned |= own;
                }
            }
        }
        owners
    }

    /// Returns the owner of this card, if it has one. The owner cannot be predicted, so that nothing branches on it.
    fn owner(&self, card: Card) -> Option<Seat> {
        let places = self.places.iter().enumerate();
        let number: usize = places.map(|(place, owned)| usize::from(owned.contains(card)) << place).sum();
        if self.all.contains(card) { Seat::new(number) } else { None }
    }
}

impl fmt::Debug for Awards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card_points = &self.card_points;
        f.debug_struct("Awards").field("made", &self.awards()).field("card_points", card_points).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Suit;
    use crate::rules::Preset;

    #[test]
    fn a_jack_among_the_cards_is_not_hung() {
        let hung = |points: &str| {
            let points = points.parse().expect("a list");
            let rules = Rules { points, hang_jack: Points(3), players: 2, ..Preset::AuctionPitch.into() };
            let dealt = BySeat::from_values(["JS", "AS"].map(|cards| cards.parse().expect("cards"))).expect("two");
            let mut hand = Hand::new(&rules, dealt, Seat::default()).with_trump(Suit::Spades);
            for card in ["JS", "AS"] {
                let _ = hand.play(card.parse().expect("a card"));
            }
            let awards = Awards::count(&rules, Seat::default(), None, &hand);
            awards.awards().iter().map(|award| (award.side.index(), award.points.0)).collect::<Vec<_>>()
        };
        assert_eq!(hung("jack"), [(1, 3)]);
        assert_eq!(hung("J"), [(1, 1)], "F-28");
    }
}
