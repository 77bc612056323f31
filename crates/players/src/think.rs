//! The way from a view to a decision: what a level looks at, and how long it thinks.

use crate::board::Board;
use crate::calls::Talk;
use crate::decision::{Patience, Reason, Stop};
use crate::level::Level;
use crate::race::Race;
use crate::search::{Depth, Judged, Search};
use crate::traits::{Foil, MASTER, Slip, Traits};
use crate::weights::Weights;
use crate::{by_play, course, discard, explain, habit, notice, policy, ruling};

use pitch_rules::{Action, Ask, Call, Card, Remark, Rules, Seat, SeatView, Turn};

use std::sync::Arc;

/// Decides for this seat: returns the action, its reasons, and whether it was thought through. Returns `None` if the
/// view lets this seat do nothing.
pub(crate) fn decide(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    traits: Traits,
    seed: u64,
    patience: Patience,
    stop: &Stop,
) -> Option<(Action, Vec<Reason>, bool)> {
    if let Some((remark, reason)) = claim(view, rules, own) {
        return Some((Action::Say(remark), vec![reason], true));
    }
    if let [only] = &view.legal[..] {
        return Some((only.clone(), vec![Reason::OnlyChoice], true));
    }
    let mind = Mind::new(view, rules, own, traits, seed);
    let decided = |action: Action, by_habit: bool, complete: bool| {
        let usual = reasons(view, rules, own, &action);
        (action, mind.habit(by_habit).into_iter().chain(usual).collect(), complete)
    };
    let thought = || mind.thought(patience, stop);
    match view.turn {
        Turn::Call(_) => {
            let thought =
                thought().map(|thought| (thought.judged[0].action.clone(), thought.by_habit, thought.complete));
            let (action, by_habit, complete) = thought.unwrap_or_else(|| {
                let (call, by_habit) = mind.call();
                (Action::Call(call), by_habit, true)
            });
            Some(decided(action, by_habit, complete))
        }
        Turn::Discard(_) => {
            let action = Action::Discard(discard::thrown(rules, view.trump, view.throw?));
            Some(decided(action, false, true))
        }
        Turn::Play(_) => {
            // A card to a lead in the pitcher's place: nobody knows what will be trump.
            if Board::seen(view, rules)?.is_wrongly_led() {
                let (card, reasons) = ruling::to_wrong_lead(view, rules, view.playable())?;
                return Some((Action::Play(card), reasons, true));
            }
            if let Some(thought) = thought() {
                return Some(decided(thought.judged[0].action.clone(), thought.by_habit, thought.complete));
            }
            let (card, by_habit) = mind.card()?;
            Some(decided(Action::Play(card), by_habit, true))
        }
        Turn::Rule(_) => {
            let is_weighed = matches!(view.ask, Some(Ask::NameTrump | Ask::CallPartner));
            if let Some(thought) = is_weighed.then(thought).flatten() {
                return Some(decided(thought.judged[0].action.clone(), thought.by_habit, thought.complete));
            }
            let (remark, reasons) = ruling::answer(view, rules, &course::race(rules, view.number), own)?;
            Some((Action::Say(remark), reasons, true))
        }
        Turn::Deal(_) | Turn::Over => None,
    }
}

/// The choices that a player tries, the one that they take first.
pub(crate) struct Thought {
    pub judged: Vec<Judged>,
    /// `true` if it was not stopped.
    pub complete: bool,
    /// `true` if a habit decided.
    pub by_habit: bool,
}

/// Points in a hand of the games whose errors the traits tell.
const FOUR: f32 = 4.0;

/// A player who is to decide.
struct Mind<'a> {
    view: &'a SeatView,
    rules: &'a Arc<Rules>,
    own: Seat,
    seed: u64,
    traits: Traits,
    slip: Slip,
}

impl<'a> Mind<'a> {
    fn new(view: &'a SeatView, rules: &'a Arc<Rules>, own: Seat, traits: Traits, seed: u64) -> Self {
        Mind { view, rules, own, seed, traits, slip: traits.slip(chance(view, own, seed)) }
    }

    /// Returns the reason that a habit is, if it decided.
    fn habit(&self, by_habit: bool) -> Option<Reason> {
        self.traits.habit.filter(|_| by_habit).map(|(character, _)| Reason::Habit(character))
    }

