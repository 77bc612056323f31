//! Pictures of the games, composed of cards of the deck and of what else lies on the table: a pad, counters, pegs.

use crate::context::Context;
use crate::deck::{Lying, Overlay};
use crate::font;
use crate::paint::{self, CounterColour};
use crate::theme::WOOD;
use crate::widget::Kit;
use pitch_rules::{Card, Preset};

use iced::widget::canvas::{Frame, Image, Path};
use iced::widget::image::FilterMethod;
use iced::{Point, Radians, Rectangle, Size, Vector};

/// Width that a picture has room for, in widths of a card.
pub(super) const WIDTH: f32 = 3.9;
/// Height that a picture has room for, in widths of a card.
pub(super) const HEIGHT: f32 = 1.75;

/// What lies beside the cards, if anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Thing {
    Nothing,
    /// Score pad, on which a side is in the hole.
    Pad,
    /// Counters of players and of the pool.
    Counters,
    /// Piece of a peg board.
    Pegs,
}

/// Picture of a game, from the left. A card is written as in saved games; what is no card lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Composition {
    /// Card on a pile; empty if there is no pile.
    pile: &'static str,
    /// Cards in a fan, at most four, with blanks between them.
    fan: &'static str,
    thing: Thing,
}

const fn laid(pile: &'static str, fan: &'static str) -> Composition {
    Composition { pile, fan, thing: Thing::Nothing }
}

const fn fan(fan: &'static str) -> Composition {
    laid("", fan)
}

impl Composition {
    const fn with(self, thing: Thing) -> Self {
        Composition { thing, ..self }
    }

    /// Returns the picture of a game: what it is played for, or with.
    pub(super) const fn of(game: Preset) -> Self {
        match game {
            Preset::AuctionPitch => fan("2H JH AH"),
            Preset::Setback => fan("").with(Thing::Pad),
            Preset::Trinidad => laid("back", "JC"),
            Preset::Lancashire => laid("6C", "JC"),
            Preset::WestYorkshire => fan("back back JS"),
            Preset::Blackburn => fan("2H AH"),
            Preset::Britannica1911 => fan("QS").with(Thing::Counters),
            Preset::CommercialPitch => fan("KD JD").with(Thing::Counters),
            Preset::SevenUp => laid("7H", "AH"),
            Preset::Smudge => fan("AS JS 10S 2S"),
            Preset::SmudgeBid => fan("AC JC 10C 2C"),
            Preset::NoAuctionPitch => fan("QD 10D AD"),
            Preset::Racehorse => fan("7C 10C AC"),
            Preset::JokerPitch => fan("X1 JH AH"),
            Preset::FivePoint => fan("JD JH"),
            Preset::SevenPoint => fan("X1 JC JS X2"),
            Preset::WestMichigan => fan("JC JS X1"),
            Preset::EuchreSetback => fan("9S JS JC"),
            Preset::PedroSancho => fan("5H 9H"),
            Preset::Snoozer => fan("X1 9C 5C"),
            Preset::TenPoint => fan("X1 JD 3D 10D"),
            Preset::Colorado => fan("AH 9H KH 8H"),
            Preset::ThirteenPoint => fan("3D 3H JD"),
            Preset::Pawnee => fan("KH back"),
            Preset::Schmier => laid("back", "2C AC"),
            Preset::WisconsinSmear => fan("back back back JS"),
            Preset::SmearTen => fan("3C 10C JC AC"),
            Preset::Cinch => fan("5H 5D"),
            Preset::WidowCinch => laid("back", "5H 5D"),
            Preset::Pedro => fan("5C 5S"),
            Preset::Pidro => fan("2S 5S AS"),
            Preset::AllFives => fan("5H 10H").with(Thing::Pegs),
            Preset::CaliforniaJack => laid("QD", "JS"),
            Preset::ShastaSam => laid("back", "10C AC"),
            Preset::NineCardDon => fan("9C 5C").with(Thing::Pegs),
            Preset::IrishDon => fan("AD 9D 5D").with(Thing::Pegs),
            Preset::Phat => fan("9H 8H").with(Thing::Pegs),
            Preset::BlindDon => laid("back", "9D 5D"),
        }
    }

    /// Returns the cards of the fan; one that lies face down is `None`.
    fn cards(self) -> impl Iterator<Item = Option<Card>> {
        self.fan.split_whitespace().map(|card| card.parse().ok())
    }

