//! Line of play: the result of a record's entries, with everything that was undone taken out.

use crate::aids::Aids;
use crate::player::Kind;
use crate::record::{Entry, Record};
use pitch_rules::{Action, BySeat, BySide, Event, Finished, Game, IllegalAction, Points, Seat, Turn};

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

/// Number of decisions that can be undone, one after the other. Older ones are forgotten, so that no record can make
/// the program keep more positions than memory holds.
pub const DEEPEST_UNDO: usize = 4096;

/// Game as far as it has been played, with what is needed to go back.
#[derive(Debug, Clone)]
pub struct Playthrough {
    now: Position,
    /// Kind of player that decides for each seat.
    kinds: Vec<Kind>,
    hands: Vec<Counted>,
    decisions: VecDeque<(Seat, Position)>,
    /// Help that everybody received, which is not undone.
    aids: BySeat<Aids>,
    /// Events of the last entry that led to any, where mistakes can be made.
    latest: Vec<Event>,
}

/// Hand that was counted, and the dealer after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// Hand and its count.
    pub finished: Arc<Finished>,
    /// Next dealer; `None` after the last hand.
    pub next_dealer: Option<Seat>,
}

/// Point of the line to which the table can go back.
#[derive(Debug, Clone)]
struct Position {
    game: Game,
    deals: u32,
    actions: u32,
    /// Number of the hand that was dealt last; 1 before the first deal.
    hand: u32,
    in_hand: u32,
    hands: usize,
}

/// Reason why an entry cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// Action that the rules forbid.
    #[error("{illegal}{}", Clause(illegal))]
    Illegal {
        /// Violation of the rules.
        #[from]
        illegal: IllegalAction,
    },
    /// Undo although there is no decision of a person to go back to.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Scores in the record other than the count gives.
    #[error("the record has the scores {written:?}, but counting gives {counted:?}")]
    Scores {
        /// Scores in the record.
        written: BySide<Points>,
        /// Scores by the count.
        counted: BySide<Points>,
    },
    /// Seat that is not at the table.
    #[error("seat {0} is not at the table")]
    NoSuchSeat(Seat),
}

struct Clause<'a>(&'a IllegalAction);

impl fmt::Display for Clause<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.clause().map_or(Ok(()), |clause| write!(f, " ({clause})"))
    }
}

/// Place at which a record can be played no further.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Number of the entry in the record, from 1.
    pub entry: usize,
    /// Number of the hand, from 1.
    pub hand: u32,
    /// Number of the call or card in the hand, from 1; what was undone is not counted. A deal that begins none has 1.
    pub action: u32,
    /// Seat whose action it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// Entry that cannot be played.
    pub tried: Entry,
    /// Reason why it cannot be played.
    pub why: Why,
}

/// Text in English, with hand, action and seat, for the log and for developers.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hand {}, action {}", self.hand, self.action)?;
        if let Some(seat) = self.seat {
            write!(f, ", seat {seat}")?;
        }
        write!(f, ": {}: {}", self.tried, self.why)
    }
}

impl std::error::Error for Fault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.why)
    }
}

impl Playthrough {
    /// Returns the line at the beginning of the game of a record, whatever entries it has.
    #[must_use]
    pub fn start(record: &Record) -> Self {
        let game = Game::after_cut(Arc::new(record.rules().clone()), record.first_dealer())
            .expect("the rules of a record fit together");
        let kinds = record.players().iter().map(|player| player.kind).collect();
        let now = Position { game, deals: 0, actions: 0, hand: 1, in_hand: 0, hands: 0 };
        let aids = BySeat::new(record.rules().seats().len());
        Playthrough { now, kinds, hands: Vec::new(), decisions: VecDeque::new(), aids, latest: Vec::new() }
    }

    /// Plays the entries of a record, as far as they can be played, and returns the line with the fault that is in the
    /// way, if any.
    #[must_use]
    pub fn of(record: &Record) -> (Self, Option<Fault>) {
        let mut playthrough = Playthrough::start(record);
        for (index, entry) in record.entries().iter().enumerate() {
            if let Err(why) = playthrough.apply(entry) {
                let fault = playthrough.fault(index + 1, entry, why);
                return (playthrough, Some(fault));
            }
        }
        (playthrough, None)
    }

