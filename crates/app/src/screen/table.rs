//! The card table.
//!
//! The state of the table is here, and its look now. `input` handles clicks and keys, `play` their consequences, `hint`
//! advice, `coach` choices to ask about first, `motion` places and movement, `stage` the place of each card; all other files draw,
//! and change nothing.

mod asked;
mod bloom;
mod calling;
pub(in crate::screen) mod cloth;
mod coach;
pub(in crate::screen) mod comparison;
mod corner;
mod costs;
mod course;
mod drag;
pub(in crate::screen) mod drawer;
pub(in crate::screen) mod drawing;
mod focus;
pub(in crate::screen) mod hand;
mod hint;
mod input;
pub(in crate::screen) mod layers;
mod lesson;
mod message;
mod motion;
mod panel;
mod phones;
mod play;
mod posed;
mod progress;
mod prompt;
mod question;
mod reach;
mod slips;
pub(in crate::screen) mod sprites;
pub(in crate::screen) mod stage;
mod story;
mod throwing;
mod ticket;
mod transient;
mod voice;

pub use costs::Unjudged;
pub use course::Course;
pub(crate) use lesson::{Slip, TELLER};
pub use message::{Area, Message, Sign, Spot};
pub use play::Effects;
pub(crate) use story::Story;
pub use ticket::Ticket;

use asked::Asked;
use coach::{Doubt, Held, Thought};
use drag::Pressing;
use focus::Focus;
use hand::Hand;
use layers::{CardLayer, Layer};
use panel::Panel;
use posed::Posed;
use prompt::Ruling;

use crate::context::Context;
use crate::costing::Costing;
use crate::layout::{Contents, Layout, Placement};
use crate::paint::{Inventory, Shades};
use crate::sound::Cue;
use crate::timeline::{Pace, Timeline};
use pitch_language::{Names, phrase, preset_name, rule_set_name, t};
use pitch_rules::{
    Action as Move, Ask, Card, Cards, Finished, IllegalAction, Point as HandPoint, Seat, SeatView, Suit, Trick, Turn,
    Viewer, history,
};
use pitch_session::hint::Hint;
use pitch_session::puzzle::Exercise;
pub use pitch_session::settings::Tab;
use pitch_session::settings::{HandOrder, Speed, TrickPause};
use pitch_session::{self, Player};

use iced::{Element, Point, Rectangle};

use std::sync::Arc;
use std::time::Instant;

/// A game on the screen.
#[derive(Debug)]
pub struct Table {
    session: pitch_session::Table,
    names: Names,
    players: Vec<Player>,
    viewer: Viewer,
    bottom: Seat,
    /// Seats whose hands are on phones.
    phones: Vec<Seat>,
    /// Those of them whose pages are not open.
    absent: Vec<Seat>,
    timeline: Timeline,
    hand: Hand,
    layout: Layout,
    /// Tab at which the drawer is open.
    drawer: Option<Tab>,
    /// Tab at which it was open last.
    last_tab: Tab,
    /// `true` once a key was pressed, until the mouse is used.
    has_keys: bool,
    /// Place among the bids of the one that the wide slip shows.
    counted: usize,
    spots: Vec<Spot>,
    /// Control that has the keyboard; nothing that decides gets it by itself.
    focus: Focus,
    hovered: Option<Message>,
    /// Sign that was pressed for an explanation.
    about: Option<Sign>,
    refused: Option<IllegalAction>,
    /// Card that was refused last, and when.
    crossed: Option<(Card, Instant)>,
    /// Cards that have just come into the hand, and the end of the time in which they stand out.
    came: Option<(Cards, Instant)>,
    /// Name of the words that say why the lesson did not want the last attempt.
    objection: Option<&'static str>,
    /// Words of the lesson.
    slip: Option<Slip>,
    /// Question to the person at the bottom, or the menu of further remarks.
    panel: Option<Panel>,
    mode: Mode,
    /// Figures of a bid that were typed so far; 0 for none.
    typed: u8,
    /// The order of the hand at the bottom.
    order: HandOrder,
    /// Cards in the order into which they were moved by hand, until the hand is over.
    arranged: Vec<Card>,
    pressing: Pressing,
    /// Points that are certain, and of those on the ribbon that have just become so the places and the time.
    certain: Vec<HandPoint>,
    has_tokens: bool,
    lit: Vec<(usize, Instant)>,
    /// Sound of what the person at the bottom did, until it was asked for.
    done: Option<Cue>,
    /// Last ruling of the book, until the next card lies.
    ruling: Option<Ruling>,
    /// Events, in words, that were not yet told to anybody.
    story: Story,
    /// Seat at the bottom, hand, and cards as they lay, when its player decided last.
    decided_with: Option<(Seat, u32, Vec<Card>)>,
    /// Question to the bot whose turn it is.
    asked: Option<Asked>,
    /// Thought on the choices of the person at the bottom, while it is their turn.
    thought: Option<Thought>,
    /// Hint, the part of the thought that they are told.
    hint: Option<Hint>,
    /// `true` if they may ask for hints.
    hints_are_on: bool,
    /// Puzzle that is asked here.
    puzzle: Option<Posed>,
    /// Costs of the people's decisions.
    costing: Costing,
    /// Number of times that anything had been taken back when these were begun.
    undos: u32,
    now: Instant,
    /// Number of changes so far: nothing that was drawn before a change is shown after it.
    changes: u64,
    ground: Layer<layers::Ground>,
    cards: CardLayer,
    above: Layer<layers::Above>,
    passing: Layer<layers::Passing>,
    shades: Shades,
}

