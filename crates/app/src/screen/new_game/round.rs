//! Small table: who sits where, who plays with whom, and the direction of play.

use super::{NewGame, Sitting};
use crate::context::Context;
use crate::font;
use crate::paint::{self, Label};
use crate::portrait::{Mood, Portrait};
use crate::widget::{Kit, drawn, hue, sitter};
use pitch_rules::{Direction, Rules, Seat};
use pitch_session::Player;

use iced::widget::canvas::path::Arc;
use iced::widget::canvas::path::arc::Elliptical;
use iced::widget::canvas::{Frame, LineCap, Path, Stroke};
use iced::{Color, Element, Fill, Point, Radians, Rectangle, Size, Vector};

use std::f32::consts::{FRAC_PI_2, TAU};

/// Returns the table with everybody around it, the first seat at the bottom, `height` pixels of the design high.
pub(super) fn table<'a, M: 'a>(screen: &NewGame, kit: Kit, context: &'a Context, height: f32) -> Element<'a, M> {
    let rules = screen.draft().rules().clone();
    let seats: Vec<Player> = screen.draft().seats().iter().map(Sitting::player).collect();
    let palette = kit.palette;
    drawn(Fill, kit.px(height), move |frame, rect| {
        let (face, label) = (kit.px(30.0), kit.px(18.0));
        let centre = rect.center();
        // Between the faces, with names above, below and beside them.
        let down = (rect.height - face - 2.0 * label) / 2.0;
        let across = (2.1 * down).min(rect.width / 2.0 - face - kit.px(84.0));
        let cloth = |smaller: f32| {
            let radii = Vector::new(across - smaller, down - smaller);
            let (rotation, start_angle, end_angle) = (Radians(0.0), Radians(0.0), Radians(TAU));
            Path::new(|path| path.ellipse(Elliptical { center: centre, radii, rotation, start_angle, end_angle }))
        };
        frame.fill(&cloth(0.0), palette.felt_bottom);
        frame.stroke(&cloth(kit.px(5.0)), Stroke::default().with_color(palette.felt_line));
        // Seats are numbered clockwise, from the one below to the left.
        let angle = |seat: usize| FRAC_PI_2 + TAU * seat as f32 / seats.len() as f32;
        let at = |seat: usize, reach: f32| {
            centre + Vector::new(reach * across * angle(seat).cos(), reach * down * angle(seat).sin())
        };
        partners(frame, &rules, |seat| at(seat, 0.78), palette.amber, kit.px(2.0));
        arrow(frame, centre, 0.36 * down, rules.direction, palette.text, kit.px(2.0));
        for (place, player) in rules.seats().all().zip(&seats) {
            let seat = place.index();
            let middle = at(seat, 1.0);
            let square = Rectangle::new(middle - Vector::new(face / 2.0, face / 2.0), Size::new(face, face));
            if player.is_person() {
                paint::avatar(frame, square, hue(palette, player, place), sitter(player), &player.name);
            } else {
                let portrait = Portrait::of(player, seat, Mood::Calm);
                let (place, picture) = context.portraits.in_square(portrait, square, context.scale());
                frame.draw_image(place, picture);
            }
            let name = Label::new(&player.name, font::MEDIUM, kit.px(14.0), palette.ink);
            // A little away from the cloth, which grows wider toward the middle.
            let aside = Vector::new(0.5 * face + kit.px(7.0), 0.0);
            let off = Vector::new(0.0, kit.px(7.0) * angle(seat).sin());
            match angle(seat).cos() {
                right if right > 0.3 => name.within(kit.px(96.0)).draw(frame, middle + off + aside),
                left if left < -0.3 => {
                    name.within(kit.px(96.0)).right().draw(frame, middle + off - aside);
                }
                _ => {
                    let away = 0.5 * face + 0.55 * label + if angle(seat).sin() < 0.0 { kit.px(4.0) } else { 0.0 };
                    let away = Vector::new(0.0, away * angle(seat).sin().signum());
                    name.within(kit.px(150.0)).centred().draw(frame, middle + away);
                }
            }
        }
    })
}

/// Draws a line from partner to partner; three of them make a triangle.
fn partners(frame: &mut Frame, rules: &Rules, at: impl Fn(usize) -> Point, colour: Color, width: f32) {
    if rules.sides() == usize::from(rules.players) {
        return;
    }
    for side in rules.all_sides() {
        let members: Vec<usize> = rules.members(side).map(Seat::index).collect();
        let pen = Stroke::default().with_color(colour).with_width(width).with_line_cap(LineCap::Round);
        // Each side has a line of its own: whole, dashed, dotted.
        let dashes: &[f32] = match side.index() {
            0 => &[],
            1 => &[7.0, 6.0],
            _ => &[1.0, 6.0],
        };
        let pen = Stroke { line_dash: iced::widget::canvas::LineDash { segments: dashes, offset: 0 }, ..pen };
        let shape = Path::new(|path| {
            for (index, &member) in members.iter().enumerate() {
                if index == 0 { path.move_to(at(member)) } else { path.line_to(at(member)) }
            }
            if members.len() > 2 {
                path.close();
            }
        });
        frame.stroke(&shape, pen);
    }
}

/// Draws most of a circle with an arrowhead: the direction of play.
fn arrow(frame: &mut Frame, centre: Point, radius: f32, direction: Direction, colour: Color, width: f32) {
    let way = if direction == Direction::Clockwise { 1.0 } else { -1.0 };
    // It begins below, where the first seat is, and ends before it comes round.
    let (from, to) = (FRAC_PI_2 + way * 0.55, FRAC_PI_2 + way * (TAU - 0.75));
    let pen = Stroke::default().with_color(colour).with_width(width).with_line_cap(LineCap::Round);
    let (start, end) = if way > 0.0 { (from, to) } else { (to, from) };
    let round = Path::new(|path| {
        path.arc(Arc { center: centre, radius, start_angle: Radians(start), end_angle: Radians(end) });
    });
    frame.stroke(&round, pen);
    let tip = centre + Vector::new(radius * to.cos(), radius * to.sin());
    let ahead = Vector::new(-to.sin() * way, to.cos() * way);
    let side = Vector::new(-ahead.y, ahead.x);
    let head = 4.0 * width;
    let head = Path::new(|path| {
        path.move_to(tip + ahead * head * 0.9);
        path.line_to(tip + side * head * 0.6);
        path.line_to(tip - side * head * 0.6);
        path.close();
    });
    frame.fill(&head, colour);
}
