//! The course of the game at the table: actions of the person at the bottom, bots' answers, passing the screen, taking
//! back.

use super::asked::Asked;
use super::prompt::Ruling;
use super::{Message, Mode, Sign, Table, Ticket};
use crate::context::Context;
use crate::outcome::Outcome;
use crate::sound::Cue;
use crate::timeline;
use pitch_language::{Language, phrase, t};
use pitch_players::Decision;
use pitch_rules::{Action as Move, Ask, Card, Event, Remark, Seat, SeatView, Turn, Viewer};
use pitch_session::table::BotDeed;
use pitch_session::{Next, SlipKind};

use iced::Task;

use std::time::Instant;

/// Effects of something that happened on the table.
#[derive(Debug)]
pub struct Effects {
    /// Request to the program.
    pub outcome: Outcome,
    /// `true` if the record changed and is to be saved.
    pub save: bool,
    /// Notice to the player.
    pub notice: Option<String>,
    /// Task to be run besides.
    pub task: Task<Message>,
}

impl Default for Effects {
    fn default() -> Self {
        Outcome::None.into()
    }
}

impl From<Outcome> for Effects {
    fn from(outcome: Outcome) -> Self {
        Effects { outcome, save: false, notice: None, task: Task::none() }
    }
}

impl Table {
    /// Begins or goes on, once the table is seen.
    pub fn start(&mut self, context: &Context, now: Instant) -> Effects {
        self.change(context, now, |table| table.begin(context))
    }

    /// Goes on once the sheet over the table was closed, or the curtain opened.
    pub fn resume(&mut self, context: &Context, now: Instant) -> Effects {
        // Who comes back is told their cards once more.
        self.decided_with = None;
        self.change(context, now, |table| {
            let entries = |table: &Table| table.session.record().entries().len();
            let was_asked = (table.is_own_turn() || table.is_own_deal()).then(|| entries(table));
            if let Mode::Covered(seat) = table.mode {
                table.turn_to(Viewer::Seat(seat), seat);
            }
            let at = table.focus.clone();
            let effects = table.go_on(context);
            // What was looked up meanwhile leaves the keyboard where it was.
            if was_asked == Some(entries(table)) {
                table.focus.restore(at, table.now);
            }
            effects
        })
    }

    /// Takes the last decision of a person back, as all agreed.
    pub fn undo_agreed(&mut self, context: &Context, now: Instant) -> Effects {
        self.change(context, now, |table| table.undo(context))
    }

    /// Ends a game that does not get on by the score, as all agreed.
    pub fn end_agreed(&mut self, context: &Context, now: Instant) -> Effects {
        self.change(context, now, |table| table.act(Move::Say(Remark::EndByScore), context))
    }

    /// Lets the puzzle that was asked here be played on.
    pub fn play_on(&mut self, context: &Context, now: Instant) -> Effects {
        self.puzzle = None;
        self.resume(context, now)
    }

    /// Forgets all questions to bots, as another table comes in place of this one.
    pub(crate) fn put_aside(&mut self) {
        (self.asked, self.thought, self.hint) = (None, None, None);
        self.costing.give_up();
    }

    pub(super) fn begin(&mut self, context: &Context) -> Effects {
        // A hand that was counted before the program was left is shown again.
        let view = self.shown();
        let counted = view.last.clone().filter(|_| view.calls.is_empty() && view.trick.is_none());
        let is_between = matches!(self.session.next(), Next::Deal | Next::Over);
        match counted.filter(|_| is_between) {
            Some(finished) => Outcome::Result(finished).into(),
            None => {
                // A game that begins with a question is kept before the answer.
                let asks = self.session.game().asks() == Some(Ask::FirstPitcher);
                let effects = self.go_on(context);
                Effects { save: effects.save || asks, ..effects }
            }
        }
    }

