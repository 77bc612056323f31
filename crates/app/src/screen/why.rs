//! Explanation: two sentences, the clause with its source, and the way to the rule sheet and to all the words. At the table
//! it is a slip of paper beside the trick.

use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::layout::{Contents, Layout};
use crate::outcome::Outcome;
use crate::theme::container as style;
use crate::widget::{self, Kit, Press, action, dialog, link, paragraph, second_on_paper};
use pitch_language::{Explanation, t};

use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, FillPortion};

/// Table below an explanation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Below {
    /// Number of seats.
    pub(crate) seats: usize,
    /// Height at which what can be chosen begins, as a share of the window, if there is anything.
    pub(crate) choices: Option<f32>,
}

/// Sheet of an explanation.
#[derive(Debug, Clone)]
pub struct Why {
    explanation: Explanation,
    /// Table that it lies on.
    table: Option<Below>,
}

impl Why {
    /// Creates the sheet of this explanation.
    pub fn new(explanation: Explanation) -> Self {
        Why { explanation, table: None }
    }

    /// Returns it as a slip on a table.
    pub(crate) fn at_table(self, table: Below) -> Self {
        Why { table: Some(table), ..self }
    }

    /// Returns the explanation.
    pub const fn explanation(&self) -> &Explanation {
        &self.explanation
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape | Key::Enter | Key::Letter('w' | '?') => Outcome::Close,
            Key::Letter('r') => self.rule().unwrap_or(Outcome::None),
            Key::Letter('g') => self.words(),
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns the outcome that shows its place in the rule sheet, if it has one.
    fn rule(&self) -> Option<Outcome> {
        self.explanation.place.as_ref().map(|place| Outcome::RuleOn(place.topic))
    }

    const fn words(&self) -> Outcome {
        Outcome::Glossary(Some(self.explanation.term))
    }

    /// Draws the sheet over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette, told) = (&context.language, kit.palette, &self.explanation);
        if let Some(table) = self.table {
            return self.slip(context, table);
        }
        // The first line is what was asked about.
        let here = told.here.iter().flat_map(|here| here.lines()).enumerate().map(|(place, line)| {
            let style = if place == 0 { font::HEADING } else { font::BODY };
            paragraph(kit, line.to_owned(), style).color(palette.ink).width(Fill).into()
        });
        let about = (!told.about.is_empty())
            .then(|| paragraph(kit, told.about.clone(), font::LEAD).color(palette.ink).width(Fill));
        let rule = match &told.place {
            Some(place) => Some(t!(l, "why-rule", number = place.number, text = place.text.as_str())),
            None => (!told.is_of_game()).then(|| t!(l, "why-not-here")),
        };
        let rule = rule.map(|rule| paragraph(kit, rule, font::CAPTION).color(palette.ink));
        let source = told.source_line();
        let source = source.map(|source| paragraph(kit, source, font::SMALL).color(palette.second_ink));
        let is_cited = rule.is_some() || source.is_some();
        let cited = column![].push(rule).push(source).spacing(kit.px(6.0)).width(Fill);
        let cited = is_cited.then(|| container(cited).padding(kit.px(14.0)).style(style::raised(palette)));
        let content = column![].extend(here).push(about).push(cited).spacing(kit.px(12.0)).width(Fill);
        let way = |sign, words, pressed, key: &str| {
            container(second_on_paper(kit, Some(sign), words, Press::new(pressed).key(key))).width(FillPortion(5))
        };
        let rule = self.rule().map(|pressed| way(icon::BOOK, t!(l, "why-sheet"), pressed, "R"));
        let words = way(icon::MENU, t!(l, "why-glossary"), self.words(), "G");
        let close = Press::new(Outcome::Close).begins(true).key(t!(l, "keys-esc"));
        let close = container(action(kit, t!(l, "rules-close"), 44.0, close)).width(FillPortion(4));
        let foot = row![].push(rule).push(words).push(close).align_y(Alignment::Center).into();
        dialog(context, 640.0, told.title.clone(), container(content).padding([0, 6]), Some(foot))
    }

    /// Draws the slip: it covers no card.
    fn slip<'a>(&'a self, context: &'a Context, table: Below) -> Element<'a, Outcome> {
        let kit = Kit { scale: Kit::of(context).scale.min(1.4), ..Kit::of(context) };
        let (l, palette, told) = (&context.language, kit.palette, &self.explanation);
        let layout = Layout::new(context.size, Contents { zoom: context.zoom(), ..Contents::new(table.seats, 6) });
        let place = layout.slip(kit.px(266.0), table.choices.map(|share| share * context.size.height));
        let say = |words: &str, colour| paragraph(kit, words.to_owned(), font::BODY).color(colour).width(Fill);
        let here = told.here.as_ref().map(|here| say(here, palette.ink));
        let about = (!told.about.is_empty()).then(|| say(&told.about, palette.second_ink));
        let source = (told.place.is_none() && !told.is_of_game()).then(|| t!(l, "why-not-here"));
        let source = source.into_iter().chain(told.source_line());
        let source = source.map(|line| paragraph(kit, line, font::SMALL).color(palette.second_ink).into());
        let rule = self.rule().map(|pressed| link(kit, t!(l, "why-sheet"), Press::new(pressed)));
        let words = link(kit, t!(l, "why-glossary"), Press::new(self.words()));
        let ways = row![].push(rule).push(words).spacing(kit.px(10.0)).wrap();
        let content = column![].push(here).push(about).extend(source).push(ways).spacing(kit.px(6.0)).width(Fill);
        let close = (t!(l, "rules-close"), Outcome::Close);
        widget::slip(context, place, told.title.clone(), content.into(), close)
    }
}
