//! What must hold for the pictures of every card.

use super::*;
use crate::engine::{Cards, Rank, Suit};
use crate::session::settings::Back;

use iced::Color;

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

    fn of(deck: &Deck, card: Card, width_px: u32, look: Look) -> Self {
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

/// How far two colours are apart, at most 255.
fn distance(one: [u8; 4], other: [u8; 4]) -> u8 {
    one.iter().zip(other).map(|(one, other)| one.abs_diff(other)).max().unwrap_or(0)
}

#[test]
fn all_faces_and_jokers_differ_in_every_style() {
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        let mut seen = HashSet::new();
        for card in Cards::PACK {
            assert!(
                seen.insert(Picture::of(&deck, card, 108, Look::PLAIN).pixels),
                "{card} looks like another in {style:?}"
            );
        }
        for joker in [Joker::High, Joker::Low] {
            let handle = deck.joker(joker, 108, Look::PLAIN);
            assert!(seen.insert(Picture::new(&deck, &handle, 108).pixels), "{joker:?} looks like a card");
        }
        assert!(seen.insert(Picture::new(&deck, &deck.back(108), 108).pixels));
        assert_eq!(seen.len(), 55);
    }
}

#[test]
fn cards_without_an_up_look_alike_upside_down() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    for card in Cards::PACK {
        let all_suits = [Rank::Two, Rank::Four, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King].contains(&card.rank());
        let same = all_suits || (card.suit() == Suit::Diamonds && card.rank() != Rank::Seven);
        let pixels = Picture::of(&deck, card, 200, Look::PLAIN).card();
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
            let pixels = Picture::of(&deck, card, width_px, Look::PLAIN).card();
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
            Picture::of(deck, card, 132, Look::PLAIN).pixels.iter().filter(|pixel| **pixel == [r, g, b, 255]).count()
        };
        let (black, red) = (suit_colour(Suit::Spades, Style::default()), suit_colour(Suit::Hearts, Style::default()));
        let (own, other) = if card.suit().is_red() { (red, black) } else { (black, red) };
        assert!(inks(&deck, own) > 100, "{card} lacks its colour");
        // The lips of queens are red in every suit.
        assert!(inks(&deck, other) < 40, "{card} has the other colour");
        let four = Deck::new(Style { four_colours: true, ..Style::default() }, TONES, 1.0);
        assert!(inks(&four, suit_colour(card.suit(), four.style())) > 100, "{card} lacks its own colour of four");
    }
}

#[test]
fn corners_are_transparent_and_the_middle_is_not() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    for look in [Look::PLAIN, Look::COVERED, Look::EDGED] {
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
    let picture = Picture::of(&deck, card("9H"), 132, Look::PLAIN);
    let (middle, last) = (picture.across / 2, picture.down() - 1);
    let below: Vec<u8> = (0..picture.margin).map(|by| picture.at(middle, last - by)[3]).collect();
    assert!(below.is_sorted() && below[0] <= 5 && below[picture.margin - 1] > 50, "{below:?}");
    assert!(picture.at(middle, picture.margin - 1)[3] < below[picture.margin - 1], "light must come from above");
}

#[test]
fn every_width_of_a_layout_can_be_drawn() {
    for style in styles() {
        let deck = Deck::new(style, TONES, 1.0);
        for width_px in (44..=480).step_by(109).chain([480]) {
            for name in ["AS", "TD", "QC", "7H"] {
                let pixels = Picture::of(&deck, card(name), width_px, Look::PLAIN).card();
                let colours: HashSet<_> = pixels.into_iter().collect();
                assert!(colours.len() > 8, "{name} at {width_px} is blank in {style:?}");
            }
        }
    }
}

#[test]
fn small_cards_have_the_large_index() {
    let large = Style { large_index: true, ..Style::default() };
    let picture = |style: Style, scale: f32, width_px: u32, look: Look| {
        Picture::of(&Deck::new(style, TONES, scale), card("9H"), width_px, look).pixels
    };
    let is_large = |scale: f32, width_px: u32, look: Look| {
        picture(Style::default(), scale, width_px, look) == picture(large, scale, width_px, Look::PLAIN)
    };
    assert!(!is_large(1.0, 58, Look::PLAIN));
    assert!(is_large(1.0, 57, Look::PLAIN));
    assert!(is_large(2.0, 115, Look::PLAIN), "57.5 logical pixels are small");
    assert!(!is_large(2.0, 116, Look::PLAIN));
    assert!(is_large(1.0, 58, Look { large_index: true, ..Look::PLAIN }));
}

#[test]
fn suits_keep_their_shape_without_colour() {
    // As a player without colours sees the large pip of a small card.
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let shape = |suit: Suit| -> Vec<bool> {
        let pixels = Picture::of(&deck, Card::new(Rank::Nine, suit), 44, Look::PLAIN).card();
        pixels.into_iter().map(|[r, g, b, _]| u32::from(r) * 3 + u32::from(g) * 6 + u32::from(b) < 1500).collect()
    };
    for one in Suit::ALL {
        assert!(shape(one).iter().any(|dark| *dark));
        for other in Suit::ALL {
            let differ = shape(one).iter().zip(shape(other)).filter(|(one, other)| **one != *other).count();
            assert_eq!(differ > 60, one != other, "{one} and {other} differ in {differ} pixels");
        }
    }
}

