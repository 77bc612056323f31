//! The card table.

mod bar;
mod bidding;
mod choice;
mod deeds;
pub(in crate::app::screen) mod drawing;
pub(in crate::app::screen) mod fan;
mod keys;
pub(in crate::app::screen) mod layers;
pub(in crate::app::screen) mod lift;
mod message;
mod mode;
mod passing;
mod people;
pub(in crate::app::screen) mod pile;
pub(in crate::app::screen) mod plates;
mod play;
pub(in crate::app::screen) mod rail;
mod sheets;
mod shown;
mod signs;
mod spots;
pub(in crate::app::screen) mod sprites;
mod state;
mod tint;
mod turn;

pub use message::{Action, Message, Show};
pub use signs::Sign;
pub use spots::{Area, Spot, Target};

use choice::Panel;
use fan::Fan;
use layers::{Over, Passing, Under};
use lift::Lift;
use mode::Mode;
use sheets::Sheet;
use tint::Tints;

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::layout::{Contents, Layout, Panels};
use crate::app::paint::{Inventory, Shades};
use crate::app::timeline::{Pace, Timeline};
use crate::app::widget::lettered;
use crate::bot::Stop;
use crate::engine::{IllegalAction, Rules, Seat, Viewer};
use crate::language::Names;
use crate::session::settings::{HandOrder, Speed, TrickPause};
use crate::session::{self, Player};

use iced::widget::{canvas, stack};
use iced::{Element, Fill};

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
    /// The sign that was pressed to hear what it means.
    about: Option<Sign>,
    refused: Option<IllegalAction>,
    /// The question to the person at the bottom, or the menu of what may be said besides.
    panel: Option<Panel>,
    mode: Mode,
    /// The order of the hand at the bottom.
    order: HandOrder,
    /// What the book did last, until the next card lies.
    ruling: Option<String>,
    /// What a bot was asked, so that it can be told to stop.
    asked: Option<Stop>,
    /// Counts the questions, so that an answer to one that was taken back is not mistaken for another.
    question: u64,
    now: Instant,
    flat: Sheet,
    cards: sheets::Cards,
    above: Sheet,
    shades: Shades,
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
            about: None,
            refused: None,
            panel: None,
            mode: Mode::default(),
            order: context.settings.hand_order,
            ruling: None,
            asked: None,
            question: 0,
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

    /// All words and shapes on the table as they are drawn now, without drawing them.
    #[must_use]
    pub fn inventory(&self, context: &Context) -> Inventory {
        layers::inventory(self, context)
    }
}
