//! Remarks at the table besides bidding: as a button, as a sentence about it, and as the words to type.

use crate::phrase::card::{card_alone, card_object, card_with, suit_key};
use crate::t;
use crate::{Language, Names};
use pitch_rules::rules::RevokeCall;
use pitch_rules::{Game, Remark, Seat};

/// The value of `$remark` in the texts.
pub(crate) const fn remark_key(remark: Remark) -> &'static str {
    match remark {
        Remark::RestAreMine => "rest",
        Remark::LayDown => "lay-down",
        Remark::TakeBack => "take-back",
        Remark::CallRenege(_) => "renege",
        Remark::CallCard(..) => "call-card",
        Remark::Expose(_) => "expose",
        Remark::Look => "look",
        Remark::Override(_) => "override",
        Remark::Decline => "decline",
        Remark::Withdraw => "withdraw",
        Remark::LetStand => "let-stand",
        Remark::NameTrump(_) => "name",
        Remark::Demand(_) => "demand",
        Remark::CallPartner(_) => "call-partner",
        Remark::FirstPitcher(_) => "first-pitcher",
        Remark::Content => "content",
        Remark::WeakHand => "weak-hand",
        Remark::EndByScore => "end-by-score",
    }
}

/// The words of a remark on a button or in a menu: "The rest are mine", "Ben reneged", "Call for the ten of hearts".
#[must_use]
pub fn remark_button(language: &Language, names: &Names, remark: Remark) -> String {
    let of = about_whom(remark);
    let (who, name) = of.map_or(("one", ""), |seat| (names.who(seat), names.name(seat)));
    let card = match remark {
        Remark::CallCard(_, card) | Remark::Expose(card) => card_object(language, card),
        Remark::Override(card) => card_with(language, card),
        _ => String::new(),
    };
    match remark {
        Remark::NameTrump(suit) => t!(language, "suit-capital", suit = suit_key(suit)),
        Remark::CallPartner(card) => card_alone(language, card),
        Remark::Demand(demand) => t!(language, "demand-button", demand = demand.map_or("nothing", |kind| kind.id())),
        _ => t!(language, "remark-button", remark = remark_key(remark), who = who, name = name, card = card),
    }
}

/// Describes what a remark does, in one sentence.
#[must_use]
pub fn remark_about(language: &Language, names: &Names, remark: Remark) -> String {
    let of = about_whom(remark);
    let (who, name) = of.map_or(("one", ""), |seat| (names.who(seat), names.name(seat)));
    let call = match names.rules().revoke_call {
        RevokeCall::Opponent => "opponent",
        RevokeCall::Referee => "referee",
    };
    match remark {
        Remark::Demand(demand) => t!(language, "demand-about", demand = demand.map_or("nothing", |kind| kind.id())),
        // A card says by itself what it is.
        Remark::CallPartner(_) => String::new(),
        _ => t!(
            language,
            "remark-about",
            remark = remark_key(remark),
            who = who,
            name = name,
            call = call,
            hands = Game::PATIENCE
        ),
    }
}

/// The words by which a remark is typed: "withdraw", "four ace of spades", "renege Ben".
#[must_use]
pub fn remark_words(language: &Language, names: &Names, remark: Remark) -> String {
    let name = about_whom(remark).map_or("", |seat| names.name(seat));
    let card = match remark {
        Remark::CallCard(_, card) | Remark::Expose(card) | Remark::Override(card) | Remark::CallPartner(card) => {
            card_alone(language, card)
        }
        _ => String::new(),
    };
    match remark {
        Remark::NameTrump(suit) => t!(language, "remark-name-words", suit = suit_key(suit)),
        Remark::Demand(demand) => {
            t!(language, "remark-demand-words", demand = demand.map_or("nothing", |kind| kind.id()))
        }
        _ => t!(language, "remark-words", remark = remark_key(remark), name = name, card = card),
    }
}

const fn about_whom(remark: Remark) -> Option<Seat> {
    match remark {
        Remark::CallRenege(seat) | Remark::CallCard(seat, _) | Remark::FirstPitcher(seat) => Some(seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Rules;

    use std::sync::Arc;

    #[test]
    fn a_remark_is_a_button_a_sentence_and_words() {
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], None);
        let (english, german) = (Language::default(), Language::new("de").expect("German"));
        let remark = |text: &str| text.parse().expect("a remark");
        assert_eq!(remark_button(&english, &names, remark("call_renege 1")), "Ben reneged");
        assert_eq!(remark_button(&german, &names, remark("call_card 1 KS")), "Von Ben fordern: den Pikkönig");
        assert_eq!(remark_button(&english, &names, remark("name D")), "Diamonds");
        assert_eq!(remark_words(&english, &names, remark("override AS")), "four ace of spades");
        assert_eq!(remark_words(&english, &names, remark("demand no_trump")), "demand no trump");
        assert!(remark_about(&english, &names, remark("rest_are_mine")).ends_with('.'));
    }
}