    /// Does what the person at the bottom wants to do, if they may.
    pub(super) fn act(&mut self, action: Move, context: &Context) -> Effects {
        let mut skipped = Effects::default();
        if !self.timeline.is_idle() {
            // What is pressed before the picture has caught up counts once it has; but where it is no mistake that is
            // refused, a second click on the heels of one's own card is none that is meant.
            let own = self.timeline.moving(self.now).and_then(|moving| moving.events.first()).and_then(timeline::actor);
            skipped = self.skip(context);
            let is_heel = own == Some(self.bottom) && !self.is_own_turn();
            if skipped.outcome != Outcome::None || !self.timeline.is_idle() || is_heel {
                return skipped;
            }
        }
        if !self.may(&action) {
            return skipped;
        }
        // A puzzle is answered, and stays as it is.
        if self.asks() && self.shown().legal.contains(&action) {
            self.refused = None;
            let _ = self.let_go();
            return Outcome::Answer(action).into();
        }
        // What hangs over the cloth hides what comes of it.
        self.drawer = self.drawer.filter(|_| self.layout.has_room_beside());
        let is_legal = self.shown().legal.contains(&action);
        if is_legal && self.holds_back(&action, context) {
            return Effects { save: true, ..skipped };
        }
        let _ = self.let_go();
        self.mode = self.mode.without_aside();
        self.objection = self.session.lesson_objection(&action);
        if self.objection.is_some() {
            self.refused = None;
            self.story.ask_anew();
            return skipped;
        }
        self.carry_out(action, skipped, context)
    }

    /// Carries out an action of the person at the bottom, or says why it is refused.
    pub(super) fn carry_out(&mut self, action: Move, skipped: Effects, context: &Context) -> Effects {
        let card = action.card();
        self.note_hand();
        match self.session.act(self.bottom, action) {
            Ok(events) => {
                self.stop_asking();
                self.refused = None;
                // The next bid is counted from the lowest again.
                self.counted = 0;
                self.happened(&events, false, context)
            }
            Err(refused) => {
                self.crossed = card.map(|card| (card, self.now));
                self.done = Some(Cue::Refused);
                self.refused = Some(refused);
                self.story.ask_anew();
                skipped
            }
        }
    }

    /// Deals for the person at the bottom: rightly, or with a slip.
    pub(super) fn deal(&mut self, slip: Option<SlipKind>, context: &Context) -> Effects {
        if !self.is_own_deal() {
            return Effects::default();
        }
        self.mode = Mode::Playing;
        self.deal_out(slip, context)
    }

    /// Tells who deals before the cards come, and deals: rightly, or with a slip.
    pub(super) fn deal_out(&mut self, slip: Option<SlipKind>, context: &Context) -> Effects {
        let game = self.session.game();
        self.story.say(phrase::deals(&context.language, &self.names, game.dealer(), game.number()));
        let events = match slip {
            None => self.session.deal(),
            Some(slip) => self.session.misdeal(slip).unwrap_or_default(),
        };
        self.happened(&events, false, context)
    }

    /// Ends what moves, and lets go of a trick that waits for the player.
    pub(super) fn skip(&mut self, context: &Context) -> Effects {
        if self.timeline.is_idle() {
            return Effects::default();
        }
        let folded = self.timeline.skip();
        self.folded(&folded, context)
    }

    /// Closes the menu of remarks; nothing is shown, and the game goes on.
    pub(super) fn be_silent(&mut self, context: &Context) -> Effects {
        self.mode = self.mode.without_aside();
        self.focus.set(None);
        self.go_on(context)
    }

    /// Takes the last decision of a person back; where others are at the screen they are asked first.
    pub(super) fn take_back(&mut self, context: &Context) -> Effects {
        // What led to a puzzle is settled. Why nothing is taken back is told without a mouse as well.
        if !self.is_on(&Message::Undo) {
            self.about = Some(Sign::Undo);
            return Effects::default();
        }
        match self.session.undoes() {
            Some(seat) if self.session.persons().count() > 1 => Outcome::AskToUndo(seat).into(),
            _ => self.undo(context),
        }
    }

