//! Data from which the layers of the table are drawn: all of it is read, none of it is changed.

use super::panel::Panel;
use super::stage::Stage;
use super::{Course, Table};
use crate::context::Context;
use crate::side_words;
use crate::theme::Palette;
use pitch_language::{Names, phrase, t};
use pitch_rules::{Certainty, Point, Seat, SeatView, Side, Tracker};
use pitch_session::Player;

use std::ops::Deref;

/// The table at one moment, at play or reviewed: where things are, with words and look.
#[derive(Debug)]
pub(crate) struct Drawing<'a> {
    /// Words, look and deck.
    pub context: &'a Context,
    /// Places of the cards, and of everything else.
    pub stage: Stage<'a>,
    /// View of the game that is shown.
    pub view: &'a SeatView,
    /// The players.
    pub names: &'a Names,
    /// Players as they sit now, in the order of the seats.
    pub players: &'a [Player],
    /// Question to the person at the bottom, or the menu of remarks.
    pub panel: Option<&'a Panel>,
    /// State of the points of this hand, once trump is known.
    pub tracker: Option<Tracker>,
    /// Seat that seems to think.
    pub thinking: Option<Seat>,
    /// Seat that is to act, as far as it is shown.
    pub turn: Option<Seat>,
    /// `true` if the person at the bottom may act now.
    pub is_own_turn: bool,
    /// Course of which the question is a part, if one is asked.
    pub course: Option<&'a Course>,
}

impl<'a> Deref for Drawing<'a> {
    type Target = Stage<'a>;

    fn deref(&self) -> &Stage<'a> {
        &self.stage
    }
}

impl<'a> Drawing<'a> {
    /// Creates the drawing of a table at play.
    pub(crate) fn of(table: &'a Table, context: &'a Context) -> Self {
        let (thinking, is_own_turn) = (table.thinking(), table.is_own_turn());
        Drawing {
            panel: table.panel.as_ref(),
            thinking,
            turn: thinking.or(is_own_turn.then_some(table.bottom)).or_else(|| table.awaits_phone()),
            is_own_turn,
            course: table.course(),
            ..Drawing::at_rest(table.stage(), context, &table.names, &table.players)
        }
    }

    /// Creates the drawing of a table at which nothing is asked.
    pub(crate) fn at_rest(stage: Stage<'a>, context: &'a Context, names: &'a Names, players: &'a [Player]) -> Self {
        let (view, tracker) = (stage.view(), Tracker::of(stage.view(), stage.rules));
        let (panel, thinking, turn, is_own_turn, course) = (None, None, None, false, None);
        Drawing { context, stage, view, names, players, panel, tracker, thinking, turn, is_own_turn, course }
    }

    /// Returns the colors.
    pub(crate) fn palette(&self) -> &'static Palette {
        self.context.palette()
    }

    /// Returns all seats but the one whose hand lies at the bottom.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (bottom, is_public) = (self.bottom, self.is_public);
        self.view.seats.all().filter(move |seat| *seat != bottom || is_public)
    }

    /// Returns the name of a player as it stands at their face, with a word for a player who is away.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        let (l, name) = (&self.context.language, self.names.name(seat).to_owned());
        let is_away = self.absent.contains(&seat) && self.players[seat.index()].is_person();
        if is_away { phrase::listed(l, [name, t!(l, "phone-away")]) } else { name }
    }

    /// Returns the side for which a seat plays in this hand: a called partner, once they are known, for the pitcher's
    /// (M-70).
    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.rules.side_in(self.view.settled_contract(self.rules), seat)
    }

    /// Returns the names of the players in this hand, with its sides.
    pub(crate) fn names_in_hand(&self) -> Names {
        self.names.in_hand(self.view.settled_contract(self.rules))
    }

    /// Returns the name of a side of this hand in a word, where there are partners.
    pub(crate) fn side_word(&self, side: Side) -> Option<String> {
        side_words::word(&self.context.language, &self.names_in_hand(), side)
    }

    /// Returns the numbers of cards that a seat has thrown away and drawn, until the first lead, in words.
    pub(crate) fn exchanged(&self, seat: Seat) -> Option<String> {
        let (thrown, drawn) = phrase::exchanged(self.view, seat)?;
        Some(t!(self.context.language, "plate-exchanged", thrown = thrown, drawn = drawn))
    }

    /// Returns the number of white counters that a side has left, where scores count down; never below zero.
    pub(crate) fn counters(&self, side: Side) -> Option<u32> {
        let before = self.view.scores[side];
        let after = self.stage.landing().map_or(before, |landing| landing.scores[side]);
        // Those that are on their way lie nowhere.
        let left = side_words::figure_of(self.names, before).min(side_words::figure_of(self.names, after));
        self.rules.counts_down().then(|| u32::try_from(left).unwrap_or_default())
    }

    /// Returns the number of red counters in the pool, never below zero.
    pub(crate) fn pool(&self) -> u32 {
        let before = self.view.reds.pool;
        let lying = self.stage.landing().map_or(before, |landing| landing.reds.pool.min(before));
        u32::try_from(lying).unwrap_or_default()
    }

    /// Returns the letter of a point.
    pub(crate) fn letter(&self, point: Point) -> String {
        phrase::point_letter(&self.context.language, point)
    }
}

/// Returns the points that a side is sure of, in counting order.
pub(crate) fn sure_of(tracker: &Tracker, side: Side) -> Vec<Point> {
    let settled = tracker.points.iter().filter(|tracked| tracked.certainty == Certainty::Settled);
    settled.filter(|tracked| tracked.side == Some(side)).map(|tracked| tracked.point).collect()
}
