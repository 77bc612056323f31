//! Cards marked as they are won.

use crate::action::Action;
use crate::call::Contract;
use crate::conduct::Ask;
use crate::event::{Event, Viewer};
use crate::game::Game;
use crate::mark::Cause;
use crate::points::Points;
use crate::remark::Remark;
use crate::rules::{Preset, RevokeMode, RevokePenalty, Rules};
use crate::seat::{BySeat, BySide, Seat};
use crate::setup::Setup;
use crate::view::Turn;

use std::sync::Arc;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// Four hands by these rules of Don, the second of which pitches, at these scores.
fn game(rules: &Rules, hands: [&str; 4], scores: [i16; 2]) -> Game {
    let cards_per_player = hands[0].split(' ').count() as u8;
    let mut setup = Setup::new(Arc::new(Rules { cards_per_player, ..rules.clone() }), seat(0));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    setup.scores = BySide::from_values(scores.map(Points)).expect("scores");
    setup.contract = Some(Contract::new(seat(1), None));
    setup.build().expect("a position")
}

fn play(game: &mut Game, card: &str) -> Vec<Event> {
    let Turn::Play(turn) = game.turn() else { panic!("{:?}", game.turn()) };
    game.apply(turn, Action::Play(card.parse().expect("a card"))).expect("a card that may be played")
}

fn say(game: &mut Game, seat: Seat, remark: Remark) -> Vec<Event> {
    game.apply(seat, Action::Say(remark)).expect("something that may be said")
}

fn scores(game: &Game) -> [i16; 2] {
    let values: Vec<i16> = game.scores().values().map(|points| points.0).collect();
    values.try_into().expect("two sides")
}

fn don() -> Rules {
    Preset::NineCardDon.into()
}

/// Don at a table where mistakes are made.
fn table() -> Rules {
    Rules { revoke_mode: RevokeMode::Table, ..don() }
}

#[test]
fn a_trick_is_marked_as_soon_as_it_is_taken() {
    let mut game = game(&don(), ["2H 3D", "AH 2S", "9H 3S", "5D 4S"], [0, 0]);
    for card in ["AH", "9H", "5D"] {
        assert!(!play(&mut game, card).iter().any(|event| matches!(event, Event::Marked(_))));
    }
    let events = play(&mut game, "2H");
    let marked = events.iter().filter_map(|event| if let Event::Marked(mark) = event { Some(mark) } else { None });
    let marked: Vec<_> = marked.map(|mark| (mark.cause, mark.points.0)).collect();
    let peg =
        |point: &str, card: &str| Cause::Peg(seat(1), point.parse().expect("a point"), card.parse().expect("a card"));
    assert_eq!(marked, [(peg("A", "AH"), 4), (peg("9", "9H"), 9), (peg("p5", "5D"), 5)]);
    assert_eq!(scores(&game), [0, 18]);
    let mut view = self::game(&don(), ["2H 3D", "AH 2S", "9H 3S", "5D 4S"], [0, 0]).view(Viewer::Public);
    events.iter().for_each(|event| view.apply(event));
    assert_eq!(view.scores, *game.scores(), "who follows what happens has the same scores");
}

#[test]
fn pegging_out_in_the_last_trick_ends_the_game_before_the_count() {
    let mut game = game(&don(), ["2H", "AH", "TH", "3H"], [90, 87]);
    ["AH", "TH", "3H", "2H"].iter().for_each(|card| drop(play(&mut game, card)));
    let (finished, end) = (game.last().expect("a hand"), game.end().expect("an end"));
    assert_eq!((end.victory.side.index(), end.victory.by.to_string()), (1, "A".to_owned()));
    assert_eq!(finished.marks.len(), 1, "Game is not counted any more: {:?}", finished.marks);
}

