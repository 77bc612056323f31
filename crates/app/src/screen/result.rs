//! Result of a hand: who made which point and why, the changes of the scores, and who deals next.

mod page;

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::paint;
use crate::screen::count::Count;
use crate::sound::Cue;
use crate::theme::{Palette, container as style};
use crate::timeline::Pace;
use crate::widget::{self, Kit, Operation, Press, at_turn, bar_symbol, main, paragraph, second, stamped, veiled};
use pitch_language::{Explanation, Names, phrase, t, why_in_the_hole, why_marked, why_point, why_result};
use pitch_rules::{Finished, Point};
use pitch_session::{Commitment, Player};

use iced::widget::{Id, column, container, mouse_area, row};
use iced::{Alignment, Element, Fill, Padding};

use std::sync::Arc;
use std::time::Instant;

/// Width below which the window is too narrow for two columns, in logical pixels.
const NARROW: f32 = 1100.0;
/// Id of the area that scrolls.
const PAGE: &str = "result";

/// Sheet with the result of a hand.
#[derive(Debug, Clone)]
pub struct Result {
    game: String,
    finished: Arc<Finished>,
    names: Names,
    players: Vec<Player>,
    totals: Vec<Vec<i32>>,
    /// Commitment of the table to its cards, made before the first one.
    commitment: Option<Commitment>,
    /// `true` if the hand was part of a lesson.
    is_taught: bool,
    /// Part of the sheet that has the keyboard.
    at: Option<Asked>,
    /// Progress of the count.
    count: Count,
    /// `true` if the sound for the outcome of the count was played.
    was_heard: bool,
}

/// Event on the sheet.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Click on no control.
    Missed,
    /// Request to explain something on the sheet.
    Why(Asked),
    /// Press of a button.
    Pressed(Outcome),
}

/// Part of the sheet that can be explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// Outcome of the bid.
    Bid,
    /// Line of the score pad, by its place among the marks.
    Mark(usize),
    /// Point that scores.
    Point(Point),
    /// Score below zero.
    Hole,
}

impl Result {
    /// Creates the result of a hand of a game of this name at the table of these names. `players` sit there now;
    /// `totals` are the scores after every hand so far in points, this one last, one inner list for each hand with a
    /// score for each side.
    pub fn new(
        game: String,
        finished: Arc<Finished>,
        names: Names,
        players: Vec<Player>,
        totals: Vec<Vec<i32>>,
    ) -> Self {
        let (commitment, is_taught, count) = (None, false, Count::over());
        Result { game, finished, names, players, totals, commitment, is_taught, at: None, count, was_heard: false }
    }

    /// Returns the sheet with the commitment that bound the table to its cards.
    pub fn bound_by(self, commitment: Option<Commitment>) -> Self {
        Result { commitment, ..self }
    }

    /// Returns the sheet as in a lesson if `is_taught`: it offers no look back and no costs, because the lesson chose
    /// the cards.
    pub fn taught(self, is_taught: bool) -> Self {
        Result { is_taught, ..self }
    }

    /// Returns the sheet counted up from `now` on: one point after another, then the stamp.
    pub fn counted_up(self, pace: Pace, now: Instant) -> Self {
        let rows = if self.finished.tricks.is_empty() { 0 } else { self.names.rules().points.points().len() };
        Result { count: Count::begin(rows, pace, now), ..self }
    }

    /// Returns `true` if points are still being counted.
    pub const fn is_counting(&self) -> bool {
        self.count.is_running()
    }

    /// Advances the time.
    pub fn tick(&mut self, now: Instant) {
        self.count.tick(now);
    }

    /// Returns the sound for the outcome of the count, once when it is first seen.
    pub fn cue(&mut self) -> Option<Cue> {
        let is_due = !self.was_heard && self.count.stamp().is_some();
        self.was_heard |= is_due;
        if is_due { Cue::of_result(&self.finished) } else { None }
    }

