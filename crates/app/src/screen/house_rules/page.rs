//! Page of house rules: the list of rule sets, the options and the rule sheet, side by side where there is room.

use super::{
    Change, File, FileUse, HouseRules, Message, NAME, PATH, Pane, ROWS, SEARCH, SETS, SHEET, name_of, options,
};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Place;
use crate::outcome::Outcome;
use crate::theme::{button as button_style, container as style};
use crate::widget::{
    self, Kit, MARGIN, Measures, Press, TextField, at_turn, bar_button, bar_main, button, clauses, field, hairline,
    icon as sign, paragraph, plate_line, ringed, second, second_on_paper, ticked, words,
};
use pitch_language::{Language, phrase, preset_name, preset_source, preset_summary, rule_sheet, t};
use pitch_rules::rules::{Field, Kind};
use pitch_rules::{Preset, Rules};
use pitch_session::Pick;

use iced::widget::{Column, Id, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// Widths of the list, of the rule sheet, of the gaps and of the widest sheet of options, in pixels of the design.
const LIST_WIDTH: f32 = 250.0;
const SHEET_WIDTH: f32 = 392.0;
const GAP: f32 = 12.0;
const WIDEST: f32 = 900.0;
/// Height of the line with the name of the rules, and of the two lines below the options, in pixels of the design.
const HEADING: f32 = 52.0;
const FOOT: f32 = 44.0;
/// Window widths from which there is room for the list, and for all three parts, in pixels of the design.
const WITH_LIST: f32 = 880.0;
const WITH_ALL: f32 = 1180.0;

impl Pane {
    /// Returns the parts of which only one is shown at a time; none where there is room for all.
    pub fn tabs(context: &Context) -> Vec<Pane> {
        let (kit, width) = (Kit::of(context), context.size.width);
        match width {
            all if all >= kit.px(WITH_ALL) => Vec::new(),
            some if some >= kit.px(WITH_LIST) => vec![Pane::Rules, Pane::Sheet],
            _ => vec![Pane::Sets, Pane::Rules, Pane::Sheet],
        }
    }

    pub(super) fn all_are_shown(context: &Context) -> bool {
        Pane::tabs(context).is_empty()
    }

    fn title(self, language: &Language) -> String {
        match self {
            Pane::Sets => t!(language, "house-tab-sets"),
            Pane::Rules => t!(language, "house-tab-rules"),
            Pane::Sheet => t!(language, "house-tab-sheet"),
        }
    }
}

impl HouseRules {
    /// Returns `true` if a part is shown.
    pub fn shows(&self, pane: Pane, context: &Context) -> bool {
        let tabs = Pane::tabs(context);
        !tabs.contains(&pane) || self.active(&tabs) == pane
    }

    /// Returns the part behind the tabs that is shown.
    fn active(&self, tabs: &[Pane]) -> Pane {
        if tabs.contains(&self.pane) { self.pane } else { Pane::Rules }
    }
}

/// Returns the widths of the list, of the options and of the rule sheet, in logical pixels.
fn widths(kit: Kit, context: &Context) -> [f32; 3] {
    let tabs = Pane::tabs(context);
    let room = context.size.width - 2.0 * kit.px(GAP);
    let beside = |pane: Pane, width: f32| if tabs.contains(&pane) { 0.0 } else { kit.px(width) + kit.px(GAP) };
    let rest = room - beside(Pane::Sets, LIST_WIDTH) - beside(Pane::Sheet, SHEET_WIDTH);
    let options = rest.min(kit.px(WIDEST));
    [
        if tabs.contains(&Pane::Sets) { room } else { kit.px(LIST_WIDTH) },
        options,
        if tabs.contains(&Pane::Sheet) { options } else { kit.px(SHEET_WIDTH) + (rest - options).min(kit.px(140.0)) },
    ]
}

/// Returns the groups of options as they stand on the page.
pub(super) fn rows<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Vec<widget::Group<'a, Message>> {
    let [_, width, _] = widths(kit, context);
    options::groups(screen, kit, context, width)
}

