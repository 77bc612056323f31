//! A whole hand: what was dealt, said and played, and what came of it.

use crate::case::{Case, Verdict, card, cards, others, plays, seat, suit};
use crate::dealing::{drawn, exchanged};
use crate::table::{LeadError, Renege, Table};

use pitch_rules::{
    BySeat, BySide, Card, Cards, Event, Game, HandResult, Points, Rank, Reds, Rules, Seat, Setup, Suit, Turn, Viewer,
};

use serde_json::{Value, json};

use std::sync::Arc;

const FIELDS: &[&str] = &[
    "dealer",
    "scores_before",
    "carry_before",
    "hands",
    "under",
    "deal_number",
    "stock",
    "cut",
    "calls",
    "named",
    "called",
    "widow",
    "throws",
    "tricks",
    "reneges",
    "lead_error",
    "turnup",
    "runs",
    "white_counters_before",
    "red_before",
    "pool_red_before",
];

pub fn hand(case: &Case) -> Verdict {
    case.knows(FIELDS)?;
    let rules = case.rules()?;
    let tricks = tricks(case, &rules)?;
    let played = case
        .list("hands")
        .map(|hand| Ok(cards(hand)?.into_iter().collect()))
        .collect::<Result<Vec<Cards>, String>>()?;
    let played = BySeat::from_values(played)
        .filter(|hands| hands.len() == rules.seats().len())
        .ok_or("not a hand for each seat")?;
    let setup = set_up(case, &rules, &played, &tricks)?;
    let game = setup.build().map_err(|errors| format!("{errors:?}"))?;

    let mut table = Table::new(game, played, reneges(case)?, lead_error(case)?, named(case)?, called(case)?);
    for (speaker, call) in case.calls("calls")? {
        table.call(speaker, call)?;
    }
    table.discard(&throws(case)?)?;
    let told = table.game().view(Viewer::Open).exchanged;
    let mut told_later = Vec::new();
    if setup.rules.draws() {
        // After the last trick nobody is told any more who drew what.
        let (last, before) = tricks.split_last().ok_or("no tricks")?;
        table.play(before)?;
        told_later = table.game().view(Viewer::Open).drawn;
        table.play(std::slice::from_ref(last))?;
    } else {
        table.play(&tricks)?;
    }
    table.finish()?;
    let game = table.game();
    drawn(case, rules.seats().len(), &told_later)?;
    if case.get("expect").get("hands_to_play").is_some() {
        let mut to_play = setup.hands.ok_or("no hands")?;
        let mut left = setup.stock.len();
        for event in &told {
            match event {
                Event::WidowTaken { seat, cards } => to_play[*seat] |= cards.cards.unwrap_or_default(),
                Event::Drawn { seat, cards, .. } => {
                    to_play[*seat] |= cards.cards.unwrap_or_default();
                    left -= usize::from(cards.count);
                }
                Event::Discarded { seat, cards, .. } => to_play[*seat] -= cards.cards.unwrap_or_default(),
                Event::Handed { from, to, cards } => {
                    to_play[*from] -= *cards;
                    to_play[*to] |= *cards;
                }
                Event::Replenished { cards, .. } => left += usize::from(cards.count),
                _ => {}
            }
        }
        exchanged(case, &to_play, &told, left)?;
    }
    case.compare(&result(game, case)?)?;
    first_lead(case, game)
}

/// What is thrown away in an exchange: who, and which cards.
fn throws(case: &Case) -> Result<Vec<(Seat, Cards)>, String> {
    case.list("throws").map(|thrown| Ok((seat(&thrown[0])?, cards(&thrown[1])?.into_iter().collect()))).collect()
}

/// The suit that is named in words.
fn named(case: &Case) -> Result<Option<Suit>, String> {
    case.has("named").then(|| suit(case.get("named"))).transpose()
}

/// The card by which the pitcher calls a partner.
fn called(case: &Case) -> Result<Option<Card>, String> {
    case.has("called").then(|| card(case.get("called"))).transpose()
}

