//! Matches of the arena: the same cards at every table, and the two kinds in every seat.

use crate::arena::kind::{Players, Seated};
use crate::arena::talk::Talk;
use pitch_rules::{Action, BySide, Game, Pack, Points, Rules, Score, Seat, Side, Viewer, shuffle};

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::ops::Range;
use std::sync::Arc;

/// Number of deals after which a game that is not won is broken off; only rules that throw hands in can make it last.
const LONGEST_GAME: usize = 1000;
/// Number of deals that a thread plays at a time.
const BATCH: u64 = 16;

/// Kind that plays a side: 0 for the first, 1 for the second.
type Contestant = usize;

/// Two kinds of player, and the rules and deals of their matches.
#[derive(Debug)]
pub(super) struct Arena {
    pub rules: Arc<Rules>,
    pub players: [Players; 2],
    pub seed: u64,
    /// Number of deals of which one begins whole games as well.
    pub games_every: u64,
}

/// Results of one deal, at all its tables.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Dealt {
    /// Points that each kind scores when it is alone of its kind at the table: the mean of all sides.
    pub points: [f64; 2],
    /// Number of contracts for a bid that each kind had.
    pub contracts: [u32; 2],
    /// Number of them that each kind made.
    pub made: [u32; 2],
    /// Calls about cards turned up, and in sales.
    pub talk: Talk,
    /// Number of whole games that began with this deal.
    pub games: u32,
    /// Number of them that each kind won.
    pub won: [u32; 2],
    /// Number of games that each kind played alone of its kind at the table.
    pub games_alone: [u32; 2],
    /// Number of these that each kind won.
    pub won_alone: [u32; 2],
    /// Number of hands in which each kind failed; only programs do.
    pub failed: [u32; 2],
}

impl Arena {
    /// Plays the deals of these numbers, and tells `done` how many more are played.
    pub(super) fn play(&self, deals: Range<u64>, done: impl Fn(u64) + Sync) -> Vec<Dealt> {
        let tables = self.tables();
        let batches: Vec<Vec<Dealt>> = (0..(deals.end - deals.start).div_ceil(BATCH))
            .into_par_iter()
            .map(|batch| {
                let start = deals.start + batch * BATCH;
                let range = start..deals.end.min(start + BATCH);
                let count = range.end - range.start;
                let mut seated = self.players.each_ref().map(Players::seat);
                let dealt = range.map(|number| self.deal(number, &tables, &mut seated)).collect();
                done(count);
                dealt
            })
            .collect();
        batches.into_iter().flatten().collect()
    }

    /// Returns the kind of each side at each table: each side alone against all others of the other kind, and the other
    /// way around. So each kind has each hand, and each seat, once alone.
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

