//! The table of the first screen, which is one button: the faces with their scores, the hand that was left, and on an amber
//! foot what pressing it does.

use super::{Asked, Front, Ready, Saved};
use crate::context::Context;
use crate::deck::{Lying, Overlay};
use crate::font;
use crate::icon;
use crate::paint::{self, Label};
use crate::portrait::{Mood, Portrait};
use crate::theme::{Palette, button as button_style};
use crate::voice::Sends;
use crate::widget::{self, Kit, button, cap, drawn, ringed, words};
use pitch_language::{Language, phrase, t};
use pitch_players::{Character, Level};
use pitch_rules::{Card, Point as Made, Rank, Suit};
use pitch_session::{Kind, Player};

use iced::widget::canvas::{Frame, Image};
use iced::widget::image::FilterMethod;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Border, Element, Fill, Point, Radians, Rectangle, Size, Vector, border};

/// Radius of its corners, in pixels of the design.
const CORNER: f32 = 24.0;
/// Height of the amber foot, in pixels of the design.
const FOOT: f32 = 72.0;
/// Side of a face and width of a card, in pixels of the design.
const FACE: f32 = 92.0;
const CARD: f32 = 112.0;

/// Hand of a newcomer, with the points that its cards may make.
const FIRST: [(Card, Option<Made>); 6] = [
    (Card::new(Rank::Two, Suit::Hearts), Some(Made::Low)),
    (Card::new(Rank::Nine, Suit::Hearts), None),
    (Card::new(Rank::Jack, Suit::Hearts), Some(Made::Jack)),
    (Card::new(Rank::Ace, Suit::Hearts), Some(Made::High)),
    (Card::new(Rank::King, Suit::Clubs), None),
    (Card::new(Rank::Ten, Suit::Spades), Some(Made::Game)),
];

/// Picture of a table.
struct Picture {
    /// Faces with names and scores, from the left.
    faces: Vec<(Portrait, String, Option<i32>)>,
    /// Cards at the bottom, with the words in pencil above them.
    cards: Vec<(Option<Card>, Option<String>)>,
    /// Face that says something, from the left, and what.
    said: Option<(usize, String)>,
}

/// Returns the table with its amber foot, which is pressed as a whole.
pub(super) fn table<'a, M: Sends>(kit: Kit, context: &'a Context, front: &'a Front, message: M) -> Element<'a, M> {
    let (l, palette) = (&context.language, kit.palette);
    let (title, about) = match front {
        Front::Saved(saved) => {
            let (turn, name) = match &saved.turn {
                Asked::Nobody => ("no", ""),
                Asked::You => ("yes", ""),
                Asked::Named(name) => ("other", name.as_str()),
            };
            (t!(l, "home-continue"), t!(l, "home-where", number = saved.number, turn = turn, name = name))
        }
        Front::Ready(ready) => (play_title(l, ready), game(context, front)),
    };
    let foot = row![
        widget::icon(kit, icon::PLAY, 22.0, palette.on_amber),
        words(kit, title, (font::SEMIBOLD, 23.0)).color(palette.on_amber),
        words(kit, kit.fit(&about, font::LEAD, kit.px(300.0)), font::LEAD).color(palette.on_amber),
    ];
    // In a narrow window words come first.
    let has_cap = context.size.width >= kit.px(1000.0);
    let foot = foot.push(has_cap.then(|| cap(kit, t!(l, "keys-enter"), palette.on_amber)));
    let foot = foot.spacing(kit.px(12.0)).align_y(Alignment::Center);
    let corner = kit.px(CORNER);
    let foot = container(foot).center(Fill).height(kit.px(FOOT)).style(move |_| container::Style {
        background: Some(palette.amber.into()),
        border: Border { radius: border::bottom(corner), ..Border::default() },
        ..container::Style::default()
    });
    let control = button(kit, column![picture(kit, context, front), foot])
        .padding(0)
        .width(Fill)
        .height(Fill)
        .on_press(message)
        .named(told(context, front))
        .style(button_style::table(palette, corner));
    ringed(control, palette.ring_of_main(), corner).begins(true).into()
}

