//! The bar and the rail of a game that is looked back at: where one is, going on and back, and what can be tried.

use super::{Message, Review, story};
use crate::app::context::Context;
use crate::app::font;
use crate::app::icon::{self, Icon};
use crate::app::theme::container as style;
use crate::app::widget::{Kit, Press, bar_button, bar_symbol, rail_button, words};
use crate::language::library;
use crate::t;

use iced::widget::{Column, container, pin, row, space};
use iced::{Alignment, Element, Fill, Rectangle};

pub(super) fn bar<'a>(review: &'a Review, context: &'a Context) -> Element<'a, Message> {
    let kit = Kit::of(context);
    let (l, palette) = (&context.language, kit.palette);
    let press = |message| Press::of(&review.focus, message);
    let (at, steps) = (review.game.at(), review.game.hand().steps.clone());
    let last = review.game.steps().len() - 1;
    let symbol = |sign: Icon, message, able: bool| bar_symbol(kit, sign, press(message).able(able));
    let status = library::place(l, &review.game);
    let summary = review.game.record().summary();
    // A narrow bar says less.
    let fixed =
        kit.px(4.0 * 44.0 + 40.0) + font::width(&t!(l, "review-done"), font::SEMIBOLD, kit.px(15.0)) + kit.px(100.0);
    let room = context.size.width - fixed;
    let name = format!("{}: {}", t!(l, "review-title"), library::saved_title(l, summary));
    let names = [name, t!(l, "review-title")];
    let wide = |name: &str| font::width(name, font::SEMIBOLD, kit.px(17.0)) + kit.px(12.0);
    let status_width = font::width(&status, font::REGULAR, kit.px(15.0));
    let name = names.iter().find(|name| wide(name) + status_width <= room);
    let name = name.map(|name| words(kit, name.clone(), font::SEMIBOLD, 17.0).color(palette.text));
    let line = row![]
        .push(name)
        .push(words(kit, status, font::REGULAR, 15.0).color(palette.muted))
        .push(space().width(Fill))
        .push(row![
            symbol(icon::FIRST, Message::First, at > steps.start),
            symbol(icon::CHEVRON_LEFT, Message::Back, at > 0),
            symbol(icon::CHEVRON, Message::On, at < last),
            symbol(icon::LAST, Message::Last, at + 1 < steps.end),
        ])
        .push(bar_button(kit, t!(l, "review-done"), press(Message::Done).key(t!(l, "keys-esc"))))
        .spacing(kit.px(12.0))
        .align_y(Alignment::Center);
    let bar = container(line).padding([0.0, kit.px(14.0)]).center_y(review.scene.layout.bar.height).width(Fill);
    bar.style(style::bar(palette)).into()
}

/// The parts of the rail, each in its place.
pub(super) fn rail<'a>(review: &'a Review, context: &'a Context) -> [Element<'a, Message>; 2] {
    let kit = Kit::of(context);
    let places = review.scene.places;
    let list = container(story::list(review, kit, context)).style(style::plate(kit.palette));
    let list = list.width(places.list.width).height(places.list.height);
    [at(places.list, list), at(places.buttons, buttons(review, kit, context))]
}

fn at<'a>(place: Rectangle, part: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    pin(part).x(place.x).y(place.y).width(Fill).height(Fill).into()
}

fn buttons<'a>(review: &'a Review, kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let l = &context.language;
    let places = review.scene.places;
    let (who, name) = (review.names.who(review.decider()), review.names.name(review.decider()));
    let seen = if review.is_as_seen { t!(l, "review-open") } else { t!(l, "review-as-seen", who = who, name = name) };
    let parts = [
        (icon::EYE, seen, Message::AsSeen, "S"),
        (icon::PLAY, t!(l, "review-play-on"), Message::PlayOn, "P"),
        (icon::REPLAY, t!(l, "review-again"), Message::Again, "D"),
        (icon::ARROW, t!(l, "review-moved"), Message::Moved, "E"),
    ];
    let parts = parts.map(|(sign, words, message, key)| {
        let press = Press::of(&review.focus, message).key(key);
        rail_button(kit, sign, &words, (places.buttons.width, places.button), press)
    });
    container(Column::from_iter(parts)).width(places.buttons.width).into()
}
