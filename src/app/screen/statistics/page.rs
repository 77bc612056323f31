//! The screen of the statistics as it is drawn: who and by which rules on the left, figures and pictures on the right.

use super::{Message, PAGE, Statistics, Target, figures};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon;
use crate::app::theme::button as button_style;
use crate::app::theme::container as style;
use crate::app::widget::{self, Kit, Press, bar_button, paragraph, ringed, second_on_paper, words};
use crate::language::statistics;
use crate::t;

use iced::widget::{Column, button, column, container, row, space};
use iced::{Alignment, Element, Fill, border};

/// The window is too narrow for two columns below this width, in pixels of the design.
const NARROW: f32 = 860.0;

/// Draws the screen.
pub(super) fn view<'a>(screen: &'a Statistics, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let l = &context.language;
    let close = Press::of(&screen.focus, Target::Close).map(Message::Pressed).key(t!(l, "keys-esc"));
    let bar = widget::bar(kit, None, t!(l, "stats-title"), None, Some(bar_button(kit, t!(l, "rules-close"), close)));
    let gap = kit.px(14.0);
    let body: Element<'_, Message> = match screen.summary() {
        None => nothing(screen, kit, context),
        Some(summary) => {
            let figures = figures::sheet(screen, kit, context, summary);
            if context.size.width < kit.px(NARROW) {
                column![choices(screen, kit, context), figures].spacing(gap).into()
            } else {
                row![container(choices(screen, kit, context)).width(kit.px(300.0)), container(figures).width(Fill)]
                    .spacing(gap)
                    .into()
            }
        }
    };
    let body = container(container(body).max_width(kit.px(1360.0))).padding(gap).center_x(Fill);
    widget::page(kit, bar, widget::scrolled(kit, PAGE, body, false))
}

/// A sheet that says that nobody has played yet, or that all was erased.
fn nothing<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let words = if screen.erased.is_some() { t!(l, "stats-erased") } else { t!(l, "stats-none") };
    let words = paragraph(kit, words, font::REGULAR, 18.0).color(kit.palette.ink);
    let back = screen.erased.is_some().then(|| erase(screen, kit, context));
    let content = column![container(words).padding([0, 6])].push(back).spacing(kit.px(14.0));
    container(content).padding(kit.px(22.0)).width(kit.px(560.0)).style(style::sheet(kit.palette)).into()
}

/// The button that erases everything, or gives it back.
fn erase<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let text = if screen.erased.is_some() { t!(l, "stats-erase-undo") } else { t!(l, "stats-erase") };
    let press = Press::of(&screen.focus, Target::Erase).map(Message::Pressed);
    second_on_paper(kit, None, text, press)
}

/// Whose games, by which rules, against which bots.
fn choices<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let groups = [
        (Target::Who, t!(l, "stats-who")),
        (Target::RuleSet, t!(l, "stats-rules")),
        (Target::Level, t!(l, "stats-against")),
    ];
    let groups = groups.into_iter().filter_map(|(target, title)| {
        let options = screen.options(target);
        // One alone is no choice, but it is told whose games these are.
        (options.len() > 1 || target == Target::Who).then(|| {
            let rows = options.into_iter().map(|(message, chosen)| option(screen, kit, context, message, chosen));
            let list = Column::from_iter(rows).spacing(kit.px(2.0)).width(Fill);
            let list = ringed(list, palette.focus_on_paper, screen.focus.shows(&target), button_style::CORNER);
            let title = words(kit, title, font::SEMIBOLD, 15.0).color(palette.second_ink);
            column![container(title).padding([0, 6]), list].into()
        })
    });
    let export = Press::of(&screen.focus, Target::Export).map(Message::Pressed).key("E");
    let told = screen
        .told
        .as_deref()
        .map(|told| container(paragraph(kit, told, font::REGULAR, 14.0).color(palette.second_ink)).padding([0, 6]));
    let content = Column::from_iter(groups)
        .push(container(widget::hairline(kit)).padding([0, 6]))
        .push(second_on_paper(kit, None, t!(l, "stats-export"), export))
        .push(told)
        .push(erase(screen, kit, context));
    container(content.spacing(kit.px(8.0)))
        .padding([kit.px(16.0), kit.px(12.0)])
        .width(Fill)
        .style(style::sheet(palette))
        .into()
}

/// One of the options, the number of its games at its end.
fn option<'a>(
    screen: &'a Statistics,
    kit: Kit,
    context: &'a Context,
    message: Message,
    chosen: bool,
) -> Element<'a, Message> {
    let l = &context.language;
    let (text, games) = match &message {
        Message::WhoChosen(who) => {
            let games = screen.kept.everybody().into_iter().find(|(other, _)| other == who).map(|(_, games)| games);
            (statistics::who(l, who), games)
        }
        Message::RuleSetChosen(None) => (t!(l, "stats-all-rules"), None),
        Message::RuleSetChosen(Some(name)) => (statistics::rules(l, name), None),
        Message::LevelChosen(None) => (t!(l, "stats-all-levels"), None),
        Message::LevelChosen(Some(level)) => (t!(l, "level-name", level = level.id()), None),
        Message::TableChosen(_) | Message::Pressed(_) => (String::new(), None),
    };
    let face = if chosen { font::SEMIBOLD } else { font::REGULAR };
    let text = font::fit(&text, face, kit.px(16.0), kit.px(200.0));
    let tick = chosen.then(|| widget::icon(kit, icon::CHECK, 14.0, kit.palette.on_action));
    let line = row![].push(tick).push(words(kit, text, face, 16.0)).push(space().width(Fill));
    let line = line.spacing(kit.px(6.0)).align_y(Alignment::Center);
    let line = line.push(games.map(|games| words(kit, games.to_string(), font::SEMIBOLD, 14.0)));
    let control = button(container(line).center_y(Fill))
        .padding([0.0, kit.px(12.0)])
        .width(Fill)
        .height(kit.px(36.0))
        .on_press(message);
    // The chosen one alone is filled, as in the list of games.
    let control = match chosen {
        true => control.style(button_style::segment(kit.palette, true, border::radius(button_style::CORNER))),
        false => control.style(button_style::symbol_on_paper(kit.palette)),
    };
    control.into()
}
