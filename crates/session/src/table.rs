//! Table of people and bots: turns, actions, and going back.

mod seating;
mod taught;
mod turn;

pub use turn::{Counsel, counsel};

use crate::aids::Aids;
use crate::guest::Guest;
use crate::new_game::{NewGame, NewGameError};
use crate::player::Player;
use crate::playthrough::{Counted, Fault, Playthrough, Why};
use crate::record::{Entry, Record, Summary};
use pitch_players::Request;
use pitch_rules::{
    Action, BySeat, Cut, Event, FirstDeal, Game, IllegalAction, Remark, Rules, Seat, SeatView, Slip, Turn, Viewer, deal,
};
use taught::Course;

use std::sync::Arc;

/// Next event that the table waits for.
#[derive(Debug, Clone)]
#[expect(clippy::large_enum_variant, reason = "there is never more than one, and it is used up at once")]
pub enum Next {
    /// Deal: somebody should call [`Table::deal`].
    Deal,
    /// Remark of the bot in this seat, no matter whose turn it is; [`Table::act`] should be called with it at once.
    Says(Seat, Remark),
    /// Action of this seat by the lesson; [`Table::act`] should be called with it at once.
    Does(Seat, Action),
    /// Words of a lesson to be read; then [`Table::read_on`] should be called.
    Read,
    /// Question for a bot; [`Table::act`] should be called with its action.
    Bot(Request),
    /// Decision of the person in this seat.
    Person(Seat),
    /// End: the game or the lesson is over, or the table is only looked at.
    Over,
}

/// Kind of misdeal at a table where mistakes can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SlipKind {
    /// Wrong number of cards for somebody (TAF-32).
    Count,
    /// Exposure of the last card that is dealt (BAP-45).
    Exposed,
}

/// Result of a bot's decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotDeed {
    /// Events that followed.
    pub events: Vec<Event>,
    /// `true` if its decision could not be followed, so that the simplest legal action was taken in its place.
    pub stood_in: bool,
    /// `true` if the program that decided for the seat has failed since this was told last, so that a bot decides in
    /// its place.
    pub program_left: bool,
}

/// Record that can be played only so far.
#[derive(Debug, thiserror::Error)]
#[error("{fault}")]
pub struct Broken {
    /// Place at which it stops, and the reason.
    pub fault: Fault,
    /// Table at that point, to be looked at: nothing can be done at it, and its record is as it was.
    pub table: Table,
}

/// Game at a table, with its record.
#[derive(Debug, Clone)]
pub struct Table {
    record: Record,
    playthrough: Playthrough,
    fault: Option<Fault>,
    is_try_out: bool,
    /// Lesson that is played here.
    course: Option<Course>,
    /// `true` if a bot said what it may not: none says anything more until the game has moved.
    is_hushed: bool,
}

impl Table {
    /// Creates a table at which a game is about to begin. The first dealer is found with the seed (BAP-07, C-18).
    ///
    /// # Errors
    /// If rules or players do not fit.
    pub fn new(new: NewGame) -> Result<Self, NewGameError> {
        let NewGame { rules, rule_set, players, deals, started } = new;
        if let Some(misfit) = rules.validate().into_iter().next() {
            return Err(misfit.into());
        }
        if players.len() != usize::from(rules.players) {
            return Err(NewGameError::Players { found: players.len(), expected: rules.players });
        }
        let players: Vec<_> = players
            .iter()
            .map(|player| {
                let guest = player.guest.as_ref().filter(|_| !player.is_person()).and_then(Guest::seated);
                Player::new(&player.name, player.kind).with_avatar(player.avatar).with_guest(guest)
            })
            .collect();
        let summary = Summary {
            players: players.iter().map(|player| player.name.clone()).collect(),
            rule_set,
            started,
            saved: started,
            ..Summary::default()
        };
        let dealer = deals.first_deal(&rules).0.dealer();
        let record = Record::new(summary, rules, players, deals, dealer);
        let playthrough = Playthrough::start(&record);
        let mut table = Table { record, playthrough, fault: None, is_try_out: false, course: None, is_hushed: false };
        table.summarise();
        Ok(table)
    }

    /// Returns the table of a record, where its entries leave it.
    ///
    /// # Errors
    /// If an entry cannot be played; the error has the place, and the table up to there.
    pub fn resume(record: Record) -> Result<Self, Box<Broken>> {
        let (playthrough, fault) = Playthrough::of(&record);
        let mut table = Table { record, playthrough, fault, is_try_out: false, course: None, is_hushed: false };
        match table.fault.clone() {
            Some(fault) => Err(Box::new(Broken { fault, table })),
            None => {
                table.summarise();
                Ok(table)
            }
        }
    }

