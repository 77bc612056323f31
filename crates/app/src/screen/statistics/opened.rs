//! What a face or a line of the records opens: the games with one of the eight, or the points of a line as a table.

use super::{Message, PAGE, Statistics, table};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::outcome::Outcome;
use crate::theme::button as button_style;
use crate::widget::{self, Kit, button, hairline, paragraph, ringed, words};
use pitch_language::statistics::{self, finish, rules};
use pitch_language::{library, phrase, t};
use pitch_players::Character;
use pitch_session::costs::Skill;
use pitch_session::statistics::{Finish, Played};

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// Largest number of games that are listed, the last ones.
const MOST: usize = 50;
/// Widest sheet, in pixels of the design.
const WIDEST: f32 = 760.0;

/// Draws the games with one of the eight, the last one first; each leads to where it can be looked back at.
pub(super) fn games<'a>(
    screen: &'a Statistics,
    kit: Kit,
    context: &'a Context,
    character: Character,
) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let count = screen.kept.with(character).count();
    let rows = screen.kept.with(character).take(MOST);
    let rows = rows.flat_map(|(played, finish)| [game(kit, context, character, played, finish), hairline(kit)]);
    let latest = (count > MOST).then(|| {
        let latest = t!(l, "records-latest", shown = MOST, games = count);
        container(words(kit, latest, font::SMALL).color(palette.second_ink)).padding([kit.px(6.0), 6.0])
    });
    on_sheet(kit, Column::from_iter(rows).push(latest).into())
}

fn game<'a>(
    kit: Kit,
    context: &'a Context,
    character: Character,
    played: &'a Played,
    how: Finish,
) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let (sign, colour) = match how {
        Finish::Ahead => (icon::CHECK, palette.gain),
        Finish::Behind => (icon::CROSS, palette.second_ink),
        Finish::Partners => (icon::MINUS, palette.second_ink),
    };
    let (day, rules) = (library::date(l, played.date), rules(l, &played.rule_set));
    let finish = finish(l, how, character.name());
    let score = |place: Option<usize>| {
        let last = place.and_then(|place| played.players.get(place)?.scores.last().copied());
        last.map(|score| score.0.to_string()).unwrap_or_default()
    };
    let them = played.players.iter().position(|tally| tally.name == character.name());
    let scores = format!("{} : {}", score(played.person()), score(them));
    let told = [day.clone(), rules.clone(), finish.clone(), scores.clone()].map(|part| phrase::sentence(l, part));
    let told = phrase::sentences(l, told);
    let about = column![
        paragraph(kit, finish, font::NAME).color(palette.ink),
        paragraph(kit, rules, font::SMALL).color(palette.second_ink),
    ];
    let content = row![
        widget::icon(kit, sign, 18.0, colour),
        about.width(Fill),
        words(kit, scores, font::NAME).color(palette.ink),
        container(words(kit, day, font::SMALL).color(palette.second_ink)).align_right(kit.px(96.0)),
    ];
    let content = content.spacing(kit.px(12.0)).align_y(Alignment::Center);
    let control = button(kit, content).padding([kit.px(6.0), kit.px(10.0)]).width(Fill);
    let control = control.on_press(Message::Pressed(Outcome::LookBack(played.game.clone()))).named(told);
    ringed(control.style(button_style::paper_row(palette, false)), palette.focus_on_paper, 4.0).padding(3).into()
}

/// Draws the points of the line of a skill as a table, the latest first, with what is counted above them.
pub(super) fn weeks<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context, skill: Skill) -> Element<'a, Message> {
    let l = &context.language;
    let choices = &screen.records.choices[Skill::ALL.iter().position(|one| *one == skill).unwrap_or_default()];
    let about = paragraph(kit, t!(l, "records-about"), font::HELP).color(kit.palette.second_ink);
    let rows = table::rows(kit, statistics::weeks(l, choices));
    let content = column![container(about).padding([kit.px(4.0), 6.0]), hairline(kit), rows];
    on_sheet(kit, content.spacing(kit.px(4.0)).into())
}

/// Draws content on a sheet that scrolls with it.
fn on_sheet<'a>(kit: Kit, content: Element<'a, Message>) -> Element<'a, Message> {
    let sheet = widget::sheet(kit, content, [kit.px(12.0), kit.px(14.0)]).max_width(kit.px(WIDEST));
    let place = container(sheet).padding(Padding::ZERO.right(kit.px(12.0))).center_x(Fill);
    widget::scrolled(kit, PAGE, place, false)
}
