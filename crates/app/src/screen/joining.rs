//! Joining sheet of the kitchen table, or of a score pad: the code at which phones point their cameras, and who sits where.

use crate::context::Context;
use crate::deck::for_window;
use crate::font::{self, Lettering};
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::paint;
use crate::phones::Invited;
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as style};
use crate::widget::{self, Kit, Press, button, drawn, icon, main, paragraph, ringed, said, words};
use pitch_deck::PAPER;
use pitch_language::{Language, phrase, t};
use pitch_players::{Character, Level};
use pitch_rules::Seat;
use pitch_session::{Kind, Player};

use iced::widget::{Column, column, container, row, stack};
use iced::{Alignment, Color, Element, Fill, Padding, Point, Rectangle, Size};

/// Id of the area in which the places scroll, where there are many.
const PLACES: &str = "places";
/// Modules that stay white round the code.
const QUIET: f32 = 4.0;

/// Joining sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Joining {
    shown: Shown,
    game: String,
    room: Room,
    invited: Invited,
}

/// What phones come to.
#[derive(Debug, Clone, PartialEq)]
enum Room {
    /// A table with these players, at which the game has begun or not.
    Table(Vec<Player>, bool),
    /// A score pad.
    Pad,
}

/// Code that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// For phones, which sit down.
    Phones,
    /// For a television, which shows the table.
    Tv,
}

/// Event of the sheet.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Another code is wanted.
    Show(Shown),
    /// Something is asked of the program.
    Asked(Outcome),
}

/// What is told of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Somebody at this computer.
    AtComputer,
    /// A bot that stays.
    Bot,
    /// Somebody at a phone.
    Here,
    /// Somebody whose page is not open.
    Away,
    /// Somebody is about to sit down.
    Choosing,
    /// A bot plays until somebody sits down.
    Free,
}

impl Joining {
    /// Creates the sheet of a game with these players.
    pub fn new(game: String, players: Vec<Player>, has_begun: bool, invited: Invited) -> Self {
        Joining { shown: Shown::Phones, game, room: Room::Table(players, has_begun), invited }
    }

    /// Creates the sheet of a score pad, on which every phone that comes may write.
    pub fn of_pad(game: String, invited: Invited) -> Self {
        Joining { shown: Shown::Phones, game, room: Room::Pad, invited }
    }

    fn players(&self) -> &[Player] {
        if let Room::Table(players, _) = &self.room { players } else { &[] }
    }

    /// Returns `true` if nothing waits for it to be closed.
    const fn has_begun(&self) -> bool {
        !matches!(self.room, Room::Table(_, false))
    }

    /// Takes what has changed.
    pub fn tell(&mut self, joining: Self) {
        *self = Joining { shown: self.shown, ..joining };
    }

