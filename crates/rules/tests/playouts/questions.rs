//! Whatever is answered to the ten questions leaves rules that can be played, and what is told of it is what changed.

use crate::chance::Chance;

use pitch_rules::Preset;
use pitch_rules::rules::{Field, Question, Rules};

use rayon::prelude::*;

/// How many answers are given from each preset: 1000 unless `PITCH_ANSWERS` says otherwise.
fn answers() -> usize {
    std::env::var("PITCH_ANSWERS").ok().and_then(|answers| answers.parse().ok()).unwrap_or(1000)
}

#[test]
fn every_answer_leaves_rules_that_can_be_played() {
    Preset::ALL.into_par_iter().enumerate().for_each(|(number, preset)| {
        let mut chance = Chance::of(83, number as u64);
        let mut rules = Rules::from(preset);
        for answer in 0..answers() {
            if answer % 25 == 0 {
                // Now and then from the book again, by some number of players.
                let book = Rules::from(preset);
                let more = chance.below(usize::from(book.max_players - book.min_players) + 1);
                rules = Rules { players: book.min_players + more as u8, ..book }.mended();
            }
            let printed = preset.played_as(&rules);
            let questions = Question::all_of(&rules);
            let question = chance.one(&questions);
            let value = chance.one(&question.offered(&printed, &[&rules]));
            let answered = question.answered(&rules, &printed, value);
            assert!(!answered.repairs.is_empty(), "{preset}: {question:?} {value}");
            for repair in &answered.repairs {
                let said = format!("{preset}: {question:?} {value} from {rules:?}");
                assert_eq!(repair.validate(), [], "{said}");
                assert_eq!(question.answer(repair), value, "{said}");
                assert_eq!(Question::all_of(repair), questions, "{said}");
                // Besides the answer, nothing changed that is not told, and all that is told changed.
                let own = |field: &Field| {
                    let jokers = question == Question::Jokers && matches!(field, Field::Points | Field::TrumpOrder);
                    *field == question.field() || jokers
                };
                let told = answered.repaired(repair);
                let changed: Vec<Field> = rules.differing(repair).filter(|field| !own(field)).collect();
                assert_eq!(told, changed, "{said}");
            }
            let measures: Vec<usize> = answered.repairs.iter().map(|repair| answered.repaired(repair).len()).collect();
            assert!(measures.iter().all(|measure| *measure == measures[0]), "{preset}: {question:?} {measures:?}");
            rules = answered.repairs[chance.below(answered.repairs.len())].clone();
        }
    });
}
