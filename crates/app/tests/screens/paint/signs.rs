//! The signs that a table in the middle of a hand does not show.

use pitch_app::font;
use pitch_app::paint::{self, CounterColour, Label};
use pitch_app::theme::Palette;
use pitch_rules::Suit;

use iced::widget::canvas::{self, Frame, Geometry};
use iced::{Point, Radians, Rectangle, Renderer, Theme, Vector, mouse};

/// A dark ground with one of each sign on it.
pub struct Signs {
    pub palette: &'static Palette,
}

impl canvas::Program<()> for Signs {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        paint::fill(&mut frame, Rectangle::with_size(bounds.size()), 0.0, self.palette.rail);
        self.logo(&mut frame);
        self.tokens(&mut frame);
        self.turned_pad(&mut frame);
        vec![frame.into_geometry()]
    }
}

impl Signs {
    fn logo(&self, frame: &mut Frame) {
        let palette = self.palette;
        let first = Label::new("Auction ", font::BOLD, 50.0, palette.text);
        first.draw(frame, Point::new(40.0, 70.0));
        let second = Label::new("Pitch", font::BOLD, 50.0, palette.text);
        let left = 40.0 + first.width();
        second.draw(frame, Point::new(left, 70.0));
        let ring = Rectangle { x: left - 32.0, y: 14.0, width: second.width() + 64.0, height: 116.0 };
        paint::pencil_ring(frame, ring, palette.amber, 3.0, 0.9);
    }

    fn tokens(&self, frame: &mut Frame) {
        let palette = self.palette;
        paint::counters(frame, palette, (Point::new(330.0, 260.0), 0.5), 7, 1.0);
        paint::counters(frame, palette, (Point::new(330.0, 300.0), 0.5), 14, 1.0);
        paint::counter(frame, palette, CounterColour::Red, Point::new(480.0, 280.0), 3.0);
        let dish = Rectangle { x: 560.0, y: 240.0, width: 164.0, height: 72.0 };
        paint::pool(frame, palette, dish, 8, 1.0);
        for (index, suit) in Suit::ALL.into_iter().enumerate() {
            let at = Point::new(60.0 + 60.0 * index as f32, 380.0);
            let scrap = Rectangle { x: at.x - 26.0, y: at.y - 30.0, width: 52.0, height: 60.0 };
            paint::fill(frame, scrap, 4.0, palette.card_paper);
            paint::pip(frame, suit, at, 40.0, palette.suit(suit, false));
        }
        let sheet = Rectangle { x: 40.0, y: 440.0, width: 360.0, height: 120.0 };
        paint::fill(frame, sheet, 16.0, palette.paper);
        paint::stamp(frame, palette.pencil, sheet.center() + Vector::new(80.0, 0.0), "Set back", 0.6, 1.0);
        let button = Rectangle { x: 60.0, y: 480.0, width: 100.0, height: 40.0 };
        paint::fill(frame, button, 10.0, palette.action);
        paint::focus_ring(frame, button, 10.0, palette.focus_on_paper);
        Label::new("Stand", font::SEMIBOLD, 16.0, palette.on_action).centred().draw(frame, button.center());
    }

    fn turned_pad(&self, frame: &mut Frame) {
        let column = |name| paint::Column { name, side: None, is_pitcher: name == "Us" };
        let row = |label, us, them| paint::Row { label, totals: vec![us, them] };
        let pad = paint::Pad {
            columns: vec![column("Us"), column("Them")],
            rows: vec![row("1", 2, 1), row("2", 2, -2), row("3", 5, -11), row("4", 16, 2)],
            note: None,
            ring: None,
        };
        frame.with_save(|frame| {
            frame.translate(Vector::new(560.0, 370.0));
            frame.rotate(Radians(6_f32.to_radians()));
            let rect = Rectangle { x: 0.0, y: 0.0, width: 200.0, height: 174.0 };
            paint::pad(frame, self.palette, 1.0, rect, &pad);
        });
    }
}
