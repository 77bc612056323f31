//! Kinds about the deal: its order, its slips, and a run that exhausts the pack.

use crate::case::{Case, Verdict, card, cards, others, seat, suit};

use pitch_rules::rules::{TrumpBy, WidowTo};
use pitch_rules::{
    Action, BySeat, Call, Card, Cards, Event, Exchange, Game, Pack, Rules, Seat, Setup, Slip, Turn, deal as order,
};

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
    let cut = pack.cards().first().copied().filter(|_| rules.trump_by == TrumpBy::Cut);
    let pack = pack.with_cut(cut);
    let hands = order::deal(&rules, case.dealer()?, &pack);
    let events = act(&mut before_the_deal(case, &rules)?, Action::Deal(pack.clone()))?;
    let turned = events.iter().find_map(|event| match event {
        Event::TurnedUp(card) => Some(*card),
        _ => None,
    });
    let seats = rules.seats();
    let mut rest = pack.cards()[seats.len() * usize::from(rules.cards_per_player)..].iter().copied();
    let mut packet = || json!(rest.by_ref().take(rules.widow.into()).collect::<Vec<_>>());
    let widow = match rules.widow_to {
        _ if rules.widow == 0 => json!(null),
        WidowTo::Bidder => packet(),
        WidowTo::Own => {
            let mut own = BySeat::<serde_json::Value>::new(seats.len());
            seats.after(case.dealer()?).for_each(|seat| own[seat] = packet());
            json!(own)
        }
    };
    let told = events.iter().find_map(|event| match event {
        Event::SetAside { widow, stock } => Some((*widow, usize::from(*stock))),
        _ => None,
    });
    let stock: Vec<_> = rest.collect();
    if told.is_some_and(|told| told != (rules.widow, stock.len())) {
        return Err(format!("{told:?} lie beside the hands"));
    }
    case.compare(&json!({ "hands": hands, "turnup": turned, "widow": widow, "stock": stock }))
}

/// Everybody's cards when play begins, and what became of the others.
pub fn exchange(case: &Case) -> Verdict {
    case.knows(&["hands", "widow", "stock", "pitcher", "dealer", "trump", "throws"])?;
    let rules = case.rules()?;
    let (dealer, pitcher) = (case.dealer()?, seat(case.get("pitcher"))?);
    let set = |value| Ok::<Cards, String>(cards(value)?.into_iter().collect());
    let hands = case.list("hands").map(set).collect::<Result<Vec<_>, _>>()?;
    let mut hands = BySeat::from_values(hands).ok_or("too many hands")?;
    let mut packets = BySeat::new(hands.len());
    if rules.widow_to == WidowTo::Own {
        for (seat, widow) in rules.seats().all().zip(case.list("widow")) {
            packets[seat] = set(widow)?;
        }
    } else {
        hands[pitcher] |= set(case.get("widow"))?;
    }
    let trump = suit(case.get("trump"))?;
    let mut events = Vec::new();
    let stock = cards(case.get("stock"))?;
    let mut exchange =
        Exchange::begin(&rules, (dealer, pitcher), trump, hands, packets, &stock, &mut |event| events.push(event));
    for thrown in case.list("throws") {
        let (thrower, cards) = (seat(&thrown[0])?, set(&thrown[1])?);
        match exchange.turn() {
            Some((turn, throw)) if turn == thrower && throw.allows(cards) => {
                exchange.throw(&rules, cards, &mut |event| events.push(event));
            }
            // It went by itself, since there was no choice.
            _ if (cards - thrown_by(&events, thrower)).is_empty() => {}
            turn => return Err(format!("seat {thrower} throws {cards}, but the turn is {turn:?}")),
        }
    }
    if let Some((turn, throw)) = exchange.turn() {
        return Err(format!("seat {turn} has still to throw {throw}"));
    }
    exchanged(case, exchange.hands(), &events, exchange.stock())
}

/// What this seat has thrown away, also what somebody has drawn again or a partner has taken.
fn thrown_by(events: &[Event], thrower: Seat) -> Cards {
    events.iter().fold(Cards::NONE, |thrown, event| match event {
        Event::Discarded { seat, cards, .. } if *seat == thrower => thrown | cards.cards.unwrap_or_default(),
        Event::Handed { from, cards, .. } if *from == thrower => thrown | *cards,
        _ => thrown,
    })
}

