//! Rule sheet: every rule in force in plain words, with the changed ones marked in the margin.

use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::{self, Kit, Leaf, MARKED, Measures, Operation, clauses};
use pitch_language::{preset_name, preset_source, preset_summary, rule_sheet, t};
use pitch_rules::{self, Preset};

use iced::widget::{Id, container, space};
use iced::{Element, Fill};

/// Id of the area that scrolls.
const PAGE: &str = "rules";

/// Returns the operation that scrolls the marked clause into view.
pub fn reveal() -> Operation {
    Operation::reveal(PAGE, Id::new(MARKED))
}

/// Rule sheet.
#[derive(Debug, Clone)]
pub struct Rules {
    rules: pitch_rules::Rules,
    /// Topic of the marked clause.
    topic: Option<&'static str>,
}

impl Rules {
    /// Creates the sheet for these rules; what differs from the printed ones is marked.
    pub fn new(rules: pitch_rules::Rules) -> Self {
        Rules { rules, topic: None }
    }

    /// Creates the sheet with the clause on this topic marked; [`reveal`] scrolls it into view.
    pub fn at(rules: pitch_rules::Rules, topic: &'static str) -> Self {
        Rules { topic: Some(topic), ..Rules::new(rules) }
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let page = 0.75 * context.size.height;
        let line = 60.0 * context.text_scale();
        let scroll = |down| Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), down));
        match key {
            Key::Escape | Key::Enter => Outcome::Close,
            Key::PageDown => scroll(page),
            Key::PageUp => scroll(-page),
            Key::Down => scroll(line),
            Key::Up => scroll(-line),
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the sheet.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let kit = Kit::of(context);
        let l = &context.language;
        let printed = Preset::nearest(&self.rules);
        let name = preset_name(l, printed);
        let head = (t!(l, "rules-title"), name.clone(), space().into());
        let sheet = rule_sheet(l, &self.rules, Some(printed));
        let about = vec![preset_summary(l, printed), preset_source(l, printed)];
        let sheet = clauses((kit, Measures::PAGE), l, (name, about), sheet, self.topic);
        let body = container(container(sheet).max_width(kit.px(820.0))).padding(kit.px(6.0)).center_x(Fill);
        let back = (t!(l, "page-back"), Outcome::Close);
        Leaf::of(context, 0.0).open_about(kit, head, back, widget::scrolled(kit, PAGE, body, false))
    }
}
