//! Sheet about fairness: what the table is bound to, what that proves and what not, and once the game is over a button
//! that deals it again.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::theme::container as style;
use crate::widget::{Kit, Press, TextField, action, dialog, field as text_field, paragraph, second_on_paper};
use pitch_language::{phrase, t};
use pitch_session::Deals;
use pitch_session::verify::Verification;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill, FillPortion};

/// Id of the field for the player's own word.
const FIELD: &str = "own-word";

/// Sheet about what binds the table to its cards.
#[derive(Debug, Clone)]
pub struct Fair {
    deals: Deals,
    stage: Stage,
}

/// Stage that the game has reached.
#[derive(Debug, Clone)]
enum Stage {
    /// Setup: the player's own word can be given; this is the text typed so far.
    Before(String),
    /// Play.
    Playing,
    /// End: the seed can be opened; the result of dealing the game again, if that was done.
    Over(Option<Verification>),
}

impl Fair {
    /// Creates the sheet of a game with these packs.
    pub fn new(deals: Deals, is_over: bool) -> Self {
        let stage = if is_over { Stage::Over(None) } else { Stage::Playing };
        Fair { deals, stage }
    }

    /// Creates the sheet of a game with these packs that is being set up.
    pub fn before(deals: Deals) -> Self {
        let stage = Stage::Before(deals.word().to_owned());
        Fair { deals, stage }
    }

    /// Sets the result of dealing the game again.
    pub fn tell(&mut self, found: Verification) {
        self.stage = Stage::Over(Some(found));
    }

    /// Returns the result of dealing the game again, once that was done.
    pub const fn found(&self) -> Option<&Verification> {
        if let Stage::Over(found) = &self.stage { found.as_ref() } else { None }
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        if let (Outcome::OwnWord(typed), Stage::Before(word)) = (&pressed, &mut self.stage) {
            *word = typed.chars().take(Deals::LONGEST_WORD).collect();
        }
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match (key, &self.stage) {
            (Key::Escape | Key::Enter | Key::Letter('f'), _) => Outcome::Close,
            (Key::Letter('c'), Stage::Over(_)) => Outcome::CheckDeals,
            _ => Outcome::Unheard(key),
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
        let is_over = matches!(self.stage, Stage::Over(_));
        let facts = match self.stage {
            Stage::Before(_) => vec![phrase::fair_before(l, &self.deals)],
            Stage::Playing | Stage::Over(_) => phrase::fair_facts(l, &self.deals, is_over),
        };
        let facts = lines(facts, font::REGULAR);
        let found = self.found().map(|found| {
            let mut said = phrase::verified(l, found);
            let rest = said.split_off(1);
            let colour = if found.holds() { palette.gain } else { palette.pencil };
            let verdict = paragraph(kit, said.concat(), font::SEMIBOLD, 17.0).color(colour).width(Fill);
            let told = column![verdict, lines(rest, font::REGULAR)].spacing(kit.px(6.0));
            container(told).padding(kit.px(14.0)).width(Fill).style(style::raised(palette))
        });
        let word = if let Stage::Before(word) = &self.stage { Some(self.word(kit, context, word)) } else { None };
        let is_told = word.is_none();
        let meaning = phrase::fair_meaning(l, &self.deals).map(|text| line(text, font::REGULAR, 15.0));
        let meaning = meaning.into_iter().filter(|_| is_told);
        // The field has its ring about it.
        let inner = |part| container(part).padding([0, 6]).into();
        let found = found.map(|found| inner(found.into()));
        let meaning = meaning.map(inner);
        let content =
            column![inner(facts.into())].push(word).push(found).extend(meaning).spacing(kit.px(12.0)).width(Fill);
        let check = Press::new(Outcome::CheckDeals).key("C");
        let check = second_on_paper(kit, Some(icon::CHECK), t!(l, "fair-check"), check);
        let check = is_over.then(|| container(check).width(FillPortion(5)));
        let close = Press::new(Outcome::Close).begins(true).key(t!(l, "keys-esc"));
        let close = container(action(kit, t!(l, "rules-close"), 44.0, close)).width(FillPortion(4));
        let foot = row![].push(check).push(close).align_y(Alignment::Center).into();
        dialog(context, 640.0, t!(l, "fair-title"), content, Some(foot))
    }

    /// Returns the field for the player's own word, with a note about its use.
    fn word<'a>(&'a self, kit: Kit, context: &'a Context, word: &'a str) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let title = paragraph(kit, t!(l, "fair-own-word"), font::SEMIBOLD, 16.0).color(palette.ink);
        let hint = t!(l, "fair-own-word-hint");
        let entry = TextField::new(FIELD).replaced().ringed();
        let entry = text_field(kit, entry, &hint, word, Outcome::OwnWord, Outcome::Close);
        let about = paragraph(kit, t!(l, "fair-own-word-about"), font::REGULAR, 15.0).color(palette.ink).width(Fill);
        let [title, about] = [title, about].map(|text| container(text).padding([0, 6]));
        column![title, entry, about].spacing(kit.px(6.0)).width(Fill).into()
    }
}
