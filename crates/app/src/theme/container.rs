//! Styles of the grounds of sheets, panels and screens.
//!
//! None of them has a shadow: where only a part of the window is drawn anew, the renderer lays the shadow of a widget over
//! the rest once more, and everything grows darker with each change. Shadows are painted on canvases.

use super::palette::Palette;

use iced::gradient::Linear;
use iced::widget::container::Style;
use iced::{Background, Border, Color, Theme, border};

use std::f32::consts::PI;

/// The corner of plates and panels, in logical pixels.
pub(crate) const PLATE_CORNER: f32 = 12.0;
/// The corner of sheets, in logical pixels.
pub(crate) const SHEET_CORNER: f32 = 16.0;

/// Returns the style of a sheet of paper: dialogs, rules, set-up.
pub fn sheet(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(edged(ground(palette.paper, palette.ink), SHEET_CORNER, palette.hairline))
}

/// Returns the style of paper on paper: a row with a control, a note.
pub fn raised(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(edged(ground(palette.raised_paper, palette.ink), PLATE_CORNER, palette.hairline))
}

/// Returns the style of a place on a sheet that is asked about: a ground of its own, and a ring.
pub fn asked(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    let place = edged(ground(palette.segment_hover, palette.ink), PLATE_CORNER, palette.focus_on_paper);
    fixed(Style { border: place.border.width(2), ..place })
}

/// Returns the style of a dark panel on the cloth: lists, facts.
pub fn plate(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(edged(ground(palette.plate, palette.text), PLATE_CORNER, palette.plate_edge))
}

/// Returns the style of a dark panel on the cloth with this corner.
pub(crate) fn plate_of(palette: &Palette, corner: f32) -> impl Fn(&Theme) -> Style + use<> {
    fixed(edged(ground(palette.plate, palette.text), corner, palette.plate_edge))
}

/// Returns the style of the foot of a tile, with the corner of the tile within its edge.
pub(crate) fn foot(palette: &Palette, corner: f32) -> impl Fn(&Theme) -> Style + use<> {
    let border = Border { radius: border::bottom(corner), ..Border::default() };
    fixed(Style { border, ..ground(palette.plate, palette.text) })
}

/// Returns the style of the bar along the upper edge.
pub fn bar(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(ground(palette.bar, palette.text))
}

/// Returns the style of a clear ground for words on the cloth, which is drawn below it.
pub(crate) fn on_cloth(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(Style { text_color: Some(palette.text), ..Style::default() })
}

/// Returns the style of the place of a picture on paper: with a ring around it if it is the `chosen` one.
pub(crate) fn picked(palette: &Palette, chosen: bool) -> impl Fn(&Theme) -> Style + use<> {
    let color = if chosen { palette.action } else { Color::TRANSPARENT };
    fixed(Style { border: border::rounded(10).color(color).width(3), ..Style::default() })
}

/// Returns the style of a filled place with round corners.
pub(crate) fn block(colour: Color, corner: f32) -> impl Fn(&Theme) -> Style {
    move |_| Style { border: border::rounded(corner), ..ground(colour, colour) }
}

/// Returns the style of a strip that goes over from nothing to this color towards its lower edge.
pub(crate) fn fading(colour: Color) -> impl Fn(&Theme) -> Style {
    let fade = Linear::new(PI).add_stop(0.0, colour.scale_alpha(0.0)).add_stop(1.0, colour);
    move |_| Style { background: Some(Background::Gradient(fade.into())), ..Style::default() }
}

/// Returns the style of the place of a number on paper between its two buttons.
pub fn number(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(edged(ground(palette.raised_paper, palette.ink), 0.0, palette.control_edge))
}

/// Returns the style of the cover over the table behind a dialog.
pub(crate) fn scrim(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(ground(palette.scrim, palette.text))
}

/// Returns the style of a line between rows of a sheet: give the container a height of 1.
pub(crate) fn hairline(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(ground(palette.hairline, palette.ink))
}

/// Returns the style of a line between rows of a dark panel: give the container a height of 1.
pub(crate) fn dark_hairline(palette: &Palette) -> impl Fn(&Theme) -> Style + use<> {
    fixed(ground(palette.chip, palette.text))
}

/// Returns the style of the ring round a text field in which something is wrong, or its empty place, which is padded by 6.
pub fn faulty(palette: &Palette, is_wrong: bool) -> impl Fn(&Theme) -> Style + use<> {
    let color = if is_wrong { palette.pencil } else { Color::TRANSPARENT };
    fixed(Style { border: Border { color, width: 3.0, radius: border::radius(10) }, ..Style::default() })
}

fn fixed(style: Style) -> impl Fn(&Theme) -> Style {
    move |_| style
}

fn edged(style: Style, corner: f32, edge: Color) -> Style {
    Style { border: border::rounded(corner).color(edge).width(1), ..style }
}

fn ground(colour: Color, words: Color) -> Style {
    Style { background: Some(Background::Color(colour)), text_color: Some(words), ..Style::default() }
}
