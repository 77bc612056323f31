//! What the games of an evening come to: who is up, the running balances, and who pays whom.

use pitch_language::{Language, phrase, t};
use pitch_session::Evening;
use pitch_session::evening::Transfer;

/// What an evening comes to so far.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Standing {
    /// Balance of the person it is told to, or of the player who has won most.
    pub title: String,
    /// Number of games.
    pub about: String,
    /// Names of all who played.
    pub names: Vec<String>,
    /// Balances of everybody after each game that is kept.
    pub rows: Vec<Vec<i32>>,
    /// Payments that settle all.
    pub owed: Vec<Transfer>,
    /// Words on those who are even.
    pub even: String,
    /// Balances in words.
    pub told: Vec<String>,
}

impl Standing {
    /// Returns it as it is told to `you`, the name of the one person at the screen if there is only one.
    pub(super) fn of(l: &Language, evening: &Evening, you: Option<&str>) -> Self {
        let mut balances = evening.balances();
        if let Some(place) = balances.iter().position(|share| Some(share.name.as_str()) == you) {
            balances.rotate_left(place);
        }
        let told: Vec<String> = balances.iter().map(|share| phrase::balance(l, share, you)).collect();
        let own = balances.iter().position(|share| Some(share.name.as_str()) == you);
        let best = balances.iter().enumerate().max_by_key(|(_, share)| share.amount).map(|(place, _)| place);
        let title = own.or(best).and_then(|place| told.get(place)).cloned().unwrap_or_default();
        // From the balances back: games from before those that are kept one by one are in them.
        let mut now: Vec<i32> = balances.iter().map(|share| share.amount).collect();
        let mut rows = Vec::new();
        for game in evening.games().iter().rev() {
            rows.push(now.clone());
            for share in &game.net {
                if let Some(place) = balances.iter().position(|other| other.name == share.name) {
                    now[place] -= share.amount;
                }
            }
        }
        rows.reverse();
        let owed = evening.owes();
        let is_even = |place: &usize| balances[*place].amount == 0 && Some(*place) != own;
        let even = (0..balances.len()).filter(is_even).map(|place| told[place].clone());
        let even = match owed.is_empty() {
            true => t!(l, "evening-even"),
            false => phrase::sentences(l, even.map(|words| phrase::sentence(l, words))),
        };
        let about = phrase::evening(l, evening, you).into_iter().next().unwrap_or_default();
        let about = about.trim_end_matches('.').to_owned();
        let names = balances.into_iter().map(|share| share.name).collect();
        Standing { title, about, names, rows, owed, even, told }
    }
}
