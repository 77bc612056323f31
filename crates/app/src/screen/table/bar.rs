//! The bar along the upper edge: menu, game, remarks, hint, undo, sound, speed.

use super::drawing::Drawing;
use super::{Message, Spot, Table};
use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::Place;
use crate::layout::Layout;
use crate::outcome::Outcome;
use crate::paint::{self, Label, Surface};
use crate::theme::shade::lighter;
use pitch_language::{Names, phrase, t};
use pitch_rules::rules::Playable;
use pitch_rules::{Action, Remark, Turn};
use pitch_session::settings::Speed;

use iced::{Point, Rectangle, Size};

/// Least distance of the buttons from the left, in logical pixels of the design: the menu is there, and the state of
/// the hand.
const LEAST_TITLE: f32 = 170.0;

/// Returns the controls on the bar with their places, from the left, as wide as their words: the menu, remarks, the
/// hint, undo, sound and the speeds.
pub(super) fn spots(table: &Table, context: &Context) -> Vec<Spot> {
    let (layout, names) = (&table.layout, &table.names);
    let scale = scale(layout);
    let high = 34.0 * scale;
    let y = layout.bar.center_y() - high / 2.0;
    let at = |message: Message, x: f32, width: f32| Spot {
        message,
        place: Rectangle::new(Point::new(x, y), Size::new(width, high)),
    };
    let wide = |words: &str| font::width(words, font::SEMIBOLD, 15.0 * scale) + 24.0 * scale;
    // A lesson says itself what to do, and goes one way.
    let helps = [Message::Hint, Message::Undo].into_iter().filter(|_| table.session.lesson().is_none());
    let said: Vec<Message> = said(table).into_iter().chain(helps).collect();
    let widths = |are_bare: bool| -> Vec<f32> {
        let worded = |message| {
            let (words, key) = face(context, names, message);
            wide(&words) + if shows_caps(layout) { 8.0 * scale + cap_width(&key, scale) } else { 0.0 }
        };
        let width = |message| match sign(message) {
            Some(_) if are_bare => high,
            Some(_) => worded(message) + 28.0 * scale,
            None => worded(message),
        };
        said.iter().map(width).collect()
    };
    let speeds = Speed::ALL.map(|speed| (speed, wide(&phrase::speed(&context.language, speed))));
    let right = layout.bar.width - 12.0 - speeds.iter().map(|(_, width)| width).sum::<f32>();
    // A finger reaches beyond a button, and not beyond the middle between two.
    let gap = (10.0 * scale).max(context.pointer.least() - high);
    let left = |widths: &[f32]| right - gap - high - widths.iter().map(|width| width + gap).sum::<f32>();
    // Where there is no room to say how the hand stands, signs stand alone.
    let widths =
        Some(widths(false)).filter(|widths| left(widths) > LEAST_TITLE * scale).unwrap_or_else(|| widths(true));
    let mut x = left(&widths);
    let mut spots = vec![at(Message::Pressed(Outcome::Menu), 12.0, high)];
    for (message, width) in said.into_iter().zip(widths) {
        spots.push(at(message, x, width));
        x += width + gap;
    }
    spots.push(at(Message::Pressed(Outcome::Sound), right - gap - high, high));
    let mut x = right;
    for (speed, width) in speeds {
        spots.push(at(Message::Pressed(Outcome::Speed(speed)), x, width));
        x += width;
    }
    spots
}

/// Returns the quiet buttons: claims, the way back from a try-out, and the menu of a table where mistakes can be made.
fn said(table: &Table) -> Vec<Message> {
    let is_try_out = table.session.is_try_out();
    let is_quiet = |claim: &Remark| match claim {
        Remark::RestAreMine | Remark::LayDown => true,
        Remark::EndByScore => !is_try_out,
        _ => false,
    };
    let claims = table.shown().claims.iter().copied().filter(|claim| table.is_own_turn() && is_quiet(claim));
    let talk = (table.allows_mistakes() && table.is_seated()).then_some(Message::Talk);
    let is_lesson = table.session.lesson().is_some();
    let back = match table.puzzle {
        _ if is_lesson => Outcome::LeaveLesson,
        Some(_) => Outcome::Puzzles,
        None => Outcome::EndTryOut,
    };
    let back = is_try_out.then_some(Message::Pressed(back));
    claims.map(Message::say).chain(talk).chain(back).collect()
}

fn scale(layout: &Layout) -> f32 {
    layout.bar_scale.max(0.9)
}

