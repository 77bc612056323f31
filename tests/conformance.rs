//! Runs the test cases of `tests/vectors/`, or of the folder that `PITCH_VECTORS` names, against the engine.
//!
//! The adapter translates a case into the engine's own terms and back; it holds no rules.

use auction_pitch::engine::{
    Accounts, Action, Auction, Bid, BySeat, BySide, Call, Card, Cards, Event, Game, Hand, IllegalAction, Outcome, Pack,
    Points, Preset, Rules, Seat, Setup, Side, Trick, Turn, WonBy, deal, settlement,
};

use serde_json::{Map, Value, json};

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Why a case was not found to hold.
enum Trouble {
    /// The engine does not play this yet.
    Unsupported,
    /// The engine plays it otherwise.
    Wrong(String),
}

type Verdict = Result<(), Trouble>;

fn wrong<T: ToString + ?Sized>(text: &T) -> Trouble {
    Trouble::Wrong(text.to_string())
}

fn folder() -> PathBuf {
    std::env::var_os("PITCH_VECTORS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors"), PathBuf::from)
}

#[test]
fn every_supported_case_holds() {
    let mut counts = BTreeMap::<String, [Vec<String>; 3]>::new();
    let mut failures = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder())
        .expect("the folder of cases")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    files.sort();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a file of cases");
        let file: Value = serde_json::from_str(&text).expect("JSON");
        for case in file["vectors"].as_array().expect("a list of cases") {
            let id = case["id"].as_str().expect("an id").to_owned();
            let kind = case["kind"].as_str().expect("a kind").to_owned();
            let place = match check(case) {
                Ok(()) => 0,
                Err(Trouble::Wrong(why)) => {
                    failures.push(format!("{id}: {why}"));
                    1
                }
                Err(Trouble::Unsupported) => 2,
            };
            counts.entry(kind).or_default()[place].push(id);
        }
    }
    assert!(!counts.is_empty(), "there are no cases in {}", folder().display());
    for (kind, [passed, failed, unsupported]) in &counts {
        println!(
            "{kind}: {} passed, {} failed, {} not yet supported{}{}",
            passed.len(),
            failed.len(),
            unsupported.len(),
            if unsupported.is_empty() { "" } else { ": " },
            unsupported.join(" ")
        );
    }
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
}

fn check(case: &Value) -> Verdict {
    let rules = Arc::new(rules(case)?);
    match case["kind"].as_str() {
        Some("hand") => hand(case, rules),
        Some("auction") => auction(case, &rules),
        Some("legal") => legal(case, &rules),
        Some("trick") => trick(case, &rules),
        Some("deal") => deal_order(case, &rules),
        Some("settle") => settle(case, &rules),
        _ => Err(Trouble::Unsupported),
    }
}

/// The preset with the options of the case; unsupported if the engine does not know one of them.
fn rules(case: &Value) -> Result<Rules, Trouble> {
    let preset: Preset = case["game"].as_str().and_then(|id| id.parse().ok()).ok_or(Trouble::Unsupported)?;
    let mut fields = serde_json::to_value(Rules::from(preset)).map_err(|error| wrong(&error))?;
    let fields_of = fields.as_object_mut().ok_or(Trouble::Unsupported)?;
    let set_up =
        ["players", "direction"].into_iter().filter_map(|name| Some((name.to_owned(), case.get(name)?.clone())));
    let players = players(case);
    let options = case["options"].as_object().cloned().unwrap_or_default();
    for (name, value) in set_up.chain([("players".to_owned(), json!(players))]).chain(options) {
        if name == "revoke_mode" && value == "enforced" {
            continue;
        }
        if fields_of.insert(name, value).is_none() {
            return Err(Trouble::Unsupported);
        }
    }
    let rules: Rules = serde_json::from_value(fields).map_err(|_| Trouble::Unsupported)?;
    let irregular = ["reneges", "lead_error", "demand", "exposed", "called", "must_lead_trump"];
    if case.get("teams").is_some_and(|teams| !teams.is_null()) || irregular.iter().any(|name| case.get(name).is_some())
    {
        return Err(Trouble::Unsupported);
    }
    Ok(rules)
}

/// How many play: said outright, or one for each card of a whole trick or each score. Where it does not matter, seven.
fn players(case: &Value) -> usize {
    let whole = ["trick", "final_scores"].into_iter().filter(|_| case["kind"] != "legal");
    let lists = whole.filter_map(|name| case[name].as_array().map(Vec::len));
    case["players"].as_u64().map_or_else(|| lists.max().unwrap_or(7), |n| n as usize)
}

