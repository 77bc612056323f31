//! What must hold for the pictures of every card.

use super::*;
use crate::engine::{Cards, Rank, Suit};

use std::collections::HashSet;
use std::path::Path;

const TONES: Tones = Tones {
    paper: Color::from_rgb8(0xff, 0xfd, 0xf6),
    cover: Color { a: 0.46, ..Color::from_rgb8(0x16, 0x38, 0x2f) },
    now: Color::from_rgb8(0xf6, 0xbc, 0x45),
};

#[test]
#[ignore]
fn contact_sheet() {
    fn paste(sheet: &mut image::RgbaImage, handle: &Handle, x: u32, y: u32) {
        let Handle::Rgba { width, height, pixels, .. } = handle else { return };
        let img = image::RgbaImage::from_raw(*width, *height, pixels.to_vec()).expect("img");
        image::imageops::overlay(sheet, &img, i64::from(x), i64::from(y));
    }
    let sheet_of = |w, h| image::RgbaImage::from_pixel(w, h, image::Rgba([0x1e, 0x4b, 0x41, 255]));
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let four = Deck::new(Style { four_colours: true, back: Back::Blue, ..Style::default() }, TONES, 1.0);
    let large = Deck::new(Style { large_index: true, back: Back::Slate, ..Style::default() }, TONES, 1.0);
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/tmp");
    std::fs::create_dir_all(&dir).expect("dir");
    let mut sheet = sheet_of(1500, 1330);
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    for (row, suit) in suits.into_iter().enumerate() {
        for (column, rank) in Rank::ALL.into_iter().rev().enumerate() {
            let card = Card::new(rank, suit);
            paste(&mut sheet, &deck.face(card, 104, Look::PLAIN), column as u32 * 112 + 18, row as u32 * 158 + 16);
        }
        for (column, rank) in [Rank::Ace, Rank::King, Rank::Seven].into_iter().enumerate() {
            let card = Card::new(rank, suit);
            paste(&mut sheet, &four.face(card, 74, Look::PLAIN), (row * 3 + column) as u32 * 82 + 18, 660);
        }
        for (column, rank) in [Rank::King, Rank::Queen, Rank::Jack].into_iter().enumerate() {
            let card = Card::new(rank, suit);
            paste(&mut sheet, &deck.face(card, 60, Look::PLAIN), (row * 3 + column) as u32 * 72 + 18, 780);
            paste(&mut sheet, &deck.face(card, 44, Look::PLAIN), (row * 3 + column) as u32 * 52 + 880, 780);
        }
        for (column, rank) in [Rank::Ace, Rank::Ten, Rank::Queen].into_iter().enumerate() {
            let card = Card::new(rank, suit);
            paste(&mut sheet, &large.face(card, 110, Look::PLAIN), (row * 3 + column) as u32 * 122 + 18, 880);
        }
    }
    let jack = Card::new(Rank::Jack, Suit::Hearts);
    for (place, handle) in [
        deck.back(128), four.back(128), large.back(128), deck.back(50), deck.joker(Joker::High, 128, Look::PLAIN),
        deck.joker(Joker::Low, 128, Look::PLAIN), deck.face(jack, 128, Look::COVERED), deck.face(jack, 128, Look::PLAIN),
        deck.face(jack, 128, Look::EDGED), deck.face(jack, 52, Look::EDGED),
    ].iter().enumerate() {
        paste(&mut sheet, handle, place as u32 * 145 + 18, 1070);
    }
    sheet.save(dir.join("deck.png")).expect("save");
    let mut sheet = sheet_of(1280, 460);
    let icons = [
        crate::app::icon::MENU, crate::app::icon::UNDO, crate::app::icon::HINT, crate::app::icon::SLIDERS, crate::app::icon::PERSON,
        crate::app::icon::BOT, crate::app::icon::CHECK, crate::app::icon::CROSS, crate::app::icon::GRIP, crate::app::icon::PLUS, crate::app::icon::PLAY,
        crate::app::icon::EYE, crate::app::icon::REPLAY, crate::app::icon::BOOK, crate::app::icon::CHART, crate::app::icon::COPY, crate::app::icon::SHARE,
        crate::app::icon::ARROW, crate::app::icon::CHEVRON, crate::app::icon::LOCK, crate::app::icon::TRICKS, crate::app::icon::BACK, crate::app::icon::CHEVRON_DOWN,
    ];
    for (place, icon) in icons.into_iter().enumerate() {
        paste(&mut sheet, &deck.drawing(&icon.svg("#f6f1e4"), 48, 48), place as u32 % 12 * 64 + 20, 20 + place as u32 / 12 * 90);
        paste(&mut sheet, &deck.drawing(&icon.svg("#f6f1e4"), 20, 20), place as u32 % 12 * 64 + 20, 75 + place as u32 / 12 * 90);
    }
    for (place, side) in [180, 80, 40, 24, 16].into_iter().enumerate() {
        paste(&mut sheet, &Handle::from_rgba(side, side, crate::app::icon::program(side).expect("icon")), 20 + place as u32 * 200, 220);
    }
    sheet.save(dir.join("icons.png")).expect("save");
    let _ = HashSet::<u8>::new();
    let _ = Cards::PACK;
}
#[test]
#[ignore]
fn against_samples() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    for entry in std::fs::read_dir("/work/shared/look/deck").expect("dir") {
        let path = entry.expect("e").path();
        let name = path.file_stem().expect("stem").to_string_lossy().into_owned();
        if path.extension().is_none_or(|e| e != "svg") { continue; }
        let svg = std::fs::read_to_string(&path).expect("text");
        let paper = "#fffdf6";
        let d = face::Drawing { paper, four_colours: false, large_index: name.starts_with("large-"), bold: false };
        let mine = match name.as_str() {
            "back" => face::back(Back::Brick, paper),
            "joker-high" => face::joker(Joker::High, d),
            "joker-low" => face::joker(Joker::Low, d),
            _ => face::face(name.trim_start_matches("large-").parse().expect("card"), d),
        };
        let a = pixels(&svg, 500, 700).expect("a");
        let b = pixels(&mine, 500, 700).expect("b");
        let worst = a.iter().zip(&b).map(|(a, b)| a.abs_diff(*b)).max();
        let n = a.chunks(4).zip(b.chunks(4)).filter(|(a, b)| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 16)).count();
        println!("{name}: worst {worst:?}, {n} pixels differ by over 16");
    }
    for w in [240u32, 132, 52] {
        let t = std::time::Instant::now();
        let fresh = Deck::new(Style::default(), TONES, 1.0);
        fresh.prepare(Cards::PACK, w, Look::PLAIN);
        println!("52 faces at {w}: {:?}", t.elapsed());
        let t = std::time::Instant::now();
        for card in Cards::PACK { let _ = deck.svg(&Picture::Face(card, Look::PLAIN), w); }
        println!("  svg text {:?}", t.elapsed());
        let texts: Vec<_> = Cards::PACK.iter().map(|c| deck.svg(&Picture::Face(c, Look::PLAIN), w)).collect();
        let t = std::time::Instant::now();
        let trees: Vec<_> = texts.iter().map(|s| resvg::usvg::Tree::from_str(s, &resvg::usvg::Options::default()).expect("t")).collect();
        println!("  parse {:?}", t.elapsed());
        let t = std::time::Instant::now();
        for tree in trees.iter() { 
            let mut p = resvg::tiny_skia::Pixmap::new(w + 12, w*7/5 + 12).expect("p");
            resvg::render(tree, resvg::tiny_skia::Transform::from_row(w as f32/100., 0., 0., w as f32/100., 6., 6.), &mut p.as_mut()); }
        println!("  render {:?}", t.elapsed());
        let t = std::time::Instant::now();
        let _ = deck.back(w);
        println!("  back {:?}", t.elapsed());
    }
}
#[test]
#[ignore]
fn where_time_goes() {
    let deck = Deck::new(Style::default(), TONES, 1.0);
    let w = 240;
    let t = |name: &str, svg: &str| {
        let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).expect("t");
        let mut best = std::time::Duration::MAX;
        for _ in 0..10 {
            let at = std::time::Instant::now();
            let mut p = resvg::tiny_skia::Pixmap::new(w + 12, w*7/5 + 12).expect("p");
            resvg::render(&tree, resvg::tiny_skia::Transform::from_row(w as f32/100., 0., 0., w as f32/100., 6., 6.), &mut p.as_mut());
            best = best.min(at.elapsed());
        }
        println!("{name}: {best:?}");
    };
    let d = face::Drawing { paper: "#fffdf6", four_colours: false, large_index: false, bold: false };
    for name in ["2S", "TS", "AS", "KS", "QH"] {
        let card: Card = name.parse().expect("card");
        t(name, &face::face(card, d));
        t(&format!("{name} with shadow"), &deck.svg(&Picture::Face(card, Look::PLAIN), w));
    }
    t("blank", r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140"><rect width="100" height="140" rx="7" fill="#fffdf6"/></svg>"##);
    t("blank half", r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140"><rect width="100" height="140" rx="7" fill="#fffdf6" fill-opacity=".3"/></svg>"##);
    t("edge", r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140"><rect x=".4" y=".4" width="99.2" height="139.2" rx="6.6" fill="none" stroke="#CFC4AE" stroke-width=".8"/></svg>"##);
    let mut rgba = vec![100; 252*348*4];
    let at = std::time::Instant::now();
    raster::straighten(&mut rgba);
    println!("straighten {:?}", at.elapsed());
}
