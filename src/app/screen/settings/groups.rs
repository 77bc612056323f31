//! The list of groups beside the sheet.

use super::{ENTRIES, Group, Message, Settings, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::theme::{button as button_style, container as style};
use crate::app::widget::{Kit, ringed, words};
use crate::t;

use iced::widget::{Column, Id, button, container, row, space};
use iced::{Alignment, Element, Fill};

/// The id of the name of a group on the sheet.
pub(super) fn place(group: Group) -> Id {
    Id::from(format!("group-{group:?}"))
}

/// The groups that something is found in, with how many of their settings were changed.
pub(super) fn list<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let groups = screen.groups(context);
    if groups.is_empty() {
        return space().into();
    }
    let groups = groups.into_iter().map(|group| line(screen, kit, context, group));
    container(Column::from_iter(groups)).padding(kit.px(4.0)).width(Fill).style(style::plate(kit.palette)).into()
}

fn line<'a>(screen: &'a Settings, kit: Kit, context: &'a Context, group: Group) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let changed = ENTRIES.iter().filter(|entry| entry.group == group && !entry.is_as_at_first(&context.settings));
    let count = changed.count();
    let changed = (count > 0).then(|| words(kit, t!(l, "settings-changed", count = count), font::REGULAR, 14.0));
    let content = row![words(kit, group.title(l), font::MEDIUM, 16.0), space().width(Fill)]
        .push(changed.map(|changed| changed.color(palette.muted)))
        .align_y(Alignment::Center);
    let control = button(container(content).center_y(Fill))
        .padding([0.0, kit.px(10.0)])
        .width(Fill)
        .height(kit.px(38.0))
        .on_press(Message::Pressed(Target::Group(group)))
        .style(button_style::row(palette, false));
    // The rows stand close: the ring lies over the space between them.
    ringed(control, palette.amber, screen.focus.shows(&Target::Group(group)), button_style::CORNER)
        .padding([3, 4])
        .into()
}
