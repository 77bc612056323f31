//! The comparison of the choices of the person at the bottom: a list with a bar for each, over the rail, where it
//! covers neither the hand nor things on the table.

use super::Table;
use super::drawing::Drawing;
use crate::font;
use crate::layout::{Panels, Rail};
use crate::paint::{self, Label, Surface};
use crate::widget::rank_sign;
use pitch_language::{phrase, t};
use pitch_players::Judged;
use pitch_rules::Action;

use iced::{Point, Rectangle, Size};

/// Height of a row with a choice, at scale 1.
const ROW: f32 = 44.0;
/// Least height of a row, which its words and its bar need, at scale 1.
const LEAST_ROW: f32 = 33.0;
/// Height of the names of the figures.
const HEAD: f32 = 22.0;
/// Height of the sentence that explains the figures, in up to three lines.
const FOOT: f32 = 70.0;
/// Room for a chance.
const CHANCE: f32 = 50.0;
/// Room for points.
const POINTS: f32 = 54.0;
/// Thickness of a bar.
const BAR: f32 = 7.0;
/// Least width of a column, at scale 1: a longer list has a second one where there is room for it.
const LEAST_COLUMN: f32 = 230.0;

/// Places of the list, and of each of its rows.
#[derive(Debug, Clone, PartialEq)]
struct Places {
    /// Part of the rail that is covered.
    cover: Rectangle,
    panel: Rectangle,
    rows: Vec<Rectangle>,
    /// Place of the explanation of the figures; `None` where the rows need all the room.
    foot: Option<Rectangle>,
    /// Scale of the contents of a row, against the design.
    scale: f32,
}

impl Places {
    /// Lays out `count` choices: below the score pad if they have room there, and else over the whole rail.
    fn new(rail: &Rail, panels: &Panels, count: usize) -> Self {
        let margin = panels.pad.x - rail.bounds.x;
        let whole = rail.bounds.shrink(iced::Padding { left: margin, right: margin, top: 12.0, bottom: 12.0 });
        let heading = rail.heading() + HEAD * rail.text;
        let columns = ((whole.width / (LEAST_COLUMN * rail.text)) as usize).clamp(1, 3);
        let columns = if rail.is_strip { columns.min(count.max(1)) } else { 1 };
        let down = count.div_ceil(columns).max(1) as f32;
        let rows = |row: f32| heading + down * row * rail.text + 8.0 * rail.scale;
        let foot = Some(FOOT * rail.text).filter(|foot| rows(LEAST_ROW) + foot <= whole.height).unwrap_or(0.0);
        let needed = |row: f32| rows(row) + foot;
        let below_pad = Rectangle { y: panels.points.y, height: whole.y + whole.height - panels.points.y, ..whole };
        let has_room = !rail.is_strip && needed(LEAST_ROW) <= below_pad.height;
        let cover = if has_room { below_pad } else { whole };
        let height = needed(ROW).min(cover.height);
        let panel = Rectangle { height, ..cover };
        // What it would lie over in part is covered whole, and the rest stays.
        let below = [panels.last_trick].into_iter().chain(panels.log).filter(|other| other.y > panel.y + height);
        let end = below.map(|other| other.y).fold(cover.y + cover.height, f32::min);
        let cover = if rail.is_strip { cover } else { Rectangle { height: end - 6.0 - cover.y, ..cover } };
        let row = (height - heading - 8.0 * rail.scale - foot) / down;
        let inset = 12.0 * rail.scale;
        let width = (panel.width - 2.0 * inset - inset * 2.0 * (columns as f32 - 1.0)) / columns as f32;
        let per_column = count.div_ceil(columns).max(1);
        let place = |index: usize| {
            let (column, line) = ((index / per_column) as f32, (index % per_column) as f32);
            let corner = Point::new(
                (width + 2.0 * inset).mul_add(column, panel.x + inset),
                row.mul_add(line, panel.y + heading),
            );
            Rectangle::new(corner, Size::new(width, row))
        };
        let rows = (0..count).map(place).collect();
        let foot = (foot > 0.0).then(|| {
            let y = panel.y + panel.height - foot;
            Rectangle { x: panel.x + inset, y, width: panel.width - 2.0 * inset, height: foot - 8.0 * rail.scale }
        });
        Places { cover, panel, rows, foot, scale: rail.text.min(row / LEAST_ROW) }
    }
}

impl Table {
    fn comparison_places(&self) -> Option<Places> {
        let judgement = self.compared()?;
        Some(Places::new(&self.layout.rail, &self.panels, judgement.choices.len()))
    }

    /// Returns the area that the comparison covers, if it is there.
    pub fn comparison(&self) -> Option<Rectangle> {
        self.comparison_places().map(|places| places.cover)
    }
}

