//! Small card that marks a game.

use super::Message;
use crate::context::Context;
use crate::font;
use crate::paint::{self, Label};
use crate::widget::{self, Kit, drawn};
use pitch_rules::{Card, Preset, Rank, Suit};

use iced::{Element, Point, Rectangle};

/// Returns a small card with an index, the sign of a game.
pub(super) fn sign<'a>(kit: Kit, context: &Context, game: Preset) -> Element<'a, Message> {
    let (card, palette) = (emblem(game), kit.palette);
    let colour = palette.card(card, context.settings.four_colours);
    let (width, height) = (kit.px(25.0), kit.px(35.0));
    drawn(width, height, move |frame, rect| {
        let corner = 0.12 * rect.width;
        paint::fill(frame, rect, corner, palette.card_paper);
        paint::edge(frame, rect, corner, palette.card_edge, 1.0);
        let rank = widget::rank_sign(card);
        let middle = Point::new(rect.center_x(), 0.30 * rect.height);
        Label::new(&rank, font::BOLD, 0.44 * rect.height, colour).centred().draw(frame, middle);
        if card.is_joker() {
            return paint::emblem(frame, card, rect.center(), 0.5 * rect.height, colour);
        }
        let pip = Rectangle { y: 0.5 * rect.height, height: 0.45 * rect.height, ..rect };
        paint::emblem(frame, card, pip.center(), 0.36 * rect.height, colour);
    })
}

/// Returns the card that marks a game: the jack that must fall, the six that scores two, the five that can be bid.
const fn emblem(game: Preset) -> Card {
    let (rank, suit) = match game {
        Preset::AuctionPitch => (Rank::Ace, Suit::Spades),
        Preset::Setback => (Rank::Two, Suit::Hearts),
        Preset::Trinidad => (Rank::Six, Suit::Diamonds),
        Preset::Lancashire => (Rank::Six, Suit::Clubs),
        Preset::WestYorkshire => (Rank::Jack, Suit::Spades),
        Preset::Blackburn => (Rank::Jack, Suit::Hearts),
        Preset::Britannica1911 => (Rank::King, Suit::Clubs),
        Preset::CommercialPitch => (Rank::King, Suit::Diamonds),
        Preset::SevenUp => (Rank::Seven, Suit::Hearts),
        Preset::Smudge => (Rank::Four, Suit::Spades),
        Preset::SmudgeBid => (Rank::Five, Suit::Spades),
        Preset::NoAuctionPitch => (Rank::Queen, Suit::Diamonds),
        Preset::Racehorse => (Rank::Ten, Suit::Clubs),
        Preset::JokerPitch => return Card::HIGH_JOKER,
        Preset::FivePoint => (Rank::Jack, Suit::Diamonds),
        Preset::SevenPoint => (Rank::Jack, Suit::Clubs),
        Preset::WestMichigan => (Rank::Seven, Suit::Clubs),
        Preset::EuchreSetback => (Rank::Nine, Suit::Spades),
        Preset::PedroSancho => (Rank::Five, Suit::Hearts),
        Preset::Snoozer => return Card::LOW_JOKER,
        Preset::TenPoint => (Rank::Ten, Suit::Spades),
        Preset::Colorado => (Rank::Nine, Suit::Hearts),
        Preset::ThirteenPoint => (Rank::Three, Suit::Diamonds),
        Preset::Pawnee => (Rank::King, Suit::Hearts),
        Preset::Schmier => (Rank::Two, Suit::Clubs),
        Preset::WisconsinSmear => (Rank::Seven, Suit::Spades),
        Preset::SmearTen => (Rank::Three, Suit::Clubs),
        Preset::Cinch => (Rank::Five, Suit::Diamonds),
        Preset::WidowCinch => (Rank::Four, Suit::Diamonds),
        Preset::Pedro => (Rank::Five, Suit::Clubs),
        Preset::Pidro => (Rank::Two, Suit::Spades),
        Preset::AllFives => (Rank::Ten, Suit::Hearts),
        Preset::CaliforniaJack => (Rank::Ace, Suit::Diamonds),
        Preset::ShastaSam => (Rank::Ace, Suit::Clubs),
        Preset::NineCardDon => (Rank::Nine, Suit::Clubs),
        Preset::IrishDon => (Rank::Nine, Suit::Diamonds),
        Preset::Phat => (Rank::Eight, Suit::Hearts),
    };
    Card::new(rank, suit)
}
