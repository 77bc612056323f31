//! Pictures of the three sheets: a sealed envelope, cards face down, and an open envelope with the seed on its paper.

use crate::context::Context;
use crate::deck::{Lying, Overlay};
use crate::font;
use crate::paint::{self, Label};
use crate::widget::{Kit, drawn};

use iced::widget::canvas::{Frame, Image, LineCap, LineJoin, Path, Stroke, Style};
use iced::widget::image::FilterMethod;
use iced::{Color, Element, Point, Radians, Rectangle, Size, Vector};

/// Paper of the envelope, its lines, and the wax.
const MANILA: Color = Color::from_rgb8(0xE8, 0xD7, 0xB1);
const LINES: Color = Color::from_rgb8(0x1F, 0x24, 0x2E);
const WAX: Color = Color::from_rgb8(0xB3, 0x22, 0x1F);
const LETTER: Color = Color::from_rgb8(0xFF, 0xFE, 0xF8);
/// Width of every picture in its heights; the measures below are in heights as well.
const ACROSS: f32 = 1.36;

/// Picture of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Picture {
    /// A closed envelope with its seal.
    Sealed,
    /// A closed envelope without one.
    Unsealed,
    /// Cards face down.
    Shuffled,
    /// An open envelope, with the first digits of the seed once it is shown.
    Opened(Option<String>),
}

impl Picture {
    /// Draws the picture `high` logical pixels high.
    pub(super) fn view<'a, M: 'a>(self, kit: Kit, context: &'a Context, high: f32) -> Element<'a, M> {
        drawn(ACROSS * high, high, move |frame, rect| match &self {
            Picture::Sealed => closed(frame, rect, true),
            Picture::Unsealed => closed(frame, rect, false),
            Picture::Shuffled => shuffled(frame, context, rect),
            Picture::Opened(seed) => opened(frame, kit, rect, seed.as_deref()),
        })
    }
}

/// Returns the pen of the outlines in a picture of this height.
fn pen(height: f32) -> Stroke<'static> {
    let width = (0.012 * height).max(1.5);
    Stroke {
        style: Style::Solid(LINES),
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    }
}

fn closed(frame: &mut Frame, rect: Rectangle, is_sealed: bool) {
    let s = rect.height;
    let middle = Point::new(rect.center_x(), rect.y + 0.55 * s);
    let envelope = paint::rounded(placed(middle, Size::new(1.04 * s, 0.68 * s)), 0.03 * s);
    frame.fill(&envelope, MANILA);
    let tip = middle - Vector::new(0.0, if is_sealed { 0.02 * s } else { -0.04 * s });
    let flap = Path::new(|path| {
        path.move_to(middle + Vector::new(-0.5 * s, -0.32 * s));
        path.line_to(tip);
        path.line_to(middle + Vector::new(0.5 * s, -0.32 * s));
    });
    frame.stroke(&flap, pen(s));
    frame.stroke(&envelope, pen(s));
    if !is_sealed {
        return;
    }
    let wax = Path::circle(middle + Vector::new(0.0, 0.03 * s), 0.15 * s);
    frame.fill(&wax, WAX);
    frame.stroke(&wax, pen(s));
    // The lines of a fingerprint.
    let centre = middle + Vector::new(0.0, 0.07 * s);
    let line = Stroke { style: Style::Solid(Color::WHITE), ..pen(s) };
    for radius in [0.03, 0.055, 0.08] {
        let arch = Path::new(|path| {
            for step in 0..=16 {
                let angle = std::f32::consts::PI * (1.0 + step as f32 / 16.0);
                let at = centre + Vector::new(radius * s * angle.cos(), 1.15 * radius * s * angle.sin());
                if step == 0 { path.move_to(at) } else { path.line_to(at) }
            }
        });
        frame.stroke(&arch, line);
    }
    frame.stroke(&Path::line(centre, centre + Vector::new(0.0, 0.04 * s)), line);
}

fn shuffled(frame: &mut Frame, context: &Context, rect: Rectangle) {
    let s = rect.height;
    let width = 0.48 * s;
    let lies = [(-0.2, 0.03, -8.0_f32), (0.0, 0.0, 0.0), (0.2, 0.03, 8.0)].map(|(x, y, degrees)| Lying {
        card: None,
        look: Overlay::PLAIN,
        middle: rect.center() + Vector::new(x * s, y * s),
        turn: Radians(degrees.to_radians()),
    });
    let (place, picture) = context.deck.fan(width, &lies);
    frame.draw_image(place, Image::new(picture).filter_method(FilterMethod::Nearest));
}

fn opened(frame: &mut Frame, kit: Kit, rect: Rectangle, seed: Option<&str>) {
    let s = rect.height;
    let middle = Point::new(rect.center_x(), rect.y + 0.68 * s);
    let size = Size::new(1.04 * s, 0.56 * s);
    let [left, right] = [-size.width / 2.0, size.width / 2.0];
    let [top, bottom] = [-size.height / 2.0, size.height / 2.0];
    let shape = |points: &[(f32, f32)]| {
        Path::new(|path| {
            for (index, &(x, y)) in points.iter().enumerate() {
                let at = middle + Vector::new(x, y);
                if index == 0 { path.move_to(at) } else { path.line_to(at) }
            }
            path.close();
        })
    };
    let letter = placed(middle - Vector::new(0.0, 0.28 * s), Size::new(0.62 * s, 0.62 * s));
    frame.with_save(|frame| {
        frame.translate(letter.center() - Point::ORIGIN);
        frame.rotate(Radians((-2.0_f32).to_radians()));
        let paper = paint::rounded(placed(Point::ORIGIN, letter.size()), 0.02 * s);
        frame.fill(&paper, LETTER);
        frame.stroke(&paper, pen(s));
    });
    let front =
        shape(&[(left, top), (0.0, 0.26 * s - size.height / 2.0), (right, top), (right, bottom), (left, bottom)]);
    frame.fill(&front, MANILA);
    frame.stroke(&front, pen(s));
    let size = 0.115 * s;
    let line = |frame: &mut Frame, digits: &str, down: f32| {
        let at = Point::new(letter.center_x(), letter.y + down * s);
        Label::new(digits, font::PENCIL_BOLD, size, kit.palette.ink).centred().draw(frame, at);
    };
    match seed {
        Some(seed) => {
            let spaced = |from: usize| {
                let group = |at: usize| seed.get(at..at + 4).unwrap_or_default();
                format!("{} {}", group(from), group(from + 4))
            };
            line(frame, &spaced(0), 0.14);
            line(frame, &spaced(8), 0.28);
        }
        None => {
            for (index, width) in [0.38, 0.44, 0.3].into_iter().enumerate() {
                let at = letter.position() + Vector::new(0.09 * s, (0.12 + 0.1 * index as f32) * s);
                let pencil = Stroke { style: Style::Solid(kit.palette.rule_line), width: 0.02 * s, ..pen(s) };
                frame.stroke(&Path::line(at, at + Vector::new(width * s, 0.0)), pencil);
            }
        }
    }
}

/// Returns the rectangle of this size about a point.
fn placed(middle: Point, size: Size) -> Rectangle {
    Rectangle::new(middle - Vector::new(size.width / 2.0, size.height / 2.0), size)
}
