//! The side that has each point so far, as far as a viewer can know it.

use crate::bid::Bid;
use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::point::Point;
use crate::points::{CardPoints, Points};
use crate::rules::{Entry, LowTo, Rules};
use crate::seat::{BySeat, BySide, Seat, Side};
use crate::trick::Trick;
use crate::view::{SeatView, Turn};

/// Certainty of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// Nobody has it yet.
    Open,
    /// Somebody has it unless something better turns up.
    SoFar,
    /// Nothing can change it.
    Settled,
}

/// Point that scores, while a hand is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tracked {
    /// Point that is tracked.
    pub point: Point,
    /// Certainty of the point.
    pub certainty: Certainty,
    /// Side that has the point so far; nobody while it is open or tied.
    pub side: Option<Side>,
    /// Points that it scores as things stand: its worth in the list of points, or `hang_jack` for a jack taken from
    /// another side (TAF-28), and with Game the points that were carried over (M-33).
    pub worth: Points,
    /// Points that it counts toward a bid (M-34).
    pub toward_bid: Points,
    /// Card that makes it, if the viewer has seen it; Game has none.
    pub card: Option<Card>,
    /// The card that makes it where several cards of the deal can, each for itself; seen or not.
    pub scores: Option<Card>,
    /// `true` if the viewer holds that card.
    pub held: bool,
    /// Trumps that would change it and were not seen. They may be in a hand or in the stock.
    pub unseen: Cards,
}

/// Points that score while a hand is played, as a viewer knows them: from the cards played and their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tracker {
    /// Every point in counting order, a line for each card that scores.
    pub points: Vec<Tracked>,
    /// The card points that each side of the hand has taken so far (BAP-16, M-70).
    pub card_points: BySide<CardPoints>,
}

impl Tracker {
    /// Returns the points as the viewer knows them, once trump is set and nobody throws cards away any more; nothing before.
    #[must_use]
    pub fn of(view: &SeatView, rules: &Rules) -> Option<Tracker> {
        // As long as cards are thrown away nothing is certain, not even what the viewer holds.
        let trump = view.trump.filter(|_| !matches!(view.turn, Turn::Discard(_)))?;
        let contract = view.settled_contract(rules);
        let side_of = |seat| rules.side_in(contract, seat);
        let ranking = rules.ranking(Some(trump));
        let trumps = ranking.trumps() & rules.pack_cards();
        let seen = in_play(view) & trumps;
        let unseen = trumps - seen - out_of_play(view);
        let mut card_points = rules.by_side::<CardPoints>();
        for seat in view.seats.all() {
            card_points[side_of(seat)] += ranking.card_points(view.won_by(seat));
        }
        if let Some((seat, hands)) = &view.claim {
            card_points[side_of(*seat)] += ranking.card_points(claimed(view, hands));
        }
        let line = |entry: &Entry, card: Option<Card>, seat: Option<Seat>, unseen: Cards| Tracked {
            point: entry.point,
            certainty: match seat {
                None => Certainty::Open,
                Some(_) if unseen.is_empty() => Certainty::Settled,
                Some(_) => Certainty::SoFar,
            },
            side: seat.map(&side_of),
            worth: entry.worth,
            toward_bid: entry.worth,
            card,
            scores: None,
            held: card.is_some_and(|card| view.hand().contains(card)),
            unseen,
        };
        // A card that was turned up or thrown away is nobody's (TAF-28, B-41).
        let one_card = |entry: &Entry, card: Card| {
            let known = Some(card).filter(|&card| in_play(view).contains(card));
            let owner =
                known.and_then(|card| if entry.to_player { played_by(view, card) } else { taken_by(view, card) });
            let line = line(entry, known, owner, Cards::NONE);
            if out_of_play(view).contains(card) { Tracked { certainty: Certainty::Settled, ..line } } else { line }
        };
        let one_of = |entry: &Entry, card: Card| Tracked { scores: Some(card), ..one_card(entry, card) };
        let mut points = Vec::with_capacity(rules.points.entries().len());
        for entry in rules.points.entries() {
            let of_suit = |suit, rank| (trumps & Cards::of_suit(suit) & Cards::of_rank(rank)).first();
            let trump_of = |rank| of_suit(trump, rank);
            match entry.point {
                Point::High => {
                    let high = ranking.highest(seen);
                    let above = high.map_or(unseen, |card| unseen & ranking.above(card));
                    points.push(line(entry, high, high.and_then(|card| dealt_to(view, card)), above));
                }
                Point::Low => {
                    let can_be = |cards: Cards| if rules.low_joker { cards } else { cards - Cards::JOKERS };
                    let low = ranking.lowest(can_be(seen));
                    let below = can_be(low.map_or(unseen, |card| unseen & ranking.under(card)));
                    let seat = low.and_then(|card| match rules.low_to {
                        LowTo::Dealt => dealt_to(view, card),
                        LowTo::Winner => taken_by(view, card),
                    });
                    points.push(line(entry, low, seat, below));
                }
                Point::Jack => {
                    let Some(jack) = trump_of(Rank::Jack) else { continue };
                    let line = one_card(entry, jack);
                    let hung = dealt_to(view, jack).zip(taken_by(view, jack));
                    let hung = hung.is_some_and(|(owner, taker)| side_of(owner) != side_of(taker));
                    points.push(Tracked {
                        worth: if hung { rules.hang_jack.max(entry.worth) } else { entry.worth },
                        ..line
                    });
                }
                Point::Trump(rank) => points.extend(trump_of(rank).map(|card| one_card(entry, card))),
                Point::Off(rank) => {
                    points.extend(of_suit(trump.of_same_color(), rank).map(|card| one_card(entry, card)));
                }
                Point::Joker => points.extend((trumps & Cards::JOKERS).iter().map(|card| one_of(entry, card))),
                Point::Plain(rank) => {
                    let plain = (rules.pack_cards() - ranking.trumps()) & Cards::of_rank(rank);
                    points.extend(plain.iter().map(|card| one_of(entry, card)));
                }
                Point::Last => points.push(line(entry, None, last_trick(view), Cards::NONE)),
                Point::Game => {
                    let (certainty, side) = game(&card_points, still_out(view, rules));
                    let line = line(entry, None, None, Cards::NONE);
                    let (worth, toward_bid) = (line.worth + view.carry, line.toward_bid + view.carry);
                    points.push(Tracked { certainty, side, worth, toward_bid, ..line });
                }
            }
        }
        if view.hides_partner(rules) {
            // The player who made a point may turn out to be the partner, or the jack to be taken from one; and all others may play
            // together against the pitcher.
            let pitcher = view.contract.map(|contract| side_of(contract.pitcher));
            let own = pitcher.map(|pitcher| card_points[pitcher]).unwrap_or_default();
            let others = card_points.iter().filter(|(side, _)| Some(*side) != pitcher).map(|(_, &points)| points);
            let has_game = own > others.sum::<CardPoints>() + still_out(view, rules);
            let is_open = |point: &Tracked| match point.point {
                _ if point.side != pitcher => true,
                Point::Jack => true,
                Point::Game => !has_game,
                _ => false,
            };
            let open = points.iter_mut().filter(|point| point.side.is_some() && is_open(point));
            open.for_each(|point| point.certainty = point.certainty.min(Certainty::SoFar));
        }
        Some(Tracker { points, card_points })
    }

