//! Lesson at a table: the step that is due, the choices of the learner, and the progress.

use super::{Next, Table};
use crate::deals::Deals;
use crate::lesson::{Lesson, Script, Step, Words};
use crate::new_game::NewGameError;
use crate::player::Player;
use crate::record::{Entry, Record, Summary};
use crate::timestamp::Timestamp;
use pitch_players::Stop;
use pitch_rules::{Action, Pack, Seat, Turn};

use std::sync::Arc;

/// Lesson that is under way.
#[derive(Debug, Clone)]
pub(super) struct Course {
    lesson: Lesson,
    /// Index of the deal, in a lesson of several.
    deal: usize,
    script: Arc<Script>,
    /// Index of the step that is due.
    at: usize,
    /// `true` if the learner has acted at this step: in free play, its words are for their first turn.
    has_acted: bool,
    /// Action that the learner came back to try, until they act.
    tries: Option<Action>,
}

impl Course {
    fn step(&self) -> Option<&Step> {
        self.script.steps.get(self.at)
    }
}

/// Number from which the chance of the bots of a lesson comes: with it they leave the deals of the first lesson what these
/// are to teach.
const CHANCE: u64 = 11;

impl Table {
    /// Returns a table at which a lesson is played from this step on: earlier steps are played as the lesson would have
    /// them. In a lesson of several deals the step is the deal. The learner has the first seat; the players of the others should be bots. Nothing of it is kept.
    ///
    /// # Errors
    /// If there are not as many players as the lesson has seats.
    pub fn teach(lesson: Lesson, players: Vec<Player>, step: usize) -> Result<Self, NewGameError> {
        let last = lesson.deals() - 1;
        let (deal, step) = if last > 0 { (step.min(last), 0) } else { (0, step) };
        let script = lesson.script(deal);
        let expected = script.rules.players;
        if players.len() != usize::from(expected) {
            return Err(NewGameError::Players { found: players.len(), expected });
        }
        let names = players.iter().map(|player| player.name.clone()).collect();
        let rule_set = "own".to_owned();
        let summary = Summary { players: names, rule_set, started: Timestamp::now(), ..Summary::default() };
        let record = Record::new(summary, script.rules.clone(), players, Deals::from_number(CHANCE), script.dealer);
        let mut table = Table::resume(record).map_err(|broken| broken.table).unwrap_or_else(|table| table);
        table.is_try_out = true;
        table.course = Some(Course { lesson, deal, script: Arc::new(script), at: 0, has_acted: false, tries: None });
        table.summarise();
        table.catch_up(step);
        Ok(table)
    }

    /// Returns the lesson that is played here.
    #[must_use]
    pub fn lesson(&self) -> Option<Lesson> {
        self.course.as_ref().map(|course| course.lesson)
    }

