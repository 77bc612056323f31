//! The rule sheet on a page: numbered clauses, with differences marked in the margin.

use super::{Kit, drawn, headed, paragraph, said, unheard, words};
use crate::font::{self, LINE};
use crate::paint;
use crate::theme::Palette;
use crate::theme::container as style;
use pitch_language::{Clause, Language, RuleSheet, Section, changes, phrase, rulings, t};

use iced::advanced::text::LineHeight;
use iced::widget::text::{Rich, Span};
use iced::widget::{Column, column, container, rich_text, row, space, span};
use iced::{Alignment, Element, Fill, Padding, Point, Rectangle, border};

/// Measures of a sheet.
#[derive(Debug, Clone, Copy)]
pub struct Measures {
    /// Distance of the margin line from the left edge of the sheet, in pixels of the design.
    pub margin: f32,
    /// Distance of the words from the right edge, in pixels of the design.
    pub right: f32,
    /// Size of the title, in pixels of the design.
    pub title: f32,
    /// Size of the clauses, in pixels of the design.
    pub text: f32,
}

impl Measures {
    /// Measures of a sheet that fills the window.
    pub const PAGE: Measures = Measures { margin: 54.0, right: 28.0, title: 30.0, text: 16.0 };
    /// Measures of a sheet beside something else.
    pub(crate) const SIDE: Measures = Measures { margin: 36.0, right: 18.0, title: 22.0, text: 15.0 };
}

/// Id of the clause that is asked about.
pub(crate) const MARKED: &str = "clause";

/// Draws the whole sheet: its title, lines about it, the number of clauses that differ, the reasons why the game may
/// not end, and the clauses; the one on the topic that is asked about on a ground of its own.
pub(crate) fn clauses<'a, M: 'a>(
    (kit, measures): (Kit, Measures),
    language: &Language,
    (title, about): (String, Vec<String>),
    sheet: RuleSheet,
    asked: Option<&str>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let count = (sheet.changes > 0).then(|| {
        let count = phrase::sentence(language, changes(language, &sheet));
        paragraph(kit, count, font::HELP).color(palette.change_mark)
    });
    let about = about.into_iter().map(|line| note(kit, line));
    let rulings = rulings(language, &sheet);
    let warnings = sheet.warnings.iter().map(|warning| {
        let line = paragraph(kit, t!(language, "warning-line", warning = warning.as_str()), font::LABEL);
        container(line.color(palette.pencil)).padding(Padding::ZERO.top(kit.px(6.0))).into()
    });
    let title =
        column![paragraph(kit, title, (font::BOLD, measures.title)).color(palette.ink), Column::from_iter(about)];
    let title = title.push(count).push(Column::from_iter(warnings.collect::<Vec<_>>()));
    let title = title.extend(rulings.map(|line| note(kit, phrase::sentence(language, line))));
    let title = container(title).padding(Padding { top: kit.px(22.0), bottom: kit.px(12.0), ..Padding::ZERO });
    let mut numbers = 1..;
    let rows = sheet.sections.into_iter().flat_map(|Section { title, source, clauses, .. }| {
        let heading = line((kit, measures), None, false, heading(kit, title));
        let source = source.map(|source| line((kit, measures), None, false, note(kit, source)));
        let clauses = clauses.into_iter().zip(numbers.by_ref()).map(|(clause, number): (_, usize)| {
            let (is_asked, differs) = (asked == Some(clause.topic), clause.differs);
            let told = text((kit, measures), language, number, clause);
            let row = line((kit, measures), Some(number.to_string()), differs, told);
            if is_asked { container(row).id(MARKED).style(style::asked(palette)).into() } else { row }
        });
        std::iter::once(heading).chain(source).chain(clauses).collect::<Vec<_>>()
    });
    let end = container(space().height(kit.px(18.0)));
    let sheet = column![
        line((kit, measures), None, false, title.into()),
        Column::from_iter(rows),
        line((kit, measures), None, false, end.into())
    ];
    container(sheet).style(style::raised(&Palette { hairline: palette.control_edge, ..*palette })).into()
}

