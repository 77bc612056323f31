//! Menu over the table.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::screen::games::fitted;
use crate::theme::button as style;
use crate::widget::{self, Choice, Kit, Press, asks, bar_symbol, bare_segments, cap, ringed, words};
use pitch_language::{phrase, t};
use pitch_session::settings::Speed;

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// Width of the panel, in pixels of the design.
const WIDTH: f32 = 316.0;
/// Least height of a row, in logical pixels.
const ROW: f32 = 44.0;
/// Height of what stands above and between the rows, in pixels of the design, and share of the window above the hand.
const ABOVE: f32 = 146.0;
const FREE: f32 = 0.66;

/// Menu over the table.
#[derive(Debug, Clone)]
pub struct Menu {
    /// `true` if others can sit down, leave, and come back.
    has_players: bool,
    /// `true` if some of them hold their cards on phones.
    has_phones: bool,
    /// `true` if the game in play is saved.
    is_kept: bool,
    /// Name of the game, and the number of the hand.
    game: String,
    hand: u32,
}

impl Menu {
    /// Creates the menu of a game of this name in a hand of this number. If it `has_players`, others can sit down, leave, and
    /// come back.
    pub fn new(game: String, hand: u32, has_players: bool) -> Self {
        Menu { has_players, has_phones: false, is_kept: true, game, hand }
    }

    /// Returns the menu of a game with hands on phones, if it `has_phones`: more people can join.
    pub(crate) fn with_phones(self, has_phones: bool) -> Self {
        Menu { has_phones, ..self }
    }

    /// Returns the menu of a game that is not saved if `is_unkept`, as in a lesson.
    pub(crate) fn unkept(self, is_unkept: bool) -> Self {
        Menu { is_kept: !is_unkept, ..self }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Escape | Key::Enter => Outcome::Close,
            Key::Letter('r') => Outcome::Rules(None),
            Key::Letter('l') => Outcome::Lessons,
            Key::Letter('p') if self.has_players => Outcome::Players,
            Key::Letter('o') if self.has_phones => Outcome::Joining,
            Key::Letter('k') | Key::Function(1) => Outcome::Keys,
            Key::Letter('z') => Outcome::Puzzles,
            Key::Letter('f') => Outcome::Fair,
            Key::Letter('g') => Outcome::Saves,
            Key::Letter('s') | Key::Command(',') => Outcome::Settings,
            Key::Letter('q') | Key::Command('q') => Outcome::Quit,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the menu beside what lies below it: a panel that hangs from the menu's button.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette) = (&context.language, kit.palette);
        let high = kit.px(46.0).max(ROW);
        let wide = kit.px(WIDTH).min(context.size.width - 24.0) - kit.px(12.0);
        let rows = 6 + usize::from(self.has_players) + usize::from(self.has_phones);
        let is_low = high * rows as f32 + kit.px(ABOVE) > FREE * context.size.height;
        let line = |text: String, room: f32, key: Option<char>| {
            let cap = key.map(|key| cap(kit, context.cap(Place::Menu, key), palette.muted));
            let side = kit.px(14.0).min(0.08 * room);
            let (text, size) = fitted(kit, &text, font::REGULAR, 18.0, room - 2.0 * side);
            let line = row![words(kit, text, (font::REGULAR, size)).color(palette.text), space().width(Fill)].push(cap);
            container(line.align_y(Alignment::Center)).padding([0.0, side]).center_y(high)
        };
        let item = |text, pressed, key| asks(kit, line(text, wide, key), Press::new(pressed), false);
        // Where they would reach the hand two share a row.
        let both = |items: [Option<(String, Outcome, char)>; 2]| -> Element<'a, Outcome> {
            let items: Vec<_> = items.into_iter().flatten().collect();
            if !is_low || items.len() < 2 {
                let items = items.into_iter().map(|(text, pressed, key)| item(text, pressed, Some(key)));
                return Column::from_iter(items).into();
            }
            let half = |(text, pressed, _)| asks(kit, line(text, wide / 2.0, None), Press::new(pressed), false);
            Row::from_iter(items.into_iter().map(half)).into()
        };
        let close = bar_symbol(kit, (icon::CROSS, t!(l, "menu-continue")), Press::new(Outcome::Close).begins(true));
        let hand = t!(l, "bar-hand", hand = self.hand);
        let title = row![
            close,
            words(kit, kit.fit(&self.game, (font::SEMIBOLD, 18.0), kit.px(150.0)), (font::SEMIBOLD, 18.0))
                .color(palette.text),
            space().width(Fill),
            container(words(kit, hand, font::HELP).color(palette.muted)).padding(Padding::ZERO.right(kit.px(14.0))),
        ];
        let title = title.spacing(kit.px(10.0)).align_y(Alignment::Center);
        // Three have room: what holds is among them.
        let speeds = match context.settings.speed {
            Speed::Instant => [Speed::Normal, Speed::Fast, Speed::Instant],
            _ => [Speed::Slow, Speed::Normal, Speed::Fast],
        };
        let speeds = speeds.map(|speed| {
            let is_chosen = context.settings.speed == speed;
            Choice::new(phrase::speed(l, speed), is_chosen, Outcome::Speed(speed))
        });
        let speeds = ringed(bare_segments(kit, speeds.into()), palette.amber, style::SEGMENT_CORNER);
        let leave = if self.is_kept { t!(l, "menu-leave") } else { t!(l, "menu-home") };
        let list = column![
            container(widget::group(speeds, t!(l, "settings-speed"))).center_x(Fill),
            item(t!(l, "menu-so-far"), Outcome::Log, None),
            item(t!(l, "menu-rules"), Outcome::Rules(None), Some('r')),
        ];
        let players = self.has_players.then(|| (t!(l, "menu-players"), Outcome::Players, 'p'));
        let phones = self.has_phones.then(|| item(t!(l, "join-phones"), Outcome::Joining, Some('o')));
        let list = list.push(phones).extend([
            both([players, Some((t!(l, "fair-title"), Outcome::Fair, 'f'))]),
            both([
                Some((t!(l, "help-title"), Outcome::Keys, 'k')),
                Some((t!(l, "menu-settings"), Outcome::Settings, 's')),
            ]),
            container(widget::plate_line(kit)).padding([kit.px(6.0), kit.px(14.0)]).into(),
            item(leave, Outcome::Home, None),
        ]);
        widget::hanging(context, WIDTH, title.into(), list.into(), Outcome::Close)
    }
}
