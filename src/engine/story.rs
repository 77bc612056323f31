//! A hand told again from its beginning, as far as a view shows it.

use crate::engine::bid::Bid;
use crate::engine::call::Call;
use crate::engine::event::Event;
use crate::engine::seat::Seat;
use crate::engine::view::SeatView;

/// What was said and played in the hand in play: the events that led from the deal to this view.
#[must_use]
pub fn story(view: &SeatView) -> Vec<Event> {
    let mut events = Vec::new();
    let mut standing: Option<(Seat, Bid)> = None;
    for &(seat, call) in &view.calls {
        let takes_from = match (call, standing) {
            (Call::Bid(bid), Some((bidder, highest))) if bid == highest => Some(bidder),
            _ => None,
        };
        if let Call::Bid(bid) = call {
            standing = Some((seat, bid));
        }
        events.push(Event::Called { seat, call, takes_from });
    }
    events.extend(view.contract.map(Event::Contracted));
    let mut trump = view.trump;
    for (index, trick) in view.tricks.iter().chain(&view.trick).enumerate() {
        for (seat, card) in trick.plays() {
            events.push(Event::Played { seat, card });
            events.extend(trump.take().map(Event::TrumpSet));
        }
        if let Some((winner, _)) = trick.best().filter(|_| trick.is_complete()) {
            events.push(Event::TrickTaken { number: index as u8 + 1, trick: *trick, winner });
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::action::Action;
    use crate::engine::cards::Cards;
    use crate::engine::deal::Pack;
    use crate::engine::event::Viewer;
    use crate::engine::game::Game;
    use crate::engine::rules::Rules;
    use crate::engine::view::Turn;

    use std::sync::Arc;

    #[test]
    fn the_story_is_what_happened() {
        let mut game = Game::new(Arc::new(Rules::default()), Seat::default()).expect("rules");
        let pack = Pack::new(Cards::PACK.iter().collect()).expect("a pack");
        let _ = game.apply(Seat::default(), Action::Deal(pack)).expect("a deal");
        let mut happened = Vec::new();
        while let Turn::Call(seat) | Turn::Play(seat) = game.turn() {
            let last = game.legal(seat).pop().expect("something");
            happened.extend(game.apply(seat, last).expect("legal"));
            if game.last().is_some() {
                break;
            }
            assert_eq!(story(&game.view(Viewer::Public)), happened);
        }
        assert!(happened.len() > 30);
    }
}
