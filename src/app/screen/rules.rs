//! The rule sheet: every rule in force in plain words, what is changed marked in the margin.

use crate::app::context::Context;
use crate::app::focus::Focus;
use crate::app::font::{self, LINE};
use crate::app::keymap::Key;
use crate::app::paint;
use crate::app::theme::Palette;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, Operation, Press, bar_button, drawn, paragraph, words};
use crate::engine::{self, Preset};
use crate::language::{Clause, Section, changes, preset_about, preset_name, preset_source, rule_sheet};
use crate::t;

use iced::advanced::text::LineHeight;
use iced::widget::text::{Rich, Span};
use iced::widget::{Column, Id, column, container, rich_text, row, space, span};
use iced::{Alignment, Element, Fill, Padding, Point, Rectangle, border};

/// The area that scrolls.
const PAGE: &str = "rules";
/// Where the margin line stands, in pixels of the design from the left edge of the sheet.
const MARGIN: f32 = 54.0;

/// The rule sheet.
#[derive(Debug, Clone)]
pub struct Rules {
    rules: engine::Rules,
    focus: Focus<()>,
}

/// What happened on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The button was pressed.
    Closed,
}

/// What the sheet leads to.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Back to where the sheet was opened.
    Back,
    /// Something iced must do.
    Operate(Operation),
}

impl Rules {
    /// Whether what has the keyboard is shown.
    #[must_use]
    pub fn shows_focus(&self) -> bool {
        self.focus.shown().is_some()
    }

    /// The mouse was moved: what has the keyboard is shown no longer.
    pub const fn hide_focus(&mut self) {
        self.focus.hide();
    }

    /// The sheet for these rules; what differs from the printed ones is marked.
    #[must_use]
    pub const fn new(rules: engine::Rules) -> Self {
        Rules { rules, focus: Focus::on(()) }
    }

    /// Answers to a click.
    pub fn update(&mut self, Message::Closed: Message, _context: &Context) -> Action {
        Action::Back
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Action {
        let page = 0.75 * context.size.height;
        let line = 60.0 * context.text_scale();
        let scroll = |down| Action::Operate(Operation::ScrollBy(Id::new(PAGE), down));
        match key {
            Key::Escape | Key::Enter => Action::Back,
            Key::PageDown => scroll(page),
            Key::PageUp => scroll(-page),
            Key::Down => scroll(line),
            Key::Up => scroll(-line),
            _ => {
                if let Some(step) = key.step() {
                    self.focus.step(step, &[()]);
                }
                Action::None
            }
        }
    }

    /// Draws the sheet.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        let kit = Kit::of(context);
        let (l, palette) = (&context.language, kit.palette);
        let back = Press::new(Message::Closed).key(t!(l, "keys-esc")).focus(self.focus.shows(()));
        let printed = Preset::nearest(&self.rules);
        let name = preset_name(l, printed);
        let bar = widget::bar(
            kit,
            None,
            t!(l, "rules-title"),
            Some(name.clone()),
            Some(bar_button(kit, t!(l, "rules-close"), back)),
        );
        let sheet = rule_sheet(l, &self.rules, Some(&printed.into()));
        let title = column![
            words(kit, name, font::BOLD, 30.0).color(palette.ink),
            paragraph(kit, preset_about(l, printed), font::REGULAR, 15.0).color(palette.second_ink),
            paragraph(kit, preset_source(l, printed), font::REGULAR, 15.0).color(palette.second_ink),
            paragraph(kit, changes(l, &sheet), font::REGULAR, 15.0).color(if sheet.differing() > 0 {
                palette.change_mark
            } else {
                palette.second_ink
            }),
        ];
        let title = container(title).padding(Padding { top: kit.px(22.0), bottom: kit.px(12.0), ..Padding::ZERO });
        let mut numbers = 1..;
        let rows = sheet.sections.into_iter().flat_map(|Section { title, clauses, .. }| {
            let heading = line(kit, None, false, heading(kit, title));
            let clauses = clauses.into_iter().zip(numbers.by_ref()).map(|(clause, number): (_, usize)| {
                line(kit, Some(number.to_string()), clause.differs, text(kit, context, clause))
            });
            std::iter::once(heading).chain(clauses).collect::<Vec<_>>()
        });
        let end = container(space().height(kit.px(18.0)));
        let sheet =
            column![line(kit, None, false, title.into()), Column::from_iter(rows), line(kit, None, false, end.into())];
        let sheet = container(sheet)
            .max_width(kit.px(820.0))
            .style(style::raised(&Palette { hairline: palette.control_edge, ..*palette }));
        let gap = kit.px(16.0);
        let body = container(sheet).padding(gap).center_x(Fill);
        widget::page(kit, bar, widget::scrolled(kit, PAGE, body, false))
    }
}

/// The heading of a section.
fn heading<'a>(kit: Kit, title: String) -> Element<'a, Message> {
    let title = words(kit, title, font::SEMIBOLD, 17.0).color(kit.palette.ink);
    container(title).padding(Padding { top: kit.px(14.0), bottom: kit.px(4.0), ..Padding::ZERO }).into()
}

/// A part of the sheet beside the margin: its number left of the line, the pencil's mark right of it.
fn line<'a>(kit: Kit, number: Option<String>, marked: bool, content: Element<'a, Message>) -> Element<'a, Message> {
    let palette = kit.palette;
    let number = words(kit, number.unwrap_or_default(), font::REGULAR, 13.0).color(palette.second_ink);
    let number = container(number).align_right(kit.px(MARGIN - 12.0)).padding(Padding::ZERO.top(kit.px(6.0)));
    let margin = drawn(kit.px(18.0), Fill, move |frame, rect| {
        let (top, foot) = (Point::new(1.0, 0.0), Point::new(1.0, rect.height));
        paint::line(frame, top, foot, palette.margin_line, 1.5);
        if marked {
            let height = rect.height - kit.px(8.0);
            let mark = Rectangle { x: kit.px(7.0), y: kit.px(4.0), width: kit.px(4.0), height };
            paint::fill(frame, mark, kit.px(2.0), palette.change_mark);
        }
    });
    let content = container(content).padding(Padding { left: kit.px(4.0), right: kit.px(28.0), ..Padding::ZERO });
    row![number, space().width(kit.px(12.0)), margin, content.width(Fill)].align_y(Alignment::Start).into()
}

/// A clause; one that differs in bold, with a word that says so and with what it was.
fn text<'a>(kit: Kit, context: &'a Context, clause: Clause) -> Element<'a, Message> {
    let palette = kit.palette;
    let face = if clause.differs { font::SEMIBOLD } else { font::REGULAR };
    let mut spans: Vec<Span<'a, ()>> = vec![span(clause.text).font(face).color(palette.ink)];
    if clause.differs {
        let edge = border::rounded(kit.px(4.0)).color(palette.change_mark).width(kit.px(1.0));
        let badge = span(t!(context.language, "rules-differs")).font(font::SEMIBOLD).color(palette.change_mark);
        spans.push(span("  "));
        spans.push(badge.border(edge).padding([0.0, kit.px(4.0)]));
    }
    if let Some(was) = clause.was {
        let was = format!("  {}", t!(context.language, "rules-was", was = was));
        spans.push(span(was).font(font::REGULAR).color(palette.change_mark));
    }
    let clause: Rich<'a, (), Message> = rich_text(spans);
    let clause = clause.size(kit.px(16.0)).line_height(LineHeight::Relative(1.08 * LINE)).width(Fill);
    container(clause).padding([kit.px(5.0), 0.0]).into()
}
