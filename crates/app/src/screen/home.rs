//! First screen: the title, the game that one click goes on with or begins, and buttons for everything else.

mod art;
mod front;

pub use front::{Front, Ready, Saved};

use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::theme::container as style;
use crate::widget::{self, Kit, Press, at_turn, bar_symbol, paragraph, tile};
use pitch_language::{Language, t};

use iced::widget::{Column, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Padding};

/// Id of the buttons, which scroll where they find no room.
const MENU: &str = "home-menu";

/// First screen.
#[derive(Debug, Clone)]
pub struct Home {
    front: Front,
    notices: Vec<String>,
}

/// Button below the two large ones.
struct Button {
    pressed: Outcome,
    letter: char,
    sign: Icon,
    words: fn(&Language) -> String,
}

/// Buttons in their order after that of the lessons or of a new game, two beside each other.
const BUTTONS: [Button; 5] = [
    Button { pressed: Outcome::Rules(None), letter: 'r', sign: icon::BOOK, words: |l| t!(l, "home-rules") },
    Button { pressed: Outcome::HouseRules(None), letter: 'h', sign: icon::HOUSE, words: |l| t!(l, "house-title") },
    Button { pressed: Outcome::Puzzles, letter: 'z', sign: icon::BULB, words: |l| t!(l, "puzzle-title") },
    Button { pressed: Outcome::Saves, letter: 'g', sign: icon::FOLDER, words: |l| t!(l, "home-saves") },
    Button { pressed: Outcome::Statistics, letter: 't', sign: icon::CHART, words: |l| t!(l, "home-statistics") },
];

impl Home {
    /// Creates the first screen with `front` on its main button, and with notices of what went wrong before.
    pub fn new(front: Front, notices: Vec<String>) -> Self {
        Home { front, notices }
    }

    /// Replaces the main button and the notices.
    pub fn tell(&mut self, front: Front, notices: Vec<String>) {
        (self.front, self.notices) = (front, notices);
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
            Key::Letter('l') => self.front.lessons(),
            Key::Command('r') => Outcome::HouseRules(None),
            Key::Letter('a') => Outcome::About(None),
            Key::Letter('s') | Key::Command(',') => Outcome::Settings,
            Key::Letter('q') | Key::Command('q') => Outcome::Quit,
            Key::Escape if !self.notices.is_empty() => Outcome::NoticeRead(0),
            _ => {
                let button = BUTTONS.into_iter().find(|button| key == Key::Letter(button.letter));
                button.map_or(Outcome::Unheard(key), |button| button.pressed)
            }
        }
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let margins = art::Margins::of(context);
        let width = kit.px(420.0) + 12.0;
        let menu = container(self.menu(kit, context)).width(width);
        // In the smallest windows, and with many notices, not all of it finds room.
        let menu = container(widget::scrolled(kit, MENU, menu, false)).width(width + kit.px(12.0)).height(Fill);
        let foot = paragraph(
            kit,
            t!(context.language, "home-version", version = env!("CARGO_PKG_VERSION")),
            font::REGULAR,
            14.0,
        );
        let press = Press::new;
        let about = t!(context.language, "about-title");
        let about = widget::bar_button(kit, about, press(Outcome::About(None)).key(context.cap(Place::Home, 'a')));
        let settings = t!(context.language, "home-settings");
        let settings = widget::bar_button(kit, settings, press(Outcome::Settings).key(context.cap(Place::Home, 's')));
        let quit = widget::bar_button(
            kit,
            t!(context.language, "home-quit"),
            press(Outcome::Quit).key(context.cap(Place::Home, 'q')),
        );
        let foot = row![foot.color(kit.palette.muted).width(Fill), about, settings, quit];
        let foot = foot.spacing(kit.px(8.0)).align_y(Alignment::Center);
        let page = column![art::logo(kit, context), menu, container(foot).padding([0, 6])];
        let page = container(page.width(Fill).height(Fill)).padding(margins.padding());
        stack![art::ground(kit, context, self.front.saved()), page].into()
    }

    fn menu<'a>(&'a self, kit: Kit, context: &'a Context) -> Column<'a, Outcome> {
        let l = &context.language;
        let press = Press::new;
        let front = self.front.button(kit, context, press(self.front.pressed()));
        // Who has played nothing yet is offered the first lesson in large, and a game to be set up in small.
        let lesson = (icon::LESSONS, self.front.lessons(), 'l', t!(l, "lessons-title"));
        let new_game = (icon::PLUS, Outcome::NewGame, 'n', t!(l, "home-new-game"));
        let (large, small, about) = if self.front.is_first() {
            let lesson = (lesson.0, lesson.1, lesson.2, t!(l, "home-first-lesson"));
            (lesson, new_game, t!(l, "home-first-lesson-about"))
        } else {
            (new_game, lesson, t!(l, "home-new-game-about"))
        };
        let (sign, pressed, key, title) = large;
        let large = tile(kit, sign, title, &about, press(pressed).key(context.cap(Place::Home, key)));
        let (sign, pressed, key, title) = small;
        let small = widget::second(kit, Some(sign), title, press(pressed).key(context.cap(Place::Home, key)));
        let buttons = BUTTONS.into_iter().map(|Button { pressed, letter, sign, words }| {
            widget::second(kit, Some(sign), words(l), press(pressed).key(context.cap(Place::Home, letter)))
        });
        let mut buttons = std::iter::once(small).chain(buttons);
        let rows = std::iter::from_fn(|| Some(row![buttons.next()?, buttons.next()].into()));
        let notices = self
            .notices
            .iter()
            .enumerate()
            .map(|(place, notice)| notice_line(kit, l, notice, press(Outcome::NoticeRead(place))));
        let notices = Column::from_iter(notices).spacing(kit.px(6.0)).padding([0, 6]);
        // They come first, so that none is below the fold of a small window.
        let notices = (!self.notices.is_empty()).then(|| at_turn(1, column![notices, space().height(kit.px(8.0))]));
        Column::new().push(notices).push(front).push(large).extend(rows)
    }
}

/// Returns a notice of something that went wrong, such as a file that could not be read, and a cross that dismisses it.
fn notice_line<'a>(kit: Kit, l: &Language, notice: &'a str, put_away: Press<Outcome>) -> Element<'a, Outcome> {
    let palette = kit.palette;
    let said = paragraph(kit, notice, font::REGULAR, 15.0).color(palette.bad).width(Fill);
    let line = row![said, bar_symbol(kit, (icon::CROSS, t!(l, "voice-put-away")), put_away)]
        .spacing(kit.px(8.0))
        .align_y(Alignment::Center);
    container(line)
        .padding(Padding::ZERO.vertical(kit.px(9.0)).left(kit.px(14.0)).right(kit.px(8.0)))
        .width(Fill)
        .style(style::plate(palette))
        .into()
}
