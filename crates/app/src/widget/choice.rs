//! Controls on paper by which something is chosen: rows of segments, switches, numbers and text fields.

use super::pressable::{Button, button};
use super::spoken::spoken;
use super::stop::{Ring, list};
use super::{Kit, drawn, icon as sign, ringed, ticked, words};
use crate::font::{self, LINE};
use crate::icon::{self, Icon};
use crate::keymap::Step;
use crate::paint;
use crate::theme::shade::OFF;
use crate::theme::{button as style, container as ground, field as field_style};
use crate::voice::{Role, Said, Sends, Sent};
use pitch_language::{Language, t};

use iced::widget::{Column, Id, Row, container, row, space, stack, text_input};
use iced::{Alignment, Color, Element, Fill, Padding, Point, Rectangle, Theme, border};

/// Room at the sides of the words of a segment where they stand close, in pixels of the design.
const CLOSE: f32 = 8.0;

/// One of the segments of a choice.
#[derive(Debug, Clone)]
pub struct Choice<M> {
    /// Words.
    pub words: String,
    /// `true` if it is the chosen one.
    pub chosen: bool,
    /// Message that pressing it sends; `None` if it is switched off.
    pub message: Option<M>,
}

impl<M> Choice<M> {
    /// Creates a segment.
    pub fn new(words: impl Into<String>, chosen: bool, message: M) -> Self {
        Choice { words: words.into(), chosen, message: Some(message) }
    }

    /// Returns the choice with another message.
    pub fn map<N>(self, message: impl FnOnce(M) -> N) -> Choice<N> {
        Choice { words: self.words, chosen: self.chosen, message: self.message.map(message) }
    }

    /// Returns the choice, switched off unless `able`.
    pub fn able(self, able: bool) -> Self {
        Choice { message: self.message.filter(|_| able), ..self }
    }
}

/// Returns the message of the next or the previous of these choices, around and around; of the first, if none is
/// chosen.
pub fn turned<M: Clone>(choices: &[Choice<M>], step: Step) -> Option<M> {
    let chosen = choices.iter().position(|choice| choice.chosen);
    let next = chosen.map_or(0, |chosen| step.from(chosen, choices.len()));
    choices.get(next).filter(|choice| !choice.chosen)?.message.clone()
}

/// Returns the width of segments beside each other with their ring, in logical pixels; only one of them has its tick.
pub(super) fn segments_width<M>(kit: Kit, choices: &[Choice<M>]) -> f32 {
    let without = |choice: &Choice<M>| segment_width(kit, &choice.words) - kit.px(20.0);
    choices.iter().map(without).sum::<f32>() + kit.px(20.0) + 12.0
}

/// Returns the width of a segment with these words when it is chosen, in logical pixels.
pub(super) fn segment_width(kit: Kit, text: &str) -> f32 {
    kit.width(text, font::LABEL) + kit.px(48.0)
}

/// Draws a row of segments, of which one is chosen; the ring goes around all of them. Left and right choose, as with
/// the knobs of a radio.
pub(crate) fn segments<'a, M: Sends>(kit: Kit, choices: Vec<Choice<M>>) -> Ring<'a, M> {
    ringed(bare_segments(kit, choices), kit.palette.focus_on_paper, style::SEGMENT_CORNER)
}

/// Draws a row of segments whose words stand closer to their edges, where a row has little room.
pub(crate) fn close_segments<'a, M: Sends>(kit: Kit, choices: Vec<Choice<M>>) -> Ring<'a, M> {
    let count = choices.len();
    let close = |(index, choice)| {
        segment(kit, choice, style::segment_corners(index, count)).padding([0.0, kit.px(CLOSE)]).into()
    };
    let segments = Row::from_iter(choices.into_iter().enumerate().map(close));
    ringed(spoken(segments, Said::new(Role::Choices)), kit.palette.focus_on_paper, style::SEGMENT_CORNER)
}

