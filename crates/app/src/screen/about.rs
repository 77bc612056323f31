//! Page about the program: what it is, its version, the people in it, and the licenses of its parts; and the texts that it leads to.

use super::home::logo;
use crate::context::Context;
use crate::document::Document;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as style};
use crate::widget::{
    self, Kit, Leaf, Operation, Press, button, drawn, icon as sign, paragraph, ringed, second_high, words,
};
use pitch_language::t;
use pitch_players::Character;
use pitch_rules::Preset;

use iced::widget::{Column, Id, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Length, Padding, Rectangle, Shrink, Size, Vector};

/// Number of games that the description of the program names.
const NAMED: usize = 3;
/// Id of the area that scrolls.
const PAGE: &str = "about";
/// Distance larger than any text can be scrolled, in logical pixels.
const WHOLE: f32 = 1e6;
/// Window width from which the licenses stand beside the description, in logical pixels.
const BESIDE: f32 = 900.0;
/// Widths of the paper with the licenses and of a text, in pixels of the design.
const PAPER: f32 = 500.0;
const TEXT: f32 = 860.0;
/// Sizes of the name of the program, wide and narrow, in pixels of the design.
const NAME: f32 = 66.0;
const SMALL_NAME: f32 = 42.0;

/// Page about the program, or one of its texts.
#[derive(Debug, Clone)]
pub struct About {
    shown: Option<Document>,
    /// `true` if version and address were copied.
    is_copied: bool,
}

impl About {
    /// Creates the page with one text, or with the buttons that lead to all of them.
    pub fn new(shown: Option<Document>) -> Self {
        About { shown, is_copied: false }
    }

    /// Returns `true` if a text is shown.
    pub(crate) const fn is_text(&self) -> bool {
        self.shown.is_some()
    }

    /// Handles a click.
    pub fn update(&mut self, pressed: Outcome, _context: &Context) -> Outcome {
        self.is_copied |= matches!(pressed, Outcome::Copy(_));
        pressed
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.6 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        let line = 40.0 * context.text_scale();
        let by = |down| Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), down));
        match key {
            Key::Escape | Key::Enter => Outcome::Close,
            Key::Up if self.is_text() => by(-line),
            Key::Down if self.is_text() => by(line),
            Key::Home if self.is_text() => by(-WHOLE),
            Key::End if self.is_text() => by(WHOLE),
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Outcome> {
        let (kit, l) = (Kit::of(context), &context.language);
        let (title, body) = match self.shown {
            Some(document) => (document.title(l), text(kit, document)),
            None => (t!(l, "about-title"), self.front(kit, context)),
        };
        let back = (t!(l, "page-back"), Outcome::Close);
        Leaf::footless(context).view(kit, (title, space().into()), back, body, space())
    }

    /// Returns the description of the program beside the licenses, or above them.
    fn front<'a>(&'a self, kit: Kit, context: &'a Context) -> Element<'a, Outcome> {
        let is_beside = context.size.width >= BESIDE;
        let description = self.description(kit, context, if is_beside { NAME } else { SMALL_NAME });
        let paper = licenses(kit, context, is_beside);
        if is_beside {
            let description = container(description).width(Fill).center_y(Fill);
            return row![description, container(paper).width(kit.px(PAPER))].spacing(kit.px(40.0)).into();
        }
        widget::scrolled(kit, PAGE, column![description, paper].spacing(kit.px(14.0)), false)
    }

    fn description<'a>(&'a self, kit: Kit, context: &'a Context, size: f32) -> Element<'a, Outcome> {
        let (l, palette) = (&context.language, kit.palette);
        let line = |words: String, size: f32, ink| paragraph(kit, words, (font::REGULAR, size)).color(ink).width(Fill);
        let what = t!(l, "about-what", more = Preset::ALL.len() - NAMED);
        let version = t!(l, "about-version", version = env!("CARGO_PKG_VERSION"));
        let press = |sign: Icon, words: String, pressed: Outcome| {
            let wide = kit.width(&words, font::NAME) + kit.px(68.0) + 12.0;
            container(second_high(kit, Some(sign), words, 48.0, Press::new(pressed))).width(wide)
        };
        let copy = if self.is_copied { t!(l, "about-copied") } else { t!(l, "about-copy") };
        let buttons = Row::new()
            .push(press(icon::BOOK, t!(l, "about-news"), Outcome::About(Some(Document::News))))
            .push(press(icon::COPY, copy, copied()))
            .wrap();
        column![
            logo(kit, context, size),
            line(what, 20.0, palette.text),
            column![line(version, 16.5, palette.text), line(t!(l, "about-private"), 16.5, palette.text)],
            buttons,
        ]
        .spacing(kit.px(14.0))
        .into()
    }
}