#[test]
fn cover_and_edge_are_seen() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let (plain, covered, edged) = (
        Picture::of(&deck, card("2C"), 108, Look::PLAIN),
        Picture::of(&deck, card("2C"), 108, Look::COVERED),
        Picture::of(&deck, card("2C"), 108, Look::EDGED),
    );
    let (x, y) = (plain.across / 2, plain.down() / 2);
    assert_eq!(plain.at(x, y), [0xff, 0xfd, 0xf6, 255]);
    assert!(distance(covered.at(x, y), [0x94, 0xa2, 0x9a, 255]) <= 2, "{:?}", covered.at(x, y));
    assert_eq!(edged.at(x, y), plain.at(x, y));
    assert_eq!(edged.at(plain.margin - 1, y), [0xf6, 0xbc, 0x45, 255]);
    assert_eq!(edged.at(plain.margin + 2, y), plain.at(plain.margin + 2, y), "the edge lies outside of the card");
}

#[test]
fn the_rectangle_fits_the_picture_at_every_scale() {
    for scale in [1.0, 1.25, 1.5, 2.0] {
        let deck = Deck::new(Style::default(), TONES, scale);
        for width in [44.0, 50.4, 108.0, 132.0, 330.0] {
            let at = Rectangle { x: 100.3, y: 33.7, width, height: width * 1.4 };
            let drawn = deck.draw_rect(at);
            let Handle::Rgba { width: across, height: down, .. } = deck.back(deck.width_px(width)) else {
                panic!("no pixels")
            };
            assert!(
                (drawn.width * scale - across as f32).abs() < 0.01 && (drawn.height * scale - down as f32).abs() < 0.01
            );
            assert!((drawn.x * scale).fract().abs() < 0.02, "not on a whole pixel");
            assert!((drawn.center().x - at.center().x).abs() < 1.1 && (drawn.center().y - at.center().y).abs() < 1.1);
        }
    }
}

#[test]
fn pictures_are_kept_until_the_style_changes() {
    let mut deck = Deck::new(Style::default(), TONES, 1.0);
    let first = deck.face(card("AS"), 108, Look::PLAIN).id();
    assert_eq!(deck.face(card("AS"), 108, Look::PLAIN).id(), first);
    assert_ne!(deck.face(card("AS"), 108, Look::COVERED).id(), first);
    deck.restyle(Style::default(), TONES, 1.0);
    assert_eq!(deck.face(card("AS"), 108, Look::PLAIN).id(), first);
    let tag = deck.drawing(&crate::app::icon::CHECK.svg("#ffffff"), 24, 24).id();
    deck.keep_widths(&[132]);
    assert_ne!(deck.face(card("AS"), 108, Look::PLAIN).id(), first);
    assert_eq!(deck.drawing(&crate::app::icon::CHECK.svg("#ffffff"), 24, 24).id(), tag);
    deck.restyle(Style { four_colours: true, ..Style::default() }, TONES, 1.0);
    assert_eq!(deck.bytes(), 0);
}

#[test]
fn a_drawing_that_is_none_is_transparent() {
    let deck = Deck::new(Style::default(), TONES, f32::NAN);
    let Handle::Rgba { width: 1, height: 1, pixels, .. } = deck.drawing("no svg", 20, 20) else { panic!("drawn") };
    assert_eq!(pixels[..], [0; 4]);
}

#[test]
#[ignore = "writes target/tmp/deck.png, a sheet of all pictures to look at"]
fn contact_sheet() {
    let mut sheet = image::RgbaImage::from_pixel(1970, 1500, image::Rgba([0x1e, 0x4b, 0x41, 255]));
    let mut paste = |handle: &Handle, x: usize, y: usize| {
        let Handle::Rgba { width, height, pixels, .. } = handle else { panic!("no pixels") };
        let picture = image::RgbaImage::from_raw(*width, *height, pixels.to_vec()).expect("whole rows");
        image::imageops::overlay(&mut sheet, &picture, x as i64, y as i64);
    };
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let four = Deck::new(Style { four_colours: true, back: Back::Blue, ..Style::default() }, TONES, 1.0);
    let large = Deck::new(Style { large_index: true, back: Back::Slate, ..Style::default() }, TONES, 1.0);
    for (row, suit) in Suit::ALL.into_iter().rev().enumerate() {
        for (column, rank) in Rank::ALL.into_iter().rev().enumerate() {
            let card = Card::new(rank, suit);
            paste(&deck.face(card, 104, Look::PLAIN), column * 150 + 12, row * 158 + 12);
            paste(&four.face(card, 74, Look::PLAIN), column * 150 + 12, row * 116 + 650);
            paste(&large.face(card, 44, Look::PLAIN), column * 150 + 90, row * 116 + 650);
        }
    }
    let jack = card("JH");
    let rest = [
        deck.back(128),
        four.back(128),
        large.back(128),
        deck.joker(Joker::High, 128, Look::PLAIN),
        deck.joker(Joker::Low, 128, Look::PLAIN),
        deck.face(jack, 128, Look::COVERED),
        deck.face(jack, 128, Look::EDGED),
        large.face(jack, 128, Look::PLAIN),
        deck.face(jack, 52, Look::EDGED),
        deck.face(jack, 60, Look::PLAIN),
        deck.back(50),
    ];
    for (place, handle) in rest.iter().enumerate() {
        paste(handle, place * 140 + 12, 1120);
    }
    for (place, icon) in crate::app::icon::ALL.into_iter().enumerate() {
        paste(&deck.drawing(&icon.svg("#f6f1e4"), 48, 48), place * 62 + 12, 1340);
        paste(&deck.drawing(&icon.svg("#f6f1e4"), 20, 20), place * 62 + 12, 1400);
    }
    for (place, side) in [64, 32, 16].into_iter().enumerate() {
        let rgba = crate::app::icon::program(side).expect("the icon is an SVG");
        paste(&Handle::from_rgba(side, side, rgba), place * 80 + 12, 1430);
    }
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/tmp");
    std::fs::create_dir_all(&folder).expect("a folder");
    sheet.save(folder.join("deck.png")).expect("a file");
}
