//! Page of settings: the list of groups, the sheet with search and rows, and the preview of the table.

use super::{Control, ENTRIES, Entry, FOLDER, Group, Message, PAGE, SEARCH, Setting, Settings, preview, reset_all};
use crate::context::Context;
use crate::deck::{Deck, Style};
use crate::font;
use crate::icon;
use crate::keymap::{self, Step};
use crate::outcome::Outcome;
use crate::theme::{Look, Palette, button as button_style, container as style};
use crate::widget::{
    self, Choice, Control as Drawn, Kit, MARGIN, Number, OptionRow, Place, Press, TextField, at_turn, bar_button,
    button, card_picture, field, icon as sign, paragraph, ringed, second_on_paper, words,
};
use pitch_language::t;
use pitch_session::Settings as Stored;
use pitch_session::settings::{Back, Theme};

use iced::theme::Mode;
use iced::widget::{Column, Id, Row, column, container, mouse_area, row, space};
use iced::{Alignment, Color, Element, Fill, Padding};

use std::cell::RefCell;

/// Widths of the list of groups, of the preview, of the gaps and of the widest sheet, in pixels of the design.
const GROUPS: f32 = 212.0;
const PREVIEW: f32 = 304.0;
const GAP: f32 = 14.0;
const WIDEST: f32 = 880.0;
/// Window widths from which there is room for the list of groups, and for the preview, in pixels of the design.
const WITH_GROUPS: f32 = 900.0;
const WITH_PREVIEW: f32 = 1180.0;

/// Minimum width of the words beside a control, in pixels of the design.
const WORDS: f32 = 250.0;
/// Widths of pictures, of the field for a folder and of the buttons beside it, in pixels of the design.
const PICTURE: f32 = 122.0;
const FIELD: f32 = 380.0;
const USE: f32 = 150.0;
/// Width of a number between its buttons, in pixels of the design.
const NUMBER: f32 = 84.0;
/// Width and height of a piece of table in the colors of a theme, in pixels of the design.
const SWATCH: f32 = 92.0;
const SWATCH_HEIGHT: f32 = 56.0;

/// Returns `true` if the list of groups is shown.
pub(super) fn has_groups(context: &Context) -> bool {
    context.size.width >= Kit::of(context).px(WITH_GROUPS)
}

fn has_preview(context: &Context) -> bool {
    context.size.width >= Kit::of(context).px(WITH_PREVIEW)
}

/// Returns the width of the sheet, in logical pixels.
fn sheet_width(context: &Context, kit: Kit) -> f32 {
    let beside = |shown, width: f32| if shown { kit.px(width + GAP) } else { 0.0 };
    let taken = beside(has_groups(context), GROUPS) + beside(has_preview(context), PREVIEW) + 2.0 * kit.px(GAP);
    (context.size.width - taken).min(kit.px(WIDEST))
}

/// Draws the page.
pub(super) fn page<'a>(screen: &'a Settings, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let l = &context.language;
    let done = Press::new(Message::Pressed(Outcome::Close)).key(t!(l, "keys-esc"));
    let done = bar_button(kit, t!(l, "settings-done"), done);
    let bar = widget::bar(kit, None, t!(l, "settings-title"), Some(t!(l, "settings-note")), Some(done));
    let width = sheet_width(context, kit);
    let hint = t!(l, "settings-search");
    let place = (TextField::new(SEARCH), hint.as_str());
    let search = at_turn(
        -1,
        widget::search(
            kit,
            place,
            &screen.search,
            Some(context.cap(keymap::Place::Pages, '/')),
            Message::Searched,
            Message::SearchEnded,
        ),
    );
    let nothing = t!(l, "settings-nothing", words = screen.search.trim());
    let form = widget::form(kit, l, rows(screen, kit, context), nothing, width);
    let form = widget::scrolled(kit, PAGE, form, true);
    let sheet = widget::searched(kit, width, search, form, Some(foot(screen, kit, context)));
    let body: Row<'_, Message> = row![]
        .push(has_groups(context).then(|| container(groups(screen, kit, context)).width(kit.px(GROUPS))))
        .push(sheet)
        .push(has_preview(context).then(|| container(preview::table(kit, context)).width(kit.px(PREVIEW))));
    let gap = kit.px(GAP);
    widget::page(kit, bar, container(body.spacing(gap)).padding(gap).center_x(Fill).height(Fill))
}

/// Returns the id of the name of a group on the sheet.
pub(super) fn place_of_group(group: Group) -> Id {
    Id::from(format!("group-{group:?}"))
}

/// Returns the id of a setting's row.
pub(super) fn place(setting: Setting) -> Id {
    Id::from(format!("setting-{setting:?}"))
}

