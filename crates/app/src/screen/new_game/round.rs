//! The table from above: who sits where, and who plays with whom.

use super::{Carried, Message, NewGame, Question};
use crate::context::Context;
use crate::font::{self, LINE};
use crate::icon;
use crate::paint;
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as style};
use crate::voice::{Role, Said};
use crate::widget::{
    Heeds, Kit, attended, bare_segments, button, close_segments, drawn, icon as sign, list, placed, portrait, ringed,
    spoken, words,
};
use pitch_language::{Language, phrase, t};
use pitch_rules::{Rules, Seat, Side};

use iced::widget::canvas::path::arc::Elliptical;
use iced::widget::canvas::{Frame, Path, Stroke};
use iced::widget::{Id, column, container, row, stack};
use iced::{Alignment, Element, Fill, Font, Point, Radians, Rectangle, Size, Vector};

use std::f32::consts::TAU;

/// Id of the places, which the keyboard goes through together.
pub(super) const PLACES: &str = "places";
/// Width and height of the cloth, as shares of those of the panel.
const CLOTH: Size = Size::new(0.72, 0.62);
/// Largest number of players whose faces are large.
const ROOMY: usize = 4;
/// Distance of a face from the frame of its place, and radius of that, in pixels of the design.
const FRAME: f32 = 11.0;
const CORNER: f32 = 22.0;
/// Size of names, and of the words below them, in pixels of the design.
const NAME: f32 = 16.0;
const ABOUT: f32 = 14.0;

/// Places at a table of a number of players in a panel, in logical pixels.
struct Plan {
    kit: Kit,
    room: Size,
    players: usize,
    /// Side of a face.
    face: f32,
}

impl Plan {
    fn new(kit: Kit, room: Size, players: usize) -> Self {
        let share = if players > ROOMY { 0.172 } else { 0.196 };
        let face = (share * room.height).min(0.11 * room.width).floor();
        Plan { kit, room, players, face }
    }

    /// Returns the size of a place without its ring; a partner has one more line.
    fn size(&self, is_partner: bool) -> Size {
        let lines = LINE * self.kit.px(NAME + if is_partner { ABOUT } else { 0.0 });
        Size::new(self.face + self.kit.px(2.0 * FRAME + 6.0), (self.face + lines + self.kit.px(1.5 * FRAME)).ceil())
    }

    /// Returns the middle of a place: the first at the bottom, the others clockwise.
    fn middle(&self, seat: usize, is_partner: bool) -> Point {
        let Size { width, height } = self.room;
        let high = self.size(is_partner).height / 2.0;
        let (top, bottom) = (high + 0.028 * height, height - high - 0.022 * height);
        let sides = self.players - 1;
        // As many at the left as at the right, and one or two at the top.
        let beside = match sides {
            0 | 1 => 0,
            2..=4 => 1,
            _ => 2,
        };
        let at_top = sides - 2 * beside;
        let (x, y) = if seat == 0 {
            (0.5, bottom)
        } else if seat <= beside {
            (if beside > 1 { 0.13 } else { 0.142 }, self.beside(beside - seat, beside))
        } else if seat <= beside + at_top {
            let nth = (seat - beside) as f32;
            (if at_top == 1 { 0.5 } else { 0.35 + 0.3 * (nth - 1.0) }, top)
        } else {
            (if beside > 1 { 0.87 } else { 0.858 }, self.beside(seat - beside - at_top - 1, beside))
        };
        Point::new(x * width, y)
    }

    /// Returns the height of the middle of a place at a side, of which this many lie above it.
    fn beside(&self, above: usize, of: usize) -> f32 {
        match (of, above) {
            (1, _) => 0.5 * self.room.height,
            (_, 0) => 0.29 * self.room.height,
            _ => 0.67 * self.room.height,
        }
    }

    /// Returns the square of the face of a place.
    fn square(&self, seat: usize, is_partner: bool) -> Rectangle {
        let (middle, size) = (self.middle(seat, is_partner), self.size(is_partner));
        let top = middle.y - size.height / 2.0 + self.kit.px(FRAME);
        Rectangle::new(Point::new(middle.x - self.face / 2.0, top), Size::new(self.face, self.face))
    }
}

