//! The pad itself, into whose columns the next hand is written.

use super::entry::{self, BESIDE, Entry, bids, column, columns};
use super::{MAIN, Message, PAGE};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::outcome::Outcome;
use crate::paint::{self, Label};
use crate::theme::{button as button_style, container as container_style};
use crate::voice::Sends;
use crate::widget::{
    self, Choice, Kit, Number, Press, at_turn, bar_button, button, drawn, hue, main, paragraph, ringed, said, segments,
    sitter, words,
};
use pitch_language::{Language, Names, phrase, preset_name, t};
use pitch_rules::rules::TrumpBy;
use pitch_rules::{Finished, Game, Point, Points, Preset, Rules, Side, Unfit};
use pitch_session::{Pad, Timestamp};

use iced::widget::canvas::Frame;
use iced::widget::{Id, Row, column as lines, container, row, space, stack};
use iced::{Alignment, Element, Fill, Padding, Rectangle, border};

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Number of hands above the form.
const LAST: usize = 4;
/// Number of hands above the form in a low window, and the height below which it is one, in pixels of the design.
const FEW: usize = 2;
const LOW: f32 = 660.0;
/// Width of the labels, and of a tick, in pixels of the design.
const LABEL: f32 = 128.0;
const TICK: f32 = 52.0;

/// Pad with the hand that is being told.
#[derive(Debug, Clone)]
pub struct Form {
    pad: Pad,
    path: Option<PathBuf>,
    names: Names,
    entry: Entry,
    /// Line that is corrected.
    corrected: Option<usize>,
    /// `true` if all hands are shown.
    all: bool,
    /// Line that a correction does not fit.
    wrong: Option<pitch_session::WrongLine>,
}

impl Form {
    pub(super) fn new(pad: Pad, path: Option<PathBuf>) -> Self {
        let names = pad.players().iter().map(|player| player.name.clone());
        let names = Names::new(Arc::new(pad.rules().clone()), names, None);
        let entry = Entry::of(pad.game().dealer());
        Form { pad, path, names, entry, corrected: None, all: false, wrong: None }
    }

