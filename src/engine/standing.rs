//! How the four points stand in the middle of a hand, as far as a viewer can know.

use crate::engine::card::{Card, Cards, Rank};
use crate::engine::points::CardPoints;
use crate::engine::rules::{LowTo, Rules};
use crate::engine::score::Point;
use crate::engine::seat::{BySide, Seat, Side};
use crate::engine::trick::Trick;
use crate::engine::view::SeatView;

/// How one of the points stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Which of the four it is.
    pub point: Point,
    /// Who has it so far: nobody if nothing is known, or if card points are equal.
    pub side: Option<Side>,
    /// The card by which he has it; Game has none.
    pub card: Option<Card>,
    /// The seat that was dealt that card, or took it where that counts.
    pub seat: Option<Seat>,
    /// Whether nothing that is still to be played can change it.
    pub is_certain: bool,
    /// Whether the card is still in the viewer's own hand.
    pub is_held: bool,
    /// How many trumps that the viewer has not seen could change it, if they are in play.
    pub unseen: u8,
}

/// How all four points stand; nothing before trump is known.
#[must_use]
pub fn standings(rules: &Rules, view: &SeatView) -> Option<[Standing; 4]> {
    let table = Table::new(rules, view)?;
    Some([table.extreme(Point::High), table.extreme(Point::Low), table.jack(), table.game()])
}

/// The card points each side has in its tricks so far.
#[must_use]
pub fn card_points(rules: &Rules, view: &SeatView) -> BySide<CardPoints> {
    let mut points = rules.by_side::<CardPoints>();
    for trick in &view.tricks {
        if let Some((winner, _)) = trick.best() {
            points[rules.side_of(winner)] += CardPoints::of(trick.cards());
        }
    }
    points
}

struct Table<'a> {
    rules: &'a Rules,
    view: &'a SeatView,
    trumps: Cards,
    /// Every trump the viewer has seen, in his hand or on the table.
    seen: Cards,
}

impl<'a> Table<'a> {
    fn new(rules: &'a Rules, view: &'a SeatView) -> Option<Self> {
        let trumps = rules.ranking(Some(view.trump?)).trumps() & rules.pack_cards();
        Some(Table { rules, view, trumps, seen: (view.hand() | view.played()) & trumps })
    }

    /// Who played a card, or holds it in the viewer's sight.
    fn dealt_to(&self, card: Card) -> Option<Seat> {
        let played = |trick: &Trick| trick.plays().find(|(_, c)| *c == card).map(|(seat, _)| seat);
        let own = self.view.own_seat().filter(|_| self.view.hand().contains(card));
        self.view.tricks.iter().chain(&self.view.trick).find_map(played).or(own)
    }

    /// Who took the trick in which a card lies, if it is complete.
    fn taken_by(&self, card: Card) -> Option<Seat> {
        let trick = self.view.tricks.iter().find(|trick| trick.cards().contains(card))?;
        trick.best().map(|(winner, _)| winner)
    }

    fn standing(&self, point: Point, card: Option<Card>, seat: Option<Seat>) -> Standing {
        Standing {
            point,
            side: seat.map(|seat| self.rules.side_of(seat)),
            card,
            seat,
            is_certain: false,
            is_held: card.is_some_and(|card| self.view.hand().contains(card)),
            unseen: 0,
        }
    }

    /// High or Low: the highest or lowest trump seen so far.
    fn extreme(&self, point: Point) -> Standing {
        let ranking = self.rules.ranking(self.view.trump);
        let card = if point == Point::High { ranking.highest(self.seen) } else { ranking.lowest(self.seen) };
        let beyond =
            card.map_or(
                self.trumps,
                |card| {
                    if point == Point::High { ranking.beaten_by(card) } else { ranking.under(card) }
                },
            );
        let unseen = (beyond & self.trumps) - self.seen;
        let to_winner = point == Point::Low && self.rules.low_to == LowTo::Winner;
        let seat = card.and_then(|card| if to_winner { self.taken_by(card) } else { self.dealt_to(card) });
        Standing {
            is_certain: unseen.is_empty() && seat.is_some(),
            unseen: unseen.len() as u8,
            ..self.standing(point, card, seat)
        }
    }

    fn jack(&self) -> Standing {
        let jack = (self.trumps & Cards::of_rank(Rank::Jack)).first();
        let seen = jack.filter(|&jack| self.seen.contains(jack));
        let seat = seen.and_then(|jack| self.taken_by(jack));
        let unseen = u8::from(jack.is_some() && seen.is_none());
        Standing { is_certain: seat.is_some(), unseen, ..self.standing(Point::Jack, seen, seat) }
    }

    fn game(&self) -> Standing {
        let points = card_points(self.rules, self.view);
        let most = points.values().max().copied().unwrap_or_default();
        let with_most: Vec<Side> = points.iter().filter(|(_, p)| **p == most).map(|(side, _)| side).collect();
        let second = points.values().filter(|p| **p < most).max().copied().unwrap_or_default();
        let taken = self.view.tricks.iter().fold(Cards::NONE, |cards, trick| cards | trick.cards());
        let open = CardPoints::of(self.rules.pack_cards() - taken);
        let leader = match with_most[..] {
            [side] => Some(side),
            _ => None,
        };
        Standing {
            side: leader,
            is_certain: leader.is_some() && most > second + open,
            ..self.standing(Point::Game, None, None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::auction::{Bid, Contract};
    use crate::engine::event::Viewer;
    use crate::engine::seat::BySeat;
    use crate::engine::setup::Setup;
    use crate::engine::view::Turn;

    use std::sync::Arc;

    #[test]
    fn what_is_certain_comes_true() {
        let rules = Arc::new(Rules { players: 3, ..Rules::default() });
        let hands = ["AS TS 3S KD 4D 2C", "KS 2S JS 9H 8H 7H", "QS 5S AH TH 6C 7C"];
        let setup = Setup {
            hands: BySeat::from_values(hands.map(|hand| hand.parse().expect("cards"))),
            contract: Some(Contract { pitcher: Seat::default(), bid: Some(Bid::TWO) }),
            ..Setup::new(Arc::clone(&rules), Seat::new(2).expect("a seat"))
        };
        let mut game = setup.build().expect("a position");
        let mut foreseen = Vec::new();
        while let Turn::Play(seat) = game.turn() {
            let last = game.legal(seat).pop().expect("a card");
            let _ = game.apply(seat, last).expect("legal");
            for viewer in [Viewer::Public, Viewer::Seat(Seat::default()), Viewer::Seat(Seat::new(1).expect("a seat"))] {
                foreseen.extend(standings(&rules, &game.view(viewer)).into_iter().flatten().filter(|s| s.is_certain));
            }
        }
        let score = game.last().expect("a count").score;
        assert!(foreseen.iter().any(|standing| standing.point == Point::High));
        for standing in foreseen {
            assert_eq!(score.awards.of(standing.point).map(|award| award.side), standing.side, "{standing:?}");
        }
    }

    #[test]
    fn nothing_stands_before_the_pitch() {
        let rules = Arc::new(Rules::default());
        let game = crate::engine::game::Game::new(Arc::clone(&rules), Seat::default()).expect("rules");
        assert_eq!(standings(&rules, &game.view(Viewer::Public)), None);
    }
}
