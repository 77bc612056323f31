//! Curtain between two people at one screen: a card that lies face down with the sign of the player who comes next, and what
//! happened since their turn; no cards of anybody's hand.

use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::layout::{Contents, Layout, Placement};
use crate::outcome::Outcome;
use crate::paint::{self, Owner, Ribbon, Said, Total};
use crate::portrait::Mood;
use crate::screen::table::layers::card;
use crate::screen::table::sprites::Sprite;
use crate::side_words;
use crate::theme::AVATAR_INK;
use crate::widget::{Kit, Press, bar_symbol, drawn, heard, hue, main, paragraph, pinned, words};
use pitch_language::{Names, phrase, t};
use pitch_rules::{BySide, Call, Event, Points, Seat, Side};
use pitch_session::Player;

use iced::widget::canvas::{Frame, Image};
use iced::widget::{container, stack};
use iced::{Color, Element, Fill, Point, Rectangle, Size, Vector};

/// Most of what happened that is shown.
const MOST: usize = 6;
/// Ground of the sign on the card, and its rim.
const MEDALLION: Color = Color::from_rgb8(0x86, 0x30, 0x1F);
const RIM: Color = Color::from_rgb8(0xF7, 0xE7, 0xCC);

/// Curtain before a person's turn.
#[derive(Debug, Clone)]
pub struct Curtain {
    seat: Seat,
    players: Vec<Player>,
    /// Names as they are told to the person, and to nobody in particular.
    names: Names,
    told: Names,
    /// Calls and cards since the person's turn.
    since: Vec<Event>,
    /// Sentences about them.
    log: Vec<String>,
    contract: Option<String>,
    scores: BySide<Points>,
}

impl Curtain {
    /// Creates the curtain before the turn of the player in `seat`, at a table of these players, with what happened in
    /// this hand, the sentences about it told to nobody in particular, the contract as a label, and the scores.
    pub fn new(
        seat: Seat,
        players: Vec<Player>,
        names: &Names,
        (history, log): (&[Event], Vec<String>),
        contract: Option<String>,
        scores: BySide<Points>,
    ) -> Self {
        let since = history.iter().rev().take_while(|event| !matches!(did(event), Some(by) if by == seat));
        let mut since: Vec<Event> = since.filter(|event| did(event).is_some()).take(MOST).cloned().collect();
        since.reverse();
        let rules = names.rules();
        let all = rules.seats().all().map(|seat| names.name(seat).to_owned());
        let names = Names::new(rules.clone(), all.clone(), Some(seat));
        let told = Names::new(rules.clone(), all, None);
        Curtain { seat, players, told, names, since, log, contract, scores }
    }

