//! The pad itself, into whose columns the next hand is written.

use super::{MAIN, Message, PAGE};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Place;
use crate::outcome::Outcome;
use crate::paint::{self, Label};
use crate::phones::Phones;
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as container_style};
use crate::voice::{Role, Said, Sends};
use crate::widget::{
    self, Choice, Kit, Leaf, Number, Press, at_turn, bar_symbol, button, drawn, main, paragraph, ringed, said,
    second_high, spoken, words,
};
use pitch_language::{Language, Names, phrase, preset_name, t};
use pitch_rules::{Points, Preset, Rules, Seat, Side};
use pitch_session::pad::{self, Answers, Row as Asked, Steps, Stroke};
use pitch_session::{Pad, Timestamp};

use iced::widget::canvas::Frame;
use iced::widget::{Id, Row, column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding, Point, Rectangle, Size, Vector, border};

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Height below which a window is low, in pixels of the design.
const LOW: f32 = 660.0;
/// Usual and least height of a row, height of the binding, and widths of the labels and of a tick, in pixels of the design.
const ROW: f32 = 60.0;
const LEAST_ROW: f32 = 38.0;
const BOUND: f32 = 14.0;
const LABEL: f32 = 136.0;
const TICK: f32 = 60.0;

/// Measures of the page, in pixels of the design.
#[derive(Debug, Clone, Copy)]
struct Measures {
    /// Number of hands above the form.
    lines: usize,
    /// Height of the heads of the columns.
    head: f32,
    /// Height of a line.
    line: f32,
    /// Height of the main button.
    main: f32,
}

impl Measures {
    const fn of(is_low: bool) -> Self {
        match is_low {
            true => Measures { lines: 2, head: 41.0, line: 31.0, main: 50.0 },
            false => Measures { lines: 4, head: 61.0, line: 34.0, main: 64.0 },
        }
    }
}

/// Pad with the hand that is being told.
#[derive(Debug, Clone)]
pub struct Form {
    form: pad::Form,
    path: Option<PathBuf>,
    names: Names,
    /// `true` if all hands are shown.
    all: bool,
}

