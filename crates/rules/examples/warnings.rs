//! Reads a rule set and says whether it can be played, and what to know before a game by it.
//!
//! The rule set is an object in JSON with the options that differ from Auction Pitch:
//! `echo '{"min_bid": 4, "smudge": "off"}' | cargo run -p pitch-rules --example warnings`

use pitch_rules::Rules;
use pitch_rules::rules::Field;

use std::error::Error;
use std::io;

fn main() -> Result<(), Box<dyn Error>> {
    let rules: Rules = serde_json::from_reader(io::stdin().lock())?;
    let misfits = rules.validate();
    for misfit in &misfits {
        println!("These rules cannot be played: {misfit}.");
    }
    for warning in rules.warnings() {
        let options: Vec<&str> = warning.fields().iter().map(|field| field.id()).collect();
        println!("A game may not come to its end: {warning:?}, from {}.", options.join(" and "));
    }
    if !misfits.is_empty() {
        // The options that have to change, and how.
        let mended = rules.mended();
        for field in Field::ALL.iter().filter(|field| field.differs(&rules, &mended)) {
            println!("It can be played with {field} = {}.", field.get(&mended));
        }
    }
    Ok(())
}
