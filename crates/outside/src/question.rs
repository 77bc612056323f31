//! Questions to a program and their answers: all that its seat may know, and nothing else.

use crate::VERSION;
use crate::failure::Failure;

use pitch_rules::{
    Action, Ask, Bid, BySide, Call, Card, Cards, Contract, Event, Points, Reds, Remark, Rules, Seat, SeatView, Side,
    Suit, Throw, Trick, Turn,
};
use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::time::Duration;

/// The name of the protocol, by which a program can tell that it was started for this.
const PROTOCOL: &str = "auction-pitch-bot";

/// The first line in either direction.
#[derive(Debug, Serialize, Deserialize)]
struct Greeting {
    #[serde(rename = "type")]
    kind: String,
    protocol: String,
    version: u32,
}

/// Returns the first line that a program is sent, and by which it answers.
pub(crate) fn greeting() -> Vec<u8> {
    line(&Greeting { kind: "hello".to_owned(), protocol: PROTOCOL.to_owned(), version: VERSION })
}

/// Returns `true` if a line greets with this version of the protocol.
pub(crate) fn is_greeting(line: &[u8]) -> bool {
    serde_json::from_slice::<Greeting>(line)
        .is_ok_and(|said| said.kind == "hello" && said.protocol == PROTOCOL && said.version == VERSION)
}

/// Returns the last line that a program is sent.
pub(crate) fn bye() -> Vec<u8> {
    #[derive(Serialize)]
    struct Bye {
        r#type: &'static str,
    }
    line(&Bye { r#type: "bye" })
}

/// A decision to be taken, with all that it depends on.
#[derive(Debug, Serialize)]
struct Question<'a> {
    r#type: &'static str,
    version: u32,
    id: u64,
    limit_ms: u64,
    seat: Seat,
    turn: Seat,
    phase: &'static str,
    asked: Option<String>,
    legal: &'a [String],
    hand: Option<Vec<Card>>,
    players: usize,
    sides: Vec<Side>,
    dealer: Seat,
    hand_number: u32,
    scores: &'a BySide<Points>,
    scores_before: &'a BySide<Points>,
    carried: Points,
    set_backs: &'a BySide<u16>,
    red_counters: Option<RedCounters<'a>>,
    calls: Vec<(Seat, String)>,
    standing: Option<Standing>,
    contract: Option<Contract>,
    partner_card: Option<Card>,
    turned: &'a [Card],
    stock: u8,
    cut: Option<Card>,
    stock_top: Option<Card>,
    drawn: Vec<(Seat, Option<Card>)>,
    trump: Option<char>,
    tricks: Vec<Played>,
    trick: Option<Played>,
    cards_held: Vec<u8>,
    thrown: Vec<Card>,
    throw: Option<Choice>,
    discarded: Vec<Card>,
    laid_down: Vec<Vec<Card>>,
    exposed: Vec<Vec<Card>>,
    early: &'a [(Seat, Card)],
    rules: &'a Rules,
}

/// The highest bid so far.
#[derive(Debug, Serialize)]
struct Standing {
    seat: Seat,
    bid: Bid,
}

/// Counters that change hands beside the points.
#[derive(Debug, Serialize)]
struct RedCounters<'a> {
    held: &'a BySide<i32>,
    pool: i32,
}

impl RedCounters<'_> {
    fn of(reds: &Reds) -> Option<RedCounters<'_>> {
        let is_played_for = reds.pool != 0 || reds.held.values().any(|held| *held != 0);
        is_played_for.then_some(RedCounters { held: &reds.held, pool: reds.pool })
    }
}

/// Cards that must be thrown away, and those that may be.
#[derive(Debug, Serialize)]
struct Choice {
    must: Vec<Card>,
    may: Vec<Card>,
    least: u8,
    most: u8,
}

impl From<Throw> for Choice {
    fn from(throw: Throw) -> Self {
        let Throw { must, may, least, most } = throw;
        Choice { must: must.iter().collect(), may: may.iter().collect(), least, most }
    }
}

/// A trick, complete or not.
#[derive(Debug, Serialize)]
struct Played {
    leader: Seat,
    plays: Vec<(Seat, Card)>,
    winner: Option<Seat>,
}

impl From<&Trick> for Played {
    fn from(trick: &Trick) -> Self {
        let winner = trick.best().map(|(seat, _)| seat);
        Played { leader: trick.leader(), plays: trick.plays().collect(), winner }
    }
}

/// Returns the actions that the seat may take: those that are legal in turn, and the claims that end the hand or its
/// part in it. The program is not asked for anything else that a table lets somebody say at any time.
pub(crate) fn choices(view: &SeatView) -> Vec<Action> {
    let ends = |remark: &&Remark| {
        matches!(remark, Remark::RestAreMine | Remark::LayDown | Remark::WeakHand | Remark::EndByScore)
    };
    view.legal.iter().cloned().chain(view.claims.iter().filter(ends).copied().map(Action::Say)).collect()
}

