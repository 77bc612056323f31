use crate::game::fixture::{act, first_deal, seat};
use crate::rules::{
    Discarding, ExchangeFirst, FirstLead, FirstLeader, Naming, SurplusTrumps, Teams, WeakHand, WidowTo,
};
use crate::{Action, BySeat, Cards, Event, Game, IllegalPlay, Preset, Remark, Restraint, Rules, Setup, Turn, Viewer};

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

#[test]
fn nobody_is_asked_who_has_nothing_to_choose() {
    let rules = Rules { cards_per_player: 2, play_size: 2, widow: 1, ..Rules::from(Preset::WisconsinSmear) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["7D 8D", "AS KS", "7C 8C", "7H 8H"].map(|cards| cards.parse().expect("cards")));
    setup.widow = "9D".parse().expect("a card");
    let mut game = setup.build().expect("a position");
    for (by, said) in [(1, "3"), (2, "pass"), (3, "pass"), (0, "pass"), (1, "name D")] {
        let _ = act(&mut game, by, said);
    }
    assert_eq!(game.turn(), Turn::Discard(seat(1)), "the bidder holds a card too many");
    let _ = act(&mut game, 1, "discard KS");
    assert_eq!(game.turn(), Turn::Play(seat(1)), "the others hold no more than they play with");
}

#[test]
fn packets_of_their_own_are_taken_up_once_trump_is_named() {
    let (discard, widow_to) = (Discarding::ToSize, WidowTo::Own);
    let rules =
        Rules { cards_per_player: 2, widow: 1, widow_to, play_size: 3, discard, ..Rules::from(Preset::FivePoint) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["2D 3D", "4D 5D", "6D 7D", "8D 9D"].map(|cards| cards.parse().expect("cards")));
    setup.packets = BySeat::from_values(["AS", "KS", "QS", "JS"].map(|cards| cards.parse().expect("cards")));
    let mut game = setup.build().expect("a position");
    let widow = |game: &Game| game.view(Viewer::Public).widow;
    for (by, said) in [(1, "2"), (2, "pass"), (3, "pass"), (0, "pass")] {
        assert_eq!(widow(&game), 1);
        let _ = act(&mut game, by, said);
    }
    assert_eq!(widow(&game), 1, "nobody looks at it before trump is named");
    let _ = act(&mut game, 1, "name S");
    let held = ["2D 3D AS", "4D 5D KS", "6D 7D QS", "8D 9D JS"].map(|cards| cards.parse().expect("cards"));
    assert_eq!((Some(game.held()), widow(&game)), (BySeat::from_values(held), 0));
}

#[test]
fn the_widow_lies_on_the_table_until_the_highest_bidder_has_it() {
    let discard = Discarding::ToSize;
    let rules = Rules { cards_per_player: 2, widow: 1, discard, ..Rules::from(Preset::FivePoint) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["2D 3D", "4D 5D", "6D 7D", "8D 9D"].map(|cards| cards.parse().expect("cards")));
    setup.widow = "AS".parse().expect("a card");
    let mut game = setup.build().expect("a position");
    let widow = |game: &Game| game.view(Viewer::Public).widow;
    for (by, said) in [(1, "2"), (2, "pass"), (3, "pass"), (0, "pass")] {
        assert_eq!(widow(&game), 1);
        let _ = act(&mut game, by, said);
    }
    assert_eq!(widow(&game), 0);
}

#[test]
fn what_is_set_aside_is_told_after_the_deal() {
    let set_aside = |rules: Rules| {
        let aside = |event: &Event| match event {
            Event::SetAside { widow, stock } => Some((*widow, *stock)),
            _ => None,
        };
        first_deal(rules).iter().find_map(aside)
    };
    assert_eq!(set_aside(Preset::Pedro.into()), Some((0, 16)), "a stock to draw from");
    let widow = Rules { widow: 3, discard: Discarding::ToSize, ..Preset::FivePoint.into() };
    assert_eq!(set_aside(widow), Some((3, 25)), "a widow, and what is not dealt");
    assert_eq!(set_aside(Preset::CaliforniaJack.into()), Some((0, 40)), "a stock to draw from after each trick");
    assert_eq!(set_aside(Preset::FivePoint.into()), None);
}

#[test]
fn only_the_first_lead_must_be_a_trump_and_only_of_who_holds_one() {
    let rules = Rules { first_lead: FirstLead::Trump, cards_per_player: 3, ..Rules::from(Preset::FivePoint) };
    let named = |suit: &str| {
        let mut setup = Setup::new(Arc::new(rules.clone()), seat(0));
        let hands = ["2S 2D 3D", "AS KS KC", "3S 4D 5D", "4S 6D 7D"];
        setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
        let mut game = setup.build().expect("a position");
        for (by, said) in [(1, "2"), (2, "pass"), (3, "pass"), (0, "pass"), (1, suit)] {
            let _ = act(&mut game, by, said);
        }
        game
    };
    assert_eq!(named("name H").legal(seat(1)).len(), 3, "they hold no trump");
    let mut game = named("name S");
    assert_eq!(game.legal(seat(1)).len(), 2, "no plain card");
    for (by, card) in [(1, "AS"), (2, "3S"), (3, "4S"), (0, "2S")] {
        let _ = act(&mut game, by, card);
    }
    assert_eq!(game.legal(seat(1)).len(), 2, "the second lead is free");
}

