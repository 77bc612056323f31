//! Page of settings: the list of groups, and the sheet with the rows of one, or with what the search finds. In a narrow
//! window they are two pages.

use super::{Control, Entry, FOLDER, Group, Message, NAME, PAGE, SEARCH, Setting, Settings, picture, reset_all};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::{self, Step};
use crate::outcome::Outcome;
use crate::theme::{button as button_style, container as style};
use crate::widget::{
    self, Choice, Control as Drawn, GroupLine, Kit, Leaf, MARGIN, Number, OptionRow, Place, Press, TextField, at_turn,
    button, centred_on_paper, field, paragraph, ringed, second_on_paper, words,
};
use pitch_language::t;
use pitch_session::Settings as Stored;

use iced::widget::{Column, Id, Row, column, container, mouse_area, row, space};
use iced::{Alignment, Element, Fill, Padding, Size};

/// Widths of the list of groups, of the gap beside it and of the search field, in pixels of the design.
const GROUPS: f32 = 216.0;
const GAP: f32 = 24.0;
const SEARCH_WIDE: f32 = 290.0;
const SEARCH_NARROW: f32 = 224.0;
/// Window width from which the groups stand beside the rows, in pixels of the design.
const WITH_GROUPS: f32 = 900.0;
/// Least and usual height of a row, and height of a group, in pixels of the design.
const ROW: f32 = 58.0;
const ROOMY_ROW: f32 = 106.0;
const LINE: f32 = 42.0;

/// Minimum width of the words beside a control, and beside pictures, in pixels of the design.
const WORDS: f32 = 240.0;
const BESIDE_PICTURES: f32 = 90.0;
/// Width of the field for a name, in pixels of the design.
const NAME_WIDE: f32 = 290.0;
/// Widths of the field for a folder and of the buttons beside it, in pixels of the design.
const FIELD: f32 = 300.0;
const USE: f32 = 136.0;
const CHOOSE: f32 = 176.0;
/// Width of a number between its buttons, in pixels of the design.
const NUMBER: f32 = 84.0;
/// Room around a picture within its ring, and between pictures, in pixels of the design.
const AROUND: f32 = 5.0;
const APART: f32 = 6.0;

/// Returns `true` if the groups stand beside the settings of one.
pub(super) fn has_groups(context: &Context) -> bool {
    context.size.width >= WITH_GROUPS.max(Kit::of(context).px(WITH_GROUPS))
}

/// Returns the size of the sheet with the rows, in logical pixels.
fn sheet_size(context: &Context, kit: Kit) -> Size {
    let room = Leaf::footless(context).room(kit);
    let beside = if has_groups(context) { kit.px(GROUPS + GAP) } else { 0.0 };
    Size::new(room.width - beside, room.height)
}

/// Draws the page.
pub(super) fn page<'a>(screen: &'a Settings, context: &'a Context) -> Element<'a, Message> {
    let (kit, l) = (Kit::of(context), &context.language);
    let hint = t!(l, "settings-search");
    let field = (TextField::new(SEARCH), hint.as_str());
    let wide = kit.px(if has_groups(context) { SEARCH_WIDE } else { SEARCH_NARROW });
    let key = context.cap(keymap::Place::Pages, '/');
    let search = (screen.search.as_str(), wide);
    let search = widget::search_on_cloth(kit, field, search, key, Message::Searched, Message::SearchEnded);
    let is_list = !has_groups(context) && !screen.is_inside && screen.search.is_empty();
    let is_one = !has_groups(context) && screen.is_inside && screen.search.is_empty();
    let title = if is_one { screen.group.title(l) } else { t!(l, "settings-title") };
    let body: Element<'_, Message> = if is_list {
        groups(screen, kit, context, true)
    } else {
        let groups = has_groups(context).then(|| {
            let groups = groups(screen, kit, context, false);
            row![container(groups).width(kit.px(GROUPS)), space().width(kit.px(GAP))]
        });
        Row::new().push(groups).push(sheet(screen, kit, context)).into()
    };
    Leaf::footless(context).view(kit, (title, search), (t!(l, "page-back"), Message::Back), body, space())
}

