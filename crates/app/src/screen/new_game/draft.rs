//! Draft of a new game: which of the games, who sits where, and the rules.

use crate::context::Context;
use pitch_language::{Language, t};
use pitch_players::{Character, Level};
use pitch_rules::rules::{Field, Question, Settlement, Teams, Value};
use pitch_rules::{Misfit, Preset, Rules, Seat};
use pitch_session::settings::Choices;
use pitch_session::{Avatar, Face, Family, Guest, Kind, Pick, Player, RuleSet, partnerships};
use pitch_shown::{LONGEST_NAME, clean};

use std::ops::RangeInclusive;

/// Seat of the new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// Name of the player, as typed or given.
    pub name: String,
    /// `true` if somebody typed the name.
    pub is_named: bool,
    /// Kind of player.
    pub kind: Kind,
    /// `true` if the person holds their cards on a phone.
    pub is_on_phone: bool,
    /// Face and color of the player.
    pub avatar: Avatar,
    /// Program that decides in place of a bot.
    pub guest: Option<Guest>,
}

impl Sitting {
    /// Creates a seat with the name of the last time; an empty name is still to be found. One of the eight has their own.
    pub fn new(name: &str, kind: Kind) -> Self {
        let is_named = kind == Kind::Person && !name.is_empty();
        let name = own_name(kind).unwrap_or(name).to_owned();
        Sitting { name, is_named, kind, is_on_phone: false, avatar: Avatar::default(), guest: None }
    }

    /// Creates the seat of a remembered player.
    pub fn of(player: &Player) -> Self {
        // The player who plays for a program that is not here is not called as it is.
        let is_its_name = |guest: &Guest| !guest.is_here() && guest.name() == player.name;
        let name = if player.guest.as_ref().is_some_and(is_its_name) { "" } else { &player.name };
        let guest = player.guest.clone().filter(Guest::is_here);
        Sitting { avatar: player.avatar, guest, ..Sitting::new(name, player.kind) }
    }

    /// Returns the player in the seat.
    pub fn player(&self) -> Player {
        Player::new(&self.name, self.kind).with_avatar(self.avatar).with_guest(self.guest.clone())
    }

    /// Returns `true` if a person decides for the seat.
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }

    /// Returns which of the eight sits here.
    pub fn character(&self) -> Option<Character> {
        self.player().level()?.character()
    }

    /// Sets a typed name, cut to the longest that is allowed.
    pub fn rename(&mut self, name: &str) {
        self.name = name.chars().take(LONGEST_NAME).collect();
        self.is_named = true;
    }

    /// Changes the kind of player. A name that nobody chose, or that was cleared, is found anew.
    pub fn sit(&mut self, kind: Kind) {
        self.decides(kind, None);
    }

    /// Seats a person who holds their cards on a phone.
    pub(crate) fn sit_on_phone(&mut self) {
        self.decides(Kind::Person, None);
        self.is_on_phone = true;
    }

    /// Lets a program decide in place of the usual bot. It bears the program's name, unless somebody chose another.
    pub(crate) fn invite(&mut self, guest: Guest) {
        self.decides(Kind::Bot(Level::USUAL), Some(guest));
    }

    fn decides(&mut self, kind: Kind, guest: Option<Guest>) {
        let had_own = own_name(self.kind).is_some();
        let changes = (kind == Kind::Person) != self.is_person() || guest != self.guest || had_own;
        (self.kind, self.guest, self.is_on_phone) = (kind, guest, false);
        if !self.is_person() {
            // Bots have no face.
            self.avatar.face = Face::Letter;
        }
        if let Some(name) = own_name(kind) {
            (self.name, self.is_named) = (name.to_owned(), false);
        } else if changes && (!self.is_named || self.name.trim().is_empty()) {
            (self.name, self.is_named) = (String::new(), false);
        }
    }
}

/// Returns the name that one of the eight has wherever they sit.
fn own_name(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Bot(level) => level.character().map(Character::name),
        Kind::Person => None,
    }
}

/// Reason that the game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// A seat whose player has no name.
    Nameless(Seat),
    /// A seat with the name of another before it.
    Twice(Seat),
    /// Rules that do not fit together.
    Misfit(Misfit),
}

