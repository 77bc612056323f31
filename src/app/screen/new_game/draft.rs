//! What is chosen for a new game so far: which of the games, who sits where, and the rules.

use crate::app::keymap::Step;
use crate::bot::Level;
use crate::engine::rules::{Field, Settlement, Teams, Value};
use crate::engine::{Misfit, Points, Preset, Rules, Seat};
use crate::language::Language;
use crate::session::settings::Choices;
use crate::session::{Avatar, Face, Family, Guest, Kind, Pick, Player, RuleSet};
use crate::shown::{LONGEST_NAME, clean};
use crate::t;

use std::ops::RangeInclusive;

/// A seat of the new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// The name as it was typed, or as it was given.
    pub name: String,
    /// Whether somebody typed it.
    pub is_named: bool,
    /// Who decides.
    pub kind: Kind,
    /// How they are drawn.
    pub avatar: Avatar,
    /// The program that decides in place of a bot.
    pub guest: Option<Guest>,
}

impl Sitting {
    /// A seat with the name of the last time; an empty one is still to be found.
    pub fn new(name: &str, kind: Kind) -> Self {
        let is_named = kind == Kind::Person && !name.is_empty();
        Sitting { name: name.to_owned(), is_named, kind, avatar: Avatar::default(), guest: None }
    }

    /// A seat of a player who is known.
    pub fn of(player: &Player) -> Self {
        // Whoever plays for a program that is not here is not called as it is.
        let is_its_name = |guest: &Guest| !guest.is_here() && guest.name() == player.name;
        let name = if player.guest.as_ref().is_some_and(is_its_name) { "" } else { &player.name };
        let guest = player.guest.clone().filter(Guest::is_here);
        Sitting { avatar: player.avatar, guest, ..Sitting::new(name, player.kind) }
    }

    /// The player who sits there.
    pub fn player(&self) -> Player {
        Player::new(&self.name, self.kind).with_avatar(self.avatar).with_guest(self.guest.clone())
    }

    /// Whether a person decides.
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }

    /// Somebody typed this name.
    pub fn rename(&mut self, name: &str) {
        self.name = name.chars().take(LONGEST_NAME).collect();
        self.is_named = true;
    }

    /// Somebody else decides. A name that nobody chose, or that was taken out, is found anew.
    pub fn sit(&mut self, kind: Kind) {
        self.decides(kind, None);
    }

    /// A program decides in place of the usual bot. It is called as the program is, unless somebody chose a name.
    pub fn invite(&mut self, guest: Guest) {
        self.decides(Kind::Bot(Level::USUAL), Some(guest));
    }

    fn decides(&mut self, kind: Kind, guest: Option<Guest>) {
        let changes = (kind == Kind::Person) != self.is_person() || guest != self.guest;
        (self.kind, self.guest) = (kind, guest);
        if !self.is_person() {
            // Bots have no face.
            self.avatar.face = Face::Letter;
        }
        if changes && (!self.is_named || self.name.trim().is_empty()) {
            (self.name, self.is_named) = (String::new(), false);
        }
    }
}

/// Why the game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The player in this seat has no name.
    Nameless(Seat),
    /// This seat has the name of another before it.
    Twice(Seat),
    /// The rules do not fit together.
    Misfit(Misfit),
}

impl Problem {
    /// The seat whose name is to be changed.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Problem::Nameless(seat) | Problem::Twice(seat) => Some(*seat),
            Problem::Misfit(_) => None,
        }
    }
}

/// The game, its rules and the seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    game: Preset,
    /// The player's own rule set that was chosen.
    own: Option<Box<RuleSet>>,
    /// The player's own rule sets that can be played.
    sets: Vec<RuleSet>,
    /// The rules; the number of players is that of the seats.
    rules: Rules,
    seats: Vec<Sitting>,
    level: Level,
    /// The programs that may take the seats of bots.
    guests: Vec<Guest>,
}

