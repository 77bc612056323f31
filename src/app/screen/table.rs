//! The card table.

mod bar;
mod bidding;
mod drawing;
mod fan;
mod keys;
mod layers;
mod plates;
mod play;
mod rail;
mod spots;
mod sprites;

pub use spots::{Area, Spot, Target};

use drawing::Drawing;
use fan::Fan;
use layers::{Over, Under};
use sprites::{HandLook, Sprite, Stage};

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::font;
use crate::app::layout::{Layout, Panels, Placement};
use crate::app::timeline::{Pace, Timeline};
use crate::bot::{Decision, Stop};
use crate::engine::{
    Action as Move, Card, Cards, Event, Finished, IllegalAction, Seat, SeatView, Trick, Turn, Viewer, story,
};
use crate::language::{Names, phrase};
use crate::session::settings::{Speed, TrickPause};
use crate::session::{self, Kind, Settings};

use iced::widget::{canvas, stack};
use iced::{Element, Fill, Point, Size, Task};

use std::sync::Arc;
use std::time::Instant;

/// A game on the screen.
#[derive(Debug)]
pub struct Table {
    session: session::Table,
    names: Names,
    kinds: Vec<Kind>,
    viewer: Viewer,
    bottom: Seat,
    timeline: Timeline,
    fan: Fan,
    layout: Layout,
    panels: Panels,
    spots: Vec<Spot>,
    focus: Focus<Target>,
    hovered: Option<Target>,
    refused: Option<IllegalAction>,
    /// What a bot was asked, so that it can be told to stop.
    asked: Option<Stop>,
    /// Counts the questions, so that an answer to one that was taken back is not mistaken for another.
    question: u64,
    /// Whose cards are to be shown once he is alone with the screen.
    curtain: Option<Seat>,
    now: Instant,
    flat: canvas::Cache,
    cards: canvas::Cache,
    above: canvas::Cache,
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
    /// What is to be done beside.
    pub task: Task<Message>,
}

/// A sheet over the table.
#[derive(Debug, Clone)]
pub enum Show {
    /// The menu.
    Menu,
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
}

impl Default for Action {
    fn default() -> Self {
        Action { show: None, save: false, speed: None, task: Task::none() }
    }
}

/// How fast things go by the player's choice.
#[must_use]
pub fn pace(settings: &Settings) -> Pace {
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
    Pace::new(slowness, stays)
}