/// Returns an action as a program says it: as a record does, but for bids and blanks.
pub(crate) fn word(action: &Action) -> String {
    match action {
        Action::Call(call) => call_word(*call),
        _ => action.to_string().replace('_', " "),
    }
}

fn call_word(call: Call) -> String {
    match call {
        Call::Bid(bid) => format!("bid {bid}"),
        _ => call.to_string().replace('_', " "),
    }
}

fn asked(ask: Ask) -> String {
    match ask {
        Ask::Override(seat) => format!("override {seat}"),
        Ask::WrongLead(seat) => format!("wrong lead {seat}"),
        Ask::Demand(seat) => format!("demand {seat}"),
        Ask::NameTrump => "name trump".to_owned(),
        Ask::CallPartner => "call partner".to_owned(),
        Ask::AnyClaims => "any claims".to_owned(),
    }
}

/// Returns the line that asks for a decision of the seat whose view this is, and whose turn it must be.
pub(crate) fn question(id: u64, limit: Duration, view: &SeatView, rules: &Rules, words: &[String]) -> Option<Vec<u8>> {
    let seat = view.own_seat()?;
    let phase = match view.turn {
        Turn::Call(_) => "call",
        Turn::Discard(_) => "discard",
        Turn::Play(_) => "play",
        Turn::Rule(_) => "rule",
        Turn::Deal(_) | Turn::Over => return None,
    };
    let cards = |cards: Cards| cards.iter().collect::<Vec<Card>>();
    Some(line(&Question {
        r#type: "decide",
        version: VERSION,
        id,
        limit_ms: u64::try_from(limit.as_millis()).unwrap_or(u64::MAX),
        seat,
        turn: view.turn.decides()?,
        phase,
        asked: view.ask.map(asked),
        legal: words,
        hand: view.held[seat].cards.map(cards),
        players: view.seats.len(),
        sides: view.seats.all().map(|seat| rules.side_of(seat)).collect(),
        dealer: view.dealer,
        hand_number: view.number,
        scores: &view.scores,
        scores_before: &view.before,
        carried: view.carry,
        set_backs: &view.set_backs,
        red_counters: RedCounters::of(&view.reds),
        calls: view.calls.iter().map(|&(seat, call)| (seat, call_word(call))).collect(),
        standing: view.standing.map(|(seat, bid)| Standing { seat, bid }),
        contract: view.contract,
        partner_card: view.partner_card.map(|called| called.card),
        turned: &view.turned,
        stock: view.stock,
        cut: view.cut,
        stock_top: view.top,
        drawn: view.drawn.iter().filter_map(drawn).collect(),
        trump: view.trump.map(Suit::letter),
        tricks: view.tricks.iter().map(Played::from).collect(),
        trick: view.trick.as_ref().map(Played::from),
        cards_held: view.held.values().map(|held| held.count).collect(),
        thrown: view.thrown[seat].cards.map(cards).unwrap_or_default(),
        throw: view.throw.map(Choice::from),
        discarded: cards(view.dead()),
        laid_down: view.laid_down.values().copied().map(cards).collect(),
        exposed: view.exposed.values().copied().map(cards).collect(),
        early: &view.early,
        rules,
    }))
}

/// Returns the seat that drew a card after a trick, and the card if it was seen.
fn drawn(event: &Event) -> Option<(Seat, Option<Card>)> {
    match event {
        Event::Drawn { seat, cards, .. } => Some((*seat, cards.cards.and_then(Cards::first))),
        _ => None,
    }
}

/// Answer of a program. Other keys of the same object are not read.
#[derive(Debug, Deserialize)]
struct Answer {
    id: u64,
    action: String,
}

/// Returns the choice that a line names in answer to the question of this number; or other cards that may be thrown
/// away, where there are too many ways to list them all.
pub(crate) fn chosen(
    line: &[u8],
    id: u64,
    choices: &[Action],
    words: &[String],
    throw: Option<Throw>,
) -> Result<Action, Failure> {
    let answer = serde_json::from_slice::<Answer>(line).ok().filter(|answer| answer.id == id);
    let answer = answer.ok_or_else(|| Failure::Nonsense(quote(&String::from_utf8_lossy(line))))?;
    let listed = choices.iter().zip(words).find(|(_, word)| **word == answer.action).map(|(choice, _)| choice.clone());
    let thrown = || {
        let action: Action = answer.action.parse().ok()?;
        let allowed = matches!(&action, Action::Discard(cards) if throw.is_some_and(|throw| throw.allows(*cards)));
        allowed.then_some(action)
    };
    listed.or_else(thrown).ok_or_else(|| Failure::NotAllowed(quote(&answer.action)))
}

fn line(value: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(value).expect("every key is a text, and nothing fails in between");
    line.push(b'\n');
    line
}
