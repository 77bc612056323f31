//! The sheet of keys.

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::font;
use crate::app::keymap::{Binding, Key, SHEET};
use crate::app::widget::{Kit, Press, action, cap, dialog, hairline, paragraph};
use crate::t;

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Fill};

/// The sheet of keys.
#[derive(Debug, Clone)]
pub struct Keys {
    focus: Focus<()>,
}

/// What happened on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The button was pressed.
    Closed,
}

/// What the sheet leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// The sheet is to be closed.
    Close,
}

impl Default for Keys {
    fn default() -> Self {
        Keys::new()
    }
}

keeps_focus!(Keys);

impl Keys {
    /// The sheet.
    #[must_use]
    pub const fn new() -> Self {
        Keys { focus: Focus::on(()) }
    }

    /// Answers to a click.
    pub fn update(&mut self, Message::Closed: Message, _context: &Context) -> Action {
        Action::Close
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, _context: &Context) -> Action {
        if matches!(key, Key::Enter | Key::Escape | Key::Function(1)) {
            return Action::Close;
        }
        if let Some(step) = key.step() {
            self.focus.step(step, &[()]);
        }
        Action::None
    }

    /// Draws the sheet over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let l = &context.language;
        // Two columns, so that the sheet is seen whole in a small window.
        let (first, second) = SHEET.split_at(SHEET.len().div_ceil(2));
        let is_wide = context.size.width >= kit.px(860.0);
        let lists: Element<'_, Message> = if is_wide {
            row![list(kit, context, first), list(kit, context, second)].spacing(kit.px(30.0)).into()
        } else {
            list(kit, context, &SHEET)
        };
        let mouse = paragraph(kit, t!(l, "keys-mouse"), font::REGULAR, 15.0).color(kit.palette.second_ink);
        let close = Press::new(Message::Closed).key(t!(l, "keys-esc")).focus(self.focus.shows(()));
        let close = container(action(kit, t!(l, "rules-close"), 44.0, close)).width(kit.px(220.0));
        let content = column![
            container(column![lists, mouse].spacing(kit.px(12.0))).padding([0, 6]),
            container(close).align_right(Fill)
        ]
        .spacing(kit.px(12.0));
        dialog(kit, context.size, if is_wide { 980.0 } else { 560.0 }, t!(l, "keys-title"), content)
    }
}

fn list<'a>(kit: Kit, context: &'a Context, rows: &[Binding]) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let rows = rows.iter().flat_map(|binding| {
        let caps = binding.caps(l).into_iter().map(|words| cap(kit, words, palette.ink));
        let caps = Row::from_iter(caps).spacing(kit.px(5.0)).align_y(Alignment::Center);
        let words = paragraph(kit, (binding.words)(l), font::REGULAR, 15.0).color(palette.ink);
        let line = row![container(caps).width(kit.px(168.0)), words.width(Fill)].align_y(Alignment::Center);
        [hairline(kit), container(line).padding([kit.px(6.0), 0.0]).into()]
    });
    Column::from_iter(rows).width(Fill).into()
}