    /// Draws the picture about the middle of a place, with cards `width` logical pixels wide.
    pub(super) fn draw(self, frame: &mut Frame, kit: Kit, context: &Context, rect: Rectangle, width: f32) {
        let count = self.cards().count();
        let is_full = count + usize::from(self.thing != Thing::Nothing) + usize::from(!self.pile.is_empty()) > 3;
        let step = if is_full { 0.72 } else { 0.9 };
        let spread = count.saturating_sub(1) as f32;
        // In widths of a card: pile, fan, thing, and the gaps between them.
        let pile = if self.pile.is_empty() { 0.0 } else { 1.06 };
        let cards = if count == 0 { 0.0 } else { step * spread + 1.0 };
        let thing = match self.thing {
            Thing::Nothing => 0.0,
            Thing::Pad => 2.1,
            Thing::Counters => 0.9,
            Thing::Pegs => 0.5,
        };
        let gap = |before: f32, after: f32, gap: f32| if before > 0.0 && after > 0.0 { gap } else { 0.0 };
        let (after_pile, after_fan) = (gap(pile, cards, 0.2), gap(cards, thing, 0.2));
        let mut x = -(pile + after_pile + cards + after_fan + thing) / 2.0;
        let at = |x: f32, y: f32| rect.center() + Vector::new(width * x, width * y);
        let lying = |card, middle, degrees: f32| Lying {
            card,
            look: Overlay::PLAIN,
            middle,
            turn: Radians(degrees.to_radians()),
        };
        let mut lies = Vec::new();
        if pile > 0.0 {
            let offsets = [0.06, 0.03].map(|down| lying(None, at(x + 0.5 + down, down), 0.0));
            lies.extend(offsets);
            lies.push(lying(self.pile.parse().ok(), at(x + 0.5, 0.0), 0.0));
            x += pile + after_pile;
        }
        for (index, card) in self.cards().enumerate() {
            let out = index as f32 - spread / 2.0;
            // A card alone leans as well.
            let turn = if count == 1 { 6.0 } else { 16.0 / spread.max(2.0) * out };
            let middle = at(step.mul_add(index as f32, x + 0.5), 0.02 * out * out);
            lies.push(lying(card, middle, turn));
        }
        x += cards + after_fan;
        if !lies.is_empty() {
            let (place, picture) = context.deck.fan(width, &lies);
            frame.draw_image(place, Image::new(picture).filter_method(FilterMethod::Nearest));
        }
        let middle = at(x + thing / 2.0, 0.0);
        match self.thing {
            Thing::Nothing => {}
            Thing::Pad => pad(frame, kit, middle, width),
            Thing::Counters => {
                let s = width / 62.0;
                let placed = [
                    (CounterColour::White, -0.14, -0.28),
                    (CounterColour::White, 0.22, 0.04),
                    (CounterColour::Red, -0.2, 0.26),
                ];
                for (colour, x, y) in placed {
                    let centre = middle + Vector::new(width * x, width * y);
                    paint::counter(frame, kit.palette, colour, centre, s);
                }
            }
            Thing::Pegs => pegs(frame, kit, middle, width),
        }
    }
}

/// Draws a pad with the totals of two hands about a point.
fn pad(frame: &mut Frame, kit: Kit, centre: Point, width: f32) {
    let palette = kit.palette;
    let (across, down) = (2.1 * width, 1.25 * width);
    frame.with_save(|frame| {
        frame.translate(centre - Point::ORIGIN);
        frame.rotate(Radians((-3_f32).to_radians()));
        let rect = Rectangle::new(Point::new(-across / 2.0, -down / 2.0), Size::new(across, down));
        let scale = width / 70.0;
        paint::bound_slip(frame, palette, rect, scale);
        let size = 0.36 * width;
        let middle = 0.1 * width;
        let (left, right) = (Point::new(rect.x, middle), Point::new(rect.x + across, middle));
        paint::line(frame, left, right, palette.rule_line, 1.0);
        for (totals, y) in [([7, 3], -0.16), ([9, -1], 0.36)] {
            for (total, x) in totals.into_iter().zip([-0.52, 0.52]) {
                let at = Point::new(width * x, width * y);
                paint::ringed_number(frame, total, font::PENCIL, size, (palette.ink, palette.pencil), at, 1.0);
            }
        }
    });
}

/// Draws an upright piece of a peg board about a point, with a peg in one of its holes.
fn pegs(frame: &mut Frame, kit: Kit, centre: Point, width: f32) {
    const HOLES: usize = 6;
    let [wood, dark, hole, _] = WOOD;
    let (across, down) = (0.46 * width, 1.5 * width);
    let rect = Rectangle::new(centre - Vector::new(across / 2.0, down / 2.0), Size::new(across, down));
    paint::fill(frame, rect, 0.14 * width, dark);
    paint::fill(frame, rect.shrink((0.03 * width).max(1.0)), 0.12 * width, wood);
    for index in 0..HOLES {
        let y = down * (index as f32 + 0.5) / HOLES as f32;
        let (radius, colour) = if index == 2 { (0.09, kit.palette.pencil) } else { (0.055, hole) };
        frame.fill(&Path::circle(Point::new(centre.x, rect.y + y), radius * width), colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Rules;

    use std::collections::HashSet;

    #[test]
    fn every_game_has_a_picture_of_its_own_with_cards_that_it_is_played_with() {
        let all: HashSet<Composition> = Preset::ALL.into_iter().map(Composition::of).collect();
        assert_eq!(all.len(), Preset::ALL.len());
        for game in Preset::ALL {
            let picture = Composition::of(game);
            let words =
                picture.fan.split_whitespace().chain([picture.pile].into_iter().filter(|pile| !pile.is_empty()));
            assert!(picture.cards().count() <= 4, "{game}");
            for word in words.filter(|word| *word != "back") {
                let card: Card = word.parse().unwrap_or_else(|error| panic!("{game}: {word}: {error}"));
                assert!(Rules::from(game).pack_cards().contains(card), "{game} is not played with {card}");
            }
        }
    }
}
