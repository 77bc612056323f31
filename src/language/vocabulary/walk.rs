//! The words that are understood where one looks back at a game.

use crate::language::Language;
use crate::t;

/// What a word asks for where one looks back at a game, step by step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Walk {
    /// To go one step on.
    Next,
    /// To go one step back.
    Back,
    /// To go to the deal of the hand.
    First,
    /// To go to the end of the hand.
    Last,
    /// To go to a hand, whose number follows; or to hear which there are.
    Hand,
    /// To go to a step of the hand; its number follows.
    Step,
    /// To hear the cards that lie open.
    Cards,
    /// To hear the trick on the table.
    Trick,
    /// To hear the trick before.
    LastTrick,
    /// To hear the scores.
    Score,
    /// To hear who has High, Low, Jack and Game so far.
    Points,
    /// To hear what was done in the hand up to here.
    Log,
    /// To hear who decided next, among what, and how.
    Decision,
    /// To hear why that was done.
    Why,
    /// To hear what a player knew; a name may follow.
    Knew,
    /// To hear what the decisions of the hand cost; a name may follow.
    Costs,
    /// To look as one player saw it; a name follows.
    Seat,
    /// To look with all cards open.
    Open,
    /// To play on from here as a try-out.
    PlayOn,
    /// To have the hand dealt again, as a try-out.
    Again,
    /// To have the hand dealt again one seat on, as a try-out.
    Moved,
    /// To hear the rules.
    Rules,
    /// To hear the commands.
    Help,
    /// To be done.
    Quit,
}

impl Walk {
    /// Whether a number or a name can follow the word.
    #[must_use]
    pub const fn takes_more(self) -> bool {
        matches!(self, Walk::Hand | Walk::Step | Walk::Knew | Walk::Costs | Walk::Seat)
    }
}

/// The lists of words for each, in a language.
pub(super) fn words(language: &Language) -> Vec<(String, Walk)> {
    vec![
        (t!(language, "walk-next"), Walk::Next),
        (t!(language, "walk-back"), Walk::Back),
        (t!(language, "walk-first"), Walk::First),
        (t!(language, "walk-last"), Walk::Last),
        (t!(language, "walk-hand"), Walk::Hand),
        (t!(language, "walk-step"), Walk::Step),
        (t!(language, "walk-cards"), Walk::Cards),
        (t!(language, "words-trick"), Walk::Trick),
        (t!(language, "walk-last-trick"), Walk::LastTrick),
        (t!(language, "words-score"), Walk::Score),
        (t!(language, "words-points"), Walk::Points),
        (t!(language, "words-log"), Walk::Log),
        (t!(language, "walk-decision"), Walk::Decision),
        (t!(language, "walk-why"), Walk::Why),
        (t!(language, "walk-knew"), Walk::Knew),
        (t!(language, "words-cost"), Walk::Costs),
        (t!(language, "walk-seat"), Walk::Seat),
        (t!(language, "walk-open"), Walk::Open),
        (t!(language, "walk-play-on"), Walk::PlayOn),
        (t!(language, "walk-again"), Walk::Again),
        (t!(language, "walk-moved"), Walk::Moved),
        (t!(language, "words-rules"), Walk::Rules),
        (t!(language, "words-help"), Walk::Help),
        (t!(language, "words-quit"), Walk::Quit),
    ]
}
