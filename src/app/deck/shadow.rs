//! The soft shadow of a card, and the way from painted pixels to those that iced takes.

/// How dark the shadow is where the card is widest over it.
const DARKNESS: f32 = 0.32;

/// The corner of a card in card units, of which it is 100 wide.
const CORNER: f32 = 7.0;

/// Lays the shadow of a card under its premultiplied RGBA pixels.
///
/// The picture is `width_px` wide and the card in it has a margin of `margin_px` on every side. The shadow lies two
/// units of `unit` pixels below the card and fades over about eight. Only pixels that the card leaves open are
/// worked on: painting the shadow with the card took several times as long as the card.
pub(super) fn lay(rgba: &mut [u8], width_px: u32, margin_px: u32, unit: f32) {
    let (across, down) = (width_px as usize, rgba.len() / 4 / width_px.max(1) as usize);
    let middle = (across as f32 / 2.0, down as f32 / 2.0 + 2.0 * unit);
    let margin = margin_px as f32;
    let corner = CORNER / 100.0 * (across as f32 - 2.0 * margin);
    let inner = (across as f32 / 2.0 - margin - corner, down as f32 / 2.0 - margin - corner);
    for (place, pixel) in rgba.chunks_exact_mut(4).enumerate() {
        if pixel[3] == 255 {
            continue;
        }
        let (x, y) = ((place % across) as f32 + 0.5, (place / across) as f32 + 0.5);
        let (dx, dy) = ((x - middle.0).abs() - inner.0, (y - middle.1).abs() - inner.1);
        let outside = dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0) - corner;
        // A logistic curve lies within one hundredth of the bell curve of deviation two that a blur of four is.
        let shadow = DARKNESS / (1.0 + (1.702 * outside / (2.0 * unit)).exp());
        let alpha = f32::from(pixel[3]);
        pixel[3] = (alpha + shadow * (255.0 - alpha)).round() as u8;
    }
}
