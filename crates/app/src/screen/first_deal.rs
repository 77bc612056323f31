//! First deal, where a table wants to see it: the cards that were drawn or dealt for it, who deals, and the cut (B-52).

use crate::context::Context;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{self, Kit, Press, action, card, dialog, paragraph, words};
use pitch_language::{Names, phrase, t};
use pitch_rules::{Card, Cut, FirstDeal as Found, Seat};

use iced::widget::{Column, Row, column, container};
use iced::{Alignment, Element, Fill};

/// Sheet about how the first dealer or pitcher was found.
#[derive(Debug, Clone)]
pub struct FirstDeal {
    found: Found,
    cut: Cut,
    names: Names,
}

impl FirstDeal {
    /// Creates the sheet of `found` at a table of these names.
    pub fn new(found: Found, cut: Cut, names: Names) -> Self {
        FirstDeal { found, cut, names }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press: every key that doesn't move the focus goes on.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        if key.step().is_some() { Outcome::Unheard(key) } else { Outcome::Close }
    }

    /// Draws the sheet.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let l = &context.language;
        let said = phrase::first_deal(l, &self.names, &self.found);
        let (title, seen) = match &self.found {
            Found::Draw(draw) => (t!(l, "first-title"), draw.rounds.iter().map(Vec::as_slice).collect()),
            Found::Cuts { rounds, .. } => {
                (t!(l, "first-title-pitch"), rounds.iter().map(Vec::as_slice).collect::<Vec<_>>())
            }
            Found::FirstJack { cards, .. } => (t!(l, "first-title-pitch"), vec![cards.as_slice()]),
            Found::ColourGuess { .. } => (t!(l, "first-title-pitch"), Vec::new()),
        };
        let single = match &self.found {
            Found::ColourGuess { guess, card, .. } => vec![(guess.guesser, *card)],
            Found::Draw(_) | Found::FirstJack { .. } | Found::Cuts { .. } => Vec::new(),
        };
        let last = seen.iter().flat_map(|round| round.iter()).count() + single.len();
        let mut content = column![self.line(kit, said.first())].spacing(kit.px(8.0)).width(Fill);
        for (number, round) in seen.iter().enumerate() {
            // Each round after the first begins with the names of those who draw again.
            let again = seen[..number].iter().map(|round| round.len() + 1).sum::<usize>();
            content = content.push((number > 0).then(|| self.line(kit, said.get(again))));
            content = content.push(self.cards(kit, context, round, last));
        }
        if !single.is_empty() {
            content = content.push(self.cards(kit, context, &single, last));
        }
        let result = said.last().map(|line| paragraph(kit, line.clone(), font::SEMIBOLD, 18.0).color(kit.palette.ink));
        let press = Press::new(Outcome::Close).key(t!(l, "keys-enter"));
        let content = content.push(result).push(
            paragraph(kit, phrase::cut(l, &self.names, self.cut), font::REGULAR, 16.0).color(kit.palette.second_ink),
        );
        let body = column![container(content).padding([0, 6]), container(widget::hairline(kit)).padding([0, 6])];
        let foot = action(kit, t!(l, "first-go-on"), 52.0, press);
        dialog(context, 700.0, title, body.spacing(kit.px(12.0)), Some(foot))
    }

    fn line<'a>(&self, kit: Kit, line: Option<&String>) -> Element<'a, Outcome> {
        let line = line.cloned().unwrap_or_default();
        paragraph(kit, line, font::REGULAR, 16.0).color(kit.palette.second_ink).into()
    }

    /// Returns cards with the names of those they fell to; they are smaller if more than 16 are `seen`.
    fn cards<'a>(&self, kit: Kit, context: &Context, cards: &[(Seat, Card)], seen: usize) -> Element<'a, Outcome> {
        let width = kit.px(if seen > 16 { 46.0 } else { 64.0 });
        let deciding = match &self.found {
            Found::Draw(draw) => draw.rounds.last().map_or(0, Vec::len),
            Found::Cuts { rounds, .. } => rounds.last().map_or(0, Vec::len),
            Found::FirstJack { .. } | Found::ColourGuess { .. } => 0,
        };
        let is_last = deciding == 0 || deciding == cards.len();
        let highest = cards.iter().map(|(_, card)| card.rank()).max();
        let cards = cards.iter().enumerate().map(|(index, &(seat, face))| {
            let is_it = match &self.found {
                Found::Draw(_) => is_last && Some(face.rank()) == highest,
                Found::Cuts { pitcher, .. } => is_last && seat == *pitcher,
                Found::FirstJack { .. } | Found::ColourGuess { .. } => index + 1 == cards.len(),
            };
            let (font, ink) =
                if is_it { (font::BOLD, kit.palette.ink) } else { (font::REGULAR, kit.palette.second_ink) };
            let name =
                font::fit(&phrase::player(&context.language, &self.names, seat), font, kit.px(14.0), 1.3 * width);
            let face = widget::said(card(context, (face, None), width), phrase::card_alone(&context.language, face));
            column![face, words(kit, name, font, 14.0).color(ink)].align_x(Alignment::Center).into()
        });
        let row: Row<'_, Outcome> = Row::from_iter(cards.collect::<Vec<Element<'_, Outcome>>>());
        Column::new().push(row.spacing(kit.px(2.0)).wrap()).into()
    }
}
