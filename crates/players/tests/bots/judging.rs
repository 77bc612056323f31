//! What is thought of every choice: that it is what the strongest level does, and that it agrees with itself.

use super::tries;

use pitch_players::{Level, Patience, Request, Stop};
use pitch_rules::{Action, Game, Preset, Rules, Seat, Viewer, shuffle};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Plays hands of every preset by rules of thumb, and tells of every decision.
pub(crate) fn decisions(hands: u64, decided: impl Fn(&Request) + Sync) {
    let values = "A:11 Q:1 T:3 9:4 2:1 t5:5".parse().expect("card points");
    let other_values = Rules { game_values: values, ..Rules::default() };
    let games: Vec<Rules> = Preset::ALL.into_iter().map(Rules::from).chain([other_values]).collect();
    games.into_par_iter().for_each(|rules| {
        let rules = Arc::new(rules);
        let mut rng = ChaCha8Rng::from_seed([7; 32]);
        let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules that fit");
        for _ in 0..hands {
            if game.end().is_some() {
                game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules that fit");
            }
            let pack = Action::Deal(shuffle::pack(&rules, || rng.next_u32()));
            let _ = game.apply(game.dealer(), pack).expect("a pack");
            while let Some(seat) = game.turn().decides() {
                let (view, patience) = (game.view(Viewer::Seat(seat)), Patience::of(5));
                let request = Request { view, rules: Arc::clone(&rules), level: Level::USUAL, seed: 3, patience };
                decided(&request);
                let _ = game.apply(seat, request.decide(&Stop::new()).action).expect("an allowed action");
            }
        }
    });
}

#[test]
fn the_choice_judged_best_is_what_the_strongest_level_does() {
    decisions(2, |request| {
        let decision = Request { level: Level::BEST, ..request.clone() }.decide(&Stop::new());
        let Some(judgement) = request.judge(&Stop::new()) else { return };
        let best = &judgement.choices[0];
        assert_eq!((&best.action, best.cost), (&decision.action, 0.0));
        assert_eq!(request.reasons(&best.action), decision.reasons);
        assert_eq!(judgement.choices.len(), request.view.legal.len());
        for judged in &judgement.choices {
            assert!(request.view.legal.contains(&judged.action) && !request.reasons(&judged.action).is_empty());
            assert!(
                (-0.001..=1.001).contains(&judged.chance) && judged.cost >= 0.0 && judged.error >= 0.0,
                "{judged:?}"
            );
            // What one side makes and another loses.
            let most = 20.0 + 2.0 * f32::from(request.rules.points_in_play().0);
            assert!(judged.points.abs() < most, "{judged:?}");
        }
        assert!(!best.is_surely_worse());
        assert_eq!(Some(judgement), request.judge(&Stop::new()), "the same again");
    });
}

#[test]
fn players_who_play_on_find_the_same_where_much_is_at_stake() {
    let (agreed, seen) = (AtomicUsize::new(0), AtomicUsize::new(0));
    decisions((tries() / 2500).max(1), |request| {
        let request = Request { patience: Patience::of(50), ..request.clone() };
        let Some(judgement) = request.judge(&Stop::new()) else { return };
        let second = &judgement.choices[1];
        if second.cost < 0.1 || second.cost < 6.0 * second.error {
            return;
        }
        let Some(played) = request.judge_by_play(Level::USUAL, 200, &Stop::new()) else { return };
        assert_eq!(played.choices.len(), judgement.choices.len());
        assert_eq!(played.choices[0].cost, 0.0);
        assert_eq!(Some(&played), request.judge_by_play(Level::USUAL, 200, &Stop::new()).as_ref(), "the same again");
        let _ = seen.fetch_add(1, Relaxed);
        let _ = agreed.fetch_add(usize::from(played.choices[0].action == judgement.choices[0].action), Relaxed);
    });
    let (agreed, seen) = (agreed.into_inner(), seen.into_inner());
    assert!(seen > 10 && agreed * 10 >= seen * 8, "{agreed} of {seen}");
}
