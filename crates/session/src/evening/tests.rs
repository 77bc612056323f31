//! Whole games, settled over an evening.

use super::*;
use crate::{Deals, Kind, NewGame, Player};
use pitch_players::Level;
use pitch_rules::rules::{Settlement, Teams};
use pitch_rules::{BySide, Payment, Points, Preset, Side, Turn, Victory, WonBy};

fn table(rules: &Rules, names: &[&str], number: u64) -> Table {
    let players = names.iter().take(rules.players.into()).map(|name| Player::new(name, Kind::Bot(Level::USUAL)));
    Table::new(NewGame::new(rules.clone(), players.collect(), Deals::from_number(number))).expect("a table")
}

/// A whole game in which nobody bids more than they must, so that it is over soon, and everybody plays one of the cards that
/// they may.
fn played(rules: &Rules, number: u64) -> Table {
    let mut table = table(rules, &["Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus"], number);
    for choice in 0_usize.. {
        let _ = table.deal();
        let Some(seat) = table.to_act() else { break };
        let mut legal = table.game().legal(seat);
        let choice = if matches!(table.game().turn(), Turn::Play(_)) { choice * 7 % legal.len() } else { 0 };
        let _ = table.act(seat, legal.swap_remove(choice)).expect("legal");
    }
    table
}

/// An evening of one game with these balances.
fn evening(amounts: &[i32]) -> Evening {
    let net = amounts.iter().zip('a'..).map(|(&amount, name)| share(&name.to_string(), amount)).collect();
    let empty = String::new;
    let game = GameResult {
        game: empty(),
        date: Timestamp::default(),
        rule_set: empty(),
        people: vec![],
        winners: vec![],
        net,
    };
    Evening { games: vec![game], ..Evening::default() }
}

fn total(shares: &[Share]) -> i64 {
    shares.iter().map(|share| i64::from(share.amount)).sum()
}

/// The transfers bring every balance to nought.
fn assert_settled(evening: &Evening) {
    let mut balances = evening.balances();
    for Transfer { from, to, amount } in evening.owes() {
        assert!(amount > 0 && from != to);
        for share in &mut balances {
            share.amount += if share.name == from { amount } else { 0 } - if share.name == to { amount } else { 0 };
        }
    }
    assert!(balances.iter().all(|share| share.amount == 0), "{balances:?}");
}

#[test]
fn the_games_of_an_evening_add_up() {
    let mut evening = Evening::default();
    let rules = Rules { settlement_setback_bonus: true, ..Rules::default() };
    for number in 0..4 {
        let table = played(&rules, number);
        let now = Timestamp::from_seconds(1_000 * number);
        assert!(evening.follow(&table, now));
        assert!(!evening.follow(&table, now), "the same game is not counted twice");
    }
    assert_eq!(evening.games().len(), 4);
    assert_eq!(total(&evening.balances()), 0);
    assert!(evening.balances().iter().any(|share| share.amount != 0));
    assert!(evening.games().iter().all(|game| game.winners.len() == 1 && game.rule_set == "own"));
    assert_settled(&evening);
}

#[test]
fn red_counters_are_kept_as_well() {
    let mut evening = Evening::default();
    assert!(evening.follow(&played(&Rules::from(Preset::Britannica1911), 3), Timestamp::now()));
    let balances = evening.balances();
    let mut amounts: Vec<i32> = balances.iter().map(|share| share.amount).collect();
    amounts.sort_unstable();
    assert_eq!(total(&balances), 0);
    assert_eq!(amounts, [-1, -1, -1, 3], "one from everybody, and the winner takes the pool");
}

#[test]
fn each_partner_pays_what_the_side_pays_and_reds_are_divided() {
    let rules = Rules { settlement: Settlement::OneTwo, ante_red: 1, ..Rules::from(Preset::Setback) };
    let side = Side::default();
    let sides = |values: [i32; 2]| BySide::from_values(values).expect("two");
    let victory = Victory { side, by: WonBy::Lead, at_win: rules.by_side() };
    let payments = BySide::from_values([Payment(2), Payment(-2)]).expect("two");
    let end = End { victory, scores: rules.by_side(), payments, reds: sides([3, -3]) };
    assert_eq!(net(&rules, &end), [2 + 2, -2 - 1, 2 + 1, -2 - 2]);
    let threes = Rules { players: 6, teams: Teams::Threes, ..rules };
    assert_eq!(net(&threes, &end).iter().sum::<i32>(), 0);
}