/// Returns the least height of the panel, in logical pixels.
pub(super) fn least(kit: Kit, players: usize) -> f32 {
    let lines = LINE * kit.px(NAME) + kit.px(1.5 * FRAME);
    let high = 44.0 + lines;
    if players > ROOMY { 2.7 * high } else { 2.5 * high + LINE * kit.px(ABOUT) + kit.side(36.0) }
}

/// Returns the panel with the table in this room, in logical pixels.
pub(super) fn table<'a>(screen: &'a NewGame, kit: Kit, context: &'a Context, room: Size) -> Element<'a, Message> {
    let (l, palette, draft) = (&context.language, kit.palette, &screen.draft);
    let rules = draft.rules();
    let plan = Plan::new(kit, room, draft.seats().len());
    let cloth = drawn(Fill, Fill, move |frame: &mut Frame, rect| {
        let size = Size::new(CLOTH.width * rect.width, CLOTH.height * rect.height);
        let place = Rectangle::new(rect.center() - Vector::new(size.width, size.height) * 0.5, size);
        paint::round_cloth(frame, palette, place);
        let (rotation, start_angle, end_angle) = (Radians(0.0), Radians(0.0), Radians(TAU));
        let radii = Vector::new(size.width, size.height) * 0.5;
        let round = Elliptical { center: rect.center(), radii, rotation, start_angle, end_angle };
        let round = Path::new(|path| path.ellipse(round));
        frame.stroke(&round, Stroke::default().with_color(palette.felt_line));
    });
    let own = own(screen);
    let places = rules.seats().all().map(|seat| {
        let is_partner = is_partner(rules, own, seat);
        (plan.middle(seat.index(), is_partner), place(screen, kit, context, &plan, (seat, is_partner)))
    });
    // Seats are numbered clockwise, whichever way is played.
    let places: Vec<_> = places.collect();
    let beside =
        |step: usize| Message::Place(Seat::new((screen.chosen.index() + step) % plan.players).unwrap_or_default());
    let places = spoken(placed(places), Said::new(Role::Choices).named(t!(l, "bar-table")));
    let places = list(places).turned([beside(plan.players - 1), beside(1)]);
    let places = container(places.entered(Message::Menu(screen.chosen))).id(Id::new(PLACES));
    let middle = (Point::new(room.width / 2.0, room.height / 2.0), middle(screen, kit, l, room));
    let table = stack![cloth, places, placed([middle])].push(marks(screen, kit, &plan));
    container(table).width(room.width).height(room.height).style(style::plate_of(palette, kit.px(CORNER))).into()
}

/// Returns the id of the container of a place.
pub(super) fn place_id(seat: Seat) -> Id {
    Id::from(format!("place-{}", seat.index()))
}

/// Returns the place of the person who is told of partners: the first one.
fn own(screen: &NewGame) -> Seat {
    let mut seats = screen.draft.rules().seats().all();
    seats.find(|seat| screen.draft.sitting(*seat).is_person()).unwrap_or_default()
}

fn has_sides(rules: &Rules) -> bool {
    rules.sides() < usize::from(rules.players)
}

/// Returns `true` if a seat plays with the person who is told of it.
fn is_partner(rules: &Rules, own: Seat, seat: Seat) -> bool {
    has_sides(rules) && seat != own && rules.side_of(seat) == rules.side_of(own)
}

/// Returns a place: the face and the name of the player, and if they are the partner of the person.
fn place<'a>(
    screen: &'a NewGame,
    kit: Kit,
    context: &'a Context,
    plan: &Plan,
    (seat, is_partner): (Seat, bool),
) -> Element<'a, Message> {
    let (l, palette, sitting) = (&context.language, kit.palette, screen.draft.sitting(seat));
    let is_chosen = screen.chosen == seat;
    let size = plan.size(is_partner);
    let player = sitting.player();
    let (large, small) = ((font::SEMIBOLD, NAME), (font::REGULAR, ABOUT));
    // Words may be wider than the face.
    let name = kit.fit(player.name.trim(), large, 2.1 * plan.face);
    let about = is_partner.then(|| t!(l, "who-partner"));
    let width = |text: &str, style: (Font, f32)| kit.width(text, style) + kit.px(14.0);
    let wide = about.as_deref().map_or(0.0, |about| width(about, small));
    let wide = wide.max(width(&name, large)).max(size.width);
    let line = |text: String, style: (Font, f32)| container(words(kit, text, style)).center_x(Fill);
    let about = about.map(|about| line(about, small));
    let name = line(name, large);
    let face = portrait(kit, context, Portrait::of(&player, seat.index(), Mood::Calm), plan.face / kit.scale);
    let body = column![container(face).center_x(Fill), name].push(about).width(Fill);
    let body = container(body).padding([kit.px(FRAME), 0.0]).height(Fill);
    let is_over = screen.carried.is_some_and(|carried| carried.over == Some(seat));
    let control = button(kit, body)
        .padding(0)
        .width(wide)
        .height(size.height)
        .on_press(Message::Place(seat))
        .one_of(is_chosen)
        .named(told(screen, l, seat))
        .style(button_style::place(palette, kit.px(CORNER), is_chosen || is_over));
    let control = ringed(control, palette.amber, kit.px(CORNER));
    let heeds = Heeds { came: None, left: None, menu: Some(Message::Menu(seat)) };
    container(attended(control, heeds)).id(place_id(seat)).into()
}

