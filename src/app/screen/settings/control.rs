//! By what a setting is changed, as it is drawn.

use super::entry::{Control, Entry, Setting, Steps};
use super::turn::{Turn, stepped};
use super::{FOLDER, Message, Offer, Settings, Target, swatch};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::button as style;
use crate::app::widget::{
    Choice, Control as Drawn, Kit, Number, Place, Press, field, icon as sign, ringed, second_on_paper, segment_width,
    segments, switch, words,
};
use crate::session::Settings as Chosen;
use crate::session::settings::{Back, Theme};
use crate::t;

use iced::widget::{Id, Row, button, column, container, row};
use iced::{Alignment, Element, Fill};

/// Widths of pictures, of the field for a folder and of the button beside it, in pixels of the design.
const PICTURE: f32 = 122.0;
const FIELD: f32 = 380.0;
const USE: f32 = 132.0;
/// The width of a number between its buttons, in pixels of the design.
const NUMBER: f32 = 84.0;
const HEIGHT: f32 = 38.0;

/// Draws what this setting is changed by.
pub(super) fn control<'a>(
    screen: &'a Settings,
    kit: Kit,
    context: &'a Context,
    entry: &'static Entry,
) -> Drawn<'a, Message> {
    let (l, settings) = (&context.language, &context.settings);
    let focused = screen.focus.shows(&Target::Setting(entry.setting));
    let chosen = move |settings: Chosen| Message::Chosen(entry.setting, Box::new(settings));
    match entry.control {
        Control::Choice(offers) => {
            let offers = offers(context);
            let width = offers.iter().map(|offer| segment_width(kit, &offer.words) - kit.px(20.0)).sum::<f32>()
                + kit.px(20.0)
                + 12.0;
            let choices =
                offers.into_iter().map(|offer| Choice::new(offer.words, offer.is_chosen, chosen(offer.settings)));
            Drawn { element: segments(kit, choices.collect(), focused), width, place: Place::Beside }
        }
        Control::Pictures(offers) => {
            let pictures = offers(context).into_iter().map(|offer| picture(screen, kit, context, entry, offer));
            let row = Row::from_iter(pictures).spacing(kit.px(6.0)).wrap();
            let element = ringed(row, kit.palette.focus_on_paper, focused, style::CORNER).into();
            Drawn { element, width: 0.0, place: Place::Above }
        }
        Control::Switch { is_on, set } => {
            let on = is_on(settings);
            let state = if on { t!(l, "settings-on") } else { t!(l, "settings-off") };
            let switched = move |on| {
                let mut settings = settings.clone();
                set(&mut settings, on);
                chosen(settings)
            };
            Drawn { element: switch(kit, on, state, switched, focused), width: kit.px(110.0), place: Place::Beside }
        }
        Control::Steps(steps) => number(kit, context, entry, &steps, focused),
        Control::Folder => folder(screen, kit, context),
    }
}

/// A value of a setting as a picture with its words.
fn picture<'a>(
    screen: &'a Settings,
    kit: Kit,
    context: &'a Context,
    entry: &'static Entry,
    offer: Offer,
) -> Element<'a, Message> {
    let palette = kit.palette;
    let image: Element<'_, Message> = match entry.setting {
        Setting::Back => screen.samples.back(context, back(&offer), kit.px(46.0)),
        _ => swatch::theme(kit, theme(&offer)),
    };
    let font = if offer.is_chosen { font::SEMIBOLD } else { font::REGULAR };
    let tick = offer.is_chosen.then(|| sign(kit, icon::CHECK, 13.0, palette.action));
    let text = font::fit(&offer.words, font, kit.px(14.0), kit.px(PICTURE - if offer.is_chosen { 25.0 } else { 8.0 }));
    let name = row![].push(tick).push(words(kit, text, font, 14.0)).spacing(kit.px(4.0)).align_y(Alignment::Center);
    let content = column![image, name].spacing(kit.px(3.0)).align_x(Alignment::Center).width(Fill);
    button(container(content).center_x(Fill))
        .padding([kit.px(7.0), kit.px(4.0)])
        .width(kit.px(PICTURE))
        .on_press(Message::Chosen(entry.setting, Box::new(offer.settings)))
        .style(style::picture(palette, offer.is_chosen))
        .into()
}

const fn back(offer: &Offer) -> Back {
    offer.settings.back
}

const fn theme(offer: &Offer) -> Theme {
    offer.settings.theme
}

/// A number between a button for less and one for more, and the value beside the numbers if there is one.
fn number<'a>(
    kit: Kit,
    context: &'a Context,
    entry: &'static Entry,
    steps: &Steps,
    focused: bool,
) -> Drawn<'a, Message> {
    let (l, palette, settings) = (&context.language, kit.palette, &context.settings);
    let matters = (entry.matters)(settings);
    let chosen = |settings: Chosen| Message::Chosen(entry.setting, Box::new(settings));
    let turned = |forwards| stepped(steps, context, Turn { forwards, is_round: false }).filter(|_| matters);
    let value = (steps.get)(settings);
    let number = Number {
        words: value.map_or_else(|| "\u{2013}".to_owned(), |number| (steps.words)(l, number)),
        less: turned(false).map(chosen),
        more: turned(true).map(chosen),
        pressed: None,
        able: matters,
        room: NUMBER,
    };
    let mut width = kit.px(number.width()) + 12.0;
    let content = number.view(kit);
    let beyond = steps.beyond.map(|beyond| {
        let offer = beyond(context);
        width += segment_width(kit, &offer.words) + kit.px(8.0);
        let font = if offer.is_chosen { font::SEMIBOLD } else { font::REGULAR };
        let tick = offer.is_chosen.then(|| sign(kit, icon::CHECK, 14.0, palette.on_action));
        let content = row![].push(tick).push(words(kit, offer.words, font, 15.0));
        button(container(content.spacing(kit.px(6.0)).align_y(Alignment::Center)).center_y(Fill))
            .padding([0.0, kit.px(14.0)])
            .height(kit.px(HEIGHT))
            .on_press(chosen(offer.settings))
            .style(style::segment(palette, offer.is_chosen, style::segment_corners(0, 1)))
    });
    let content = row![content].push(beyond).spacing(kit.px(8.0));
    let element = ringed(content, palette.focus_on_paper, focused, style::SEGMENT_CORNER).into();
    Drawn { element, width, place: Place::Beside }
}

/// The field for the place of a folder, and the button that uses it.
fn folder<'a>(screen: &'a Settings, kit: Kit, context: &'a Context) -> Drawn<'a, Message> {
    let l = &context.language;
    let pressed = Message::Pressed(Target::UseFolder);
    let place = screen.folder(context);
    let field =
        field(kit, Id::new(FOLDER), &t!(l, "settings-folder-hint"), &place, Message::FolderTyped, pressed.clone());
    // Pictures may have been put into the folder since it was looked into.
    let can_use = screen.folder.is_some() || !place.is_empty();
    let used = Press::new(pressed).able(can_use).focus(screen.focus.shows(&Target::UseFolder));
    let used = container(second_on_paper(kit, None, t!(l, "settings-folder-use"), used)).width(kit.px(USE));
    let focused = screen.focus.shows(&Target::Setting(Setting::DeckFolder));
    let field = ringed(field, kit.palette.focus_on_paper, focused, style::SEGMENT_CORNER).max_width(kit.px(FIELD));
    Drawn { element: row![field, used].align_y(Alignment::Center).into(), width: 0.0, place: Place::Above }
}
