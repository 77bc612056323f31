//! Table as one reader sees it, with the words for it.

use crate::sitting::{PegRow, Pegs, Played, Shown, Trump};
use pitch_deck::{Mood, Portrait};
use pitch_language::{Language, Names, phrase, t};
use pitch_rules::{Card, Points, Seat, SeatView, Trick, Turn, Viewer};
use pitch_session::{Entry, Player, Table};

use std::sync::Arc;

/// Most sides that a peg board has room for.
const MOST_TRACKS: usize = 2;

/// Returns the names as the person in this seat hears them.
pub(crate) fn names_for(table: &Table, seat: Option<Seat>) -> Names {
    Names::new(Arc::clone(table.rules()), table.players().iter().map(|player| player.name.clone()), seat)
}

/// Table as one person sees it, with the words for it.
pub(crate) struct Setting<'a> {
    pub(crate) l: &'a Language,
    pub(crate) table: &'a Table,
    pub(crate) names: Names,
    pub(crate) view: SeatView,
}

impl<'a> Setting<'a> {
    pub(crate) fn new(l: &'a Language, table: &'a Table, seat: Option<Seat>) -> Self {
        let view = table.view(seat.map_or(Viewer::Public, Viewer::Seat));
        Setting { l, table, names: names_for(table, seat), view }
    }

    /// Returns the picture of the player in a seat. Bots that are none of the eight look alike but for the letter of their
    /// name.
    pub(crate) fn face(&self, seat: Seat) -> String {
        let seated = self.table.seated();
        let Some(player) = seated.get(seat.index()) else { return String::new() };
        let face = face_of(player, seat);
        let letter = player.name.chars().next().filter(|letter| letter.is_alphanumeric());
        match (Portrait::of(player, seat.index(), Mood::Calm), letter) {
            (Portrait::Bot(_), Some(letter)) => format!("{face}-{letter}"),
            _ => face.to_owned(),
        }
    }

    /// Returns a card that lies on the table, in words.
    pub(crate) fn played(&self, seat: Seat, card: Card, is_best: bool) -> Played {
        let words = phrase::card_alone(self.l, card);
        let said = if is_best { t!(self.l, "phone-winning", card = words) } else { words };
        Played {
            card: Some(card.to_string()),
            said: phrase::capital(&said),
            face: self.face(seat),
            who: phrase::capital(&phrase::player(self.l, &self.names, seat)),
            best: is_best,
        }
    }

    /// Returns the cards of a trick that is over.
    pub(crate) fn tricked(&self, trick: &Trick) -> Vec<Played> {
        let best = trick.best().map(|(best, _)| best);
        trick.plays().map(|(seat, card)| self.played(seat, card, best == Some(seat))).collect()
    }

    /// Returns the last trick that was completed, of this hand or of the one before.
    pub(crate) fn last_trick(&self) -> Option<&Trick> {
        self.view.tricks.last().or_else(|| self.view.last.as_ref()?.tricks.last())
    }

    /// Returns the contract, or the bid that holds so far, in a few words.
    pub(crate) fn contract(&self) -> String {
        let (l, view, names) = (self.l, &self.view, &self.names);
        let settled = view.contract.and_then(|contract| Some((contract.pitcher, contract.bid?)));
        match settled.or(view.standing) {
            _ if matches!(view.turn, Turn::Deal(_) | Turn::Over) => String::new(),
            Some((seat, bid)) => {
                let (who, name) = (names.who(seat), names.name(seat));
                t!(l, "contract-bid", who = who, name = name, bid = phrase::figure(l, bid))
            }
            None => view.contract.map(|contract| phrase::contract(l, names, contract)).unwrap_or_default(),
        }
    }

    pub(crate) fn trump(&self) -> Option<Trump> {
        let suit = self.view.trump?;
        let said = phrase::trump(self.l, suit);
        Some(Trump { suit: suit.to_string(), said: said.trim_end_matches('.').to_owned() })
    }

    /// Tells how a game that is over was won.
    pub(crate) fn won_by(&self) -> Option<String> {
        self.view.end.as_ref().map(|end| phrase::won_by(self.l, &self.names, end))
    }

    /// Returns the card on top of a stock that lies face up.
    pub(crate) fn stock(&self) -> Option<Shown> {
        let card = self.view.top?;
        let said = t!(self.l, "log-stock-top", card = phrase::card_alone(self.l, card));
        Some(Shown { card: card.to_string(), said })
    }

    /// Returns the peg board, where points are pegged and there is room for it.
    pub(crate) fn pegs(&self) -> Option<Pegs> {
        let rules = self.names.rules();
        if !(rules.pegs() && rules.has_target() && rules.sides() <= MOST_TRACKS) {
            return None;
        }
        let row = |side| PegRow {
            side: self.names.place(side),
            label: phrase::capital(&phrase::side(self.l, &self.names, side)),
            score: self.view.scores[side].0,
            target: rules.target.0,
        };
        let rows: Vec<PegRow> = rules.all_sides().map(row).collect();
        let said = rows.iter().map(|row| phrase::pair(self.l, row.label.as_str(), row.score.to_string()));
        Some(Pegs { said: phrase::listed(self.l, said), rows })
    }

    /// Returns the last sentence about what happened; or of a mistake, and what the book makes of it.
    pub(crate) fn news(&self) -> String {
        if let Some(ruling) = self.ruling() {
            return ruling;
        }
        let record = self.table.record();
        if record.moment().and_then(|moment| record.entries().get(moment)) == Some(&Entry::Undo) {
            return t!(self.l, "phone-taken-back");
        }
        phrase::story(self.l, &self.names, &self.view).pop().unwrap_or_default()
    }

    /// Tells of the mistake that was made or called last, until something else is done.
    fn ruling(&self) -> Option<String> {
        let (l, names) = (self.l, &self.names);
        self.table.latest().iter().rev().find_map(|event| {
            let event = event.seen_by(self.view.viewer);
            let ruled = phrase::referee_event(l, names, &event)?;
            Some(phrase::sentences(l, phrase::log(l, names, [&event]).into_iter().chain([ruled])))
        })
    }
}

/// Returns the figure of a score as it stands on a pad, with a true minus sign.
pub(crate) fn figure(names: &Names, score: Points) -> String {
    phrase::score_figure(names, score).to_string().replace('-', "\u{2212}")
}

/// Returns the picture of a player in this seat.
pub(crate) fn face_of(player: &Player, seat: Seat) -> &'static str {
    Portrait::of(player, seat.index(), Mood::Calm).id()
}
