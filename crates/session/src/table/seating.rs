//! Seating of a table: people, and the bots in the place of those who left.

use super::Table;
use crate::avatar::{Avatar, Face};
use crate::guest::Guest;
use crate::player::{Kind, Player};
use crate::record::Entry;
use pitch_players::Level;
use pitch_rules::Seat;

impl Table {
    /// Returns the kind of player that decides for a seat now. [`Table::players`] gives those who did when the game
    /// began.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> Kind {
        self.playthrough.kind(seat)
    }

    /// Returns the program that is asked in place of the bot in a seat, if one was seated there and has not failed.
    #[must_use]
    pub fn guest(&self, seat: Seat) -> Option<&Guest> {
        let guest = self.players().get(seat.index())?.guest.as_ref();
        guest.filter(|guest| guest.plays() && !self.is_person(seat))
    }

    /// Returns the players as they sit now, in the order of the seats.
    #[must_use]
    pub fn seated(&self) -> Vec<Player> {
        let players = self.rules().seats().all().zip(self.players());
        players.map(|(seat, player)| Player { kind: self.kind(seat), ..player.clone() }).collect()
    }

    /// Returns `true` if a person sits in a seat now.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.rules().seats().contains(seat) && self.kind(seat) == Kind::Person
    }

    /// Returns the seats in which people sit now, in the order of their numbers.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        self.rules().seats().all().filter(|&seat| self.is_person(seat))
    }

    /// Returns the first seat in which a person sits.
    #[must_use]
    pub fn person(&self) -> Option<Seat> {
        self.persons().next()
    }

    /// Returns `true` if these people are exactly two and partners.
    #[must_use]
    pub fn are_partners(&self, people: &[Seat]) -> bool {
        matches!(people, [one, other] if self.rules().side_of(*one) == self.rules().side_of(*other))
    }

    /// Returns `true` if a bot can take a seat while its player is away: another person stays, from whom cards are
    /// hidden.
    #[must_use]
    pub fn can_leave(&self, seat: Seat) -> bool {
        self.fault.is_none() && self.is_person(seat) && self.persons().count() > 1
    }

    /// Returns `true` if a seat is that of a person who is away.
    #[must_use]
    pub fn is_away(&self, seat: Seat) -> bool {
        self.players().get(seat.index()).is_some_and(Player::is_person) && !self.is_person(seat)
    }

    /// Lets a bot of [`Level::USUAL`] take the seat of a person who leaves. Returns `false` if that is not possible.
    pub fn leave(&mut self, seat: Seat) -> bool {
        self.can_leave(seat) && self.enter(Entry::Seated(seat, Kind::Bot(Level::USUAL))).is_ok()
    }

    /// Gives the seat of a bot to a person: to the one who was away, or to somebody who takes the bot's place under its
    /// name. Returns `false` if a person sits there.
    pub fn come_back(&mut self, seat: Seat) -> bool {
        let is_bots = self.rules().seats().contains(seat) && !self.is_person(seat);
        self.fault.is_none() && is_bots && self.enter(Entry::Seated(seat, Kind::Person)).is_ok()
    }

    /// Gives the person in a seat another name and face. Returns `false` once anything was done at the table.
    pub fn introduce(&mut self, seat: Seat, name: &str, face: Face) -> bool {
        let can = self.record.entries().is_empty() && self.is_person(seat);
        if can {
            let named = if name.is_empty() { self.name(seat).to_owned() } else { name.to_owned() };
            let avatar = Avatar { face, ..self.players()[seat.index()].avatar };
            self.record.introduce(seat, Player::new(&named, Kind::Person).with_avatar(avatar));
        }
        can
    }
}

#[cfg(test)]
mod tests;