#[test]
fn a_claim_pegs_what_is_won_with_the_rest() {
    let mut game = game(&don(), ["2H 3D 4D", "AH KH QH", "9H 3S 4S", "3H 5D 4C"], [0, 0]);
    ["AH", "9H", "3H", "2H"].iter().for_each(|card| drop(play(&mut game, card)));
    let _claimed = say(&mut game, seat(1), Remark::RestAreMine);
    let marks = &game.last().expect("a hand").marks;
    assert_eq!(marks.iter().map(|mark| mark.points.0).collect::<Vec<_>>(), [4, 9, 3, 2, 5, 8]);
    assert_eq!(scores(&game), [0, 31]);
}

#[test]
fn a_card_taken_back_takes_its_pegs_along() {
    let mut game = game(&table(), ["2H 3D", "AH 2S", "9H 5H", "5D 4S"], [0, 0]);
    ["AH", "9H", "5D"].iter().for_each(|card| drop(play(&mut game, card)));
    // The last player throws another suit, and the trick is complete.
    let _revoke = play(&mut game, "3D");
    assert_eq!(scores(&game), [0, 18]);
    let _back = say(&mut game, seat(0), Remark::TakeBack);
    assert_eq!(scores(&game), [0, 0], "the trick lies open again");
    let _right = play(&mut game, "2H");
    assert_eq!(scores(&game), [0, 18]);
}

#[test]
fn a_revoke_that_is_found_takes_the_game_from_who_pegged_out() {
    let rules = Rules { revoke_penalty: RevokePenalty::JackTwo, ..table() };
    let mut game = game(&rules, ["2H 3D", "AH 2S", "9H 5H", "5D 4H"], [0, 80]);
    // The partner of the pitcher throws a plain five, though they could follow.
    ["AH", "9H", "5D", "2H"].iter().for_each(|card| drop(play(&mut game, card)));
    assert_eq!(game.view(Viewer::Public).ask, Some(Ask::AnyClaims), "everybody may still say what they have seen");
    let _called = say(&mut game, seat(0), Remark::CallRenege(seat(3)));
    while let Turn::Rule(asked) = game.turn() {
        let _content = say(&mut game, asked, Remark::Content);
    }
    assert_eq!((scores(&game), game.end()), ([1, 90], None), "one short of the target");
    assert_eq!(game.turn(), Turn::Deal(seat(1)), "the hand is over");
}

#[test]
fn game_that_nobody_makes_is_scored_with_the_next() {
    let pitched = |card: &str| {
        let mut game = game(&Preset::Phat.into(), ["2H", card, "4H", "3H"], [0, 0]);
        let mut view = game.view(Viewer::Public);
        let happened: Vec<Event> = [card, "4H", "3H", "2H"].iter().flat_map(|card| play(&mut game, card)).collect();
        happened.iter().for_each(|event| view.apply(event));
        assert_eq!(view.carry, game.carry());
        (scores(&game), game.carry())
    };
    assert_eq!(pitched("AH"), ([0, 12], Points(0)));
    assert_eq!(pitched("5H"), ([0, 10], Points(8)), "nobody has a card point");
}

#[test]
fn who_follows_what_happens_takes_away_only_the_pegs_of_the_trick_that_lies_open_again() {
    let mut game = game(&table(), ["2H 3H 3D", "AH KH 2S", "9H 5H 6S", "5D 4S 7C"], [0, 0]);
    let mut view = game.view(Viewer::Public);
    let mut happened: Vec<Event> = ["AH", "9H", "5D", "2H"].iter().flat_map(|card| play(&mut game, card)).collect();
    let first = scores(&game);
    // The last player throws another suit, and the second trick is complete.
    happened.extend(["KH", "5H", "4S", "3D"].iter().flat_map(|card| play(&mut game, card)));
    assert_ne!(scores(&game), first);
    happened.extend(say(&mut game, seat(0), Remark::TakeBack));
    happened.iter().for_each(|event| view.apply(event));
    assert_eq!((scores(&game), &view.scores), (first, game.scores()));
}
