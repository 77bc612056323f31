//! A sheet of options: a field to search with, groups, and in each a row for every option with its name, its sentence,
//! its control, and its reset.

use super::choice::{TextField, bare_segments, grid, segment, segment_width, segments_width, styled_field, switch};
use super::pressable::button;
use super::spoken::spoken;
use super::{Choice, Kit, Number, cap, drawn, field, hairline, icon as sign, paragraph, ringed, segments, words};
use crate::font;
use crate::icon;
use crate::paint;
use crate::theme::shade::OFF;
use crate::theme::{button as style, container as ground, field as field_style};
use crate::voice::{Role, Said, Sends};
use pitch_language::{Language, t};

use iced::widget::{Column, Id, Row, column, container, mouse_area, row, space};
use iced::{Alignment, Element, Fill, Padding, Rectangle};

/// Distance of rows from the edges of their sheet, in pixels of the design.
pub(crate) const MARGIN: f32 = 24.0;

/// Draws the search field at the top of a sheet: a magnifying glass, the field, and the key that leads there, if one
/// does, while nothing is typed.
pub(crate) fn search<'a, M: Sends>(
    kit: Kit,
    (entry, hint): (TextField, &str),
    value: &str,
    key: Option<String>,
    typed: impl Fn(String) -> M + 'a,
    ended: M,
) -> Row<'a, M> {
    let palette = kit.palette;
    let field = field(kit, entry, hint, value, typed, ended);
    let key = key.filter(|_| value.is_empty()).map(|key| cap(kit, key, palette.second_ink));
    row![sign(kit, icon::SEARCH, 20.0, palette.second_ink), field, key]
        .spacing(kit.px(12.0))
        .align_y(Alignment::Center)
        .padding(Padding::from([kit.px(8.0), kit.px(MARGIN)]))
}

/// Draws the search field of a page on the cloth: a plate as wide as its place, with the cap of its key at the end as long as
/// nothing is typed.
pub(crate) fn search_on_cloth<'a, M: Sends>(
    kit: Kit,
    (entry, hint): (TextField, &str),
    value: &str,
    key: String,
    typed: impl Fn(String) -> M + 'a,
    ended: M,
) -> Element<'a, M> {
    let palette = kit.palette;
    let field = styled_field(kit, entry, (hint, value), typed, ended, field_style::on_plate(palette));
    let key = value.is_empty().then(|| cap(kit, key, palette.muted));
    let line = row![sign(kit, icon::SEARCH, 20.0, palette.muted), field].push(key).align_y(Alignment::Center);
    container(line).padding([2.0, kit.px(14.0)]).width(Fill).style(ground::plate(palette)).into()
}

/// Group of options.
pub struct Group<'a, M> {
    /// Id of the heading, for scrolling.
    pub place: Id,
    /// Name of the group.
    pub title: String,
    /// Number of its options that were changed, in words, if it is told here.
    pub changed: Option<String>,
    /// Options.
    pub(crate) rows: Vec<OptionRow<'a, M>>,
}

/// Draws the groups that have rows, below each other in `width` logical pixels; `nothing` says that there are none.
pub(crate) fn form<'a, M: Sends>(
    kit: Kit,
    language: &Language,
    groups: impl IntoIterator<Item = Group<'a, M>>,
    nothing: String,
    width: f32,
) -> Element<'a, M> {
    let (palette, side) = (kit.palette, kit.px(MARGIN));
    let mut parts: Vec<Element<'_, M>> = Vec::new();
    for group in groups.into_iter().filter(|group| !group.rows.is_empty()) {
        let title = words(kit, group.title, font::SEMIBOLD, 19.0).color(palette.ink);
        let changed = group.changed.map(|changed| words(kit, changed, font::MEDIUM, 15.0).color(palette.change_mark));
        let title = row![title, space().width(Fill)].push(changed).align_y(Alignment::Center);
        let inner = Padding { top: kit.px(20.0), bottom: kit.px(6.0), left: side, right: side };
        parts.push(container(title).padding(inner).id(group.place).into());
        for option in group.rows {
            parts.push(container(hairline(kit)).padding([0.0, side]).into());
            parts.push(option.view(kit, language, width - 2.0 * side));
        }
    }
    if parts.is_empty() {
        let nothing = paragraph(kit, nothing, font::REGULAR, 16.0).color(palette.second_ink);
        return container(nothing).padding(side).width(Fill).into();
    }
    parts.push(space().height(kit.px(20.0)).into());
    Column::from_iter(parts).into()
}

