//! Drawn parts of the first screen: cloth, logo and score pad.

use super::Saved;
use crate::context::Context;
use crate::font;
use crate::paint::{self, Label};
use crate::widget::{Kit, drawn};
use pitch_language::t;

use iced::widget::canvas::Frame;
use iced::widget::container;
use iced::{Element, Fill, Point, Radians, Rectangle, Size, Vector};

/// Height of the logo on the first screen, and size of its letters there, in pixels of the design.
pub(super) const HIGH: f32 = 68.0;
pub(super) const LETTERS: f32 = 42.0;
/// Number of hands on the pad.
const ROWS: usize = 4;
/// Scale of the pad, in pixels of the design.
const SCALE: f32 = 1.45;

/// Returns the name of the game with its pencil ring, in letters of this size in pixels of the design.
pub(in crate::screen) fn logo<'a, M: 'a>(kit: Kit, context: &Context, letters: f32) -> Element<'a, M> {
    let name = t!(context.language, "game-name");
    let palette = kit.palette;
    drawn(Fill, kit.px(HIGH / LETTERS * letters), move |frame, rect| {
        let (size, middle) = (kit.px(letters), rect.center_y());
        let (first, last) = name.rsplit_once(' ').map_or(("", name.as_str()), |(first, last)| (first, last));
        let first = Label::new(first, font::BOLD, size, palette.text);
        first.draw(frame, Point::new(6.0, middle));
        let last = Label::new(last, font::BOLD, size, palette.text);
        let x = 6.0 + first.width() + if first.width() > 0.0 { 0.24 * size } else { 0.0 };
        last.draw(frame, Point::new(x, middle));
        let (across, down) = (1.5 * last.width(), 1.62 * size);
        let centre = Point::new(x + 0.50 * last.width(), middle);
        let ring = Rectangle::new(centre - Vector::new(across / 2.0, down / 2.0), Size::new(across, down));
        paint::pencil_ring(frame, ring, palette.amber, 0.062 * size, 1.0);
    })
}

/// Draws the cloth.
pub(super) fn ground<'a, M: 'a>(kit: Kit) -> Element<'a, M> {
    drawn(Fill, Fill, move |frame, rect| paint::cloth(frame, kit.palette, rect))
}

/// Returns the pad of the game that goes on, turned a little and no higher than its hands need; `None` where it has more
/// columns than room.
pub(super) fn pad<'a, M: 'a>(kit: Kit, saved: &'a Saved) -> Option<Element<'a, M>> {
    let pad = Pad::of(saved)?;
    let high = SCALE * kit.px(paint::BINDING + paint::HEADING + ROWS as f32 * paint::ROW + 12.0);
    let drawn = drawn(Fill, Fill, move |frame, rect| pad.draw(frame, kit, rect));
    Some(container(drawn).max_height(high).into())
}

/// Score pad of the saved game.
struct Pad<'a> {
    names: Vec<&'a str>,
    /// Number of a hand, none before the first, and the scores after it.
    rows: Vec<(String, Vec<i32>)>,
}

impl<'a> Pad<'a> {
    fn of(saved: &'a Saved) -> Option<Self> {
        let first = saved.totals.len().saturating_sub(ROWS);
        let names = saved.scores.iter().map(|(name, _)| name.as_str()).collect();
        let hands = saved.totals.iter().enumerate().skip(first);
        let mut rows: Vec<_> = hands.map(|(hand, totals)| ((hand + 1).to_string(), totals.clone())).collect();
        if rows.is_empty() {
            rows.push((String::new(), saved.scores.iter().map(|(_, score)| *score).collect()));
        }
        (saved.scores.len() <= 5).then_some(Pad { names, rows })
    }

    fn draw(&self, frame: &mut Frame, kit: Kit, rect: Rectangle) {
        let scale = SCALE * kit.scale;
        let columns = self.names.iter().map(|name| paint::Column { name, side: None, is_pitcher: false }).collect();
        let rows = self.rows.iter();
        let rows = rows.map(|(label, totals)| paint::Row { label, totals: totals.clone() }).collect();
        // The corners of the turned paper stay within the frame.
        let place = rect.shrink(0.014 * rect.width);
        frame.with_save(|frame| {
            frame.translate(rect.center() - Point::ORIGIN);
            frame.rotate(Radians(1.4_f32.to_radians()));
            let place = Rectangle::new(Point::new(-place.width / 2.0, -place.height / 2.0), place.size());
            paint::pad(frame, kit.palette, scale, place, &paint::Pad { columns, rows, note: None, ring: None });
        });
    }
}
