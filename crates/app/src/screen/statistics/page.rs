//! Page of the records with its tabs; by game and in every game, player and rules are on the left, figures and pictures
//! on the right.

use super::{Form, Message, Opened, PAGE, Question, Statistics, Tab, chart, export, opened, table, you};
use crate::context::Context;
use crate::font;
use crate::icon;
use crate::keymap::Place;
use crate::theme::button as button_style;
use crate::theme::container as style;
use crate::voice::{Role, Said};
use crate::widget::{
    self, Choice, Kit, Leaf, Press, at_turn, button, hairline, paragraph, ringed, second_on_paper, segments, spoken,
    words,
};
use pitch_language::statistics::{self, bids_of, made_of};
use pitch_language::{Language, phrase, t};
use pitch_players::Level;
use pitch_rules::{Point, Suit};
use pitch_session::costs::Skill;
use pitch_session::statistics::{Success, Summary};

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding, Shrink, border};

/// Width below which the window is too narrow for two columns, in pixels of the design.
const NARROW: f32 = 860.0;
/// Height of a picture, in pixels of the design.
const PICTURE: f32 = 190.0;

/// Draws the screen.
pub(super) fn view<'a>(screen: &'a Statistics, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let l = &context.language;
    // There is no foot, and no place for rings around it.
    let leaf = Leaf::of(context, -12.0);
    let room = leaf.room(kit);
    let title = match screen.opened {
        None => t!(l, "stats-title"),
        Some(Opened::Person(character)) => t!(l, "records-with", name = character.name()),
        Some(Opened::Skill(skill)) => phrase::skill(l, skill),
    };
    let body = match (screen.opened, screen.tab) {
        (Some(Opened::Person(character)), _) => opened::games(screen, kit, context, character),
        (Some(Opened::Skill(skill)), _) => opened::weeks(screen, kit, context, skill),
        (None, Tab::You) => you::page(screen, kit, context, room),
        (None, Tab::Game | Tab::Every) => tables(screen, kit, context),
    };
    let tabs = tabs(screen, kit, l, 0.66 * room.width);
    leaf.view(kit, (title, tabs), (t!(l, "page-back"), Message::Back), body, space())
}

/// Returns the tabs, whose words are smaller where they find no room.
fn tabs<'a>(screen: &'a Statistics, kit: Kit, l: &Language, room: f32) -> Element<'a, Message> {
    let palette = kit.palette;
    let (size, beside) = (16.0, kit.px(13.0));
    let texts = Tab::ALL.map(|tab| t!(l, "records-tab", tab = tab.id()));
    let wide: f32 = texts.iter().map(|text| kit.width(text, (font::SEMIBOLD, size))).sum();
    let size = size * ((room - 6.0f32.mul_add(beside, 24.0)) / wide).clamp(0.75, 1.0);
    let tabs = Tab::ALL.into_iter().zip(texts).map(|(tab, text)| {
        let chosen = screen.tab == tab;
        let text = container(words(kit, text, (font::SEMIBOLD, size))).center_y(Fill);
        let control = button(kit, text).padding([0.0, beside]).height(kit.side(44.0).max(44.0));
        let control = control.on_press(Message::TabChosen(tab)).one_of(chosen);
        control.style(button_style::row(palette, chosen)).into()
    });
    let tabs = spoken(Row::from_iter(tabs), Said::new(Role::Choices).named(t!(l, "stats-title")));
    ringed(container(tabs).padding([0, 3]).style(style::plate(palette)), palette.amber, style::PLATE_CORNER).into()
}

fn is_narrow(kit: Kit, context: &Context) -> bool {
    context.size.width < kit.px(NARROW)
}

/// Draws everybody's figures, in one game or in all.
fn tables<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let gap = kit.px(14.0);
    let body: Element<'_, Message> = match screen.summary() {
        None => nothing(screen, kit, context),
        Some(summary) => {
            let figures = figures(screen, kit, context, summary);
            if is_narrow(kit, context) {
                column![choices(screen, kit, context), figures].spacing(gap).into()
            } else {
                row![container(choices(screen, kit, context)).width(kit.px(300.0)), container(figures).width(Fill)]
                    .spacing(gap)
                    .into()
            }
        }
    };
    let body = container(container(body).max_width(kit.px(1360.0))).center_x(Fill);
    widget::scrolled(kit, PAGE, container(body).padding(Padding::ZERO.right(kit.px(12.0))), false)
}

