//! Shelf of the eight people whom the program plays: a press seats one of them in the chosen place.

use super::{Message, NewGame, Problem};
use crate::context::Context;
use crate::font::{self, LINE};
use crate::icon;
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as style};
use crate::voice::{Role, Said};
use crate::widget::{Kit, button, drawn, icon as sign, list, paragraph, portrait, ringed, spoken, words};
use pitch_language::{phrase, t};
use pitch_players::Character;
use pitch_session::{Avatar, Kind, Player};

use iced::widget::canvas::{Frame, Path, Stroke};
use iced::widget::{Id, Row, column, container, mouse_area, row, space};
use iced::{Alignment, Color, Element, Fill, Point, Rectangle};

/// Largest side of a portrait, in pixels of the design.
const PORTRAIT: f32 = 84.0;
/// Sizes of a name and of the games against somebody, in pixels of the design.
const NAME: f32 = 16.0;
const RECORD: f32 = 13.5;
/// Height of the line below the faces, in pixels of the design.
const FOOT: f32 = 36.0;
/// Radius of the corners of a face, in pixels of the design.
const CORNER: f32 = 14.0;

/// Measures of the shelf in a window, in logical pixels.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shelf {
    /// Side of a portrait.
    portrait: f32,
    /// Width of the room of one of the eight.
    tile: f32,
    /// Distance of the faces from the edges at the sides, and above and below.
    inner: f32,
    above: f32,
    /// Height of the line below the faces.
    foot: f32,
    pub(super) height: f32,
}

impl Shelf {
    /// Measures a shelf of this width.
    pub(super) fn new(kit: Kit, width: f32) -> Self {
        let is_wide = width > 850.0;
        let (inner, above) = if is_wide { (14.0, 10.0) } else { (4.0, 2.0) };
        let tile = ((width - 2.0 * inner) / 8.0).floor();
        let portrait = kit.px(PORTRAIT).min(0.72 * (tile - 12.0)).floor();
        let foot = kit.side(FOOT);
        let faces = portrait + LINE * kit.px(NAME + RECORD) + kit.px(DOTS) + 2.0 * kit.px(8.0) + 12.0;
        Shelf { portrait, tile, inner, above, foot, height: (faces + foot + 2.0 * above + 12.0).ceil() }
    }

