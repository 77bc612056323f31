//! Pictures as files: cards as PNG of few colors, pips as SVG.

use super::colour::hex;
use super::inks::{Inks, PAPER, Style, pip_data, suit_colour};
use super::page::{LONGEST_PX, Page};
use super::painter::{height_px, paint};
use pitch_rules::Suit;
use pitch_session::deck_folder::Piece;

use png::{BitDepth, ColorType, Compression, Encoder, Filter};

use std::cmp::Reverse;
use std::collections::HashMap;

/// Maximum number of colors of a PNG with a palette.
const MOST_COLOURS: usize = 256;

/// Returns a card as PNG, on the paper of the usual look: it fills the picture to its round corners, which are
/// transparent, without margin or shadow. The height is seven fifths of the width, rounded; the width is at most 2048.
pub fn card_png(piece: Piece, style: Style, width_px: u32) -> Vec<u8> {
    let width_px = width_px.clamp(1, LONGEST_PX / 2);
    let inks = Inks::new(style, PAPER, width_px);
    let Some(mut page) = Page::blank(&inks, width_px, height_px(width_px), 0, 1.0) else { return Vec::new() };
    paint(&mut page, piece, &inks, style.large_index);
    let (across, down, rgba) = page.into_rgba();
    png(across, down, &rgba)
        .inspect_err(|error| tracing::error!(%error, ?piece, "a card is no PNG"))
        .unwrap_or_default()
}

/// Returns the pip of a suit as SVG, in its color on the paper of cards.
pub fn pip_svg(suit: Suit, style: Style) -> String {
    let (colour, data) = (hex(suit_colour(suit, style)), pip_data(suit));
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="-50 -50 100 100"><path fill="{colour}" d="{data}"/></svg>"##
    )
}

/// Writes straight RGBA pixels as PNG with a palette: of the most frequent colors, which the others are nearest to.
fn png(across: u32, down: u32, rgba: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let pixels = || rgba.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]);
    let mut counts = HashMap::<[u8; 4], u32>::new();
    for pixel in pixels() {
        *counts.entry(pixel).or_default() += 1;
    }
    let mut colours: Vec<[u8; 4]> = counts.keys().copied().collect();
    colours.sort_unstable_by_key(|colour| (Reverse(counts[colour]), *colour));
    let mut palette = colours[..colours.len().min(MOST_COLOURS)].to_vec();
    // Only the first colors have an alpha in the file: up to the last that is not opaque.
    palette.sort_by_key(|colour| colour[3] == u8::MAX);
    let apart = |one: [u8; 4], other: [u8; 4]| -> u32 {
        one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let nearest = |colour: [u8; 4]| (0..=u8::MAX).zip(&palette).min_by_key(|(_, one)| apart(**one, colour));
    let places: HashMap<_, _> = colours.iter().filter_map(|colour| Some((*colour, nearest(*colour)?.0))).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, across, down);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.iter().flat_map(|colour| [colour[0], colour[1], colour[2]]).collect::<Vec<u8>>());
    encoder.set_trns(palette.iter().map(|colour| colour[3]).take_while(|alpha| *alpha < u8::MAX).collect::<Vec<u8>>());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header()?.write_image_data(&pixels().map(|pixel| places[&pixel]).collect::<Vec<u8>>())?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::pixels;
    use pitch_rules::{Card, Cards};

    use png::{Decoder, Transformations};
    use std::io::Cursor;

    /// Reads a PNG into its width, its height and RGBA pixels.
    fn read(file: &[u8]) -> (u32, u32, Vec<u8>) {
        let mut decoder = Decoder::new(Cursor::new(file));
        decoder.set_transformations(Transformations::EXPAND | Transformations::ALPHA);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut rgba = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut rgba).expect("pixels");
        (info.width, info.height, rgba)
    }

    #[test]
    fn cards_fill_their_files_to_the_corners_and_are_small() {
        let mut bytes = 0;
        for piece in Cards::PACK.into_iter().map(Piece::Face).chain([Piece::Back]) {
            let file = card_png(piece, Style::default(), 240);
            let (width, height, rgba) = read(&file);
            assert_eq!((width, height, rgba.len()), (240, 336, 240 * 336 * 4), "{piece}");
            let alpha = |x: usize, y: usize| rgba[4 * (240 * y + x) + 3];
            for (x, y) in [(0, 0), (239, 0), (0, 335), (239, 335)] {
                assert_eq!(alpha(x, y), 0, "{piece}: corner {x} {y}");
            }
            for (x, y) in [(120, 0), (120, 335), (0, 168), (239, 168), (120, 168)] {
                assert_eq!(alpha(x, y), 255, "{piece}: {x} {y}");
            }
            bytes += file.len();
        }
        assert!(bytes < 53 * 5500, "{bytes} bytes");
    }

    #[test]
    fn few_colours_are_near_all() {
        let all =
            Cards::JOKERS.into_iter().chain(["KS", "QH", "JD", "AC"].map(|card| card.parse::<Card>().expect("a card")));
        for piece in all.map(Piece::Face).chain([Piece::Back]) {
            let inks = Inks::new(Style::default(), PAPER, 240);
            let mut page = Page::blank(&inks, 240, 336, 0, 1.0).expect("pixels");
            paint(&mut page, piece, &inks, false);
            let (painted, written) = (page.into_rgba().2, read(&card_png(piece, Style::default(), 240)).2);
            let off = painted.iter().zip(&written).map(|(one, other)| one.abs_diff(*other));
            assert!(off.clone().max() < Some(40), "{piece}: {:?}", off.max());
            assert!(off.map(u64::from).sum::<u64>() * 20 < painted.len() as u64, "{piece} is tinted");
        }
    }

    #[test]
    fn any_width_is_a_picture() {
        let back = |width_px| read(&card_png(Piece::Back, Style::default(), width_px));
        assert_eq!(back(0).0, 1);
        assert_eq!(back(41).1, 57);
    }

    #[test]
    fn pips_have_the_colour_of_their_suit() {
        for suit in Suit::ALL {
            for four_colours in [false, true] {
                let style = Style { four_colours, ..Style::default() };
                let rgba = pixels(&pip_svg(suit, style), 40, 40).expect("an SVG");
                let [r, g, b, _] = suit_colour(suit, style).into_rgba8();
                assert_eq!(rgba[4 * (22 * 40 + 20)..][..4], [r, g, b, 255], "{suit}");
                assert_eq!(rgba[3], 0);
            }
        }
    }
}