/// Returns a sheet that says that nobody has played yet, or that everything was erased.
fn nothing<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let words = if screen.erased.is_some() { t!(l, "stats-erased") } else { t!(l, "stats-none") };
    let words = paragraph(kit, words, (font::REGULAR, 18.0)).color(kit.palette.ink);
    let back = screen.erased.is_some().then(|| erase(screen, kit, context));
    let content = column![container(words).padding([0, 6])].push(back).spacing(kit.px(14.0));
    container(content).padding(kit.px(22.0)).width(kit.px(560.0)).style(style::sheet(kit.palette)).into()
}

/// Returns the button that erases everything, or restores it.
fn erase<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let text = if screen.erased.is_some() { t!(l, "stats-erase-undo") } else { t!(l, "stats-erase") };
    second_on_paper(kit, None, text, Press::new(Message::Erase))
}

/// Returns the choices: the player, the rules, and the bots played against.
fn choices<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let rules = (screen.tab == Tab::Game).then(|| (Question::RuleSet, t!(l, "stats-rules")));
    let questions =
        rules.into_iter().chain([(Question::Who, t!(l, "stats-who")), (Question::Level, t!(l, "stats-against"))]);
    let everybody = screen.kept.everybody();
    let games = |message: &Message| match message {
        Message::WhoChosen(who) => everybody.iter().find(|(other, _)| other == who).map(|(_, games)| *games),
        _ => None,
    };
    let questions = questions.into_iter().filter_map(|(question, title)| {
        let choices = screen.answers(question, l);
        // One alone is no choice, but it is told whose games these are.
        let is_choice = choices.len() > 1;
        (is_choice || question != Question::Level).then(|| {
            // Above the figures they stand beside each other, so that some of these are in sight.
            let is_line = is_narrow(kit, context);
            let rows = choices.into_iter().map(|choice| {
                let games = choice.message.as_ref().and_then(games);
                option(kit, choice, games, is_line)
            });
            let list: Element<'_, Message> = match is_line {
                true => Row::from_iter(rows).spacing(kit.px(2.0)).wrap().into(),
                false => Column::from_iter(rows).spacing(kit.px(2.0)).width(Fill).into(),
            };
            let list: Element<'_, Message> = match is_choice {
                true => at_turn(-1, ringed(list, palette.focus_on_paper, button_style::CORNER)),
                false => container(list).padding(6).into(),
            };
            let title = words(kit, title, font::LABEL).color(palette.second_ink);
            widget::group(column![container(title).padding([0, 6]), list], String::new())
        })
    });
    let export = Press::new(Message::Pressed(export())).key(context.cap(Place::Pages, 'e'));
    let told = screen
        .told
        .as_deref()
        .map(|told| container(paragraph(kit, told, font::SMALL).color(palette.second_ink)).padding([0, 6]));
    let cut = screen.kept.is_cut().then(|| {
        let cut = paragraph(kit, t!(l, "stats-cut"), font::SMALL).color(palette.second_ink);
        container(cut).padding([0, 6])
    });
    let content = Column::from_iter(questions);
    // What concerns all games stands beside all games.
    let content = if screen.tab == Tab::Every {
        content
            .push(container(hairline(kit)).padding([0, 6]))
            .push(cut)
            .push(second_on_paper(kit, None, t!(l, "stats-export"), export))
            .push(told)
            .push(erase(screen, kit, context))
    } else {
        content
    };
    widget::sheet(kit, content.spacing(kit.px(8.0)), [kit.px(16.0), kit.px(12.0)]).into()
}

