//! The round buttons in the corners: menu, undo and hint; and the flat slips above the hint: claims, remarks, the way back.

use super::drawing::Drawing;
use super::{Message, Spot, Table, progress};
use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::Place;
use crate::outcome::Outcome;
use crate::paint::{self, Label, Surface};
use crate::theme::shade::lighter;
use pitch_language::{Names, phrase, t};
use pitch_rules::rules::Playable;
use pitch_rules::{Action, Remark, Seat, Turn};

use iced::{Point, Rectangle, Size, Vector};

/// Height of a flat slip, in pixels of the design.
const FLAT: f32 = 44.0;

/// Returns the controls in the corners with their places.
pub(super) fn spots(table: &Table, context: &Context) -> Vec<Spot> {
    let layout = &table.layout;
    let spot = |message, place| Spot { message, place };
    let is_lesson = table.session.lesson().is_some();
    let way = match table.exercise() {
        _ if is_lesson => Outcome::LeaveLesson,
        Some(_) => Outcome::Puzzles,
        None => Outcome::Menu,
    };
    let mut spots = vec![spot(Message::Pressed(way), layout.menu)];
    // A lesson says itself what to do, and goes one way; who holds cards on a phone asks there.
    if (!is_lesson || table.session.is_choosing()) && !table.is_public() {
        spots.push(spot(Message::Hint, layout.hint));
    }
    if !is_lesson && !table.is_public() {
        spots.push(spot(Message::Undo, layout.undo));
    }
    let s = layout.s;
    // Where something lies at the usual place, another is looked for that is free.
    let cards = layout.hand.iter().map(|card| card.moved_up(layout.raise).bounds());
    let seats = layout.seats.iter().skip(1).map(|seat| seat.bounds(s));
    let panel = table.panel.iter().map(|panel| panel.place);
    let mut taken: Vec<Rectangle> =
        cards.chain(seats).chain(panel).chain(spots.iter().map(|spot| spot.place)).collect();
    for message in said(table) {
        let (words, key) = face(context, &table.names, &message);
        let cap = if table.shows_keys() { font::width(&key, font::MEDIUM, 12.0 * s) + 22.0 * s } else { 0.0 };
        let size = Size::new(font::width(&words, font::SEMIBOLD, 18.0 * s) + 34.0 * s + cap, FLAT * s);
        let (right, gap) = (layout.table.width - 12.0 * s - size.width, 8.0 * s);
        let above = |foot: f32| Point::new(right, foot - gap - size.height);
        let foot = if layout.hint.y > layout.table.height / 2.0 { layout.hint.y } else { layout.table.height };
        let (menu, below) = (layout.menu, layout.menu.y + layout.menu.height + gap);
        let row = spots.iter().map(|spot| spot.place).filter(|place| place.y < below && place.x < right);
        let beside = row.map(|place| place.x + place.width + gap).fold(0.0, f32::max);
        let right = [above(foot), above(foot - size.height - gap), above(layout.table.height)];
        let left = [Point::new(beside, menu.y + (menu.height - size.height) / 2.0), Point::new(menu.x, below)];
        // The way back stays by the menu, whatever is asked.
        let is_back = matches!(&message, Message::Pressed(way) if *way != Outcome::AskToEnd);
        let (first, then) = if is_back { (&left[..], &right[..]) } else { (&right[..], &left[..]) };
        let places = first.iter().chain(then).copied().chain([above(layout.prompt.y + gap)]);
        let places: Vec<_> = places.map(|corner| Rectangle::new(corner, size)).collect();
        let is_free = |place: &&Rectangle| !taken.iter().any(|other| other.intersects(place));
        let place = places.iter().find(is_free).copied().unwrap_or(places[0]);
        taken.push(place);
        spots.push(spot(message, place));
    }
    spots
}

/// Returns what can be said besides: claims, the way back from a try-out, and the menu of a table where mistakes can be made.
fn said(table: &Table) -> Vec<Message> {
    let is_try_out = table.session.is_try_out();
    let is_quiet = |claim: &Remark| match claim {
        Remark::RestAreMine | Remark::LayDown => true,
        Remark::EndByScore => !is_try_out,
        _ => false,
    };
    let claims = table.shown().claims.iter().copied().filter(|claim| table.is_own_turn() && is_quiet(claim));
    let talk = (table.allows_mistakes() && table.is_seated()).then_some(Message::Talk);
    let has_arrow = table.exercise().is_some() || table.session.lesson().is_some();
    let back = (is_try_out && !has_arrow).then_some(Message::Pressed(Outcome::EndTryOut));
    claims.map(Message::say).chain(talk).chain(back).collect()
}