/// Returns the words of the button that begins a game.
fn play_title(l: &Language, ready: &Ready) -> String {
    if ready.scores.is_empty() { t!(l, "home-play") } else { t!(l, "phone-again") }
}

/// Returns the main button of a newcomer, `wide` logical pixels wide, which begins the first lesson.
pub(super) fn learn<'a, M: Sends>(kit: Kit, context: &'a Context, wide: f32, message: M) -> Element<'a, M> {
    let (l, palette) = (&context.language, kit.palette);
    let (said, enter) = (t!(l, "home-first-lesson"), t!(l, "keys-enter"));
    let room = wide - kit.px(2.0 * 19.0 + 26.0 + 12.0);
    let width = |size: f32| kit.width(&said, (font::SEMIBOLD, size));
    let size = if width(23.0) <= room { 23.0 } else { 20.0 };
    // In a narrow button words come first.
    let has_cap = width(size) + kit.width(&enter, font::KEY_CAP) + kit.px(2.0 * 12.0 + 24.0) <= room;
    let title = row![
        widget::icon(kit, icon::LESSONS, 26.0, palette.on_amber),
        words(kit, said, (font::SEMIBOLD, size)),
        space().width(Fill),
    ];
    let title = title.push(has_cap.then(|| cap(kit, enter, palette.on_amber)));
    let title = title.spacing(kit.px(12.0)).align_y(Alignment::Center);
    let control = button(kit, container(title).center_y(Fill))
        .padding([0.0, kit.px(19.0)])
        .width(Fill)
        .height(kit.px(76.0))
        .on_press(message)
        .style(button_style::main(palette));
    ringed(control, palette.ring_of_main(), button_style::CORNER).into()
}

/// Returns the table as a picture that nobody presses.
pub(super) fn shown<'a, M: 'a>(kit: Kit, context: &'a Context, front: &'a Front) -> Element<'a, M> {
    let corner = kit.px(CORNER);
    let style = move |_: &iced::Theme| table_style(kit.palette, corner);
    container(picture(kit, context, front)).style(style).width(Fill).height(Fill).into()
}

fn table_style(palette: &Palette, corner: f32) -> container::Style {
    container::Style {
        background: Some(palette.felt_top.into()),
        border: border::rounded(corner).color(palette.felt_line).width(1),
        ..container::Style::default()
    }
}

/// Returns the main button in words: what it does, the game and its state, and the scores.
fn told(context: &Context, front: &Front) -> String {
    let l = &context.language;
    let said = match front {
        Front::Saved(Saved { game, number, goal, scores, state, turn, .. }) => {
            let about = t!(l, "home-continue-about", number = *number, goal = goal);
            let turn = match turn {
                Asked::Nobody => None,
                Asked::You => Some(t!(l, "home-your-turn")),
                Asked::Named(name) => Some(t!(l, "home-their-turn", name = name)),
            };
            let scores = scores.iter().map(|(name, total)| phrase::pair(l, name, total.to_string()));
            let scores = phrase::sentence(l, phrase::listed(l, scores));
            let game = phrase::sentence(l, game.as_str());
            [t!(l, "home-continue"), game, about].into_iter().chain(state.clone()).chain(turn).chain([scores]).collect()
        }
        Front::Ready(ready) => {
            let names = phrase::list(l, ready.players.iter().map(|player| player.name.clone()));
            let scores = ready.players.iter().zip(&ready.scores);
            let scores = scores.map(|(player, score)| phrase::pair(l, &player.name, score.to_string()));
            let scores = phrase::listed(l, scores);
            vec![play_title(l, ready), game(context, front), if ready.scores.is_empty() { names } else { scores }]
        }
    };
    phrase::sentences(l, said.into_iter().map(|words: String| phrase::sentence(l, words.trim_end_matches('.'))))
}

/// Returns the game and its goal.
pub(super) fn game(context: &Context, front: &Front) -> String {
    let (Front::Ready(Ready { game, goal, .. }) | Front::Saved(Saved { game, goal, .. })) = front;
    t!(context.language, "told-game", game = game, goal = goal).trim_end_matches('.').to_owned()
}