impl Draft {
    /// The game and the seats of the last time, with these rule sets of the player's own to choose from.
    pub fn new(language: &Language, last: &Choices, sets: &[RuleSet]) -> Self {
        let Choices { game, rule_set, rules, names, kinds, avatars, level } = last.clone();
        let seats = (0..usize::from(rules.players)).map(|seat| {
            let kind = kinds.get(seat).copied().unwrap_or(Kind::Bot(level));
            let avatar = avatars.get(seat).copied().unwrap_or_default();
            Sitting { avatar, ..Sitting::new(names.get(seat).map_or("", String::as_str), kind) }
        });
        let (own, offered, guests) = Default::default();
        let mut draft = Draft { game, own, sets: offered, seats: seats.collect(), rules, level, guests };
        draft.offer_rule_sets(sets);
        draft.seat_offered();
        draft.name_all(language);
        // Its rules may have been changed since; who sits here stays, if they can play it.
        if let Some(set) = rule_set.and_then(|name| draft.sets.iter().find(|set| set.name == name).cloned()) {
            let seated = Rules { players: draft.rules.players, ..set.rules.clone() };
            if seated.validate().is_empty() {
                (draft.game, draft.rules, draft.own) = (set.base, seated, Some(Box::new(set)));
            } else {
                draft.choose_own(language, &set.name);
            }
        }
        draft
    }

    /// Offers these rule sets of the player's own, as far as they can be played.
    pub fn offer_rule_sets(&mut self, sets: &[RuleSet]) {
        self.sets = sets.iter().filter(|set| set.can_be_played()).cloned().collect();
        // One that was renamed or deleted is no longer known by its name.
        self.own = self.own.take().filter(|own| self.sets.iter().any(|set| set.name == own.name));
    }

    /// Offers these programs for the seats of bots.
    pub fn offer_guests(&mut self, guests: &[Guest]) {
        self.guests = guests.to_vec();
    }

    /// The programs on offer.
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// The player's own rule sets on offer.
    pub fn sets(&self) -> &[RuleSet] {
        &self.sets
    }

    /// The player's own rule set that was chosen, if it is one.
    pub const fn own(&self) -> Option<&RuleSet> {
        match &self.own {
            Some(own) => Some(own),
            None => None,
        }
    }

    /// What the player calls the rules, if they are still those of their own rule set.
    pub fn rule_set(&self) -> Option<String> {
        let own = self.own.as_ref()?;
        let rules = Rules { players: own.rules.players, ..self.rules.clone() };
        (rules == own.rules).then(|| own.name.clone())
    }

    /// The rules that were chosen from the list, before anything was changed here.
    fn book(&self) -> Rules {
        self.own.as_ref().map_or_else(|| self.game.into(), |own| own.rules.clone())
    }

