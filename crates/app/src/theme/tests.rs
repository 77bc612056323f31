//! The contrast of everything that is told apart.

use super::*;

/// A pair of colors that must be told apart, with its name for the failure message.
type Pair = (&'static str, iced::Color, iced::Color);

/// The least contrast of words and of parts in a look.
const fn least(look: Look) -> (f32, f32) {
    match look {
        Look::Contrast => (7.0, 4.5),
        Look::Spruce | Look::Midnight | Look::Linen => (4.5, 3.0),
    }
}

/// Words a player reads.
fn words(p: &Palette) -> Vec<Pair> {
    let mut pairs = vec![
        ("text on amber", p.on_amber, p.amber),
        ("good on plate", p.good, p.plate),
        ("bad on plate", p.bad, p.plate),
        ("letter on a point tile", p.plate, p.good),
        ("ink on paper", p.ink, p.paper),
        ("ink on raised paper", p.ink, p.raised_paper),
        ("ink on a hovered segment", p.ink, p.segment_hover),
        ("second ink on paper", p.second_ink, p.paper),
        ("second ink on raised paper", p.second_ink, p.raised_paper),
        ("pencil on paper", p.pencil, p.paper),
        ("change mark on paper", p.change_mark, p.paper),
        ("change mark on raised paper", p.change_mark, p.raised_paper),
        ("gain on paper", p.gain, p.paper),
        ("link on raised paper", p.gain, p.raised_paper),
        ("pencil on raised paper", p.pencil, p.raised_paper),
        ("second ink below the mouse", p.second_ink, p.segment_hover),
        ("change mark below the mouse", p.change_mark, p.segment_hover),
        ("text on action", p.on_action, p.action),
        ("inverted chip", p.plate, p.text),
    ];
    for (name, ground) in [
        ("felt top", p.felt_top),
        ("felt bottom", p.felt_bottom),
        ("plate", p.plate),
        ("bar", p.bar),
        ("rail", p.rail),
        ("chip", p.chip),
    ] {
        pairs.push((name, p.text, ground));
        pairs.push((name, p.muted, ground));
    }
    for (name, ground) in [("felt top", p.felt_top), ("felt bottom", p.felt_bottom), ("plate", p.plate)] {
        pairs.push((name, p.amber, ground));
    }
    pairs.extend(p.avatars.map(|hue| ("avatar", palette::AVATAR_INK, hue)));
    pairs
}

/// Parts of controls that must be seen.
fn parts(p: &Palette) -> Vec<Pair> {
    let mut pairs = vec![
        ("focus on felt", p.amber, p.felt_top),
        ("focus on plate", p.amber, p.plate),
        ("focus on paper", p.focus_on_paper, p.paper),
        ("focus on raised paper", p.focus_on_paper, p.raised_paper),
        ("control edge on paper", p.control_edge, p.paper),
        ("control edge on raised paper", p.control_edge, p.raised_paper),
        ("focus on the bar", p.amber, p.bar),
        ("focus on a chip", p.amber, p.chip),
        ("action on paper", p.action, p.paper),
        ("action on raised paper", p.action, p.raised_paper),
        ("ring round an amber button", p.ring_of_main(), p.felt_bottom),
        ("ring round an amber button on the bar", p.ring_of_main(), p.bar),
    ];
    // Ranks and pips are drawn, never written, and larger than words.
    for suit in pitch_rules::Suit::ALL {
        pairs.push(("suit", p.suit(suit, false), p.card_paper));
        pairs.push(("suit of four colours", p.suit(suit, true), p.card_paper));
    }
    pairs
}

/// Edges that are decoration in other looks.
fn edges(p: &Palette) -> Vec<Pair> {
    vec![
        ("edge of a plate", p.plate_edge, p.plate),
        ("edge of a plate on cloth", p.plate_edge, p.felt_bottom),
        ("line in the cloth", p.felt_line, p.felt_top),
        ("hairline", p.hairline, p.paper),
        ("ruled line", p.rule_line, p.paper),
        ("margin of the pad", p.margin_line, p.paper),
        ("edge of a card", p.card_edge, p.card_paper),
    ]
}

fn failures(look: Look, pairs: Vec<Pair>, least: f32) -> Vec<String> {
    pairs
        .into_iter()
        .map(|(name, a, b)| (name, a.relative_contrast(b)))
        .filter(|(_, ratio)| *ratio < least)
        .map(|(name, ratio)| format!("{look:?} {name}: {ratio:.2} < {least}"))
        .collect()
}

#[test]
fn every_pair_can_be_told_apart() {
    let mut found = Vec::new();
    for look in Look::ALL {
        let (least_words, least_parts) = least(look);
        found.extend(failures(look, words(look.palette()), least_words));
        found.extend(failures(look, parts(look.palette()), least_parts));
    }
    found.extend(failures(Look::Contrast, edges(&CONTRAST), least(Look::Contrast).1));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_theme_carries_its_palette() {
    for look in Look::ALL {
        assert_eq!(look.theme().palette().primary, look.palette().amber);
    }
    assert_ne!(Look::Spruce.theme(), Look::Linen.theme());
}

#[test]
fn the_system_chooses_by_light_and_dark() {
    assert_eq!(Look::of(Theme::System, Mode::Light, false), Look::Linen);
    assert_eq!(Look::of(Theme::System, Mode::Dark, false), Look::Midnight);
    assert_eq!(Look::of(Theme::System, Mode::None, false), Look::Spruce, "what cannot be known is as at first");
    for mode in [Mode::None, Mode::Light, Mode::Dark] {
        let chosen = [Theme::Spruce, Theme::Midnight, Theme::Linen, Theme::Contrast];
        assert_eq!(chosen.map(|theme| Look::of(theme, mode, false)), Look::ALL, "who chose a look has it");
        let wished = [Theme::System, Theme::Spruce, Theme::Midnight, Theme::Linen, Theme::Contrast];
        let looks = [Look::Contrast, Look::Contrast, Look::Midnight, Look::Linen, Look::Contrast];
        assert_eq!(wished.map(|theme| Look::of(theme, mode, true)), looks, "a wish for contrast is heeded");
    }
}
