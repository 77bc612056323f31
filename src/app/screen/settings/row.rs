//! A row of the page: the name of a setting, its sentence, its control, and what makes it as at first.

use super::{Entry, Message, Setting, Settings, Target, control};
use crate::app::context::Context;
use crate::app::font;
use crate::app::widget::{Kit, OptionRow, paragraph};
use crate::t;

use iced::widget::Id;

/// The least room for the words beside a control, in pixels of the design.
const WORDS: f32 = 250.0;

/// The id of the row of a setting.
pub(super) fn place(setting: Setting) -> Id {
    Id::from(format!("setting-{setting:?}"))
}

/// The row of a setting.
pub(super) fn row<'a>(
    screen: &'a Settings,
    kit: Kit,
    context: &'a Context,
    entry: &'static Entry,
) -> OptionRow<'a, Message> {
    let (l, setting) = (&context.language, entry.setting);
    let reset = (!entry.is_as_at_first(&context.settings)).then(|| {
        let target = Target::Reset(setting);
        (t!(l, "settings-reset"), Message::Pressed(target), screen.focus.shows(&target))
    });
    let fault = screen.folder_fault.as_ref().filter(|_| setting == Setting::DeckFolder);
    let fault = fault.map(|fault| paragraph(kit, fault.as_str(), font::MEDIUM, 14.5).color(kit.palette.pencil).into());
    OptionRow {
        place: place(setting),
        room: WORDS,
        title: (entry.title)(l),
        about: (entry.about)(context),
        was: None,
        matters: (entry.matters)(&context.settings),
        reset,
        notes: fault.into_iter().collect(),
        control: control::control(screen, kit, context, entry),
    }
}