/// Returns the groups that match the search, with their rows.
pub(super) fn rows<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Vec<widget::Group<'a, Message>> {
    let group = |(group, entries): (Group, Vec<&'static Entry>)| {
        let rows = entries.into_iter().map(|entry| option(screen, kit, context, entry)).collect();
        widget::Group { place: place_of_group(group), title: group.title(&context.language), changed: None, rows }
    };
    screen.groups(context).into_iter().map(group).collect()
}

/// Returns the row of a setting.
fn option<'a>(screen: &'a Settings, kit: Kit, context: &'a Context, entry: &'static Entry) -> OptionRow<'a, Message> {
    let setting = entry.setting;
    let is_folder = setting == Setting::DeckFolder;
    let fault = screen.folder_fault.as_ref().filter(|_| is_folder);
    let fault = fault.map(|fault| paragraph(kit, fault.as_str(), font::MEDIUM, 14.5).color(kit.palette.pencil).into());
    let matters = (entry.matters)(&context.settings);
    OptionRow {
        place: place(setting),
        room: WORDS,
        title: (entry.title)(&context.language),
        about: (entry.about)(context),
        was: None,
        matters,
        reset: (!entry.is_as_at_first(&context.settings)).then_some(Message::Reset(setting)),
        notes: fault.into_iter().collect(),
        begins: setting == ENTRIES[0].setting,
        control: control(screen, kit, context, entry),
        left: (setting == Setting::InterfaceSize).then_some(Message::Left),
    }
}

/// Returns the foot: the message about a reset of all settings, and the button that does it.
fn foot<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let able = reset_all(&context.settings) != context.settings;
    let reset = Press::new(Message::ResetAll).able(able);
    let reset = second_on_paper(kit, Some(icon::REPLAY), t!(l, "settings-reset-all"), reset);
    let reset = container(reset).width(kit.px(232.0));
    let undo = screen.before.as_ref().map(|_| {
        let undo = Press::new(Message::Undo);
        let said = paragraph(kit, t!(l, "settings-as-at-first"), font::REGULAR, 15.0).color(palette.ink);
        row![said, widget::link(kit, t!(l, "settings-undo"), undo)].spacing(kit.px(6.0)).align_y(Alignment::Center)
    });
    let inner = Padding { left: kit.px(MARGIN), right: kit.px(MARGIN) - 6.0, ..Padding::ZERO };
    let line = row![container(Row::new().push(undo)).width(Fill), reset].align_y(Alignment::Center).padding(inner);
    mouse_area(line).on_exit(Message::Left).into()
}

/// Returns the groups that match the search, each with the number of its changed settings.
fn groups<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let groups = screen.groups(context);
    if groups.is_empty() {
        return space().into();
    }
    let groups = groups.into_iter().map(|(group, _)| group_line(kit, context, group));
    container(Column::from_iter(groups)).padding(kit.px(4.0)).width(Fill).style(style::plate(kit.palette)).into()
}

fn group_line<'a>(kit: Kit, context: &'a Context, group: Group) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let changed = ENTRIES.iter().filter(|entry| entry.group == group && !entry.is_as_at_first(&context.settings));
    let count = changed.count();
    let changed = (count > 0).then(|| words(kit, t!(l, "settings-changed", count = count), font::REGULAR, 14.0));
    let content = row![words(kit, group.title(l), font::MEDIUM, 16.0), space().width(Fill)]
        .push(changed.map(|changed| changed.color(palette.muted)))
        .align_y(Alignment::Center);
    let control = button(kit, container(content).center_y(Fill))
        .padding([0.0, kit.px(10.0)])
        .width(Fill)
        .height(kit.px(38.0))
        .on_press(Message::Group(group))
        .style(button_style::row(palette, false));
    // The rows stand close: the ring lies over the space between them.
    ringed(control, palette.amber, button_style::CORNER).padding([3, 4]).into()
}

/// Returns the control of this setting.
fn control<'a>(screen: &'a Settings, kit: Kit, context: &'a Context, entry: &'static Entry) -> Drawn<'a, Message> {
    let settings = &context.settings;
    let chosen = move |settings: Stored| Message::Chosen(entry.setting, Box::new(settings));
    match entry.control {
        Control::Choice(choices) => {
            let choices = choices(context).into_iter().map(|choice| choice.map(chosen)).collect();
            Drawn::choice(kit, choices, sheet_width(context, kit) - 2.0 * kit.px(MARGIN))
        }
        Control::Pictures(choices) => {
            let pictures = choices(context).into_iter().map(|choice| picture(screen, kit, context, entry, choice));
            let row = Row::from_iter(pictures).spacing(kit.px(6.0)).wrap();
            let element = ringed(row, kit.palette.focus_on_paper, button_style::CORNER).into();
            Drawn { element, width: 0.0, place: Place::Above }
        }
        Control::Switch { is_on, set } => {
            let switched = move |on| {
                let mut settings = settings.clone();
                set(&mut settings, on);
                chosen(settings)
            };
            Drawn::switch(kit, &context.language, is_on(settings), Some(switched))
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
        Control::Folder => folder(screen, kit, context),
    }
}

