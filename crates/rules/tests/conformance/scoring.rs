//! A counted hand that is entered into the scores.

use crate::case::{self, Case, Verdict};

use pitch_rules::{Award, Awards, Call, Contract, Count, Point, Points, Score, Side};

use serde_json::{Value, json};

pub fn score(case: &Case) -> Verdict {
    case.knows(&["scores_before", "unit", "bid", "obliged", "points", "all_tricks", "carry_before"])?;
    let rules = case.rules()?;
    let side = |value: &Value| value.as_u64().and_then(|n| Side::new(n as usize)).ok_or(format!("{value} is no side"));
    let mut awards = Awards::none(&rules);
    for scored in case.list("points") {
        let name = scored[0].as_str().unwrap_or_default();
        let point: Point = name.parse().map_err(|error| format!("{error}"))?;
        let points = Points(scored[2].as_i64().ok_or("no points")? as i16);
        awards.push(Award { point, side: side(&scored[1])?, points, toward_bid: points, card: None });
    }
    let contract = match case.has("unit") {
        false => None,
        true => {
            let pitcher = rules.members(side(case.get("unit"))?).next().ok_or("a side of nobody")?;
            let is_bound = case.get("obliged") != &json!(false);
            let bid = case::call(case.get("bid")).ok().and_then(Call::bid).filter(|_| is_bound);
            Some(Contract { pitcher, bid })
        }
    };
    let count = Count {
        contract,
        trump: None,
        awards,
        all_tricks: case.get("all_tricks").as_bool().unwrap_or_default(),
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
