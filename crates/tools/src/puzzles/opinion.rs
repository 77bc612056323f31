//! Opinions of two methods about every choice in a position, and whether they agree.

use pitch_players::{Judged, Judgement, Level, Patience, Request, Stop, Temper};
use pitch_rules::Action;
use pitch_session::Puzzle;
use pitch_session::puzzle::{Choice, Gap};

/// Time that the search may think, in percent of the strongest level's: it is asked twice, with other deals.
const PATIENCE: u16 = 400;
/// Level that plays on in the second method, and largest number of deals that it plays.
const PLAYERS: Level = Level::Sharp(Temper::Even);
const DEALS: usize = 320;
/// Number of deals after which the second method is given up where nothing is clear.
const GLANCE: usize = 64;
/// Half the width of a 95 percent interval, in standard errors.
const WITHIN: f32 = 1.96;

/// Returns the opinions of both methods about each choice, the best first. `None` if they do not agree on the best, or
/// one of them does not find it better than every other by at least twice the interval.
pub(super) fn both(request: &Request, seed: u64) -> Option<Vec<Choice>> {
    let search = searched(request, seed)?;
    let is_clear = |judged: &Judged| gap(judged).is_clear();
    let others = || search.choices[1..].iter();
    if !others().all(is_clear) {
        return None;
    }
    let best = &search.choices[0].action;
    let stop = Stop::new();
    let asked = Request { seed: seed.wrapping_add(0x5eed), ..request.clone() };
    let glance = asked.judge_by_play(PLAYERS, GLANCE, &stop)?;
    // What is far from clear after some deals will not become so.
    let is_hopeful = |judged: &Judged| judged.cost > 1.9 * judged.error;
    if glance.choices[0].action != *best || !glance.choices[1..].iter().all(is_hopeful) {
        return None;
    }
    let all_clear = |play: &Judgement| play.choices[1..].iter().all(is_clear);
    let play = if all_clear(&glance) { glance } else { asked.judge_by_play(PLAYERS, DEALS, &stop)? };
    if play.choices[0].action != *best || !all_clear(&play) {
        return None;
    }
    let choices = search.choices.iter().map(|judged| {
        let gaps = (gap(judged), gap(play.of(&judged.action)?));
        Some(Choice { action: judged.action.clone(), chance: rounded(judged.chance), search: gaps.0, play: gaps.1 })
    });
    choices.collect()
}

/// Returns the judgment of the search, put together from two askings with different deals: a choice given up early in
/// one of them has the errors of both. `None` if they differ in the best choice.
fn searched(request: &Request, seed: u64) -> Option<Judgement> {
    let stop = Stop::new();
    let asked = |seed| Request { seed, patience: Patience::of(PATIENCE), ..request.clone() }.judge(&stop);
    let (first, second) = (asked(seed)?, asked(seed.wrapping_add(0x2_d00d))?);
    if first.choices[0].action != second.choices[0].action {
        return None;
    }
    let put_together = |one: &Judged| {
        let other = second.of(&one.action)?;
        let mean = |of: fn(&Judged) -> f32| (of(one) + of(other)) / 2.0;
        Some(Judged {
            action: one.action.clone(),
            chance: mean(|judged| judged.chance),
            cost: mean(|judged| judged.cost),
            error: one.error.hypot(other.error) / 2.0,
            points: mean(|judged| judged.points),
        })
    };
    let mut choices: Vec<Judged> = first.choices.iter().map(put_together).collect::<Option<_>>()?;
    choices[1..].sort_by(|one, other| one.cost.total_cmp(&other.cost));
    Some(Judgement { choices, complete: true, habit: None })
}

fn gap(judged: &Judged) -> Gap {
    let cost = (judged.cost * DIGITS).floor() / DIGITS;
    Gap { cost, within: (judged.error * WITHIN * DIGITS).ceil() / DIGITS }
}

fn rounded(share: f32) -> f32 {
    (share.clamp(0.0, 1.0) * DIGITS).round() / DIGITS
}

/// Factor for rounding to four decimal places, which are written.
const DIGITS: f32 = 10_000.0;

/// Looks at a puzzle of the shelf again.
///
/// # Errors
/// A description of what is wrong with it.
pub(super) fn check(puzzle: &Puzzle, seed: u64) -> Result<(), String> {
    if !puzzle.is_sound() {
        return Err("its figures do not hold".to_owned());
    }
    let request = puzzle.request(seed, Patience::default()).map_err(|error| error.to_string())?;
    let found = both(&request, seed).ok_or("the methods do not agree on it again")?;
    let best: &Action = &found[0].action;
    if best == puzzle.right_action() { Ok(()) } else { Err(format!("this time {best} is best")) }
}
