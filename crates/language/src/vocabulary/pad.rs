//! Words that are understood where a hand with real cards is told to the score pad.

use crate::Language;
use crate::t;

/// A word that says or asks for something at the score pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadWord {
    /// "bid": a name and a number go with it.
    Bid,
    /// Everybody passed.
    Pass,
    /// Bids everything.
    Moon,
    /// Bids four.
    Smudge,
    /// "deals": a name goes with it.
    Dealer,
    /// Nobody made the point that goes with it.
    Nobody,
    /// The cards were thrown in.
    ThrownIn,
    /// These cards were turned up; their ranks follow.
    Turned,
    /// The dealer gave a point for a beg.
    Gift,
    /// Tells a hand again; its number follows.
    Correct,
    /// Takes the last hand back.
    Undo,
    /// Asks for what stands on the pad.
    Show,
    /// Begins another game of the same people.
    Again,
    /// Asks for the rules.
    Rules,
    /// Asks for the commands.
    Help,
    /// Leaves.
    Quit,
}

impl PadWord {
    /// Returns `true` if a number or ranks can follow the word.
    #[must_use]
    pub const fn takes_more(self) -> bool {
        matches!(self, PadWord::Correct | PadWord::Turned)
    }
}

/// Returns the lists of words for each, in a language.
pub(super) fn words(language: &Language) -> Vec<(String, PadWord)> {
    vec![
        (t!(language, "words-pad-bid"), PadWord::Bid),
        (t!(language, "words-pass"), PadWord::Pass),
        (t!(language, "words-moon"), PadWord::Moon),
        (t!(language, "words-smudge"), PadWord::Smudge),
        (t!(language, "words-pad-dealer"), PadWord::Dealer),
        (t!(language, "words-pad-nobody"), PadWord::Nobody),
        (t!(language, "words-pad-thrown-in"), PadWord::ThrownIn),
        (t!(language, "words-pad-turned"), PadWord::Turned),
        (t!(language, "words-pad-gift"), PadWord::Gift),
        (t!(language, "words-pad-correct"), PadWord::Correct),
        (t!(language, "words-undo"), PadWord::Undo),
        (t!(language, "words-pad-show"), PadWord::Show),
        (t!(language, "words-pad-again"), PadWord::Again),
        (t!(language, "words-rules"), PadWord::Rules),
        (t!(language, "words-help"), PadWord::Help),
        (t!(language, "words-quit"), PadWord::Quit),
    ]
}
