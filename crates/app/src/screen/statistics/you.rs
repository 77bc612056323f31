//! The first page of the records: the eight with the games against them, the last games, and how well the person chooses.

use super::{Message, Opened, Statistics};
use crate::context::Context;
use crate::font::{self, Lettering};
use crate::outcome::Outcome;
use crate::paint::{self, Label};
use crate::portrait::{Mood, Portrait};
use crate::theme::{button as button_style, container as style};
use crate::widget::{self, Kit, Press, button, drawn, main_on_paper, paragraph, ringed, said, second_on_paper, words};
use pitch_language::statistics::{self, LAST};
use pitch_language::{Language, phrase, t};
use pitch_players::Character;
use pitch_session::costs::Skill;
use pitch_session::statistics::{Choices, Met, Records, Week};

use iced::widget::canvas::{Frame, LineCap, LineJoin, Path, Stroke};
use iced::widget::{Column, Id, Row, Text, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding, Point, Rectangle, Size, Vector};

/// Id of the area that scrolls where the page finds no room.
pub(super) const YOU: &str = "records-you";
/// Width from which the paper stands beside the faces, from which their share of it is smaller, and from which thirty games
/// have room in a row, in pixels of the design.
const BESIDE: f32 = 640.0;
const ROOMY: f32 = 900.0;
const FOR_ALL: f32 = 540.0;
/// Number of the last games where there is less room.
const FEW: usize = 23;
/// Least height of a face with its words, and height of all else in its column, in pixels of the design.
const LEAST_TILE: f32 = 122.0;
const AROUND: f32 = 178.0;
/// Least and largest height of the paper where it stands below, in pixels of the design.
const LEAST_PAPER: f32 = 400.0;
const HIGHEST_PAPER: f32 = 680.0;
/// Height of the main button, in pixels of the design.
const MAIN: f32 = 60.0;

/// Number of faces in a row.
pub(super) const IN_ROW: usize = 4;

/// Returns the id of the place of one of the eight.
pub(super) fn place(character: Character) -> Id {
    Id::from(format!("records-{}", character.id()))
}

/// Draws the page in this room.
pub(super) fn page<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context, room: Size) -> Element<'a, Message> {
    let least = kit.px(2.0f32.mul_add(LEAST_TILE, AROUND));
    let is_roomy = room.width >= kit.px(ROOMY);
    let gap = kit.px(if is_roomy { 28.0 } else { 12.0 });
    let scrolls = |content: Element<'a, Message>| {
        let content = container(content).padding(Padding::ZERO.right(kit.px(12.0)));
        widget::scrolled(kit, YOU, content, false)
    };
    // In a high window the paper stands below.
    if room.width < kit.px(BESIDE) || room.height > 1.1 * room.width {
        let high =
            |width: f32| (2.0f32.mul_add(tile_high(kit, width, f32::INFINITY) + 12.0, kit.px(AROUND))).max(least);
        let has_room = high(room.width) + gap + kit.px(LEAST_PAPER) <= room.height;
        let width = room.width - if has_room { 0.0 } else { kit.px(12.0) };
        let above = high(width);
        let below = (room.height - above - gap).clamp(kit.px(LEAST_PAPER), kit.px(HIGHEST_PAPER));
        let both = column![
            left(screen, kit, context, Size::new(width, above)),
            paper(screen, kit, context, Size::new(width, below)),
        ];
        let both = both.spacing(gap).into();
        return if has_room { both } else { scrolls(both) };
    }
    let has_room = least <= room.height;
    let (width, height) = (room.width - if has_room { 0.0 } else { kit.px(12.0) }, least.max(room.height));
    let left_wide = (width - gap) * if is_roomy { 0.547 } else { 0.6 };
    let left = left(screen, kit, context, Size::new(left_wide, height));
    let right = paper(screen, kit, context, Size::new(width - gap - left_wide, height));
    let both = row![left, right].spacing(gap).height(height);
    if has_room { both.into() } else { scrolls(both.into()) }
}

/// Returns the width of a tile in a row of so many logical pixels; it stands in its ring.
fn tile_wide(width: f32) -> f32 {
    width / IN_ROW as f32 - 12.0
}

/// Returns the height of a tile in a column of this size, in logical pixels.
fn tile_high(kit: Kit, width: f32, height: f32) -> f32 {
    ((height - kit.px(AROUND)) / 2.0 - 12.0).min(1.37 * tile_wide(width))
}