fn seat(value: &Value) -> Result<Seat, Trouble> {
    value.as_u64().and_then(|n| Seat::new(n as usize)).ok_or_else(|| wrong(&format!("{value} is no seat")))
}

fn card(value: &Value) -> Result<Card, Trouble> {
    value.as_str().unwrap_or_default().parse().map_err(|error| wrong(&error))
}

fn cards(value: &Value) -> Result<Vec<Card>, Trouble> {
    value.as_array().into_iter().flatten().map(card).collect()
}

fn scores(value: &Value) -> Result<BySide<Points>, Trouble> {
    let values = value.as_array().into_iter().flatten().map(|n| Points(n.as_i64().unwrap_or_default() as i16));
    BySide::from_values(values).ok_or_else(|| wrong("too many scores"))
}

fn call(value: &Value) -> Result<Call, Trouble> {
    let text = value.as_u64().map_or_else(|| value.as_str().unwrap_or_default().to_owned(), |n| n.to_string());
    text.strip_prefix("forced ").unwrap_or(&text).parse().map_err(|_| Trouble::Unsupported)
}

/// Compares the fields that the case expects with those that came out.
fn compare(case: &Value, found: &Value) -> Verdict {
    for (name, expected) in case["expect"].as_object().into_iter().flatten() {
        let found = found.get(name).ok_or_else(|| wrong(&format!("nothing is known of `{name}`")))?;
        if found != expected {
            return Err(wrong(&format!("{name} is {found} instead of {expected}")));
        }
    }
    Ok(())
}

fn hand(case: &Value, rules: Arc<Rules>) -> Verdict {
    let hands = case["hands"].as_array().ok_or_else(|| wrong("no hands"))?;
    let hands = hands.iter().map(|hand| Ok(cards(hand)?.into_iter().collect())).collect::<Result<Vec<Cards>, _>>()?;
    let setup = Setup {
        scores: scores(&case["scores_before"])?,
        hands: BySeat::from_values(hands),
        ..Setup::new(rules, seat(&case["dealer"])?)
    };
    let mut game = setup.build().map_err(|errors| wrong(&format!("{errors:?}")))?;
    let mut events = Vec::new();
    for said in case["calls"].as_array().into_iter().flatten() {
        act(&mut game, seat(&said[0])?, Action::Call(call(&said[1])?), &mut events)?;
    }
    for played in
        case["tricks"].as_array().into_iter().flatten().flat_map(|trick| trick.as_array().into_iter().flatten())
    {
        act(&mut game, seat(&played[0])?, Action::Play(card(&played[1])?), &mut events)?;
    }
    compare(case, &hand_result(&game, &events))
}

fn act(game: &mut Game, seat: Seat, action: Action, events: &mut Vec<Event>) -> Verdict {
    if !game.legal(seat).contains(&action) {
        return Err(wrong(&format!("seat {seat} cannot do {action}, only {:?}", game.legal(seat))));
    }
    events.extend(game.apply(seat, action).map_err(|error: IllegalAction| wrong(&error))?);
    Ok(())
}

fn hand_result(game: &Game, events: &[Event]) -> Value {
    let Some(finished) = game.last() else { return Value::Null };
    let score = &finished.score;
    let winners: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::TrickTaken { winner, .. } => Some(winner.index()),
            _ => None,
        })
        .collect();
    let mut awards = Map::new();
    for point in auction_pitch::engine::Point::ALL {
        let _ = awards.insert(point.to_string(), json!(score.awards.of(point).map(|award| award.side)));
    }
    json!({
        "pitcher": score.contract.pitcher,
        "bid": score.contract.bid.map_or(0, Bid::number),
        "obliged": score.contract.bid.is_some(),
        "trump": score.trump.to_string(),
        "trick_winners": winners,
        "awards": awards,
        "card_points": score.awards.card_points,
        "made": score.made,
        "set_back": score.set_back,
        "delta": score.delta,
        "scores_after": score.after,
        "winner": score.victory.map(|victory| victory.side),
        "won_by": score.victory.map(|victory: auction_pitch::engine::Victory| WonBy::to_string(&victory.by)),
        "next_dealer": match game.turn() {
            Turn::Deal(dealer) => json!(dealer),
            _ => Value::Null,
        },
    })
}