/// Draws a row of segments that is no stop of the keyboard, and has no ring.
pub(crate) fn bare_segments<'a, M: Sends>(kit: Kit, choices: Vec<Choice<M>>) -> Element<'a, M> {
    let count = choices.len();
    let segments = choices
        .into_iter()
        .enumerate()
        .map(|(index, choice)| segment(kit, choice, style::segment_corners(index, count)).into());
    spoken(Row::from_iter(segments), Said::new(Role::Choices))
}

/// Draws a row of segments on a dark panel, in a room of logical pixels with the ring around all of them: the chosen one is
/// light.
pub(crate) fn plate_segments<'a, M: Sends>(kit: Kit, choices: Vec<Choice<M>>, room: f32) -> Ring<'a, M> {
    const SIZE: f32 = 15.0;
    let (palette, gap, tick) = (kit.palette, kit.px(2.0), kit.px(6.0 + 14.0));
    let face = |choice: &Choice<M>| if choice.chosen { font::SEMIBOLD } else { font::REGULAR };
    let beside = choices.len() as f32 * (kit.px(2.0 * CLOSE) + gap) + tick + 12.0;
    let wide: f32 = choices.iter().map(|choice| kit.width(&choice.words, (face(choice), SIZE))).sum();
    let size = SIZE * ((room - beside) / wide).clamp(0.8, 1.0);
    let segments = choices.into_iter().map(|choice| {
        let (face, ink) = (face(&choice), if choice.chosen { palette.plate } else { palette.text });
        let tick = choice.chosen.then(|| sign(kit, icon::CHECK, 14.0, ink));
        let content = row![].push(tick).push(words(kit, choice.words, (face, size)));
        button(kit, container(content.spacing(kit.px(6.0)).align_y(Alignment::Center)).center_y(Fill))
            .padding([0.0, kit.px(CLOSE)])
            .height(kit.px(38.0))
            .on_press_maybe(choice.message)
            .one_of(choice.chosen)
            .style(style::plate_segment(palette, choice.chosen))
            .into()
    });
    let segments = spoken(Row::from_iter(segments).spacing(gap), Said::new(Role::Choices));
    ringed(segments, palette.amber, style::SEGMENT_CORNER)
}

/// Draws segments in rows of `columns` below each other, for words that find no room in one row.
pub(super) fn grid<'a, M: Sends>(kit: Kit, choices: Vec<Choice<M>>, columns: usize) -> Ring<'a, M> {
    let last = choices.len().saturating_sub(1);
    let corners = |index: usize| {
        let corner = |at| if at { style::SEGMENT_CORNER } else { 0.0 };
        let (is_first, is_last) = (index.is_multiple_of(columns), index % columns == columns - 1 || index == last);
        let is_foot = index / columns == last / columns;
        // Nothing may lie below the last of a row.
        let is_end = index == last || is_last && index + columns > last;
        border::radius(0)
            .top_left(corner(index == 0))
            .top_right(corner(index < columns && is_last))
            .bottom_left(corner(is_foot && is_first))
            .bottom_right(corner(is_end))
    };
    let mut segments =
        choices.into_iter().enumerate().map(|(index, choice)| segment(kit, choice, corners(index)).width(Fill).into());
    let missing = columns - 1 - last % columns;
    let rows = (0..=last / columns).map(|place| {
        let row = Row::from_iter(segments.by_ref().take(columns));
        let missing = if place == last / columns { missing } else { 0 };
        row.extend((0..missing).map(|_| space().width(Fill).into())).into()
    });
    let segments = spoken(Column::from_iter(rows), Said::new(Role::Choices));
    ringed(segments, kit.palette.focus_on_paper, style::SEGMENT_CORNER)
}

/// Draws a segment with these corners.
pub(super) fn segment<'a, M: Sends>(kit: Kit, choice: Choice<M>, corners: border::Radius) -> Button<'a, M> {
    let palette = kit.palette;
    let ink = style::segment_ink(palette, choice.message.is_some());
    let content = ticked(kit, choice.words, choice.chosen, ink);
    button(kit, container(content).center_y(Fill))
        .padding([0.0, kit.px(14.0)])
        .height(kit.px(38.0))
        .on_press_maybe(choice.message)
        .one_of(choice.chosen)
        .style(style::segment(palette, choice.chosen, corners))
}

