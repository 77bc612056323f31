use crate::game::fixture::{act, seat};
use crate::seat::BySeat;
use crate::{
    Action, Event, Game, IllegalAction, Preset, Remark, Rules, Setup, Side, Turn, Viewer, WonBy, rules::RevokeCall,
    rules::RevokeCorrection, rules::RevokeMode, rules::ThrowIn,
};

use std::sync::Arc;

/// Hearts are turned up; seat 3 leads, and play goes 3, 2, 1, 0.
fn table(change: impl FnOnce(&mut Rules)) -> Game {
    with_hands(&["4H 5C", "3H 6C", "2H 7C", "8H 8C"], change)
}

fn with_hands(hands: &[&str; 4], change: impl FnOnce(&mut Rules)) -> Game {
    let mut rules = Rules::from(Preset::Trinidad);
    (rules.revoke_mode, rules.cards_per_player) = (RevokeMode::Table, 2);
    change(&mut rules);
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    let hands = hands.map(|cards| cards.parse().expect("cards"));
    setup.hands = BySeat::from_values(hands);
    setup.stock = vec!["9H".parse().expect("a card"), "TC".parse().expect("a card")];
    let mut game = setup.build().expect("a position");
    let _ = act(&mut game, 3, "stand");
    game
}

#[test]
fn who_puts_a_card_right_in_time_pays_nothing() {
    let mut game = table(|_| ());
    for (by, card) in [(3, "8H"), (2, "7C"), (1, "3H")] {
        let _ = act(&mut game, by, card);
    }
    assert_eq!(game.view(Viewer::Seat(seat(1))).lapses, [], "only its maker knows");
    assert_eq!(game.view(Viewer::Seat(seat(2))).lapses.len(), 1);
    assert!(game.claims(seat(2)).contains(&Remark::TakeBack));
    let events = act(&mut game, 2, "take_back");
    let back = vec![(seat(2), "7C".parse().expect("a card")), (seat(1), "3H".parse().expect("a card"))];
    assert!(events.contains(&Event::Withdrawn(back)), "{events:?}");
    assert_eq!(
        (game.turn(), game.view(Viewer::Public).exposed.values().all(|cards| cards.is_empty())),
        (Turn::Play(seat(2)), true)
    );
    for (by, card) in [(2, "2H"), (1, "3H"), (0, "5C")] {
        let _ = act(&mut game, by, card);
    }
    assert!(game.claims(seat(0)).contains(&Remark::TakeBack), "the last player may until the next lead");
    let mut led = game.clone();
    let _ = act(&mut led, 3, "8C");
    assert!(!led.claims(seat(0)).contains(&Remark::TakeBack));
    let _ = act(&mut game, 0, "take_back");
    assert_eq!((game.turn(), game.view(Viewer::Public).tricks.len()), (Turn::Play(seat(0)), 0));
    let mut strict = table(|rules| rules.revoke_correction = RevokeCorrection::None);
    let _ = act(&mut strict, 3, "8H");
    let _ = act(&mut strict, 2, "7C");
    assert_eq!(strict.apply(seat(2), Action::Say(Remark::TakeBack)), Err(IllegalAction::NotNow(Remark::TakeBack)));
}

#[test]
fn a_card_that_lay_open_lies_open_again_once_it_is_taken_back() {
    let mut game = table(|_| ());
    for (by, action) in [(2, "expose 7C"), (1, "expose 3H"), (3, "8H"), (2, "7C"), (1, "3H")] {
        let _ = act(&mut game, by, action);
    }
    let exposed = |game: &Game| game.view(Viewer::Public).exposed.values().map(|cards| cards.len()).collect::<Vec<_>>();
    assert_eq!(exposed(&game), [0; 4]);
    let events = act(&mut game, 2, "take_back");
    let card = "7C".parse().expect("a card");
    assert!(events.contains(&Event::Exposed { seat: seat(2), card }), "{events:?}");
    assert_eq!(exposed(&game), [0, 1, 1, 0], "and so does one that followed it");
    assert!(game.claims(seat(3)).contains(&Remark::CallCard(seat(2), card)));
}

#[test]
fn who_takes_a_card_back_still_owes_the_one_that_was_called() {
    let hands = ["4H 5C 4D", "3H 6C 3D", "2D 7C 9C", "8H 8C 8D"];
    let mut game = with_hands(&hands, |rules| rules.cards_per_player = 3);
    for (by, action) in [(2, "expose 7C"), (3, "8C"), (1, "call_card 2 7C"), (2, "2D"), (2, "take_back")] {
        let _ = act(&mut game, by, action);
    }
    assert_eq!(game.legal(seat(2)), ["7C".parse().expect("an action")]);
}

#[test]
fn who_laid_his_hand_down_after_the_card_takes_it_up_again() {
    let mut game = with_hands(&["4H 5C", "6D 6C", "2H 7C", "8H 8C"], |rules| rules.throw_in = ThrowIn::VoidAndLow);
    for (by, action) in [(3, "8H"), (2, "7C"), (1, "lay_down"), (2, "take_back"), (2, "2H")] {
        let _ = act(&mut game, by, action);
    }
    let view = game.view(Viewer::Public);
    assert_eq!((view.laid_down[seat(1)].len(), view.held[seat(1)].count), (0, 2));
    assert_eq!(game.turn(), Turn::Play(seat(1)));
}