impl Form {
    pub(super) fn new(pad: Pad, path: Option<PathBuf>) -> Self {
        let names = pad.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::new(pad.rules().clone()), names, None);
        Form { form: pad::Form::new(pad), path, names, all: false }
    }

    pub(super) const fn told(&self) -> &pad::Form {
        &self.form
    }

    const fn pad(&self) -> &Pad {
        self.form.pad()
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    pub(super) fn saved_in(&mut self, path: &Path) {
        self.path = Some(path.to_owned());
    }

    fn rules(&self) -> &Rules {
        self.pad().rules()
    }

    /// Takes what was pressed, here or on a phone. Returns `true` if the pad is to be kept again.
    pub(super) fn press(&mut self, stroke: Stroke, now: Timestamp) -> bool {
        let is_changed = self.form.press(stroke, now);
        if is_changed && stroke == Stroke::Again {
            (self.path, self.all) = (None, false);
        }
        is_changed
    }

    /// Shows all hands, or the last alone.
    pub(super) fn show_all(&mut self) {
        self.all = !self.all;
    }

    /// Returns the words that change with what is pressed, for a listener.
    pub(super) fn standing(&self, context: &Context) -> Vec<String> {
        let (stamp, told) = phrase::pad_says(&context.language, &self.names, &self.form);
        [stamp, told].into_iter().filter(|words| !words.is_empty()).collect()
    }

    pub(super) fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let (number, is_over) = (self.form.number(), self.form.is_over());
        let title = if is_over { t!(l, "scorepad-title") } else { t!(l, "scorepad-hand", number = number) };
        let is_low = context.size.height < kit.px(LOW);
        let measures = Measures::of(is_low);
        let leaf = Leaf::of(context, kit.px(measures.main));
        let lines = self.shown_lines(measures.lines);
        let rows = self.form.rows();
        // All lines and heads have their height, and the rows share what is left.
        let used = measures.head + measures.line * lines.len() as f32 + BOUND + 8.0;
        let left = leaf.room(kit).height / kit.scale - used;
        // With the ring around what is pressed.
        let least = LEAST_ROW.max((kit.least + 14.0) / kit.scale);
        let row = (left / rows.len().max(1) as f32).clamp(least, ROW.max(least));
        let mut content = column![self.heads(kit, context, measures)];
        for line in lines {
            content = content.push(ruled(kit)).push(self.line(kit, l, line, measures.line));
        }
        for (index, question) in rows.iter().enumerate() {
            let below = container(space()).width(Fill).height(kit.px(2.0));
            let below = below.style(container_style::block(kit.palette.margin_line, 0.0));
            let line = if index > 0 { ruled(kit) } else { below.into() };
            content = content.push(line).push(self.question(kit, l, question, row));
        }
        let body = widget::scrolled(kit, PAGE, paper(kit, content.into()), false);
        let game = phrase::listed(l, [self.game(l), phrase::goal(l, self.rules())]);
        let back = (t!(l, "page-back"), Message::Pressed(Outcome::Close));
        leaf.view_about(kit, (title, game, self.ways(kit, context)), back, body, self.foot(kit, l, measures.main))
    }

    /// Returns the buttons of the head.
    fn ways<'a>(&self, kit: Kit, context: &Context) -> Element<'a, Message> {
        let l = &context.language;
        let is_wide = context.size.width >= kit.px(1150.0);
        let way = |sign, name: String, press: Press<Message>| match is_wide {
            true => {
                let wide = kit.width(&name, font::NAME) + kit.px(84.0) + 12.0;
                Element::from(container(second_high(kit, Some(sign), name, 44.0, press)).width(wide))
            }
            false => bar_symbol(kit, (sign, name), press),
        };
        let phones = Press::new(Message::Pressed(Outcome::PadOnPhones));
        let phones = Phones::ARE_THERE.then(|| way(icon::PHONE, t!(l, "who-phones"), phones));
        let undo = Press::new(Message::Stroke(Stroke::Undo))
            .key(context.cap(Place::Pages, 'u'))
            .able(!self.pad().lines().is_empty());
        let ways = row![].push(phones).push(way(icon::PLUS, t!(l, "scorepad-new"), Press::new(Message::New)));
        ways.push(way(icon::UNDO, t!(l, "bar-undo"), undo)).spacing(kit.px(2.0)).into()
    }

    fn foot<'a>(&'a self, kit: Kit, l: &Language, height: f32) -> Element<'a, Message> {
        let palette = kit.palette;
        let (stamp, told) = phrase::pad_says(l, &self.names, &self.form);
        let colour = if self.form.is_set_back() { palette.bad } else { palette.good };
        let stamp = (!stamp.is_empty()).then(|| stamped(kit, stamp, colour));
        let told = paragraph(kit, told, (font::REGULAR, 18.0)).color(palette.text).width(Fill);
        let (stroke, name) = match self.form.is_over() {
            true => (Stroke::Again, t!(l, "scorepad-again")),
            false => (Stroke::Write, t!(l, "scorepad-write")),
        };
        let press = Press::new(Message::Stroke(stroke)).key(t!(l, "keys-enter")).begins(true);
        // The sentence beside it says what is missing.
        let write = match self.form.is_told() {
            true => main(kit, name, height, press),
            false => second_high(kit, None, name, height, press),
        };
        let write = container(write).width(kit.px(250.0)).id(Id::new(MAIN));
        let line = row![].push(stamp).push(told).push(write).spacing(kit.px(16.0)).align_y(Alignment::Center);
        at_turn(1, line)
    }

    /// Returns the name of the game.
    pub(super) fn game(&self, l: &Language) -> String {
        let name = self.pad().rule_set();
        name.parse().map_or_else(|_| name.to_owned(), |game: Preset| preset_name(l, game))
    }

    fn heads<'a>(&self, kit: Kit, context: &'a Context, measures: Measures) -> Element<'a, Message> {
        let (l, count) = (&context.language, self.rules().sides());
        let dealer = self.pad().game_before(self.form.number() - 1).dealer();
        let cells = (0..count).map(|of| {
            let name = phrase::pad_column(&self.names, of);
            let members: Vec<Seat> = self.names.members(Side::new(of).unwrap_or_default()).collect();
            let deals = !self.form.is_over() && members.contains(&dealer);
            let told = if deals { t!(l, "scorepad-deals", name = self.names.name(dealer)) } else { name.clone() };
            let faces = members.into_iter().filter_map(|seat| {
                let player = self.pad().players().get(seat.index())?;
                Some((Portrait::of(player, seat.index(), Mood::Calm), deals && seat == dealer))
            });
            let faces: Vec<_> = faces.collect();
            let size = kit.px(if count > 4 { 15.0 } else { 0.4 * measures.head });
            let head = drawn(Fill, kit.px(measures.head), move |frame, rect| {
                let side = 0.66 * rect.height;
                let gap = kit.px(8.0);
                let room = rect.width - gap;
                let label = Label::new(&name, font::PENCIL_BOLD, size, kit.palette.ink);
                // A name is worth more than faces.
                let shown = faces.len() as f32 * (side + kit.px(2.0));
                let shown = if shown + gap + label.width() <= room { shown } else { 0.0 };
                let label = label.within(room - shown);
                let left = rect.center_x() - (shown + gap + label.width()) / 2.0;
                for (place, (portrait, deals)) in faces.iter().enumerate() {
                    let at = Point::new(left + place as f32 * (side + kit.px(2.0)), rect.center_y() - side / 2.0);
                    let square = Rectangle::new(at, Size::new(side, side));
                    if shown > 0.0 {
                        let (place, picture) = context.face(*portrait, square);
                        frame.draw_image(place, picture);
                    }
                    if *deals {
                        let centre = if shown > 0.0 {
                            at + Vector::new(0.04 * side, 0.14 * side)
                        } else {
                            Point::new(rect.x + kit.px(12.0), rect.center_y())
                        };
                        paint::puck(frame, kit.palette, centre, 0.8 * kit.scale);
                    }
                }
                label.draw(frame, Point::new(left + shown + gap, rect.center_y()));
            });
            said(head, told)
        });
        let name = if self.all { t!(l, "scorepad-last-hands") } else { t!(l, "scorepad-all-hands") };
        let sign = if self.all { icon::CHEVRON_DOWN } else { icon::CHEVRON_UP };
        let more = (self.pad().lines().len() > measures.lines)
            .then(|| widget::symbol_on_paper(kit, (sign, name), 34.0, Press::new(Message::AllHands)));
        let more = container(row![].push(more)).width(kit.px(LABEL));
        row![more].push(Row::from_iter(cells)).align_y(Alignment::Center).into()
    }

    /// Returns the lines that are shown: the last, or all.
    fn shown_lines(&self, last: usize) -> std::ops::Range<usize> {
        let count = self.pad().lines().len();
        if self.all { 0..count } else { count.saturating_sub(last)..count }
    }

    /// Returns a line of the pad, which is pressed to be corrected.
    fn line<'a>(&self, kit: Kit, l: &Language, index: usize, height: f32) -> Element<'a, Message> {
        let palette = kit.palette;
        let scores = self.pad().game_before(index + 1).scores();
        let is_last = index + 1 == self.pad().lines().len();
        let face = if is_last { font::PENCIL_BOLD } else { font::PENCIL };
        let (size, ink) = if is_last { (0.78 * height, palette.ink) } else { (0.6 * height, palette.second_ink) };
        let cells = scores.values().map(|&score| {
            let figure = phrase::score_figure(&self.names, score);
            drawn(Fill, kit.px(height - 1.0), move |frame, rect| {
                let colours = (ink, palette.pencil);
                paint::ringed_number(frame, figure.into(), face, kit.px(size), colours, rect.center(), 1.0);
            })
        });
        let is_corrected = self.form.corrected() == Some(index);
        let number = words(kit, (index + 1).to_string(), font::HELP).color(palette.second_ink);
        let content = row![container(number).width(kit.px(LABEL))].push(Row::from_iter(cells));
        let told = phrase::pad_lines(l, &self.names, self.pad()).into_iter().nth(index).unwrap_or_default();
        let control = button(kit, content.align_y(Alignment::Center))
            .padding(0)
            .width(Fill)
            .on_press(Message::Stroke(Stroke::Correct(index)))
            .toggle(is_corrected)
            .named(told)
            .style(button_style::paper_row(palette, is_corrected));
        ringed(control, palette.focus_on_paper, button_style::CORNER).into()
    }

    /// Returns a row of the form.
    fn question<'a>(&self, kit: Kit, l: &Language, asked: &Asked, height: f32) -> Element<'a, Message> {
        let label = phrase::pad_question(l, asked.question);
        let control = match &asked.answers {
            Answers::Ticks(ticks) => {
                let tick = |(of, &(stroke, count))| self.tick(kit, (l, 0.62 * height), (&label, of), count, stroke);
                Row::from_iter(ticks.iter().enumerate().map(tick)).into()
            }
            Answers::Choices(choices) if asked.question == pad::Question::Bid => {
                let choice =
                    |&(stroke, is_in)| Choice::new(phrase::pad_answer(l, stroke), is_in, Message::Stroke(stroke));
                let bids = bids(kit, &label, choices.iter().map(choice).collect(), height);
                container(bids).center_x(Fill).into()
            }
            Answers::Choices(choices) => {
                let choice = |&(stroke, is_in)| (phrase::pad_answer(l, stroke), is_in, Message::Stroke(stroke));
                toggles(kit, choices.iter().map(choice).collect())
            }
            Answers::Bid(bid) => {
                let number = number(kit, bid, bid.number.map(|bid| phrase::bid_figure(l, bid)), 80.0);
                container(number).center_x(Fill).into()
            }
            Answers::Points(all) => self.counts(kit, l, &label, all),
        };
        row_of(kit, label, control, height)
    }

    /// Returns the rows of ticks.
    fn ticks(&self) -> impl Iterator<Item = Vec<(Stroke, usize)>> {
        self.form.rows().into_iter().filter_map(|row| match row.answers {
            Answers::Ticks(ticks) => Some(ticks),
            _ => None,
        })
    }

    /// Returns the first tick.
    pub(super) fn first(&self) -> Option<Stroke> {
        self.ticks().flatten().next().map(|(stroke, _)| stroke)
    }

    /// Returns the tick below or above one, in the same column.
    pub(super) fn beside(&self, from: Stroke, below: bool) -> Option<Stroke> {
        let rows: Vec<_> = self.ticks().collect();
        let found = |row: &Vec<(Stroke, usize)>| row.iter().position(|(stroke, _)| *stroke == from);
        let (at, of) = rows.iter().enumerate().find_map(|(at, row)| Some((at, found(row)?)))?;
        let to = rows.get(if below { at + 1 } else { at.checked_sub(1)? })?;
        to.get(of).map(|(stroke, _)| *stroke)
    }

    /// Returns the place for a tick, or for the number of them.
    fn tick<'a>(
        &self,
        kit: Kit,
        (l, height): (&Language, f32),
        (label, of): (&str, usize),
        ticks: usize,
        stroke: Stroke,
    ) -> Element<'a, Message> {
        let palette = kit.palette;
        let place =
            drawn(kit.px(1.5 * height), kit.px(height), move |frame, rect| pencil_tick(frame, kit, rect, ticks));
        let control = button(kit, container(place).center(Fill))
            .padding(0)
            .width(kit.px(TICK))
            .height(kit.side(height))
            .on_press(Message::Stroke(stroke))
            .toggle(ticks > 0)
            .named(phrase::pad_cell(l, label, &phrase::pad_column(&self.names, of), ticks))
            .style(button_style::symbol_on_paper(palette));
        let control = ringed(control, palette.focus_on_paper, button_style::CORNER);
        container(control).center_x(Fill).id(cell(stroke)).into()
    }

    /// Returns the numbers of points in every column.
    fn counts<'a>(&self, kit: Kit, l: &Language, label: &str, all: &[Steps<Points>]) -> Element<'a, Message> {
        let room = if all.len() > 4 { 34.0 } else { 56.0 };
        let cells = all.iter().enumerate().map(|(of, points)| {
            let number = number(kit, points, points.number.map(|points| points.to_string()), room);
            let name = phrase::pad_cell(l, label, &phrase::pad_column(&self.names, of), 0);
            container(widget::group(number, name)).center_x(Fill).into()
        });
        // Where many play, they find no room beside each other.
        if all.len() > 4 { Row::from_iter(cells).wrap().into() } else { Row::from_iter(cells).into() }
    }
}

