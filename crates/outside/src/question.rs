//! Questions to a program: all that its seat may know, and nothing else, written from a view and read back into one.

use crate::misread::Misread;
use crate::{VERSION, word};

use pitch_rules::rules::Field;
use pitch_rules::{
    Action, Bid, BySeat, BySide, Call, Card, Cards, Contract, Event, Held, Mark, PartnerCard, Pile, Points, Ranking,
    Reds, Remark, Rows, Rules, Seat, SeatSet, SeatView, Seats, Side, Suit, Throw, Trick, Turn, Viewer,
};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use std::sync::Arc;
use std::time::Duration;

/// Decision to be taken, with all that it depends on, in the form that the protocol gives it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Question {
    version: u32,
    id: u64,
    limit_ms: u64,
    seed: u64,
    seat: Seat,
    turn: Seat,
    phase: Phase,
    asked: Option<String>,
    legal: Vec<String>,
    hand: Option<Vec<Card>>,
    players: usize,
    sides: Vec<Side>,
    dealer: Seat,
    hand_number: u32,
    scores: BySide<Points>,
    scores_before: BySide<Points>,
    marks: Vec<Mark>,
    carried: Points,
    set_backs: BySide<u16>,
    red_counters: Option<RedCounters>,
    calls: Vec<(Seat, String)>,
    standing: Option<Standing>,
    contract: Option<Contract>,
    partner_card: Option<Card>,
    turned: Vec<Card>,
    stock: u8,
    exchanged: Vec<Exchanged>,
    cut: Option<Card>,
    stock_top: Option<Card>,
    drawn: Vec<(Seat, Option<Card>)>,
    /// Piles of the rows: seat, card dealt face up, card beneath once it was turned up, and number of cards left.
    #[serde(default)]
    rows: Vec<(Seat, Card, Option<Card>, u8)>,
    trump: Option<char>,
    tricks: Vec<Played>,
    trick: Option<Played>,
    cards_held: BySeat<u8>,
    thrown: Vec<Card>,
    throw: Option<Choice>,
    discarded: Vec<Card>,
    laid_down: BySeat<Vec<Card>>,
    exposed: BySeat<Vec<Card>>,
    early: Vec<(Seat, Card)>,
    #[serde(deserialize_with = "known")]
    rules: Rules,
}

/// Question as the one who answers it understands it.
#[derive(Debug)]
pub struct Asked {
    /// View of the seat that is to decide. Of what only its player may say out of turn, or what lay in earlier hands, it
    /// has nothing, nor the number of cards that others threw away.
    pub view: SeatView,
    /// The rules in force, which are valid.
    pub rules: Arc<Rules>,
    /// Number for all chance of the decision.
    pub seed: u64,
    /// Time for the answer.
    pub limit: Duration,
}

/// Kind of a decision.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Phase {
    Call,
    Discard,
    Play,
    Rule,
}

/// The highest bid so far.
#[derive(Debug, Serialize, Deserialize)]
struct Standing {
    seat: Seat,
    bid: Bid,
}

/// Counters that change hands beside the points.
#[derive(Debug, Serialize, Deserialize)]
struct RedCounters {
    held: BySide<i32>,
    pool: i32,
}

