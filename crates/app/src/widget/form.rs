//! A sheet of options: a field to search with, groups, and in each a row for every option with its name, its sentence,
//! its control, and its reset.

use super::attended::{Heeds, attended};
use super::choice::{
    FIELD, KNOB, TextField, bare_segments, field_on_cloth, grid, knob, segment, segment_width, segments_width,
};
use super::found::found;
use super::pressable::button;
use super::spoken::{headed, spoken};
use super::{Choice, Kit, Number, cap, drawn, field, hairline, icon as sign, paragraph, ringed, segments, words};
use crate::font;
use crate::icon;
use crate::paint;
use crate::theme::button as style;
use crate::theme::shade::OFF;
use crate::voice::{Role, Said, Sends};
use pitch_language::{Language, t};

use iced::widget::{Column, Id, Row, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Length, Padding, Rectangle, Shrink};

/// Distance of rows from the edges of their sheet, in pixels of the design.
pub(crate) const MARGIN: f32 = 24.0;
/// Distance of the last row from the end of its sheet, in pixels of the design.
pub(crate) const END: f32 = 20.0;

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

/// Draws the search field at the end of the head of a page, this wide: a magnifying glass, the field, and
/// the key that leads there while nothing is typed.
pub(crate) fn search_on_cloth<'a, M: Sends>(
    kit: Kit,
    (entry, hint): (TextField, &str),
    (value, width): (&str, impl Into<Length>),
    key: String,
    typed: impl Fn(String) -> M + 'a,
    ended: M,
) -> Element<'a, M> {
    let palette = kit.palette;
    let sign = container(sign(kit, icon::SEARCH, 18.0, palette.text)).center_y(Fill).padding([0.0, kit.px(16.0)]);
    let key = value.is_empty().then(|| container(cap(kit, key, palette.text)).center_y(Fill));
    let marks = row![sign, space().width(Fill)].push(key).push(space().width(kit.px(12.0)));
    let field = container(field_on_cloth(kit, entry, hint, value, typed, ended)).padding(6);
    stack![field, container(marks).padding([0.0, 6.0])].width(width).height(kit.side(FIELD) + 12.0).into()
}

/// Group of options.
pub struct Group<'a, M> {
    /// Id of the heading, for scrolling.
    pub place: Id,
    /// Name of the group, if it is told here.
    pub title: Option<String>,
    /// Number of its options that were changed, in words, if it is told here.
    pub changed: Option<String>,
    /// Options.
    pub(crate) rows: Vec<OptionRow<'a, M>>,
}

/// Draws the groups that have rows, below each other in `width` logical pixels, with what was `typed` to find them marked;
/// `nothing` says that there are none.
pub(crate) fn form<'a, M: Sends>(
    kit: Kit,
    language: &Language,
    groups: impl IntoIterator<Item = Group<'a, M>>,
    (typed, nothing): (&str, String),
    width: f32,
) -> Element<'a, M> {
    let (palette, side) = (kit.palette, kit.px(MARGIN));
    let mut parts: Vec<Element<'_, M>> = Vec::new();
    for group in groups.into_iter().filter(|group| !group.rows.is_empty()) {
        let mut has_line = group.title.is_some() || !parts.is_empty();
        if let Some(title) = group.title {
            let title = headed(words(kit, title.clone(), (font::SEMIBOLD, 19.0)).color(palette.ink), title);
            let changed = group.changed.map(|changed| words(kit, changed, (font::MEDIUM, 15.0)));
            let changed = changed.map(|changed| changed.color(palette.change_mark));
            let title = row![title, space().width(Fill)].push(changed).align_y(Alignment::Center);
            let inner = Padding { top: kit.px(20.0), bottom: kit.px(6.0), left: side, right: side };
            parts.push(container(title).padding(inner).id(group.place).into());
        }
        for option in group.rows {
            if std::mem::replace(&mut has_line, true) {
                parts.push(container(hairline(kit)).padding([0.0, side]).into());
            }
            parts.push(option.view(kit, language, typed, width - 2.0 * side));
        }
    }
    if parts.is_empty() {
        let nothing = paragraph(kit, nothing, font::BODY).color(palette.second_ink);
        return container(nothing).padding(side).width(Fill).into();
    }
    parts.push(space().height(kit.px(END)).into());
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

impl<'a, M: Sends> Control<'a, M> {
    /// Creates a switch, which is switched off without `toggled`.
    pub(crate) fn switch(kit: Kit, is_on: bool, toggled: Option<impl Fn(bool) -> M + 'a>) -> Self {
        Control { element: knob(kit, is_on, toggled), width: kit.px(KNOB) + 12.0, place: Place::Beside }
    }