    /// Returns the addition to the value of a bid, in chances to win. The traits tell it for two sides: where more share the
    /// chance, it is smaller, and so is what one hand does to it. Nobody bids on nothing there.
    fn boldness(&self) -> f32 {
        let of_two = self.slip.boldness.unwrap_or_else(|| self.traits.boldness(self.view, self.rules, self.own));
        let share = 2.0 / self.rules.sides().max(2) as f32;
        share * share * of_two
    }

    /// Returns the largest error about a card in this decision, in points of the game; `None` if there is none. Where more
    /// can be made than four points, each is worth less.
    fn error(&self) -> Option<f32> {
        self.slip.card.map(|error| error * f32::from(self.rules.points_in_play().0) / FOUR)
    }

    /// Returns the call by rules of thumb, and whether a habit decided.
    fn call(&self) -> (Call, bool) {
        let (race, calls) = (course::race(self.rules, self.view.number), calls(self.view));
        let talk = Talk::of(self.view, self.rules, &race, self.own);
        let plain = talk.choose(&calls);
        let call = talk.daring(self.boldness()).choose(&calls);
        (call, call != plain && self.slip.boldness.is_none())
    }

    /// Returns the card by rules of thumb, and whether a habit decided.
    fn card(&self) -> Option<(Card, bool)> {
        let (view, weights) = (self.view, Weights::of(self.rules));
        let board = Board::remembered(view, self.rules, self.traits.memory)?;
        let legal = habit::kept(&self.traits, &board, view.playable());
        let card = match self.error() {
            Some(error) => policy::second_card(&board, legal, weights, error),
            None => policy::card(&board, legal, weights),
        }?;
        let led = habit::led(&self.traits, &board, card, legal);
        Some((led, led != card))
    }

    /// Judges each choice that the player tries; `None` for one that goes by rules of thumb, and where there is nothing
    /// to weigh.
    fn thought(&self, patience: Patience, stop: &Stop) -> Option<Thought> {
        let depth = self.traits.depth?.by(patience);
        let race = course::race(self.rules, self.view.number);
        let judge = |depth: Depth| self.search(&race, depth).judge(stop);
        let (judged, complete) = judge(depth)?;
        let (judged, is_preferred) = habit::preferred(&self.traits, self.view, self.rules, self.own, judged);
        let taken = &judged.first()?.action;
        let is_worse = |other: &Action| judged.iter().any(|one| one.action == *other && one.is_surely_worse());
        let by_habit = match self.traits.habit {
            None => false,
            Some((_, Foil::Plain)) => is_preferred || habit::passes(&judged, self.boldness()),
            Some((_, Foil::Unhearing)) => {
                let unheard = judge(Depth { proposals: 1, ..depth });
                unheard.is_some_and(|(unheard, _)| is_worse(&unheard[0].action))
            }
            Some((_, Foil::RulesOfThumb)) => match taken {
                Action::Call(_) => is_worse(&Action::Call(self.call().0)),
                Action::Play(_) => self.card().is_some_and(|(card, _)| is_worse(&Action::Play(card))),
                _ => false,
            },
        };
        Some(Thought { judged, complete, by_habit })
    }

    fn search<'s>(&'s self, race: &'s Race, depth: Depth) -> Search<'s> {
        let (boldness, weights) = (self.boldness(), Weights::of(self.rules));
        Search { view: self.view, rules: self.rules, race, own: self.own, depth, seed: self.seed, boldness, weights }
    }
}

/// Judges each choice that this level itself tries; the one that it takes is the first. Returns `None` for a level that does
/// not think ahead, where there is only one choice, and where what is to be chosen is no call and no card. Returns its habit
/// as well, if that decided.
pub(crate) fn weigh(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    level: Level,
    seed: u64,
    patience: Patience,
    stop: &Stop,
) -> Option<(Thought, Option<Reason>)> {
    let mind = Mind::new(view, rules, own, level.traits(), seed);
    let thought = has_choice(view, rules, own).then(|| mind.thought(patience, stop))??;
    let habit = mind.habit(thought.by_habit);
    Some((thought, habit))
}

/// Judges each choice as the strongest player does, the best first. Returns `None` where there is only one choice, or
/// what is to be chosen is no call and no card.
pub(crate) fn judge(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    seed: u64,
    patience: Patience,
    stop: &Stop,
) -> Option<(Vec<Judged>, bool)> {
    let race = course::race(rules, view.number);
    has_choice(view, rules, own).then(|| search(view, rules, &race, own, seed, patience).judge(stop))?
}

