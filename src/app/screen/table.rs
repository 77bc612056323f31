//! The card table.

mod bar;
mod bidding;
mod choice;
pub(in crate::app::screen) mod drawing;
pub(in crate::app::screen) mod fan;
mod keys;
pub(in crate::app::screen) mod layers;
pub(in crate::app::screen) mod lift;
mod passing;
mod people;
pub(in crate::app::screen) mod pile;
pub(in crate::app::screen) mod plates;
mod play;
pub(in crate::app::screen) mod rail;
mod sheets;
mod shown;
mod spots;
pub(in crate::app::screen) mod sprites;
mod tint;
mod turn;

pub use spots::{Area, Spot, Target};

use choice::Panel;
use fan::Fan;
use layers::{Over, Passing, Under};
use lift::Lift;
use sheets::Sheet;
use tint::Tints;

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::layout::{Contents, Layout, Panels, Placement};
use crate::app::paint::{Inventory, Shades};
use crate::app::sound::Cue;
use crate::app::timeline::{Pace, Timeline};
use crate::app::widget::lettered;
use crate::bot::{Decision, Stop};
use crate::engine::{Card, Cards, Event, Finished, IllegalAction, Rules, Seat, SeatView, Trick, Viewer, story};
use crate::language::{Names, phrase};
use crate::session::settings::{HandOrder, Speed, TrickPause};
use crate::session::{self, Player};

use iced::widget::{canvas, stack};
use iced::{Element, Fill, Task};

use std::sync::Arc;
use std::time::Instant;

/// A game on the screen.
#[derive(Debug)]
pub struct Table {
    session: session::Table,
    names: Names,
    players: Vec<Player>,
    viewer: Viewer,
    bottom: Seat,
    timeline: Timeline,
    fan: Fan,
    lift: Lift,
    tints: Tints,
    layout: Layout,
    panels: Panels,
    spots: Vec<Spot>,
    focus: Focus<Target>,
    hovered: Option<Target>,
    refused: Option<IllegalAction>,
    /// The question to the person at the bottom, or the menu of what may be said besides.
    panel: Option<Panel>,
    /// Whether that menu is open.
    is_talking: bool,
    /// Whether the next card that is pressed is shown to everybody.
    is_showing: bool,
    /// The cards that are to be thrown away.
    marked: Cards,
    /// The card that was clicked and waits for a second click, where cards are confirmed.
    chosen: Option<Card>,
    /// The order of the hand at the bottom.
    order: HandOrder,
    /// What the book did last, until the next card lies.
    ruling: Option<String>,
    /// What a bot was asked, so that it can be told to stop.
    asked: Option<Stop>,
    /// Counts the questions, so that an answer to one that was taken back is not mistaken for another.
    question: u64,
    /// Whose cards are to be shown once he is alone with the screen.
    curtain: Option<Seat>,
    now: Instant,
    flat: Sheet,
    cards: sheets::Cards,
    above: Sheet,
    shades: Shades,
}

/// What happened on the table.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something was clicked.
    Pressed(Target),
    /// The table was clicked where nothing is.
    Missed,
    /// The mouse lies over something else, or nothing, or moved while the keyboard was used.
    Hovered(Option<Target>),
    /// A bot answered this question.
    Decided(u64, Decision),
}

/// What the table asks of the program.
#[derive(Debug)]
pub struct Action {
    /// What is to be shown over the table.
    pub show: Option<Show>,
    /// Whether the record changed and is to be saved.
    pub save: bool,
    /// Whether the speed was changed.
    pub speed: Option<Speed>,
    /// Whether what was heard is to be heard no longer, or again.
    pub mutes: bool,
    /// What is to be done beside.
    pub task: Task<Message>,
}

