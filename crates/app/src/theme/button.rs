//! Styles of buttons, segments and rows at rest, below the mouse, pressed and switched off.
//!
//! iced gives its buttons no focus: the ring is drawn by the stop around them (`widget::stop`).

use super::palette::Palette;
use super::shade::{darker, lighter, off};

use iced::widget::button::{Status, Style};
use iced::{Background, Border, Color, Theme, border};

/// The corner of buttons, in logical pixels.
pub(crate) const CORNER: f32 = 10.0;
/// The corner of inputs and of the two ends of a row of segments, in logical pixels.
pub(crate) const SEGMENT_CORNER: f32 = 9.0;

/// Returns the style of the one main button of the cloth: amber.
pub fn main(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    filled(palette.amber, palette.on_amber)
}

/// Returns the style of a piece of the table that is pressed as a whole, with this corner.
pub(crate) fn table(palette: &Palette, corner: f32) -> impl Fn(&Theme, Status) -> Style + use<> {
    let rest = edged(palette.felt_top, palette.text, palette.felt_line);
    move |theme, status| {
        let style = rest(theme, status);
        Style { border: style.border.rounded(corner), ..style }
    }
}

/// Returns the style of the main button of a sheet: green.
pub fn action(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    filled(palette.action, palette.on_action)
}

/// Returns the style of a second button on the cloth, the bar or a plate.
pub fn second(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    edged(palette.chip, palette.text, palette.plate_edge)
}

/// Returns the style of a second button on paper.
pub(crate) fn second_on_paper(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    let rest = edged(palette.raised_paper, palette.ink, palette.control_edge);
    let hover = palette.segment_hover;
    move |theme, status| match status {
        Status::Hovered => Style { background: Some(hover.into()), ..rest(theme, status) },
        _ => rest(theme, status),
    }
}

/// Returns the style of a round button on the cloth.
pub(crate) fn round(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    let rest = edged(palette.chip, palette.text, palette.felt_line);
    move |theme, status| {
        let style = rest(theme, status);
        Style { border: style.border.rounded(100), ..style }
    }
}

/// Returns the style of a wide row that is a button on the cloth or in a list of a dark panel: a plate with an edge.
pub fn tile(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    edged(palette.plate, palette.text, palette.plate_edge)
}

/// Returns the style of a [`tile`] with this corner; the main one has an amber edge.
pub(crate) fn lesson(palette: &Palette, corner: f32, is_main: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (edge, width) = if is_main { (palette.amber, 3.0) } else { (palette.plate_edge, 1.0) };
    let rest = filled(palette.plate, palette.text);
    move |theme, status| Style { border: border::rounded(corner).color(edge).width(width), ..rest(theme, status) }
}

/// Returns the style of a round choice on the cloth: a plate with an edge, light with dark words when `chosen`.
pub(crate) fn chip(palette: &Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (ground, words, edge) = match chosen {
        true => (palette.text, palette.plate, palette.text),
        false => (palette.plate, palette.text, palette.plate_edge),
    };
    let rest = edged(ground, words, edge);
    move |theme, status| {
        let style = rest(theme, status);
        Style { border: style.border.rounded(100), ..style }
    }
}

/// Returns the style of a tile with a picture on cloth, with this corner; the main one has an amber edge.
pub(crate) fn game(palette: &Palette, corner: f32, is_main: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (edge, width) = if is_main { (palette.amber, 3.0) } else { (palette.felt_line, 1.0) };
    let rest = filled(palette.felt_top, palette.text);
    move |theme, status| Style { border: border::rounded(corner).color(edge).width(width), ..rest(theme, status) }
}

/// Returns the style of a row that was found: a plate, with an amber edge if it is the one that is meant.
pub(crate) fn found(palette: &Palette, is_meant: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (rest, amber) = (tile(palette), palette.amber);
    move |theme, status| {
        let style = rest(theme, status);
        if is_meant { Style { border: style.border.color(amber).width(3), ..style } } else { style }
    }
}

/// The corner of a game with its pad, in logical pixels.
pub(crate) const PAD_CORNER: f32 = 16.0;

/// Returns the style of a game with its pad: a plate, with an amber edge if it is the main action.
pub(crate) fn pad(palette: &Palette, is_main: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (edge, width) = if is_main { (palette.amber, 3.0) } else { (palette.plate_edge, 1.0) };
    let rest = filled(palette.plate, palette.text);
    move |theme, status| {
        let border = border::rounded(PAD_CORNER).color(edge).width(width);
        Style { border, ..rest(theme, status) }
    }
}

/// Returns the style of a row of a list on a dark panel: clear, a chip's fill below the mouse, light with dark words
/// when `chosen`.
pub fn row(palette: &Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (rest, hover, words) =
        if chosen { (Some(palette.text), palette.text, palette.plate) } else { (None, palette.chip, palette.text) };
    move |_, status| match status {
        Status::Active => plain(rest, words),
        Status::Hovered => plain(Some(hover), words),
        Status::Pressed => plain(Some(darker(hover)), words),
        Status::Disabled => plain(rest.map(off), off(words)),
    }
}

