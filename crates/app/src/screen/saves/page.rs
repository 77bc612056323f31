//! Page of saved games: search, list, and commands. Only the visible rows of the list are made and drawn, however many
//! games there are.

use super::chart::Charts;
use super::{Ask, FIELD, Game, Message, SEARCH, Saves};
use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::theme::{button as button_style, container as style, scroll};
use crate::widget::{
    self, Kit, Leaf, Press, TextField, action, at_turn, bar_button, button, drawn, field, hairline, link, paragraph,
    ringed, second_on_paper, words,
};
use pitch_language::{Language, phrase, t};

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Id, Row, column, container, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Font, Length, Padding, Rectangle};

/// Id of the area that scrolls.
pub const PAGE: &str = "saves";
/// Height of a row, in pixels of the design.
pub const ROW: f32 = 66.0;
/// Largest width of the sheet, in pixels of the design.
const WIDEST: f32 = 1080.0;
/// Widths of the columns, in pixels of the design: the picture, the scores with the state of the game, the date.
const CHART: f32 = 112.0;
const SCORES: f32 = 212.0;
const DATE: f32 = 104.0;
/// Space at the sides of a row and of the foot, and between columns, in pixels of the design.
const SIDE: f32 = 18.0;
const GAP: f32 = 16.0;
/// Window width from which there is room for the date, in pixels of the design.
const WITH_DATE: f32 = 860.0;
/// Width of the sheet from which the buttons fit into one row, in pixels of the design.
const IN_ONE_ROW: f32 = 1030.0;
/// Width of the button that chooses a file or a folder, in pixels of the design.
const CHOOSE: f32 = 150.0;

pub(super) fn page<'a>(screen: &'a Saves, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let (l, palette) = (&context.language, kit.palette);
    let open = bar_button(kit, t!(l, "saves-open-file"), Press::new(Message::OpenFile));
    let note = t!(l, "saves-note", count = screen.games.all().len());
    let leaf = Leaf::of(context, 0.0);
    let width = leaf.open_room(kit).width.min(kit.px(WIDEST));
    let in_use = screen.is_in_use.then(|| {
        let said = paragraph(kit, t!(l, "saves-in-use"), (font::MEDIUM, 15.0)).color(palette.pencil);
        column![container(said).padding([kit.px(8.0), kit.px(widget::MARGIN)]), hairline(kit)]
    });
    let body: Element<'_, Message> = if screen.found() == 0 {
        let words = screen.search.trim();
        let nothing = if words.is_empty() { t!(l, "saves-empty") } else { t!(l, "saves-nothing", words = words) };
        let nothing = paragraph(kit, nothing, font::BODY).color(palette.second_ink);
        container(nothing).padding(kit.px(widget::MARGIN)).width(Fill).height(Fill).into()
    } else {
        list(screen, kit, context, width)
    };
    let hint = t!(l, "saves-search");
    let place = (TextField::new(SEARCH), hint.as_str());
    let search = widget::search(kit, place, screen.search.drawn(), None, Message::Searched, Message::SearchEnded);
    let body = column![].push(in_use).push(container(body).height(Fill));
    let sheet = widget::searched(kit, width, search, body, Some(foot(screen, kit, context, width)));
    let back = (t!(l, "page-back"), Message::Back);
    leaf.open_about(kit, (t!(l, "saves-title"), note, open), back, container(sheet).center_x(Fill).height(Fill))
}

pub(super) fn row_height(kit: Kit) -> f32 {
    kit.px(ROW).round()
}

/// Returns the visible rows of `count`, from the first to beyond the last, in an area of this height that is scrolled
/// by `offset`. One more at each end is ready for the next turn of the wheel.
fn seen(count: usize, row: f32, offset: f32, height: f32) -> std::ops::Range<usize> {
    let first = ((offset / row).floor() as usize).saturating_sub(1).min(count);
    let rows = (height / row).ceil() as usize + 3;
    first..(first + rows).min(count)
}