    /// Returns the line of a point, the first one if several cards make it.
    #[must_use]
    pub fn of_point(&self, point: Point) -> Option<&Tracked> {
        self.points.iter().find(|tracked| tracked.point == point)
    }

    /// Returns an entry for each point that a side bid, those that it is sure of first: `Some(true)` for one of these, `None`
    /// for one that is open, `Some(false)` for one that can no longer be had. There are none where a point of the list is
    /// worth more than one.
    #[must_use]
    pub fn promised(&self, side: Side, bid: Bid, rules: &Rules) -> Vec<Option<bool>> {
        if rules.points.entries().iter().any(|entry| entry.worth != Points::ONE) {
            return Vec::new();
        }
        let count = usize::try_from(rules.promised(bid).0).unwrap_or_default();
        let settled = |own: bool| {
            let points = self.points.iter().filter(|tracked| tracked.certainty == Certainty::Settled);
            points.filter(|tracked| (tracked.side == Some(side)) == own).count()
        };
        let (made, lost) = (settled(true).min(count), settled(false));
        let gone = count.saturating_sub(self.points.len().saturating_sub(lost)).min(count - made);
        (0..count)
            .map(|index| match index {
                _ if index < made => Some(true),
                _ if index >= count - gone => Some(false),
                _ => None,
            })
            .collect()
    }

    /// Returns the points that a side is sure to make toward a bid.
    #[must_use]
    pub fn settled(&self, side: Side) -> Points {
        let sure = |point: &&Tracked| point.side == Some(side) && point.certainty == Certainty::Settled;
        self.points.iter().filter(sure).map(|point| point.toward_bid).sum()
    }
}

/// Returns the cards that the viewer knows to be in play: those played or claimed, those that were shown, and their own.
fn in_play(view: &SeatView) -> Cards {
    let shown = view.seats.all().fold(view.played() | view.hand(), |seen, seat| seen | view.known(seat));
    view.claim.iter().flat_map(|(_, hands)| hands.values()).fold(shown, |seen, &cards| seen | cards)
}