fn picture<'a, M: 'a>(kit: Kit, context: &'a Context, front: &'a Front) -> Element<'a, M> {
    let picture = Picture::of(context, front);
    drawn(Fill, Fill, move |frame, rect| picture.draw(frame, kit, context, rect))
}

impl Picture {
    fn of(context: &Context, front: &Front) -> Self {
        let l = &context.language;
        let face =
            |seat: usize, player: &Player, score| (Portrait::of(player, seat, Mood::Calm), player.name.clone(), score);
        match front {
            Front::Saved(Saved { seats, bottom, hand, scores, .. }) => {
                let count = seats.len();
                // Sides have their score on the pad alone.
                let scored = |seat: usize| (scores.len() == count).then_some(seats[seat].1);
                let others = (1..count).map(|step| (bottom + step) % count);
                let faces = others.map(|seat| face(seat, &seats[seat].0, scored(seat))).collect();
                Picture { faces, cards: hand.iter().map(|card| (*card, None)).collect(), said: None }
            }
            Front::Ready(Ready { players, scores, is_first, .. }) => {
                let faces = players.iter().enumerate().skip(1);
                let faces = faces.map(|(seat, player)| face(seat, player, scores.get(seat).copied())).collect();
                let is_otto = |player: &Player| player.kind == Kind::Bot(Level::Character(Character::Otto));
                let otto = players.iter().skip(1).position(is_otto).filter(|_| *is_first);
                let cards = FIRST.into_iter().map(|(card, made)| match is_first {
                    true => (Some(card), made.map(|made| phrase::capital(&phrase::point(l, made)))),
                    false => (None, None),
                });
                Picture { faces, cards: cards.collect(), said: otto.map(|seat| (seat, t!(l, "home-deal"))) }
            }
        }
    }

    fn draw(&self, frame: &mut Frame, kit: Kit, context: &Context, rect: Rectangle) {
        let (palette, s) = (kit.palette, kit.scale);
        let side = 20.0 * s;
        let across = (rect.width - 2.0 * side) / self.faces.len().max(1) as f32;
        // Cards keep their share of a low table, and grow a little on a high one.
        let share = 0.5 * (rect.height - 2.0 * side) / 1.4;
        let card = (CARD * s).max(0.2 * rect.height).min(share).min((rect.width - 2.0 * side) / 6.0);
        let raised = if self.cards.iter().any(|(_, words)| words.is_some()) { 40.0 * s } else { 0.0 };
        let room = rect.height - 1.4 * card - raised - 2.0 * side;
        // Where faces stand close, scores stand below the names.
        let is_stacked = across < 118.0 * s && self.faces.iter().any(|(_, _, score)| score.is_some());
        let lines = if is_stacked { 72.0 * s } else { 44.0 * s };
        let face = (FACE * s).max(0.14 * rect.height).min(room - lines).min(0.74 * across).max(0.0);
        // Words need more room between faces than names do.
        let apart = if self.said.is_some() { 2.6 } else { 1.72 };
        let step = across.min(apart * face.max(60.0 * s));
        let top = rect.y + side + (0.4 * (room - face - lines)).max(0.0);
        let middle = (self.faces.len() as f32 - 1.0) / 2.0;
        for (index, (portrait, name, score)) in self.faces.iter().enumerate() {
            let x = step.mul_add(index as f32 - middle, rect.center_x());
            if face >= 24.0 * s {
                let square = Rectangle::new(Point::new(x - face / 2.0, top), Size::new(face, face));
                let (place, picture) = context.face(*portrait, square);
                frame.draw_image(place, picture);
            }
            let line = top + face + 20.0 * s;
            if let Some((_, said)) = self.said.as_ref().filter(|(seat, _)| *seat == index) {
                let words = Label::new(said, font::MEDIUM, 17.0 * s, palette.card_ink()).centred();
                let size = Size::new(words.width() + 24.0 * s, 38.0 * s);
                let beside = Point::new(x + face / 2.0 + 4.0 * s, top + 0.5 * face);
                // Where another face goes before it, it stands below the name.
                let is_clear =
                    index + 1 == self.faces.len() || beside.x + 10.0 * s + size.width + face / 2.0 <= x + step;
                let (tip, down) = if is_clear {
                    (beside, Vector::new(10.0 * s, -size.height / 2.0))
                } else {
                    (Point::new(x, line + 13.0 * s), Vector::new(-size.width / 2.0, 10.0 * s))
                };
                let place = Rectangle::new(tip + down, size);
                paint::speech(frame, palette, place, tip, s);
                words.draw(frame, place.center());
            }
            let total = score.map(|score| (score, paint::ring_width(score, font::PENCIL_BOLD, 26.0 * s)));
            let beside = total.filter(|_| !is_stacked).map_or(0.0, |(_, wide)| wide + 8.0 * s);
            let name = Label::new(name, font::MEDIUM, 17.0 * s, palette.text).within(step - beside - 8.0 * s);
            let left = x - (name.width() + beside) / 2.0;
            name.draw(frame, Point::new(left, line));
            if let Some((score, wide)) = total {
                let right = Point::new(left + name.width() + 8.0 * s + wide / 2.0, line);
                let at = if is_stacked { Point::new(x, line + 28.0 * s) } else { right };
                paint::ringed_number(frame, score, font::PENCIL_BOLD, 26.0 * s, (palette.text, palette.bad), at, 1.0);
            }
        }
        self.draw_cards(frame, kit, context, rect, card);
    }

