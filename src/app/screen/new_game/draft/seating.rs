//! Who sits where in a game that is set up: seats come and go, change places, and get names.

use super::Draft;
use crate::app::screen::new_game::sitting::Sitting;
use crate::bot::Level;
use crate::engine::rules::Teams;
use crate::language::Language;
use crate::session::{Family, Kind, Look};
use crate::t;

impl Draft {
    /// Whether there may be one seat less.
    #[must_use]
    pub fn can_remove(&self) -> bool {
        self.seats.len() > *self.sizes().start()
    }

    /// Takes a seat away.
    pub fn remove(&mut self, language: &Language, seat: usize) {
        if self.can_remove() && seat < self.seats.len() {
            let _ = self.seats.remove(seat);
            self.seat_so_many(language, self.seats.len());
        }
    }

    /// Puts so many at the table, as far as the game allows: bots come, and the last seats go.
    pub fn seat_so_many(&mut self, language: &Language, count: usize) {
        let count = count.clamp(*self.sizes().start(), *self.sizes().end());
        // Whoever had no choice of partners before is given those of the game.
        let had_choice = self.rules.players > 2 && self.teams().len() > 1;
        let bot = Sitting::new("", Kind::Bot(self.level));
        self.seats.resize(count, bot);
        self.rules.players = count as u8;
        let teams = self.teams();
        if !had_choice || !teams.contains(&self.rules.teams) {
            self.rules.teams = teams.first().copied().unwrap_or(Teams::None);
        }
        self.name_all(language);
    }

    /// Names the player in a seat.
    pub fn name(&mut self, seat: usize, name: &str) {
        if let Some(sitting) = self.seats.get_mut(seat) {
            sitting.rename(name);
        }
    }

    /// Says who decides for a seat.
    pub fn seat(&mut self, language: &Language, seat: usize, kind: Kind) {
        if let Some(sitting) = self.seats.get_mut(seat) {
            sitting.sit(kind);
            if let Kind::Bot(level) = kind {
                self.level = level;
            }
            self.name_all(language);
        }
    }

    /// Chooses how the player in a seat is drawn.
    pub fn look(&mut self, seat: usize, look: Look) {
        if let Some(sitting) = self.seats.get_mut(seat) {
            sitting.look = look;
        }
    }

    /// Lets the player in a seat change places with the one before him; the first changes with the last. Gives the seat
    /// where he sits then.
    pub fn move_up(&mut self, language: &Language, seat: usize) -> usize {
        let count = self.seats.len();
        if seat >= count {
            return seat;
        }
        let before = (seat + count - 1) % count;
        self.seats.swap(seat, before);
        self.name_all(language);
        before
    }

    /// Seats people who are known, in their places. Where the game does not seat so many the last of them stay away, and
    /// where it seats more bots come.
    pub fn invite(&mut self, language: &Language, family: &Family) {
        let known: Vec<Sitting> = family.members().iter().map(Sitting::of).collect();
        self.seats = known;
        self.seat_so_many(language, family.members().len());
        self.seat_offered();
    }

    /// Seats the best bot in place of those that these rules do not offer.
    pub(super) fn seat_offered(&mut self) {
        let levels = self.levels();
        let offered = |level: Level| if levels.contains(&level) { level } else { Level::BEST };
        self.level = offered(self.level);
        for sitting in &mut self.seats {
            if let Kind::Bot(level) = &mut sitting.kind {
                *level = offered(*level);
            }
        }
    }

    /// Gives a name to everybody who was given none: "you" for the only person, numbers for several, and a bot's name that
    /// nobody at the table has.
    pub(super) fn name_all(&mut self, language: &Language) {
        let is_alone = self.persons() == 1;
        let mut number = 0;
        for sitting in &mut self.seats {
            if sitting.is_person() {
                number += 1;
                if !sitting.is_named {
                    sitting.name = match is_alone {
                        true => t!(language, "setup-default-name"),
                        false => t!(language, "setup-player-name", number = number),
                    };
                }
            }
        }
        for seat in 0..self.seats.len() {
            if self.seats[seat].name.is_empty() && !self.seats[seat].is_named {
                self.seats[seat].name = self.free_name(language);
            }
        }
    }

    /// A name that nobody at the table has.
    pub(super) fn free_name(&self, language: &Language) -> String {
        let names = t!(language, "setup-bot-names");
        let is_free = |name: &str| self.seats.iter().all(|sitting| !sitting.name.eq_ignore_ascii_case(name));
        let numbered = || (1..).map(|number| number.to_string()).find(|name| is_free(name)).unwrap_or_default();
        names.split(',').map(str::trim).find(|name| is_free(name)).map_or_else(numbered, ToOwned::to_owned)
    }
}