    /// Returns the seat whose turn it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Enter => Outcome::Close,
            Key::Escape => Outcome::Menu,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the curtain.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let (l, palette, name) = (&context.language, context.palette(), self.told.name(self.seat));
        let places = Places::new(context, self.scores.iter().count(), self.since.len());
        let (u, exact) = (places.u, Kit { scale: 1.0, ..Kit::of(context) });
        let [ground, sign] = [places.clone(), places.clone()];
        let ground = drawn(Fill, Fill, move |frame, rect| self.ground(frame, context, &ground, rect));
        let sign = drawn(Fill, Fill, move |frame, _| self.sign(frame, context, &sign));
        let middle = |at: Rectangle, part: Element<'a, Outcome>| {
            pinned(at.position(), container(part).center_x(at.width).height(at.height))
        };

        let title = heard(places.card.size(), t!(l, "curtain-title", name = name));
        let called = font::fit(name, font::BOLD, 34.0 * u, 2.0 * 0.8 * places.radius());
        let called = words(exact, called, (font::BOLD, 34.0 * u)).color(RIM);
        let below = Rectangle { y: places.middle().y + 46.0 * u, height: 52.0 * u, ..places.card };
        let open = main(
            exact,
            t!(l, "curtain-show", name = name),
            places.button.height,
            Press::new(Outcome::Close).key(t!(l, "keys-enter")).begins(true),
        );
        let about = paragraph(exact, t!(l, "curtain-about"), (font::REGULAR, (18.0 * u).max(14.0)))
            .color(palette.muted)
            .center();
        let foot = places.button.y + places.button.height + 12.0 * u;
        let foot = Rectangle { y: foot, height: context.size.height - foot, ..places.foot(context.size.width) };

        let since = match self.since.is_empty() {
            true => t!(l, "curtain-nothing"),
            false => t!(l, "curtain-since"),
        };
        let room = places.card.x - places.list.x - 10.0 * u;
        let since = paragraph(exact, since, (font::REGULAR, (16.0 * u).max(14.0))).color(palette.muted).width(room);
        let lines = self.log.len().saturating_sub(self.since.len().max(1) + 2);
        let told = phrase::sentences(l, self.log[lines..].iter().map(String::as_str));
        let told = heard(places.list.size(), told);
        let scores = self.columns().map(|side| {
            phrase::pair(
                l,
                side_words::label(l, &self.told, side),
                side_words::figure_of(&self.told, self.scores[side]).to_string(),
            )
        });
        let scores = phrase::listed(l, scores.chain(self.contract.clone()));
        let scores = heard(places.ribbon.size(), scores);
        let kit = Kit::of(context);
        let menu = bar_symbol(kit, (icon::MENU, t!(l, "menu-title")), Press::new(Outcome::Menu));
        stack![
            ground,
            sign,
            pinned(places.card.position(), title),
            middle(below, called.into()),
            middle(places.button.expand(6.0), open),
            middle(foot, about.into()),
            pinned(Point::new(places.list.x, places.list.y - 32.0 * u), since),
            pinned(places.list.position(), told),
            pinned(places.ribbon.position(), scores),
            pinned(Point::new(8.0, 8.0), menu),
        ]
        .into()
    }

    /// Returns the sides in the order of their columns: that of the person comes first.
    fn columns(&self) -> impl Iterator<Item = Side> + '_ {
        let own = self.names.rules().side_of(self.seat);
        let all: Vec<Side> = self.scores.iter().map(|(side, _)| side).collect();
        let first = all.iter().position(|side| *side == own).unwrap_or_default();
        (0..all.len()).map(move |index| all[(index + first) % all.len()])
    }

    fn face(&self, context: &Context, seat: Seat, square: Rectangle) -> (Rectangle, Image) {
        context.face_of(&self.players, seat, Mood::Calm, square)
    }

    /// Draws the cloth in shadow, with everything on it but the sign on the card.
    fn ground(&self, frame: &mut Frame, context: &Context, places: &Places, rect: Rectangle) {
        let (l, palette, u) = (&context.language, context.palette(), places.u);
        paint::fill(frame, rect, 0.0, palette.rail);
        let columns: Vec<(Side, Option<String>)> =
            self.columns().map(|side| (side, side_words::word(l, &self.names, side))).collect();
        let rules = self.names.rules();
        let total = |(index, (side, word)): (usize, &'_ (Side, Option<String>))| Total {
            owner: word
                .as_ref()
                .map_or(Owner::Player, |_| Owner::Side(index, columns[index].1.as_deref().unwrap_or_default())),
            points: side_words::figure_of(&self.names, self.scores[*side]),
            is_pitcher: false,
        };
        let target = t!(l, "ribbon-target", target = phrase::goal_figure(rules), rid = phrase::goal_key(rules));
        let ribbon = Ribbon {
            totals: columns.iter().enumerate().map(total).collect(),
            target: &target,
            tokens: Vec::new(),
            contract: "",
            boxes: Vec::new(),
            chevron: icon::CHEVRON_DOWN,
            has_pool: false,
        };
        paint::ribbon(frame, palette, places.ribbon, &ribbon, places.ribbon_scale);
        let faces = paint::ribbon_faces(places.ribbon, &ribbon, places.ribbon_scale).0;
        for ((side, word), place) in columns.iter().zip(faces) {
            if let (None, Some(seat)) = (word, rules.members(*side).next()) {
                let (place, face) = self.face(context, seat, place);
                frame.draw_image(place, face);
            }
        }
        let back = Sprite::new(None, Placement::new(places.card.center(), places.card.size(), 0.0));
        let (place, picture) = card(context, &back);
        frame.draw_image(place, picture);
        for (event, (face, of)) in self.since.iter().zip(places.rows(self.since.len())) {
            let Some(seat) = did(event) else { continue };
            let (place, picture) = self.face(context, seat, face);
            frame.draw_image(place, picture);
            match event {
                Event::Played { card: played, .. } => {
                    let overlay = Overlay { large_index: true, ..Overlay::PLAIN };
                    let place = Placement::new(of.center(), of.size(), 0.0);
                    let sprite = Sprite { overlay, ..Sprite::new(Some(*played), place) };
                    let (place, picture) = card(context, &sprite);
                    frame.draw_image(place, picture);
                }
                Event::Called { call, .. } => {
                    let said = if *call == Call::Pass { Said::Pass } else { Said::Highest };
                    let at = (Point::new(of.x - 10.0 * u, of.center_y()), 1.0);
                    let words = phrase::call_chip(l, &self.told, *call);
                    paint::bubble(frame, palette, at, &words, said, u, 1.0);
                }
                _ => {}
            }
        }
    }

    /// Draws the sign of the person on the card.
    fn sign(&self, frame: &mut Frame, context: &Context, places: &Places) {
        let (middle, radius, u) = (places.middle(), places.radius(), places.u);
        let hue = hue(context.palette(), &self.players[self.seat.index()], self.seat);
        for (radius, colour) in
            [(radius, RIM), (radius - 7.0 * u, MEDALLION), (radius - 14.0 * u, hue), (radius - 18.0 * u, MEDALLION)]
        {
            frame.fill(&paint::circle(middle, radius), colour);
        }
        let square = paint::square(middle - Vector::new(0.0, 15.0 * u), 114.0 * u);
        frame.fill(&paint::circle(square.center(), square.width / 2.0), AVATAR_INK);
        let (place, face) = self.face(context, self.seat, square);
        frame.draw_image(place, face);
    }
}

