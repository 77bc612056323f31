use crate::game::fixture::seat;
use crate::rules::{GoingOut, MisdealResult, RevokeMode};
use crate::{
    Action, Bid, BySeat, BySide, Contract, Game, Pack, Points, Preset, Rules, Seat, Setup, Slip, Suit, Turn, Viewer,
    WonBy,
};

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
            teams: crate::rules::Teams::None,
            cards_per_player: 2,
            revoke_mode: RevokeMode::Table,
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

/// Seat 0 deals these hands, and this is said and played.
fn after(mut rules: Rules, scores: &[i16], hands: &[&str], stock: &str, actions: &[(usize, &str)]) -> Game {
    rules.cards_per_player = hands[0].split(' ').count() as u8;
    let mut setup = Setup::new(Arc::new(rules), seat(0));
    setup.scores = BySide::from_values(scores.iter().copied().map(Points)).expect("the scores");
    setup.hands = BySeat::from_values(hands.iter().map(|cards| cards.parse().expect("cards")));
    setup.stock = stock.split_whitespace().map(|card| card.parse().expect("a card")).collect();
    let mut game = setup.build().expect("a position");
    for &(by, action) in actions {
        let action: Action = action.parse().expect("an action");
        let _ = game.apply(seat(by), action.clone()).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
    game
}

fn scores(game: &Game) -> Vec<i16> {
    game.scores().values().map(|points| points.0).collect()
}

#[test]
fn a_misdeal_can_make_the_lead_of_two() {
    let misdealt = |change: fn(&mut Rules), before: [i16; 2]| {
        let mut rules = Rules {
            revoke_mode: RevokeMode::Table,
            win_by_two: true,
            misdeal_result: MisdealResult::Penalty1LoseDeal,
            ..Rules::from(Preset::Setback)
        };
        change(&mut rules);
        let pack = Pack::new(rules.pack_cards().iter().collect()).expect("a pack");
        let mut setup = Setup::new(Arc::new(rules), seat(0));
        setup.scores = BySide::from_values(before.map(Points)).expect("two sides");
        let mut game = setup.build().expect("a position");
        let _ = game.apply(seat(0), Action::Misdeal(Slip::Count, pack)).expect("it can happen");
        game.end().map(|end| (end.victory.side.index(), end.victory.by))
    };
    assert_eq!(misdealt(|_| (), [9, 10]), Some((1, WonBy::Misdeal)));
    assert_eq!(misdealt(|_| (), [10, 10]), None);
    assert_eq!(misdealt(|rules| rules.must_bid_to_go_out = true, [9, 10]), None);
    assert_eq!(misdealt(|rules| rules.misdeal_result = MisdealResult::LoseDeal, [9, 10]), None);
    let enough = |rules: &mut Rules| rules.win_by_two = false;
    assert!(misdealt(enough, [10, 10]).is_some_and(|(side, by)| side == 1 && by == WonBy::Misdeal));
}

/// Seat 0 does not follow the trump led first, and is called.
fn jack_two(before: [i16; 2], hands: &[&str], rest: &[(usize, &str)]) -> Game {
    let rules = Rules { revoke_mode: RevokeMode::Table, ..Rules::from(Preset::SevenUp) };
    let actions = [&[(1, "stand"), (1, "8H"), (0, "5C"), (1, "call_renege 0")], rest].concat();
    after(rules, &before, hands, "9H", &[&actions[..], &[(1, "content"), (0, "content")]].concat())
}

#[test]
fn a_revoke_costs_two_only_while_the_jack_is_in_play() {
    let without = jack_two([0, 0], &["4H 5C", "8H 8C"], &[(1, "8C"), (0, "4H")]);
    assert_eq!(scores(&without), [1, 2], "Low for one; High and the point of the revoke for the other");
    let with = jack_two([0, 0], &["JH 5C", "8H 8C"], &[(1, "8C"), (0, "JH")]);
    assert_eq!(scores(&with), [1, 3], "High, and neither Jack nor Game; Low and the two points for the other");
}

#[test]
fn who_revoked_stops_one_short_whatever_he_makes() {
    let game = jack_two([5, 0], &["AH 5C 2H", "8H 8C 9C"], &[(1, "8C"), (0, "AH"), (0, "2H"), (1, "9C")]);
    assert_eq!(scores(&game), [6, 1], "High brings them to six, and Low no further");
    assert!(game.end().is_none());
}

#[test]
fn a_smudge_above_four_needs_the_last_trick_too() {
    let hands = |last: &'static str| ["5D 6D 7D 8D", last, "4H 5C 6C 7C", "8C 9C 9D 3D"];
    let said = [(1, "5"), (1, "AS"), (2, "5C"), (3, "8C"), (0, "5D"), (1, "JS"), (2, "6C"), (3, "9C"), (0, "6D")];
    let third = [(1, "2S"), (2, "7C"), (3, "3D"), (0, "7D")];
    let played = |own: &'static str, card: &'static str| {
        let last = [(1, card), (2, "4H"), (3, "9D"), (0, "8D")];
        let rules = Rules::from(Preset::SmudgeBid);
        scores(&after(rules, &[0, 0], &hands(own), "", &[&said[..], &third, &last].concat()))
    };
    assert_eq!(played("AS JS 2S 3H", "3H"), [0, -5]);
    assert_eq!(played("AS JS 2S 6H", "6H"), [0, 5]);
}

/// Two jokers bring two players to the target: who won the first of them has won the game (M-35).
#[test]
fn cards_of_one_name_are_counted_as_they_were_played() {
    let winner = |played: [&str; 4]| {
        let rules = Rules {
            players: 2,
            cards_per_player: 2,
            max_bid: Bid::FOUR,
            points: "X:2".parse().expect("a list"),
            target: Points(5),
            going_out: GoingOut::StrictOrder,
            ..Rules::from(Preset::SevenPoint)
        };
        let mut setup = Setup::new(Arc::new(rules), seat(1));
        setup.scores = BySide::from_values([Points(4), Points(4)]).expect("two sides");
        setup.hands = BySeat::from_values(["AS X2", "KS X1"].map(|cards| cards.parse().expect("cards")));
        setup.contract = Some(Contract::new(seat(0), Some(Bid::TWO)));
        setup.named = Some(Suit::Spades);
        setup.played = played.iter().map(|card| card.parse().expect("a card")).collect();
        let game = setup.build().expect("a position");
        let victory = game.end().expect("both have enough").victory;
        (victory.side.index(), victory.by.to_string())
    };
    assert_eq!(winner(["X2", "KS", "X1", "AS"]), (1, "X".to_owned()));
    assert_eq!(winner(["AS", "X1", "X2", "KS"]), (0, "X".to_owned()));
}