#[test]
fn the_first_card_lies_over_the_trumps_that_were_thrown() {
    let hands = ["AH 2C 3C 4C", "KH QH 9H 8H", "AC KC 5C 6C", "AD KD 5D 6D"];
    let game = |surplus_trumps| {
        let rules = Rules {
            cards_per_player: 4,
            play_size: 2,
            discard: Discarding::Plain,
            surplus_trumps,
            ..Rules::from(Preset::FivePoint)
        };
        let mut setup = Setup::new(Arc::new(rules), seat(0));
        setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
        let mut game = setup.build().expect("a position");
        for (by, said) in [(1, "2"), (2, "pass"), (3, "pass"), (0, "pass"), (1, "name H"), (1, "discard QH 8H")] {
            let _ = act(&mut game, by, said);
        }
        assert_eq!(game.turn(), Turn::Play(seat(1)));
        game
    };
    let played = |card: &str| card.parse::<Action>().expect("an action");
    assert_eq!(game(SurplusTrumps::NotScoring).legal(seat(1)), [played("9H"), played("KH")]);
    let mut bound = game(SurplusTrumps::UnderFirst);
    assert_eq!(bound.legal(seat(1)), [played("KH")]);
    let low = "9H".parse().expect("a card");
    let over = "QH".parse().expect("a card");
    assert_eq!(bound.why_not(seat(1), low), Some(IllegalPlay::MustPlayOver { card: low, over }));
    assert_eq!(bound.view(Viewer::Seat(seat(1))).restraint, Some(Restraint::Over(over)));
    let _ = act(&mut bound, 1, "KH");
    let _ = act(&mut bound, 0, "AH");
    assert_eq!(bound.legal(seat(1)), [played("9H")], "the first card alone is bound");
}

#[test]
fn a_partner_takes_trumps_in_sight_of_everybody() {
    let rules = Rules {
        cards_per_player: 4,
        play_size: 2,
        teams: Teams::Pairs,
        discard: Discarding::Plain,
        exchange_first: ExchangeFirst::Bidder,
        surplus_trumps: SurplusTrumps::ToPartner,
        ..Rules::from(Preset::FivePoint)
    };
    let cards = |text: &str| text.parse::<Cards>().expect("cards");
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["AC KC 5C 6C", "AH KH QH 9H", "AD KD 5D 6D", "2H 5S 6S 7S"].map(cards));
    let mut game = setup.build().expect("a position");
    for (by, said) in [(1, "2"), (2, "pass"), (3, "pass"), (0, "pass"), (1, "name H")] {
        let _ = act(&mut game, by, said);
    }
    let told = act(&mut game, 1, "discard QH 9H");
    assert!(matches!(told[0], Event::Discarded { shown, .. } if shown == cards("9H")), "{told:?}");
    assert_eq!(told[1], Event::Handed { from: seat(1), to: seat(3), cards: cards("QH") });
    assert_eq!(game.held()[seat(3)], cards("QH 2H"));
    let seen = game.view(Viewer::Public);
    assert_eq!([seen.known(seat(1)), seen.known(seat(3)), seen.dead()], [Cards::NONE, cards("QH"), cards("9H")]);
    let _ = act(&mut game, 1, "AH");
    let _ = act(&mut game, 3, "QH");
    assert_eq!(game.view(Viewer::Public).known(seat(3)), Cards::NONE, "it is played");
}

#[test]
fn a_weak_hand_is_exchanged_for_new_cards() {
    let rules = Rules { weak_hand: WeakHand::NoTenNoTwo, cards_per_player: 2, ..Rules::from(Preset::AuctionPitch) };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    let cards = |text: &str| text.parse::<Cards>().expect("cards");
    setup.hands = BySeat::from_values(["KH 8H", "9S 8S", "2H 8D", "7C 6C"].map(cards));
    setup.stock = ["3S", "4S", "AS", "KS", "QS", "JS"].map(|card| card.parse().expect("a card")).to_vec();
    let mut game = setup.build().expect("a position");
    let may = |game: &Game, index| game.claims(seat(index)).contains(&Remark::WeakHand);
    let stock = usize::from(game.view(Viewer::Public).stock);
    assert!(may(&game, 1) && !may(&game, 3), "it is not the turn of seat 3");
    let told = act(&mut game, 1, "weak_hand");
    assert_eq!(told.len(), 2, "it is shown, and new cards are drawn");
    assert_eq!((game.held()[seat(1)], game.turn()), (cards("3S 4S"), Turn::Call(seat(1))), "they have still to speak");
    let seen = game.view(Viewer::Seat(seat(2)));
    assert_eq!((seen.dead(), usize::from(seen.stock)), (cards("9S 8S"), stock - 2), "all have seen what was put away");
    assert_eq!(seen.held[seat(1)].cards, None);
    assert!(may(&game, 1), "as weak as before");
    let _ = act(&mut game, 1, "weak_hand");
    assert!(!may(&game, 1));
    let _ = act(&mut game, 1, "2");
    assert!(!may(&game, 2), "a two is worth something");
    for (by, said) in [(2, "pass"), (3, "weak_hand")] {
        let _ = act(&mut game, by, said);
    }
    let mut told = game.view(Viewer::Public).exchanged;
    told.retain(|event| matches!(event, Event::WeakHand { .. }));
    assert_eq!(told.len(), 3, "one of seat 3 after two of seat 1");
}
