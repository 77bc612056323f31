//! By what an option is changed, as it is drawn.

use super::{HouseRules, Message, Target, offer};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::button as style;
use crate::app::theme::shade::OFF;
use crate::app::widget::{
    Choice, Control, Kit, Number, Place, icon as sign, list, ringed, segment_width, segments, switch_if, words,
};
use crate::engine::Rank;
use crate::engine::rules::{Field, Rules, Value};
use crate::language::phrase;
use crate::t;

use iced::widget::{Row, button, column, container, row};
use iced::{Alignment, Element, Fill};

/// The room of a number and of a switch, in pixels of the design.
const NUMBER: f32 = 64.0;
const SWITCH: f32 = 110.0;

/// Draws what this option is changed by, in `room` logical pixels at most. Where it decides nothing it is switched off.
pub(super) fn control<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    context: &'a Context,
    (field, rules): (Field, &Rules),
    room: f32,
) -> Control<'a, Message> {
    let able = field.applies(rules);
    let focused = screen.focus.shows(&Target::Field(field));
    match field.get(rules) {
        Value::Flag(on) => {
            let l = &context.language;
            let state = if on { t!(l, "settings-on") } else { t!(l, "settings-off") };
            let toggled = able.then_some(move |on| Message::Set(field, Value::Flag(on)));
            Control {
                element: switch_if(kit, (on, state), toggled, focused),
                width: kit.px(SWITCH),
                place: Place::Beside,
            }
        }
        Value::Number(number) => numbers(kit, context, (field, rules), number, focused),
        Value::Choice(_) => choice(kit, context, (field, rules), focused, room),
        Value::RankScores(_) | Value::RankSet(_) => ranks(screen, kit, context, (field, rules), room),
    }
}

/// What can be pressed beside each other.
fn choices(context: &Context, field: Field, rules: &Rules) -> Vec<Choice<Message>> {
    let (l, now, able) = (&context.language, field.get(rules), field.applies(rules));
    let choice = |value: Value| {
        let words = capital(&phrase::field_value(l, field, value));
        Choice::new(words, value == now, Message::Set(field, value)).able(able)
    };
    offer::segments(field).into_iter().map(choice).collect()
}

/// The words of a control begin with a capital letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The numbers that tables like, and any other between a button for less and one for more.
fn numbers<'a>(
    kit: Kit,
    context: &Context,
    (field, rules): (Field, &Rules),
    number: i16,
    focused: bool,
) -> Control<'a, Message> {
    let able = field.applies(rules);
    let turned =
        |forwards| offer::turned(field, rules, forwards).filter(|_| able).map(|value| Message::Set(field, value));
    let usual = choices(context, field, rules);
    let wide = row_width(kit, &usual);
    let control = Number {
        words: number.to_string(),
        less: turned(false),
        more: turned(true),
        pressed: able.then_some(Message::Pressed(Target::Field(field))),
        able,
        room: NUMBER,
    };
    let width = wide + kit.px(control.width()) + 12.0;
    let number = ringed(control.view(kit), kit.palette.focus_on_paper, focused, style::SEGMENT_CORNER);
    let element = match usual.is_empty() {
        true => number.into(),
        false => row![segments(kit, usual, false), number].into(),
    };
    Control { element, width, place: Place::Beside }
}

/// One of several in words: beside each other where there is room, else below each other.
fn choice<'a>(
    kit: Kit,
    context: &Context,
    (field, rules): (Field, &Rules),
    focused: bool,
    room: f32,
) -> Control<'a, Message> {
    let choices = choices(context, field, rules);
    let row = row_width(kit, &choices);
    if row <= room {
        return Control { element: segments(kit, choices, focused), width: row, place: Place::Beside };
    }
    let widest = choices.iter().map(|choice| segment_width(kit, &choice.words)).fold(0.0, f32::max);
    let width = (widest + 12.0).min(room);
    Control { element: container(list(kit, choices, focused)).width(width).into(), width, place: Place::BesideTop }
}

/// How wide segments are beside each other, of which only one has its tick, with their ring.
fn row_width(kit: Kit, choices: &[Choice<Message>]) -> f32 {
    let without = |choice: &Choice<Message>| segment_width(kit, &choice.words) - kit.px(20.0);
    choices.iter().map(without).sum::<f32>() + kit.px(20.0) + 12.0
}

/// None or all of the ranks, and each of them to be pressed.
fn ranks<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    context: &'a Context,
    (field, rules): (Field, &Rules),
    room: f32,
) -> Control<'a, Message> {
    let focused = screen.focus.shows(&Target::Field(field));
    let whole = segments(kit, choices(context, field, rules), focused);
    let cells = offer::ranks(field).into_iter().map(|rank| cell(screen, kit, context, (field, rules), rank));
    let cells = container(Row::from_iter(cells).wrap()).width(Fill);
    Control { element: column![whole, cells].into(), width: room, place: Place::Above }
}

/// A rank: ticked where it is among those of the option, with its points where it has some.
fn cell<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    context: &Context,
    (field, rules): (Field, &Rules),
    rank: Rank,
) -> Element<'a, Message> {
    let (palette, able) = (kit.palette, field.applies(rules));
    let (is_in, points) = offer::rank_in(field.get(rules), rank);
    let name = capital(&phrase::rank(&context.language, rank));
    let ink = if able { palette.action } else { palette.action.scale_alpha(OFF) };
    let mark: Option<Element<'_, Message>> = match points {
        Some(points) => is_in.then(|| words(kit, points.to_string(), font::BOLD, 15.0).into()),
        None => is_in.then(|| sign(kit, icon::CHECK, 13.0, ink)),
    };
    let face = if is_in { font::SEMIBOLD } else { font::REGULAR };
    let name = words(kit, name, face, 15.0);
    let content = row![name].push(mark).spacing(kit.px(6.0)).align_y(Alignment::Center);
    let control = button(container(content).center_y(Fill))
        .padding([0.0, kit.px(12.0)])
        .height(kit.px(36.0))
        .on_press_maybe(able.then_some(Message::RankPressed(field, rank)))
        .style(style::picture(palette, is_in));
    let focused = screen.focus.shows(&Target::Rank(field, rank));
    ringed(control, palette.focus_on_paper, focused, style::CORNER).padding(4).into()
}
