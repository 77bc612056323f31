//! The ten questions about a game, their answers, and what an answer set anew besides.

use crate::Language;
use crate::phrase::card::capital;
use crate::phrase::field::{field_name, field_value};
use crate::phrase::joined::{list, sentences};
use crate::t;
use pitch_rules::Rules;
use pitch_rules::rules::{Field, Kind, Question, Value};

/// Returns a question about a game, in a few words: "Who gets Low?"
#[must_use]
pub fn rule_question(language: &Language, question: Question) -> String {
    t!(language, "house-question", question = question.id())
}

/// Returns an answer as it stands on a button, without its capital: "its holder".
#[must_use]
pub fn rule_answer(language: &Language, question: Question, value: Value) -> String {
    let named = |value: String| t!(language, "house-answer", answer = value);
    match (question, value) {
        (Question::Jokers | Question::Of(Field::BegLimit), _) | (_, Value::Choice(_)) => {
            named(format!("{}-{value}", question.id()))
        }
        (_, Value::Flag(is_so)) => named(if is_so { "yes" } else { "no" }.to_owned()),
        _ => value.to_string(),
    }
}

/// Tells which other options a change of the rules has set anew: "With a joker there are 5 points, so bids now go to 5."
/// `None` if there is nothing to tell; `answered` is the question that was answered, if it was one.
#[must_use]
pub fn rules_repaired(
    language: &Language,
    rules: &Rules,
    answered: Option<Question>,
    fields: &[Field],
) -> Option<String> {
    let mut others = fields.to_vec();
    let joker = (answered == Some(Question::Jokers)).then(|| {
        let (jokers, points, bid) = (rules.jokers, rules.points_in_play().0, rules.max_bid.number());
        if others.contains(&Field::MaxBid) {
            others.retain(|field| *field != Field::MaxBid);
            t!(language, "house-joker-bids", jokers = jokers, points = points, bid = bid)
        } else {
            t!(language, "house-joker-points", jokers = jokers, points = points)
        }
    });
    let followed = (!others.is_empty()).then(|| {
        let others = list(language, others.iter().map(|field| short_setting(language, *field, rules)));
        t!(language, "house-followed", others = others)
    });
    let told: Vec<String> = joker.into_iter().chain(followed).collect();
    (!told.is_empty()).then(|| sentences(language, told))
}

/// Returns the options that a repair has set anew, as they stand on a button: "Widow (3)".
#[must_use]
pub fn rules_repair(language: &Language, rules: &Rules, fields: &[Field]) -> String {
    capital(&list(language, fields.iter().map(|field| short_setting(language, *field, rules))))
}

/// Returns an option with its setting where that is short: "Highest bid (5)".
fn short_setting(language: &Language, field: Field, rules: &Rules) -> String {
    let name = field_name(language, field);
    match field.kind() {
        // Lists are long, and stand in their rows.
        Kind::TrumpOrder | Kind::Points | Kind::GameValues => name,
        _ => t!(language, "house-followed-to", name = name, value = field_value(language, field, field.get(rules))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Preset;

    #[test]
    fn a_joker_is_told_with_how_far_bids_go() {
        let english = Language::default();
        let told = |preset: Preset, jokers: i16| {
            let printed = Rules::from(preset);
            let answered = Question::Jokers.answered(&printed, &printed, Value::Number(jokers));
            let repair = &answered.repairs[0];
            rules_repaired(&english, repair, Some(Question::Jokers), &answered.repaired(repair))
        };
        assert_eq!(told(Preset::Setback, 1).as_deref(), Some("With a joker there are 5 points, so bids now go to 5."));
        assert_eq!(
            told(Preset::SevenPoint, 0).as_deref(),
            Some("Without jokers there are 5 points, so bids now go to 5.")
        );
        assert_eq!(
            told(Preset::NoAuctionPitch, 2).as_deref(),
            Some("With two jokers there are up to 6 points in a hand.")
        );
        assert_eq!(
            told(Preset::SmudgeBid, 1).as_deref(),
            Some("With a joker there are up to 5 points in a hand. Adjusted to match: Smudge (none).")
        );
        assert_eq!(
            told(Preset::SmudgeBid, 2).as_deref(),
            Some("With two jokers there are 6 points, so bids now go to 6. Adjusted to match: Smudge (none).")
        );
        assert_eq!(rules_repaired(&english, &Rules::default(), None, &[]), None);
    }

    #[test]
    fn every_question_and_answer_of_every_game_is_short() {
        for translation in Language::ALL {
            let language = Language::new(translation.tag).expect("a language");
            for preset in Preset::ALL {
                let rules = Rules::from(preset);
                for asked in Question::all_of(&rules) {
                    let words = rule_question(&language, asked);
                    assert!(words.chars().count() <= 40 && words.contains('?'), "{}: {words}", translation.tag);
                    for value in asked.offered(&rules, &[]) {
                        let words = rule_answer(&language, asked, value);
                        assert!(words.chars().count() <= 24, "{}: {words}", translation.tag);
                    }
                }
            }
        }
    }
}