/// Cards taken up, thrown away, handed to a partner, put under the stock or drawn before the first lead.
#[derive(Debug, Serialize, Deserialize)]
struct Exchanged {
    seat: Seat,
    deed: Deed,
    /// Partner to whom they are handed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<Seat>,
    count: u8,
    cards: Option<Vec<Card>>,
    shown: Vec<Card>,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Deed {
    Takes,
    Throws,
    Hands,
    Returns,
    Shows,
    Draws,
}

/// Cards that must be thrown away, and those that may be.
#[derive(Debug, Serialize, Deserialize)]
struct Choice {
    must: Vec<Card>,
    may: Vec<Card>,
    least: u8,
    most: u8,
}

/// A trick, complete or not.
#[derive(Debug, Serialize, Deserialize)]
struct Played {
    leader: Seat,
    plays: Vec<(Seat, Card)>,
    winner: Option<Seat>,
    out: Vec<Seat>,
}

impl Question {
    /// Creates the question of this number for the seat whose view this is; `None` if it has nothing to decide.
    #[must_use]
    pub fn of(view: &SeatView, rules: &Rules, id: u64, seed: u64, limit: Duration) -> Option<Self> {
        let seat = view.own_seat()?;
        let phase = match view.turn {
            Turn::Call(_) => Phase::Call,
            Turn::Discard(_) => Phase::Discard,
            Turn::Play(_) => Phase::Play,
            Turn::Rule(_) => Phase::Rule,
            Turn::Deal(_) | Turn::Over => return None,
        };
        let reds = &view.reds;
        let has_reds = reds.pool != 0 || reds.held.values().any(|held| *held != 0);
        Some(Question {
            version: VERSION,
            id,
            limit_ms: u64::try_from(limit.as_millis()).unwrap_or(u64::MAX),
            seed,
            seat,
            turn: view.turn.decides()?,
            phase,
            asked: view.ask.map(word::of_ask),
            legal: choices(view).iter().map(word::of_action).collect(),
            hand: view.held[seat].cards.map(list),
            players: view.seats.len(),
            sides: sides_of(rules),
            dealer: view.dealer,
            hand_number: view.number,
            scores: view.scores,
            scores_before: view.before,
            marks: view.marks.clone(),
            carried: view.carry,
            set_backs: view.set_backs,
            red_counters: has_reds.then_some(RedCounters { held: reds.held, pool: reds.pool }),
            calls: view.calls.iter().map(|&(seat, call)| (seat, word::of_call(call))).collect(),
            standing: view.standing.map(|(seat, bid)| Standing { seat, bid }),
            contract: view.contract,
            partner_card: view.partner_card.map(|called| called.card),
            turned: view.turned.clone(),
            stock: view.stock,
            exchanged: view.exchanged.iter().filter_map(Exchanged::of).collect(),
            cut: view.cut,
            stock_top: view.top,
            drawn: view.drawn.iter().filter_map(drawn).collect(),
            rows: view.rows.all().iter().filter_map(pile).collect(),
            trump: view.trump.map(Suit::letter),
            tricks: view.tricks.iter().map(|trick| Played::of(trick, view.seats)).collect(),
            trick: view.trick.map(|trick| Played::of(&trick, view.seats)),
            cards_held: view.held.map(|_, held| held.count),
            thrown: view.thrown[seat].cards.map(list).unwrap_or_default(),
            throw: view.throw.map(Choice::from),
            discarded: list(view.dead()),
            laid_down: view.laid_down.map(|_, cards| list(*cards)),
            exposed: view.exposed.map(|_, cards| list(*cards)),
            early: view.early.clone(),
            rules: rules.clone(),
        })
    }

    /// Returns the number of the question.
    pub(crate) const fn id(&self) -> u64 {
        self.id
    }

    /// Returns what is asked, as far as it makes sense.
    ///
    /// # Errors
    /// Another version, rules that cannot be played, or the first key whose value cannot be.
    pub(crate) fn asked(self) -> Result<Asked, Misread> {
        if self.version != VERSION {
            return Err(Misread::Version(self.version));
        }
        if let Some(misfit) = self.rules.validate().into_iter().next() {
            return Err(Misread::Rules(misfit));
        }
        if let Some(key) = self.unfit() {
            return Err(Misread::Value(key));
        }
        let limit = Duration::from_millis(self.limit_ms);
        Ok(Asked { view: self.view()?, seed: self.seed, limit, rules: Arc::new(self.rules) })
    }

