//! What can be explained on the table: the signs and the chips on plates, the points of the hand, the contract, the tags on cards. What they
//! mean stands in the caption as long as the mouse rests there, and after a press, and while one has the keyboard.

use super::sprites::position;
use super::{Spot, Table, Target};
use crate::app::context::Context;
use crate::engine::{Point, Seat, Tracker};
use crate::language::{Language, phrase};
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

impl Table {
    /// The signs that mean something now, with their places.
    pub(super) fn signs(&self, context: &Context) -> Vec<Spot> {
        let (view, layout, rail) = (self.timeline.shown(), &self.layout, &self.layout.rail);
        let at = |seat| position(view.seats, self.bottom, seat);
        let plates = view.seats.all().map(|seat| (Sign::Seat(seat), layout.seats[at(seat)].plate));
        let rows = Point::ALL.into_iter().enumerate().map(|(index, point)| {
            let top = rail.point_row().mul_add(index as f32, self.panels.points.y + rail.heading());
            (Sign::Point(point), Rectangle { y: top, height: rail.point_row(), ..self.panels.points })
        });
        let trick = view.trick.filter(|_| self.panel.is_none());
        let lying = |seat| layout.trick[at(seat)].bounds();
        let best = trick.and_then(|trick| trick.best()).map(|(seat, _)| seat);
        let led = trick.map(|trick| trick.leader()).filter(|leader| best.is_some_and(|best| best != *leader));
        let tags = best.map(|seat| (Sign::Winning, lying(seat))).into_iter();
        let tags = tags.chain(led.map(|seat| (Sign::Led, lying(seat))));
        plates
            .chain(rows)
            .chain([(Sign::Contract, layout.tile)])
            .chain(tags)
            .filter(|(sign, _)| self.explain(&context.language, *sign).is_some())
            .map(|(sign, place)| Spot { target: Target::About(sign), place })
            .collect()
    }

    /// The sign that is asked about: the one that was pressed, that lies under the mouse, or that has the keyboard.
    pub(super) fn asked_about(&self) -> Option<Sign> {
        let about = |target| if let Some(Target::About(sign)) = target { Some(sign) } else { None };
        let sign = self.about.or_else(|| about(self.hovered)).or_else(|| about(self.focus.shown()))?;
        self.spots.iter().any(|spot| spot.target == Target::About(sign)).then_some(sign)
    }

    /// What a sign means; nothing where nothing of it is to be seen.
    pub(super) fn explain(&self, language: &Language, sign: Sign) -> Option<String> {
        let (view, rules) = (self.timeline.shown(), self.session.rules());
        match sign {
            Sign::Seat(seat) => {
                let level = match self.players[seat.index()].kind {
                    Kind::Bot(level) => Some(level),
                    Kind::Person => None,
                };
                let tracker = Tracker::of(view, rules);
                // The letters of partners are on the plate of the first.
                let side = rules.side_of(seat);
                let is_first = rules.members(side).next() == Some(seat);
                let sure = tracker.filter(|_| is_first).map(|tracker| super::drawing::sure_of(&tracker, side));
                let signs = phrase::PlateSigns { level, deals: view.dealer == seat, sure: &sure.unwrap_or_default() };
                Some(phrase::sign_plate(language, &self.names, view, seat, &signs)).filter(|words| !words.is_empty())
            }
            Sign::Point(point) => {
                let tracker = Tracker::of(view, rules)?;
                let tracked = tracker.points.iter().find(|tracked| tracked.point == point)?;
                Some(phrase::sign_point(language, rules, tracked))
            }
            Sign::Contract => Some(phrase::sign_contract(language, &self.names, view)),
            Sign::Led => Some(phrase::sign_tag(language, false)),
            Sign::Winning => Some(phrase::sign_tag(language, true)),
        }
    }
}