    /// Plays one entry and returns what happened at the table.
    ///
    /// # Errors
    /// If the entry cannot be played; the line is then as it was.
    pub fn apply(&mut self, entry: &Entry) -> Result<Vec<Event>, Why> {
        match entry {
            Entry::Deal(pack) => {
                let dealer = match self.now.game.turn() {
                    Turn::Deal(dealer) => dealer,
                    Turn::Call(_) | Turn::Discard(_) | Turn::Play(_) | Turn::Rule(_) => {
                        return Err(IllegalAction::NothingToDeal.into());
                    }
                    Turn::Over => return Err(IllegalAction::GameOver.into()),
                };
                let number = self.now.game.number();
                let events = self.now.game.apply(dealer, Action::Deal(pack.clone()))?;
                self.now.deals += 1;
                (self.now.hand, self.now.in_hand) = (number, 0);
                self.note_hands(&events);
                self.note_latest(&events);
                Ok(events)
            }
            Entry::Act(seat, action) => self.act(*seat, action.clone()),
            Entry::Scored(written) if written != self.now.game.scores() => {
                Err(Why::Scores { written: *written, counted: *self.now.game.scores() })
            }
            Entry::Undo => {
                let seat;
                (seat, self.now) = self.decisions.pop_back().ok_or(Why::NothingToUndo)?;
                self.aids[seat].undos += 1;
                self.hands.truncate(self.now.hands);
                self.latest.clear();
                Ok(Vec::new())
            }
            Entry::Hint(seat) | Entry::Coached(seat) | Entry::Seated(seat, _)
                if !self.now.game.rules().seats().contains(*seat) =>
            {
                Err(Why::NoSuchSeat(*seat))
            }
            Entry::Seated(seat, kind) => {
                self.kinds[seat.index()] = *kind;
                Ok(Vec::new())
            }
            Entry::Hint(seat) => {
                self.aids[*seat].hints += 1;
                Ok(Vec::new())
            }
            Entry::Coached(seat) => {
                self.aids[*seat].coached += 1;
                Ok(Vec::new())
            }
            Entry::Scored(_) => Ok(Vec::new()),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Why> {
        if !self.now.game.rules().seats().contains(seat) {
            return Err(Why::NoSuchSeat(seat));
        }
        let before = (self.kinds[seat.index()] == Kind::Person).then(|| self.now.clone());
        let deals = matches!(action, Action::Deal(_) | Action::Misdeal(..));
        let number = self.now.game.number();
        let events = self.now.game.apply(seat, action)?;
        self.now.actions += 1;
        self.now.in_hand += 1;
        if deals {
            self.now.deals += 1;
            (self.now.hand, self.now.in_hand) = (number, 0);
        }
        if let Some(before) = before {
            if self.decisions.len() == DEEPEST_UNDO {
                let _ = self.decisions.pop_front();
            }
            self.decisions.push_back((seat, before));
        }
        self.note_hands(&events);
        self.note_latest(&events);
        Ok(events)
    }

    fn note_latest(&mut self, events: &[Event]) {
        // Mistakes alone are told by no view.
        if self.now.game.rules().allows_mistakes() && !events.is_empty() {
            self.latest = events.to_vec();
        }
    }

    /// Keeps the hands that were counted: by the last card, or by a turn-up that ends the game.
    fn note_hands(&mut self, events: &[Event]) {
        for event in events {
            if let Event::HandScored(finished) = event {
                let next_dealer = match self.now.game.turn() {
                    Turn::Deal(dealer) => Some(dealer),
                    _ => None,
                };
                self.hands.push(Counted { finished: Arc::clone(finished), next_dealer });
                self.now.hands += 1;
            }
        }
    }

    fn fault(&self, number: usize, entry: &Entry, why: Why) -> Fault {
        let seat = match entry {
            Entry::Act(seat, _) | Entry::Hint(seat) | Entry::Coached(seat) | Entry::Seated(seat, _) => Some(*seat),
            Entry::Deal(_) => Some(self.now.game.dealer()),
            Entry::Scored(_) | Entry::Undo => None,
        };
        // Between two hands a deal begins the next one, and all else belongs to the one that was dealt last.
        let begins = entry.pack().is_some() && matches!(self.now.game.turn(), Turn::Deal(_));
        let (hand, action) = if begins { (self.now.game.number(), 1) } else { (self.now.hand, self.now.in_hand + 1) };
        Fault { entry: number, hand, action, seat, tried: entry.clone(), why }
    }

    /// Returns the game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.now.game
    }

    /// Returns the kind of player that decides for a seat now. Undoing does not bring back a person who left.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> Kind {
        self.kinds[seat.index()]
    }

    /// Returns the events of the last entry that led to any, where mistakes can be made; none after an undo.
    #[must_use]
    pub fn latest(&self) -> &[Event] {
        &self.latest
    }

    /// Returns the hands that were counted, in order.
    #[must_use]
    pub fn hands(&self) -> &[Counted] {
        &self.hands
    }

    /// Returns the number of deals, hands thrown in included.
    #[must_use]
    pub const fn deals(&self) -> u32 {
        self.now.deals
    }

    /// Returns the number of calls and cards in the game.
    #[must_use]
    pub const fn actions(&self) -> u32 {
        self.now.actions
    }

    /// Returns the help that a seat received so far, also in what was taken back.
    #[must_use]
    pub fn aids(&self, seat: Seat) -> Aids {
        self.aids[seat]
    }

    /// Returns the seat whose decision is undone next.
    #[must_use]
    pub fn undoes(&self) -> Option<Seat> {
        self.decisions.back().map(|(seat, _)| *seat)
    }

    /// Returns `true` if a person has decided something that can be undone.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.decisions.is_empty()
    }
}
