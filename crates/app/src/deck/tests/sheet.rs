//! A sheet of all pictures to look at.

use super::{TONES, card};
use crate::deck::{Deck, Overlay, Style};
use pitch_deck::pixels;
use pitch_rules::{Card, Rank, Suit};
use pitch_session::settings::Back;

use iced::widget::image::Handle;

#[test]
#[ignore = "writes target/tmp/deck.png, a sheet of all pictures to look at"]
fn contact_sheet() {
    let mut sheet = image::RgbaImage::from_pixel(1970, 1700, image::Rgba([0x1e, 0x4b, 0x41, 255]));
    let mut paste = |handle: &Handle, x: usize, y: usize| {
        let Handle::Rgba { width, height, pixels, .. } = handle else { panic!("no pixels") };
        let picture = image::RgbaImage::from_raw(*width, *height, pixels.to_vec()).expect("whole rows");
        image::imageops::overlay(&mut sheet, &picture, x as i64, y as i64);
    };
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let four = Deck::new(Style { four_colours: true, back: Back::Blue, ..Style::default() }, TONES, 1.0);
    let large = Deck::new(Style { large_index: true, back: Back::Slate, ..Style::default() }, TONES, 1.0);
    let bold = Deck::new(Style { bold: true, back: Back::Plum, ..Style::default() }, TONES, 1.0);
    for (row, suit) in Suit::ALL.into_iter().rev().enumerate() {
        for (column, rank) in Rank::ALL.into_iter().rev().enumerate() {
            let card = Card::new(rank, suit);
            paste(&deck.face(card, 104, Overlay::PLAIN), column * 150 + 12, row * 158 + 12);
            paste(&four.face(card, 74, Overlay::PLAIN), column * 150 + 12, row * 116 + 650);
            paste(&large.face(card, 44, Overlay::PLAIN), column * 150 + 90, row * 116 + 650);
        }
    }
    let jack = card("JH");
    let rest = [
        deck.back(128),
        four.back(128),
        large.back(128),
        bold.back(128),
        deck.face(jack, 128, Overlay::COVERED),
        deck.face(jack, 128, Overlay::EDGED),
        large.face(jack, 128, Overlay::PLAIN),
        bold.face(jack, 128, Overlay::PLAIN),
        bold.face(card("AC"), 128, Overlay::PLAIN),
        deck.face(jack, 52, Overlay::EDGED),
        deck.face(jack, 60, Overlay::PLAIN),
        deck.back(50),
    ];
    for (place, handle) in rest.iter().enumerate() {
        paste(handle, place * 140 + 12, 1120);
    }
    let off = |trump| Overlay { trump: Some(trump), ..Overlay::PLAIN };
    let covered = |trump| Overlay { trump: Some(trump), ..Overlay::COVERED };
    let (high, low, diamond) = (Card::HIGH_JOKER, Card::LOW_JOKER, card("JD"));
    let jokers = [
        deck.face(high, 128, Overlay::PLAIN),
        deck.face(low, 128, Overlay::PLAIN),
        large.face(high, 128, Overlay::PLAIN),
        large.face(low, 128, Overlay::PLAIN),
        bold.face(high, 128, Overlay::PLAIN),
        bold.face(low, 128, Overlay::PLAIN),
        deck.face(high, 74, Overlay::PLAIN),
        deck.face(low, 74, Overlay::COVERED),
        large.face(high, 44, Overlay::PLAIN),
        large.face(low, 44, Overlay::PLAIN),
        deck.face(diamond, 108, off(Suit::Hearts)),
        four.face(diamond, 74, off(Suit::Hearts)),
        large.face(diamond, 108, off(Suit::Hearts)),
        bold.face(diamond, 108, off(Suit::Hearts)),
        deck.face(card("JC"), 108, covered(Suit::Spades)),
        four.face(card("5C"), 60, off(Suit::Spades)),
        large.face(card("5C"), 44, off(Suit::Spades)),
    ];
    let mut left = 12;
    for handle in &jokers {
        paste(handle, left, 1490);
        let Handle::Rgba { width, .. } = handle else { panic!("no pixels") };
        left += *width as usize + 8;
    }
    for (place, icon) in crate::icon::ALL.iter().enumerate() {
        for (side, top) in [(48, 1340), (20, 1400)] {
            let rgba = pixels(&icon.svg("#f6f1e4"), side, side).expect("an SVG");
            paste(&Handle::from_rgba(side, side, rgba), place * 62 + 12, top);
        }
    }
    for (place, side) in [64, 32, 16].into_iter().enumerate() {
        let rgba = crate::icon::program(side).expect("the icon is an SVG");
        paste(&Handle::from_rgba(side, side, rgba), place * 80 + 12, 1430);
    }
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tmp");
    std::fs::create_dir_all(&folder).expect("a folder");
    sheet.save(folder.join("deck.png")).expect("a file");
}