    /// Draws the shelf: the eight with their strength and the games against them, and below them what is to be said, and how
    /// a person is given the chosen place.
    pub(super) fn view<'a>(self, screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
        let l = &context.language;
        let faces = Row::from_iter(Character::ALL.into_iter().map(|own| self.face(screen, kit, context, own)));
        let at = Character::ALL.iter().position(|own| *own == screen.reached).unwrap_or_default();
        let beside = |step: usize| Message::Reached(Character::ALL[(at + step) % Character::ALL.len()]);
        let faces = spoken(faces, Said::new(Role::Choices).named(t!(l, "setup-who")));
        let faces = list(faces).turned([beside(Character::ALL.len() - 1), beside(1)]);
        let faces = faces.entered(Message::Chosen(screen.reached));
        let person = Player::new("", Kind::Person).with_avatar(Avatar::default());
        let person = row![
            portrait(kit, context, Portrait::of(&person, screen.chosen.index(), Mood::Calm), 24.0),
            words(kit, t!(l, "who-person"), (font::SEMIBOLD, 15.5)),
        ];
        let person = container(person.spacing(kit.px(8.0)).align_y(Alignment::Center)).center_y(Fill);
        let person = button(kit, person)
            .padding([0.0, kit.px(12.0)])
            .height(self.foot)
            .on_press(Message::PersonHere)
            .style(button_style::second(kit.palette));
        let person = ringed(person, kit.palette.amber, button_style::CORNER);
        let said = container(said(screen, kit, context)).width(Fill).height(self.foot).center_y(self.foot).clip(true);
        let foot = row![space().width(6.0), said, person].align_y(Alignment::Center);
        let shelf = container(column![faces, foot]).padding([self.above, self.inner]).width(Fill).height(self.height);
        shelf.style(style::plate_of(kit.palette, kit.px(18.0))).into()
    }

    /// Returns one of the eight: a button that seats them.
    fn face<'a>(self, screen: &'a NewGame, kit: Kit, context: &'a Context, own: Character) -> Element<'a, Message> {
        let (l, palette, met) = (&context.language, kit.palette, screen.met[own as usize]);
        let is_seated = screen.draft.seat_of(own).is_some();
        let dot = (kit.px(9.0)).min((self.tile - 16.0) / 8.0);
        let dots = drawn(8.0 * dot, kit.px(DOTS), move |frame, rect| dots(frame, rect, own, palette.text, dot));
        let room = self.tile - 14.0;
        let tick = (met.of > 0).then(|| sign(kit, icon::CHECK, 12.0, palette.muted));
        let record = phrase::met_short(l, met);
        let left = room - if tick.is_some() { kit.px(16.0) } else { 0.0 };
        let record = kit.fit(&record, (font::REGULAR, RECORD), left);
        let record = row![].push(tick).push(words(kit, record, (font::REGULAR, RECORD)).color(palette.muted));
        let face = Portrait::of(&Player::character(own), 0, Mood::Calm);
        let name = kit.fit(own.name(), (font::SEMIBOLD, NAME), room);
        let body = column![
            portrait(kit, context, face, self.portrait / kit.scale),
            words(kit, name, (font::SEMIBOLD, NAME)),
            dots,
            record.spacing(kit.px(4.0)).align_y(Alignment::Center),
        ];
        let body = container(body.align_x(Alignment::Center)).center_x(Fill).padding([kit.px(8.0), 0.0]);
        let here = is_seated.then(|| phrase::sentence(l, t!(l, "who-here")));
        let control = button(kit, body)
            .padding(0)
            .width(self.tile - 12.0)
            .on_press(Message::Chosen(own))
            .one_of(screen.reached == own)
            .named(phrase::sentences(l, std::iter::once(phrase::character(l, own, met)).chain(here)))
            .style(button_style::face(palette, kit.px(CORNER), is_seated));
        let control = ringed(control, palette.amber, kit.px(CORNER));
        let control = mouse_area(control).on_enter(Message::Near(own)).on_exit(Message::Far(own));
        container(control).id(face_id(own)).into()
    }
}

/// Height of the dots, in pixels of the design.
const DOTS: f32 = 13.0;

/// Returns the id of the container of one of the eight.
pub(super) fn face_id(own: Character) -> Id {
    Id::from(format!("face-{}", own.id()))
}

/// Returns the line below the faces.
fn said<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let line = |said: String, colour: Color| paragraph(kit, said, font::CAPTION).color(colour).into();
    match screen.said(l) {
        Some(said) if matches!(screen.draft.problem(), Some(Problem::Nameless(_) | Problem::Twice(_))) => {
            line(said, palette.bad)
        }
        Some(said) => line(said, palette.text),
        None => match screen.near() {
            Some(own) => {
                let met = words(kit, phrase::met(l, screen.met[own as usize]), font::CAPTION).color(palette.muted);
                let habit = paragraph(kit, phrase::habit(l, own), font::CAPTION).color(palette.text);
                let name = words(kit, own.name(), (font::SEMIBOLD, 15.5)).color(palette.text);
                let line = row![name, habit, met].spacing(kit.px(10.0)).align_y(Alignment::Center);
                // A listener is told of it at the face.
                line.into()
            }
            None => line(t!(l, "bots-fair"), palette.muted),
        },
    }
}

/// Draws eight dots, as many of them filled as the strength is.
fn dots(frame: &mut Frame, rect: Rectangle, own: Character, colour: Color, next: f32) {
    for dot in 0..Character::ALL.len() {
        let middle = Point::new(next.mul_add(dot as f32 + 0.5, rect.x), rect.center_y());
        let radius = 0.36 * next;
        if dot < own.strength() {
            frame.fill(&Path::circle(middle, radius), colour);
        } else {
            let pen = Stroke::default().with_color(colour.scale_alpha(0.7)).with_width(0.13 * next);
            frame.stroke(&Path::circle(middle, radius - 0.06 * next), pen);
        }
    }
}
