//! Count of a hand: the points fly to the pad one after the other, the stamp falls, and all of it rests in a still with
//! the way on.

mod scene;
mod script;
mod tally;
mod taught;

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::paint::{Inventory, Shades, Surface};
use crate::screen::table::drawer::has_board;
use crate::screen::table::layers::Layer;
use crate::side_words;
use crate::sound::Cue;
use crate::timeline::Pace;
use crate::widget::{
    self, Kit, Pictures, Press, Words, asks, at_turn, drawn, heard, lettered, main, ringed, second_high, way_on,
};
use pitch_language::{Explanation, Language, Names, phrase, t, why_in_the_hole, why_marked, why_point, why_result};
use pitch_rules::{Card, Finished, Point, Side};
use pitch_session::{Commitment, Player, Saying};
use scene::Scene;
use script::{Act, Moment, Part, Script};
use tally::{Line, Tally, Won};

pub use taught::Taught;

use iced::widget::canvas::{self, Geometry};
use iced::widget::{column, container, mouse_area, row, space, stack};
use iced::{Alignment, Element, Fill, Padding, Rectangle, Renderer, Size, Theme, mouse};

use std::sync::Arc;
use std::time::Instant;

/// Result of a hand, as it is counted and after it.
#[derive(Debug)]
pub struct Result {
    finished: Arc<Finished>,
    names: Names,
    players: Vec<Player>,
    /// The count in order.
    tally: Tally,
    /// Commitment of the table to its cards, made before the first one.
    commitment: Option<Commitment>,
    /// Lesson that the hand was part of.
    taught: Option<Taught>,
    /// What one of the eight says about their own hand.
    saying: Option<Saying>,
    /// Part of the still that has the keyboard.
    at: Option<Asked>,
    /// Course of the count.
    script: Script,
    layers: Box<Layers>,
}

/// The drawing as it is kept.
#[derive(Debug, Default)]
struct Layers {
    ground: Layer<Look>,
    sheet: Layer<(Look, f32)>,
    above: Layer<(Look, Vec<f32>)>,
    pictures: Pictures,
    on_pad: Pictures,
    flying: Pictures,
    unlettered: Words,
    shades: Shades,
}

/// Data that what lies still is drawn from: what the count has come to, colors, language, and size of the interface.
type Look = (Vec<bool>, usize, &'static str, bool, f32);

/// Event in the count.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Click on no control.
    Missed,
    /// Request to explain something in the still.
    Why(Asked),
    /// Press of a button.
    Pressed(Outcome),
}

