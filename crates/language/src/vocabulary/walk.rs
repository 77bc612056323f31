//! Words that are understood where one looks back at a game.

use crate::Language;
use crate::t;

/// A word that asks for something where one looks back at a game, step by step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Walk {
    /// Goes one step on.
    Next,
    /// Goes one step back.
    Back,
    /// Goes to the deal of the hand.
    First,
    /// Goes to the end of the hand.
    Last,
    /// Goes to a hand, whose number follows; or asks which there are.
    Hand,
    /// Goes to a step of the hand; its number follows.
    Step,
    /// Asks for the cards that lie open.
    Cards,
    /// Asks for the trick on the table.
    Trick,
    /// Asks for the trick before.
    LastTrick,
    /// Asks for the scores.
    Score,
    /// Asks who has High, Low, Jack and Game so far.
    Points,
    /// Asks what was done in the hand up to here.
    Log,
    /// Asks who decided next, among what, and how.
    Decision,
    /// Asks why that was done.
    Why,
    /// Asks what a player knew; a name may follow.
    Knew,
    /// Asks what the decisions of the hand cost; a name may follow.
    Costs,
    /// Looks as one player saw it; a name follows.
    Seat,
    /// Looks with all cards open.
    Open,
    /// Plays on from here as a try-out.
    PlayOn,
    /// Has the hand dealt again, as a try-out.
    Again,
    /// Has the hand dealt again one seat on, as a try-out.
    Moved,
    /// Asks for the rules.
    Rules,
    /// Asks for the commands.
    Help,
    /// Ends the look back.
    Quit,
}

impl Walk {
    /// Returns `true` if a number or a name can follow the word.
    #[must_use]
    pub const fn takes_more(self) -> bool {
        matches!(self, Walk::Hand | Walk::Step | Walk::Knew | Walk::Costs | Walk::Seat)
    }
}

/// Returns the lists of words for each, in a language.
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