#[test]
fn a_claim_completes_the_trick() {
    let mut game = with_hands(&["4H 5C", "AH KH", "2H 7C", "8H 8C"], |_| ());
    for (by, action) in [(3, "8H"), (2, "7C"), (1, "rest_are_mine")] {
        let _ = act(&mut game, by, action);
    }
    assert!(!game.claims(seat(2)).contains(&Remark::TakeBack), "it is too late to put it right");
    let events = act(&mut game, 1, "call_renege 2");
    assert!(matches!(events.as_slice(), [Event::RenegeCalled { found: Some(_), .. }]), "{events:?}");
}

/// Plays the hand out with a renege of seat 2 in the first trick.
fn reneged(game: &mut Game) {
    for (by, card) in [(3, "8H"), (2, "7C"), (1, "3H"), (0, "4H"), (3, "8C"), (2, "2H"), (1, "6C"), (0, "5C")] {
        let _ = act(game, by, card);
    }
}

#[test]
fn a_renege_counts_only_if_it_is_called() {
    let mut game = table(|_| ());
    reneged(&mut game);
    let mut called = game.clone();
    assert_eq!(
        called.apply(seat(0), Action::Say(Remark::CallRenege(seat(2)))),
        Err(IllegalAction::NotNow(Remark::CallRenege(seat(2)))),
        "a partner does not call it"
    );
    let wrong = act(&mut called, 1, "call_renege 0");
    assert!(matches!(wrong.as_slice(), [Event::RenegeCalled { found: None, .. }]));
    let _ = act(&mut called, 1, "call_renege 2");
    for by in [3, 2, 1, 0] {
        let _ = act(&mut game, by, "content");
        let _ = act(&mut called, by, "content");
    }
    let scores = |game: &Game| game.scores().values().map(|points| points.0).collect::<Vec<_>>();
    // Low for one side, High for the other; Game is nobody's without card points.
    assert_eq!(scores(&game), [1, 1]);
    assert_eq!(scores(&called), [1, 2]);
    let mut referee = table(|rules| {
        (rules.revoke_call, rules.revoke_correction) = (RevokeCall::Referee, RevokeCorrection::None);
    });
    reneged(&mut referee);
    assert_eq!(scores(&referee), [1, 2]);
}

#[test]
fn a_lesser_renege_that_was_called_counts_before_a_grave_one() {
    // Of the thirteen trumps only the two is not among the highest twelve.
    let mut game = table(|rules| rules.renege_top = 12);
    for (by, card) in [(3, "8H"), (2, "7C"), (1, "6C"), (0, "4H"), (3, "8C"), (2, "2H"), (1, "3H"), (0, "5C")] {
        let _ = act(&mut game, by, card);
    }
    let _ = act(&mut game, 1, "call_renege 2");
    let _ = act(&mut game, 0, "call_renege 1");
    let end = game.end().expect("the game is forfeited");
    assert_eq!((end.victory.side, end.victory.by), (Side::default(), WonBy::RenegeForfeit));
    assert_eq!(game.scores().values().map(|points| points.0).collect::<Vec<_>>(), [0, 1]);
    let last = game.last().expect("the hand");
    assert_eq!((last.marks.len(), last.score.delta), (1, *game.scores()));
}

#[test]
fn the_renege_seen_last_is_called_first() {
    let hands = ["4H 5C 4D", "3H 6C 3D", "2H 7C 7S", "8H TH 8D"];
    let mut game = with_hands(&hands, |rules| rules.cards_per_player = 3);
    for (by, card) in [(3, "8H"), (2, "7C"), (1, "3H"), (0, "4H"), (3, "TH"), (2, "7S"), (1, "6C"), (0, "5C")] {
        let _ = act(&mut game, by, card);
    }
    let found = |events: Vec<Event>| match events.as_slice() {
        [Event::RenegeCalled { found, .. }] => found.map(|renege| renege.trick),
        other => panic!("{other:?}"),
    };
    assert_eq!(found(act(&mut game, 1, "call_renege 2")), Some(2));
    assert_eq!(found(act(&mut game, 1, "call_renege 2")), Some(1));
    assert_eq!(found(act(&mut game, 3, "call_renege 2")), Some(2), "what was called before is no wrong call");
}

#[test]
fn a_card_is_put_right_and_called_in_its_time() {
    let calls = |game: &Game, by| game.claims(seat(by)).contains(&Remark::CallRenege(seat(2)));
    let corrects = |game: &Game, by| game.claims(seat(by)).contains(&Remark::TakeBack);
    let mut game = table(|_| ());
    for (by, card) in [(3, "8H"), (2, "7C"), (1, "3H")] {
        assert!(!calls(&game, 1), "no trick is complete");
        let _ = act(&mut game, by, card);
    }
    assert!(corrects(&game, 2) && !corrects(&game, 1) && !corrects(&game, 0));
    let _ = act(&mut game, 0, "5C");
    assert!(!corrects(&game, 2) && corrects(&game, 0), "only the last card can still be put right");
    assert!(calls(&game, 1) && !calls(&game, 0));
    let _ = act(&mut game, 1, "call_renege 0");
    assert!(!corrects(&game, 0), "it was called");
    let mut referee = table(|rules| rules.revoke_call = RevokeCall::Referee);
    for (by, card) in [(3, "8H"), (2, "7C"), (1, "3H"), (0, "4H")] {
        let _ = act(&mut referee, by, card);
    }
    assert!(!calls(&referee, 1), "the referee does it");
}
