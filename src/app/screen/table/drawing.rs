//! What the layers of the table are drawn from: all of it is read, none of it is changed.

use super::choice::Panel;
use super::passing::{self, Landing};
use super::spots::{Spot, Target};
use super::sprites::position;
use crate::app::context::Context;
use crate::app::layout::{Layout, Panels, SeatPlace};
use crate::app::paint::{Chip, ChipKind, Sitter};
use crate::app::sides;
use crate::app::theme::Palette;
use crate::app::widget;
use crate::engine::{Call, Certainty, Contract, Point, Rules, Seat, SeatView, Side, Tracked, Tracker, Trick};
use crate::language::{Names, phrase};
use crate::session::Player;
use crate::t;

use iced::Color;

/// The table at one moment.
#[derive(Debug)]
pub struct Drawing<'a> {
    /// Words, look and deck.
    pub context: &'a Context,
    /// What the game is called.
    pub game: &'a str,
    /// What is shown of the game.
    pub view: &'a SeatView,
    /// The rules in force.
    pub rules: &'a Rules,
    /// The players.
    pub names: &'a Names,
    /// Who sits where now, in the order of the seats.
    pub players: &'a [Player],
    /// The seat at the bottom.
    pub bottom: Seat,
    /// Where things lie.
    pub layout: &'a Layout,
    /// Where the panels of the rail lie.
    pub panels: Panels,
    /// What can be pressed, but for the cards.
    pub spots: &'a [Spot],
    /// The question to the person at the bottom, or the menu of what may be said.
    pub panel: Option<&'a Panel>,
    /// What has the keyboard, if that is shown.
    pub focus: Option<Target>,
    /// What lies under the mouse.
    pub hovered: Option<Target>,
    /// Who seems to think.
    pub thinking: Option<Seat>,
    /// Whose decision is looked back at.
    pub decides: Option<Seat>,
    /// Whether the person at the bottom may act now.
    pub is_own_turn: bool,
    /// The trick before the one on the table.
    pub last_trick: Option<Trick>,
    /// What happened in this hand, one sentence each.
    pub log: &'a [String],
    /// What just happened.
    pub said: &'a str,
    /// What may be done now.
    pub may: &'a str,
    /// What the book does now, and why.
    pub ruling: Option<&'a str>,
    /// The totals after each hand of the game so far.
    pub totals: &'a [Vec<i32>],
    /// How fast things go: 0 slow, 1 normal, 2 fast, 3 at once.
    pub speed: Option<usize>,
    /// Whether a decision can be taken back.
    pub can_undo: bool,
    /// Whether the menu of what may be said is open.
    pub is_talking: bool,
    /// What passes over the table now, and is left out of what rests.
    pub passing: &'a [passing::Kind],
    /// Where the counters will lie that are on their way.
    pub landing: Option<Landing>,
}