    fn undo(&mut self, context: &Context) -> Effects {
        self.stop_asking();
        let before = self.session.view(self.viewer);
        if !self.session.undo() {
            return Effects::default();
        }
        // A card that would play itself at once is taken back with the decision before it.
        while context.settings.plays_forced_cards && self.forced_card().is_some() && self.session.undo() {}
        self.ruling = None;
        self.turn_to(self.viewer, self.bottom);
        let undone = self.undone(&context.language, &before);
        self.story.say(undone);
        Effects { save: true, ..self.go_on(context) }
    }

    /// Tells what was taken back since a view: the cards, a call, or all that was done since an earlier hand.
    fn undone(&self, l: &Language, before: &SeatView) -> String {
        let after = self.session.view(self.viewer);
        let undone = t!(l, "text-undone");
        if after.number != before.number {
            let hand = phrase::sentence(l, t!(l, "review-hand", number = after.number));
            return phrase::sentences(l, [undone, hand]);
        }
        let back = after.hand() - before.hand();
        if !back.is_empty() {
            let back = phrase::list(l, back.iter().map(|card| phrase::card_alone(l, card)));
            return t!(l, "log-withdrawn", cards = back);
        }
        match before.calls.get(after.calls.len()) {
            Some((_, call)) => {
                let call = phrase::choice(l, &self.names, &after, &Move::Call(*call));
                phrase::sentence(l, phrase::pair(l, undone.trim_end_matches('.'), call))
            }
            None => undone,
        }
    }

    /// Forgets the question to a bot.
    pub(super) fn stop_asking(&mut self) {
        self.asked = None;
    }

    /// Takes a bot's answer to the question of a ticket.
    pub(super) fn decided(&mut self, ticket: &Ticket, decision: Option<Decision>, context: &Context) -> Effects {
        if self.asked.take_if(|asked| asked.ticket() == ticket).is_none() {
            return Effects::default();
        }
        match self.session.to_act() {
            Some(seat) => self.act_for_bot(seat, decision.map(|decision| decision.action), context),
            None => Effects::default(),
        }
    }

    fn act_for_bot(&mut self, seat: Seat, action: Option<Move>, context: &Context) -> Effects {
        let is_on_turn = self.session.to_act() == Some(seat);
        match self.session.act_for_bot(seat, action) {
            Ok(BotDeed { events, stood_in, program_left }) => {
                let l = &context.language;
                let player = &self.session.players()[seat.index()];
                let left = program_left.then(|| phrase::program_left(l, player)).flatten();
                let stood_in = stood_in.then(|| t!(l, "bot-stood-in", name = player.name.as_str()));
                if program_left {
                    // Its seat tells the level of the bot from here on.
                    self.players = self.session.seated();
                }
                let notice = left.or(stood_in);
                let effects = self.happened(&events, true, context);
                Effects { notice: notice.or(effects.notice), ..effects }
            }
            // What is said out of turn can be left unsaid.
            Err(_) if !is_on_turn => self.go_on(context),
            Err(_) => Effects::default(),
        }
    }