fn list<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let row = row_height(kit);
    let count = screen.found();
    // Before it was scrolled, the list is as high as the window at most.
    let rows = seen(count, row, screen.offset, screen.height.unwrap_or(context.size.height));
    let above = row * rows.start as f32;
    let below = row * (count - rows.end) as f32;
    let lines = screen.games.found().skip(rows.start).take(rows.len());
    let lines = lines.map(|game| line(screen, kit, context, game, width));
    let block = stack![Column::from_iter(lines).width(Fill), charts(screen, kit, rows, row)];
    let content = column![space().height(above), block, space().height(below)];
    let bar = Scrollbar::new().width(kit.px(8.0)).scroller_width(kit.px(8.0)).margin(kit.px(3.0));
    let content = widget::list(content).entered(Message::List).begins(true);
    scrollable(content)
        .id(Id::new(PAGE))
        .direction(Direction::Vertical(bar))
        .on_scroll(|view| Message::Scrolled(view.absolute_offset().y, view.bounds().height))
        .width(Fill)
        .height(Fill)
        .style(scroll::on_paper(kit.palette))
        .into()
}

/// Returns the pictures of all visible rows, on one canvas.
fn charts<'a>(screen: &'a Saves, kit: Kit, rows: std::ops::Range<usize>, row: f32) -> Element<'a, Message> {
    let height = row * rows.len() as f32;
    drawn(kit.px(SIDE + CHART), height, move |frame, _| {
        let mut charts = Charts::default();
        for (line, game) in screen.games.found().skip(rows.start).take(rows.len()).enumerate() {
            let y = row.mul_add(line as f32, kit.px(12.0));
            let place = Rectangle { x: kit.px(SIDE), y, width: kit.px(CHART), height: row - kit.px(24.0) };
            if let Ok(summary) = &game.saved.summary {
                charts.add(summary, place);
            }
        }
        charts.draw(frame, kit.palette, kit.scale);
    })
}

fn line<'a>(screen: &Saves, kit: Kit, context: &Context, game: &'a Game, width: f32) -> Element<'a, Message> {
    let palette = kit.palette;
    let is_chosen = screen.chosen.as_ref() == Some(&game.saved.path);
    let has_date = context.size.width >= kit.px(WITH_DATE);
    let taken = CHART + SCORES + 2.0 * SIDE + 2.0 * GAP + if has_date { DATE + GAP } else { 0.0 };
    let room = width - kit.px(taken) - 12.0;
    let height: Length = row_height(kit).into();
    let colour = if game.is_sound() { palette.second_ink } else { palette.pencil };
    let title = named(kit, game, room);
    // Without a column of its own the date begins the second line.
    let date = Some(&game.date).filter(|date| !has_date && !date.is_empty());
    let about = phrase::listed(&context.language, date.into_iter().chain([&game.about]).cloned());
    let about = words(kit, kit.fit(&about, font::HELP, room), font::HELP).color(colour);
    let scores_room = kit.px(SCORES);
    let scores = kit.fit(&game.scores, font::HEADING, scores_room);
    let standing = kit.fit(&game.standing, font::HELP, scores_room);
    let scores =
        column![words(kit, scores, font::HEADING).color(palette.ink), words(kit, standing, font::HELP).color(colour)];
    let scores = scores.spacing(kit.px(2.0)).width(scores_room);
    let names = column![title, about].spacing(kit.px(2.0)).width(Fill);
    let date = words(kit, game.date.as_str(), font::HELP).color(palette.second_ink);
    let date = has_date.then(|| container(date).align_right(kit.px(DATE)));
    let content =
        row![space().width(kit.px(CHART)), names, scores].push(date).spacing(kit.px(GAP)).align_y(Alignment::Center);
    let control = button(kit, container(content).center_y(Fill))
        .padding([0.0, kit.px(SIDE) - 9.0])
        .width(Fill)
        .height(Fill)
        .on_press(Message::Chosen(game.saved.path.clone()))
        .one_of(is_chosen)
        .named(told(&context.language, game))
        .style(button_style::paper_row(palette, is_chosen));
    let ringed = ringed(control, palette.focus_on_paper, button_style::CORNER).padding([2.0, 3.0]);
    let ringed = ringed.if_has_keys(is_chosen);
    let ringed = container(ringed).padding([0.0, 6.0]).height(height);
    if is_chosen {
        // A bar at the edge as well: nothing is told by color alone.
        let bar = container(space().width(kit.px(4.0)).height(Fill)).style(style::block(palette.action, 2.0));
        stack![ringed, container(bar).padding([kit.px(10.0), 9.0])].height(height).into()
    } else {
        ringed.into()
    }
}

