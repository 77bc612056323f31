use crate::game::fixture::{act, seat};
use crate::rules::RunExhausted;
use crate::{Action, BySeat, Cause, Event, Game, IllegalAction, Pack, Preset, Rules, Setup, Suit, Turn, Viewer};

use std::sync::Arc;

fn table(rules: Rules, hands: &[&str], stock: &str) -> Game {
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.hands = BySeat::from_values(hands.iter().map(|cards| cards.parse().expect("cards")));
    setup.stock = stock.split(' ').map(|card| card.parse().expect("a card")).collect();
    setup.build().expect("a position")
}

#[test]
fn the_last_cards_are_kicked_until_another_suit_lies() {
    let rules =
        Rules { run_exhausted: RunExhausted::KickRemaining, cards_per_player: 1, ..Rules::from(Preset::Lancashire) };
    let begged = |stock: &str| {
        let mut game = table(rules.clone(), &["2D", "3D", "4D", "5D"], stock);
        let _ = act(&mut game, 1, "beg");
        let _ = act(&mut game, 0, "run");
        let view = game.view(Viewer::Public);
        (view.turned.len(), view.stock, view.trump, game.turn(), game.scores().values().map(|p| p.0).sum::<i16>())
    };
    let leads = Turn::Play(seat(1));
    assert_eq!(begged("9H TH 2C 3C"), (3, 1, Some(Suit::Clubs), leads, 0));
    assert_eq!(begged("9H TH JH 3H"), (4, 0, Some(Suit::Hearts), leads, 3), "the bottom of the pack stands");
    assert_eq!(begged("9H"), (1, 0, Some(Suit::Hearts), leads, 0));
    // Three for each of four leave nothing to turn: such a stock is too small as well (B-26).
    let twelve = "9H TH 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC";
    assert_eq!(begged(twelve), (3, 10, Some(Suit::Clubs), leads, 0));
    let thirteen = format!("{twelve} KC");
    assert_eq!(begged(&thirteen), (2, 0, Some(Suit::Clubs), leads, 0), "one more, and the cards are run");
}

#[test]
fn points_for_a_card_turned_up_stand_beside_the_hand_that_is_dealt_anew() {
    let rules =
        Rules { run_exhausted: RunExhausted::RedealSameDealer, cards_per_player: 1, ..Rules::from(Preset::Lancashire) };
    let mut game = table(rules, &["2D", "3D", "4D", "5D"], "JH");
    let scores = *game.scores();
    let _ = act(&mut game, 1, "beg");
    let events = act(&mut game, 0, "run");
    assert!(events.contains(&Event::Exhausted), "{events:?}");
    let pack = Pack::new(game.rules().pack_cards().iter().collect()).expect("a pack");
    assert!(game.apply(seat(0), Action::Deal(pack)).is_ok());
    let jack = "JH".parse().expect("a card");
    assert_eq!(game.thrown_in.iter().map(|mark| mark.cause).collect::<Vec<_>>(), [Cause::TurnUp(jack)]);
    assert!(!game.marks.iter().any(|mark| mark.cause == Cause::TurnUp(jack)), "{:?}", game.marks);
    assert_eq!(game.before, scores, "the hand begins with them");
}

#[test]
fn only_eldest_and_the_dealer_look_before_the_choice() {
    let rules = Rules { players: 3, cards_per_player: 1, ..Rules::from(Preset::SevenUp) };
    let mut game = table(rules, &["2D", "3D", "4D"], "9H TH");
    let sees =
        |game: &Game| [0, 1, 2].map(|index| game.view(Viewer::Seat(seat(index))).held[seat(index)].cards.is_some());
    assert_eq!(sees(&game), [true, true, false]);
    assert!(game.view(Viewer::Open).held[seat(2)].cards.is_some());
    let events = act(&mut game, 1, "stand");
    assert_eq!(sees(&game), [true; 3]);
    assert!(events.iter().any(|event| matches!(event, Event::TakenUp { seat, .. } if seat.index() == 2)));
}

