//! What the games of an evening came to (EBP-04, BAP-42).

use crate::engine::Preset;
use crate::language::phrase::card::list;
use crate::language::{Language, preset_name};
use crate::session::evening::{Evening, GameResult, Share, Transfer};
use crate::t;

/// A game of the evening and who won it, as a sentence.
#[must_use]
pub fn evening_game(l: &Language, number: usize, game: &GameResult) -> String {
    let rules = game.rule_set.parse::<Preset>().map_or_else(|_| t!(l, "preset-own"), |preset| preset_name(l, preset));
    let winners = list(l, game.winners.iter().cloned());
    t!(l, "evening-game", number = number, game = rules, count = game.winners.len(), winners = winners)
}

/// What somebody won or lost so far, as a label.
#[must_use]
pub fn balance(l: &Language, share: &Share) -> String {
    let sign = match share.amount {
        0 => "even",
        1.. => "won",
        _ => "lost",
    };
    t!(l, "evening-balance", name = share.name.as_str(), sign = sign, amount = share.amount.unsigned_abs())
}

/// Who pays whom how much, as a sentence.
#[must_use]
pub fn transfer(l: &Language, transfer: &Transfer) -> String {
    let Transfer { from, to, amount } = transfer;
    t!(l, "evening-pays", from = from.as_str(), to = to.as_str(), amount = *amount)
}

/// The evening from its first game to the payments that would settle it, as sentences.
#[must_use]
pub fn evening(l: &Language, evening: &Evening) -> Vec<String> {
    if evening.is_empty() {
        return vec![t!(l, "evening-none")];
    }
    let mut said = vec![t!(l, "evening-about", games = evening.games().len())];
    said.extend(evening.games().iter().enumerate().map(|(index, game)| evening_game(l, index + 1, game)));
    said.extend(evening.balances().iter().map(|share| format!("{}.", balance(l, share))));
    let owed = evening.owes();
    said.extend(owed.is_empty().then(|| t!(l, "evening-even")));
    said.extend(owed.iter().map(|owed| transfer(l, owed)));
    said
}
