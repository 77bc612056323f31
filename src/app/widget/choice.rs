//! Choices on paper: rows of segments, switches and text fields.

use super::{Kit, icon, paragraph, ringed, words};
use crate::app::font;
use crate::app::icon;
use crate::app::theme::{button as style, field as field_style};

use iced::widget::{Id, Row, button, column, container, row, space, text_input, toggler};
use iced::{Alignment, Element, Fill};

/// One of the segments of a choice.
#[derive(Debug, Clone)]
pub struct Choice<M> {
    /// Its words.
    pub words: String,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// What happens when it is pressed.
    pub message: M,
}

impl<M> Choice<M> {
    /// A segment.
    #[must_use]
    pub fn new(words: impl Into<String>, chosen: bool, message: M) -> Self {
        Choice { words: words.into(), chosen, message }
    }
}

/// A row of segments, of which one is chosen; the ring goes round all of them. Left and right choose, as with the knobs of
/// a radio.
pub fn segments<'a, M: Clone + 'a>(kit: Kit, choices: Vec<Choice<M>>, focused: bool) -> Element<'a, M> {
    let palette = kit.palette;
    let count = choices.len();
    let segments = choices.into_iter().enumerate().map(|(index, choice)| {
        let font = if choice.chosen { font::SEMIBOLD } else { font::REGULAR };
        let tick = choice.chosen.then(|| icon(kit, icon::CHECK, 14.0, palette.on_action));
        let content = row![].spacing(kit.px(6.0)).align_y(Alignment::Center).push(tick);
        let content = content.push(words(kit, choice.words, font, 15.0));
        button(container(content).center_y(Fill))
            .padding([0.0, kit.px(14.0)])
            .height(kit.px(38.0))
            .on_press(choice.message)
            .style(style::segment(palette, choice.chosen, style::segment_corners(index, count)))
            .into()
    });
    ringed(Row::from_iter(segments), palette.focus_on_paper, focused, style::SEGMENT_CORNER).into()
}

/// A switch with the words for its state before it.
pub fn switch<'a, M: Clone + 'a>(
    kit: Kit,
    on: bool,
    state: String,
    toggled: impl Fn(bool) -> M + 'a,
    focused: bool,
) -> Element<'a, M> {
    let palette = kit.palette;
    let knob = toggler(on).size(kit.px(28.0)).spacing(0).on_toggle(toggled).style(field_style::switch(palette));
    row![
        words(kit, state, font::SEMIBOLD, 15.0).color(palette.ink),
        ringed(knob, palette.focus_on_paper, focused, kit.px(14.0))
    ]
    .spacing(kit.px(6.0))
    .align_y(Alignment::Center)
    .into()
}

/// A choice with its words: beside each other where there is room, else below each other.
pub fn choice_row<'a, M: 'a>(
    kit: Kit,
    title: String,
    about: Option<String>,
    control: Element<'a, M>,
    is_narrow: bool,
) -> Element<'a, M> {
    let palette = kit.palette;
    let title = paragraph(kit, title, font::SEMIBOLD, 16.0).color(palette.ink);
    let about = about.map(|about| paragraph(kit, about, font::REGULAR, 14.0).color(palette.second_ink));
    let lines = column![title].push(about);
    if is_narrow {
        // The ring's empty place would push the control out of line with its words.
        let control = row![control].padding(iced::Padding::ZERO);
        column![lines, control].spacing(kit.px(2.0)).width(Fill).into()
    } else {
        row![lines.width(Fill), space().width(kit.px(12.0)), control].align_y(Alignment::Center).into()
    }
}

/// A text field `width` pixels of the design wide at most.
pub fn field<'a, M: Clone + 'a>(
    kit: Kit,
    id: Id,
    hint: &str,
    value: &str,
    typed: impl Fn(String) -> M + 'a,
    submitted: M,
) -> Element<'a, M> {
    text_input(hint, value)
        .id(id)
        .font(font::MEDIUM)
        .size(kit.px(16.0))
        .padding([kit.px(9.0), kit.px(12.0)])
        .on_input(typed)
        .on_submit(submitted)
        .style(field_style::text(kit.palette))
        .into()
}
