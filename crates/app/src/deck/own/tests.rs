//! Folders with good pictures, and with everything else that a folder may hold.

use super::*;
use crate::deck::{Deck, Overlay, Style, Tones};
use pitch_rules::{Card, Cards, Suit};

use iced::widget::image::Handle;
use image::Rgba;
use pitch_deck::Color;
use tempfile::TempDir;

use std::fs;

const TONES: Tones = Tones { paper: Color::WHITE, cover: Color::BLACK, now: Color::BLACK };
const LILAC: [u8; 4] = [0xb0, 0x80, 0xe0, 255];

/// A lilac picture with a dark bar.
fn picture(width: u32, height: u32) -> RgbaImage {
    RgbaImage::from_fn(width, height, |_, y| Rgba(if y < height / 10 { [40, 20, 60, 255] } else { LILAC }))
}

/// A folder with a picture of every card.
fn whole() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("2C.png");
    picture(100, 140).save(&path).expect("saved");
    for card in Cards::PACK {
        let copy = folder.path().join(format!("{card}.png"));
        let _ = (copy != path).then(|| fs::copy(&path, copy).expect("copied"));
    }
    folder
}

/// What is wrong with a folder that has these bytes as its queen of hearts.
fn flaw_of(ending: &str, bytes: &[u8]) -> Option<Flaw> {
    let folder = whole();
    fs::remove_file(folder.path().join("QH.png")).expect("removed");
    let path = folder.path().join(format!("QH.{ending}"));
    fs::write(&path, bytes).expect("written");
    let error = Own::check(folder.path()).err()?;
    assert_eq!(error.path, path);
    Some(error.flaw)
}

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture(width, height).write_to(&mut bytes, ImageFormat::Png).expect("written");
    bytes.into_inner()
}

