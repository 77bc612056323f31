//! A table in the middle of a hand, with made-up players; plain rectangles stand for cards.

use auction_pitch::app::font;
use auction_pitch::app::layout::{Layout, Placement};
use auction_pitch::app::paint::{self, Chip, ChipKind, Label, PointBox, Sitter, Standing, Tag};
use auction_pitch::app::theme::Palette;
use auction_pitch::engine::Suit;
use auction_pitch::session::Face;

use iced::widget::canvas::{self, Frame, Geometry, Stroke};
use iced::{Color, Point, Rectangle, Renderer, Theme, Vector, mouse};

const NAMES: [&str; 7] = ["You", "Ana", "Ben", "Cleo", "Dev", "Eli", "Fay"];
const PASS: Chip<'static> = Chip { text: "Pass", short: "Pass", kind: ChipKind::Pass };
const TWO: Chip<'static> = Chip { text: "2", short: "2", kind: ChipKind::Outlined };
const THREE: Chip<'static> = Chip { text: "Bid 3", short: "3", kind: ChipKind::Contract };
const WAITS: Chip<'static> = Chip { text: "Waits", short: "Waits", kind: ChipKind::Waiting };

/// One of the two canvases of the table.
pub struct Demo {
    pub layout: Layout,
    pub palette: &'static Palette,
    /// Whether this is the canvas over the cards.
    pub upper: bool,
    /// Whether the auction is on.
    pub bids: bool,
}

impl canvas::Program<()> for Demo {
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
        if self.upper {
            self.over_cards(&mut frame);
        } else {
            self.below_cards(&mut frame);
        }
        vec![frame.into_geometry()]
    }
}

impl Demo {
    fn below_cards(&self, frame: &mut Frame) {
        let (layout, palette) = (&self.layout, self.palette);
        paint::felt(frame, palette, layout.table, layout.cloth_line);
        paint::rail(frame, palette, layout.rail.bounds, layout.rail.is_strip);
        paint::bar(frame, palette, layout.bar);
        self.bar(frame);
        self.rail(frame);
        for (position, seat) in layout.seats.iter().enumerate().skip(1) {
            for back in seat.backs.fan(if self.bids { 6 } else { 3 + position % 2 }) {
                self.card(frame, &back, Color::from_rgb8(0xA2, 0x40, 0x2F), 0.09);
            }
        }
        if !self.bids {
            self.trick(frame);
        }
        for index in 0..layout.hand.len() {
            if let Some(card) = layout.hand_card_at(index, index < 2 && !self.bids) {
                self.card(frame, &card, palette.card_paper, 0.0);
                let centre = card.at(0.115, 0.12);
                paint::pip(frame, Suit::ALL[index % 4], centre, 20.0, palette.suit(Suit::ALL[index % 4], true));
            }
        }
        let (said, may) = if self.bids {
            ("You hold three clubs with the ace.", "Press H if you want a hint.")
        } else {
            ("Ben leads the queen of hearts. Cleo plays the five.", "Follow hearts, or trump.")
        };
        let rect = if self.bids { layout.low_caption } else { layout.caption };
        paint::caption(frame, palette, rect, said, may, layout.s);
    }

    fn trick(&self, frame: &mut Frame) {
        let (layout, palette) = (&self.layout, self.palette);
        let seats = layout.trick.len();
        for (position, place) in layout.trick.iter().enumerate() {
            if position >= seats / 2 && position > 0 {
                self.card(frame, place, palette.card_paper, 0.0);
                continue;
            }
            paint::empty_place(frame, palette, place);
            let colour = if position == 0 { palette.amber } else { palette.muted };
            let font = if position == 0 { font::SEMIBOLD } else { font::REGULAR };
            Label::new(NAMES[position], font, 14.5 * layout.s, colour).centred().draw(frame, place.centre);
        }
    }

    fn card(&self, frame: &mut Frame, place: &Placement, face: Color, frame_share: f32) {
        let palette = self.palette;
        let corner = 0.07 * place.size.width;
        paint::card_shape(frame, place, 0.0, corner, |frame, path| {
            frame.fill(&path, palette.card_paper);
            let edge = palette.card_edge;
            frame.stroke(&path, Stroke::default().with_color(edge).with_width(0.008 * place.size.width));
        });
        if frame_share > 0.0 {
            let inset = -frame_share * place.size.width;
            paint::card_shape(frame, place, inset, corner, |frame, path| frame.fill(&path, face));
        }
    }