/// Draws the page.
pub(super) fn page<'a>(screen: &'a HouseRules, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let (tabs, gap) = (Pane::tabs(context), kit.px(GAP));
    let [list_width, width, sheet_width] = widths(kit, context);
    let shown = |pane: Pane| screen.shows(pane, context);
    let parts = Row::new()
        .push(shown(Pane::Sets).then(|| list(screen, kit, context, list_width)))
        .push(shown(Pane::Rules).then(|| sheet_of_options(screen, kit, context, width)))
        .push(shown(Pane::Sheet).then(|| container(sheet(screen, kit, context)).width(sheet_width)))
        .spacing(gap);
    let strip = (!tabs.is_empty()).then(|| strip(screen, kit, context, &tabs));
    let body = column![].push(strip).push(container(parts).height(Fill).center_x(Fill)).spacing(kit.px(8.0));
    widget::page(kit, bar(screen, kit, context), container(body).padding(gap))
}

/// Id of the button that takes the last change back.
pub(super) const UNDO: &str = "house-undo";

fn bar<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let press = Press::new;
    let can_undo = screen.editor().last_change().is_some();
    let undo = bar_button(kit, t!(l, "settings-undo"), press(Message::Undo).able(can_undo));
    let undo = at_turn(1, container(undo).id(UNDO));
    let done = press(Message::Pressed(Outcome::Close)).key(t!(l, "keys-esc"));
    let done = bar_button(kit, t!(l, "settings-done"), done);
    let play = at_turn(4, bar_main(kit, t!(l, "house-play"), press(Message::Play).able(screen.can_be_played())));
    let note = Pane::all_are_shown(context).then(|| t!(l, "house-note"));
    let buttons = row![undo, done, play].spacing(kit.px(4.0)).align_y(Alignment::Center);
    widget::bar(kit, None, t!(l, "house-title"), note, Some(buttons.into()))
}

/// Returns the tabs of the parts.
fn strip<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, tabs: &[Pane]) -> Element<'a, Message> {
    let palette = kit.palette;
    let active = screen.active(tabs);
    let tab = |pane: &Pane| {
        let chosen = *pane == active;
        let colour = if chosen { palette.plate } else { palette.text };
        let content = ticked(kit, pane.title(&context.language), chosen, colour);
        button(kit, container(content).center(Fill))
            .padding(0)
            .width(Fill)
            .height(kit.px(34.0))
            .on_press(Message::Turned(*pane))
            .one_of(chosen)
            .style(button_style::row(palette, chosen))
            .into()
    };
    let tabs = container(Row::from_iter(tabs.iter().map(tab))).padding(3).width(Fill).style(style::plate(palette));
    at_turn(-1, ringed(tabs, palette.amber, button_style::CORNER).padding(3))
}

/// Returns the sheet of options.
fn sheet_of_options<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let l = &context.language;
    let hint = t!(l, "house-search");
    let search = (TextField::new(SEARCH), hint.as_str());
    let search = widget::search(
        kit,
        search,
        &screen.search,
        Some(context.cap(Place::Pages, '/')),
        Message::Searched,
        Message::SearchEnded,
    );
    let file = screen.file.as_ref().map(|file| column![at_turn(-1, file_strip(kit, context, file)), hairline(kit)]);
    let nothing = t!(l, "house-nothing", words = screen.search.trim());
    let form = widget::form(kit, l, rows(screen, kit, context), nothing, width);
    let top = column![heading(screen, kit, context)].push(file).push(search);
    let form = widget::scrolled(kit, ROWS, form, true);
    let sheet = widget::searched(kit, width, top, form, Some(at_turn(2, foot(screen, kit, context, width))));
    sheet.padding([kit.px(4.0), 0.0]).into()
}

