//! Pictures of figures on the canvas: bars, results in sequence, and scores over the hands.

use crate::font;
use crate::paint::{self, Label};
use crate::theme::Palette;
use crate::widget::{Kit, drawn};

use iced::widget::canvas::{Frame, LineCap, LineDash, LineJoin, Path, Stroke};
use iced::{Color, Element, Fill, Point, Rectangle, Size, Vector};

/// Bar with its words.
#[derive(Debug, Clone)]
pub(in crate::screen) struct Bar {
    title: String,
    /// Length of the bar, from 0 to 1.
    share: f32,
    figure: String,
}

impl Bar {
    /// Creates a bar of length `share`, from 0 to 1, with its title before it and its figure behind it.
    pub(in crate::screen) const fn new(title: String, share: f32, figure: String) -> Self {
        Bar { title, share, figure }
    }
}

/// Draws bars below each other.
pub(in crate::screen) fn bars<'a, M: 'a>(kit: Kit, bars: Vec<Bar>) -> Element<'a, M> {
    let palette = kit.palette;
    let step = kit.px(36.0);
    drawn(Fill, step * bars.len().max(1) as f32, move |frame, rect| {
        let size = kit.px(15.0);
        let widest = |words: &mut dyn Iterator<Item = &String>, face| {
            words.map(|text| font::width(text, face, size)).fold(0.0, f32::max)
        };
        let title = widest(&mut bars.iter().map(|bar| &bar.title), font::REGULAR).min(0.4 * rect.width) + kit.px(12.0);
        let figure = widest(&mut bars.iter().map(|bar| &bar.figure), font::SEMIBOLD) + kit.px(12.0);
        let room = (rect.width - title - figure).max(0.0);
        for (index, bar) in bars.iter().enumerate() {
            let middle = (index as f32 + 0.5) * step;
            let label = Label::new(&bar.title, font::REGULAR, size, palette.ink).within(title - kit.px(12.0));
            label.draw(frame, Point::new(0.0, middle));
            let thick = kit.px(16.0);
            let place = Rectangle { x: title, y: middle - thick / 2.0, width: room, height: thick };
            // A track that is filled would be taken for a full bar where its color is strong.
            paint::fill(frame, place, thick / 2.0, palette.raised_paper);
            paint::edge(frame, place, thick / 2.0, palette.hairline, 1.0);
            if bar.share > 0.0 {
                let filled = Rectangle { width: (room * bar.share).max(thick), ..place };
                paint::fill(frame, filled, thick / 2.0, palette.action);
            }
            let words = Label::new(&bar.figure, font::SEMIBOLD, size, palette.ink).right();
            words.draw(frame, Point::new(rect.width, middle));
        }
    })
}

/// Draws the last games in sequence, won ones above the line and lost ones below it; `note` says which is the last.
pub(super) fn results<'a, M: 'a>(kit: Kit, results: Vec<bool>, note: String, height: f32) -> Element<'a, M> {
    let palette = kit.palette;
    drawn(Fill, kit.px(height), move |frame, rect| {
        let foot = kit.px(24.0);
        let middle = (rect.height - foot) / 2.0;
        let step = kit.px(18.0);
        let shown = ((rect.width / step) as usize).max(1);
        let results = &results[results.len().saturating_sub(shown)..];
        let line = Rectangle { x: 0.0, y: middle - 1.0, width: rect.width, height: 2.0 };
        paint::fill(frame, line, 0.0, palette.control_edge);
        let mut run = 0.0;
        for (index, won) in results.iter().enumerate() {
            // What is won or lost one after the other grows: a streak is seen from afar.
            run = if *won { f32::max(run, 0.0) + 1.0 } else { f32::min(run, 0.0) - 1.0 };
            let reach = (run.abs() * kit.px(14.0)).min(middle - kit.px(2.0));
            let x = index as f32 * step + kit.px(2.0);
            let y = if *won { middle - reach } else { middle };
            let place = Rectangle { x, y, width: step - kit.px(5.0), height: reach };
            if *won {
                paint::fill(frame, place, kit.px(3.0), palette.action);
            } else {
                outline(frame, place, palette.pencil, kit.px(2.0));
            }
        }
        let words = Label::new(&note, font::REGULAR, kit.px(14.0), palette.second_ink).within(rect.width);
        words.draw(frame, Point::new(0.0, rect.height - foot / 2.0));
    })
}