    fn over_cards(&self, frame: &mut Frame) {
        let (layout, palette) = (&self.layout, self.palette);
        let letters: [&[&str]; 4] = [&[], &["H"], &[], &["L", "J"]];
        for (position, seat) in layout.seats.iter().enumerate().skip(1) {
            let chip = match position {
                1 if self.bids => PASS,
                1 => THREE,
                3 => TWO,
                6 => WAITS,
                _ => PASS,
            };
            let plate = paint::SeatPlate {
                name: if position == 5 { "Maximiliane" } else { NAMES[position] },
                hue: palette.avatar(position),
                sitter: if position == 4 { Sitter::Person(Face::Letter) } else { Sitter::Bot },
                level: (position != 4).then_some(1 + position % 4),
                side: None,
                is_dealer: position == 2,
                is_turn: position == 3 && !self.bids,
                chip: Some(chip),
                letters: letters[position % 4],
                tricks: Some("1"),
                instead: (position == 6).then_some("is thinking"),
            };
            paint::seat_plate(frame, palette, seat.plate, &plate, layout.s);
            if self.bids {
                paint::bubble(frame, palette, seat.bubble, if position == 2 { "Two" } else { "I pass" }, layout.s, 1.0);
            }
        }
        if !self.bids {
            self.hand_marks(frame);
        }
        self.own(frame);
        let tile = paint::ContractTile {
            trump: (!self.bids).then_some(Suit::Spades),
            title: if self.bids { "No trump yet" } else { "Ana bid 3" },
            line: if self.bids { "The pitch sets it" } else { "Spades are trump" },
            short_line: if self.bids { "Pitch sets it" } else { "Spades trump" },
            boxes: if self.bids { &[] } else { &[PointBox::Made("H"), PointBox::Open, PointBox::Open] },
            count: "1 of 3",
        };
        paint::contract_tile(frame, palette, layout.tile, &tile, false, layout.s);
        if self.bids {
            let panel = layout.bid_panel;
            paint::sheet(frame, palette, panel, layout.s.max(1.0));
            let title = panel.position() + Vector::new(panel.width / 2.0, 30.0 * layout.s);
            Label::new("Your bid, dealer", font::SEMIBOLD, 22.0 * layout.s, palette.ink).centred().draw(frame, title);
            let first = Rectangle { x: panel.x + 20.0, y: panel.y + 84.0 * layout.s, width: 120.0, height: 60.0 };
            paint::fill(frame, first, 10.0, palette.action);
            paint::focus_ring(frame, first, 10.0, palette.focus_on_paper);
            paint::stamp(frame, palette, panel.center() + Vector::new(80.0, 20.0), "Set back 3", layout.s, 1.0);
            return;
        }
        let last = layout.trick.len() - 1;
        let winner = layout.trick[last];
        paint::card_ring(frame, &winner, &[], palette.amber, 4.0 * layout.s);
        paint::tag_over(frame, palette, Tag::Winning, "Trumped, winning", (&winner, 0), layout.s);
        if layout.trick.len() > 2 {
            paint::tag_over(frame, palette, Tag::Led, "Led", (&layout.trick[layout.trick.len() / 2], 0), layout.s);
        }
        if layout.trick.len() == 2 {
            paint::counters(frame, palette, layout.own_plate().center(), 5, 400.0, layout.s);
            paint::pool(frame, palette, layout.pool_in_play, 5, "Pool: 5 red", layout.s);
        }
    }

    /// Two legal cards with their keys, the second in focus, the others covered.
    fn hand_marks(&self, frame: &mut Frame) {
        let (layout, palette) = (&self.layout, self.palette);
        let cards: Vec<Placement> =
            (0..layout.hand.len()).filter_map(|index| layout.hand_card_at(index, index < 2)).collect();
        for (index, card) in cards.iter().enumerate() {
            let above = &cards[index + 1..];
            if index >= 2 {
                paint::card_cover(frame, palette, card, above);
                continue;
            }
            if index == 1 {
                paint::card_ring(frame, card, above, palette.amber, 4.0 * layout.s);
            }
            let side = 20.0 * layout.s;
            let middle = card.at(0.5, 0.0) - Vector::new(0.0, 16.0 * layout.s);
            let cap = Rectangle { x: middle.x - side / 2.0, y: middle.y - side / 2.0, width: side, height: side };
            paint::key_cap(frame, palette, cap, &(index + 1).to_string(), layout.s);
        }
    }

