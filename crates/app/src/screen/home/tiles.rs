//! Tiles of the first screen: a title, a line about it, and cards that look out at the right.

use crate::context::Context;
use crate::deck::{Lying, Overlay};
use crate::font;
use crate::icon::{self, Icon};
use crate::theme::button as style;
use crate::voice::Sends;
use crate::widget::{self, Kit, Press, button, cap, drawn, paragraph, ringed};
use pitch_rules::Card;

use iced::widget::canvas::Image;
use iced::widget::image::FilterMethod;
use iced::widget::{Stack, column, container, row};
use iced::{Alignment, Color, Element, Fill, Padding, Point, Radians, Theme, border};

/// Width of the cards, in pixels of the design.
const CARD: f32 = 74.0;
/// Distance from one card to the next, in widths of a card.
const STEP: f32 = 0.46;

/// Returns a tile with cards at the right, if there are any, and a sign on them or else before the line about it; a card that
/// lies face down is `None`.
pub(super) fn tile<'a, M: Sends>(
    kit: Kit,
    context: &'a Context,
    (title, sign, about): (String, Option<Icon>, String),
    cards: &'static [Option<Card>],
    press: Press<M>,
) -> Element<'a, M> {
    let palette = kit.palette;
    let sign = sign.map(|sign| {
        let ink = if sign == icon::CHECK { palette.good } else { palette.muted };
        (widget::icon(kit, sign, 20.0, ink), ink)
    });
    let (on_words, on_cards) = if cards.is_empty() { (sign, None) } else { (None, sign) };
    let title = row![paragraph(kit, title, (font::SEMIBOLD, 20.0))];
    let title = title.push(press.key.map(|key| cap(kit, key, palette.muted)));
    let title = title.spacing(kit.px(10.0)).align_y(Alignment::Center).wrap();
    // Beside the title it would take the room of the key.
    let about = paragraph(kit, about, font::CAPTION).color(palette.muted);
    let about = row![].push(on_words.map(|(sign, _)| sign)).push(about).spacing(kit.px(6.0));
    let said = column![title, about.align_y(Alignment::Center)].spacing(kit.px(4.0));
    let said = container(said).width(Fill).center_y(Fill);
    let wide = kit.px(STEP.mul_add(cards.len() as f32, 0.84) * CARD);
    let pictures = (!cards.is_empty()).then(|| pictures(kit, context, cards, wide));
    let pictures = Stack::new().push(pictures).push(on_cards.map(|(sign, ink)| badge(kit, sign, ink)));
    let content = row![said].push(pictures).spacing(kit.px(6.0)).align_y(Alignment::Center);
    let control = button(kit, content).padding([0.0, kit.px(18.0)]).width(Fill).height(Fill);
    let control = control.on_press_maybe(press.message).style(style::tile(palette));
    ringed(control, palette.amber, style::CORNER).into()
}

/// Returns a sign on a disc, which lies on the foot of the cards.
fn badge<'a, M: 'a>(kit: Kit, sign: Element<'a, M>, ink: Color) -> Element<'a, M> {
    let side = kit.px(34.0);
    let style = move |_: &Theme| container::Style {
        background: Some(kit.palette.plate.into()),
        border: border::rounded(side / 2.0).color(ink).width(2),
        ..container::Style::default()
    };
    let disc = container(sign).center(side).style(style);
    container(disc).center_x(Fill).align_bottom(Fill).padding(Padding::ZERO.bottom(kit.px(8.0))).into()
}

/// Returns cards that look out at the right, in `wide` logical pixels; one that lies face down is `None`.
pub(in crate::screen) fn pictures<'a, M: 'a>(
    kit: Kit,
    context: &'a Context,
    cards: &'static [Option<Card>],
    wide: f32,
) -> Element<'a, M> {
    drawn(wide, Fill, move |frame, rect| {
        let width = kit.px(CARD).min(0.7 * rect.height);
        let lying = cards.iter().enumerate().map(|(index, &card)| {
            let out = index as f32 - (cards.len() as f32 - 1.0) / 2.0;
            let middle = Point::new(
                (STEP * width).mul_add(out, rect.center_x()),
                (0.06 * width).mul_add(out.abs(), rect.center_y() + 0.08 * width),
            );
            Lying { card, look: Overlay::PLAIN, middle, turn: Radians((7.0 * out).to_radians()) }
        });
        let (place, picture) = context.deck.fan(width, &lying.collect::<Vec<_>>());
        frame.draw_image(place, Image::new(picture).filter_method(FilterMethod::Nearest));
    })
}