/// Returns the cards that the viewer knows to be out of play: turned up, laid down, or thrown away in sight.
fn out_of_play(view: &SeatView) -> Cards {
    let turned: Cards = view.turned.iter().copied().collect();
    let laid = view.laid_down.values().fold(turned, |out, &cards| out | cards);
    view.thrown.values().filter_map(|thrown| thrown.cards).fold(laid, |out, cards| out | cards)
}

/// Returns the cards that a claim brought in: those held, and those of the trick that lay (B-51).
fn claimed(view: &SeatView, hands: &BySeat<Cards>) -> Cards {
    let lying = view.trick.map_or(Cards::NONE, |trick| trick.cards());
    hands.values().fold(lying, |all, &cards| all | cards)
}

/// Returns the most card points that can still be won in this hand: those of the cards on the table and of the hands
/// that are seen, and the best that the hidden cards can be.
fn still_out(view: &SeatView, rules: &Rules) -> CardPoints {
    if view.claim.is_some() {
        return CardPoints::default();
    }
    let on_table = view.trick.map_or(Cards::NONE, |trick| trick.cards());
    let seen = view.held.values().filter_map(|held| held.cards).fold(on_table, |seen, cards| seen | cards);
    let ranking = rules.ranking(view.trump);
    let hidden: u8 = view.held.values().filter(|held| held.cards.is_none()).map(|held| held.count).sum();
    let hidden = hidden + if rules.draws() { view.stock } else { 0 } + view.rows.all_hidden() as u8;
    let mut unknown: Vec<CardPoints> = (rules.pack_cards() - view.played() - seen - out_of_play(view))
        .iter()
        .map(|card| ranking.card_points(Cards::of(card)))
        .collect();
    unknown.sort_unstable_by(|a, b| b.cmp(a));
    ranking.card_points(seen) + unknown.into_iter().take(hidden.into()).sum()
}

/// Returns the certainty of Game so far and the side that has it, with this many card points still out.
fn game(card_points: &BySide<CardPoints>, out: CardPoints) -> (Certainty, Option<Side>) {
    let most = card_points.values().max().copied().unwrap_or_default();
    let mut leaders = card_points.iter().filter(|(_, points)| **points == most).map(|(side, _)| side);
    let side = match (leaders.next(), leaders.next()) {
        (Some(side), None) => Some(side),
        _ => None,
    };
    let second = card_points.iter().filter(|(s, _)| Some(*s) != side).map(|(_, points)| *points).max();
    let certainty = match side {
        None => Certainty::Open,
        Some(_) if most > second.unwrap_or_default() + out => Certainty::Settled,
        Some(_) => Certainty::SoFar,
    };
    (certainty, side)
}

/// Returns the seat that took the last trick, once all are played.
fn last_trick(view: &SeatView) -> Option<Seat> {
    if let Some((claimer, _)) = &view.claim {
        return Some(*claimer);
    }
    // How many tricks there are is not to be told from the rules: after a run more cards are held than were dealt.
    let lies = view.trick.is_some_and(|trick| !trick.is_empty());
    let is_last = !lies && view.held.values().all(|held| held.count == 0);
    view.tricks.last().filter(|_| is_last).and_then(Trick::best).map(|(seat, _)| seat)
}

/// Returns the seat that played a card, if it was played.
fn played_by(view: &SeatView, card: Card) -> Option<Seat> {
    let mut played = view.tricks.iter().chain(&view.trick).flat_map(Trick::plays);
    played.find(|(_, other)| *other == card).map(|(seat, _)| seat)
}

/// Returns the seat to which a card was dealt, if it was played, shown or claimed, or is the viewer's.
fn dealt_to(view: &SeatView, card: Card) -> Option<Seat> {
    let played = view.tricks.iter().chain(&view.trick).flat_map(Trick::plays);
    let own = view.own_seat().filter(|_| view.hand().contains(card));
    let shown = || view.seats.all().find(|&seat| view.known(seat).contains(card));
    let claimed = || {
        let (_, hands) = view.claim.as_ref()?;
        view.seats.all().find(|&seat| hands[seat].contains(card))
    };
    played.into_iter().find(|(_, c)| *c == card).map(|(seat, _)| seat).or(own).or_else(shown).or_else(claimed)
}