/// Returns the name of the rules, which can be typed if they are the player's own, and the game they come from.
fn heading<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let side = Padding { top: kit.px(6.0), ..Padding::from([0.0, kit.px(MARGIN)]) };
    let about = |text: String| paragraph(kit, text, font::REGULAR, 14.5).color(palette.second_ink);
    // The first change makes a copy: with a field in place of the name nothing moves.
    let line_height = kit.px(HEADING).max(kit.least + 12.0);
    let editor = screen.editor();
    match editor.pick() {
        Pick::Printed(preset) => {
            let title = words(kit, preset_name(l, *preset), font::SEMIBOLD, 19.0).color(palette.ink);
            let title = row![sign(kit, icon::LOCK, 16.0, palette.second_ink), title].height(line_height);
            let title = title.spacing(kit.px(8.0)).align_y(Alignment::Center);
            column![title, about(t!(l, "house-locked"))].padding(side).width(Fill).into()
        }
        Pick::Own(name) => {
            let typed = screen.naming.as_ref().unwrap_or(name);
            let hint = t!(l, "setup-name");
            let entry = TextField::new(NAME).replaced().ringed();
            let name = field(kit, entry, &hint, typed, Message::Named, Message::NameEnded);
            let label = words(kit, hint, font::SEMIBOLD, 16.0).color(palette.ink);
            let line = row![label, name].height(line_height).spacing(kit.px(6.0)).align_y(Alignment::Center);
            let game = preset_name(l, editor.base());
            let count = editor.changes().len();
            column![line, about(t!(l, "house-set-about", game = game, count = count))].padding(side).width(Fill).into()
        }
    }
}

/// Returns the foot of a sheet of `width` logical pixels: misfits, or else the last change, and the button that resets
/// all options. It is as high without any of them, so that nothing is covered when they come.
fn foot<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let press = Press::new;
    let (inner, gap) = (width - kit.px(2.0 * MARGIN) + 6.0, kit.px(8.0));
    let link_width = |text: &str| font::width(text, font::SEMIBOLD, kit.px(15.0)) + 12.0;
    let able = !screen.editor().changes().is_empty();
    let reset = able.then(|| t!(l, "settings-reset-all"));
    let room = inner - reset.as_deref().map_or(0.0, |reset| link_width(reset) + gap);
    let reset = reset.map(|reset| widget::link(kit, reset, press(Message::ResetAll)));
    let misfits = screen.misfits().len();
    let said: Option<Element<'_, Message>> = match (misfits, screen.editor().last_change()) {
        // Where it stands in the bar, it need not be said again.
        (0, None) if Pane::all_are_shown(context) => None,
        // What was deleted can be taken back, and has to do with no other rule set.
        (0, change) | (_, change @ Some(Change::Deleted(_))) => {
            let editor = screen.editor();
            let done_of = |change| done_of(l, change, editor.followed(), &editor.rules());
            let done = change.map_or_else(|| t!(l, "house-note"), done_of);
            // It may need a second line, which is shorter where words are broken.
            let done = font::fit(&done, font::REGULAR, kit.px(15.0), 1.8 * room);
            let done = paragraph(kit, done, font::REGULAR, 15.0).color(palette.second_ink);
            Some(container(done).width(room).into())
        }
        (count, _) => {
            let show = t!(l, "house-show");
            let room = room - link_width(&show);
            let wrong = font::fit(&t!(l, "house-misfits", count = count), font::SEMIBOLD, kit.px(15.0), room);
            let wrong = words(kit, wrong, font::SEMIBOLD, 15.0).color(palette.pencil);
            let show = widget::link(kit, show, press(Message::ShowMisfit));
            Some(row![wrong, show].align_y(Alignment::Center).into())
        }
    };
    let line = row![].push(said).push(space().width(Fill)).push(reset).height(kit.px(FOOT).max(kit.least));
    let inner = Padding { left: kit.px(MARGIN), right: kit.px(MARGIN) - 6.0, ..Padding::ZERO };
    line.align_y(Alignment::Center).padding(inner).into()
}