    /// Lets the picture follow events of the game.
    pub(super) fn happened(&mut self, events: &[Event], is_bot: bool, context: &Context) -> Effects {
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(self.viewer)).collect();
        self.timeline.push(&seen, self.session.view(self.viewer), is_bot, self.now);
        let folded = self.timeline.advance(self.now);
        let waits = folded.is_empty() && !self.timeline.is_idle();
        let effects = if waits { Effects::default() } else { self.folded(&folded, context) };
        Effects { save: true, ..effects }
    }

    /// Tells of events that the picture has caught up with, and goes on.
    pub(super) fn folded(&mut self, folded: &[Event], context: &Context) -> Effects {
        self.raise_new_cards(folded);
        for event in folded {
            self.story.tell(&context.language, &self.names, event);
            match phrase::referee_event(&context.language, &self.names, event) {
                Some(words) => {
                    let title = phrase::ruling_title(&context.language, &self.names, event);
                    let wrong = match event {
                        Event::RenegeCalled { found, .. } => found.map(|renege| (renege.seat, renege.card)),
                        _ => None,
                    };
                    self.ruling = Some(Ruling { title, words, wrong });
                }
                None if matches!(event, Event::Played { .. } | Event::Dealt { .. }) => self.ruling = None,
                None => {}
            }
        }
        let counted = folded.iter().find_map(|event| match event {
            Event::HandScored(finished) => Some(finished.clone()),
            _ => None,
        });
        match counted {
            // A hand of a drill ends with its decision.
            Some(_) if self.is_solved() => Effects::default(),
            Some(finished) => Outcome::Result(finished).into(),
            None => self.go_on(context),
        }
    }

    /// Does the next thing, once the picture has caught up.
    pub(super) fn go_on(&mut self, context: &Context) -> Effects {
        self.follow_turn();
        if !self.timeline.is_idle() || self.asked.is_some() || self.is_covered() {
            return Effects::default();
        }
        if self.is_solved() && !self.plays_out() {
            return Effects::default();
        }
        let next = self.session.next();
        if self.mode.is_aside() && !matches!(next, Next::Person(_)) {
            return Effects::default();
        }
        match next {
            Next::Deal if self.is_own_deal() => {
                self.focus.set(None);
                Effects::default()
            }
            Next::Deal if self.is_phone_deal() => Effects::default(),
            Next::Deal => self.deal_out(None, context),
            Next::Does(seat, action) => self.act_for_bot(seat, Some(action), context),
            Next::Read => {
                self.focus.set(None);
                Effects::default()
            }
            Next::Says(seat, remark) => self.act_for_bot(seat, Some(Move::Say(remark)), context),
            Next::Bot(request) => {
                let guest = self.session.to_act().and_then(|seat| self.session.guest(seat)).cloned();
                let request = request.with_patience(context.settings.thinking);
                let (asked, task) = Asked::bot(request, guest);
                self.asked = Some(asked);
                Effects { task, ..Effects::default() }
            }
            // They decide on their phone.
            Next::Person(seat) if !self.is_here(seat) => Effects::default(),
            Next::Person(seat) if self.viewer != Viewer::Seat(seat) => self.pass_screen(seat, context),
            Next::Person(seat) => {
                let forced = if context.settings.plays_forced_cards { self.forced_card() } else { None };
                match forced.map(|card| self.session.act(seat, Move::Play(card))) {
                    Some(Ok(events)) => self.happened(&events, true, context),
                    // The book knew of one card that may be played.
                    Some(Err(_)) => Effects::default(),
                    None => {
                        self.focus.set(None);
                        Effects::default()
                    }
                }
            }
            Next::Over if self.session.lesson().is_some() => Outcome::LessonOver.into(),
            Next::Over => self.shown().end.map_or(Outcome::None, |_| Outcome::Over).into(),
        }
    }

    /// Returns the only card that the person to act may play, if they can do nothing else that matters: they have no
    /// choice. At a table where mistakes can be made nothing is forced.
    fn forced_card(&self) -> Option<Card> {
        let seat = self.session.to_act().filter(|&seat| self.is_here(seat) && !self.allows_mistakes())?;
        if self.session.lesson().is_some() {
            return None;
        }
        let view = self.session.view(Viewer::Seat(seat));
        let matters = |claim: &Remark| !matches!(claim, Remark::RestAreMine | Remark::LayDown);
        match (view.turn, &view.legal[..]) {
            (Turn::Play(_), [Move::Play(card)]) if !view.claims.iter().any(matters) => Some(*card),
            _ => None,
        }
    }

    /// Shows the game as it is to a viewer, with nothing moving.
    pub(super) fn turn_to(&mut self, viewer: Viewer, bottom: Seat) {
        (self.viewer, self.bottom) = (viewer, bottom);
        self.timeline = super::timeline(&self.session, viewer, self.timeline.pace());
        self.story.turn_to(self.timeline.shown());
        (self.hovered, self.refused) = (None, None);
        self.mode = Mode::Playing;
    }
}
