//! The page of house rules: the list of rule sets, the options and the rule sheet, beside each other where there is room.

use super::{Deed, HouseRules, Message, NAME, Pane, SEARCH, Target, errand, list, rows, sheet};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::{button as button_style, container as style};
use crate::app::widget::{
    self, Kit, MARGIN, Press, bar_button, bar_main, field, icon as sign, paragraph, ringed, words,
};
use crate::language::{Language, phrase, preset_name};
use crate::session::Pick;
use crate::t;

use iced::widget::{Id, Row, button, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding};

/// Widths in pixels of the design: of the list, of the rule sheet, of the gaps, of the widest sheet of options.
const LIST: f32 = 250.0;
const SHEET: f32 = 392.0;
const GAP: f32 = 12.0;
const WIDEST: f32 = 900.0;
/// From these widths on there is room for the list, and for all three.
const WITH_LIST: f32 = 880.0;
const WITH_ALL: f32 = 1180.0;

impl Pane {
    /// The parts that only one of is shown at a time; none where there is room for all.
    #[must_use]
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
    /// Whether a part is shown.
    #[must_use]
    pub fn shows(&self, pane: Pane, context: &Context) -> bool {
        let tabs = Pane::tabs(context);
        !tabs.contains(&pane) || self.active(&tabs) == pane
    }

    /// Which of the parts behind tabs is shown.
    fn active(&self, tabs: &[Pane]) -> Pane {
        if tabs.contains(&self.pane) { self.pane } else { Pane::Rules }
    }
}

/// Draws the page.
pub(super) fn page<'a>(screen: &'a HouseRules, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let tabs = Pane::tabs(context);
    let gap = kit.px(GAP);
    let room = context.size.width - 2.0 * gap;
    let list_width = if tabs.contains(&Pane::Sets) { room } else { kit.px(LIST) };
    let beside = |pane: Pane, width: f32| if tabs.contains(&pane) { 0.0 } else { width + gap };
    let rest = room - beside(Pane::Sets, kit.px(LIST)) - beside(Pane::Sheet, kit.px(SHEET));
    let width = rest.min(kit.px(WIDEST));
    let shown = |pane: Pane| screen.shows(pane, context);
    let sheet_width =
        if tabs.contains(&Pane::Sheet) { width } else { kit.px(SHEET) + (rest - width).min(kit.px(140.0)) };
    let parts = Row::new()
        .push(shown(Pane::Sets).then(|| list::list(screen, kit, context, list_width)))
        .push(shown(Pane::Rules).then(|| options(screen, kit, context, width)))
        .push(shown(Pane::Sheet).then(|| container(sheet::sheet(screen, kit, context)).width(sheet_width)))
        .spacing(gap);
    let strip = (!tabs.is_empty()).then(|| strip(screen, kit, context, &tabs));
    let body = column![].push(strip).push(container(parts).height(Fill).center_x(Fill)).spacing(kit.px(8.0));
    widget::page(kit, bar(screen, kit, context), container(body).padding(gap))
}

fn bar<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let press = |target| Press::of(&screen.focus, target).map(Message::Pressed);
    let undo = bar_button(kit, t!(l, "settings-undo"), press(Target::Undo).able(screen.shelf().last_deed().is_some()));
    let done = bar_button(kit, t!(l, "settings-done"), press(Target::Done).key(t!(l, "keys-esc")));
    let play = bar_main(kit, t!(l, "house-play"), press(Target::Play).able(screen.can_be_played()));
    let note = Pane::all_are_shown(context).then(|| t!(l, "house-note"));
    let buttons = row![undo, done, play].spacing(kit.px(4.0)).align_y(Alignment::Center);
    widget::bar(kit, None, t!(l, "house-title"), note, Some(buttons.into()))
}

/// The tabs of the parts.
fn strip<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, tabs: &[Pane]) -> Element<'a, Message> {
    let palette = kit.palette;
    let active = screen.active(tabs);
    let tab = |pane: &Pane| {
        let chosen = *pane == active;
        let colour = if chosen { palette.plate } else { palette.text };
        let face = if chosen { font::SEMIBOLD } else { font::REGULAR };
        let tick = chosen.then(|| sign(kit, icon::CHECK, 14.0, colour));
        let content = row![].push(tick).push(words(kit, pane.title(&context.language), face, 15.0));
        button(container(content.spacing(kit.px(6.0)).align_y(Alignment::Center)).center(Fill))
            .padding(0)
            .width(Fill)
            .height(kit.px(34.0))
            .on_press(Message::Turned(*pane))
            .style(button_style::row(palette, chosen))
            .into()
    };
    let tabs = container(Row::from_iter(tabs.iter().map(tab))).padding(3).width(Fill).style(style::plate(palette));
    ringed(tabs, palette.amber, screen.focus.shows(&Target::Pane), button_style::CORNER).padding(3).into()
}

