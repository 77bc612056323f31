//! Bots: the names of their levels, and the reasons for their decisions.

use crate::phrase::card::{card_object, cards, suit_key};
use crate::phrase::joined::{list, sentences};
use crate::phrase::person::{bid, bot_names};
use crate::t;
use crate::{Language, Names};
use pitch_players::{Character, Decision, Level, Reason};
use pitch_rules::{Action, Call, Demand, Remark};
use pitch_session::statistics::Success;
use pitch_session::{Guest, Kind, Occasion, Player, Record, Saying, StandIn};

/// The name of a level: "Steady", "Hana".
#[must_use]
pub fn level_name(language: &Language, level: Level) -> String {
    match level.character() {
        Some(character) => character.name().to_owned(),
        None => t!(language, "level-name", level = level.id()),
    }
}

/// Describes a bot of this level, as a sentence: "Hana keeps a trump back to catch the jack."
#[must_use]
pub fn level_about(language: &Language, level: Level) -> String {
    match level.character() {
        Some(character) => {
            t!(language, "habit-of", name = character.name(), habit = habit(language, character))
        }
        None => t!(language, "level-about", level = level.id()),
    }
}

/// The habit of one of the eight, to be read after their name: "keeps a trump back to catch the jack."
#[must_use]
pub fn habit(language: &Language, character: Character) -> String {
    t!(language, "habit", person = character.id())
}

/// Tells one of the eight as a screen reader does: "Hana, strength 5 of 8. Keeps a trump back ... You won 1 of 4."
#[must_use]
pub fn character(language: &Language, character: Character, games: Success) -> String {
    let level = Level::Character(character);
    let named = t!(language, "strength-of", name = character.name(), strength = character.strength());
    sentences(language, [named, level_about(language, level), met(language, games)])
}

/// Tells how many games were won against one of the eight: "You won 1 of 4."
#[must_use]
pub fn met(language: &Language, games: Success) -> String {
    t!(language, "met", games = games.of, won = games.made)
}

/// How many games were won against one of the eight, in the least words: "1 of 4", "not met".
#[must_use]
pub fn met_short(language: &Language, games: Success) -> String {
    t!(language, "met-short", games = games.of, won = games.made)
}

/// What one of the eight says about their own hand: "That one cost me."
#[must_use]
pub fn saying(language: &Language, saying: Saying) -> String {
    let person = saying.character.id();
    match saying.occasion {
        Occasion::LostJack => t!(language, "remark-jack", person = person),
        Occasion::SetBack => t!(language, "remark-set", person = person),
        Occasion::Made => t!(language, "remark-made", person = person),
    }
}

/// Tells what one of the eight says: "Otto: “That one cost me.”"
#[must_use]
pub fn said_by(language: &Language, spoken: Saying) -> String {
    t!(language, "remark-by", name = spoken.character.name(), words = saying(language, spoken))
}

/// Says in one sentence how the bot of this name plays: "Ben plays Steady. Counts trumps ...", "Hana keeps a trump back ..."
#[must_use]
pub fn way(language: &Language, name: &str, level: Level) -> String {
    let (about, own) = (level_about(language, level), level_name(language, level));
    match level.character() {
        Some(_) => about,
        None => t!(language, "sign-level", name = name, level = own, about = about),
    }
}

/// Tells how the bot of this name plays, and how strong it is: "Ben plays Steady. Counts trumps ..."
#[must_use]
pub fn plays(language: &Language, name: &str, level: Level) -> String {
    sentences(language, [way(language, name, level), level_strength(language, level)])
}

/// Tells how strong a level was measured to be, as a sentence.
#[must_use]
pub fn level_strength(language: &Language, level: Level) -> String {
    match level.character() {
        Some(character) => t!(language, "strength", strength = character.strength()),
        None => t!(language, "level-strength", level = level.id()),
    }
}

/// Returns this many bots, none of whom has a name that is taken: one of the eight and those who are nearest in strength,
/// or bots of a plain level by their usual names.
#[must_use]
pub fn bots(language: &Language, level: Level, count: usize, taken: &[&str]) -> Vec<Player> {
    let plain = |name: &String| Player::new(name, Kind::Bot(level));
    let Some(character) = level.character() else {
        return bot_names(language, count, taken).iter().map(plain).collect();
    };
    let is_free = |other: &Character| !taken.iter().any(|name| name.trim().eq_ignore_ascii_case(other.name()));
    character.company().into_iter().filter(is_free).take(count).map(Player::character).collect()
}