impl Problem {
    /// Returns the seat whose name is to be changed.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Problem::Nameless(seat) | Problem::Twice(seat) => Some(*seat),
            Problem::Misfit(_) => None,
        }
    }
}

/// Game, rules and seats chosen so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    game: Preset,
    /// Player's own rule set, if one was chosen.
    own: Option<Box<RuleSet>>,
    /// Player's own rule sets that can be played.
    sets: Vec<RuleSet>,
    /// Rules; the number of players is that of the seats.
    rules: Rules,
    seats: Vec<Sitting>,
    level: Level,
    /// `true` if the eight have just taken the seats of plain bots of the last time.
    is_carried_over: bool,
    /// Programs that may take the seats of bots.
    guests: Vec<Guest>,
    /// Seats as they were before all places of bots were given to phones.
    before_phones: Option<Vec<Sitting>>,
}

impl Draft {
    /// Creates a draft with everything as it was the last time.
    pub(crate) fn last(context: &Context) -> Self {
        let draft = Draft::new(&context.language, &context.settings.last_game, &context.rule_sets);
        draft.with_phones(&context.phones)
    }

    /// Creates a draft with the game and the seats of the last time, and with these rule sets of the player's own on
    /// offer.
    pub(crate) fn new(language: &Language, last: &Choices, sets: &[RuleSet]) -> Self {
        let carried_over = last.carried_over();
        let is_carried_over = carried_over.is_some();
        let last = carried_over.unwrap_or_else(|| last.clone());
        let Choices { game, rule_set, rules, names, kinds, avatars, level, .. } = last;
        let seated = kinds.iter().enumerate().take(rules.players.into()).map(|(seat, kind)| {
            let avatar = avatars.get(seat).copied().unwrap_or_default();
            Sitting { avatar, ..Sitting::new(names.get(seat).map_or("", String::as_str), *kind) }
        });
        let (own, offered, guests) = Default::default();
        let seats = seated.collect();
        let mut draft =
            Draft { game, own, sets: offered, seats, rules, level, is_carried_over, guests, before_phones: None };
        draft.offer_rule_sets(sets);
        draft.seat_for_rules(language);
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
    pub(crate) fn offer_rule_sets(&mut self, sets: &[RuleSet]) {
        self.sets = sets.iter().filter(|set| set.can_be_played()).cloned().collect();
        // One that was renamed or deleted is no longer known by its name.
        self.own = self.own.take().filter(|own| self.sets.iter().any(|set| set.name == own.name));
    }

    /// Offers these programs for the seats of bots.
    pub(crate) fn offer_guests(&mut self, guests: &[Guest]) {
        self.guests = guests.to_vec();
    }

    /// Returns the programs on offer.
    pub(crate) fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// Returns the player's own rule sets on offer.
    pub fn sets(&self) -> &[RuleSet] {
        &self.sets
    }

    /// Returns the player's own rule set, if one was chosen.
    pub const fn own(&self) -> Option<&RuleSet> {
        match &self.own {
            Some(own) => Some(own),
            None => None,
        }
    }

    /// Returns the player's name for the rules, if they are still those of their own rule set.
    pub fn rule_set(&self) -> Option<String> {
        let own = self.own.as_ref()?;
        let rules = Rules { players: own.rules.players, ..self.rules.clone() };
        (rules == own.rules).then(|| own.name.clone())
    }

    /// Returns the rules chosen from the list, before any change made here.
    fn book(&self) -> Rules {
        self.own.as_ref().map_or_else(|| self.game.into(), |own| own.rules.clone())
    }

    /// Returns the named game that was chosen, or that the chosen rule set comes from.
    pub const fn game(&self) -> Preset {
        self.game
    }

    /// Returns the rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets a rule that does not decide the number of seats. A value that the rule cannot have changes nothing.
    pub(crate) fn set(&mut self, field: Field, value: Value) {
        let _ = field.set(&mut self.rules, value);
        self.rules.players = self.seats.len() as u8;
        self.seat_offered();
    }

    /// Returns the choice from the list.
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

    /// Chooses another game. The players keep their seats as far as the game has them, and the table keeps what it
    /// settles for itself: whether mistakes can be made, and whether the draw is shown.
    pub(crate) fn choose(&mut self, language: &Language, game: Preset) {
        let Rules { ceremony, revoke_mode, .. } = self.rules;
        (self.game, self.own) = (game, None);
        self.rules = Rules { ceremony, revoke_mode, ..game.into() };
        let count = self.seats.len().clamp(*self.sizes().start(), *self.sizes().end());
        self.seat_so_many(language, count);
        self.rules.teams = self.teams().first().copied().unwrap_or(Teams::None);
    }

    /// Chooses a rule set of the player's own, with everything that it settles and as many seats as it asks for.
    pub(crate) fn choose_own(&mut self, language: &Language, name: &str) {
        let Some(set) = self.sets.iter().find(|set| set.name == name).cloned() else { return };
        (self.game, self.rules) = (set.base, set.rules.clone());
        self.own = Some(Box::new(set));
        self.seat_for_rules(language);
    }

    /// Returns the seats in the order of their numbers, clockwise.
    pub fn seats(&self) -> &[Sitting] {
        &self.seats
    }

    /// Returns one seat.
    pub fn sitting(&self, seat: Seat) -> &Sitting {
        &self.seats[seat.index()]
    }

    /// Returns the numbers of players that the game allows.
    pub const fn sizes(&self) -> RangeInclusive<usize> {
        self.rules.min_players as usize..=self.rules.max_players as usize
    }

    /// Returns the partnerships that are possible with this many players, the game's own first. Most games leave no
    /// choice.
    pub(crate) fn teams(&self) -> Vec<Teams> {
        partnerships(&self.book(), self.seats.len())
    }

    /// Returns the values on offer of a rule, in their order; none where it does not apply.
    pub(crate) fn values(&self, field: Field) -> Vec<Value> {
        match field {
            Field::Teams => {
                self.teams().into_iter().map(|teams| field.get(&Rules { teams, ..self.rules.clone() })).collect()
            }
            Field::Target if !self.rules.has_target() => Vec::new(),
            Field::Target => Question::Of(Field::Target).offered(&self.book(), &[&self.rules]),
            Field::SettlementSetbackBonus if self.rules.settlement != Settlement::OneTwo => Vec::new(),
            _ => field.kind().values(),
        }
    }

    /// Returns the plain levels on offer, the easiest first; a level that makes mistakes only where mistakes can be made.
    pub(crate) const fn levels(&self) -> &'static [Level] {
        Level::plain(&self.rules)
    }

