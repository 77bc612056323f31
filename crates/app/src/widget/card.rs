//! Cards on a page: one drawn from the deck, and rows of rank and pip.

use super::{Kit, drawn};
use crate::context::Context;
use crate::deck::{Deck, Overlay};
use crate::font;
use crate::paint::{self, Label};
use pitch_rules::{Card, Rank, Suit};

use iced::widget::canvas::Image;
use iced::widget::image::{FilterMethod, Handle};
use iced::{Element, Point, Rectangle, Size};

/// Draws a card with a large index, `width` logical pixels wide, with the trump suit where it is a trump of another
/// suit.
pub fn card<'a, M: 'a>(context: &Context, (card, trump): (Card, Option<Suit>), width: f32) -> Element<'a, M> {
    let look = Overlay { large_index: true, trump, ..Overlay::PLAIN };
    card_picture(&context.deck, context.deck.face(card, context.deck.width_px(width), look), width)
}

/// Returns the margin of the picture of a card `width` logical pixels wide, for its shadow.
pub(crate) fn card_margin(width: f32) -> f32 {
    (0.08 * width).ceil().max(8.0)
}

/// Draws the picture of a card of a deck, `width` logical pixels wide.
pub(crate) fn card_picture<'a, M: 'a>(deck: &Deck, picture: Handle, width: f32) -> Element<'a, M> {
    let margin = card_margin(width);
    let size = Size::new(width, 1.4 * width);
    let place = deck.draw_rect(Rectangle::new(Point::new(margin, margin), size));
    drawn(size.width + 2.0 * margin, size.height + 2.0 * margin, move |frame, _| {
        frame.draw_image(place, Image::new(picture.clone()).filter_method(FilterMethod::Nearest));
    })
}

/// Measures of a row of cards that are told by rank and pip.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CardsRow {
    /// Room in logical pixels.
    pub width: f32,
    /// `true` if each suit has a color of its own.
    pub four_colours: bool,
    /// `true` if the row ends at the right.
    pub is_right: bool,
}

/// Draws cards by rank and pip on a line, closer together when they are many; as many as there is room for.
pub(crate) fn cards_row<'a, M: 'a>(kit: Kit, cards: Vec<Card>, row: CardsRow) -> Element<'a, M> {
    let palette = kit.palette;
    let size = kit.px(15.0);
    let pip = 0.72 * size;
    drawn(row.width, 1.5 * size, move |frame, rect| {
        let ranks: Vec<String> = cards.iter().map(|card| rank_sign(*card)).collect();
        let widths: Vec<f32> = ranks.iter().map(|rank| font::width(rank, font::SEMIBOLD, size) + 2.0 + pip).collect();
        let total: f32 = widths.iter().sum();
        let gaps = cards.len().saturating_sub(1).max(1) as f32;
        let gap = ((rect.width - total) / gaps).clamp(2.0, 0.8 * size);
        let used = gap.mul_add(cards.len().saturating_sub(1) as f32, total);
        let mut x = if row.is_right { (rect.width - used).max(0.0) } else { 0.0 };
        for ((card, rank), width) in cards.iter().zip(&ranks).zip(widths) {
            // Dark paper takes the red and the ink of its own, not those of the cards.
            let is_dark = palette.ink.r > 0.5;
            let colour = match (is_dark, card.suit().is_some_and(Suit::is_red), row.four_colours) {
                (true, true, _) => palette.pencil,
                (true, false, _) => palette.ink,
                (false, _, four_colours) => palette.card(*card, four_colours),
            };
            let label = Label::new(rank, font::SEMIBOLD, size, colour);
            label.draw(frame, Point::new(x, rect.center_y()));
            let middle = Point::new(x + width - pip / 2.0, rect.center_y());
            paint::emblem(frame, *card, middle, pip, colour);
            x += width + gap;
        }
    })
}

/// Returns the sign of a card's rank, as in its corner; empty for a joker, which is told by its star.
pub(crate) fn rank_sign(card: Card) -> String {
    match card.rank() {
        Some(Rank::Ten) => "10".to_owned(),
        Some(rank) => rank.to_string(),
        None => String::new(),
    }
}