/// Part of the still that can be explained.
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
    /// Creates the result of a hand at the table of these names; `players` sit there now.
    pub fn new(finished: Arc<Finished>, names: Names, players: Vec<Player>) -> Self {
        let tally = Tally::of(&names, &finished);
        Result {
            finished,
            names,
            players,
            tally,
            commitment: None,
            taught: None,
            saying: None,
            at: None,
            script: Script::over(),
            layers: Box::default(),
        }
    }

    /// Returns the result with the commitment that bound the table to its cards.
    pub fn bound_by(self, commitment: Option<Commitment>) -> Self {
        Result { commitment, ..self }
    }

    /// Returns the result with what one of the eight says about their own hand.
    pub fn with_saying(self, saying: Option<Saying>) -> Self {
        Result { saying, ..self }
    }

    /// Returns the result as in a lesson: it offers no look back and no costs, because the lesson chose the cards.
    pub fn taught(self, taught: Option<Taught>) -> Self {
        Result { taught, ..self }
    }

    /// Returns the result counted from `now` on.
    pub fn counted_up(self, pace: Pace, now: Instant) -> Self {
        let acts: Vec<Act> = self.tally.lines.iter().map(|line| self.act_of(line)).collect();
        let is_lost = |line: &Line| line.figures.iter().any(|(.., counts)| !counts);
        let is_set_back = !self.tally.set_back.is_empty()
            || !self.finished.score.scores_difference(self.names.rules()) && self.tally.lines.iter().any(is_lost);
        let script = Script::begin(&acts, is_set_back, self.finished.score.bid().is_some(), pace, now);
        Result { script, ..self }
    }

    /// Returns what a line does in the count.
    fn act_of(&self, line: &Line) -> Act {
        let is_pegged = |point| self.names.rules().pegs_at_once(point);
        let points: i32 = line.figures.iter().map(|(_, points, _)| points.abs()).max().unwrap_or_default();
        match line.asked {
            Asked::Point(_) if line.is_game() && !has_board(self.names.rules()) => Act::Game,
            Asked::Point(_) | Asked::Mark(_) if line.figures.is_empty() => Act::Nothing,
            Asked::Point(point) if has_board(self.names.rules()) && is_pegged(point) => Act::Nothing,
            _ if has_board(self.names.rules()) => Act::Walk(points.unsigned_abs().into(), line.is_game()),
            _ => Act::Point,
        }
    }

    /// Returns `true` if points are still being counted.
    pub const fn is_counting(&self) -> bool {
        self.script.is_running()
    }

    /// Advances the time.
    pub fn tick(&mut self, now: Instant) {
        self.script.tick(now);
    }

    /// Returns the sound for what has been seen since the last call.
    pub fn cue(&mut self) -> Option<Cue> {
        let cue = |moment| match moment {
            Moment::Stamp => Cue::of_result(&self.finished),
            Moment::Lifted => Some(Cue::Lift),
            Moment::Landed => Some(Cue::Point),
            Moment::Tick(share) => Some(Cue::tick(share)),
            Moment::Peg => Some(Cue::Peg),
            Moment::Written => Some(Cue::Stroke),
            Moment::Scratch => Some(Cue::Scratch),
        };
        self.script.passed().into_iter().filter_map(cue).max()
    }

    /// Returns the title of the result, with the number of the hand.
    pub fn called(&self, context: &Context) -> String {
        t!(context.language, "hand-title", number = self.finished.number)
    }

    /// Returns the sentences that are spoken as the count begins: all of it at once, who wins by it, and what somebody says
    /// about it.
    pub(crate) fn aloud(&self, context: &Context) -> Vec<String> {
        let l = &context.language;
        let taught = self.taught.as_ref().and_then(|taught| {
            let (teller, words) = (taught.teller()?, taught.said()?);
            Some(phrase::pair(l, self.names.name(teller), words))
        });
        let won = self.finished.score.victory.is_some().then(|| self.headline(l).1);
        let talk = self.saying.filter(|_| context.settings.table_talk).map(|saying| phrase::said_by(l, saying));
        phrase::hand_aloud(l, &self.names, &self.finished).into_iter().chain(won).chain(taught).chain(talk).collect()
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.script.skip();
        self.act(message, context)
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if self.script.is_running() {
            self.script.skip();
            return Outcome::None;
        }
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.taught.as_ref().and_then(Taught::main).unwrap_or(Outcome::Close),
            Key::Letter('w' | '?') => self.act(Message::Why(self.at.unwrap_or(Asked::Bid)), context),
            Key::Letter('r') => self.review().unwrap_or(Outcome::None),
            Key::Letter('c') if self.tells_costs() => Outcome::Costs,
            Key::Letter('f') if self.commitment.is_some() => Outcome::Fair,
            Key::Letter('n') => self.taught.as_ref().and_then(Taught::more).unwrap_or(Outcome::Unheard(key)),
            Key::Escape => self.aside(),
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

    /// Returns the explanation of something in the still.
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
        self.taught.is_none() && self.players.iter().any(Player::is_person)
    }

    /// Returns the outcome of Escape, and of the button beside the ways on: the menu, or the way out of a lesson.
    fn aside(&self) -> Outcome {
        if self.taught.is_some() { Outcome::LeaveLesson } else { Outcome::Menu }
    }

    /// Returns the outcome that looks back at the hand, where that is offered.
    fn review(&self) -> Option<Outcome> {
        self.taught.is_none().then_some(Outcome::Review(Some(self.finished.number)))
    }

    /// Returns the lines that the still shows, each with its card; of those on a peg board only what was made.
    fn items(&self) -> impl Iterator<Item = &Line> {
        let is_board = has_board(self.names.rules());
        self.tally.lines.iter().filter(move |line| !is_board || line.side.is_some())
    }

    /// Returns the name of a line.
    fn title(&self, l: &Language, line: &Line) -> String {
        match line.asked {
            Asked::Point(point) => {
                let points: i32 = line.figures.first().map_or(0, |(_, points, _)| *points);
                let name = phrase::point_among(l, self.names.rules(), point);
                if points > 1 { phrase::pair(l, name, points.to_string()) } else { name }
            }
            Asked::Mark(place) => phrase::capital(&phrase::mark(l, &self.names, self.finished.marks[place])),
            Asked::Bid | Asked::Hole => String::new(),
        }
    }

    /// Returns a few words on why a line was made.
    fn brief(&self, l: &Language, line: &Line) -> String {
        let names = self.names.in_hand(self.finished.score.contract);
        match line.asked {
            Asked::Point(point) => phrase::award_brief(l, &names, &self.finished, point, line.award.as_ref()),
            _ => String::new(),
        }
    }

    /// Returns all that is known about a line, for a listener.
    fn told(&self, l: &Language, line: &Line) -> String {
        let (names, finished) = (&self.names, &*self.finished);
        match line.asked {
            Asked::Point(point) => {
                let score = &finished.score;
                let counts = line.figures.iter().any(|(.., counts)| *counts);
                let about = match line.figures.is_empty() {
                    true => None,
                    false if names.rules().pegs_at_once(point) && counts => Some(t!(l, "award-pegged")),
                    false if counts => None,
                    false if score.set_back => Some(t!(l, "award-lost")),
                    // The other side made more, and scores the difference (M-81).
                    false => Some(t!(l, "award-not-better")),
                };
                let about = about.map(|about| phrase::sentence(l, phrase::capital(&about)));
                phrase::sentences(l, phrase::award_lines(l, names, finished, point).into_iter().chain(about))
            }
            Asked::Mark(place) => phrase::marked(l, names, finished.marks[place]),
            Asked::Bid | Asked::Hole => String::new(),
        }
    }

    /// Returns the headline, and the state of the game.
    fn headline(&self, l: &Language) -> (String, String) {
        let (names, score) = (&self.names, &self.finished.score);
        let about = match score.victory {
            Some(victory) => {
                let name = phrase::side(l, names, victory.side);
                phrase::sentence(l, t!(l, "end-title", who = names.who_side(victory.side), name = name))
            }
            None if names.you().is_some() => phrase::standing(l, names, score),
            None => {
                let (dealer, number) = (names.rules().seats().next(self.finished.dealer), self.finished.number + 1);
                t!(l, "hand-next", who = names.who(dealer), name = names.name(dealer), number = number)
            }
        };
        let told = if score.contract.is_some() { phrase::headline } else { phrase::result_brief };
        let stopped = phrase::stopped_early(l, names, &self.finished);
        (told(l, names, score), phrase::sentences(l, stopped.into_iter().chain([about])))
    }

    /// Returns `true` if a card is shown where the others of its row lie on a pile: it counts, or makes a point.
    fn is_shown_in_pile(&self, won: &Won, card: Card) -> bool {
        won.counting.contains(card) || self.tally.lines.iter().any(|line| line.card == Some(card))
    }

    /// Returns the hole that the peg of a side has come to.
    fn pegged(&self, side: Side) -> i16 {
        let score = &self.finished.score;
        if !self.is_counting() {
            return score.after[side].0;
        }
        let counted = self.tally.lines.iter().enumerate().flat_map(|(index, line)| {
            let share = match self.act_of(line) {
                Act::Nothing => 1.0,
                Act::Walk(_, true) => self.script.game(index).1 * f32::from(self.script.share(Part::Line(index)) > 0.0),
                _ => self.script.share(Part::Line(index)),
            };
            line.figures.iter().map(move |(of, points, counts)| (*of, *points * i32::from(*counts), share))
        });
        let failed = self.script.share(Part::Scratch);
        let lost = self.tally.set_back.iter().map(|(of, points)| (*of, *points, failed));
        let sum: f32 =
            counted.chain(lost).filter(|(of, ..)| *of == side).map(|(_, points, share)| points as f32 * share).sum();
        score.before[side].0 + sum.round() as i16
    }

    /// Returns all words and shapes that are drawn, pictures and buttons left out.
    pub fn inventory(&self, context: &Context) -> Inventory {
        let scene = Scene::new(self, context);
        let mut inventory = Inventory::default();
        scene.ground(&mut inventory);
        scene.bars(&mut inventory);
        scene.sheet(&mut inventory);
        scene.above(&mut inventory);
        inventory
    }

    /// Returns the data that what lies still is drawn from.
    fn look(&self, context: &Context) -> Look {
        let lines = (0..self.tally.lines.len()).map(Part::Line);
        let parts = lines.flat_map(|part| [self.script.share(part) > 0.0, self.script.share(part) >= 1.0]);
        let others = [Part::Totals, Part::Spread, Part::Scratch].map(|part| self.script.share(part) > 0.0);
        let spread = self.script.share(Part::Spread) >= 1.0;
        let parts = parts.chain(others).chain([self.is_counting(), spread, context.settings.table_talk]).collect();
        let palette = std::ptr::from_ref(context.palette()) as usize;
        (parts, palette, context.language.translation().tag, context.settings.four_colours, context.scale())
    }

    /// Draws the count.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let scene = Scene::new(self, context);
        *self.layers.pictures.borrow_mut() = scene.pictures();
        *self.layers.on_pad.borrow_mut() = scene.on_pad();
        *self.layers.flying.borrow_mut() = scene.flying().into_iter().collect();
        let over = scene.over_pad();
        let has_bars = self.is_counting() && !self.tally.won.is_empty();
        let bars = has_bars.then(|| {
            let scene = Scene::new(self, context);
            drawn(scene.places.pad.x, context.size.height, move |frame, _| scene.bars(frame))
        });
        let padding = Padding { left: over.x, top: over.y, ..Padding::ZERO };
        let sheet = canvas::Canvas::new(Painted { plane: Plane::Pad, scene: Scene::new(self, context) });
        let sheet = sheet.width(over.width).height(over.height);
        let sheet = lettered(sheet, [&self.layers.sheet.shadows, &self.layers.on_pad], &self.layers.sheet.words);
        let sheet = container(sheet).padding(padding);
        let above = canvas::Canvas::new(Painted { plane: Plane::Above, scene: Scene::new(self, context) });
        let above = above.width(over.width).height(over.height);
        let above = lettered(above, [&self.layers.above.shadows], &self.layers.above.words);
        let above = container(above).padding(padding);
        let flying = self
            .is_counting()
            .then(|| lettered(space().width(Fill).height(Fill), [&self.layers.flying], &self.layers.unlettered));
        let front = if self.is_counting() { self.skip(&scene, context) } else { self.still(&scene, context) };
        let ground = canvas::Canvas::new(Painted { plane: Plane::Cloth, scene }).width(Fill).height(Fill);
        let ground = lettered(ground, [&self.layers.ground.shadows, &self.layers.pictures], &self.layers.ground.words);
        let page = stack![ground].push(bars).push(sheet).push(above).push(flying).push(front).width(Fill).height(Fill);
        if self.is_counting() { mouse_area(page).on_release(Message::Missed).into() } else { page.into() }
    }

    /// Draws the button that skips the count.
    fn skip<'a>(&'a self, scene: &Scene<'_>, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit { scale: scene.places.s, ..Kit::of(context) };
        let words = t!(context.language, "count-skip");
        if scene.places.is_low() {
            let skip = container(way_on(sign(kit, icon::FORWARD, scene.places.button(), words, Message::Missed)));
            return skip.align_right(Fill).align_bottom(Fill).padding(kit.px(10.0)).into();
        }
        let width = kit.width(&words, font::NAME) + kit.px(64.0);
        let height = (46.0_f32).max(44.0 / kit.scale);
        let skip = second_high(kit, Some(icon::FORWARD), words, height, Press::new(Message::Missed));
        let right = scene.places.size.width - scene.places.pad.x - scene.places.pad.width - 6.0;
        let padding = Padding { right: right.max(0.0), bottom: kit.px(18.0), ..Padding::ZERO };
        let skip = container(way_on(skip)).width(width + 12.0);
        container(skip).align_right(Fill).align_bottom(Fill).padding(padding).into()
    }

    /// Draws what can be pressed and is heard in the still.
    fn still<'a>(&'a self, scene: &Scene<'_>, context: &'a Context) -> Element<'a, Message> {
        let (l, places) = (&context.language, &scene.places);
        let kit = Kit { scale: places.s, ..Kit::of(context) };
        let area = |rect: Rectangle, words: String, asked| {
            let place = heard(rect.size(), words);
            (rect, asks(kit, place, Press::new(Message::Why(asked)), true))
        };
        let claim = self
            .finished
            .claim
            .map(|(seat, _)| t!(l, "result-claim", who = self.names.who(seat), name = self.names.name(seat)));
        let (headline, about) = (phrase::headline(l, &self.names, &self.finished.score), self.headline(l).1);
        let about = self.taught.as_ref().and_then(Taught::said).map_or(about, str::to_owned);
        let reason = phrase::headline_about(l, &self.names, &self.finished.score);
        let told = [phrase::sentence(l, headline), reason].into_iter().chain(claim).chain([about]);
        let told = phrase::sentences(l, told.filter(|words| !words.is_empty()));
        let (head, first) = (scene.head(), area(scene.reasoned(), told, Asked::Bid));
        let mut left = match self.aside() {
            Outcome::LeaveLesson => {
                let way = widget::arrow(kit, t!(l, "lesson-leave"), Message::Pressed(Outcome::LeaveLesson));
                let corner = Rectangle { x: 6.0, y: head.y - 6.0, width: 56.0, height: first.0.height };
                vec![vec![(corner, at_turn(-2, way)), first]]
            }
            _ => vec![vec![first]],
        };
        let pitch = places.item_pitch();
        let items: Vec<_> = self.items().enumerate().collect();
        for row in items.chunks(places.items_in_row()) {
            let row = row.iter().map(|(index, line)| {
                let card = places.item(*index);
                let height = card.height + places.under_item();
                let width = pitch - 4.0;
                // Below a card its words may reach as far to both sides as the next card's.
                let x = (card.center_x() - width / 2.0).max(0.0);
                area(Rectangle { x, y: card.y, width, height }, self.told(l, line), line.asked)
            });
            left.push(row.collect());
        }
        let totals = self.tally.columns.iter().map(|side| {
            let name = side_words::label(l, &self.names, *side);
            phrase::pair(l, name, phrase::score(l, &self.names, self.finished.score.after[*side]))
        });
        let pad = places.pad;
        let totals = heard(Size::new(pad.width, 1.0), phrase::listed(l, totals));
        let mut right = vec![vec![(Rectangle { height: 1.0, ..pad }, totals)]];
        let is_in_hole = |side: &Side| self.finished.score.after[*side].0 < 0 && self.names.rules().has_bids();
        let holes = self.tally.columns.iter().filter(|side| is_in_hole(side)).map(|side| {
            let name = side_words::label(l, &self.names, *side);
            phrase::pair(l, name, phrase::score(l, &self.names, self.finished.score.after[*side]))
        });
        let holes: Vec<String> = holes.filter(|_| !has_board(self.names.rules())).collect();
        if !holes.is_empty() {
            // One place for all of them: a column may be narrower than a finger.
            let height = places.row.max(kit.least);
            let y = places.line(self.tally.lines.len() + 1) - height / 2.0;
            right.push(vec![area(Rectangle { y, height, ..pad }, phrase::listed(l, holes), Asked::Hole)]);
        }
        let foot = self.foot(scene, kit, context);
        // What is said is heard last.
        if let Some((place, saying)) = scene.saying() {
            let words = heard(place.size(), phrase::said_by(l, saying));
            left.push(vec![(place, words)]);
        }
        let areas = row![container(placed(left, 0.0)).width(pad.x), container(placed(right, pad.x)).width(Fill)];
        column![container(areas).height(places.foot() - 6.0), foot].into()
    }

    /// Draws the buttons at the foot of the still.
    fn foot<'a>(&'a self, scene: &Scene<'_>, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let (l, places) = (&context.language, &scene.places);
        let height = places.button() / kit.scale;
        let press = |pressed| Press::new(Message::Pressed(pressed));
        let left = places.headline().x;
        let right = places.size.width - places.pad.x - places.pad.width;
        // The words of the two at the left become a little smaller before they are cut.
        let wide = |words: &str| kit.width(words, font::NAME) + kit.px(72.0);
        let is_over = self.finished.score.victory.is_some() || self.taught.is_some();
        let go_on = if is_over { t!(l, "hand-continue") } else { t!(l, "hand-on") };
        let (go_on, main_pressed) =
            self.taught.as_ref().and_then(|taught| taught.ways(l).next()).unwrap_or((go_on, Outcome::Close));
        let least = kit.width(&go_on, (font::SEMIBOLD, 20.0)) + kit.px(96.0);
        let main_width = kit.px(if places.size.width < 900.0 { 190.0 } else { 270.0 }).max(least).min(places.pad.width);
        let go_on = main(kit, go_on, height, press(main_pressed).key(t!(l, "keys-enter")));
        let mut seconds = Vec::new();
        if self.tells_costs() {
            seconds.push((t!(l, "cost-title"), Some(icon::SCALES), Outcome::Costs));
        }
        if let Some(review) = self.review() {
            seconds.push((t!(l, "hand-review"), Some(icon::REPLAY), review));
        }
        let ways = self.taught.iter().flat_map(|taught| taught.ways(l).skip(1));
        seconds.extend(ways.map(|(words, pressed)| (words, None, pressed)));
        let room = places.size.width - left - right - main_width - places.button() - kit.px(16.0) - 60.0;
        let natural: f32 = seconds.iter().map(|(words, ..)| wide(words)).sum();
        let factor = (room / natural.max(1.0)).min(1.0);
        let seconds = seconds.into_iter().map(|(words, sign, pressed)| {
            let width = factor * wide(&words) + 12.0;
            at_turn(-3, container(second_high(kit, sign, words, height, press(pressed))).width(width))
        });
        // The way out of a lesson is the arrow above.
        let menu = self.taught.is_none().then(|| {
            let pressed = Message::Pressed(self.aside());
            at_turn(-2, sign(kit, icon::MENU, places.button(), t!(l, "menu-title"), pressed))
        });
        let go_on = at_turn(-4, container(way_on(go_on)).width(main_width + 12.0));
        let foot = row![].extend(seconds).push(menu).push(space().width(Fill)).push(go_on);
        let padding = Padding { left: (left - 6.0).max(0.0), right: (right - 6.0).max(0.0), ..Padding::ZERO };
        container(foot.align_y(Alignment::Center)).padding(padding).width(Fill).into()
    }
}