    /// Returns the first key whose value does not go with the rules, the seats or the cards of the others.
    fn unfit(&self) -> Option<&'static str> {
        let (seats, sides, pack) = (self.rules.seats(), self.rules.sides(), self.rules.pack_cards());
        let at_table = |seat: &Seat| seats.contains(*seat);
        let in_pack = |card: &Card| pack.contains(*card);
        let tricks = || self.tricks.iter().chain(&self.trick);
        let played: Vec<Card> = tricks().flat_map(|trick| &trick.plays).map(|(_, card)| *card).collect();
        let own = self.hand.iter().flatten().chain(&self.thrown);
        let gone: Cards = played.iter().chain(own.clone()).copied().collect();
        let is_once = gone.len() == played.len() + own.count() && (gone - pack).is_empty();
        let (lying, held) = (played.len() + usize::from(self.stock), self.cards_held.values().copied());
        let held: usize = held.map(usize::from).sum();
        let shown = self.turned.iter().chain(&self.cut).chain(&self.stock_top).chain(&self.partner_card);
        let mut drawn = self.drawn.iter().map(|(seat, card)| (seat, card.as_ref()));
        let is_step = |step: &Exchanged| {
            let is_handed = matches!(step.deed, Deed::Hands);
            let mut cards = step.cards.iter().flatten().chain(&step.shown);
            at_table(&step.seat) && step.to.is_some() == is_handed && step.to.iter().all(at_table) && cards.all(in_pack)
        };
        let fits = [
            ("players", self.players == seats.len()),
            ("sides", self.sides == sides_of(&self.rules)),
            ("seat", at_table(&self.seat)),
            ("turn", self.turn == self.seat),
            ("legal", !self.legal.is_empty()),
            ("dealer", at_table(&self.dealer)),
            ("scores", self.scores.len() == sides),
            ("scores_before", self.scores_before.len() == sides),
            ("marks", self.marks.iter().all(|mark| mark.side.index() < sides)),
            ("set_backs", self.set_backs.len() == sides),
            ("red_counters", self.red_counters.as_ref().is_none_or(|reds| reds.held.len() == sides)),
            ("calls", self.calls.iter().all(|(seat, _)| at_table(seat))),
            (
                "contract",
                self.contract.iter().all(|made| at_table(&made.pitcher) && made.partner.as_ref().is_none_or(at_table)),
            ),
            ("turned", shown.clone().all(in_pack)),
            ("exchanged", self.exchanged.iter().all(is_step)),
            ("drawn", drawn.all(|(seat, card)| at_table(seat) && card.is_none_or(in_pack))),
            ("tricks", is_once && tricks().all(|trick| at_table(&trick.leader))),
            ("cards_held", self.cards_held.len() == seats.len() && lying + held <= pack.len()),
            ("rows", self.has_fitting_rows()),
            ("hand", self.hand.as_ref().is_none_or(|hand| usize::from(self.cards_held[self.seat]) == hand.len())),
            (
                "throw",
                self.throw.iter().all(|throw| throw.least <= throw.most && usize::from(throw.most) <= throw.may.len()),
            ),
            ("laid_down", self.laid_down.len() == seats.len() && self.laid_down.values().flatten().all(in_pack)),
            ("exposed", self.exposed.len() == seats.len() && self.exposed.values().flatten().all(in_pack)),
            ("early", self.early.iter().all(|(seat, card)| at_table(seat) && in_pack(card))),
        ];
        fits.into_iter().find(|(_, fits)| !fits).map(|(key, _)| key)
    }