/// The tricks: seat and card, or in turn order cards alone, whose leaders are those that the case expects.
fn tricks(case: &Case, rules: &Rules) -> Result<Vec<Vec<(Seat, Card)>>, String> {
    let mut leader = seat(&case.get("expect")["leader"]);
    let mut winners = case.get("expect")["trick_winners"].as_array().into_iter().flatten();
    // Where only trumps are played, who plays is told by who holds what; the game knows it.
    let to_play = case.get("expect").get("hands_to_play");
    let holds = |seat: Seat, card: Card| {
        to_play.is_none_or(|hands| cards(&hands[seat.index()]).is_ok_and(|hand| hand.contains(&card)))
    };
    let mut read = |trick: &Value| {
        if !trick[0].is_string() {
            return plays(trick);
        }
        let first = std::mem::replace(&mut leader, seat(winners.next().unwrap_or(&Value::Null)))?;
        let seats: Vec<_> = rules.seats().from(first).collect();
        if to_play.is_none() {
            return Ok(seats.into_iter().zip(cards(trick)?).collect());
        }
        let holder = |card| seats.iter().copied().find(|&seat| holds(seat, card)).ok_or(format!("nobody holds {card}"));
        cards(trick)?.into_iter().map(|card| Ok((holder(card)?, card))).collect()
    };
    case.list("tricks").map(&mut read).collect()
}

/// Red counters, cards and stock as the case gives them: hands as they were dealt, before any run.
fn set_up(
    case: &Case,
    rules: &Arc<Rules>,
    played: &BySeat<Cards>,
    tricks: &[Vec<(Seat, Card)>],
) -> Result<Setup, String> {
    let dealer = case.dealer()?;
    let mut stock = Vec::new();
    let mut run = BySeat::<Cards>::new(rules.seats().len());
    if case.has("turnup") {
        stock.push(card(case.get("turnup"))?);
    }
    for turn in case.list("runs") {
        for seat in rules.seats().after(dealer) {
            let packet = cards(&turn["cards"][seat.index()])?;
            run[seat] |= packet.iter().copied().collect();
            stock.extend(packet);
        }
        stock.push(card(&turn["turnup"])?);
    }
    let named: Cards = stock.iter().copied().chain(played.values().flat_map(|hand| hand.iter())).collect();
    let mut hands = BySeat::from_fn(played.len(), |seat| played[seat] - run[seat]);
    let mut rest = others(rules, named);
    for seat in rules.seats().all() {
        // Cards that were never played: thrown away after a run, or laid down.
        while !case.has("stock") && hands[seat].len() < rules.cards_per_player.into() {
            let worst = rest.iter().copied().min_by_key(|&card| use_of(card, seat, trump(case, tricks), tricks));
            let card = worst.ok_or("there are not enough cards")?;
            rest.retain(|&other| other != card);
            hands[seat].insert(card);
        }
    }
    stock.extend(if case.has("stock") { cards(case.get("stock"))? } else { rest });
    let reds = (case.has("red_before") || case.has("pool_red_before")).then(|| Reds {
        held: counters(case, rules),
        pool: case.get("pool_red_before").as_i64().unwrap_or_default() as i32,
    });
    let widow = cards(case.get("widow"))?.into_iter().collect();
    let pair = |pair: &Value| Ok::<_, String>((card(&pair[0])?, card(&pair[1])?));
    Ok(Setup {
        cut: if case.has("cut") { Some(card(case.get("cut"))?) } else { None },
        scores: case.scores(rules)?,
        carry: Points(case.get("carry_before").as_i64().unwrap_or_default() as i16),
        reds,
        hands: Some(hands),
        beneath: case.list("under").map(pair).collect::<Result<_, _>>()?,
        number: case.get("deal_number").as_u64().unwrap_or(1) as u32,
        widow,
        stock,
        ..Setup::new(Arc::clone(rules), dealer)
    })
}

