//! Kinds about the deal: its order, its slips, and a run that exhausts the pack.

use crate::case::{Case, Verdict, card, cards, others};

use pitch_rules::{Action, Call, Card, Cards, Event, Game, Pack, Rules, Setup, Slip, Turn, deal as order};

use serde_json::json;

use std::sync::Arc;

/// A game in which the next hand is to be dealt, with the scores of the case.
fn before_the_deal(case: &Case, rules: &Arc<Rules>) -> Result<Game, String> {
    let setup = Setup { scores: case.scores(rules)?, ..Setup::new(Arc::clone(rules), case.dealer()?) };
    setup.build().map_err(|errors| format!("{errors:?}"))
}

fn act(game: &mut Game, action: Action) -> Result<Vec<Event>, String> {
    let turn = match game.turn() {
        Turn::Deal(seat) | Turn::Call(seat) => seat,
        other => return Err(format!("nothing can be dealt or said: {other:?}")),
    };
    game.apply(turn, action).map_err(|error| error.to_string())
}

fn winner(game: &Game) -> serde_json::Value {
    json!(game.end().map(|end| end.victory.side))
}

pub fn deal(case: &Case) -> Verdict {
    case.knows(&["dealer", "deck_top_first"])?;
    let rules = case.rules()?;
    let pack = Pack::new(cards(case.get("deck_top_first"))?).map_err(|error| error.to_string())?;
    let hands = order::deal(&rules, case.dealer()?, &pack);
    let events = act(&mut before_the_deal(case, &rules)?, Action::Deal(pack))?;
    let turned = events.iter().find_map(|event| match event {
        Event::TurnedUp(card) => Some(*card),
        _ => None,
    });
    case.compare(&json!({ "hands": hands, "turnup": turned }))
}

pub fn misdeal(case: &Case) -> Verdict {
    case.knows(&["dealer", "scores_before", "exposed", "wrong_count"])?;
    let rules = case.rules()?;
    let exposed: Cards = cards(case.get("exposed"))?.into_iter().collect();
    let mut slips = Vec::new();
    if !exposed.is_empty() {
        slips.push(Slip::Exposed(exposed));
    }
    if case.get("wrong_count") == &json!(true) {
        slips.push(Slip::Count);
    }
    // What was shown is dealt first. A card turned up must not score: only the slip is looked at.
    let (plain, scoring): (Vec<Card>, Vec<Card>) = others(&rules, exposed)
        .into_iter()
        .partition(|card| card.rank().is_none_or(|rank| rules.turnup_scores.get(rank) == 0));
    let dealt = usize::from(rules.players) * usize::from(rules.cards_per_player);
    let mut order: Vec<Card> = exposed.iter().chain(scoring).chain(plain).collect();
    if rules.pack_cards().len() > dealt {
        order.swap(dealt, rules.pack_cards().len() - 1);
    }
    let mut found = Err("nothing went wrong in the deal".to_owned());
    for slip in slips {
        let mut game = before_the_deal(case, &rules)?;
        let pack = Pack::new(order.clone()).map_err(|error| error.to_string())?;
        let events = act(&mut game, Action::Misdeal(slip, pack))?;
        let thrown_in = events.iter().any(|event| matches!(event, Event::Misdealt { thrown_in: true, .. }));
        found = Ok(json!({
            "misdeal": thrown_in,
            "next_dealer": game.end().is_none().then(|| game.dealer()),
            "scores_after": game.scores(),
            "winner": winner(&game),
        }));
        if thrown_in {
            break;
        }
    }
    case.compare(&found?)
}

pub fn run_exhausted(case: &Case) -> Verdict {
    case.knows(&["dealer", "scores_before", "turnups"])?;
    let rules = case.rules()?;
    let turnups = case.list("turnups").map(card).collect::<Result<Vec<_>, _>>()?;
    let mut rest = others(&rules, turnups.iter().copied().collect());
    let players = usize::from(rules.players);
    let mut order: Vec<Card> = rest.drain(..players * usize::from(rules.cards_per_player)).collect();
    for (index, &turned) in turnups.iter().enumerate() {
        // The last cards of the stock, too few for everybody, may be turned one by one.
        let left = rest.len() + turnups.len() - index;
        let packet = if index > 0 && left > 3 * players { 3 * players } else { 0 };
        order.extend(rest.drain(..packet.min(rest.len())));
        order.push(turned);
    }
    order.extend(rest);
    let pack = Pack::new(order).map_err(|error| error.to_string())?;

    let mut game = before_the_deal(case, &rules)?;
    let mut events = act(&mut game, Action::Deal(pack))?;
    let turned = |events: &[Event]| events.iter().filter(|event| matches!(event, Event::TurnedUp(_))).count();
    while let Turn::Call(turn) = game.turn() {
        if turned(&events) >= turnups.len() && game.legal(turn).contains(&Action::Call(Call::Stand)) {
            break;
        }
        let call = if game.legal(turn).contains(&Action::Call(Call::Beg)) { Call::Beg } else { Call::Run };
        events.extend(act(&mut game, Action::Call(call))?);
    }
    if turned(&events) != turnups.len() {
        return Err(format!("{} cards were turned, not {}", turned(&events), turnups.len()));
    }
    let redeal = events.contains(&Event::Exhausted);
    let gone: usize = events
        .iter()
        .map(|event| match event {
            Event::Dealt { packet, .. } => packet.count.into(),
            Event::TurnedUp(_) => 1,
            _ => 0,
        })
        .sum();
    case.compare(&json!({
        "scores_after": game.scores(),
        "cards_left": rules.pack_cards().len() - gone,
        "winner": winner(&game),
        "redeal": redeal,
        "next_dealer": redeal.then(|| game.dealer()),
    }))
}
