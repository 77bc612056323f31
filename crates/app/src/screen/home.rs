//! First screen: the table that was left or waits, which one press goes on with, and the ways to everything else.

mod art;
mod front;
mod last_games;
mod table;
pub(in crate::screen) mod tiles;

pub(super) use art::logo;
pub use front::{Asked, Front, LastGame, Memory, Ready, Saved};

use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::theme::{button as button_style, container as style};
use crate::voice::Sends;
use crate::widget::{self, Kit, Press, at_turn, bar_symbol, button, cap, paragraph, ringed, tile, words};
use pitch_language::{Language, t};
use pitch_rules::{Card, Rank, Suit};

use iced::widget::{Column, Row, column, container, row, stack};
use iced::{Alignment, Element, Fill, Padding};

/// Id of the page, which scrolls where it finds no room.
const PAGE: &str = "home-page";
/// Width of a window in which the pad stands beside the table, and height of one in which the tiles stand below it, in
/// pixels of the design.
const WIDE: f32 = 1000.0;
const HIGH: f32 = 660.0;
/// Height of a window in which a newcomer is not invited in words, in pixels of the design.
const LOW: f32 = 570.0;
/// Minimum height of the table, in pixels of the design.
const LEAST: f32 = 250.0;

/// Least width of a window beside the ways of a newcomer in which their table is shown, in pixels of the design.
const LEAST_BESIDE: f32 = 440.0;

/// First screen.
#[derive(Debug, Clone)]
pub struct Home {
    front: Front,
    memory: Memory,
    notices: Vec<String>,
}

/// Way to a page that stands along the lower edge.
struct Way {
    pressed: Outcome,
    /// Its key, where no tile has that.
    letter: Option<char>,
    sign: Icon,
    words: fn(&Language) -> String,
}

const WAYS: [Way; 6] = [
    Way { pressed: Outcome::Lessons, letter: None, sign: icon::LESSONS, words: |l| t!(l, "lessons-title") },
    Way { pressed: Outcome::Rules(None), letter: Some('r'), sign: icon::BOOK, words: |l| t!(l, "home-rules") },
    Way { pressed: Outcome::HouseRules(None), letter: Some('h'), sign: icon::HOUSE, words: |l| t!(l, "house-title") },
    Way { pressed: Outcome::Statistics, letter: Some('t'), sign: icon::CHART, words: |l| t!(l, "home-statistics") },
    Way { pressed: Outcome::Saves, letter: Some('g'), sign: icon::FOLDER, words: |l| t!(l, "home-saves") },
    Way { pressed: Outcome::Pad, letter: Some('k'), sign: icon::PENCIL, words: |l| t!(l, "scorepad-title") },
];

/// Ways of a newcomer, who has nothing to look back at.
const FIRST_WAYS: [Way; 4] = {
    let [lessons, rules, house_rules, _, _, pad] = WAYS;
    [Way { letter: Some('l'), ..lessons }, rules, house_rules, pad]
};

/// Cards on the tiles: those of a new game lie face down.
const BACKS: [Option<Card>; 2] = [None, None];
const PUZZLE: [Option<Card>; 3] = [
    Some(Card::new(Rank::King, Suit::Hearts)),
    Some(Card::new(Rank::Jack, Suit::Hearts)),
    Some(Card::new(Rank::Nine, Suit::Hearts)),
];
const PRACTICE: [Option<Card>; 2] =
    [Some(Card::new(Rank::Ten, Suit::Diamonds)), Some(Card::new(Rank::Ten, Suit::Spades))];

impl Home {
    /// Creates the first screen with `front` on its main button, and with notices of what went wrong before.
    pub fn new(front: Front, notices: Vec<String>) -> Self {
        Home { front, memory: Memory::default(), notices }
    }

