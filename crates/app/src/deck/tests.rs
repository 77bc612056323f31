//! What must hold for the pictures of every card.

mod sheet;
mod sizes;
mod suits;

use super::*;
use pitch_deck::{Color, suit_colour};
use pitch_rules::{Cards, Rank, Suit};
use pitch_session::settings::Back;

use std::collections::HashSet;

const TONES: Tones = Tones {
    paper: Color::from_rgb8(0xff, 0xfd, 0xf6),
    cover: Color { a: 0.46, ..Color::from_rgb8(0x16, 0x38, 0x2f) },
    now: Color::from_rgb8(0xf6, 0xbc, 0x45),
};

/// A picture in straight RGBA with the size of the card in it.
struct Picture {
    pixels: Vec<[u8; 4]>,
    across: usize,
    margin: usize,
}

impl Picture {
    fn new(deck: &Deck, handle: &Handle, width_px: u32) -> Self {
        let margin = deck.margin_px(width_px);
        let Handle::Rgba { width, height, pixels, .. } = handle else { panic!("no pixels") };
        assert_eq!((*width, *height), (width_px + 2 * margin, height_px(width_px) + 2 * margin));
        let pixels = pixels.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]).collect();
        Picture { pixels, across: *width as usize, margin: margin as usize }
    }

    fn of(deck: &Deck, card: Card, width_px: u32, look: Overlay) -> Self {
        Picture::new(deck, &deck.face(card, width_px, look), width_px)
    }

    fn down(&self) -> usize {
        self.pixels.len() / self.across
    }

    fn at(&self, x: usize, y: usize) -> [u8; 4] {
        self.pixels[y * self.across + x]
    }

    /// The pixels of the card alone, without its margin, row by row.
    fn card(&self) -> Vec<[u8; 4]> {
        let rows = self.margin..self.down() - self.margin;
        rows.flat_map(|y| (self.margin..self.across - self.margin).map(move |x| self.at(x, y))).collect()
    }
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn styles() -> impl Iterator<Item = Style> {
    (0..8).map(|bits| Style {
        four_colours: bits & 1 != 0,
        large_index: bits & 2 != 0,
        bold: bits & 4 != 0,
        back: Back::Brick,
    })
}

/// How far two colors are apart, at most 255.
fn distance(one: [u8; 4], other: [u8; 4]) -> u8 {
    one.iter().zip(other).map(|(one, other)| one.abs_diff(other)).max().unwrap_or(0)
}

#[test]
fn all_faces_differ_in_every_style() {
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        let mut seen = HashSet::new();
        for card in Cards::PACK | Cards::JOKERS {
            assert!(
                seen.insert(Picture::of(&deck, card, 108, Overlay::PLAIN).pixels),
                "{card} looks like another in {style:?}"
            );
        }
        assert!(seen.insert(Picture::new(&deck, &deck.back(108), 108).pixels));
        assert_eq!(seen.len(), 55);
    }
}

#[test]
fn cards_without_an_up_look_alike_upside_down() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    for card in Cards::PACK {
        let (rank, suit) = card.print().expect("a rank and a suit");
        let all_suits = [Rank::Two, Rank::Four, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King].contains(&rank);
        let same = all_suits || (suit == Suit::Diamonds && rank != Rank::Seven);
        let pixels = Picture::of(&deck, card, 200, Overlay::PLAIN).card();
        let turned = pixels
            .iter()
            .zip(pixels.iter().rev())
            .filter(|(one, other)| one[3] == 255 && other[3] == 255 && distance(**one, **other) > 60)
            .count();
        // Painting rounds a little otherwise upside down, which moves a few soft pixels.
        assert_eq!(turned < 60, same, "{card}: {turned} pixels differ");
    }
}

#[test]
fn courts_stay_in_their_frames() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    for card in ["KS", "QH", "JD", "KC"].map(card) {
        for width_px in [60, 74, 132, 200] {
            let pixels = Picture::of(&deck, card, width_px, Overlay::PLAIN).card();
            let row = pixels.len() / width_px as usize / 2 * width_px as usize;
            // From the edge line to the frame, at the height of the seam.
            for x in width_px / 50..width_px * 20 / 100 {
                let pixel = pixels[row + x as usize];
                assert_eq!(pixel, [0xff, 0xfd, 0xf6, 255], "{card} at {width_px}: ink at {x}");
            }
        }
    }
}

#[test]
fn red_suits_are_red_and_black_ones_black() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    for card in Cards::PACK {
        let inks = |deck: &Deck, wanted: Color| {
            let [r, g, b, _] = wanted.into_rgba8();
            Picture::of(deck, card, 132, Overlay::PLAIN).pixels.iter().filter(|pixel| **pixel == [r, g, b, 255]).count()
        };
        let (black, red) = (suit_colour(Suit::Spades, Style::default()), suit_colour(Suit::Hearts, Style::default()));
        let suit = card.suit().expect("a suit");
        let (own, other) = if suit.is_red() { (red, black) } else { (black, red) };
        assert!(inks(&deck, own) > 100, "{card} lacks its colour");
        // The lips of queens are red in every suit.
        assert!(inks(&deck, other) < 40, "{card} has the other colour");
        let four = Deck::new(Style { four_colours: true, ..Style::default() }, TONES, 1.0);
        assert!(inks(&four, suit_colour(suit, four.style())) > 100, "{card} lacks its own colour of four");
    }
}