    /// Makes the table a try-out, of which nothing is kept.
    #[must_use]
    pub(super) fn into_try_out(self) -> Self {
        Table { is_try_out: true, ..self }
    }

    /// Returns `true` if this is a try-out, of which nothing is saved or counted.
    #[must_use]
    pub const fn is_try_out(&self) -> bool {
        self.is_try_out
    }

    /// Changes the title of the game; an empty one removes it.
    pub fn rename(&mut self, title: &str) {
        self.record.summary.title = Summary::clean_title(title);
    }

    /// Turns the game into the copy of this number: another line of it was played elsewhere, and both are kept.
    pub const fn become_copy(&mut self, number: u32) {
        self.record.summary.copy = number;
    }

    /// Returns the game. It knows all cards: what is shown to somebody comes from [`Table::view`].
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.playthrough.game()
    }

    /// Returns the game as a viewer sees it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> SeatView {
        self.game().view(viewer)
    }

    /// Returns the rules in force.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.game().rules()
    }

    /// Returns the record of the game so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Returns the players when the game began, in the order of the seats.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        self.record.players()
    }

    /// Returns the name of the player in each seat.
    #[must_use]
    pub fn names(&self) -> BySeat<&str> {
        BySeat::from_fn(self.players().len(), |seat| self.name(seat))
    }

    /// Returns the name of the player in a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.record.name(seat)
    }

    /// Returns the draw for the first deal (BAP-07, C-18) and the cut before that deal (BAP-09).
    #[must_use]
    pub fn first_deal(&self) -> (FirstDeal, Cut) {
        self.record.deals().first_deal(self.record.rules())
    }

    /// Returns the hands that were counted, in order.
    #[must_use]
    pub fn hands(&self) -> &[Counted] {
        self.playthrough.hands()
    }

    /// Returns what was done last at a table where mistakes can be made, and what the book made of it; nothing after an
    /// undo. No view tells of a mistake that was put right.
    #[must_use]
    pub fn latest(&self) -> &[Event] {
        self.playthrough.latest()
    }

    /// Returns the number of hands that are over, those that were thrown in included: as many as can be reviewed.
    #[must_use]
    pub fn hands_over(&self) -> usize {
        let under_way = u32::from(self.game().turn().decides().is_some());
        self.playthrough.deals().saturating_sub(under_way) as usize
    }

    /// Returns the help that a seat received so far.
    #[must_use]
    pub fn aids(&self, seat: Seat) -> Aids {
        self.playthrough.aids(seat)
    }

    /// Returns the fault at which the record of this table stops, if any; the table is then only looked at.
    #[must_use]
    pub const fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Returns `true` if a person is to deal with their own hands: where they can do it wrongly.
    #[must_use]
    pub fn is_dealt_by_hand(&self) -> bool {
        matches!(self.game().turn(), Turn::Deal(dealer) if self.rules().allows_mistakes() && self.is_person(dealer))
    }

    /// Deals the next pack, if a hand is to be dealt; otherwise does nothing.
    pub fn deal(&mut self) -> Vec<Event> {
        if self.fault.is_some() || !matches!(self.game().turn(), Turn::Deal(_)) {
            return Vec::new();
        }
        let pack = self.prepared_pack();
        let pack = pack.unwrap_or_else(|| self.record.deals().pack(self.record.rules(), self.playthrough.deals() + 1));
        let events = self.enter(Entry::Deal(pack)).unwrap_or_default();
        self.note_scores(&events);
        events
    }

    /// Lets the dealer misdeal the next pack, if a hand is to be dealt; otherwise does nothing (BAP-45, TAF-32).
    ///
    /// A misdeal has its number like every other deal, and the next one is dealt from the next pack.
    ///
    /// # Errors
    /// If mistakes cannot be made at this table.
    pub fn misdeal(&mut self, kind: SlipKind) -> Result<Vec<Event>, IllegalAction> {
        let Turn::Deal(dealer) = self.game().turn() else { return Ok(Vec::new()) };
        if self.fault.is_some() {
            return Ok(Vec::new());
        }
        let pack = self.record.deals().pack(self.record.rules(), self.playthrough.deals() + 1);
        let last = deal::deal(self.rules(), dealer, &pack)[dealer].last().copied();
        let slip = match kind {
            SlipKind::Count => Slip::Count,
            SlipKind::Exposed => Slip::Exposed(last.into_iter().collect()),
        };
        self.perform(dealer, Action::Misdeal(slip, pack))
    }

    /// Takes the action of a seat, and returns the events that follow. Remarks, unlike bids, can be made out of turn.
    ///
    /// # Errors
    /// If the rules forbid it; the table is then as it was. Dealing is for [`Table::deal`] and [`Table::misdeal`], and
    /// is refused here.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, IllegalAction> {
        self.takes_kind(&action)?;
        self.perform(seat, action)
    }

    /// Checks whether [`Table::act`] takes an action of a seat now, by doing it in a copy of the game.
    ///
    /// # Errors
    /// The reason for which it would be refused.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), IllegalAction> {
        self.takes_kind(action)?;
        self.game().clone().apply(seat, action.clone()).map(drop)
    }

    /// Checks whether anything is done at this table, and dealing is not what is asked for.
    fn takes_kind(&self, action: &Action) -> Result<(), IllegalAction> {
        match action {
            _ if self.fault.is_some() => Err(IllegalAction::GameOver),
            Action::Deal(_) | Action::Misdeal(..) => Err(IllegalAction::NothingToDeal),
            _ => Ok(()),
        }
    }

    /// Takes the action that the bot in a seat decided. If there is none, or the rules forbid it, the first of the
    /// choices that they allow is taken: the least that can be said, or the lowest card. A forbidden remark out of turn
    /// is an error, and silences the bots until the game has moved.
    ///
    /// # Errors
    /// If nothing can be done for the seat; the table is then as it was.
    pub fn act_for_bot(&mut self, seat: Seat, action: Option<Action>) -> Result<BotDeed, IllegalAction> {
        let program_left = self.players().get(seat.index()).and_then(|player| player.guest.as_ref());
        let program_left = program_left.is_some_and(Guest::takes_leave);
        let why = match action.map(|action| self.act(seat, action)) {
            Some(Ok(events)) => return Ok(BotDeed { events, stood_in: false, program_left }),
            Some(Err(why)) => Some(why),
            None => None,
        };
        tracing::error!(seat = seat.index(), "a bot decided what cannot be followed");
        self.is_hushed = true;
        // Who is not to act has none.
        let simplest = self.game().legal(seat).into_iter().next();
        match (simplest, why) {
            (Some(action), _) => self.act(seat, action).map(|events| BotDeed { events, stood_in: true, program_left }),
            (None, Some(why)) => Err(why),
            (None, None) => Err(IllegalAction::DealFirst),
        }
    }

    fn perform(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, IllegalAction> {
        let events = self.enter(Entry::Act(seat, action)).map_err(|why| match why {
            Why::Illegal { illegal } => illegal,
            Why::NoSuchSeat(_) | Why::NothingToUndo | Why::Scores { .. } => {
                self.game().turn().decides().map_or(IllegalAction::DealFirst, IllegalAction::NotYourTurn)
            }
        })?;
        self.note_scores(&events);
        Ok(events)
    }

    /// Records the scores after a hand, and after a misdeal that ends the game. A turn-up, a price and the like update
    /// only the summary before that.
    fn note_scores(&mut self, events: &[Event]) {
        if events.iter().any(|event| matches!(event, Event::HandScored(_) | Event::GameWon(_))) {
            self.record.note(Entry::Scored(*self.game().scores()));
            self.summarise();
        } else if events.iter().any(|event| matches!(event, Event::Marked(_))) {
            self.summarise();
        }
    }

    /// Returns `true` if a person has decided something that can be undone.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // A lesson goes one way.
        self.fault.is_none() && self.course.is_none() && self.playthrough.can_undo()
    }

    /// Returns the seat whose decision is undone next.
    #[must_use]
    pub fn undoes(&self) -> Option<Seat> {
        if self.fault.is_some() { None } else { self.playthrough.undoes() }
    }

    /// Goes back to the last decision of a person and undoes everything since; the record keeps it all. Returns `false`
    /// if there is nothing to undo.
    pub fn undo(&mut self) -> bool {
        let undone = self.can_undo() && self.enter(Entry::Undo).is_ok();
        if undone {
            self.summarise();
        }
        undone
    }

    fn enter(&mut self, entry: Entry) -> Result<Vec<Event>, Why> {
        let events = self.playthrough.apply(&entry)?;
        self.is_hushed = false;
        self.follow_lesson(&entry);
        self.record.note(entry);
        Ok(events)
    }

    fn summarise(&mut self) {
        let winners = self.game().end().map(|end| {
            let members = self.rules().members(end.victory.side);
            members.map(|seat| self.name(seat).to_owned()).collect()
        });
        let scores = self.game().scores().values().copied().collect();
        let hands = self.hands().len() as u32;
        let after = |counted: &Counted| counted.finished.score.after.values().copied().collect();
        let course = self.hands().iter().map(after).collect();
        let summary = &mut self.record.summary;
        (summary.winners, summary.scores, summary.hands) = (winners.unwrap_or_default(), scores, hands);
        summary.course = course;
    }
}