    /// The game that was chosen by its name.
    pub const fn game(&self) -> Preset {
        self.game
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets a rule that the number of seats does not depend on. A value that the rule cannot have changes nothing.
    pub fn set(&mut self, field: Field, value: Value) {
        let _ = field.set(&mut self.rules, value);
        self.rules.players = self.seats.len() as u8;
        self.seat_offered();
    }

    /// What was chosen from the list.
    pub fn picked(&self) -> Pick {
        self.own.as_ref().map_or(Pick::Printed(self.game), |own| Pick::Own(own.name.clone()))
    }

    /// Chooses from the list.
    pub fn pick(&mut self, language: &Language, pick: &Pick) {
        match pick {
            Pick::Printed(game) => self.choose(language, *game),
            Pick::Own(name) => self.choose_own(language, name),
        }
    }

    /// Chooses another game. Who sits there stays as far as the game seats so many, and so does what a table settles for
    /// itself: whether mistakes can be made, and whether the draw is shown.
    pub fn choose(&mut self, language: &Language, game: Preset) {
        let Rules { ceremony, revoke_mode, .. } = self.rules;
        (self.game, self.own) = (game, None);
        self.rules = Rules { ceremony, revoke_mode, ..game.into() };
        let count = self.seats.len().clamp(*self.sizes().start(), *self.sizes().end());
        self.seat_so_many(language, count);
        self.rules.teams = self.teams().first().copied().unwrap_or(Teams::None);
    }

    /// Chooses a rule set of the player's own, with everything that it settles, and so many seats as it asks for.
    pub fn choose_own(&mut self, language: &Language, name: &str) {
        let Some(set) = self.sets.iter().find(|set| set.name == name).cloned() else { return };
        (self.game, self.rules) = (set.base, set.rules.clone());
        self.own = Some(Box::new(set));
        self.seat_for_rules(language);
    }

    /// The seats in the order of their numbers, clockwise.
    pub fn seats(&self) -> &[Sitting] {
        &self.seats
    }

    /// Who decides for a seat, and how they are called and drawn.
    pub fn sitting(&self, seat: Seat) -> &Sitting {
        &self.seats[seat.index()]
    }

    /// How many can play this game.
    pub const fn sizes(&self) -> RangeInclusive<usize> {
        self.rules.min_players as usize..=self.rules.max_players as usize
    }

    /// Who may play with whom, so many as sit here: the game's own way first. Most games leave no choice.
    pub fn teams(&self) -> Vec<Teams> {
        let book = self.book();
        if book.teams != Teams::Pairs || book.min_players == book.max_players {
            return vec![book.teams];
        }
        let mut teams = match self.seats.len() {
            4 => vec![Teams::Pairs],
            6 => vec![Teams::Pairs, Teams::Threes],
            _ => Vec::new(),
        };
        teams.push(Teams::None);
        teams
    }

    /// The scores on offer, in points, from the lowest.
    pub fn scores(&self) -> Vec<Points> {
        let mut scores: Vec<Points> = Field::Target.usual().iter().copied().map(Points).collect();
        scores.extend([self.book().target, self.rules.target]);
        scores.sort_unstable();
        scores.dedup();
        scores
    }

    /// The values on offer of a rule, in their order; none where it has no meaning here.
    pub fn values(&self, field: Field) -> Vec<Value> {
        match field {
            Field::Teams => {
                self.teams().into_iter().map(|teams| field.get(&Rules { teams, ..self.rules.clone() })).collect()
            }
            Field::Target => self.scores().into_iter().map(|score| Value::Number(score.0)).collect(),
            Field::SettlementSetbackBonus if self.rules.settlement != Settlement::OneTwo => Vec::new(),
            _ => field.kind().values(),
        }
    }

    /// The levels on offer, the easiest first: one that makes mistakes only where mistakes can be made.
    pub const fn levels(&self) -> &'static [Level] {
        Level::menu(&self.rules)
    }

    /// The level of bots that come to the table: that of the last one chosen.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Who may decide for a seat: a person, or a bot of any level on offer.
    pub fn kinds(&self) -> Vec<Kind> {
        std::iter::once(Kind::Person).chain(self.levels().iter().map(|level| Kind::Bot(*level))).collect()
    }

    /// What keeps the game from beginning.
    pub fn problem(&self) -> Option<Problem> {
        let names: Vec<String> =
            self.seats.iter().map(|sitting| clean(&sitting.name, LONGEST_NAME).to_lowercase()).collect();
        let nameless = names.iter().position(String::is_empty).and_then(Seat::new).map(Problem::Nameless);
        let twice = || {
            (1..names.len()).find(|&seat| names[..seat].contains(&names[seat])).and_then(Seat::new).map(Problem::Twice)
        };
        nameless.or_else(twice).or_else(|| self.rules.validate().into_iter().next().map(Problem::Misfit))
    }

    /// Does what would make rules fit together that do not.
    pub fn mend(&mut self, language: &Language) {
        self.rules = self.rules.mended();
        self.seat_for_rules(language);
    }

    /// How many persons play.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|sitting| sitting.is_person()).count()
    }

    /// Whether several persons play and one of them was not asked for a name yet.
    pub fn asks_for_names(&self) -> bool {
        self.persons() > 1 && self.seats.iter().any(|sitting| sitting.is_person() && !sitting.is_named)
    }

    /// The players in the order of the seats.
    pub fn players(&self) -> Vec<Player> {
        self.seats.iter().map(Sitting::player).collect()
    }

    /// What is chosen, for the settings.
    pub fn choices(&self) -> Choices {
        // What a person was called for want of a name is said anew, perhaps in another language.
        // So is that of a program, which may not be here the next time.
        let is_kept = |sitting: &&Sitting| sitting.is_named || !sitting.is_person() && sitting.guest.is_none();
        let names =
            self.seats.iter().map(|sitting| Some(sitting).filter(is_kept).map_or("", |kept| &kept.name).to_owned());
        Choices {
            game: self.game,
            rule_set: self.own.as_ref().map(|own| own.name.clone()),
            rules: self.rules.clone(),
            names: names.collect(),
            kinds: self.seats.iter().map(|sitting| sitting.kind).collect(),
            avatars: self.seats.iter().map(|sitting| sitting.avatar).collect(),
            level: self.level,
        }
    }
}