    /// Returns `true` if the eight have just taken the seats of plain bots of the last time.
    pub(crate) const fn is_carried_over(&self) -> bool {
        self.is_carried_over
    }

    /// Returns the kind of bot that joins the table: of the last one chosen, or of the eight the nearest to them who does
    /// not sit here.
    pub(crate) fn newcomer(&self) -> Kind {
        let Some(character) = self.level.character() else { return Kind::Bot(self.level) };
        let is_free = |other: &Character| self.seat_of(*other).is_none() && !self.is_called(other.name());
        let free = character.company().into_iter().find(is_free);
        Kind::Bot(free.map_or(Level::USUAL, Level::Character))
    }

    /// Returns the seat of one of the eight.
    pub(crate) fn seat_of(&self, character: Character) -> Option<Seat> {
        self.seats.iter().position(|sitting| sitting.character() == Some(character)).and_then(Seat::new)
    }

    fn is_called(&self, name: &str) -> bool {
        self.seats.iter().any(|sitting| sitting.name.eq_ignore_ascii_case(name))
    }

    /// Returns the first reason that the game cannot begin; `None` if it can.
    pub fn problem(&self) -> Option<Problem> {
        let names: Vec<String> =
            self.seats.iter().map(|sitting| clean(&sitting.name, LONGEST_NAME).to_lowercase()).collect();
        let nameless = names.iter().position(String::is_empty).and_then(Seat::new).map(Problem::Nameless);
        let twice = || {
            (1..names.len()).find(|&seat| names[..seat].contains(&names[seat])).and_then(Seat::new).map(Problem::Twice)
        };
        nameless.or_else(twice).or_else(|| self.rules.validate().into_iter().next().map(Problem::Misfit))
    }

    /// Changes rules that do not fit together so that they do.
    pub(crate) fn mend(&mut self, language: &Language) {
        self.rules = self.rules.mended();
        self.seat_for_rules(language);
    }