/// Returns the style of a place over a picture that it is about: clear, with an edge below the mouse.
pub(crate) fn frame(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (edge, pressed, words) = (palette.felt_line, palette.amber, palette.text);
    move |_, status| match status {
        Status::Active | Status::Disabled => plain(None, words),
        Status::Hovered => Style { border: border::rounded(CORNER).color(edge).width(2.0), ..plain(None, words) },
        Status::Pressed => Style { border: border::rounded(CORNER).color(pressed).width(2.0), ..plain(None, words) },
    }
}

/// Returns the style of a place at a table that is looked at from above, with this corner: clear, with an amber frame if it is
/// `chosen`.
pub(crate) fn place(palette: &Palette, corner: f32, chosen: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (edge, amber, words) = (palette.felt_line, palette.amber, palette.text);
    move |_, status| {
        let frame = match status {
            _ if chosen => Some((amber, 3.0)),
            Status::Hovered | Status::Pressed => Some((edge, 2.0)),
            Status::Active | Status::Disabled => None,
        };
        let border =
            frame.map_or_else(Border::default, |(colour, width)| border::rounded(corner).color(colour).width(width));
        Style { border, ..plain(None, words) }
    }
}

/// Returns the style of a face on a shelf, with this corner: clear, or on a ground of its own if they are `seated`; framed in
/// amber below the mouse.
pub(crate) fn face(palette: &Palette, corner: f32, seated: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (ground, amber, words) = (seated.then_some(palette.chip), palette.amber, palette.text);
    move |_, status| {
        let is_near = matches!(status, Status::Hovered | Status::Pressed);
        let edge = border::rounded(corner);
        let border = if is_near { edge.color(amber).width(3.0) } else { edge };
        Style { border, ..plain(ground, words) }
    }
}

/// Returns the style of a row of a list on paper: clear, tinted below the mouse and when `chosen`.
pub(crate) fn paper_row(palette: &Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (hover, ink) = (palette.segment_hover, palette.ink);
    let rest = chosen.then_some(hover);
    move |_, status| match status {
        Status::Active | Status::Disabled => plain(rest, ink),
        Status::Hovered => plain(Some(hover), ink),
        Status::Pressed => plain(Some(darker(hover)), ink),
    }
}

/// Returns the style of a segment of a choice on paper. A `chosen` one is green and keeps its color below the mouse;
/// switched off it is a pale green with `segment_ink`, as it still says what is in force. The caller adds its tick
/// and, at the ends of the row, gives `corners` (see `segment_corners`).
pub fn segment(palette: &Palette, chosen: bool, corners: border::Radius) -> impl Fn(&Theme, Status) -> Style + use<> {
    let Palette { action, on_action, raised_paper, ink, segment_hover, control_edge, .. } = *palette;
    move |_, status| {
        let (ground, words) = match status {
            _ if chosen => (action, on_action),
            Status::Hovered => (segment_hover, ink),
            Status::Pressed => (action, on_action),
            Status::Active | Status::Disabled => (raised_paper, ink),
        };
        let border = Border { color: control_edge, width: 1.0, radius: corners };
        let style = Style { border, ..plain(Some(ground), words) };
        match status {
            Status::Disabled if chosen => Style { text_color: ink, ..faded(style) },
            Status::Disabled => faded(style),
            _ => style,
        }
    }
}

/// Returns the style of a segment of a choice on a dark panel: light with dark words when `chosen`.
pub(crate) fn plate_segment(palette: &Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (ground, words, edge) = match chosen {
        true => (palette.text, palette.plate, palette.text),
        false => (palette.chip, palette.text, palette.plate_edge),
    };
    let rest = edged(ground, words, edge);
    move |theme, status| {
        let style = rest(theme, status);
        Style { border: style.border.rounded(SEGMENT_CORNER), ..style }
    }
}

/// Returns the color of what is drawn beside the words of a chosen segment.
pub(crate) fn segment_ink(palette: &Palette, is_on: bool) -> Color {
    if is_on { palette.on_action } else { palette.ink }
}