    /// Returns the control with a picture before it, `width` logical pixels wide.
    pub(crate) fn pictured(self, kit: Kit, picture: Element<'a, M>, width: f32) -> Self {
        let gap = kit.px(14.0);
        let element = row![picture, space().width(gap), self.element].align_y(Alignment::Center).into();
        Control { element, width: self.width + width + gap, ..self }
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
    /// Least height of the row, in logical pixels.
    pub height: f32,
    /// Name of the option.
    pub title: String,
    /// Effect of the option, or the reason why it has none.
    pub about: String,
    /// `true` if that is told, and a changed option has the words that reset it; room is left for it in any case.
    pub tells: bool,
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
    /// Messages that the pointer at the row sends as it comes and leaves, if any.
    pub pointed: Option<[M; 2]>,
}

/// Size of the sentence about an option, in pixels of the design.
const ABOUT: f32 = 14.5;

impl<'a, M: Sends> OptionRow<'a, M> {
    /// Draws the row in `width` logical pixels: the control stands beside its words, or below them where there is no
    /// room. Nothing moves the control when the sentence comes.
    fn view(self, kit: Kit, language: &Language, typed: &str, width: f32) -> Element<'a, M> {
        let palette = kit.palette;
        let ink = if self.matters { palette.ink } else { palette.ink.scale_alpha(OFF) };
        let is_changed = self.reset.is_some();
        let Control { element, width: needed, place } = self.control;
        let is_below = place == Place::Above || width < kit.px(self.room) + needed;
        let room = if is_below { width } else { width - needed - kit.px(14.0) } - 6.0;
        let told = font::measure_within(&self.about, font::REGULAR, kit.px(ABOUT), room).height;
        let heeds =
            self.pointed.map(|[came, left]| Heeds { came: Some(came), left: Some(left), menu: self.reset.clone() });
        let title = found(kit, self.title, typed, (font::SEMIBOLD, 16.0, ink));
        let reset = self.reset.filter(|_| self.tells);
        let reset = reset.map(|message| reset_words(kit, t!(language, "settings-reset"), message));
        let title = row![title].push(reset).push(space().height(kit.px(28.0)));
        let title = title.spacing(kit.px(4.0)).align_y(Alignment::Center);
        let about = if self.tells {
            found(kit, self.about, typed, (font::REGULAR, ABOUT, palette.second_ink))
        } else {
            // Who listens is told it always. Below the name it has its room always; beside the control the name stands in the
            // middle without it.
            let kept = if is_below { told.into() } else { Shrink };
            spoken(space().height(kept), Said::new(Role::Words).named(self.about))
        };
        let was = self.was.map(|was| paragraph(kit, was, (font::REGULAR, ABOUT)).color(palette.change_mark));
        let said = self.notes.into_iter().fold(column![title, about].push(was), Column::push);
        // In line with what stands inside a ring.
        let said = container(said).padding(Padding::ZERO.left(6)).width(Fill);
        let content: Element<'_, M> = if is_below {
            column![said, element].spacing(kit.px(1.0)).into()
        } else {
            let place = if place == Place::BesideTop { Alignment::Start } else { Alignment::Center };
            let least = space().height(kit.px(28.0) + told);
            row![least, said, space().width(kit.px(14.0)), element].align_y(place).into()
        };
        let content = spoken(content, Said::new(Role::Row));
        let content = if self.begins { spoken(content, Said::new(Role::Begin)) } else { content };
        let content = container(content).padding([kit.px(6.0), 0.0]).width(Fill);
        let side = kit.px(MARGIN) - 6.0;
        let margin: Element<'_, M> = if is_changed { mark(kit, side) } else { space().width(side).into() };
        let line = row![margin, content, space().width(side), space().height(self.height)].height(Shrink);
        let line: Element<'_, M> = match heeds {
            Some(heeds) => attended(line.align_y(Alignment::Center), heeds),
            None => line.align_y(Alignment::Center).into(),
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
fn reset_words<'a, M: Sends>(kit: Kit, text: String, message: M) -> Element<'a, M> {
    let palette = kit.palette;
    let content: Row<'_, M> = row![words(kit, text, (font::MEDIUM, 14.0))];
    let control =
        button(kit, content).padding([kit.px(1.0), kit.px(6.0)]).on_press(message).style(style::changed(palette));
    ringed(control, palette.focus_on_paper, 4.0).padding(3).into()
}
