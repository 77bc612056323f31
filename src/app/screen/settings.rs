//! The settings: language, look, cards, speed.

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::keymap::Key;
use crate::app::widget::{self, Choice, Kit, Press, action, choice_row, dialog, segments, switch};
use crate::language::Language;
use crate::session::Settings as Chosen;
use crate::session::settings::{Speed, Theme, TrickPause};
use crate::t;

use iced::widget::{Column, container};
use iced::{Element, Fill, Padding};

/// The pauses after a trick that are offered, in ms.
const PAUSES: [u32; 3] = [1000, 2000, 4000];

/// The sheet of settings.
#[derive(Debug, Clone)]
pub struct Settings {
    focus: Focus<Target>,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The language.
    Language,
    /// The cloth.
    Look,
    /// A colour for each suit.
    FourColours,
    /// Large indices.
    LargeIndex,
    /// The speed of the cards.
    Speed,
    /// How long a trick lies.
    Pause,
    /// Being done.
    Done,
}

/// What happened on the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Something was chosen: all settings as they are now.
    Chosen(Target, Box<Chosen>),
    /// The button was pressed.
    Done,
}

/// What the sheet leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// These settings hold from now on.
    Changed(Chosen),
    /// The sheet is to be closed.
    Close,
}

const TARGETS: [Target; 7] = [
    Target::Language,
    Target::Look,
    Target::FourColours,
    Target::LargeIndex,
    Target::Speed,
    Target::Pause,
    Target::Done,
];

/// One of the values a setting can have: its words, whether it is chosen, and all settings with it.
struct Offer {
    words: String,
    is_chosen: bool,
    settings: Chosen,
}

impl Default for Settings {
    fn default() -> Self {
        Settings::new()
    }
}

impl Settings {
    /// Whether what has the keyboard is shown.
    #[must_use]
    pub fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// The mouse was moved: what has the keyboard is shown no longer.
    pub const fn hide_focus(&mut self) {
        self.focus.hide();
    }

    /// The sheet with the focus on its button.
    #[must_use]
    pub const fn new() -> Self {
        Settings { focus: Focus::on(Target::Done) }
    }

    /// Answers to a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Action {
        self.focus.hide();
        match message {
            Message::Chosen(target, settings) => {
                self.focus.set(Some(target));
                Action::Changed(*settings)
            }
            Message::Done => Action::Close,
        }
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Action {
        match (key, self.focus.at()) {
            (Key::Escape, _) | (Key::Enter, Some(Target::Done) | None) => Action::Close,
            (Key::Enter, Some(target)) => choose(context, target, true),
            (Key::Left | Key::Right, Some(target)) if self.focus.shows(target) && target != Target::Done => {
                choose(context, target, key == Key::Right)
            }
            _ => {
                if let Some(step) = key.step() {
                    self.focus.step(step, &TARGETS);
                }
                Action::None
            }
        }
    }

    /// Draws the sheet over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let is_narrow = context.size.width < kit.px(640.0);
        let rows = TARGETS.into_iter().filter(|target| *target != Target::Done).flat_map(|target| {
            let control = self.control(kit, context, target);
            let line = choice_row(kit, title(context, target), None, control, is_narrow);
            let inset = Padding::ZERO.left(if is_narrow { 0.0 } else { 6.0 });
            [container(line).padding(inset).into(), container(widget::hairline(kit)).padding([0, 6]).into()]
        });
        let done = Press::new(Message::Done).key(t!(l, "keys-esc")).focus(self.focus.shows(Target::Done));
        let done = container(action(kit, t!(l, "settings-done"), 46.0, done)).width(kit.px(220.0));
        let content = Column::from_iter(rows).spacing(kit.px(5.0)).push(container(done).align_right(Fill));
        dialog(kit, context.size, 700.0, t!(l, "settings-title"), content)
    }

    fn control<'a>(&'a self, kit: Kit, context: &'a Context, target: Target) -> Element<'a, Message> {
        let l = &context.language;
        let focused = self.focus.shows(target);
        let settings = &context.settings;
        let chosen = move |settings: Chosen| Message::Chosen(target, Box::new(settings));
        let state = |on| if on { t!(l, "settings-on") } else { t!(l, "settings-off") };
        match target {
            Target::FourColours => {
                let set = move |on| chosen(Chosen { four_colours: on, ..settings.clone() });
                switch(kit, settings.four_colours, state(settings.four_colours), set, focused)
            }
            Target::LargeIndex => {
                let set = move |on| chosen(Chosen { large_index: on, ..settings.clone() });
                switch(kit, settings.large_index, state(settings.large_index), set, focused)
            }
            _ => {
                let offers = offers(context, target).into_iter();
                let choices = offers.map(|offer| Choice::new(offer.words, offer.is_chosen, chosen(offer.settings)));
                segments(kit, choices.collect(), focused)
            }
        }
    }
}