    /// Returns `true` if a lesson is played here that leaves every choice to the learner.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        self.lesson().is_some_and(|lesson| lesson.deals() > 1)
    }

    /// Returns the number of the step of the lesson that is due, and how many there are; in a lesson of several deals
    /// these are counted.
    #[must_use]
    pub fn lesson_step(&self) -> Option<(usize, usize)> {
        self.course.as_ref().map(|course| match (course.lesson.deals(), course.script.steps.len()) {
            (1, steps) => (course.at, steps),
            (deals, steps) => (course.deal + usize::from(course.at == steps), deals),
        })
    }

    /// Returns the table of a lesson before the entry of this number of its record, so that it goes on otherwise;
    /// `None` where no lesson is played.
    #[must_use]
    pub fn gone_back(&self, moment: usize) -> Option<Table> {
        let course = self.course.as_ref()?;
        let mut table = Table::teach(course.lesson, self.players().to_vec(), course.deal).ok()?;
        for entry in self.record.entries().iter().take(moment) {
            let _ = table.enter(entry.clone()).ok()?;
        }
        Some(table)
    }

    /// Lets the learner try this action next.
    #[must_use]
    pub fn to_try(mut self, action: Action) -> Self {
        if let Some(course) = &mut self.course {
            course.tries = Some(action);
        }
        self
    }

    /// Returns the action that the learner came back to try.
    #[must_use]
    pub fn tries(&self) -> Option<&Action> {
        self.course.as_ref()?.tries.as_ref()
    }

    /// Returns the words of the lesson now.
    #[must_use]
    pub fn lesson_words(&self) -> Option<&Words> {
        let course = self.course.as_ref()?;
        course.step()?.words().filter(|_| !course.has_acted)
    }

    /// Returns `true` if words of a lesson are to be read before anything else happens.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        matches!(self.course.as_ref().and_then(Course::step), Some(Step::Read(_)))
    }

    /// Goes on after the words of the lesson were read.
    pub fn read_on(&mut self) {
        if let Some(course) = self.course.as_mut().filter(|course| matches!(course.step(), Some(Step::Read(_)))) {
            course.at += 1;
        }
    }

    /// Returns the id of the words that say why the lesson does not want an action here, although the rules allow it.
    #[must_use]
    pub fn lesson_objection(&self, action: &Action) -> Option<&'static str> {
        match self.course.as_ref()?.step()? {
            Step::Choose(_, allowed, otherwise) if !allowed.contains(action) => {
                let tried = Entry::Act(Seat::default(), action.clone());
                self.playthrough.clone().apply(&tried).is_ok().then_some(otherwise)
            }
            _ => None,
        }
    }

    /// Returns the id of the words that say what the lesson wants here, and why, or `None` if the learner chooses
    /// freely.
    #[must_use]
    pub fn lesson_advice(&self) -> Option<&'static str> {
        match self.course.as_ref()?.step()? {
            Step::Choose(_, _, why) => Some(why),
            _ => None,
        }
    }

    /// Returns `true` if the learner plays as they like, as at any table.
    pub(super) fn is_free(&self) -> bool {
        self.course.as_ref().is_none_or(|course| matches!(course.step(), Some(Step::Free(_))))
    }

    /// Returns what the table waits for by the lesson, or `None` if everybody decides for themselves.
    pub(super) fn taught(&self) -> Option<Next> {
        let course = self.course.as_ref()?;
        Some(match course.step() {
            Some(Step::Read(_)) => Next::Read,
            Some(Step::Deal(_)) => Next::Deal,
            Some(Step::Other(seat, action)) => Next::Does(*seat, action.clone()),
            Some(Step::Choose(..)) => Next::Person(Seat::default()),
            Some(Step::Free(_)) => return None,
            None => Next::Over,
        })
    }

    /// Returns the pack that the lesson deals now.
    pub(super) fn prepared_pack(&self) -> Option<Pack> {
        match self.course.as_ref()?.step()? {
            Step::Deal(pack) => Some(pack.clone()),
            _ => None,
        }
    }

    /// Advances the lesson to its next step, if this entry completes the one that is due.
    pub(super) fn follow_lesson(&mut self, entry: &Entry) {
        let is_hand_over = matches!(self.game().turn(), Turn::Deal(_) | Turn::Over);
        let Some(course) = &mut self.course else { return };
        let is_done = match (course.step(), entry) {
            (Some(Step::Deal(_)), Entry::Deal(_)) => true,
            (Some(Step::Other(..) | Step::Choose(..)), Entry::Act(..)) => true,
            (Some(Step::Free(_)), Entry::Act(..)) => is_hand_over,
            _ => false,
        };
        course.at += usize::from(is_done);
        let is_learners = matches!(entry, Entry::Act(seat, _) if *seat == Seat::default());
        course.tries = course.tries.take().filter(|_| !is_learners);
        course.has_acted = !is_done && (course.has_acted || is_learners);
    }

    /// Plays the lesson up to a step as it would have it, but not beyond its last step.
    fn catch_up(&mut self, step: usize) {
        // A lesson with its calls and cards is far shorter.
        for _ in 0..1000 {
            match self.course.as_ref().map(|course| (course.at, course.script.steps.len())) {
                Some((at, steps)) if at < step.min(steps - 1) => self.take_step(),
                _ => return,
            }
        }
    }

    /// Takes the step that the lesson would have taken now. If the learner may choose, the first of the choices is
    /// taken.
    pub fn take_step(&mut self) {
        match self.next() {
            Next::Read => self.read_on(),
            Next::Deal => drop(self.deal()),
            Next::Does(seat, action) => drop(self.act(seat, action)),
            Next::Says(..) | Next::Over => {}
            Next::Bot(request) => {
                let decision = request.decide(&Stop::default());
                if let Some(seat) = self.to_act() {
                    drop(self.act_for_bot(seat, Some(decision.action)));
                }
            }
            Next::Person(seat) => {
                let allowed = match self.course.as_ref().and_then(Course::step) {
                    Some(Step::Choose(_, allowed, _)) => allowed.first().cloned(),
                    _ => self.game().legal(seat).into_iter().next(),
                };
                if let Some(action) = allowed {
                    drop(self.act(seat, action));
                }
            }
        }
    }
}