#[test]
fn a_refused_beg_goes_to_who_may_have_it() {
    let gift = |rules: Rules, scores: [i16; 3]| {
        let mut setup = Setup::new(Arc::new(Rules { players: 3, cards_per_player: 1, ..rules }), seat(0));
        setup.hands = BySeat::from_values(["2D", "3D", "4D"].map(|cards| cards.parse().expect("cards")));
        setup.stock = vec!["9H".parse().expect("a card")];
        setup.scores = crate::BySide::from_values(scores.map(crate::Points)).expect("three");
        let mut game = setup.build().expect("a position");
        let _ = act(&mut game, 1, "beg");
        let may = game.legal(seat(0)).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let given = may.contains("take_one").then(|| {
            let _ = act(&mut game, 0, "take_one");
            game.scores().values().map(|points| points.0).collect::<Vec<_>>()
        });
        (may, given)
    };
    let all = Rules::from(Preset::SevenUp);
    assert_eq!(gift(all.clone(), [0, 2, 3]), ("take_one run".to_owned(), Some(vec![0, 3, 4])));
    assert_eq!(gift(all.clone(), [0, 2, 6]), ("run".to_owned(), None), "it would put the third out");
    let beggar = Rules { gift_to: crate::rules::GiftTo::Beggar, ..all };
    assert_eq!(gift(beggar, [0, 2, 6]), ("take_one run".to_owned(), Some(vec![0, 3, 6])));
}

#[test]
fn who_has_too_many_cards_throws_away_what_he_holds() {
    let rules = Rules { cards_per_player: 2, bunch: false, ..Rules::from(Preset::SevenUp) };
    let mut game = table(rules, &["2D 3D", "4D 5D"], "9H 2H 3H 4H 5H 6H 7H 9C TC");
    assert_eq!(game.view(Viewer::Public).marks, [], "a nine scores nothing");
    let _ = act(&mut game, 1, "beg");
    let says: Vec<_> = game.legal(seat(0)).iter().map(ToString::to_string).collect();
    assert_eq!(says, ["take_one", "run"], "they did not agree to bunch");
    let _ = act(&mut game, 0, "run");
    let table = |game: &Game| {
        let view = game.view(Viewer::Public);
        (view.trump, view.turned.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "), view.stock)
    };
    let turned = (Some(Suit::Clubs), "9H 9C".to_owned(), 1);
    assert_eq!((game.turn(), table(&game)), (Turn::Discard(seat(1)), turned.clone()));
    let mut choices = game.legal(seat(1));
    assert!(choices.iter().all(|choice| matches!(choice, Action::Discard(cards) if cards.len() == 3)));
    choices.dedup();
    assert_eq!(choices.len(), 10, "three out of five");
    for wrong in ["discard 2H 3H", "discard 2C 4D 5D", "discard 2H 3H 4H 4D"] {
        let wrong: Action = wrong.parse().expect("an action");
        assert_eq!(
            game.clone().apply(seat(1), wrong),
            Err(IllegalAction::Discard(game.throw(seat(1)).expect("a throw")))
        );
    }
    let _ = act(&mut game, 1, "discard 2H 3H 4H");
    assert_eq!((game.turn(), table(&game)), (Turn::Discard(seat(0)), turned.clone()));
    assert_eq!(game.view(Viewer::Seat(seat(1))).thrown[seat(1)].cards, "2H 3H 4H".parse().ok());
    let _ = act(&mut game, 0, "discard 5H 6H 7H");
    assert_eq!((game.turn(), table(&game)), (Turn::Play(seat(1)), turned));
    assert_eq!(game.view(Viewer::Seat(seat(0))).thrown[seat(0)].cards, "5H 6H 7H".parse().ok());
    assert_eq!(game.view(Viewer::Seat(seat(0))).held[seat(0)].cards, "2D 3D".parse().ok());
}
