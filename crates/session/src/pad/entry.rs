//! A hand that is being told to the pad, by what is pressed in its columns.

use super::stroke::Stroke;
use pitch_rules::{Bid, Card, Counted, Entered, Made, Point, Points, Rules, Seat, Suit};

/// Hand that is being told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) entered: Entered,
    /// `true` if points that are usually counted are told by name.
    pub(super) by_name: bool,
}

/// Returns the seat that stands for a column: a player, or the first of a side.
pub(super) fn seat(column: usize) -> Seat {
    Seat::new(column).unwrap_or_default()
}

/// Returns the number of columns: the sides that keep score.
pub(super) fn columns(rules: &Rules) -> usize {
    rules.sides()
}

/// Returns the column of a player.
pub(super) fn column(rules: &Rules, seat: Seat) -> usize {
    rules.side_of(seat).index()
}

/// Returns every bid that can be told.
pub(super) fn bids(rules: &Rules) -> Vec<Bid> {
    rules.forced_below().into_iter().chain(rules.bids()).collect()
}

impl Entry {
    /// Begins a hand of this dealer.
    pub(super) fn of(dealer: Seat) -> Self {
        Entry { entered: Entered::of(dealer), by_name: false }
    }

    /// Goes on with a hand that was told.
    pub(super) fn again(entered: Entered, rules: &Rules) -> Self {
        let by_name = entered.made.iter().any(|made| rules.is_counted(made.point));
        Entry { entered, by_name }
    }

    /// Returns the points that are told by name, in order.
    pub(super) fn points(&self, rules: &Rules) -> Vec<Point> {
        let is_named = |point: &Point| rules.can_score(*point) && (self.by_name || !rules.is_counted(*point));
        rules.points.points().filter(is_named).collect()
    }

    /// Returns `true` if a number of points is told.
    pub(super) fn counts(&self, rules: &Rules) -> bool {
        !self.by_name && rules.counted_points() > Points::ZERO
    }

    /// Returns `true` if the other column has whatever points one does not.
    pub(super) fn follows(rules: &Rules) -> bool {
        rules.gives_out_all() && columns(rules) == 2
    }

    /// Returns how often a column made a point.
    pub(super) fn made(&self, rules: &Rules, point: Point, of: usize) -> usize {
        self.entered.made.iter().filter(|made| made.point == point && column(rules, made.by) == of).count()
    }

    /// Returns the points that a column is told to have made, if a number is told.
    pub(super) fn counted(&self, rules: &Rules, of: usize) -> Option<Points> {
        let told = self.entered.counted.iter().find(|counted| column(rules, counted.by) == of);
        told.map(|counted| counted.points)
    }

    /// Takes what was pressed.
    pub(super) fn press(&mut self, rules: &Rules, stroke: Stroke) {
        let entered = &mut self.entered;
        match stroke {
            Stroke::Dealer(of) if column(rules, entered.dealer) != of => {
                let next = rules.seats().after(entered.dealer).find(|&seat| column(rules, seat) == of);
                entered.dealer = next.unwrap_or(entered.dealer);
            }
            Stroke::Turned(rank) => {
                let is_it = |card: &Card| card.rank() == Some(rank);
                if entered.turned.iter().any(is_it) {
                    entered.turned.retain(|card| !is_it(card));
                } else {
                    entered.turned.push(Card::new(rank, Suit::Spades));
                }
            }
            Stroke::Gift => entered.gift = !entered.gift,
            Stroke::Bidder(of) => {
                let is_it = entered.bidder.is_some_and(|bidder| column(rules, bidder) == of);
                entered.bidder = Some(seat(of)).filter(|_| !is_it);
                if is_it {
                    entered.bid = None;
                }
            }
            Stroke::Bid(bid) => entered.bid = Some(bid).filter(|_| entered.bid != Some(bid)),
            Stroke::BidTurned(more) => {
                let all = bids(rules);
                let place = entered.bid.and_then(|bid| all.iter().position(|other| *other == bid));
                let first = all.iter().position(|bid| rules.promised(*bid).0 * 2 >= rules.points_in_play().0);
                let place = match place {
                    Some(place) if more => (place + 1).min(all.len() - 1),
                    Some(place) => place.saturating_sub(1),
                    None => first.unwrap_or_default(),
                };
                entered.bid = all.get(place).copied();
            }
            Stroke::Partner(of) => entered.partner = Some(seat(of)).filter(|_| entered.partner != Some(seat(of))),
            Stroke::Refused(of) => entered.refused = Some(seat(of)).filter(|_| entered.refused != Some(seat(of))),
            Stroke::Tricks => entered.all_tricks = !entered.all_tricks,
            Stroke::Hung => {
                let jack = entered.made.iter_mut().find(|made| made.point == Point::Jack);
                if let Some(jack) = jack {
                    jack.hung = !jack.hung;
                }
            }
            Stroke::Made(point, of) => self.press_point(rules, point, of),
            Stroke::Counted(of, more) => self.count(rules, of, more),
            _ => {}
        }
    }

    /// Ticks a point in a column, in the place of another where it is made once; or takes the tick away.
    fn press_point(&mut self, rules: &Rules, point: Point, of: usize) {
        let (here, most) = (self.made(rules, point, of), usize::from(rules.most_of(point)));
        let made = &mut self.entered.made;
        let total = made.iter().filter(|made| made.point == point).count();
        let added = Made { point, by: seat(of), hung: false };
        if most == 1 {
            made.retain(|made| made.point != point);
            made.extend(Some(added).filter(|_| here == 0));
        } else if total < most {
            made.push(added);
        } else {
            made.retain(|made| made.point != point || column(rules, made.by) != of);
        }
    }

    fn count(&mut self, rules: &Rules, of: usize, more: bool) {
        let most = rules.counted_points();
        let points = match (self.counted(rules, of), more) {
            (Some(points), true) => (points + Points::ONE).min(most),
            (Some(points), false) => (points - Points::ONE).max(Points::ZERO),
            // Near to what was bid it is a shorter way.
            (None, _) => {
                let bid = self.entered.bid.filter(|_| self.entered.bidder.is_some_and(|by| column(rules, by) == of));
                bid.map_or(Points::ZERO, |bid| rules.promised(bid).min(most))
            }
        };
        self.entered.counted.retain(|counted| column(rules, counted.by) != of);
        self.entered.counted.push(Counted { by: seat(of), points });
        if Entry::follows(rules) {
            self.entered.counted.retain(|counted| column(rules, counted.by) == of);
            self.entered.counted.push(Counted { by: seat(1 - of.min(1)), points: most - points });
        }
    }
}