    fn deal(&self, number: u64, tables: &[BySide<Contestant>], players: &mut [Seated<'_>; 2]) -> Dealt {
        let mut dealt = Dealt::default();
        for table in tables {
            let mut hand = Match::new(self, number, table, players);
            let failed = hand.play_hand();
            for &kind in &failed {
                dealt.failed[kind] += 1;
            }
            dealt.talk += hand.talk;
            let Some(finished) = hand.game.last() else { continue };
            let score = finished.score;
            for kind in [0, 1] {
                if let Some(alone) = alone(table, kind) {
                    let is_lost = failed.contains(&kind);
                    let points = if is_lost { self.lost(&score, alone) } else { score.delta[alone] };
                    dealt.points[kind] += f64::from(points.0);
                }
            }
            if let Some(side) = score.pitching_side(&self.rules)
                && score.contract.is_some_and(|contract| contract.bid.is_some())
            {
                let kind = table[side];
                dealt.contracts[kind] += 1;
                dealt.made[kind] += u32::from(!score.set_back && !failed.contains(&kind));
            }
        }
        dealt.points = dealt.points.map(|points| points / self.rules.sides() as f64);
        if number.is_multiple_of(self.games_every) {
            for table in tables {
                let mut game = Match::new(self, number, table, players);
                let (failed, winner) = game.play_game();
                for kind in failed {
                    dealt.failed[kind] += 1;
                }
                let Some(winner) = winner else { continue };
                dealt.games += 1;
                dealt.won[winner] += 1;
                for kind in [0, 1] {
                    if alone(table, kind).is_some() {
                        dealt.games_alone[kind] += 1;
                        dealt.won_alone[kind] += u32::from(winner == kind);
                    }
                }
            }
        }
        dealt
    }

    /// Returns the points of a side in a hand in which its program failed: no gain, and the loss of the bid if it bid.
    fn lost(&self, score: &Score, side: Side) -> Points {
        let contract = score.contract.filter(|_| score.pitching_side(&self.rules) == Some(side));
        let bid = contract.and_then(|contract| contract.bid).map_or(Points::ZERO, |bid| -self.rules.stake(bid));
        score.delta[side].min(bid)
    }
}

/// Returns the side of this kind, if it is alone of its kind at the table.
fn alone(table: &BySide<Contestant>, kind: Contestant) -> Option<Side> {
    let mut sides = table.iter().filter(|(_, other)| **other == kind).map(|(side, _)| side);
    sides.next().filter(|_| sides.next().is_none())
}

/// Kinds whose program failed, the first to fail first.
type Failed = Vec<Contestant>;

/// Game at one table. The first hand of all games with the same number is dealt from the same pack.
struct Match<'a, 'b> {
    arena: &'a Arena,
    table: &'a BySide<Contestant>,
    players: &'a mut [Seated<'b>; 2],
    packs: ChaCha20Rng,
    bots: u64,
    game: Game,
    talk: Talk,
}

impl<'a, 'b> Match<'a, 'b> {
    fn new(arena: &'a Arena, number: u64, table: &'a BySide<Contestant>, players: &'a mut [Seated<'b>; 2]) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&arena.seed.to_le_bytes());
        key[8..16].copy_from_slice(&number.to_le_bytes());
        let dealer = Seat::new(number as usize % arena.rules.seats().len()).unwrap_or_default();
        let game = Game::new(Arc::clone(&arena.rules), dealer).expect("the rules were validated");
        // An odd factor: different deals have different bots' seeds.
        let bots = arena.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Match { arena, table, players, packs: ChaCha20Rng::from_seed(key), bots, game, talk: Talk::default() }
    }

    /// Plays until the next hand is to be dealt, or the game is over, and returns the kinds that failed.
    fn play_hand(&mut self) -> Failed {
        let pack: Pack = shuffle::pack(&self.arena.rules, || self.packs.next_u32());
        let _ = self.game.apply(self.game.dealer(), Action::Deal(pack)).expect("the pack is the one of the rules");
        let (mut said, mut failed) = (Vec::new(), Vec::new());
        self.players.iter_mut().for_each(Seated::begin);
        while let Some(seat) = self.game.turn().decides() {
            let view = self.game.view(Viewer::Seat(seat));
            let kind = self.table[self.arena.rules.side_of(seat)];
            let seed = self.bots.wrapping_add(u64::from(self.game.number()));
            let action = self.players[kind].decide(&view, &self.arena.rules, seed);
            if self.players[kind].has_failed() && !failed.contains(&kind) {
                failed.push(kind);
            }
            if let Action::Call(call) = action {
                said.push(call);
            }
            let _ = self.game.apply(seat, action).expect("players choose from what is legal");
        }
        self.players.iter_mut().for_each(Seated::end);
        self.talk += Talk::of(&self.arena.rules, &said);
        failed
    }

    /// Plays to the end of the game, or of the hand in which a kind fails: then the other has won it. Returns the kinds
    /// that failed and the winner; `None` if the game does not end.
    fn play_game(&mut self) -> (Failed, Option<Contestant>) {
        for _ in 0..LONGEST_GAME {
            let failed = self.play_hand();
            if let Some(first) = failed.first() {
                let winner = 1 - first;
                return (failed, Some(winner));
            }
            if let Some(end) = self.game.end() {
                return (failed, Some(self.table[end.victory.side]));
            }
        }
        (Failed::new(), None)
    }
}
