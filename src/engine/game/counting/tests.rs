use crate::engine::{Action, BySeat, BySide, Game, Points, Preset, Rules, Seat, Setup, Turn, Viewer};

use std::sync::Arc;

/// A hand of one trick: the dealer turns a jack up and makes High, Low and Game.
fn played(target: i16) -> Game {
    let rules = Rules { cards_per_player: 1, target: Points(target), ..Rules::from(Preset::Trinidad) };
    let mut setup = Setup::new(Arc::new(rules), Seat::default());
    setup.hands = BySeat::from_values(["AH", "2C", "3C", "4C"].map(|cards| cards.parse().expect("cards")));
    setup.stock = vec!["JH".parse().expect("a card")];
    let mut game = setup.build().expect("a position");
    while let Turn::Call(seat) | Turn::Play(seat) = game.turn() {
        let first: Action = game.legal(seat).swap_remove(0);
        let _ = game.apply(seat, first).expect("legal");
    }
    game
}

#[test]
fn what_is_on_the_pad_adds_up_to_the_scores() {
    let scores = |points: [i16; 2]| BySide::from_values(points.map(Points)).expect("two sides");
    let between = played(14).view(Viewer::Public);
    assert_eq!((between.scores, between.before), (scores([6, 0]), scores([6, 0])));
    assert_eq!(between.marks, [], "nothing was entered since the last hand");
    let over = played(5).view(Viewer::Public);
    assert_eq!((over.scores, over.before), (scores([6, 0]), scores([0, 0])));
    assert_eq!(over.marks.iter().map(|mark| mark.points.0).sum::<i16>(), 6);
}

#[test]
fn of_several_others_the_best_wins_what_is_forfeited() {
    let winner = |scores: [i16; 3]| {
        let rules = Rules {
            players: 3,
            min_players: 2,
            teams: crate::engine::rules::Teams::None,
            cards_per_player: 2,
            revoke_mode: crate::engine::rules::RevokeMode::Table,
            ..Rules::from(Preset::Trinidad)
        };
        let mut setup = Setup::new(Arc::new(rules), Seat::default());
        setup.hands = BySeat::from_values(["AH 5C", "3H 6C", "2H 7C"].map(|cards| cards.parse().expect("cards")));
        setup.stock = vec!["9H".parse().expect("a card")];
        setup.scores = BySide::from_values(scores.map(Points)).expect("three");
        let mut game = setup.build().expect("a position");
        for (by, action) in [(2, "stand"), (2, "2H"), (1, "3H"), (0, "5C"), (1, "call_renege 0")] {
            let action: Action = action.parse().expect("an action");
            let _ = game.apply(Seat::new(by).expect("a seat"), action).expect("it can be done");
        }
        game.end().expect("the game is over").victory.side.index()
    };
    assert_eq!(winner([9, 3, 5]), 2);
    assert_eq!(winner([9, 5, 3]), 1);
    assert_eq!(winner([0, 4, 4]), 2, "next in turn");
}
