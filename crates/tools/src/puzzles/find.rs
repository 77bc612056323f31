//! Search for puzzles: games between strong players, and in them decisions in which one choice is the best and not
//! everybody sees it.

use crate::puzzles::opinion;
use pitch_players::{Level, Patience, Request, Stop};
use pitch_rules::{Action, Preset, Rules, Viewer};
use pitch_session::puzzle::{Deeds, PLAYED_BY, Puzzle, Question, Theme, begun};
use pitch_session::{Entry, Kind, Next, Player, Table};

use rayon::prelude::*;

use std::sync::Arc;

/// Number of games by each of the rules that are looked through at a time.
pub(super) const ROUND: u64 = 1;
/// Number of hands of a game that are looked through: later ones are like these.
const HANDS: u32 = 8;
/// Duration of the first look at a decision, in percent of that of the strongest level.
const GLANCE: u16 = 20;
/// Minimum cost of the second-best choice, as a share of games won, where rules of thumb go wrong, and where they do
/// not.
const STAKES: [f32; 2] = [0.04, 0.08];
/// Number of decisions of a game that are looked at closely.
const TRIALS: usize = 2;

/// Search for puzzles.
#[derive(Debug)]
pub(super) struct Search {
    /// Games, each with the number of its puzzles that are still wanted.
    wanted: Vec<(Preset, usize)>,
    /// What they are to teach; `None` for anything.
    theme: Option<Theme>,
    /// Number of puzzles that are still wanted of all games.
    left: usize,
}

/// Decision that may be a puzzle.
struct Candidate {
    puzzle: Puzzle,
    request: Request,
    question: Question,
    themes: Vec<Theme>,
    /// `true` if rules of thumb find the answer.
    is_plain: bool,
    stake: f32,
}

impl Search {
    /// Creates a search for `count` puzzles, as many of each game; for those of one theme, which not every game has, in any
    /// of them.
    pub(super) fn new(games: Vec<Preset>, theme: Option<Theme>, count: usize) -> Self {
        let (each, more) = if theme.is_some() { (count, 0) } else { (count / games.len(), count % games.len()) };
        let wanted = games.into_iter().enumerate().map(|(place, game)| (game, each + usize::from(place < more)));
        Search { wanted: wanted.collect(), theme, left: count }
    }

    /// Returns `true` if all puzzles are found.
    pub(super) fn is_done(&self) -> bool {
        self.left == 0
    }

    /// Looks through the games of [`ROUND`] numbers from this one on, by each of the rules of which puzzles are wanted,
    /// and takes at most one puzzle of each. The same numbers lead to the same puzzles, on any number of cores.
    pub(super) fn round(&mut self, number: u64, known: &[Puzzle]) -> Vec<Puzzle> {
        let open = self.wanted.iter().filter(|(_, wanted)| *wanted > 0).map(|(game, _)| *game);
        let open: Vec<Preset> = open.collect();
        let games: Vec<(u64, Preset)> =
            (number..number + ROUND).flat_map(|number| open.iter().map(move |&game| (number, game))).collect();
        let found: Vec<Option<Puzzle>> = games
            .into_par_iter()
            .with_max_len(1)
            .map(|(number, game)| in_game(game, players_at(game, number), number, self.theme))
            .collect();
        let mut taken = Vec::new();
        for puzzle in found.into_iter().flatten() {
            let is_known = known.iter().any(|old| old.id() == puzzle.id());
            let wanted = self.wanted.iter_mut().find(|(game, wanted)| *game == puzzle.game && *wanted > 0);
            if let Some((_, wanted)) = wanted.filter(|_| !is_known && self.left > 0) {
                *wanted -= 1;
                self.left -= 1;
                taken.push(puzzle);
            }
        }
        taken
    }
}

/// Returns the number of players in the game of this number: by turns the usual one, and any that is possible.
fn players_at(game: Preset, number: u64) -> u8 {
    let rules = Rules::from(game);
    let numbers = u64::from(rules.max_players - rules.min_players) + 1;
    if number.is_multiple_of(2) { rules.players } else { rules.min_players + (number / 2 % numbers) as u8 }
}