/// Says that a program decides for the bot of this name, and who does if it fails.
#[must_use]
pub fn program_plays(language: &Language, name: &str, program: &Guest) -> String {
    let level = level_name(language, Level::USUAL);
    t!(language, "program-plays", name = name, program = program.name(), level = level)
}

/// Says that the program in the place of this player's bot has failed, and who plays there now.
#[must_use]
pub fn program_left(language: &Language, player: &Player) -> Option<String> {
    let (program, level) = (player.guest.as_ref()?.name(), level_name(language, player.level()?));
    Some(t!(language, "program-left", program = program, name = player.name.as_str(), level = level))
}

/// Tells which bots of a saved game are not here, and who plays in their place; `None` if all are here.
#[must_use]
pub fn stand_ins(language: &Language, record: &Record) -> Option<String> {
    let mut said: Vec<String> = Vec::new();
    for chunk in by_bot(record.stand_ins()) {
        let first = chunk[0];
        let names = chunk.iter().map(|stand_in| record.name(stand_in.seat).to_owned());
        let level = level_name(language, first.plays);
        said.push(t!(
            language,
            "stand-in",
            count = chunk.len(),
            names = list(language, names),
            saved = &first.saved_as,
            level = level
        ));
    }
    (!said.is_empty()).then(|| sentences(language, said))
}

/// Stand-ins for the same bot side by side, in the order of their first seats.
fn by_bot(stand_ins: &[StandIn]) -> Vec<Vec<&StandIn>> {
    let mut groups: Vec<Vec<&StandIn>> = Vec::new();
    for stand_in in stand_ins {
        let is_same =
            |group: &&mut Vec<&StandIn>| group[0].saved_as == stand_in.saved_as && group[0].plays == stand_in.plays;
        match groups.iter_mut().find(is_same) {
            Some(group) => group.push(stand_in),
            None => groups.push(vec![stand_in]),
        }
    }
    groups
}

/// Advice to the player whose decision it is: one thing to do, and the weightiest reason.
#[must_use]
pub fn advice(language: &Language, names: &Names, decision: &Decision) -> String {
    let first = decision.reasons.first().copied();
    let why = first.map(|why| reason(language, why)).unwrap_or_default();
    match &decision.action {
        Action::Call(Call::Bid(number)) => {
            t!(language, "advice-bid", bid = bid(language, names, *number), reason = why)
        }
        Action::Call(Call::Pass) if first == Some(Reason::OffersPitch) => {
            t!(language, "advice-word", word = "offer", reason = why)
        }
        Action::Call(Call::Pass) => t!(language, "advice-pass", reason = why),
        Action::Call(call) => t!(language, "advice-word", word = word(*call), reason = why),
        Action::Discard(thrown) => t!(language, "advice-discard", cards = cards(language, *thrown), reason = why),
        Action::Play(card) => t!(language, "advice-play", card = card_object(language, *card), reason = why),
        Action::Say(remark) => said(language, names, *remark, why),
        // Dealing is no decision.
        Action::Deal(_) | Action::Misdeal(..) => String::new(),
    }
}

/// Gives advice where the cards to be thrown away are ringed: many are not named one by one.
#[must_use]
pub fn advice_ringed(language: &Language, names: &Names, decision: &Decision) -> String {
    const MANY: usize = 3;
    let why = decision.reasons.first().map(|&why| reason(language, why)).unwrap_or_default();
    match &decision.action {
        Action::Discard(thrown) if thrown.len() > MANY => {
            t!(language, "advice-discard-ringed", count = thrown.len(), reason = why)
        }
        _ => advice(language, names, decision),
    }
}

