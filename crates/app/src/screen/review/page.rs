//! Overlay of the table in a look back: the bar with the place in the game, and the rail with every hand, the tricks
//! and steps of the shown one, and the buttons that try something out.

use super::{LIST, Message, Review, place_of_step, stage};
use crate::context::Context;
use crate::font;
use crate::icon::{self, Icon};
use crate::keymap::Place;
use crate::outcome::Outcome;
use crate::paint;
use crate::screen::table::drawer;
use crate::theme::{AVATAR_INK, LOOP, button as button_style, container as style};
use crate::voice::{Role, Said};
use crate::widget::{
    self, Kit, Press, at_turn, bar_button, bar_main, bar_symbol, button, drawn, heard, paragraph, pinned, rail_button,
    ringed, unheard, words,
};
use pitch_language::{library, phrase, t};
use pitch_rules::{Action, Call, Event};
use pitch_session::{Entry, TryOut};

use iced::widget::canvas::Frame;
use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Padding, Point, Rectangle, Size, Theme};

pub(super) fn bar<'a>(review: &'a Review, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let (l, palette) = (&context.language, kit.palette);
    let press = Press::new;
    let (at, steps) = (review.game.at(), review.game.hand().steps.clone());
    let last = review.game.steps().len() - 1;
    let symbol = |sign: Icon, name, press| bar_symbol(kit, (sign, name), press);
    let status = library::place(l, &review.game);
    let mistake = (review.mistakes().next().is_some()).then(|| t!(l, "cost-review-next"));
    let why = (!review.is_listed && review.decision().is_some()).then(|| t!(l, "why-button"));
    let buttons: Vec<_> = mistake.iter().chain(&why).collect();
    let wide = |words: &String| kit.width(words, font::LABEL) + kit.px(44.0) + 6.0;
    let (symbol_width, disc) = (kit.px(BUTTON).max(BUTTON) + 6.0, kit.side(BUTTON) + kit.px(DISC_GAP));
    let fixed = kit.px(40.0) + 2.0 * symbol_width + buttons.iter().copied().map(wide).sum::<f32>();
    // A narrow bar says less.
    let mut room = context.size.width - fixed;
    let mut fits = |width: f32| {
        let fits = room >= width;
        room -= if fits { width } else { 0.0 };
        fits
    };
    let has_discs = fits(review.decisions().count() as f32 * disc);
    let has_costs = has_discs && fits(review.mistakes().count() as f32 * kit.px(46.0));
    let (has_ends, has_caps) = (fits(2.0 * symbol_width), fits(buttons.len() as f32 * kit.px(36.0)));
    let has_status = fits(kit.width(&status, font::HELP) + kit.px(24.0));
    let discs = has_discs.then(|| decisions(review, kit, context, has_costs));
    let status = has_status.then(|| words(kit, status, font::HELP).color(palette.muted));
    let capped = |message, key| {
        let key = has_caps.then(|| context.cap(Place::Review, key));
        Press { key, ..press(message) }
    };
    let first = symbol(icon::FIRST, t!(l, "voice-review-first"), press(Message::First).able(at > steps.start));
    let end = symbol(icon::LAST, t!(l, "voice-review-last"), press(Message::Last).able(at + 1 < steps.end));
    let (first, end) = (has_ends.then_some(first), has_ends.then_some(end));
    let line = row![]
        .push(row![].push(first).push(symbol(
            icon::CHEVRON_LEFT,
            t!(l, "voice-review-back"),
            press(Message::Back).able(at > 0),
        )))
        .push(discs.unwrap_or_else(|| space().width(Fill).into()))
        .push(status)
        .push(
            row![symbol(icon::CHEVRON, t!(l, "voice-review-on"), press(Message::On).able(at < last).begins(true))]
                .push(end),
        )
        .push(why.map(|words| bar_button(kit, words, capped(Message::Why, 'w'))))
        .push(mistake.map(|words| bar_main(kit, words, capped(Message::Mistake, 'c'))))
        .spacing(kit.px(12.0))
        .align_y(Alignment::Center);
    let place = review.scene.places.bar;
    let bar = container(line).padding([0.0, kit.px(14.0)]).center_y(place.height).width(Fill);
    pinned(place.position(), bar.style(style::bar(palette)))
}

