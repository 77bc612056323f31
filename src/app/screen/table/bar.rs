//! The bar along the upper edge: menu, game, undo, speed.

use super::drawing::Drawing;
use super::spots::{self, Spot, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon::{self, Icon};
use crate::app::layout::Layout;
use crate::app::paint::{self, Label, Surface};
use crate::app::theme::Palette;
use crate::app::theme::shade::lighter;
use crate::engine::Remark;
use crate::language::{Names, phrase};
use crate::t;

use iced::widget::canvas::{Stroke, stroke};
use iced::{Color, Point, Rectangle, Vector};

/// The places of what can be pressed on the bar, as wide as their words.
#[must_use]
pub fn spots(context: &Context, layout: &Layout, said: &[Target], names: &Names) -> Vec<Spot> {
    let scale = layout.bar_scale.max(0.9);
    let words = words(context);
    let wide = |words: &str| font::width(words, font::SEMIBOLD, 15.0 * scale) + 24.0 * scale;
    let cap = if shows_caps(layout) { 28.0 * scale } else { 0.0 };
    let undo = wide(&t!(context.language, "bar-undo")) + 28.0 * scale + cap;
    let said: Vec<_> = said.iter().map(|&target| (target, wide(&said_words(context, names, target)) + cap)).collect();
    spots::bar(layout, &said, undo, words.map(|words| wide(&words)))
}

/// The words on a button by which something is said.
fn said_words(context: &Context, names: &Names, target: Target) -> String {
    match target {
        Target::Say(remark) => phrase::remark_button(&context.language, names, remark),
        Target::Back => t!(context.language, "try-out-end"),
        _ => t!(context.language, "bar-table"),
    }
}

fn words(context: &Context) -> [String; 4] {
    let language = &context.language;
    [
        t!(language, "speed-slow"),
        t!(language, "speed-normal"),
        t!(language, "speed-fast"),
        t!(language, "speed-instant"),
    ]
}

/// In small windows there is no room for key caps.
fn shows_caps(layout: &Layout) -> bool {
    layout.bar.width >= 1100.0
}

/// Draws the bar.
pub fn bar(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let (palette, layout) = (drawing.palette(), drawing.layout);
    let scale = layout.bar_scale.max(0.9);
    paint::bar(frame, palette, layout.bar);
    let spots = drawing.spots.iter().filter(|spot| spot.place.y < layout.bar.height);
    let mut left_end = layout.bar.width;
    for spot in spots.clone() {
        match spot.target {
            Target::Menu => {
                ground(frame, drawing, spot, true);
                icon(frame, icon::MENU, spot.place.center(), 20.0 * scale, palette.text);
            }
            Target::Talk | Target::Back | Target::Say(_) => {
                left_end = left_end.min(spot.place.x);
                said(frame, drawing, spot, scale);
            }
            Target::Undo => {
                left_end = left_end.min(spot.place.x);
                undo(frame, drawing, spot, scale);
            }
            Target::Sound => {
                ground(frame, drawing, spot, true);
                let is_heard = drawing.context.settings.sound;
                let (sign, colour) = if is_heard { (icon::SOUND, palette.text) } else { (icon::MUTED, palette.muted) };
                icon(frame, sign, spot.place.center(), 20.0 * scale, colour);
            }
            _ => {}
        }
    }
    let speeds: Vec<_> = spots.filter(|spot| matches!(spot.target, Target::Speed(_))).collect();
    if let (Some(first), Some(last)) = (speeds.first(), speeds.last()) {
        let whole = Rectangle { width: last.place.x + last.place.width - first.place.x, ..first.place };
        paint::fill(frame, paint::snapped(whole), 10.0, palette.chip);
        for (index, (spot, words)) in speeds.iter().zip(self::words(drawing.context)).enumerate() {
            let is_chosen = drawing.speed == Some(index);
            let inner = paint::snapped(spot.place.shrink(2.0));
            if is_chosen {
                paint::fill(frame, inner, 8.0, palette.text);
            } else if drawing.is_hovered(spot.target) {
                paint::fill(frame, inner, 8.0, lighter(palette.chip));
            }
            let (font, colour) =
                if is_chosen { (font::SEMIBOLD, palette.plate) } else { (font::REGULAR, palette.muted) };
            Label::new(&words, font, 15.0 * scale, colour).centred().draw(frame, spot.place.center());
        }
    }
    title(frame, drawing, left_end, scale);
}

fn undo(frame: &mut impl Surface, drawing: &Drawing<'_>, spot: &Spot, scale: f32) {
    let palette = drawing.palette();
    ground(frame, drawing, spot, drawing.can_undo);
    let colour = if drawing.can_undo { palette.text } else { palette.muted };
    let (left, middle) = (spot.place.x + 12.0 * scale, spot.place.center_y());
    icon(frame, icon::UNDO, Point::new(left + 9.0 * scale, middle), 18.0 * scale, colour);
    let words = t!(drawing.context.language, "bar-undo");
    Label::new(&words, font::SEMIBOLD, 15.0 * scale, colour).draw(frame, Point::new(left + 26.0 * scale, middle));
    if shows_caps(drawing.layout) {
        let side = 20.0 * scale;
        let x = spot.place.x + spot.place.width - 10.0 * scale - side;
        paint::key_cap(frame, palette, Rectangle { x, y: middle - side / 2.0, width: side, height: side }, "U", scale);
    }
}

/// A quiet button by which something is said.
fn said(frame: &mut impl Surface, drawing: &Drawing<'_>, spot: &Spot, scale: f32) {
    let palette = drawing.palette();
    ground(frame, drawing, spot, true);
    if spot.target == Target::Talk && drawing.is_talking {
        paint::edge(frame, paint::snapped(spot.place), 8.0, palette.text, 1.5);
    }
    let words = said_words(drawing.context, drawing.names, spot.target);
    let at = Point::new(spot.place.x + 12.0 * scale, spot.place.center_y());
    Label::new(&words, font::SEMIBOLD, 15.0 * scale, palette.text).draw(frame, at);
    if shows_caps(drawing.layout) {
        let side = 20.0 * scale;
        let key = match spot.target {
            Target::Say(Remark::RestAreMine) => "R",
            Target::Say(Remark::EndByScore) => "E",
            Target::Say(_) => "D",
            Target::Back => "E",
            _ => "T",
        };
        let x = spot.place.x + spot.place.width - 10.0 * scale - side;
        paint::key_cap(frame, palette, Rectangle { x, y: at.y - side / 2.0, width: side, height: side }, key, scale);
    }
}

fn title(frame: &mut impl Surface, drawing: &Drawing<'_>, end: f32, scale: f32) {
    let (palette, language, view) = (drawing.palette(), &drawing.context.language, drawing.view);
    let goal = phrase::goal(language, drawing.rules);
    // After the cards were run there are more tricks than cards were dealt first.
    let held = view.held.iter().map(|(_, held)| usize::from(held.count)).max().unwrap_or_default();
    let lies = usize::from(view.trick.is_some_and(|trick| !trick.is_empty() && !trick.is_complete()));
    // A trick that is complete lies beside the cards that are still held.
    let complete = usize::from(view.trick.is_some_and(|trick| trick.is_complete()));
    let tricks = (view.tricks.len() + complete + held).max(view.tricks.len() + lies).max(1);
    let trick = (view.tricks.len() + 1).min(tricks);
    let (long, short) = match view.trick {
        Some(_) => (
            t!(language, "bar-status-trick", hand = view.number, trick = trick, tricks = tricks, goal = &goal),
            t!(language, "bar-trick", trick = trick, tricks = tricks),
        ),
        None => {
            (t!(language, "bar-status", hand = view.number, goal = &goal), t!(language, "bar-hand", hand = view.number))
        }
    };
    let middle = drawing.layout.bar.center_y();
    let left = 12.0 + 44.0 * scale;
    let (room, gap) = (end - left - 16.0, 12.0 * scale);
    let name = Label::new(drawing.game, font::SEMIBOLD, 17.5 * scale, palette.text);
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

/// The ground of a button on the bar.
fn ground(frame: &mut impl Surface, drawing: &Drawing<'_>, spot: &Spot, is_on: bool) {
    let palette = drawing.palette();
    let hovered = is_on && drawing.is_hovered(spot.target);
    let colour = if hovered { lighter(palette.chip) } else { palette.chip };
    paint::fill(frame, paint::snapped(spot.place), 8.0, colour);
}

/// Draws an icon about a point, `size` logical pixels wide.
pub fn icon(frame: &mut impl Surface, icon: Icon, centre: Point, size: f32, colour: Color) {
    let scale = size / Icon::BOX;
    frame.with_save(|frame| {
        frame.translate(centre - Point::ORIGIN - Vector::new(size / 2.0, size / 2.0));
        frame.scale(scale);
        let pen = Stroke {
            style: stroke::Style::Solid(colour),
            width: Icon::STROKE,
            line_cap: stroke::LineCap::Round,
            line_join: stroke::LineJoin::Round,
            line_dash: stroke::LineDash::default(),
        };
        frame.stroke(&icon.path(), pen);
    });
}

/// The colour of the focus ring where this target lies.
#[must_use]
pub const fn ring(palette: &Palette, target: Target) -> Color {
    match target {
        Target::Call(_) | Target::Say(_) | Target::Deal | Target::Misdeal(_) | Target::Throw | Target::Show => {
            palette.focus_on_paper
        }
        _ => palette.amber,
    }
}
