//! Decks with every back, for the pictures of the choice between them.

use crate::app::context::Context;
use crate::app::deck::{Deck, Style};
use crate::app::widget::card_picture;
use crate::session::settings::Back;

use iced::Element;

use std::cell::RefCell;

/// A deck for each back that was asked for; they follow the look of the cards like that of the table.
#[derive(Debug, Default)]
pub(super) struct Samples(RefCell<Vec<(Back, Deck)>>);

impl Samples {
    /// A card with this back, `width` logical pixels wide.
    pub fn back<'a, M: 'a>(&self, context: &Context, back: Back, width: f32) -> Element<'a, M> {
        let (style, tones, scale) = (Style { back, ..context.deck.style() }, context.tones(), context.scale());
        let mut decks = self.0.borrow_mut();
        let at = decks.iter().position(|(kept, _)| *kept == back).unwrap_or_else(|| {
            decks.push((back, Deck::new(style, tones, scale)));
            decks.len() - 1
        });
        let deck = &mut decks[at].1;
        deck.restyle(style, tones, scale);
        card_picture(deck, deck.back(deck.width_px(width)), width)
    }
}