/// Returns all words about a game, for a screen reader, however much of them is cut on the screen.
fn told(l: &Language, game: &Game) -> String {
    let rules = game.rules.as_deref().unwrap_or_default();
    let sides = game.sides(l);
    let sides = if sides.is_empty() { &game.about } else { &sides };
    let words = [game.title.as_str(), rules, sides, &game.standing, &game.date];
    phrase::listed(l, words.into_iter().filter(|words| !words.is_empty()).map(str::to_owned))
}

/// Returns the title of the game, and after it the game that is played if they differ.
fn named<'a>(kit: Kit, game: &'a Game, room: f32) -> Element<'a, Message> {
    let size = 17.0;
    let title = kit.fit(&game.title, (font::SEMIBOLD, size), room);
    let left = room - kit.width(&title, (font::SEMIBOLD, size)) - kit.px(10.0);
    let rules = game.rules.as_ref().filter(|_| left > kit.px(60.0));
    let rules = rules.map(|rules| {
        let rules = kit.fit(rules, font::HELP, left);
        words(kit, rules, font::HELP).color(kit.palette.second_ink)
    });
    let title = words(kit, title, (font::SEMIBOLD, size)).color(kit.palette.ink);
    row![title].push(rules).spacing(kit.px(10.0)).align_y(Alignment::Center).into()
}

/// Returns the foot: the message about the last command, and the commands or a question.
fn foot<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let body = match &screen.asks {
        Some(ask) => question(kit, context, ask),
        None => buttons(screen, kit, context, width),
    };
    let inner = Padding { left: kit.px(SIDE), right: kit.px(SIDE), top: kit.px(4.0), bottom: 0.0 };
    container(column![said(screen, kit, context), body].spacing(kit.px(2.0))).padding(inner).width(Fill).into()
}

/// Typeface and size of the message above a question, and the room above and below it, in pixels of the design.
const TOLD: Font = font::MEDIUM;
const TOLD_SIZE: f32 = 15.0;
const ABOVE: f32 = 6.0;

/// Returns the height by which the message above a question makes it higher, `width` logical pixels wide.
pub(super) fn told_height(screen: &Saves, kit: Kit, width: f32) -> f32 {
    let told = screen.said.as_deref().filter(|_| screen.asks.is_some());
    told.map_or(0.0, |told| font::measure_within(told, TOLD, kit.px(TOLD_SIZE), width).height + kit.px(2.0 * ABOVE))
}

/// Returns what stands below the games in progress: a question, or the message about the last command with the way to take a
/// deletion back; `None` if there is neither.
pub(super) fn below<'a>(screen: &'a Saves, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let l = &context.language;
    if let Some(ask) = &screen.asks {
        let inner = [kit.px(4.0), kit.px(SIDE)];
        let room = Padding { top: kit.px(ABOVE), ..Padding::ZERO.horizontal(6.0) };
        let line = |told: &'a String| paragraph(kit, told.as_str(), (TOLD, TOLD_SIZE)).color(kit.palette.ink);
        let told = screen.said.as_ref().map(|told| container(line(told)).padding(room));
        let content = column![].push(told).push(question(kit, context, ask)).spacing(kit.px(ABOVE));
        return Some(widget::sheet(kit, content, inner).into());
    }
    let undo = (!screen.deleted.is_empty()).then(|| (t!(l, "saves-undo"), Message::Undo));
    let said = screen.said.clone().or_else(|| {
        let last = screen.deleted.last().map(|(_, name)| name.as_str());
        last.map(|name| t!(l, "saves-deleted", name = name))
    })?;
    let is_deleted = undo.is_some();
    let way = undo.or_else(|| Some((t!(l, "saves-open-another"), Message::OpenFile)));
    let close = (!is_deleted).then(|| (t!(l, "rules-close"), Message::Closed));
    Some(widget::paper_notice(kit, icon::FILE, said, way, close))
}

