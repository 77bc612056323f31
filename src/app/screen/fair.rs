//! Whether it is fair: what the table is bound to, what that proves and what not, and once the game is over a button that
//! deals it again.

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::font;
use crate::app::icon;
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::theme::container as style;
use crate::app::widget::{Kit, Press, action, dialog, paragraph, second_on_paper};
use crate::language::phrase;
use crate::session::Deals;
use crate::session::verify::Verification;
use crate::t;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill, FillPortion};

/// What binds the table to its cards.
#[derive(Debug, Clone)]
pub struct Fair {
    deals: Deals,
    /// Whether the game is over, so that the seed can be opened.
    is_over: bool,
    /// What came of dealing it again.
    found: Option<Verification>,
    focus: Focus<Outcome>,
}

keeps_focus!(Fair);

impl Fair {
    /// The sheet of a game with these packs.
    pub fn new(deals: Deals, is_over: bool) -> Self {
        Fair { deals, is_over, found: None, focus: Focus::on(Outcome::Close) }
    }

    /// Tells what came of dealing the game again.
    pub fn tell(&mut self, found: Verification) {
        self.found = Some(found);
    }

    /// What came of dealing the game again, once that was done.
    pub const fn found(&self) -> Option<&Verification> {
        self.found.as_ref()
    }

    /// Answers to a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        self.focus.click(pressed.clone());
        pressed
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape | Key::Letter('f') => Outcome::Close,
            Key::Letter('c') if self.is_over => Outcome::CheckDeals,
            Key::Enter => self.focus.shown().unwrap_or(Outcome::Close),
            _ => {
                let check = self.is_over.then_some(Outcome::CheckDeals);
                self.focus.follow(key, &check.into_iter().chain([Outcome::Close]).collect::<Vec<_>>());
                Outcome::None
            }
        }
    }

    /// Draws the sheet over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette) = (&context.language, kit.palette);
        let line = |line: String, face, size| paragraph(kit, line, face, size).color(palette.ink).width(Fill).into();
        let lines = |lines: Vec<String>, face| {
            Column::from_iter(lines.into_iter().map(|text| line(text, face, 16.0))).spacing(kit.px(6.0)).width(Fill)
        };
        let facts = lines(phrase::fair_facts(l, &self.deals, self.is_over), font::REGULAR);
        let found = self.found.as_ref().map(|found| {
            let mut said = phrase::verified(l, found);
            let rest = said.split_off(1);
            let colour = if found.holds() { palette.gain } else { palette.pencil };
            let verdict = paragraph(kit, said.concat(), font::SEMIBOLD, 17.0).color(colour).width(Fill);
            let told = column![verdict, lines(rest, font::REGULAR)].spacing(kit.px(6.0));
            container(told).padding(kit.px(14.0)).width(Fill).style(style::raised(palette))
        });
        let meaning = phrase::fair_meaning(l).map(|text| line(text, font::REGULAR, 15.0));
        let content = column![facts].push(found).extend(meaning).spacing(kit.px(12.0)).width(Fill);
        let check = Press::of(&self.focus, Outcome::CheckDeals).key("C");
        let check = second_on_paper(kit, Some(icon::CHECK), t!(l, "fair-check"), check);
        let check = self.is_over.then(|| container(check).width(FillPortion(5)));
        let close = Press::of(&self.focus, Outcome::Close).key(t!(l, "keys-esc"));
        let close = container(action(kit, t!(l, "rules-close"), 44.0, close)).width(FillPortion(4));
        let foot = row![].push(check).push(close).align_y(Alignment::Center).into();
        dialog(context, 640.0, t!(l, "fair-title"), container(content).padding([0, 6]), Some(foot))
    }
}
