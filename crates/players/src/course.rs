//! The course of a hand when everybody talks, discards and plays by rules of thumb, and of games that are made of such
//! hands.

use crate::board::Board;
use crate::calls::Talk;
use crate::discard;
use crate::outlook;
use crate::policy;
use crate::promise::Promises;
use crate::race::{Fall, Known, Race};
use crate::weights::Weights;

use pitch_rules::{Action, Ask, BySide, Call, Cards, Game, Points, Remark, Rules, Seat, Setup, Side, Turn, shuffle};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::{Arc, Mutex, PoisonError};

/// Largest number of calls and answers before the first card.
const MOST_WORDS: usize = 64;
/// Number of hands that are played to learn what a hand brings.
const HANDS: usize = 400;
/// Number of those hands that are played from each score from which both sides can win.
const ENDINGS: usize = 120;
/// Largest number of points in a hand for which each end is looked at: with more, scores are too many.
const LONGEST_END: i16 = 5;
/// Number of rule sets that are remembered with what is known of them.
const REMEMBERED: usize = 8;

/// Returns the race of a game with these rules, as it is in the hand of this number. It is played out once, and
/// remembered.
pub(crate) fn race(rules: &Arc<Rules>, number: u32) -> Race {
    known(rules).at(rules, number)
}

fn known(rules: &Arc<Rules>) -> Arc<Race> {
    static KNOWN: Mutex<Vec<(Arc<Rules>, Arc<Race>)>> = Mutex::new(Vec::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |other: &Arc<Rules>| Arc::ptr_eq(other, rules) || other == rules;
    if let Some((_, race)) = known().iter().find(|(other, _)| same(other)) {
        return Arc::clone(race);
    }
    let race = Arc::new(learn(rules, Weights::of(rules)));
    let mut known = known();
    if known.len() >= REMEMBERED {
        let _oldest = known.remove(0);
    }
    known.push((Arc::clone(rules), Arc::clone(&race)));
    race
}

/// Outcome of a hand.
struct Outcome {
    dealer: Side,
    /// Side that pitched; `None` where nobody bids.
    pitcher: Option<Side>,
    /// Scores after the hand.
    after: BySide<Points>,
    /// Side that won the game by it.
    winner: Option<Side>,
}

/// Plays hands in which everybody plays by these weights, and learns from them what a score is worth.
pub(crate) fn learn(rules: &Arc<Rules>, weights: &Weights) -> Race {
    let even = Race::even(rules);
    let falls: Vec<Fall> = (0..HANDS)
        .filter_map(|number| {
            let Outcome { dealer, pitcher, after: mut gains, winner } =
                hand(rules, weights, &even, number, |_| Points::ZERO)?;
            // Who wins by another's fall has not arrived, nor has anybody where there is no target (M-83, M-84).
            let arrives = rules.has_target() && !gains.values().any(|&score| rules.is_lost(score));
            if let Some(winner) = winner.filter(|_| arrives) {
                gains[winner] = rules.target;
            }
            Some(Fall { gains, dealer, pitcher })
        })
        .collect();
    let race = Race::of(rules, &falls, &[]);
    let ends = ends(rules, weights, &race);
    if ends.is_empty() { race } else { Race::of(rules, &falls, &ends) }
}

/// Returns the chances at scores from which both sides can arrive in the next hand, where bids and cards are others
/// than before; empty for more than two sides, and where a hand brings many points.
fn ends(rules: &Arc<Rules>, weights: &Weights, race: &Race) -> Vec<Known> {
    let most = rules.points_in_play().0.min(rules.target.0);
    if rules.sides() != 2 || most > LONGEST_END || !rules.has_target() {
        return Vec::new();
    }
    let scores = || (1..=most).map(|lacks| rules.target - Points(lacks));
    let both = scores().flat_map(|own| scores().map(move |other| [own, other]));
    let known = |scores: [Points; 2]| {
        let chances: Vec<f32> = (0..ENDINGS)
            .filter_map(|number| {
                let deals = rules.side_of(dealer(rules, number));
                let outcome = hand(rules, weights, race, number, |side| scores[usize::from(side != deals)])?;
                Some(match outcome.winner {
                    Some(winner) => f32::from(u8::from(winner == deals)),
                    None => race.chance(deals, &outcome.after, rules.side_of(dealer(rules, number + 1))),
                })
            })
            .collect();
        let chance = chances.iter().sum::<f32>() / chances.len() as f32;
        (!chances.is_empty()).then_some(Known { scores, chance })
    };
    both.filter_map(known).collect()
}

/// Returns the dealer of the hand of this number.
fn dealer(rules: &Rules, number: usize) -> Seat {
    rules.seats().from(Seat::default()).cycle().nth(number % rules.seats().len()).unwrap_or_default()
}

/// Plays the hand of this number, with these scores before it.
fn hand(
    rules: &Arc<Rules>,
    weights: &Weights,
    race: &Race,
    number: usize,
    before: impl Fn(Side) -> Points,
) -> Option<Outcome> {
    let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
    let dealer = dealer(rules, number);
    let scores = rules.by_side::<()>().map(|side, ()| before(side));
    let mut game = Setup { scores, ..Setup::new(Arc::clone(rules), dealer) }.build().ok()?;
    let _ = game.apply(dealer, Action::Deal(shuffle::pack(rules, || rng.next_u32()))).ok()?;
    talk(&mut game, rules, race, &Promises::default());
    let (after, winner) = match play(&game, rules, |_| weights) {
        Some(Board { out: Some(side), scores, .. }) => (scores, Some(side)),
        Some(end) => {
            let score = game.count_as(&end.hand);
            (score.after, score.victory.map(|victory| victory.side))
        }
        None => (*game.scores(), game.end().map(|end| end.victory.side)),
    };
    let pitcher = game.contract().map(|contract| rules.side_of(contract.pitcher));
    Some(Outcome { dealer: rules.side_of(dealer), pitcher, after, winner })
}

/// Lets everybody talk, name trump, call a partner and discard, up to the first card, with what their hands promise.
pub(crate) fn talk(game: &mut Game, rules: &Rules, race: &Race, promises: &Promises) {
    for _ in 0..MOST_WORDS {
        let done = match game.turn() {
            Turn::Call(seat) => {
                let legal: Vec<Call> = game.legal(seat).iter().filter_map(Action::call).collect();
                let call = Talk::in_game(game, rules, race, seat, promises).choose(&legal);
                game.apply(seat, Action::Call(call))
            }
            Turn::Discard(seat) => {
                let Some(throw) = game.throw(seat) else { break };
                game.apply(seat, Action::Discard(discard::thrown(rules, game.trump(), throw)))
            }
            Turn::Rule(seat) => {
                let Some(remark) = answer(game, rules, seat) else { break };
                game.apply(seat, Action::Say(remark))
            }
            // The deal is thrown in, or the game is over.
            Turn::Play(_) | Turn::Deal(_) | Turn::Over => break,
        };
        if done.is_err() {
            break;
        }
    }
}

/// Returns the answer of a seat: trump and a partner are all that is asked where nobody makes a mistake.
fn answer(game: &Game, rules: &Rules, seat: Seat) -> Option<Remark> {
    let outlooks = outlook::all(rules, game.held()[seat], Cards::NONE);
    let bid = game.contract().and_then(|contract| contract.bid);
    let plan = outlook::best(&outlooks, bid)?;
    match game.asks() {
        Some(Ask::CallPartner) => {
            let trump = game.trump().unwrap_or(plan.suit);
            policy::called(rules, trump, game.held()[seat], Cards::NONE).map(Remark::CallPartner)
        }
        _ => Some(Remark::NameTrump(plan.suit)),
    }
}

/// Plays a hand to its end, or until somebody pegs out, everybody by these weights. Returns `None` where no card is to
/// be played.
pub(crate) fn play<'a, 'w>(
    game: &'a Game,
    rules: &'a Rules,
    weights: impl Fn(Seat) -> &'w Weights,
) -> Option<Board<'a>> {
    Some(policy::play_out(board(game, rules)?, weights))
}

