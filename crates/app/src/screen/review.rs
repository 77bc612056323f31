//! Look back at a game: every hand that is over, step by step, with all cards open or as one seat saw them.

mod page;
mod scene;
mod stage;

use crate::context::Context;
use crate::costing::{Answer, Costing};
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::paint::Inventory;
use crate::widget::Operation;
use pitch_language::{Names, library, phrase, t, told};
use pitch_rules::{Action, Card, Seat, SeatView, Viewer};
use pitch_session::costs::{Cost, Whose};
use pitch_session::{self, Costs, Entry, Player, Record, TryOut};
use scene::Scene;
use stage::{Layer, Part};

use iced::widget::{Id, canvas, stack};
use iced::{Element, Fill, Task};

/// Id of the area that scrolls.
pub(crate) const LIST: &str = "review-list";

/// Returns the id of a step in the list.
fn place_of_step(step: usize) -> Id {
    Id::from(format!("step-{step}"))
}

/// Page that looks back at a game.
#[derive(Debug)]
pub struct Review {
    game: pitch_session::Review,
    names: Names,
    players: Vec<Player>,
    bottom: Seat,
    /// `true` if only the knowledge of the player who decides next is shown.
    is_as_seen: bool,
    /// `true` if the list of hands and steps lies open.
    is_listed: bool,
    /// Sentences about each step of the shown hand.
    told: Vec<Vec<String>>,
    scene: Scene,
    /// Costs of everybody's decisions, hand by hand.
    costing: Costing,
    under: canvas::Cache,
    over: canvas::Cache,
}

