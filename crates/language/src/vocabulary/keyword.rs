//! Keywords, which ask for something, and the way they are written.

use crate::Language;
use crate::t;

/// A word that asks for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keyword {
    /// Passes.
    Pass,
    /// Bids; a number follows.
    Bid,
    /// Bids four.
    Smudge,
    /// Bids everything.
    Moon,
    /// Plays; a card follows.
    Play,
    /// Takes back the last decision.
    Undo,
    /// Asks for the player's own cards.
    Hand,
    /// Asks for the trick on the table.
    Trick,
    /// Asks for the scores.
    Score,
    /// Asks who has High, Low, Jack and Game so far.
    Points,
    /// Asks for the last trick.
    Last,
    /// Asks what a bot would do.
    Hint,
    /// Asks how all choices compare.
    AllHints,
    /// Asks what happened in this hand.
    Log,
    /// Asks for the rules.
    Rules,
    /// Asks for the commands.
    Help,
    /// Asks why something is so; a word may follow.
    Why,
    /// Asks which words are explained.
    Words,
    /// Asks what binds the table to its cards.
    Fair,
    /// Asks why everybody decided as they did in the hand that was over last.
    Reasons,
    /// Begins a new game.
    New,
    /// Asks what the evening came to.
    Stakes,
    /// Begins a new evening.
    Evening,
    /// Looks back at the hands that are over.
    Review,
    /// Asks what the decisions of the last hand cost.
    Costs,
    /// Asks who plays, and how.
    Players,
    /// Leaves.
    Quit,
    /// An answer.
    Yes,
    /// An answer.
    No,
    /// Offers the pitch for sale.
    Offer,
    /// Sells the pitch, or offers it.
    Sell,
    /// Pitches; a card may follow.
    Pitch,
    /// Undertakes what was offered.
    Undertake,
    /// Stands: is content with the suit turned up.
    Stand,
    /// Begs for another suit.
    Beg,
    /// Gives a point for a beg.
    TakeOne,
    /// Runs the cards.
    Run,
    /// Throws the cards in by agreement.
    Bunch,
    /// Throws cards away; they follow.
    Discard,
    /// Keeps cards and throws away all others; they follow.
    Keep,
    /// Asks for a new deal because of a hand that is worth nothing.
    WeakHand,
    /// Claims the rest.
    RestAreMine,
    /// Lays a worthless hand down.
    LayDown,
    /// Puts a wrong card right.
    TakeBack,
    /// Says that somebody reneged; their name goes with it.
    Renege,
    /// Calls for a card that was shown; card and name follow.
    CallCard,
    /// "Call the king of spades": the pitcher calls a partner.
    CallPartner,
    /// Shows a card; it follows.
    Expose,
    /// Looks at cards too early.
    Look,
    /// Says four against a card led too early; a card follows.
    Override,
    /// Lets a card led too early stand.
    Decline,
    /// Has a wrong lead taken back.
    Withdraw,
    /// Lets a wrong lead stand.
    LetStand,
    /// Asks for the order of trumps.
    TrumpOrder,
    /// Names trump; a suit follows.
    NameTrump,
    /// Demands a kind of card; it follows.
    Demand,
    /// Claims nothing.
    Content,
    /// Ends a game that does not get on by the score.
    EndByScore,
    /// Deals wrongly.
    Misdeal,
    /// Asks for the counters and the pool.
    Counters,
}

/// Returns the lists of words for each, in a language.
pub(super) fn words(language: &Language) -> Vec<(String, Keyword)> {
    vec![
        (t!(language, "words-pass"), Keyword::Pass),
        (t!(language, "words-bid"), Keyword::Bid),
        (t!(language, "words-smudge"), Keyword::Smudge),
        (t!(language, "words-moon"), Keyword::Moon),
        (t!(language, "words-play"), Keyword::Play),
        (t!(language, "words-undo"), Keyword::Undo),
        (t!(language, "words-hand"), Keyword::Hand),
        (t!(language, "words-trick"), Keyword::Trick),
        (t!(language, "words-score"), Keyword::Score),
        (t!(language, "words-points"), Keyword::Points),
        (t!(language, "words-last"), Keyword::Last),
        (t!(language, "words-order"), Keyword::TrumpOrder),
        (t!(language, "words-hint"), Keyword::Hint),
        (t!(language, "words-hint-all"), Keyword::AllHints),
        (t!(language, "words-log"), Keyword::Log),
        (t!(language, "words-rules"), Keyword::Rules),
        (t!(language, "words-help"), Keyword::Help),
        (t!(language, "words-why"), Keyword::Why),
        (t!(language, "words-words"), Keyword::Words),
        (t!(language, "words-fair"), Keyword::Fair),
        (t!(language, "words-reasons"), Keyword::Reasons),
        (t!(language, "words-new"), Keyword::New),
        (t!(language, "words-stakes"), Keyword::Stakes),
        (t!(language, "words-evening"), Keyword::Evening),
        (t!(language, "words-review"), Keyword::Review),
        (t!(language, "words-cost"), Keyword::Costs),
        (t!(language, "words-players"), Keyword::Players),
        (t!(language, "words-quit"), Keyword::Quit),
        (t!(language, "words-yes"), Keyword::Yes),
        (t!(language, "words-no"), Keyword::No),
        (t!(language, "words-offer"), Keyword::Offer),
        (t!(language, "words-sell"), Keyword::Sell),
        (t!(language, "words-pitch"), Keyword::Pitch),
        (t!(language, "words-undertake"), Keyword::Undertake),
        (t!(language, "words-stand"), Keyword::Stand),
        (t!(language, "words-beg"), Keyword::Beg),
        (t!(language, "words-take-one"), Keyword::TakeOne),
        (t!(language, "words-run"), Keyword::Run),
        (t!(language, "words-bunch"), Keyword::Bunch),
        (t!(language, "words-discard"), Keyword::Discard),
        (t!(language, "words-keep"), Keyword::Keep),
        (t!(language, "words-weak"), Keyword::WeakHand),
        (t!(language, "words-rest"), Keyword::RestAreMine),
        (t!(language, "words-lay-down"), Keyword::LayDown),
        (t!(language, "words-take-back"), Keyword::TakeBack),
        (t!(language, "words-renege"), Keyword::Renege),
        (t!(language, "words-call"), Keyword::CallCard),
        (t!(language, "words-call-partner"), Keyword::CallPartner),
        (t!(language, "words-expose"), Keyword::Expose),
        (t!(language, "words-look"), Keyword::Look),
        (t!(language, "words-override"), Keyword::Override),
        (t!(language, "words-decline"), Keyword::Decline),
        (t!(language, "words-withdraw"), Keyword::Withdraw),
        (t!(language, "words-let-stand"), Keyword::LetStand),
        (t!(language, "words-name"), Keyword::NameTrump),
        (t!(language, "words-demand"), Keyword::Demand),
        (t!(language, "words-content"), Keyword::Content),
        (t!(language, "words-end-by-score"), Keyword::EndByScore),
        (t!(language, "words-misdeal"), Keyword::Misdeal),
        (t!(language, "words-counters"), Keyword::Counters),
    ]
}