    /// Returns the first screen with what was played before.
    pub fn with_memory(self, memory: Memory) -> Self {
        Home { memory, ..self }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.front.pressed(),
            Key::Letter('c') if self.front.saved().is_some() => Outcome::Continue,
            Key::Letter('p') if self.front.saved().is_none() => Outcome::Play,
            Key::Letter('n') | Key::Command('n') => Outcome::NewGame,
            Key::Letter('z') => self.puzzle(),
            // It stands in the settings.
            Key::Letter('a') => Outcome::About(None),
            Key::Letter('l') if self.front.is_first() => Outcome::Lessons,
            Key::Letter('l') => Outcome::Practice,
            Key::Command('r') => Outcome::HouseRules(None),
            Key::Letter('s') | Key::Command(',') => Outcome::Settings,
            Key::Letter('q') | Key::Command('q') => Outcome::Quit,
            Key::Escape if !self.notices.is_empty() => Outcome::NoticeRead(0),
            _ => {
                let way = WAYS.into_iter().find(|way| way.letter.is_some_and(|letter| key == Key::Letter(letter)));
                way.map_or(Outcome::Unheard(key), |way| way.pressed)
            }
        }
    }

    /// Returns the outcome of the tile of puzzles: the one of the day, or once it was answered all of them.
    const fn puzzle(&self) -> Outcome {
        if self.memory.puzzle_answer.is_some() { Outcome::Puzzles } else { Outcome::PuzzleOfDay }
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, size) = (&context.language, context.size);
        let margin = margin(kit, context);
        let notices = self.notices.iter().enumerate();
        let notices =
            notices.map(|(place, notice)| notice_line(kit, l, notice, Press::new(Outcome::NoticeRead(place))));
        let notices = (!self.notices.is_empty()).then(|| at_turn(1, Column::from_iter(notices).spacing(kit.px(6.0))));
        let used = kit.px(art::HIGH + 60.0) + self.notices.len() as f32 * kit.px(60.0) + kit.px(56.0);
        let room = size.height - used;
        let least = kit.px(LEAST);
        let body = container(self.body(kit, context)).width(Fill);
        let page = |top, body: iced::widget::Container<'a, Outcome>| {
            column![top].push(notices).push(body).push(self.foot(kit, context)).spacing(kit.px(12.0))
        };
        let padding = Padding::ZERO.vertical(kit.px(14.0)).horizontal(margin);
        let (logo, ways) = (art::logo(kit, context, art::LETTERS), self.ways(kit, context));
        // In the smallest windows, and with many notices, not all of it finds room.
        if room < least {
            let top: Element<'_, Outcome> = row![logo, ways].align_y(Alignment::Center).into();
            let page = container(page(top, body.height(least))).padding(padding);
            return stack![art::ground(kit), widget::scrolled(kit, PAGE, page, false)].into();
        }
        let page = container(page(logo, body.height(Fill)).height(Fill)).padding(padding);
        // They are read last.
        let ways = container(container(ways).height(kit.px(art::HIGH)).center_y(kit.px(art::HIGH)));
        let ways = ways.padding(padding).width(Fill).align_x(Alignment::End);
        stack![art::ground(kit), page, ways].into()
    }

    /// Returns the ways in the upper right corner.
    fn ways<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Outcome> {
        let l = &context.language;
        let way = |outcome, words, letter| {
            widget::bar_button(kit, words, Press::new(outcome).key(context.cap(Place::Home, letter)))
        };
        let settings = way(Outcome::Settings, t!(l, "home-settings"), 's');
        let quit = way(Outcome::Quit, t!(l, "home-quit"), 'q');
        let language = self.front.asks_language().then(|| {
            // Names of languages are the same in all of them.
            widget::bar_list(kit, icon::GLOBE, l.translation().name.to_owned(), Press::new(Outcome::Languages))
        });
        at_turn(2, row![].push(language).push(settings).push(quit).spacing(kit.px(4.0)))
    }

    fn foot<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Outcome> {
        let ways = if self.front.is_first() { FIRST_WAYS.as_slice() } else { WAYS.as_slice() };
        let words_of = |way: &Way| (way.words)(&context.language);
        let key_of = |way: &Way| way.letter.map(|letter| context.cap(Place::Home, letter));
        // Where the caps of the keys would break the line, it goes without them, and without signs where those would.
        let wide = |way: &Way| {
            let key = key_of(way).map_or(0.0, |key| kit.width(&key, font::KEY_CAP) + kit.px(20.0));
            kit.width(&words_of(way), font::NAME) + key + kit.px(43.0) + 12.0
        };
        let room = context.size.width - 2.0 * margin(kit, context);
        let has_caps = ways.iter().map(wide).sum::<f32>() + kit.px(8.0) * (ways.len() as f32 - 1.0) <= room;
        let bare = |way: &Way| kit.width(&words_of(way), font::NAME) + kit.px(43.0) + 12.0;
        let has_signs = has_caps || ways.iter().map(bare).sum::<f32>() <= room;
        let ways = ways.iter().map(|way| {
            let press = Press::new(way.pressed.clone());
            let press = match key_of(way).filter(|_| has_caps) {
                Some(key) => press.key(key),
                None => press,
            };
            flat(kit, has_signs.then_some(way.sign), words_of(way), press)
        });
        let between = if has_caps { kit.px(8.0) } else { 0.0 };
        at_turn(2, Row::from_iter(ways).spacing(between).wrap())
    }

    fn body<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Outcome> {
        let size = context.size;
        let gap = kit.px(18.0);
        if self.front.is_first() {
            return self.first(kit, context);
        }
        let front = table::table(kit, context, &self.front, self.front.pressed());
        if size.height < kit.px(HIGH) {
            let tiles = Column::from_iter(self.tiles(kit, context)).spacing(kit.px(8.0)).width(kit.px(272.0));
            return row![front, tiles].spacing(gap).into();
        }
        let beside = (size.width >= kit.px(WIDE)).then(|| self.beside(kit, context)).flatten();
        let above = row![front].push(beside).spacing(kit.px(28.0)).height(Fill);
        let tiles: Element<'_, Outcome> = if size.width >= kit.px(WIDE) {
            Row::from_iter(self.tiles(kit, context)).spacing(gap).height(kit.px(158.0)).into()
        } else {
            Column::from_iter(self.tiles(kit, context)).spacing(kit.px(8.0)).height(kit.px(300.0)).into()
        };
        column![above, tiles].spacing(gap).into()
    }

    /// Returns the pad of the game that goes on and the games played last, if there are any.
    fn beside<'a>(&'a self, kit: Kit, context: &'a Context) -> Option<Element<'a, Outcome>> {
        let pad = self.front.saved().and_then(|saved| art::pad(kit, saved));
        let last = last_games::last_games(kit, context, &self.memory);
        if pad.is_none() && last.is_none() {
            return None;
        }
        let content = Column::new().push(pad.map(|pad| container(pad).height(Fill))).push(last);
        let width = kit.px(368.0).max(0.27 * context.size.width);
        Some(container(content.spacing(kit.px(20.0))).width(width).height(Fill).into())
    }

    fn tiles<'a>(&'a self, kit: Kit, context: &'a Context) -> [Element<'a, Outcome>; 3] {
        let l = &context.language;
        let press = |outcome, letter| Press::new(outcome).key(context.cap(Place::Home, letter));
        let (width, height) = (context.size.width, context.size.height);
        // Words come before cards.
        let is_roomy = width >= kit.px(1150.0) || width < kit.px(WIDE);
        let most = if height < kit.px(HIGH) {
            0
        } else if is_roomy {
            3
        } else {
            1
        };
        let done = self.memory.puzzle_answer.map(|is_right| if is_right { icon::CHECK } else { icon::MINUS });
        let tile = |words, cards: &'static [_], press| {
            tiles::tile(kit, context, words, &cards[..cards.len().min(most)], press)
        };
        [
            tile((t!(l, "home-new-game"), None, t!(l, "home-new-game-about")), &BACKS, press(Outcome::NewGame, 'n')),
            tile((t!(l, "home-puzzle"), done, self.memory.puzzle.clone()), &PUZZLE, press(self.puzzle(), 'z')),
            tile(
                (t!(l, "home-practice"), None, self.memory.practice.clone()),
                &PRACTICE,
                press(Outcome::Practice, 'l'),
            ),
        ]
    }

    /// Returns the page of a newcomer: an invitation with three buttons, and the table at the right.
    fn first<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Outcome> {
        let (l, size) = (&context.language, context.size);
        let press = |outcome, letter| Press::new(outcome).key(context.cap(Place::Home, letter));
        let (wide, gap) = if size.width >= kit.px(940.0) { (432.0, 40.0) } else { (350.0, 26.0) };
        let is_beside = size.width >= kit.px(wide + gap + LEAST_BESIDE);
        let wide = kit.px(if is_beside { wide } else { 432.0 });
        let lesson = table::learn(kit, context, wide, self.front.pressed());
        let game = table::game(context, &self.front);
        let play = tile(kit, icon::PLAY, t!(l, "home-play-now"), &game, press(Outcome::Play, 'p'));
        let choose = tile(kit, icon::PLUS, t!(l, "home-choose"), "", press(Outcome::NewGame, 'n'));
        let invitation = column![
            paragraph(kit, t!(l, "home-welcome"), (font::SEMIBOLD, 32.0)),
            paragraph(kit, t!(l, "home-welcome-about"), font::LEAD).color(kit.palette.muted),
        ];
        let is_low = size.height < kit.px(LOW);
        let invitation = (!is_low).then(|| container(invitation.spacing(kit.px(8.0))).padding([kit.px(10.0), 6.0]));
        let ways = Column::new().push(invitation).push(lesson).push(play).push(choose);
        let ways = ways.spacing(kit.px(if is_low { 6.0 } else { 12.0 }));
        let ways = container(ways).width(wide).center_y(Fill);
        if is_beside {
            row![ways, table::shown(kit, context, &self.front)].spacing(kit.px(gap)).into()
        } else {
            container(ways).center_x(Fill).into()
        }
    }
}