/// Draws a square button with a sign.
fn sign<'a>(kit: Kit, sign: icon::Icon, side: f32, name: String, message: Message) -> Element<'a, Message> {
    let sign = container(widget::icon(kit, sign, 20.0, kit.palette.text)).center(Fill);
    let button = widget::button(kit, sign).padding(0).width(side.max(kit.least)).height(side).named(name);
    let button = button.on_press(message).style(crate::theme::button::second(kit.palette));
    ringed(button, kit.palette.amber, crate::theme::button::CORNER).into()
}

/// Lays elements at their places in the window, right of `left`: rows from above, each from the left.
fn placed<'a>(rows: Vec<Vec<(Rectangle, Element<'a, Message>)>>, left: f32) -> Element<'a, Message> {
    let mut y = 0.0;
    let rows = rows.into_iter().filter(|row| !row.is_empty()).map(|line| {
        let top = line[0].0.y;
        let before = space().height((top - y).max(0.0));
        y = top + line[0].0.height;
        let mut x = left;
        let line = line.into_iter().map(|(rect, element)| {
            let beside = space().width((rect.x - x).max(0.0));
            x = rect.x + rect.width;
            row![beside, container(element).width(rect.width).height(rect.height)].into()
        });
        column![before, row(line)].into()
    });
    column(rows).into()
}

