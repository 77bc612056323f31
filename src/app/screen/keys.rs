//! The help: the way to the rules, and what every key does.

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::font;
use crate::app::icon;
use crate::app::keymap::{Binding, GROUPS, Key, SHEET};
use crate::app::outcome::Outcome;
use crate::app::pointer::Pointer;
use crate::app::widget::{Kit, Press, action, cap, dialog, hairline, paragraph, second_on_paper, words};
use crate::t;

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Fill};

/// The help.
#[derive(Debug, Clone)]
pub struct Keys {
    focus: Focus<Outcome>,
}

impl Default for Keys {
    fn default() -> Self {
        Keys::new()
    }
}

keeps_focus!(Keys);

impl Keys {
    /// The sheet.
    pub fn new() -> Self {
        Keys { focus: Focus::on(Outcome::Close) }
    }

    /// Answers to a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        self.focus.hide();
        pressed
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape | Key::Function(1) => Outcome::Close,
            Key::Letter('r') => Outcome::Rules(None),
            Key::Letter('g') => Outcome::Glossary(None),
            Key::Enter => self.focus.shown().unwrap_or(Outcome::Close),
            _ => {
                self.focus.follow(key, &[Outcome::Rules(None), Outcome::Glossary(None), Outcome::Close]);
                Outcome::None
            }
        }
    }

    /// Draws the sheet over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let l = &context.language;
        // Two columns where there is room: the table on the left, which is looked at most, the other screens on the right.
        let is_wide = context.size.width >= kit.px(860.0);
        let table = list(kit, context, &SHEET);
        let others = GROUPS.iter().map(|group| {
            let title = words(kit, (group.title)(l), font::SEMIBOLD, 15.0).color(kit.palette.second_ink);
            column![title, list(kit, context, group.bindings)].spacing(kit.px(4.0)).into()
        });
        let others = Column::from_iter(others.collect::<Vec<Element<'_, Outcome>>>()).spacing(kit.px(12.0)).width(Fill);
        let lists: Element<'_, Outcome> = if is_wide {
            row![table, others].spacing(kit.px(30.0)).into()
        } else {
            column![table, others].spacing(kit.px(16.0)).into()
        };
        let pointed = match context.pointer {
            Pointer::Mouse => t!(l, "keys-mouse"),
            Pointer::Finger => t!(l, "keys-touch"),
        };
        let pointed = paragraph(kit, pointed, font::REGULAR, 15.0).color(kit.palette.second_ink);
        let rules = Press::of(&self.focus, Outcome::Rules(None)).key("R");
        let rules = second_on_paper(kit, Some(icon::BOOK), t!(l, "help-rules"), rules);
        let close = Press::of(&self.focus, Outcome::Close).key(t!(l, "keys-esc"));
        let close = action(kit, t!(l, "rules-close"), 44.0, close);
        let glossary = Press::of(&self.focus, Outcome::Glossary(None)).key("G");
        let glossary = second_on_paper(kit, Some(icon::MENU), t!(l, "why-glossary"), glossary);
        let foot = row![
            container(rules).width(kit.px(284.0)),
            container(container(close).width(kit.px(220.0))).align_right(Fill)
        ];
        let foot = foot.align_y(Alignment::Center).into();
        let title = words(kit, t!(l, "keys-title"), font::SEMIBOLD, 17.0).color(kit.palette.ink);
        let content = container(
            column![container(glossary).max_width(kit.px(284.0)), title, lists, pointed].spacing(kit.px(12.0)),
        )
        .padding([0, 6]);
        dialog(context, if is_wide { 980.0 } else { 560.0 }, t!(l, "help-title"), content, Some(foot))
    }
}

fn list<'a>(kit: Kit, context: &'a Context, rows: &[Binding]) -> Element<'a, Outcome> {
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
