//! How fast hands are played: random cards from the deal to the score.
//!
//! `cargo bench --bench hands` prints nanoseconds for each card, deal and score included, for the small [`Hand`] that
//! searches use and for the whole [`Game`] of the table; then divan's figures for one playout of each.

use divan::{Bencher, black_box};
use pitch_rules::{
    Action, Awards, Bid, BySeat, Call, Card, Cards, Contract, Count, Game, Hand, Pack, Preset, Rules, Score, Seat, Turn,
};

use std::sync::Arc;
use std::time::Instant;

/// Nanoseconds for each card that a playout of hands should not exceed on the machine the project is measured on.
const GOAL: f64 = 25.0;
/// The same where hands are short and a long list of cards scores.
const LONG_GOAL: f64 = 40.0;
/// How often it is measured.
const RUNS: usize = 401;

fn main() {
    if std::env::args().all(|arg| arg == "--bench" || !arg.starts_with('-')) {
        println!("players   ns/card: hand (goal {GOAL})   game");
        for players in 2..=7 {
            let hand = nanos_per_card(&mut Hands::new(players), 1_000);
            let game = nanos_per_card(&mut Games::new(players), 200);
            println!("{players}         {hand:>13.1} {game:>14.1}");
        }
        let ten_point = nanos_per_card(&mut Exchanged::new(Preset::TenPoint), 1_000);
        println!("ten-point {ten_point:>12.1} (goal {LONG_GOAL})");
    }
    divan::main();
}

#[divan::bench(args = 2..=7)]
fn hand(bencher: Bencher<'_, '_>, players: u8) {
    let mut hands = Hands::new(players);
    bencher.counter(hands.cards()).bench_local(|| hands.play());
}

#[divan::bench(args = 2..=7)]
fn game(bencher: Bencher<'_, '_>, players: u8) {
    let mut games = Games::new(players);
    bencher.counter(games.cards()).bench_local(|| games.play());
}

/// The median of many short runs, since others use the machine as well.
fn nanos_per_card(playouts: &mut impl Playouts, count: u32) -> f64 {
    let run = |playouts: &mut dyn FnMut() -> i16| {
        let start = Instant::now();
        for _ in 0..count {
            let _ = black_box(playouts());
        }
        start.elapsed().as_nanos() as f64
    };
    let cards = f64::from(count) * playouts.cards() as f64;
    let mut runs: Vec<f64> = (0..RUNS).map(|_| run(&mut || playouts.play()) / cards).collect();
    runs.sort_by(f64::total_cmp);
    runs[RUNS / 2]
}

/// Hands that are dealt, played and scored, one after another.
trait Playouts {
    /// How many cards a playout has.
    fn cards(&self) -> usize;
    /// Plays one out, and gives the points of the first side so that nothing can be left out.
    fn play(&mut self) -> i16;
}

/// A small source of chance: the bench is to measure the engine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = u128::from(self.0) * u128::from(self.0 ^ 0xd1b5_4a32_d192_ed03);
        let bits = (mixed >> 64) as u64 ^ mixed as u64;
        ((u128::from(bits) * bound as u128) >> 64) as usize
    }
}

/// Playouts with the small hand of bit sets.
struct Hands {
    rules: Rules,
    chance: Chance,
    pack: [Card; 52],
}

impl Hands {
    fn new(players: u8) -> Self {
        let cards: Vec<Card> = Cards::PACK.iter().collect();
        let pack = cards.try_into().expect("a pack has 52 cards");
        Hands { rules: Rules { players, ..Rules::default() }, chance: Chance(1), pack }
    }
}

impl Playouts for Hands {
    fn cards(&self) -> usize {
        usize::from(self.rules.players) * usize::from(self.rules.cards_per_player)
    }

    fn play(&mut self) -> i16 {
        let (players, each) = (usize::from(self.rules.players), usize::from(self.rules.cards_per_player));
        for place in 0..players * each {
            let from = place + self.chance.below(self.pack.len() - place);
            self.pack.swap(place, from);
        }
        let mut piles = self.pack.chunks_exact(each);
        let dealt = BySeat::from_fn(players, |_: Seat| piles.next().into_iter().flatten().copied().collect::<Cards>());
        let pitcher = Seat::new(self.chance.below(players)).expect("a seat");
        let mut hand = Hand::new(&self.rules, dealt, pitcher);
        while !hand.is_over() {
            let legal = hand.legal();
            let card = legal.nth(self.chance.below(legal.len())).expect("a card can be played");
            let _ = hand.play(card);
        }
        score(&self.rules, pitcher, Some(Contract::new(pitcher, Some(Bid::TWO))), &hand)
    }
}