fn title(context: &Context, target: Target) -> String {
    let l = &context.language;
    match target {
        Target::Language => t!(l, "settings-language"),
        Target::Look => t!(l, "settings-theme"),
        Target::FourColours => t!(l, "settings-four-colours"),
        Target::LargeIndex => t!(l, "settings-large-index"),
        Target::Speed => t!(l, "settings-speed"),
        Target::Pause => t!(l, "settings-trick-stays"),
        Target::Done => t!(l, "settings-done"),
    }
}

/// The settings with the next or the previous value of one of them, round and round.
fn choose(context: &Context, target: Target, forwards: bool) -> Action {
    let mut offers = offers(context, target);
    let at = offers.iter().position(|offer| offer.is_chosen).unwrap_or_default();
    let count = offers.len();
    if count == 0 {
        return Action::None;
    }
    Action::Changed(offers.swap_remove((at + if forwards { 1 } else { count - 1 }) % count).settings)
}

/// What a setting can be.
fn offers(context: &Context, target: Target) -> Vec<Offer> {
    let (l, now) = (&context.language, &context.settings);
    let offer = |words: String, settings: Chosen| Offer { words, is_chosen: settings == *now, settings };
    let with = |change: &dyn Fn(&mut Chosen)| {
        let mut settings = now.clone();
        change(&mut settings);
        settings
    };
    match target {
        Target::Language => {
            let system = offer(t!(l, "settings-language-system"), with(&|s| s.language = None));
            let others = Language::ALL.into_iter().map(|translation| {
                offer(translation.name.to_owned(), with(&|s| s.language = Some(translation.tag.to_owned())))
            });
            std::iter::once(system).chain(others).collect()
        }
        Target::Look => [Theme::Spruce, Theme::Midnight, Theme::Linen]
            .into_iter()
            .map(|theme| {
                let words = match theme {
                    Theme::Midnight => t!(l, "settings-theme-midnight"),
                    Theme::Linen => t!(l, "settings-theme-linen"),
                    _ => t!(l, "settings-theme-spruce"),
                };
                offer(words, with(&|s| s.theme = theme))
            })
            .collect(),
        Target::FourColours => [false, true].map(|on| offer(String::new(), with(&|s| s.four_colours = on))).into(),
        Target::LargeIndex => [false, true].map(|on| offer(String::new(), with(&|s| s.large_index = on))).into(),
        Target::Speed => Speed::ALL
            .into_iter()
            .map(|speed| {
                let words = match speed {
                    Speed::Slow => t!(l, "speed-slow"),
                    Speed::Normal => t!(l, "speed-normal"),
                    Speed::Fast => t!(l, "speed-fast"),
                    Speed::Instant => t!(l, "settings-instant"),
                };
                offer(words, with(&|s| s.speed = speed))
            })
            .collect(),
        Target::Pause => {
            let nearest = match now.trick_pause {
                TrickPause::UntilClick => None,
                TrickPause::Milliseconds(pause) => PAUSES.into_iter().min_by_key(|offered| offered.abs_diff(pause)),
            };
            let timed = PAUSES.into_iter().map(|pause| {
                let words = t!(l, "settings-seconds", seconds = pause / 1000);
                let settings = with(&|s| s.trick_pause = TrickPause::Milliseconds(pause));
                Offer { words, is_chosen: nearest == Some(pause), settings }
            });
            let click = offer(t!(l, "settings-trick-until-click"), with(&|s| s.trick_pause = TrickPause::UntilClick));
            timed.chain([click]).collect()
        }
        Target::Done => Vec::new(),
    }
}
