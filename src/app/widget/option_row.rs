//! A row of a sheet of options: the name of one, its sentence, its control, and what makes it as it was.

use super::{Kit, drawn, paragraph, ringed, words};
use crate::app::font;
use crate::app::paint;
use crate::app::theme::button as style;
use crate::app::theme::shade::OFF;

use iced::widget::{Column, Id, Row, button, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding, Rectangle};

/// How far rows keep from the edges of their sheet, in pixels of the design.
pub const MARGIN: f32 = 24.0;

/// An option as it stands in its row.
pub struct OptionRow<'a, M> {
    /// The id of the row, for scrolling.
    pub place: Id,
    /// The least room for the words beside the control, in pixels of the design.
    pub room: f32,
    /// What the option is called.
    pub title: String,
    /// What it decides, or why it decides nothing.
    pub about: String,
    /// What it was, in the colour of a change.
    pub was: Option<String>,
    /// Whether it decides anything.
    pub matters: bool,
    /// The words that make it as it was, with their message and whether they have the focus; only what was changed has
    /// them, and the pencil's mark.
    pub reset: Option<(String, M, bool)>,
    /// What is to be said below the sentence.
    pub notes: Vec<Element<'a, M>>,
    /// By what it is changed.
    pub control: Element<'a, M>,
    /// How wide that is, in logical pixels.
    pub control_width: f32,
    /// Whether it always stands below the words.
    pub is_wide: bool,
    /// Whether it is so high that its words stand beside its upper end.
    pub is_high: bool,
}

impl<'a, M: Clone + 'a> OptionRow<'a, M> {
    /// Draws the row in so many logical pixels: the control stands beside its words, or below them where there is no room.
    pub fn view(self, kit: Kit, width: f32) -> Element<'a, M> {
        let palette = kit.palette;
        let ink = if self.matters { palette.ink } else { palette.ink.scale_alpha(OFF) };
        let is_changed = self.reset.is_some();
        let title = words(kit, self.title, font::SEMIBOLD, 16.0).color(ink);
        let reset = self.reset.map(|(words, message, focused)| reset(kit, words, message, focused));
        let title = row![title].push(reset).spacing(kit.px(4.0)).align_y(Alignment::Center).height(kit.px(28.0));
        let about = paragraph(kit, self.about, font::REGULAR, 14.5).color(palette.second_ink);
        let was = self.was.map(|was| paragraph(kit, was, font::REGULAR, 14.5).color(palette.change_mark));
        let said = self.notes.into_iter().fold(column![title, about].push(was), Column::push);
        // In line with what stands inside a ring.
        let said = container(said).padding(Padding::ZERO.left(6)).width(Fill);
        let content: Element<'_, M> = if self.is_wide || width < kit.px(self.room) + self.control_width {
            column![said, self.control].spacing(kit.px(1.0)).into()
        } else {
            let place = if self.is_high { Alignment::Start } else { Alignment::Center };
            row![said, space().width(kit.px(14.0)), self.control].align_y(place).into()
        };
        let content = container(content).padding([kit.px(6.0), 0.0]).width(Fill);
        let side = kit.px(MARGIN) - 6.0;
        let margin: Element<'_, M> = if is_changed { mark(kit, side) } else { space().width(side).into() };
        container(row![margin, content, space().width(side)]).id(self.place).into()
    }
}

/// The pencil's mark in the margin, beside what was changed.
fn mark<'a, M: 'a>(kit: Kit, width: f32) -> Element<'a, M> {
    let colour = kit.palette.change_mark;
    drawn(width, Fill, move |frame, rect| {
        let height = rect.height - kit.px(18.0);
        let mark = Rectangle { x: kit.px(8.0), y: kit.px(9.0), width: kit.px(4.0), height };
        paint::fill(frame, mark, kit.px(2.0), colour);
    })
}

/// The words that make an option as it was.
fn reset<'a, M: Clone + 'a>(kit: Kit, text: String, message: M, focused: bool) -> Element<'a, M> {
    let palette = kit.palette;
    let content: Row<'_, M> = row![words(kit, text, font::MEDIUM, 14.0)];
    let control = button(content).padding([kit.px(1.0), kit.px(6.0)]).on_press(message).style(style::changed(palette));
    ringed(control, palette.focus_on_paper, focused, 4.0).padding(3).into()
}