/// Width and height of a switch that is drawn, in pixels of the design.
pub(super) const KNOB: f32 = 62.0;
const KNOB_HEIGHT: f32 = 36.0;

/// Draws a switch by itself: its knob at the right end with a tick before it, or at the left; it is switched off without
/// `toggled`.
pub(super) fn knob<'a, M: Sends>(kit: Kit, is_on: bool, toggled: Option<impl Fn(bool) -> M + 'a>) -> Element<'a, M> {
    let (palette, able) = (kit.palette, toggled.is_some());
    let shape = drawn(kit.px(KNOB), kit.px(KNOB_HEIGHT), move |frame, rect| {
        let fade = |colour: Color| if able { colour } else { colour.scale_alpha(OFF) };
        let edge = if is_on { palette.action } else { palette.control_edge };
        let corner = rect.height / 2.0;
        paint::fill(frame, rect, corner, fade(edge));
        if !is_on {
            paint::fill(frame, rect.shrink(kit.px(1.5)), corner, fade(palette.raised_paper));
        }
        let side = rect.height - kit.px(10.0);
        let x = if is_on { rect.width - side - kit.px(5.0) } else { kit.px(5.0) };
        let place = Rectangle { x, y: kit.px(5.0), width: side, height: side };
        paint::fill(frame, place, side / 2.0, fade(if is_on { palette.on_action } else { palette.second_ink }));
        if is_on {
            let middle = Point::new((x + kit.px(4.0)) / 2.0, rect.center_y());
            paint::icon(frame, icon::CHECK, middle, kit.px(18.0), fade(palette.on_action));
        }
    });
    let other = toggled.map(|toggled| toggled(!is_on));
    let control = button(kit, shape).padding(0).on_press_maybe(other).style(style::symbol_on_paper(palette));
    ringed(control.is(Role::Switch).state(is_on), palette.focus_on_paper, kit.px(KNOB_HEIGHT / 2.0)).into()
}

/// Returns the word for the state of a switch.
pub(crate) fn state_of_switch(language: &Language, is_on: bool) -> String {
    if is_on { t!(language, "settings-on") } else { t!(language, "settings-off") }
}

/// Text field among the stops of the keyboard.
#[derive(Debug, Clone)]
pub(crate) struct TextField {
    /// Id of the field.
    pub id: Id,
    /// `true` if typed letters take the place of its contents.
    pub replaces: bool,
    /// `true` if a ring shows that it has the keyboard, besides the caret.
    pub is_ringed: bool,
}

impl TextField {
    /// Creates a field to whose contents letters are added, without a ring.
    pub(crate) fn new(id: impl Into<Id>) -> Self {
        TextField { id: id.into(), replaces: false, is_ringed: false }
    }

    /// Returns the field with its contents replaced by what is typed.
    pub(crate) fn replaced(self) -> Self {
        TextField { replaces: true, ..self }
    }

    /// Returns the field with a ring.
    pub(crate) fn ringed(self) -> Self {
        TextField { is_ringed: true, ..self }
    }
}

/// Draws a text field.
pub(crate) fn field<'a, M: Sends>(
    kit: Kit,
    entry: TextField,
    hint: &str,
    value: &str,
    typed: impl Fn(String) -> M + 'a,
    submitted: M,
) -> Ring<'a, M> {
    let above = kit.px(9.0).max((kit.least - LINE * kit.px(16.0)) / 2.0);
    let room = [above, kit.px(12.0)];
    drawn_field(kit, entry, (hint, value, room), typed, submitted, field_style::text(kit.palette))
}

/// Height of a text field on the cloth, in pixels of the design.
pub(super) const FIELD: f32 = 46.0;

