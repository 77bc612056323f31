//! What can be pressed on the table, and where: one list for the mouse and the keyboard.

use super::signs::Sign;
use crate::app::layout::Layout;
use crate::engine::{Call, Card, Remark};

use iced::{Point, Rectangle, Size};

/// Something that can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Opens the menu.
    Menu,
    /// Takes the last decision back.
    Undo,
    /// Opens or closes the list of what may be said at a table where mistakes can be made.
    Talk,
    /// Ends what is tried out.
    Back,
    /// Lets things be heard, or not.
    Sound,
    /// Chooses how fast things move: 0 slow, 1 normal, 2 fast, 3 at once.
    Speed(usize),
    /// Deals, where the player deals himself.
    Deal,
    /// Deals wrongly: a card is shown, or else somebody gets a wrong number.
    Misdeal(bool),
    /// Says this before the first card.
    Call(Call),
    /// Says this.
    Say(Remark),
    /// Throws the marked cards away.
    Throw,
    /// Chooses the card to be shown to everybody next.
    Show,
    /// Plays this card, marks it, or says why it may not be played.
    Card(Card),
    /// Shows the last trick in large.
    LastTrick,
    /// Shows the whole log.
    Log,
    /// Says what this means.
    About(Sign),
}

/// The parts of the table through which Tab goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// The bar along the upper edge.
    Bar,
    /// The panel for a decision.
    Panel,
    /// The hand.
    Hand,
    /// The rail.
    Rail,
    /// What can be explained.
    Signs,
}

impl Target {
    /// Where it lies. What is said by a claim lies on the bar as well as on the panel.
    #[must_use]
    pub const fn area(self) -> Area {
        match self {
            Target::Menu | Target::Undo | Target::Talk | Target::Back | Target::Sound | Target::Speed(_) => Area::Bar,
            Target::Deal | Target::Misdeal(_) | Target::Call(_) | Target::Say(_) | Target::Throw | Target::Show => {
                Area::Panel
            }
            Target::Card(_) => Area::Hand,
            Target::LastTrick | Target::Log => Area::Rail,
            Target::About(_) => Area::Signs,
        }
    }
}

/// A target and its place. Cards have theirs in the fan.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// What is pressed there.
    pub target: Target,
    /// Where, in logical pixels.
    pub place: Rectangle,
}

/// The places on the bar, from the left: the menu, what may be said with the width of its words, undo, sound and the speeds.
#[must_use]
pub fn bar(layout: &Layout, said: &[(Target, f32)], undo_width: f32, speed_widths: [f32; 4]) -> Vec<Spot> {
    let scale = layout.bar_scale.max(0.9);
    let high = 34.0 * scale;
    let y = layout.bar.center_y() - high / 2.0;
    let at = |x: f32, width: f32| Rectangle::new(Point::new(x, y), Size::new(width, high));
    let mut spots = vec![Spot { target: Target::Menu, place: at(12.0, high) }];
    let speeds: f32 = speed_widths.iter().sum();
    let right = layout.bar.width - 12.0 - speeds;
    let gap = 10.0 * scale;
    let mut x = right - gap - high - gap - undo_width - said.iter().map(|(_, width)| width + gap).sum::<f32>();
    for &(target, width) in said {
        spots.push(Spot { target, place: at(x, width) });
        x += width + gap;
    }
    spots.push(Spot { target: Target::Undo, place: at(x, undo_width) });
    spots.push(Spot { target: Target::Sound, place: at(right - gap - high, high) });
    let mut x = right;
    for (index, width) in speed_widths.into_iter().enumerate() {
        spots.push(Spot { target: Target::Speed(index), place: at(x, width) });
        x += width;
    }
    spots
}
