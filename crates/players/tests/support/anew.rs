//! Deals the cards anew that a player has not seen, so that a test can look whether they matter.

use pitch_rules::{Action, Cards, Game, Pack, Seat, SeatView, shuffle};
use rand::Rng;

/// The same deal and the same actions, with the cards that this seat has not seen dealt to others. Nothing if that is no
/// game any more.
pub fn dealt_anew(
    start: &Game,
    pack: &Pack,
    actions: &[(Seat, Action)],
    seen: Cards,
    rng: &mut impl Rng,
) -> Option<Game> {
    let mut cards = pack.cards().to_vec();
    let places: Vec<usize> = (0..cards.len()).filter(|&place| !seen.contains(cards[place])).collect();
    for last in (1..places.len()).rev() {
        cards.swap(places[last], places[shuffle::below(last as u32 + 1, || rng.next_u32()) as usize]);
    }
    let mut game = start.clone();
    let _ = game.apply(game.dealer(), Action::Deal(Pack::new(cards).ok()?)).ok()?;
    for (seat, action) in actions {
        let _ = game.apply(*seat, action.clone()).ok()?;
    }
    Some(game)
}

/// The cards that a view shows, wherever they are.
pub fn seen(view: &SeatView) -> Cards {
    let held = view.held.values().chain(view.thrown.values()).filter_map(|held| held.cards);
    let shown = view.exposed.values().chain(view.laid_down.values()).copied();
    let turned = view.turned.iter().chain(view.early.iter().map(|(_, card)| card)).copied().collect();
    held.chain(shown).fold(view.played() | turned, |seen, cards| seen | cards)
}