fn svg(elements: &str) -> Vec<u8> {
    format!(r##"<svg xmlns="http://www.w3.org/2000/svg" width="250" height="350">{elements}</svg>"##).into_bytes()
}

fn pixel(handle: &Handle, x: u32, y: u32) -> [u8; 4] {
    let Handle::Rgba { width, pixels, .. } = handle else { panic!("no pixels") };
    let at = (y * width + x) as usize * 4;
    [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
}

#[test]
fn own_pictures_stand_in_place_of_those_of_the_program() {
    let folder = whole();
    let mut deck = Deck::new(Style::default(), TONES, 1.0);
    let ace = Card::new(pitch_rules::Rank::Ace, Suit::Spades);
    let back = deck.back(80);
    deck.use_own(Some(Own::check(folder.path()).expect("a deck")));
    let margin = deck.margin_px(80);
    let (middle, low) = (margin + 40, margin + 80);
    let face = deck.face(ace, 80, Overlay::PLAIN);
    assert_eq!(pixel(&face, middle, low), LILAC);
    assert!(pixel(&face, margin, margin)[3] < 100, "the corner is not round");
    assert_eq!(pixel(&deck.back(80), middle, low), pixel(&back, middle, low));
    // Style and cover change the card as they change those of the program, and the pictures stay.
    deck.restyle(Style { four_colours: true, ..Style::default() }, TONES, 2.0);
    assert_eq!(pixel(&deck.face(ace, 80, Overlay::PLAIN), deck.margin_px(80) + 40, low), LILAC);
    assert_eq!(pixel(&deck.face(ace, 80, Overlay::COVERED), deck.margin_px(80) + 40, low), [0, 0, 0, 255]);
    deck.use_own(None);
    assert_ne!(pixel(&deck.face(ace, 80, Overlay::PLAIN), deck.margin_px(80) + 40, low), LILAC);
}

#[test]
fn jokers_without_a_picture_are_those_of_the_program() {
    let folder = whole();
    let _ = fs::copy(folder.path().join("2C.png"), folder.path().join("X2.png")).expect("copied");
    let mut deck = Deck::new(Style::default(), TONES, 1.0);
    let pixels = |deck: &Deck, joker| match deck.face(joker, 80, Overlay::PLAIN) {
        Handle::Rgba { pixels, .. } => pixels,
        Handle::Path(..) | Handle::Bytes(..) => panic!("no pixels"),
    };
    let drawn = Cards::JOKERS.into_iter().map(|joker| pixels(&deck, joker)).collect::<Vec<_>>();
    deck.use_own(Some(Own::check(folder.path()).expect("a deck")));
    assert_eq!(pixels(&deck, Card::HIGH_JOKER), drawn[0]);
    let margin = deck.margin_px(80);
    assert_eq!(pixel(&deck.face(Card::LOW_JOKER, 80, Overlay::PLAIN), margin + 40, margin + 80), LILAC);
    // The mark of trump lies on pictures of the player's own as well.
    let jack = "JD".parse().expect("a card");
    let marked = Overlay { trump: Some(Suit::Hearts), ..Overlay::PLAIN };
    let seal = pixel(&deck.face(jack, 80, marked), margin + 4, margin + 41);
    assert!(seal[0] > 180 && seal[1] < 60, "{seal:?}");
}

#[test]
fn narrow_pictures_keep_their_shape() {
    let folder = whole();
    fs::write(folder.path().join("QH.png"), png(100, 156)).expect("written");
    let own = Own::check(folder.path()).expect("a deck");
    let queen = own.draw(Piece::Face("QH".parse().expect("a card")), 100, 140).expect("drawn");
    let alpha = |x: u32| queen.pixel(x, 70).expect("within").alpha();
    assert_eq!((alpha(2), alpha(50), alpha(97)), (0, 255, 0), "paper is left at both sides");
}

#[test]
fn shapes_are_drawn_at_the_size_of_the_screen() {
    let folder = whole();
    fs::write(folder.path().join("back.svg"), svg(r##"<path fill="#b080e0" d="M0 0H125V350H0Z"/>"##)).expect("written");
    let own = Own::check(folder.path()).expect("a deck");
    let back = own.draw(Piece::Back, 500, 700).expect("drawn");
    let alpha = |x: u32| back.pixel(x, 350).expect("within").alpha();
    assert_eq!((alpha(249), alpha(250)), (255, 0), "blurred");
}

#[test]
fn what_is_no_picture_is_named() {
    assert!(flaw_of("png", &png(100, 140)).is_none());
    let whole = png(200, 280);
    for bytes in [&b""[..], b"no picture", &whole[..40], &whole[..whole.len() - 30], &svg("<path d='M0 0H9V9Z'/>")] {
        assert!(matches!(flaw_of("png", bytes), Some(Flaw::NoPicture(_))), "{} bytes", bytes.len());
    }
    for bytes in [&b""[..], b"no picture", &whole, b"<svg xmlns='http://www.w3.org/2000/svg'><g>", b"\xff\xfe<svg/>"] {
        assert!(matches!(flaw_of("svg", bytes), Some(Flaw::NoPicture(_))), "{} bytes", bytes.len());
    }
}

#[test]
fn sizes_and_shapes_that_are_no_card_are_named() {
    for (width, height) in [(20, 28), (59, 83), (2401, 100)] {
        let flaw = flaw_of("png", &png(width, height));
        assert!(matches!(flaw, Some(Flaw::Size { .. })), "{width} by {height}: {flaw:?}");
    }
    for (width, height) in [(140, 100), (100, 100), (100, 200)] {
        let flaw = flaw_of("png", &png(width, height));
        let Some(Flaw::Shape { width: w, height: h }) = flaw else { panic!("{width} by {height}: {flaw:?}") };
        assert_eq!((w, h), (width, height));
    }
    let wide = br##"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="5"><path d="M0 0H9V9Z"/></svg>"##;
    assert!(matches!(flaw_of("svg", wide), Some(Flaw::Shape { .. })));
}

#[test]
fn what_would_not_be_seen_is_named() {
    assert!(matches!(flaw_of("svg", &svg("")), Some(Flaw::Blank)));
    assert!(matches!(flaw_of("svg", &svg("<path fill='none' d='M0 0H9V9Z'/>")), Some(Flaw::Blank)));
    assert!(matches!(flaw_of("svg", &svg("<text x='9' y='9'>Q</text>")), Some(Flaw::Element("text"))));
    assert!(matches!(flaw_of("svg", &svg("<image href='/etc/hostname'/>")), Some(Flaw::Element("image"))));
}

#[test]
fn what_would_take_for_ever_is_refused() {
    let refused = |elements: &str| matches!(flaw_of("svg", &svg(elements)), Some(Flaw::TooManyParts));
    let triangle = "<path d='M0 0H90V90Z'/>";
    for depth in [40, 10_000] {
        // No closing tag helps, whether it is one or only looks like one.
        let open = "<g opacity='.9'><!-- </g> --><![CDATA[ </g> ]]><?no </g> ?><path d='M0 0V9'/>".repeat(depth);
        assert!(refused(&format!("{open}{triangle}{}", "</g>".repeat(depth))));
    }
    assert!(refused(&format!("<g id='self'>{triangle}<use href='#self'/></g>")));
    // Each step draws the one before ten times.
    let mut bomb = "<path id='s0' d='M0 0H90V90Z'/>".to_owned();
    for step in 1..8 {
        bomb.push_str(&format!("<g id='s{step}'>{}</g>", format!("<use href='#s{}'/>", step - 1).repeat(10)));
    }
    assert!(refused(&bomb));
    // Each clip is clipped by the next one.
    let clip = |n: usize| format!("<clipPath id='c{n}' style='clip-path: url(#c{})'>{triangle}</clipPath>", n + 1);
    let forward: String = (0..2000).map(clip).collect();
    let backward: String = (0..2000).rev().map(clip).collect();
    assert!(refused(&format!("{forward}{triangle}")) && refused(&format!("{backward}{triangle}")));
    assert!(flaw_of("svg", &svg(&format!("{}{triangle}", (0..5).map(clip).collect::<String>()))).is_none());
    // A pattern of many parts, handed down to many paths.
    let many = triangle.repeat(900);
    assert!(refused(&format!("<pattern id='p' width='9' height='9'>{many}</pattern><g fill='url(#p)'>{many}</g>")));
}

#[test]
fn what_is_costly_to_draw_is_refused_before_it_is_drawn() {
    let begun = Instant::now();
    let all = "x='0' y='0' width='100%' height='100%'";
    // Of filters none is drawn, however it is asked for.
    let blur = "<feGaussianBlur stdDeviation='1000'/>".repeat(9);
    let turbulence = "<feTurbulence baseFrequency='.001' numOctaves='2000000000'/>";
    let wide = "<feMorphology operator='dilate' radius='90000'/>";
    for filter in [blur.as_str(), turbulence, wide] {
        let filter = format!("<filter id='f' {all} filterUnits='userSpaceOnUse'>{filter}</filter>");
        for asks in ["filter='url(#f)'", "style='filter:url(#f)'", "filter='blur(900px)'"] {
            let inside = format!("<g {asks}><path d='M0 0H250V350H0Z'/></g>");
            let masked = format!("<mask id='m'>{inside}</mask><path mask='url(#m)' d='M0 0H250V350H0Z'/>");
            let tiled = format!(
                "<pattern id='p' width='250' height='350' patternUnits='userSpaceOnUse'>{inside}</pattern>\
                <path fill='url(#p)' d='M0 0H250V350H0Z'/>"
            );
            for shapes in [inside, masked, tiled] {
                let flaw = flaw_of("svg", &svg(&format!("{filter}{shapes}")));
                assert!(matches!(flaw, Some(Flaw::Element("filter"))), "{shapes}: {flaw:?}");
            }
        }
    }
    let refused = |elements: &str| {
        let flaw = flaw_of("svg", &svg(elements));
        assert!(matches!(flaw, Some(Flaw::TooManyParts)), "{flaw:?}: {:.200}", elements);
    };
    let zigzag: String = (0..200).map(|x| format!("L{x} {}", x % 2 * 350)).collect();
    for dashes in [".001", ".002,.0003", "1e-30", ".05,0,0,.05"] {
        refused(&format!("<path fill='none' stroke='#000' stroke-dasharray='{dashes}' d='M0 0{zigzag}'/>"));
        refused(&format!("<g stroke='#000' style='stroke-dasharray:{dashes}'><circle r='1e5'/></g>"));
    }
    // Far away and large: nothing of it would be seen.
    refused("<path stroke='#000' stroke-dasharray='1' d='M0 -9e9V9e9'/>");
    // Tiles without end, and tiles within tiles.
    refused(
        "<pattern id='p' width='1e6' height='1e6' patternUnits='userSpaceOnUse'><path d='M0 0H9V9Z'/></pattern>\
        <path fill='url(#p)' d='M0 0H250V350H0Z'/>",
    );
    let tile = |n: usize| {
        let inner = format!("<path fill='url(#p{})' d='M0 0H250V350H0Z'/>", n + 1).repeat(6);
        format!("<pattern id='p{n}' width='250' height='350' patternUnits='userSpaceOnUse'>{inner}</pattern>")
    };
    let last = "<pattern id='p5' width='9' height='9' patternUnits='userSpaceOnUse'><circle r='4'/></pattern>";
    let tiles: String = (0..5).map(tile).chain([last.to_owned()]).collect();
    refused(&format!("{tiles}<path fill='url(#p0)' d='M0 0H250V350H0Z'/>"));
    // Layers upon layers, by themselves and as masks.
    let whole = "<path d='M0 0H250V350H0Z'/>";
    refused(&format!("<g opacity='.9'>{whole}{whole}</g>").repeat(2000));
    let masks: String = (0..9)
        .map(|n| {
            let inner = format!("<g mask='url(#m{})'>{whole}{whole}</g>", n + 1).repeat(4);
            format!("<mask id='m{n}' maskUnits='userSpaceOnUse' {all}>{inner}</mask>")
        })
        .collect();
    let last = format!("<mask id='m9' maskUnits='userSpaceOnUse' {all}>{whole}</mask>");
    refused(&format!("{masks}{last}<g mask='url(#m0)'>{whole}</g>"));
    // A long path, drawn often; many corners; a sheet with many rules; many attributes.
    let long: String = (0..20_000).map(|x| format!("L{} {}", x % 250, x * 7 % 350)).collect();
    refused(&format!("<path id='l' d='M0 0{long}'/>{}", "<use href='#l'/>".repeat(500)));
    refused(&format!("<path stroke='#000' d='M0 0{}'/>", long.repeat(10)));
    let rules: String = (0..4000).map(|n| format!("path.a{n}{{fill:#000}}")).collect();
    refused(&format!("<style>{rules}</style>{}", whole.repeat(4000)));
    let attributes: String = (0..100_000).map(|n| format!(" a{n}=''")).collect();
    refused(&format!("<path{attributes} d='M0 0H9V9Z'/>"));
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}

#[test]
fn a_folder_that_takes_too_long_is_given_up() {
    let folder = whole();
    let error = Own::check_within(folder.path(), Duration::ZERO).expect_err("no time");
    assert!(matches!(error.flaw, Flaw::TooSlow), "{error}");
    assert!(Own::check(folder.path()).is_ok());
}

#[cfg(unix)]
#[test]
fn a_pipe_among_the_pictures_keeps_nobody_waiting() {
    let folder = whole();
    let path = folder.path().join("QH.png");
    fs::remove_file(&path).expect("removed");
    assert!(std::process::Command::new("mkfifo").arg(&path).status().expect("mkfifo").success());
    let error = Own::check(folder.path()).expect_err("no picture");
    assert!(matches!(error.flaw, Flaw::NoFile) && error.path == path, "{error}");
}

#[test]
fn what_could_mean_anything_is_refused() {
    let entities = "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg xmlns='http://www.w3.org/2000/svg' width='50' height='70'><desc>&a;</desc></svg>";
    assert!(matches!(flaw_of("svg", entities.as_bytes()), Some(Flaw::NoPicture(_))));
    let twice = svg("<path id='a' d='M0 0H9V9Z'/><path id='a' d='M0 0H90V90Z'/>");
    assert!(matches!(flaw_of("svg", &twice), Some(Flaw::NoPicture(_))));
    let sheet = svg("<style>path { mask: url(#a) }</style><path d='M0 0H9V9Z'/>");
    assert!(matches!(flaw_of("svg", &sheet), Some(Flaw::Element(_))));
}

#[test]
fn usual_shapes_pass() {
    // Style sheet, references and clips as other programs write them.
    let good = svg("<defs><style>.a{fill:#c22}</style><clipPath id='c'><path d='M0 0H200V300H0Z'/></clipPath>\
         <linearGradient id='g'><stop offset='0' stop-color='#fff'/><stop offset='1' stop-color='#c22'/></linearGradient>\
         <filter id='unused'><feGaussianBlur stdDeviation='9'/></filter>\
         <pattern id='t' width='9' height='9' patternUnits='userSpaceOnUse'><circle r='4'/></pattern></defs>\
         <rect width='240' height='340' rx='9' fill='url(#t)' stroke='#222' stroke-dasharray='6 3'/>\
         <g clip-path='url(#c)' opacity='.9'><path id='p' class='a' d='M9 9H90V90Z'/><use href='#p' x='50'/>\
         <rect width='90' height='300' style='fill:url(#g)'/></g>");
    assert!(flaw_of("svg", &good).is_none());
}