/// A sheet over the table.
#[derive(Debug, Clone)]
pub enum Show {
    /// The menu.
    Menu,
    /// The question whether the last decision of this seat may be taken back.
    Consent(Seat),
    /// The sheet of keys.
    Keys,
    /// The result of a hand.
    Result(Arc<Finished>),
    /// The end of the game.
    Over,
    /// The screen between two people.
    Curtain(Seat),
    /// The last trick in large.
    LastTrick,
    /// The whole log.
    Log,
    /// What was there before something was tried out.
    Back,
}

impl Default for Action {
    fn default() -> Self {
        Action { show: None, save: false, speed: None, mutes: false, task: Task::none() }
    }
}

/// How fast things go by the player's choice, and whether they travel.
#[must_use]
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

/// Whether these rules are played with counters, white or red.
fn has_counters(rules: &Rules) -> bool {
    rules.count_down || rules.ante_red > 0
}

impl Table {
    /// Shows a table where it stands.
    #[must_use]
    pub fn new(session: session::Table, context: &Context, now: Instant) -> Self {
        let players = session.seated();
        let persons: Vec<Seat> = session.rules().seats().all().filter(|&seat| session.is_person(seat)).collect();
        let (viewer, you) = match persons[..] {
            [only] => (Viewer::Seat(only), Some(only)),
            [] => (Viewer::Open, None),
            _ => (Viewer::Public, None),
        };
        let bottom = persons.first().copied().unwrap_or_default();
        let names = session.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::clone(session.rules()), names, you);
        let timeline = Timeline::new(session.view(viewer), pace(context)).with_counters(has_counters(session.rules()));
        let layout = Layout::new(context.size, Contents::new(players.len(), 0));
        let panels = layout.rail.panels(1, 4, players.len());
        let mut table = Table {
            session,
            names,
            players,
            viewer,
            bottom,
            timeline,
            fan: Fan::default(),
            lift: Lift::default(),
            tints: Tints::default(),
            layout,
            panels,
            spots: Vec::new(),
            focus: Focus::default(),
            hovered: None,
            refused: None,
            panel: None,
            is_talking: false,
            is_showing: false,
            marked: Cards::NONE,
            chosen: None,
            order: context.settings.hand_order,
            ruling: None,
            asked: None,
            question: 0,
            curtain: None,
            now,
            flat: Sheet::default(),
            cards: sheets::Cards::default(),
            above: Sheet::default(),
            shades: Shades::default(),
        };
        table.refresh(context);
        table
    }

    /// The game with its record.
    #[must_use]
    pub const fn session(&self) -> &session::Table {
        &self.session
    }

    /// Calls the game by another title.
    pub fn rename(&mut self, title: &str) {
        self.session.rename(title);
    }

    /// Another table comes in place of this one, or this one in place of that: what a bot is asked here is forgotten, and
    /// no answer to a question of the one is taken for an answer to the other.
    pub fn take_turns_with(&mut self, other: &mut Table) {
        for table in [&mut *self, &mut *other] {
            if let Some(stop) = table.asked.take() {
                stop.stop();
            }
        }
        let question = self.question.max(other.question) + 1;
        (self.question, other.question) = (question, question);
    }

    /// How the players are called.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Who sits where now, in the order of the seats.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether anything moves, so that pictures must follow each other closely.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        let is_seen = |events: &[Event]| match events {
            [
                Event::Dealt { .. }
                | Event::Played { .. }
                | Event::PitchedEarly { .. }
                | Event::TurnedUp(_)
                | Event::Discarded { .. }
                | Event::Withdrawn(_)
                | Event::TrickTaken { .. },
                ..,
            ] => true,
            _ => !layers::passing(self).is_empty(),
        };
        let moving = self.timeline.moving(self.now).filter(|moving| moving.since.is_some());
        moving.is_some_and(|moving| is_seen(moving.events)) || self.is_sorting()
    }

    /// Whether the cards of the hand glide to other places.
    #[must_use]
    pub fn is_sorting(&self) -> bool {
        self.fan.is_moving(self.now)
    }

    /// Whether something small moves: a card that rises under the mouse, or the tint of what has changed.
    #[must_use]
    pub fn is_stirring(&self) -> bool {
        self.lift.is_moving(self.now) || self.tints.is_moving(self.now)
    }

    /// What is heard of what has begun to move since this was asked last: one sound at most.
    pub fn cue(&mut self) -> Option<Cue> {
        Cue::of_events(&self.timeline.begun(self.now))
    }

    /// Whether something will happen by itself.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.timeline.is_running() || self.is_sorting() || self.is_stirring()
    }

    /// Whether the screen belongs to nobody, between two people.
    #[must_use]
    pub const fn is_covered(&self) -> bool {
        self.curtain.is_some()
    }

    /// The totals after each hand that is shown as counted.
    #[must_use]
    pub fn totals(&self) -> Vec<Vec<i32>> {
        let shown = self.timeline.shown().last.as_ref().map_or(0, |finished| finished.number);
        let hands = self.session.hands().iter().map(|counted| &counted.finished);
        hands
            .filter(|finished| finished.number <= shown)
            .map(|finished| finished.score.after.values().map(|points| i32::from(points.0)).collect())
            .collect()
    }

    /// The last trick that was completed: of this hand, or of the one before.
    #[must_use]
    pub fn last_trick(&self) -> Option<Trick> {
        let view = self.timeline.shown();
        let before = view.last.as_ref().and_then(|hand| hand.tricks.last());
        view.tricks.last().or(before).copied()
    }

    /// What happened in this hand, one sentence each.
    #[must_use]
    pub fn log(&self, context: &Context) -> Vec<String> {
        let (language, view) = (&context.language, self.timeline.shown());
        let mut log = vec![phrase::deals(language, &self.names, view.dealer, view.number)];
        log.extend(phrase::log(language, &self.names, &story(view)));
        log
    }

    /// What can be pressed now and where, but for the cards.
    #[must_use]
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The cards in the hand at the bottom and where they lie, from the left.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Placement)> + '_ {
        self.fan.settled()
    }

    /// What the book did last, until the next card lies.
    #[must_use]
    pub fn ruling(&self) -> Option<&str> {
        self.ruling.as_deref()
    }

    /// The card that was clicked and waits for a second click, where cards are confirmed.
    #[must_use]
    pub const fn chosen(&self) -> Option<Card> {
        self.chosen
    }

    /// The view that is shown.
    #[must_use]
    pub const fn shown(&self) -> &SeatView {
        self.timeline.shown()
    }

    /// The size of the window or a choice of the player changed.
    pub fn adapt(&mut self, context: &Context) {
        self.timeline.set_pace(pace(context));
        self.order = context.settings.hand_order;
        self.refresh(context);
    }

    /// Draws the table.
    #[must_use]
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let under = canvas(Under { table: self, context }).width(Fill).height(Fill);
        let over = canvas(Over { table: self, context }).width(Fill).height(Fill);
        let pictures = [self.flat.shadows(), self.cards.pictures(), self.above.shadows()];
        let under = lettered(under, pictures, self.flat.words());
        let over = lettered(over, [], self.above.words());
        let passes = (!layers::passing(self).is_empty() || self.tints.is_moving(self.now))
            .then(|| canvas(Passing { table: self, context }).width(Fill).height(Fill));
        stack![under, over, passes].width(Fill).height(Fill).into()
    }

    /// How fast things go on it.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.timeline.pace()
    }

    /// The time of what it shows.
    #[must_use]
    pub const fn now(&self) -> Instant {
        self.now
    }

    /// Whether the list of what may be said is open.
    #[must_use]
    pub const fn is_talking(&self) -> bool {
        self.is_talking
    }

    /// Where everything lies now.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// All words and shapes on the table as they are drawn now, without drawing them.
    #[must_use]
    pub fn inventory(&self, context: &Context) -> Inventory {
        layers::inventory(self, context)
    }
}