/// How ill a card fits that a seat held and never played: it must be worthless, and of no suit that it did not follow.
fn use_of(card: Card, seat: Seat, trump: Option<Suit>, tricks: &[Vec<(Seat, Card)>]) -> (bool, bool, Option<Rank>) {
    let denied = tricks.iter().any(|trick| {
        let led = trick.first().and_then(|(_, card)| card.suit());
        led == card.suit() && trick.iter().any(|&(other, played)| other == seat && played.suit() != led)
    });
    (trump.is_some() && card.suit() == trump, denied, card.rank())
}

fn trump(case: &Case, tricks: &[Vec<(Seat, Card)>]) -> Option<Suit> {
    let turned = case.list("runs").last().map(|run| &run["turnup"]).or(case.has("turnup").then(|| case.get("turnup")));
    match turned.and_then(|turned| card(turned).ok()) {
        Some(card) => card.suit(),
        None => tricks.first().and_then(|trick| trick.first()).and_then(|(_, card)| card.suit()),
    }
}

fn counters(case: &Case, rules: &Rules) -> BySide<i32> {
    let mut held = rules.by_side();
    for (seat, counters) in rules.seats().all().zip(case.list("red_before")) {
        held[rules.side_of(seat)] += counters.as_i64().unwrap_or_default() as i32;
    }
    held
}

fn reneges(case: &Case) -> Result<Vec<Renege>, String> {
    let read = |renege: &Value| {
        Ok(Renege {
            seat: seat(&renege["seat"])?,
            trick: renege["trick"].as_u64().ok_or("a renege without a trick")? as usize,
            card: card(&renege["card"])?,
            called: renege["called"].as_bool().unwrap_or(true),
        })
    };
    case.list("reneges").map(read).collect()
}

fn lead_error(case: &Case) -> Result<Option<LeadError>, String> {
    let error = case.get("lead_error");
    if error.is_null() {
        return Ok(None);
    }
    let known = ["offender", "pitcher_let_stand", "trump_named", "first_pitcher_lead_trick"];
    if let Some(name) =
        error.as_object().into_iter().flat_map(|e| e.keys()).find(|name| !known.contains(&name.as_str()))
    {
        return Err(format!("nothing is known of `{name}` in lead_error"));
    }
    Ok(Some(LeadError {
        offender: seat(&error["offender"])?,
        stands: error["pitcher_let_stand"] == json!(true),
        trump: if error["trump_named"].is_null() { None } else { Some(suit(&error["trump_named"])?) },
    }))
}

/// What came of the hand, by the same function as `replay --json`.
fn result(game: &Game, case: &Case) -> Result<Value, String> {
    let next_dealer = match game.turn() {
        Turn::Deal(dealer) => Some(dealer),
        Turn::Over => None,
        other => return Err(format!("the hand is not over: {other:?}")),
    };
    match game.last() {
        Some(finished) => {
            let result = serde_json::to_value(HandResult::of(finished, next_dealer, game));
            let mut result = result.map_err(|error| error.to_string())?;
            // Looked at already.
            for name in ["hands_to_play", "drawn", "dead", "handed", "stock_left"] {
                result[name] = case.get("expect")[name].clone();
            }
            Ok(result)
        }
        // Thrown in, or to be dealt anew.
        None => Ok(json!({
            "pitcher": null,
            "bid": null,
            "trump": null,
            "trick_winners": [],
            "awards": null,
            "card_points": null,
            "scores_after": game.scores(),
            "winner": null,
            "won_by": null,
            "next_dealer": next_dealer,
        })),
    }
}

/// After a wrong lead that stands the case says in which trick the pitcher leads first.
fn first_lead(case: &Case, game: &Game) -> Verdict {
    let expected = &case.get("lead_error")["first_pitcher_lead_trick"];
    let finished = game.last().filter(|_| !expected.is_null());
    let Some(finished) = finished else { return Ok(()) };
    let pitcher = finished.score.contract.map(|contract| contract.pitcher);
    let first = finished.tricks.iter().position(|trick| Some(trick.leader()) == pitcher);
    if json!(first) == *expected { Ok(()) } else { Err(format!("the pitcher leads first to trick {first:?}")) }
}