/// Returns a place in words: who sits there, and with whom they play.
fn told(screen: &NewGame, l: &Language, seat: Seat) -> String {
    let (rules, draft) = (screen.draft.rules(), &screen.draft);
    let sitting = draft.sitting(seat);
    let who = match sitting.character() {
        Some(own) => phrase::character(l, own, screen.met[own as usize]),
        None => {
            let kind =
                screen.answers(Question::Person(seat), l).into_iter().chain(screen.answers(Question::Bot(seat), l));
            let kind = kind.filter(|choice| choice.chosen).map(|choice| choice.words);
            phrase::sentence(l, phrase::listed(l, std::iter::once(sitting.name.trim().to_owned()).chain(kind)))
        }
    };
    let others = rules.members(rules.side_of(seat)).filter(|other| *other != seat && has_sides(rules));
    let others: Vec<String> = others.map(|other| draft.sitting(other).name.trim().to_owned()).collect();
    let with = (!others.is_empty())
        .then(|| phrase::sentence(l, t!(l, "voice-partner", count = others.len(), names = phrase::list(l, others))));
    phrase::sentences(l, std::iter::once(who).chain(with))
}

/// Returns what stands in the middle of the cloth: how the players are paired, where there is a choice, or that places can be
/// changed.
fn middle<'a>(screen: &'a NewGame, kit: Kit, l: &Language, room: Size) -> Element<'a, Message> {
    let choices = screen.answers(Question::Teams, l);
    if choices.len() > 1 {
        let wide: f32 = choices.iter().map(|choice| kit.width(&choice.words, font::LABEL) + kit.px(34.0)).sum();
        let segments = if wide < 0.5 * room.width {
            ringed(bare_segments(kit, choices), kit.palette.amber, button_style::SEGMENT_CORNER)
        } else {
            close_segments(kit, choices)
        };
        return crate::widget::group(segments, t!(l, "setup-teams"));
    }
    let line = row![
        sign(kit, icon::SWAP, 18.0, kit.palette.text),
        words(kit, t!(l, "who-drag"), font::HELP).color(kit.palette.text),
    ];
    line.spacing(kit.px(8.0)).align_y(Alignment::Center).into()
}

/// Returns the marks of the sides at the faces, and what is carried.
fn marks<'a>(screen: &'a NewGame, kit: Kit, plan: &Plan) -> Option<Element<'a, Message>> {
    let rules = screen.draft.rules();
    if !has_sides(rules) || plan.players <= ROOMY {
        return None;
    }
    let own = own(screen);
    let own_side = rules.side_of(own);
    let sides: Vec<Side> =
        std::iter::once(own_side).chain(rules.all_sides().filter(|side| *side != own_side)).collect();
    let marks = rules.seats().all().map(|seat| {
        let side = sides.iter().position(|side| *side == rules.side_of(seat)).unwrap_or_default();
        (plan.square(seat.index(), is_partner(rules, own, seat)).position(), side)
    });
    let (marks, radius): (Vec<_>, f32) = (marks.collect(), 0.14 * plan.face);
    Some(drawn(Fill, Fill, move |frame, _| {
        for (at, side) in &marks {
            paint::mark(frame, kit.palette, *at + Vector::new(0.0, 2.0), *side, radius);
        }
    }))
}

/// Returns the id of what can be carried.
pub(super) fn carried_id(carried: Carried) -> Id {
    match carried {
        Carried::Place(seat) => place_id(seat),
        Carried::Face(own) => super::shelf::face_id(own),
    }
}
