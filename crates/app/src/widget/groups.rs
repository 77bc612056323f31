//! The list of groups beside a sheet of options, each with the number of its changes.

use super::pressable::{Button, button};
use super::{Kit, icon as sign, words};
use crate::font;
use crate::icon::Icon;
use crate::theme::button as style;
use crate::voice::Sends;

use iced::widget::{container, row, space};
use iced::{Alignment, Fill};

/// Group as it stands in the list.
pub(crate) struct GroupLine<M> {
    /// Sign before its name, if it has one.
    pub sign: Option<Icon>,
    /// Name.
    pub title: String,
    /// Number of changed options; none is told of 0.
    pub count: usize,
    /// Message that pressing it sends.
    pub message: M,
    /// `true` if its options are shown.
    pub is_chosen: bool,
}

impl<M: Sends> GroupLine<M> {
    /// Returns the size of its name in a list of this width, in pixels of the design, whether it is chosen or not: all lines
    /// of a list have the smallest of theirs.
    pub(crate) fn size(&self, kit: Kit, width: f32, leads: bool) -> f32 {
        let room = self.room(kit, width, leads);
        // Where the groups are narrow, long names are a little smaller.
        let fits = |size: &f32| kit.width(&self.title, (font::SEMIBOLD, *size)) + 2.0 <= room;
        [16.0, 14.5, 13.0].into_iter().find(fits).unwrap_or(11.5)
    }

    /// Returns the room of its name, in logical pixels.
    fn room(&self, kit: Kit, width: f32, leads: bool) -> f32 {
        let gap = self.gap();
        let taken = [(self.count > 0, 18.0 + gap), (self.sign.is_some(), 26.0 + 2.0 * gap), (leads, 18.0 + gap)];
        let taken: f32 = taken.into_iter().filter_map(|(is_there, room)| is_there.then_some(room)).sum();
        kit.px(width - 34.0 - taken)
    }

    fn gap(&self) -> f32 {
        if self.sign.is_some() { 12.0 } else { 0.0 }
    }

    /// Draws the line in a list of this width, and as high as that, in pixels of the design, with its name in this size;
    /// `end` stands at its right end if it leads elsewhere.
    pub(crate) fn view<'a>(self, kit: Kit, (width, high, size): (f32, f32, f32), end: Option<Icon>) -> Button<'a, M> {
        let (gap, room) = (self.gap(), self.room(kit, width, end.is_some()));
        let GroupLine { sign: shape, title, count, message, is_chosen } = self;
        let palette = kit.palette;
        let colour = if is_chosen { palette.plate } else { palette.text };
        let face = if is_chosen || shape.is_some() { font::SEMIBOLD } else { font::MEDIUM };
        let count = (count > 0).then(|| words(kit, count.to_string(), font::LABEL));
        let fitted = kit.fit(&title, (face, size), room);
        let content = row![]
            .push(shape.map(|shape| sign(kit, shape, 20.0, colour)))
            .push(words(kit, fitted, (face, size)))
            .push(space().width(Fill))
            .push(count)
            .push(end.map(|end| sign(kit, end, 18.0, colour)))
            .spacing(kit.px(gap))
            .align_y(Alignment::Center);
        button(kit, container(content).center_y(Fill))
            .padding([0.0, kit.px(12.0)])
            .width(Fill)
            .height(kit.side(high))
            .on_press(message)
            .style(style::row(palette, is_chosen))
    }
}
