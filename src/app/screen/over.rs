//! The end of the game: who won and how, the final scores, and who pays what.

mod page;

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::icon;
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::screen::count::Count;
use crate::app::timeline::Pace;
use crate::app::widget::{self, Kit, Operation, Press, bar_symbol, main, pad_height, second};
use crate::engine::rules::Settlement;
use crate::engine::{BySide, End, Side};
use crate::language::Names;
use crate::session::{Evening, Highlights, Player};
use crate::t;

use iced::widget::{Column, column, container, mouse_area, space};
use iced::{Element, Fill, Padding};

use std::time::Instant;

/// The window is too narrow for two columns below this width, in logical pixels.
const NARROW: f32 = 1100.0;
/// The area that scrolls.
const PAGE: &str = "over";
/// What is told before the stamp: who won, and the final scores.
const PARTS: usize = 2;

/// The end of a game.
#[derive(Debug, Clone)]
pub struct Over {
    game: String,
    end: End,
    names: Names,
    players: Vec<Player>,
    totals: Vec<Vec<i32>>,
    set_backs: BySide<u16>,
    highlights: Highlights,
    evening: Evening,
    /// Whether the page tells what is paid: with one person at the table nobody settles up unless they want to.
    settling: bool,
    /// How far the page has come in telling who won.
    count: Count,
    focus: Focus<Message>,
}

/// What happened on the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// The page was clicked where nothing is.
    Missed,
    /// What is paid is to be told, or no longer.
    Settling,
    /// A button was pressed that leads elsewhere.
    Pressed(Outcome),
}

/// What the main button does: the same players play by the same rules.
const PLAY_AGAIN: Message = Message::Pressed(Outcome::PlayAgain);

keeps_focus!(Over);

impl Over {
    /// The end of a game of this name at the table of these names. `players` sit there now; `totals` are the
    /// scores after every hand, one inner list a hand with a number of points for each side; `set_backs` how often each
    /// side was set back; `highlights` what there is to tell of the game.
    #[must_use]
    pub fn new(
        game: String,
        end: End,
        names: Names,
        players: Vec<Player>,
        totals: Vec<Vec<i32>>,
        set_backs: BySide<u16>,
        highlights: Highlights,
    ) -> Self {
        let (evening, count, focus) = (Evening::default(), Count::over(), Focus::on(PLAY_AGAIN));
        let settling = players.iter().filter(|player| player.is_person()).count() != 1;
        Over { game, end, names, players, totals, set_backs, highlights, evening, settling, count, focus }
    }

    /// The same, told from now on: who won, the final scores, then the winner's stamp.
    #[must_use]
    pub fn told_from(self, pace: Pace, now: Instant) -> Self {
        Over { count: Count::begin(PARTS, pace, now), ..self }
    }

    /// Whether it is still being told who won.
    #[must_use]
    pub const fn is_telling(&self) -> bool {
        self.count.is_running()
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Instant) {
        self.count.tick(now);
    }

    /// Tells of this evening as well.
    pub fn tell_of(&mut self, evening: Evening) {
        self.evening = evening;
    }

    /// Answers to a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Outcome {
        self.count.skip();
        if message != Message::Missed {
            self.focus.click(message.clone());
        }
        self.act(message)
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if self.count.is_running() {
            self.count.skip();
            return Outcome::None;
        }
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            // Whoever uses the mouse sees no focus: for them Enter is the key of the main button.
            Key::Enter => {
                let pressed = self.focus.shown().unwrap_or(PLAY_AGAIN);
                self.act(pressed)
            }
            Key::Letter('n') | Key::Command('n') => Outcome::NewGame,
            Key::Letter('h') => Outcome::Home,
            Key::Letter('r') => Outcome::Review(None),
            Key::Escape => Outcome::Menu,
            _ => {
                self.focus.follow(key, &self.buttons());
                Outcome::None
            }
        }
    }

    /// The buttons in the order in which they stand.
    fn buttons(&self) -> Vec<Message> {
        let settling = self.folds().then_some(Message::Settling);
        let evening = (self.settling && !self.evening.is_empty()).then_some(Message::Pressed(Outcome::NewEvening));
        [Outcome::PlayAgain, Outcome::Review(None), Outcome::NewGame, Outcome::Home, Outcome::Menu]
            .into_iter()
            .map(Message::Pressed)
            .chain(settling)
            .chain(evening)
            .collect()
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let page = self.page(context);
        if self.is_telling() { mouse_area(page).on_press(Message::Missed).into() } else { page }
    }

    fn page<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let press = |pressed| Press::of(&self.focus, Message::Pressed(pressed));
        let menu = bar_symbol(kit, icon::MENU, press(Outcome::Menu));
        let hands = t!(l, "end-hands", hands = self.totals.len());
        let bar = widget::bar(kit, Some(menu), self.game.clone(), Some(hands), None);
        let gap = kit.px(16.0);
        let play_again = main(kit, t!(l, "end-play-again"), 56.0, press(Outcome::PlayAgain).key(t!(l, "keys-enter")));
        let others = [
            second(kit, Some(icon::REPLAY), t!(l, "end-review"), press(Outcome::Review(None)).key("R")),
            second(kit, Some(icon::PLUS), t!(l, "end-new-game"), press(Outcome::NewGame).key("N")),
            second(kit, Some(icon::BACK), t!(l, "end-home"), press(Outcome::Home).key("H")),
        ];
        let sheet = self.sheet(kit, context);
        if context.size.width < NARROW {
            let body = column![sheet, self.pad(kit, context, self.totals.len().clamp(2, 10))];
            let body = widget::scrolled(kit, PAGE, body.spacing(gap).padding(gap), false);
            let foot = widget::foot_of_buttons(play_again, others);
            return widget::page(kit, bar, widget::pinned(kit, body, foot));
        }
        let sheet = container(sheet).padding(Padding { left: gap, right: gap - 6.0, bottom: gap, ..Padding::ZERO });
        let room = context.size.height - kit.px(48.0 + 30.0 + 56.0 + 60.0 * 3.0 + 36.0) - pad_height(kit, 0);
        let rows = (room / (pad_height(kit, 1) - pad_height(kit, 0))).max(2.0) as usize;
        let pad = self.pad(kit, context, rows.min(self.totals.len().max(3)));
        let right = column![container(pad).padding(Padding::from([0, 6])), space().height(Fill), play_again];
        let right = others.into_iter().fold(right, Column::push);
        widget::two_columns(kit, bar, widget::scrolled(kit, PAGE, sheet, false), right)
    }

    fn act(&mut self, message: Message) -> Outcome {
        match message {
            Message::Missed => Outcome::None,
            Message::Settling => {
                self.settling = !self.settling;
                Outcome::None
            }
            Message::Pressed(pressed) => pressed,
        }
    }

    /// Whether what is paid can be folded away: where one person plays, and anything is paid.
    fn folds(&self) -> bool {
        let alone = self.players.iter().filter(|player| player.is_person()).count() == 1;
        alone && (self.settles() || !self.evening.is_empty())
    }

    fn settles(&self) -> bool {
        self.names.rules().settlement != Settlement::Off
    }

    fn total(&self, side: Side) -> i32 {
        self.totals.last().and_then(|row| row.get(side.index())).copied().unwrap_or_default()
    }
}
