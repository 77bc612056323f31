//! Counts a hand that was played elsewhere, and prints what came of it as JSON.
//!
//! `cargo run -p pitch-rules --example count`

use pitch_rules::{Bid, BySeat, Cards, Contract, Game, HandResult, Preset, Rules, Seat, Setup, Turn};

use std::error::Error;
use std::sync::Arc;

/// Four hands of three cards, from seat 0 on.
const HANDS: [&str; 4] = ["AS 9H 4C", "TS JS 2D", "3S KH 8C", "2S TH 7D"];
/// The cards as they were played; the first made trump.
const PLAYED: [&str; 12] = ["AS", "TS", "3S", "2S", "9H", "JS", "KH", "TH", "2D", "8C", "7D", "4C"];

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Rules { cards_per_player: 3, ..Rules::from(Preset::AuctionPitch) };
    let hands = HANDS.iter().map(|hand| hand.parse()).collect::<Result<Vec<Cards>, _>>()?;
    let setup = Setup {
        hands: BySeat::from_values(hands),
        contract: Some(Contract::new(Seat::default(), Bid::new(2))),
        played: PLAYED.iter().map(|card| card.parse()).collect::<Result<_, _>>()?,
        ..Setup::new(Arc::new(rules), Seat::new(3).ok_or("no such seat")?)
    };
    let game: Game = setup.build().map_err(|errors| errors[0].clone())?;
    let next_dealer = match game.turn() {
        Turn::Deal(dealer) => Some(dealer),
        _ => None,
    };
    let hand = game.last().ok_or("the hand is not over")?;
    println!("{}", serde_json::to_string_pretty(&HandResult::of(hand, next_dealer, &game))?);
    Ok(())
}