/// Draws the eight, the last games and the figures in this room.
fn left<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context, room: Size) -> Element<'a, Message> {
    let (l, palette, records) = (&context.language, kit.palette, &screen.records);
    let label = |text: String| {
        let text = kit.fit(&text, font::BODY, room.width - 12.0);
        container(words(kit, text, font::BODY).color(palette.muted)).padding([0, 6])
    };
    let size = Size::new(tile_wide(room.width), tile_high(kit, room.width, room.height));
    let tiles = Character::ALL.into_iter().zip(records.people);
    let mut tiles = tiles.map(|(character, met)| tile(kit, context, (character, met), size));
    let rows = [0, 1].map(|_| Row::from_iter(tiles.by_ref().take(IN_ROW)).into());
    let people = column![label(t!(l, "records-people")), Column::from_iter(rows)].spacing(kit.px(2.0));
    let played = (records.summary.games.of > 0).then(|| {
        let most = if room.width >= kit.px(FOR_ALL) { LAST } else { FEW };
        let results = &records.summary.results;
        let last = &results[results.len().saturating_sub(most)..];
        let strip = container(said(strip(kit, last, most), statistics::last_games(l, last))).padding([0, 6]);
        let title = label(t!(l, "records-last", games = last.len()));
        let figures =
            container(figures(kit, l, records, room.width - 12.0)).padding(Padding::from([0, 6]).top(kit.px(5.0)));
        column![title, strip, figures].spacing(kit.px(6.0))
    });
    container(column![people].push(played).spacing(kit.px(10.0))).width(room.width).height(room.height).into()
}

/// Draws one of the eight, with the share of the games in which the person finished ahead.
fn tile<'a>(kit: Kit, context: &'a Context, (character, met): (Character, Met), size: Size) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let side = (size.height - kit.px(80.0)).min(0.66 * size.width).max(kit.px(36.0));
    let face = drawn(side, side, move |frame, rect| {
        let portrait = Portrait::Character(character, Mood::Calm);
        let square = Rectangle::new(rect.position(), Size::new(rect.width, rect.width));
        let (place, picture) = context.face(portrait, square);
        frame.draw_image(place, picture);
    });
    let bar = drawn(0.7 * size.width, kit.px(10.0), move |frame, rect| {
        let Some(share) = met.ahead.share() else { return };
        let corner = rect.height / 2.0;
        if share > 0.0 {
            let filled = Rectangle { width: (rect.width * share).max(rect.height), ..rect };
            paint::fill(frame, filled, corner, palette.text);
        }
        paint::edge(frame, rect, corner, palette.text, 1.25);
    });
    let fit = |text: &str, style: Lettering| kit.fit(text, style, size.width - 4.0);
    let figure = fit(&statistics::met(l, met), font::HELP);
    let content = column![
        face,
        words(kit, fit(character.name(), font::NAME), font::NAME),
        bar,
        words(kit, figure, font::HELP).color(palette.muted),
    ];
    let content = container(content.spacing(kit.px(5.0)).align_x(Alignment::Center)).center(Fill);
    if met.is_none() {
        let tile = container(content).width(size.width).height(size.height).style(style::plate(palette));
        return said(container(tile).padding(6), statistics::met_told(l, character, met));
    }
    let control = button(kit, content).padding(0).width(size.width).height(size.height);
    let control = control.named(statistics::met_told(l, character, met));
    let control = control.on_press(Message::Opened(Opened::Person(character)));
    let tile = ringed(control.style(button_style::tile(palette)), palette.amber, button_style::CORNER);
    container(tile).id(place(character)).into()
}

/// Draws the last games: won ones stand higher and are filled, lost ones lower and hollow. There is room for `most`.
fn strip<'a>(kit: Kit, last: &'a [bool], most: usize) -> Element<'a, Message> {
    let palette = kit.palette;
    drawn(Fill, kit.px(54.0), move |frame, rect| {
        let step = rect.width / (most as f32 - 0.25);
        let (wide, high) = (0.75 * step, 0.48 * rect.height);
        for (index, won) in last.iter().enumerate() {
            let y = if *won { rect.y } else { rect.y + rect.height - high };
            let place = Rectangle { x: step.mul_add(index as f32, rect.x), y, width: wide, height: high };
            let corner = kit.px(4.0).min(wide / 3.0);
            if *won {
                paint::fill(frame, place, corner, palette.good);
            } else {
                paint::edge(frame, place, corner, palette.muted, kit.px(1.75));
            }
        }
    })
}

