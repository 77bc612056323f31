//! Over many random games of every kind: what bots decide is allowed, and depends on nothing that they may not see.

use super::anew::{dealt_anew, seen, told};
use super::random_rules::{below, draw, mistakes};
use super::{is_allowed, tries};

use pitch_players::{self as bot, Character, Level, Stop, Temper};
use pitch_rules::{
    Action, BySide, Cards, Game, Pack, Points, Preset, Remark, Rules, Seat, SeatView, Setup, Turn, Viewer, shuffle,
};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Hands that are played of each game, which begins with any scores.
const HANDS: usize = 3;
/// A hand that takes more decisions than this goes on for ever.
const LONGEST_HAND: usize = 400;

fn rng(number: u64, salt: u8) -> ChaCha8Rng {
    let mut key = [salt; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// A game by these rules, with scores at which there is something to lose.
fn game(rules: &Arc<Rules>, rng: &mut ChaCha8Rng) -> Game {
    let mut setup = Setup::new(Arc::clone(rules), Seat::default());
    let target = usize::try_from(rules.target.0).expect("a target is above nought");
    setup.scores = BySide::from_fn(rules.sides(), |_| Points(below(target + 4, rng) as i16 - 4));
    setup.build().expect("a game before its first deal")
}

/// Plays a hand of these levels, by seat, and tells of every state of the game in which somebody decides, of who that is
/// and of what they do.
fn hand(game: &mut Game, levels: &[Level], pack: Pack, mut decided: impl FnMut(&Game, Seat, Level, &Action)) {
    let _ = game.apply(game.dealer(), Action::Deal(pack)).expect("a pack");
    for number in 0.. {
        let Some(seat) = game.turn().decides() else { return };
        assert!(number < LONGEST_HAND, "a hand without an end by {:?}", game.rules());
        let rules = Arc::clone(game.rules());
        for own in rules.seats().all() {
            let level = levels[own.index() % levels.len()];
            if let Some(remark) = bot::speak(&game.view(Viewer::Seat(own)), &rules, own, level) {
                decided(game, own, level, &Action::Say(remark));
                let why = game.apply(own, Action::Say(remark)).err();
                assert_eq!(why, None, "{remark} by seat {own} by {rules:?}");
                break;
            }
        }
        if game.turn().decides() != Some(seat) {
            continue;
        }
        let level = levels[seat.index() % levels.len()];
        let decision = bot::choose(&game.view(Viewer::Seat(seat)), &rules, level, number as u64, &Stop::new());
        assert!(decision.complete && !decision.reasons.is_empty(), "{decision:?}");
        decided(game, seat, level, &decision.action);
        let why = game.apply(seat, decision.action.clone()).err();
        assert_eq!(why, None, "{} by seat {seat} by {rules:?}", decision.action);
    }
}

#[test]
fn no_decision_is_against_the_rules() {
    let (decisions, slips) = (AtomicU64::new(0), AtomicU64::new(0));
    (0..tries()).into_par_iter().for_each(|number| {
        let mut rng = rng(number, 1);
        let rules = Arc::new(draw(&mut rng));
        let levels = [
            &[Level::USUAL][..],
            &[Level::USUAL, Level::Random],
            &[Level::Clumsy],
            &[Level::Clumsy, Level::USUAL, Level::Random],
            &[Level::Character(Character::Teo), Level::Character(Character::Otto), Level::Character(Character::Bruno)],
        ][below(5, &mut rng)];
        let mut game = game(&rules, &mut rng);
        for _ in 0..HANDS {
            if game.turn() == Turn::Over {
                break;
            }
            hand(&mut game, levels, shuffle::pack(&rules, || rng.next_u32()), |game, seat, level, action| {
                let allowed = is_allowed(game, seat, action);
                assert!(allowed || level == Level::Clumsy && rules.allows_mistakes(), "{action}");
                let _ = decisions.fetch_add(1, Ordering::Relaxed);
                let _ = slips.fetch_add(u64::from(!allowed), Ordering::Relaxed);
            });
        }
    });
    let (decisions, slips) = (decisions.into_inner(), slips.into_inner());
    println!("{decisions} decisions, {slips} of them slips");
    assert!(decisions >= tries() * 10 && slips > 0, "{decisions} decisions and {slips} slips");
}

#[test]
fn what_a_bot_does_depends_on_nothing_that_it_may_not_see() {
    let compared: [AtomicU64; Preset::ALL.len() + 1] = std::array::from_fn(|_| AtomicU64::default());
    (0..tries()).into_par_iter().for_each(|number| {
        let mut rng = rng(number, 2);
        // Every other game is one of the presets.
        let preset = (number % 2 == 1).then(|| number as usize / 2 % Preset::ALL.len());
        let mut rules = preset.map_or_else(|| draw(&mut rng), |preset| Rules::from(Preset::ALL[preset]));
        if number % 4 == 0 {
            mistakes(&mut rules, &mut rng);
        }
        let rules = Arc::new(rules);
        let start = game(&rules, &mut rng);
        let pack = shuffle::pack(&rules, || rng.next_u32());
        let mut actions: Vec<(Seat, Action)> = Vec::new();
        // Cards that were taken back have been seen as well, and all of them when the rest is claimed.
        let mut ever = Cards::NONE;
        hand(&mut start.clone(), &[Level::USUAL, Level::Clumsy], pack.clone(), |game, seat, _, action| {
            let view = game.view(Viewer::Seat(seat));
            ever |= view.played() | view.early.iter().map(|(_, card)| *card).collect();
            let other = dealt_anew(&start, &pack, &actions, seen(&view) | ever, &mut rng);
            // What was found when a renege was called is seen by all, and may be another one with other cards.
            let viewer = Viewer::Seat(seat);
            let found = |game: &Game| (game.turn(), game.view(Viewer::Public).lapses, told(game, viewer));
            // Everybody sees by who leads whether a partner holds a single trump.
            let is_told = rules.first_leader == pitch_rules::rules::FirstLeader::PartnerWithOneTrump;
            if let Some(other) = other.filter(|other| !is_told && found(other) == found(game)) {
                // Who thinks ahead is asked now and then: it takes a thousand times as long.
                let level = match number % 40 {
                    1 | 3 => Level::Master,
                    5 => Level::Sharp(Temper::Bold),
                    7 => Level::Learner,
                    9 | 11 => Level::Character(Character::ALL[4 + number as usize / 40 % 4]),
                    place if place % 2 == 0 => Level::Character(Character::ALL[place as usize / 2 % 4]),
                    _ => Level::USUAL,
                };
                let choose = |view: &SeatView| {
                    let decision = bot::choose(view, &rules, level, 5, &Stop::new());
                    (decision, bot::notice(view, &rules, seat))
                };
                let anew = other.view(Viewer::Seat(seat));
                assert_eq!(anew, view, "seat {seat} sees more than it may by {rules:?}");
                assert_eq!(choose(&anew), choose(&view), "seat {seat} by {rules:?}");
                let _ = compared[preset.unwrap_or(Preset::ALL.len())].fetch_add(1, Ordering::Relaxed);
            }
            if *action == Action::Say(Remark::RestAreMine) {
                ever = rules.pack_cards();
            }
            actions.push((seat, action.clone()));
        });
    });
    let compared = compared.map(AtomicU64::into_inner);
    println!("decisions compared, by preset and at last by random rules: {compared:?}");
    assert!(compared.iter().sum::<u64>() >= tries(), "too few decisions could be compared");
}