/// Returns the hand that is about to be played in a game, in which everybody's cards are known; `None` where no card is
/// to be played.
pub(crate) fn board<'a>(game: &'a Game, rules: &'a Rules) -> Option<Board<'a>> {
    let hand = game.hand().filter(|_| game.end().is_none())?;
    let mut board = Board::new(rules, *hand, game.contract()).with_hidden(*hand, game.to_draw(), game.rows());
    board.draws = rules.draws_from(board.stock.len());
    board.shown = game.turned().iter().copied().collect();
    board.scores = *game.scores();
    Some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    use pitch_rules::rules::AllPass;
    use pitch_rules::{Bid, Preset};
    use rayon::prelude::*;

    /// How often the first side wins from these scores, when games are played to their end.
    fn won(rules: &Arc<Rules>, race: &Race, scores: &BySide<Points>, games: usize) -> f32 {
        let wins = |game: usize| {
            let mut scores = *scores;
            // Every game has hands of its own, and every seat deals the first of as many.
            for number in game * 1001.. {
                let outcome = hand(rules, Weights::of(rules), race, number, |side| scores[side])?;
                if let Some(winner) = outcome.winner {
                    return Some(winner == Side::default());
                }
                scores = outcome.after;
            }
            None
        };
        (0..games).into_par_iter().filter(|&game| wins(game) == Some(true)).count() as f32 / games as f32
    }

    #[test]
    fn the_race_says_who_wins_how_often() {
        let games = 600;
        let spread = (0.25_f32 / games as f32).sqrt();
        for (preset, cases) in [
            (
                Preset::Setback,
                &[[0, 0, 0, 0], [-4, 3, 0, 0], [3, 6, 0, 0], [6, 9, 0, 0], [8, 9, 0, 0], [10, 8, 0, 0]][..],
            ),
            (Preset::Trinidad, &[[0, 4, 0, 0], [8, 4, 0, 0], [8, 11, 0, 0], [13, 11, 0, 0]]),
            (Preset::AuctionPitch, &[[3, 0, 0, 0], [5, 5, 0, 0], [6, 3, 3, 3], [-3, 2, 2, 2], [2, 6, 4, 0]]),
            (Preset::Pidro, &[[20, 0, 0, 0], [30, 45, 0, 0]]),
        ] {
            let rules = Arc::new(Rules::from(preset));
            let race = race(&rules, 1);
            for case in cases {
                let scores = rules.by_side::<()>().map(|side, ()| Points(case[side.index()]));
                let dealers =
                    rules.seats().all().map(|seat| race.chance(Side::default(), &scores, rules.side_of(seat)));
                let chance = dealers.sum::<f32>() / rules.seats().len() as f32;
                let won = won(&rules, &race, &scores, games);
                assert!((won - chance).abs() < 0.04 + 3.0 * spread, "{preset} {case:?}: {won} won, {chance} expected");
            }
        }
    }

    #[test]
    fn more_points_are_never_less_likely_to_win() {
        for preset in Preset::ALL.iter().copied() {
            let rules = Arc::new(Rules::from(preset));
            let race = race(&rules, 1);
            let first = Side::default();
            for own in -3..rules.target.0 - 1 {
                let chance = |own: i16| {
                    let scores = rules.by_side::<()>().map(|side, ()| Points(if side == first { own } else { 3 }));
                    race.chance(first, &scores, first)
                };
                assert!(
                    chance(own + 1) > chance(own) - 0.06,
                    "{preset}: {} with {own}, {} with one more",
                    chance(own),
                    chance(own + 1)
                );
            }
        }
    }

    #[test]
    fn what_hands_promise_is_the_same_however_often_it_is_asked() {
        for preset in [Preset::Setback, Preset::Snoozer, Preset::Britannica1911, Preset::Trinidad] {
            let rules = Arc::new(Rules::from(preset));
            let race = race(&rules, 1);
            for number in 0..20 {
                let mut rng = ChaCha8Rng::seed_from_u64(number);
                let dealer = Seat::default();
                let mut dealt = Setup::new(Arc::clone(&rules), dealer).build().expect("a game");
                let pack = shuffle::pack(&rules, || rng.next_u32());
                let _ = dealt.apply(dealer, Action::Deal(pack)).expect("a deal");
                let first = dealt.turn().decides().expect("somebody speaks");
                let promises = Promises::default();
                for call in dealt.legal(first) {
                    let mut games = [dealt.clone(), dealt.clone()];
                    for (game, promises) in games.iter_mut().zip([&promises, &Promises::default()]) {
                        let _ = game.apply(first, call.clone()).expect("legal");
                        talk(game, &rules, &race, promises);
                    }
                    let [again, anew] = &games;
                    assert_eq!((again.calls(), again.scores()), (anew.calls(), anew.scores()), "{preset} {number}");
                }
            }
        }
    }

    #[test]
    fn where_no_hand_is_worth_a_bid_points_are_worth_something_and_everybody_passes() {
        // Two cards never make all four points.
        let rules = Rules { players: 6, cards_per_player: 2, min_bid: Bid::FOUR, ..Rules::default() };
        let rules = Arc::new(Rules { all_pass: AllPass::RedealNextDealer, ..rules });
        assert_eq!(rules.validate(), []);
        let (race, first) = (race(&rules, 1), Side::default());
        let chance = |own: i16| {
            let scores = rules.by_side::<()>().map(|side, ()| Points(if side == first { own } else { 0 }));
            race.chance(first, &scores, first)
        };
        assert!(chance(-1) < chance(0) && chance(0) < chance(1), "{} {} {}", chance(-1), chance(0), chance(1));
        for number in 0..100 {
            let outcome = hand(&rules, Weights::of(&rules), &race, number, |_| Points(-8)).expect("a hand");
            assert_eq!(outcome.pitcher, None, "hand {number}");
        }
    }
}
