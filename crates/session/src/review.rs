//! Review of a game: any point of any hand that is over, and try-outs from there.
//!
//! Only hands that are over are reviewed: in a hand in play nobody may see another's cards. Undone actions are left
//! out. The game is kept as it was before each deal, so that a step plays no more than the hand it lies in.

mod try_out;

pub use try_out::{TryOut, moved_on};

use crate::player::Kind;
use crate::playthrough::Playthrough;
use crate::record::{Entry, Record};
use pitch_rules::{Action, Cards, Event, Finished, Game, Held, Seat, SeatView, Turn, Viewer};

use std::ops::Range;
use std::sync::Arc;

/// Game that is reviewed, at one point of it.
#[derive(Debug, Clone)]
pub struct Review {
    record: Record,
    /// What was said before the first deal: who pitches first (DON-07).
    choice: Option<Entry>,
    steps: Vec<Step>,
    hands: Vec<Hand>,
    at: usize,
    now: Game,
    replayed: usize,
}

/// Step of a game: a deal, a call or a card.
#[derive(Debug, Clone)]
pub struct Step {
    /// Entry of the record.
    pub entry: Entry,
    /// Events that followed, as seen by someone who sees all cards.
    pub events: Vec<Event>,
    /// Index of the entry in the record, from 0.
    pub number: usize,
    /// Kind of player that decided for the seat then; `None` for a deal.
    pub kind: Option<Kind>,
    /// Number of calls and cards in the game before.
    pub actions: u32,
}

/// Hand of a game, from the deal to the count.
#[derive(Debug, Clone)]
pub struct Hand {
    /// Number of the hand in the game, from 1; a hand that was thrown in and dealt anew has the number of the next.
    pub number: u32,
    /// Dealer of the hand.
    pub dealer: Seat,
    /// Range of its steps: the first is the deal.
    pub steps: Range<usize>,
    /// Count of the hand; `None` if it was thrown in.
    pub finished: Option<Arc<Finished>>,
    /// Game before the deal.
    pub(super) before: Game,
}

impl Review {
    /// Creates a review of the hands of a game that are over, at the point after the first deal, or returns `None` if
    /// there are none.
    #[must_use]
    pub fn of(record: &Record) -> Option<Self> {
        let (choice, steps, hands) = played(record);
        let before = hands.first()?.before.clone();
        let mut review = Review { record: record.clone(), choice, steps, hands, at: 0, now: before, replayed: 0 };
        review.show(0);
        Some(review)
    }

    /// Returns the record of the whole game.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Returns all steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns the entries that lead to the step of this index, from the beginning of the game.
    pub(crate) fn entries_before(&self, step: usize) -> Vec<Entry> {
        let steps = self.steps[..step].iter().map(|step| step.entry.clone());
        self.choice.iter().cloned().chain(steps).collect()
    }

    /// Returns the hands, in order.
    #[must_use]
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// Returns the index of the last step that is shown as done, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the index of the hand that is shown.
    #[must_use]
    pub fn hand_at(&self) -> usize {
        self.hand_of(self.at)
    }

    /// Returns the hand that is shown.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.hands[self.hand_at()]
    }

    /// Returns the index of the hand of this number that was counted, or else of the first that was thrown in, or
    /// `None` if there is none of this number.
    #[must_use]
    pub fn hand_numbered(&self, number: u32) -> Option<usize> {
        let is_it = |hand: &Hand| hand.number == number;
        let counted = self.hands.iter().position(|hand| is_it(hand) && hand.finished.is_some());
        counted.or_else(|| self.hands.iter().position(is_it))
    }

    /// Returns the number of entries that had to be played for the last move: no more than the hand that is shown has.
    #[must_use]
    pub const fn replayed(&self) -> usize {
        self.replayed
    }

    /// Returns the game at the point that is shown, with all cards.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.now
    }

    /// Returns the game at the point that is shown, as a viewer saw it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> SeatView {
        self.now.view(viewer)
    }

    /// Returns the view of a viewer at the point that is shown; at the end of a hand its last trick still lies.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> SeatView {
        self.last_view(viewer).unwrap_or_else(|| self.view(viewer))
    }

    /// Returns the end of a hand as a viewer saw it, with its last trick still lying, where the game is already
    /// further. Returns `None` before the end, and if the hand did not end with a trick.
    #[must_use]
    pub fn last_view(&self, viewer: Viewer) -> Option<SeatView> {
        let hand = self.hand();
        let trick = self.steps[self.at].events.iter().find_map(|event| match event {
            Event::TrickTaken { trick, .. } => Some(*trick),
            _ => None,
        });
        let trick = trick.filter(|_| self.at + 1 == hand.steps.end)?;
        let mut game = hand.before.clone();
        for step in &self.steps[hand.steps.start..self.at] {
            let _ = play(&mut game, &step.entry)?;
        }
        let mut view = game.view(viewer);
        for (seat, card) in trick.plays() {
            let _ = view.rows.take(card);
            let held = &mut view.held[seat];
            let left = held.cards.map(|cards| cards - Cards::from_iter([card]));
            let is_last = view.trick.is_some_and(|lying| lying.card_of(seat).is_none());
            *held = Held { count: held.count - u8::from(is_last && held.count > 0), cards: left };
        }
        view.trick = Some(trick);
        Some(view)
    }

    /// Returns the next action in this hand, and its seat.
    #[must_use]
    pub fn next_act(&self) -> Option<(Seat, &Action)> {
        match &self.steps.get(self.at + 1)?.entry {
            Entry::Act(seat, action) if self.hand().steps.contains(&(self.at + 1)) => Some((*seat, action)),
            _ => None,
        }
    }

    /// Returns the seat whose decision is shown: the one that decided next, or at the end of a hand the one that
    /// decided last. Returns `None` if nothing was decided in this hand.
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        let last = || match &self.steps[self.at].entry {
            Entry::Act(seat, _) => Some(*seat),
            _ => None,
        };
        self.next_act().map(|(seat, _)| seat).or_else(last)
    }

    /// Goes to the point after this step, or after the last step if there is no such step.
    pub fn go_to(&mut self, step: usize) {
        let step = step.min(self.steps.len() - 1);
        if step != self.at {
            self.show(step);
        }
    }

    /// Goes one step on. Returns `false` at the end.
    pub fn forwards(&mut self) -> bool {
        let before = self.at;
        self.go_to(self.at + 1);
        self.at != before
    }

    /// Goes one step back. Returns `false` at the beginning.
    pub fn back(&mut self) -> bool {
        let before = self.at;
        self.go_to(self.at.saturating_sub(1));
        self.at != before
    }

    /// Goes to the deal of the hand at this index.
    pub fn go_to_hand(&mut self, place: usize) {
        if let Some(hand) = self.hands.get(place) {
            self.go_to(hand.steps.start);
        }
    }

    fn hand_of(&self, step: usize) -> usize {
        self.hands.partition_point(|hand| hand.steps.end <= step).min(self.hands.len() - 1)
    }

    /// Plays the entries that lead to a step: on from the point that is shown if it lies before the step in the same
    /// hand, or else from the deal.
    fn show(&mut self, step: usize) {
        let hand = &self.hands[self.hand_of(step)];
        let goes_on = hand.steps.contains(&self.at) && self.at < step;
        let first = if goes_on { self.at + 1 } else { hand.steps.start };
        if !goes_on {
            self.now = hand.before.clone();
        }
        self.replayed = step + 1 - first;
        for step in &self.steps[first..=step] {
            // It was played before, or it would be no step.
            let _ = play(&mut self.now, &step.entry);
        }
        self.at = step;
    }
}

