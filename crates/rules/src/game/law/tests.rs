use crate::game::fixture::{act, seat};
use crate::seat::BySeat;
use crate::{
    Action, Game, IllegalAction, IllegalPlay, Preset, Remark, Rules, Setup, Turn, Viewer, rules::Discarding,
    rules::ExposedCard, rules::RevokeMode, rules::Teams,
};

use std::sync::Arc;

#[test]
fn a_card_that_was_shown_can_be_called() {
    let mut rules = Rules::from(Preset::Trinidad);
    (rules.revoke_mode, rules.cards_per_player) = (RevokeMode::Table, 3);
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    let hands = ["4H 5C 5D", "3H 6C 6D", "2H 7C 7D", "8D 8C 8S"].map(|cards| cards.parse().expect("cards"));
    setup.hands = BySeat::from_values(hands);
    setup.stock = vec!["9H".parse().expect("a card")];
    let mut game = setup.build().expect("a position");
    for (by, action) in [(3, "stand"), (2, "expose 7D"), (3, "8C")] {
        let _ = act(&mut game, by, action);
    }
    let call = "7D".parse().map(|card| Remark::CallCard(seat(2), card)).expect("a card");
    assert!(game.claims(seat(1)).contains(&call) && !game.claims(seat(0)).contains(&call));
    let _ = act(&mut game, 1, "call_card 2 7D");
    assert_eq!(game.legal(seat(2)).len(), 2, "it does not follow clubs, and is not compelled");
    for (by, action) in [(2, "7C"), (1, "6C"), (0, "5C"), (3, "8D"), (1, "call_card 2 7D")] {
        let _ = act(&mut game, by, action);
    }
    assert_eq!(game.legal(seat(2)), ["7D".parse().expect("an action")]);
    let (card, called) = ("2H".parse().expect("a card"), "7D".parse().expect("a card"));
    assert_eq!(game.apply(seat(2), Action::Play(card)), Err(IllegalAction::Play(IllegalPlay::Called { card, called })));
    let _ = act(&mut game, 2, "7D");
    assert!(!game.claims(seat(1)).contains(&call));
}

#[test]
fn what_became_of_a_card_thrown_away_is_not_to_be_seen() {
    let mut rules = Rules { cards_per_player: 1, bunch: false, ..Rules::from(Preset::SevenUp) };
    (rules.revoke_mode, rules.exposed_card) = (RevokeMode::Table, ExposedCard::Callable);
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(["4H", "5C"].map(|cards| cards.parse().expect("cards")));
    let stock = "9H 2C 3C 4C 6C 7C 8C TD";
    setup.stock = stock.split(' ').map(|card| card.parse().expect("a card")).collect();
    let mut game = setup.build().expect("a position");
    for (by, action) in [(1, "beg"), (0, "run"), (1, "expose 2C"), (1, "discard 2C 3C 4C")] {
        let _ = act(&mut game, by, action);
    }
    let _ = act(&mut game, 0, "discard 6C 7C 8C");
    let call = Remark::CallCard(seat(1), "2C".parse().expect("a card"));
    assert!(game.claims(seat(0)).contains(&call), "nobody can see that it was thrown away");
    let _ = act(&mut game, 0, "call_card 1 2C");
    assert_eq!(game.legal(seat(1)), ["5C".parse().expect("an action")]);
}

#[test]
fn who_holds_a_trump_is_not_to_be_seen_before_cards_are_thrown_away() {
    let may_call = |hand: &str| {
        let rules = Rules {
            cards_per_player: 2,
            play_size: 2,
            discard: Discarding::UpTo,
            discard_max: 1,
            revoke_mode: RevokeMode::Table,
            exposed_card: ExposedCard::Callable,
            ..Rules::from(Preset::Pidro)
        };
        let mut setup = Setup::new(Arc::new(rules), seat(0));
        setup.hands = BySeat::from_values(["4H 5C", hand, "3H 6S", "2H 8C"].map(|cards| cards.parse().expect("cards")));
        let mut game = setup.build().expect("a position");
        for (by, action) in [(1, "7"), (2, "pass"), (3, "pass"), (0, "pass"), (1, "expose 7C"), (1, "name D")] {
            let _ = act(&mut game, by, action);
        }
        assert!(matches!(game.turn(), Turn::Discard(_)), "{:?}", game.turn());
        game.claims(seat(2)).contains(&Remark::CallCard(seat(1), "7C".parse().expect("a card")))
    };
    assert!(may_call("7C KD"));
    assert!(may_call("7C KS"), "the pitcher has no trump yet");
}

#[test]
fn each_partner_looks_for_himself() {
    let rules =
        Rules { cards_per_player: 1, players: 6, min_players: 2, max_players: 6, ..Rules::from(Preset::WestYorkshire) };
    let rules = Rules { teams: Teams::Threes, revoke_mode: RevokeMode::Table, ..rules };
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    let hands = ["2C", "3C", "4C", "5C", "6C", "7C"].map(|cards| cards.parse().expect("cards"));
    setup.hands = BySeat::from_values(hands);
    let mut game = setup.build().expect("a position");
    let may_look = |game: &Game| [0, 1, 2, 3, 4, 5].map(|index| game.claims(seat(index)).contains(&Remark::Look));
    assert_eq!(may_look(&game), [false, false, false, true, false, true], "the pitcher's partners");
    let _ = act(&mut game, 3, "look");
    assert_eq!(may_look(&game), [false, false, false, false, false, true]);
    let sees = |game: &Game, index| game.view(Viewer::Seat(seat(index))).held[seat(index)].cards.is_some();
    assert!(sees(&game, 3) && !sees(&game, 5), "the other partner is still blind");
    let _ = act(&mut game, 5, "look");
    assert!(sees(&game, 5));
    assert_eq!(game.scores().values().map(|points| points.0).collect::<Vec<_>>(), [8, 0]);
}