/// Draws the list, if it is asked for.
pub(super) fn comparison(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let (Some(judgement), Some(places)) = (table.compared(), table.comparison_places()) else { return };
    let (palette, rail, language) = (drawing.palette(), &drawing.layout.rail, &drawing.context.language);
    paint::fill(frame, places.cover.expand(3.0), 0.0, palette.rail);
    let title = t!(language, "compare-title");
    paint::panel(frame, palette, rail, places.panel, &title, None, Some("H"));
    let scale = places.scale;
    for head in heads(&places) {
        let y = places.panel.y + rail.heading() + 0.4 * HEAD * scale;
        let right = head.x + head.width;
        let words = [(t!(language, "compare-hand-points"), right, POINTS), {
            (t!(language, "compare-chances"), POINTS.mul_add(-scale, right), CHANCE)
        }];
        for (words, right, room) in words {
            let label = Label::new(&words, font::REGULAR, 13.5 * scale, palette.muted).right();
            label.within((room + 4.0) * scale).draw(frame, Point::new(right, y));
        }
    }
    for (place, (judged, &rect)) in judgement.choices.iter().zip(&places.rows).enumerate() {
        row(frame, drawing, (place, judged), rect, scale);
    }
    if let Some(rect) = places.foot {
        foot(frame, drawing, rect);
    }
}

/// Draws the explanation of the figures.
fn foot(frame: &mut impl Surface, drawing: &Drawing<'_>, rect: Rectangle) {
    let (palette, size) = (drawing.palette(), 13.5 * drawing.layout.rail.text);
    let words = t!(drawing.context.language, "compare-columns");
    if font::measure_within(&words, font::REGULAR, size, rect.width).height > rect.height {
        return;
    }
    let line = Rectangle { height: 1.0, ..rect };
    paint::fill(frame, paint::snapped(line), 0.0, palette.control_edge);
    let label = Label::new(&words, font::REGULAR, size, palette.muted).wrapped(rect.width);
    label.draw(frame, Point::new(rect.x, rect.center_y()));
}

/// Returns the first row of each column.
fn heads(places: &Places) -> impl Iterator<Item = Rectangle> + '_ {
    let top = places.rows.first().map_or(0.0, |row| row.y);
    places.rows.iter().copied().filter(move |row| row.y == top)
}

/// Draws one choice: its words, its figures, and its bar below them.
fn row(
    frame: &mut impl Surface,
    drawing: &Drawing<'_>,
    (place, judged): (usize, &Judged),
    rect: Rectangle,
    scale: f32,
) {
    let (palette, language) = (drawing.palette(), &drawing.context.language);
    let is_as_good = place > 0 && !judged.is_surely_worse();
    let words_at = rect.y + 0.36 * rect.height;
    let right = rect.x + rect.width;
    let colour = if place == 0 { palette.amber } else { palette.text };
    let font = if place == 0 { font::SEMIBOLD } else { font::REGULAR };
    let points = phrase::points(language, judged.points);
    let chance = phrase::chance(language, judged.chance);
    Label::new(&points, font, 15.0 * scale, colour).right().draw(frame, Point::new(right, words_at));
    let chance_at = Point::new(POINTS.mul_add(-scale, right), words_at);
    Label::new(&chance, font::SEMIBOLD, 15.0 * scale, colour).right().draw(frame, chance_at);
    let left = Point::new(rect.x, words_at);
    let room = chance_at.x - CHANCE * scale - left.x;
    let taken = match &judged.action {
        Action::Play(card) => {
            let rank = rank_sign(*card);
            let four_colours = drawing.context.settings.four_colours;
            paint::card_tag(frame, palette, left, &rank, *card, four_colours, scale)
        }
        action => {
            let name = phrase::choice(language, drawing.names, drawing.view, action);
            let label = Label::new(&name, font, 15.0 * scale, colour).within(room);
            label.draw(frame, left);
            label.width()
        }
    };
    if is_as_good {
        let at = Point::new(left.x + taken + 8.0 * scale, words_at);
        let words = t!(language, "compare-as-good");
        let label = Label::new(&words, font::REGULAR, 13.5 * scale, palette.muted);
        if label.fits(room - taken - 8.0 * scale) {
            label.within(room - taken - 8.0 * scale).draw(frame, at);
        }
    }
    let bar = Rectangle { y: rect.y + 0.78 * rect.height - BAR * scale / 2.0, height: BAR * scale, ..rect };
    let at = |chance: f32| chance.clamp(0.0, 1.0) * bar.width;
    paint::fill(frame, paint::snapped(bar), BAR * scale / 2.0, palette.chip);
    let full = Rectangle { width: at(judged.chance).max(BAR * scale), ..bar };
    let ink = if place == 0 { palette.amber } else { palette.good };
    paint::fill(frame, paint::snapped(full), BAR * scale / 2.0, ink);
    // How far off the difference to the first may be, to both sides.
    let (least, most) = (at(judged.chance - 2.0 * judged.error), at(judged.chance + 2.0 * judged.error));
    if place > 0 && most - least >= 1.0 {
        let y = bar.center_y();
        let ends = [bar.x + least, bar.x + most];
        paint::line(frame, Point::new(ends[0], y), Point::new(ends[1], y), palette.text, scale.max(1.0));
        for x in ends {
            let half = 0.75 * BAR * scale;
            paint::line(frame, Point::new(x, y - half), Point::new(x, y + half), palette.text, scale.max(1.0));
        }
    }
}