/// Draws the sheet with the rows.
fn sheet<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, size) = (&context.language, sheet_size(context, kit));
    let nothing = t!(l, "settings-nothing", words = screen.search.trim());
    let form = widget::form(kit, l, rows(screen, kit, context), (&screen.search, nothing), size.width);
    widget::sheet(kit, widget::scrolled(kit, PAGE, form, true), [kit.px(4.0), 0.0]).height(Fill).into()
}

/// Returns the id of a group in the list.
pub(super) fn place_of_group(group: Group) -> Id {
    Id::from(format!("group-{group:?}"))
}

/// Returns the id of a setting's row.
pub(super) fn place(setting: Setting) -> Id {
    Id::from(format!("setting-{setting:?}"))
}

/// Returns the groups that are shown, with their rows.
fn rows<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Vec<widget::Group<'a, Message>> {
    let count = screen.shown(context).len().max(1) as f32;
    // Below the last row lies its distance from the end, and between them lie lines.
    let share = (sheet_size(context, kit).height - kit.px(8.0 + widget::END) - 2.0) / count - 1.0;
    let height = share.clamp(kit.px(ROW), kit.px(ROOMY_ROW));
    let group = |(group, entries): (Group, Vec<&'static Entry>)| {
        let rows = entries.into_iter().map(|entry| option(screen, kit, context, entry, height)).collect();
        widget::Group { place: Id::from(format!("shown-{group:?}")), title: None, changed: None, rows }
    };
    screen.groups(context).into_iter().map(group).collect()
}

/// Returns the row of a setting.
fn option<'a>(
    screen: &'a Settings,
    kit: Kit,
    context: &'a Context,
    entry: &'static Entry,
    height: f32,
) -> OptionRow<'a, Message> {
    let setting = entry.setting;
    let fault = screen.folder_fault.as_ref().filter(|_| setting == Setting::DeckFolder);
    let fault =
        fault.map(|fault| paragraph(kit, fault.as_str(), (font::MEDIUM, 14.5)).color(kit.palette.pencil).into());
    let control = control(screen, kit, context, entry);
    let control = match picture::beside(kit, context, setting) {
        Some((picture, width)) => control.pictured(kit, picture, width),
        None => control,
    };
    OptionRow {
        place: place(setting),
        room: if matches!(entry.control, Control::Pictures(_)) { BESIDE_PICTURES } else { WORDS },
        height,
        title: (entry.title)(&context.language),
        about: (entry.about)(context),
        tells: screen.tells(entry, context),
        was: None,
        matters: (entry.matters)(&context.settings),
        reset: (!entry.is_as_at_first(&context.settings)).then_some(Message::Reset(setting)),
        notes: fault.into_iter().collect(),
        begins: false,
        control,
        pointed: Some([Message::Pointed(setting), Message::Left(setting)]),
    }
}