/// Activity of the person at the bottom: one thing at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Mode {
    /// Decides what the game asks, or waits.
    #[default]
    Playing,
    /// Clicked this card, which waits for a second click: where cards are confirmed.
    Confirming(Card),
    /// Chose something that the coach has looked at or is looking at.
    Doubted(Held, Doubt),
    /// Marked these cards to be thrown away.
    Discarding(Cards),
    /// Has the menu of further remarks open; cards that were marked stay so.
    Talking(Cards),
    /// Looks for a partner's card in this suit, which is not trump.
    Calling(Suit),
    /// Shows everybody the next card that is pressed.
    Showing,
    /// Nobody has the screen: the cards of this seat are shown once its player is alone with it.
    Covered(Seat),
}

impl Mode {
    /// Returns the card that waits for a second click.
    pub(crate) const fn chosen(self) -> Option<Card> {
        match self {
            Mode::Confirming(card) | Mode::Doubted(Held::Card(card), _) => Some(card),
            _ => None,
        }
    }

    /// Returns the choice that the coach has looked at or is looking at, and its doubt.
    pub(crate) const fn doubted(self) -> Option<(Held, Doubt)> {
        if let Mode::Doubted(held, doubt) = self { Some((held, doubt)) } else { None }
    }

    /// Returns `true` if a choice waits for the coach's opinion of it.
    const fn waits(self) -> bool {
        matches!(self, Mode::Doubted(_, Doubt::Open))
    }

    /// Returns the cards that are marked to be thrown away.
    pub(crate) const fn marked(self) -> Cards {
        match self {
            Mode::Discarding(marked) | Mode::Talking(marked) => marked,
            Mode::Playing
            | Mode::Confirming(_)
            | Mode::Doubted(..)
            | Mode::Calling(_)
            | Mode::Showing
            | Mode::Covered(_) => Cards::NONE,
        }
    }

    /// Returns the mode once nothing is said or shown any more; cards that were marked stay so.
    pub(crate) const fn without_aside(self) -> Self {
        match self {
            Mode::Talking(marked) => Mode::Discarding(marked),
            Mode::Showing => Mode::Playing,
            mode => mode,
        }
    }

    /// Returns `true` if the menu of remarks is open.
    pub(crate) const fn is_talking(self) -> bool {
        matches!(self, Mode::Talking(_))
    }

    /// Returns `true` if the player has something to say or to show, which Escape ends.
    pub(crate) const fn is_aside(self) -> bool {
        matches!(self, Mode::Talking(_) | Mode::Showing)
    }
}

/// Returns the pace of the table by the player's settings: its speed, and if things travel.
pub fn pace(context: &Context) -> Pace {
    let settings = &context.settings;
    let slowness = match settings.speed {
        Speed::Slow => 1.6,
        Speed::Normal => 1.0,
        Speed::Fast => 0.45,
        Speed::Instant => 0.0,
    };
    let stays = match settings.trick_pause {
        TrickPause::Milliseconds(pause) => Some(pause),
        TrickPause::UntilClick => None,
    };
    Pace::new(slowness, stays).reduced(context.reduces_motion())
}

/// Returns the game as a viewer sees it, with nothing moving.
fn timeline(session: &pitch_session::Table, viewer: Viewer, pace: Pace) -> Timeline {
    let rules = session.rules();
    Timeline::new(session.view(viewer), pace).with_counters(rules.counts_down() || rules.ante_red > 0)
}

