//! Taking something back where several people play: the others are asked first.

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::font;
use crate::app::keymap::Key;
use crate::app::widget::{Kit, Press, action, dialog, paragraph, second_on_paper};
use crate::t;

use iced::Element;
use iced::widget::column;

/// The question to the others.
#[derive(Debug, Clone)]
pub struct Consent {
    /// Whose decision is taken back.
    name: String,
    focus: Focus<Target>,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// It stays as it is.
    Refuse,
    /// All agree.
    Agree,
}

/// What happened on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A button was pressed.
    Pressed(Target),
}

/// What the sheet leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// It stays as it is.
    Close,
    /// It is taken back.
    Undo,
}

const TARGETS: [Target; 2] = [Target::Refuse, Target::Agree];

keeps_focus!(Consent);

impl Consent {
    /// The question whether the last decision of `name` may be taken back.
    #[must_use]
    pub const fn new(name: String) -> Self {
        Consent { name, focus: Focus::on(Target::Refuse) }
    }

    /// Answers to a click.
    pub fn update(&mut self, Message::Pressed(target): Message, _context: &Context) -> Action {
        press(target)
    }

    /// Answers to a key. What nobody agreed to is not done by a key that was meant for something else: Enter refuses
    /// until the other button was chosen.
    pub fn key(&mut self, key: Key, _context: &Context) -> Action {
        match key {
            Key::Escape | Key::Letter('n') => Action::Close,
            Key::Letter('y') => Action::Undo,
            // Whoever uses the mouse sees no focus: for him Enter is the key of the main button.
            Key::Enter => press(self.focus.shown().unwrap_or(Target::Refuse)),
            _ => {
                if let Some(step) = key.step() {
                    self.focus.step(step, &TARGETS);
                }
                Action::None
            }
        }
    }

    /// Draws the question over the table.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        let press = |target| Press::new(Message::Pressed(target)).focus(self.focus.shows(target));
        let about = paragraph(kit, t!(l, "consent-about", name = self.name.as_str()), font::REGULAR, 17.0);
        let content = column![
            iced::widget::container(about.color(kit.palette.ink)).padding([0, 6]),
            action(kit, t!(l, "consent-refuse"), 50.0, press(Target::Refuse).key(t!(l, "keys-esc"))),
            second_on_paper(kit, None, t!(l, "consent-agree"), press(Target::Agree).key("Y")),
        ];
        dialog(kit, context.size, 460.0, t!(l, "consent-title"), content.spacing(kit.px(10.0)), None)
    }
}

const fn press(target: Target) -> Action {
    match target {
        Target::Refuse => Action::Close,
        Target::Agree => Action::Undo,
    }
}
