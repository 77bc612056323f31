//! Files of the page: text, cards, faces, pips, and the figures of the pad.

use pitch_deck::{Style, card_png, face_svg, pip_svg};
use pitch_packed::{packed, unpack};
use pitch_rules::{Card, Suit};
use pitch_session::deck_folder::Piece;

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

pub(crate) const PAGE: &[u8] = packed!("page.html");
pub(crate) const STYLE: &[u8] = packed!("page.css");
/// Scripts of the page by their names: the first is loaded, and loads the others.
pub(crate) const SCRIPTS: [(&str, &[u8]); 3] =
    [("page.js", packed!("page.js")), ("elements.js", packed!("elements.js")), ("pad.js", packed!("pad.js"))];
const FIGURES: &[u8] = packed!("kalam-figures.ttf");

/// Widths at which cards are drawn, in pixels of the phone.
const WIDTHS: [u32; 6] = [120, 180, 240, 320, 480, 640];

/// Returns a packed file.
pub(crate) fn unpacked(file: &[u8]) -> Vec<u8> {
    unpack(file).unwrap_or_default()
}

/// Returns a packed file with the head and the foot of a gzip file (RFC 1952).
fn gzip(packed: &[u8], text: &[u8]) -> Vec<u8> {
    const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255];
    let (sum, length) = (crc32fast::hash(text), text.len() as u32);
    [&HEAD[..], packed, &sum.to_le_bytes(), &length.to_le_bytes()].concat()
}

/// File as it is served.
#[derive(Debug, Clone)]
pub(crate) struct Served {
    kind: &'static str,
    /// `true` if the bytes are gzipped.
    is_gzipped: bool,
    /// `true` if it stays the same until the next version of the program, and can be kept for a while.
    is_kept: bool,
    bytes: Bytes,
}

impl Served {
    /// Returns a packed text, which stays packed for a browser that can unpack it.
    pub(crate) fn text(kind: &'static str, file: &[u8], headers: &HeaderMap) -> Self {
        let encodings = headers.get(ACCEPT_ENCODING).and_then(|encodings| encodings.to_str().ok()).unwrap_or_default();
        let is_gzipped = encodings.split(',').any(|encoding| encoding.trim().starts_with("gzip"));
        let text = unpacked(file);
        let bytes = if is_gzipped { gzip(file, &text) } else { text };
        Served { kind, is_gzipped, is_kept: false, bytes: bytes.into() }
    }

    /// Returns a picture or a font.
    fn file(kind: &'static str, bytes: impl Into<Bytes>) -> Self {
        Served { kind, is_gzipped: false, is_kept: true, bytes: bytes.into() }
    }
}

impl IntoResponse for Served {
    fn into_response(self) -> Response {
        let mut response = ([(CONTENT_TYPE, self.kind)], self.bytes).into_response();
        let kept = if self.is_kept { "private, max-age=86400" } else { "no-cache" };
        let headers = response.headers_mut();
        let _ = headers.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
        let _ = headers.insert(VARY, HeaderValue::from_static("Accept-Encoding, Accept-Language"));
        if self.is_gzipped {
            let _ = headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

/// Returns a letter on a disc, as part of the picture of a face.
fn badge(letter: char) -> String {
    format!(
        "<circle cx=\"88\" cy=\"88\" r=\"29\" fill=\"#20242B\" stroke=\"#FFFDF6\" stroke-width=\"3\"/>\
         <text x=\"88\" y=\"103\" text-anchor=\"middle\" font-family=\"system-ui,sans-serif\" font-weight=\"700\" \
         font-size=\"42\" fill=\"#FFFDF6\">{letter}</text>"
    )
}

/// Cards, each drawn once for a width.
#[derive(Debug)]
pub(crate) struct Pictures {
    style: Style,
    drawn: Mutex<HashMap<(Piece, u32), Bytes>>,
}

impl Pictures {
    pub(crate) fn new(four_colours: bool) -> Self {
        Pictures { style: Style { four_colours, ..Style::default() }, drawn: Mutex::default() }
    }

    /// Returns the picture of a card, or of the back, at least so many pixels wide, or as wide as there are.
    pub(crate) fn card(&self, id: &str, width: u32) -> Option<Served> {
        let piece = match id {
            "BACK" => Piece::Back,
            id => Piece::Face(id.parse::<Card>().ok()?),
        };
        let width = WIDTHS.into_iter().find(|known| *known >= width).unwrap_or(WIDTHS[WIDTHS.len() - 1]);
        let known = self.drawn.lock().unwrap_or_else(PoisonError::into_inner).get(&(piece, width)).cloned();
        let bytes = known.unwrap_or_else(|| {
            let bytes = Bytes::from(card_png(piece, self.style, width));
            let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = drawn.insert((piece, width), bytes.clone());
            bytes
        });
        Some(Served::file("image/png", bytes))
    }

    /// Returns the picture of a face; that of a bot may have a letter: `bot-3-B`.
    pub(crate) fn face(id: &str) -> Option<Served> {
        let (id, letter) = match id.rsplit_once('-') {
            Some((bot, letter)) if bot.starts_with("bot-") => (bot, Some(letter)),
            _ => (id, None),
        };
        let mut svg = String::from_utf8(face_svg(id)?).ok()?;
        if let Some(letter) = letter {
            let mut letters = letter.chars();
            let letter = letters.next().filter(|letter| letter.is_alphanumeric() && letters.next().is_none())?;
            svg.insert_str(svg.rfind("</svg>")?, &badge(letter));
        }
        Some(Served::file("image/svg+xml", svg))
    }

    pub(crate) fn pip(id: &str) -> Option<Served> {
        let suit = id.parse::<Suit>().ok()?;
        Some(Served::file("image/svg+xml", pip_svg(suit, Style::default())))
    }

    pub(crate) fn font() -> Served {
        Served::file("font/ttf", unpacked(FIGURES))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_may_have_a_letter() {
        let svg = |id: &str| Pictures::face(id).map(|face| String::from_utf8_lossy(&face.bytes).into_owned());
        assert!(svg("bot-3").is_some_and(|svg| !svg.contains("<text")));
        assert!(svg("bot-3-B").is_some_and(|svg| svg.contains(">B</text></svg>")));
        assert!(svg("avatar-fox").is_some() && svg("otto-pleased").is_some());
        for wrong in ["bot-3-", "bot-3-BB", "bot-3-<", "bot-9-B", "avatar-fox-B"] {
            assert_eq!(svg(wrong), None, "{wrong}");
        }
    }
}
