//! How fast bots decide.
//!
//! `cargo bench --bench bots` prints the decisions of a second, bids and cards together as they come in games, and then
//! divan's figures for a bid, a pitch and a card in the middle of a hand.

use divan::{Bencher, black_box};
use pitch_players::{self as bot, Level, Stop};
use pitch_rules::{Action, Game, Preset, Rules, Seat, SeatView, Turn, Viewer, shuffle};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often it is measured.
const RUNS: usize = 401;

fn main() {
    if std::env::args().all(|arg| arg == "--bench" || !arg.starts_with('-')) {
        println!("game and players   decisions/s of {} on one core", Level::USUAL);
        for players in 2..=7 {
            print(Preset::AuctionPitch, &Arc::new(Rules { players, ..Rules::default() }));
        }
        for preset in Preset::ALL.into_iter().filter(|preset| *preset != Preset::AuctionPitch) {
            print(preset, &Arc::new(Rules::from(preset)));
        }
    }
    divan::main();
}

fn print(preset: Preset, rules: &Arc<Rules>) {
    let views = views(rules, 50);
    // The median of many short runs, since others use the machine as well.
    let mut times: Vec<Duration> = (0..RUNS).map(|_| decide(rules, &views)).collect();
    times.sort();
    let time = times[RUNS / 2];
    println!("{preset:<16} {} {:>12.0}", rules.players, views.len() as f64 / time.as_secs_f64());
}

#[divan::bench]
fn bid(bencher: Bencher<'_, '_>) {
    bench(bencher, |view| matches!(view.turn, Turn::Call(_)));
}

#[divan::bench]
fn pitch(bencher: Bencher<'_, '_>) {
    bench(bencher, |view| matches!(view.turn, Turn::Play(_)) && view.trump.is_none());
}

#[divan::bench]
fn card(bencher: Bencher<'_, '_>) {
    bench(bencher, |view| view.tricks.len() == 2 && view.legal.len() > 1);
}

fn bench(bencher: Bencher<'_, '_>, wanted: impl Fn(&SeatView) -> bool) {
    let rules = Arc::new(Rules::default());
    let mut views = views(&rules, 500);
    views.retain(wanted);
    let mut next = views.iter().cycle();
    bencher.bench_local(|| next.next().map(|view| bot::choose(view, &rules, Level::USUAL, 0, &Stop::new())));
}

fn decide(rules: &Arc<Rules>, views: &[SeatView]) -> Duration {
    let start = Instant::now();
    for view in views {
        let _ = black_box(bot::choose(black_box(view), rules, Level::USUAL, 0, &Stop::new()));
    }
    start.elapsed()
}

/// What a bot was asked in so many hands.
fn views(rules: &Arc<Rules>, hands: u32) -> Vec<SeatView> {
    let mut rng = ChaCha8Rng::from_seed([1; 32]);
    let mut views = Vec::new();
    for _ in 0..hands {
        let mut game = Game::new(Arc::clone(rules), Seat::default()).expect("rules that fit");
        let _ = game.apply(Seat::default(), Action::Deal(shuffle::pack(rules, || rng.next_u32()))).expect("a pack");
        while let Some(seat) = game.turn().decides() {
            let view = game.view(Viewer::Seat(seat));
            let decision = bot::choose(&view, rules, Level::USUAL, 0, &Stop::new());
            let _ = game.apply(seat, decision.action).expect("legal");
            views.push(view);
        }
    }
    views
}