/// Control by which an option is changed.
pub struct Control<'a, M> {
    /// Element that is drawn.
    pub element: Element<'a, M>,
    /// Width, in logical pixels.
    pub width: f32,
    /// Place of its words.
    pub place: Place,
}

/// Place of the words of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Beside its control, where there is room.
    Beside,
    /// Beside the upper end of its control, which is as high as several lines, where there is room.
    BesideTop,
    /// Above its control.
    Above,
}

/// Number of choices above which several stand beside each other in a row, as far as there is room.
const LONG_LIST: usize = 6;
/// Room of a switch with the word for its state, in pixels of the design.
const SWITCH: f32 = 110.0;

impl<'a, M: Sends> Control<'a, M> {
    /// Creates a switch, which is switched off without `toggled`.
    pub(crate) fn switch(kit: Kit, language: &Language, is_on: bool, toggled: Option<impl Fn(bool) -> M + 'a>) -> Self {
        let element = switch(kit, language, is_on, toggled);
        Control { element, width: kit.px(SWITCH), place: Place::Beside }
    }

    /// Creates a choice of one of several in words: beside each other where they find `room`, in logical pixels, and
    /// else below each other.
    pub(crate) fn choice(kit: Kit, choices: Vec<Choice<M>>, room: f32) -> Self {
        let width = segments_width(kit, &choices);
        if width <= room {
            return Control { element: segments(kit, choices).into(), width, place: Place::Beside };
        }
        let widest = choices.iter().map(|choice| segment_width(kit, &choice.words)).fold(0.0, f32::max);
        let columns = if choices.len() > LONG_LIST { ((room - 12.0) / widest).clamp(1.0, 3.0) as usize } else { 1 };
        let width = (columns as f32 * widest + 12.0).min(room);
        let element = container(grid(kit, choices, columns)).width(width).into();
        Control { element, width, place: Place::BesideTop }
    }

    /// Creates a number between a button for less and one for more: after the usual ones, and before the value beyond
    /// all numbers. Enter sends `enters`, or else does what follows from the number.
    pub(crate) fn number(
        kit: Kit,
        usual: Vec<Choice<M>>,
        number: Number<M>,
        beyond: Option<Choice<M>>,
        enters: Option<M>,
    ) -> Self {
        let mut width = number.width(kit) + 12.0;
        let number = row![number.view(kit)].spacing(kit.px(8.0)).push(beyond.map(|beyond| {
            width += segment_width(kit, &beyond.words) + kit.px(8.0);
            segment(kit, beyond, style::segment_corners(0, 1))
        }));
        let number = ringed(number, kit.palette.focus_on_paper, style::SEGMENT_CORNER);
        let number = match enters {
            Some(message) => number.entered(message),
            None => number,
        };
        if usual.is_empty() {
            return Control { element: number.into(), width, place: Place::Beside };
        }
        width += segments_width(kit, &usual);
        Control {
            element: row![container(bare_segments(kit, usual)).padding(6), number].into(),
            width,
            place: Place::Beside,
        }
    }
}

