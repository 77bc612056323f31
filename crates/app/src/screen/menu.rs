//! Menu over the table.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::screen::games::fitted;
use crate::widget::{self, Choice, Kit, Press, asks, bar_symbol, cap, plate_segments, words};
use pitch_language::{phrase, t};
use pitch_session::settings::Speed;

use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// Width of the panel, in pixels of the design, and in a window narrower than this, in logical pixels.
const WIDTH: f32 = 316.0;
const NARROW: f32 = 264.0;
/// Width where two entries share a row, in pixels of the design.
const PAIRED: f32 = 350.0;
const NARROW_WINDOW: f32 = 900.0;
/// Height of a row, in pixels of the design, and the least one, in logical pixels of the system.
const ROW: f32 = 46.0;
const LEAST_ROW: f32 = 44.0;
/// Share of the window that lies above a hand of the usual size.
const FREE: f32 = 0.63;
/// Size of the words.
const SIZE: f32 = 18.0;

/// Words of an entry, what it leads to, and its key.
type Item = (String, Outcome, Option<char>);

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
    /// Share of the window's height that lies above the hand.
    free: f32,
}

impl Menu {
    /// Creates the menu of a game of this name in a hand of this number. If it `has_players`, others can sit down, leave, and
    /// come back.
    pub fn new(game: String, hand: u32, has_players: bool) -> Self {
        Menu { has_players, has_phones: false, is_kept: true, game, hand, free: FREE }
    }

    /// Returns the menu of a game with hands on phones, if it `has_phones`: more people can join.
    pub(crate) fn with_phones(self, has_phones: bool) -> Self {
        Menu { has_phones, ..self }
    }

    /// Returns the menu of a game that is not saved if `is_unkept`, as in a lesson.
    pub(crate) fn unkept(self, is_unkept: bool) -> Self {
        Menu { is_kept: !is_unkept, ..self }
    }

