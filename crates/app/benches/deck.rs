//! How long the pictures of the deck take: the first frame of a table waits for them.

use pitch_app::deck::{Deck, Overlay, Style, Tones, pip};
use pitch_deck::Color;
use pitch_rules::{Cards, Suit};

use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn deck(style: Style) -> Deck {
    let tones = Tones {
        paper: Color::from_rgb8(0xff, 0xfd, 0xf6),
        cover: Color { a: 0.46, ..Color::from_rgb8(0x16, 0x38, 0x2f) },
        now: Color::from_rgb8(0xf6, 0xbc, 0x45),
    };
    Deck::new(style, tones, 1.0)
}

fn paint(deck: &Deck, cards: Cards, width_px: u32) {
    for card in cards {
        let _ = black_box(deck.face(card, width_px, Overlay::PLAIN));
    }
}

/// The whole pack; at 240 px it should stay under 60 ms.
#[divan::bench(args = [52, 132, 240])]
fn pack(bencher: Bencher<'_, '_>, width_px: u32) {
    bencher.with_inputs(|| deck(Style::default())).bench_refs(|deck| {
        paint(deck, Cards::PACK, width_px);
    });
}

/// What a table of four shows first: six cards in hand and the backs.
#[divan::bench]
fn first_frame(bencher: Bencher<'_, '_>) {
    bencher.with_inputs(|| deck(Style::default())).bench_refs(|deck| {
        paint(deck, "JS QS AH QD 4D TC".parse().unwrap_or_default(), 132);
        black_box(deck.back(50))
    });
}

/// A picture that is there already.
#[divan::bench]
fn kept(bencher: Bencher<'_, '_>) {
    let deck = deck(Style::default());
    paint(&deck, Cards::PACK, 132);
    bencher.bench_local(|| paint(&deck, black_box(Cards::PACK), 132));
}

/// A pip as a canvas path.
#[divan::bench]
fn canvas_path() -> &'static iced::widget::canvas::Path {
    pip(black_box(Suit::Clubs))
}