    pub(super) const fn pad(&self) -> &Pad {
        &self.pad
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    pub(super) fn saved_in(&mut self, path: &Path) {
        self.path = Some(path.to_owned());
    }

    fn rules(&self) -> &Rules {
        self.pad.rules()
    }

    /// Returns the game as it would be with the hand that is told.
    fn tried(&self) -> Result<Game, Unfit> {
        let at = self.corrected.unwrap_or(self.pad.lines().len());
        self.pad.try_line(at, &self.entry.entered)
    }

    /// Begins the next hand.
    fn next(&mut self) {
        self.entry = Entry::of(self.pad.game().dealer());
        (self.corrected, self.wrong) = (None, None);
    }

    /// Takes what was pressed. Returns `true` if the pad has changed.
    pub(super) fn update(&mut self, message: Message, now: Timestamp) -> bool {
        match message {
            Message::Write => return self.write(),
            Message::Undo => {
                let is_taken_back = self.pad.undo().is_some();
                self.next();
                return is_taken_back;
            }
            Message::Again if self.pad.is_over() => {
                *self = Form::new(self.pad.rematch(now), None);
                return true;
            }
            Message::Correct(index) if self.corrected == Some(index) => self.next(),
            Message::Correct(index) => {
                if let Some(line) = self.pad.lines().get(index) {
                    self.entry = Entry::again(line.clone(), self.pad.rules());
                    (self.corrected, self.wrong) = (Some(index), None);
                }
            }
            Message::AllHands => self.all = !self.all,
            message => {
                self.wrong = None;
                self.entry.press(self.pad.rules(), &message);
            }
        }
        false
    }

    /// Writes the hand down. Where the order of the points decides, they are to be told by name.
    fn write(&mut self) -> bool {
        if self.pad.is_over() && self.corrected.is_none() {
            return false;
        }
        if self.tried() == Err(Unfit::Order) && !self.rules().pegs() {
            self.entry.by_name = true;
            self.entry.entered.counted.clear();
            return false;
        }
        let entered = self.entry.entered.clone();
        let written = match self.corrected {
            None => self.pad.write(entered).is_ok(),
            Some(index) => match self.pad.correct(index, entered) {
                Ok(()) => true,
                Err(wrong) => {
                    self.wrong = Some(wrong);
                    false
                }
            },
        };
        if written {
            self.next();
        }
        written
    }

    /// Returns the stamp and the sentence about the hand that is told.
    fn told(&self, l: &Language) -> (String, String) {
        if let Some(wrong) = self.wrong {
            return (String::new(), phrase::wrong_line(l, &self.names, wrong));
        }
        if self.pad.is_over() && self.corrected.is_none() {
            let end = self.pad.game().end().map(|end| phrase::pad_end(l, &self.names, end)).unwrap_or_default();
            return (String::new(), phrase::sentences(l, end));
        }
        let blank = Entry::of(self.entry.entered.dealer);
        match self.tried() {
            _ if self.entry == blank && self.corrected.is_none() => (String::new(), t!(l, "scorepad-fill")),
            Ok(game) => game.last().map_or_else(Default::default, |hand: &Arc<Finished>| {
                (phrase::pad_stamp(l, &self.names, hand), phrase::pad_told(l, &self.names, hand))
            }),
            Err(unfit) => (String::new(), phrase::unfit(l, &self.names, &unfit)),
        }
    }

    /// Returns the words that change with what is pressed, for a listener.
    pub(super) fn standing(&self, context: &Context) -> Vec<String> {
        let (stamp, told) = self.told(&context.language);
        [stamp, told].into_iter().filter(|words| !words.is_empty()).collect()
    }

    pub(super) fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let number = self.corrected.map_or(self.pad.lines().len() + 1, |index| index + 1);
        let is_over = self.pad.is_over() && self.corrected.is_none();
        let title = if is_over { t!(l, "scorepad-title") } else { t!(l, "scorepad-hand", number = number) };
        let game = self.pad.rule_set().parse().map(|game: Preset| preset_name(l, game));
        let game = game.unwrap_or_else(|_| self.pad.rule_set().to_owned());
        let is_wide = context.size.width >= kit.px(900.0);
        let undo = Press::new(Message::Undo).key("U").able(!self.pad.lines().is_empty());
        let close = Press::new(Message::Pressed(Outcome::Close)).key(t!(l, "keys-esc"));
        let ways = row![
            bar_button(kit, t!(l, "scorepad-new"), Press::new(Message::New)),
            bar_button(kit, t!(l, "bar-undo"), undo),
            bar_button(kit, t!(l, "rules-close"), close),
        ];
        let game = phrase::listed(l, [game, phrase::goal(l, self.rules())]);
        let bar = widget::bar(kit, None, title, is_wide.then_some(game), Some(ways.spacing(kit.px(6.0)).into()));
        let is_low = context.size.height < kit.px(LOW);
        let gap = kit.px(if is_low { 0.0 } else { 3.0 });
        let mut rows = lines![self.heads(kit, l, if is_low { FEW } else { LAST })].spacing(gap);
        for line in self.shown_lines(if is_low { FEW } else { LAST }) {
            rows = rows.push(ruled(kit)).push(self.line(kit, l, line));
        }
        if !is_over {
            let below = container(space()).width(Fill).height(kit.px(2.0));
            rows = rows.push(below.style(container_style::block(kit.palette.margin_line, 0.0)));
            for (index, question) in self.questions(kit, l).into_iter().enumerate() {
                rows = rows.push((index > 0).then(|| ruled(kit))).push(question);
            }
        }
        let body = container(container(paper(kit, rows.into())).max_width(kit.px(1184.0)));
        let body = body.padding(kit.px(14.0)).center_x(Fill);
        widget::page(
            kit,
            bar,
            widget::pinned(kit, widget::scrolled(kit, PAGE, body, false), self.foot(kit, l, is_over)),
        )
    }