    /// Returns the menu of a table whose hand lies below this share of the window's height.
    pub(crate) fn above_hand(self, free: f32) -> Self {
        Menu { free, ..self }
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

    /// Draws the menu beside what lies below it: a panel that hangs from the menu's button and ends above the hand.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette, window) = (&context.language, kit.palette, context.size);
        let leave = if self.is_kept { t!(l, "menu-leave") } else { t!(l, "menu-home") };
        let items = [
            Some((t!(l, "menu-so-far"), Outcome::Log, None)),
            Some((t!(l, "menu-rules"), Outcome::Rules(None), Some('r'))),
            self.has_players.then(|| (t!(l, "menu-players"), Outcome::Players, Some('p'))),
            self.has_phones.then(|| (t!(l, "join-phones"), Outcome::Joining, Some('o'))),
            Some((t!(l, "fair-title"), Outcome::Fair, Some('f'))),
            Some((t!(l, "help-title"), Outcome::Keys, Some('k'))),
            Some((t!(l, "menu-settings"), Outcome::Settings, Some('s'))),
        ];
        let items: Vec<Item> = items.into_iter().flatten().collect();
        // The last ones share rows, two each, as far as they must to stay above the hand.
        let (least, usual) = (kit.least.max(LEAST_ROW / context.zoom()), kit.px(ROW).max(LEAST_ROW));
        let title = kit.px(44.0).max(44.0) + 6.0;
        let head = title + kit.px(38.0).max(kit.least) + 12.0 + 5.0;
        let room = self.free * window.height - kit.px(12.0) - 2.0 - head;
        let pairs = (items.len() + 1).saturating_sub((room / least).max(0.0) as usize).min(items.len() / 2);
        let unpaired = if window.width < NARROW_WINDOW { NARROW } else { WIDTH };
        let width = if pairs > 0 { PAIRED } else { unpaired };
        let wide = kit.px(width).min(window.width - 24.0) - kit.px(12.0);
        let rows = (items.len() + 1 - pairs) as f32;
        let high = (room / rows).clamp(least, usual.max(least));
        let air = ((room - rows * high) / 4.0).clamp(0.0, kit.px(6.0));
        let item = |(text, pressed, key): Item, room: f32, begins: bool| {
            let side = kit.px(14.0).min(0.08 * room);
            let cap = key.map(|key| cap(kit, context.cap(Place::Menu, key), palette.muted));
            let (text, size) = fitted(kit, &text, font::REGULAR, SIZE, room - 2.0 * side);
            let line = row![words(kit, text, (font::REGULAR, size)).color(palette.text), space().width(Fill)].push(cap);
            let line = container(line.align_y(Alignment::Center)).padding([0.0, side]).center_y(high);
            container(asks(kit, line, Press::new(pressed).begins(begins), false)).width(room)
        };
        let (single, paired) = items.split_at(items.len() - 2 * pairs);
        let most = |place: usize| {
            let needs = paired.chunks(2).filter_map(|pair| pair.get(place));
            needs.map(|(text, ..)| kit.width(text, (font::REGULAR, SIZE)) + kit.px(28.0)).fold(1.0, f32::max)
        };
        let left = wide * most(0) / (most(0) + most(1));
        let singles = single.iter().cloned().enumerate().map(|(index, single)| item(single, wide, index == 0).into());
        let pairs = paired.chunks(2).map(|pair| {
            let halves = pair.iter().cloned().zip([left, wide - left]);
            // There is no room for caps.
            let halves = halves.map(|((text, pressed, _), room)| item((text, pressed, None), room, false).into());
            Row::from_iter(halves).into()
        });
        // Three have room: what holds is among them.
        let speeds = match context.settings.speed {
            Speed::Instant => [Speed::Normal, Speed::Fast, Speed::Instant],
            _ => [Speed::Slow, Speed::Normal, Speed::Fast],
        };
        let speeds = speeds.map(|speed| {
            let is_chosen = context.settings.speed == speed;
            Choice::new(phrase::speed(l, speed), is_chosen, Outcome::Speed(speed))
        });
        let speeds = widget::group(plate_segments(kit, speeds.into(), wide), t!(l, "settings-speed"));
        let line = container(widget::plate_line(kit)).padding([air, kit.px(14.0)]);
        let list = column![container(speeds).center_x(Fill).padding(Padding::ZERO.bottom(air))];
        let list = list.extend(singles).extend(pairs).push(line).push(item((leave, Outcome::Home, None), wide, false));
        let title = container(self.title(kit, context, wide - title)).padding(Padding::ZERO.bottom(air));
        widget::hanging(context, width, title.into(), list.into(), Outcome::Close)
    }

    /// Draws the cross, the name of the game, and the number of the hand if that has room beside it in so many logical pixels.
    fn title<'a>(&self, kit: Kit, context: &Context, room: f32) -> Element<'a, Outcome> {
        let l = &context.language;
        let close = bar_symbol(kit, (icon::CROSS, t!(l, "menu-continue")), Press::new(Outcome::Close));
        let (hand, gap) = (t!(l, "bar-hand", hand = self.hand), kit.px(10.0));
        let room = room - gap - kit.px(14.0);
        let without = room - gap - kit.width(&hand, font::HELP);
        let has_hand = kit.width(&self.game, (font::SEMIBOLD, SIZE)) <= without;
        let (game, size) = fitted(kit, &self.game, font::SEMIBOLD, SIZE, if has_hand { without } else { room });
        let hand = has_hand.then(|| words(kit, hand, font::HELP).color(kit.palette.muted));
        let hand = container(row![].push(hand)).padding(Padding::ZERO.right(kit.px(14.0)));
        let game = words(kit, game, (font::SEMIBOLD, size)).color(kit.palette.text);
        row![close, game, space().width(Fill), hand].spacing(gap).align_y(Alignment::Center).into()
    }
}
