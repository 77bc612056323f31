//! What the table shows: a view of the game that catches up with it, one event after the other.

use crate::engine::{Call, Event, Held, Seat, SeatView, Trick, Turn};

/// Folds an event into a view, so that it shows what the table shows after it.
///
/// After all events of an action the view is the one the game itself would give, but for what only the game knows: whose
/// turn it is and what may be played. Those come with the next view of the game.
pub fn fold(view: &mut SeatView, event: &Event) {
    match event {
        Event::Dealt { seat, packet, .. } => dealt(view, *seat, *packet),
        Event::Called { seat, call, .. } => {
            view.calls.push((*seat, *call));
            if let Call::Bid(bid) = call {
                view.standing = Some((*seat, *bid));
            }
        }
        Event::Contracted(contract) => {
            view.contract = Some(*contract);
            view.trick = Some(Trick::new(view.seats, contract.pitcher));
        }
        Event::ThrownIn => clear(view),
        Event::Played { seat, card } => {
            let held = &mut view.held[*seat];
            held.count = held.count.saturating_sub(1);
            if let Some(cards) = &mut held.cards {
                cards.remove(*card);
            }
            if let Some(trick) = &mut view.trick {
                // Only the suit of the card pitched can be trump, so that the leader's card is the best whatever it is.
                let trump = view.trump.unwrap_or(card.suit());
                trick.play(*card, crate::engine::Ranking::standard(Some(trump)));
            }
        }
        Event::TrumpSet(suit) => view.trump = Some(*suit),
        Event::TrickTaken { trick, winner, .. } => {
            view.tricks.push(*trick);
            view.trick = Some(Trick::new(view.seats, *winner));
        }
        Event::HandScored(finished) => {
            let score = &finished.score;
            view.scores = score.after;
            view.last = Some(std::sync::Arc::clone(finished));
            clear(view);
        }
        Event::DealPassed(dealer) => view.dealer = *dealer,
        Event::GameWon(end) => view.end = Some(*end),
        _ => {}
    }
}

/// Takes what the game says of the turn, and of the numbers no event speaks of.
pub fn settle(view: &mut SeatView, game: SeatView) {
    debug_assert!(game.held == view.held && game.calls == view.calls && game.tricks == view.tricks);
    *view = game;
}

fn dealt(view: &mut SeatView, seat: Seat, packet: Held) {
    let held = &mut view.held[seat];
    held.count += packet.count;
    held.cards = match (held.cards, packet.cards) {
        (Some(cards), Some(more)) => Some(cards | more),
        (None, Some(more)) => Some(more),
        (cards, None) => cards,
    };
}

/// The table between two hands.
fn clear(view: &mut SeatView) {
    view.calls.clear();
    view.tricks.clear();
    (view.standing, view.contract, view.trump, view.trick) = (None, None, None, None);
    view.turn = Turn::Deal(view.dealer);
    view.legal.clear();
}
