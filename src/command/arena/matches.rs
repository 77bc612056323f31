//! The matches of the arena: the same cards at every table, and the two kinds in every seat.

use crate::bot::{self, Level, Stop};
use crate::command::arena::talk::Talk;
use crate::command::arena::timing::Times;
use crate::engine::{Action, BySide, Game, Pack, Rules, Seat, Side, Viewer};
use crate::shuffle;

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::sync::Arc;
use std::time::Instant;

/// One deal in so many begins whole games as well.
const GAMES_EVERY: u64 = 10;
/// A game that is not won after so many deals is broken off; only rules that throw hands in can make it last.
const LONGEST_GAME: usize = 10_000;
/// Deals that a thread plays at a time.
const BATCH: u64 = 16;

/// Who plays a side: the first kind or the second.
type Contestant = usize;

/// Two kinds of player, and where they meet.
#[derive(Debug)]
pub(super) struct Arena {
    pub rules: Arc<Rules>,
    pub levels: [Level; 2],
    pub seed: u64,
}

/// What came of one deal, at all its tables.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Dealt {
    /// The points that each kind scores when it is alone of its kind at the table: the mean of all sides.
    pub points: [f64; 2],
    /// How many contracts each kind had that were for a bid.
    pub contracts: [u32; 2],
    /// How many of them it made.
    pub made: [u32; 2],
    /// What was said about cards turned up, and in sales.
    pub talk: Talk,
    /// The whole games that began with this deal.
    pub games: u32,
    /// How many of them each kind won.
    pub won: [u32; 2],
}

impl Arena {
    /// Plays so many deals, and tells `done` how many more are played.
    pub(super) fn play(&self, deals: u64, done: impl Fn(u64) + Sync) -> (Vec<Dealt>, [Times; 2]) {
        let tables = self.tables();
        let batches: Vec<_> = (0..deals.div_ceil(BATCH))
            .into_par_iter()
            .map(|batch| {
                let range = batch * BATCH..deals.min((batch + 1) * BATCH);
                let (count, mut times) = (range.end - range.start, <[Times; 2]>::default());
                let dealt: Vec<Dealt> = range.map(|number| self.deal(number, &tables, &mut times)).collect();
                done(count);
                (dealt, times)
            })
            .collect();
        let mut times = <[Times; 2]>::default();
        let mut all = Vec::new();
        for (dealt, [a, b]) in batches {
            all.extend(dealt);
            times = [times[0].clone().merge(&a), times[1].clone().merge(&b)];
        }
        (all, times)
    }

    /// Which kind plays which side at each table: each side alone against all others of the other kind, and the other
    /// way round. So each kind has each hand, and each seat, once alone.
    fn tables(&self) -> Vec<BySide<Contestant>> {
        let mut tables: Vec<BySide<Contestant>> = Vec::new();
        for alone in 0..self.rules.sides() {
            for kind in [0, 1] {
                let table = BySide::from_fn(
                    self.rules.sides(),
                    |side: Side| {
                        if side.index() == alone { kind } else { 1 - kind }
                    },
                );
                // With two sides, each alone against the other is the same table twice.
                if !tables.iter().any(|other| other.values().eq(table.values())) {
                    tables.push(table);
                }
            }
        }
        tables
    }

    fn deal(&self, number: u64, tables: &[BySide<Contestant>], times: &mut [Times; 2]) -> Dealt {
        let mut dealt = Dealt::default();
        for table in tables {
            let mut hand = Match::new(self, number, table, times);
            hand.play_hand();
            dealt.talk += hand.talk;
            let Some(finished) = hand.game.last() else { continue };
            let score = finished.score;
            for kind in [0, 1] {
                let mut sides = table.iter().filter(|(_, other)| **other == kind).map(|(side, _)| side);
                if let (Some(alone), None) = (sides.next(), sides.next()) {
                    dealt.points[kind] += f64::from(score.delta[alone].0);
                }
            }
            if let Some(side) = score.pitching_side(&self.rules)
                && score.contract.is_some_and(|contract| contract.bid.is_some())
            {
                let kind = table[side];
                dealt.contracts[kind] += 1;
                dealt.made[kind] += u32::from(!score.set_back);
            }
        }
        dealt.points = dealt.points.map(|points| points / self.rules.sides() as f64);
        if number.is_multiple_of(GAMES_EVERY) {
            for table in tables {
                let mut game = Match::new(self, number, table, times);
                for _ in 0..LONGEST_GAME {
                    game.play_hand();
                    if let Some(end) = game.game.end() {
                        dealt.games += 1;
                        dealt.won[table[end.victory.side]] += 1;
                        break;
                    }
                }
            }
        }
        dealt
    }
}

/// A game at one table. The first hand of all games with the same number is dealt from the same pack.
struct Match<'a> {
    arena: &'a Arena,
    table: &'a BySide<Contestant>,
    times: &'a mut [Times; 2],
    packs: ChaCha20Rng,
    bots: u64,
    game: Game,
    talk: Talk,
}

impl<'a> Match<'a> {
    fn new(arena: &'a Arena, number: u64, table: &'a BySide<Contestant>, times: &'a mut [Times; 2]) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&arena.seed.to_le_bytes());
        key[8..16].copy_from_slice(&number.to_le_bytes());
        let dealer = Seat::new(number as usize % arena.rules.seats().len()).unwrap_or_default();
        let game = Game::new(Arc::clone(&arena.rules), dealer).expect("the rules were validated");
        // An odd factor: different deals have different bots' seeds.
        let bots = arena.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Match { arena, table, times, packs: ChaCha20Rng::from_seed(key), bots, game, talk: Talk::default() }
    }

    /// Plays until the next hand is to be dealt, or the game is over.
    fn play_hand(&mut self) {
        let pack: Pack = shuffle::pack(&self.arena.rules, || self.packs.next_u32());
        let _ = self.game.apply(self.game.dealer(), Action::Deal(pack)).expect("the pack is the one of the rules");
        let mut said = Vec::new();
        while let Some(seat) = self.game.turn().decides() {
            let view = self.game.view(Viewer::Seat(seat));
            let kind = self.table[self.arena.rules.side_of(seat)];
            let seed = self.bots.wrapping_add(u64::from(self.game.number()));
            let start = Instant::now();
            let decision = bot::choose(&view, &self.arena.rules, self.arena.levels[kind], seed, &Stop::new());
            self.times[kind].add(start.elapsed());
            if let Action::Call(call) = decision.action {
                said.push(call);
            }
            let _ = self.game.apply(seat, decision.action).expect("bots choose from what is legal");
        }
        self.talk += Talk::of(&self.arena.rules, &said);
    }
}