    fn own(&self, frame: &mut Frame) {
        let plate = paint::OwnPlate {
            name: "You",
            hue: self.palette.avatar(0),
            sitter: Sitter::Person(Face::Letter),
            note: None,
            is_dealer: self.bids,
            chip: (!self.bids).then_some(PASS),
            letters: &[],
            tricks: Some(("0", &["tricks"][..])),
            counters: None,
            turn: Some(if self.bids { "Your turn to bid" } else { "Your turn to play" }),
        };
        paint::own_plate(frame, self.palette, self.layout.own_plate(), &plate, self.layout.s);
    }

    fn bar(&self, frame: &mut Frame) {
        let (bar, palette, scale) = (self.layout.bar, self.palette, self.layout.bar_scale);
        let button = 34.0 * scale;
        let menu = Rectangle { x: 12.0, y: bar.center_y() - button / 2.0, width: button, height: button };
        paint::fill(frame, menu, 8.0, palette.chip);
        for step in [-5.0, 0.0, 5.0] {
            let middle = menu.center() + Vector::new(0.0, step * scale);
            let half = Vector::new(7.0 * scale, 0.0);
            paint::line(frame, middle - half, middle + half, palette.text, 1.5);
        }
        let title = Label::new("Auction Pitch", font::SEMIBOLD, 17.0 * scale, palette.text);
        let at = Point::new(menu.x + menu.width + 10.0, bar.center_y());
        title.draw(frame, at);
        let line = Label::new("Hand 4, trick 3 of 6, first to 7", font::REGULAR, 15.0 * scale, palette.muted);
        line.draw(frame, at + Vector::new(title.width() + 10.0, 0.0));
    }

    fn rail(&self, frame: &mut Frame) {
        let (rail, palette) = (&self.layout.rail, self.palette);
        let seats = self.layout.seats.len();
        let panels = rail.panels(4, 4, seats);
        let totals =
            |hand: i32| (0..seats as i32).map(|seat| if seat == 2 { -hand } else { hand + seat % 3 }).collect();
        let pad = paint::Pad {
            columns: (0..seats).map(|seat| paint::Column { name: NAMES[seat], is_pitcher: seat == 1 }).collect(),
            rows: [("1", 1), ("2", 2), ("3", 4)]
                .map(|(label, hand)| paint::Row { label, totals: totals(hand) })
                .to_vec(),
            note: Some(("4", "Ana bid 3 ...")),
            ring: None,
        };
        paint::pad(frame, palette, rail, panels.pad, &pad);

        let row = |standing, name, card, owner, reason| paint::PointRow { standing, name, card, owner, reason };
        let rows = [
            row(Standing::Settled, "High", Some(("A", Suit::Spades)), "Ana", "settled"),
            row(Standing::SoFar, "Low", Some(("3", Suit::Hearts)), "You", "the 2 is not seen"),
            row(Standing::Open, "Jack", None, "You hold it", "still to be taken"),
            row(Standing::SoFar, "Game", None, "Ben 13", "Ana 4, You 0, Cleo 0"),
        ];
        paint::panel(frame, palette, rail, panels.points, "Points this hand", Some("so far"), None);
        paint::points(frame, palette, rail, panels.points, &rows, false);

        paint::panel(frame, palette, rail, panels.last_trick, "Last trick", None, Some("L"));
        for (index, card) in panels.last_cards(rail, seats).into_iter().enumerate() {
            paint::fill(frame, card, 4.0, palette.card_paper);
            if index == 1 {
                paint::edge(frame, card.expand(2.0), 6.0, palette.amber, 2.0);
            }
            let (font, colour) =
                if index == 1 { (font::SEMIBOLD, palette.amber) } else { (font::REGULAR, palette.muted) };
            let at = Point::new(card.center_x(), card.y + card.height + 14.0 * rail.scale);
            Label::new(NAMES[index], font, 13.5 * rail.text, colour).centred().draw(frame, at);
        }
        if let Some(log) = panels.log {
            let lines = ["Ana pitches the ace of spades.", "Ana takes trick 1.", "Ben takes your ten with the king."];
            paint::panel(frame, palette, rail, log, "Log", None, Some("G"));
            paint::log(frame, palette, rail, log, &lines, panels.log_lines);
        }
    }
}
