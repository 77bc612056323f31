//! The signs that a table in the middle of a hand does not show.

use pitch_app::font;
use pitch_app::layout::{Bubble, Contents, Layout};
use pitch_app::paint::{self, Chip, ChipKind, CounterColour, Label, Sitter};
use pitch_app::theme::Palette;
use pitch_players::{Level, Temper};
use pitch_rules::Suit;

use iced::widget::canvas::{self, Frame, Geometry};
use iced::{Point, Radians, Rectangle, Renderer, Size, Theme, Vector, mouse};

/// The curtain with one of each sign on it.
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
        paint::curtain(&mut frame, self.palette, Rectangle::with_size(bounds.size()));
        self.logo(&mut frame);
        self.plates(&mut frame);
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

    fn plates(&self, frame: &mut Frame) {
        let palette = self.palette;
        let all = ["H", "L", "J", "G"];
        let kinds = [
            ("Bid 4", "4", ChipKind::Contract, &all[..], Some("Us"), true),
            ("Pass", "Pass", ChipKind::Pass, &all[..0], Some("Them"), false),
            ("Partner", "Partner", ChipKind::Outlined, &all[..2], None, true),
        ];
        for (index, (text, short, kind, letters, side, is_dealer)) in kinds.into_iter().enumerate() {
            let plate = paint::SeatPlate {
                name: ["Maximiliane", "Žofie", "O"][index],
                hue: palette.avatar(index + 5),
                sitter: Sitter::Bot,
                level: Some([Level::Steady(Temper::Bold), Level::Sharp(Temper::Careful), Level::Master][index]),
                side,
                is_dealer,
                is_turn: index == 0,
                chip: Some(Chip { text, short, kind }),
                letters,
                tricks: Some("6"),
                exchanged: None,
                instead: None,
            };
            let rect = Rectangle { x: 40.0 + 210.0 * index as f32, y: 150.0, width: 190.0, height: 62.0 };
            paint::seat_plate(frame, palette, rect, &plate, 1.0);
        }
        paint::bubble(frame, palette, Bubble { tip: Point::new(760.0, 220.0), is_below: false }, "I smudge", 1.0, 1.0);
        let tile = paint::ContractTile {
            trump: Some(Suit::Clubs),
            title: "Maximiliane bid 4",
            line: "Clubs are trump for good",
            short_line: "Clubs are trump",
            boxes: &[],
            count: "",
        };
        let rect = Rectangle { x: 40.0, y: 240.0, width: 190.0, height: 82.0 };
        paint::contract_tile(frame, palette, rect, &tile, true, 1.0);
    }

    fn tokens(&self, frame: &mut Frame) {
        let palette = self.palette;
        paint::counters(frame, palette, Point::new(330.0, 260.0), 12, 400.0, 1.0);
        paint::counters(frame, palette, Point::new(330.0, 300.0), 14, 400.0, 1.0);
        paint::counter(frame, palette, CounterColour::Red, Point::new(480.0, 280.0), 3.0);
        let dish = Rectangle { x: 560.0, y: 240.0, width: 164.0, height: 72.0 };
        paint::pool(frame, palette, dish, 8, "Pool: 8 red", 1.0);
        for (index, suit) in Suit::ALL.into_iter().enumerate() {
            let at = Point::new(60.0 + 60.0 * index as f32, 380.0);
            let scrap = Rectangle { x: at.x - 26.0, y: at.y - 30.0, width: 52.0, height: 60.0 };
            paint::fill(frame, scrap, 4.0, palette.card_paper);
            paint::pip(frame, suit, at, 40.0, palette.suit(suit, false));
        }
        let sheet = Rectangle { x: 40.0, y: 440.0, width: 360.0, height: 120.0 };
        paint::fill(frame, sheet, 16.0, palette.paper);
        paint::stamp(frame, palette, sheet.center() + Vector::new(80.0, 0.0), "Set back 3", 1.0, 1.0);
        let button = Rectangle { x: 60.0, y: 480.0, width: 100.0, height: 40.0 };
        paint::fill(frame, button, 10.0, palette.action);
        paint::focus_ring(frame, button, 10.0, palette.focus_on_paper);
        Label::new("Stand", font::SEMIBOLD, 16.0, palette.on_action).centred().draw(frame, button.center());
    }

    fn turned_pad(&self, frame: &mut Frame) {
        let rail = Layout::new(Size::new(1280.0, 800.0), Contents::new(4, 6)).rail;
        let column = |name| paint::Column { name, is_pitcher: name == "Us" };
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
            paint::pad(frame, self.palette, &rail, rect, &pad);
        });
    }
}
