//! Drawn parts of the first screen: cloth, logo, the fan of cards and the score pad.

use super::Saved;
use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::paint::{self, Label};
use crate::widget::{Kit, drawn};
use pitch_language::t;
use pitch_rules::{Card, Rank, Suit};

use iced::widget::canvas::{Frame, Image};
use iced::widget::image::Handle;
use iced::{Element, Fill, Padding, Point, Radians, Rectangle, Size, Vector};

/// Cards of the fan, from the left; the last lies face down.
const FAN: [Option<Card>; 5] = [
    Some(Card::new(Rank::Two, Suit::Spades)),
    Some(Card::new(Rank::Jack, Suit::Hearts)),
    Some(Card::new(Rank::Ace, Suit::Spades)),
    Some(Card::new(Rank::Queen, Suit::Diamonds)),
    None,
];
/// Height of a window below which the logo is smaller, in pixels of the design.
const LOW: f32 = 640.0;
/// Angle between two cards of the fan, in degrees.
const STEP: f32 = 12.5;

/// Place of the column of words, and the room left for cards and pad.
#[derive(Debug, Clone, Copy)]
pub(super) struct Margins {
    left: f32,
    top: f32,
    foot: f32,
    art: Rectangle,
    pad: Rectangle,
}

impl Margins {
    /// Returns the margins of a window: the cards are beside the words, or below them in a window that is higher than
    /// wide.
    pub(super) fn of(context: &Context) -> Self {
        let (window, kit) = (context.size, Kit::of(context));
        let is_tall = window.height > 1.05 * window.width;
        let left = (0.056 * window.width).clamp(24.0, kit.px(120.0));
        let words = kit.px(432.0);
        let spare = window.height - kit.px(640.0);
        let top = if is_tall { kit.px(40.0) } else { (0.3 * spare).clamp(kit.px(16.0), kit.px(180.0)) };
        let foot = (0.045 * window.height).clamp(22.0, kit.px(60.0));
        let inner = if is_tall {
            let from = top + kit.px(590.0);
            Rectangle { x: left, y: from, width: window.width - 2.0 * left, height: window.height - from - foot - 30.0 }
        } else {
            let from = left + words + kit.px(24.0);
            Rectangle { x: from, y: top, width: window.width - from - left, height: window.height - top - foot }
        };
        let side = kit.px(200.0).min(0.36 * window.width);
        let pad = Rectangle {
            x: window.width - left - side,
            y: if is_tall { top + kit.px(40.0) } else { inner.y + kit.px(24.0) },
            width: side,
            height: 0.92 * side,
        };
        let art = if is_tall {
            inner
        } else {
            let below = pad.y + 0.72 * pad.height;
            Rectangle { y: below, height: inner.y + inner.height - below, ..inner }
        };
        Margins { left, top, foot, art, pad }
    }

    /// Returns the margins around the words; the rings of buttons reach 6 pixels into them.
    pub(super) fn padding(self) -> Padding {
        Padding { left: self.left - 6.0, right: self.left, top: self.top, bottom: self.foot }
    }
}

/// Returns the name of the game with its pencil ring, and a line about it.
pub(super) fn logo<'a, M: 'a>(kit: Kit, context: &Context) -> Element<'a, M> {
    let (name, about) = (t!(context.language, "game-name"), t!(context.language, "game-subtitle"));
    let palette = kit.palette;
    // In a low window the buttons need the room.
    let share = if context.size.height < kit.px(LOW) { 0.56 } else { 1.0 };
    drawn(Fill, kit.px(184.0 * share), move |frame, rect| {
        let (size, middle) = (kit.px(66.0 * share), kit.px(72.0 * share));
        let (first, last) = name.rsplit_once(' ').map_or(("", name.as_str()), |(first, last)| (first, last));
        let first = Label::new(first, font::BOLD, size, palette.text);
        first.draw(frame, Point::new(6.0, middle));
        let last = Label::new(last, font::BOLD, size, palette.text);
        let x = 6.0 + first.width() + if first.width() > 0.0 { 0.24 * size } else { 0.0 };
        last.draw(frame, Point::new(x, middle));
        let (across, down) = (1.46 * last.width(), 1.62 * size);
        let centre = Point::new(x + 0.50 * last.width(), middle);
        let ring = Rectangle::new(centre - Vector::new(across / 2.0, down / 2.0), Size::new(across, down));
        paint::pencil_ring(frame, ring, palette.amber, kit.px(3.0 * share), 1.0);
        Label::new(&about, font::REGULAR, kit.px(19.0), palette.muted)
            .within(rect.width)
            .draw(frame, Point::new(8.0, kit.px(140.0 * share)));
    })
}