/// Option as it stands in its row.
pub(crate) struct OptionRow<'a, M> {
    /// Id of the row, for scrolling.
    pub place: Id,
    /// Least room for the words beside the control, in pixels of the design.
    pub room: f32,
    /// Name of the option.
    pub title: String,
    /// Effect of the option, or the reason why it has none.
    pub about: String,
    /// Former value, in the color of a change.
    pub was: Option<String>,
    /// `true` if it decides anything.
    pub matters: bool,
    /// Message that makes it as it was; only a changed option has it, and the pencil's mark.
    pub reset: Option<M>,
    /// Notes below the sentence.
    pub notes: Vec<Element<'a, M>>,
    /// `true` if the focus begins at the control.
    pub begins: bool,
    /// Control by which it is changed.
    pub control: Control<'a, M>,
    /// Message that is sent when the pointer leaves the row, if any.
    pub left: Option<M>,
}

impl<'a, M: Sends> OptionRow<'a, M> {
    /// Draws the row in `width` logical pixels: the control stands beside its words, or below them where there is no
    /// room.
    fn view(self, kit: Kit, language: &Language, width: f32) -> Element<'a, M> {
        let palette = kit.palette;
        let ink = if self.matters { palette.ink } else { palette.ink.scale_alpha(OFF) };
        let is_changed = self.reset.is_some();
        let title = paragraph(kit, self.title, font::SEMIBOLD, 16.0).color(ink);
        let reset = self.reset.map(|message| reset(kit, t!(language, "settings-reset"), message));
        let title = row![title].push(reset).push(space().height(kit.px(28.0)));
        let title = title.spacing(kit.px(4.0)).align_y(Alignment::Center);
        let about = paragraph(kit, self.about, font::REGULAR, 14.5).color(palette.second_ink);
        let was = self.was.map(|was| paragraph(kit, was, font::REGULAR, 14.5).color(palette.change_mark));
        let said = self.notes.into_iter().fold(column![title, about].push(was), Column::push);
        // In line with what stands inside a ring.
        let said = container(said).padding(Padding::ZERO.left(6)).width(Fill);
        let Control { element, width: needed, place } = self.control;
        let content: Element<'_, M> = if place == Place::Above || width < kit.px(self.room) + needed {
            column![said, element].spacing(kit.px(1.0)).into()
        } else {
            let place = if place == Place::BesideTop { Alignment::Start } else { Alignment::Center };
            row![said, space().width(kit.px(14.0)), element].align_y(place).into()
        };
        let content = spoken(content, Said::new(Role::Row));
        let content = if self.begins { spoken(content, Said::new(Role::Begin)) } else { content };
        let content = container(content).padding([kit.px(6.0), 0.0]).width(Fill);
        let side = kit.px(MARGIN) - 6.0;
        let margin: Element<'_, M> = if is_changed { mark(kit, side) } else { space().width(side).into() };
        let line = row![margin, content, space().width(side)];
        let line: Element<'_, M> = match self.left {
            Some(left) => mouse_area(line).on_exit(left).into(),
            None => line.into(),
        };
        container(line).id(self.place).into()
    }
}

/// Draws the pencil's mark in the margin, beside a changed option.
pub(crate) fn mark<'a, M: 'a>(kit: Kit, width: f32) -> Element<'a, M> {
    let colour = kit.palette.change_mark;
    drawn(width, Fill, move |frame, rect| {
        let height = rect.height - kit.px(18.0);
        let mark = Rectangle { x: kit.px(8.0), y: kit.px(9.0), width: kit.px(4.0), height };
        paint::fill(frame, mark, kit.px(2.0), colour);
    })
}

/// Draws the words that make an option as it was.
fn reset<'a, M: Sends>(kit: Kit, text: String, message: M) -> Element<'a, M> {
    let palette = kit.palette;
    let content: Row<'_, M> = row![words(kit, text, font::MEDIUM, 14.0)];
    let control =
        button(kit, content).padding([kit.px(1.0), kit.px(6.0)]).on_press(message).style(style::changed(palette));
    ringed(control, palette.focus_on_paper, 4.0).padding(3).into()
}