/// Draws the accuracy of the last games in sequence, in percent, over the lines of 0, 50 and 100; `note` says which is
/// the last.
pub(super) fn course<'a, M: 'a>(kit: Kit, percents: Vec<u32>, note: String, height: f32) -> Element<'a, M> {
    let palette = kit.palette;
    drawn(Fill, kit.px(height), move |frame, rect| {
        let (size, foot, left) = (kit.px(14.0), kit.px(24.0), kit.px(38.0));
        let inner =
            Rectangle { x: left, y: kit.px(8.0), width: rect.width - left, height: rect.height - foot - kit.px(16.0) };
        let height_of = |percent: u32| inner.height * percent.min(100) as f32 / 100.0;
        for percent in [0, 50, 100] {
            let y = inner.y + inner.height - height_of(percent);
            paint::fill(frame, Rectangle { y, height: 1.0, ..inner }, 0.0, palette.hairline);
            Label::new(&percent.to_string(), font::REGULAR, size, palette.second_ink)
                .right()
                .draw(frame, Point::new(left - kit.px(8.0), y));
        }
        let step = kit.px(18.0);
        let shown = ((inner.width / step) as usize).max(1);
        for (index, percent) in percents[percents.len().saturating_sub(shown)..].iter().enumerate() {
            let reach = height_of(*percent);
            let x = inner.x + index as f32 * step + kit.px(2.0);
            let place = Rectangle { x, y: inner.y + inner.height - reach, width: step - kit.px(5.0), height: reach };
            paint::fill(frame, place, kit.px(3.0).min(reach / 2.0), palette.action);
        }
        let words = Label::new(&note, font::REGULAR, size, palette.second_ink).within(rect.width);
        words.draw(frame, Point::new(0.0, rect.height - foot / 2.0));
    })
}

fn outline(frame: &mut Frame, place: Rectangle, colour: Color, width: f32) {
    let inner = Size::new((place.width - width).max(0.0), (place.height - width).max(0.0));
    let path = Path::rectangle(place.position() + Vector::new(width / 2.0, width / 2.0), inner);
    frame.stroke(&path, Stroke::default().with_color(colour).with_width(width));
}

/// Draws the scores of a game over its hands, each player with their own line and their name at its end.
pub(super) fn scores<'a, M: 'a>(kit: Kit, rows: Vec<(String, Vec<i32>)>, height: f32) -> Element<'a, M> {
    let palette = kit.palette;
    drawn(Fill, kit.px(height), move |frame, rect| {
        let all = || rows.iter().flat_map(|(_, scores)| scores.iter().copied()).chain([0]);
        let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0).max(1));
        let hands = rows.iter().map(|(_, scores)| scores.len()).max().unwrap_or(0).max(1);
        let size = kit.px(14.0);
        let names = rows.iter().map(|(name, _)| font::width(name, font::SEMIBOLD, size)).fold(0.0, f32::max);
        let names = names.min(0.3 * rect.width) + kit.px(14.0);
        let left = kit.px(34.0);
        let inner = Rectangle {
            x: left,
            y: kit.px(8.0),
            width: (rect.width - names - left).max(1.0),
            height: rect.height - kit.px(16.0),
        };
        let at = |hand: usize, score: i32| {
            let up = (score - low) as f32 / (high - low).max(1) as f32;
            let along = hand as f32 / hands as f32;
            Point::new(inner.x + along * inner.width, inner.y + inner.height * (1.0 - up))
        };
        for score in [low, 0, high] {
            let y = at(0, score).y;
            paint::fill(frame, Rectangle { y, height: 1.0, ..inner }, 0.0, palette.hairline);
            Label::new(&score.to_string(), font::REGULAR, size, palette.second_ink)
                .right()
                .draw(frame, Point::new(left - kit.px(8.0), y));
        }
        let mut taken: Vec<f32> = Vec::new();
        for (index, (name, scores)) in rows.iter().enumerate() {
            line(frame, palette, kit, index, std::iter::once(0).chain(scores.iter().copied()).enumerate(), &at);
            let mut end = at(scores.len(), scores.last().copied().unwrap_or(0));
            // Names that would lie over each other move apart.
            while taken.iter().any(|y| (y - end.y).abs() < size) {
                end.y += 1.0;
            }
            taken.push(end.y);
            let label = Label::new(name, if index == 0 { font::BOLD } else { font::REGULAR }, size, palette.ink);
            label.within(names - kit.px(14.0)).draw(frame, end + Vector::new(kit.px(8.0), 0.0));
        }
    })
}

/// Draws the line of a player: their own is heavy, and each of the others has its own dashes.
fn line(
    frame: &mut Frame,
    palette: &Palette,
    kit: Kit,
    index: usize,
    points: impl Iterator<Item = (usize, i32)>,
    at: &impl Fn(usize, i32) -> Point,
) {
    const DASHES: [&[f32]; 4] = [&[], &[8.0, 5.0], &[2.0, 5.0], &[12.0, 4.0, 2.0, 4.0]];
    let path = Path::new(|path| {
        for (hand, score) in points {
            if hand == 0 { path.move_to(at(hand, score)) } else { path.line_to(at(hand, score)) }
        }
    });
    let own = index == 0;
    let colour = if own { palette.action } else { palette.second_ink };
    let stroke = Stroke {
        line_dash: LineDash { segments: if own { &[] } else { DASHES[index % DASHES.len()] }, offset: 0 },
        ..Stroke::default()
    };
    let width = kit.px(if own { 4.0 } else { 2.0 });
    let stroke = stroke.with_color(colour).with_width(width).with_line_cap(LineCap::Round);
    frame.stroke(&path, stroke.with_line_join(LineJoin::Round));
}
