//! Glossary: the words of the game and their meanings, those of this game first.

use crate::context::Context;
use crate::focus::{Focus, keeps_focus};
use crate::font;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::theme::button as style;
use crate::widget::{self, Kit, Operation, Press, bar_button, button, capital, paragraph, ringed, words};
use pitch_language::{Term, preset_name, t, term_about, term_name};
use pitch_rules::{Preset, Rules};

use iced::widget::{Id, column, container};
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
    focus: Focus<Outcome>,
}

keeps_focus!(Glossary);

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
        let first = at.or_else(|| words.first().copied());
        let mut focus = Focus::default();
        focus.set(first.map(Outcome::Word));
        Glossary { rules, words, own, focus }
    }

    /// Returns the rules that the words are explained by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Moves the focus to this word, and scrolls it into view.
    pub fn go_to(&mut self, term: Term) -> Operation {
        self.focus.set(Some(Outcome::Word(term)));
        Operation::scroll_to_top(PAGE, place_of(term))
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        if matches!(pressed, Outcome::Word(_)) {
            self.focus.click(pressed.clone());
        }
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.75 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape | Key::Letter('g') => Outcome::Close,
            Key::Enter => self.focus.shown().unwrap_or(Outcome::Close),
            _ => {
                let stops = self.words.iter().map(|term| Outcome::Word(*term)).chain([Outcome::Close]);
                self.focus.follow(key, &stops.collect::<Vec<_>>());
                match self.focus.at() {
                    Some(Outcome::Word(term)) => Outcome::Operate(Operation::reveal(PAGE, place_of(*term))),
                    _ => Outcome::None,
                }
            }
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let (l, palette) = (&context.language, kit.palette);
        let close = Press::of(&self.focus, Outcome::Close).key(t!(l, "keys-esc"));
        let name = preset_name(l, Preset::nearest(&self.rules));
        let close = bar_button(kit, t!(l, "rules-close"), close);
        let bar = widget::bar(kit, None, t!(l, "glossary-title"), Some(name), Some(close));
        let row = |term: Term| {
            let title = words(kit, capital(&term_name(l, term)), font::SEMIBOLD, 17.0).color(palette.ink);
            let about = paragraph(kit, term_about(l, term), font::REGULAR, 15.5).color(palette.second_ink).width(Fill);
            let pressed = Outcome::Word(term);
            let is_focused = self.focus.shows(&pressed);
            let control = button(kit, column![title, about])
                .padding([kit.px(6.0), kit.px(12.0)])
                .width(Fill)
                .on_press(pressed)
                .style(style::paper_row(palette, false));
            container(ringed(control, palette.focus_on_paper, is_focused, style::CORNER)).id(place_of(term)).into()
        };
        let (own, others) = self.words.split_at(self.own);
        let heading = words(kit, t!(l, "glossary-others"), font::BOLD, 19.0).color(palette.ink);
        let heading = container(heading).padding([kit.px(14.0), kit.px(18.0)]);
        let list = column(own.iter().copied().map(row));
        let list = list.push((!others.is_empty()).then_some(heading)).extend(others.iter().copied().map(row));
        let sheet = widget::sheet(kit, list, kit.px(14.0)).max_width(kit.px(820.0));
        let body = container(sheet).padding(kit.px(16.0)).center_x(Fill);
        widget::page(kit, bar, widget::scrolled(kit, PAGE, body, false))
    }
}