/// Returns one of the answers, with the number of its games at its end, as wide as the list or as its words.
fn option<'a>(kit: Kit, choice: Choice<Message>, games: Option<u32>, is_line: bool) -> Element<'a, Message> {
    let chosen = choice.chosen;
    let face = if chosen { font::SEMIBOLD } else { font::REGULAR };
    let text = kit.fit(&choice.words, (face, 16.0), kit.px(200.0));
    let tick = chosen.then(|| widget::icon(kit, icon::CHECK, 14.0, kit.palette.on_action));
    let line = row![].push(tick).push(words(kit, text, (face, 16.0)));
    let (line, width) = if is_line { (line, Shrink) } else { (line.push(space().width(Fill)), Fill) };
    let line = line.spacing(kit.px(6.0)).align_y(Alignment::Center);
    let line = line.push(games.map(|games| words(kit, games.to_string(), font::SMALL_LABEL)));
    let control = button(kit, container(line).center_y(Fill))
        .padding([0.0, kit.px(12.0)])
        .width(width)
        .height(kit.px(36.0))
        .on_press_maybe(choice.message)
        .one_of(chosen);
    // The chosen one alone is filled, as in the list of games.
    let control = match chosen {
        true => control.style(button_style::segment(kit.palette, true, border::radius(button_style::CORNER))),
        false => control.style(button_style::symbol_on_paper(kit.palette)),
    };
    control.into()
}

/// Returns the sheet of the figures.
fn figures<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context, summary: Summary) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let forms = at_turn(-1, segments(kit, screen.answers(Question::Form, l)));
    let big = [
        (t!(l, "stats-games"), made_of(l, summary.games)),
        (t!(l, "stats-bids"), made_of(l, summary.all_bids())),
        (t!(l, "stats-set-backs"), summary.set_backs.to_string()),
        (t!(l, "stats-streak"), summary.longest_streak.to_string()),
    ];
    let big = big.into_iter().map(|(title, figure)| {
        let told = phrase::pair(l, title.as_str(), figure.as_str());
        let drawn = column![
            words(kit, figure, font::TITLE).color(palette.ink),
            paragraph(kit, title, font::SMALL).color(palette.second_ink),
        ];
        widget::said(drawn.width(Fill), told)
    });
    let big = container(Row::from_iter(big).spacing(kit.px(12.0))).padding([0, 6]);
    let body: Element<'_, Message> = if summary.games.of == 0 {
        let none = paragraph(kit, t!(l, "stats-none-such"), font::BODY).color(palette.second_ink);
        container(none).padding([0, 6]).into()
    } else if screen.form == Form::Table {
        all_figures(kit, context, &summary)
    } else {
        pictures(kit, context, summary)
    };
    let head = row![space().width(Fill), forms];
    let content = column![head, big, container(hairline(kit)).padding([0, 6]), body];
    let content = content.push(luck(screen, kit, context));
    let content = content.push((screen.tab == Tab::Every).then(|| before_the_eight(screen, kit, l)).flatten());
    widget::sheet(kit, content.spacing(kit.px(14.0)), [kit.px(14.0), kit.px(18.0)]).into()
}

/// Returns the row that shows the person's results at tables with plain levels, if there are any, and these results.
fn before_the_eight<'a>(screen: &'a Statistics, kit: Kit, l: &Language) -> Option<Element<'a, Message>> {
    let levels = screen.kept.by_level();
    (!levels.is_empty()).then(|| {
        let palette = kit.palette;
        let sign = if screen.shows_levels { icon::CHEVRON_UP } else { icon::CHEVRON_DOWN };
        let sign = widget::icon(kit, sign, 16.0, palette.second_ink);
        let title = paragraph(kit, t!(l, "records-before"), font::NAME).color(palette.ink).width(Fill);
        let content = row![title, sign].spacing(kit.px(8.0)).align_y(Alignment::Center);
        let control = button(kit, content).padding([kit.px(8.0), 6.0]).width(Fill).on_press(Message::LevelsShown);
        let control = control.toggle(screen.shows_levels).style(button_style::paper_row(palette, false));
        let control = ringed(control, palette.focus_on_paper, 4.0);
        let shown = screen.shows_levels.then(|| {
            let row = |(level, games): (Level, Success)| statistics::Row {
                title: phrase::level_name(l, level),
                figure: made_of(l, games),
                share: statistics::percent(l, games),
            };
            table::rows(kit, levels.into_iter().map(row).collect())
        });
        column![container(hairline(kit)).padding([0, 6]), control].push(shown).into()
    })
}

/// Returns the luck of the deal for all seats, to show that nobody was dealt more than their share.
fn luck<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let (l, palette) = (&context.language, kit.palette);
    let lines = statistics::luck(l, &screen.kept.luck(&screen.filter()));
    (!lines.is_empty()).then(|| {
        let title = words(kit, t!(l, "stats-luck-title"), font::LABEL).color(palette.ink);
        let lines = lines.into_iter().map(|line| paragraph(kit, line, font::HELP).color(palette.ink).into());
        let about = paragraph(kit, t!(l, "stats-luck-about"), font::SMALL).color(palette.second_ink);
        let told = column![title, Column::from_iter(lines), about].spacing(kit.px(4.0));
        column![container(hairline(kit)).padding([0, 6]), container(told).padding([0, 6])].spacing(kit.px(14.0)).into()
    })
}

