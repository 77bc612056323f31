//! Plays games at a table by a list of numbers, for tests of what is kept of them.

use pitch_players::Level;
use pitch_rules::{Rules, Turn};
use pitch_session::{Deals, Kind, NewGame, Player, Table, Timestamp};

/// A table for so many, with a person in seat 0.
pub fn table(players: u8, deal_number: u64) -> Table {
    table_by(Rules { players, ..Rules::default() }, deal_number)
}

/// A table that plays by these rules, with a person in seat 0.
pub fn table_by(rules: Rules, deal_number: u64) -> Table {
    let players = rules.players;
    let kind = |seat| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = (0..players).map(|seat| Player::new(&format!("Player {seat}"), kind(seat))).collect();
    let started = Timestamp::from_seconds(1_769_882_709 + deal_number);
    let new = NewGame { started, ..NewGame::new(rules, players, Deals::from_number(deal_number)) };
    Table::new(new).expect("a table")
}

/// Does one thing at the table: deals, or lets whose turn it is do one of what they may. False at the end of the game.
pub fn step(table: &mut Table, choice: u8) -> bool {
    match table.game().turn() {
        Turn::Over => return false,
        Turn::Deal(_) => assert!(!table.deal().is_empty()),
        Turn::Call(seat) | Turn::Discard(seat) | Turn::Play(seat) | Turn::Rule(seat) => {
            let legal = table.game().legal(seat);
            let action = legal[usize::from(choice) % legal.len()].clone();
            let _events = table.act(seat, action).expect("legal");
        }
    }
    true
}

/// The table when the game is over; nobody bids more than they must, so that it is over soon.
pub fn over(mut table: Table) -> Table {
    while step(&mut table, 0) {}
    table
}
