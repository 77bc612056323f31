//! How often bids are made, how often eldest begs, and how sales end: coarse bands, on few hands.

use super::arena;

use auction_pitch::engine::Preset;
use auction_pitch::engine::Rules;
use auction_pitch::engine::rules::TrumpBy;

use rayon::prelude::*;

#[test]
fn every_game_is_played_sensibly_on_the_whole() {
    Preset::ALL.into_par_iter().for_each(|preset| {
        let report = arena(&[("a", "basic"), ("b", "basic"), ("rules", preset.id())], 300);
        let within = |share: Option<f64>, low: f64, high: f64| share.is_some_and(|share| (low..=high).contains(&share));
        match Rules::from(preset).trump_by {
            TrumpBy::Auction => assert!(within(report.bids_made_a, 0.6, 0.9), "{preset}:\n{report}"),
            TrumpBy::Sale => {
                assert!(within(report.bids_made_a, 0.6, 0.9), "{preset}:\n{report}");
                assert!(within(report.sold, 0.3, 0.9) && within(report.free, 0.0, 0.1), "{preset}:\n{report}");
                assert!(within(report.undertaken, 0.1, 0.7), "{preset}:\n{report}");
                assert!(within(report.pitched_outright, 0.0, 0.05), "{preset}:\n{report}");
            }
            TrumpBy::TurnUp => {
                assert!(within(report.begs, 0.15, 0.6), "{preset}:\n{report}");
                assert!(within(report.gifts, 0.05, 0.6) && within(report.runs, 0.2, 0.95), "{preset}:\n{report}");
            }
            TrumpBy::Eldest => assert_eq!(report.bids_made_a, None, "{preset}"),
        }
    });
}

#[test]
fn rules_of_thumb_are_worth_having_in_every_game() {
    // Measured are 0.4 points (without a bid there is less to lose) to 1.6.
    Preset::ALL.into_par_iter().for_each(|preset| {
        let report = arena(&[("a", "basic"), ("b", "random"), ("rules", preset.id())], 300);
        assert!(report.difference > 0.25, "{preset}:\n{report}");
    });
}
