//! A hand that was played with real cards, as the players tell it to the player who keeps the pad.

use crate::awards::{Award, Awards};
use crate::bid::Bid;
use crate::call::{Contract, Outcome};
use crate::card::Card;
use crate::point::Point;
use crate::points::Points;
use crate::rules::{AllPass, DeadPoints, Entry, LowTo, MoonNeeds, RestTo, Rules, Smudge, TrumpBy};
use crate::seat::{BySide, Seat, Side};

use serde::{Deserialize, Serialize};

/// Most points of a hand whose makers are told one by one; of more, each side tells how many it made.
const TOLD: Points = Points(7);

/// A hand that was played with real cards. What a game does not have stays empty.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Entered {
    /// Dealer of the hand.
    pub dealer: Seat,
    /// Cards that were turned up, in order (TAF-10); their suits score nothing and may be any.
    pub turned: Vec<Card>,
    /// `true` if the dealer gave a point for a beg (TAF-14).
    pub gift: bool,
    /// Highest bidder, or buyer of the pitch; nobody if all passed.
    pub bidder: Option<Seat>,
    /// Their bid.
    pub bid: Option<Bid>,
    /// Bidder whose offer eldest undertook, where that scores (B-31).
    pub refused: Option<Seat>,
    /// Partner whom the bidder called (M-71).
    pub partner: Option<Seat>,
    /// Points that were made, several of one name in the order in which they were won.
    pub made: Vec<Made>,
    /// Points of which only the number is told.
    pub counted: Vec<Counted>,
    /// `true` if the bidder's side took every trick, where a bid asks for that (C-02, M-43).
    pub all_tricks: bool,
    /// `true` if the cards were thrown in: only what was turned up scores.
    pub thrown_in: bool,
}

/// Point that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The point.
    pub point: Point,
    /// Player who made it, or any other of their side.
    pub by: Seat,
    /// `true` if it is a jack that was taken from another side (TAF-28).
    #[serde(default)]
    pub hung: bool,
}

/// Number of points that a side made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// Any player of the side.
    pub by: Seat,
    /// The number.
    pub points: Points,
}

/// Reason why a hand cannot be as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody is not at the table.
    #[error("nobody sits in seat {0}")]
    NoSuchSeat(Seat),
    /// The game has no card turned up, and no begging.
    #[error("no card is turned up in this game")]
    NothingTurned,
    /// The dealer may not give the point, since it would win the game (B-21).
    #[error("the point for the beg would put the player out")]
    GiftWins,
    /// Nobody bids in this game.
    #[error("nobody bids in this game")]
    NoBids,
    /// Nobody bid, and the hand is thrown in, or somebody has to bid (B-01).
    #[error("nobody has bid")]
    NobodyBid,
    /// There is a bidder without a bid.
    #[error("the bid is missing")]
    BidMissing,
    /// The bid is nobody's.
    #[error("nobody has made the bid of {0}")]
    BidByNobody(Bid),
    /// The bid cannot be made.
    #[error("{0} cannot be bid")]
    NoSuchBid(Bid),
    /// A player in the hole may not bid a smudge (B-06).
    #[error("a player in the hole may not bid a smudge")]
    SmudgeInTheHole,
    /// The price would bring the seller to the target (B-31).
    #[error("a price of {0} would put the seller out")]
    PutsSellerOut(Bid),
    /// Nobody's offer was refused, or that of a player who makes none.
    #[error("eldest cannot have refused this offer")]
    NoRefusal,
    /// The player cannot be the partner who was called.
    #[error("this partner cannot have been called")]
    NoPartner,
    /// The point does not score in this game.
    #[error("`{0}` scores nothing in this game")]
    NoSuchPoint(Point),
    /// The point is told more often than it can be made.
    #[error("`{point}` is made {most} times at most")]
    TooOften {
        /// The point.
        point: Point,
        /// How often it can be made in one hand.
        most: u8,
    },
    /// Somebody must have made the point.
    #[error("nobody has made `{0}`")]
    Missing(Point),
    /// The point is among those that are told by their number.
    #[error("`{0}` is told by its number and by its name")]
    ToldTwice(Point),
    /// A number of points is below zero.
    #[error("{0} points cannot be made")]
    BelowZero(Points),
    /// Points are told by their number where each is told by its name.
    #[error("points are told by their names in this game")]
    NotCounted,
    /// More points are told than there are.
    #[error("{told} of {most} points are told")]
    TooMany {
        /// Points that are told.
        told: Points,
        /// Points that there are.
        most: Points,
    },
    /// Fewer points are told than somebody must have made.
    #[error("only {told} of {most} points are told")]
    TooFew {
        /// Points that are told.
        told: Points,
        /// Points that there are.
        most: Points,
    },
    /// Who took no trick cannot have won a point.
    #[error("a side without a trick cannot have made a point in one")]
    NoTrick,
    /// Several sides may have gone out, and the order of the points decides: they have to be told one by one.
    #[error("several sides are out: which points did they make?")]
    Order,
}