fn auction(case: &Value, rules: &Rules) -> Verdict {
    let scores = if case["scores_before"].is_array() { scores(&case["scores_before"])? } else { rules.by_side() };
    let mut auction = Auction::new(seat(&case["dealer"])?);
    for said in case["calls"].as_array().into_iter().flatten() {
        let (speaker, call) = (seat(&said[0])?, call(&said[1])?);
        if auction.next(rules) != Some(speaker) {
            return Err(wrong(&format!("it is not the turn of seat {speaker}")));
        }
        auction.check(call, rules, &scores).map_err(|error| wrong(&error))?;
        auction.say(speaker, call);
    }
    let calls = auction.legal(rules, &scores).into_iter().map(|call| match call {
        Call::Pass => json!("pass"),
        Call::Bid(bid) => json!(bid.number()),
    });
    let mut found = json!({
        "closed": auction.next(rules).is_none(),
        "next_seat": auction.next(rules),
        "legal_calls": calls.collect::<Vec<_>>(),
        "pitcher": Value::Null,
        "bid": Value::Null,
        "outcome": Value::Null,
    });
    match auction.outcome(rules) {
        Some(Outcome::Contract(contract)) => {
            found["pitcher"] = json!(contract.pitcher);
            found["bid"] = json!(contract.bid.map_or(0, Bid::number));
            found["obliged"] = json!(contract.bid.is_some());
        }
        Some(Outcome::Redeal(dealer)) => {
            found["outcome"] = json!("redeal");
            found["next_dealer"] = json!(dealer);
        }
        None => {}
    }
    let mut case = case.clone();
    if let Some(expected) = case["expect"].get_mut("legal_calls").and_then(Value::as_array_mut) {
        // A set: the engine gives it in its own order.
        expected.sort_by_key(|call| call.as_u64().unwrap_or_default());
    }
    compare(&case, &found)
}

fn legal(case: &Value, rules: &Rules) -> Verdict {
    let held: Cards = cards(&case["hand"])?.into_iter().collect();
    let trump = case["trump"].as_str().unwrap_or_default().parse().map_err(|error| wrong(&error))?;
    let played =
        case["trick"].as_array().into_iter().flatten().map(|play| card(&play[1])).collect::<Result<Vec<_>, _>>()?;
    let mut hand = Hand::new(rules, BySeat::new(rules.seats().len()), Seat::default()).with_trump(rules, trump);
    for card in played {
        let _ = hand.play(rules, card);
    }
    let mut legal: Vec<_> = hand.legal_from(held).iter().map(|card| card.to_string()).collect();
    legal.sort();
    compare(case, &json!({ "legal": legal }))
}

fn trick(case: &Value, rules: &Rules) -> Verdict {
    let plays = case["trick"].as_array().ok_or_else(|| wrong("no trick"))?;
    let trump = case["trump"].as_str().unwrap_or_default().parse().map_err(|error| wrong(&error))?;
    let mut trick = Trick::new(rules.seats(), seat(&plays[0][0])?);
    for play in plays {
        if trick.turn() != seat(&play[0])? {
            return Err(wrong("played out of turn"));
        }
        trick.play(card(&play[1])?, rules.ranking(Some(trump)));
    }
    compare(case, &json!({ "winner": trick.best().map(|(seat, _)| seat) }))
}

fn deal_order(case: &Value, rules: &Rules) -> Verdict {
    let pack = Pack::new(cards(&case["deck_top_first"])?).map_err(|error| wrong(&error))?;
    pack.check(rules).map_err(|error| wrong(&error))?;
    let hands = deal::deal(rules, seat(&case["dealer"])?, &pack);
    compare(case, &json!({ "hands": hands }))
}

fn settle(case: &Value, rules: &Rules) -> Verdict {
    let full_hand = scores(&case["final_scores"])?;
    let before = &case["scores_before_last_hand"];
    let at_win = if before.is_array() { scores(before)? } else { full_hand };
    let set_backs = case["setbacks"].as_array().into_iter().flatten().map(|n| n.as_u64().unwrap_or_default() as u16);
    let set_backs = BySide::from_values(set_backs).ok_or_else(|| wrong("too many sides"))?;
    let winner = case["winner"].as_u64().and_then(|n| Side::new(n as usize)).ok_or_else(|| wrong("no winner"))?;
    let net = settlement::settle(rules, winner, &Accounts { full_hand, at_win, set_backs });
    compare(case, &json!({ "net": net }))
}