/// Returns the round button in the menu's place that closes the page.
pub(super) fn cross<'a>(review: &'a Review, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let (palette, place) = (kit.palette, review.scene.layout.menu);
    let radius = place.width / 2.0;
    let sign = container(widget::icon(kit, icon::CROSS, 22.0, palette.text)).center(Fill);
    let style = button_style::second(palette);
    let control = button(kit, sign)
        .padding(0)
        .width(place.width)
        .height(place.height)
        .on_press(Message::Pressed(Outcome::Close))
        .named(t!(context.language, "review-done"))
        .style(move |theme, status| {
            let style = style(theme, status);
            iced::widget::button::Style { border: style.border.rounded(radius), ..style }
        });
    pinned(place.expand(6.0).position(), at_turn(1, ringed(control, palette.amber, radius)))
}

/// Returns what the picture shows as lists for a screen reader.
pub(super) fn lists<'a>(review: &'a Review, context: &'a Context) -> Element<'a, Message> {
    let width = review.scene.layout.table.width;
    let line = |line: String| -> Element<'a, Message> { heard(Size::new(width, 1.0), line) };
    let lists = review.lists(context).into_iter().map(|(title, lines)| {
        widget::spoken(Column::from_iter(lines.into_iter().map(line)), Said::new(Role::List).named(title))
    });
    Column::from_iter(lists).into()
}

/// Returns the ribbon as a button that opens and closes the list.
pub(super) fn ribbon<'a>(review: &'a Review, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let place = drawer::handle(&stage::drawing(review, context));
    let control = button(kit, space())
        .padding(0)
        .width(place.width - 12.0)
        .height(place.y + place.height - 12.0)
        .on_press(Message::List)
        .toggle(review.is_listed)
        .named(t!(context.language, "review-list"))
        .style(|_, _| iced::widget::button::Style::default());
    let ring = ringed(control, kit.palette.focus_on_paper, 4.0);
    pinned(Point::new(place.x, 0.0), at_turn(1, ring))
}

/// Least space between two discs of the bar, side of a disc and of what is pressed, in pixels of the design.
const DISC_GAP: f32 = 8.0;
const DISC: f32 = 32.0;
const BUTTON: f32 = 44.0;

/// Returns a disc on a line for each decision of the player at the bottom, a square for a call, with the cost of those that cost
/// something if there is room for that.
fn decisions<'a>(review: &'a Review, kit: Kit, context: &'a Context, has_costs: bool) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let mut trick = 0;
    let discs = review.decisions().map(|step| {
        let (label, is_call) = match &review.game.steps()[step].entry {
            Entry::Act(_, Action::Call(Call::Bid(bid))) => (bid.number().to_string(), true),
            Entry::Act(_, Action::Call(_)) => ("\u{2013}".to_owned(), true),
            _ => {
                trick += 1;
                (trick.to_string(), false)
            }
        };
        let is_here = review.decision() == Some(step);
        let ink = if is_here { palette.plate } else { palette.text };
        let (side, disc) = (kit.side(BUTTON), kit.px(if is_here { 38.0 } else { DISC }));
        let corner = move |side: f32| if is_call { 0.2 * side } else { side / 2.0 };
        let edge = iced::border::rounded(corner(disc)).color(palette.felt_line).width(if is_here { 0 } else { 1 });
        let ground = if is_here { palette.text } else { palette.bar };
        let looks = move |_: &Theme| container::Style {
            background: Some(ground.into()),
            border: edge,
            ..container::Style::default()
        };
        let style = button_style::row(palette, false);
        let shape = move |style: iced::widget::button::Style| iced::widget::button::Style {
            border: style.border.rounded(corner(side)),
            ..style
        };
        let cost = review.costs().and_then(|costs| costs.at(step)).filter(|cost| cost.is_mistake());
        let figure = cost.map(|cost| phrase::sentence(l, phrase::cost_figure(l, cost)));
        let name = phrase::sentences(l, [review.told_of(step)].into_iter().chain(figure));
        let mark = container(words(kit, label, font::LABEL).color(ink)).center(disc).style(looks);
        let control = button(kit, container(mark).center(Fill))
            .padding(0)
            .width(side)
            .height(side)
            .on_press(Message::GoTo(step.saturating_sub(1)))
            .one_of(is_here)
            .named(name)
            .style(move |theme, status| shape(style(theme, status)));
        let tag: Option<Element<'a, Message>> = cost.filter(|_| has_costs).map(|cost| {
            let figure = format!("\u{2212}{}", phrase::cost_wins(l, cost.chance));
            let figure = words(kit, figure, (font::BOLD, 13.0)).color(AVATAR_INK);
            let tag = container(figure).padding([kit.px(1.0), kit.px(6.0)]).style(style::block(LOOP, kit.px(9.0)));
            unheard(tag)
        });
        row![control].push(tag).spacing(kit.px(3.0)).align_y(Alignment::Center).into()
    });
    let mut line: Vec<Element<'a, Message>> = Vec::new();
    for disc in discs {
        if !line.is_empty() {
            let thread = move |frame: &mut Frame, rect: Rectangle| paint::fill(frame, rect, 0.0, palette.felt_line);
            line.push(drawn(Fill, kit.px(2.0).max(1.0), thread));
        }
        line.push(disc);
    }
    Row::from_iter(line).width(Fill).align_y(Alignment::Center).into()
}

