//! Kinds about the bidding: who speaks next and what they may say, and what goes wrong in it.

use crate::case::{Case, Verdict, card, others, plays, seat, written};

use pitch_rules::{Action, Ask, Bid, BySeat, Call, Cards, Event, Game, Remark, Seat, Setup, Turn, Viewer};

use serde_json::{Value, json};

pub fn auction(case: &Case) -> Verdict {
    case.knows(&["dealer", "calls", "scores_before"])?;
    let mut game = before_the_bidding(case, &[])?;
    let next = |game: &Game| match game.turn() {
        Turn::Call(seat) => Some(seat),
        _ => None,
    };
    let mut events = Vec::new();
    for (speaker, call) in case.calls("calls")? {
        if next(&game) != Some(speaker) {
            return Err(format!("seat {speaker} speaks, but the turn is {:?}", game.turn()));
        }
        events = game.apply(speaker, Action::Call(call)).map_err(|error| error.to_string())?;
    }
    let legal = next(&game).map_or_else(Vec::new, |seat| game.legal(seat));
    let calls = legal.iter().filter_map(|action| match action {
        Action::Call(call) => Some(written(*call)),
        _ => None,
    });
    let mut found = json!({
        "closed": next(&game).is_none(),
        "next_seat": next(&game),
        "legal_calls": calls.collect::<Vec<_>>(),
        "pitcher": null,
        "bid": null,
        "outcome": null,
        "obliged": null,
        "next_dealer": null,
    });
    for event in events {
        match event {
            Event::Contracted(contract) => {
                found["pitcher"] = json!(contract.pitcher);
                found["bid"] = said(contract.bid);
                found["obliged"] = json!(contract.bid.is_some());
            }
            Event::ThrownIn => {
                found["outcome"] = json!("redeal");
                found["next_dealer"] = json!(game.dealer());
            }
            _ => {}
        }
    }
    // What is not said of the end is said by that: there is a contract, and it obliges.
    let expect = case.get("expect");
    if expect["closed"] == json!(true) {
        let implied = [("outcome", Value::Null), ("obliged", json!(expect["outcome"].is_null()))];
        for (name, value) in implied.into_iter().filter(|(name, _)| expect.get(*name).is_none()) {
            if name == "obliged" && !expect["outcome"].is_null() {
                continue;
            }
            if found[name] != value {
                return Err(format!("{name} is {} instead of {value}, which goes without saying", found[name]));
            }
        }
    }
    case.compare(&found)
}

/// A game in which the bidding is to begin. The named cards are in the hands given; what else anybody holds does not
/// matter.
fn before_the_bidding(case: &Case, named: &[(Seat, Cards)]) -> Result<Game, String> {
    let rules = case.rules()?;
    let all = named.iter().fold(Cards::NONE, |all, (_, cards)| all | *cards);
    let mut rest = others(&rules, all).into_iter();
    let mut hands = BySeat::<Cards>::new(rules.seats().len());
    for &(seat, cards) in named {
        hands[seat] |= cards;
    }
    for seat in rules.seats().all() {
        while hands[seat].len() < rules.cards_per_player.into() {
            hands[seat].insert(rest.next().ok_or("there are not enough cards")?);
        }
    }
    let (scores, dealer) = (case.scores(&rules)?, case.dealer()?);
    let setup = Setup { scores, hands: Some(hands), stock: rest.collect(), ..Setup::new(rules, dealer) };
    setup.build().map_err(|errors| format!("{errors:?}"))
}

fn contract(game: &Game, events: &[Event]) -> (Value, Value) {
    let contracted = events.iter().rev().find_map(|event| match event {
        Event::Contracted(contract) => Some(*contract),
        _ => None,
    });
    let contract = contracted.or(game.view(Viewer::Public).contract);
    let bid = contract.map(|contract| said(contract.bid));
    (json!(contract.map(|contract| contract.pitcher)), json!(bid))
}

/// What was bid, as cases have it: a number, `"moon"`, or 0 for a pitch without obligation.
fn said(bid: Option<Bid>) -> Value {
    bid.map_or(json!(0), |bid| json!(bid))
}

