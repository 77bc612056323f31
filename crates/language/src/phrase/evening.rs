//! The results of the games of an evening (EBP-04, BAP-42).
//!
//! `you` is the name of the one person that it is told to, if there is only one at the table.

use crate::phrase::joined::list;
use crate::t;
use crate::{Language, rule_set_name};
use pitch_session::evening::{Evening, GameResult, Share, Transfer};

/// Tells of a game of the evening and who won it, as a sentence.
#[must_use]
pub fn evening_game(l: &Language, number: usize, game: &GameResult, you: Option<&str>) -> String {
    let rules = rule_set_name(l, &game.rule_set);
    let who = match &game.winners[..] {
        [only] => who(only, you),
        _ => "several",
    };
    let winners = list(l, game.winners.iter().map(|name| person(l, name, you)));
    t!(l, "evening-game", number = number, game = rules, who = who, winners = winners)
}

/// Tells what somebody won or lost so far, as a label.
#[must_use]
pub fn balance(l: &Language, share: &Share, you: Option<&str>) -> String {
    let sign = match share.amount {
        0 => "even",
        1.. => "won",
        _ => "lost",
    };
    let (who, name) = (who(&share.name, you), share.name.as_str());
    t!(l, "evening-balance", who = who, name = name, sign = sign, amount = share.amount.unsigned_abs())
}

/// Tells who pays whom how much, as a sentence.
#[must_use]
pub fn transfer(l: &Language, transfer: &Transfer, you: Option<&str>) -> String {
    let Transfer { from, to, amount } = transfer;
    let (payer, payee) = (who(from, you), who(to, you));
    let (from, to) = (from.as_str(), to.as_str());
    t!(l, "evening-pays", from = payer, from_name = from, to = payee, to_name = to, amount = *amount)
}

/// The evening from its first game to the payments that would settle it, as sentences.
#[must_use]
pub fn evening(l: &Language, evening: &Evening, you: Option<&str>) -> Vec<String> {
    if evening.is_empty() {
        return vec![t!(l, "evening-none")];
    }
    let mut said = vec![t!(l, "evening-about", games = evening.games().len())];
    said.extend(evening.games().iter().enumerate().map(|(index, game)| evening_game(l, index + 1, game, you)));
    let owed = evening.owes();
    if owed.is_empty() {
        said.push(t!(l, "evening-even"));
    } else {
        said.extend(evening.balances().iter().map(|share| format!("{}.", balance(l, share, you))));
    }
    said.extend(owed.iter().map(|owed| transfer(l, owed, you)));
    said
}

fn who(name: &str, you: Option<&str>) -> &'static str {
    if you == Some(name) { "you" } else { "one" }
}

fn person(l: &Language, name: &str, you: Option<&str>) -> String {
    t!(l, "person", who = who(name, you), name = name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_only_person_is_spoken_to() {
        let text = "(games: [(game: \"1\", rule_set: \"setback\", winners: [\"You\", \"Ben\"], net: [
            (name: \"You\", amount: 2), (name: \"Ana\", amount: -4), (name: \"Ben\", amount: 2)])])";
        let told: Evening = pitch_session::syntax::read(text).expect("an evening");
        let expected = [
            "This evening: one game.",
            "Game 1, Setback: You and Ben win.",
            "You have won 2.",
            "Ana has lost 4.",
            "Ben has won 2.",
        ];
        let said = evening(&Language::default(), &told, Some("You"));
        assert_eq!(said[..5], expected);
        assert!(
            said.contains(&"Ana pays you 2.".to_owned()) && said.contains(&"Ana pays Ben 2.".to_owned()),
            "{said:?}"
        );
        let german = evening(&Language::new("de").expect("German"), &told, Some("You"));
        assert!(german.contains(&"Ana zahlt 2 an dich.".to_owned()), "{german:?}");
    }
}
