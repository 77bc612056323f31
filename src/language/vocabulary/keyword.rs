//! The words that ask for something, and how they are written.

use crate::language::Language;
use crate::t;

/// A word that asks for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keyword {
    /// Not to bid.
    Pass,
    /// To bid; a number follows.
    Bid,
    /// To bid four.
    Smudge,
    /// They bid everything.
    Moon,
    /// To play; a card follows.
    Play,
    /// To take back the last decision.
    Undo,
    /// To hear the own cards.
    Hand,
    /// To hear the trick on the table.
    Trick,
    /// To hear the scores.
    Score,
    /// To hear who has High, Low, Jack and Game so far.
    Points,
    /// To hear the last trick.
    Last,
    /// To hear what a bot would do.
    Hint,
    /// To hear how all choices compare.
    AllHints,
    /// To hear what happened in this hand.
    Log,
    /// To hear the rules.
    Rules,
    /// To hear the commands.
    Help,
    /// To hear why something is so; a word may follow.
    Why,
    /// To hear which words are explained.
    Words,
    /// To hear what binds the table to its cards.
    Fair,
    /// To hear why everybody decided as they did in the hand that was over last.
    Reasons,
    /// To begin a new game.
    New,
    /// To hear what the evening came to.
    Stakes,
    /// To begin a new evening.
    Evening,
    /// To look back at the hands that are over.
    Review,
    /// To hear what the decisions of the last hand cost.
    Costs,
    /// To hear who plays, and how.
    Players,
    /// To leave.
    Quit,
    /// An answer.
    Yes,
    /// An answer.
    No,
    /// Low for the player it was dealt to.
    Dealt,
    /// Low for the player who wins it.
    Wins,
    /// Eldest offers the pitch for sale.
    Offer,
    /// To sell the pitch, or to offer it.
    Sell,
    /// To pitch; a card may follow.
    Pitch,
    /// Eldest undertakes what was offered.
    Undertake,
    /// To be content with the suit turned up.
    Stand,
    /// To beg for another suit.
    Beg,
    /// To give a point for a beg.
    TakeOne,
    /// To run the cards.
    Run,
    /// To throw the cards in by agreement.
    Bunch,
    /// To throw cards away; they follow.
    Discard,
    /// To keep cards and throw away all others; they follow.
    Keep,
    /// To ask for a new deal because of a hand that is worth nothing.
    WeakHand,
    /// To claim the rest.
    RestAreMine,
    /// To lay a worthless hand down.
    LayDown,
    /// To put a wrong card right.
    TakeBack,
    /// To say that somebody reneged; their name goes with it.
    Renege,
    /// To call for a card that was shown; card and name follow.
    CallCard,
    /// "Call the king of spades": the pitcher calls a partner.
    CallPartner,
    /// To show a card; it follows.
    Expose,
    /// To look at cards too early.
    Look,
    /// To say four against a card led too early; a card follows.
    Override,
    /// To let a card led too early stand.
    Decline,
    /// To have a wrong lead taken back.
    Withdraw,
    /// To let a wrong lead stand.
    LetStand,
    /// To hear the order of trumps.
    TrumpOrder,
    /// To name trump; a suit follows.
    NameTrump,
    /// To demand a kind of card; it follows.
    Demand,
    /// To have nothing to claim.
    Content,
    /// To end a game that does not get on by the score.
    EndByScore,
    /// To deal wrongly.
    Misdeal,
    /// To hear the counters and the pool.
    Counters,
}

/// The lists of words for each, in a language.
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
        (t!(language, "words-dealt"), Keyword::Dealt),
        (t!(language, "words-wins"), Keyword::Wins),
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
