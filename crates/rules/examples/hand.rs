//! Deals one hand and plays it: whoever's turn it is does the first thing that the book allows.
//!
//! `cargo run -p pitch-rules --example hand` plays a hand of Auction Pitch; add the name of another game, such as
//! `trinidad`, for a hand of that.

use pitch_rules::{Action, Event, Game, Preset, Rules, Seat, Viewer, shuffle};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::error::Error;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let name = std::env::args().nth(1).unwrap_or_else(|| Preset::AuctionPitch.to_string());
    let preset: Preset = name.parse()?;
    let rules = Arc::new(Rules::from(preset));
    let mut game = Game::new(Arc::clone(&rules), Seat::default()).map_err(|misfits| misfits[0].clone())?;

    // The rules know no chance: random numbers come from outside.
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let pack = shuffle::pack(&rules, || rng.next_u32());
    let _ = game.apply(game.dealer(), Action::Deal(pack))?;
    for (seat, held) in game.view(Viewer::Open).held.iter() {
        println!("Seat {seat} is dealt {}.", held.cards.unwrap_or_default());
    }

    while let Some(seat) = game.turn().decides() {
        let action = game.legal(seat).swap_remove(0);
        println!("Seat {seat}: {action}");
        for event in game.apply(seat, action)? {
            match event {
                Event::TurnedUp(card) => println!("{card} is turned up."),
                Event::TrickTaken { winner, .. } => println!("Seat {winner} takes the trick."),
                _ => {}
            }
        }
    }

    let Some(hand) = game.last() else {
        println!("The hand is thrown in.");
        return Ok(());
    };
    for mark in &hand.marks {
        println!("{:?}: {:+} for side {}", mark.cause, mark.points.0, mark.side);
    }
    for (side, points) in game.scores().iter() {
        println!("Side {side} has {points}.");
    }
    Ok(())
}
