//! The ladder of the eight people: how often each wins against the one below. It takes minutes:
//! `cargo test -p pitch-players --lib ladder -- --ignored --nocapture`. `LADDER=setback,cinch` names other games than Setback and
//! `LADDER=all` every one, `LADDER_OF=hana,vera` those whose step is measured, `LADDER_AGAINST=bruno` one against whom they all
//! play instead, `LADDER_GAMES` how many games each pair plays, and `LADDER_SEED` the number from which all chance comes. Below
//! the easiest stands somebody who just began to play: see [`naive`].

use crate::character::Character;
use crate::decision::{Patience, Stop};
use crate::level::Level;
use crate::think;
use crate::traits::Traits;

use pitch_rules::{Action, Call, Card, Game, Preset, Rank, Rules, Seat, SeatView, Suit, Turn, Viewer, shuffle};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

/// Hands after which a game that is not over counts for nobody.
const LONGEST: usize = 200;

/// A player of the ladder: one with traits, or `None` for the naive one.
type Rung = Option<Traits>;

/// Returns what somebody does who knows the rules and little else: they bid two on an ace or a king in a suit of three
/// cards and three on both, win each trick with the highest card they can, their partner's too, and give the lowest else.
fn naive(view: &SeatView, rules: &Rules) -> Option<Action> {
    let suit_of = |action: &Action| if let Action::Play(card) = action { card.suit() } else { None };
    let long = |suit: Suit| {
        let cards = view.hand() & rules.ranking(Some(suit)).trumps();
        let best = [Rank::Ace, Rank::King].map(|rank| usize::from(cards.contains(Card::new(rank, suit))));
        (if cards.len() >= 3 { best[0] + best[1] } else { 0 }, cards.len())
    };
    let suit = Suit::ALL.into_iter().max_by_key(|&suit| long(suit))?;
    let cards = view.playable();
    if !cards.is_empty() {
        let pitches = view.trump.is_none() && view.legal.iter().any(|action| suit_of(action) == Some(suit));
        let ranking = rules.ranking(view.trump.or(Some(suit)));
        let cards = if pitches { cards & ranking.trumps() } else { cards };
        let best = view.trick.as_ref().and_then(pitch_rules::Trick::best);
        let wins = best.map_or(cards, |(_, best)| cards.iter().filter(|card| ranking.beats(*card, best)).collect());
        return ranking
            .highest(wins)
            .or_else(|| ranking.lowest(cards))
            .or_else(|| cards.iter().next())
            .map(Action::Play);
    }
    let most = match long(suit).0 {
        0 => 0,
        aces => aces + 1,
    };
    let lowest = view.legal.iter().filter_map(|action| match action {
        Action::Call(Call::Bid(bid)) if usize::from(bid.number()) <= most => Some((bid.number(), action)),
        _ => None,
    });
    let lowest = lowest.min_by_key(|(number, _)| *number).map(|(_, action)| action);
    let pass = view.legal.iter().find(|action| **action == Action::Call(Call::Pass));
    lowest.or(pass).or(view.legal.first()).cloned()
}

/// Returns the share of games that sides with the first traits win from those with the second, and half the width of its 95
/// percent interval. Each game is played twice with the same packs, the second time with seats exchanged.
fn share(rules: &Arc<Rules>, one: Rung, other: Rung, games: u64, seed: u64) -> (f64, f64) {
    let pairs: Vec<f64> = (0..games / 2)
        .map(|number| {
            let won = |first: usize| {
                let of = |seat: Seat| if rules.side_of(seat).index() % 2 == first { one } else { other };
                winner(rules, of, seed ^ number << 8).map(|side| f64::from(u8::from(side % 2 == first)))
            };
            let won: Vec<f64> = [0, 1].into_iter().filter_map(won).collect();
            won.iter().sum::<f64>() / won.len().max(1) as f64
        })
        .collect();
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let spread = pairs.iter().map(|pair| (pair - mean) * (pair - mean)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (spread / count).sqrt())
}

/// Plays a game; returns the number of the side that wins it.
fn winner(rules: &Arc<Rules>, of: impl Fn(Seat) -> Rung, seed: u64) -> Option<usize> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let first = Seat::new(shuffle::below(rules.players.into(), || rng.next_u32()) as usize)?;
    let mut game = Game::new(Arc::clone(rules), first).ok()?;
    for _ in 0..LONGEST {
        let pack = Action::Deal(shuffle::pack(rules, || rng.next_u32()));
        let _ = game.apply(game.dealer(), pack).ok()?;
        while let Some(seat) = game.turn().decides() {
            let view = game.view(Viewer::Seat(seat));
            let chance = rng.next_u64();
            let decided = match of(seat) {
                None => naive(&view, rules),
                Some(traits) => think::decide(&view, rules, seat, traits, chance, Patience::default(), &Stop::new())
                    .map(|(action, ..)| action),
            };
            let action = decided.unwrap_or(Action::Call(Call::Pass));
            let _ = game.apply(seat, action).ok()?;
        }
        if game.turn() == Turn::Over {
            return game.end().map(|end| end.victory.side.index());
        }
    }
    None
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[test]
#[ignore = "takes minutes"]
fn ladder_of_the_eight() {
    let games = std::env::var("LADDER").unwrap_or_else(|_| "setback".to_owned());
    let wanted = std::env::var("LADDER_OF").ok();
    let is_wanted = |above: &Character| wanted.as_ref().is_none_or(|names| names.split(',').any(|id| id == above.id()));
    let against = std::env::var("LADDER_AGAINST").ok();
    let against = against.map(|id| Character::ALL.into_iter().find(|who| who.id() == id).expect("one of the eight"));
    let games = if games == "all" { Preset::ALL.map(Preset::id).join(",") } else { games };
    for game in games.split(',') {
        let rules = Arc::new(Rules::from(game.parse::<Preset>().expect("a game")));
        let below = [None].into_iter().chain(Character::ALL.map(Some));
        for (below, above) in below.zip(Character::ALL).filter(|(_, above)| is_wanted(above)) {
            let count = number("LADDER_GAMES", 1000) / if Level::Character(above).thinks_ahead() { 10 } else { 1 };
            let (below, rung) = (against.or(below), |own| Level::Character(own).traits());
            let (won, within) = share(&rules, Some(rung(above)), below.map(rung), count, number("LADDER_SEED", 1));
            let below = below.map_or("a naive player", Character::name);
            println!("{game}: {} {:.1} ±{:.1} % of {count} against {below}", above.name(), 100.0 * won, 100.0 * within);
        }
    }
}