/// Returns a number that is counted up and down.
fn number<'a, T>(kit: Kit, steps: &Steps<T>, words: Option<String>, room: f32) -> Element<'a, Message> {
    let number = Number {
        able: words.is_some(),
        words: words.unwrap_or_else(|| "?".to_owned()),
        less: steps.less.map(Message::Stroke),
        more: steps.more.map(Message::Stroke),
        pressed: None,
        room,
    };
    ringed(number.view(kit), kit.palette.focus_on_paper, button_style::SEGMENT_CORNER).into()
}

/// Returns a ruled line of the paper.
fn ruled<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    container(space()).width(Fill).height(1.0).style(container_style::block(kit.palette.rule_line, 0.0)).into()
}

/// Returns a row of the form with its label.
fn row_of<'a, M: Sends + 'a>(kit: Kit, label: String, control: Element<'a, M>, height: f32) -> Element<'a, M> {
    let label = paragraph(kit, label, (font::SEMIBOLD, 19.0_f32.min(0.4 * height))).color(kit.palette.ink);
    let label = container(label).width(kit.px(LABEL)).padding(Padding::ZERO.left(kit.px(8.0)));
    let line = row![label, container(control).width(Fill)].align_y(Alignment::Center);
    // What finds no room in one line has several.
    stack![space().height(kit.px(height - 1.0)), container(line).center_y(Fill)].width(Fill).into()
}

/// Returns the bids, each on a button of its own.
fn bids<'a>(kit: Kit, name: &str, all: Vec<Choice<Message>>, height: f32) -> Element<'a, Message> {
    let wide = if all.len() > 4 { 62.0 } else { 92.0 };
    let bids = all.into_iter().map(|bid| {
        let face = if bid.chosen { font::BOLD } else { font::SEMIBOLD };
        let figure = container(words(kit, bid.words, (face, 0.34 * height))).center(Fill);
        button(kit, figure)
            .padding(0)
            .width(kit.px(wide))
            .height(kit.side(0.77 * height))
            .on_press_maybe(bid.message)
            .one_of(bid.chosen)
            .style(button_style::segment(kit.palette, bid.chosen, border::radius(button_style::SEGMENT_CORNER)))
            .into()
    });
    let bids = spoken(Row::from_iter(bids).spacing(kit.px(10.0)), Said::new(Role::Choices).named(name));
    ringed(bids, kit.palette.focus_on_paper, button_style::SEGMENT_CORNER).into()
}

/// Returns buttons that are in or out by themselves, beside each other.
fn toggles<'a, M: Sends + 'a>(kit: Kit, all: Vec<(String, bool, M)>) -> Element<'a, M> {
    let toggles = all.into_iter().map(|(name, is_in, message)| {
        let content = widget::ticked(kit, name, is_in, button_style::segment_ink(kit.palette, true));
        let control = button(kit, container(content).center_y(Fill))
            .padding([0.0, kit.px(14.0)])
            .height(kit.side(38.0))
            .on_press(message)
            .toggle(is_in)
            .style(button_style::segment(kit.palette, is_in, border::radius(button_style::SEGMENT_CORNER)));
        ringed(control, kit.palette.focus_on_paper, button_style::SEGMENT_CORNER).into()
    });
    let toggles = Row::from_iter(toggles).spacing(kit.px(4.0)).wrap();
    container(said(toggles, String::new())).center_x(Fill).into()
}

