//! The first screen: the title, the game that one click goes on with or begins, and what else there is.

mod art;
mod front;

pub use front::{Front, Ready, Saved};

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::font;
use crate::app::icon;
use crate::app::keymap::Key;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, Press, bar_symbol, paragraph, tile};
use crate::t;

use iced::widget::{Column, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Padding};

/// The first screen.
#[derive(Debug, Clone)]
pub struct Home {
    front: Front,
    notices: Vec<String>,
    focus: Focus<Target>,
}

/// What can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Going on with the saved game, or beginning the next one as the last was set up.
    Front,
    /// A new game that is set up first.
    NewGame,
    /// The rules.
    Rules,
    /// The saved games.
    Saves,
    /// The statistics.
    Statistics,
    /// The house rules.
    HouseRules,
    /// The settings.
    Settings,
    /// Leaving the program.
    Quit,
    /// Putting away what went wrong, by its place from 0.
    Notice(usize),
}

/// The buttons in the order in which they stand.
const BUTTONS: [Target; 8] = [
    Target::Front,
    Target::NewGame,
    Target::Rules,
    Target::HouseRules,
    Target::Saves,
    Target::Statistics,
    Target::Settings,
    Target::Quit,
];

/// What happened on the first screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A button was pressed.
    Pressed(Target),
}

/// What the first screen leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// The saved game is to go on.
    Continue,
    /// A game is to begin as the last one was set up.
    Play,
    /// A new game is to be set up.
    NewGame,
    /// The rules are to be shown.
    Rules,
    /// The saved games are to be shown.
    Saves,
    /// The statistics are to be shown.
    Statistics,
    /// The house rules are to be shown.
    HouseRules,
    /// The settings are to be shown.
    Settings,
    /// The program is to be left.
    Quit,
    /// What went wrong was read, by its place from 0.
    NoticeRead(usize),
}

keeps_focus!(Home);

impl Home {
    /// The first screen with this on its main button, and with notices of what went wrong before it.
    #[must_use]
    pub const fn new(front: Front, notices: Vec<String>) -> Self {
        Home { front, notices, focus: Focus::on(Target::Front) }
    }

    /// Has something else to tell; what has the keyboard keeps it.
    pub fn tell(&mut self, front: Front, notices: Vec<String>) {
        (self.front, self.notices) = (front, notices);
        if matches!(self.focus.at(), Some(Target::Notice(place)) if place >= self.notices.len()) {
            self.focus.set(Some(Target::Front));
        }
    }

    /// Answers to a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Action {
        let Message::Pressed(target) = message;
        self.focus.set(Some(target));
        self.focus.hide();
        self.press(target)
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, _context: &Context) -> Action {
        let target = match key {
            // Whoever uses the mouse sees no focus: for him Enter is the key of the main button.
            Key::Enter => Some(self.focus.shown().unwrap_or(Target::Front)),
            Key::Letter('c') if self.front.saved().is_some() => Some(Target::Front),
            Key::Letter('p') if self.front.saved().is_none() => Some(Target::Front),
            Key::Letter('n') | Key::Command('n') => Some(Target::NewGame),
            Key::Letter('r') => Some(Target::Rules),
            Key::Letter('g') => Some(Target::Saves),
            Key::Letter('t') => Some(Target::Statistics),
            Key::Letter('h') | Key::Command('r') => Some(Target::HouseRules),
            Key::Letter('s') | Key::Command(',') => Some(Target::Settings),
            Key::Letter('q') | Key::Command('q') => Some(Target::Quit),
            Key::Escape if !self.notices.is_empty() => Some(Target::Notice(0)),
            _ => {
                if let Some(step) = key.step() {
                    let notices = (0..self.notices.len()).map(Target::Notice);
                    self.focus.step(step, &BUTTONS.into_iter().chain(notices).collect::<Vec<_>>());
                }
                None
            }
        };
        target.map_or(Action::None, |target| self.press(target))
    }

    fn press(&self, target: Target) -> Action {
        match target {
            Target::Front => match self.front {
                Front::Saved(_) => Action::Continue,
                Front::Ready(_) => Action::Play,
            },
            Target::NewGame => Action::NewGame,
            Target::Rules => Action::Rules,
            Target::Saves => Action::Saves,
            Target::Statistics => Action::Statistics,
            Target::HouseRules => Action::HouseRules,
            Target::Settings => Action::Settings,
            Target::Quit => Action::Quit,
            Target::Notice(place) => Action::NoticeRead(place),
        }
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let margins = art::Margins::of(context);
        let menu = container(self.menu(kit, context)).width(kit.px(420.0) + 12.0);
        let foot = paragraph(
            kit,
            t!(context.language, "home-version", version = env!("CARGO_PKG_VERSION")),
            font::REGULAR,
            14.0,
        );
        let page = column![
            art::logo(kit, context),
            menu,
            space().height(Fill),
            container(foot.color(kit.palette.muted)).padding([0, 6])
        ];
        let page = container(page.width(Fill).height(Fill)).padding(margins.padding());
        stack![art::ground(kit, context, self.front.saved()), page].into()
    }

    fn press_of(&self, target: Target) -> Press<Message> {
        Press::new(Message::Pressed(target)).focus(self.focus.shows(target))
    }

    fn menu<'a>(&'a self, kit: Kit, context: &'a Context) -> Column<'a, Message> {
        let l = &context.language;
        let front = self.front.button(kit, context, self.press_of(Target::Front));
        let (title, about) = (t!(l, "home-new-game"), t!(l, "home-new-game-about"));
        let new_game = tile(kit, icon::PLUS, title, &about, self.press_of(Target::NewGame).key("N"));
        let saves = row![
            widget::second(kit, Some(icon::FOLDER), t!(l, "home-saves"), self.press_of(Target::Saves).key("G")),
            widget::second(
                kit,
                Some(icon::CHART),
                t!(l, "home-statistics"),
                self.press_of(Target::Statistics).key("T")
            ),
        ];
        let rules = row![
            widget::second(kit, Some(icon::BOOK), t!(l, "home-rules"), self.press_of(Target::Rules).key("R")),
            widget::second(kit, Some(icon::HOUSE), t!(l, "house-title"), self.press_of(Target::HouseRules).key("H")),
        ];
        let small = row![
            widget::second(kit, Some(icon::SLIDERS), t!(l, "home-settings"), self.press_of(Target::Settings).key("S")),
            widget::second(kit, Some(icon::CROSS), t!(l, "home-quit"), self.press_of(Target::Quit).key("Q")),
        ];
        let notices = self.notices.iter().enumerate().map(|(place, notice)| {
            let put_away = self.press_of(Target::Notice(place));
            notice_line(kit, notice, put_away)
        });
        let notices = Column::from_iter(notices).spacing(kit.px(6.0)).padding([0, 6]);
        column![front, new_game, rules, saves, small, space().height(kit.px(8.0)), notices]
    }
}

/// Something that went wrong before, such as a file that could not be read, and a cross that puts it away.
fn notice_line<'a>(kit: Kit, notice: &'a str, put_away: Press<Message>) -> Element<'a, Message> {
    let palette = kit.palette;
    let said = paragraph(kit, notice, font::REGULAR, 15.0).color(palette.bad).width(Fill);
    let line = row![said, bar_symbol(kit, icon::CROSS, put_away)].spacing(kit.px(8.0)).align_y(Alignment::Center);
    container(line)
        .padding(Padding::ZERO.vertical(kit.px(9.0)).left(kit.px(14.0)).right(kit.px(8.0)))
        .width(Fill)
        .style(style::plate(palette))
        .into()
}