/// Judges each choice by letting players of this level play the hand out, in at most this many deals.
pub(crate) fn judge_by_play(
    view: &SeatView,
    rules: &Arc<Rules>,
    own: Seat,
    seed: u64,
    (level, deals): (Level, usize),
    stop: &Stop,
) -> Option<(Vec<Judged>, bool)> {
    let race = course::race(rules, view.number);
    let search = search(view, rules, &race, own, seed, Patience::default());
    // Everybody plays on by a view of their own.
    let play = |view: &SeatView, seat: Seat, seed: u64| {
        decide(view, rules, seat, level.traits(), seed, Patience::default(), stop).map(|(action, ..)| action)
    };
    has_choice(view, rules, own).then(|| by_play::judge(&search, deals, play, stop))?
}

fn has_choice(view: &SeatView, rules: &Rules, own: Seat) -> bool {
    view.legal.len() > 1 && claim(view, rules, own).is_none()
}

fn search<'a>(
    view: &'a SeatView,
    rules: &'a Arc<Rules>,
    race: &'a Race,
    own: Seat,
    seed: u64,
    patience: Patience,
) -> Search<'a> {
    Search { view, rules, race, own, depth: MASTER.by(patience), seed, boldness: 0.0, weights: Weights::of(rules) }
}

/// Returns the reasons for this action, which must be one of those in the view; empty where they go without saying.
pub(crate) fn reasons(view: &SeatView, rules: &Arc<Rules>, own: Seat, action: &Action) -> Vec<Reason> {
    match action {
        _ if view.legal.len() < 2 => vec![Reason::OnlyChoice],
        Action::Call(call) => {
            explain::call(&Talk::of(view, rules, &course::race(rules, view.number), own), *call, &calls(view))
        }
        Action::Discard(thrown) => {
            let trumps = rules.ranking(view.trump).trumps();
            let keeps = !(view.hand() & trumps).is_empty() && (*thrown & trumps).is_empty();
            vec![if keeps { Reason::KeepsTrumps } else { Reason::KeepsBest }]
        }
        Action::Play(card) => {
            let board = Board::seen(view, rules).filter(|board| !board.is_wrongly_led());
            board.map(|board| explain::card(&board, *card, view.playable())).unwrap_or_default()
        }
        Action::Say(Remark::NameTrump(suit)) => {
            Board::seen(view, rules).map(|board| ruling::named(&board, *suit)).unwrap_or_default()
        }
        Action::Say(Remark::CallPartner(card)) => ruling::partner(view, rules, *card),
        Action::Deal(_) | Action::Say(_) | Action::Misdeal(..) => Vec::new(),
    }
}

/// Returns a number that is the same for the same seat, position and seed.
fn chance(view: &SeatView, own: Seat, seed: u64) -> u64 {
    let place = (view.number as u64) << 16 | (view.played().len() as u64) << 8 | (view.calls.len() as u64) << 4;
    let mixed = (seed ^ (place + own.index() as u64)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 40
}

fn calls(view: &SeatView) -> Vec<Call> {
    view.legal.iter().filter_map(Action::call).collect()
}

/// Returns the claim to make instead of calling or playing, and its reason.
pub(crate) fn claim(view: &SeatView, rules: &Rules, own: Seat) -> Option<(Remark, Reason)> {
    let may = |remark| view.claims.contains(&remark);
    // With one card left it says no more than the card.
    if may(Remark::RestAreMine) && view.hand().len() > 1 {
        return Some((Remark::RestAreMine, Reason::RestIsCertain));
    }
    if may(Remark::LayDown) {
        return Some((Remark::LayDown, Reason::HandIsWorthless));
    }
    // New cards are never worse.
    if may(Remark::WeakHand) && rules.exchanges_weak_hands() {
        return Some((Remark::WeakHand, Reason::TooWeak));
    }
    let remark = notice::remark(view, rules, own)?;
    let reason = match remark {
        Remark::TakeBack => Reason::PutsRight,
        Remark::CallRenege(seat) => Reason::SawRenege(seat),
        Remark::CallCard(seat, _) => Reason::CatchesShown(seat),
        _ => return None,
    };
    Some((remark, reason))
}