/// Playouts with the small hand from the first lead on, after cards were exchanged.
struct Exchanged {
    rules: Arc<Rules>,
    chance: Chance,
    starts: Vec<(Hand, Option<Contract>)>,
}

impl Exchanged {
    /// So many hands that were bid and exchanged at random are played in turn.
    const STARTS: usize = 200;

    fn new(preset: Preset) -> Self {
        let rules = Arc::new(Rules::from(preset));
        let mut chance = Chance(1);
        let mut pack: Vec<Card> = rules.pack_cards().iter().collect();
        let mut starts = Vec::new();
        while starts.len() < Exchanged::STARTS {
            for place in (1..pack.len()).rev() {
                pack.swap(place, chance.below(place + 1));
            }
            let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules that fit");
            let deal = Action::Deal(Pack::new(pack.clone()).expect("no card is there twice"));
            let _ = game.apply(Seat::default(), deal).expect("the pack of the rules");
            while game.hand().is_none_or(Hand::must_name) {
                let seat = game.turn().decides().expect("nobody has won yet");
                let mut legal = game.legal(seat);
                let action = legal.swap_remove(chance.below(legal.len()));
                let _ = game.apply(seat, action).expect("legal");
            }
            starts.extend(game.hand().map(|hand| (*hand, game.contract())));
        }
        Exchanged { rules, chance, starts }
    }
}

impl Playouts for Exchanged {
    /// On average.
    fn cards(&self) -> usize {
        let to_play = |hand: &Hand| self.rules.seats().all().map(|seat| hand.to_play(seat).len()).sum::<usize>();
        self.starts.iter().map(|(hand, _)| to_play(hand)).sum::<usize>() / self.starts.len()
    }

    fn play(&mut self) -> i16 {
        let (mut hand, contract) = self.starts[self.chance.below(self.starts.len())];
        while !hand.is_over() {
            let legal = hand.legal();
            let card = legal.nth(self.chance.below(legal.len())).expect("a card can be played");
            let _ = hand.play(card);
        }
        score(&self.rules, Seat::default(), contract, &hand)
    }
}

/// Counts a hand and enters it into the scores; gives the points of the first side.
fn score(rules: &Rules, dealer: Seat, contract: Option<Contract>, hand: &Hand) -> i16 {
    let count = Count {
        dealer,
        contract,
        trump: hand.ranking().trump(),
        awards: Awards::count(rules, dealer, contract, hand),
        all_tricks: false,
        number: 1,
        before: rules.by_side(),
        carry: pitch_rules::Points::ZERO,
        is_over: true,
        entered: &[],
        penalties: &[],
        burdens: rules.by_side(),
    };
    Score::enter(rules, &count).delta.values().next().map_or(0, |points| points.0)
}

/// Playouts of whole games of the table, one hand of each.
struct Games {
    rules: Arc<Rules>,
    chance: Chance,
    pack: Vec<Card>,
}

impl Games {
    fn new(players: u8) -> Self {
        let rules = Arc::new(Rules { players, ..Rules::default() });
        Games { rules, chance: Chance(1), pack: Cards::PACK.iter().collect() }
    }
}

impl Playouts for Games {
    fn cards(&self) -> usize {
        usize::from(self.rules.players) * usize::from(self.rules.cards_per_player)
    }

    fn play(&mut self) -> i16 {
        for place in (1..self.pack.len()).rev() {
            self.pack.swap(place, self.chance.below(place + 1));
        }
        let pack = Pack::new(self.pack.clone()).expect("no card is there twice");
        let mut game = Game::new(Arc::clone(&self.rules), Seat::default()).expect("rules that fit");
        let apply = |game: &mut Game, seat, action| drop(game.apply(seat, action).expect("legal"));
        apply(&mut game, Seat::default(), Action::Deal(pack));
        while let Turn::Call(seat) | Turn::Play(seat) = game.turn() {
            let mut legal = game.legal(seat);
            let action = legal.swap_remove(self.chance.below(legal.len()));
            apply(&mut game, seat, action);
        }
        assert!(game.last().is_some_and(|last| last.calls.iter().any(|(_, call)| *call != Call::Pass)));
        game.scores().values().next().map_or(0, |points| points.0)
    }
}
