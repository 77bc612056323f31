//! The coach: where it speaks the choice is surely worse, and what it says depends on nothing that the player may not see.
//!
//! `PITCH_GAMES` scales both: with 25,000 of them 5,000 decisions are judged, and 100,000 positions dealt anew.

use super::anew::{dealt_anew, seen, told};

use pitch_language::{Language, phrase};
use pitch_players::{Level, Patience, Request, Stop, choose};
use pitch_rules::{Action, BySide, Game, Pack, Points, Preset, Remark, Rules, Seat, Setup, Turn, Viewer, shuffle};
use pitch_session::table::{Counsel, counsel};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

fn games() -> usize {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500)
}

fn below(count: usize, rng: &mut ChaCha8Rng) -> usize {
    rng.next_u32() as usize % count
}

fn request(game: &Game, seat: Seat, seed: u64, percent: u16) -> Request {
    let (view, rules, patience) = (game.view(Viewer::Seat(seat)), Arc::clone(game.rules()), Patience::of(percent));
    Request { view, rules, level: Level::BEST, seed, patience }
}

/// Plays hands of every preset in turn, from any scores, until so many decisions among several choices were taken. Tells of each
/// with the game before the deal, the pack, and what was done since.
fn decisions(count: usize, mut decided: impl FnMut(&Game, Seat, (&Game, &Pack, &[(Seat, Action)]))) {
    let mut rng = ChaCha8Rng::from_seed([11; 32]);
    let mut left = count;
    for number in 0.. {
        let rules = Arc::new(Rules::from(Preset::ALL[number % Preset::ALL.len()]));
        let mut setup = Setup::new(Arc::clone(&rules), Seat::default());
        let target = usize::try_from(rules.target.0).expect("a target is above nought");
        setup.scores = BySide::from_fn(rules.sides(), |_| Points(below(target + 2, &mut rng) as i16 - 3));
        let start = setup.build().expect("a game before its first deal");
        let pack = shuffle::pack(&rules, || rng.next_u32());
        let mut game = start.clone();
        let _ = game.apply(game.dealer(), Action::Deal(pack.clone())).expect("a pack");
        let mut done: Vec<(Seat, Action)> = Vec::new();
        while let Some(seat) = game.turn().decides() {
            let chooses = matches!(game.turn(), Turn::Call(_) | Turn::Play(_)) && game.legal(seat).len() > 1;
            if chooses {
                decided(&game, seat, (&start, &pack, &done));
                left -= 1;
                if left == 0 {
                    return;
                }
            }
            let view = game.view(Viewer::Seat(seat));
            let action = choose(&view, &rules, Level::USUAL, number as u64, &Stop::new()).action;
            let _ = game.apply(seat, action.clone()).expect("an allowed action");
            done.push((seat, action));
        }
    }
}

#[test]
fn it_speaks_only_where_the_cost_is_beyond_the_noise() {
    let (mut spoken, mut choices, mut confirmed) = (0_usize, 0_usize, 0_usize);
    let count = games() / 5;
    let language = Language::default();
    decisions(count, |game, seat, _| {
        let asked = request(game, seat, 3, 10);
        let thought = counsel(&asked, &Stop::new()).expect("it does not fail");
        let Some(judgement) = &thought.judgement else {
            assert!(asked.view.legal.iter().all(|action| thought.cost(action).is_none()));
            return;
        };
        assert_eq!(thought.decision.action, judgement.choices[0].action);
        assert!(thought.cost(&thought.decision.action).is_none(), "what is best is not asked about");
        let mut worse = Vec::new();
        for judged in &judgement.choices {
            choices += 1;
            // The whole interval of the cost, two standard errors to each side, and the least that is spoken about.
            let is_sure = judged.cost - 2.0 * judged.error > 0.0 && judged.cost >= 0.03;
            let said = thought.cost(&judged.action);
            assert_eq!(said.is_some(), is_sure, "{judged:?}");
            let Some(percent) = said else { continue };
            assert!((100.0 * judged.cost - percent as f32).abs() <= 0.501, "{percent} for {judged:?}");
            let words = phrase::coach(&language, &judged.action, percent);
            assert!(words.contains(&format!("about {percent} wins in 100 games")), "{words}");
            worse.push(judged.action.clone());
        }
        // Cut short it says nothing.
        let mut short = thought.clone();
        short.judgement.as_mut().expect("a judgement").complete = false;
        assert!(worse.iter().all(|action| short.cost(action).is_none()));
        // Other deals of the unseen cards find the same.
        if !worse.is_empty() {
            let again = request(game, seat, 1_000_003, 30).judge(&Stop::new()).expect("a judgement");
            spoken += worse.len();
            confirmed += worse.iter().filter(|action| again.of(action).is_some_and(|judged| judged.cost > 0.0)).count();
        }
    });
    println!(
        "{count} decisions, {choices} choices, {spoken} spoken about, {confirmed} of them worse in other deals as well"
    );
    assert!(spoken > count / 20, "it has something to say: {spoken} of {choices}");
    assert!(confirmed * 10 >= spoken * 9, "{confirmed} of {spoken}");
}

/// Everything that may be said of a position: the hint, how the choices compare, and what the coach asks.
fn everything(game: &Game, seat: Seat) -> (Option<Counsel>, Vec<Option<u32>>) {
    let asked = request(game, seat, 5, 10);
    let thought = counsel(&asked, &Stop::new());
    let costs = asked.view.legal.iter().map(|action| thought.as_ref().and_then(|thought| thought.cost(action)));
    let costs = costs.collect();
    (thought, costs)
}

#[test]
fn what_it_says_depends_on_nothing_that_the_player_may_not_see() {
    /// Positions dealt anew from each decision, and one of so many is thought about.
    const ANEW: usize = 8;
    const THOUGHT: usize = 97;
    let wanted = games() * 4;
    let mut rng = ChaCha8Rng::from_seed([12; 32]);
    let (mut compared, mut thought) = (0_usize, 0_usize);
    decisions(wanted / 2, |game, seat, deal| {
        if compared >= wanted {
            return;
        }
        let view = game.view(Viewer::Seat(seat));
        let claimed = deal.2.iter().any(|(_, action)| *action == Action::Say(Remark::RestAreMine));
        for _ in 0..ANEW {
            let Some(other) = dealt_anew(deal.0, deal.1, deal.2, seen(&view), &mut rng).filter(|_| !claimed) else {
                continue;
            };
            let told = |game: &Game| told(game, Viewer::Seat(seat));
            if other.turn() != game.turn() || told(&other) != told(game) {
                continue;
            }
            assert_eq!(other.view(Viewer::Seat(seat)), view, "seat {seat} sees more than it may");
            compared += 1;
            // The same view is the same question; that the answer is the same as well is looked at now and then.
            if compared.is_multiple_of(THOUGHT) {
                assert_eq!(everything(&other, seat), everything(game, seat));
                thought += 1;
            }
        }
    });
    println!("{compared} positions dealt anew give the same view, {thought} of them were thought about");
    assert!(compared >= wanted && thought > 10, "{compared} of {wanted}, {thought}");
}
