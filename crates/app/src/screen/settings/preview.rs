//! Preview of the table: a hand, a trick and a seat, on the cloth beside the sheet.

use super::Message;
use crate::context::Context;
use crate::deck::{Deck, Overlay};
use crate::font;
use crate::layout::Placement;
use crate::paint::{self, Label};
use crate::portrait::{Mood, Portrait};
use crate::widget::{Kit, drawn};
use pitch_language::t;
use pitch_players::Character;
use pitch_rules::{Card, Rank, Suit};
use pitch_session::settings::CardSize;

use iced::widget::canvas::{Frame, Image};
use iced::widget::image::Handle;
use iced::widget::stack;
use iced::{Element, Fill, Point, Radians, Rectangle, Size, Vector};

use std::ops::RangeInclusive;

/// Cards of the hand, and the places of those that may be played.
const HAND: [Card; 5] = [
    Card::new(Rank::Ace, Suit::Clubs),
    Card::new(Rank::Queen, Suit::Hearts),
    Card::new(Rank::Six, Suit::Hearts),
    Card::new(Rank::Jack, Suit::Spades),
    Card::new(Rank::Ten, Suit::Diamonds),
];
const PLAYABLE: RangeInclusive<usize> = 0..=2;
/// Cards of the trick: the one that was led, and the best.
const TRICK: [Card; 2] = [Card::new(Rank::King, Suit::Hearts), Card::new(Rank::Two, Suit::Clubs)];

/// Width of the preview, and side of a face in it, in pixels of the design.
const WIDTH: f32 = 304.0;
const FACE: f32 = 84.0;

/// Cards on the table, the lowest first.
struct Cards<'a> {
    deck: &'a Deck,
    lying: Vec<(Handle, Rectangle, Radians)>,
}

impl Cards<'_> {
    /// Lays a card down; `None` is a card lying face down.
    fn lay(&mut self, card: Option<Card>, look: Overlay, at: Placement) {
        let width = self.deck.width_px(at.size.width);
        let picture = card.map_or_else(|| self.deck.back(width), |card| self.deck.face(card, width, look));
        self.lying.push((picture, self.deck.draw_rect(at.rect()), at.angle));
    }
}

/// Draws the preview.
pub(super) fn table<'a>(kit: Kit, context: &'a Context) -> Element<'a, Message> {
    let (palette, l, scale) = (kit.palette, &context.language, kit.scale);
    let width = kit.px(WIDTH);
    let middle = width / 2.0;
    let large = kit.px(larger(context.settings.card_size));
    let face =
        Rectangle::new(Point::new(middle - kit.px(FACE) / 2.0, kit.px(14.0)), Size::new(kit.px(FACE), kit.px(FACE)));
    let four_colours = context.settings.four_colours;
    let (trick_card, hand_card) = (card(92.0 * large), card(94.0 * large));
    let trick = Point::new(middle, face.y + face.height + kit.px(34.0) + trick_card.height / 2.0);
    let hand = Point::new(middle, trick.y + (trick_card.height + hand_card.height) / 2.0 + kit.px(56.0));
    let foot = Point::new(middle, hand.y + hand_card.height / 2.0 + kit.px(44.0));

    let mut cards = Cards { deck: &context.deck, lying: Vec::new() };
    for place in [-1.0, 0.0, 1.0] {
        let centre = Point::new(kit.px(9.0).mul_add(place, middle), kit.px(96.0));
        cards.lay(None, Overlay::PLAIN, Placement::new(centre, card(kit.px(25.0)), 5.0 * place));
    }
    let beside = Vector::new(0.56 * trick_card.width, 0.0);
    let led = Placement::new(trick - beside, trick_card, -2.2);
    let best = Placement::new(trick + beside, trick_card, 1.8);
    cards.lay(Some(TRICK[0]), Overlay::PLAIN, led);
    cards.lay(Some(TRICK[1]), Overlay::EDGED, best);
    for (index, held) in HAND.into_iter().enumerate() {
        let place = index as f32 - (HAND.len() - 1) as f32 / 2.0;
        let (look, raise) =
            if PLAYABLE.contains(&index) { (Overlay::PLAIN, kit.px(10.0)) } else { (Overlay::COVERED, 0.0) };
        let centre = Point::new(kit.px(40.0).mul_add(place, hand.x), hand.y - raise);
        cards.lay(Some(held), look, Placement::about_wrist(centre, hand_card, 3.0 * place));
    }
    let lying = cards.lying;
    let portrait = context
        .portraits
        .get(Portrait::Character(Character::Nia, Mood::Calm), (face.width * context.scale()).round() as u32);
    let under = drawn(Fill, Fill, move |frame: &mut Frame, _| {
        frame.draw_image(face, Image::new(portrait.clone()));
        for (picture, place, angle) in &lying {
            frame.draw_image(*place, Image::new(picture.clone()).rotation(*angle));
        }
    });

    let (name, title) = (Character::Nia.name().to_owned(), t!(l, "settings-preview"));
    let over = drawn(Fill, Fill, move |frame, _| {
        let at = Point::new(middle + 0.62 * face.width, face.y + 0.26 * face.height);
        Label::new(&name, font::SEMIBOLD, 18.0 * scale, palette.text).draw(frame, at);
        paint::pile(frame, palette, at + Vector::new(0.0, 28.0 * scale), 1.0, 2, scale);
        paint::led_disc(frame, palette, led.at(0.06, 0.95), 12.0 * scale, Suit::Hearts, four_colours);
        paint::crown(frame, palette, best.at(0.9, 0.04), Radians(0.0), 24.0 * scale);
        Label::new(&title, font::REGULAR, kit.px(14.0), palette.muted).centred().draw(frame, foot);
    });
    stack![under, over].width(width).height(foot.y + kit.px(12.0)).into()
}

const fn card(width: f32) -> Size {
    Size::new(width, 1.4 * width)
}

/// Returns the size of the cards of a hand and a trick in proportion to the usual one.
const fn larger(size: CardSize) -> f32 {
    match size {
        CardSize::Small => 0.84,
        CardSize::Normal => 1.0,
        CardSize::Large => 1.12,
        CardSize::Huge => 1.24,
    }
}