/// Draws the four figures in pencil with what they are below them; without a bid there are three.
fn figures<'a>(kit: Kit, l: &Language, records: &Records, width: f32) -> Element<'a, Message> {
    let palette = kit.palette;
    let summary = &records.summary;
    let mut figures = vec![
        (summary.games.made.to_string(), t!(l, "records-won", games = summary.games.of)),
        (summary.streak.to_string(), t!(l, "records-streak")),
        (summary.longest_streak.to_string(), t!(l, "records-longest")),
    ];
    figures.extend(statistics::percent(l, summary.all_bids()).map(|percent| (percent, t!(l, "records-bids"))));
    let (large, small) = (kit.px(34.0), kit.px(16.0));
    let wide = |(figure, about): &(String, String)| {
        font::width(figure, font::PENCIL_BOLD, large).max(font::width(about, font::REGULAR, small)).ceil()
    };
    let count = figures.len() as f32;
    let gap = ((width - figures.iter().map(wide).sum::<f32>()) / (count - 1.0)).min(kit.px(34.0));
    // Where they find no room beside each other, all have the same share of it.
    let share = (gap < kit.px(8.0)).then(|| (width - kit.px(8.0) * (count - 1.0)) / count);
    let figures = figures.into_iter().map(|pair| {
        let room = share.unwrap_or_else(|| wide(&pair) + 1.0);
        let size = 16.0 * (room / font::width(&pair.1, font::REGULAR, small)).clamp(0.72, 1.0);
        let about = kit.fit(&pair.1, (font::REGULAR, size), room + 1.0);
        let told = phrase::with_figure(l, pair.0.as_str(), &pair.1);
        let figure = words(kit, pair.0, (font::PENCIL_BOLD, 34.0)).line_height(1.0).color(palette.text);
        let drawn = column![figure, words(kit, about, (font::REGULAR, size)).color(palette.muted)].width(room);
        said(drawn, told)
    });
    Row::from_iter(figures).spacing(gap.max(kit.px(8.0))).into()
}

/// Draws the paper: how well the person chooses, and the main button.
fn paper<'a>(screen: &'a Statistics, kit: Kit, context: &'a Context, room: Size) -> Element<'a, Message> {
    let (l, palette, records) = (&context.language, kit.palette, &screen.records);
    let has_played = records.summary.games.of > 0;
    let is_wide = room.width >= kit.px(400.0);
    let side = kit.px(if is_wide { 20.0 } else { 8.0 });
    let inner = 2.0f32.mul_add(-side, room.width) - 12.0;
    let body: Element<'_, Message> = if has_played {
        let weeks = t!(l, "records-weeks");
        let beside = kit.width(&weeks, font::HELP) + kit.px(10.0);
        let heading = t!(l, "records-choose");
        let has_weeks = is_wide && 0.75 * kit.width(&heading, (font::PENCIL_BOLD, 26.0)) + beside <= inner;
        let about = has_weeks.then(|| words(kit, weeks, font::HELP).color(palette.second_ink));
        let heading = fitted(kit, &heading, 26.0, if has_weeks { inner - beside } else { inner });
        let head = row![heading, space().width(Fill)].push(about).align_y(Alignment::Center);
        let lines = Skill::ALL
            .into_iter()
            .zip(&records.choices)
            .flat_map(|(skill, choices)| [line(kit, l, (skill, choices), inner), rule(kit)]);
        column![container(head).padding([0, 6]), Column::from_iter(lines).height(Fill)].spacing(kit.px(4.0)).into()
    } else {
        let nothing = if screen.erased.is_some() { t!(l, "stats-erased") } else { t!(l, "records-none") };
        let nothing = paragraph(kit, nothing, (font::REGULAR, 18.0)).color(palette.ink);
        let back = screen
            .erased
            .is_some()
            .then(|| second_on_paper(kit, None, t!(l, "stats-erase-undo"), Press::new(Message::Erase)));
        column![container(nothing).padding([kit.px(8.0), 6.0])].push(back).height(Fill).spacing(kit.px(8.0)).into()
    };
    let text = match screen.main() {
        Outcome::Drill(..) => records
            .weakest()
            .map_or_else(String::new, |skill| t!(l, "records-practice", skill = phrase::skill_key(skill))),
        Outcome::Puzzles => t!(l, "puzzle-title"),
        _ => t!(l, "home-play"),
    };
    let press = Press::new(Message::Pressed(screen.main())).key(t!(l, "keys-enter")).begins(true);
    let main = main_on_paper(kit, text, MAIN.min(0.15 * room.height / kit.scale), press);
    let binding = drawn(Fill, kit.px(13.0), move |frame, rect| {
        paint::binding(frame, palette, rect, rect.height, 0.8 * kit.scale);
    });
    let padding = Padding { top: kit.px(8.0), right: side, bottom: kit.px(10.0), left: side };
    let content = column![binding, container(column![body, main].spacing(kit.px(6.0))).padding(padding)];
    container(content).width(room.width).height(room.height).style(style::block(palette.paper, 6.0)).into()
}

