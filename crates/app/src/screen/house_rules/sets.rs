//! The list of rule sets, with what can be done with one, and the dialog about files.

use super::{File, FileUse, HouseRules, Message, PATH, Pane, SEARCH, SETS, name_of};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Place;
use crate::search::{Closeness, closest_first};
use crate::theme::{button as button_style, container as style};
use crate::widget::{
    self, Kit, MARGIN, Press, TextField, button, field, icon as sign, paragraph, plate_line, ringed, second,
    second_on_paper, words,
};
use pitch_language::{Language, other_names, preset_name, t};
use pitch_rules::Preset;
use pitch_session::Pick;

use iced::widget::{Column, Id, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// Width of the widest list, in pixels of the design.
const WIDEST: f32 = 720.0;

/// Returns the id of a rule set's row.
pub(super) fn place_of_set(pick: &Pick) -> Id {
    match pick {
        Pick::Printed(preset) => Id::from(format!("set-{preset}")),
        Pick::Own(name) => Id::from(format!("own-{name}")),
    }
}

impl HouseRules {
    /// Returns the rule sets that the search finds, each with a few words about it: the player's own, which are looked for
    /// most, before the games, but the closest before all others.
    pub(super) fn found_sets(&self, l: &Language) -> Vec<(String, Vec<(Pick, String)>)> {
        let own = self.editor().sets().iter().map(|set| {
            let (game, count) = (preset_name(l, set.base), set.changes().count());
            let about = match set.can_be_played() {
                true => t!(l, "house-set-about", game = game, count = count),
                false => t!(l, "house-set-misfit", game = game),
            };
            (Pick::Own(set.name.clone()), about, Vec::new())
        });
        let printed = Preset::ALL
            .into_iter()
            .map(|preset| (Pick::Printed(preset), t!(l, "game-line", game = preset.id()), other_names(l, preset)));
        let met = |(pick, about, also): (Pick, String, Vec<String>)| {
            let closeness = Closeness::of(&self.search, &name_of(l, &pick), also, [about.clone()])?;
            Some((closeness, (pick, about)))
        };
        let (own, printed) = (own.filter_map(met).collect(), printed.filter_map(met).collect());
        closest_first([(t!(l, "house-own"), own), (t!(l, "house-printed"), printed)])
    }
}

/// Draws the list above the buttons for the selected rule set, and over it the dialog about a file.
pub(super) fn list<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let room = Padding { top: kit.px(6.0), bottom: kit.px(2.0), left: kit.px(14.0), right: kit.px(14.0) };
    let heading = |text| container(words(kit, text, font::SMALL_LABEL).color(palette.muted)).padding(room);
    let note = |text: String| {
        let note = paragraph(kit, text, (font::REGULAR, 14.5)).color(palette.muted);
        container(note).padding(Padding::from([kit.px(2.0), kit.px(14.0)]))
    };
    let is_looking = !screen.search.trim().is_empty();
    let none = screen.editor().sets().is_empty() && !is_looking;
    let none = none.then(|| column![heading(t!(l, "house-own")), note(t!(l, "house-none"))]);
    let mut groups = Vec::new();
    for (title, sets) in screen.found_sets(l) {
        if none.is_some() || !groups.is_empty() {
            groups.push(container(plate_line(kit)).padding([kit.px(8.0), kit.px(14.0)]).into());
        }
        let rows = sets.into_iter().map(|(pick, about)| set_row(screen, kit, context, pick, about));
        groups.push(column![heading(title), Column::from_iter(rows)].into());
    }
    let nothing = groups.is_empty().then(|| note(t!(l, "games-nothing", words = screen.search.trim())));
    let unread = context.unread_rule_sets.iter().map(|said| {
        let said = paragraph(kit, said.as_str(), (font::REGULAR, 14.5)).color(palette.bad);
        container(said).padding(Padding::from([kit.px(4.0), kit.px(14.0)])).into()
    });
    let content = Column::from_iter(unread).push(none).push(nothing).extend(groups);
    // Beside the bar that scrolls.
    let content = container(content).padding(Padding { right: kit.px(8.0), ..Padding::from([kit.px(6.0), 0.0]) });
    let content = widget::list(content).entered(Message::Turned(Pane::Questions));
    let hint = t!(l, "games-search", count = Preset::ALL.len() + screen.editor().sets().len());
    let search = widget::search_on_cloth(
        kit,
        (TextField::new(SEARCH), &hint),
        (&screen.search, Fill),
        context.cap(Place::Pages, '/'),
        Message::Searched,
        Message::SearchEnded,
    );
    let list = column![
        container(search).padding([kit.px(4.0), kit.px(8.0)]),
        container(widget::scrolled(kit, SETS, content, false)).height(Fill),
        plate_line(kit),
        buttons(screen, kit, context)
    ];
    let list = container(list).height(Fill).style(style::plate(palette));
    let file = screen.file.as_ref().map(|file| widget::sheet(kit, file_strip(kit, context, file), 0));
    let content = column![].push(file).push(list).spacing(kit.px(8.0)).max_width(kit.px(WIDEST));
    container(content).center_x(Fill).height(Fill).into()
}