/// Event on the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Move to the deal of the hand.
    First,
    /// Move one step back.
    Back,
    /// Move one step on.
    On,
    /// Move to the end of the hand.
    Last,
    /// Move to a hand of the list, by its place.
    Hand(usize),
    /// Move to a step of the game.
    GoTo(usize),
    /// Move to the next decision of the hand that cost something.
    Mistake,
    /// Request to explain the decision in question.
    Why,
    /// Open or close the list of hands and steps, with the buttons that try something out.
    List,
    /// Switch between all cards and the knowledge of one player.
    AsSeen,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Review {
    /// Creates the page for a record, at the first decision of the hand with this number, of the first hand without a
    /// number, or of the last hand if no hand has it; `None` if no hand is over.
    pub fn new(record: &Record, number: Option<u32>, context: &Context) -> Option<Self> {
        pitch_session::Review::of(record).map(|game| Review::of(game, number, context))
    }

    /// Creates the page for a game that was read already, at the hand that `new` chooses.
    pub fn of(mut game: pitch_session::Review, number: Option<u32>, context: &Context) -> Self {
        let record = game.record().clone();
        game.go_to_hand(number.map_or(0, |number| game.hand_numbered(number).unwrap_or(game.hands().len() - 1)));
        let players = record.players().to_vec();
        let seats = record.rules().seats().all().zip(&players);
        let bottom = seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).next().unwrap_or_default();
        let names = library::names(&record);
        let mut review = Review {
            scene: Scene::new(&game, bottom, None, false, |_| None, context),
            game,
            names,
            players,
            bottom,
            is_as_seen: false,
            is_listed: false,
            told: Vec::new(),
            costing: Costing::default(),
            under: canvas::Cache::new(),
            over: canvas::Cache::new(),
        };
        review.tell(context);
        review
    }

    /// Creates the page at the decision that is this step of the game: the knowledge of its player then is shown, and
    /// their choice comes next.
    pub fn at(game: pitch_session::Review, step: usize, context: &Context) -> Self {
        let mut review = Review::of(game, None, context);
        review.game.go_to(step.saturating_sub(1));
        review.tell(context);
        review
    }

    /// Works out the costs of the decisions of the shown hand; any other hand that is being worked out is given up.
    pub fn work_out_costs(&mut self) -> Task<Answer> {
        let (game, place) = (&self.game, self.game.hand_at());
        self.costing.work_out(place, || {
            let game = game.clone();
            move |stop| Costs::of(&game, place, Whose::Everybody, stop)
        })
    }

    /// Takes the costs that were worked out, if they were asked for here, and returns the operation that scrolls to the
    /// step.
    pub fn take_costs(&mut self, answer: &Answer, context: &Context) -> Option<Operation> {
        self.costing.take(answer).then(|| {
            self.set(context);
            self.reveal()
        })
    }

    /// Returns the costs of the decisions of the shown hand; `None` while they are not known.
    pub fn costs(&self) -> Option<&Costs> {
        self.costing.of(self.game.hand_at()).map(|costs| &**costs)
    }

    /// Returns the decisions of the hand that cost something, in order: those of the people, or of everybody if there
    /// are none.
    fn mistakes(&self) -> impl Iterator<Item = &Cost> {
        let is_played = self.players.iter().any(Player::is_person);
        let counts = move |cost: &&Cost| !is_played || self.players[cost.seat.index()].is_person();
        self.costs().into_iter().flat_map(|costs| &costs.all).filter(|cost| cost.is_mistake()).filter(counts)
    }

    /// Returns the point before the next decision that cost something; after the last one, the point before the first.
    fn next_mistake(&self) -> Option<usize> {
        let points = || self.mistakes().map(|cost| cost.step.saturating_sub(1));
        let next = points().find(|&point| point > self.game.at());
        next.or_else(|| points().next())
    }

    /// Returns the step of the decision in question: the next step, or at the end of the hand the last. `None` if that
    /// is a deal, or if somebody only speaks.
    fn decision(&self) -> Option<usize> {
        let at = self.game.at();
        let step = if self.game.next_act().is_some() { at + 1 } else { at };
        let is_decided = |entry: &Entry| matches!(entry, Entry::Act(_, action) if !matches!(action, Action::Say(_)));
        is_decided(&self.game.steps()[step].entry).then_some(step)
    }

    /// Returns the steps of the shown hand in which the player at the bottom called or played.
    fn decisions(&self) -> impl Iterator<Item = usize> + '_ {
        let is_own = |entry: &Entry| match entry {
            Entry::Act(seat, Action::Call(_) | Action::Play(_)) => *seat == self.bottom,
            _ => false,
        };
        self.game.hand().steps.clone().filter(move |step| is_own(&self.game.steps()[*step].entry))
    }

    /// Returns the best card in the decision that comes next, once it is known: `next` itself, if nothing was better
    /// beyond doubt.
    fn best(&self, next: Card) -> Option<Card> {
        let cost = self.costs()?.at(self.game.at() + 1).filter(|cost| cost.is_mistake());
        match cost.map(|cost| &cost.best) {
            Some(Action::Play(better)) => Some(*better),
            _ => Some(next),
        }
    }

    /// Returns the best card in the decision that comes next, once it is known: in the loop if another is played.
    pub const fn ringed(&self) -> Option<Card> {
        self.scene.best
    }

    /// Returns what just happened, what was better, what happens next, whose knowledge is shown, and what there is besides,
    /// for a screen reader.
    pub fn standing(&self, context: &Context) -> Vec<String> {
        let l = &context.language;
        let (happened, next) = stage::told(self, context);
        let better = self.better(context, self.game.at());
        let is_clean = self.costs().is_some() && self.mistakes().next().is_none();
        let besides = [
            Some(self.seen_words(context)),
            self.is_listed.then(|| t!(l, "review-list")),
            is_clean.then(|| t!(l, "cost-review-none")),
        ];
        let besides = besides.into_iter().flatten().map(|words| phrase::sentence(l, words));
        happened.into_iter().chain(better).chain([next]).filter(|words| !words.is_empty()).chain(besides).collect()
    }

    /// Returns the name of what is shown: all cards, or the knowledge of one player.
    fn seen_words(&self, context: &Context) -> String {
        let l = &context.language;
        match self.seen_by() {
            Some(seat) => t!(l, "review-as-seen", who = self.names.who(seat), name = self.names.name(seat)),
            None => t!(l, "review-open"),
        }
    }

    /// Returns what the picture shows, in lists with their titles, for a screen reader: the cards, the trick, the points and
    /// the scores.
    fn lists(&self, context: &Context) -> [(String, Vec<String>); 4] {
        let (l, names, view) = (&context.language, &self.names, self.shown());
        // At the end of a hand the scores are those that it led to.
        let scores = told::score(l, names, &self.game.view(Viewer::Public));
        [
            (self.seen_words(context), told::cards(l, names, view)),
            (t!(l, "voice-trick"), told::trick(l, names, view)),
            (t!(l, "tracker-title"), told::points(l, names, view)),
            (t!(l, "voice-scores"), scores),
        ]
    }

    /// Returns the cost of a decision and what was better, if anything was, once that is known.
    fn better(&self, context: &Context, step: usize) -> Option<String> {
        let l = &context.language;
        let cost = self.costs()?.at(step).filter(|cost| cost.is_mistake())?;
        let figure = phrase::sentence(l, phrase::cost_figure(l, cost));
        Some(phrase::sentences(l, [figure, phrase::cost_better(l, &self.names, cost)]))
    }

    /// Returns the first sentence about a step of the shown hand.
    fn told_of(&self, step: usize) -> String {
        let place = step.saturating_sub(self.game.hand().steps.start);
        self.told.get(place).and_then(|told| told.first()).cloned().unwrap_or_default()
    }

    /// Returns the game and the point that is shown.
    pub const fn game(&self) -> &pitch_session::Review {
        &self.game
    }

    /// Returns the view at that point, with the visible hands lying open.
    pub const fn shown(&self) -> &SeatView {
        self.scene.view()
    }

    /// Returns the names of the players.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Returns the seat whose knowledge is shown; `None` if all cards are.
    pub fn seen_by(&self) -> Option<Seat> {
        if self.is_as_seen { Some(self.decider()) } else { None }
    }

    /// Returns the operation that scrolls the shown step into view in the list, or the decision in question with what
    /// was better below it.
    pub fn reveal(&self) -> Operation {
        Operation::reveal(LIST, place_of_step(self.decision().unwrap_or(self.game.at())))
    }

    /// Lays the page out anew after a change of the window or the settings.
    pub fn adapt(&mut self, context: &Context) {
        self.tell(context);
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.act(message, context)
    }

    /// Handles a key press: arrows step, and every button has its letter.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let hand = self.game.hand_at();
        let message = match key {
            Key::Escape => return Outcome::Close,
            Key::Left => Message::Back,
            Key::Right => Message::On,
            Key::Home => Message::First,
            Key::End => Message::Last,
            Key::Up | Key::PageUp => Message::Hand(hand.saturating_sub(1)),
            Key::Down | Key::PageDown => Message::Hand((hand + 1).min(self.game.hands().len() - 1)),
            Key::Letter('s') => Message::AsSeen,
            Key::Letter('l') => Message::List,
            Key::Letter('c') => Message::Mistake,
            Key::Letter('w' | '?') => Message::Why,
            Key::Letter('p') => return Outcome::TryOut(TryOut::FromHere),
            Key::Letter('d') => return Outcome::TryOut(TryOut::Again),
            Key::Letter('e') => return Outcome::TryOut(TryOut::Moved),
            Key::Enter => Message::On,
            _ => return Outcome::Unheard(key),
        };
        self.act(message, context)
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        let steps = self.game.hand().steps.clone();
        match message {
            Message::First => self.go_to(steps.start, context),
            Message::Back => self.go_to(self.game.at().saturating_sub(1), context),
            Message::On => self.go_to(self.game.at() + 1, context),
            Message::Last => self.go_to(steps.end - 1, context),
            Message::GoTo(step) => self.go_to(step, context),
            Message::Hand(hand) => match self.game.hands().get(hand).map(|hand| hand.steps.start) {
                Some(step) => self.go_to(step, context),
                None => Outcome::None,
            },
            Message::Mistake => match self.next_mistake() {
                Some(step) => self.go_to(step, context),
                None => Outcome::None,
            },
            Message::Why => match self.decision() {
                Some(step) => Outcome::Thought(step, self.told_of(step)),
                None => Outcome::None,
            },
            Message::List => {
                self.is_listed = !self.is_listed;
                self.set(context);
                Outcome::Operate(self.reveal())
            }
            Message::AsSeen => {
                self.is_as_seen = !self.is_as_seen;
                self.set(context);
                Outcome::None
            }
            Message::Pressed(outcome) => outcome,
        }
    }

    fn go_to(&mut self, step: usize, context: &Context) -> Outcome {
        let before = self.game.hand_at();
        self.game.go_to(step);
        if self.game.hand_at() == before {
            self.set(context);
        } else {
            self.tell(context);
        }
        Outcome::Operate(self.reveal())
    }

    /// Puts the shown hand into words, and lays the table out.
    fn tell(&mut self, context: &Context) {
        self.told = library::told_by_step(&context.language, &self.names, &self.game, self.game.hand());
        self.set(context);
    }

    fn set(&mut self, context: &Context) {
        let best = |next| self.best(next);
        self.scene = Scene::new(&self.game, self.bottom, self.seen_by(), self.is_listed, best, context);
        self.under.clear();
        self.over.clear();
    }

    /// Returns the seat whose decision is shown: the next one, or at the end of the hand the last.
    fn decider(&self) -> Seat {
        self.game.decider().unwrap_or(self.bottom)
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let layer = |part| canvas(Layer { part, review: self, context }).width(Fill).height(Fill).into();
        stack([Part::Under, Part::Over].map(layer))
            .push(page::lists(self, context))
            .push(page::cross(self, context))
            .push(page::bar(self, context))
            .push(page::ribbon(self, context))
            .extend(self.is_listed.then(|| page::rail(self, context)).into_iter().flatten())
            .into()
    }

    /// Returns all words and shapes on the table as they are drawn now, without drawing them.
    pub fn inventory(&self, context: &Context) -> Inventory {
        stage::inventory(self, context)
    }
}
