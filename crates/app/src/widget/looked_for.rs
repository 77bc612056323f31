//! Text of a search field that takes letters before it has the keyboard.

use std::cell::RefCell;
use std::ops::Deref;

/// Text of a search field. Letters come by keys until the field has the keyboard, and from it then; where both follow each
/// other faster than frames, none is lost.
#[derive(Debug, Clone, Default)]
pub(crate) struct LookedFor {
    text: String,
    /// The text that the field on the screen has: as it was drawn, or as it told since.
    in_field: RefCell<String>,
}

impl LookedFor {
    /// Returns the text for the field that is drawn.
    pub(crate) fn drawn(&self) -> &str {
        drop(self.in_field.replace(self.text.clone()));
        &self.text
    }

    /// Returns `true` if nothing is looked for.
    pub(crate) const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Appends a letter.
    pub(crate) fn push(&mut self, letter: char) {
        self.text.push(letter);
    }

    /// Takes the contents of the field. What was typed at its end comes after the letters that the field did not have yet.
    pub(crate) fn typed(&mut self, contents: String) {
        let in_field = self.in_field.get_mut();
        match contents.strip_prefix(in_field.as_str()) {
            Some(more) if *in_field != self.text => self.text.push_str(more),
            _ => self.text.clone_from(&contents),
        }
        *in_field = contents;
    }

    /// Takes out all of it.
    pub(crate) fn clear(&mut self) {
        self.text.clear();
    }
}

impl Deref for LookedFor {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

#[cfg(test)]
mod tests {
    use super::LookedFor;

    #[test]
    fn no_letter_is_lost_where_keys_and_the_field_follow_each_other_faster_than_frames() {
        let mut words = LookedFor::default();
        words.push('s');
        assert_eq!(words.drawn(), "s");
        words.push('e');
        words.typed("st".to_owned());
        words.typed("stb".to_owned());
        assert_eq!(&*words, "setb");
        assert_eq!(words.drawn(), "setb");
        words.typed("set".to_owned());
        assert_eq!(&*words, "set", "what is taken out is gone");
        words.typed("joker".to_owned());
        assert_eq!(&*words, "joker");
    }

    #[test]
    fn letters_that_the_field_takes_between_two_frames_are_there_once() {
        let mut words = LookedFor::default();
        assert_eq!(words.drawn(), "");
        for typed in ["s", "se", "set"] {
            words.typed(typed.to_owned());
        }
        assert_eq!(&*words, "set");
        words.clear();
        assert_eq!(words.drawn(), "");
        words.typed("a".to_owned());
        assert_eq!(&*words, "a");
    }
}
