//! The patch of a trump that is named, as a picture: it lies in the cloth, below cards, and grows in steps.

use crate::deck::for_deck;
use crate::theme::Palette;
use pitch_deck::{hex, pip_data, pixels};
use pitch_rules::Suit;

use iced::widget::image::Handle;

/// Side of the picture, in sides of the patch: the pips that step out of its edge have room in it.
const ROOM: f32 = 1.5;
/// Steps in which the pips come out.
const STEPS: u8 = 3;

/// The patch in a picture `side_px` physical pixels wide, with its pips `out` steps out of its edge.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Bloom {
    svg: String,
    side_px: u32,
}

impl Bloom {
    /// Creates the picture of a patch `side` pixels wide, of which `scale` make a pixel of the design.
    pub(crate) fn new(palette: &Palette, (suit, four_colours): (Suit, bool), side: f32, out: u8, scale: f32) -> Self {
        let (ink, halo) = palette.on_patch(suit, four_colours);
        let [ink, halo, ground, line] =
            [ink, halo, palette.patch(), palette.felt_line].map(|colour| hex(for_deck(colour)));
        // The patch has a radius of 100.
        let unit = 200.0 / side.max(1.0) * scale;
        let width = 2.0 * unit.max(200.0 / side.max(1.0));
        let pip = |angle: f32, away: f32, size: f32| {
            let (scale, edge) = (size / 100.0, 6.0);
            format!(
                "<path transform='rotate({angle}) translate(0 {}) scale({scale})' d='{}' fill='{ink}' stroke='{halo}' \
                 stroke-width='{edge}' stroke-linejoin='round' paint-order='stroke'/>",
                -away,
                pip_data(suit)
            )
        };
        let share = f32::from(out.min(STEPS)) / f32::from(STEPS);
        let around = (0..16).filter(|_| out > 0).map(|index| {
            let (reach, size) = if index % 2 == 0 { (22.0_f32, 14.5_f32) } else { (39.0, 23.0) };
            pip(22.5 * index as f32, reach.mul_add(share, 96.0), 0.5 * size * (1.0 + share))
        });
        let around: String = around.collect();
        let (edge, stitches) = (100.0 - width / 2.0, 90.5);
        let half = 100.0 * ROOM;
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{whole}' height='{whole}' \
             viewBox='-{half} -{half} {whole} {whole}'><circle r='100' fill='{ground}'/><circle r='{edge}' fill='none' \
             stroke='{line}' stroke-width='{width}'/><circle r='{stitches}' fill='none' stroke='{text}' \
             stroke-opacity='0.55' stroke-width='{width}' stroke-dasharray='{} {}'/>{}{around}</svg>",
            7.0 * unit,
            5.0 * unit,
            pip(0.0, 0.0, 116.0),
            whole = 2.0 * half,
            text = hex(for_deck(palette.text)),
        );
        Bloom { svg, side_px: (ROOM * side).round().max(1.0) as u32 }
    }

    /// Returns the width of the picture in physical pixels.
    pub(crate) const fn side_px(&self) -> u32 {
        self.side_px
    }

    /// Draws it.
    pub(crate) fn picture(&self) -> Handle {
        match pixels(&self.svg, self.side_px, self.side_px) {
            Some(rgba) => Handle::from_rgba(self.side_px, self.side_px, rgba),
            None => Handle::from_rgba(1, 1, vec![0; 4]),
        }
    }
}