    /// Returns `true` if the game waits for it to be closed, and somebody is there to play.
    pub fn can_begin(&self) -> bool {
        let states = self.places().map(|(_, _, state)| state);
        !self.has_begun()
            && states.into_iter().any(|state| matches!(state, State::AtComputer | State::Here | State::Away))
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Outcome {
        match message {
            Message::Asked(outcome) => return outcome,
            Message::Show(shown) => self.shown = shown,
        }
        Outcome::None
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = widget::Operation::page(PLACES, key, 0.5 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.main().unwrap_or(Outcome::None),
            Key::Escape => self.back(),
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns the outcome of the main button, if it can be pressed.
    fn main(&self) -> Option<Outcome> {
        if self.has_begun() {
            return Some(Outcome::Close);
        }
        self.can_begin().then_some(Outcome::BeginJoined)
    }

    const fn back(&self) -> Outcome {
        if self.has_begun() { Outcome::Close } else { Outcome::LeaveJoining }
    }

    fn places(&self) -> impl Iterator<Item = (Seat, &Player, State)> {
        let mut guests = self.invited.guests;
        let all = self.players().iter().enumerate().filter_map(|(index, player)| Some((Seat::new(index)?, player)));
        all.map(move |(seat, player)| {
            let phone = self.invited.seats.iter().find(|(phone, ..)| *phone == seat);
            let state = match phone {
                None if player.is_person() => State::AtComputer,
                None => State::Bot,
                Some((_, true, true)) => State::Here,
                Some((_, true, false)) => State::Away,
                Some((_, false, _)) if guests > 0 => {
                    guests -= 1;
                    State::Choosing
                }
                Some(_) => State::Free,
            };
            (seat, player, state)
        })
    }

    /// Returns who sits where, in words that change as people come and go.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        let l = &context.language;
        if self.room == Room::Pad {
            return vec![self.phones_there(l)];
        }
        let line = |(_, player, state): (Seat, &Player, State)| {
            let (about, is) = state.told(l);
            let words = phrase::listed(l, about.into_iter().chain(is));
            phrase::sentence(l, phrase::pair(l, player.name.as_str(), words))
        };
        self.places().map(line).collect()
    }

    /// Tells how many phones have come to a pad.
    fn phones_there(&self, l: &Language) -> String {
        t!(l, "join-pad-phones", count = self.invited.guests)
    }

    /// Draws the sheet.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let (kit, l) = (Kit::of(context), &context.language);
        let Size { width, height } = context.size;
        let is_wide = width >= 900.0;
        let (margin, top, foot, gap) = if is_wide { (48.0, 26.0, 32.0, 36.0) } else { (18.0, 10.0, 14.0, 14.0) };
        let title = if is_wide { 32.0 } else { 26.0 };
        let high = 44.0_f32.max(kit.px(title) * font::LINE);
        let heading = if self.room == Room::Pad { t!(l, "scorepad-title") } else { t!(l, "phone-kitchen-table") };
        let game = paragraph(kit, self.game.as_str(), font::LEAD).color(kit.palette.muted);
        let head = row![
            widget::arrow(kit, t!(l, "page-back"), Message::Asked(self.back())),
            words(kit, heading, (font::BOLD, title)).color(kit.palette.text),
            container(game).align_right(Fill),
        ];
        let head = container(head.spacing(10.0).align_y(Alignment::Center)).height(high + 12.0);
        let room = Size::new(width - 2.0 * margin, height - top - high - foot - if is_wide { 26.0 } else { 8.0 });
        let paper = Size::new((if is_wide { 0.397 } else { 0.42 }) * room.width, room.height);
        let body = row![self.paper(kit, l, paper), self.right(kit, context, room.height)].spacing(gap - 6.0);
        let page = column![
            container(head).padding(Padding { left: margin - 6.0, right: margin, ..Padding::ZERO }),
            container(body).padding(Padding { left: margin, right: margin - 6.0, ..Padding::ZERO }),
        ];
        let ground = drawn(Fill, Fill, move |frame, rect| paint::cloth(frame, kit.palette, rect));
        let page = container(page.spacing(if is_wide { 20.0 } else { 2.0 }))
            .padding(Padding { top: top - 6.0, ..Padding::ZERO });
        stack![ground, page.width(Fill).height(Fill)].into()
    }

    /// Returns the card paper with the code, and with the address and the code in words.
    fn paper<'a>(&'a self, kit: Kit, l: &Language, room: Size) -> Element<'a, Message> {
        // Cameras read it best on the lightest paper, in every look.
        let paper = for_window(PAPER);
        let (ink, second) = (kit.palette.card_ink(), kit.palette.second_card_ink());
        let inner = room.width - kit.px(24.0);
        let line = |words: String, Lettering { face, size }: Lettering, colour: Color| {
            // An address is not cut.
            let wide = kit.width(&words, (face, size));
            paragraph(kit, words, (face, size * (inner / wide).min(1.0))).color(colour).center()
        };
        let plain = t!(l, "host-plain");
        let plain_high = font::measure_within(&plain, font::REGULAR, kit.px(14.0), inner).height;
        let side_of = |modules: f32| {
            let beside = kit.px(206.0) + plain_high;
            let (across, down) = (room.width * modules / 2.0_f32.mul_add(QUIET, modules), room.height - beside);
            // Whole pixels to a module are read most easily.
            (modules * (across.min(down) / modules).floor()).max(modules)
        };
        let Invited { address, modules, tv, .. } = &self.invited;
        let (rows, address, point, sign) = match self.shown {
            Shown::Phones => (modules, address.clone(), t!(l, "phone-point-camera"), icon::PHONE),
            Shown::Tv => (tv, format!("{address}/tv"), t!(l, "join-tv-open"), icon::TV),
        };
        let network = if self.invited.is_alone { t!(l, "phone-no-network") } else { t!(l, "phone-same-wifi") };
        let modules = rows.len().max(1);
        let side = side_of(modules as f32);
        let code = drawn(side, side, move |frame, rect| {
            let step = rect.width / modules as f32;
            for (y, row) in rows.iter().enumerate() {
                let mut x = 0;
                while x < row.len() {
                    let run = row[x..].iter().take_while(|dark| **dark).count();
                    if run > 0 {
                        let at = Point::new(x as f32 * step, y as f32 * step);
                        frame.fill_rectangle(at, Size::new(run as f32 * step, step), ink);
                    }
                    x += run.max(1);
                }
            }
        });
        let camera = row![icon(kit, sign, 22.0, ink), paragraph(kit, point, (font::SEMIBOLD, 20.0)).color(ink)];
        let told = column![
            line(address.clone(), font::TITLE, ink),
            line(t!(l, "join-code", code = self.invited.code.as_str()), (font::SEMIBOLD, 20.0).into(), ink),
            container(paragraph(kit, network, font::LEAD).color(second).center()).max_width(inner),
        ];
        // Where no phone can come there is nothing to point at it, and nobody to read along.
        let comes = !self.invited.is_alone;
        let plain = container(paragraph(kit, plain, font::SMALL).color(second).center()).max_width(inner);
        let content = column![]
            .push(comes.then(|| camera.spacing(kit.px(10.0)).align_y(Alignment::Center)))
            .push(said(code, t!(l, "join-drawn", address = address)))
            .push(told.align_x(Alignment::Center))
            .push(comes.then_some(plain));
        let content = content.spacing(kit.px(14.0)).align_x(Alignment::Center);
        let sheet = container(content).center_x(room.width).center_y(room.height);
        sheet.style(style::block(paper, 18.0)).into()
    }

    /// Returns the places, and the button that goes on below them.
    fn right<'a>(&'a self, kit: Kit, context: &'a Context, height: f32) -> Element<'a, Message> {
        let l = &context.language;
        let foot = kit.px(72.0).min(0.125 * height).max(48.0);
        let count = self.players().len().max(1) as f32;
        let other = kit.px(48.0).max(44.0);
        let pitch = ((height - foot - other - 36.0) / count)
            .min(kit.px(if height > 500.0 { 100.0 } else { 86.0 }))
            .max(kit.px(52.0));
        let gap = 0.12 * pitch;
        let rows = self.places().map(|(seat, player, state)| place(kit, context, seat, player, state, pitch - gap));
        let said = [t!(l, "join-pad"), self.phones_there(l)].into_iter().filter(|_| self.room == Room::Pad);
        let said = said.map(|line| paragraph(kit, line, (font::REGULAR, 20.0)).color(kit.palette.text).into());
        let rows = Column::from_iter(rows.chain(said)).spacing(gap).padding(Padding::ZERO.horizontal(6.0));
        let (other_code, shows) = match self.shown {
            Shown::Phones => (t!(l, "join-tv"), Shown::Tv),
            Shown::Tv => (t!(l, "join-show-phones"), Shown::Phones),
        };
        let line = row![
            container(paragraph(kit, other_code, font::HEADING).color(kit.palette.text)).width(Fill),
            icon(kit, icon::CHEVRON, 22.0, kit.palette.text),
        ];
        let line = container(line.align_y(Alignment::Center)).padding([0.0, kit.px(18.0)]).center_y(Fill);
        let tv = button(kit, line).padding(0).width(Fill).height(other).on_press(Message::Show(shows));
        let tv = ringed(tv.style(button_style::second(kit.palette)), kit.palette.amber, button_style::CORNER);
        let words = if self.has_begun() { t!(l, "menu-continue") } else { t!(l, "table-deal") };
        let press = Press { message: self.main().map(Message::Asked), ..Press::new(Message::Asked(Outcome::None)) };
        let press = press.key(t!(l, "keys-enter")).begins(true);
        let go_on = main(kit, words, foot / kit.scale, press);
        let most = if self.room == Room::Pad { height } else { (pitch + 1.0) * count };
        let places = container(widget::scrolled(kit, PLACES, rows, false)).max_height(most);
        let upper = column![places, tv].spacing(gap).height(Fill);
        column![upper, go_on].spacing(kit.px(6.0)).height(height + 6.0).into()
    }
}

