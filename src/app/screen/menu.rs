//! The menu over the table.

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::font;
use crate::app::icon::{self, Icon};
use crate::app::keymap::Key;
use crate::app::widget::{self, Choice, Kit, Press, action, choice_row, dialog, paragraph, second_on_paper, segments};
use crate::language::Language;
use crate::t;

use iced::Element;
use iced::widget::{column, container};

/// The menu.
#[derive(Debug, Clone)]
pub struct Menu {
    /// Whether several people share the screen.
    is_shared: bool,
    focus: Focus<Target>,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Going on.
    Continue,
    /// The rules.
    Rules,
    /// Who is at the table, where several people share the screen.
    Players,
    /// The keys.
    Keys,
    /// The saved games.
    Saves,
    /// The settings.
    Settings,
    /// The language.
    Language,
    /// The first screen.
    Home,
    /// Leaving the program.
    Quit,
}

/// What happened on the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A button was pressed.
    Pressed(Target),
    /// The language of this tag was chosen.
    LanguageChosen(&'static str),
}

/// What the menu leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// The menu is to be closed.
    Continue,
    /// The rules are to be shown.
    Rules,
    /// Who is at the table is to be shown.
    Players,
    /// The keys are to be shown.
    Keys,
    /// The saved games are to be shown.
    Saves,
    /// The settings are to be shown.
    Settings,
    /// The language of this tag is to be spoken from now on.
    Language(&'static str),
    /// The first screen is to be shown.
    Home,
    /// The program is to be left.
    Quit,
}

const TARGETS: [Target; 9] = [
    Target::Continue,
    Target::Rules,
    Target::Players,
    Target::Keys,
    Target::Saves,
    Target::Settings,
    Target::Language,
    Target::Home,
    Target::Quit,
];

keeps_focus!(Menu);

impl Menu {
    /// The menu with the focus on going on. Where the screen is shared, people can leave and come back.
    #[must_use]
    pub const fn new(is_shared: bool) -> Self {
        Menu { is_shared, focus: Focus::on(Target::Continue) }
    }

    /// Answers to a click.
    pub fn update(&mut self, message: Message, context: &Context) -> Action {
        self.focus.hide();
        match message {
            Message::Pressed(target) => {
                self.focus.set(Some(target));
                press(target, context)
            }
            Message::LanguageChosen(tag) => {
                self.focus.set(Some(Target::Language));
                Action::Language(tag)
            }
        }
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Action {
        match (key, self.focus.shown()) {
            (Key::Escape, _) => Action::Continue,
            // Whoever uses the mouse sees no focus: for him Enter is the key of the main button.
            (Key::Enter, _) => press(self.focus.shown().unwrap_or(Target::Continue), context),
            (Key::Left, Some(Target::Language)) => other_language(context, false),
            (Key::Right, Some(Target::Language)) => other_language(context, true),
            (Key::Letter('r'), _) => Action::Rules,
            (Key::Letter('p'), _) if self.is_shared => Action::Players,
            (Key::Letter('k') | Key::Function(1), _) => Action::Keys,
            (Key::Letter('g'), _) => Action::Saves,
            (Key::Letter('s') | Key::Command(','), _) => Action::Settings,
            (Key::Letter('q') | Key::Command('q'), _) => Action::Quit,
            _ => {
                if let Some(step) = key.step() {
                    let targets = TARGETS.into_iter().filter(|target| self.is_shared || *target != Target::Players);
                    self.focus.step(step, &targets.collect::<Vec<_>>());
                }
                Action::None
            }
        }
    }

    /// Draws the menu over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let focus = |target| self.focus.shows(target);
        let press = |target| Press::new(Message::Pressed(target)).focus(focus(target));
        let item = |sign: Icon, words: String, target, key: Option<&str>| {
            let press = press(target);
            second_on_paper(kit, Some(sign), words, key.map_or(press.clone(), |key| press.key(key)))
        };
        let spoken = l.translation();
        let languages = Language::ALL.into_iter().map(|translation| {
            Choice::new(translation.name, translation == spoken, Message::LanguageChosen(translation.tag))
        });
        let languages = segments(kit, languages.collect(), focus(Target::Language));
        let saved = paragraph(kit, t!(l, "menu-saved"), font::REGULAR, 14.0).color(kit.palette.second_ink);
        let players = self.is_shared.then(|| item(icon::PERSON, t!(l, "menu-players"), Target::Players, Some("P")));
        let list = column![
            action(kit, t!(l, "menu-continue"), 50.0, press(Target::Continue).key(t!(l, "keys-esc"))),
            item(icon::BOOK, t!(l, "menu-rules"), Target::Rules, Some("R")),
        ];
        let list = list.push(players).extend([
            item(icon::MENU, t!(l, "menu-keys"), Target::Keys, Some("K")),
            item(icon::FOLDER, t!(l, "menu-saves"), Target::Saves, Some("G")),
            item(icon::SLIDERS, t!(l, "menu-settings"), Target::Settings, Some("S")),
            container(choice_row(kit, t!(l, "menu-language"), None, languages, false)).padding([0, 6]).into(),
            container(widget::hairline(kit)).padding([kit.px(6.0), 6.0]).into(),
            item(icon::BACK, t!(l, "menu-home"), Target::Home, None),
            item(icon::CROSS, t!(l, "menu-quit"), Target::Quit, Some("Q")),
            container(saved).padding([kit.px(6.0), 6.0]).into(),
        ]);
        dialog(kit, context.size, 420.0, t!(l, "menu-title"), list, None)
    }
}

fn press(target: Target, context: &Context) -> Action {
    match target {
        Target::Continue => Action::Continue,
        Target::Rules => Action::Rules,
        Target::Players => Action::Players,
        Target::Keys => Action::Keys,
        Target::Saves => Action::Saves,
        Target::Settings => Action::Settings,
        Target::Language => other_language(context, true),
        Target::Home => Action::Home,
        Target::Quit => Action::Quit,
    }
}

/// The next or the previous language, round and round.
fn other_language(context: &Context, forwards: bool) -> Action {
    let all = Language::ALL;
    let spoken = context.language.translation();
    let at = all.iter().position(|translation| *translation == spoken).unwrap_or_default();
    let step = if forwards { 1 } else { all.len() - 1 };
    Action::Language(all[(at + step) % all.len()].tag)
}