/// Plane of the count that is painted by itself.
enum Plane {
    /// The cloth, below all.
    Cloth,
    Pad,
    /// All that comes over the pad.
    Above,
}

/// Canvas of one plane.
struct Painted<'a> {
    plane: Plane,
    scene: Scene<'a>,
}

impl canvas::Program<Message> for Painted<'_> {
    type State = ();

    fn draw(&self, (): &(), renderer: &Renderer, _: &Theme, bounds: Rectangle, _: mouse::Cursor) -> Vec<Geometry> {
        let (scene, screen, context) = (&self.scene, self.scene.screen, self.scene.context);
        let (layers, look, to) = (&screen.layers, screen.look(context), scene.to_pad());
        let (about, on) = ((&layers.shades, context.scale(), true), (renderer, bounds.size()));
        vec![match self.plane {
            Plane::Cloth => layers.ground.draw(look, about, on, |layered| scene.ground(layered)),
            Plane::Pad => layers.sheet.draw((look, to.x), about, on, |layered| {
                layered.translate(to);
                scene.sheet(layered);
            }),
            Plane::Above => {
                let shares = [Part::Scratch, Part::Stamp].map(|part| screen.script.share(part));
                let pegs = screen.tally.columns.iter().map(|side| f32::from(screen.pegged(*side)));
                let from = (look, shares.into_iter().chain(pegs).chain([to.x]).collect());
                layers.above.draw(from, about, on, |layered| {
                    layered.translate(to);
                    scene.above(layered);
                })
            }
        }]
    }
}