/// Returns in a few words the last change, and what else was set so that the rules fit together.
fn done_of(language: &Language, change: &Change, followed: &[Field], rules: &Rules) -> String {
    let field = |field| phrase::field_name(language, field);
    let other = |other: &Field| match other.kind() {
        // The order is long, and stands in its row.
        Kind::TrumpOrder => field(*other),
        _ => {
            let value = phrase::field_value(language, *other, other.get(rules));
            t!(language, "house-followed-to", name = field(*other), value = value)
        }
    };
    let others = (!followed.is_empty()).then(|| phrase::list(language, followed.iter().map(other)));
    let others = others.map(|others| t!(language, "house-followed", others = others));
    let done = match change {
        Change::Set(option) => t!(language, "house-did-set", name = field(*option)),
        Change::Mended => t!(language, "house-did-mend"),
        Change::Reset(option) => t!(language, "house-did-reset", name = field(*option)),
        Change::ResetAll => t!(language, "house-did-reset-all"),
        Change::Copied => t!(language, "house-did-copy"),
        Change::Taken => t!(language, "house-did-open"),
        Change::Renamed(name) => t!(language, "house-did-rename", name = name.as_str()),
        Change::Deleted(name) => t!(language, "house-did-delete", name = name.as_str()),
    };
    phrase::sentences(language, std::iter::once(done).chain(others))
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
        paragraph(kit, said.as_str(), font::MEDIUM, 15.0).color(colour)
    });
    let words = column![
        words(kit, title, font::SEMIBOLD, 17.0).color(palette.ink),
        paragraph(kit, about, font::REGULAR, 14.5).color(palette.second_ink),
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

/// Returns the id of a rule set's row.
pub(super) fn place_of_set(pick: &Pick) -> Id {
    match pick {
        Pick::Printed(preset) => Id::from(format!("set-{preset}")),
        Pick::Own(name) => Id::from(format!("own-{name}")),
    }
}

/// Returns the list, `width` logical pixels wide, above the buttons for the selected rule set.
fn list<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let room = Padding { top: kit.px(6.0), bottom: kit.px(2.0), left: kit.px(14.0), right: kit.px(14.0) };
    let heading = |text| container(words(kit, text, font::SEMIBOLD, 14.0).color(palette.muted)).padding(room);
    let printed = Preset::ALL
        .into_iter()
        .map(|preset| set_row(screen, kit, context, Pick::Printed(preset), t!(l, "game-line", game = preset.id())));
    let own = screen.editor().sets().iter().map(|set| {
        let (name, count) = (preset_name(l, set.base), set.changes().count());
        let about = match set.can_be_played() {
            true => t!(l, "house-set-about", game = name, count = count),
            false => t!(l, "house-set-misfit", game = name),
        };
        set_row(screen, kit, context, Pick::Own(set.name.clone()), about)
    });
    let note = |text: String| {
        let note = paragraph(kit, text, font::REGULAR, 14.5).color(palette.muted);
        container(note).padding(Padding::from([kit.px(2.0), kit.px(14.0)]))
    };
    let none = screen.editor().sets().is_empty().then(|| note(t!(l, "house-none")));
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
    let content = widget::list(content).entered(Message::Sets);
    let sheet = column![
        container(widget::scrolled(kit, SETS, content, false)).height(Fill),
        plate_line(kit),
        buttons(screen, kit, context)
    ];
    at_turn(-1, container(sheet).width(width).height(Fill).style(style::plate(palette)))
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
        paragraph(kit, name_of(&context.language, &pick), font::SEMIBOLD, 16.0).color(ink),
        paragraph(kit, about, font::REGULAR, 14.0).color(muted),
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

/// Returns the rule sheet, above the button that copies it as text.
fn sheet<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let (editor, base) = (screen.editor(), screen.editor().base());
    let about = match editor.pick() {
        Pick::Printed(_) => vec![preset_summary(l, base), preset_source(l, base)],
        Pick::Own(_) => vec![t!(l, "house-from", game = preset_name(l, base))],
    };
    let sheet = rule_sheet(l, &editor.rules(), Some(base));
    let sheet = clauses((kit, Measures::SIDE), l, (screen.name(l), about), sheet, None);
    let copy = Press::new(Message::CopyText);
    let copy = container(second_on_paper(kit, Some(icon::COPY), t!(l, "house-copy-text"), copy)).width(kit.px(260.0));
    let sheet = column![
        container(widget::scrolled(kit, SHEET, sheet, true)).height(Fill),
        hairline(kit),
        container(at_turn(3, copy)).padding(kit.px(4.0)),
    ];
    container(sheet).width(Fill).height(Fill).style(style::raised(kit.palette)).into()
}
