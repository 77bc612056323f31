use crate::game::fixture::{act, seat};
use crate::rules::{Naming, WeakHand, WidowTo};
use crate::{BySeat, Game, Preset, Remark, Rules, Setup};

use std::sync::Arc;

fn dealt(hands: [&str; 4], weak_hand: WeakHand) -> Game {
    let rules = Rules { weak_hand, cards_per_player: 2, ..Rules::from(Preset::AuctionPitch) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    setup.build().expect("a position")
}

#[test]
fn a_weak_hand_is_shown_by_whoever_speaks_for_the_first_time_where_that_is_the_rule() {
    let hands = ["9S 8S", "9H 8H", "KH 8D", "7C 6C"];
    let may = |game: &Game, index| game.claims(seat(index)).contains(&Remark::WeakHand);
    let mut game = dealt(hands, WeakHand::NoFaceNoPoint);
    assert!(may(&game, 1));
    assert!(!may(&game, 3), "it is not their turn");
    assert!(game.clone().apply(seat(1), "weak_hand".parse().expect("an action")).is_ok());
    assert!(game.clone().apply(seat(3), "weak_hand".parse().expect("an action")).is_err());
    let _ = act(&mut game, 1, "pass");
    assert!(!may(&game, 2), "a king is worth something");
    assert!((0..4).all(|index| !may(&dealt(hands, WeakHand::Off), index)));
}

#[test]
fn a_widow_is_the_tables_or_each_players_own() {
    let rules = Rules { widow: 4, widow_to: WidowTo::Own, ..Rules::from(Preset::Cinch) };
    assert!(rules.has_own_widows() && !rules.has_table_widow());
    assert!(!Rules { widow: 0, ..rules.clone() }.has_own_widows(), "there is none");
    assert!(!Rules { naming: Naming::Pitched, ..rules.clone() }.has_own_widows(), "nobody could take it up");
    let bidders = Rules { widow_to: WidowTo::Bidder, ..rules };
    assert!(bidders.has_table_widow() && !bidders.has_own_widows());
}
