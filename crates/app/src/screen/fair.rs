//! Sheet about fairness: what the table is bound to, what that proves and what not, and once the game is over a button
//! that deals it again.

use crate::context::Context;
use crate::focus::{Focus, keeps_focus};
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::theme::button::CORNER;
use crate::theme::container as style;
use crate::widget::{Kit, Operation, Press, action, dialog, field as text_field, paragraph, ringed, second_on_paper};
use pitch_language::{phrase, t};
use pitch_session::Deals;
use pitch_session::verify::Verification;

use iced::widget::{Column, Id, column, container, row};
use iced::{Alignment, Element, Fill, FillPortion};

/// Id of the field for the player's own word.
const FIELD: &str = "own-word";

/// Sheet about what binds the table to its cards.
#[derive(Debug, Clone)]
pub struct Fair {
    deals: Deals,
    stage: Stage,
    focus: Focus<Outcome>,
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

keeps_focus!(Fair);

impl Fair {
    /// Creates the sheet of a game with these packs.
    pub fn new(deals: Deals, is_over: bool) -> Self {
        let stage = if is_over { Stage::Over(None) } else { Stage::Playing };
        Fair { deals, stage, focus: Focus::on(Outcome::Close) }
    }

    /// Creates the sheet of a game with these packs that is being set up.
    pub fn before(deals: Deals) -> Self {
        let stage = Stage::Before(deals.word().to_owned());
        Fair { deals, stage, focus: Focus::on(Outcome::Close) }
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
        match (&pressed, &mut self.stage) {
            (Outcome::OwnWord(typed), Stage::Before(word)) => {
                *word = typed.chars().take(Deals::LONGEST_WORD).collect();
                self.focus.click(field());
            }
            _ => self.focus.click(pressed.clone()),
        }
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match (key, &self.stage) {
            (Key::Escape | Key::Letter('f'), _) => Outcome::Close,
            (Key::Letter('c'), Stage::Over(_)) => Outcome::CheckDeals,
            (Key::Enter, _) => self.focus.shown().unwrap_or(Outcome::Close),
            (key, stage) => {
                let first = match stage {
                    Stage::Before(_) => Some(field()),
                    Stage::Playing => None,
                    Stage::Over(_) => Some(Outcome::CheckDeals),
                };
                self.focus.follow(key, &first.into_iter().chain([Outcome::Close]).collect::<Vec<_>>());
                match (stage, self.focus.shown()) {
                    (Stage::Before(_), Some(shown @ Outcome::Operate(_))) => shown,
                    (Stage::Before(_), Some(_)) => Outcome::Operate(Operation::Release),
                    _ => Outcome::None,
                }
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
        let check = Press::of(&self.focus, Outcome::CheckDeals).key("C");
        let check = second_on_paper(kit, Some(icon::CHECK), t!(l, "fair-check"), check);
        let check = is_over.then(|| container(check).width(FillPortion(5)));
        let close = Press::of(&self.focus, Outcome::Close).key(t!(l, "keys-esc"));
        let close = container(action(kit, t!(l, "rules-close"), 44.0, close)).width(FillPortion(4));
        let foot = row![].push(check).push(close).align_y(Alignment::Center).into();
        dialog(context, 640.0, t!(l, "fair-title"), content, Some(foot))
    }

    /// Returns the field for the player's own word, with a note about its use.
    fn word<'a>(&'a self, kit: Kit, context: &'a Context, word: &'a str) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let title = paragraph(kit, t!(l, "fair-own-word"), font::SEMIBOLD, 16.0).color(palette.ink);
        let hint = t!(l, "fair-own-word-hint");
        let entry = text_field(kit, Id::new(FIELD), &hint, word, Outcome::OwnWord, Outcome::Close);
        let entry = ringed(entry, palette.focus_on_paper, self.focus.shows(&field()), CORNER);
        let about = paragraph(kit, t!(l, "fair-own-word-about"), font::REGULAR, 15.0).color(palette.ink).width(Fill);
        let [title, about] = [title, about].map(|text| container(text).padding([0, 6]));
        column![title, entry, about].spacing(kit.px(6.0)).width(Fill).into()
    }
}

/// Returns the outcome that moves the focus to the field.
fn field() -> Outcome {
    Outcome::Operate(Operation::Replace(Id::new(FIELD)))
}