impl State {
    /// Returns words on a place: what it is, and who is there.
    fn told(self, l: &Language) -> (Option<String>, Option<String>) {
        let about = match self {
            State::AtComputer => t!(l, "join-at-computer"),
            State::Bot => t!(l, "players-bot"),
            State::Here | State::Away | State::Choosing => t!(l, "join-phone"),
            State::Free => t!(l, "join-until"),
        };
        let is = match self {
            State::AtComputer | State::Here => Some(t!(l, "phone-here")),
            State::Away => Some(t!(l, "phone-away")),
            State::Choosing => Some(t!(l, "join-choosing")),
            State::Bot | State::Free => None,
        };
        (Some(about), is)
    }
}

/// Draws a place: a face, a name, what it is, and whether anybody is there.
fn place<'a>(
    kit: Kit,
    context: &'a Context,
    seat: Seat,
    player: &'a Player,
    state: State,
    height: f32,
) -> Element<'a, Message> {
    let palette = kit.palette;
    // A face of the program keeps the place: of the eight their own.
    let own = Character::ALL.into_iter().find(|own| own.name() == player.name);
    let shown = match (state, own) {
        (State::Free, Some(own)) => Player::character(own),
        (State::Free, None) => Player::new(&player.name, Kind::Bot(Level::USUAL)),
        _ => player.clone(),
    };
    let portrait = Portrait::of(&shown, seat.index(), Mood::Calm);
    let side = (0.64 * height).round();
    let face = drawn(side, side, move |frame, rect: Rectangle| {
        let (place, picture) = context.face(portrait, rect);
        frame.draw_image(place, picture);
    });
    let (about, is) = state.told(&context.language);
    let scale = (height / kit.px(88.0)).clamp(0.8, 1.0);
    let who = column![words(kit, player.name.as_str(), (font::SEMIBOLD, 22.0 * scale)).color(palette.text)];
    let who = who.push(about.map(|about| words(kit, about, (font::REGULAR, 17.0 * scale)).color(palette.muted)));
    let is_here = matches!(state, State::AtComputer | State::Here);
    let colour = if is_here { palette.good } else { palette.muted };
    let tick = is_here.then(|| icon(kit, icon::CHECK, 17.0, colour));
    let is = is.map(|is| {
        let is = words(kit, is, (font::SEMIBOLD, 17.0 * scale)).color(colour);
        row![].push(tick).push(is).spacing(kit.px(9.0)).align_y(Alignment::Center)
    });
    let line = row![face, container(who).width(Fill).clip(true)].push(is).spacing(kit.px(18.0));
    let line = line.align_y(Alignment::Center).height(height).padding(Padding::ZERO.horizontal(kit.px(18.0)));
    let row = container(line).style(style::plate(palette)).width(Fill);
    widget::group(row, player.name.as_str())
}