    /// Returns the title of the sheet, with the number of the hand.
    pub fn called(&self, context: &Context) -> String {
        t!(context.language, "hand-title", number = self.finished.number)
    }

    /// Returns the sentences that are spoken as the sheet appears: the whole count at once.
    pub(crate) fn aloud(&self, context: &Context) -> Vec<String> {
        phrase::hand_aloud(&context.language, &self.names, &self.finished)
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.count.skip();
        self.act(message, context)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if self.count.is_running() {
            self.count.skip();
            return Outcome::None;
        }
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => Outcome::Close,
            Key::Letter('w' | '?') => self.act(Message::Why(self.at.unwrap_or(Asked::Bid)), context),
            Key::Letter('r') => self.review().unwrap_or(Outcome::None),
            Key::Letter('c') if self.tells_costs() => Outcome::Costs,
            Key::Letter('f') if self.commitment.is_some() => Outcome::Fair,
            Key::Escape => Outcome::Menu,
            Key::Up => Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), -40.0)),
            Key::Down => Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), 40.0)),
            _ => Outcome::Unheard(key),
        }
    }

    /// Notes what the control with the keyboard sends.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message.and_then(|message| if let Message::Why(asked) = message { Some(asked) } else { None });
    }

    fn act(&self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Missed => Outcome::None,
            Message::Pressed(outcome) => outcome,
            Message::Why(asked) => {
                let told = Box::new(self.why(asked, context));
                let is_bid = asked == Asked::Bid && self.finished.score.contract.is_some();
                if is_bid { Outcome::WhyBid(told, self.finished.number) } else { Outcome::Why(told) }
            }
        }
    }

    /// Returns the explanation of something on the sheet.
    fn why(&self, asked: Asked, context: &Context) -> Explanation {
        let (l, names, finished) = (&context.language, &self.names, &*self.finished);
        match asked {
            Asked::Point(point) => why_point(l, names, finished, point),
            Asked::Hole => why_in_the_hole(l, names.rules()),
            Asked::Mark(place) if place < finished.marks.len() => why_marked(l, names, finished.marks[place]),
            Asked::Mark(_) | Asked::Bid => why_result(l, names, finished),
        }
    }

    /// Returns `true` if the costs of anybody's decisions are told: those of bots are not.
    fn tells_costs(&self) -> bool {
        !self.is_taught && self.players.iter().any(Player::is_person)
    }

    /// Returns the outcome that looks back at the hand, where that is offered.
    fn review(&self) -> Option<Outcome> {
        (!self.is_taught).then_some(Outcome::Review(Some(self.finished.number)))
    }

    /// Draws the sheet.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let page = self.page(context);
        if self.is_counting() { mouse_area(page).on_release(Message::Missed).into() } else { page }
    }

    fn page<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let cap = |usual| context.cap(Place::Result, usual);
        let press = |pressed| Press::new(Message::Pressed(pressed));
        let menu = at_turn(-2, bar_symbol(kit, (icon::MENU, t!(l, "menu-title")), press(Outcome::Menu)));
        let note = self.called(context);
        let bar = widget::bar(kit, Some(menu), self.game.clone(), Some(note), None);
        let gap = kit.px(16.0);
        let go_on = main(kit, t!(l, "hand-continue"), 56.0, press(Outcome::Close).key(t!(l, "keys-enter")));
        let review = self
            .review()
            .map(|review| second(kit, Some(icon::REPLAY), t!(l, "hand-review"), press(review).key(cap('r'))));
        let costs = self
            .tells_costs()
            .then(|| second(kit, Some(icon::SCALES), t!(l, "cost-title"), press(Outcome::Costs).key(cap('c'))));
        // What leads on comes before what is looked into.
        let go_on = at_turn(-3, go_on);
        let [review, costs] = [review, costs].map(|button| button.map(|button| at_turn(-3, button)));
        let sheet = self.sheet(kit, context);
        if context.size.width < NARROW {
            let scores = page::beside(self, kit, context);
            let body = column![sheet, scores, page::what_follows(self, kit, context)].spacing(gap).padding(gap);
            let foot = widget::foot_of_buttons(go_on, review.into_iter().chain(costs));
            return widget::page(kit, bar, widget::pinned(kit, widget::scrolled(kit, PAGE, body, false), foot));
        }
        let sheet =
            container(sheet).padding(Padding { left: gap, right: gap - 6.0, bottom: kit.px(8.0), ..Padding::ZERO });
        let left = widget::scrolled(kit, PAGE, sheet, false);
        let buttons = 1 + usize::from(review.is_some()) + usize::from(costs.is_some());
        let right = container(page::below(self, kit, context, buttons));
        let right = right.padding(Padding { bottom: kit.px(8.0), ..Padding::ZERO });
        let right = column![container(right).height(Fill), go_on].push(review).push(costs);
        widget::two_columns(kit, bar, left, right)
    }

    /// Returns the sheet with the headline, the points, and the card points.
    fn sheet<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let (l, palette, score) = (&context.language, kit.palette, &self.finished.score);
        let headline = column![
            paragraph(kit, phrase::headline(l, &self.names, score), font::BOLD, 30.0).color(palette.ink),
            paragraph(kit, phrase::headline_about(l, &self.names, score), font::REGULAR, 17.0)
                .color(palette.second_ink),
        ];
        let words = phrase::stamp(l, &self.names, score);
        let (grow, outcome) = (self.count.stamp().unwrap_or(1.0), self.count.outcome());
        let stamped = (!words.is_empty()).then(|| stamp(kit, words, score.set_back, grow, outcome));
        let headline = veiled(page::asks(self, kit, headline.width(Fill), Asked::Bid), (palette.paper, 0.0), outcome);
        let top = row![container(headline).width(Fill)].push(stamped).align_y(Alignment::Center);
        let inner = Padding { left: kit.px(28.0), right: kit.px(28.0), ..Padding::ZERO };
        let content = column![container(top).padding(Padding { top: kit.px(12.0), bottom: kit.px(12.0), ..inner }),];
        // Where the pad lies below the sheet, the scores are seen without scrolling all the same.
        let running = (context.size.width < NARROW).then(|| page::running_scores(self, kit, context));
        let content =
            content.push(running.map(|line| container(line).padding(Padding { bottom: kit.px(6.0), ..inner })));
        // A hand that a card turned up, a gift or a price ended has no tricks.
        let played = !self.finished.tricks.is_empty();
        let points = played.then(|| page::point_rows(self, kit, context));
        let counts_cards = self.names.rules().points.get(Point::Game).is_some();
        let bars = (played && counts_cards).then(|| {
            let padding = Padding { top: kit.px(12.0), bottom: kit.px(16.0), ..inner };
            let last = self.count.row(self.names.rules().points.points().len() - 1);
            let bars = veiled(page::bars(self, kit, context), (palette.paper, 0.0), last);
            column![widget::hairline(kit), container(bars).padding(padding)]
        });
        let content = content.push(page::mark_rows(self, kit, context)).push(points).push(bars);
        let content = content.push(page::bound(self, kit, context));
        container(content).width(Fill).style(style::sheet(palette)).into()
    }
}

/// Returns the stamp on the sheet: red for a set-back, green for a bid that was made. Its size `grow` and its opacity,
/// both 1 at rest, are for its coming down.
fn stamp<'a>(kit: Kit, words: String, is_loss: bool, grow: f32, opacity: f32) -> Element<'a, Message> {
    let colour = if is_loss { kit.palette.pencil } else { kit.palette.gain };
    let palette = Palette { pencil: colour.scale_alpha(opacity), ..*kit.palette };
    stamped(kit, words, move |frame, at, words| paint::stamp(frame, &palette, at, words, kit.scale, grow))
}
