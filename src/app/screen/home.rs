//! The first screen: the title, the game that can go on, and what else there is.

mod art;

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::font;
use crate::app::icon;
use crate::app::keymap::Key;
use crate::app::theme::{button as button_style, container as style};
use crate::app::widget::{self, Kit, Press, cap, paragraph, ringed, score, tile, words};
use crate::t;

use iced::widget::{Column, Row, button, column, container, row, space, stack};
use iced::{Alignment, Color, Element, Fill};

/// A saved game, as the first screen tells of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Saved {
    /// The name of the game; nothing for house rules.
    pub game: Option<String>,
    /// The number of the hand in play or next to be dealt, from 1.
    pub number: u32,
    /// The score it is played to, in points.
    pub target: i16,
    /// The sides with their scores, in points.
    pub scores: Vec<(String, i32)>,
    /// The scores after each hand so far, one inner list a hand, for the score pad.
    pub totals: Vec<Vec<i32>>,
    /// What goes on, as a sentence ("Ana bid 3.", or in games without a bid "Spades are trump."); nothing between hands.
    pub state: Option<String>,
    /// Whether a person at this machine is to bid or to play.
    pub your_turn: bool,
}

/// The first screen.
#[derive(Debug, Clone)]
pub struct Home {
    saved: Option<Saved>,
    notices: Vec<String>,
    focus: Focus<Target>,
}

/// What can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Going on with the saved game.
    Continue,
    /// A new game.
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
}

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
}

impl Home {
    /// Whether what has the keyboard is shown.
    #[must_use]
    pub fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// The mouse was moved: what has the keyboard is shown no longer.
    pub const fn hide_focus(&mut self) {
        self.focus.hide();
    }

    /// The first screen with the saved game, if there is one, and with notices of what went wrong before it.
    #[must_use]
    pub fn new(saved: Option<Saved>, notices: Vec<String>) -> Self {
        let first = if saved.is_some() { Target::Continue } else { Target::NewGame };
        Home { saved, notices, focus: Focus::on(first) }
    }