/// Returns the parts of the rail, each in its place.
pub(super) fn rail<'a>(review: &'a Review, context: &'a Context) -> [Element<'a, Message>; 2] {
    let kit = Kit::of(context);
    let places = review.scene.places;
    let list = container(list(review, kit, context)).style(style::plate(kit.palette));
    let list = list.width(places.list.width).height(places.list.height);
    [pinned(places.list.position(), list), pinned(places.buttons.position(), buttons(review, kit, context))]
}

fn buttons<'a>(review: &'a Review, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let places = review.scene.places;
    let (who, name) = (review.names.who(review.decider()), review.names.name(review.decider()));
    let seen = if review.is_as_seen { t!(l, "review-open") } else { t!(l, "review-as-seen", who = who, name = name) };
    let try_out = |what| Message::Pressed(Outcome::TryOut(what));
    let parts = [
        (icon::EYE, seen, Message::AsSeen, 's'),
        (icon::PLAY, t!(l, "review-play-on"), try_out(TryOut::FromHere), 'p'),
        (icon::REPLAY, t!(l, "review-again"), try_out(TryOut::Again), 'd'),
        (icon::ARROW, t!(l, "review-moved"), try_out(TryOut::Moved), 'e'),
    ];
    let parts = parts.map(|(sign, words, message, key)| {
        let press = Press::new(message).key(context.cap(Place::Review, key));
        rail_button(kit, sign, &words, (places.buttons.width, places.button), press)
    });
    container(Column::from_iter(parts)).width(places.buttons.width).into()
}

/// Returns the list of hands and steps.
fn list<'a>(review: &'a Review, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let here = review.game.hand_at();
    let hands = (0..review.game.hands().len()).map(|place| {
        let head = head(review, kit, context, place);
        if place == here {
            column![head].push(mistakes(review, kit, context)).push(steps(review, kit, context)).into()
        } else {
            head
        }
    });
    let rows = Column::from_iter(hands).padding(Padding { top: 4.0, bottom: 4.0, left: 4.0, right: kit.px(12.0) });
    widget::scrolled(kit, LIST, rows, false)
}

/// Returns the line of a hand: its number and its result.
fn head<'a>(review: &'a Review, kit: Kit, context: &'a Context, place: usize) -> Element<'a, Message> {
    let (l, palette) = (&context.language, kit.palette);
    let hand = &review.game.hands()[place];
    let is_here = review.game.hand_at() == place;
    let result = library::outcome(l, &review.names, hand);
    let (ink, faint) = if is_here { (palette.plate, palette.plate) } else { (palette.text, palette.muted) };
    let number = words(kit, t!(l, "review-hand", number = hand.number), font::LABEL).color(ink);
    let lines = column![number, paragraph(kit, result, font::SMALL).color(faint)];
    button(kit, lines)
        .padding([kit.px(5.0), kit.px(9.0)])
        .width(Fill)
        .on_press(Message::Hand(place))
        .one_of(is_here)
        .style(button_style::row(palette, is_here))
        .into()
}

