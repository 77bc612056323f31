//! The options that what is looked for speaks of.

use super::{FOREMOST, HouseRules, offer};
use crate::app::widget;
use crate::engine::rules::{Field, Group};
use crate::language::{Language, phrase};

impl HouseRules {
    /// The options that what is looked for speaks of, or all: the foremost, and then group after group.
    #[must_use]
    pub fn found(&self, language: &Language) -> Vec<Field> {
        let rest = Group::ALL.into_iter().flat_map(Group::fields).filter(|field| !FOREMOST.contains(field));
        let words = self.search.to_lowercase();
        FOREMOST.into_iter().chain(rest).filter(|field| speaks_of(language, *field, &words)).collect()
    }
}

/// Whether what is looked for stands in the option's name, its sentence, its group, its id or its values.
fn speaks_of(language: &Language, field: Field, words: &str) -> bool {
    let values = offer::segments(field).into_iter().map(|value| phrase::field_value(language, field, value));
    let about = [
        phrase::field_name(language, field),
        phrase::field_about(language, field),
        phrase::group(language, field.group()),
        field.id().to_owned(),
    ];
    words.trim().is_empty() || widget::speaks_of(words, about.into_iter().chain(values))
}