/// Draws the groups, each with the number of its changes, and below them what concerns all settings. Where they lead to a page
/// of their own each is a stop, else the arrows go through them.
fn groups<'a>(screen: &'a Settings, kit: Kit, context: &'a Context, leads: bool) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let room = Leaf::footless(context).room(kit);
    let width = if leads { room.width / kit.scale } else { GROUPS };
    let title = |group: Group| GroupLine {
        sign: Some(group.sign()),
        title: group.title(l),
        count: group.changes(&context.settings),
        message: Message::Group(group),
        is_chosen: false,
    };
    let sizes = Group::all().into_iter().map(|group| title(group).size(kit, width, leads));
    let size = sizes.fold(f32::INFINITY, f32::min);
    let line = |line: GroupLine<Message>, end: Option<icon::Icon>| {
        let name = match line.count {
            0 => line.title.clone(),
            count => format!("{}, {}", line.title, t!(l, "settings-changed", count = count)),
        };
        let size = line.size(kit, width, end.is_some()).min(size);
        line.view(kit, (width, LINE, size), end).named(name)
    };
    let group = |(group, begins): (Group, bool)| {
        let is_chosen = !leads && screen.search.is_empty() && group == screen.group;
        let shown = GroupLine { is_chosen, ..title(group) };
        let control = line(shown, leads.then_some(icon::CHEVRON));
        let control = if leads { control } else { control.one_of(is_chosen) };
        let ring = ringed(control, palette.amber, button_style::CORNER).padding(3).begins(leads && begins);
        container(if leads { ring.into() } else { ring.if_has_keys(is_chosen) }).id(place_of_group(group)).into()
    };
    let all = Group::all().into_iter();
    let list = Column::from_iter(all.map(|one| (one, one == screen.group)).map(group));
    let list: Element<'_, Message> =
        if leads { list.into() } else { widget::list(list).upright().entered(Message::Inside).begins(true).into() };
    let list = container(list).padding(Padding::ZERO.right(kit.px(10.0)));
    let last = |sign, title, message| {
        let shown = GroupLine { sign: Some(sign), title, count: 0, message, is_chosen: false };
        Element::from(ringed(line(shown, None), palette.amber, button_style::CORNER).padding(3))
    };
    let able = reset_all(&context.settings) != context.settings;
    let reset = match &screen.before {
        Some(_) => Some(last(icon::UNDO, t!(l, "settings-undo"), Message::Undo)),
        None => able.then(|| last(icon::UNDO, t!(l, "settings-reset-all"), Message::ResetAll)),
    };
    // With another size of the interface it stays under the pointer.
    let reset = reset.map(|reset| mouse_area(reset).on_exit(Message::Left(Setting::InterfaceSize)));
    let about = last(icon::BOOK, t!(l, "about-title"), Message::Pressed(Outcome::About(None)));
    let foot = at_turn(1, column![].push(reset).push(about));
    let foot = container(foot).padding(Padding::ZERO.right(kit.px(10.0)));
    let list = widget::scrolled(kit, "settings-groups", list, false);
    column![container(list).height(Fill), foot].into()
}

/// Returns the control of this setting.
fn control<'a>(screen: &'a Settings, kit: Kit, context: &'a Context, entry: &'static Entry) -> Drawn<'a, Message> {
    let settings = &context.settings;
    let chosen = move |settings: Stored| Message::Chosen(entry.setting, Box::new(settings));
    match entry.control {
        Control::Choice(choices) => {
            let choices = choices(context).into_iter().map(|choice| choice.map(chosen)).collect();
            Drawn::choice(kit, choices, sheet_size(context, kit).width - 2.0 * kit.px(MARGIN))
        }
        Control::Pictures(choices) => {
            let mut needed = 12.0 - kit.px(APART);
            let pictures: Vec<Element<'_, Message>> = choices(context)
                .into_iter()
                .filter_map(|choice| {
                    let value = choice.message.as_ref()?;
                    let (shown, width) = picture::of_value(&screen.samples, kit, context, entry.setting, value)?;
                    let has_words = ![Setting::Back, Setting::Face].contains(&entry.setting);
                    let (element, width) = pictured(kit, choice.map(chosen), shown, width, has_words);
                    needed += width + kit.px(APART);
                    Some(element)
                })
                .collect();
            let row = Row::from_iter(pictures).spacing(kit.px(APART)).align_y(Alignment::End);
            let element = ringed(row.wrap(), kit.palette.focus_on_paper, button_style::CORNER).into();
            Drawn { element, width: needed, place: Place::Beside }
        }
        Control::Switch { is_on, set } => {
            let switched = move |on| {
                let mut settings = settings.clone();
                set(&mut settings, on);
                chosen(settings)
            };
            Drawn::switch(kit, is_on(settings), Some(switched))
        }
        Control::Scale(scale) => {
            let number = (scale.get)(settings).map(|number| (scale.comes_to)(context, number));
            let number = Number {
                words: number.map_or_else(|| "\u{2013}".to_owned(), |number| (scale.words)(&context.language, number)),
                less: entry.turned(context, Step::Previous).map(chosen),
                more: entry.turned(context, Step::Next).map(chosen),
                pressed: None,
                able: (entry.matters)(settings),
                room: NUMBER,
            };
            let beyond = scale.beyond.map(|beyond| beyond(context).map(chosen));
            Drawn::number(kit, Vec::new(), number, beyond, Some(Message::Next(entry.setting)))
        }
        Control::Name => name(screen, kit, context),
        Control::Folder => folder(screen, kit, context),
        Control::Forget => forget(screen, kit, context),
    }
}

