//! Sheet about the program: its name and version, its makers and its parts.

use crate::context::Context;
use crate::document::Document;
use crate::font;
use crate::icon;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::voice::{Role, Said};
use crate::widget::{Kit, Press, action, dialog, hairline, paragraph, second_on_paper, spoken};
use pitch_language::{Language, t};
use pitch_rules::Preset;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// Number of games that the description of the program names.
const NAMED: usize = 3;

/// Sheet about the program, or one of its texts.
#[derive(Debug, Clone)]
pub struct About {
    shown: Option<Document>,
    /// `true` if version and address were copied.
    is_copied: bool,
}

impl About {
    /// Creates the sheet with one text, or with the buttons that lead to all of them.
    pub fn new(shown: Option<Document>) -> Self {
        About { shown, is_copied: false }
    }

    /// Returns `true` if the sheet shows a text, and has only the button that closes it.
    pub(crate) const fn is_text(&self) -> bool {
        self.shown.is_some()
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        self.is_copied |= matches!(pressed, Outcome::Copy(_));
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, _context: &Context) -> Outcome {
        match key {
            Key::Escape | Key::Enter => Outcome::Close,
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the sheet over what lies below it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let (kit, l) = (Kit::of(context), &context.language);
        let close = Press::new(Outcome::Close).begins(true).key(t!(l, "keys-esc"));
        let close = container(action(kit, t!(l, "rules-close"), 44.0, close)).align_right(Fill);
        let (title, content) = match self.shown {
            Some(document) => (document.title(l), text(kit, document)),
            None => (t!(l, "about-title"), self.front(kit, l)),
        };
        dialog(context, 640.0, title, content, Some(close.into()))
    }

    /// Returns the description of the program, and the buttons that lead to its texts.
    fn front<'a>(&'a self, kit: Kit, l: &Language) -> Element<'a, Outcome> {
        let palette = kit.palette;
        let line = |words: String, face, size| paragraph(kit, words, face, size).color(palette.ink).width(Fill);
        let second = |words: String| paragraph(kit, words, font::REGULAR, 15.0).color(palette.second_ink).width(Fill);
        let what = t!(l, "about-what", more = Preset::ALL.len() - NAMED);
        let told = column![
            line(version(l), font::SEMIBOLD, 17.0),
            line(what, font::REGULAR, 16.0),
            second(t!(l, "about-private")),
            second(env!("CARGO_PKG_REPOSITORY").to_owned()),
        ];
        let document = |document: Document| {
            let press = Press::new(Outcome::About(Some(document)));
            let name = document
                .license()
                .map_or_else(|| document.title(l), |license| format!("{} ({license})", document.title(l)));
            second_on_paper(kit, Some(icon::BOOK), name, press)
        };
        let copied = if self.is_copied { t!(l, "about-copied") } else { String::new() };
        let copied = spoken(container(second(copied)).width(Fill), Said::new(Role::Caption));
        let copy = second_on_paper(kit, Some(icon::COPY), t!(l, "about-copy"), Press::new(copy()));
        let copy = row![container(copy).width(kit.px(360.0)), copied].align_y(Alignment::Center);
        let told = container(told.spacing(kit.px(6.0))).padding([0, 6]);
        let documents = Column::from_iter(Document::ALL.into_iter().map(document));
        let rule = container(hairline(kit)).padding([kit.px(4.0), 6.0]);
        column![told, rule, documents, copy].spacing(kit.px(8.0)).into()
    }
}

/// Returns a text, paragraph by paragraph.
fn text<'a>(kit: Kit, document: Document) -> Element<'a, Outcome> {
    let line = |words| paragraph(kit, words, font::REGULAR, 15.0).color(kit.palette.ink).width(Fill).into();
    let paragraphs = document.paragraphs();
    let paragraphs = match document {
        // They are many, and each is a line.
        Document::Libraries => vec![paragraphs.join("\n")],
        _ => paragraphs,
    };
    let gap = kit.px(8.0);
    container(Column::from_iter(paragraphs.into_iter().map(line)).spacing(gap)).padding([0, 6]).into()
}

/// Returns name and version of the program.
fn version(l: &Language) -> String {
    format!("{} {}", t!(l, "game-name"), env!("CARGO_PKG_VERSION"))
}

/// Returns the outcome that copies name, version and address, as a report of something that went wrong needs them.
fn copy() -> Outcome {
    Outcome::Copy(concat!("Auction Pitch ", env!("CARGO_PKG_VERSION"), ", ", env!("CARGO_PKG_REPOSITORY")))
}
