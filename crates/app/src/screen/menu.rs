//! Menu over the table.

use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::theme::button as style;
use crate::widget::{
    self, Choice, Kit, Number, Press, action, choice_row, dialog, paragraph, ringed, second_on_paper, segments,
};
use pitch_language::{Language, phrase, t};
use pitch_session::settings::Speed;

use iced::Element;
use iced::widget::{column, container};

/// Width of the name of a language, in pixels of the design.
const LANGUAGE: f32 = 148.0;
/// Width beside the name and its buttons, in pixels of the design.
const BESIDE: f32 = 196.0;

/// Menu over the table.
#[derive(Debug, Clone)]
pub struct Menu {
    /// `true` if several people share the screen.
    is_shared: bool,
    /// `true` if the game in play is saved.
    is_kept: bool,
}

impl Menu {
    /// Creates the menu with the focus on going on. Where the screen is shared, people can leave and come back.
    pub fn new(is_shared: bool) -> Self {
        Menu { is_shared, is_kept: true }
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
            Key::Letter('p') if self.is_shared => Outcome::Players,
            Key::Letter('k') | Key::Function(1) => Outcome::Keys,
            Key::Letter('z') => Outcome::Puzzles,
            Key::Letter('f') => Outcome::Fair,
            Key::Letter('g') => Outcome::Saves,
            Key::Letter('s') | Key::Command(',') => Outcome::Settings,
            Key::Letter('q') | Key::Command('q') => Outcome::Quit,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the menu over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let l = &context.language;
        let item = |sign: Icon, words: String, pressed, key: Option<char>| {
            let press = Press::new(pressed);
            second_on_paper(
                kit,
                Some(sign),
                words,
                key.map_or(press.clone(), |key| press.key(context.cap(Place::Menu, key))),
            )
        };
        let spoken = spoken(context);
        let next = Outcome::Language(beside(spoken, true));
        let languages = Number {
            words: l.translation().name.to_owned(),
            less: Some(Outcome::Language(beside(spoken, false))),
            more: Some(next.clone()),
            pressed: Some(next),
            able: true,
            room: LANGUAGE,
        };
        let width = BESIDE + languages.width(kit) / kit.scale;
        let languages = ringed(languages.turning(kit), kit.palette.focus_on_paper, style::SEGMENT_CORNER);
        let saved = if self.is_kept { t!(l, "menu-saved") } else { t!(l, "menu-not-saved") };
        let saved = paragraph(kit, saved, font::REGULAR, 14.0).color(kit.palette.second_ink);
        let players = self.is_shared.then(|| item(icon::PERSON, t!(l, "menu-players"), Outcome::Players, Some('p')));
        let speeds = Speed::ALL.map(|speed| {
            let is_chosen = context.settings.speed == speed;
            Choice::new(phrase::speed(l, speed), is_chosen, Outcome::Speed(speed))
        });
        let speeds: Element<'a, Outcome> = segments(kit, speeds.into()).into();
        let (sign, words) = if context.settings.sound {
            (icon::SOUND, t!(l, "menu-sound-off"))
        } else {
            (icon::MUTED, t!(l, "menu-sound-on"))
        };
        let list = column![
            container(speeds).center_x(iced::Fill).padding([0, 6]),
            action(kit, t!(l, "menu-continue"), 50.0, Press::new(Outcome::Close).key(t!(l, "keys-esc"))),
            item(icon::BOOK, t!(l, "menu-rules"), Outcome::Rules(None), Some('r')),
            item(icon::LESSONS, t!(l, "lessons-title"), Outcome::Lessons, Some('l')),
        ];
        let list = list.push(players).extend([
            item(icon::HELP, t!(l, "help-title"), Outcome::Keys, Some('k')),
            item(icon::BULB, t!(l, "puzzle-title"), Outcome::Puzzles, Some('z')),
            item(icon::CHECK, t!(l, "fair-title"), Outcome::Fair, Some('f')),
            item(icon::FOLDER, t!(l, "menu-saves"), Outcome::Saves, Some('g')),
            item(sign, words, Outcome::Sound, Some('m')),
            item(icon::SLIDERS, t!(l, "menu-settings"), Outcome::Settings, Some('s')),
            container(choice_row(kit, t!(l, "menu-language"), None, languages.into())).padding([0, 6]).into(),
            container(widget::hairline(kit)).padding([kit.px(6.0), 6.0]).into(),
            item(icon::BACK, t!(l, "menu-home"), Outcome::Home, None),
            item(icon::CROSS, t!(l, "menu-quit"), Outcome::Quit, Some('q')),
            container(saved).padding([kit.px(6.0), 6.0]).into(),
        ]);
        dialog(context, width, t!(l, "menu-title"), list, None)
    }
}

/// Returns the tag of the language in use.
const fn spoken(context: &Context) -> &'static str {
    context.language.translation().tag
}

/// Returns the tag of the next or the previous language, going around.
fn beside(tag: &str, forwards: bool) -> &'static str {
    let all = Language::ALL;
    let at = all.iter().position(|translation| translation.tag == tag).unwrap_or_default();
    let step = if forwards { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()].tag
}