/// Returns the words of a button, and its key.
pub(super) fn face(context: &Context, names: &Names, message: &Message) -> (String, String) {
    let remark = |remark| phrase::remark_button(&context.language, names, remark);
    let (words, key) = match message {
        Message::Act(Action::Say(Remark::RestAreMine)) => (remark(Remark::RestAreMine), 'r'),
        Message::Act(Action::Say(claim)) => (remark(*claim), 'd'),
        Message::Pressed(Outcome::AskToEnd) => (remark(Remark::EndByScore), 'e'),
        Message::Pressed(Outcome::LeaveLesson) => (t!(context.language, "lesson-leave"), 'e'),
        Message::Pressed(Outcome::Puzzles) => (t!(context.language, "drill-leave"), 'e'),
        Message::Pressed(_) => (t!(context.language, "try-out-end"), 'e'),
        Message::Hint => (t!(context.language, "bar-hint"), 'h'),
        Message::Undo => (t!(context.language, "bar-undo"), 'u'),
        _ => (t!(context.language, "bar-table"), 't'),
    };
    (words, context.cap(Place::Table, key))
}

/// Draws the buttons.
pub(super) fn draw(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    for spot in &table.spots {
        match &spot.message {
            Message::Pressed(Outcome::Menu) => round(frame, table, drawing, spot, icon::MENU),
            Message::Pressed(Outcome::Puzzles | Outcome::LeaveLesson) => {
                round(frame, table, drawing, spot, icon::BACK);
            }
            Message::Hint => round(frame, table, drawing, spot, icon::BULB),
            Message::Undo => round(frame, table, drawing, spot, icon::UNDO),
            Message::Talk | Message::Act(Action::Say(_)) | Message::Pressed(Outcome::AskToEnd | Outcome::EndTryOut)
                if !table.is_on_panel(&spot.message) =>
            {
                flat(frame, table, drawing, spot);
            }
            _ => {}
        }
    }
    progress::origin(frame, table, drawing);
}

fn round(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>, spot: &Spot, sign: Icon) {
    let (palette, s, place) = (drawing.palette(), drawing.layout.s, spot.place);
    let is_on = table.is_on(&spot.message);
    let is_hovered = table.hovered.as_ref() == Some(&spot.message) && is_on;
    let is_lit = spot.message == Message::Hint && table.hint.is_some();
    let fade = if is_on { 1.0 } else { 0.45 };
    let (ground, ink) = if is_lit { (palette.text, palette.plate) } else { (palette.chip, palette.text) };
    let ground = if is_hovered { lighter(ground) } else { ground };
    let radius = place.width / 2.0;
    frame.fill(&paint::circle(place.center(), radius), ground.scale_alpha(fade));
    paint::edge(frame, paint::snapped(place), radius, palette.felt_line.scale_alpha(fade), s.max(1.0));
    paint::icon(frame, sign, place.center(), 0.5 * place.width, ink.scale_alpha(fade));
    if table.shows_keys() {
        let (_, key) = face(drawing.context, drawing.names, &spot.message);
        if matches!(spot.message, Message::Hint | Message::Undo) && is_on {
            let side = 20.0 * s;
            let width = (font::width(&key, font::MEDIUM, 12.0 * s) + 10.0 * s).max(side);
            // On the rim, clear of a hand as wide as the table; by the menu its foot, since the next button stands beside it.
            let is_left = place.center_x() < drawing.layout.table.center_x();
            let rim = match place.y < drawing.layout.ceiling {
                true => Vector::new(0.0, radius),
                false => Vector::new(if is_left { 0.8 } else { -0.8 } * radius, -0.8 * radius),
            };
            let Point { x, y } = place.center() + rim - Vector::new(width / 2.0, side / 2.0);
            paint::key_cap(frame, palette, Rectangle { x, y, width, height: side }, &key, s);
        }
    }
}

/// Draws a flat slip of the colour of the cloth with words and, once a key was pressed, its key.
fn flat(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>, spot: &Spot) {
    let (palette, s, place) = (drawing.palette(), drawing.layout.s, paint::snapped(spot.place));
    let is_hovered = table.hovered.as_ref() == Some(&spot.message);
    paint::fill(frame, place, 8.0 * s, if is_hovered { lighter(palette.chip) } else { palette.chip });
    let is_open = spot.message == Message::Talk && table.is_talking();
    paint::edge(frame, place, 8.0 * s, if is_open { palette.text } else { palette.felt_line }, 1.5 * s.max(1.0));
    let (words, key) = face(drawing.context, drawing.names, &spot.message);
    let left = Point::new(place.x + 17.0 * s, place.center_y());
    let label = Label::new(&words, font::SEMIBOLD, 18.0 * s, palette.text);
    label.draw(frame, left);
    if table.shows_keys() {
        let width = (font::width(&key, font::MEDIUM, 12.0 * s) + 10.0 * s).max(20.0 * s);
        let cap = Rectangle { x: left.x + label.width() + 10.0 * s, y: left.y - 10.0 * s, width, height: 20.0 * s };
        paint::key_cap(frame, palette, cap, &key, s);
    }
}

/// Returns the state of the hand, in many words that may follow others, and in few.
pub(super) fn status(drawing: &Drawing<'_>) -> (String, String) {
    let (language, view) = (&drawing.context.language, drawing.view);
    let goal = phrase::goal(language, drawing.rules);
    // After the cards were run there are more tricks than cards were dealt first.
    let held = |seat: Seat| usize::from(view.held[seat].count) + view.rows.hidden(seat);
    let held = view.seats.all().map(held).max().unwrap_or_default();
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