    fn foot<'a>(&'a self, kit: Kit, l: &Language, is_over: bool) -> Element<'a, Message> {
        let palette = kit.palette;
        let (stamp, told) = self.told(l);
        let stamp = (!stamp.is_empty()).then(|| stamped(kit, stamp));
        let told = paragraph(kit, told, font::REGULAR, 16.0).color(palette.text).width(Fill);
        let (message, name) = match is_over {
            true => (Message::Again, t!(l, "scorepad-again")),
            false => (Message::Write, t!(l, "scorepad-write")),
        };
        let press = Press::new(message).key(t!(l, "keys-enter")).begins(true);
        let write = container(main(kit, name, 48.0, press)).width(kit.px(250.0)).id(Id::new(MAIN));
        let line = row![].push(stamp).push(told).push(write).spacing(kit.px(16.0)).align_y(Alignment::Center);
        at_turn(1, line)
    }

    /// Returns the name above a column.
    fn head(&self, of: usize) -> String {
        let side = Side::new(of).unwrap_or_default();
        let names: Vec<&str> = self.names.members(side).map(|seat| self.names.name(seat)).collect();
        names.join(" + ")
    }

    fn heads<'a>(&self, kit: Kit, l: &Language, last: usize) -> Element<'a, Message> {
        let count = columns(self.rules());
        let is_alone = count == self.pad.players().len();
        let cells = (0..count).map(|of| {
            let name = self.head(of);
            let player = self.pad.players().get(of).filter(|_| is_alone && count <= 4);
            let face = player.map(|player| (hue(kit.palette, player, entry::seat(of)), sitter(player)));
            let (letter, size) = (name.clone(), kit.px(if count > 4 { 15.0 } else { 19.0 }));
            let head = drawn(Fill, kit.px(36.0), move |frame, rect| {
                let side = face.map_or(0.0, |_| 0.8 * rect.height);
                let room = rect.width - side - kit.px(16.0);
                let label = Label::new(&letter, font::PENCIL_BOLD, size, kit.palette.ink).within(room);
                let width = side + kit.px(8.0) + label.width();
                let left = rect.center_x() - width / 2.0;
                if let Some((hue, sitter)) = face {
                    let place = Rectangle { x: left, y: rect.y + 0.12 * rect.height, width: side, height: side };
                    paint::avatar(frame, place, hue, sitter, &letter);
                }
                label.draw(frame, iced::Point::new(left + width - label.width(), rect.center_y()));
            });
            said(head, name)
        });
        let name = if self.all { t!(l, "scorepad-last-hands") } else { t!(l, "scorepad-all-hands") };
        let sign = if self.all { icon::CHEVRON_DOWN } else { icon::CHEVRON_UP };
        let more = (self.pad.lines().len() > last)
            .then(|| widget::symbol_on_paper(kit, (sign, name), 34.0, Press::new(Message::AllHands)));
        let more = container(row![].push(more)).width(kit.px(LABEL));
        row![more].push(Row::from_iter(cells)).align_y(Alignment::Center).into()
    }

    /// Returns the lines that are shown: the last, or all.
    fn shown_lines(&self, last: usize) -> std::ops::Range<usize> {
        let count = self.pad.lines().len();
        if self.all { 0..count } else { count.saturating_sub(last)..count }
    }

    /// Returns a line of the pad, which is pressed to be corrected.
    fn line<'a>(&self, kit: Kit, l: &Language, index: usize) -> Element<'a, Message> {
        let palette = kit.palette;
        let scores = self.pad.game_before(index + 1).scores();
        let is_last = index + 1 == self.pad.lines().len();
        let face = if is_last { font::PENCIL_BOLD } else { font::PENCIL };
        let (size, ink) = if is_last { (21.0, palette.ink) } else { (18.0, palette.second_ink) };
        let cells = scores.values().map(|&score| {
            let figure = match self.rules().counts_down() {
                true => phrase::counters(&self.names, score),
                false => score.0,
            };
            drawn(Fill, kit.px(28.0), move |frame, rect| {
                let colours = (ink, palette.pencil);
                paint::ringed_number(frame, figure.into(), face, kit.px(size), colours, rect.center(), 1.0);
            })
        });
        let is_corrected = self.corrected == Some(index);
        let number = words(kit, (index + 1).to_string(), font::REGULAR, 15.0).color(palette.second_ink);
        let content = row![container(number).width(kit.px(LABEL - 12.0))].push(Row::from_iter(cells));
        let told = phrase::pad_lines(l, &self.names, &self.pad).into_iter().nth(index).unwrap_or_default();
        let control = button(kit, content.align_y(Alignment::Center))
            .padding([0.0, kit.px(6.0)])
            .width(Fill)
            .on_press(Message::Correct(index))
            .toggle(is_corrected)
            .named(told)
            .style(button_style::paper_row(palette, is_corrected));
        ringed(control, palette.focus_on_paper, button_style::CORNER).into()
    }

    /// Returns the rows of the form.
    fn questions<'a>(&self, kit: Kit, l: &Language) -> Vec<Element<'a, Message>> {
        let (rules, entered) = (self.rules(), &self.entry.entered);
        let mut rows: Vec<Element<'a, Message>> = Vec::new();
        let turns = rules.trump_by == TrumpBy::TurnUp;
        if turns {
            let is_it = |of: usize| column(rules, entered.dealer) == of;
            rows.push(self.ticks(kit, l, &t!(l, "scorepad-dealer"), is_it, Message::Dealer));
            let turned = rules.turnup_scores.iter().map(|(rank, _)| {
                let is_turned = entered.turned.iter().any(|card| card.rank() == Some(rank));
                (phrase::rank(l, rank), is_turned, Message::Turned(rank))
            });
            rows.push(asked(kit, t!(l, "scorepad-turned"), toggles(kit, turned.collect())));
            if rules.beg_limit > 0 {
                let gift = vec![(t!(l, "scorepad-given"), entered.gift, Message::Gift)];
                rows.push(asked(kit, t!(l, "scorepad-begged"), toggles(kit, gift)));
            }
        }
        if rules.has_bids() {
            let is_it = |of: usize| entered.bidder.is_some_and(|bidder| column(rules, bidder) == of);
            rows.push(self.ticks(kit, l, &t!(l, "scorepad-bidder"), is_it, Message::Bidder));
            rows.push(asked(kit, t!(l, "scorepad-bid"), self.bid(kit, l)));
            if rules.calls_partner() {
                let is_it = |of: usize| entered.partner == Some(entry::seat(of));
                rows.push(self.ticks(kit, l, &t!(l, "scorepad-partner"), is_it, Message::Partner));
            }
            if rules.trump_by == TrumpBy::Sale && rules.refused_bid_credit {
                let is_it = |of: usize| entered.refused == Some(entry::seat(of));
                rows.push(self.ticks(kit, l, &t!(l, "scorepad-refused"), is_it, Message::Refused));
            }
        }
        if self.entry.counts(rules) {
            rows.push(self.counts(kit, l));
        }
        for point in self.entry.points(rules) {
            let row = self.point(kit, l, point);
            rows.push(row);
        }
        let hung = entered.made.iter().find(|made| made.point == Point::Jack).filter(|_| rules.hangs_jack());
        if let Some(jack) = hung {
            let hung = vec![(t!(l, "scorepad-hung"), jack.hung, Message::Hung)];
            rows.push(asked(kit, String::new(), toggles(kit, hung)));
        }
        if entered.bid.is_some_and(|bid| rules.asks_every_trick(bid)) {
            let tricks = vec![(t!(l, "scorepad-tricks"), entered.all_tricks, Message::Tricks)];
            rows.push(asked(kit, String::new(), toggles(kit, tricks)));
        }
        rows
    }

    /// Returns the tick below or above one, in the same column.
    pub(super) fn beside(&self, from: &Message, below: bool) -> Option<Message> {
        let rules = self.rules();
        let mut rows: Vec<fn(usize) -> Message> = Vec::new();
        if rules.trump_by == TrumpBy::TurnUp {
            rows.push(Message::Dealer);
        }
        if rules.has_bids() {
            rows.push(Message::Bidder);
        }
        if rules.has_bids() && rules.calls_partner() {
            rows.push(Message::Partner);
        }
        let points = self.entry.points(rules);
        let row = |row: usize, of: usize| match rows.get(row) {
            Some(message) => Some(message(of)),
            None => points.get(row - rows.len()).map(|&point| Message::Made(point, of)),
        };
        let all = (0..rows.len() + points.len()).flat_map(|at| (0..columns(rules)).map(move |of| (at, of)));
        let (at, of) = all.into_iter().find(|&(at, of)| row(at, of).as_ref() == Some(from))?;
        row(if below { at + 1 } else { at.checked_sub(1)? }, of)
    }

    /// Returns a row with a tick in every column.
    fn ticks<'a>(
        &self,
        kit: Kit,
        l: &Language,
        label: &str,
        is_ticked: impl Fn(usize) -> bool,
        message: impl Fn(usize) -> Message,
    ) -> Element<'a, Message> {
        let cells = (0..columns(self.rules())).map(|of| {
            let content = is_ticked(of).then_some(1);
            self.tick(kit, l, (label, of), content, message(of))
        });
        let cells = Row::from_iter(cells);
        asked(kit, label.to_owned(), cells.into())
    }

    fn point<'a>(&self, kit: Kit, l: &Language, point: Point) -> Element<'a, Message> {
        let label = phrase::point(l, point);
        let cells = (0..columns(self.rules())).map(|of| {
            let made = self.entry.made(self.rules(), point, of);
            self.tick(kit, l, (&label, of), Some(made).filter(|made| *made > 0), Message::Made(point, of))
        });
        let cells = Row::from_iter(cells);
        asked(kit, label.clone(), cells.into())
    }

    /// Returns the place for a tick, or for the number of them.
    fn tick<'a>(
        &self,
        kit: Kit,
        l: &Language,
        (label, of): (&str, usize),
        ticks: Option<usize>,
        message: Message,
    ) -> Element<'a, Message> {
        let palette = kit.palette;
        let place = drawn(kit.px(TICK), kit.px(30.0), move |frame, rect| pencil_tick(frame, kit, rect, ticks));
        let name = self.head(of);
        let name = match ticks {
            Some(count) if count > 1 => t!(l, "scorepad-cell-times", row = label, name = name, count = count),
            _ => t!(l, "scorepad-cell", row = label, name = name),
        };
        let id = cell(&message);
        let control = button(kit, container(place).center(Fill))
            .padding(0)
            .width(kit.px(TICK))
            .height(kit.side(30.0))
            .on_press(message)
            .toggle(ticks.is_some())
            .named(name)
            .style(button_style::symbol_on_paper(palette));
        let control = ringed(control, palette.focus_on_paper, button_style::CORNER);
        container(control).center_x(Fill).id(id).into()
    }

    /// Returns the choice of a bid: the bids beside each other, or a number where there are many.
    fn bid<'a>(&self, kit: Kit, l: &Language) -> Element<'a, Message> {
        let (all, bid) = (bids(self.rules()), self.entry.entered.bid);
        if all.len() <= BESIDE {
            let choices = all
                .into_iter()
                .map(|other| Choice::new(phrase::bid_figure(l, other), bid == Some(other), Message::Bid(other)));
            return container(segments(kit, choices.collect())).center_x(Fill).into();
        }
        let number = Number {
            words: bid.map_or_else(|| "?".to_owned(), |bid| phrase::bid_figure(l, bid)),
            less: Some(Message::BidTurned(false)).filter(|_| bid != all.first().copied()),
            more: Some(Message::BidTurned(true)).filter(|_| bid != all.last().copied()),
            pressed: None,
            able: bid.is_some(),
            room: 80.0,
        };
        container(ringed(number.view(kit), kit.palette.focus_on_paper, button_style::SEGMENT_CORNER))
            .center_x(Fill)
            .into()
    }

    /// Returns the numbers of points in every column.
    fn counts<'a>(&self, kit: Kit, l: &Language) -> Element<'a, Message> {
        let rules = self.rules();
        let most = rules.counted_points();
        let label = t!(l, "scorepad-points");
        let count = columns(rules);
        let cells = (0..count).map(|of| {
            let points = self.entry.counted(rules, of);
            let number = Number {
                words: points.map_or_else(|| "?".to_owned(), |points| points.to_string()),
                less: Some(Message::Counted(of, false)).filter(|_| points != Some(Points::ZERO)),
                more: Some(Message::Counted(of, true)).filter(|_| points != Some(most)),
                pressed: None,
                able: points.is_some(),
                room: if count > 4 { 34.0 } else { 56.0 },
            };
            let number = ringed(number.view(kit), kit.palette.focus_on_paper, button_style::SEGMENT_CORNER);
            let name = t!(l, "scorepad-cell", row = label.as_str(), name = self.head(of));
            container(widget::group(number, name)).center_x(Fill).into()
        });
        // Where many play, they find no room beside each other.
        let cells: Element<'a, Message> =
            if count > 4 { Row::from_iter(cells).wrap().into() } else { Row::from_iter(cells).into() };
        asked(kit, label.clone(), cells)
    }
}

