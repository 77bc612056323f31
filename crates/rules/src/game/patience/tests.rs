use super::*;
use crate::game::fixture::{act, seat};
use crate::rules::{AllPass, Length, Preset};
use crate::{Action, IllegalAction, Pack, Remark, Turn};

use std::sync::Arc;

const END: Action = Action::Say(Remark::EndByScore);

fn scores(values: &[i16]) -> BySide<Points> {
    BySide::from_values(values.iter().copied().map(Points)).expect("scores")
}

/// A game in which everybody may pass for ever.
fn idle(players: u8) -> Game {
    let rules = Rules { players, all_pass: AllPass::RedealNextDealer, ..Rules::default() };
    Game::new(Arc::new(rules), seat(0)).expect("the rules fit")
}

fn deal(game: &mut Game) {
    let Turn::Deal(dealer) = game.turn() else { panic!("no hand is to be dealt") };
    let pack = Pack::new(game.rules().pack_cards().iter().collect()).expect("a pack");
    let _ = game.apply(dealer, Action::Deal(pack)).expect("dealt");
}

/// Deals so many hands that are thrown in, each of them.
fn pass(game: &mut Game, hands: u32) {
    for _ in 0..hands {
        deal(game);
        while let Turn::Call(seat) = game.turn() {
            let _ = act(game, seat.index(), "pass");
        }
    }
}

#[test]
fn a_game_that_does_not_get_on_may_end_in_the_next_hand() {
    let mut game = idle(3);
    pass(&mut game, Game::PATIENCE);
    assert!(!game.may_end_by_score(), "the last of the hands could still bring somebody nearer");
    let refused = game.apply(seat(1), END).expect_err("too early");
    assert_eq!((refused.clause(), refused), (Some("B-55"), IllegalAction::NotNow(Remark::EndByScore)));
    deal(&mut game);
    for own in 0..3 {
        assert_eq!(game.claims(seat(own)), [Remark::EndByScore], "on anybody's turn");
    }
    let mut ended = game.clone();
    let events = ended.apply(seat(1), END).expect("offered");
    let end = *ended.end().expect("over");
    assert_eq!(events, [Event::EndedByScore(seat(1)), Event::GameWon(end)]);
    assert_eq!((end.victory.by, end.victory.at_win), (WonBy::Score, scores(&[0, 0, 0])));
    assert!(ended.claims(seat(1)).is_empty() && !ended.may_end_by_score());
    // Nobody has to.
    pass_on(&mut game);
    assert!(game.may_end_by_score());
}

fn pass_on(game: &mut Game) {
    while let Turn::Call(seat) = game.turn() {
        let _ = act(game, seat.index(), "pass");
    }
    deal(game);
}

#[test]
fn only_who_comes_nearer_than_anybody_was_begins_the_count_anew() {
    let rules = Rules::default();
    let mut patience = Patience::new(&rules);
    let mut deal = |hands: u32, values: [i16; 4]| {
        (0..hands).for_each(|_| patience.note_deal(&rules, &scores(&values), 1));
        patience.is_spent()
    };
    assert!(!deal(200, [0, -3, 0, 0]));
    assert!(deal(1, [0, -300, 0, 0]));
    assert!(!deal(200, [0, 2, 0, 0]));
    assert!(deal(1, [2, 0, 0, 0]), "as near as before is no nearer");
    assert!(!deal(200, [3, 0, 0, 0]));
    assert!(!deal(200, [7, 9, 0, 0]), "at the target is as near as can be");
    assert!(deal(1, [7, 19, 0, 0]), "beyond it there is nothing to come nearer to");
}

#[test]
fn a_game_of_so_many_hands_gets_on_with_each_that_is_counted() {
    let rules = Rules { length: Length::Hands, hands: 3, ..Rules::default() };
    let mut patience = Patience::new(&rules);
    let mut deal = |hands: u32, number: u32| {
        (0..hands).for_each(|_| patience.note_deal(&rules, &scores(&[0, 0, 0, 0]), number));
        patience.is_spent()
    };
    assert!(!deal(200, 1));
    assert!(!deal(200, 2));
    assert!(deal(1, 2), "so often was the second hand thrown in");
    assert!(!deal(200, 3));
    assert!(deal(1, 3));
    assert!(!deal(200, 4), "the first hand after the last");
    assert!(deal(1, 5), "of those who are level nobody gets on");
}

#[test]
fn the_best_score_wins_and_the_hand_in_play_is_not_counted() {
    let rules = Rules { players: 4, all_pass: AllPass::RedealSameDealer, ..Rules::from(Preset::CommercialPitch) };
    let mut game = Game::new(Arc::new(rules), seat(3)).expect("the rules fit");
    (game.scores, game.before) = (scores(&[4, 2, 5, 1]), scores(&[4, 2, 5, 1]));
    pass(&mut game, Game::PATIENCE);
    deal(&mut game);
    // The price brings eldest to six at once.
    for (by, call) in [(0, "pass"), (1, "2"), (2, "pass"), (3, "pass"), (0, "accept")] {
        let _ = act(&mut game, by, call);
    }
    assert_eq!(*game.scores(), scores(&[6, 2, 5, 1]));
    let _ = game.apply(seat(3), END).expect("offered");
    let end = game.end().expect("over");
    assert_eq!((end.victory.side.index(), *game.scores()), (2, scores(&[4, 2, 5, 1])));
}

#[test]
fn of_equal_scores_the_one_set_back_least_wins_and_then_the_first_after_the_dealer() {
    let mut game = idle(4);
    pass(&mut game, Game::PATIENCE + 1);
    game.scores = scores(&[3, 3, 1, 3]);
    let winner = |game: &Game| {
        let mut game = game.clone();
        let _ = game.apply(seat(0), END).expect("offered");
        game.end().map(|end| end.victory.side.index())
    };
    assert_eq!((game.dealer().index(), winner(&game)), (1, Some(3)));
    game.set_backs[Side::new(3).expect("a side")] = 1;
    assert_eq!(winner(&game), Some(0));
}
