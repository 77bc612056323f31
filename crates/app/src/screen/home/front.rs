//! Amber button of the first screen: it leads to the game that can go on, or else to the next one.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::outcome::Outcome;
use crate::theme::button as button_style;
use crate::voice::Sends;
use crate::widget::{self, Kit, Press, button, cap, ringed, score, words};
use pitch_language::{phrase, t};
use pitch_session::Lesson;

use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Color, Element, Fill};

/// Width of a line on the button, in pixels of the design.
const LINE: f32 = 382.0;

/// Game that the amber button leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Front {
    /// Saved game that goes on.
    Saved(Saved),
    /// Game that begins as the last one was set up.
    Ready(Ready),
}

/// Saved game, as the first screen tells of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Saved {
    /// Name of the game.
    pub game: String,
    /// Number of the hand in play or next to be dealt, from 1.
    pub number: u32,
    /// Goal of the game ("first to 7").
    pub goal: String,
    /// Sides with their scores, as figures of the pad.
    pub scores: Vec<(String, i32)>,
    /// Scores after each hand so far, one inner list for each hand, for the score pad.
    pub totals: Vec<Vec<i32>>,
    /// State of the hand, as a sentence ("Ana bid 3.", or in games without a bid "Spades are trump."); `None` between
    /// hands.
    pub state: Option<String>,
    /// `true` if a person at this machine is to bid or to play.
    pub your_turn: bool,
}

/// Game that one click begins: that of the last time, or Auction Pitch for a player and three bots.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ready {
    /// Name of the game.
    pub game: String,
    /// Goal of the game ("first to 7").
    pub goal: String,
    /// Names of the players in the order of the seats.
    pub players: Vec<String>,
    /// `true` if nothing was ever played here, so that the first lesson is offered.
    pub is_first: bool,
}

impl Front {
    /// Returns the saved game, if the button leads to one.
    pub const fn saved(&self) -> Option<&Saved> {
        match self {
            Front::Saved(saved) => Some(saved),
            Front::Ready(_) => None,
        }
    }

    /// Returns the outcome of the button.
    pub const fn pressed(&self) -> Outcome {
        match self {
            Front::Saved(_) => Outcome::Continue,
            Front::Ready(_) => Outcome::Play,
        }
    }

    /// Returns `true` if nothing was ever played here.
    pub const fn is_first(&self) -> bool {
        matches!(self, Front::Ready(Ready { is_first: true, .. }))
    }

    /// Returns the outcome of the button of the lessons.
    pub const fn lessons(&self) -> Outcome {
        if self.is_first() { Outcome::Lesson(Lesson::First) } else { Outcome::Lessons }
    }

    /// Returns the amber button.
    pub(super) fn button<'a, M: Sends>(&'a self, kit: Kit, context: &'a Context, press: Press<M>) -> Element<'a, M> {
        let l = &context.language;
        let (title, content) = match self {
            Front::Saved(saved) => (t!(l, "home-continue"), going_on(kit, context, saved)),
            Front::Ready(ready) => (t!(l, "home-play"), beginning(kit, context, ready)),
        };
        let palette = kit.palette;
        let title = row![
            widget::icon(kit, icon::PLAY, 20.0, palette.on_amber),
            words(kit, title, font::SEMIBOLD, 22.0),
            space().width(Fill),
            cap(kit, t!(l, "keys-enter"), palette.on_amber),
        ];
        let title = title.spacing(kit.px(10.0)).align_y(Alignment::Center);
        let control = button(kit, column![title, content].spacing(kit.px(5.0)))
            .padding([kit.px(15.0), kit.px(19.0)])
            .width(Fill)
            .on_press_maybe(press.message)
            .style(button_style::main(palette));
        let ring = palette.ring_of_main();
        ringed(control, ring, button_style::CORNER).into()
    }
}

/// Returns a line on the button.
fn line<'a, M: 'a>(kit: Kit, text: &str) -> Element<'a, M> {
    words(kit, font::fit(text, font::REGULAR, kit.px(16.0), kit.px(LINE)), font::REGULAR, 16.0).into()
}

/// Returns the button's words about a saved game: its hand, the state of play, and the scores.
fn going_on<'a, M: 'a>(kit: Kit, context: &'a Context, saved: &'a Saved) -> Element<'a, M> {
    let (l, palette) = (&context.language, kit.palette);
    let about = t!(l, "home-continue-about", number = saved.number, goal = &saved.goal);
    let about = phrase::sentences(l, [phrase::sentence(l, saved.game.as_str()), about]);
    let now = [saved.state.clone(), saved.your_turn.then(|| t!(l, "home-your-turn"))];
    let now: Vec<String> = now.into_iter().flatten().collect();
    let now = (!now.is_empty()).then(|| phrase::sentences(l, now));
    // The pencil's red cannot be seen on the dark amber of light cloth.
    let is_dark = palette.on_amber == Color::WHITE;
    let ring = if is_dark { palette.on_amber } else { Color::from_rgb8(0x9C, 0x1E, 0x12) };
    let scores = saved.scores.iter().map(|(name, total)| {
        let name = font::fit(name, font::REGULAR, kit.px(16.0), kit.px(110.0));
        let total: Element<'_, M> = if *total < 0 {
            score(kit, *total, 15.0, true, palette.on_amber, ring)
        } else {
            words(kit, total.to_string(), font::BOLD, 16.0).into()
        };
        row![words(kit, name, font::REGULAR, 16.0), total].spacing(kit.px(5.0)).align_y(Alignment::Center).into()
    });
    let scores = Row::from_iter(scores).spacing(kit.px(18.0)).align_y(Alignment::Center).wrap();
    let content = column![line(kit, &about)].push(now.map(|now| line(kit, &now)));
    content.push(container(scores).center_y(iced::Length::Shrink)).spacing(kit.px(5.0)).into()
}

/// Returns the button's words about the next game: which game is played, and by whom.
fn beginning<'a, M: 'a>(kit: Kit, context: &'a Context, ready: &'a Ready) -> Element<'a, M> {
    let about = t!(context.language, "told-game", game = &ready.game, goal = &ready.goal);
    let names = phrase::list(&context.language, ready.players.iter().cloned());
    column![line(kit, &about), line(kit, &names)].spacing(kit.px(5.0)).into()
}