/// Tells that nothing cost anything, or that this is still being worked out.
fn mistakes<'a>(review: &'a Review, kit: Kit, context: &'a Context) -> Option<Element<'a, Message>> {
    let (l, palette) = (&context.language, kit.palette);
    let inner = Padding { top: kit.px(5.0), bottom: kit.px(3.0), left: kit.px(9.0), right: 0.0 };
    let said = match (review.costs(), review.mistakes().count()) {
        (None, _) => t!(l, "cost-awaited"),
        (Some(_), 0) => t!(l, "cost-review-none"),
        (Some(_), _) => return None,
    };
    Some(container(words(kit, said, font::SMALL).color(palette.muted)).padding(inner).into())
}

/// Returns the steps of the shown hand, below the names of its tricks.
fn steps<'a>(review: &'a Review, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let hand = review.game.hand();
    let mut rows: Vec<Element<'a, Message>> = Vec::new();
    let (mut trick, mut is_begun) = (1_u32, false);
    for (index, step) in hand.steps.clone().enumerate() {
        let done = &review.game.steps()[step];
        if matches!(&done.entry, Entry::Act(_, Action::Play(_))) && !is_begun {
            let title = words(kit, t!(l, "review-trick", number = trick), font::SMALL_LABEL);
            let title = title.color(kit.palette.muted);
            let inner = Padding { top: kit.px(6.0), bottom: kit.px(2.0), left: kit.px(9.0), right: 0.0 };
            rows.push(container(title).padding(inner).into());
            is_begun = true;
        }
        if done.events.iter().any(|event| matches!(event, Event::TrickTaken { .. })) {
            (trick, is_begun) = (trick + 1, false);
        }
        let said = review
            .told
            .get(index)
            .filter(|said| !said.is_empty())
            .map(|said| phrase::sentences(l, said.iter().map(String::as_str)));
        let said = said.unwrap_or_else(|| phrase::deals(l, &review.names, hand.dealer, hand.number));
        rows.push(line(review, kit, context, step, said));
    }
    Column::from_iter(rows).padding(Padding { bottom: kit.px(8.0), ..Padding::ZERO }).into()
}

fn line<'a>(review: &'a Review, kit: Kit, context: &'a Context, step: usize, said: String) -> Element<'a, Message> {
    let palette = kit.palette;
    let is_here = review.game.at() == step;
    let colour = if is_here { palette.amber } else { palette.text };
    let said = paragraph(kit, said, (if is_here { font::SEMIBOLD } else { font::REGULAR }, 14.0)).color(colour);
    // The mark is a sign beside the color.
    let mark = words(kit, if is_here { "\u{203a}" } else { "" }, (font::BOLD, 16.0)).color(palette.amber);
    let l = &context.language;
    let cost = review.costs().and_then(|costs| costs.at(step)).filter(|cost| cost.is_mistake());
    let figure = cost.map(|cost| words(kit, phrase::cost_chance(l, cost), (font::BOLD, 14.0)).color(palette.amber));
    let content = row![container(mark).width(kit.px(10.0)), said.width(Fill)].push(figure).align_y(Alignment::Start);
    // What was better is told of the decision that is looked at: what is done next, or was done last.
    let is_looked_at = is_here || step == review.game.at() + 1;
    let better = review.better(context, step).filter(|_| is_looked_at).map(|better| {
        let inner = Padding { left: kit.px(10.0), ..Padding::ZERO };
        container(paragraph(kit, better, font::SMALL).color(palette.muted)).padding(inner)
    });
    let content = column![content].push(better);
    let control = button(kit, content)
        .padding([kit.px(3.0), kit.px(6.0)])
        .width(Fill)
        .on_press(Message::GoTo(step))
        .one_of(is_here)
        .style(button_style::row(palette, false));
    let why = (review.decision() == Some(step)).then(|| {
        let press = Press::new(Message::Why).key(context.cap(Place::Review, 'w'));
        let inner = Padding { left: kit.px(14.0), ..Padding::ZERO };
        let width = review.scene.places.list.width - kit.px(38.0);
        let button = rail_button(kit, icon::BULB, &t!(l, "why-button"), (width, review.scene.places.button), press);
        container(button).padding(inner)
    });
    container(column![control].push(why).push(space().height(0))).id(place_of_step(step)).width(Fill).into()
}