    /// Returns the view that the question was written from, where every value fits.
    fn view(&self) -> Result<SeatView, Misread> {
        let (seat, rules) = (self.seat, &self.rules);
        let seats = rules.seats();
        let hand = self.hand.as_deref().map(set);
        let rows = Rows::new(self.rows.iter().map(as_pile).collect());
        let held = |other: Seat| {
            let up = || rows.piles(other).filter_map(Pile::up).collect();
            let cards = if rows.are_there() { Some(up()) } else { hand.filter(|_| other == seat) };
            Held { count: self.cards_held[other], cards }
        };
        let trump = self.trump.map(|letter| letter.to_string().parse()).transpose();
        let trump: Option<Suit> = trump.map_err(|_| Misread::Value("trump"))?;
        let trick = |trick: &Played| trick.trick(seats, rules.ranking(trump)).ok_or(Misread::Value("tricks"));
        let tricks: Vec<Trick> = self.tricks.iter().map(trick).collect::<Result<_, _>>()?;
        if !tricks.iter().all(Trick::is_complete) {
            return Err(Misread::Value("tricks"));
        }
        let calls = self.calls.iter().map(|(seat, words)| Some((*seat, word::call(words)?)));
        let calls: Vec<(Seat, Call)> = calls.collect::<Option<_>>().ok_or(Misread::Value("calls"))?;
        let actions = self.legal.iter().map(|words| word::action(words)).collect::<Option<Vec<_>>>();
        let mut legal = actions.ok_or(Misread::Value("legal"))?;
        let claims = legal.iter().filter_map(claim).collect();
        legal.retain(|action| claim(action).is_none());
        let ask = self.asked.as_deref().map(|words| word::ask(words).ok_or(Misread::Value("asked"))).transpose()?;
        let own =
            |cards: Held| BySeat::from_fn(seats.len(), |other| if other == seat { cards } else { Held::default() });
        Ok(SeatView {
            viewer: Viewer::Seat(seat),
            seats,
            rankings: rules.rankings(),
            dealer: self.dealer,
            number: self.hand_number,
            scores: self.scores,
            before: self.scores_before,
            marks: self.marks.clone(),
            carry: self.carried,
            set_backs: self.set_backs,
            reds: self.red_counters.as_ref().map_or_else(
                || Reds { held: BySide::new(rules.sides()), pool: 0 },
                |reds| Reds { held: reds.held, pool: reds.pool },
            ),
            turn: match self.phase {
                Phase::Call => Turn::Call(seat),
                Phase::Discard => Turn::Discard(seat),
                Phase::Play => Turn::Play(seat),
                Phase::Rule => Turn::Rule(seat),
            },
            ask,
            held: BySeat::from_fn(seats.len(), held),
            thrown: own(hand.map_or_else(Held::default, |_| Held::seen(set(&self.thrown)))),
            exposed: self.exposed.map(|_, cards| set(cards)),
            called: BySeat::new(seats.len()),
            laid_down: self.laid_down.map(|_, cards| set(cards)),
            claim: None,
            standing: calls.iter().rev().find_map(|(seat, call)| Some((*seat, call.bid()?))),
            calls,
            turned: self.turned.clone(),
            stock: self.stock,
            widow: 0,
            exchanged: self.exchanged.iter().map(Exchanged::event).collect(),
            cut: self.cut,
            top: self.stock_top,
            drawn: self.drawn.iter().enumerate().map(|(place, drawn)| as_drawn(rules, place, *drawn)).collect(),
            rows,
            throw: self.throw.as_ref().map(Throw::from),
            contract: self.contract,
            partner_card: self.partner_card.map(|card| PartnerCard { card, shown: rules.partner_shown }),
            announces: rules.announces(),
            trump,
            tricks,
            trick: self.trick.as_ref().map(trick).transpose()?,
            early: self.early.clone(),
            lapses: Vec::new(),
            legal,
            restraint: None,
            claims,
            last: None,
            end: None,
        })
    }
}

impl Question {
    /// Returns `true` if every seat has as many piles as are dealt face down, and holds what lies
    /// face up in them.
    fn has_fitting_rows(&self) -> bool {
        let (seats, down) = (self.rules.seats(), self.rules.face_down());
        let is_pile = |(seat, _, lower, left): &(Seat, Card, Option<Card>, u8)| {
            seats.contains(*seat) && *left <= 2 && (*left == 2) == lower.is_none()
        };
        let rows = Rows::new(self.rows.iter().map(as_pile).collect());
        let fits = |seat: Seat| {
            let up = rows.piles(seat).filter_map(Pile::up).count();
            rows.piles(seat).count() == down && (down == 0 || up == usize::from(self.cards_held[seat]))
        };
        self.rows.iter().all(is_pile) && self.cards_held.len() == seats.len() && seats.all().all(fits)
    }
}

impl From<Throw> for Choice {
    fn from(throw: Throw) -> Self {
        let Throw { must, may, least, most } = throw;
        Choice { must: list(must), may: list(may), least, most }
    }
}

impl From<&Choice> for Throw {
    fn from(choice: &Choice) -> Self {
        Throw { must: set(&choice.must), may: set(&choice.may), least: choice.least, most: choice.most }
    }
}

impl Exchanged {
    fn of(event: &Event) -> Option<Self> {
        let mut partner = None;
        let (seat, deed, cards, shown) = match event {
            Event::WidowTaken { seat, cards } => (seat, Deed::Takes, *cards, Cards::NONE),
            Event::Discarded { seat, cards, shown } => (seat, Deed::Throws, *cards, *shown),
            Event::Handed { from, to, cards } => {
                partner = Some(*to);
                (from, Deed::Hands, Held::seen(*cards), *cards)
            }
            Event::Replenished { seat, cards } => (seat, Deed::Returns, *cards, Cards::NONE),
            Event::WeakHand { seat, cards } => (seat, Deed::Shows, Held::seen(*cards), *cards),
            Event::Drawn { seat, cards, shown } => (seat, Deed::Draws, *cards, *shown),
            _ => return None,
        };
        let (count, cards) = (cards.count, cards.cards.map(list));
        Some(Exchanged { seat: *seat, deed, to: partner, count, cards, shown: list(shown) })
    }