    /// Returns the draft with the people in these seats on phones.
    #[must_use]
    pub(crate) fn with_phones(mut self, phones: &[Seat]) -> Self {
        for seat in phones {
            if let Some(sitting) = self.seats.get_mut(seat.index()).filter(|sitting| sitting.is_person()) {
                sitting.is_on_phone = true;
            }
        }
        self
    }

    /// Returns the seats whose people hold their cards on phones.
    pub fn phones(&self) -> Vec<Seat> {
        let phones = self.seats.iter().enumerate().filter(|(_, sitting)| sitting.is_on_phone);
        phones.filter_map(|(seat, _)| Seat::new(seat)).collect()
    }

    /// Returns the number of people who play.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|sitting| sitting.is_person()).count()
    }

    /// Returns the seat of somebody at this computer who did not type a name yet, where several people play.
    pub(crate) fn nameless(&self) -> Option<Seat> {
        let is_asked = |sitting: &Sitting| sitting.is_person() && !sitting.is_on_phone && !sitting.is_named;
        self.seats.iter().position(is_asked).and_then(Seat::new).filter(|_| self.persons() > 1)
    }

    /// Returns the players in the order of the seats.
    pub fn players(&self) -> Vec<Player> {
        self.seats.iter().map(Sitting::player).collect()
    }

    /// Returns the choices made so far, for the settings.
    pub(crate) fn choices(&self) -> Choices {
        // What a person was called for want of a name is said anew, perhaps in another language.
        // So is that of a program, which may not be here the next time.
        let is_kept = |sitting: &&Sitting| sitting.is_named || !sitting.is_person() && sitting.guest.is_none();
        // Phones sit down anew the next time, in the places of the same bots.
        let seats = self.before_phones.as_ref().unwrap_or(&self.seats);
        let names = seats.iter().map(|sitting| Some(sitting).filter(is_kept).map_or("", |kept| &kept.name).to_owned());
        Choices {
            game: self.game,
            rule_set: self.own.as_ref().map(|own| own.name.clone()),
            rules: self.rules.clone(),
            names: names.collect(),
            kinds: seats.iter().map(|sitting| sitting.kind).collect(),
            avatars: seats.iter().map(|sitting| sitting.avatar).collect(),
            level: self.level,
            knows_the_eight: true,
        }
    }
}

/// Seating: seats come and go, change places, and get names.
impl Draft {
    /// Returns `true` if a seat can be taken away.
    pub(crate) fn can_remove(&self) -> bool {
        self.seats.len() > *self.sizes().start()
    }

    /// Takes a seat away.
    pub(crate) fn remove(&mut self, language: &Language, seat: Seat) {
        if self.can_remove() && seat.index() < self.seats.len() {
            let _ = self.seats.remove(seat.index());
            self.seat_so_many(language, self.seats.len());
        }
    }

    /// Sets the number of players, within the bounds of the game: bots join, and the last seats go.
    pub(crate) fn seat_so_many(&mut self, language: &Language, count: usize) {
        let count = count.clamp(*self.sizes().start(), *self.sizes().end());
        // The player who had no choice of partners before is given those of the game.
        let had_choice = self.rules.players > 2 && self.teams().len() > 1;
        self.resize(count);
        self.rules.players = count as u8;
        let teams = self.teams();
        if !had_choice || !teams.contains(&self.rules.teams) {
            self.rules.teams = teams.first().copied().unwrap_or(Teams::None);
        }
        self.name_all(language);
    }

    /// Names the player in a seat; the eight keep their names.
    pub(crate) fn name(&mut self, seat: Seat, name: &str) {
        if let Some(sitting) = self.seats.get_mut(seat.index()).filter(|sitting| sitting.character().is_none()) {
            sitting.rename(name);
        }
    }

    /// Seats as many players as this: bots join, and the last seats go.
    fn resize(&mut self, count: usize) {
        self.seats.truncate(count);
        while self.seats.len() < count {
            self.seats.push(Sitting::new("", self.newcomer()));
        }
    }

