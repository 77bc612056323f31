//! What is chosen for a new game so far.

use crate::bot::Level;
use crate::engine::rules::LowTo;
use crate::engine::{Points, Rules};
use crate::language::Language;
use crate::session::player::clean;
use crate::session::settings::Choices;
use crate::session::{Kind, Player};
use crate::t;

/// The scores that are offered to play to, in points; a table that settled for another finds it beside them.
const SCORES: [Points; 3] = [Points(7), Points(11), Points(14)];

/// A seat of the new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// The name as it was typed.
    pub name: String,
    /// Who decides.
    pub kind: Kind,
}

/// Why the game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The player in this seat has no name.
    Nameless(usize),
    /// This seat has the name of another before it.
    Twice(usize),
}

impl Problem {
    /// The seat whose name is to be changed.
    #[must_use]
    pub const fn seat(&self) -> usize {
        match self {
            Problem::Nameless(seat) | Problem::Twice(seat) => *seat,
        }
    }
}

/// The seats and rules of the new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    seats: Vec<Sitting>,
    /// The score that is played to, in points.
    pub target: Points,
    /// Who scores Low.
    pub low_to: LowTo,
    /// Whether every set-back costs one more when settling.
    pub setback_bonus: bool,
}

impl Draft {
    /// The seats and rules of the last game: one person, and bots in all other seats.
    #[must_use]
    pub fn new(language: &Language, last: &Choices) -> Self {
        let limits = Rules::default();
        let count = usize::from(last.players.clamp(limits.min_players, limits.max_players));
        let mut draft =
            Draft { seats: Vec::new(), target: last.target, low_to: last.low_to, setback_bonus: last.setback_bonus };
        for seat in 0..count {
            let name = last.names.get(seat).filter(|name| !name.is_empty()).cloned();
            let kind = if seat == 0 { Kind::Person } else { Kind::Bot(last.level) };
            let name = name.unwrap_or_else(|| {
                if seat == 0 { t!(language, "setup-default-name") } else { draft.free_name(language) }
            });
            draft.seats.push(Sitting { name, kind });
        }
        draft
    }

    /// The seats in the order of play.
    #[must_use]
    pub fn seats(&self) -> &[Sitting] {
        &self.seats
    }

    /// Who may decide for a seat: a person, or a bot of any level on offer.
    #[must_use]
    pub fn kinds() -> Vec<Kind> {
        std::iter::once(Kind::Person).chain(Level::MENU.iter().map(|level| Kind::Bot(*level))).collect()
    }

    /// The scores on offer, in points.
    #[must_use]
    pub fn scores(&self) -> Vec<Points> {
        let mut scores = SCORES.to_vec();
        if !scores.contains(&self.target) {
            scores.push(self.target);
        }
        scores
    }

    /// Whether there may be one seat more.
    #[must_use]
    pub fn can_add(&self) -> bool {
        self.seats.len() < usize::from(Rules::default().max_players)
    }

    /// Whether there may be one seat less.
    #[must_use]
    pub fn can_remove(&self) -> bool {
        self.seats.len() > usize::from(Rules::default().min_players)
    }

    /// Puts a bot in a new seat.
    pub fn add(&mut self, language: &Language) {
        if self.can_add() {
            let name = self.free_name(language);
            let level = Level::MENU.first().copied().unwrap_or(Level::Basic);
            self.seats.push(Sitting { name, kind: Kind::Bot(level) });
        }
    }

    /// Takes a seat away.
    pub fn remove(&mut self, seat: usize) {
        if self.can_remove() && seat < self.seats.len() {
            let _ = self.seats.remove(seat);
        }
    }

    /// Names the player in a seat.
    pub fn name(&mut self, seat: usize, name: &str) {
        if let Some(sitting) = self.seats.get_mut(seat) {
            sitting.name = name.chars().take(Player::LONGEST_NAME).collect();
        }
    }