/// Returns the paper with the faces of the eight, and a line for each part of the program with its license.
fn licenses<'a>(kit: Kit, context: &'a Context, is_high: bool) -> Element<'a, Outcome> {
    let (l, palette) = (&context.language, kit.palette);
    let height = if is_high { Fill } else { Shrink };
    let rule = || container(space().width(Fill).height(1)).style(style::block(palette.rule_line, 0.0));
    let licensed = |name: String, license: String, document: Document| {
        let told = format!("{name}, {license}");
        let room = kit.px(PAPER - 90.0) - kit.width(&name, (font::SEMIBOLD, 16.5));
        let license = kit.fit(&license, (font::REGULAR, 16.5), room);
        let license = words(kit, license, (font::REGULAR, 16.5)).color(palette.second_ink);
        let line = row![words(kit, name, (font::SEMIBOLD, 16.5)), space().width(Fill), license]
            .push(sign(kit, icon::CHEVRON, 16.0, palette.second_ink))
            .spacing(kit.px(10.0))
            .align_y(Alignment::Center);
        let control = button(kit, container(line).center_y(Fill)).padding([0.0, kit.px(4.0)]).width(Fill);
        let control = control.height(if is_high { Length::Fill } else { kit.side(46.0).into() });
        let control = control.on_press(Outcome::About(Some(document))).named(told);
        let ring = ringed(control.style(button_style::paper_row(palette, false)), palette.focus_on_paper, 6.0);
        column![rule(), container(ring.padding(3)).height(if is_high { Fill } else { Shrink })].into()
    };
    let lines = [
        licensed(t!(l, "about-program"), "MIT License".to_owned(), Document::License),
        licensed(t!(l, "about-cards"), t!(l, "about-drawn"), Document::License),
        licensed("Fira Sans, Kalam".to_owned(), "SIL Open Font License".to_owned(), Document::Fonts),
        licensed(t!(l, "about-libraries"), t!(l, "about-who"), Document::Libraries),
    ];
    let binding = container(space().width(Fill).height(kit.px(14.0))).style(style::block(palette.binding, 4.0));
    let faces = container(faces(kit, context)).center_x(Fill).padding([kit.px(20.0), 0.0]);
    let content = column![
        binding,
        container(column![faces, Column::from_iter(lines).height(height)])
            .padding(Padding::from([0.0, kit.px(30.0)]).bottom(kit.px(14.0)))
            .height(height)
    ];
    container(content).width(Fill).height(height).style(style::block(palette.paper, 6.0)).into()
}

/// Draws the eight in two rows.
fn faces<'a>(kit: Kit, context: &'a Context) -> Element<'a, Outcome> {
    let (face, across, down) = (kit.px(76.0), kit.px(111.0), kit.px(96.0));
    drawn(3.0f32.mul_add(across, face), down + face, move |frame, rect: Rectangle| {
        for (place, one) in Character::ALL.into_iter().enumerate() {
            let at = rect.position() + Vector::new(across * (place % 4) as f32, down * (place / 4) as f32);
            let square = Rectangle::new(at, Size::new(face, face));
            let portrait = Portrait::Character(one, Mood::Calm);
            let (place, picture) = context.face(portrait, square);
            frame.draw_image(place, picture);
        }
    })
}

/// Returns a text on paper, paragraph by paragraph.
fn text<'a>(kit: Kit, document: Document) -> Element<'a, Outcome> {
    let line = |words| paragraph(kit, words, font::HELP).color(kit.palette.ink).width(Fill).into();
    let paragraphs = document.paragraphs();
    let paragraphs = match document {
        // They are many, and each is a line.
        Document::Libraries => vec![paragraphs.join("\n")],
        _ => paragraphs,
    };
    let text = Column::from_iter(paragraphs.into_iter().map(line)).spacing(kit.px(8.0));
    let text = container(text).padding([kit.px(20.0), kit.px(widget::MARGIN)]);
    let paper = widget::sheet(kit, widget::scrolled(kit, PAGE, text, true), [kit.px(4.0), 0.0]).height(Fill);
    container(paper.max_width(kit.px(TEXT))).center_x(Fill).into()
}

/// Returns the outcome that copies name, version and address, as a report of something that went wrong needs them.
fn copied() -> Outcome {
    Outcome::Copy(concat!("Auction Pitch ", env!("CARGO_PKG_VERSION"), ", ", env!("CARGO_PKG_REPOSITORY")))
}
