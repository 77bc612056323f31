//! Kinds without a game: how the cards stand, which may be played, who takes a trick, and what is paid.

use crate::case::{Case, Verdict, card, cards, plays, scores, suit};

use pitch_rules::{Accounts, BySeat, BySide, Cards, Demand, Direction, Duty, Hand, Rules, Seat, Side, Suit, Trick};

use serde_json::{Map, Value, json};

pub fn order(case: &Case) -> Verdict {
    case.knows(&["trump"])?;
    let rules = case.rules()?;
    let (ranking, pack) = (rules.ranking(Some(suit(case.get("trump"))?)), rules.pack_cards());
    let mut left = ranking.trumps() & pack;
    let highest_first = std::iter::from_fn(|| {
        let highest = ranking.highest(left)?;
        left.remove(highest);
        Some(highest)
    });
    let trumps: Vec<_> = highest_first.collect();
    let mut followers_of = Map::new();
    for name in case.get("expect")["followers_of"].as_object().into_iter().flat_map(Map::keys) {
        let printed = Cards::of_suit(suit(&json!(name))?) & pack;
        let led = (printed - ranking.trumps()).first().ok_or(format!("no card of {name} is plain"))?;
        let _ = followers_of.insert(name.clone(), json!((ranking.followers(led) & pack).iter().collect::<Vec<_>>()));
    }
    case.compare(&json!({ "trumps": trumps, "followers_of": Value::Object(followers_of) }))
}

pub fn pitch(case: &Case) -> Verdict {
    case.knows(&["card"])?;
    let rules = case.rules()?;
    let (pitcher, pitched) = (Seat::default(), card(case.get("card"))?);
    let mut dealt = BySeat::new(rules.seats().len());
    // Who holds nothing else may lead whatever it is.
    let other = (rules.pack_cards() - Cards::JOKERS).iter().find(|card| *card != pitched);
    dealt[pitcher] = Cards::of(pitched) | other.into_iter().collect();
    let mut hand = Hand::new(&rules, dealt, pitcher);
    let is_legal = hand.legal().contains(pitched);
    let _ = hand.play(pitched);
    let suits = hand.ranking().trump().into_iter().chain(hand.nameable()).filter(|_| is_legal);
    let suits: Vec<_> = suits.map(Suit::letter).collect();
    case.compare(&json!({ "suits": suits }))
}

pub fn valid(case: &Case) -> Verdict {
    case.knows(&[])?;
    let mut misfits: Vec<_> = case.rules()?.validate().iter().map(|misfit| misfit.fields()[0].id()).collect();
    misfits.sort_unstable();
    case.compare(&json!({ "misfits": misfits }))
}

pub fn legal(case: &Case) -> Verdict {
    case.knows(&["hand", "trump", "trick", "exposed", "called", "demand", "must_lead_trump", "first_lead", "killed"])?;
    let rules = case.rules()?;
    let held: Cards = cards(case.get("hand"))?.into_iter().collect();
    let played = plays(case.get("trick"))?;
    let seats = rules.seats();
    let turn = seats.from(Seat::default()).nth(played.len()).unwrap_or_default();
    // The player who played held what they played.
    let mut dealt: BySeat<Cards> = BySeat::new(seats.len());
    played.iter().for_each(|&(seat, card)| dealt[seat].insert(card));
    dealt[turn] = held;
    let mut hand = Hand::new(&rules, dealt, Seat::default());
    if case.has("trump") {
        hand = hand.with_trump(suit(case.get("trump"))?);
    } else if !played.is_empty() {
        hand = hand.led_by(Seat::default());
    }
    for (_, card) in played {
        let _ = hand.play(card);
    }
    let demand = case.get("demand");
    let called = case.has("called").then(|| card(case.get("called"))).transpose()?;
    let asked = Duty {
        called: called.filter(|_| !rules.called_first),
        partner_card: called.filter(|_| rules.called_first),
        demand: match demand.as_str() {
            None => None,
            Some(id) => {
                Some(Demand::ALL.into_iter().find(|known| known.id() == id).ok_or(format!("no demand `{id}`"))?)
            }
        },
        lead_trump: case.get("must_lead_trump") == &json!(true),
        over: case.has("killed").then(|| card(case.get("killed"))).transpose()?,
    };
    let exposed: Cards = cards(case.get("exposed"))?.into_iter().collect();
    let legal = asked.as_far_as_due(&rules, &hand, exposed).narrow(&hand);
    case.compare(&json!({ "legal": legal.iter().map(|card| card.to_string()).collect::<Vec<_>>() }))
}

pub fn weak_hand(case: &Case) -> Verdict {
    case.knows(&["hand"])?;
    let hand = cards(case.get("hand"))?.into_iter().collect();
    let rules = case.rules()?;
    case.compare(&json!({ "may_ask": rules.is_weak(hand) }))
}

pub fn trick(case: &Case) -> Verdict {
    case.knows(&["trump", "trick"])?;
    let mut rules = Rules::clone(&*case.rules()?);
    let played = plays(case.get("trick"))?;
    let [(leader, _), (second, _), ..] = played[..] else { return Err("a trick has two cards or more".to_owned()) };
    if !case.has("direction") && rules.seats().next(leader) != second {
        rules.direction = match rules.direction {
            Direction::Clockwise => Direction::Anticlockwise,
            Direction::Anticlockwise => Direction::Clockwise,
        };
    }
    let trump = if case.has("trump") { Some(suit(case.get("trump"))?) } else { None };
    let mut trick = Trick::new(rules.seats(), leader);
    for (seat, card) in played {
        if trick.turn() != seat {
            return Err(format!("seat {seat} plays out of turn"));
        }
        trick.play(card, rules.ranking(trump));
    }
    case.compare(&json!({ "winner": trick.best().map(|(seat, _)| seat) }))
}

pub fn settle(case: &Case) -> Verdict {
    case.knows(&["final_scores", "setbacks", "winner", "scores_before_last_hand"])?;
    let rules = case.rules()?;
    let full_hand = scores(case.get("final_scores"))?;
    let before = case.get("scores_before_last_hand");
    let at_win = if before.is_array() { scores(before)? } else { full_hand };
    let set_backs = case.list("setbacks").map(|n| n.as_u64().unwrap_or_default() as u16);
    let set_backs = if case.has("setbacks") { BySide::from_values(set_backs) } else { Some(rules.by_side()) };
    let set_backs = set_backs.ok_or("too many sides")?;
    let winner = case.get("winner").as_u64().and_then(|n| Side::new(n as usize)).ok_or("no winner")?;
    let net = Accounts { full_hand, at_win, set_backs }.settle(&rules, winner);
    case.compare(&json!({ "net": net }))
}