/// Returns the seat that took the trick to which the card was played, if that is complete, or that claimed the card.
fn taken_by(view: &SeatView, card: Card) -> Option<Seat> {
    let trick = view.tricks.iter().find(|trick| trick.cards().contains(card));
    let claimer = || {
        let (seat, hands) = view.claim.as_ref()?;
        hands.values().any(|cards| cards.contains(card)).then_some(*seat)
    };
    trick.and_then(Trick::best).map(|(winner, _)| winner).or_else(claimer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::bid::Bid;
    use crate::call::Contract;
    use crate::event::Viewer;
    use crate::game::Game;
    use crate::rules::{RevokeCall, RevokeMode};
    use crate::seat::BySeat;
    use crate::setup::Setup;

    use std::sync::Arc;

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    /// Two hands, the first of which pitches, after these cards.
    fn game(rules: &Rules, hands: [&str; 2], played: &[&str]) -> Game {
        let cards_per_player = hands[0].split(' ').count() as u8;
        let rules = Arc::new(Rules { players: 2, cards_per_player, ..rules.clone() });
        let mut setup = Setup::new(rules, seat(1));
        setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(seat(0), Some(Bid::TWO)));
        setup.played = played.iter().map(|card| card.parse().expect("a card")).collect();
        setup.build().expect("a position")
    }

    fn tracker(game: &Game, viewer: Viewer) -> Tracker {
        Tracker::of(&game.view(viewer), game.rules()).expect("trump is set")
    }

    #[test]
    fn what_is_seen_decides_what_is_sure() {
        let game = game(&Rules::default(), ["AS JS 3D", "2S TS 4D"], &["AS", "TS", "JS"]);
        let public = tracker(&game, Viewer::Public).points;
        let [high, low, jack, count] = public[..] else { panic!("four points") };
        assert_eq!((high.certainty, high.side), (Certainty::Settled, Side::new(0)));
        assert_eq!((low.certainty, low.card.map(|card| card.to_string())), (Certainty::SoFar, Some("TS".to_owned())));
        assert_eq!((low.side, low.unseen.len()), (Side::new(1), 8));
        assert_eq!((jack.certainty, jack.side, jack.held), (Certainty::Open, None, false));
        assert_eq!((count.certainty, count.side), (Certainty::SoFar, Side::new(0)));
        let own = &tracker(&game, Viewer::Seat(seat(1))).points[1];
        assert_eq!((own.certainty, own.held, own.unseen), (Certainty::Settled, true, Cards::NONE));
    }

    #[test]
    fn low_for_the_winner_must_be_taken() {
        let rules = Rules { low_to: LowTo::Winner, ..Rules::default() };
        let before = game(&rules, ["AS JS 3D", "2S TS 4D"], &["AS", "TS", "JS"]);
        let low = &tracker(&before, Viewer::Seat(seat(1))).points[1];
        assert_eq!((low.certainty, low.held), (Certainty::Open, true));
        let after = game(&rules, ["AS JS 3D", "2S TS 4D"], &["AS", "TS", "JS", "2S"]);
        let tracker = tracker(&after, Viewer::Public);
        assert_eq!((tracker.points[1].certainty, tracker.points[1].side), (Certainty::Settled, Side::new(0)));
        assert_eq!(tracker.points[2].side, Side::new(0));
        assert_eq!(tracker.settled(Side::default()), Points(3));
    }

    #[test]
    fn a_jack_turned_up_is_nobodys() {
        let rules = Rules { cards_per_player: 1, ..Rules::from(crate::rules::Preset::Trinidad) };
        let mut setup = Setup::new(Arc::new(rules), seat(0));
        setup.hands = BySeat::from_values(["AH", "2C", "3C", "4C"].map(|cards| cards.parse().expect("cards")));
        setup.stock = vec!["JH".parse().expect("a card")];
        let mut game = setup.build().expect("a position");
        let _ = game.apply(seat(3), "stand".parse().expect("an action")).expect("legal");
        let jack = &tracker(&game, Viewer::Public).points[2];
        assert_eq!((jack.certainty, jack.side), (Certainty::Settled, None));
    }

    #[test]
    fn at_the_end_of_a_hand_the_count_agrees() {
        let mut game = game(&Rules::default(), ["AS 3D", "2S 4D"], &["AS", "2S", "3D"]);
        let before = tracker(&game, Viewer::Open);
        let _ = game.apply(seat(1), Action::Play("4D".parse().expect("a card"))).expect("legal");
        let score = game.last().expect("a hand").score;
        assert_eq!(before.settled(Side::default()), Points(2));
        assert_eq!(score.awards.made_by(Side::default()), Points(2));
    }

    #[test]
    fn the_last_trick_is_settled_once_all_cards_are_played() {
        let rules = Rules {
            points: "high low jack last game".parse().expect("a list"),
            revoke_mode: RevokeMode::Table,
            revoke_call: RevokeCall::Opponent,
            ..Rules::default()
        };
        let last = |played: &[&str]| {
            let game = game(&rules, ["AS 3D", "2S 4D"], played);
            let tracker = tracker(&game, Viewer::Public);
            tracker.of_point(Point::Last).map(|point| (point.certainty, point.side))
        };
        assert_eq!(last(&["AS", "2S", "3D"]), Some((Certainty::Open, None)));
        assert_eq!(last(&["AS", "2S", "3D", "4D"]), Some((Certainty::Settled, Side::new(1))), "it is not counted yet");
    }
}