impl Rules {
    /// Returns `true` if of this point a pad is told no more than its part in a number of points.
    #[must_use]
    pub fn is_counted(&self, point: Point) -> bool {
        let worth_more = match point {
            Point::Game => self.carries(),
            Point::Jack => self.hangs_jack(),
            _ => false,
        };
        let is_counted =
            if self.pegs() { self.pegs_at_once(point) } else { self.points_in_play() > TOLD && !worth_more };
        is_counted && self.can_score(point)
    }

    /// Returns the points of which a pad is told who made them, in counting order.
    pub fn told_points(&self) -> impl Iterator<Item = Entry> + '_ {
        let entries = self.points.entries().iter().copied();
        entries.filter(|entry| self.can_score(entry.point) && !self.is_counted(entry.point))
    }

    /// Returns the most points that all sides together can tell by their number; 0 where they are told one by one.
    #[must_use]
    pub fn counted_points(&self) -> Points {
        let counted = self.points.entries().iter().filter(|entry| self.is_counted(entry.point));
        counted.map(|entry| Points(entry.worth.0 * i16::from(self.most_of(entry.point)))).sum()
    }

    /// Returns `true` if somebody always makes each point that is told by its number, so that two sides have all of them
    /// together.
    #[must_use]
    pub fn gives_out_all(&self) -> bool {
        let to_the_last = matches!(self.rest_to, RestTo::Dealer | RestTo::Bidder) && self.refill && self.exchanges();
        let is_whole = to_the_last && self.dead_points == DeadPoints::Maker;
        // Only trumps cannot get lost.
        let is_trump = |point: Point| point.is_card() && !matches!(point, Point::Plain(_));
        let to_the_end = !self.pegs() && !self.ends_with_the_pitcher() && !self.stops_early;
        is_whole && to_the_end && self.points.points().all(|point| is_trump(point) || !self.is_counted(point))
    }

    /// Returns `true` if it matters whether a jack was taken from another side (TAF-28).
    #[must_use]
    pub fn hangs_jack(&self) -> bool {
        self.points.get(Point::Jack).is_some_and(|entry| self.hang_jack > entry.worth && self.can_score(entry.point))
    }

    /// Returns `true` if it matters for this bid whether the bidder's side took every trick (C-02, M-43).
    #[must_use]
    pub fn asks_every_trick(&self, bid: Bid) -> bool {
        match bid.is_moon() {
            true => self.moon_needs == MoonNeeds::PointsAndTricks,
            false => self.smudge == Smudge::SlamBidFive && bid == Bid::FIVE,
        }
    }

    /// Returns `true` if it matters who has High or Low where nobody has it: in a hand that somebody pitched and that was
    /// played to the end, both are somebody's.
    fn is_always_made(&self, point: Point, contract: Option<Contract>) -> bool {
        let ends_early = self.ends_with_the_pitcher() || self.stops_early || self.pegs();
        let lies_there = match point {
            Point::High => true,
            Point::Low => self.jokers == 0 || self.low_joker,
            _ => false,
        };
        contract.is_some() && self.pitches_trump() && lies_there && !ends_early
    }

    /// Returns `true` if this point is won in a trick.
    fn is_won(&self, entry: &Entry) -> bool {
        match entry.point {
            Point::High => false,
            Point::Low => self.low_to == LowTo::Winner,
            Point::Jack | Point::Game | Point::Last => true,
            Point::Trump(_) | Point::Off(_) | Point::Joker | Point::Plain(_) => !entry.to_player,
        }
    }
}