    fn event(&self) -> Event {
        let (seat, shown) = (self.seat, set(&self.shown));
        let cards = Held { count: self.count, cards: self.cards.as_deref().map(set) };
        match self.deed {
            Deed::Takes => Event::WidowTaken { seat, cards },
            Deed::Throws => Event::Discarded { seat, cards, shown },
            Deed::Hands => Event::Handed { from: seat, to: self.to.unwrap_or(seat), cards: shown },
            Deed::Returns => Event::Replenished { seat, cards },
            Deed::Shows => Event::WeakHand { seat, cards: shown },
            Deed::Draws => Event::Drawn { seat, cards, shown },
        }
    }
}

impl Played {
    fn of(trick: &Trick, seats: Seats) -> Self {
        Played {
            leader: trick.leader(),
            plays: trick.plays().collect(),
            winner: trick.best().map(|(seat, _)| seat),
            out: seats.all().filter(|seat| trick.out().contains(*seat)).collect(),
        }
    }

    /// Returns the trick, if it was played in turn and is won by this winner.
    fn trick(&self, seats: Seats, ranking: &Ranking) -> Option<Trick> {
        let out: SeatSet = seats.all().map(|seat| (seat, self.out.contains(&seat))).collect();
        let mut trick = Trick::among(seats, self.leader, out);
        for &(seat, card) in &self.plays {
            if trick.is_complete() || trick.turn() != seat {
                return None;
            }
            trick.play(card, ranking);
        }
        (trick.best().map(|(seat, _)| seat) == self.winner).then_some(trick)
    }
}

/// Returns the actions that the seat may take: those that are legal in turn, and the claims that end the hand or its
/// part in it. The program is not asked for anything else that a table lets somebody say at any time.
pub(crate) fn choices(view: &SeatView) -> Vec<Action> {
    let claims = view.claims.iter().copied().map(Action::Say).filter(|action| claim(action).is_some());
    view.legal.iter().cloned().chain(claims).collect()
}

/// Returns what an action claims, if it is one that ends the hand or the seat's part in it.
const fn claim(action: &Action) -> Option<Remark> {
    match action {
        Action::Say(remark @ (Remark::RestAreMine | Remark::LayDown | Remark::WeakHand | Remark::EndByScore)) => {
            Some(*remark)
        }
        _ => None,
    }
}

/// Returns the seat that drew a card after a trick, and the card if it was seen.
fn drawn(event: &Event) -> Option<(Seat, Option<Card>)> {
    match event {
        Event::Drawn { seat, cards, .. } => Some((*seat, cards.cards.and_then(Cards::first))),
        _ => None,
    }
}

/// Returns a pile of a row as it is written: seat, card dealt face up, card beneath once it was turned up, and number of
/// cards left.
fn pile(pile: &Pile) -> Option<(Seat, Card, Option<Card>, u8)> {
    Some((pile.seat, pile.upper?, pile.lower, pile.left))
}

/// Returns the pile that is written so.
fn as_pile(&(seat, upper, lower, left): &(Seat, Card, Option<Card>, u8)) -> Pile {
    Pile { seat, upper: Some(upper), lower, left }
}

/// Returns the event of a card drawn after a trick, in its place among all that were drawn.
fn as_drawn(rules: &Rules, place: usize, (seat, card): (Seat, Option<Card>)) -> Event {
    let cards = card.map_or(Held::hidden(1), |card| Held::seen(Cards::of(card)));
    let shown = cards.cards.filter(|_| rules.draws_openly(place == 0)).unwrap_or_default();
    Event::Drawn { seat, cards, shown }
}

/// Reads rules, of which another version may have options that are not known here.
fn known<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
    let mut options = serde_json::Map::deserialize(deserializer)?;
    options.retain(|option, _| option.parse::<Field>().is_ok());
    Rules::deserialize(Value::Object(options)).map_err(D::Error::custom)
}

fn sides_of(rules: &Rules) -> Vec<Side> {
    rules.seats().all().map(|seat| rules.side_of(seat)).collect()
}

fn list(cards: Cards) -> Vec<Card> {
    cards.iter().collect()
}

fn set(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}