/// Draws the cloth with its line, the cards and the pad.
pub(super) fn ground<'a, M: 'a>(kit: Kit, context: &Context, saved: Option<&Saved>) -> Element<'a, M> {
    let palette = kit.palette;
    let margins = Margins::of(context);
    let width = card_width(margins.art);
    let width_px = context.deck.width_px(width);
    let pictures: Vec<Handle> = FAN
        .into_iter()
        .map(|card| match card {
            Some(card) => context.deck.face(card, width_px, Overlay::PLAIN),
            None => context.deck.back(width_px),
        })
        .collect();
    let card = context.deck.draw_rect(Rectangle::with_size(Size::new(width, 1.4 * width))).size();
    let pad = Pad::new(context, saved);
    drawn(Fill, Fill, move |frame, rect| {
        paint::felt(frame, palette, rect, rect.shrink(10.0));
        if margins.pad.width > 80.0 && margins.pad.x > margins.left + kit.px(470.0) {
            pad.draw(frame, kit, margins.pad);
        }
        if width > 40.0 {
            fan(frame, &pictures, margins.art, width, card);
        }
    })
}

/// Returns the width of the cards at which the whole fan fits into its place.
fn card_width(place: Rectangle) -> f32 {
    // The fan is 3.5 cards wide and 1.9 high.
    (place.width / 3.5).min(place.height / 1.95).min(620.0)
}

/// Draws the cards about a point far below them.
fn fan(frame: &mut Frame, pictures: &[Handle], place: Rectangle, width: f32, card: Size) {
    let middle = place.center();
    let radius = 2.35 * width;
    let pivot = Point::new(middle.x, middle.y - 0.06 * width + radius);
    for (index, picture) in pictures.iter().enumerate() {
        let degrees = STEP * (index as f32 - (pictures.len() - 1) as f32 / 2.0);
        let angle = Radians(degrees.to_radians());
        let centre = pivot + Vector::new(radius * angle.0.sin(), -radius * angle.0.cos());
        let at = Rectangle::new(centre - Vector::new(card.width / 2.0, card.height / 2.0), card);
        frame.draw_image(at, Image::new(picture.clone()).rotation(angle));
    }
}

/// Score pad beside the cards: that of the saved game, or of any two sides.
struct Pad {
    names: Vec<String>,
    totals: Vec<Vec<i32>>,
    first: usize,
}

impl Pad {
    fn new(context: &Context, saved: Option<&Saved>) -> Self {
        match saved {
            Some(saved) if !saved.totals.is_empty() && saved.scores.len() <= 4 => {
                let first = saved.totals.len().saturating_sub(4);
                let names = saved.scores.iter().map(|(name, _)| name.clone()).collect();
                Pad { names, totals: saved.totals[first..].to_vec(), first }
            }
            Some(_) | None => Pad {
                names: vec![t!(context.language, "pad-us"), t!(context.language, "pad-them")],
                totals: vec![vec![2, 1], vec![2, -2], vec![5, -1], vec![6, 2]],
                first: 0,
            },
        }
    }

    fn draw(&self, frame: &mut Frame, kit: Kit, place: Rectangle) {
        let scale = place.width / 200.0 * 1.06;
        let labels: Vec<String> = (0..self.totals.len()).map(|row| (self.first + row + 1).to_string()).collect();
        let columns = self.names.iter().map(|name| paint::Column { name, is_pitcher: false }).collect();
        let rows = labels.iter().zip(&self.totals);
        let rows = rows.map(|(label, totals)| paint::Row { label, totals: totals.clone() }).collect();
        let rect = Rectangle::with_size(place.size());
        frame.with_save(|frame| {
            frame.translate(place.position() - Point::ORIGIN);
            frame.rotate(Radians(6_f32.to_radians()));
            paint::pad(frame, kit.palette, scale, rect, &paint::Pad { columns, rows, note: None, ring: None });
        });
    }
}
