//! What can be explained on the table: the signs and the chips on plates, the points of the hand, the contract, the tags
//! on cards. What they mean stands in the caption as long as the mouse rests there, and after a press, and while one has
//! the keyboard.

use super::{Message, Spot, Table};
use crate::app::context::Context;
use crate::engine::{Point, Seat, Tracker};
use crate::language::phrase;
use crate::session::Kind;

use iced::Rectangle;

/// Something that can be explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The signs on the plate of a seat: the bars of its level, what it said, the dealer button, the letters of points.
    Seat(Seat),
    /// A row of the points of the hand.
    Point(Point),
    /// The contract tile.
    Contract,
    /// The tag on the card that was led.
    Led,
    /// The tag on the best card so far.
    Winning,
}

/// The signs that mean something now, with their places.
#[must_use]
pub fn spots(table: &Table, context: &Context) -> Vec<Spot> {
    let (view, layout, rail) = (table.shown(), &table.layout, &table.layout.rail);
    let stage = table.stage();
    let plates = view.seats.all().map(|seat| (Sign::Seat(seat), stage.place(seat).plate));
    let rows = Point::ALL.into_iter().enumerate().map(|(index, point)| {
        let top = rail.point_row().mul_add(index as f32, table.panels.points.y + rail.heading());
        (Sign::Point(point), Rectangle { y: top, height: rail.point_row(), ..table.panels.points })
    });
    let trick = view.trick.filter(|_| table.panel.is_none());
    let best = trick.and_then(|trick| trick.best()).map(|(seat, _)| seat);
    let led = trick.map(|trick| trick.leader()).filter(|leader| best.is_some_and(|best| best != *leader));
    let tags = best.map(|seat| (Sign::Winning, seat)).into_iter().chain(led.map(|seat| (Sign::Led, seat)));
    let tags = tags.map(|(sign, seat)| (sign, stage.trick_place(seat).bounds()));
    plates
        .chain(rows)
        .chain([(Sign::Contract, layout.tile)])
        .chain(tags)
        .filter(|(sign, _)| explain(table, context, *sign).is_some())
        .map(|(sign, place)| Spot { message: Message::About(sign), place })
        .collect()
}

/// What the sign means that is asked about: the one that was pressed, that lies under the mouse, or that has the keyboard.
#[must_use]
pub fn explained(table: &Table, context: &Context) -> Option<String> {
    let about = |message| if let Message::About(sign) = message { Some(sign) } else { None };
    let near = || table.hovered.clone().and_then(about).or_else(|| table.focus.shown().and_then(about));
    let sign = table.about.or_else(near)?;
    let is_there = table.spots.iter().any(|spot| spot.message == Message::About(sign));
    if is_there { explain(table, context, sign) } else { None }
}

/// What a sign means; nothing where nothing of it is to be seen.
fn explain(table: &Table, context: &Context, sign: Sign) -> Option<String> {
    let (language, names) = (&context.language, &table.names);
    let (view, rules) = (table.shown(), table.session.rules());
    match sign {
        Sign::Seat(seat) => {
            let level = match table.players[seat.index()].kind {
                Kind::Bot(level) => Some(level),
                Kind::Person => None,
            };
            // The letters of partners are on the plate of the first.
            let side = rules.side_of(seat);
            let tracker = Tracker::of(view, rules).filter(|_| rules.members(side).next() == Some(seat));
            let sure = tracker.map(|tracker| super::drawing::sure_of(&tracker, side)).unwrap_or_default();
            let signs = phrase::PlateSigns { level, deals: view.dealer == seat, sure: &sure };
            Some(phrase::sign_plate(language, names, view, seat, &signs)).filter(|words| !words.is_empty())
        }
        Sign::Point(point) => {
            let tracker = Tracker::of(view, rules)?;
            let tracked = tracker.points.iter().find(|tracked| tracked.point == point)?;
            Some(phrase::sign_point(language, rules, tracked))
        }
        Sign::Contract => Some(phrase::sign_contract(language, names, view)),
        Sign::Led => Some(phrase::sign_tag(language, false)),
        Sign::Winning => Some(phrase::sign_tag(language, true)),
    }
}