    /// Returns the size of the words in pencil: where cards lie close, one that keeps neighbors apart.
    fn pencil_size(&self, step: f32, s: f32) -> f32 {
        let size = 24.0 * s;
        let wide = |words: &Option<String>| words.as_ref().map(|words| font::width(words, font::PENCIL_BOLD, size));
        let widths: Vec<_> = self.cards.iter().map(|(_, words)| wide(words)).collect();
        let beside = widths.windows(2).filter_map(|pair| Some(f32::midpoint(pair[0]?, pair[1]?)));
        let widest = beside.fold(0.0, f32::max);
        if widest > step - 10.0 * s { size * (step - 10.0 * s) / widest } else { size }
    }

    /// Draws the hand as it is held: the cards a little apart, the outer ones turned and lower.
    fn draw_cards(&self, frame: &mut Frame, kit: Kit, context: &Context, rect: Rectangle, width: f32) {
        if width < 24.0 || self.cards.is_empty() {
            return;
        }
        let (palette, s) = (kit.palette, kit.scale);
        let count = self.cards.len() as f32;
        let step = (0.9 * width).min((rect.width - 40.0 * s - width) / (count - 1.0).max(1.0));
        let pencil = self.pencil_size(step, s);
        let foot = rect.y + rect.height - 20.0 * s - 0.7 * width;
        let lying = self.cards.iter().enumerate().map(|(index, &(card, _))| {
            let out = index as f32 - (count - 1.0) / 2.0;
            let middle = Point::new(step.mul_add(out, rect.center_x()), foot + 0.006 * width * out * out);
            Lying { card, look: Overlay::PLAIN, middle, turn: Radians((1.3 * out).to_radians()) }
        });
        let lying: Vec<Lying> = lying.collect();
        let (place, picture) = context.deck.fan(width, &lying);
        frame.draw_image(place, Image::new(picture).filter_method(FilterMethod::Nearest));
        for ((_, words), Lying { middle, .. }) in self.cards.iter().zip(lying) {
            if let Some(words) = words {
                let label = Label::new(words, font::PENCIL_BOLD, pencil, palette.amber).centred();
                let middle = Point::new(middle.x - 0.12 * width, middle.y - 0.7 * width - 20.0 * s);
                let half = label.width() / 2.0;
                let (from, to) = (middle + Vector::new(-half, 15.0 * s), middle + Vector::new(half, 13.0 * s));
                paint::line(frame, from, to, palette.amber, 2.0 * s);
                label.draw(frame, middle);
            }
        }
    }
}