#[test]
fn corners_are_transparent_and_the_middle_is_not() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    for look in [Overlay::PLAIN, Overlay::COVERED, Overlay::EDGED] {
        for width_px in [44, 52, 132, 330] {
            let picture = Picture::of(&deck, card("9H"), width_px, look);
            let (right, bottom) = (picture.across - 1, picture.down() - 1);
            for (x, y) in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
                assert!(picture.at(x, y)[3] <= 1, "{look:?} at {width_px}: corner {x} {y} is {:?}", picture.at(x, y));
            }
            assert_eq!(picture.at(right / 2, bottom / 2)[3], 255);
            // Just within the corner of the card the felt is seen too, under the shadow at most.
            let plain = look.edged || picture.at(picture.margin, picture.margin)[3] < 100;
            assert!(plain, "{look:?} at {width_px} has a square corner");
        }
    }
}

#[test]
fn the_shadow_lies_below_and_fades() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let picture = Picture::of(&deck, card("9H"), 132, Overlay::PLAIN);
    let (middle, last) = (picture.across / 2, picture.down() - 1);
    let below: Vec<u8> = (0..picture.margin).map(|by| picture.at(middle, last - by)[3]).collect();
    assert!(below.is_sorted() && below[0] <= 5 && below[picture.margin - 1] > 50, "{below:?}");
    assert!(picture.at(middle, picture.margin - 1)[3] < below[picture.margin - 1], "light must come from above");
}

#[test]
fn a_trump_of_another_suit_bears_the_pip_of_trump_in_every_style() {
    let jack = card("JD");
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        for (width_px, look) in [(44, Overlay::PLAIN), (74, Overlay::PLAIN), (132, Overlay::COVERED)] {
            let marked = |trump| Picture::of(&deck, jack, width_px, Overlay { trump, ..look }).card();
            let (plain, hearts) = (marked(None), marked(Some(Suit::Hearts)));
            let clear = |pixels: &[[u8; 4]], others: &[[u8; 4]]| {
                pixels.iter().zip(others).filter(|(one, other)| distance(**one, **other) > 60).count()
            };
            let changed = clear(&plain, &hearts);
            assert!(changed * 150 > plain.len(), "{changed} of {} pixels at {width_px} in {style:?}", plain.len());
            // In one color the outlines differ.
            assert!(clear(&hearts, &marked(Some(Suit::Spades))) > 8, "hearts and spades at {width_px} in {style:?}");
            // What the next card of a hand leaves to be seen shows all of the upper mark.
            let beyond = |(place, _): &(usize, _)| place % width_px as usize > width_px as usize * 45 / 100;
            let upper = plain.len() / 2;
            let right = plain.iter().zip(&hearts).enumerate().filter(beyond).take_while(|(place, _)| *place < upper);
            assert!(right.filter(|(_, (one, other))| one != other).count() == 0, "at {width_px} in {style:?}");
        }
    }
}

#[test]
fn cover_and_edge_are_seen() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let (plain, covered, edged) = (
        Picture::of(&deck, card("2C"), 108, Overlay::PLAIN),
        Picture::of(&deck, card("2C"), 108, Overlay::COVERED),
        Picture::of(&deck, card("2C"), 108, Overlay::EDGED),
    );
    let (x, y) = (plain.across / 2, plain.down() / 2);
    assert_eq!(plain.at(x, y), [0xff, 0xfd, 0xf6, 255]);
    assert!(distance(covered.at(x, y), [0x94, 0xa2, 0x9a, 255]) <= 2, "{:?}", covered.at(x, y));
    assert_eq!(edged.at(x, y), plain.at(x, y));
    assert_eq!(edged.at(plain.margin - 1, y), [0xf6, 0xbc, 0x45, 255]);
    assert_eq!(edged.at(plain.margin + 2, y), plain.at(plain.margin + 2, y), "the edge lies outside of the card");
}

#[test]
fn pictures_are_kept_until_the_style_changes() {
    let mut deck = Deck::new(Style::default(), TONES, 1.0);
    let first = deck.face(card("AS"), 108, Overlay::PLAIN).id();
    assert_eq!(deck.face(card("AS"), 108, Overlay::PLAIN).id(), first);
    assert_ne!(deck.face(card("AS"), 108, Overlay::COVERED).id(), first);
    deck.restyle(Style::default(), TONES, 1.0);
    assert_eq!(deck.face(card("AS"), 108, Overlay::PLAIN).id(), first);
    deck.restyle(Style { four_colours: true, ..Style::default() }, TONES, 1.0);
    assert_eq!(deck.cache.borrow().bytes(), 0);
}
