//! How fast bots decide.
//!
//! `cargo bench --bench bots` prints the decisions of a second, bids and cards together as they come in games; how long the
//! policy needs for a card of an imagined hand, and how many such hands it plays in a second; how long the strongest level
//! thinks; and then divan's figures for a bid, a pitch and a card in the middle of a hand.

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
        println!("\ngame             policy: ns a card, ns a card to choose from, hands/s");
        for preset in [Preset::Setback, Preset::AuctionPitch, Preset::Trinidad, Preset::Britannica1911] {
            imagined(preset, &Arc::new(Rules::from(preset)));
        }
        println!("\ngame and players   {}: ms median, 99th of 100, longest", Level::BEST);
        for preset in [Preset::Setback, Preset::AuctionPitch, Preset::Trinidad, Preset::Britannica1911] {
            think(preset, &Arc::new(Rules::from(preset)));
        }
        // Nowhere are more cards played that a deal must fit.
        for preset in [Preset::IrishDon, Preset::Phat] {
            think(preset, &Arc::new(Rules::from(preset)));
        }
        // Nowhere are there as many bids to weigh, and as many others who answer them.
        think(Preset::Snoozer, &Arc::new(Rules { players: 7, ..Rules::from(Preset::Snoozer) }));
    }
    divan::main();
}

/// Plays hands to their end from the pitch on by the policy alone.
fn imagined(preset: Preset, rules: &Arc<Rules>) {
    let (mut starts, mut cards, mut choices) = (Vec::new(), 0, 0);
    play(rules, 200, |game, _| {
        if let (Turn::Play(_), Some(hand)) = (game.turn(), game.hand()) {
            let held: usize = hand.held().values().map(|held| held.len()).sum();
            let dealt: usize = hand.dealt().values().map(|dealt| dealt.len()).sum();
            if held == dealt {
                starts.push((*hand, game.contract()));
                cards += held;
            }
            choices += hand.legal().len();
        }
    });
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            for &(hand, contract) in &starts {
                let _ = black_box(bot::play_out(rules, black_box(hand), contract));
            }
            start.elapsed()
        })
        .collect();
    times.sort();
    let time = times[RUNS / 2].as_secs_f64();
    let (card, choice) = (time * 1e9 / cards as f64, time * 1e9 / choices as f64);
    println!("{preset:<16} {card:>6.0} {choice:>6.0} {:>9.0}", starts.len() as f64 / time);
}

fn think(preset: Preset, rules: &Arc<Rules>) {
    let mut times: Vec<f64> = Vec::new();
    for view in views(rules, 40).iter().filter(|view| view.legal.len() > 1) {
        let start = Instant::now();
        let _ = black_box(bot::choose(view, rules, Level::BEST, 0, &Stop::new()));
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    let at = |hundredths: usize| times[(times.len() - 1) * hundredths / 100];
    println!("{preset:<16} {} {:>6.1} {:>6.1} {:>6.1}", rules.players, at(50), at(99), at(100));
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
    let mut views = Vec::new();
    play(rules, hands, |_, view| views.push(view));
    views
}

/// Plays so many hands and tells of each decision before it is taken.
fn play(rules: &Arc<Rules>, hands: u32, mut asked: impl FnMut(&Game, SeatView)) {
    let mut rng = ChaCha8Rng::from_seed([1; 32]);
    for _ in 0..hands {
        let mut game = Game::new(Arc::clone(rules), Seat::default()).expect("rules that fit");
        let _ = game.apply(Seat::default(), Action::Deal(shuffle::pack(rules, || rng.next_u32()))).expect("a pack");
        while let Some(seat) = game.turn().decides() {
            let view = game.view(Viewer::Seat(seat));
            let decision = bot::choose(&view, rules, Level::USUAL, 0, &Stop::new());
            asked(&game, view);
            let _ = game.apply(seat, decision.action).expect("legal");
        }
    }
}