pub fn auction_error(case: &Case) -> Verdict {
    case.knows(&["dealer", "events", "scores_before"])?;
    let mut game = before_the_bidding(case, &[])?;
    let mut happened = Vec::new();
    // What the table says for an offender may stand among the events of the case too.
    let mut said_for_him = Vec::new();
    for (speaker, call) in case.calls("events")? {
        if let Some(place) = said_for_him.iter().position(|&said| said == (speaker, call)) {
            let _ = said_for_him.remove(place);
            continue;
        }
        let events = game.apply(speaker, Action::Call(call)).map_err(|error| format!("seat {speaker}: {error}"))?;
        said_for_him.extend(events.iter().skip(1).filter_map(|event| match event {
            Event::Called { seat, call, .. } => Some((*seat, *call)),
            _ => None,
        }));
        happened.extend(events);
    }
    let write = |seat: &Seat, call: &Call| json!([seat, written(*call)]);
    let void = happened.iter().filter_map(|event| match event {
        Event::CallVoid { seat, call, .. } => Some(write(seat, call)),
        _ => None,
    });
    let calls = happened.iter().filter_map(|event| match event {
        Event::Called { seat, call, .. } => Some(write(seat, call)),
        _ => None,
    });
    let (pitcher, bid) = contract(&game, &happened);
    let mut found = json!({
        "void": void.collect::<Vec<_>>(),
        "calls": calls.collect::<Vec<_>>(),
        "pitcher": pitcher,
        "bid": bid,
        "closed": !matches!(game.turn(), Turn::Call(_)),
    });
    found["outcome"] = if matches!(game.turn(), Turn::Deal(_)) { json!("redeal") } else { Value::Null };
    found["next_dealer"] = json!(matches!(game.turn(), Turn::Deal(_)).then(|| game.dealer()));
    found["obliged"] = json!(!matches!(found["bid"].as_u64(), Some(0)) && !found["bid"].is_null());
    // The dealer's compulsory bid may be written so.
    let expected = case.calls_expected()?;
    for (place, call) in expected.into_iter().enumerate() {
        let same = found["calls"].get(place).is_some_and(|found| found[0] == call[0] && found[1] == call[1]);
        if same {
            found["calls"][place] = case.get("expect")["calls"][place].clone();
        }
    }
    case.compare(&found)
}

impl Case {
    /// The calls that are expected, a forced bid as its number.
    fn calls_expected(&self) -> Result<Vec<Value>, String> {
        let calls = self.get("expect")["calls"].as_array().into_iter().flatten();
        calls.map(|said| Ok(json!([said[0], written(crate::case::call(&said[1])?)]))).collect()
    }
}

pub fn pitch_error(case: &Case) -> Verdict {
    case.knows(&["dealer", "calls", "premature_pitch", "scores_before"])?;
    let pitch = case.get("premature_pitch");
    let known = ["seat", "card", "played_to_it", "override"];
    if let Some(name) =
        pitch.as_object().into_iter().flat_map(serde_json::Map::keys).find(|name| !known.contains(&name.as_str()))
    {
        return Err(format!("nothing is known of `{name}` in premature_pitch"));
    }
    let (offender, early) = (seat(&pitch["seat"])?, card(&pitch["card"])?);
    let played = plays(&pitch["played_to_it"])?;
    let by = &pitch["override"];
    let over = if by.is_null() { None } else { Some((seat(&by["seat"])?, card(&by["card"])?)) };
    let named: Vec<_> = std::iter::once((offender, early))
        .chain(played.iter().copied())
        .chain(over)
        .map(|(seat, card)| (seat, Cards::of(card)))
        .collect();
    let mut game = before_the_bidding(case, &named)?;
    for (speaker, call) in case.calls("calls")? {
        let action = Action::Call(call);
        if !game.legal(speaker).contains(&action) {
            return Err(format!("seat {speaker} cannot say {call}"));
        }
        let _ = game.apply(speaker, action).map_err(|error| error.to_string())?;
    }
    let mut events = game.apply(offender, Action::Play(early)).map_err(|error| error.to_string())?;

    let asks = |game: &Game, seat| matches!(game.view(Viewer::Seat(seat)).ask, Some(Ask::Override(_)));
    let mut may_override = Vec::new();
    let mut silent = game.clone();
    while let Turn::Rule(asked) = silent.turn() {
        if !asks(&silent, asked) {
            break;
        }
        may_override.push(asked);
        let _ = silent.apply(asked, Action::Say(Remark::Decline)).map_err(|error| error.to_string())?;
    }
    for (seat, card) in played {
        // Who leads when the auction is over is judged first; cards that follow a lead taken back go back too.
        events.extend(game.apply(seat, Action::Play(card)).map_err(|error| format!("seat {seat}: {error}"))?);
    }
    while let Turn::Rule(asked) = game.turn() {
        let answer = match over.filter(|(seat, _)| *seat == asked) {
            _ if !asks(&game, asked) => Remark::Withdraw,
            Some((_, card)) => Remark::Override(card),
            None => Remark::Decline,
        };
        events.extend(game.apply(asked, Action::Say(answer)).map_err(|error| error.to_string())?);
    }
    let withdrawn = events.iter().filter_map(|event| match event {
        Event::Withdrawn(cards) => Some(cards.iter().map(|(seat, card)| json!([seat, card]))),
        _ => None,
    });
    let withdrawn: Vec<_> = withdrawn.flatten().collect();
    let (pitcher, bid) = contract(&game, &events);
    case.compare(&json!({
        "may_override": may_override,
        "pitcher": pitcher,
        "bid": bid,
        "trump": game.view(Viewer::Public).trump.map(pitch_rules::Suit::letter),
        "withdrawn": withdrawn,
    }))
}
