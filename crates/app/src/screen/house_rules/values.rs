//! Values that clicks and keys set an option to; bounds and values come from the engine.

use crate::keymap::Step;
use pitch_rules::rules::{Counter, Entry, Field, Kind, PackRanks, RankScores, Rules, Token, TrumpOrder, Value};
use pitch_rules::{Point, Points, Rank, Suit};

/// Returns the next or the previous value of an option: numbers stop at their ends, and everything else goes around.
pub fn turned(field: Field, rules: &Rules, step: Step) -> Option<Value> {
    let now = field.get(rules);
    if let (Kind::Number { min, max }, Value::Number(number)) = (field.kind(), now) {
        // What a file has out of its range comes back to the nearest end.
        let next = number.saturating_add(if step == Step::Next { 1 } else { -1 });
        let next = next.clamp(min, max);
        return (next != number).then_some(Value::Number(next));
    }
    let values = if field.kind() == Kind::Flag { field.kind().values() } else { segments(field, rules) };
    // Nothing of it is there where ranks were chosen one by one.
    let next = values.iter().position(|value| *value == now).map_or(0, |at| step.from(at, values.len()));
    values.get(next).copied().filter(|value| *value != now)
}

/// Returns the values that are offered side by side: all of a choice, the usual ones of a number, none and all for
/// ranks, and for the trumps the order by rank with whatever else is trump. A switch has a knob instead.
pub fn segments(field: Field, rules: &Rules) -> Vec<Value> {
    match field.kind() {
        Kind::Flag => Vec::new(),
        Kind::Number { .. } => field.usual().iter().copied().map(Value::Number).collect(),
        Kind::TrumpOrder => vec![Value::TrumpOrder(TrumpOrder::BY_RANK.completed(rules))],
        Kind::Choice(_) | Kind::RankScores | Kind::RankSet | Kind::Points | Kind::GameValues | Kind::Pack => {
            field.kind().values()
        }
    }
}

/// Returns the ranks that an option names one by one, the highest first; none unless it is about ranks.
pub fn ranks(field: Field) -> Vec<Rank> {
    match field.kind() {
        Kind::RankScores | Kind::RankSet | Kind::Pack => Rank::ALL.into_iter().rev().collect(),
        Kind::Flag | Kind::Number { .. } | Kind::Choice(_) | Kind::Points | Kind::GameValues | Kind::TrumpOrder => {
            Vec::new()
        }
    }
}

/// Returns what can score, one by one: what there are cards for, and whatever else is in the list. Empty unless the
/// option is the list of what scores.
pub fn points(field: Field, rules: &Rules) -> Vec<Point> {
    let is_there = |point: &Point| rules.most_of(*point) > 0 || rules.points.get(*point).is_some();
    if field.kind() == Kind::Points { Point::all().filter(is_there).collect() } else { Vec::new() }
}

/// Returns what can count for Game, one by one: the cards of the pack, and whatever else counts. Empty unless the
/// option is about card points.
pub fn counters(field: Field, rules: &Rules) -> Vec<Counter> {
    let pack = rules.pack_cards();
    let is_there = |counter: &Counter| {
        let is_dealt = Suit::ALL.iter().any(|suit| !(counter.cards(Some(*suit)) & pack).is_empty());
        is_dealt || rules.game_values.get(*counter) > 0
    };
    if field.kind() == Kind::GameValues { Counter::all().filter(is_there).collect() } else { Vec::new() }
}

/// Returns the card points with `worth` for this counter; `None` if they cannot be so, as when nothing would count any
/// longer.
pub(crate) fn with_counter(rules: &Rules, counter: Counter, worth: u8) -> Option<Value> {
    rules.game_values.with(counter, worth).ok().map(Value::GameValues)
}

/// Returns the card points with the next or the previous number for a counter, from 0 to 11 and around.
pub(crate) fn with_next_counter(rules: &Rules, counter: Counter, step: Step) -> Option<Value> {
    const MOST: u8 = 11;
    let worth = rules.game_values.get(counter).min(MOST);
    with_counter(rules, counter, step.from(worth.into(), usize::from(MOST) + 1) as u8)
}

/// Returns the trumps in their order, one by one; empty unless the option is that order.
pub fn trumps(field: Field, rules: &Rules) -> Vec<Token> {
    let tokens = rules.trump_order.tokens().iter().copied().filter(|token| token.is_in(rules));
    if field.kind() == Kind::TrumpOrder { tokens.collect() } else { Vec::new() }
}

/// Returns the order of trumps with this one a place higher or lower, and around at the ends.
pub fn moved(rules: &Rules, token: Token, step: Step) -> Value {
    let mut order = rules.trump_order;
    // One step down is as many steps up as there are others, less the one.
    let steps = if step == Step::Previous { 1 } else { trumps(Field::TrumpOrder, rules).len().saturating_sub(1) };
    for _ in 0..steps {
        order = order.raised(token, rules);
    }
    Value::TrumpOrder(order)
}