impl Entered {
    /// Creates a hand of this dealer of which nothing is told yet.
    #[must_use]
    pub fn of(dealer: Seat) -> Self {
        Entered { dealer, ..Entered::default() }
    }

    /// Returns the contract by which the hand was played; `None` where a card that was shown made trump.
    ///
    /// # Errors
    /// If nobody can have bid so. `scores` are those before the hand.
    pub(crate) fn contract(&self, rules: &Rules, scores: &BySide<Points>) -> Result<Option<Contract>, Unfit> {
        let eldest = rules.seats().next(self.dealer);
        if !rules.has_bids() {
            let told = self.bidder.is_some() || self.bid.is_some() || self.refused.is_some() || self.partner.is_some();
            let pitched = (rules.trump_by == TrumpBy::Eldest).then(|| Contract::new(eldest, None));
            return if told { Err(Unfit::NoBids) } else { Ok(pitched) };
        }
        let contract = match (self.bidder, self.bid) {
            (Some(bidder), Some(bid)) => {
                self.check_bid(rules, bidder, bid, scores)?;
                Contract::new(bidder, Some(bid))
            }
            (Some(_), None) => return Err(Unfit::BidMissing),
            (None, Some(bid)) => return Err(Unfit::BidByNobody(bid)),
            (None, None) => match rules.unbid(self.dealer) {
                Outcome::Contract(contract) if rules.all_pass != AllPass::DealerForced => contract,
                _ => return Err(Unfit::NobodyBid),
            },
        };
        let can_be_called = |seat| rules.calls_partner() && seat != contract.pitcher;
        match self.partner {
            Some(seat) if !can_be_called(seat) => Err(Unfit::NoPartner),
            partner => Ok(Some(Contract { partner, ..contract })),
        }
    }

    fn check_bid(&self, rules: &Rules, bidder: Seat, bid: Bid, scores: &BySide<Points>) -> Result<(), Unfit> {
        let eldest = rules.seats().next(self.dealer);
        let sells = rules.trump_by == TrumpBy::Sale;
        let keeps = sells && bidder == eldest;
        let forced = || rules.forced_below() == Some(bid) && bidder == self.dealer;
        // Eldest who does not sell at all makes four (EBP-08).
        let can_be_bid = rules.bids().any(|other| other == bid) || forced() || keeps && bid == Bid::FOUR;
        if !can_be_bid {
            return Err(Unfit::NoSuchBid(bid));
        }
        if rules.forbids_in_the_hole(bid, scores[rules.side_of(bidder)]) {
            return Err(Unfit::SmudgeInTheHole);
        }
        if self.refused.is_some_and(|refused| !keeps || refused == eldest) {
            return Err(Unfit::NoRefusal);
        }
        if sells && !keeps && rules.puts_seller_out(bid, scores[rules.side_of(eldest)]) {
            return Err(Unfit::PutsSellerOut(bid));
        }
        Ok(())
    }

    /// Returns the seat that is credited with the price of the pitch, the price, and `true` if eldest refused it (B-31).
    pub(crate) fn price(&self, rules: &Rules) -> Option<(Seat, Bid, bool)> {
        let (eldest, bid) = (rules.seats().next(self.dealer), self.bid?);
        let kept = self.bidder == Some(eldest);
        if rules.trump_by != TrumpBy::Sale || kept && self.refused.is_none() {
            return None;
        }
        rules.credited(eldest, self.refused).map(|seat| (seat, bid, self.refused.is_some()))
    }

