//! The list of rule sets: the games with a name, and the player's own.

use super::{Errand, HouseRules, Message, SETS, Target};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::{button as button_style, container as style};
use crate::app::widget::{self, Kit, Press, icon as sign, paragraph, plate_line, ringed, second, words};
use crate::engine::Preset;
use crate::language::preset_name;
use crate::session::{Pick, RuleSet};
use crate::t;

use iced::widget::{Column, Id, button, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// The id of the row of a rule set.
pub(super) fn place(pick: &Pick) -> Id {
    match pick {
        Pick::Printed(preset) => Id::from(format!("set-{preset}")),
        Pick::Own(name) => Id::from(format!("own-{name}")),
    }
}

/// The list in so many logical pixels, and below it what can be done with the rule set that is looked at.
pub(super) fn list<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let heading =
        |text| container(words(kit, text, font::SEMIBOLD, 14.0).color(palette.muted)).padding(heading_room(kit));
    let printed = Preset::ALL.into_iter().map(|preset| {
        let about = t!(l, "game-line", game = preset.id());
        line(screen, kit, (Pick::Printed(preset), preset_name(l, preset), about, true))
    });
    let own = screen.shelf().sets().iter().map(|set| {
        let about = about(context, set);
        line(screen, kit, (Pick::Own(set.name.clone()), set.name.clone(), about, false))
    });
    let note = |text: String| {
        let note = paragraph(kit, text, font::REGULAR, 14.5).color(palette.muted);
        container(note).padding(Padding::from([kit.px(2.0), kit.px(14.0)]))
    };
    let none = screen.shelf().sets().is_empty().then(|| note(t!(l, "house-none")));
    let unread = context.unread_rule_sets.iter().map(|said| {
        let said = paragraph(kit, said.as_str(), font::REGULAR, 14.5).color(palette.bad);
        container(said).padding(Padding::from([kit.px(4.0), kit.px(14.0)])).into()
    });
    // The player's own come first: they are looked for most.
    let content = column![heading(t!(l, "house-own")), Column::from_iter(own)]
        .push(none)
        .push(Column::from_iter(unread))
        .push(container(plate_line(kit)).padding([kit.px(8.0), kit.px(14.0)]))
        .push(heading(t!(l, "house-printed")))
        .push(Column::from_iter(printed));
    // Beside the bar that scrolls.
    let content = container(content).padding(Padding { right: kit.px(8.0), ..Padding::from([kit.px(6.0), 0.0]) });
    let sheet = column![
        container(widget::scrolled(kit, SETS, content, false)).height(Fill),
        plate_line(kit),
        buttons(screen, kit, context)
    ];
    container(sheet).width(width).height(Fill).style(style::plate(palette)).into()
}

fn heading_room(kit: Kit) -> Padding {
    Padding { top: kit.px(6.0), bottom: kit.px(2.0), left: kit.px(14.0), right: kit.px(14.0) }
}

/// The game that a rule set comes from, and how many options were changed; or that it cannot be played.
pub(crate) fn about(context: &Context, set: &RuleSet) -> String {
    let l = &context.language;
    let name = preset_name(l, set.base);
    if set.can_be_played() {
        t!(l, "house-set-about", game = name, count = set.changes().count())
    } else {
        t!(l, "house-set-misfit", game = name)
    }
}

fn line<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    (pick, name, about, is_locked): (Pick, String, String, bool),
) -> Element<'a, Message> {
    let palette = kit.palette;
    let chosen = screen.shelf().pick() == &pick;
    let (ink, muted) = if chosen { (palette.plate, palette.plate) } else { (palette.text, palette.muted) };
    let lines = column![
        paragraph(kit, name, font::SEMIBOLD, 16.0).color(ink),
        paragraph(kit, about, font::REGULAR, 14.0).color(muted),
    ];
    let mark = match (chosen, is_locked) {
        (true, _) => Some(icon::CHECK),
        (false, true) => Some(icon::LOCK),
        (false, false) => None,
    };
    let mark = mark.map(|mark| sign(kit, mark, 14.0, muted));
    let content = row![lines.width(Fill)].push(mark).spacing(kit.px(6.0)).align_y(Alignment::Center);
    let id = place(&pick);
    let control = button(content)
        .padding([kit.px(5.0), kit.px(10.0)])
        .width(Fill)
        .on_press(Message::Picked(pick))
        .style(button_style::row(palette, chosen));
    let focused = chosen && screen.focus.shows(&Target::Sets);
    container(ringed(control, palette.amber, focused, button_style::CORNER).padding([2, 6])).id(id).into()
}

/// What can be done with the rule set that is looked at, and with files.
fn buttons<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let press = |target| Press::of(&screen.focus, target).map(Message::Pressed);
    let is_own = screen.shelf().own().is_some();
    let copy = second(kit, None, t!(l, "house-copy"), press(Target::Copy));
    let delete = second(kit, None, t!(l, "house-delete"), press(Target::Delete).able(is_own));
    let open = second(kit, None, t!(l, "house-open"), press(Target::Errand(Errand::Open)));
    let share = second(kit, None, t!(l, "house-share"), press(Target::Errand(Errand::Share)));
    container(column![row![copy, delete], row![open, share]]).padding(kit.px(4.0)).into()
}