/// Draws a value of a setting as a picture of this width in logical pixels, in a ring if it is chosen, with its words below
/// if it `has_words`. Returns it with its own width.
fn pictured<'a>(
    kit: Kit,
    choice: Choice<Message>,
    picture: Element<'a, Message>,
    width: f32,
    has_words: bool,
) -> (Element<'a, Message>, f32) {
    let (palette, chosen) = (kit.palette, choice.chosen);
    let face = if chosen { font::SEMIBOLD } else { font::REGULAR };
    let worded = if has_words { kit.width(&choice.words, (font::SEMIBOLD, 14.5)) + 4.0 } else { 0.0 };
    let framed = container(picture).padding(kit.px(AROUND)).style(style::picked(palette, chosen));
    let name = has_words.then(|| words(kit, choice.words.clone(), (face, 14.5)).color(palette.ink));
    let width = (width + 2.0 * kit.px(AROUND)).max(worded).max(kit.least);
    let content = column![framed].push(name).spacing(kit.px(2.0)).align_x(Alignment::Center).width(Fill);
    let control = button(kit, content)
        .padding(0)
        .width(width)
        .on_press_maybe(choice.message)
        .one_of(chosen)
        .named(choice.words)
        .style(button_style::symbol_on_paper(palette));
    (control.into(), width)
}

/// Returns the button that forgets what is remembered, or brings it back.
fn forget<'a>(screen: &Settings, kit: Kit, context: &'a Context) -> Drawn<'a, Message> {
    let l = &context.language;
    let (sign, name) = match screen.has_forgotten {
        true => (Some(icon::UNDO), t!(l, "settings-remember")),
        false => (None, t!(l, "settings-forget")),
    };
    let width = kit.width(&name, font::NAME) + kit.px(if sign.is_some() { 80.0 } else { 44.0 });
    let button = centred_on_paper(kit, sign, name, Press::new(Message::Pressed(Outcome::Forget)));
    Drawn { element: container(button).width(width).into(), width, place: Place::Beside }
}

/// Returns the field for the player's name.
fn name<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Drawn<'a, Message> {
    let entry = TextField::new(NAME).replaced().ringed();
    let hint = t!(context.language, "setup-name");
    let typed = field(kit, entry, &hint, screen.name(context), Message::Named, Message::Pressed(Outcome::Close));
    let width = kit.px(NAME_WIDE);
    Drawn { element: typed.max_width(width).into(), width, place: Place::Beside }
}

/// Returns the field for the path of a folder, and the buttons that choose and use one.
fn folder<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Drawn<'a, Message> {
    let l = &context.language;
    let (place, hint) = (screen.folder(context), t!(l, "settings-folder-hint"));
    let entry = TextField::new(FOLDER).ringed();
    let field = field(kit, entry, &hint, &place, Message::FolderTyped, Message::UseFolder).max_width(kit.px(FIELD));
    // Pictures may have been put into the folder since it was looked into.
    let can_use = screen.folder.is_some() || !place.is_empty();
    let used = Press::new(Message::UseFolder).able(can_use);
    let used = container(second_on_paper(kit, None, t!(l, "settings-folder-use"), used)).width(kit.px(USE));
    let choose = Press::new(Message::ChooseFolder);
    let choose = container(second_on_paper(kit, Some(icon::FOLDER), t!(l, "choose"), choose)).width(kit.px(CHOOSE));
    Drawn { element: row![field, choose, used].align_y(Alignment::Center).into(), width: 0.0, place: Place::Above }
}