fn pictures<'a>(kit: Kit, context: &'a Context, summary: Summary) -> Element<'a, Message> {
    let l = &context.language;
    let bids = summary
        .bids
        .iter()
        .map(|(bid, success)| chart::Bar::new(bids_of(l, *bid), success.share().unwrap_or(0.0), made_of(l, *success)));
    let suits =
        Suit::ALL.into_iter().zip(summary.suits).filter(|(_, success)| success.of > 0).map(|(suit, success)| {
            chart::Bar::new(
                phrase::capital(&phrase::suit(l, suit)),
                success.share().unwrap_or(0.0),
                made_of(l, success),
            )
        });
    let most = summary.points.iter().copied().max().unwrap_or(1).max(1);
    let points = Point::ALL_FOURS
        .into_iter()
        .zip(summary.points)
        .map(|(point, count)| chart::Bar::new(phrase::point(l, point), count as f32 / most as f32, count.to_string()));
    // The player who bid nothing has nothing to show of it.
    let has_bid = !summary.bids.is_empty();
    let bids = has_bid.then(|| {
        [
            (t!(l, "stats-by-bid"), chart::bars(kit, bids.collect())),
            (t!(l, "stats-by-suit"), chart::bars(kit, suits.collect())),
        ]
    });
    let skills = Skill::ALL.map(|skill| (skill, Success::from(summary.accuracy.by(skill))));
    let skills = skills.into_iter().filter_map(|(skill, success)| {
        Some(chart::Bar::new(phrase::skill(l, skill), success.share()?, made_of(l, success)))
    });
    // Where nothing was worked out, as in games of before, there is nothing to show.
    let judged = (!summary.accuracies.is_empty()).then(|| {
        let course = chart::course(kit, summary.accuracies, t!(l, "stats-latest-right"), PICTURE);
        [(t!(l, "stats-by-skill"), chart::bars(kit, skills.collect())), (t!(l, "stats-over-time"), course)]
    });
    let by_skill = Skill::ALL.into_iter().zip(summary.by_skill).filter(|(_, percents)| !percents.is_empty());
    let by_skill = by_skill.map(|(skill, percents)| {
        let title = t!(l, "stats-over-time-of", skill = phrase::skill_key(skill));
        (title, chart::course(kit, percents, t!(l, "stats-latest-right"), PICTURE))
    });
    let points = [
        (t!(l, "stats-points"), chart::bars(kit, points.collect())),
        (t!(l, "stats-results"), chart::results(kit, summary.results, t!(l, "stats-last-right"), PICTURE)),
    ];
    let pairs = bids.into_iter().flatten().chain(points).chain(judged.into_iter().flatten()).chain(by_skill);
    let titled = |(title, picture): (String, Element<'a, Message>)| -> Element<'a, Message> {
        let title = paragraph(kit, title, font::LABEL).color(kit.palette.ink);
        container(column![title, picture].spacing(kit.px(4.0))).padding([0, 6]).width(Fill).into()
    };
    let is_narrow = context.size.width < kit.px(1100.0);
    let pairs: Vec<Element<'a, Message>> = pairs.map(titled).collect();
    let grid: Element<'a, Message> = if is_narrow {
        Column::from_iter(pairs).spacing(kit.px(14.0)).into()
    } else {
        let mut rows = Column::new().spacing(kit.px(14.0));
        let mut pairs = pairs.into_iter();
        while let Some(first) = pairs.next() {
            rows = rows.push(Row::new().push(first).push(pairs.next()).spacing(kit.px(14.0)));
        }
        rows.into()
    };
    let last = titled((t!(l, "stats-last-game"), chart::scores(kit, summary.last_scores, PICTURE)));
    column![grid, last].spacing(kit.px(14.0)).into()
}

/// Returns everything that the pictures show, in rows.
fn all_figures<'a>(kit: Kit, context: &'a Context, summary: &Summary) -> Element<'a, Message> {
    table::rows(kit, statistics::rows(&context.language, summary))
}