/// Returns a ruled line of the paper.
fn ruled<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    container(space()).width(Fill).height(1.0).style(container_style::block(kit.palette.rule_line, 0.0)).into()
}

/// Returns a row of the form with its label.
fn asked<'a, M: Sends + 'a>(kit: Kit, label: String, control: Element<'a, M>) -> Element<'a, M> {
    let label = paragraph(kit, label, font::SEMIBOLD, 16.0).color(kit.palette.ink);
    let label = container(label).width(kit.px(LABEL));
    row![label, container(control).width(Fill)].align_y(Alignment::Center).into()
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
pub(super) fn cell(message: &Message) -> Id {
    Id::from(format!("score-pad-{message:?}"))
}

/// Returns the paper of the pad, with its binding and the line beside its labels.
fn paper<'a, M: 'a>(kit: Kit, content: Element<'a, M>) -> Element<'a, M> {
    let bound = kit.px(14.0);
    let sheet = drawn(Fill, Fill, move |frame, rect| {
        let margin = kit.px(LABEL + 4.0);
        paint::ruled_paper(frame, kit.palette, rect, (bound, margin), std::iter::empty(), kit.scale);
    });
    let padding = Padding::ZERO.horizontal(kit.px(14.0)).top(bound + kit.px(4.0)).bottom(kit.px(6.0));
    stack![container(content).padding(padding).width(Fill)].push_under(sheet).into()
}

/// Draws the place for a tick: dashed while there is none, and a pencil ring with the tick, or with the number of them.
fn pencil_tick(frame: &mut Frame, kit: Kit, rect: Rectangle, ticks: Option<usize>) {
    let (ink, centre) = (kit.palette.ink, rect.center());
    let Some(count) = ticks else {
        let place = paint::circle(centre, 0.42 * rect.height);
        let dash = [kit.px(4.0), kit.px(3.0)];
        return paint::dashed_path(frame, &place, kit.palette.control_edge, kit.px(1.4), &dash);
    };
    let ring = Rectangle { x: centre.x - 0.64 * rect.height, width: 1.28 * rect.height, ..rect };
    paint::pencil_ring(frame, ring, ink, kit.px(1.8), 1.0);
    match count {
        1 => paint::icon(frame, icon::CHECK, centre, 0.6 * rect.height, ink),
        count => {
            paint::ringed_number(frame, count as i32, font::PENCIL_BOLD, 0.6 * rect.height, (ink, ink), centre, 1.0);
        }
    }
}

/// Returns the stamp beside a hand.
fn stamped<'a, M: 'a>(kit: Kit, stamp: String) -> Element<'a, M> {
    let scale = 0.5 * kit.scale;
    let size = paint::stamp_size(&stamp, scale);
    let words = stamp.clone();
    let stamp = drawn(size.width + kit.px(10.0), size.height + kit.px(16.0), move |frame, rect| {
        paint::stamp(frame, kit.palette.bad, rect.center(), &stamp, scale, 1.0);
    });
    said(stamp, words)
}