/// Returns the words on a button, and its key.
pub(super) fn face(context: &Context, names: &Names, message: &Message) -> (String, String) {
    let remark = |remark| phrase::remark_button(&context.language, names, remark);
    let (words, key) = match message {
        Message::Act(Action::Say(Remark::RestAreMine)) => (remark(Remark::RestAreMine), 'r'),
        Message::Act(Action::Say(claim)) => (remark(*claim), 'd'),
        Message::Pressed(Outcome::AskToEnd) => (remark(Remark::EndByScore), 'e'),
        Message::Pressed(Outcome::LeaveLesson) => (t!(context.language, "lesson-leave"), 'e'),
        Message::Pressed(Outcome::Puzzles) => (t!(context.language, "puzzle-back"), 'e'),
        Message::Pressed(_) => (t!(context.language, "try-out-end"), 'e'),
        Message::Hint => (t!(context.language, "bar-hint"), 'h'),
        Message::Undo => (t!(context.language, "bar-undo"), 'u'),
        _ => (t!(context.language, "bar-table"), 't'),
    };
    (words, context.cap(Place::Table, key))
}

/// Returns the icon before the words on a button, if it has one.
const fn sign(message: &Message) -> Option<Icon> {
    match message {
        Message::Hint => Some(icon::BULB),
        Message::Undo => Some(icon::UNDO),
        _ => None,
    }
}

/// Returns `true` if there is room for key caps, as there is none in small windows.
fn shows_caps(layout: &Layout) -> bool {
    layout.bar.width >= 1100.0
}

/// Returns the width of the cap of a key, which is a letter in most cases.
fn cap_width(key: &str, scale: f32) -> f32 {
    (20.0 * scale).max(10.0_f32.mul_add(scale, font::width(key, font::MEDIUM, 12.0 * scale)))
}

/// Draws the bar.
pub(super) fn bar(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let (palette, layout, context) = (drawing.palette(), drawing.layout, drawing.context);
    let scale = scale(layout);
    paint::bar(frame, palette, layout.bar);
    let mut left_end = layout.bar.width;
    let mut speeds = Vec::new();
    for spot in table.spots.iter().filter(|spot| spot.place.y < layout.bar.height) {
        let is_hovered = table.hovered.as_ref() == Some(&spot.message);
        let ground = if is_hovered { lighter(palette.chip) } else { palette.chip };
        let symbol = |frame: &mut _, sign, colour| {
            paint::fill(frame, paint::snapped(spot.place), 8.0, ground);
            paint::icon(frame, sign, spot.place.center(), 20.0 * scale, colour);
        };
        match &spot.message {
            Message::Pressed(Outcome::Menu) => symbol(frame, icon::MENU, palette.text),
            Message::Pressed(Outcome::Sound) if context.settings.sound => symbol(frame, icon::SOUND, palette.text),
            Message::Pressed(Outcome::Sound) => symbol(frame, icon::MUTED, palette.muted),
            Message::Pressed(Outcome::Speed(speed)) => speeds.push((spot.place, *speed, is_hovered)),
            message @ (Message::Undo
            | Message::Hint
            | Message::Talk
            | Message::Act(_)
            | Message::Pressed(
                Outcome::AskToEnd | Outcome::EndTryOut | Outcome::LeaveLesson | Outcome::Puzzles,
            )) => {
                left_end = left_end.min(spot.place.x);
                button(frame, table, drawing, (message, spot.place, is_hovered));
            }
            _ => {}
        }
    }
    if let (Some((first, ..)), Some((last, ..))) = (speeds.first(), speeds.last()) {
        let whole = Rectangle { width: last.x + last.width - first.x, ..*first };
        paint::fill(frame, paint::snapped(whole), 10.0, palette.chip);
    }
    for (place, speed, is_hovered) in speeds {
        let inner = paint::snapped(place.shrink(2.0));
        let is_chosen = context.settings.speed == speed;
        if is_chosen {
            paint::fill(frame, inner, 8.0, palette.text);
        } else if is_hovered {
            paint::fill(frame, inner, 8.0, lighter(palette.chip));
        }
        let (font, colour) = if is_chosen { (font::SEMIBOLD, palette.plate) } else { (font::REGULAR, palette.muted) };
        let words = phrase::speed(&context.language, speed);
        Label::new(&words, font, 15.0 * scale, colour).centred().draw(frame, place.center());
    }
    title(frame, table, drawing, left_end);
}