impl Drawing<'_> {
    /// The colours.
    #[must_use]
    pub fn palette(&self) -> &'static Palette {
        self.context.palette()
    }

    /// The table position of a seat.
    #[must_use]
    pub fn position(&self, seat: Seat) -> usize {
        position(self.view.seats, self.bottom, seat)
    }

    /// The place of a seat.
    #[must_use]
    pub fn place(&self, seat: Seat) -> SeatPlace {
        self.layout.seats[self.position(seat)]
    }

    /// Person or bot.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Sitter {
        widget::sitter(&self.players[seat.index()])
    }

    /// The hue of a player's avatar, wherever he sits on the screen: the one he chose, or that of his side.
    #[must_use]
    pub fn hue(&self, seat: Seat) -> Color {
        widget::hue(self.palette(), &self.players[seat.index()], self.rules.side_of(seat).index())
    }

    /// What a side is called in a word, where there are partners.
    #[must_use]
    pub fn side_word(&self, side: Side) -> Option<String> {
        sides::word(&self.context.language, self.names, side)
    }

    /// The side of a seat and its partners, as a label: "Us, with Ben".
    #[must_use]
    pub fn partners(&self, seat: Seat) -> Option<String> {
        let side = self.rules.side_of(seat);
        let word = self.side_word(side)?;
        let partners = self.rules.members(side).filter(|&member| member != seat);
        let partners = phrase::list(&self.context.language, partners.map(|seat| self.names.name(seat).to_owned()));
        Some(t!(self.context.language, "plate-with", side = word, names = partners))
    }

    /// How many white counters a side has left, where scores count down; never below nought.
    #[must_use]
    pub fn counters(&self, side: Side) -> Option<u32> {
        let before = self.view.scores[side];
        let after = self.landing.map_or(before, |landing| landing.scores[side]);
        let left = passing::lying(self.names, before, after);
        self.rules.count_down.then(|| u32::try_from(left).unwrap_or_default())
    }

    /// How many red counters lie in the pool, never below nought.
    #[must_use]
    pub fn pool(&self) -> u32 {
        let before = self.view.reds.pool;
        let lying = self.landing.map_or(before, |landing| landing.pool.min(before));
        u32::try_from(lying).unwrap_or_default()
    }

    /// Whether something of this kind passes over the table.
    #[must_use]
    pub fn passes(&self, kind: passing::Kind) -> bool {
        self.passing.contains(&kind)
    }

    /// Who is to act, as far as it is shown.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.thinking.or(self.decides).or(if self.is_own_turn { Some(self.bottom) } else { None })
    }

    /// How the points of this hand stand, once trump is known.
    #[must_use]
    pub fn tracker(&self) -> Option<Tracker> {
        Tracker::of(self.view, self.rules)
    }

    /// The letters of the points that a seat's side is sure of; of partners they are on the plate of the first.
    #[must_use]
    pub fn letters(&self, seat: Seat) -> Vec<String> {
        let side = self.rules.side_of(seat);
        let is_first = self.rules.members(side).next() == Some(seat);
        let points = self.tracker().filter(|_| is_first).map(|tracker| sure_of(&tracker, side)).unwrap_or_default();
        points.into_iter().map(|point| self.letter(point)).collect()
    }

    /// The letter of a point.
    #[must_use]
    pub fn letter(&self, point: Point) -> String {
        t!(self.context.language, "point-letter", point = point.to_string())
    }

    /// What a seat said in the bidding, as words on a chip: all and few.
    #[must_use]
    pub fn call_words(&self, seat: Seat) -> Option<(String, String, ChipKind)> {
        let call = self.view.last_call(seat)?;
        let words = phrase::call_chip_of(&self.context.language, self.names, self.view, seat, call);
        let price = self.view.contract.and_then(|contract| contract.bid).map(|bid| bid.to_string());
        let (short, kind) = match call {
            Call::Bid(bid) => (
                bid.to_string(),
                if phrase::holds_bid(self.view, seat) { ChipKind::Contract } else { ChipKind::Outlined },
            ),
            Call::Pass => (words.clone(), ChipKind::Pass),
            Call::Pitch | Call::Undertake => (price.unwrap_or_else(|| words.clone()), ChipKind::Contract),
            Call::Accept => (price.unwrap_or_else(|| words.clone()), ChipKind::Outlined),
            Call::Stand | Call::Beg | Call::TakeOne | Call::Run | Call::Bunch => (words.clone(), ChipKind::Outlined),
        };
        Some((words, short, kind))
    }

    /// Whether this can be pressed and lies under the mouse.
    #[must_use]
    pub fn is_hovered(&self, target: Target) -> bool {
        self.hovered == Some(target)
    }
}

/// A chip of these words.
#[must_use]
pub fn chip(words: &(String, String, ChipKind)) -> Chip<'_> {
    Chip { text: &words.0, short: &words.1, kind: words.2 }
}

/// The points that a side is sure of, in counting order.
#[must_use]
pub fn sure_of(tracker: &Tracker, side: Side) -> Vec<Point> {
    let sure = |tracked: &&Tracked| tracked.side == Some(side) && tracked.certainty == Certainty::Settled;
    tracker.points.iter().filter(sure).map(|tracked| tracked.point).collect()
}

/// The points that the pitcher's side is sure of, in counting order.
#[must_use]
pub fn sure_for(contract: Contract, rules: &Rules, tracker: &Tracker) -> Vec<Point> {
    sure_of(tracker, rules.side_of(contract.pitcher))
}