#[test]
fn the_fewest_payments_settle_an_evening() {
    // Two groups that are even by themselves: one payment in the first, two in the second.
    assert_eq!(evening(&[5, -5, 4, -1, -3]).owes().len(), 3);
    // The greatest debts do not match: greedily it would take five.
    assert_eq!(evening(&[6, -3, -3, 5, -4, -1]).owes().len(), 4);
    assert_eq!(evening(&[7, 2, -4, -3, -2]).owes().len(), 3);
    for amounts in [&[][..], &[0, 0], &[3, -1, -1, -1], &[9, -2, -7, 4, -4, 11, -11], &[i32::MAX, -i32::MAX]] {
        let evening = evening(amounts);
        assert_settled(&evening);
        let open = amounts.iter().filter(|amount| **amount != 0).count();
        assert!(evening.owes().len() <= open.saturating_sub(1));
    }
    let many: Vec<i32> = (1..=10).flat_map(|amount| [amount, -amount]).collect();
    assert_settled(&evening(&many));
}

#[test]
fn what_is_taken_back_is_no_result_any_more() {
    let players = ["Ann", "Bo"].map(|name| Player::new(name, Kind::Person)).to_vec();
    let rules = Rules { players: 2, target: Points(1), ..Rules::default() };
    let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(1))).expect("a table");
    while table.game().end().is_none() {
        let _ = table.deal();
        let seat = table.to_act().expect("somebody");
        let action = table.game().legal(seat).remove(0);
        let _ = table.act(seat, action).expect("legal");
    }
    let mut evening = Evening::default();
    assert!(evening.follow(&table, Timestamp::now()));
    assert!(table.undo());
    assert!(evening.follow(&table, Timestamp::now()));
    assert!(evening.is_empty() && !evening.follow(&table, Timestamp::now()));
}

#[test]
fn other_people_or_a_long_pause_begin_a_new_evening() {
    let mut evening = Evening::default();
    let _ = evening.follow(&played(&Rules::default(), 1), Timestamp::from_seconds(0));
    let people = |names: [&str; 2]| {
        let players = names.map(|name| Player::new(name, Kind::Person)).to_vec();
        let rules = Rules { players: 2, ..Rules::default() };
        Table::new(NewGame::new(rules, players, Deals::from_number(1))).expect("a table")
    };
    let soon = Timestamp::from_seconds(LONGEST_PAUSE - 1);
    evening.games[0].people = vec!["Ann".to_owned(), "Bo".to_owned()];
    assert!(evening.goes_on(&people(["Bo", "Ann"]), soon));
    assert!(!evening.goes_on(&people(["Bo", "Cy"]), soon));
    assert!(!evening.goes_on(&people(["Bo", "Ann"]), Timestamp::from_seconds(LONGEST_PAUSE)));
    let other = played(&Rules::default(), 2);
    assert!(evening.follow(&other, soon));
    assert_eq!(evening.games().len(), 1);
}

#[test]
fn a_result_that_does_not_come_out_even_is_refused() {
    let read = |net: &str| ron::from_str::<Evening>(&format!("(games: [(game: \"x\", net: {net})])"));
    let share = |amount: i64| format!("(name: \"a\\u{{202e}}\", amount: {amount})");
    assert_eq!(read(&format!("[{}, {}]", share(2), share(-2))).expect("even").games()[0].net[0].name, "a");
    assert!(read(&format!("[{}]", share(2))).expect_err("uneven").to_string().contains("even"));
    assert!(read(&format!("[{}, {}]", share(2_000_000), share(-2_000_000))).is_err());
}

#[test]
fn an_evening_without_end_fits_into_its_file_and_owes_the_same() {
    let long = "m".repeat(LONGEST_WORD);
    let share = |seat: i32| Share { name: format!("{}{seat}", "m".repeat(22)), amount: if seat == 6 { 6 } else { -1 } };
    let game = |number: usize| GameResult {
        game: format!("{number:048}"),
        date: Timestamp::from_seconds(1),
        rule_set: long.clone(),
        people: (0..7).map(|seat| share(seat).name).collect(),
        winners: (0..7).map(|seat| share(seat).name).collect(),
        net: (0..7).map(share).collect(),
    };
    let mut evening = Evening::default();
    for number in 0..5000 {
        evening.games.push(game(number));
        evening.sum_up();
    }
    assert_eq!(evening.games().len(), Evening::MOST);
    assert_eq!(evening.games()[0].game, format!("{:048}", 5000 - Evening::MOST));
    assert!(evening.balances().iter().all(|share| share.amount == -5000 || share.amount == 30_000));
    let text = crate::syntax::write(&evening).expect("written");
    assert!((text.len() as u64) < crate::syntax::MAX_BYTES / 2, "{}", text.len());
    assert_eq!(crate::syntax::read::<Evening>(&text), Ok(evening));
}
