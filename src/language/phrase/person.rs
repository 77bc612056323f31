//! Players, sides, bids and scores.

use crate::engine::{Bid, Call, Contract, Points, Seat, Side};
use crate::language::phrase::card::list;
use crate::language::{Language, Names};
use crate::t;

/// A player as a label or at the start of a sentence: "You", "Ben".
#[must_use]
pub fn player(language: &Language, names: &Names, seat: Seat) -> String {
    t!(language, "person", who = names.who(seat), name = names.name(seat))
}

/// A player from whom something is taken: "(takes it from) you", "Ben".
#[must_use]
pub fn player_from(language: &Language, names: &Names, seat: Seat) -> String {
    t!(language, "person-from", who = names.who(seat), name = names.name(seat))
}

/// Names for so many bots, none of which is taken, not even in other letters.
#[must_use]
pub fn bot_names(language: &Language, count: usize, taken: &[&str]) -> Vec<String> {
    let list = t!(language, "bot-names");
    let names = list.split(',').map(str::trim);
    let free = names.filter(|name| !taken.iter().any(|taken| taken.trim().to_lowercase() == name.to_lowercase()));
    free.take(count).map(str::to_owned).collect()
}

/// A side as a label: "You", "Ben", "You and Cleo"; the player who is spoken to comes first.
#[must_use]
pub fn side(language: &Language, names: &Names, side: Side) -> String {
    let mut members: Vec<Seat> = names.rules().members(side).collect();
    members.sort_by_key(|&seat| names.you() != Some(seat));
    list(language, members.into_iter().map(|seat| player(language, names, seat)))
}

/// A bid as a word of a sentence: "two"; "smudge" where it is one at this table.
#[must_use]
pub fn bid(language: &Language, names: &Names, bid: Bid) -> String {
    if names.is_smudge(bid) { t!(language, "bid-smudge-word") } else { t!(language, "bid-word", bid = bid.number()) }
}

/// What a player says aloud: "Two", "Pass", "Smudge".
#[must_use]
pub fn spoken(language: &Language, names: &Names, call: Call) -> String {
    match call {
        Call::Pass => t!(language, "said-pass"),
        Call::Bid(bid) if names.is_smudge(bid) => t!(language, "said-smudge"),
        Call::Bid(bid) => t!(language, "said-bid", bid = bid.number()),
        word => word.to_string(),
    }
}

/// The chip on a player's plate: "Pass", "Bid 3", "Smudge".
#[must_use]
pub fn call_chip(language: &Language, names: &Names, call: Call) -> String {
    match call {
        Call::Pass => t!(language, "plate-pass"),
        Call::Bid(bid) if names.is_smudge(bid) => t!(language, "said-smudge"),
        Call::Bid(bid) => t!(language, "plate-bid", bid = bid.number()),
        word => word.to_string(),
    }
}

/// The contract as a label: "Ana bid 3", "You pitch free".
#[must_use]
pub fn contract(language: &Language, names: &Names, contract: Contract) -> String {
    let (who, name) = (names.who(contract.pitcher), names.name(contract.pitcher));
    match contract.bid {
        Some(bid) => t!(language, "contract-bid", who = who, name = name, bid = bid.number()),
        None => t!(language, "contract-free", who = who, name = name),
    }
}

/// A score aloud: "5", "2 in the hole".
#[must_use]
pub fn score(language: &Language, score: Points) -> String {
    if score.is_in_the_hole() { t!(language, "score-in-hole", points = (-score).0) } else { score.to_string() }
}

/// A change of a score or an amount with its sign: "+1", "−3" with a true minus, "0".
#[must_use]
pub fn change(points: Points) -> String {
    match points.0 {
        0 => "0".to_owned(),
        up @ 1.. => format!("+{up}"),
        down => format!("\u{2212}{}", down.unsigned_abs()),
    }
}