    fn targets(&self) -> Vec<Target> {
        let rest = [
            Target::NewGame,
            Target::Rules,
            Target::HouseRules,
            Target::Saves,
            Target::Statistics,
            Target::Settings,
            Target::Quit,
        ];
        self.saved.iter().map(|_| Target::Continue).chain(rest).collect()
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
            Key::Enter => self.focus.at(),
            Key::Letter('c') => Some(Target::Continue),
            Key::Letter('n') | Key::Command('n') => Some(Target::NewGame),
            Key::Letter('r') => Some(Target::Rules),
            Key::Letter('g') => Some(Target::Saves),
            Key::Letter('t') => Some(Target::Statistics),
            Key::Letter('h') | Key::Command('r') => Some(Target::HouseRules),
            Key::Letter('s') | Key::Command(',') => Some(Target::Settings),
            Key::Letter('q') | Key::Command('q') => Some(Target::Quit),
            _ => {
                if let Some(step) = key.step() {
                    self.focus.step(step, &self.targets());
                }
                None
            }
        };
        target.map_or(Action::None, |target| self.press(target))
    }

    fn press(&self, target: Target) -> Action {
        match target {
            Target::Continue if self.saved.is_none() => Action::None,
            Target::Continue => Action::Continue,
            Target::NewGame => Action::NewGame,
            Target::Rules => Action::Rules,
            Target::Saves => Action::Saves,
            Target::Statistics => Action::Statistics,
            Target::HouseRules => Action::HouseRules,
            Target::Settings => Action::Settings,
            Target::Quit => Action::Quit,
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
        stack![art::ground(kit, context, self.saved.as_ref()), page].into()
    }

    fn press_of(&self, target: Target, key: &str) -> Press<Message> {
        Press::new(Message::Pressed(target)).key(key).focus(self.focus.shows(target))
    }

    fn menu<'a>(&'a self, kit: Kit, context: &'a Context) -> Column<'a, Message> {
        let l = &context.language;
        let enter = t!(l, "keys-enter");
        let new_game = self.press_of(Target::NewGame, if self.saved.is_some() { "N" } else { &enter });
        let (title, about) = (t!(l, "home-new-game"), t!(l, "home-new-game-about"));
        let saves = row![
            widget::second(kit, Some(icon::FOLDER), t!(l, "home-saves"), self.press_of(Target::Saves, "G")),
            widget::second(kit, Some(icon::CHART), t!(l, "home-statistics"), self.press_of(Target::Statistics, "T")),
        ];
        let rules = row![
            widget::second(kit, Some(icon::BOOK), t!(l, "home-rules"), self.press_of(Target::Rules, "R")),
            widget::second(kit, Some(icon::HOUSE), t!(l, "house-title"), self.press_of(Target::HouseRules, "H")),
        ];
        let small = row![
            widget::second(kit, Some(icon::SLIDERS), t!(l, "home-settings"), self.press_of(Target::Settings, "S")),
            widget::second(kit, Some(icon::CROSS), t!(l, "home-quit"), self.press_of(Target::Quit, "Q")),
        ];
        let notices = self.notices.iter().map(|notice| notice_line(kit, notice));
        let notices = Column::from_iter(notices).spacing(kit.px(6.0)).padding([0, 6]);
        let menu = match &self.saved {
            Some(saved) => {
                column![self.saved(kit, context, saved, enter), tile(kit, icon::PLUS, title, &about, new_game),]
            }
            None => column![amber(kit, &new_game, first_game(kit, title, about, enter))],
        };
        menu.push(rules).push(saves).push(small).push(space().height(kit.px(8.0))).push(notices)
    }

    /// The saved game: its hand, what goes on in it, and the scores.
    fn saved<'a>(&'a self, kit: Kit, context: &'a Context, saved: &'a Saved, enter: String) -> Element<'a, Message> {
        let (l, palette) = (&context.language, kit.palette);
        let mut about = t!(l, "home-continue-about", number = saved.number, target = saved.target);
        if let Some(game) = &saved.game {
            about = format!("{game}. {about}");
        }
        let about = font::fit(&about, font::REGULAR, kit.px(16.0), kit.px(382.0));
        let now = [saved.state.clone(), saved.your_turn.then(|| t!(l, "home-your-turn"))];
        let now = now.into_iter().flatten().reduce(|first, second| format!("{first} {second}"));
        let now = now.map(|now| font::fit(&now, font::REGULAR, kit.px(16.0), kit.px(382.0)));
        // The pencil's red cannot be seen on the dark amber of light cloth.
        let is_dark = palette.on_amber == Color::WHITE;
        let ring = if is_dark { palette.on_amber } else { Color::from_rgb8(0x9C, 0x1E, 0x12) };
        let scores = saved.scores.iter().map(|(name, total)| {
            let name = font::fit(name, font::REGULAR, kit.px(16.0), kit.px(110.0));
            let total: Element<'_, Message> = if *total < 0 {
                score(kit, *total, 15.0, true, palette.on_amber, ring)
            } else {
                words(kit, total.to_string(), font::BOLD, 16.0).into()
            };
            row![words(kit, name, font::REGULAR, 16.0), total].spacing(kit.px(5.0)).align_y(Alignment::Center).into()
        });
        let scores = Row::from_iter(scores).spacing(kit.px(18.0)).align_y(Alignment::Center);
        let title = row![
            widget::icon(kit, icon::PLAY, 20.0, palette.on_amber),
            words(kit, t!(l, "home-continue"), font::SEMIBOLD, 22.0),
            space().width(Fill),
            cap(kit, enter, palette.on_amber),
        ];
        let content =
            column![title.spacing(kit.px(10.0)).align_y(Alignment::Center), words(kit, about, font::REGULAR, 16.0),];
        let content = content.push(now.map(|now| words(kit, now, font::REGULAR, 16.0)));
        let content = content.push(container(scores.wrap()).center_y(iced::Length::Shrink));
        let press = self.press_of(Target::Continue, "C");
        amber(kit, &press, content.spacing(kit.px(5.0)).into())
    }
}

/// The large amber button.
fn amber<'a>(kit: Kit, press: &Press<Message>, content: Element<'a, Message>) -> Element<'a, Message> {
    let control = button(content)
        .padding([kit.px(15.0), kit.px(19.0)])
        .width(Fill)
        .on_press_maybe(press.message)
        .style(button_style::main(kit.palette));
    let ring = if kit.palette.text == kit.palette.ink { kit.palette.ink } else { Color::WHITE };
    ringed(control, ring, press.focused, button_style::CORNER).into()
}

fn first_game<'a>(kit: Kit, title: String, about: String, enter: String) -> Element<'a, Message> {
    let ink = kit.palette.on_amber;
    let lines: Column<'_, Message> =
        column![words(kit, title, font::SEMIBOLD, 22.0), words(kit, about, font::REGULAR, 16.0)].width(Fill);
    row![widget::icon(kit, icon::PLUS, 24.0, ink), lines, cap(kit, enter, ink)]
        .spacing(kit.px(16.0))
        .align_y(Alignment::Center)
        .into()
}

/// Something that went wrong before, such as a file that could not be read.
fn notice_line<'a>(kit: Kit, notice: &'a str) -> Element<'a, Message> {
    let palette = kit.palette;
    container(paragraph(kit, notice, font::REGULAR, 15.0).color(palette.bad))
        .padding([kit.px(9.0), kit.px(14.0)])
        .width(Fill)
        .style(style::plate(palette))
        .into()
}
