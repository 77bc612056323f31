//! Finding puzzles: games between strong players, and in them decisions in which one choice is the best and not everybody
//! sees it.

use crate::bot::{Level, Patience, Request, Stop};
use crate::command::puzzles::opinion;
use crate::engine::{Action, Preset, Rules, Viewer};
use crate::session::puzzle::{Deeds, PLAYED_BY, Puzzle, Question, begun};
use crate::session::{Entry, Kind, Next, Player, Table};

use rayon::prelude::*;

use std::sync::Arc;

/// How many games by each of the rules are looked through at a time.
pub(super) const ROUND: u64 = 1;
/// Later hands of a game are like these.
const HANDS: u32 = 8;
/// How long the first look at a decision takes, in percent of what the strongest level takes.
const GLANCE: u16 = 20;
/// The least that the next best choice costs, in chances to win: where rules of thumb go wrong, and where they do not.
const STAKES: [f32; 2] = [0.04, 0.08];
/// So many decisions of a game are looked at closely.
const TRIALS: usize = 2;

/// What is still to be found.
#[derive(Debug)]
pub(super) struct Search {
    /// Each game, with how many puzzles of it are wanted.
    wanted: Vec<(Preset, usize)>,
}

/// A decision that may be a puzzle.
struct Candidate {
    puzzle: Puzzle,
    request: Request,
    question: Question,
    /// Whether rules of thumb find the answer.
    is_plain: bool,
    stake: f32,
}

impl Search {
    /// A search for so many puzzles, as many of each game.
    pub(super) fn new(games: Vec<Preset>, count: usize) -> Self {
        let (each, more) = (count / games.len(), count % games.len());
        let wanted = games.into_iter().enumerate().map(|(place, game)| (game, each + usize::from(place < more)));
        Search { wanted: wanted.collect() }
    }

    /// Whether all are found.
    pub(super) fn is_done(&self) -> bool {
        self.wanted.iter().all(|(_, wanted)| *wanted == 0)
    }

    /// Looks through the games of [`ROUND`] numbers from this one on by each of the rules of which puzzles are wanted, and
    /// takes one from each at most. The same numbers find the same, on any number of cores.
    pub(super) fn round(&mut self, number: u64, known: &[Puzzle]) -> Vec<Puzzle> {
        let open = self.wanted.iter().filter(|(_, wanted)| *wanted > 0).map(|(game, _)| *game);
        let open: Vec<Preset> = open.collect();
        let games: Vec<(u64, Preset)> =
            (number..number + ROUND).flat_map(|number| open.iter().map(move |&game| (number, game))).collect();
        let found: Vec<Option<Puzzle>> = games
            .into_par_iter()
            .with_max_len(1)
            .map(|(number, game)| in_game(game, players_at(game, number), number))
            .collect();
        let mut taken = Vec::new();
        for puzzle in found.into_iter().flatten() {
            let is_known = known.iter().any(|old| old.id() == puzzle.id());
            let wanted = self.wanted.iter_mut().find(|(game, wanted)| *game == puzzle.game && *wanted > 0);
            if let Some((_, wanted)) = wanted.filter(|_| !is_known) {
                *wanted -= 1;
                taken.push(puzzle);
            }
        }
        taken
    }
}

/// How many play in the game of this number: now as many as usual, now any number that can.
fn players_at(game: Preset, number: u64) -> u8 {
    let rules = Rules::from(game);
    let numbers = u64::from(rules.max_players - rules.min_players) + 1;
    if number.is_multiple_of(2) { rules.players } else { rules.min_players + (number / 2 % numbers) as u8 }
}

/// The puzzle of a game; nothing if it has none.
fn in_game(game: Preset, players: u8, number: u64) -> Option<Puzzle> {
    let asked = [Question::Call, Question::Follow, Question::Lead][(number % 3) as usize];
    let mut candidates = candidates(game, players, number);
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

/// Plays a game, and gathers the decisions that may be puzzles.
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

/// The decision that is to be taken at this table, if it may be a puzzle.
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
    Some(Candidate { puzzle, question, is_plain, stake: second.cost, request })
}

fn done(table: &Table) -> Vec<Action> {
    let deed = |entry: &Entry| if let Entry::Act(_, action) = entry { Some(action.clone()) } else { None };
    table.record().entries().iter().filter_map(deed).collect()
}
