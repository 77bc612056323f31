//! Ends of a game that are no target: bots bid by what is left of a game of so many hands, and by how far they may fall.

use super::choose;

use pitch_players::Level;
use pitch_rules::rules::Length;
use pitch_rules::{Action, BySide, Call, Points, Preset, Rules, Seat, Setup, shuffle};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

/// Deals that are looked at.
const DEALS: u64 = 150;

/// How often eldest, of the second side, bids with these scores in the hand of this number.
fn bids(rules: &Rules, number: u32, scores: [i16; 2]) -> usize {
    let rules = Arc::new(rules.clone());
    let scores = BySide::from_values(scores.map(Points)).expect("two sides");
    let bids = |deal: &u64| {
        let mut rng = ChaCha8Rng::seed_from_u64(*deal);
        let setup = Setup { scores, number, ..Setup::new(Arc::clone(&rules), Seat::default()) };
        let mut game = setup.build().expect("a game");
        let _ = game.apply(game.dealer(), Action::Deal(shuffle::pack(&rules, || rng.next_u32()))).expect("a deal");
        let eldest = game.eldest();
        matches!(choose(&game, eldest, Level::USUAL).action, Action::Call(Call::Bid(_)))
    };
    (0..DEALS).filter(bids).count()
}

#[test]
fn who_cannot_be_caught_in_the_last_hand_bids_nothing() {
    let rules = Rules { length: Length::Hands, hands: 10, ..Preset::Setback.into() };
    // The others make four points at most, and a set-back is all that could bring them level.
    let (first, last) = (bids(&rules, 1, [0, 5]), bids(&rules, 10, [0, 5]));
    assert!(first > 40 && last < first / 4, "{first} bids in the first hand, {last} in the last");
    let deals = Rules { length: Length::Deals, hands: 2, ..rules };
    assert_eq!(bids(&deals, 8, [0, 5]), last, "after eight hands everybody has dealt twice");
}

#[test]
fn where_one_set_back_loses_the_game_fewer_bids_are_made() {
    let rules = Rules::from(Preset::Setback);
    let low = Rules { lost_at: 2, ..rules.clone() };
    let (free, careful) = (bids(&rules, 1, [0, 0]), bids(&low, 1, [0, 0]));
    assert!(careful < free - free / 4, "{free} bids where no score loses, {careful} where the next set-back does");
}