/// Returns the id of the place of a tick.
pub(super) fn cell(stroke: Stroke) -> Id {
    Id::from(format!("score-pad-{stroke}"))
}

/// Returns the paper of the pad, with its binding and the line beside its labels.
fn paper<'a, M: 'a>(kit: Kit, content: Element<'a, M>) -> Element<'a, M> {
    let bound = kit.px(BOUND);
    let sheet = drawn(Fill, Fill, move |frame, rect| {
        let margin = kit.px(LABEL + 10.0);
        paint::ruled_paper(frame, kit.palette, rect, (bound, margin), std::iter::empty(), kit.scale);
    });
    let padding = Padding::ZERO.horizontal(kit.px(12.0)).top(bound).bottom(kit.px(2.0));
    stack![container(content).padding(padding).width(Fill)].push_under(sheet).into()
}

/// Draws the place for a tick: dashed while there is none, and a pencil ring with the tick, or with the number of them.
fn pencil_tick(frame: &mut Frame, kit: Kit, rect: Rectangle, ticks: usize) {
    let (ink, centre) = (kit.palette.ink, rect.center());
    if ticks == 0 {
        let place = paint::circle(centre, 0.42 * rect.height);
        let dash = [kit.px(4.0), kit.px(3.0)];
        return paint::dashed_path(frame, &place, kit.palette.control_edge, kit.px(1.4), &dash);
    }
    let ring = Rectangle { x: centre.x - 0.64 * rect.height, width: 1.28 * rect.height, ..rect };
    paint::pencil_ring(frame, ring, ink, kit.px(1.8), 1.0);
    match ticks {
        1 => paint::icon(frame, icon::CHECK, centre, 0.6 * rect.height, ink),
        count => {
            paint::ringed_number(frame, count as i32, font::PENCIL_BOLD, 0.6 * rect.height, (ink, ink), centre, 1.0);
        }
    }
}

/// Returns the stamp beside a hand.
fn stamped<'a, M: 'a>(kit: Kit, stamp: String, colour: Color) -> Element<'a, M> {
    let scale = 0.5 * kit.scale;
    let size = paint::stamp_size(&stamp, scale);
    let words = stamp.clone();
    let stamp = drawn(size.width + kit.px(10.0), size.height + kit.px(16.0), move |frame, rect| {
        paint::stamp(frame, colour, rect.center(), &stamp, scale, 1.0);
    });
    said(stamp, words)
}