/// Draws a quiet button with words and, where there is room, its key: hint, undo, or a remark.
fn button(
    frame: &mut impl Surface,
    table: &Table,
    drawing: &Drawing<'_>,
    (message, place, is_hovered): (&Message, Rectangle, bool),
) {
    let (palette, scale) = (drawing.palette(), scale(drawing.layout));
    let is_on = table.is_on(message);
    let ground = if is_hovered && is_on { lighter(palette.chip) } else { palette.chip };
    paint::fill(frame, paint::snapped(place), 8.0, ground);
    if *message == Message::Talk && table.is_talking() || *message == Message::Hint && table.hint.is_some() {
        paint::edge(frame, paint::snapped(place), 8.0, palette.text, 1.5);
    }
    let colour = if is_on { palette.text } else { palette.muted };
    let mut at = Point::new(place.x + 12.0 * scale, place.center_y());
    let is_bare = sign(message).is_some() && place.width <= place.height;
    if is_bare {
        at.x = place.center_x() - 9.0 * scale;
    }
    if let Some(sign) = sign(message) {
        paint::icon(frame, sign, Point::new(at.x + 9.0 * scale, at.y), 18.0 * scale, colour);
        at.x += 26.0 * scale;
    }
    if is_bare {
        return;
    }
    let (words, key) = face(drawing.context, drawing.names, message);
    Label::new(&words, font::SEMIBOLD, 15.0 * scale, colour).draw(frame, at);
    if shows_caps(drawing.layout) {
        let (width, height) = (cap_width(&key, scale), 20.0 * scale);
        let x = place.x + place.width - 10.0 * scale - width;
        let cap = Rectangle { x, y: at.y - height / 2.0, width, height };
        paint::key_cap(frame, palette, cap, &key, scale);
    }
}

/// Returns the state of the hand, in many words and in few.
pub(super) fn status(drawing: &Drawing<'_>) -> (String, String) {
    let (language, view) = (&drawing.context.language, drawing.view);
    let goal = phrase::goal(language, drawing.rules);
    // After the cards were run there are more tricks than cards were dealt first.
    let held = view.held.values().map(|held| usize::from(held.count)).max().unwrap_or_default();
    let held = held + if drawing.rules.draws() { usize::from(view.stock) / view.seats.len() } else { 0 };
    let lies = usize::from(view.trick.is_some_and(|trick| !trick.is_empty() && !trick.is_complete()));
    // A trick that is complete lies beside the cards that are still held.
    let complete = usize::from(view.trick.is_some_and(|trick| trick.is_complete()));
    let tricks = (view.tricks.len() + complete + held).max(view.tricks.len() + lies).max(1);
    let trick = (view.tricks.len() + 1).min(tricks);
    // Where nothing but trumps is played nobody knows how many tricks there are, and 0 stands for that.
    let tricks = if drawing.rules.playable == Playable::All { tricks } else { 0 };
    // How many tricks there are is not settled while cards are exchanged.
    let plays = lies > 0 || !view.tricks.is_empty() || matches!(view.turn, Turn::Play(_)) || !drawing.rules.exchanges();
    match view.trick.filter(|_| plays) {
        Some(_) => (
            t!(language, "bar-status-trick", hand = view.number, trick = trick, tricks = tricks, goal = &goal),
            t!(language, "bar-trick", trick = trick, tricks = tricks),
        ),
        None => {
            (t!(language, "bar-status", hand = view.number, goal = &goal), t!(language, "bar-hand", hand = view.number))
        }
    }
}

fn title(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>, end: f32) {
    let (palette, scale) = (drawing.palette(), scale(drawing.layout));
    let (long, short) = status(drawing);
    let middle = drawing.layout.bar.center_y();
    let left = 12.0 + 44.0 * scale;
    let (room, gap) = (end - left - 16.0, 12.0 * scale);
    let game = table.game_name(drawing.context);
    let name = Label::new(&game, font::SEMIBOLD, 17.5 * scale, palette.text);
    let status = |words| Label::new(words, font::REGULAR, 15.0 * scale, palette.muted);
    // A narrow bar says less: where the hand stands matters more than what the game is called.
    let with_name = [&long, &short].into_iter().find(|words| name.width() + gap + status(words).width() <= room);
    if let Some(words) = with_name {
        name.draw(frame, Point::new(left, middle));
        status(words).draw(frame, Point::new(left + name.width() + gap, middle));
    } else {
        status(&short).within(room).draw(frame, Point::new(left, middle));
    }
}