/// Compares what an exchange came to, as far as the case tells it: sets of cards, whatever their order.
pub fn exchanged(case: &Case, hands: &BySeat<Cards>, events: &[Event], stock_left: usize) -> Verdict {
    let expect = case.get("expect");
    let mut drawn = BySeat::<Cards>::new(hands.len());
    let (mut dead, mut handed) = (Cards::NONE, Cards::NONE);
    for event in events {
        match event {
            Event::Drawn { seat, cards, .. } => drawn[*seat] |= cards.cards.unwrap_or_default(),
            Event::Discarded { shown, .. } => dead |= *shown,
            Event::Handed { cards, .. } => handed |= *cards,
            _ => {}
        }
    }
    let sets = |value: &serde_json::Value| {
        let set = |value| Ok::<Cards, String>(cards(value)?.into_iter().collect());
        value.as_array().into_iter().flatten().map(set).collect::<Result<Vec<_>, _>>()
    };
    for (name, found) in [("hands_to_play", hands), ("drawn", &drawn)] {
        let expected = &expect[name];
        if !expected.is_null() && sets(expected)? != found.values().copied().collect::<Vec<_>>() {
            return Err(format!("{name} is {found:?} instead of {expected}"));
        }
    }
    for (name, found) in [("dead", dead), ("handed", handed)] {
        let expected = &expect[name];
        if !expected.is_null() && cards(expected)?.into_iter().collect::<Cards>() != found {
            return Err(format!("{name} is {found} instead of {expected}"));
        }
    }
    match expect["stock_left"].as_array() {
        Some(left) if left.len() != stock_left => Err(format!("{stock_left} cards are left, not {}", left.len())),
        _ => Ok(()),
    }
}

/// What everybody draws after each trick, the winner first.
pub fn draw(case: &Case) -> Verdict {
    case.knows(&["dealer", "trump", "hands", "stock", "tricks"])?;
    let mut rules = Rules::clone(&*case.rules()?);
    let set = |value: &serde_json::Value| Ok::<Cards, String>(cards(value)?.into_iter().collect());
    let hands = case.list("hands").map(set).collect::<Result<Vec<_>, _>>()?;
    rules.cards_per_player = hands.first().map_or(0, |hand| hand.len() as u8);
    let (trump, stock) = (suit(case.get("trump"))?, cards(case.get("stock"))?);
    // Whatever made it trump: a stock that is drawn from in the middle of a hand need not have it on top.
    rules.trump_by = TrumpBy::Cut;
    let cut = rules.pack_cards().iter().find(|card| card.suit() == Some(trump));
    let setup = Setup { hands: BySeat::from_values(hands), stock, cut, ..Setup::new(Arc::new(rules), case.dealer()?) };
    let mut game = setup.build().map_err(|errors| format!("{errors:?}"))?;
    let (mut winners, mut told) = (Vec::new(), Vec::new());
    for card in case.list("tricks").flat_map(|trick| trick.as_array().into_iter().flatten()) {
        let Turn::Play(turn) = game.turn() else { return Err(format!("it is the turn of {:?}", game.turn())) };
        let done = game.apply(turn, Action::Play(crate::case::card(card)?)).map_err(|error| error.to_string())?;
        told.extend(done);
    }
    for event in &told {
        winners.extend(if let Event::TrickTaken { winner, .. } = event { Some(*winner) } else { None });
    }
    drawn(case, game.held().len(), &told)?;
    let sorted = |value: &serde_json::Value| Ok::<_, String>(set(value)?.iter().collect::<Vec<_>>());
    let expected = case.get("expect")["hands_after"].as_array().into_iter().flatten();
    let expected = expected.map(sorted).collect::<Result<Vec<_>, _>>()?;
    let held = game.held().values().map(|cards| cards.iter().collect::<Vec<_>>()).collect::<Vec<_>>();
    if held != expected {
        return Err(format!("the hands are {held:?} instead of {expected:?}"));
    }
    let expect = case.get("expect");
    case.compare(&json!({ "trick_winners": winners, "drawn": expect["drawn"], "hands_after": expect["hands_after"] }))
}

/// Compares what everybody drew after the tricks, in order, where the case tells it.
pub fn drawn(case: &Case, players: usize, events: &[Event]) -> Verdict {
    let mut found = vec![Vec::new(); players];
    for event in events {
        if let Event::Drawn { seat, cards, .. } = event {
            found[seat.index()].extend(cards.cards.unwrap_or_default().iter());
        }
    }
    let expected = &case.get("expect")["drawn"];
    let is_told = !events.is_empty() || case.kind() == "draw";
    let expected_cards = expected.as_array().into_iter().flatten().map(cards).collect::<Result<Vec<_>, _>>()?;
    if is_told && !expected.is_null() && found != expected_cards {
        return Err(format!("drawn is {found:?} instead of {expected}"));
    }
    Ok(())
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