/// Draws the heading of a section.
fn heading<'a, M: 'a>(kit: Kit, title: String) -> Element<'a, M> {
    let title = headed(words(kit, title.clone(), font::HEADING).color(kit.palette.ink), title);
    container(title).padding(Padding { top: kit.px(14.0), bottom: kit.px(4.0), ..Padding::ZERO }).into()
}

/// Draws a quiet line about the rules.
fn note<'a, M: 'a>(kit: Kit, text: String) -> Element<'a, M> {
    paragraph(kit, text, font::HELP).color(kit.palette.second_ink).into()
}

/// Draws a part of the sheet beside the margin: its number left of the line, the pencil's mark right of it.
fn line<'a, M: 'a>(
    (kit, measures): (Kit, Measures),
    number: Option<String>,
    marked: bool,
    content: Element<'a, M>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let number = words(kit, number.unwrap_or_default(), (font::REGULAR, 13.0)).color(palette.second_ink);
    let number = container(number).align_right(kit.px(measures.margin - 12.0)).padding(Padding::ZERO.top(kit.px(6.0)));
    let margin = drawn(kit.px(18.0), Fill, move |frame, rect| {
        let (top, foot) = (Point::new(1.0, 0.0), Point::new(1.0, rect.height));
        paint::line(frame, top, foot, palette.margin_line, 1.5);
        if marked {
            let height = rect.height - kit.px(8.0);
            let mark = Rectangle { x: kit.px(7.0), y: kit.px(4.0), width: kit.px(4.0), height };
            paint::fill(frame, mark, kit.px(2.0), palette.change_mark);
        }
    });
    let content =
        container(content).padding(Padding { left: kit.px(4.0), right: kit.px(measures.right), ..Padding::ZERO });
    row![unheard(number), space().width(kit.px(12.0)), margin, content.width(Fill)].align_y(Alignment::Start).into()
}

/// Draws a clause; one that differs in bold, with a word that says so and with the wording that it differs from; one
/// that is this program's choice with a word that says that. A listener is told its number as well.
fn text<'a, M: 'a>(
    (kit, measures): (Kit, Measures),
    language: &Language,
    number: usize,
    clause: Clause,
) -> Element<'a, M> {
    let palette = kit.palette;
    let face = if clause.differs { font::SEMIBOLD } else { font::REGULAR };
    let mut told = vec![phrase::sentence(language, number.to_string()), clause.text.clone()];
    let mut spans: Vec<Span<'a, ()>> = vec![span(clause.text).font(face).color(palette.ink)];
    if clause.differs {
        let edge = border::rounded(kit.px(4.0)).color(palette.change_mark).width(kit.px(1.0));
        told.push(t!(language, "rules-differs"));
        let badge = span(t!(language, "rules-differs")).font(font::SEMIBOLD).color(palette.change_mark);
        spans.push(span("  "));
        spans.push(badge.border(edge).padding([0.0, kit.px(4.0)]));
    }
    if let Some(was) = clause.was {
        let was = t!(language, "rules-was", was = was);
        told.push(was.clone());
        let was = format!("  {was}");
        spans.push(span(was).font(font::REGULAR).color(palette.change_mark));
    }
    let height = 1.08 * LINE;
    if clause.ruling.is_some() {
        // The mark stays together, and its line is as high as the others.
        told.push(t!(language, "rules-ruling"));
        let ruling = t!(language, "rules-ruling").replace(' ', "\u{a0}");
        let size = measures.text - 2.0;
        let ruling = span(ruling).font(font::REGULAR).size(kit.px(size)).color(palette.second_ink);
        spans.push(span("  "));
        spans.push(ruling.line_height(LineHeight::Relative(height * measures.text / size)));
    }
    let clause: Rich<'a, (), M> = rich_text(spans);
    let clause = clause.size(kit.px(measures.text)).line_height(LineHeight::Relative(height)).width(Fill);
    // Words in several colors are no words to anyone who walks over them.
    container(said(clause, phrase::sentences(language, told))).padding([kit.px(5.0), 0.0]).into()
}