/// Plays an entry, or returns `None` if it cannot be played.
pub(super) fn play(game: &mut Game, entry: &Entry) -> Option<Vec<Event>> {
    match entry {
        Entry::Deal(pack) => {
            let Turn::Deal(dealer) = game.turn() else { return None };
            game.apply(dealer, Action::Deal(pack.clone())).ok()
        }
        Entry::Act(seat, action) => game.apply(*seat, action.clone()).ok(),
        Entry::Scored(_) | Entry::Undo | Entry::Hint(_) | Entry::Coached(_) | Entry::Seated(..) => None,
    }
}

/// Returns what was said before the first deal, the steps of all hands that are over, without undone actions, and the hands.
fn played(record: &Record) -> (Option<Entry>, Vec<Step>, Vec<Hand>) {
    let mut playthrough = Playthrough::start(record);
    // Each step is known by the number of deals and actions there were after it, which undoing goes back to.
    let mut kept: Vec<(Step, (u32, u32))> = Vec::new();
    let mut hands: Vec<Hand> = Vec::new();
    let mut choice = None;
    for (number, entry) in record.entries().iter().enumerate() {
        let before = entry.pack().map(|_| playthrough.game().clone());
        let actions = playthrough.actions();
        let Ok(events) = playthrough.apply(entry) else { break };
        match entry {
            Entry::Undo => {
                let now = (playthrough.deals(), playthrough.actions());
                while kept.last().is_some_and(|(_, then)| *then != now) {
                    let _ = kept.pop();
                }
                // Those that were taken back are the last ones.
                while hands.last().is_some_and(|hand| hand.steps.start >= kept.len()) {
                    let _ = hands.pop();
                }
                if let Some(hand) = hands.last_mut().filter(|hand| hand.steps.end > kept.len()) {
                    hand.steps.end = kept.len();
                    hand.finished = None;
                }
            }
            Entry::Deal(_) | Entry::Act(..) => {
                let kind = match entry {
                    Entry::Act(seat, _) => Some(playthrough.kind(*seat)),
                    _ => None,
                };
                if let Some(before) = before {
                    let (number, dealer, start) = (before.number(), before.dealer(), kept.len());
                    hands.push(Hand { number, dealer, steps: start..start, finished: None, before });
                }
                let count = events.iter().find_map(|event| match event {
                    Event::HandScored(finished) => Some(Arc::clone(finished)),
                    _ => None,
                });
                let Some(hand) = hands.last_mut() else {
                    choice = Some(entry.clone());
                    continue;
                };
                let step = Step { entry: entry.clone(), events, number, kind, actions };
                kept.push((step, (playthrough.deals(), playthrough.actions())));
                hand.steps.end = kept.len();
                hand.finished = count.or(hand.finished.take());
            }
            Entry::Scored(_) | Entry::Hint(_) | Entry::Coached(_) | Entry::Seated(..) => {}
        }
    }
    // A hand in play is nobody's to look at.
    if playthrough.game().turn().decides().is_some() {
        let _ = hands.pop();
    }
    kept.truncate(hands.last().map_or(0, |hand| hand.steps.end));
    (choice, kept.into_iter().map(|(step, _)| step).collect(), hands)
}
