//! Glossary: the words of the game and their meanings, those of this game first.

use crate::context::Context;
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::theme::button as style;
use crate::widget::{self, Kit, Leaf, Operation, button, capital, paragraph, ringed, words};
use pitch_language::{Term, preset_name, t, term_about, term_name};
use pitch_rules::{Preset, Rules};

use iced::widget::{Id, column, container, space};
use iced::{Element, Fill};

/// Id of the area that scrolls.
const PAGE: &str = "glossary";

/// Glossary of the words of the game.
#[derive(Debug, Clone)]
pub struct Glossary {
    rules: Rules,
    /// Words of this game, then all others, and the number of those of this game.
    words: Vec<Term>,
    own: usize,
    /// Word at which the focus begins; `None` for the first.
    at: Option<Term>,
}

/// Returns the id of a word's place in the list.
fn place_of(term: Term) -> Id {
    Id::from(format!("term-{}", term.id()))
}

impl Glossary {
    /// Creates the glossary by these rules, with the focus on one of its words.
    pub fn new(rules: Rules, at: Option<Term>, context: &Context) -> Self {
        let (mut words, others) = pitch_language::glossary(&context.language, &rules);
        let own = words.len();
        words.extend(others);
        Glossary { rules, words, own, at }
    }

    /// Returns the rules that the words are explained by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Moves the focus to this word, and scrolls it into view.
    pub fn go_to(&self, term: Term) -> Operation {
        Operation::Rest(place_of(term)).and(Some(Operation::scroll_to_top(PAGE, place_of(term))))
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.75 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape | Key::Enter | Key::Letter('g') => Outcome::Close,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette) = (&context.language, kit.palette);
        let name = preset_name(l, Preset::nearest(&self.rules));
        let head = (t!(l, "glossary-title"), name, space().into());
        let row = |term: Term| {
            let title = words(kit, capital(&term_name(l, term)), font::HEADING).color(palette.ink);
            let about = paragraph(kit, term_about(l, term), font::CAPTION).color(palette.second_ink).width(Fill);
            let pressed = Outcome::Word(term);
            let control = button(kit, column![title, about])
                .padding([kit.px(6.0), kit.px(12.0)])
                .width(Fill)
                .on_press(pressed)
                .style(style::paper_row(palette, false));
            let row = ringed(control, palette.focus_on_paper, style::CORNER).begins(self.at == Some(term));
            container(row).id(place_of(term)).into()
        };
        let (own, others) = self.words.split_at(self.own);
        let heading = words(kit, t!(l, "glossary-others"), (font::BOLD, 19.0)).color(palette.ink);
        let heading = container(heading).padding([kit.px(14.0), kit.px(18.0)]);
        let list = column(own.iter().copied().map(row));
        let list = list.push((!others.is_empty()).then_some(heading)).extend(others.iter().copied().map(row));
        let sheet = widget::sheet(kit, list, kit.px(14.0)).max_width(kit.px(820.0));
        let body = container(sheet).padding(kit.px(6.0)).center_x(Fill);
        let back = (t!(l, "page-back"), Outcome::Close);
        Leaf::of(context, 0.0).open_about(kit, head, back, widget::scrolled(kit, PAGE, body, false))
    }
}