/// Returns the row of a rule set, with a few words about it; a lock marks one that cannot be changed.
fn set_row<'a>(
    screen: &'a HouseRules,
    kit: Kit,
    context: &'a Context,
    pick: Pick,
    about: String,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let chosen = screen.editor().pick() == &pick;
    let (ink, muted) = if chosen { (palette.plate, palette.plate) } else { (palette.text, palette.muted) };
    let lines = column![
        paragraph(kit, name_of(&context.language, &pick), font::NAME).color(ink),
        paragraph(kit, about, font::SMALL).color(muted),
    ];
    let mark = match pick {
        _ if chosen => Some(icon::CHECK),
        Pick::Printed(_) => Some(icon::LOCK),
        Pick::Own(_) => None,
    };
    let mark = mark.map(|mark| sign(kit, mark, 14.0, muted));
    let content = row![lines.width(Fill)].push(mark).spacing(kit.px(6.0)).align_y(Alignment::Center);
    let id = place_of_set(&pick);
    let control = button(kit, content)
        .padding([kit.px(5.0), kit.px(10.0)])
        .width(Fill)
        .on_press(Message::Picked(pick))
        .one_of(chosen)
        .style(button_style::row(palette, chosen));
    let row = ringed(control, palette.amber, button_style::CORNER).padding([2, 6]).if_has_keys(chosen);
    container(row).id(id).into()
}

/// Returns the buttons for the selected rule set, and for files.
fn buttons<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let press = Press::new;
    let is_own = screen.editor().own().is_some();
    let copy = second(kit, None, t!(l, "house-copy"), press(Message::Copy));
    let delete = second(kit, None, t!(l, "house-delete"), press(Message::Delete).able(is_own));
    let open = second(kit, None, t!(l, "house-open"), press(Message::File(FileUse::Open)));
    let share = second(kit, None, t!(l, "house-share"), press(Message::File(FileUse::Share)));
    container(column![row![copy, delete], row![open, share]]).padding(kit.px(4.0)).into()
}

/// Returns the field for the path of the file, the buttons that choose and use it, and the message about it.
fn file_strip<'a>(kit: Kit, context: &'a Context, file: &'a File) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let (title, about, verb) = match file.using {
        FileUse::Open => (t!(l, "house-open"), t!(l, "house-open-about"), t!(l, "house-open-run")),
        FileUse::Share => (t!(l, "house-share"), t!(l, "house-share-about"), t!(l, "house-share-run")),
    };
    let hint = t!(l, "house-path-hint");
    let place = field(kit, TextField::new(PATH).ringed(), &hint, &file.path, Message::PathTyped, Message::Run);
    let choose = Press::new(Message::Choose);
    let choose = container(second_on_paper(kit, None, t!(l, "choose"), choose)).width(kit.px(150.0));
    let run = Press::new(Message::Run).able(!file.place().is_empty());
    let close = Press::new(Message::CloseFile);
    let buttons = row![
        container(second_on_paper(kit, Some(icon::CHECK), verb, run)).width(kit.px(190.0)),
        container(second_on_paper(kit, Some(icon::CROSS), t!(l, "house-close-file"), close)).width(kit.px(190.0)),
    ];
    let said = file.said.as_ref().map(|(went_well, said)| {
        let colour = if *went_well { palette.ink } else { palette.pencil };
        paragraph(kit, said.as_str(), (font::MEDIUM, 15.0)).color(colour)
    });
    let words = column![
        words(kit, title, font::HEADING).color(palette.ink),
        paragraph(kit, about, (font::REGULAR, 14.5)).color(palette.second_ink),
    ];
    let inset = Padding::ZERO.left(6).right(6);
    let content = column![
        container(words).padding(inset),
        row![place, choose].align_y(Alignment::Center),
        buttons.align_y(Alignment::Center)
    ];
    let content = content.push(said.map(|said| container(said).padding(inset)));
    let side = kit.px(MARGIN) - 6.0;
    container(content.spacing(kit.px(2.0)))
        .padding(Padding { top: kit.px(10.0), bottom: kit.px(10.0), left: side, right: side })
        .width(Fill)
        .into()
}
