use crate::game::fixture::{act, refused, seat};
use crate::rules::AllPass;
use crate::{BySeat, Event, Game, IllegalAction, Preset, Rules, Seat, Setup, Turn};

use std::sync::Arc;

fn table(mut rules: Rules) -> Game {
    rules.cards_per_player = 1;
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["2D", "3D", "4D", "5D"].map(|cards| cards.parse().expect("cards")));
    setup.build().expect("a position")
}

#[test]
fn a_hand_nobody_bids_on_is_thrown_in() {
    let thrown_in = |all_pass| {
        let mut game = table(Rules { all_pass, ..Rules::default() });
        for by in [1, 2, 3] {
            let _ = act(&mut game, by, "pass");
        }
        (act(&mut game, 0, "pass")[1..].to_vec(), game.turn(), game.number())
    };
    let (same, next) = (Turn::Deal(seat(0)), Turn::Deal(seat(1)));
    assert_eq!(thrown_in(AllPass::RedealSameDealer), (vec![Event::ThrownIn], same, 1));
    assert_eq!(thrown_in(AllPass::RedealNextDealer), (vec![Event::ThrownIn, Event::DealPassed(seat(1))], next, 1));
}

#[test]
fn it_is_told_from_whom_a_bid_is_taken() {
    let taken = |events: Vec<Event>| match events[0] {
        Event::Called { takes_from, .. } => takes_from.map(Seat::index),
        ref other => panic!("{other:?}"),
    };
    let mut game = table(Rules::default());
    assert_eq!(taken(act(&mut game, 1, "2")), None);
    assert_eq!(taken(act(&mut game, 2, "pass")), None);
    assert_eq!(taken(act(&mut game, 3, "3")), None, "they bid higher");
    assert_eq!(taken(act(&mut game, 0, "3")), Some(3));
    let mut sale = table(Rules::from(Preset::Britannica1911));
    for (by, call) in [(1, "pass"), (2, "pass"), (3, "2"), (0, "pass")] {
        assert_eq!(taken(act(&mut sale, by, call)), None);
    }
    assert_eq!(taken(act(&mut sale, 1, "undertake")), Some(3));
}

#[test]
fn where_no_mistakes_can_be_made_no_card_is_led_before_the_bidding_is_over() {
    for preset in [Preset::AuctionPitch, Preset::Britannica1911] {
        assert_eq!(refused(&table(Rules::from(preset)), 1, "3D"), IllegalAction::StillBidding, "{preset}");
    }
}
