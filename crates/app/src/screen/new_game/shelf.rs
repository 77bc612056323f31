//! Shelf of the eight people whom the program plays: a press seats one of them in the chosen place.

use super::{Message, NewGame};
use crate::context::Context;
use crate::font;
use crate::portrait::{Mood, Portrait};
use crate::theme::button as button_style;
use crate::widget::{Kit, button, drawn, paragraph, portrait, ringed, words};
use pitch_language::{phrase, t};
use pitch_players::{Character, Level};
use pitch_session::Player;

use iced::widget::canvas::{Frame, Path, Stroke};
use iced::widget::{Row, column, container, mouse_area};
use iced::{Alignment, Color, Element, Fill, Point, Rectangle};

/// Side of a portrait on the shelf, in pixels of the design.
const PORTRAIT: f32 = 48.0;
/// Diameter of a dot, and the distance from one to the next, in pixels of the design.
const DOT: f32 = 5.0;
const NEXT_DOT: f32 = 6.5;

/// Returns the shelf: for whose place it is, the eight with their strength and the games against them, and the habit of the
/// one who is looked at.
pub(super) fn shelf<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let place = screen.place().map(|seat| t!(l, "setup-place", name = screen.draft.sitting(seat).name.trim()));
    let title = words(kit, place.unwrap_or_default(), font::REGULAR, 14.0).color(palette.second_ink);
    let faces = Character::ALL.into_iter().map(|own| face(screen, kit, context, own));
    let about = screen.near().map(|own| {
        let about = phrase::level_about(l, Level::Character(own));
        let about = phrase::sentences(l, [about, phrase::met(l, screen.met[own as usize])]);
        paragraph(kit, about, font::REGULAR, 14.0).color(palette.ink)
    });
    // The line is there before it says anything.
    let about = container(about.unwrap_or_else(|| paragraph(kit, t!(l, "bots-fair"), font::REGULAR, 14.0)));
    column![title, Row::from_iter(faces), about.padding([0, 6]).height(kit.px(40.0))].spacing(kit.px(4.0)).into()
}

/// Returns one of the eight: a button that seats them.
fn face<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, own: Character) -> Element<'a, Message> {
    let (l, palette, met) = (&context.language, kit.palette, screen.met[own as usize]);
    let is_here = screen.place().is_some_and(|seat| screen.draft.sitting(seat).character() == Some(own));
    let ink = palette.ink;
    let dots = drawn(kit.px(8.0 * NEXT_DOT), kit.px(9.0), move |frame, rect| dots(frame, rect, own, ink, kit));
    let record = phrase::met_short(l, met);
    let record = font::fit(&record, font::REGULAR, kit.px(12.0), kit.px(46.0)).to_string();
    let name = words(kit, own.name(), font::SEMIBOLD, 14.0).color(ink);
    let record = words(kit, record, font::REGULAR, 12.0).color(palette.second_ink);
    let body = column![
        portrait(kit, context, Portrait::of(&Player::character(own), 0, Mood::Calm), PORTRAIT),
        name,
        dots,
        record
    ];
    let body = container(body.align_x(Alignment::Center).spacing(kit.px(1.0))).center_x(Fill);
    let control = button(kit, body)
        .padding([kit.px(4.0), 0.0])
        .width(Fill)
        .on_press_maybe(screen.place().map(|_| Message::Chosen(own)))
        .toggle(is_here)
        .named(phrase::character(l, own, met))
        .style(button_style::picture(palette, is_here));
    let control = ringed(control, palette.focus_on_paper, button_style::CORNER);
    mouse_area(control).on_enter(Message::Near(own)).on_exit(Message::Far(own)).into()
}

/// Draws eight dots, as many of them filled as the strength is.
fn dots(frame: &mut Frame, rect: Rectangle, own: Character, colour: Color, kit: Kit) {
    for dot in 0..Character::ALL.len() {
        let middle = Point::new(kit.px(NEXT_DOT).mul_add(dot as f32 + 0.5, rect.x), rect.center_y());
        if dot < own.strength() {
            frame.fill(&Path::circle(middle, kit.px(DOT / 2.0)), colour);
        } else {
            let pen = Stroke::default().with_color(colour.scale_alpha(0.7)).with_width(kit.px(0.9));
            frame.stroke(&Path::circle(middle, kit.px(DOT / 2.0 - 0.5)), pen);
        }
    }
}
