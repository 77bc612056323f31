//! Hands that are over before their last card.

use crate::action::Action;
use crate::bid::Bid;
use crate::call::Contract;
use crate::game::Game;
use crate::points::Points;
use crate::rules::{GoingOut, Moon, MoonNeeds, Preset, Rules};
use crate::seat::{BySeat, BySide, Seat};
use crate::setup::Setup;
use crate::view::Turn;

use std::sync::Arc;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A hand of four in two sides, at these scores, in which seat 0 pitches for this bid and these cards were played.
fn game(rules: &Rules, hands: [&str; 4], bid: Bid, scores: [i16; 2], played: &str) -> Game {
    let cards_per_player = hands[0].split(' ').count() as u8;
    let mut setup = Setup::new(Arc::new(Rules { cards_per_player, ..rules.clone() }), seat(3));
    setup.hands = BySeat::from_values(hands.map(|cards| cards.parse().expect("cards")));
    setup.scores = BySide::from_values(scores.map(Points)).expect("scores");
    setup.contract = Some(Contract::new(seat(0), Some(bid)));
    let mut game = setup.build().expect("a position");
    for card in played.split_whitespace() {
        let Turn::Play(turn) = game.turn() else { panic!("{card}: {:?}", game.turn()) };
        let _ = game.apply(turn, Action::Play(card.parse().expect("a card"))).expect("a card that may be played");
    }
    game
}

/// The tricks that were played of the hand that is over.
fn tricks(game: &Game) -> Option<usize> {
    game.last().map(|finished| finished.tricks.len())
}

const HANDS: [&str; 4] = ["AS JS 9D", "KS 7S 4C", "2S 3S KD", "QS TS AD"];

fn setback() -> Rules {
    Preset::Setback.into()
}

#[test]
fn the_pitcher_goes_out_in_the_middle_of_a_hand() {
    let at_once = Rules { going_out: GoingOut::BidderAtOnce, ..setback() };
    // High and Low are two points that everybody has seen; the jack is still out.
    let first = "AS 7S 2S TS";
    let over = game(&at_once, HANDS, Bid::TWO, [9, 10], first);
    let end = over.end().expect("it is won");
    assert_eq!((end.victory.side.index(), end.victory.by.to_string()), (0, "bidder_first".to_owned()));
    assert_eq!((tricks(&over), end.scores.values().map(|score| score.0).collect::<Vec<_>>()), (Some(1), vec![11, 10]));
    let finished = over.last().expect("a hand");
    assert_eq!(finished.marks.len(), 2, "{:?}", finished.marks);
    // With a bid that is not made yet, or a score that is not there yet, the hand goes on; and by other rules.
    let three = Bid::new(3).expect("a bid");
    assert_eq!(tricks(&game(&at_once, HANDS, three, [9, 10], first)), None);
    assert_eq!(tricks(&game(&at_once, HANDS, Bid::TWO, [8, 10], first)), None);
    let first_in_count = Rules { going_out: GoingOut::BidderFirst, ..setback() };
    assert_eq!(tricks(&game(&first_in_count, HANDS, Bid::TWO, [9, 10], first)), None);
    let two = Rules { win_by_two: true, ..at_once };
    assert_eq!(tricks(&game(&two, HANDS, Bid::TWO, [9, 10], first)), None);
}

#[test]
fn the_others_do_not_go_out_in_the_middle_of_a_hand() {
    let at_once = Rules { going_out: GoingOut::BidderAtOnce, ..setback() };
    let hands = ["KS JS 9D", "AS 2S 4C", "7S 3S KD", "QS TS AD"];
    assert_eq!(tricks(&game(&at_once, hands, Bid::TWO, [0, 9], "KS AS 7S TS 2S")), None);
}

#[test]
fn a_hand_ends_when_nothing_is_left_to_win() {
    let points = "high low jack T".parse().expect("a list");
    let early = Rules { stops_early: true, points, ..setback() };
    let played = "AS 7S 2S TS JS KS 3S QS";
    let over = game(&early, HANDS, Bid::TWO, [0, 0], played);
    assert_eq!(tricks(&over), Some(2), "the jack was the last point");
    let all = game(&Rules { stops_early: false, ..early.clone() }, HANDS, Bid::TWO, [0, 0], played);
    assert_eq!(tricks(&all), None);
    assert_eq!(tricks(&game(&early, HANDS, Bid::TWO, [0, 0], "AS 7S 2S TS")), None, "the jack is out");
    let score = over.last().expect("a hand").score;
    assert_eq!((score.set_back, score.after.values().map(|score| score.0).collect::<Vec<_>>()), (false, vec![3, 1]));
    // Nothing is decided while the bid asks for every trick, and the pitcher has them all.
    let hands = ["AS JS 9D", "9S 7S 4C", "2S 3S KD", "8S TS AD"];
    let moon = Rules { moon: Moon::Points, moon_points: Points(9), ..early };
    let won = game(&moon, hands, Bid::MOON, [0, 0], "AS 7S 2S TS JS 9S 3S 8S");
    assert_eq!((tricks(&won), won.last().map(|hand| hand.score.moon)), (Some(2), Some(Some(Points(9)))));
    let slam = Rules { moon_needs: MoonNeeds::PointsAndTricks, ..moon };
    assert_eq!(tricks(&game(&slam, hands, Bid::MOON, [0, 0], "AS 7S 2S TS JS 9S 3S 8S")), None);
    assert_eq!(tricks(&game(&slam, HANDS, Bid::MOON, [0, 0], "AS 7S 2S TS JS KS 3S QS")), Some(2), "a trick was lost");
}