impl Table {
    /// Shows a table where it stands.
    #[must_use]
    pub fn new(session: session::Table, context: &Context, now: Instant) -> Self {
        let kinds: Vec<Kind> = session.players().iter().map(|player| player.kind).collect();
        let persons: Vec<Seat> = session.rules().seats().all().filter(|&seat| session.is_person(seat)).collect();
        let (viewer, you) = match persons[..] {
            [only] => (Viewer::Seat(only), Some(only)),
            [] => (Viewer::Open, None),
            _ => (Viewer::Public, None),
        };
        let bottom = persons.first().copied().unwrap_or_default();
        let names = session.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::clone(session.rules()), names, you);
        let timeline = Timeline::new(session.view(viewer), pace(&context.settings));
        let layout = Layout::new(context.size, kinds.len(), 0);
        let panels = layout.rail.panels(1, 4, kinds.len());
        let mut table = Table {
            session,
            names,
            kinds,
            viewer,
            bottom,
            timeline,
            fan: Fan::default(),
            layout,
            panels,
            spots: Vec::new(),
            focus: Focus::default(),
            hovered: None,
            refused: None,
            asked: None,
            question: 0,
            curtain: None,
            now,
            flat: canvas::Cache::new(),
            cards: canvas::Cache::new(),
            above: canvas::Cache::new(),
        };
        table.refresh(context);
        table
    }

    /// The game with its record.
    #[must_use]
    pub const fn session(&self) -> &session::Table {
        &self.session
    }

    /// How the players are called.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Who is a person and who a bot, by seat.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Whether anything moves, so that pictures must follow each other closely.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        let moves = self.timeline.moving(self.now).is_some_and(|moving| moving.since.is_some());
        moves || self.fan.is_moving(self.now)
    }

    /// Whether something will happen by itself.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.timeline.is_running() || self.fan.is_moving(self.now)
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

    /// The view that is shown.
    #[must_use]
    pub const fn shown(&self) -> &SeatView {
        self.timeline.shown()
    }

    /// The size of the window or a choice of the player changed.
    pub fn adapt(&mut self, context: &Context) {
        self.timeline.set_pace(pace(&context.settings));
        self.refresh(context);
    }

    /// Draws the table.
    #[must_use]
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let under = canvas(Under { table: self, context }).width(Fill).height(Fill);
        let over = canvas(Over { table: self, context }).width(Fill).height(Fill);
        stack![under, over].width(Fill).height(Fill).into()
    }

    /// Whether the person at the bottom may act now.
    fn is_own_turn(&self) -> bool {
        let decides = self.timeline.shown().turn.decides();
        let is_person = self.session.is_person(self.bottom) && self.viewer == Viewer::Seat(self.bottom);
        self.timeline.is_idle() && !self.is_covered() && is_person && decides == Some(self.bottom)
    }

    /// The cards that may be played now.
    fn playable(&self) -> Cards {
        let legal = if self.is_own_turn() { &self.timeline.shown().legal[..] } else { &[] };
        legal
            .iter()
            .filter_map(|action| match action {
                Move::Play(card) => Some(*card),
                _ => None,
            })
            .collect()
    }

    fn playable_places(&self) -> Vec<Placement> {
        let playable = self.playable();
        let cards = self.fan.settled().filter(|(card, _)| playable.contains(*card));
        cards.map(|(_, place)| place).collect()
    }

    /// The hand at the bottom from the left.
    fn hand(&self) -> Vec<Card> {
        let view = self.timeline.shown();
        fan::order(view.held[self.bottom].cards.unwrap_or_default(), view.trump)
    }

    /// Puts everything where it belongs after a change, and has it painted again.
    fn refresh(&mut self, context: &Context) {
        let view = self.timeline.shown();
        let dealing = self.timeline.moving(self.now).map_or(0, |moving| own_dealt(moving.events, self.bottom));
        let cards = self.hand();
        self.layout = Layout::new(context.size, view.seats.len(), cards.len().max(dealing));
        let rows = self.totals().len() + usize::from(view.end.is_none());
        self.panels = self.layout.rail.panels(rows.max(3), 4, view.seats.len());
        self.spots = bar::spots(context, &self.layout);
        if self.is_own_turn() {
            self.spots.extend(spots::calls(&self.layout, view));
        }
        self.spots.push(Spot { target: Target::LastTrick, place: self.panels.last_trick });
        self.spots.extend(self.panels.log.map(|place| Spot { target: Target::Log, place }));
        let playable = self.playable();
        let places: Vec<_> = cards
            .iter()
            .enumerate()
            .filter_map(|(index, &card)| Some((card, self.layout.hand_card_at(index, playable.contains(card))?)))
            .collect();
        let slowness = self.timeline.pace().slowness();
        let (mut fan, now) = (std::mem::take(&mut self.fan), self.now);
        fan.settle(&places, slowness, now);
        self.fan = fan;
        if !self.is_own_turn() {
            self.refused = None;
        }
        self.repaint();
    }

    fn repaint(&self) {
        self.flat.clear();
        self.cards.clear();
        self.above.clear();
    }

    fn stage(&self) -> Stage<'_> {
        let playable = self.playable();
        let view = self.timeline.shown();
        let held = view.held[self.bottom].cards.unwrap_or_default();
        let is_play = matches!(view.turn, Turn::Play(_)) && self.is_own_turn();
        let mut edged = Cards::NONE;
        if let Some(Target::Card(card)) = self.focus.shown() {
            edged.insert(card);
        }
        let step = match self.layout.hand[..] {
            [first, second, ..] => second.centre.x - first.centre.x,
            _ => self.layout.hand_card.width,
        };
        Stage {
            timeline: &self.timeline,
            layout: &self.layout,
            fan: &self.fan,
            hand: HandLook {
                covered: if is_play { held - playable } else { Cards::NONE },
                edged,
                is_close: step < 0.30 * self.layout.hand_card.width,
                lifted: match self.hovered {
                    Some(Target::Card(card)) if playable.contains(card) => Some(card),
                    _ => None,
                },
            },
            bottom: self.bottom,
            now: self.now,
        }
    }

    fn sprites(&self) -> Vec<Sprite> {
        layers::moment(self)
    }

    /// Who seems to think: a bot whose decision waits to be shown.
    fn thinking(&self) -> Option<Seat> {
        let moving = self.timeline.moving(self.now)?;
        match moving.events {
            [Event::Called { seat, .. } | Event::Played { seat, .. }] if moving.since.is_none() => Some(*seat),
            _ => None,
        }
    }

    fn with_drawing<T>(&self, context: &Context, draw: impl FnOnce(&Drawing<'_>) -> T) -> T {
        let (log, totals) = (self.log(context), self.totals());
        let (said, may) = self.caption(context, &log);
        draw(&Drawing {
            context,
            view: self.timeline.shown(),
            rules: self.session.rules(),
            names: &self.names,
            kinds: &self.kinds,
            bottom: self.bottom,
            layout: &self.layout,
            panels: self.panels,
            spots: &self.spots,
            focus: self.focus.shown(),
            hovered: self.hovered,
            thinking: self.thinking(),
            is_own_turn: self.is_own_turn(),
            last_trick: self.last_trick(),
            log: &log,
            said: &said,
            may: &may,
            totals: &totals,
            speed: match context.settings.speed {
                Speed::Slow => Some(0),
                Speed::Normal => Some(1),
                Speed::Fast => Some(2),
                Speed::Instant => None,
            },
            can_undo: self.session.can_undo(),
        })
    }

    /// What just happened, and what may be done now.
    fn caption(&self, context: &Context, log: &[String]) -> (String, String) {
        let (language, view) = (&context.language, self.timeline.shown());
        let hovered = match self.hovered {
            Some(Target::Card(card)) if self.is_own_turn() => {
                self.session.game().why_not(self.bottom, card).map(IllegalAction::from)
            }
            _ => None,
        };
        let may = if self.is_own_turn() { phrase::prompt(language, &self.names, view) } else { String::new() };
        if let Some(refused) = self.refused.as_ref().or(hovered.as_ref()) {
            return (phrase::refusal(language, &self.names, refused), String::new());
        }
        // A sentence for each card of the trick that lies, but no more than two.
        let lying = view.trick.filter(|_| view.contract.is_some()).map_or(1, |trick| trick.len().clamp(1, 2));
        let said = log[log.len().saturating_sub(lying)..].join(" ");
        let size = 15.5 * self.layout.s;
        let fits = font::width(&said, font::REGULAR, size) <= self.layout.caption.width;
        (if fits { said } else { log.last().cloned().unwrap_or_default() }, may)
    }

    fn target_at(&self, point: Point) -> Option<Target> {
        let spot = self.spots.iter().find(|spot| spot.place.contains(point));
        let card = || {
            let is_plate = self.layout.own_plate().contains(point);
            self.fan.card_at(point).filter(|_| !is_plate && self.is_own_turn()).map(Target::Card)
        };
        spot.map(|spot| spot.target).or_else(card)
    }

    const fn hovered(&self) -> Option<Target> {
        self.hovered
    }

    fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// Whether pressing this does something.
    fn is_on(&self, target: Target) -> bool {
        match target {
            Target::Undo => self.session.can_undo(),
            Target::Card(card) => self.playable().contains(card),
            _ => layers::is_button(target),
        }
    }

    /// Tags lie on cards that rest.
    fn shows_tags(&self) -> bool {
        let moving = self.timeline.moving(self.now);
        !moving.is_some_and(|moving| moving.since.is_some() && matches!(moving.events, [Event::TrickTaken { .. }]))
    }

    /// The size that the layout is for, in logical pixels.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.layout.size
    }
}

/// How many of the cards dealt go to this seat.
fn own_dealt(events: &[Event], own: Seat) -> usize {
    events
        .iter()
        .map(|event| match event {
            Event::Dealt { seat, packet, .. } if *seat == own => usize::from(packet.count),
            _ => 0,
        })
        .sum()
}