/// Returns the list of what scores with this point worth `worth`, or without it for 0; `None` where that would empty
/// the list or overfill it.
pub(crate) fn with_worth(rules: &Rules, point: Point, worth: i16) -> Option<Value> {
    let list = &rules.points;
    let to_player = list.get(point).is_some_and(|entry| entry.to_player);
    let changed = match worth {
        0 => list.without(point),
        worth => list.with(Entry { point, worth: Points(worth), to_player }),
    };
    changed.ok().map(Value::Points)
}

/// Returns the list with the next or the previous worth for a point: from 1 out of the list, for a card to the 1 of the
/// player who plays it, to 2 and on to 10, and around. What most tables change, a point that isn't played, is one step away.
pub(crate) fn with_next_worth(rules: &Rules, point: Point, step: Step) -> Option<Value> {
    const MOST: i16 = 10;
    let (worth, to_player) =
        rules.points.get(point).map_or((0, false), |entry| (entry.worth.0.clamp(0, MOST), entry.to_player));
    let own = point.is_card().then_some((1, true));
    let worths: Vec<(i16, bool)> =
        [(1, false), (0, false)].into_iter().chain(own).chain((2..=MOST).map(|worth| (worth, false))).collect();
    let is_here = |&(other, own): &(i16, bool)| other == worth && (worth != 1 || own == to_player);
    let next = worths[step.from(worths.iter().position(is_here)?, worths.len())];
    let changed = match next {
        (0, _) => rules.points.without(point),
        (next, own) => {
            let to_player = own || to_player && worth > 1 && next > 1;
            rules.points.with(Entry { point, worth: Points(next), to_player })
        }
    };
    changed.ok().map(Value::Points)
}

/// Returns the option with one rank added or removed, or with the next or the previous points for it, going around.
pub(crate) fn with_rank(field: Field, rules: &Rules, rank: Rank, step: Step) -> Option<Value> {
    Some(match field.get(rules) {
        Value::RankSet(set) => Value::RankSet(set.with(rank, !set.contains(rank))),
        Value::RankScores(scores) => {
            let next = step.from(scores.get(rank).into(), usize::from(RankScores::MOST) + 1);
            Value::RankScores(scores.with(rank, next as u8))
        }
        Value::Pack(pack) => {
            let ranks = pack.ranks();
            Value::Pack(PackRanks::new(ranks.with(rank, !ranks.contains(rank)))?)
        }
        Value::Flag(_)
        | Value::Number(_)
        | Value::Choice(_)
        | Value::Points(_)
        | Value::GameValues(_)
        | Value::TrumpOrder(_) => return None,
    })
}

/// Returns the option with this many points for one rank.
pub(crate) fn with_points(field: Field, rules: &Rules, rank: Rank, points: u8) -> Option<Value> {
    let Value::RankScores(scores) = field.get(rules) else { return None };
    (points <= RankScores::MOST).then(|| Value::RankScores(scores.with(rank, points)))
}

/// Returns `true` if the option includes a rank, and the rank's points where it has some.
pub(crate) fn rank_in(value: Value, rank: Rank) -> (bool, Option<u8>) {
    match value {
        Value::RankSet(set) => (set.contains(rank), None),
        Value::RankScores(scores) => (scores.get(rank) > 0, Some(scores.get(rank))),
        Value::Pack(pack) => (pack.ranks().contains(rank), None),
        Value::Flag(_)
        | Value::Number(_)
        | Value::Choice(_)
        | Value::Points(_)
        | Value::GameValues(_)
        | Value::TrumpOrder(_) => (false, None),
    }
}

/// Number that is typed digit by digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Typing(Option<(Field, i16)>);

impl Typing {
    /// Adds a digit for this option, and returns the number so far, or `None` if the option cannot have it. Digits that
    /// would make it too large begin another number.
    pub(crate) fn digit(&mut self, field: Field, digit: u8) -> Option<Value> {
        let Kind::Number { min, max } = field.kind() else { return None };
        let digit = i16::from(digit);
        let so_far = self.0.filter(|(of, _)| *of == field).map_or(0, |(_, number)| number);
        let longer = so_far.saturating_mul(10).saturating_add(digit);
        let number = if longer > max { digit } else { longer };
        self.0 = Some((field, number));
        (min..=max).contains(&number).then_some(Value::Number(number))
    }