    /// Checks who sits at the table, and what is told of the cards that were turned up.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub(crate) fn check_table(&self, rules: &Rules) -> Result<(), Unfit> {
        let told = [Some(self.dealer), self.bidder, self.refused, self.partner].into_iter().flatten();
        let makers = self.made.iter().map(|made| made.by).chain(self.counted.iter().map(|counted| counted.by));
        if let Some(seat) = told.chain(makers).find(|&seat| !rules.seats().contains(seat)) {
            return Err(Unfit::NoSuchSeat(seat));
        }
        let turns = rules.trump_by == TrumpBy::TurnUp;
        if !turns && (self.gift || !self.turned.is_empty()) || self.gift && rules.beg_limit == 0 {
            return Err(Unfit::NothingTurned);
        }
        Ok(())
    }

    /// Checks the points of a hand that was played by this contract.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub(crate) fn check_points(&self, rules: &Rules, contract: Option<Contract>) -> Result<(), Unfit> {
        for made in &self.made {
            let most = if rules.points.get(made.point).is_some() { rules.most_of(made.point) } else { 0 };
            if most == 0 || !rules.can_score(made.point) {
                return Err(Unfit::NoSuchPoint(made.point));
            }
            if self.made.iter().filter(|other| other.point == made.point).count() > usize::from(most) {
                return Err(Unfit::TooOften { point: made.point, most });
            }
            if !self.counted.is_empty() && rules.is_counted(made.point) {
                return Err(Unfit::ToldTwice(made.point));
            }
        }
        let (told, most) = (self.counted.iter().map(|counted| counted.points).sum(), rules.counted_points());
        if let Some(below) = self.counted.iter().find(|counted| counted.points < Points::ZERO) {
            return Err(Unfit::BelowZero(below.points));
        }
        if told > most && most == Points::ZERO {
            return Err(Unfit::NotCounted);
        }
        if told > most {
            return Err(Unfit::TooMany { told, most });
        }
        if told < most && !self.counted.is_empty() && rules.gives_out_all() {
            return Err(Unfit::TooFew { told, most });
        }
        let is_told = |point| self.made.iter().any(|made| made.point == point);
        let by_number = |point| rules.is_counted(point) && !self.counted.is_empty();
        let is_missing =
            |point: &Point| rules.is_always_made(*point, contract) && !is_told(*point) && !by_number(*point);
        if let Some(point) = rules.points.points().find(is_missing) {
            return Err(Unfit::Missing(point));
        }
        let own = contract.filter(|_| self.all_tricks).map(|contract| rules.side_in(Some(contract), contract.pitcher));
        let is_other = |seat| own.is_some_and(|own| rules.side_in(contract, seat) != own);
        let won_by_others = self.made.iter().any(|made| {
            let is_won = rules.points.get(made.point).is_some_and(|entry| rules.is_won(&entry));
            is_won && is_other(made.by)
        });
        if won_by_others { Err(Unfit::NoTrick) } else { Ok(()) }
    }

    /// Returns the sides of the hand that made points of which only the number is told, with the number.
    pub(crate) fn counts(&self, rules: &Rules, contract: Option<Contract>) -> Vec<(Side, Points)> {
        let mut counts: Vec<(Side, Points)> = Vec::new();
        for counted in &self.counted {
            let side = rules.side_in(contract, counted.by);
            match counts.iter_mut().find(|(other, _)| *other == side) {
                Some((_, points)) => *points += counted.points,
                None => counts.push((side, counted.points)),
            }
        }
        counts.retain(|(_, points)| *points > Points::ZERO);
        counts
    }

    /// Returns the awards of the hand in the order in which they are counted out, with these numbers of points before or
    /// after all others that are not pegged.
    pub(crate) fn awards(
        &self,
        rules: &Rules,
        contract: Option<Contract>,
        counts: &[(Side, Points)],
        first: bool,
    ) -> Awards {
        let place = |point| rules.points.points().position(|other| other == point);
        let mut made: Vec<(Made, Entry)> =
            self.made.iter().filter_map(|&made| Some((made, rules.points.get(made.point)?))).collect();
        made.sort_by_key(|(made, _)| place(made.point).filter(|_| !rules.pegs_at_once(made.point)));
        let told = made.into_iter().map(|(made, entry)| {
            let hung = made.hung && made.point == Point::Jack;
            let points = if hung { rules.hang_jack.max(entry.worth) } else { entry.worth };
            let side = rules.side_in(contract, made.by);
            Award { point: made.point, side, points, toward_bid: entry.worth, card: None }
        });
        let stands_for = rules.points.points().find(|&point| rules.is_counted(point)).unwrap_or(Point::Last);
        let by_number = counts.iter().map(|&(side, points)| Award {
            point: stands_for,
            side,
            points,
            toward_bid: points,
            card: None,
        });
        let mut awards = Awards::none(rules);
        match first {
            true => by_number.chain(told).for_each(|award| awards.push(award)),
            false => told.chain(by_number).for_each(|award| awards.push(award)),
        }
        awards
    }
}
