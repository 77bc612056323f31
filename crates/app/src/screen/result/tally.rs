//! The count of a hand in order: the lines that are written on the pad, and the cards that each side won.

use super::Asked;
use pitch_language::Names;
use pitch_rules::rules::LowTo;
use pitch_rules::{Award, Card, Cards, Cause, Finished, Mark, Point, Ranking, Seat, Side, Trick};
use pitch_session::hand_order::order;
use pitch_session::settings::HandOrder;

/// Line of the count.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Line {
    /// What the line is about.
    pub asked: Asked,
    /// Award of the line; of several, the first.
    pub award: Option<Award>,
    /// Card that makes it.
    pub card: Option<Card>,
    /// Side of the hand that made it.
    pub side: Option<Side>,
    /// Player who did it.
    pub seat: Option<Seat>,
    /// Points that a side marks for it, and `true` if they count.
    pub figures: Vec<(Side, i32, bool)>,
}

impl Line {
    /// Returns `true` if it is the line of Game.
    pub(super) fn is_game(&self) -> bool {
        self.asked == Asked::Point(Point::Game)
    }
}

/// Cards that a side of the hand, or a single player, won.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Won {
    /// The side.
    pub side: Side,
    /// Its first player.
    pub seat: Seat,
    /// Its cards from the left.
    pub cards: Vec<Card>,
    /// Those of them that count for Game.
    pub counting: Cards,
    /// Card points of them.
    pub points: u16,
}

/// Count of a hand.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tally {
    /// The lines in counting order.
    pub lines: Vec<Line>,
    /// Rows of won cards from above.
    pub won: Vec<Won>,
    /// The columns of the pad: the side of the person who looks on first.
    pub columns: Vec<Side>,
    /// Points that a failed bid costs a side, with its sign.
    pub set_back: Vec<(Side, i32)>,
    /// `true` if two sides of several players have a row each.
    pub has_sides: bool,
}