impl Table {
    /// Shows a table where it stands.
    pub fn new(session: pitch_session::Table, context: &Context, now: Instant) -> Self {
        let players = session.seated();
        let (viewer, you, bottom) = phones::watched(&session, &[]);
        let names = session.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::clone(session.rules()), names, you);
        let timeline = timeline(&session, viewer, pace(context));
        let story = Story::resume(timeline.shown());
        let layout = Layout::new(context.size, Contents::new(players.len(), 0));
        let mut table = Table {
            session,
            names,
            players,
            viewer,
            bottom,
            phones: Vec::new(),
            absent: Vec::new(),
            timeline,
            hand: Hand::default(),
            drawer: context.settings.drawer.filter(|_| layout.has_room_beside()),
            layout,
            last_tab: Tab::default(),
            has_keys: false,
            counted: 0,
            spots: Vec::new(),
            focus: Focus::default(),
            hovered: None,
            about: None,
            refused: None,
            crossed: None,
            came: None,
            objection: None,
            slip: None,
            panel: None,
            mode: Mode::default(),
            typed: 0,
            order: context.settings.hand_order,
            arranged: Vec::new(),
            pressing: Pressing::default(),
            certain: Vec::new(),
            has_tokens: false,
            lit: Vec::new(),
            done: None,
            ruling: None,
            story,
            decided_with: None,
            asked: None,
            thought: None,
            hint: None,
            hints_are_on: true,
            puzzle: None,
            costing: Costing::default(),
            undos: 0,
            now,
            changes: 0,
            ground: Layer::default(),
            cards: CardLayer::default(),
            above: Layer::default(),
            passing: Layer::default(),
            shades: Shades::default(),
        };
        table.arrange(context);
        table
    }

    /// Draws the table.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        layers::view(self, context)
    }

    /// Returns all words and shapes on the table as they are drawn now, without drawing them.
    pub fn inventory(&self, context: &Context) -> Inventory {
        layers::inventory(self, context)
    }

    /// Returns the game with its record.
    pub const fn session(&self) -> &pitch_session::Table {
        &self.session
    }

    /// Gives the game another title.
    pub fn rename(&mut self, title: &str) {
        self.session.rename(title);
    }

    /// Goes on as the copy of a number.
    pub const fn become_copy(&mut self, number: u32) {
        self.session.become_copy(number);
    }

    /// Returns the name of the game that is played here.
    pub fn game_name(&self, context: &Context) -> String {
        if let Some(lesson) = self.session.lesson() {
            return phrase::lesson_title(&context.language, lesson);
        }
        if let Some((drill, index)) = self.drill() {
            return phrase::drill_place(&context.language, drill, index);
        }
        if let Some(puzzle) = self.exercise().and_then(Exercise::puzzle) {
            return preset_name(&context.language, puzzle.game);
        }
        if self.session.is_try_out() {
            return t!(context.language, "try-out-note");
        }
        rule_set_name(&context.language, &self.session.record().summary().rule_set)
    }

    /// Returns the names of the players.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Returns the players as they sit now, in the order of the seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns `true` if several people play at this screen, some of whom may be away.
    pub fn is_shared(&self) -> bool {
        self.session.players().iter().filter(|&player| player.is_person()).count() > 1
    }

    /// Returns `true` if the screen belongs to nobody, between two people.
    pub const fn is_covered(&self) -> bool {
        matches!(self.mode, Mode::Covered(_))
    }

    /// Returns `true` if the list of remarks is open.
    pub const fn is_talking(&self) -> bool {
        self.mode.is_talking()
    }

    /// Returns the place of the question that the person at the bottom is to answer; `None` while there is none.
    pub fn panel_place(&self) -> Option<Rectangle> {
        self.panel.as_ref().map(|panel| panel.place)
    }

    /// Returns the card that was clicked and waits for a second click, where cards are confirmed or the coach asks.
    pub const fn chosen(&self) -> Option<Card> {
        self.mode.chosen()
    }

    /// Returns the message of the control or card at a point.
    fn control_at(&self, point: Point) -> Option<Message> {
        // The signs of a slip that counts lie on it, and choices over faces.
        let lies = |spot: &&Spot| spot.place.contains(point);
        let count = self.spots.iter().filter(lies).find(|spot| matches!(spot.message, Message::Count(_)));
        let said = || self.spots.iter().filter(lies).find(|spot| spot.message.area() == Area::Panel);
        let other = || self.spots.iter().find(lies);
        let card = || {
            let card = self.hand.card_at(point).filter(|_| !self.mode.is_talking())?;
            self.pressable().contains(card).then_some(Message::Card(card))
        };
        let spot = count.or_else(said).or_else(other);
        spot.map(|spot| spot.message.clone()).or_else(card)
    }

    /// Returns the ticket of the question that waits for an answer.
    pub fn awaited(&self) -> Option<Ticket> {
        let of_thought = || self.thought.as_ref().and_then(Thought::ticket);
        self.asked.as_ref().map(Asked::ticket).or_else(of_thought).cloned()
    }

    /// Returns the view that is shown.
    pub const fn shown(&self) -> &SeatView {
        self.timeline.shown()
    }

    /// Returns the pace at which things move.
    pub const fn pace(&self) -> Pace {
        self.timeline.pace()
    }

    /// Returns the number of changes so far: as long as it is the same, the same is told.
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns the time of the state that is shown.
    pub const fn now(&self) -> Instant {
        self.now
    }

    /// Returns the layout in force.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the controls with their places, except for the cards.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// Returns the cards in the hand at the bottom and their places, from the left.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Placement)> + '_ {
        self.hand.settled()
    }

    /// Returns `true` if keys are named on what they press: the player uses them.
    fn shows_keys(&self) -> bool {
        self.has_keys
    }

    /// Returns the choice where the keyboard comes in although nothing has it.
    fn entry(&self) -> Option<&Message> {
        // A lesson by choosing means nothing.
        if self.session.is_choosing() {
            return None;
        }
        let panel = self.panel.as_ref().filter(|panel| !panel.is_menu)?;
        let start = self.entrance()?;
        panel.choices.iter().map(|choice| &choice.message).find(|message| **message == start)
    }

    /// Returns `true` if a choice above the prompt sends this.
    fn is_on_panel(&self, message: &Message) -> bool {
        self.panel.iter().flat_map(|panel| &panel.choices).any(|choice| choice.message == *message)
    }

    /// Returns the square of the patch with trump, once that is known or offered.
    fn patch_place(&self) -> Option<Rectangle> {
        let view = self.shown();
        let is_sewn = view.trump.is_some() || view.turned.last().is_some_and(|card| card.suit().is_some());
        is_sewn.then(|| cloth::sewn_place(&self.layout, view, self.panel.as_ref()))
    }

    /// Opens the drawer at a tab, or closes it if it is open there.
    fn pull(&mut self, tab: Option<Tab>) {
        if self.puzzle.is_some() {
            return;
        }
        self.drawer = match (self.drawer, tab) {
            (Some(_), None) => None,
            (Some(open), Some(tab)) if open == tab => None,
            (None, None) => Some(self.last_tab),
            (_, Some(tab)) => Some(tab),
        };
        self.last_tab = self.drawer.unwrap_or(self.last_tab);
    }

    /// Returns the tab at which the drawer is open, if it is.
    pub const fn opened(&self) -> Option<Tab> {
        self.drawer
    }

    /// Returns the last ruling of the book, until the next card lies.
    pub fn ruling(&self) -> Option<&str> {
        self.ruling.as_ref().map(|ruling| ruling.words.as_str())
    }

    /// Returns the hands that are shown as counted.
    fn counted_hands(&self) -> impl Iterator<Item = &Finished> {
        let shown = self.shown().last.as_ref().map_or(0, |finished| finished.number);
        let hands = self.session.hands().iter().map(|counted| &*counted.finished);
        hands.filter(move |finished| finished.number <= shown)
    }

    /// Returns the totals after each hand that is shown as counted.
    pub fn totals(&self) -> Vec<Vec<i32>> {
        let totals = |finished: &Finished| -> Vec<i32> {
            finished.score.after.values().map(|points| i32::from(points.0)).collect()
        };
        self.counted_hands().map(totals).collect()
    }

    /// Returns the last trick that was completed in the hand on the table, with its trump suit: until the next deal that
    /// is the hand that is over.
    pub fn last_trick(&self) -> Option<(Trick, Option<Suit>)> {
        let view = self.shown();
        let is_over = matches!(view.turn, Turn::Deal(_) | Turn::Over);
        let over = view.last.as_ref().filter(|_| is_over);
        let over = || over.and_then(|hand| Some((*hand.tricks.last()?, hand.score.trump)));
        view.tricks.last().map(|trick| (*trick, view.trump)).or_else(over)
    }

    /// Returns the events of this hand, one sentence each.
    pub fn log(&self, context: &Context) -> Vec<String> {
        let (language, view) = (&context.language, self.shown());
        // Nobody deals before it is said who pitches first.
        if view.ask == Some(Ask::FirstPitcher) {
            return Vec::new();
        }
        let mut log = vec![phrase::deals(language, &self.names, view.dealer, view.number)];
        log.extend(phrase::log(language, &self.names, &history(view)));
        log
    }

    /// Returns `true` if mistakes can be made at this table.
    fn allows_mistakes(&self) -> bool {
        self.session.rules().allows_mistakes()
    }

    /// Returns `true` if a person sits at the bottom and has the screen to themselves.
    fn is_seated(&self) -> bool {
        !self.is_covered() && self.is_here(self.bottom) && self.viewer == Viewer::Seat(self.bottom)
    }

    /// Returns `true` if the person at the bottom is to act now.
    fn is_own_turn(&self) -> bool {
        let decides = self.shown().turn.decides() == Some(self.bottom) && !self.session.is_reading();
        self.timeline.is_idle() && self.is_seated() && decides && !self.is_solved()
    }

    /// Returns `true` if the person at the bottom deals with their own hands: where they can do it wrongly.
    fn is_own_deal(&self) -> bool {
        let deals = self.shown().turn == Turn::Deal(self.bottom);
        deals && self.allows_mistakes() && self.is_seated() && self.timeline.is_idle()
    }

    /// Returns `true` if the person at the bottom may act although it is not their turn.
    fn is_free(&self) -> bool {
        let in_hand = !matches!(self.shown().turn, Turn::Deal(_) | Turn::Over);
        in_hand && self.allows_mistakes() && self.is_seated()
    }

    /// Returns `true` if the person at the bottom may try an action: on their turn, or where mistakes can be made.
    fn may(&self, action: &Move) -> bool {
        self.is_own_turn() || self.is_free() && matches!(action, Move::Play(_) | Move::Call(_) | Move::Say(_))
    }

    /// Returns `true` if the person at the bottom is to play a card by the book.
    fn plays_by_the_book(&self) -> bool {
        let plays = matches!(self.shown().turn, Turn::Play(_));
        plays && self.is_own_turn() && !self.allows_mistakes() && self.mode != Mode::Showing
    }

    /// Returns the cards in the hand at the bottom, without those that lie on the table already.
    fn held(&self) -> Cards {
        let view = self.shown();
        let early = view.early.iter().filter(|(seat, _)| *seat == self.bottom).map(|(_, card)| *card);
        view.held[self.bottom].cards.unwrap_or_default() - early.collect()
    }

    /// Returns the cards in the hand at the bottom as they lie, from the left.
    fn sorted(&self) -> Vec<Card> {
        if !self.has_tray() {
            return self.by_hand(self.held());
        }
        // Those that go lie above those that stay.
        let going = self.going();
        self.by_hand(going).into_iter().chain(self.by_hand(self.held() - going)).collect()
    }

    /// Returns the cards that the book lets the person at the bottom play now.
    fn legal(&self) -> Cards {
        if self.is_own_turn() { self.shown().playable() } else { Cards::NONE }
    }

    /// Returns `true` if the person at the bottom may pitch a card of theirs in place of another's.
    fn may_override(&self) -> bool {
        matches!((self.shown().turn, self.shown().ask), (Turn::Rule(_), Some(Ask::Override(_))))
    }

    /// Returns the cards that lie higher: those that may be played, or are marked to be thrown away. Where mistakes can
    /// be made nothing tells which card is right.
    fn raised(&self) -> Cards {
        match self.shown().turn {
            _ if self.mode == Mode::Showing => self.held(),
            // What goes has a place of its own.
            _ if self.has_tray() || !self.is_own_turn() => Cards::NONE,
            Turn::Play(_) if !self.allows_mistakes() => self.legal(),
            Turn::Play(_) => self.held(),
            _ if self.may_override() => self.held(),
            _ => Cards::NONE,
        }
    }

    /// Returns the cards that do something when pressed, or tell why not.
    fn pressable(&self) -> Cards {
        let chooses = matches!(self.shown().turn, Turn::Play(_) | Turn::Discard(_)) || self.may_override();
        let presses = self.mode == Mode::Showing || self.is_free() || self.is_own_turn() && chooses;
        if presses { self.held() } else { Cards::NONE }
    }

    /// Returns the cards that the digits choose, in their order.
    fn numbered(&self) -> Vec<Card> {
        let cards = match self.throw() {
            Some(_) => self.optional(),
            None => self.raised() - self.going(),
        };
        self.sorted().into_iter().filter(|card| cards.contains(*card)).collect()
    }

    /// Returns the cards under a cover: those that may not be played or thrown away now, and those that go.
    fn covered(&self) -> Cards {
        if self.plays_by_the_book() { self.held() - self.legal() } else { self.staying() | self.going() }
    }
}
