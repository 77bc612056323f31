//! List of commands: those that this game has a use for.

use pitch_language::{Language, Names, phrase, t};
use pitch_rules::rules::{
    AfterRunHand, Discarding, ExposedCard, Field, RevokeCall, RevokeCorrection, ThrowIn, Token, TrumpBy, WeakHand,
};
use pitch_rules::{Bid, Card, Game, Rank, Rules, Suit};
use pitch_session::Table;

/// Occasion on which somebody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// Game that is kept.
    Game,
    /// Lesson or try-out, which is not.
    Aside,
    /// Puzzle, in which nothing but an answer is looked for.
    Puzzle,
}

impl Occasion {
    /// Returns the occasion at a table where somebody plays on.
    pub(super) fn of(table: &Table) -> Self {
        if table.is_try_out() || table.lesson().is_some() { Occasion::Aside } else { Occasion::Game }
    }
}

/// Returns the commands that can be typed on this occasion, in a game by these rules.
pub(super) fn help(l: &Language, names: &Names, occasion: Occasion) -> Vec<String> {
    let rules: &Rules = names.rules();
    let when = |is: bool, text: String| is.then_some(text);
    let bids = matches!(rules.trump_by, TrumpBy::Auction | TrumpBy::Sale);
    let begs = rules.trump_by == TrumpBy::TurnUp;
    let discards = begs && rules.after_run_hand == AfterRunHand::DiscardToSix || rules.exchanges();
    let goes_on = occasion != Occasion::Puzzle;
    let (discards, table) = (discards && goes_on, rules.allows_mistakes() && goes_on);
    let general = t!(l, "text-help");
    // The first line is the heading of all.
    let (heading, general) = general.split_once('\n').unwrap_or_default();
    [
        Some(heading.to_owned()),
        when(bids, t!(l, "text-help-bid")),
        when(bids && names.is_smudge(Bid::FOUR), t!(l, "text-help-smudge")),
        when(goes_on && (rules.announces() || Field::PitchedWild.applies(rules)), t!(l, "text-help-name")),
        when(!rules.trump_order.is_by_rank(rules), t!(l, "text-help-order")),
        rules.off_trumps.iter().next().map(|rank| off_trump(l, rank)),
        when(rules.jokers > 0, t!(l, "text-help-jokers", count = rules.jokers)),
        when(rules.has_moon(), t!(l, "text-help-moon")),
        when(rules.trump_by == TrumpBy::Sale, t!(l, "text-help-sale")),
        when(begs, t!(l, "text-help-beg")),
        when(begs && rules.bunch && rules.players == 2, t!(l, "text-help-bunch")),
        when(discards, t!(l, "text-help-discard")),
        when(discards && rules.exchanges(), t!(l, "text-help-keep")),
        when(discards && rules.exchanges() && rules.discard == Discarding::UpTo, t!(l, "text-help-keep-all")),
        when(goes_on && rules.calls_partner(), t!(l, "text-help-call-partner")),
        when(
            goes_on && rules.weak_hand != WeakHand::Off && Field::WeakHand.applies(rules),
            t!(l, "text-help-weak", new = if rules.exchanges_weak_hands() { "yes" } else { "no" }),
        ),
        Some(general.to_owned()),
        when(goes_on, t!(l, "text-help-advice")),
        Some(t!(l, "text-help-why")),
        when(occasion == Occasion::Game, t!(l, "text-help-game")),
        Some(if occasion == Occasion::Game { t!(l, "text-help-save") } else { t!(l, "text-help-leave") }),
        when(goes_on && rules.claims, t!(l, "text-help-claim")),
        when(goes_on && rules.throw_in == ThrowIn::VoidAndLow, t!(l, "text-help-lay-down")),
        when(rules.counts_down() || rules.ante_red > 0, t!(l, "text-help-counters")),
        when(goes_on, t!(l, "text-help-end", hands = Game::PATIENCE)),
        when(table, t!(l, "text-help-mistakes")),
        when(table && rules.revoke_call == RevokeCall::Opponent, t!(l, "text-help-renege")),
        when(table && rules.revoke_correction == RevokeCorrection::UntilTrickComplete, t!(l, "text-help-take-back")),
        when(table && rules.exposed_card == ExposedCard::Callable, t!(l, "text-help-call-card")),
        when(table && rules.partner_blind && Field::PartnerBlind.applies(rules), t!(l, "text-help-look")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Returns how an off-trump is typed, with hearts as an example of trump.
fn off_trump(l: &Language, rank: Rank) -> String {
    let card = Card::new(rank, Suit::Hearts.of_same_color());
    let name = phrase::trump_token(l, Token::Off(rank));
    t!(
        l,
        "text-help-off",
        code = phrase::off_code(l, card),
        name = name,
        rank = phrase::rank_key(rank),
        suit = phrase::suit_key(Suit::Diamonds)
    )
}