/// Returns the space at both sides, in logical pixels.
fn margin(kit: Kit, context: &Context) -> f32 {
    (0.038 * context.size.width).clamp(10.0, kit.px(96.0))
}

/// Returns a way with its sign, if it has one, without an edge.
fn flat<'a, M: Sends>(kit: Kit, sign: Option<Icon>, text: String, press: Press<M>) -> Element<'a, M> {
    let palette = kit.palette;
    let sign = sign.map(|sign| widget::icon(kit, sign, 19.0, palette.text));
    let content = row![]
        .push(sign)
        .push(words(kit, text, font::NAME))
        .push(press.key.map(|key| cap(kit, key, palette.muted)))
        .spacing(kit.px(8.0))
        .align_y(Alignment::Center);
    let control = button(kit, container(content).center_y(Fill)).padding([0.0, kit.px(8.0)]).height(kit.side(38.0));
    let control = control.on_press_maybe(press.message).style(button_style::row(palette, false));
    ringed(control, palette.amber, button_style::CORNER).into()
}

/// Returns a notice of something that went wrong, such as a file that could not be read, and a cross that dismisses it.
fn notice_line<'a>(kit: Kit, l: &Language, notice: &'a str, put_away: Press<Outcome>) -> Element<'a, Outcome> {
    let palette = kit.palette;
    let said = paragraph(kit, notice, font::HELP).color(palette.bad).width(Fill);
    let line = row![said, bar_symbol(kit, (icon::CROSS, t!(l, "voice-put-away")), put_away)]
        .spacing(kit.px(8.0))
        .align_y(Alignment::Center);
    container(line)
        .padding(Padding::ZERO.vertical(kit.px(9.0)).left(kit.px(14.0)).right(kit.px(8.0)))
        .width(Fill)
        .style(style::plate(palette))
        .into()
}
