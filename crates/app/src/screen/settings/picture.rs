//! Pictures of what can be chosen: small tables in each look, cards in each size, their backs, pips and indices.

use super::{Message, Setting};
use crate::context::Context;
use crate::deck::{Deck, Overlay, Style};
use crate::icon;
use crate::paint;
use crate::portrait::Portrait;
use crate::theme::{Look, Palette};
use crate::widget::{Kit, drawn, icon as sign, portrait};
use pitch_rules::{Card, Rank, Suit};
use pitch_session::Settings as Stored;
use pitch_session::settings::{Back, CardSize, Theme};

use iced::theme::Mode;
use iced::widget::canvas::Image;
use iced::widget::image::FilterMethod;
use iced::widget::row;
use iced::{Alignment, Element, Point, Radians, Rectangle, Size};

use std::cell::RefCell;

/// Width and height of a small table, in pixels of the design.
const TABLE: Size = Size::new(122.0, 76.0);
/// Widths of a card on a small table, of a back, and of a card that shows its index, in pixels of the design.
const ON_TABLE: f32 = 40.0;
const BACK: f32 = 40.0;
const INDEX: f32 = 38.0;
/// Width of a face, in pixels of the design.
const FACE: f32 = 44.0;
/// Widths of pips and of what lies between them, in pixels of the design.
const PIP: f32 = 24.0;
const APART: f32 = 14.0;

/// Returns the picture of a value of a setting, with its width in logical pixels; `None` if the setting has no pictures.
pub(super) fn of_value<'a>(
    samples: &Samples,
    kit: Kit,
    context: &'a Context,
    setting: Setting,
    value: &Stored,
) -> Option<(Element<'a, Message>, f32)> {
    Some(match setting {
        Setting::Theme => (table(kit, context, value.theme), kit.px(TABLE.width)),
        Setting::Back => (samples.back(context, value.back, kit.px(BACK)), kit.px(BACK)),
        Setting::Face => {
            let (seat, _, look) = value.last_game.own()?;
            (portrait(kit, context, Portrait::of_person(seat, look.face), FACE), kit.px(FACE))
        }
        Setting::CardSize => {
            let width = kit.px(larger(value.card_size));
            let king = context.deck.face(KING, context.deck.width_px(width), Overlay::PLAIN);
            (cut(&context.deck, king, width, 1.4 * width), width)
        }
        _ => return None,
    })
}

/// Returns the picture beside the control of a setting, with its width in logical pixels, if it has one.
pub(super) fn beside(kit: Kit, context: &Context, setting: Setting) -> Option<(Element<'_, Message>, f32)> {
    match setting {
        Setting::FourColours => {
            let count = Suit::ALL.len() as f32;
            let width = kit.px(count * (PIP + APART));
            let pips = drawn(width, kit.px(PIP + 12.0), move |frame, rect: Rectangle| {
                // Pips are as on cards, whose paper is light in every look.
                paint::fill(frame, rect, kit.px(6.0), kit.palette.card_paper);
                for (suit, place) in [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].into_iter().zip(0_u8..) {
                    let x = kit.px(f32::from(place).mul_add(PIP + APART, (PIP + APART) / 2.0));
                    let centre = Point::new(x, rect.center_y());
                    paint::pip(frame, suit, centre, kit.px(PIP), kit.palette.suit(suit, true));
                }
            });
            Some((pips, width))
        }
        Setting::LargeIndex => {
            let width = kit.px(INDEX);
            let king = |look| {
                let face = context.deck.face(KING, context.deck.width_px(width), look);
                cut(&context.deck, face, width, 1.24 * width)
            };
            let small = king(Overlay { small_index: true, ..Overlay::PLAIN });
            let large = king(Overlay { large_index: true, ..Overlay::PLAIN });
            let onwards = sign(kit, icon::CHEVRON, 16.0, kit.palette.ink);
            let kings = row![small, onwards, large].spacing(kit.px(10.0)).align_y(Alignment::Center);
            Some((kings.into(), 2.0f32.mul_add(width, kit.px(36.0))))
        }
        _ => None,
    }
}

/// Card that shows what becomes of cards.
const KING: Card = Card::new(Rank::King, Suit::Hearts);

/// Returns the width of a card of a size, in pixels of the design.
const fn larger(size: CardSize) -> f32 {
    match size {
        CardSize::Small => 30.0,
        CardSize::Normal => 36.0,
        CardSize::Large => 42.0,
        CardSize::Huge => 48.0,
    }
}

/// Draws the upper part of a card, `width` and `height` logical pixels large.
fn cut<'a>(deck: &Deck, picture: iced::widget::image::Handle, width: f32, height: f32) -> Element<'a, Message> {
    let place = deck.draw_rect(Rectangle::new(Point::ORIGIN, Size::new(width, 1.4 * width)));
    drawn(width, height, move |frame, _| {
        frame.draw_image(place, Image::new(picture.clone()).filter_method(FilterMethod::Nearest));
    })
}

/// Draws two cards on the cloth of a look; that of the system is half light and half dark.
fn table<'a>(kit: Kit, context: &Context, theme: Theme) -> Element<'a, Message> {
    let [light, dark] = [Mode::Light, Mode::Dark].map(|mode| Look::of(theme, mode, false).palette());
    let (deck, size) = (&context.deck, Size::new(kit.px(TABLE.width), kit.px(TABLE.height)));
    let edge = kit.palette.control_edge;
    let card = Size::new(kit.px(ON_TABLE), 1.4 * kit.px(ON_TABLE));
    let lying =
        [(Card::new(Rank::Jack, Suit::Spades), -0.42, -5.0), (Card::new(Rank::Ace, Suit::Hearts), 0.42, 7.0_f32)];
    let lying = lying.map(|(shown, beside, angle): (Card, f32, f32)| {
        let centre = Point::new(card.width.mul_add(beside, size.width / 2.0), size.height / 2.0);
        let place = Rectangle::new(Point::new(centre.x - card.width / 2.0, centre.y - card.height / 2.0), card);
        let picture = deck.face(shown, deck.width_px(card.width), Overlay::PLAIN);
        (picture, deck.draw_rect(place), Radians(angle.to_radians()))
    });
    drawn(size.width, size.height, move |frame, rect| {
        let half = |palette: &Palette, frame: &mut _, begin: f32, width: f32| {
            paint::cloth(frame, palette, Rectangle { x: begin, width, ..rect });
        };
        half(light, frame, 0.0, rect.width / 2.0);
        half(dark, frame, rect.width / 2.0, rect.width / 2.0);
        paint::edge(frame, rect, 0.0, edge, 1.0);
        for (picture, place, angle) in &lying {
            frame.draw_image(*place, Image::new(picture.clone()).rotation(*angle));
        }
    })
}

/// Decks for the backs that were asked for; they follow the look of the cards like that of the table.
#[derive(Debug, Default)]
pub(super) struct Samples(RefCell<Vec<(Back, Deck)>>);

impl Samples {
    /// Returns a card with this back, `width` logical pixels wide.
    fn back<'a>(&self, context: &Context, back: Back, width: f32) -> Element<'a, Message> {
        let (style, tones, scale) = (Style { back, ..context.deck.style() }, context.tones(), context.scale());
        let mut decks = self.0.borrow_mut();
        let at = decks.iter().position(|(kept, _)| *kept == back).unwrap_or_else(|| {
            decks.push((back, Deck::new(style, tones, scale)));
            decks.len() - 1
        });
        let deck = &mut decks[at].1;
        deck.restyle(style, tones, scale);
        cut(deck, deck.back(deck.width_px(width)), width, 1.4 * width)
    }
}
