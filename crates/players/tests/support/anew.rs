//! Deals the cards anew that a player has not seen, so that a test can look whether they matter.

use pitch_rules::rules::PartnerShown;
use pitch_rules::{Action, Cards, Event, Game, Pack, Seat, SeatSet, SeatView, Viewer, shuffle};
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
    let _ = game.apply(game.dealer(), Action::Deal(Pack::new(cards).ok()?.with_cut(pack.cut()))).ok()?;
    for (seat, action) in actions {
        let action = match action {
            Action::Discard(thrown) if !(*thrown - seen).is_empty() => {
                // They throw as many cards away, of those that they have in this deal.
                let throw = game.throw(*seat)?;
                let held = game.view(Viewer::Seat(*seat)).hand();
                let mut may: Vec<_> = ((held & throw.may) - seen).iter().collect();
                let mut cards = throw.must;
                while cards.len() < thrown.len() && !may.is_empty() {
                    cards.insert(may.swap_remove(shuffle::below(may.len() as u32, || rng.next_u32()) as usize));
                }
                Action::Discard(cards)
            }
            action => action.clone(),
        };
        let _ = game.apply(*seat, action).ok()?;
    }
    Some(game)
}

/// What everybody sees of an exchange, of a partner who is shown at once, and of who has nothing left to play: where that is
/// another the deals can be told apart. So can they where cards that were thrown away are drawn again.
pub fn told(game: &Game, viewer: Viewer) -> (Vec<Event>, Option<Seat>, Option<SeatSet>) {
    let view = game.view(Viewer::Public);
    let again = view.exchanged.iter().any(|event| matches!(event, Event::Replenished { .. }));
    let seen = if again { game.view(viewer).exchanged } else { view.exchanged };
    let at_once = view.partner_card.is_some_and(|called| called.shown == PartnerShown::AtOnce);
    let partner = game.contract().and_then(|contract| contract.partner).filter(|_| at_once);
    (seen, partner, view.trick.map(|trick| trick.out()))
}

/// The cards that a view shows, wherever they are.
pub fn seen(view: &SeatView) -> Cards {
    let held = view.held.values().chain(view.thrown.values()).filter_map(|held| held.cards);
    let shown = view.exposed.values().chain(view.laid_down.values()).copied();
    let turned = view.turned.iter().chain(view.early.iter().map(|(_, card)| card)).copied().collect();
    let known = view.seats.all().fold(Cards::NONE, |all, seat| all | view.known(seat));
    let known = known | view.top.map_or(Cards::NONE, Cards::of);
    held.chain(shown).fold(known | view.played() | turned | view.dead(), |seen, cards| seen | cards)
}
