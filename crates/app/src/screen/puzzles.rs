//! Shelf of puzzles: today's position as it lies, the themes with what is solved of them, and the games, which filter the
//! themes.

mod page;
mod position;

use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::widget::Operation;
use pitch_language::phrase;
use pitch_rules::Preset;
use pitch_session::puzzle::{Drill, Mistakes, Theme};
use pitch_session::{Shelf, Solved};
use position::Position;
pub(in crate::screen) use position::lay;

/// Id of the area that scrolls.
const PAGE: &str = "puzzles";

/// Shelf of puzzles.
#[derive(Debug, Clone)]
pub struct Puzzles {
    solved: Solved,
    /// The player's own mistakes: the game of each, none for rules of their own, and `true` if it was solved since.
    mistakes: Vec<(Option<Preset>, bool)>,
    /// Today, in days since the beginning of 1970.
    today: u32,
    /// Puzzle of the day.
    of_day: Option<(usize, Position)>,
    /// Games, in the order in which they are offered.
    games: Vec<Preset>,
    /// Game of which puzzles are shown; `None` for all.
    game: Option<Preset>,
    /// `true` if all games are offered.
    shows_all: bool,
    /// Drill that was ended.
    ended: Option<Drill>,
}

/// Event on the shelf.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Choice of a game; `None` for all.
    GameChosen(Option<Preset>),
    /// Request for all games.
    More,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

/// Numbers of the puzzles that were solved, and of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Count {
    solved: usize,
    all: usize,
}

impl Count {
    fn of(are_solved: impl Iterator<Item = bool>) -> Self {
        are_solved.fold(Count { solved: 0, all: 0 }, |count, is_solved| Count {
            solved: count.solved + usize::from(is_solved),
            all: count.all + 1,
        })
    }
}

/// Returns the game of each mistake, and if it was solved.
fn known(mistakes: &Mistakes) -> Vec<(Option<Preset>, bool)> {
    mistakes.all().iter().map(|mistake| (mistake.game(), mistake.is_solved())).collect()
}

impl Puzzles {
    /// Creates the shelf of a day for somebody who plays these games, the one played most often first.
    pub fn new(solved: Solved, mistakes: &Mistakes, (today, liked): (u32, &[Preset]), context: &Context) -> Self {
        let shelf = Shelf::own();
        let of_day = solved.of_day(shelf, today, liked.first().copied());
        let of_day = of_day.and_then(|place| Some((place, Position::of(&shelf.puzzles[place], context)?)));
        let mut games = Preset::ALL.to_vec();
        let rank = |game: &Preset| liked.iter().position(|own| own == game).unwrap_or(liked.len());
        games.sort_by_cached_key(|game| (rank(game), std::cmp::Reverse(shelf.of_game(*game).count())));
        let mistakes = known(mistakes);
        Puzzles { solved, mistakes, today, of_day, games, game: None, shows_all: false, ended: None }
    }

    /// Updates what was answered, and the mistakes that are kept.
    pub fn tell(&mut self, solved: Solved, mistakes: &Mistakes) {
        (self.solved, self.mistakes) = (solved, known(mistakes));
    }

    /// Takes note of a drill that was ended, to say how it went.
    pub(crate) fn tell_of(&mut self, drill: &Drill) {
        self.ended = Some(drill.clone());
    }

    /// Returns the words on it that say how the drill went that was ended, for a listener.
    pub(crate) fn standing(&self, context: &Context) -> Vec<String> {
        self.ended
            .iter()
            .map(|drill| phrase::sentence(&context.language, phrase::drill_result(&context.language, drill)))
            .collect()
    }

    /// Handles a click.
    pub fn update(&mut self, message: Message, _context: &Context) -> Outcome {
        match message {
            Message::GameChosen(game) => self.game = game,
            Message::More => self.shows_all = true,
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.7 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape => Outcome::Close,
            // Mouse users see no focus: for them Enter is the key of the main button.
            Key::Enter => self.solve(),
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns the outcome of the main button.
    fn solve(&self) -> Outcome {
        self.of_day.as_ref().map_or(Outcome::None, |(place, _)| Outcome::Puzzle(*place))
    }

    /// Counts puzzles, by their places.
    fn count(&self, places: impl IntoIterator<Item = usize>) -> Count {
        Count::of(places.into_iter().map(|place| !self.solved.is_open(Shelf::own(), place)))
    }

    /// Counts the puzzles of a theme in the game that is chosen.
    fn of_theme(&self, theme: Theme) -> Count {
        match theme {
            Theme::Mistakes => {
                let meant = self.mistakes.iter().filter(|(game, _)| self.game.is_none() || *game == self.game);
                Count::of(meant.map(|(_, is_solved)| *is_solved))
            }
            _ => self.count(Shelf::of_theme(theme, self.game)),
        }
    }

    /// Returns the themes, in order; mistakes of one's own only where there are some.
    fn offered(&self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(|theme| *theme != Theme::Mistakes || !self.mistakes.is_empty())
    }
}
