//! Choice of the cards to throw away before the first card.

use pitch_rules::{Card, Cards, Rank, Ranking, Rules, Suit, Throw};

/// Returns the cards to throw away: trumps, those that score before all others, aces and guarded cards stay (B-25,
/// M-52).
///
/// Where hands are filled afterwards everything that is not worth keeping goes.
pub(crate) fn thrown(rules: &Rules, trump: Option<Suit>, throw: Throw) -> Cards {
    let ranking = rules.ranking(trump);
    let mut cards: Vec<(u16, Card)> = throw.may.iter().map(|card| (worth(rules, ranking, trump, card), card)).collect();
    cards.sort_unstable();
    let (least, most) = (usize::from(throw.least), usize::from(throw.most));
    let idle = if rules.refill { cards.iter().take_while(|(worth, _)| *worth < IDLE).count() } else { 0 };
    throw.must | cards.into_iter().take(idle.clamp(least, most)).map(|(_, card)| card).collect::<Cards>()
}

/// Worth below which a plain card goes where another can be drawn for it.
const IDLE: u16 = 40;

/// Returns the worth of keeping a card, compared with the others.
fn worth(rules: &Rules, ranking: &Ranking, trump: Option<Suit>, card: Card) -> u16 {
    if ranking.trumps().contains(card) {
        let scored = rules
            .points
            .entries()
            .iter()
            .filter(|entry| trump.is_some_and(|trump| entry.point.trumps(trump).contains(card)));
        let scored: i16 = scored.map(|entry| entry.worth.0).sum();
        let rank = 60 - ranking.above(card).len().min(60) as u16;
        return 100 + rank + 10 * scored.unsigned_abs();
    }
    let Some(rank) = card.rank() else { return 100 };
    match rank {
        Rank::Ace => 60,
        Rank::King => 40,
        Rank::Queen => 30,
        Rank::Jack => 25,
        // A plain ten is worth ten card points to the player who wins it, and hardly ever wins by itself.
        Rank::Ten => 20,
        rank => rank as u16,
    }
}