/// Draws a text field on the cloth, with room for a sign before its words.
pub(super) fn field_on_cloth<'a, M: Sends>(
    kit: Kit,
    entry: TextField,
    hint: &str,
    value: &str,
    typed: impl Fn(String) -> M + 'a,
    submitted: M,
) -> Ring<'a, M> {
    let room = [(kit.side(FIELD) - LINE * kit.px(16.0)) / 2.0, kit.px(45.0)];
    drawn_field(kit, entry, (hint, value, room), typed, submitted, field_style::on_cloth(kit.palette))
}

fn drawn_field<'a, M: Sends>(
    kit: Kit,
    entry: TextField,
    (hint, value, [above, before]): (&str, &str, [f32; 2]),
    typed: impl Fn(String) -> M + 'a,
    submitted: M,
    looks: impl Fn(&Theme, text_input::Status) -> text_input::Style + 'a,
) -> Ring<'a, M> {
    let TextField { id, replaces, is_ringed } = entry;
    let sent = Sent::new(typed(value.to_owned()));
    let input = text_input(hint, value)
        .id(id.clone())
        .font(font::MEDIUM)
        .size(kit.px(16.0))
        .padding(Padding { top: above, bottom: above, left: before, right: kit.px(12.0) })
        .on_input(typed)
        .on_submit(submitted)
        .style(looks);
    // In a layer of its own the caret that comes and goes moves no other part of the page to another place in the layer: the
    // renderer compares them place by place, and would draw all that follow.
    let field = stack![input].push_under(space());
    let said = Said { sent: Some(sent), ..Said::new(Role::Field).named(hint) };
    let field = spoken(field, said);
    let corner = style::SEGMENT_CORNER;
    let ring = if is_ringed { ringed(field, kit.palette.focus_on_paper, corner) } else { list(field) };
    ring.of_field(id, replaces)
}

/// Side of the buttons and height of the number, in pixels of the design.
const SIDE: f32 = 38.0;

/// Number with the messages of its buttons.
#[derive(Debug, Clone)]
pub struct Number<M> {
    /// Number in words.
    pub words: String,
    /// Message for one less; `None` if there is none.
    pub less: Option<M>,
    /// Message for one more; `None` if there is none.
    pub more: Option<M>,
    /// Message that a click on the number sends, if any.
    pub pressed: Option<M>,
    /// `true` if the number does anything.
    pub able: bool,
    /// Room for the number, in pixels of the design.
    pub room: f32,
}

impl<M: Sends> Number<M> {
    /// Returns the width as drawn, in logical pixels.
    pub(crate) fn width(&self, kit: Kit) -> f32 {
        2.0_f32.mul_add(kit.side(SIDE), kit.px(self.room))
    }

    /// Draws it, without a ring.
    pub fn view<'a>(self, kit: Kit) -> Element<'a, M>
    where
        M: 'a,
    {
        self.between(kit, [(icon::MINUS, Role::Less), (icon::PLUS, Role::More)])
    }

    fn between<'a>(self, kit: Kit, [less, more]: [(Icon, Role); 2]) -> Element<'a, M>
    where
        M: 'a,
    {
        let palette = kit.palette;
        let ink = if self.able { palette.ink } else { palette.ink.scale_alpha(OFF) };
        let knob = |(shape, role): (Icon, Role), message: Option<M>, index| {
            let colour = if message.is_some() { palette.ink } else { palette.ink.scale_alpha(OFF) };
            button(kit, container(sign(kit, shape, 16.0, colour)).center(Fill))
                .padding(0)
                .width(kit.px(SIDE))
                .height(kit.px(SIDE))
                .on_press_maybe(message)
                .is(role)
                .style(style::segment(palette, false, style::segment_corners(index, 3)))
        };
        let value = container(words(kit, self.words, font::NAME).color(ink)).center_x(kit.px(self.room));
        let value = value.center_y(kit.side(SIDE)).style(ground::number(palette));
        let value: Element<'_, M> = match self.pressed {
            Some(pressed) => button(kit, value)
                .padding(0)
                .on_press(pressed)
                .style(style::segment(palette, false, border::radius(0)))
                .into(),
            None => value.into(),
        };
        spoken(row![knob(less, self.less, 0), value, knob(more, self.more, 2)], Said::new(Role::Number))
    }
}
