//! A counted hand that is entered into the scores.

use crate::case::{self, Case, Verdict};

use pitch_rules::{Award, Awards, Call, Contract, Count, Point, Points, Score, Seat, Side};

use serde_json::{Value, json};

pub fn score(case: &Case) -> Verdict {
    case.knows(&[
        "dealer",
        "scores_before",
        "unit",
        "bid",
        "obliged",
        "points",
        "all_tricks",
        "carry_before",
        "deal_number",
        "members",
    ])?;
    let rules = case.rules()?;
    let side = |value: &Value| value.as_u64().and_then(|n| Side::new(n as usize)).ok_or(format!("{value} is no side"));
    // Where a partner was called, the seats of the two sides of the hand: the pitcher's first.
    let members: Vec<Vec<Seat>> = case.list("members").map(case::seats).collect::<Result<_, _>>()?;
    let called = members.first().and_then(|own| Some((*own.first()?, own.get(1).copied())));
    let bid = || {
        let is_bound = case.get("obliged") != &json!(false);
        case::call(case.get("bid")).ok().and_then(Call::bid).filter(|_| is_bound)
    };
    let contract = match (called, case.has("unit")) {
        (Some((pitcher, partner)), _) => Some(Contract { partner, ..Contract::new(pitcher, bid()) }),
        (None, true) => {
            let pitcher = rules.members(side(case.get("unit"))?).next().ok_or("a side of nobody")?;
            Some(Contract::new(pitcher, bid()))
        }
        (None, false) => None,
    };
    let side = |value: &Value| match members.is_empty() {
        true => side(value),
        false => {
            let own = value.as_u64().and_then(|number| members.get(number as usize)?.first());
            own.map(|&seat| rules.side_in(contract, seat)).ok_or(format!("{value} is no side of the hand"))
        }
    };
    let mut awards = Awards::none(&rules);
    for scored in case.list("points") {
        let name = scored[0].as_str().unwrap_or_default();
        let point: Point = name.parse().map_err(|error| format!("{error}"))?;
        let points = Points(scored[2].as_i64().ok_or("no points")? as i16);
        awards.push(Award { point, side: side(&scored[1])?, points, toward_bid: points, card: None });
    }
    let count = Count {
        // Where who dealt matters the case says so.
        dealer: if case.has("dealer") { case.dealer()? } else { Seat::default() },
        contract,
        trump: None,
        awards,
        all_tricks: case.get("all_tricks").as_bool().unwrap_or_default(),
        number: case.get("deal_number").as_u64().map_or(1, |number| number as u32),
        before: case.scores(&rules)?,
        entered: &[],
        carry: Points(case.get("carry_before").as_i64().unwrap_or_default() as i16),
        is_over: true,
        penalties: &[],
        burdens: rules.by_side(),
    };
    let score = Score::enter(&rules, &count);
    case.compare(&json!({
        "made": contract.map(|_| score.made),
        "set_back": score.set_back,
        "carry_after": score.carry_after,
        "delta": score.delta,
        "scores_after": score.after,
        "winner": score.victory.map(|victory| victory.side),
        "won_by": score.victory.map(|victory| victory.by.to_string()),
    }))
}