fn said(language: &Language, names: &Names, remark: Remark, why: String) -> String {
    let word = match remark {
        Remark::CallRenege(seat) => {
            return t!(language, "advice-call-renege", name = names.name(seat), reason = why);
        }
        Remark::CallCard(seat, card) => {
            let card = card_object(language, card);
            return t!(language, "advice-call-card", name = names.name(seat), card = card, reason = why);
        }
        Remark::Override(card) => {
            return t!(language, "advice-override", card = card_object(language, card), reason = why);
        }
        Remark::Expose(card) => return t!(language, "advice-expose", card = card_object(language, card), reason = why),
        Remark::NameTrump(suit) => return t!(language, "advice-name-trump", suit = suit_key(suit), reason = why),
        Remark::CallPartner(card) => {
            return t!(language, "advice-call-partner", card = card_object(language, card), reason = why);
        }
        Remark::FirstPitcher(seat) => {
            let (who, name) = (names.who(seat), names.name(seat));
            return t!(language, "advice-first-pitcher", who = who, name = name, reason = why);
        }
        Remark::RestAreMine => "rest-are-mine",
        Remark::LayDown => "lay-down",
        Remark::TakeBack => "take-back",
        Remark::Look => "look",
        Remark::Decline => "decline",
        Remark::Withdraw => "withdraw",
        Remark::LetStand => "let-stand",
        Remark::Demand(None) => "demand-nothing",
        Remark::Demand(Some(Demand::Highest)) => "demand-highest",
        Remark::Demand(Some(Demand::Lowest)) => "demand-lowest",
        Remark::Demand(Some(Demand::Trump)) => "demand-trump",
        Remark::Demand(Some(Demand::NoTrump)) => "demand-no-trump",
        Remark::Content => "content",
        Remark::WeakHand => "weak-hand",
        Remark::EndByScore => "end-by-score",
    };
    t!(language, "advice-word", word = word, reason = why)
}

/// The value of `$word` in the texts.
const fn word(call: Call) -> &'static str {
    match call {
        Call::Pass | Call::Bid(_) => "offer",
        Call::Pitch => "pitch",
        Call::Accept => "accept",
        Call::Undertake => "undertake",
        Call::Stand => "stand",
        Call::Beg => "beg",
        Call::TakeOne => "take-one",
        Call::Run => "run",
        Call::Bunch => "bunch",
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
        | Reason::PromisesGame(suit)
        | Reason::PromisesPoints(suit, _)
        | Reason::SuitWillDo(suit)
        | Reason::PoorTrumps(suit) => suit_key(suit),
        _ => "",
    };
    let points = if let Reason::PromisesPoints(_, points) = reason { points } else { 0 };
    t!(language, "reason", reason = key(reason), suit = suit, points = points)
}

