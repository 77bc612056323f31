//! What can be pressed on the table, and where: one list for the mouse and the keyboard.

use crate::app::layout::Layout;
use crate::engine::{Action, Bid, Call, Card, SeatView, Turn};

use iced::{Point, Rectangle, Size};

/// Something that can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// Opens the menu.
    Menu,
    /// Takes the last decision back.
    Undo,
    /// Chooses how fast things move: 0 slow, 1 normal, 2 fast.
    Speed(usize),
    /// Says this in the bidding.
    Call(Call),
    /// Plays this card, or says why it may not be played.
    Card(Card),
    /// Shows the last trick in large.
    LastTrick,
    /// Shows the whole log.
    Log,
}

/// The parts of the table through which Tab goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// The bar along the upper edge.
    Bar,
    /// The panel for a bid.
    Bidding,
    /// The hand.
    Hand,
    /// The rail.
    Rail,
}

impl Target {
    /// The part of the table it belongs to.
    #[must_use]
    pub const fn area(self) -> Area {
        match self {
            Target::Menu | Target::Undo | Target::Speed(_) => Area::Bar,
            Target::Call(_) => Area::Bidding,
            Target::Card(_) => Area::Hand,
            Target::LastTrick | Target::Log => Area::Rail,
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

/// The places on the bar, from the left.
#[must_use]
pub fn bar(layout: &Layout, undo_width: f32, speed_widths: [f32; 3]) -> Vec<Spot> {
    let scale = layout.bar_scale.max(0.9);
    let high = 34.0 * scale;
    let y = layout.bar.center_y() - high / 2.0;
    let at = |x: f32, width: f32| Rectangle::new(Point::new(x, y), Size::new(width, high));
    let mut spots = vec![Spot { target: Target::Menu, place: at(12.0, high) }];
    let speeds: f32 = speed_widths.iter().sum();
    let mut x = layout.bar.width - 12.0 - speeds;
    spots.push(Spot { target: Target::Undo, place: at(x - 10.0 * scale - undo_width, undo_width) });
    for (index, width) in speed_widths.into_iter().enumerate() {
        spots.push(Spot { target: Target::Speed(index), place: at(x, width) });
        x += width;
    }
    spots
}

/// The buttons of the panel for a bid: the bids from the lowest, then passing.
#[must_use]
pub fn calls(layout: &Layout, view: &SeatView) -> Vec<Spot> {
    let mut calls: Vec<Call> = view
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Call(call) => Some(*call),
            _ => None,
        })
        .collect();
    calls.sort_by_key(|call| match call {
        Call::Bid(bid) => bid.number(),
        Call::Pass => u8::MAX,
        Call::Pitch | Call::Accept | Call::Stand | Call::TakeOne => 10,
        Call::Undertake | Call::Beg | Call::Run => 11,
        Call::Bunch => 12,
    });
    let buttons = buttons(layout, calls.len());
    calls.into_iter().zip(buttons).map(|(call, place)| Spot { target: Target::Call(call), place }).collect()
}

/// The places of so many buttons along the lower edge of the panel for a bid.
fn buttons(layout: &Layout, count: usize) -> Vec<Rectangle> {
    let panel = layout.bid_panel;
    let inset = 0.0355 * panel.width;
    let gap = 12.0 * layout.s.min(1.2);
    let most = 0.24 * panel.width;
    let width = ((panel.width - 2.0 * inset - gap * (count.max(1) - 1) as f32) / count.max(1) as f32).min(most);
    let whole = width * count as f32 + gap * (count.max(1) - 1) as f32;
    let top = panel.y + 0.378 * panel.height;
    let height = panel.y + panel.height - inset - top;
    (0..count)
        .map(|index| {
            let x = panel.center_x() - whole / 2.0 + (width + gap) * index as f32;
            Rectangle::new(Point::new(x, top), Size::new(width, height))
        })
        .collect()
}

/// What has the keyboard first when it is the player's turn: passing, which is the least that can be said, or the first
/// card that may be played.
#[must_use]
pub fn first(view: &SeatView, hand: &[Card]) -> Option<Target> {
    match view.turn {
        Turn::Call(_) => {
            let pass = view.legal.contains(&Action::Call(Call::Pass));
            let lowest = view.legal.iter().find_map(|action| match action {
                Action::Call(call) => Some(*call),
                _ => None,
            });
            if pass { Some(Target::Call(Call::Pass)) } else { lowest.map(Target::Call) }
        }
        Turn::Play(_) => hand
            .iter()
            .copied()
            .find(|&card| view.legal.contains(&Action::Play(card)))
            .or(hand.first().copied())
            .map(Target::Card),
        Turn::Discard(_) | Turn::Rule(_) | Turn::Deal(_) | Turn::Over => None,
    }
}

/// The bid that a digit names.
#[must_use]
pub fn bid(digit: u8, view: &SeatView) -> Option<Target> {
    let call = Call::Bid(Bid::new(digit)?);
    view.legal.contains(&Action::Call(call)).then_some(Target::Call(call))
}

/// The key that says this.
#[must_use]
pub fn key_of(call: Call) -> String {
    match call {
        Call::Bid(bid) => bid.to_string(),
        Call::Pass | Call::Pitch => "P".to_owned(),
        Call::Accept => "A".to_owned(),
        Call::Undertake => "U".to_owned(),
        Call::Stand => "S".to_owned(),
        Call::Beg => "B".to_owned(),
        Call::TakeOne => "T".to_owned(),
        Call::Run => "R".to_owned(),
        Call::Bunch => "N".to_owned(),
    }
}
