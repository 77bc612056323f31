//! Bots: what their levels are called, and why one decides as it does.

use crate::bot::{Decision, Level, Reason};
use crate::engine::{Action, Call};
use crate::language::phrase::card::{card_object, cards, suit_key};
use crate::language::phrase::person::bid;
use crate::language::phrase::prompt::call_words;
use crate::language::phrase::remark::remark_words;
use crate::language::{Language, Names};
use crate::t;

/// The name of a level: "Steady".
#[must_use]
pub fn level_name(language: &Language, level: Level) -> String {
    t!(language, "level-name", level = level.id())
}

/// What a bot of this level does, as a sentence.
#[must_use]
pub fn level_about(language: &Language, level: Level) -> String {
    t!(language, "level-about", level = level.id())
}

/// Advice to the player whose decision it is: one bid or card, and the weightiest reason.
#[must_use]
pub fn advice(language: &Language, names: &Names, decision: &Decision) -> String {
    let why = decision.reasons.first().map(|why| reason(language, *why)).unwrap_or_default();
    match &decision.action {
        Action::Call(Call::Pass) => t!(language, "advice-pass", reason = why),
        Action::Call(Call::Bid(number)) => {
            t!(language, "advice-bid", bid = bid(language, names, *number), reason = why)
        }
        Action::Call(word) => {
            t!(language, "advice-say", word = call_words(language, names, *word, false), reason = why)
        }
        Action::Play(card) => t!(language, "advice-play", card = card_object(language, *card), reason = why),
        Action::Discard(thrown) => t!(language, "advice-discard", cards = cards(language, *thrown), reason = why),
        Action::Say(remark) => {
            t!(language, "advice-say", word = remark_words(language, names, *remark), reason = why)
        }
        // Dealing is no decision.
        Action::Deal(_) | Action::Misdeal(..) => why,
    }
}

/// A reason as the second half of a sentence: "it takes the trick".
#[must_use]
pub fn reason(language: &Language, reason: Reason) -> String {
    let suit = match reason {
        Reason::BestSuit(suit)
        | Reason::HoldsHigh(suit)
        | Reason::HoldsLow(suit)
        | Reason::HoldsJack(suit)
        | Reason::PromisesGame(suit) => suit_key(suit),
        _ => "",
    };
    t!(language, "reason", reason = key(reason), suit = suit)
}

/// The value of `$reason` in the texts.
const fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::OnlyChoice => "only-choice",
        Reason::AtRandom => "at-random",
        Reason::TooWeak => "too-weak",
        Reason::NoHonour => "no-honour",
        Reason::MustBid => "must-bid",
        Reason::BestSuit(_) => "best-suit",
        Reason::HoldsHigh(_) => "holds-high",
        Reason::HoldsLow(_) => "holds-low",
        Reason::HoldsJack(_) => "holds-jack",
        Reason::PromisesGame(_) => "promises-game",
        Reason::TakesTheBid => "takes-the-bid",
        Reason::ShutsOut => "shuts-out",
        Reason::GoesOut => "goes-out",
        Reason::StopsBidder => "stops-bidder",
        Reason::TriesSmudge => "tries-smudge",
        Reason::LeadsTrump => "leads-trump",
        Reason::HuntsJack => "hunts-jack",
        Reason::LeadsWinner => "leads-winner",
        Reason::LeadsLow => "leads-low",
        Reason::CapturesJack => "captures-jack",
        Reason::SavesJack => "saves-jack",
        Reason::WinsLow => "wins-low",
        Reason::WinsTen => "wins-ten",
        Reason::RuffsPoints => "ruffs-points",
        Reason::TakesTrick => "takes-trick",
        Reason::FeedsPartner => "feeds-partner",
        Reason::LeavesToPartner => "leaves-to-partner",
        Reason::ProtectsJack => "protects-jack",
        Reason::ProtectsTen => "protects-ten",
        Reason::GivesNothing => "gives-nothing",
        Reason::KeepsStrength => "keeps-strength",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules, Suit};

    use std::sync::Arc;

    #[test]
    fn advice_is_one_thing_and_one_reason() {
        let decided =
            |action: &str, reasons| Decision { action: action.parse().expect("an action"), reasons, complete: true };
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], None);
        let (english, german) = (Language::default(), Language::new("de").expect("German"));
        let high = decided("3", vec![Reason::HoldsHigh(Suit::Spades), Reason::GoesOut]);
        assert_eq!(advice(&english, &names, &high), "Bid three: you have the highest spade, or most likely so.");
        let takes = decided("KH", vec![Reason::TakesTrick]);
        assert_eq!(advice(&german, &names, &takes), "Spiele den Herzkönig: Damit geht der Stich an dich.");
        assert_eq!(advice(&english, &names, &decided("pass", vec![Reason::TooWeak])), "Pass: your hand is too weak.");
    }

    #[test]
    fn every_level_on_the_menu_has_a_name_of_its_own() {
        let english = Language::default();
        let mut names: Vec<String> = Level::ALL.iter().map(|level| level_name(&english, *level)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Level::ALL.len());
    }
}
