//! Words of the protocol for actions and questions: those of a record, but for bids and blanks.

use pitch_rules::{Action, Ask, Call, Seat};

/// Most words of an action that is no throw of cards.
const MOST: usize = 5;

/// Returns an action as a program says it.
pub(crate) fn of_action(action: &Action) -> String {
    match action {
        Action::Call(call) => of_call(*call),
        _ => action.to_string().replace('_', " "),
    }
}

/// Returns the action that is worded like this.
pub(crate) fn action(words: &str) -> Option<Action> {
    if let Some(bid) = words.strip_prefix("bid ") {
        return bid.parse().ok().map(|bid| Action::Call(Call::Bid(bid)));
    }
    if let Ok(action) = words.parse() {
        return Some(action);
    }
    // Some of the blanks stand between what is one word in a record.
    let words: Vec<&str> = words.splitn(MOST, ' ').collect();
    let spans = (0..words.len()).flat_map(|from| (from + 2..=words.len()).map(move |to| (from, to)));
    let mut joined = spans.map(|(from, to)| {
        let one = words[from..to].join("_");
        [&words[..from], &[one.as_str()], &words[to..]].concat().join(" ")
    });
    joined.find_map(|text| text.parse().ok())
}

pub(crate) fn of_call(call: Call) -> String {
    match call {
        Call::Bid(bid) => format!("bid {bid}"),
        _ => call.to_string().replace('_', " "),
    }
}

pub(crate) fn call(words: &str) -> Option<Call> {
    action(words)?.call()
}

pub(crate) fn of_ask(ask: Ask) -> String {
    match ask {
        Ask::Override(seat) => format!("override {seat}"),
        Ask::WrongLead(seat) => format!("wrong lead {seat}"),
        Ask::Demand(seat) => format!("demand {seat}"),
        Ask::NameTrump => "name trump".to_owned(),
        Ask::CallPartner => "call partner".to_owned(),
        Ask::FirstPitcher => "first pitcher".to_owned(),
        Ask::AnyClaims => "any claims".to_owned(),
    }
}

pub(crate) fn ask(words: &str) -> Option<Ask> {
    let about = |kind: &str, ask: fn(Seat) -> Ask| words.strip_prefix(kind)?.parse().ok().map(ask);
    match words {
        "name trump" => Some(Ask::NameTrump),
        "call partner" => Some(Ask::CallPartner),
        "first pitcher" => Some(Ask::FirstPitcher),
        "any claims" => Some(Ask::AnyClaims),
        _ => about("override ", Ask::Override)
            .or_else(|| about("wrong lead ", Ask::WrongLead))
            .or_else(|| about("demand ", Ask::Demand)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_worded_is_understood() {
        for words in [
            "pass",
            "bid 3",
            "bid moon",
            "take one",
            "bunch",
            "AS",
            "X1",
            "discard nothing",
            "discard 2C 3D 5S",
            "rest are mine",
            "end by score",
            "override AS",
            "let stand",
            "name D",
            "call partner KS",
            "first pitcher 3",
            "demand no trump",
            "demand nothing",
            "content",
        ] {
            assert_eq!(action(words).map(|action| of_action(&action)).as_deref(), Some(words));
        }
        for words in ["", "bid", "bid 199", "take", "discard", "discard XX", "call partner", "a b c d e f g h i"] {
            assert_eq!(action(words), None, "{words}");
        }
        for words in
            ["override 2", "wrong lead 0", "demand 6", "name trump", "call partner", "first pitcher", "any claims"]
        {
            assert_eq!(ask(words).map(of_ask).as_deref(), Some(words));
        }
        assert_eq!((ask("override 9"), ask("wrong"), call("AS")), (None, None, None));
    }
}