/// Returns the message about the last command, the way to take a deletion back, or the fault of the chosen file.
fn said<'a>(screen: &'a Saves, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let fault = screen.game().filter(|game| !game.is_sound()).map(|game| game.about.as_str());
    let line = match (screen.said.as_deref(), fault) {
        (Some(said), _) => Some(paragraph(kit, said, (font::MEDIUM, 15.0)).color(palette.ink)),
        (None, Some(fault)) => Some(paragraph(kit, fault, font::HELP).color(palette.pencil)),
        (None, None) => None,
    };
    let undo =
        (!screen.deleted.is_empty()).then(|| at_turn(1, link(kit, t!(l, "saves-undo"), Press::new(Message::Undo))));
    let line = line.map(|line| container(line).padding([kit.px(6.0), 6.0]));
    Row::new().push(line).push(undo).spacing(kit.px(8.0)).align_y(Alignment::Center).into()
}

fn buttons<'a>(screen: &'a Saves, kit: Kit, context: &'a Context, width: f32) -> Element<'a, Message> {
    let l = &context.language;
    let press = |message: Message| {
        let able = screen.can(&message);
        Press::new(message).able(able)
    };
    let item = |sign: Icon, words: String, message| second_on_paper(kit, Some(sign), words, press(message));
    let is_over = screen.game().is_some_and(Game::is_over);
    let (enter, in_first) = (t!(l, "keys-enter"), !is_over);
    let main = if in_first {
        action(kit, t!(l, "saves-open"), 44.0, press(Message::Open).key(enter))
    } else {
        action(kit, t!(l, "saves-review"), 44.0, press(Message::Review).key(enter))
    };
    let review = in_first.then(|| item(icon::REPLAY, t!(l, "saves-review"), Message::Review));
    let rest = [
        item(icon::PENCIL, t!(l, "saves-rename"), Message::Rename),
        item(icon::COPY, t!(l, "saves-copy"), Message::Copy),
        item(icon::SHARE, t!(l, "saves-export"), Message::Export),
        item(icon::CROSS, t!(l, "saves-delete"), Message::Delete),
    ];
    if width < kit.px(IN_ONE_ROW) {
        let first = Row::new().push(main).push(review);
        return column![first, Row::from_iter(rest)].into();
    }
    Row::from_iter([main].into_iter().chain(review).chain(rest)).into()
}

/// Returns the field of a question with its two answers.
fn question<'a>(kit: Kit, context: &'a Context, ask: &'a Ask) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let (title, hint, typed, answer) = match ask {
        Ask::Title(typed) => (t!(l, "saves-new-title"), t!(l, "saves-new-title"), typed, t!(l, "saves-save")),
        Ask::Folder(typed) => (t!(l, "saves-folder"), t!(l, "saves-folder"), typed, t!(l, "saves-export")),
        Ask::File(typed) => (t!(l, "house-open-about"), t!(l, "house-path-hint"), typed, t!(l, "house-open")),
    };
    let entry = field(kit, TextField::new(FIELD).replaced(), &hint, typed, Message::Typed, Message::Confirm);
    let press = Press::new;
    let yes = container(action(kit, answer, 44.0, press(Message::Confirm).key(t!(l, "keys-enter"))));
    let no = second_on_paper(kit, None, t!(l, "saves-cancel"), press(Message::Cancel).key(t!(l, "keys-esc")));
    let choose = (!matches!(ask, Ask::Title(_)))
        .then(|| container(second_on_paper(kit, None, t!(l, "choose"), press(Message::Choose))).width(kit.px(CHOOSE)));
    let line = row![
        container(entry).padding([0, 6]).width(Fill),
        choose,
        yes.width(kit.px(204.0)),
        container(no).width(kit.px(196.0))
    ];
    let title = paragraph(kit, title, font::LABEL).color(palette.ink);
    let lines: Column<'_, Message> = column![container(title).padding([0, 6]), line.align_y(Alignment::Center)];
    lines.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_seen_is_made() {
        assert_eq!(seen(1000, 66.0, 0.0, 600.0), 0..13);
        let far = seen(1000, 66.0, 33_000.0, 600.0);
        assert!(far.len() <= 13 && far.contains(&500) && far.contains(&509), "{far:?}");
        assert_eq!(seen(1000, 66.0, 66_000.0 - 600.0, 600.0).end, 1000);
        assert_eq!(seen(3, 66.0, 0.0, 600.0), 0..3);
        assert_eq!(seen(0, 66.0, 500.0, 600.0), 0..0);
        assert_eq!(seen(2, 66.0, 9000.0, 600.0), 2..2, "a list that became shorter");
    }
}