/// The sheet of options.
fn options<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let l = &context.language;
    let hint = t!(l, "house-search");
    let search = (Id::new(SEARCH), hint.as_str());
    let search = widget::search(kit, search, &screen.search, Message::Searched, Message::SearchEnded);
    let file =
        screen.file.as_ref().map(|file| column![errand::strip(screen, kit, context, file), widget::hairline(kit)]);
    let sheet = column![heading(screen, kit, context)]
        .push(file)
        .push(search)
        .push(widget::hairline(kit))
        .push(container(rows::rows(screen, kit, context, width)).height(Fill))
        .push(widget::hairline(kit))
        .push(foot(screen, kit, context));
    container(sheet).width(width).height(Fill).padding([kit.px(4.0), 0.0]).style(style::sheet(kit.palette)).into()
}

/// The name of the rules, which can be typed where they are the player's own, and where they come from.
fn heading<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let side = Padding { top: kit.px(6.0), ..Padding::from([0.0, kit.px(MARGIN)]) };
    let about = |text: String| paragraph(kit, text, font::REGULAR, 14.5).color(palette.second_ink);
    let shelf = screen.shelf();
    match shelf.pick() {
        Pick::Printed(preset) => {
            let title = words(kit, preset_name(l, *preset), font::SEMIBOLD, 19.0).color(palette.ink);
            let title = row![sign(kit, icon::LOCK, 16.0, palette.second_ink), title];
            let title = title.spacing(kit.px(8.0)).align_y(Alignment::Center);
            column![title, about(t!(l, "house-locked"))].padding(side).width(Fill).into()
        }
        Pick::Own(name) => {
            let typed = screen.naming.as_ref().unwrap_or(name);
            let hint = t!(l, "setup-name");
            let name = field(kit, Id::new(NAME), &hint, typed, Message::Named, Message::NameEnded);
            let focused = screen.focus.shows(&Target::Name);
            let name = ringed(name, palette.focus_on_paper, focused, button_style::SEGMENT_CORNER);
            let label = words(kit, hint, font::SEMIBOLD, 16.0).color(palette.ink);
            let line = row![label, name].spacing(kit.px(6.0)).align_y(Alignment::Center);
            let game = preset_name(l, shelf.base());
            let count = shelf.changes().len();
            column![line, about(t!(l, "house-set-about", game = game, count = count))].padding(side).width(Fill).into()
        }
    }
}

/// What was done last, or what does not fit together, and the button that makes everything as in the game.
fn foot<'a>(screen: &'a HouseRules, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let press = |target| Press::of(&screen.focus, target).map(Message::Pressed);
    let misfits = screen.misfits().len();
    let wrong = (misfits > 0).then(|| {
        let said = paragraph(kit, t!(l, "house-misfits", count = misfits), font::SEMIBOLD, 15.0).color(palette.pencil);
        row![said, widget::link(kit, t!(l, "house-show"), press(Target::Show))].align_y(Alignment::Center)
    });
    let deed = screen
        .shelf()
        .last_deed()
        .map(|deed| paragraph(kit, done(l, deed), font::REGULAR, 15.0).color(palette.second_ink));
    let said = column![].push(wrong).push(deed);
    let able = !screen.shelf().changes().is_empty();
    let reset = able.then(|| widget::link(kit, t!(l, "settings-reset-all"), press(Target::ResetAll)));
    let inner = Padding { left: kit.px(MARGIN), right: kit.px(MARGIN) - 6.0, ..Padding::ZERO };
    let line = row![container(said).width(Fill)].push(reset).push(space().width(0).height(kit.px(36.0)));
    line.align_y(Alignment::Center).padding(inner).into()
}

/// What was done last, in a few words.
fn done(language: &Language, deed: &Deed) -> String {
    let field = |field| phrase::field_name(language, field);
    match deed {
        Deed::Set(option) => t!(language, "house-did-set", name = field(*option)),
        Deed::Mended => t!(language, "house-did-mend"),
        Deed::Reset(option) => t!(language, "house-did-reset", name = field(*option)),
        Deed::ResetAll => t!(language, "house-did-reset-all"),
        Deed::Copied => t!(language, "house-did-copy"),
        Deed::Taken => t!(language, "house-did-open"),
        Deed::Renamed(name) => t!(language, "house-did-rename", name = name.as_str()),
        Deed::Deleted(name) => t!(language, "house-did-delete", name = name.as_str()),
    }
}