    /// Sets the kind of player in a seat. One of the eight who sits elsewhere changes places with the player who sits here.
    pub(crate) fn seat(&mut self, language: &Language, seat: Seat, kind: Kind) {
        let sits = if let Kind::Bot(level) = kind { level.character().and_then(|own| self.seat_of(own)) } else { None };
        if let Some(from) = sits.filter(|_| seat.index() < self.seats.len()) {
            self.seats.swap(from.index(), seat.index());
        } else if let Some(sitting) = self.seats.get_mut(seat.index()) {
            sitting.sit(kind);
            if let Kind::Bot(level) = kind {
                self.level = level;
            }
            self.name_all(language);
        }
    }

    /// Seats a person who holds their cards on a phone.
    pub(crate) fn seat_on_phone(&mut self, language: &Language, seat: Seat) {
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            sitting.sit_on_phone();
            self.name_all(language);
        }
    }

    /// Lets a program decide for a seat.
    pub(crate) fn seat_guest(&mut self, language: &Language, seat: Seat, guest: Guest) {
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            sitting.invite(guest);
            self.name_all(language);
        }
    }

    /// Changes face or color of the player in a seat.
    pub(crate) fn redraw(&mut self, seat: Seat, change: impl FnOnce(&mut Avatar)) {
        if let Some(sitting) = self.seats.get_mut(seat.index()) {
            change(&mut sitting.avatar);
        }
    }

    /// Lets the players in two seats change places.
    pub(crate) fn swap(&mut self, language: &Language, one: Seat, other: Seat) {
        if one.index().max(other.index()) < self.seats.len() {
            self.seats.swap(one.index(), other.index());
            self.name_all(language);
        }
    }

    /// Gives every place of a bot to somebody with a phone, where nobody has one yet.
    pub(crate) fn open_to_phones(&mut self, language: &Language) {
        if self.phones().is_empty() {
            self.before_phones = Some(self.seats.clone());
            for sitting in self.seats.iter_mut().filter(|sitting| !sitting.is_person()) {
                // The bot plays there under its name until somebody sits down.
                let name = sitting.name.clone();
                sitting.sit_on_phone();
                sitting.rename(&name);
            }
            self.name_all(language);
        }
    }

    /// Gives the places back to the bots that had them before all were given to phones.
    pub(crate) fn take_back_phones(&mut self) {
        if let Some(seats) = self.before_phones.take() {
            self.seats = seats;
        }
    }

    /// Seats a remembered family, in their places. The last of them stay away if the game has too few seats, and bots
    /// join if it needs more players.
    pub(crate) fn invite(&mut self, language: &Language, family: &Family) {
        let known: Vec<Sitting> = family.members().iter().map(Sitting::of).collect();
        self.seats = known;
        self.seat_so_many(language, family.members().len());
        self.seat_offered();
    }

    /// Seats as many players as the rules ask for: bots join, and the last seats go.
    fn seat_for_rules(&mut self, language: &Language) {
        self.seat_offered();
        self.resize(self.rules.players.into());
        self.name_all(language);
    }

    /// Seats the usual bot in place of those that the rules do not offer, and of the eight each once.
    fn seat_offered(&mut self) {
        let levels = self.levels();
        let offered = |level: Level| {
            if levels.contains(&level) || level.character().is_some() { level } else { Level::USUAL }
        };
        self.level = offered(self.level);
        for seat in 0..self.seats.len() {
            let twice = self.seats[seat].character().filter(|own| self.seat_of(*own).map(Seat::index) != Some(seat));
            let newcomer = twice.map(|_| self.newcomer());
            if let Kind::Bot(level) = self.seats[seat].kind {
                let kind = newcomer.unwrap_or_else(|| Kind::Bot(offered(level)));
                if kind != Kind::Bot(level) {
                    self.seats[seat].decides(kind, None);
                }
            }
        }
    }

    /// Names everybody without a name: "you" for the only person, numbers for several, and for a bot a name that nobody
    /// at the table has.
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

    /// Returns the first of these names that nobody at the table has, or else a number.
    fn free_name(&self, names: &str) -> String {
        let is_free = |name: &str| !self.is_called(name);
        let numbered = || (1..).map(|number| number.to_string()).find(|name| is_free(name)).unwrap_or_default();
        names.split(',').map(str::trim).find(|name| is_free(name)).map_or_else(numbered, ToOwned::to_owned)
    }
}

#[cfg(test)]
mod tests;