impl Tally {
    /// Counts a hand as it is told by `names`.
    pub(super) fn of(names: &Names, finished: &Finished) -> Self {
        let rules = names.rules();
        let contract = finished.score.contract;
        let in_hand = names.in_hand(contract);
        let own = names.you().unwrap_or_default();
        let mut columns: Vec<Side> = rules.all_sides().collect();
        rotate_to(&mut columns, rules.side_of(own));
        let mut sides: Vec<Side> = Vec::new();
        for side in rules.seats().all().map(|seat| rules.side_in(contract, seat)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        rotate_to(&mut sides, rules.side_in(contract, own));
        let has_sides = sides.len() == 2 && in_hand.have_partners();
        if has_sides {
            // One's own side is at the bottom, as one sits.
            sides.reverse();
        }
        let ranking = rules.ranking(finished.score.trump);
        let is_played = !finished.tricks.is_empty();
        let won = sides.iter().filter(|_| is_played).map(|side| won(&in_hand, finished, *side, ranking)).collect();
        let failed = |mark: &Mark| {
            let is_it = matches!(mark.cause, Cause::SetBack(_));
            is_it.then_some((mark.side, i32::from(mark.points.0)))
        };
        let set_back = finished.marks.iter().filter_map(failed).collect();
        Tally { lines: lines(names, finished), won, columns, set_back, has_sides }
    }

    /// Returns the place of a side among the columns of the pad.
    pub(super) fn column(&self, side: Side) -> usize {
        self.columns.iter().position(|other| *other == side).unwrap_or_default()
    }

    /// Returns the places in the rows of the card that was won.
    pub(super) fn place_of(&self, card: Card) -> Option<(usize, usize)> {
        let of = |(row, won): (usize, &Won)| Some((row, won.cards.iter().position(|other| *other == card)?));
        self.won.iter().enumerate().find_map(of)
    }

    /// Returns the most card points of a row.
    pub(super) fn most(&self) -> u16 {
        self.won.iter().map(|won| won.points).max().unwrap_or_default()
    }
}

fn rotate_to(sides: &mut [Side], first: Side) {
    if let Some(place) = sides.iter().position(|side| *side == first) {
        sides.rotate_left(place);
    }
}

/// Returns the cards that a side won.
fn won(names: &Names, finished: &Finished, side: Side, ranking: &Ranking) -> Won {
    let all = names.members(side).fold(Cards::NONE, |all, seat| all | finished.won[seat]);
    let cards = order(all, ranking, HandOrder::default());
    let counting = cards.iter().copied().filter(|card| ranking.card_points(Cards::of(*card)).0 > 0).collect();
    let seat = names.you().filter(|you| names.members(side).any(|seat| seat == *you));
    let seat = seat.or_else(|| names.members(side).next()).unwrap_or_default();
    Won { side, seat, cards, counting, points: finished.score.awards.card_points[side].0 }
}

/// Returns `true` if the mark is the outcome of the count as a whole.
fn is_outcome(cause: Cause) -> bool {
    matches!(cause, Cause::BidTaken(_) | Cause::Difference | Cause::Slam | Cause::Moon | Cause::Short)
}

/// Returns the lines of a hand: what was entered before, the points, and what the count comes to.
fn lines(names: &Names, finished: &Finished) -> Vec<Line> {
    let rules = names.rules();
    let marks: Vec<(usize, Mark)> = finished.marks.iter().copied().enumerate().collect();
    let is_line = |mark: &Mark| !matches!(mark.cause, Cause::Point(_) | Cause::Peg(..) | Cause::SetBack(_));
    let line = |&(index, mark): &(usize, Mark)| Line {
        asked: Asked::Mark(index),
        award: None,
        card: if let Cause::TurnUp(card) = mark.cause { Some(card) } else { None },
        side: Some(rules.camp(finished.score.contract, mark.side)),
        seat: names.members(mark.side).next(),
        figures: vec![(mark.side, i32::from(mark.points.0), true)],
    };
    let besides = |after: bool| {
        let marks = marks.iter().filter(move |(_, mark)| is_line(mark) && is_outcome(mark.cause) == after);
        // What several get for one thing is one line.
        let mut lines: Vec<(Cause, Line)> = Vec::new();
        for mark in marks {
            match lines.last_mut() {
                Some((cause, last)) if *cause == mark.1.cause && matches!(cause, Cause::BidTaken(_)) => {
                    last.figures.extend(line(mark).figures);
                }
                _ => lines.push((mark.1.cause, line(mark))),
            }
        }
        lines.into_iter().map(|(_, line)| line)
    };
    let played = !finished.tricks.is_empty();
    let points = rules.points.points().filter(|_| played);
    let points = points.flat_map(|point| point_lines(names, finished, point));
    besides(false).chain(points).chain(besides(true)).collect()
}

/// Returns the lines of a point: one for each joker, and one for cards of a rank together.
fn point_lines(names: &Names, finished: &Finished, point: Point) -> Vec<Line> {
    let score = &finished.score;
    let rules = names.rules();
    let awards: Vec<Award> = score.awards.iter().filter(|award| award.point == point).collect();
    let figures = |award: &Award| -> Vec<(Side, i32, bool)> {
        let scored = score.scored(award);
        let side = score.game_passes_to.filter(|_| point == Point::Game).unwrap_or(award.side);
        if scored.0 > 0 && !score.scores_difference(rules) {
            let sides = rules.scorers(score.dealer, score.contract, side);
            sides.map(|side| (side, i32::from(scored.0), true)).collect()
        } else {
            let pitcher = score.contract.map(|contract| rules.side_of(contract.pitcher));
            let side = pitcher.filter(|pitcher| rules.camp(score.contract, *pitcher) == side).unwrap_or(side);
            vec![(side, i32::from(award.points.0), false)]
        }
    };
    let line = |awards: &[Award]| {
        let award = awards.first().copied();
        Line {
            asked: Asked::Point(point),
            award,
            card: award.and_then(|award| award.card).map(|made| made.card),
            side: award.map(|award| award.side),
            seat: award.and_then(|award| did(names, finished, &award)),
            figures: sum_by_side(awards.iter().flat_map(figures)),
        }
    };
    // A joker that nobody took has its line as well.
    let jokers = if point == Point::Joker { rules.ranking(score.trump).scoring(point).len() } else { 0 };
    if jokers > 1 {
        return (0..jokers).map(|index| line(awards.get(index..=index).unwrap_or_default())).collect();
    }
    vec![line(&awards)]
}

/// Adds figures of the same side.
fn sum_by_side(figures: impl Iterator<Item = (Side, i32, bool)>) -> Vec<(Side, i32, bool)> {
    let mut sums: Vec<(Side, i32, bool)> = Vec::new();
    for (side, points, counts) in figures {
        match sums.iter_mut().find(|(other, _, counted)| (*other, *counted) == (side, counts)) {
            Some((_, sum, _)) => *sum += points,
            None => sums.push((side, points, counts)),
        }
    }
    sums
}

/// Returns the player who made a point.
fn did(names: &Names, finished: &Finished, award: &Award) -> Option<Seat> {
    let rules = names.rules();
    let is_dealt = match award.point {
        Point::High => true,
        Point::Low => rules.low_to == LowTo::Dealt,
        point => rules.points.get(point).is_some_and(|entry| entry.to_player),
    };
    match (award.card, award.point) {
        (Some(made), _) => Some(if is_dealt { made.dealt_to } else { made.taken_by }),
        (None, Point::Last) => finished.tricks.last().and_then(Trick::best).map(|(seat, _)| seat),
        (None, _) => {
            let names = names.in_hand(finished.score.contract);
            let own = names.you().filter(|you| names.members(award.side).any(|seat| seat == *you));
            own.or_else(|| names.members(award.side).next())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timeline::playing;
    use pitch_rules::{Event, Preset, Rules, Viewer};

    use std::sync::Arc;

    /// The hands of a few games by these rules.
    pub(crate) fn hands(rules: &Arc<Rules>) -> Vec<Arc<Finished>> {
        let mut hands = Vec::new();
        for seed in 0..6 {
            playing::play_by(rules, Viewer::Public, seed, |events, _| {
                hands.extend(events.iter().filter_map(|event| match event {
                    Event::HandScored(finished) => Some(Arc::clone(finished)),
                    _ => None,
                }));
            });
        }
        hands
    }

    #[test]
    fn what_stands_on_the_pad_adds_up_in_every_game() {
        for preset in Preset::ALL {
            let rules = Arc::new(Rules::from(preset));
            let names = Names::new(Arc::clone(&rules), ["Ana", "Ben", "Cleo", "Dev"], Some(Seat::default()));
            let hands = hands(&rules);
            assert!(!hands.is_empty());
            for finished in hands {
                let tally = Tally::of(&names, &finished);
                for (side, &after) in finished.score.after.iter() {
                    let counted = tally.lines.iter().flat_map(|line| &line.figures);
                    let counted = counted.filter(|(of, _, counts)| *of == side && *counts).map(|(_, points, _)| points);
                    let lost = tally.set_back.iter().filter(|(of, _)| *of == side).map(|(_, points)| points);
                    let sum: i32 = counted.chain(lost).sum();
                    let before = i32::from(finished.score.before[side].0);
                    assert_eq!(before + sum, i32::from(after.0), "{preset}: {side:?} {tally:#?} {:#?}", finished.marks);
                }
                let cards: usize = tally.won.iter().map(|won| won.cards.len()).sum();
                assert_eq!(cards, finished.won.values().map(|won| won.len()).sum::<usize>(), "{preset}");
            }
        }
    }
}