/// Returns the player whose call or card an event is.
fn did(event: &Event) -> Option<Seat> {
    match event {
        Event::Called { seat, .. } | Event::Played { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Places of the curtain in a window, in logical pixels.
#[derive(Debug, Clone)]
struct Places {
    /// Size of words and faces against the design.
    u: f32,
    card: Rectangle,
    button: Rectangle,
    /// What happened, one row each.
    list: Rectangle,
    ribbon: Rectangle,
    ribbon_scale: f32,
}

impl Places {
    fn new(context: &Context, columns: usize, rows: usize) -> Self {
        let Size { width, height } = context.size;
        let layout = Layout::new(context.size, Contents { zoom: context.zoom(), ..Contents::new(columns.max(2), 6) });
        let u = layout.s.min(0.0022 * height);
        let k = layout.ribbon_scale;
        let (wide, high) = match columns {
            5.. => (42.0f32.mul_add(columns as f32, 18.0).max(312.0), 112.0),
            _ => (330.0, 54.0),
        };
        let ribbon = Rectangle { x: width - (14.0 + wide) * k, y: -2.0 * k, width: wide * k, height: high * k };
        let high = (0.616 * height).min(0.36 * 1.4 * width);
        let size = Size::new(high / 1.4, high);
        let y = 0.0925f32.mul_add(height, 0.4 * 0.616f32.mul_add(height, -high));
        let beside = if ribbon.y + ribbon.height > y { ribbon.x - 12.0 - size.width } else { width };
        let card = Rectangle::new(Point::new((width / 2.0 - size.width / 2.0).min(beside), y), size);
        let high = (58.0 * u).max(44.0);
        let wide = (300.0 * u).max(0.8 * size.width);
        let button =
            Rectangle { x: card.center_x() - wide / 2.0, y: y + size.height + 25.0 * u, width: wide, height: high };
        let pitch = (98.0 * u).min(0.66 * height / rows.max(1) as f32);
        let x = (card.x - 260.0 * u).max(16.0 * u).min(card.x - 1.6 * pitch);
        let list = Rectangle {
            x,
            y: card.center_y() - pitch * rows as f32 / 2.0 + 20.0 * u,
            width: 1.45 * pitch,
            height: pitch * rows.max(1) as f32,
        };
        Places { u, card, button, list, ribbon, ribbon_scale: k }
    }

    /// Returns the middle of the sign on the card.
    fn middle(&self) -> Point {
        self.card.center()
    }

    /// Returns the radius of the sign.
    fn radius(&self) -> f32 {
        (120.0 * self.u).min(0.42 * self.card.width)
    }

    /// Returns the room below the button, as wide as there is.
    fn foot(&self, width: f32) -> Rectangle {
        let half = self.card.center_x().min(width - self.card.center_x()) - 8.0;
        Rectangle { x: self.card.center_x() - half, width: 2.0 * half, ..self.button }
    }

    /// Returns the face and the card of each of so many rows.
    fn rows(&self, rows: usize) -> Vec<(Rectangle, Rectangle)> {
        let pitch = self.list.height / rows.max(1) as f32;
        let row = |index: usize| {
            let y = pitch.mul_add(index as f32 + 0.5, self.list.y);
            let face = paint::square(Point::new(self.list.x + 0.31 * pitch, y), 0.55 * pitch);
            let size = Size::new(0.634 * pitch, 0.888 * pitch);
            (face, Rectangle::new(Point::new(self.list.x + 0.816 * pitch, y - size.height / 2.0), size))
        };
        (0..rows).map(row).collect()
    }
}