/// The value of `$reason` in the texts.
const fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::OnlyChoice => "only-choice",
        Reason::AtRandom => "at-random",
        Reason::Habit(_) => "habit",
        Reason::TooWeak => "too-weak",
        Reason::NoHonour => "no-honour",
        Reason::PartnerHasBid => "partner-has-bid",
        Reason::MustBid => "must-bid",
        Reason::BestSuit(_) => "best-suit",
        Reason::HoldsHigh(_) => "holds-high",
        Reason::HoldsLow(_) => "holds-low",
        Reason::HoldsJack(_) => "holds-jack",
        Reason::PromisesGame(_) => "promises-game",
        Reason::PromisesPoints(..) => "promises-points",
        Reason::TakesTheBid => "takes-the-bid",
        Reason::MatchesTheBid => "matches-the-bid",
        Reason::ShutsOut => "shuts-out",
        Reason::GoesOut => "goes-out",
        Reason::StopsBidder => "stops-bidder",
        Reason::TriesSmudge => "tries-smudge",
        Reason::BestPartner => "best-partner",
        Reason::TrumpPartner => "trump-partner",
        Reason::PlainPartner => "plain-partner",
        Reason::LeadsTrump => "leads-trump",
        Reason::HuntsJack => "hunts-jack",
        Reason::HuntsScored => "hunts-scored",
        Reason::LeadsWinner => "leads-winner",
        Reason::LeadsLow => "leads-low",
        Reason::LeadsNothing => "leads-nothing",
        Reason::MayTake => "may-take",
        Reason::CapturesJack => "captures-jack",
        Reason::SavesJack => "saves-jack",
        Reason::WinsLow => "wins-low",
        Reason::WinsScored => "wins-scored",
        Reason::WinsTen => "wins-ten",
        Reason::RuffsPoints => "ruffs-points",
        Reason::TakesTrick => "takes-trick",
        Reason::BeatsAll => "beats-all",
        Reason::FeedsPartner => "feeds-partner",
        Reason::FeedsScored => "feeds-scored",
        Reason::LeavesToPartner => "leaves-to-partner",
        Reason::ProtectsJack => "protects-jack",
        Reason::KeepsLow => "keeps-low",
        Reason::KeepsScored => "keeps-scored",
        Reason::ProtectsTen => "protects-ten",
        Reason::GivesNothing => "gives-nothing",
        Reason::KeepsStrength => "keeps-strength",
        Reason::CannotWin => "cannot-win",
        Reason::PlaysLeast => "plays-least",
        Reason::FewestPoints => "fewest-points",
        Reason::TriesSlam => "tries-slam",
        Reason::TriesMoon => "tries-moon",
        Reason::PitchesOutright => "pitches-outright",
        Reason::OffersPitch => "offers-pitch",
        Reason::GoodPrice => "good-price",
        Reason::CanMakeIt => "can-make-it",
        Reason::CannotMakeIt => "cannot-make-it",
        Reason::SuitWillDo(_) => "suit-will-do",
        Reason::PoorTrumps(_) => "poor-trumps",
        Reason::CannotGive => "cannot-give",
        Reason::TurnMayLose => "turn-may-lose",
        Reason::TurnMayWin => "turn-may-win",
        Reason::GiftIsCheap => "gift-is-cheap",
        Reason::GiftWouldWin => "gift-would-win",
        Reason::NotWorthAPoint => "not-worth-a-point",
        Reason::AnySuitWillDo => "any-suit-will-do",
        Reason::BothPoor => "both-poor",
        Reason::KeepsTrumps => "keeps-trumps",
        Reason::KeepsBest => "keeps-best",
        Reason::RestIsCertain => "rest-is-certain",
        Reason::HandIsWorthless => "hand-is-worthless",
        Reason::PutsRight => "puts-right",
        Reason::SawRenege(_) => "saw-renege",
        Reason::CatchesShown(_) => "catches-shown",
        Reason::PitchesBetter => "pitches-better",
        Reason::LetsThemFail => "lets-them-fail",
        Reason::OwnPitch => "own-pitch",
        Reason::LeadIsWelcome => "lead-is-welcome",
        Reason::SafestDemand => "safest-demand",
        Reason::RichestDemand => "richest-demand",
        Reason::MakesTrump => "makes-trump",
        Reason::NothingToClaim => "nothing-to-claim",
        Reason::Slipped => "slipped",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{Rules, Suit};

    use std::sync::Arc;

    #[test]
    fn advice_is_one_thing_and_one_reason() {
        let decided =
            |action: &str, reasons| Decision { action: action.parse().expect("an action"), reasons, complete: true };
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], None);
        let (english, german) = (Language::default(), Language::new("de").expect("German"));
        let high = decided("3", vec![Reason::HoldsHigh(Suit::Spades), Reason::GoesOut]);
        assert_eq!(advice(&english, &names, &high), "Bid three: you probably have the highest spade.");
        let takes = decided("KH", vec![Reason::TakesTrick]);
        assert_eq!(advice(&german, &names, &takes), "Spiele den Herzkönig: Damit geht der Stich an dich.");
        assert_eq!(advice(&english, &names, &decided("pass", vec![Reason::TooWeak])), "Pass: your hand is too weak.");
        let beg = decided("beg", vec![Reason::PoorTrumps(Suit::Clubs)]);
        assert_eq!(advice(&english, &names, &beg), "Beg: another suit is likely to be better for you than clubs.");
        let trump = decided("name H", vec![Reason::BestSuit(Suit::Hearts)]);
        assert_eq!(advice(&german, &names, &trump), "Mach Herz zu Trumpf: Herz ist deine beste Trumpffarbe.");
    }

    #[test]
    fn there_is_advice_for_everything_that_can_be_decided() {
        let names = Names::new(Arc::new(Rules::default()), ["Ana", "Ben", "Cleo", "Dev"], None);
        let words = [
            "pass",
            "2",
            "5",
            "pitch",
            "accept",
            "undertake",
            "stand",
            "beg",
            "take_one",
            "run",
            "bunch",
            "KH",
            "discard 2C 3D",
        ];
        let remarks = [
            "rest_are_mine",
            "lay_down",
            "take_back",
            "call_renege 2",
            "call_card 1 7H",
            "expose TD",
            "look",
            "override AS",
            "decline",
            "withdraw",
            "let_stand",
            "name D",
            "demand highest",
            "demand lowest",
            "demand trump",
            "demand no_trump",
            "demand nothing",
            "content",
            "end_by_score",
        ];
        let actions = [&words[..], &remarks].concat();
        for language in [Language::default(), Language::new("de").expect("German")] {
            let mut said: Vec<String> = actions
                .iter()
                .map(|action| {
                    let action = action.parse().expect("an action");
                    advice(&language, &names, &Decision { action, reasons: vec![Reason::OnlyChoice], complete: true })
                })
                .collect();
            assert!(said.iter().all(|advice| advice.len() > 10 && !advice.contains("advice-")), "{said:?}");
            said.sort();
            said.dedup();
            assert_eq!(said.len(), actions.len(), "each is advised in words of its own: {said:?}");
        }
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
