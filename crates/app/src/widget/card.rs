//! Cards on a page: one drawn from the deck, and rows of rank and pip.

use super::drawn;
use crate::context::Context;
use crate::deck::{Deck, Overlay};
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

/// Returns the sign of a card's rank, as in its corner; empty for a joker, which is told by its star.
pub(crate) fn rank_sign(card: Card) -> String {
    match card.rank() {
        Some(Rank::Ten) => "10".to_owned(),
        Some(rank) => rank.to_string(),
        None => String::new(),
    }
}