/// Who sits where: seats come and go, change places, and get names.
impl Draft {
    /// Whether there may be one seat less.
    pub fn can_remove(&self) -> bool {
        self.seats.len() > *self.sizes().start()
    }

    /// Takes a seat away.
    pub fn remove(&mut self, language: &Language, seat: Seat) {
        if self.can_remove() && seat.index() < self.seats.len() {
            let _ = self.seats.remove(seat.index());
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
    pub fn name(&mut self, seat: Seat, name: &str) {
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            sitting.rename(name);
        }
    }

    /// Says who decides for a seat.
    pub fn seat(&mut self, language: &Language, seat: Seat, kind: Kind) {
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            sitting.sit(kind);
            if let Kind::Bot(level) = kind {
                self.level = level;
            }
            self.name_all(language);
        }
    }

    /// Lets a program decide for a seat.
    pub fn seat_guest(&mut self, language: &Language, seat: Seat, guest: Guest) {
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            sitting.invite(guest);
            self.name_all(language);
        }
    }

    /// Changes how the player in a seat is drawn.
    pub fn redraw(&mut self, seat: Seat, change: impl FnOnce(&mut Avatar)) {
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            change(&mut sitting.avatar);
        }
    }

    /// Lets the player in a seat change places with the one before them; the first changes with the last. Gives the seat
    /// where they sit then.
    pub fn move_up(&mut self, language: &Language, seat: Seat) -> Seat {
        let before = Step::Previous.from(seat.index(), self.seats.len());
        if seat.index() < self.seats.len() {
            self.seats.swap(seat.index(), before);
            self.name_all(language);
        }
        Seat::new(before).unwrap_or(seat)
    }

    /// Seats people who are known, in their places. Where the game does not seat so many the last of them stay away, and
    /// where it seats more bots come.
    pub fn invite(&mut self, language: &Language, family: &Family) {
        let known: Vec<Sitting> = family.members().iter().map(Sitting::of).collect();
        self.seats = known;
        self.seat_so_many(language, family.members().len());
        self.seat_offered();
    }

    /// Puts so many at the table as the rules ask for: bots come, and the last seats go.
    fn seat_for_rules(&mut self, language: &Language) {
        self.seat_offered();
        self.seats.resize(self.rules.players.into(), Sitting::new("", Kind::Bot(self.level)));
        self.name_all(language);
    }

    /// Seats the usual bot in place of those that these rules do not offer.
    fn seat_offered(&mut self) {
        let levels = self.levels();
        let offered = |level: Level| if levels.contains(&level) { level } else { Level::USUAL };
        self.level = offered(self.level);
        for sitting in &mut self.seats {
            if let Kind::Bot(level) = &mut sitting.kind {
                *level = offered(*level);
            }
        }
    }

    /// Gives a name to everybody who was given none: "you" for the only person, numbers for several, and a bot's name that
    /// nobody at the table has.
    fn name_all(&mut self, language: &Language) {
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
                let names = match &self.seats[seat].guest {
                    Some(guest) => guest.name().to_owned(),
                    None => t!(language, "setup-bot-names"),
                };
                self.seats[seat].name = self.free_name(&names);
            }
        }
    }

    /// One of these names that nobody at the table has, or else a number.
    fn free_name(&self, names: &str) -> String {
        let is_free = |name: &str| self.seats.iter().all(|sitting| !sitting.name.eq_ignore_ascii_case(name));
        let numbered = || (1..).map(|number| number.to_string()).find(|name| is_free(name)).unwrap_or_default();
        names.split(',').map(str::trim).find(|name| is_free(name)).map_or_else(numbered, ToOwned::to_owned)
    }
}

#[cfg(test)]
mod tests;