/// Returns the puzzle of a game, of a theme if one is asked for; `None` if it has none.
fn in_game(game: Preset, players: u8, number: u64, theme: Option<Theme>) -> Option<Puzzle> {
    let asked = [Question::Call, Question::Follow, Question::Lead][(number % 3) as usize];
    let mut candidates = candidates(game, players, number);
    candidates.retain(|candidate| theme.is_none_or(|theme| candidate.themes.first() == Some(&theme)));
    // First what is asked for this time, then what rules of thumb do wrongly, then where most is at stake.
    candidates.sort_by(|one, other| {
        let rank = |candidate: &Candidate| (candidate.question != asked, candidate.is_plain);
        rank(one).cmp(&rank(other)).then(other.stake.total_cmp(&one.stake))
    });
    candidates.into_iter().take(TRIALS).find_map(|candidate| {
        let choices = opinion::both(&candidate.request, number)?;
        let puzzle = Puzzle { choices, ..candidate.puzzle };
        (puzzle.stake() >= STAKES[usize::from(candidate.is_plain)] && puzzle.is_sound()).then_some(puzzle)
    })
}

/// Plays a game, and returns the decisions that may be puzzles.
fn candidates(game: Preset, players: u8, number: u64) -> Vec<Candidate> {
    let seated = (0..players).map(|place| Player::new(&place.to_string(), Kind::Bot(PLAYED_BY))).collect();
    let Ok(mut table) = Table::new(begun(game, seated, number)) else { return Vec::new() };
    let stop = Stop::new();
    let mut found = Vec::new();
    while table.game().number() <= HANDS {
        match table.next() {
            Next::Deal => drop(table.deal()),
            Next::Bot(request) => {
                found.extend(candidate(game, number, &table));
                let Some(seat) = table.to_act() else { break };
                if table.act(seat, request.decide(&stop).action).is_err() {
                    break;
                }
            }
            Next::Says(..) | Next::Does(..) | Next::Read | Next::Person(_) | Next::Over => break,
        }
    }
    found
}

/// Returns the decision that is to be taken at this table, if it may be a puzzle.
fn candidate(game: Preset, number: u64, table: &Table) -> Option<Candidate> {
    let (seat, question) = Question::of(table)?;
    let (view, rules) = (table.view(Viewer::Seat(seat)), Arc::clone(table.rules()));
    // Of two cards everybody guesses the right one half of the time.
    if view.legal.len() < if question == Question::Call { 2 } else { 3 } {
        return None;
    }
    let request = Request { view, rules, level: Level::BEST, seed: number ^ 0xfeed, patience: Patience::of(GLANCE) };
    let judgement = request.judge(&Stop::new())?;
    let second = &judgement.choices[1];
    let usual = Request { level: Level::USUAL, ..request.clone() }.decide(&Stop::new()).action;
    let is_plain = judgement.choices[0].action == usual;
    let is_clear = second.cost >= STAKES[usize::from(is_plain)] && second.cost > 2.5 * second.error;
    // Where all is lost or won whatever is done, nothing is to be found out.
    if !is_clear || !(0.05..=0.97).contains(&judgement.choices[0].chance) {
        return None;
    }
    let players = table.players().len() as u8;
    let puzzle = Puzzle { game, players, deal: number, done: Deeds(done(table)), choices: Vec::new() };
    let choices: Vec<Action> = judgement.choices.iter().map(|judged| judged.action.clone()).collect();
    let themes = Theme::of(&request, question, &choices);
    Some(Candidate { puzzle, question, themes, is_plain, stake: second.cost, request })
}

fn done(table: &Table) -> Vec<Action> {
    let deed = |entry: &Entry| if let Entry::Act(_, action) = entry { Some(action.clone()) } else { None };
    table.record().entries().iter().filter_map(deed).collect()
}
