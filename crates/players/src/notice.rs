//! Remarks of a careful player out of turn: that another reneged, or must play a card that was shown.

use pitch_rules::rules::Ruff;
use pitch_rules::{Card, Cards, Rank, Remark, Rules, Seat, SeatView, Trick};

/// Returns the remark to make now, of those that the view lets this seat make. Only what everybody has seen is looked
/// at.
pub(super) fn remark(view: &SeatView, rules: &Rules, own: Seat) -> Option<Remark> {
    let claims = &view.claims;
    if claims.contains(&Remark::TakeBack) {
        return Some(Remark::TakeBack);
    }
    claims.iter().copied().find(|claim| match claim {
        Remark::CallRenege(seat) => reneged(view, rules, *seat),
        Remark::CallCard(seat, card) => is_caught(view, rules, own, *seat, *card),
        _ => false,
    })
}

/// Returns `true` if the cards themselves prove a renege of this seat that nobody has called yet: they did not follow
/// in a trick that is complete, and later a card lay that they should have followed with.
fn reneged(view: &SeatView, rules: &Rules, seat: Seat) -> bool {
    let called = |number: usize| {
        let is = |renege: &pitch_rules::Renege| renege.seat == seat && usize::from(renege.trick) == number;
        view.lapses.iter().any(|(renege, established)| *established && is(renege))
    };
    // Whatever was drawn after a trick was not held in it.
    let drawn = view.drawn.len() / view.seats.len();
    (drawn + 1..=view.tricks.len()).any(|number| {
        let shown = shown_after(view, seat, number);
        !called(number) && broke(rules, view, &view.tricks[number - 1], seat, shown)
    })
}

/// Returns the cards that this seat is known to have held after the trick of this number, from 1.
fn shown_after(view: &SeatView, seat: Seat, number: usize) -> Cards {
    let played = view.tricks.iter().skip(number).chain(&view.trick).filter_map(|trick| trick.card_of(seat));
    played.collect::<Cards>() | view.exposed[seat] | view.laid_down[seat]
}

/// Returns `true` if the card of this seat did not follow in a trick, although it held these cards.
fn broke(rules: &Rules, view: &SeatView, trick: &Trick, seat: Seat, held: Cards) -> bool {
    let (Some(led), Some(card)) = (trick.led(), trick.card_of(seat)) else { return false };
    let ranking = rules.ranking(view.trump);
    let follows = ranking.asked(led);
    // Where trump was named only later, nobody could trump; such a card is left alone all the same.
    let ruffs = rules.ruff == Ruff::Anytime && ranking.trumps().contains(card);
    trick.leader() != seat && !follows.contains(card) && !ruffs && !(held & follows).is_empty()
}

/// Returns `true` if a card that this player showed is to be called for: the trick is one's own, and it can only bring
/// something.
fn is_caught(view: &SeatView, rules: &Rules, own: Seat, seat: Seat, card: Card) -> bool {
    let Some((holder, best)) = view.trick.and_then(|trick| trick.best()) else { return false };
    let ranking = rules.ranking(view.trump);
    let worth = ranking.card_points(Cards::of(card)).0 > 0 || card.rank() == Some(Rank::Jack);
    let ours = rules.are_partners(view.contract, holder, own);
    view.trump.is_some() && view.called[seat].is_none() && ours && worth && !ranking.beats(card, best)
}