    /// Says who decides for a seat. A bot without a name is given one.
    pub fn seat(&mut self, language: &Language, seat: usize, kind: Kind) {
        let free = self.free_name(language);
        if let Some(sitting) = self.seats.get_mut(seat) {
            sitting.kind = kind;
            if kind != Kind::Person && clean(&sitting.name, Player::LONGEST_NAME).is_empty() {
                sitting.name = free;
            }
        }
    }

    /// What keeps the game from beginning.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        let names: Vec<String> =
            self.seats.iter().map(|sitting| clean(&sitting.name, Player::LONGEST_NAME).to_lowercase()).collect();
        let nameless = names.iter().position(String::is_empty).map(Problem::Nameless);
        let twice = || (1..names.len()).find(|&seat| names[..seat].contains(&names[seat])).map(Problem::Twice);
        nameless.or_else(twice)
    }

    /// How many persons play.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|sitting| sitting.kind == Kind::Person).count()
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules {
            players: self.seats.len() as u8,
            target: self.target,
            low_to: self.low_to,
            settlement_setback_bonus: self.setback_bonus,
            ..Rules::default()
        }
    }

    /// The players in the order of the seats.
    #[must_use]
    pub fn players(&self) -> Vec<Player> {
        self.seats.iter().map(|sitting| Player::new(&sitting.name, sitting.kind)).collect()
    }

    /// What is chosen, for the settings.
    #[must_use]
    pub fn choices(&self) -> Choices {
        let level = self.seats.iter().find_map(|sitting| match sitting.kind {
            Kind::Bot(level) => Some(level),
            Kind::Person => None,
        });
        Choices {
            players: self.seats.len() as u8,
            names: self.players().into_iter().map(|player| player.name).collect(),
            level: level.unwrap_or_else(|| Choices::default().level),
            target: self.target,
            low_to: self.low_to,
            setback_bonus: self.setback_bonus,
        }
    }

    /// A name that nobody at the table has.
    fn free_name(&self, language: &Language) -> String {
        let names = t!(language, "setup-bot-names");
        let is_free = |name: &str| self.seats.iter().all(|sitting| !sitting.name.eq_ignore_ascii_case(name));
        let numbered = || (1..).map(|number| number.to_string()).find(|name| is_free(name)).unwrap_or_default();
        names.split(',').map(str::trim).find(|name| is_free(name)).map_or_else(numbered, ToOwned::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft() -> Draft {
        Draft::new(&Language::default(), &Choices::default())
    }

    #[test]
    fn the_first_game_is_one_person_against_three_bots() {
        let draft = draft();
        let kinds: Vec<bool> = draft.players().iter().map(Player::is_person).collect();
        assert_eq!(kinds, [true, false, false, false]);
        assert_eq!(draft.problem(), None);
        assert_eq!(draft.rules(), Rules::default());
    }

    #[test]
    fn seats_go_from_two_to_seven_and_every_bot_has_a_name_of_its_own() {
        let mut draft = draft();
        for _ in 0..9 {
            draft.add(&Language::default());
        }
        assert_eq!((draft.seats().len(), draft.problem()), (7, None));
        assert!(!draft.can_add());
        for _ in 0..9 {
            draft.remove(0);
        }
        assert_eq!((draft.seats().len(), draft.can_remove()), (2, false));
        assert!(draft.rules().validate().is_empty());
    }

    #[test]
    fn names_must_be_there_and_differ() {
        let mut draft = draft();
        draft.name(1, " \u{200b} ");
        assert_eq!(draft.problem(), Some(Problem::Nameless(1)));
        draft.name(1, "you ");
        assert_eq!(draft.problem(), Some(Problem::Twice(1)));
        draft.name(1, &"x".repeat(90));
        assert_eq!(draft.problem(), None);
        assert_eq!(draft.seats()[1].name.len(), Player::LONGEST_NAME);
    }

    #[test]
    fn what_was_chosen_comes_back_the_next_time() {
        let mut first = draft();
        first.name(0, "Ruth");
        (first.target, first.low_to, first.setback_bonus) = (Points(21), LowTo::Winner, true);
        let again = Draft::new(&Language::default(), &first.choices());
        assert_eq!(again, first);
        assert_eq!(again.scores().last(), Some(&Points(21)));
    }
}