/// Draws words in pencil, smaller where they find no room.
fn fitted<'a>(kit: Kit, text: &str, size: f32, room: f32) -> Text<'a> {
    let wide = kit.width(text, (font::PENCIL_BOLD, size));
    let size = size * (room / wide).clamp(0.7, 1.0);
    let text = kit.fit(text, (font::PENCIL_BOLD, size), room + 1.0);
    words(kit, text, (font::PENCIL_BOLD, size)).color(kit.palette.ink)
}

fn rule<'a>(kit: Kit) -> Element<'a, Message> {
    container(space().width(Fill).height(1.25)).style(style::block(kit.palette.rule_line, 0.0)).into()
}

/// Draws a skill: its name, its line over twelve weeks between 50 and 100 percent, and the last figure; or how many
/// decisions are missing.
fn line<'a>(kit: Kit, l: &Language, (skill, choices): (Skill, &'a Choices), width: f32) -> Element<'a, Message> {
    let palette = kit.palette;
    let names = Skill::ALL.map(|skill| kit.width(&phrase::skill(l, skill), font::HEADING));
    let name_wide = (names.into_iter().fold(0.0, f32::max) + kit.px(10.0)).min(0.36 * width);
    let name = kit.fit(&phrase::skill(l, skill), font::HEADING, name_wide);
    let name = container(words(kit, name, font::HEADING).color(palette.ink)).width(name_wide);
    let told = statistics::choices(l, skill, choices);
    let Some((_, last)) = choices.ends() else {
        let missing = paragraph(kit, statistics::missing(l, choices), font::HELP).color(palette.second_ink);
        let content = row![name, container(missing).width(Fill)].align_y(Alignment::Center).height(Fill);
        return said(container(content).padding([0, 6]).height(Fill), told);
    };
    let percent = statistics::percent(l, last.hits.into()).unwrap_or_default();
    let picture = drawn(Fill, Fill, move |frame, rect| draw_line(frame, kit, &choices.points, rect));
    // All lines end at one place.
    let last_wide = kit.width(&percent_of_all(l), (font::PENCIL_BOLD, 32.0)).ceil();
    let own_wide = kit.width(&percent, (font::PENCIL_BOLD, 32.0)).ceil();
    let figure = words(kit, percent, (font::PENCIL_BOLD, 32.0)).color(palette.ink);
    let content = row![name, picture, container(figure).align_right(last_wide.max(own_wide))];
    let content = content.spacing(kit.px(10.0)).align_y(Alignment::Center).height(Fill);
    let control = button(kit, content).padding([kit.px(4.0), 0.0]).width(Fill).height(Fill);
    let control = control.on_press(Message::Opened(Opened::Skill(skill))).named(told);
    ringed(control.style(button_style::paper_row(palette, false)), palette.focus_on_paper, 4.0).into()
}

/// Returns the widest figure that most lines end with.
fn percent_of_all(l: &Language) -> String {
    t!(l, "stats-percent", percent = 88)
}

/// Draws the points of a line over that of 50 percent, with the first figure above the first of them.
fn draw_line(frame: &mut Frame, kit: Kit, points: &[Week], rect: Rectangle) {
    /// Weeks before the last one.
    const BEFORE: f32 = 11.0;
    let palette = kit.palette;
    let (foot, head) = (rect.y + 0.92 * rect.height, rect.y + 0.14 * rect.height);
    let base = Rectangle { y: foot, height: 1.5, ..rect };
    paint::fill(frame, base, 0.0, palette.rule_line);
    let inner = Rectangle { x: rect.x + kit.px(4.0), width: rect.width - kit.px(8.0), ..rect };
    let at = |week: &Week| {
        let up = ((week.percent() as f32 - 50.0) / 50.0).clamp(0.0, 1.0);
        Point::new(inner.x + inner.width * (1.0 - week.ago as f32 / BEFORE), (head - foot).mul_add(up, foot))
    };
    let path = Path::new(|path| {
        for (index, week) in points.iter().enumerate() {
            if index == 0 { path.move_to(at(week)) } else { path.line_to(at(week)) }
        }
    });
    let pen = Stroke { line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    frame.stroke(&path, pen.with_color(palette.ink).with_width(kit.px(2.75)));
    if let [single] = points {
        frame.fill(&Path::circle(at(single), kit.px(4.0)), palette.ink);
    } else if let Some(first) = points.first() {
        let (figure, size) = (first.percent().to_string(), kit.px(20.0));
        let point = at(first);
        // Above the line, but within the row.
        let rise = if point.y - kit.px(26.0) < rect.y { kit.px(16.0) } else { kit.px(-16.0) };
        let label = Label::new(&figure, font::PENCIL, size, palette.second_ink);
        label.draw(frame, point + Vector::new(kit.px(-6.0), rise));
    }
}