/// Returns the style of a choice on paper that is a picture with its words: an edge, heavy and green when `chosen`.
pub fn picture(palette: &Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style + use<> {
    let Palette { action, raised_paper, ink, segment_hover, control_edge, .. } = *palette;
    let (edge, width) = if chosen { (action, 3.0) } else { (control_edge, 1.0) };
    let border = border::rounded(CORNER).color(edge).width(width);
    move |_, status| match status {
        Status::Hovered | Status::Pressed => Style { border, ..plain(Some(segment_hover), ink) },
        Status::Active | Status::Disabled => Style { border, ..plain(Some(raised_paper), ink) },
    }
}

/// Returns the style of words on paper that make something as it was, in the color of a change.
pub fn changed(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    clear(palette.change_mark, palette.segment_hover)
}

/// Returns the corners of segment `index` of `count`: only the outer ends of the row are round.
pub(crate) fn segment_corners(index: usize, count: usize) -> border::Radius {
    let left = if index == 0 { SEGMENT_CORNER } else { 0.0 };
    let right = if index + 1 == count { SEGMENT_CORNER } else { 0.0 };
    border::radius(0).top_left(left).bottom_left(left).top_right(right).bottom_right(right)
}

/// Returns the style of a button on paper that is a symbol: clear, tinted below the mouse.
pub(crate) fn symbol_on_paper(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    clear(palette.ink, palette.segment_hover)
}

/// Returns the style of the cap of a key on paper, with this corner.
pub fn key(palette: &Palette, corner: f32) -> impl Fn(&Theme, Status) -> Style + use<> {
    let rest = clear(palette.ink, palette.segment_hover);
    move |theme, status| Style { border: border::rounded(corner), ..rest(theme, status) }
}

/// Returns the style of words on paper that lead elsewhere; the caller underlines them.
pub fn link(palette: &Palette) -> impl Fn(&Theme, Status) -> Style + use<> {
    let (rest, hover) = (palette.gain, palette.ink);
    move |_, status| match status {
        Status::Active => plain(None, rest),
        Status::Hovered | Status::Pressed => plain(None, hover),
        Status::Disabled => plain(None, off(rest)),
    }
}

fn filled(ground: Color, words: Color) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| match status {
        Status::Active => plain(Some(ground), words),
        Status::Hovered => plain(Some(lighter(ground)), words),
        Status::Pressed => plain(Some(darker(ground)), words),
        Status::Disabled => faded(plain(Some(ground), words)),
    }
}

fn edged(ground: Color, words: Color, edge: Color) -> impl Fn(&Theme, Status) -> Style {
    let filled = filled(ground, words);
    move |theme, status| {
        let style = filled(theme, status);
        let edge = if status == Status::Disabled { off(edge) } else { edge };
        Style { border: style.border.color(edge).width(1), ..style }
    }
}

fn clear(words: Color, hover: Color) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| match status {
        Status::Active => plain(None, words),
        Status::Hovered => plain(Some(hover), words),
        Status::Pressed => plain(Some(darker(hover)), words),
        Status::Disabled => plain(None, off(words)),
    }
}

fn plain(ground: Option<Color>, words: Color) -> Style {
    Style {
        background: ground.map(Background::Color),
        text_color: words,
        border: border::rounded(CORNER),
        ..Style::default()
    }
}

fn faded(style: Style) -> Style {
    Style {
        background: style.background.map(|background| background.scale_alpha(super::shade::OFF)),
        text_color: off(style.text_color),
        border: style.border.color(off(style.border.color)),
        ..style
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::shade::blend;
    use crate::theme::{Look, SPRUCE};

    #[test]
    fn every_state_of_the_main_button_looks_different() {
        let theme = Look::Spruce.theme();
        let style = main(&SPRUCE);
        let states = [Status::Active, Status::Hovered, Status::Pressed, Status::Disabled];
        for (i, a) in states.iter().enumerate() {
            for b in &states[i + 1..] {
                assert_ne!(style(&theme, *a), style(&theme, *b), "{a:?} and {b:?}");
            }
        }
    }

    #[test]
    fn a_chosen_segment_does_not_answer_to_the_mouse() {
        let theme = Look::Spruce.theme();
        let style = segment(&SPRUCE, true, segment_corners(1, 3));
        assert_eq!(style(&theme, Status::Active), style(&theme, Status::Hovered));
    }

    #[test]
    fn a_chosen_segment_can_be_read_when_it_is_switched_off() {
        for look in Look::ALL {
            let palette = look.palette();
            let off = segment(palette, true, segment_corners(0, 2))(&look.theme(), Status::Disabled);
            assert_eq!(off.text_color, segment_ink(palette, false), "{look:?}");
            let Some(Background::Color(fill)) = off.background else { panic!("{look:?}: no fill") };
            let least = if look == Look::Contrast { 7.0 } else { 4.5 };
            for paper in [palette.paper, palette.raised_paper] {
                let ground = blend(paper, fill.scale_alpha(1.0 / fill.a), fill.a);
                let contrast = off.text_color.relative_contrast(ground);
                assert!(contrast >= least, "{look:?}: {contrast:.2} < {least}");
            }
        }
    }

    #[test]
    fn only_the_ends_of_a_row_are_round() {
        assert_eq!(segment_corners(1, 3), border::radius(0));
        assert_eq!(segment_corners(0, 1), border::radius(SEGMENT_CORNER));
        assert_ne!(segment_corners(0, 2), segment_corners(1, 2));
    }
}