    /// Ends the number: the next digit begins another.
    pub(crate) const fn end(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Preset;

    #[test]
    fn a_number_is_typed_digit_by_digit_and_never_too_large() {
        let mut typing = Typing::default();
        let typed = |typing: &mut Typing, digits: &[u8]| {
            digits.iter().filter_map(|digit| typing.digit(Field::Target, *digit)).last()
        };
        assert_eq!(typed(&mut typing, &[1, 1]), Some(Value::Number(11)));
        assert_eq!(typed(&mut typing, &[5]), Some(Value::Number(115)));
        assert_eq!(typed(&mut typing, &[9]), Some(Value::Number(9)), "1159 is too much");
        typing.end();
        assert_eq!(typing.digit(Field::Target, 0), None, "nothing is not a score to play to");
        assert_eq!(typing.digit(Field::Target, 7), Some(Value::Number(7)));
        assert_eq!(typing.digit(Field::MaxBid, 3), Some(Value::Number(3)));
        assert_eq!(typing.digit(Field::MaxBid, 5), Some(Value::Number(35)));
        assert_eq!(typing.digit(Field::MaxBid, 5), Some(Value::Number(5)));
        assert_eq!(typing.digit(Field::Ruff, 1), None);
    }

    #[test]
    fn everything_that_is_offered_can_be_set() {
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            for &field in Field::ALL {
                let turned = [Step::Next, Step::Previous].map(|step| turned(field, &rules, step));
                let ranks = ranks(field)
                    .into_iter()
                    .flat_map(|rank| [Step::Next, Step::Previous].map(|step| with_rank(field, &rules, rank, step)));
                let counters = counters(field, &rules).into_iter().flat_map(|counter| {
                    [Step::Next, Step::Previous].map(|step| with_next_counter(&rules, counter, step))
                });
                let offered = segments(field, &rules).into_iter().map(Some);
                let offered = offered.chain(turned).chain(ranks).chain(counters).flatten();
                for value in offered {
                    let mut changed = rules.clone();
                    assert_eq!(field.set(&mut changed, value), Ok(()), "{field}: {value}");
                }
            }
        }
    }

    #[test]
    fn a_counter_goes_round_its_card_points_and_the_last_one_stays() {
        let mut rules = Rules::from(Preset::Racehorse);
        let offered = counters(Field::GameValues, &rules);
        assert_eq!(offered.len(), 2 * 8, "seven to ace, in all suits and in trumps, and no joker");
        assert!(counters(Field::Points, &rules).is_empty());
        let (before, ten) = (rules.clone(), Counter::Rank(Rank::Ten));
        let mut seen = Vec::new();
        for _ in 0..=11 {
            let value = with_next_counter(&rules, ten, Step::Next).expect("card points");
            assert_eq!(Field::GameValues.set(&mut rules, value), Ok(()));
            seen.push(rules.game_values.get(ten));
        }
        assert_eq!(seen, [11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(rules, before);
        rules.game_values = "5:5".parse().expect("card points");
        assert_eq!(counters(Field::GameValues, &rules)[8], Counter::Rank(Rank::Five), "it counts, if in no pack");
        assert_eq!(with_counter(&rules, Counter::Rank(Rank::Five), 0), None);
    }

    #[test]
    fn a_card_goes_round_its_worth_and_can_be_its_players() {
        let mut rules = Rules::from(Preset::Cinch);
        let two = Point::Trump(Rank::Two);
        let mut seen = Vec::new();
        for step in [Step::Next, Step::Previous] {
            for _ in 0..=11 {
                let value = with_next_worth(&rules, two, step).expect("a list");
                assert_eq!(Field::Points.set(&mut rules, value), Ok(()));
                seen.push(rules.points.get(two).map_or((0, false), |entry| (entry.worth.0, entry.to_player)));
            }
        }
        assert_eq!(seen[..3], [(0, false), (1, true), (2, false)]);
        assert_eq!(seen[10..12], [(10, false), (1, false)]);
        assert_eq!(seen[12..14], [(10, false), (9, false)]);
        assert_eq!(seen[21..], [(1, true), (0, false), (1, false)]);
        let game = with_next_worth(&Rules::default(), Point::Game, Step::Next).expect("a list");
        assert_eq!(game, Value::Points("high low jack".parse().expect("a list")), "one step leaves it out");
        let without = Rules { points: "high low jack".parse().expect("a list"), ..Rules::default() };
        let game = with_next_worth(&without, Point::Game, Step::Next).expect("a list");
        assert_eq!(game, Value::Points("high low jack game:2".parse().expect("a list")), "no card makes it");
    }

    #[test]
    fn a_rank_goes_round_its_points() {
        let mut rules = Rules::from(Preset::Trinidad);
        let before = rules.clone();
        for _ in 0..=RankScores::MOST {
            let value = with_rank(Field::TurnupScores, &rules, Rank::Six, Step::Next).expect("points");
            assert_eq!(Field::TurnupScores.set(&mut rules, value), Ok(()));
        }
        assert_eq!(rules, before);
        let three = with_points(Field::TurnupScores, &rules, Rank::Two, 3).expect("points");
        assert_eq!(rank_in(three, Rank::Two), (true, Some(3)));
        assert_eq!(with_points(Field::TurnupScores, &rules, Rank::Two, 7), None);
        let without = with_rank(Field::MisdealOnExposed, &rules, Rank::Ace, Step::Next).expect("a set");
        assert_ne!(rank_in(without, Rank::Ace).0, rules.misdeal_on_exposed.contains(Rank::Ace));
    }
}
