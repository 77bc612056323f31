use crate::game::fixture::{act, seat};
use crate::rules::{FirstLeader, Naming, WeakHand, WidowTo};
use crate::{BySeat, Cards, Game, Preset, Remark, Rules, Setup, Turn};

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

/// A game by these rules in which seat 1 has the bid at so many and spades are trump.
fn named(rules: &Rules, hands: [&str; 4], bid: &str) -> Game {
    let rules = Arc::new(rules.clone());
    let hands = hands.map(|cards| cards.parse::<Cards>().expect("cards"));
    let dealt = hands.iter().fold(Cards::NONE, |dealt, &hand| dealt | hand);
    let mut setup = Setup::new(Arc::clone(&rules), seat(0));
    setup.hands = BySeat::from_values(hands);
    setup.stock = (rules.pack_cards() - dealt).iter().collect();
    let mut game = setup.build().expect("a position");
    for (by, said) in [(1, bid), (2, "pass"), (3, "pass"), (0, "pass"), (1, "name S")] {
        let _ = act(&mut game, by, said);
    }
    game
}

#[test]
fn eldest_leads_where_that_is_the_rule_without_an_exchange_too() {
    for (first_leader, leader) in [(FirstLeader::Pitcher, 2), (FirstLeader::Eldest, 1)] {
        let rules = Rules { first_leader, cards_per_player: 1, ..Rules::from(Preset::FivePoint) };
        assert!(rules.announces() && !rules.exchanges());
        let mut setup = Setup::new(Arc::new(rules), seat(0));
        setup.hands = BySeat::from_values(["2D", "3D", "4D", "5D"].map(|cards| cards.parse().expect("cards")));
        let mut game = setup.build().expect("a position");
        for (by, said) in [(1, "pass"), (2, "2"), (3, "pass"), (0, "pass"), (2, "name S")] {
            let _ = act(&mut game, by, said);
        }
        assert_eq!(game.turn(), Turn::Play(seat(leader)), "{first_leader:?}");
    }
}

#[test]
fn no_trump_that_scores_is_thrown_while_another_stays() {
    let hands = [
        "2D 3D 4D 5D 6D 7D 8D 9D TD",
        "AS JS TS 9S 8S 7S 6S 5S 4S",
        "2C 3C 4C 5C 6C 7C 8C 9C TC",
        "2H 3H 4H 5H 6H 7H 8H 9H TH",
    ];
    let game = named(&Preset::TenPoint.into(), hands, "4");
    let throw = game.throw(seat(1)).expect("three of nine trumps go");
    assert_eq!((throw.must, throw.may), (Cards::NONE, "9S 8S 7S 6S 5S 4S".parse().expect("cards")));
    assert_eq!(throw.counts(), (3, 3));
}
