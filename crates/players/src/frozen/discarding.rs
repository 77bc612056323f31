//! Throwing away what is too much once the cards were run: trumps, aces and guarded cards stay (B-25).

use crate::decision::Reason;

use pitch_rules::{Action, Card, Cards, Rank, SeatView};

/// What to throw away, one of the choices in the view. Nothing if nothing is to be thrown away.
pub(super) fn discard(view: &SeatView) -> Option<(Action, Vec<Reason>)> {
    let count = view.legal.iter().find_map(|action| match action {
        Action::Discard(cards) => Some(cards.len()),
        _ => None,
    })?;
    let trump = view.trump;
    let mut hand: Vec<Card> = view.hand().iter().collect();
    hand.sort_by_key(|&card| (worth(card, trump.is_some_and(|trump| card.suit() == trump)), card));
    let thrown: Cards = hand.iter().take(count).copied().collect();
    let kept = hand.iter().skip(count).any(|card| Some(card.suit()) == trump);
    let reasons = vec![if kept { Reason::KeepsTrumps } else { Reason::KeepsBest }];
    Some((Action::Discard(thrown), reasons))
}

/// What a card is worth keeping, compared with the others.
const fn worth(card: Card, trump: bool) -> u8 {
    if trump {
        return 100 + card.rank() as u8;
    }
    match card.rank() {
        Rank::Ace => 60,
        Rank::King => 40,
        Rank::Queen => 30,
        // A plain ten is worth ten card points to whoever wins it, and hardly ever wins by itself.
        Rank::Ten => 20,
        Rank::Jack => 25,
        rank => rank as u8,
    }
}