/// Returns a value of a setting as a picture with its words.
fn picture<'a>(
    screen: &'a Settings,
    kit: Kit,
    context: &'a Context,
    entry: &'static Entry,
    choice: Choice<Stored>,
) -> Element<'a, Message> {
    let (palette, chosen) = (kit.palette, choice.chosen);
    let image: Option<Element<'_, Message>> = choice.message.as_ref().map(|settings| match entry.setting {
        Setting::Back => screen.samples.back(context, settings.back, kit.px(46.0)),
        _ => swatch(kit, settings.theme),
    });
    let font = if chosen { font::SEMIBOLD } else { font::REGULAR };
    let tick = chosen.then(|| sign(kit, icon::CHECK, 13.0, palette.action));
    let text = font::fit(&choice.words, font, kit.px(14.0), kit.px(PICTURE - if chosen { 25.0 } else { 8.0 }));
    let name = row![].push(tick).push(words(kit, text, font, 14.0)).spacing(kit.px(4.0)).align_y(Alignment::Center);
    let content = column![].push(image).push(name).spacing(kit.px(3.0)).align_x(Alignment::Center).width(Fill);
    button(kit, container(content).center_x(Fill))
        .padding([kit.px(7.0), kit.px(4.0)])
        .width(kit.px(PICTURE))
        .on_press_maybe(choice.message.map(|settings| Message::Chosen(entry.setting, Box::new(settings))))
        .one_of(chosen)
        .named(choice.words)
        .style(button_style::picture(palette, chosen))
        .into()
}

/// Returns a piece of the table in the look of a theme; that of the system is half light and half dark.
fn swatch<'a, M: 'a>(kit: Kit, theme: Theme) -> Element<'a, M> {
    let [light, dark] = [Mode::Light, Mode::Dark].map(|mode| Look::of(theme, mode, false).palette());
    if light == dark {
        return piece(kit, light, SWATCH);
    }
    row![piece(kit, light, SWATCH / 2.0), piece(kit, dark, SWATCH / 2.0)].into()
}

/// Returns a card on the cloth, with lines of words and the accent color.
fn piece<'a, M: 'a>(kit: Kit, palette: &'static Palette, width: f32) -> Element<'a, M> {
    let card = block(kit, 24.0, 34.0, 3.0, palette.card_paper);
    let lines = (width == SWATCH).then(|| {
        column![
            block(kit, 32.0, 5.0, 2.5, palette.text),
            block(kit, 22.0, 5.0, 2.5, palette.muted),
            block(kit, 16.0, 9.0, 4.5, palette.amber),
        ]
        .spacing(kit.px(5.0))
    });
    let content = row![card].push(lines).spacing(kit.px(9.0)).align_y(Alignment::Center);
    container(content).center_x(kit.px(width)).center_y(kit.px(SWATCH_HEIGHT)).style(style::cloth(palette)).into()
}

fn block<'a, M: 'a>(kit: Kit, width: f32, height: f32, corner: f32, colour: Color) -> Element<'a, M> {
    container(space().width(kit.px(width)).height(kit.px(height))).style(style::block(colour, kit.px(corner))).into()
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
    let choose = container(second_on_paper(kit, None, t!(l, "choose"), choose)).width(kit.px(USE));
    Drawn { element: row![field, choose, used].align_y(Alignment::Center).into(), width: 0.0, place: Place::Above }
}

/// Decks for the backs that were asked for; they follow the look of the cards like that of the table.
#[derive(Debug, Default)]
pub(super) struct Samples(RefCell<Vec<(Back, Deck)>>);

impl Samples {
    /// Returns a card with this back, `width` logical pixels wide.
    pub(super) fn back<'a, M: 'a>(&self, context: &Context, back: Back, width: f32) -> Element<'a, M> {
        let (style, tones, scale) = (Style { back, ..context.deck.style() }, context.tones(), context.scale());
        let mut decks = self.0.borrow_mut();
        let at = decks.iter().position(|(kept, _)| *kept == back).unwrap_or_else(|| {
            decks.push((back, Deck::new(style, tones, scale)));
            decks.len() - 1
        });
        let deck = &mut decks[at].1;
        deck.restyle(style, tones, scale);
        card_picture(deck, deck.back(deck.width_px(width)), width)
    }
}
